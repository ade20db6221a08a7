"""Everything the engine can say has a sentence, and every sentence can be said."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from underhall.core.agenda import NATURE, Decision, Table
from underhall.core.game import AnyGame
from underhall.core.match import Match
from underhall.core.saving import item_kinds
from underhall.games import GAMES, library
from underhall.games.lost_mines.components import CLANS, DWARVES_PER_CLAN, MINES, ROLES, TREASURES

SOURCE = Path(library.__file__).parents[1]
NAMES = [f"player {letter}" for letter in "ABCDEFGHI"]
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def keys_in_code(game: AnyGame, pattern: str) -> set[str]:
    modules = [*SOURCE.glob("core/*.py"), *game.home.glob("**/*.py")]
    return {key for module in modules for key in re.findall(pattern, module.read_text(encoding="utf-8"))}


def section(game: AnyGame, name: str) -> set[str]:
    return {key for key in library.catalogue(game).sentences if key.startswith(f"{name}.")}


@EVERY_GAME
def test_every_event_told_in_the_code_has_a_sentence_and_no_other(game: AnyGame) -> None:
    told = {f"event.{key}" for key in keys_in_code(game, r'(?:tell\(|whisper\([^"]*)"(\w+)"')}
    composed = tuple(f"event.{key}" for key in keys_in_code(game, r'tell\(f"(\w+){'))
    sentences = section(game, "event")
    assert told <= sentences
    assert {key for key in sentences - told if not key.startswith(composed)} == set()


@EVERY_GAME
def test_every_refusal_in_the_code_has_a_sentence_and_no_other(game: AnyGame) -> None:
    assert section(game, "refused") == keys_in_code(game, r'"(refused\.\w+)"')


@EVERY_GAME
def test_every_move_has_a_label_of_its_own_and_an_explanation(game: AnyGame) -> None:
    words = library.catalogue(game)
    moves = game.new(game.most_seats).notation().moves
    labels = [words.say(move.key, move.words, NAMES) for move in moves]
    assert len(set(labels)) == len(moves)
    keys = {move.key for move in moves}
    assert section(game, "move") == keys
    assert section(game, "explain") == {key.replace("move.", "explain.") for key in keys}


@EVERY_GAME
def test_every_decision_has_a_question(game: AnyGame) -> None:
    decisions = {name for name, kind in item_kinds(game).items() if issubclass(kind, Decision)}
    assert section(game, "question") == {f"question.{name}" for name in decisions}


@EVERY_GAME
def test_every_source_of_a_rule_or_table_has_a_word(game: AnyGame) -> None:
    sources = {rule.source for rule in library.rules(game).values()}
    assert {f"source.{source}" for source in sources} <= section(game, "source")


def test_every_component_of_the_lost_mines_has_a_word() -> None:
    game = GAMES["lost_mines"]
    assert {f"card.{card.name}" for card in game.box().cards} <= section(game, "card")
    assert section(game, "mine") == {f"mine.{mine}" for mine in MINES}
    assert section(game, "kind") == {f"kind.{kind}" for kind in TREASURES}
    assert section(game, "clan") == {f"clan.{clan}" for clan in CLANS}
    assert section(game, "role") == {f"role.{role}" for role in ROLES}
    assert section(game, "role_goal") == {f"role_goal.{role}" for role in ROLES}
    dwarves = [f"{clan} {number + 1}" for clan in CLANS for number in range(DWARVES_PER_CLAN)]
    assert section(game, "dwarf") == {f"dwarf.{dwarf}" for dwarf in dwarves}


def assert_refusals_can_be_said(game: AnyGame, table: Table) -> None:
    words = library.catalogue(game)
    for move in table.notation().moves:
        refusal = table.refusal(move)
        if refusal is not None:
            assert "{" not in words.say(refusal.key, refusal.words, NAMES)


@EVERY_GAME
@pytest.mark.parametrize("seats", [3, 7])
def test_whatever_happens_and_whatever_is_refused_can_be_said(game: AnyGame, seats: int) -> None:
    dice = Random(seats)
    match = Match(game, min(seats, game.most_seats))
    for number in range(2000):
        seat = match.table.to_move()
        if match.table.over():
            break
        if seat == NATURE:
            match.befall(dice)
        else:
            match.play(seat, dice.choice(match.table.options()))
        if number % 50 == 0:
            assert_refusals_can_be_said(game, match.table)
    assert match.table.over()
    words = library.catalogue(game)
    for event in match.journal:
        assert f"event.{event.key}" in words.sentences
        assert "{" not in words.report(event, NAMES)
