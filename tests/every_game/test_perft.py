"""Perft: how many sequences of moves, nature's included, lead on from a fixed position.

The numbers change with any change of legality. Those of the last position are worked out by hand.
"""

from __future__ import annotations

from random import Random

import pytest

from every_game.positions import PACKS
from underhall.core.agenda import Table
from underhall.core.pile import Pile
from underhall.games import GAMES
from underhall.games.lost_mines import table as lost_mines
from underhall.games.lost_mines.rules.course import Rounds
from underhall.games.lost_mines.rules.scoring import ScoreRound
from underhall.games.lost_mines.rules.turn import PlayOrDiscard, Turn

MINES = GAMES["lost_mines"]


def perft(table: Table, depth: int) -> int:
    if depth == 1:
        return len(table.options())
    count = 0
    for move in table.options():
        other = table.copy()
        other.play(move)
        count += perft(other, depth - 1)
    return count


def perfts(table: Table, depth: int) -> list[int]:
    return [perft(table, n) for n in range(1, depth + 1)]


def set_up(seats: int, small: bool, moves: int) -> Table:
    """The first turn that begins after so many moves by the dice."""
    dice = Random(seats)
    table: Table = MINES.new(seats, box=MINES.box(PACKS / "lost_mines" if small else None))
    while moves > 0 or not isinstance(table.agenda[-1], PlayOrDiscard):
        moves -= 1
        table.play(dice.choice(table.options()))
    return table


POSITIONS: dict[tuple[int, bool, int], list[int]] = {
    (3, False, 0): [37, 641, 22795],
    (5, False, 0): [20, 216, 4417],
    (3, False, 100): [55, 175, 1080],
    (5, False, 100): [26, 81, 355],
    (3, True, 100): [12, 44, 171],
    (5, True, 100): [13, 49, 203],
}


@pytest.mark.parametrize(("seats", "small", "moves"), POSITIONS)
def test_the_moves_of_a_fixed_position_are_counted(seats: int, small: bool, moves: int) -> None:
    assert perfts(set_up(seats, small, moves), 3) == POSITIONS[seats, small, moves]


def two_last_cards() -> lost_mines.Table:
    """Blue stands at b3 with a dead end, yellow at b5 with an axe; no cards are left, and no tree is near."""
    table: lost_mines.Table = MINES.new(3)
    for text in ("lay out gems", "lay out gold", "lay out silver", "deal blue loyal", "deal yellow loyal"):
        table.play(table.notation().parse(text))
    for text in ("deal yellow selfish", "start with seat 1", "pick dwarf 1", "pick dwarf 1", "pick dwarf 2"):
        table.play(table.notation().parse(text))
    names = [card.name for card in table.box.cards]
    table.hands = ((names.index("w"),), (names.index("axe"),), ())
    table.pile = Pile((10, *[0] * (len(names) - 1)), 10)
    table.agenda = [Rounds(), ScoreRound(), Turn(0)]
    table.advance()
    return table


def test_the_moves_of_two_last_cards_are_those_counted_by_hand() -> None:
    """The dead end fits at c3 and c5, turned at a3 and a5, or is discarded: 5.

    Laid beside blue's dwarf, it may step or stop (2 + 2); else yellow discards the axe (1 + 1 + 1): 7.
    Blue stopped: yellow's axe; blue stepped: back or stop (3 + 3). The axe gone, yellow's dwarf may step
    beside its start or stop (2 + 2); without any path the round is over, and nature lays out one of
    three kinds (3): 13.
    """
    table = two_last_cards()
    assert [move.text for move in table.options()] == [
        "lay w at c3",
        "lay w at c5",
        "lay w at a3 turned",
        "lay w at a5 turned",
        "discard w",
    ]
    assert perfts(table, 3) == [5, 7, 13]
