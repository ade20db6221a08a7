"""Everybody at a table reads it in their own language, whatever the others read."""

from __future__ import annotations

import random

import httpx
import pytest

from server.visitors import Caller, Inn, Visitor, choice, mover, party
from underhall.games import GAMES, library
from underhall.words import shelf
from underhall.words.pseudo import PSEUDO, accented

GAME = GAMES["lost_mines"]


def test_two_at_one_table_each_read_their_own_log(inn: Inn) -> None:
    table, guests, callers = party(inn.port, people=3, seats=3)
    other = guests[0].sit(table, PSEUDO)
    dice = random.Random(3)
    for _ in range(12):
        asked = mover(callers)
        asked.play(choice(asked.now, dice))
    for caller in (*callers, other):
        caller.catch_up(max(caller.now["at"] for caller in callers))
    own, english = other.log, callers[0].log
    assert [entry["key"] for entry in own] == [entry["key"] for entry in english]
    assert english[0]["text"] == "Round 1 begins."
    assert own[0]["text"] == accented("Round 1 begins.")
    assert all(entry["text"] != same["text"] for entry, same in zip(own, english, strict=True))


def test_choices_hints_and_reasons_are_told_in_the_readers_language(inn: Inn) -> None:
    table, guests, callers = party(inn.port, people=3, seats=3)
    asked = mover(callers)
    assert asked.seat is not None
    other = guests[asked.seat].sit(table, PSEUDO)
    named = {entry["text"]: entry["label"] for entry in asked.now["choices"]}
    assert {entry["text"]: entry["label"] for entry in other.now["choices"]} == {
        text: accented(label) for text, label in named.items()
    }
    hint = other.ask("hint")
    assert hint["label"] == accented(named[hint["move"]])
    assert other.ask("why", move="nonsense")["text"] == accented("Choose one of the dwarves of your clan.")
    no = other.ask("play", at=other.now["at"], move="nonsense")
    assert no["text"].startswith(accented("No move is written “") + "nonsense")
    no = other.ask("play", at=other.now["at"] + 9, move="nonsense")
    assert (no["key"], no["text"]) == ("refused.stale", accented("The game has moved on since; look again."))


def test_a_name_is_the_same_in_all_languages_when_it_changes(inn: Inn) -> None:
    table, guests, callers = party(inn.port, people=3, seats=3)
    other = guests[1].sit(table, PSEUDO)
    guests[0].ask("PATCH", "/api/me", {"name": "Zelda"})
    for caller in (callers[1], other):
        caller.until(lambda caller: any("Zelda" in entry["text"] for entry in caller.log))


@pytest.mark.parametrize("language", ["tlh", "", "en-US", "../../etc", "x" * 35])
def test_whoever_wishes_for_what_nobody_speaks_reads_english(
    inn: Inn, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The log does not tell of it: strangers could fill it."""
    table, guests, _ = party(inn.port, people=3, seats=3)
    assert guests[0].sit(table, language).log[0]["text"] == "Round 1 begins."
    asked = httpx.get(f"http://127.0.0.1:{inn.port}/api/games", params={"language": f"{language}?"})
    assert asked.json()[0]["title"] == "Saboteur: The Lost Mines"
    assert "nobody here speaks" not in caplog.text


def test_a_socket_is_heard_in_the_language_of_its_address(inn: Inn) -> None:
    table, guests, _ = party(inn.port, people=3, seats=3)
    caller = Caller(inn.port, table, guests[0].token, query=f"?language={PSEUDO}")
    assert caller.log[0]["text"] == accented("Round 1 begins.")
    caller.send(type="hello")
    assert caller.next("fault")["text"] == accented("We have met.")


@pytest.mark.parametrize(
    ("headers", "query", "accents"),
    [
        ({"Accept-Language": f"tlh, {PSEUDO};q=0.9, en;q=0.5"}, "", True),
        ({"Accept-Language": "en-GB"}, f"?language={PSEUDO}", True),
        ({"Accept-Language": "tlh"}, "", False),
        ({"Accept-Language": PSEUDO}, "?language=en", False),
        ({}, "", False),
    ],
)
def test_problems_are_told_as_the_browser_reads(
    inn: Inn, headers: dict[str, str], query: str, accents: bool
) -> None:
    answer = httpx.get(f"http://127.0.0.1:{inn.port}/api/games/chess{query}", headers=headers)
    english = "There is no such game."
    assert answer.json()["error"] == (accented(english) if accents else english)


@pytest.mark.parametrize(
    ("path", "wish", "told"),
    [
        ("records", {"record": "?", "names": []}, "Ez nem egy Underhall-játék jegyzőkönyve."),
        ("records", {"record": "underhall record 1\n", "names": []}, "A jegyzőkönyv vége hiányzik: "),
        ("tables", {"game": "lost_mines", "seats": 2}, "Ennél a játéknál 3"),
        (
            "tables",
            {"game": "mountain_king", "seats": 3, "options": {"board": "winter"}},
            "3 helynél a tábla őszi oldalán kell játszani.",
        ),
    ],
)
def test_what_the_engine_will_not_have_is_told_as_the_browser_reads(
    inn: Inn, path: str, wish: dict[str, object], told: str
) -> None:
    answer = Visitor(inn.port, "Ann").request("POST", f"/api/{path}?language=hu", wish)
    assert (answer.status_code, answer.json()["error"][: len(told)]) == (422, told)


def test_a_game_is_described_in_any_language(inn: Inn) -> None:
    guest = Visitor(inn.port, "Ann")
    words = guest.ask("GET", "/api/words")
    spoken = [{"code": code, "name": name} for code, name in shelf.languages().items()]
    assert words == {"language": "en", "text": "", "languages": spoken}
    words = guest.ask("GET", f"/api/words?language={PSEUDO}")
    assert f"ui-settings = {accented('Settings')}\n" in words["text"]
    book = guest.ask("GET", f"/api/games/lost_mines?language={PSEUDO}")
    assert book["words"]["card.ew_tree"] == accented("straight path with a fallen tree")
    assert book["title"] == accented(GAME.title)
    assert book["options"][0]["meaning"] == accented("more rounds until there is a single winner")
    assert book["chapters"][0]["title"] == accented(library.chapters(GAME)[0].title)
    assert guest.ask("GET", "/api/games")[0]["title"] == GAME.title


@pytest.mark.parametrize("language", [*shelf.languages(), PSEUDO])
def test_the_rules_are_told_in_any_language(inn: Inn, language: str) -> None:
    book = Visitor(inn.port, "Ann").ask("GET", f"/api/games/lost_mines?language={language}")
    told = {rule["id"]: rule["title"] for chapter in book["chapters"] for rule in chapter["rules"]}
    assert told == {rule.id: rule.title for rule in library.rules(GAME, language).values()}
    assert (told["LM-3.01"] == "Laying a path card") == (language == shelf.ENGLISH)


def test_a_game_is_looked_back_at_in_any_language(inn: Inn) -> None:
    table, guests, _ = party(inn.port, people=3, seats=3)
    for language, told in (("en", "Round 1 begins."), (PSEUDO, accented("Round 1 begins."))):
        frame = guests[0].ask("GET", f"/api/replays/{table}/frames/1?eyes=1&language={language}")
        assert frame["log"][0]["text"] == told
