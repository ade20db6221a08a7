"""Chapter 3. Path cards.

LM-3.01  Next to a start, a path card or a revealed mine; all passages fit all neighbours; it prolongs a path.
LM-3.02  It need not be connected to the own start or dwarf; LM-3.08 islands may be prolonged too.
LM-3.03  Cards may be turned by 180 degrees; a path may point off the board.
LM-3.07  Prolonging: an open side meets an open side.
LM-3.09  Only empty fields; start and mine fields never take path cards.
"""

from __future__ import annotations

from underhall.core.grid import DIRECTIONS, LETTERS, fields_of, opposite
from underhall.core.words import Refusal
from underhall.games.lost_mines.moves import Lay
from underhall.games.lost_mines.table import Table


class Joints:
    """What the cards on the board ask of a card laid beside them.

    `meets[d]` are the empty fields whose neighbour in direction d is open to them, `walls[d]` those whose
    neighbour is closed. A face-down mine asks nothing (LM-3.01, ruling).
    """

    def __init__(self, table: Table) -> None:
        grid = table.box.grid
        self.empty = table.empty_fields()
        self.meets = []
        self.walls = []
        for direction in DIRECTIONS:
            back = opposite(direction)
            self.meets.append(grid.moved(table.open[back], back) & self.empty)
            self.walls.append(grid.moved(table.known & ~table.open[back], back) & self.empty)

    def places(self, sides: int) -> int:
        """LM-3.01 The fields where a card with these open sides may be laid."""
        fit, joined = self.empty, 0
        for direction in DIRECTIONS:
            if sides >> direction & 1:
                fit &= ~self.walls[direction]
                joined |= self.meets[direction]
            else:
                fit &= ~self.meets[direction]
        return fit & joined


def lays(table: Table, cards: list[int]) -> list[Lay]:
    """LM-3.01 to LM-3.03 Everywhere these cards may be laid, turned or not."""
    found = []
    joints = Joints(table)
    for card in cards:
        for face in table.box.faces[card]:
            at = table.moves.lay[face]
            found += [at[field] for field in fields_of(joints.places(table.box.sides[face]))]
    return found


def lay(table: Table, seat: int, move: Lay) -> None:
    table.drop(seat, move.card)
    table.lay(move.field, move.face)
    if move.face & 1:
        table.tell("lays_turned", seat=seat, **move.words)
    else:
        table.tell("lays", seat=seat, **move.words)


def why_not_lay(table: Table, move: Lay) -> Refusal:
    grid, field = table.box.grid, move.field
    at = grid.names[field]
    if field in table.box.starts or table.box.mine_at[field] >= 0:
        return Refusal("LM-3.09", "refused.field_reserved", {"field": at})
    if table.known >> field & 1:
        return Refusal("LM-3.09", "refused.field_taken", {"field": at})
    sides = table.box.sides[move.face]
    touches = False
    for direction in DIRECTIONS:
        there = grid.next[direction][field]
        if there < 0 or not table.known >> there & 1:
            continue
        touches = True
        mine, theirs = sides >> direction & 1, table.sides[there] >> opposite(direction) & 1
        if mine != theirs:
            key = "refused.passage_against_wall" if mine else "refused.wall_against_passage"
            words = {"field": at, "side": LETTERS[direction], "there": grid.names[there]}
            return Refusal("LM-3.01", key, {**words})
    key = "refused.prolongs_nothing" if touches else "refused.touches_no_card"
    return Refusal("LM-3.07" if touches else "LM-3.01", key, {"field": at})
