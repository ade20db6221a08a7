"""Whatever happens, can be done or is refused in play can be said in words, down to the last of them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from random import Random

import pytest

from every_game.positions import CASES, Case, finished, visits
from underhall.core.agenda import Table
from underhall.core.catalogue import Catalogue, id_of
from underhall.core.game import AnyGame
from underhall.core.words import Word
from underhall.games import GAMES, library
from underhall.words.anatomy import Anatomy
from underhall.words.fluent import FluentSource, parse

BOX_CASES = [case for case in CASES if case.pack is None]
EVERY_BOX_CASE = pytest.mark.parametrize("case", BOX_CASES, ids=str)
FROM_INSIDE = re.compile(r"\b(face|slot|post) [0-9]|\b[0-9][a-d]\b|\+[a-z]")
EVERY_CASE = pytest.mark.parametrize("case", CASES, ids=str)


def unsaid(catalogue: Catalogue, key: str, words: Mapping[str, Word]) -> Iterable[str]:
    """What the catalogue lacks for a sentence: itself, one of its words, or what a word is called."""
    name = id_of(key)
    if name not in catalogue.ids:
        yield name
        return
    asked = anatomy(catalogue, name)
    yield from [f"{name}: ${word}" for word in asked.arguments - set(words)]
    for family, word, several in asked.things:
        things = str(words.get(word, "")).split() if several else [str(words.get(word, ""))]
        called = [id_of(f"{family}.{thing}") for thing in things]
        yield from [each for each in called if each not in catalogue.ids]


@cache
def anatomy(catalogue: Catalogue, name: str) -> Anatomy:
    assert isinstance(catalogue.source, FluentSource)
    return Anatomy(parse(catalogue.source.written[name]))


@EVERY_CASE
def test_every_event_can_be_told(case: Case) -> None:
    catalogue = library.catalogue(case.game)
    for seed in range(2):
        match = finished(case, seed)
        lacking = {gap for e in match.journal for gap in unsaid(catalogue, f"event.{e.key}", e.words)}
        assert lacking == set()
        assert all(catalogue.report(event, "ABCDEFGHI") for event in match.journal)


@EVERY_BOX_CASE
def test_every_refusal_can_be_explained(case: Case) -> None:
    catalogue = library.catalogue(case.game)
    for match in visits(case, 1):
        refused = refusals(match.table, Random(1))
        assert {gap for key, words in refused for gap in unsaid(catalogue, key, words)} == set()


def refusals(table: Table, dice: Random) -> list[tuple[str, Mapping[str, Word]]]:
    found = [table.refusal(move) for move in dice.sample(table.notation().moves, 150)]
    return [(refusal.key, refusal.words) for refusal in found if refusal]


@EVERY_BOX_CASE
def test_every_move_can_be_named(case: Case) -> None:
    catalogue = library.catalogue(case.game)
    moves = case.match().table.notation().moves
    assert {gap for move in moves for gap in unsaid(catalogue, move.key, move.words)} == set()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_earlier_editions_brought_can_still_be_named(game: AnyGame) -> None:
    """Their games go on, so their words stay."""
    catalogue = library.catalogue(game)
    for kept in game.editions():
        moves = game.new(game.least_seats, {}, game.unpack(kept), 1).notation().moves
        assert {gap for move in moves for gap in unsaid(catalogue, move.key, move.words)} == set()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_move_is_named_by_a_number_that_only_the_notation_knows(game: AnyGame) -> None:
    catalogue = library.catalogue(game)
    names = {
        catalogue.say(move.key, move.words, "ABCDEFGHI")
        for move in game.new(game.least_seats, {}, game.box(), 1).notation().moves
        if move.key != "move.fate"
    }
    assert [name for name in sorted(names) if FROM_INSIDE.search(name)] == []
