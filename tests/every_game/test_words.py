"""Whatever happens, can be done or is refused in play can be said in words, down to the last of them."""

from __future__ import annotations

import string
from collections.abc import Iterable, Mapping
from random import Random

import pytest

from every_game.positions import CASES, Case, finished, visits
from underhall.core.agenda import Table
from underhall.core.words import Catalogue, Word
from underhall.games import library

BOX_CASES = [case for case in CASES if case.pack is None]
EVERY_BOX_CASE = pytest.mark.parametrize("case", BOX_CASES, ids=str)
EVERY_CASE = pytest.mark.parametrize("case", CASES, ids=str)
PLAIN = ("", "name", "names")


def unsaid(catalogue: Catalogue, key: str, words: Mapping[str, Word]) -> Iterable[str]:
    """What the catalogue lacks for a sentence: itself, one of its words, or what a word is called."""
    if key not in catalogue.sentences:
        yield key
        return
    for _, name, spec, _ in string.Formatter().parse(catalogue.sentences[key]):
        if name is not None and name not in words:
            yield f"{key}: {{{name}}}"
        elif name is not None and spec not in PLAIN and not str(spec).startswith("plural "):
            vocabulary = str(spec).removeprefix("each ").removeprefix("amounts ")
            things = str(words[name]).split() if vocabulary != spec else [words[name]]
            called = [f"{vocabulary}.{thing}" for thing in things]
            yield from [word for word in called if word not in catalogue.sentences]


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
