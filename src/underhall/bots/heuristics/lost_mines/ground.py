"""The forest as a bot sees it: how far it is from every field to the mines worth going to.

A distance counts steps, cards still missing and obstacles still closed. It runs backwards from the mines,
level by level; a level is a set of fields, kept as a bitmask.
"""

from __future__ import annotations

from typing import Final

from underhall.core.grid import DIRECTIONS, opposite
from underhall.games.lost_mines import components
from underhall.games.lost_mines.components import CAMPFIRE, DITCH, DRAGON, ROCKS, TREE, Box
from underhall.games.lost_mines.table import NONE, UNSEEN
from underhall.games.lost_mines.view import View

STEP: Final = 1
OWN_TOOL: Final = 3
CARD: Final = 4
TOOL: Final = 5
POOREST: Final = 4
HORIZON: Final = 60

# Fields with an open side to the north, east, south and west, then plain, empty, ready and shut ones.
Board = tuple[int, int, int, int, int, int, int, int]


class Ground:
    """Everything about the board that is the same for all dwarves, as far as one seat knows.

    Of the fields that can be entered the plain ones cost a step, the empty ones also a card; on the ready
    ones lies an obstacle for which the seat holds the tool, on the shut ones an obstacle or a known dragon.
    """

    def __init__(self, box: Box, view: View) -> None:
        self.box = box
        self.tools = obstacles_in_reach(box, view)
        self._survey(view)
        self._judge_mines(view)
        self.levels = self.flood(self.seeds, self.board, -1)
        self.far = [HORIZON] * box.grid.size
        for level, fields in enumerate(self.levels):
            while fields:
                bit = fields & -fields
                fields ^= bit
                self.far[bit.bit_length() - 1] = level

    def _survey(self, view: View) -> None:
        """Where cards lie, which sides are open, and what lies on the cards."""
        open_sides = [0, 0, 0, 0]
        self.known = self.barred = self.ready = self.narrow = self.campfires = 0
        for field, sides in enumerate(view.sides):
            if sides:
                self.known |= 1 << field
                for direction in DIRECTIONS:
                    open_sides[direction] |= (sides >> direction & 1) << field
                if view.laid[field] >= 0:
                    self._note_feature(view, field)
        self.open = open_sides
        self.hidden = self.box.mine_mask & ~self.known
        self.empty = self.box.grid.all & ~self.known & ~self.hidden

    def _note_feature(self, view: View, field: int) -> None:
        feature = self.box.detail[view.laid[field] >> 1]
        bit = 1 << field
        if feature == CAMPFIRE:
            self.campfires |= bit
        elif feature == ROCKS or field in view.tools:
            self.narrow |= bit
        elif is_obstacle(feature):
            self.barred |= bit
            self.ready |= bit if feature in self.tools else 0

    def _judge_mines(self, view: View) -> None:
        """The richer a mine, the nearer it counts; others on the spot are served first."""
        self.left = [0] * (DRAGON + 1)
        for kind, owner in zip(view.treasure_kinds, view.treasure_owners, strict=True):
            self.left[kind] += owner == NONE
        self.unseen = [kind for kind in range(DRAGON + 1) if kind not in view.mine_kinds]
        hope = sum([self.left[kind] for kind in self.unseen]) / max(1, len(self.unseen))
        self.seeds = [0] * (HORIZON + TOOL)
        self.shut = self.barred & ~self.ready
        others = [place for seat, place in enumerate(view.places) if seat != view.seat]
        for field, kind in zip(self.box.mine_fields, view.mine_kinds, strict=True):
            riches = (hope if kind == UNSEEN else self.left[kind]) - others.count(field)
            if riches > 0:
                self.seeds[max(0, int(POOREST - 1.3 * riches))] |= 1 << field
            if kind == DRAGON:
                self.shut |= self.hidden & 1 << field
        self.plain = (self.known | self.hidden) & ~self.shut & ~self.ready
        free = self.empty | self.hidden
        north, east, south, west = [sides | free for sides in self.open]
        self.board: Board = (north, east, south, west, self.plain, self.empty, self.ready, self.shut)

    def flood(self, seeds: list[int], board: Board, wanted: int) -> list[int]:
        """The fields at distance 0, 1, 2 ... from the seeds, until all wanted ones are found."""
        north, east, south, west, plain, empty, ready, shut = board
        stride = self.box.grid.stride
        levels, seen = seeds[:], 0
        for level in range(HORIZON):
            new = levels[level] & ~seen
            levels[level] = new
            if not new:
                continue
            seen |= new
            if not wanted & ~seen:
                return levels[: level + 1]
            for part, cost in (
                (new & plain, STEP),
                (new & empty, CARD),
                (new & ready, OWN_TOOL),
                (new & shut, TOOL),
            ):
                if part:
                    levels[level + cost] |= (
                        (part & south) << stride & north
                        | (part & west) >> 1 & east
                        | (part & north) >> stride & south
                        | (part & east) << 1 & west
                    )
        return levels[:HORIZON]

    def cost(self, field: int) -> int:
        """What it takes to enter a field."""
        if self.plain >> field & 1:
            return STEP
        if self.empty >> field & 1:
            return CARD
        return OWN_TOOL if self.ready >> field & 1 else TOOL

    def onward(self, here: int) -> list[int]:
        """The directions of the shortest ways to the mines."""
        found = []
        for direction in DIRECTIONS:
            there = self.box.grid.next[direction][here]
            if there >= 0 and self.far[there] + self.cost(there) == self.far[here] < HORIZON:
                both = self.board[direction] >> here & self.board[opposite(direction)] >> there
                if both & 1:
                    found.append(direction)
        return found

    def goal(self, here: int) -> int:
        """The mine field at the end of a shortest way, or NONE."""
        while directions := self.onward(here):
            here = self.box.grid.next[directions[0]][here]
        return here if self.box.mine_at[here] >= 0 else NONE


def obstacles_in_reach(box: Box, view: View) -> set[int]:
    """The obstacles for which the seat holds a tool."""
    return {box.detail[card] for card in view.hand if box.use[card] == components.TOOL}


def is_obstacle(feature: int) -> bool:
    return TREE <= feature <= DITCH
