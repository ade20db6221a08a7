"""Random play, and a box with so small a board that random play finds its mines."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from underhall.core.agenda import NATURE
from underhall.core.grid import Grid
from underhall.games.lost_mines import GAME
from underhall.games.lost_mines.components import Box
from underhall.games.lost_mines.table import Table

SMALL_BOARD = """
    ...M.
    B..M.
    Y...M
    ..M..
"""


@cache
def small_box() -> Box:
    box, rows = GAME.box(), SMALL_BOARD.split()
    grid = Grid(len(rows[0]), len(rows))
    fields: dict[str, list[int]] = {letter: [] for letter in ".BYM"}
    for y, row in enumerate(rows, 1):
        for x, letter in enumerate(row, 1):
            fields[letter].append(grid.field(x, y))
    return Box(
        grid=grid,
        starts=(fields["B"][0], fields["Y"][0]),
        mine_fields=tuple(fields["M"]),
        cards=box.cards,
        start_sides=box.start_sides,
        mine_sides=box.mine_sides,
        treasure_values=box.treasure_values,
        loyal=box.loyal,
        hand=box.hand,
        set_aside=box.set_aside,
        name="small",
        fingerprint="small",
    )


def wander(seats: int, seed: int, box: Box | None = None) -> Iterator[Table]:
    """One game of random play; the same table before each of its choices, nature's included."""
    table, dice = GAME.new(seats, box=box), random.Random(seed)
    while not table.over():
        yield table
        if table.to_move() == NATURE:
            table.befall(dice)
        else:
            table.play(dice.choice(table.options()))
    yield table
