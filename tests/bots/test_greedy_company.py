"""Greedy in The Lost Mines: whom a dwarf takes for a friend."""

from __future__ import annotations

import pytest

from games.lost_mines.positions import position
from underhall.bots.heuristics.lost_mines.company import fellowship, role_chances, stakes
from underhall.core.agenda import changed
from underhall.games.lost_mines import GAME
from underhall.games.lost_mines.table import Table
from underhall.games.lost_mines.view import View

SIX = "blue loyal, blue loyal, yellow loyal, yellow selfish, blue selfish, yellow saboteur"


def seen(table: Table, *others: int) -> View:
    """The view of seat 0, as if it had looked at some roles."""
    for other in others:
        table.role_seen = changed(table.role_seen, other, table.role_seen[other] | 1)
    return GAME.view(table, 0)


def test_lm_1_04_an_unknown_role_is_any_card_of_the_clan_that_i_have_not_seen() -> None:
    view = seen(position(seats=6, roles=SIX))
    assert role_chances(GAME.box(), view, 1) == pytest.approx([1 / 3, 1 / 3, 1 / 3])
    assert role_chances(GAME.box(), view, 2) == pytest.approx([2 / 4, 1 / 4, 1 / 4])
    view = seen(position(seats=6, roles=SIX), 4)
    assert role_chances(GAME.box(), view, 1) == pytest.approx([1 / 2, 0, 1 / 2])
    assert role_chances(GAME.box(), view, 4) == [0, 1, 0]


def test_lm_1_04_with_three_players_a_loyal_dwarf_has_no_loyal_clan_mate() -> None:
    view = seen(position(seats=3, roles="blue loyal, blue selfish, yellow saboteur"))
    assert fellowship(GAME.box(), view) == pytest.approx([1, 0, 1 / 3])


def test_lm_6_02_a_selfish_dwarf_has_no_friends() -> None:
    view = seen(position(seats=6, roles=SIX.replace("blue loyal", "blue selfish", 1)))
    assert fellowship(GAME.box(), view) == [1, 0, 0, 0, 0, 0]


def test_lm_6_03_a_saboteurs_friends_are_loyal_to_the_other_clan() -> None:
    view = seen(position(seats=6, roles=SIX.replace("blue loyal", "blue saboteur", 1)), 2, 3, 5)
    assert fellowship(GAME.box(), view) == [1, 0, 1, 0, 0, 0]


def test_lm_6_03_a_loyal_dwarfs_friends_are_loyal_clan_mates_and_the_others_saboteur() -> None:
    view = seen(position(seats=6, roles=SIX), 1, 2, 3, 4, 5)
    assert fellowship(GAME.box(), view) == [1, 1, 0, 0, 0, 1]


@pytest.mark.parametrize("seats", range(3, 10))
def test_rivals_count_against_but_a_path_for_everybody_is_still_worth_building(seats: int) -> None:
    view = seen(position(seats=seats), *range(1, seats))
    weights, friends = stakes(GAME.box(), view), fellowship(GAME.box(), view)
    assert sum(weights) > 0
    for seat in range(1, seats):
        assert (weights[seat] > 0) == (friends[seat] == 1)
    assert weights[0] == max(weights)


def test_lm_2_07_who_has_passed_does_not_count() -> None:
    table = position(seats=3)
    table.passed = 0b110
    assert stakes(GAME.box(), seen(table))[1:] == [0, 0]
