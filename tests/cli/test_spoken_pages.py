"""All that a page of the terminal says is in a catalogue: in the language for tests no English is left."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from cli.any_board import choices
from cli.pages import Asked, words_of
from underhall.cli.explain import Explainer
from underhall.cli.reading import read_answer
from underhall.cli.words import HOME, Tongue
from underhall.games import GAMES, library
from underhall.words import shelf
from underhall.words.pseudo import PSEUDO, accented

PLAIN = re.compile(r"(?<![\w+-])[a-z]{4,}(?![\w-])")


@pytest.fixture(autouse=True)
def another_language() -> Iterator[None]:
    Tongue.language = PSEUDO
    yield
    Tongue.language = shelf.ENGLISH


def english(game: str) -> set[str]:
    """The words of all English sentences that the terminal may say."""
    homes = [HOME, library.HOME, GAMES[game].home]
    texts = [(home / "words" / "en.ftl").read_text(encoding="utf-8") for home in homes]
    return {word for text in texts for word in PLAIN.findall(text)}


@pytest.mark.parametrize(("game", "seats"), [("lost_mines", 4), ("mountain_king", 3), ("covenant", 2)])
def test_no_english_is_left_in_another_language(tmp_path: Path, game: str, seats: int) -> None:
    known = english(game)
    for session in islice(choices(tmp_path, game, seats, seed=2), 0, None, 3):
        asked = Asked(session)
        menu = asked.play.menu()
        labels = [entry.label for entry in menu.entries()]
        headings = [group.heading.plain for group in menu.groups]
        shown = " ".join([*words_of([form() for panel in asked.panels for form in panel.forms]), *asked.head])
        left = known & set(PLAIN.findall(" ".join([shown, *labels, *headings])))
        assert left == set(), session.view().question


def test_what_is_counted_is_counted_as_the_language_counts(tmp_path: Path) -> None:
    Tongue.language = "pl"
    shown = ""
    for session in islice(choices(tmp_path, "mountain_king", 3, seed=2), 60):
        asked = Asked(session)
        shown += " ".join(words_of([form() for panel in asked.panels for form in panel.forms])) + "\n"
    assert re.search(r"\b[2-4] (monety|wózki|runy|młoty)\b", shown)
    assert not re.search(r"\b([2-9]|1\d) (kamień|wózek|runa|moneta)\b", shown)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("xyzzy", accented("No move is written “") + "xyzzy" + accented("”.")),
        ("pick dwarf 1x", accented("”; did you mean ") + "pick dwarf 1"),
        ("\x1b[31m", "“\\x1b[31m"),
    ],
)
def test_what_is_no_move_is_told_in_the_readers_language(tmp_path: Path, typed: str, told: str) -> None:
    session = next(choices(tmp_path, "lost_mines", 3, seed=2))
    objection = read_answer(session, Asked(session).play.menu(), None, typed).objection
    assert told in objection
    assert objection.endswith(accented(" Type a number, or ? for help."))


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_group_is_explained_by_its_name_said_once(tmp_path: Path, language: str) -> None:
    Tongue.language = language
    told = set[str]()
    for session in islice(choices(tmp_path, "mountain_king", 3, seed=2), 40):
        menu = Asked(session).play.menu()
        for number in range(1, len(menu.groups) + 1 if menu.grouped else 1):
            heading = next(iter(Explainer(session).explain(str(number), menu, None)))
            if menu.group(number) is not None:
                told.add(str(heading))
    assert {"en": "Recruit.", "pl": "Werbuj."}[language] in told
    assert [heading for heading in told if ":." in heading] == []


def test_a_colon_behind_the_name_of_a_group_need_not_be_typed(tmp_path: Path) -> None:
    Tongue.language = "pl"
    for session in islice(choices(tmp_path, "mountain_king", 3, seed=2), 40):
        menu = Asked(session).play.menu()
        recruiting = [group for group in menu.groups if group.name == "werbuj:"]
        for entry in [entry for group in recruiting for entry in group.entries]:
            label = entry.label.partition(" (")[0]
            for typed in (f"werbuj: {label}", f"werbuj {label}"):
                assert read_answer(session, menu, None, typed).move is entry.move
        if recruiting:
            return
    raise AssertionError("nobody could recruit")


def test_a_price_alone_begins_with_no_comma(tmp_path: Path) -> None:
    """Building costs strength and brings nothing before it is said where."""
    Tongue.language = "hu"
    labels = set[str]()
    for session in islice(choices(tmp_path, "covenant", 2, seed=2), 60):
        labels |= {entry.label for entry in Asked(session).play.menu().entries()}
    assert [label for label in labels if "(," in label] == []
    assert [label for label in labels if label.endswith(" (ára 1 erő)")] != []
