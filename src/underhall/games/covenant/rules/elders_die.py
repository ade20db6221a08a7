"""Chapter 16, continued. The Elders' die.

CV-16.03  "Chooses" means a die roll: tile slots, sites, rows of the map.
CV-16.12  Slots and rows count from the left or the top; other rolls are rolled again, so all that can be
          chosen are equally likely.
"""

from __future__ import annotations

from underhall.core.agenda import Dice, below
from underhall.core.hexes import bits
from underhall.core.luck import EvenChance
from underhall.games.covenant.moves import Pick
from underhall.games.covenant.table import Table


class ElderRoll(EvenChance[Table, Pick]):
    """CV-16.03 The Elders' die, among what can be chosen; `choice` is what it is rolled for."""

    choice = ""

    def __init__(self, clan: int) -> None:
        self.clan = clan

    def faces(self, table: Table) -> list[int]:
        raise NotImplementedError

    def chosen(self, table: Table, face: int) -> None:
        raise NotImplementedError

    def among(self, table: Table) -> list[Pick]:
        return [table.moves.elder_roll[face] for face in self.faces(table)]

    def sample(self, table: Table, dice: Dice) -> Pick:
        faces = self.faces(table)
        return table.moves.elder_roll[faces[below(dice, len(faces))]]

    def befall(self, table: Table, move: Pick) -> None:
        if table.heard():
            table.announce(self.clan, "roll", face=move.what + 1, choice=self.choice)
        self.chosen(table, move.what)


def rows_with(table: Table, chambers: int) -> list[int]:
    """The rows that have one of these chambers, from the top."""
    return [row for row, mask in enumerate(table.box.hexes.row_masks) if mask & chambers]


def leftmost(table: Table, row: int, chambers: int) -> int:
    return bits(table.box.hexes.row_masks[row] & chambers)[0]
