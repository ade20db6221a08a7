"""docs/rules/ is made from the game's own words and tables, and is up to date."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from underhall.core.game import AnyGame
from underhall.games import GAMES, library, rulesheet
from underhall.games.lost_mines import LostMines

DOCS = Path(__file__).parents[2] / "docs"
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def committed(game: AnyGame) -> str:
    return (DOCS / "rules" / f"{game.name}.md").read_text(encoding="utf-8")


def remake(game: AnyGame) -> str:
    return f"stale: underhall rules {game.name} --markdown > docs/rules/{game.name}.md"


@EVERY_GAME
def test_the_committed_rules_and_components_are_the_generated_ones(game: AnyGame) -> None:
    made = rulesheet.rules_and_components(game)
    assert committed(game)[: len(made)] == made, remake(game)


@EVERY_GAME
def test_the_committed_page_ends_with_the_balance_tables_if_there_are_any(game: AnyGame) -> None:
    made = rulesheet.rules_and_components(game)
    assert committed(game)[len(made) :] == rulesheet.balance(game), remake(game)


@EVERY_GAME
def test_every_rule_has_one_heading_in_the_order_of_the_rules(game: AnyGame) -> None:
    headings = re.findall(r"^### ([A-Z]{2}-\d+\.\w+) ", committed(game), re.MULTILINE)
    assert headings == list(library.rules(game))


@EVERY_GAME
def test_a_rule_stands_in_the_chapter_of_its_number(game: AnyGame) -> None:
    for number, chapter in enumerate(library.chapters(game), 1):
        assert {int(rule.id.split("-")[1].split(".")[0]) for rule in chapter.rule} == {number}


@EVERY_GAME
def test_every_table_of_components_is_on_the_page_with_its_source(game: AnyGame) -> None:
    sources = "|".join(["rulebook", "reviews", "reconstructed", "house"])
    for file in (game.home / "data").glob("*.toml"):
        section = re.search(rf"\(`{re.escape(file.name)}`\)\n\n[^\n]+ \*\(({sources})\)\*\n", committed(game))
        assert section, file.name


def test_the_page_counts_the_cards_of_the_lost_mines() -> None:
    page = rulesheet.rules_and_components(GAMES["lost_mines"])
    assert re.findall(r"^In all: .*$", page, re.MULTILINE) == [
        "In all: 23 cards.",
        "In all: 40 cards.",
        "In all: 12 cards worth 36.",
    ]


def test_balance_tables_come_last_and_only_if_the_game_has_them(tmp_path: Path) -> None:
    class Elsewhere(LostMines):
        home = tmp_path

    game = Elsewhere()
    for folder in ("words", "data"):
        shutil.copytree(LostMines.home / folder, tmp_path / folder)
    tables = tmp_path / "words" / "balance.md"
    tables.unlink(missing_ok=True)
    without = rulesheet.markdown(game)
    assert without == rulesheet.rules_and_components(game)
    tables.write_text("## Balance\n", encoding="utf-8")
    assert rulesheet.markdown(game) == f"{without}\n## Balance\n"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_page_of_a_game_names_every_rule(game: AnyGame) -> None:
    page = rulesheet.rules_and_components(game)
    assert [rule for rule in library.rules(game) if rule not in page] == []
