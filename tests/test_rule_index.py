"""The rules told in the rule book, cited in code, named in tests and listed in docs/rules are the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from underhall.core.game import AnyGame
from underhall.games import GAMES, library

TESTS = Path(__file__).parent
DOCS = TESTS.parent / "docs" / "rules"
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
NUMBER = r"(?:(?<=^)|(?<=_))(\d+)_(\d+|[abc]\d)(?=_|$)"


def prefix(game: AnyGame) -> str:
    """LM for rules like LM-2.01."""
    prefixes = {rule.partition("-")[0] for rule in library.rules(game)}
    assert len(prefixes) == 1
    return prefixes.pop()


def cited(game: AnyGame, *paths: Path) -> set[str]:
    pattern = rf"\b{prefix(game)}-\d+\.[A-C]?\d+\b"
    return {rule for path in paths for rule in re.findall(pattern, path.read_text(encoding="utf-8"))}


def named_in_tests(game: AnyGame) -> set[str]:
    """test_lm_2_01_... names LM-2.01; a name may have several: test_lm_2_01_2_03_..."""
    names = [
        name
        for path in TESTS.rglob("test_*.py")
        for name in re.findall(rf"def test_{prefix(game).lower()}_(\w+)", path.read_text(encoding="utf-8"))
    ]
    return {
        f"{prefix(game)}-{int(chapter)}.{number.upper()}"
        for name in names
        for chapter, number in re.findall(NUMBER, name)
    }


@EVERY_GAME
def test_every_rule_has_an_id_of_its_own(game: AnyGame) -> None:
    ids = [rule.id for chapter in library.chapters(game) for rule in chapter.rule]
    assert ids
    assert len(set(ids)) == len(ids)


@EVERY_GAME
def test_the_code_cites_every_rule_and_no_other(game: AnyGame) -> None:
    assert cited(game, *game.home.rglob("*.py")) == set(library.rules(game))


@EVERY_GAME
def test_the_tests_name_every_rule_and_no_other(game: AnyGame) -> None:
    assert named_in_tests(game) == set(library.rules(game))


@EVERY_GAME
def test_the_documentation_lists_every_rule_and_no_other(game: AnyGame) -> None:
    assert cited(game, DOCS / f"{game.name}.md") == set(library.rules(game))
