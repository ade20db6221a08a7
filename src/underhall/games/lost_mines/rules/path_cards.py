"""Chapter 3. Path cards.

LM-3.01  Next to a start, a path card or a revealed mine; all passages fit all neighbours; it prolongs a path.
LM-3.02  It need not be connected to the own start or dwarf; LM-3.08 islands may be prolonged too.
LM-3.03  Cards may be turned by 180 degrees; a path may point off the board.
LM-3.07  Prolonging: an open side meets an open side.
LM-3.09  Only empty fields; start and mine fields never take path cards.
"""

from __future__ import annotations

from typing import Final

from underhall.core.grid import DIRECTIONS, LETTERS, opposite
from underhall.core.words import Refusal
from underhall.games.lost_mines.moves import Lay
from underhall.games.lost_mines.table import Table


def fitting(joints: int) -> int:
    """LM-3.01 The cards that fit between these joints, as a set of sets of open sides.

    Where the neighbour is open the card must be, and nowhere else beside one; LM-3.07 it prolongs a path.
    A face-down mine asks nothing (ruling).
    """
    meets, walls = joints & 15, joints >> 4
    fits = [sides & (meets | walls) == meets for sides in range(16)]
    return sum([1 << sides for sides in range(16) if meets and fits[sides]])


FITTING: Final = tuple([fitting(joints) for joints in range(256)])


def lays(table: Table, cards: list[int]) -> list[Lay]:
    """LM-3.01 to LM-3.03 Everywhere these cards may be laid, turned or not."""
    found: list[Lay] = []
    fields = [field for field, joints in enumerate(table.joints) if joints and FITTING[joints]]
    fitting = [FITTING[table.joints[field]] for field in fields]
    for card in cards:
        for face in table.box.faces[card]:
            lays, sides = table.moves.lay[face], table.box.sides[face]
            for at, fits in enumerate(fitting):
                if fits >> sides & 1:
                    found.append(lays[fields[at]])
    return found


def lay(table: Table, seat: int, move: Lay) -> None:
    table.drop(seat, move.card)
    table.lay(move.field, move.face)
    if table.heard() and move.face & 1:
        table.tell("lays_turned", seat=seat, **move.words)
    elif table.heard():
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
