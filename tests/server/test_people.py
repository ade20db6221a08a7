"""People: guests, tokens, accounts."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from server.visitors import Caller, Fort, Inn, Visitor, mover, party
from underhall.server.people.tokens import Tokens

SECRET = {"login": "ada@hall", "password": "under the mountain"}


def test_a_guest_needs_only_a_name(inn: Inn) -> None:
    guest = Visitor(inn.port, "Ada")
    assert guest.ask("GET", "/api/me") == {"id": guest.id, "name": "Ada", "account": None}


@pytest.mark.parametrize(
    "name", ["", " ", "\u200b", "\u3164", "\u2800", "\u115f\uffa0", "\u0301\u0302", "x" * 25, 5, None]
)
def test_a_name_must_be_seen_and_short(inn: Inn, name: object) -> None:
    answer = httpx.post(f"http://127.0.0.1:{inn.port}/api/people", json={"name": name})
    assert answer.status_code in (400, 422)
    assert answer.json()["error"]


def test_html_in_a_name_is_nothing_but_text(inn: Inn) -> None:
    name = "<b onload=x()>'\"&"
    guest = Visitor(inn.port, name)
    answer = guest.request("GET", "/api/me")
    assert answer.json()["name"] == name
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_control_characters_and_direction_marks_are_dropped(inn: Inn) -> None:
    guest = Visitor(inn.port, "A\u202ed\x00a\n B")
    assert guest.ask("GET", "/api/me")["name"] == "Ada B"


def test_a_new_name_is_seen_at_the_table(inn: Inn) -> None:
    table, guests, callers = party(inn.port, people=3, seats=3)
    mover(callers)
    assert guests[1].ask("PATCH", "/api/me", {"name": "Bruna"})["name"] == "Bruna"
    welcome = callers[0].next("welcome")
    assert welcome["table"]["seats"][1]["name"] == "Bruna"
    assert any("Bruna belongs to" in entry["text"] for entry in callers[0].log)
    assert Caller(inn.port, table).table["seats"][1]["name"] == "Bruna"


@pytest.mark.parametrize("path", ["/api/me", "/api/me/tables"])
def test_without_a_token_one_is_nobody(inn: Inn, path: str) -> None:
    answer = httpx.get(f"http://127.0.0.1:{inn.port}{path}")
    assert answer.status_code == 401
    assert answer.headers["www-authenticate"] == "Bearer"


def test_a_token_is_unguessable_and_signed() -> None:
    tokens, foreign = Tokens("one key"), Tokens("another key")
    issued = {tokens.issue("ada") for _ in range(100)}
    assert len(issued) == 100
    for token in issued:
        claim = tokens.claim(token)
        assert claim is not None
        assert (claim.person, claim.season) == ("ada", 0)
        assert foreign.claim(token) is None
    assert all(len(token.split(".")[1]) >= 24 and len(token.split(".")[3]) == 43 for token in issued)


def test_a_changed_token_is_no_token(inn: Inn) -> None:
    guest, other = Visitor(inn.port, "Ada"), Visitor(inn.port, "Brock")
    person, grain, season, signature = guest.token.split(".")
    forged = [
        f"{other.id}.{grain}.{season}.{signature}",
        f"{person}.{grain}x.{season}.{signature}",
        f"{person}.{grain}.1.{signature}",
        f"{person}.{grain}.{season}.{signature[:-2]}AA",
        f"{person}.{grain}.{signature}",
        f"{person}.{grain}.{season}.",
        f"{person}.{grain}",
        person,
        ".",
        "..",
        "\u00e4.\u00f6.\u00fc",
    ]
    for token in forged:
        header = f"Bearer {token}".encode()
        answer = httpx.get(f"http://127.0.0.1:{inn.port}/api/me", headers={b"Authorization": header})
        assert answer.status_code == 401, token


def test_tokens_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[tuple[bytes, bytes]] = []

    def watch(one: bytes, other: bytes) -> bool:
        compared.append((one, other))
        return one == other

    monkeypatch.setattr("underhall.server.people.tokens.hmac.compare_digest", watch)
    tokens = Tokens("key")
    tokens.claim(tokens.issue("ada"))
    tokens.claim("a.b.c")
    assert len(compared) == 2


@pytest.mark.slow
def test_tokens_never_reach_a_log(tmp_path: Path) -> None:
    said = tmp_path / "log"
    with said.open("wb") as log:
        fort = Fort(str(tmp_path / "underhall.db")).open(log)
        guest = Visitor(fort.port, "Ada")
        table = guest.set_up(3, fill_with="random")
        caller = guest.sit(table)
        guest.start(table)
        caller.my_turn().play("nonsense")
        caller.send(type="hello", token=guest.token)
        caller.socket.send(guest.token.encode() + b"\xff", text=True)
        guest.http.get(f"/api/me?token={guest.token}")
        guest.http.get(f"/{guest.token}")
        guest.http.get("/api/me", headers={"Authorization": f"Bearer {guest.token}x"})
        assert fort.process is not None
        fort.process.terminate()
        fort.process.wait(20)
    assert guest.token.rsplit(".", 1)[1] not in said.read_text()


def test_an_account_finds_its_person_and_tables_again(inn: Inn) -> None:
    guest = Visitor(inn.port, "Ada")
    table = guest.set_up()
    assert guest.ask("POST", "/api/accounts", SECRET)["account"] == "ada@hall"
    elsewhere = Visitor(inn.port, "Elsewhere")
    me = elsewhere.ask("POST", "/api/sessions", {**SECRET, "login": "ADA@hall"})
    assert (me["person"]["id"], me["person"]["name"]) == (guest.id, "Ada")
    assert me["token"] != guest.token
    elsewhere.token = me["token"]
    elsewhere.http.headers["Authorization"] = f"Bearer {elsewhere.token}"
    assert [sheet["id"] for sheet in elsewhere.ask("GET", "/api/me/tables")] == [table]
    assert elsewhere.sit(table).seat == 0


def test_a_wrong_password_or_login_tells_nothing(inn: Inn) -> None:
    guest = Visitor(inn.port, "Ada")
    guest.ask("POST", "/api/accounts", {"login": "brock", "password": "under the mountain"})
    answers = [
        guest.request("POST", "/api/sessions", {"login": "brock", "password": "over the mountain"}),
        guest.request("POST", "/api/sessions", {"login": "nobody", "password": "over the mountain"}),
    ]
    assert [answer.status_code for answer in answers] == [401, 401]
    assert answers[0].json() == answers[1].json()


def test_a_login_is_taken_once_and_a_person_has_one(inn: Inn) -> None:
    first, second = Visitor(inn.port, "Ada"), Visitor(inn.port, "Brock")
    wish = {"login": "cilla", "password": "under the mountain"}
    first.ask("POST", "/api/accounts", wish)
    assert second.request("POST", "/api/accounts", {**wish, "login": "Cilla"}).status_code == 409
    assert first.request("POST", "/api/accounts", {**wish, "login": "dorn"}).status_code == 409
    assert second.ask("GET", "/api/me")["account"] is None


def test_a_login_fits_its_place_when_capitals_become_small(inn: Inn) -> None:
    guest = Visitor(inn.port, "Ada")
    wish = {"login": "\u0130" * 40, "password": "under the mountain"}
    assert len(guest.ask("POST", "/api/accounts", wish)["account"]) == 40
    assert guest.ask("POST", "/api/sessions", wish)["person"]["id"] == guest.id


def test_passwords_are_kept_as_argon2_hashes_only(inn: Inn) -> None:
    guest = Visitor(inn.port, "Ada")
    guest.ask("POST", "/api/accounts", {"login": "elke", "password": "under the mountain"})
    path = inn.settings.database.removeprefix("sqlite:///")
    stored = b"".join(Path(path + end).read_bytes() for end in ("", "-wal"))
    assert b"under the mountain" not in stored
    assert b"$argon2id$" in stored
    assert guest.token.rsplit(".", 1)[1].encode() not in stored
