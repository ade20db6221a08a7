"""The rules of a game in other languages: told as far as somebody has, in English for the rest."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from underhall.core.game import AnyGame, BadSetup, Denial
from underhall.games import GAMES, library
from underhall.words import shelf
from underhall.words.pseudo import PSEUDO, accented

GAME = GAMES["lost_mines"]
TOLD = """
[[chapter]]
title = "Aranĝo"

[[chapter.rule]]
id = "LM-1.01"
title = "Ludantoj"
text = "Tri ĝis naŭ."
"""


@pytest.fixture(name="words")
def fixture_words(tmp_path: Path) -> Iterator[Path]:
    """A folder from outside, for the words of the game."""
    shelf.use(tmp_path)
    words = tmp_path / "games" / "lost_mines" / "words"
    words.mkdir(parents=True)
    yield words
    shelf.use()


def test_what_is_told_stands_beside_english(words: Path) -> None:
    (words / "rules.eo.toml").write_text(TOLD, encoding="utf-8")
    chapters, english = library.chapters(GAME, "eo"), library.chapters(GAME)
    assert chapters[0].title == "Aranĝo"
    rule = chapters[0].rule[0]
    assert (rule.title, rule.text, rule.source) == ("Ludantoj", "Tri ĝis naŭ.", english[0].rule[0].source)
    assert chapters[0].rule[1:] == english[0].rule[1:]
    assert chapters[1:] == english[1:]


@pytest.mark.parametrize("text", ["[[chapter", "[[chapter]]\ntitle = 3", "[[chapter]]\nname = 'x'"])
def test_a_broken_file_is_passed_over_with_a_note(
    words: Path, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    (words / "rules.eo.toml").write_text(text, encoding="utf-8")
    assert library.chapters(GAME, "eo") == library.chapters(GAME)
    assert caplog.messages[0].startswith("rules.eo.toml cannot be read, its rules are told in English: ")


def test_the_language_for_tests_tells_everything() -> None:
    rules, english = library.rules(GAME, PSEUDO), library.rules(GAME)
    assert list(rules) == list(english)
    assert all(rules[name].text == accented(rule.text) for name, rule in english.items())
    assert library.chapters(GAME, PSEUDO)[0].title == accented(library.chapters(GAME)[0].title)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_and_its_options_are_called_by_name(game: AnyGame) -> None:
    words = library.catalogue(game)
    assert words.section("game") == {"game-title", "game-about"}
    assert words.section("option") == {f"option-{option.name}" for option in game.options}
    assert words.section("option_name") == {f"option_name-{option.name}" for option in game.options}
    assert words.section("choice") == {
        f"choice-{option.name}-{choice}"
        for option in game.options
        for choice in option.choices
        if not choice.isdecimal()
    }
    assert game.title == words.word("game.title")


def test_why_a_table_cannot_be_set_up_is_told_in_the_readers_language() -> None:
    """By a sentence that all games share, or by one of the game's own."""
    with pytest.raises(BadSetup) as shared:
        GAME.new(2)
    assert library.told(shared.value, "hu") == "Ennél a játéknál 3\N{EN DASH}9 hely lehet, 2 nem."
    with pytest.raises(BadSetup) as own:
        GAMES["mountain_king"].new(3, {"start": "5"})
    assert library.told(own.value) == "Seat 5 cannot start: there are 3 seats."
    assert library.told(own.value, "pl") == "Miejsce 5 nie może zaczynać: miejsc jest 3."


def test_without_a_sentence_for_people_one_reads_what_programs_read() -> None:
    assert library.told(Denial("the box is empty"), "es") == "the box is empty"
