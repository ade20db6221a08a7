"""Layouts: everything that a view tells has its place, within its limits, and no two parts share one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from itertools import islice
from random import Random
from typing import Any

import numpy as np
import pytest

from every_game.positions import SMALL_CASES, Case, setups, visits, walk
from every_game.test_non_interference import LEAKS, SHUFFLERS, LeakyMines, other_world
from underhall.core.game import AnyGame
from underhall.core.match import Match
from underhall.games import GAMES
from underhall.games.covenant.view import ClanView, EldersView
from underhall.games.covenant.view import View as CovenantView
from underhall.games.lost_mines.view import View as MinesView
from underhall.games.mountain_king.view import View as KingView
from underhall.research.features import NoFeatures, layout_of
from underhall.research.features.layout import Amount, Count, Layout, Mark, Thing

EVERY_SMALL_CASE = pytest.mark.parametrize("case", SMALL_CASES, ids=str)
# Some options let random play go on for ever.
MOST_STEPS = 2000
# What has no part of its own name: how many sit there stands in the shape, how earlier rounds and the game
# ended is over, and what is told in another way.
ELSEWHERE = {
    "lost_mines": {"seats", "results"},
    "mountain_king": {"seats", "results", "side", "teams", "hide_tokens"},
    "covenant": {"seats", "results", "offers", "clans", "elders", "coins"},
}
KINDS: dict[str, list[Any]] = {
    "lost_mines": [MinesView],
    "mountain_king": [KingView],
    "covenant": [CovenantView, ClanView],
}


def cases() -> Iterator[Case]:
    """All seats and options with the printed box."""
    for game in GAMES.values():
        for seats, options in setups(game):
            yield Case(game, seats, options, None)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_field_of_a_view_has_a_part_or_a_reason(game: AnyGame) -> None:
    told = {field.name for kind in KINDS[game.name] for field in fields(kind)}
    assert told - set(layout_of(game, game.box(), game.most_seats).parts) == ELSEWHERE[game.name]


def test_alone_the_elders_have_parts_too() -> None:
    game = GAMES["covenant"]
    more = set(layout_of(game, game.box(), 1).parts) - set(layout_of(game, game.box(), 2).parts)
    assert more == {"difficulty", *[f"elders_{f.name}" for f in fields(EldersView) if f.name != "difficulty"]}


@pytest.mark.parametrize("case", list(cases()), ids=str)
def test_observations_are_within_their_limits(case: Case) -> None:
    layout = layout_of(case.game, case.game.box(), case.seats)
    for match in islice(walk(case.match(), Random(1)), 0, MOST_STEPS, 9):
        for seat in range(case.seats):
            seen = layout.of(case.game.view(match.table, seat))
            wrong = (seen < layout.low) | (seen > layout.high) | (seen != np.round(seen))
            assert [name for name, part in layout.named(wrong).items() if part.any()] == []


@EVERY_SMALL_CASE
def test_what_a_seat_cannot_know_does_not_show_in_its_observation(case: Case) -> None:
    assert differing(case, case.game) == []


@pytest.mark.parametrize("secret", LEAKS)
def test_a_view_that_leaks_shows_there(secret: str) -> None:
    game = LeakyMines(LEAKS[secret])
    assert "pile" in differing(Case(game, 5, game.settle(5, {}), SMALL_CASES[0].pack), game)


def differing(case: Case, game: AnyGame) -> list[str]:
    """Parts of observations by which a seat can tell worlds apart that are alike to it."""
    dice, found, match = Random(1), set[str](), case.match()
    layout = layout_of(game, match.box, case.seats)
    for match in visits(case, 1):
        for seat in range(case.seats):
            real = layout.of(game.view(match.table, seat))
            for shuffler in SHUFFLERS:
                other = layout.of(game.view(other_world(match, seat, shuffler, dice), seat))
                found |= {name for name, part in layout.named(real != other).items() if part.any()}
    return sorted(found)


def test_an_observation_can_be_read_back() -> None:
    """By hand, of a table in the middle of a game."""
    game = GAMES["lost_mines"]
    layout = layout_of(game, game.box(), 3)
    case = Case(game, 3, game.settle(3, {}), None)
    for match in visits(case, 2):
        for seat in range(3):
            view: Any = game.view(match.table, seat)
            told = layout.named(layout.of(view))
            assert told["seat"] == [seat]
            assert [card for card, count in enumerate(told["hand"]) for _ in range(int(count))] == view.hand
            assert told["laid"].tolist() == view.laid
            assert told["traps"].nonzero()[0].tolist() == view.traps
            seen = told["role_seen"].reshape(3, 3)
            assert [sum(1 << at for at in row.nonzero()[0]) for row in seen] == [
                mask & 0b111 for mask in view.role_seen
            ]
    covenant = Match(GAMES["covenant"], 2)
    parts = layout_of(covenant.game, covenant.box, 2)
    assert parts.of(covenant.game.view(covenant.table, 0))[parts.parts["glory"].at].tolist() == [5, 5]


def test_things_are_spread_among_all_that_they_could_be() -> None:
    layout = Layout(
        [
            Thing("card", 2, -1, 2, lambda view: view),
            Amount("gold", 1, 0, 10, lambda _: [5]),
            Mark("places", 3, lambda _: [1]),
            Count("hand", 2, 0, 4, lambda _: [1, 1]),
        ]
    )
    seen = layout.of([2])
    assert seen.tolist() == [2, -1, 5, 0, 1, 0, 0, 2]
    assert layout.spread(seen).tolist() == [0, 0, 0, 1, 1, 0, 0, 0, 0.5, 0, 1, 0, 0, 0.5]
    both = layout.spread(np.stack([seen, layout.low]))
    assert both.shape == (2, 14)
    assert both[0].tolist() == layout.spread(seen).tolist()
    assert repr(layout.parts["card"]) == "<card: thing, 2 from -1 to 2>"


def test_a_game_without_a_layout_says_where_one_belongs() -> None:
    class Unknown(LeakyMines):
        name = "unknown"

    with pytest.raises(NoFeatures, match="write one in underhall/research/features"):
        layout_of(Unknown(LEAKS["a hand"]), GAMES["lost_mines"].box(), 3)
