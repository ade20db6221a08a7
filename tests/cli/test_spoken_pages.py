"""All that a page of the terminal says is in a catalogue: in the language for tests no English is left."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from cli.any_board import choices
from cli.pages import Asked, words_of
from underhall.cli.words import HOME, Tongue
from underhall.games import GAMES, library
from underhall.words import shelf
from underhall.words.pseudo import PSEUDO

PLAIN = re.compile(r"(?<![\w+-])[a-z]{4,}(?![\w-])")


@pytest.fixture(autouse=True)
def accented() -> Iterator[None]:
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
