"""Logging out, passwords, being forgotten, and names that look alike."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import sqlite3
from base64 import urlsafe_b64encode

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from server.visitors import PATIENCE, Caller, Inn, Visitor, mover, party
from underhall.server.people.names import clean, told_apart
from underhall.server.people.tokens import Tokens
from underhall.server.settings import NO_LIMITS, Limits, Rate

OLD, NEW = "under the mountain", "over the mountain"


def holder(inn: Inn, login: str, name: str = "Ada") -> Visitor:
    """Somebody with an account."""
    guest = Visitor(inn.port, name)
    guest.ask("POST", "/api/accounts", {"login": login, "password": OLD})
    return guest


def logged_in(inn: Inn, login: str, password: str = OLD) -> Visitor:
    """The same person at another device."""
    other = Visitor(inn.port, "Elsewhere")
    become(other, other.ask("POST", "/api/sessions", {"login": login, "password": password})["token"])
    return other


def become(visitor: Visitor, token: str) -> None:
    visitor.token = token
    visitor.http.headers["Authorization"] = f"Bearer {token}"


def counts(visitor: Visitor) -> bool:
    return visitor.request("GET", "/api/me").status_code == 200


def is_hung_up(caller: Caller) -> bool:
    try:
        while True:
            caller.receive()
    except ConnectionClosed as closed:
        return closed.rcvd is not None and closed.rcvd.code == 1008


def test_a_token_of_the_first_kind_still_counts(inn: Inn) -> None:
    guest = Visitor(inn.port, "Ada")
    path = inn.settings.database.removeprefix("sqlite:///")
    (key,) = sqlite3.connect(path).execute("select value from secrets where name = 'token key'").fetchone()
    bare = f"{guest.id}.{'r' * 24}"
    digest = hmac.new(key.encode(), bare.encode(), hashlib.sha256).digest()
    become(guest, f"{bare}.{urlsafe_b64encode(digest).rstrip(b'=').decode()}")
    assert guest.ask("GET", "/api/me")["name"] == "Ada"
    guest.ask("DELETE", "/api/sessions/all")
    assert not counts(guest)


def test_a_season_cannot_be_made_up() -> None:
    tokens = Tokens("key")
    old = tokens.issue("ada")
    bare, signature = old.rsplit(".", 1)
    assert tokens.claim(f"{bare[:-1]}1.{signature}") is None


def test_who_logs_out_is_out_with_this_token_only(inn: Inn) -> None:
    ada = holder(inn, "ada.out")
    elsewhere = logged_in(inn, "ada.out")
    table = ada.set_up()
    here, there = ada.sit(table), elsewhere.sit(table)
    assert ada.ask("DELETE", "/api/sessions") == {"person": ada.id}
    assert not counts(ada)
    assert is_hung_up(here)
    assert counts(elsewhere)
    assert there.ask("ping")["type"] == "pong"
    with pytest.raises((ConnectionClosed, AssertionError)):
        ada.sit(table)


def test_it_stays_so_after_a_restart(database: str) -> None:
    inn = Inn(database).open()
    ada = holder(inn, "ada")
    elsewhere, third = logged_in(inn, "ada"), logged_in(inn, "ada")
    ada.ask("DELETE", "/api/sessions")
    inn.close()
    again = Inn(database).open()
    for visitor, expected in ((ada, False), (elsewhere, True), (third, True)):
        moved = Visitor(again.port, "Somebody")
        become(moved, visitor.token)
        assert counts(moved) is expected
    again.close()


def test_who_logs_out_everywhere_keeps_only_the_new_token(inn: Inn) -> None:
    guest = Visitor(inn.port, "Ada")
    table = guest.set_up()
    caller, old = guest.sit(table), guest.token
    me = guest.ask("DELETE", "/api/sessions/all")
    assert me["person"]["id"] == guest.id
    assert is_hung_up(caller)
    become(guest, old)
    assert not counts(guest)
    become(guest, me["token"])
    assert guest.sit(table).seat == 0
    become(guest, guest.ask("DELETE", "/api/sessions/all")["token"])
    assert counts(guest)


def test_a_new_password_shuts_out_whoever_had_the_old_one(inn: Inn) -> None:
    ada = holder(inn, "ada.new")
    thief = logged_in(inn, "ada.new")
    change = {"password": OLD, "new": NEW}
    assert ada.request("PUT", "/api/me/password", {**change, "password": NEW}).status_code == 401
    assert counts(thief)
    me = ada.ask("PUT", "/api/me/password", change)
    assert not counts(thief)
    assert not counts(ada)
    become(ada, me["token"])
    assert counts(ada)
    wish = {"login": "ada.new", "password": OLD}
    assert ada.request("POST", "/api/sessions", wish).status_code == 401
    assert counts(logged_in(inn, "ada.new", NEW))


def test_a_guest_has_no_password_to_change(inn: Inn) -> None:
    guest = Visitor(inn.port, "Ada")
    answer = guest.request("PUT", "/api/me/password", {"password": OLD, "new": NEW})
    assert (answer.status_code, answer.json()["error"]) == (409, "You have no account.")


@pytest.mark.slow
def test_wrong_passwords_slow_down_an_account_wherever_they_come_from(database: str) -> None:
    limits = {name: getattr(NO_LIMITS, name) for name in ("passwords", "newcomers", "requests")}
    inn = Inn(database, limits=Limits(**limits, wrong_passwords=Rate(1e-9, 3))).open()
    holder(inn, "ada")
    holder(inn, "brock", "Brock")
    guess = {"login": "ada", "password": NEW}
    knocking = Visitor(inn.port, "Knocking")
    assert [knocking.request("POST", "/api/sessions", guess).status_code for _ in range(4)] == [
        401, 401, 401, 429
    ]  # fmt: skip
    assert knocking.request("POST", "/api/sessions", {**guess, "password": OLD}).status_code == 429
    for _ in range(9):
        logged_in(inn, "brock")
    nobody = [knocking.request("POST", "/api/sessions", {**guess, "login": "nobody"}) for _ in range(4)]
    assert [answer.status_code for answer in nobody] == [401, 401, 401, 429]
    inn.close()


def test_many_guesses_at_the_same_time_are_no_more_than_one_after_the_other(database: str) -> None:
    limits = {name: getattr(NO_LIMITS, name) for name in ("passwords", "newcomers", "requests")}
    inn = Inn(database, limits=Limits(**limits, wrong_passwords=Rate(1e-9, 3))).open()
    holder(inn, "ada")
    guess = {"login": "ada", "password": NEW}

    async def guesses() -> list[int]:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{inn.port}", timeout=PATIENCE) as http:
            answers = [http.post("/api/sessions", json=guess) for _ in range(12)]
            return [answer.status_code for answer in await asyncio.gather(*answers)]

    assert sorted(asyncio.run(guesses())) == [401] * 3 + [429] * 9
    inn.close()


def test_who_is_forgotten_leaves_only_moves_behind(inn: Inn) -> None:
    ada = holder(inn, "ada.gone")
    elsewhere, brock = logged_in(inn, "ada.gone"), Visitor(inn.port, "Brock")
    table = ada.set_up(3, fill_with="random")
    ada.seat(table, 1, "open")
    brock.seat(table, 1)
    caller, watching = ada.sit(table), brock.sit(table)
    ada.start(table)
    assert caller.ask("say", text="farewell")["type"] == "done"
    assert ada.request("DELETE", "/api/me", {"password": NEW}).status_code == 401
    assert counts(ada)
    ada.ask("DELETE", "/api/me", {"password": OLD})
    assert not counts(ada)
    assert not counts(elsewhere)
    assert is_hung_up(caller)
    sheet = brock.ask("GET", f"/api/tables/{table}")
    assert (sheet["seats"][0]["name"], sheet["seats"][0]["stand_in"]) == ("Seat 1", True)
    assert sheet["host"] == brock.id
    watching.next("table")
    assert Caller(inn.port, table, brock.token).chat == []
    wish = {"login": "ada.gone", "password": OLD}
    assert brock.request("POST", "/api/sessions", wish).status_code == 401
    path = inn.settings.database.removeprefix("sqlite:///")
    with sqlite3.connect(path) as stored:
        assert stored.execute("select name, gone from people where id = ?", (ada.id,)).fetchone() == ("", 1)


def test_a_guest_is_forgotten_without_a_password_and_frees_the_seat(inn: Inn) -> None:
    host, guest = Visitor(inn.port, "Ada"), Visitor(inn.port, "Brock")
    table = host.set_up(3)
    guest.seat(table, 1)
    guest.ask("DELETE", "/api/me", {})
    assert not counts(guest)
    assert host.ask("GET", f"/api/tables/{table}")["seats"][1]["kind"] == "open"


def test_a_table_that_cannot_be_woken_keeps_nobody_from_being_forgotten(database: str) -> None:
    """At all others a bot plays on."""
    inn = Inn(database).open()
    guest = Visitor(inn.port, "Ada")
    tables = [guest.set_up(3, fill_with="random") for _ in range(3)]
    for table in tables:
        guest.start(table)
    inn.close()
    with sqlite3.connect(database.removeprefix("sqlite:///")) as stored:
        stored.execute("update lines set text = 'unheard of' where table_id = ? and n = 0", tables[:1])
    inn = Inn(database).open()
    again = Visitor(inn.port, "Somebody")
    become(again, guest.token)
    assert again.request("DELETE", "/api/me", {}).status_code == 200
    assert not counts(again)
    for table in tables[1:]:
        answer = httpx.get(f"http://127.0.0.1:{inn.port}/api/tables/{table}", timeout=PATIENCE)
        assert answer.json()["seats"][0]["stand_in"] is True
    inn.close()


@pytest.mark.parametrize(
    "names",
    [
        ["Ada", "Ada"],
        ["Ada", "ada"],
        ["Ada", "A d a"],
        ["Ada", "\u0410d\u0430"],
        ["Ada", "\uff21da"],
        ["Ada", "\u00c1da"],
        ["Il1", "lIi"],
        ["Arnold", "Amold"],
    ],
)
def test_names_that_look_alike_bear_the_number_of_their_seat(names: list[str]) -> None:
    assert told_apart(["Brock", *names]) == ["Brock", f"{names[0]} (2)", f"{names[1]} (3)"]


def test_names_that_differ_are_left_alone() -> None:
    names = ["Ada", "Adam", "\u0410\u043d\u043d\u0430", "\u6771", "\u6771\u4eac"]
    assert told_apart(names) == names


def test_a_guest_cannot_pass_for_another_or_for_a_bot(inn: Inn) -> None:
    table, guests, callers = party(inn.port, people=2, seats=3)
    mover(callers)
    bot = guests[0].ask("GET", f"/api/tables/{table}")["seats"][2]["name"]
    guests[1].ask("PATCH", "/api/me", {"name": bot})
    seats = callers[0].next("welcome")["table"]["seats"]
    assert [seat["name"] for seat in seats[1:]] == [f"{bot} (2)", f"{bot} (3)"]


def test_a_tower_of_marks_is_cut_down() -> None:
    assert clean("Z" + "\u0301" * 20 + "a") == "Z" + "\u0301" * 3 + "a"
