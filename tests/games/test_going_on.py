"""Going on by doing: what is offered beyond a question is what going on leads to; nobody learns by it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from every_game.positions import pick
from underhall.core.agenda import NATURE
from underhall.core.beyond import DEEPEST, LONGEST, Way, ways_on
from underhall.core.game import AnyGame
from underhall.core.match import AnyMatch, Match
from underhall.core.notation import GoOn
from underhall.core.saving import save
from underhall.games import GAMES

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
ASKED = {
    "lost_mines": {"DiscardAnother", "MoveDwarf"},
    "mountain_king": {"SpellAndWorkshop", "UseWorkshop", "DedicateHall"},
    "covenant": {"UseRelic", "SpendSupport", "UseTool", "ChooseRubble"},
}


def question(table: Any) -> str:
    return type(table.agenda[-1]).__name__


def follow(match: AnyMatch, first: tuple[Any, ...], seat: int) -> None:
    """Really go on, as a driver does."""
    for move in first:
        match.play(seat, move)
        while match.pass_over():
            pass


def is_walk(ways: list[Way]) -> bool:
    return any(not isinstance(move, GoOn) for way in ways for move in way.first)


@EVERY_GAME
def test_a_way_on_leads_where_it_says(game: AnyGame) -> None:
    found: set[str] = set()
    for seed in range(60):
        if found == ASKED[game.name]:
            break
        dice, match = Random(seed), Match(game, max(2, game.least_seats))
        while not match.table.over():
            seat = match.table.to_move()
            if seat == NATURE:
                match.befall(dice)
                continue
            before = save(game, match.table)
            ways = ways_on(match.table, seat)
            assert save(game, match.table) == before
            offered = set(match.table.options())
            for way in ways:
                tried = match.copy()
                follow(tried, way.first, seat)
                assert save(game, tried.table) == save(game, way.table)
                assert tried.table.to_move() == seat
                assert tried.table.lessons == match.table.lessons
                assert set(way.moves) <= set(tried.table.options())
                assert not any(isinstance(move, GoOn) for move in way.moves)
                found.add(question(match.table))
            if is_walk(ways):
                assert all(way.moves and len(way.first) <= LONGEST for way in ways)
            else:
                new = [move for way in ways for move in way.moves]
                assert len(ways) <= DEEPEST
                assert len({*offered, *new}) == len(offered) + len(new)
            match.play(seat, pick(game, match.table.options(), dice))
    assert found == ASKED[game.name]


@EVERY_GAME
def test_only_who_is_asked_has_a_way_on(game: AnyGame) -> None:
    dice, table = Random(2), game.new(max(2, game.least_seats))
    for _ in range(300):
        if table.over():
            break
        if table.to_move() == NATURE:
            table.befall(dice)
            continue
        for seat in range(table.seats):
            assert seat == table.to_move() or ways_on(table, seat) == []
        table.play(pick(game, table.options(), dice))
