"""Perft: how many sequences of moves, nature's included, lead on from a fixed position.

The numbers change with any change of legality. Those of the last position are worked out by hand.
"""

from __future__ import annotations

from random import Random

import pytest

from every_game.test_perft import perfts
from games.covenant.positions import bare, dwarves, options, stock, turn
from underhall.games.covenant import GAME
from underhall.games.covenant.rules.clan_turn import AssignDwarf
from underhall.games.covenant.table import Table

POSITIONS: dict[tuple[int, int], list[int]] = {
    (1, 0): [8, 16, 165, 678, 3250],
    (1, 150): [10, 20, 44, 508, 6137],
    (2, 0): [8, 16, 102, 273, 1302],
    (2, 150): [4, 8, 21, 102, 620],
    (3, 0): [4, 8, 16, 64, 176],
    (3, 150): [3, 6, 14, 67, 188],
    (4, 0): [4, 8, 16, 99, 275],
    (4, 150): [8, 16, 32, 131, 391],
}


def set_up(seats: int, moves: int) -> Table:
    """The first dwarf that is assigned after so many moves by the dice."""
    table, dice = GAME.new(seats), Random(seats)
    while moves > 0 or not isinstance(table.agenda[-1], AssignDwarf):
        moves -= 1
        useful = [move for move in table.options() if move.text not in ("pass", "done")]
        table.play(dice.choice(useful or table.options()))
    return table


@pytest.mark.parametrize(("seats", "moves"), POSITIONS)
def test_the_moves_of_a_fixed_position_are_counted(seats: int, moves: int) -> None:
    assert perfts(set_up(seats, moves), 5) == POSITIONS[seats, moves]


def test_the_moves_of_a_weak_dwarf_in_an_empty_hall_are_those_counted_by_hand() -> None:
    """A dwarf of strength 1 and four tools: 4. Each is used or not: 8.

    Not used: the turn ends, and of the first rubble nature turns up one of 5 kinds (4 x 5). Dig: no rubble;
    one of the six chambers beside c3 is revealed (6). Fight: nobody is there, so the turn ends (5). Build:
    the plan is a house or nothing (2). Transport: one of six sites or nothing (7). Together 40.
    """
    table = bare(2, "c3 yellow gold 2")
    dwarves(table, 0, 1)
    stock(table, 0, "gold")
    turn(table)
    assert options(table) == [
        "assign 1 to pick",
        "assign 1 to axe",
        "assign 1 to compass",
        "assign 1 to cart",
    ]
    assert perfts(table, 3) == [4, 8, 40]
