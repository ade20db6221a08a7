"""Chapter 3, continued. The open rows of tiles on the board, and how they are refilled.

CV-3.04  At the end of a turn rubble, traditions, coins and relics slide and new tiles come in; tools do not
         slide; a taken ornament is replaced at once.
CV-3.07  Traditions and coins slide toward the cheap end, relics toward the low end of the Mine, rubble right.
CV-3.08  An empty stack: the discards of rubble and coins are shuffled, else the slot stays empty.
"""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Chance, Dice, Effect, Item, changed
from underhall.core.pile import Pile, others, places_of
from underhall.core.words import clause
from underhall.games.covenant.components import Tool
from underhall.games.covenant.icons import (
    COIN_ROW,
    REWARDS,
    ROWS,
    RUBBLE_ROW,
    SLOT_COLOURS,
    TOOL_ROW,
    TOOLS,
)
from underhall.games.covenant.moves import Pick
from underhall.games.covenant.table import EMPTY, Row, Table, raised, with_row

DISCARDED: Final[dict[int, int]] = {RUBBLE_ROW: 0, COIN_ROW: 1}


class Refill(Effect[Table]):
    """CV-3.04 Slide, then fill what is empty."""

    def resolve(self, table: Table) -> None:
        gaps: list[Item[Table]] = []
        for row in range(TOOL_ROW + 1):
            if EMPTY in table.rows[row]:
                if row != TOOL_ROW:
                    table.rows = with_row(table.rows, row, slid(table.rows[row], row == RUBBLE_ROW))
                gaps += [TurnUp(row, slot) for slot in places_of(table.rows[row], EMPTY)]
        table.then_all(gaps)


def slid(row: Row, to_the_end: bool) -> Row:
    """CV-3.07 The tiles closed up, the gaps where new ones come in."""
    tiles = others(row, EMPTY)
    gaps = (EMPTY,) * (len(row) - len(tiles))
    return gaps + tiles if to_the_end else tiles + gaps


def shuffle_discards(table: Table, row: int) -> None:
    at = DISCARDED[row]
    counts = table.discards[at]
    if sum(counts):
        table.bags = changed(table.bags, row, Pile(counts, sum(counts)))
        table.discards = with_row(table.discards, at, (0,) * len(counts))
        table.tell("shuffles_discards", row=ROWS[row])


def discard_tile(table: Table, row: int, kind: int) -> None:
    """Rubble and coins go to their discards."""
    table.discards = raised(table.discards, DISCARDED[row], kind)


def tile_told(table: Table, row: int, kind: int) -> str:
    """A tile of a row, as a clause."""
    if row == TOOL_ROW:
        return tool_told(table.box.tools[kind])
    return clause(ROWS[row], what=table.box.kind_names[row][kind])


def tool_told(tool: Tool) -> str:
    """CV-5.01 A tool of the market by what it does, costs and has room for."""
    return clause("tool", what=TOOLS[tool.kind], cost=REWARDS[tool.cost], colour=SLOT_COLOURS[tool.slot])


class TurnUp(Chance[Table, Pick]):
    """CV-1.04, CV-3.08 The next tile of a stack, if there is any, face up into a slot."""

    def __init__(self, row: int, slot: int) -> None:
        self.row, self.slot = row, slot

    def reached(self, table: Table) -> bool:
        if not table.bags[self.row].size and self.row in DISCARDED:
            shuffle_discards(table, self.row)
        if table.bags[self.row].size:
            return super().reached(table)
        table.agenda.pop()
        return False

    def outcomes(self, table: Table) -> list[tuple[Pick, int]]:
        faces = table.moves.turn_up[self.row]
        return [(faces[kind], count) for kind, count in table.bags[self.row].outcomes()]

    def sample(self, table: Table, dice: Dice) -> Pick:
        return table.moves.turn_up[self.row][table.bags[self.row].sample(dice)]

    def befall(self, table: Table, move: Pick) -> None:
        row = self.row
        table.draw(row, move.what)
        table.rows = with_row(table.rows, row, changed(table.rows[row], self.slot, move.what))
        if table.heard():
            table.tell("turns_up", row=ROWS[row], tile=tile_told(table, row, move.what), slot=self.slot + 1)
