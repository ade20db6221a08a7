"""The forest as a bot sees it: how far it is from every field to the mines worth going to.

A distance counts steps, cards still missing and obstacles still closed. It runs backwards from the mines,
level by level; a level is a set of fields, kept as a bitmask.
"""

from __future__ import annotations

from typing import Final

from underhall.core.grid import DIRECTIONS, fields_of, holds, mask_of, opposite
from underhall.games.lost_mines import components
from underhall.games.lost_mines.components import CAMPFIRE, DITCH, DRAGON, ROCKS, TREE, Box
from underhall.games.lost_mines.table import NONE, UNSEEN
from underhall.games.lost_mines.view import View

STEP: Final = 1
OWN_TOOL: Final = 3
CARD: Final = 4
TOOL: Final = 5
COSTS: Final[tuple[int, ...]] = (STEP, CARD, OWN_TOOL, TOOL)
POOREST: Final = 4
HORIZON: Final = 60

# Fields with an open side to the north, east, south and west, then plain, empty, ready and shut ones,
# the last four in the order of COSTS.
Board = tuple[int, ...]


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
        self.levels = box.grid.flood(self.seeds, self.board, COSTS, box.grid.all)
        self.far = [HORIZON] * box.grid.size
        for level, fields in enumerate(self.levels):
            for field in fields_of(fields):
                self.far[field] = level

    def _survey(self, view: View) -> None:
        """Where cards lie, and which sides are open."""
        cards = [field for field, sides in enumerate(view.sides) if sides]
        self.open = [mask_of([field for field in cards if view.sides[field] >> d & 1]) for d in DIRECTIONS]
        self.known = mask_of(cards)
        self.hidden = self.box.mine_mask & ~self.known
        self.empty = self.box.grid.all & ~self.known & ~self.hidden
        self._note_features(view, [field for field in cards if view.laid[field] >= 0])

    def _note_features(self, view: View, paths: list[int]) -> None:
        """What lies on the cards."""
        detail = self.box.detail
        features = [detail[view.laid[field] >> 1] for field in paths]
        campfires, narrow, barred, ready = [], [], [], []
        for field, feature in zip(paths, features, strict=True):
            if feature == CAMPFIRE:
                campfires.append(field)
            elif feature == ROCKS or field in view.tools:
                narrow.append(field)
            elif is_obstacle(feature):
                barred.append(field)
                if feature in self.tools:
                    ready.append(field)
        self.campfires, self.narrow = mask_of(campfires), mask_of(narrow)
        self.barred, self.ready = mask_of(barred), mask_of(ready)

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

    def cost(self, field: int) -> int:
        """What it takes to enter a field."""
        if holds(self.plain, field):
            return STEP
        if holds(self.empty, field):
            return CARD
        return OWN_TOOL if holds(self.ready, field) else TOOL

    def onward(self, here: int) -> list[int]:
        """The directions of the shortest ways to the mines."""
        found: list[int] = []
        far = self.far[here]
        for direction in DIRECTIONS if far < HORIZON else ():
            there = self.box.grid.next[direction][here]
            nearer = there >= 0 and self.far[there] < far and self._leads(here, direction, there)
            if nearer and self.far[there] + self.cost(there) == far:
                found.append(direction)
        return found

    def _leads(self, here: int, direction: int, there: int) -> bool:
        return holds(self.board[direction], here) and holds(self.board[opposite(direction)], there)

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
