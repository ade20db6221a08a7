"""Step 2: where to walk, and what to take there."""

from __future__ import annotations

from typing import Final

from underhall.bots.heuristics.lost_mines.ground import Ground
from underhall.bots.heuristics.lost_mines.outlook import NEARNESS
from underhall.core.grid import DIRECTIONS, holds, opposite
from underhall.games.lost_mines.components import DRAGON
from underhall.games.lost_mines.table import UNSEEN
from underhall.games.lost_mines.view import View

TREASURE: Final = 1.0
DRAGON_LOSS: Final = 0.7
WARMTH: Final = 0.03
WEARINESS: Final = 0.0005
BITE: Final = 0.03
DEAR_BITE: Final = 0.08
# More than any end of a walk is worth.
NO_WAY: Final = 3.0

End = tuple[int, int, float]


class Walk:
    """All walks of this turn; an end is a field, the way of its card, and what it cost to get there."""

    def __init__(self, view: View, ground: Ground, *, careful: bool = False) -> None:
        self.view = view
        self.ground = ground
        self.box = ground.box
        self.here = view.places[view.seat]
        self.bite = 0.0 if not view.hand else BITE if view.pile else DEAR_BITE
        if careful and view.hand:
            self.bite = NO_WAY

    def prospect(self, field: int) -> float:
        """What it is worth to end the turn on a field."""
        ground = self.ground
        near = NEARNESS[ground.far[field]]
        mine = self.box.mine_at[field]
        if mine < 0:
            return near + WARMTH if holds(ground.campfires, field) else near
        kind = self.view.mine_kinds[mine]
        if kind == UNSEEN:
            return near + sum([self._find(kind) for kind in ground.unseen]) / len(ground.unseen)
        if kind == DRAGON and not holds(ground.hidden, field):
            return near
        return near + self._find(kind)

    def _find(self, kind: int) -> float:
        """What a mine of the kind has for who comes next."""
        if kind == DRAGON:
            return -DRAGON_LOSS
        return TREASURE if self.ground.left[kind] else 0.0

    def step(self, direction: int) -> float:
        """The best that a walk beginning with this step can come to."""
        return self.best_end(direction)[0]

    def best_end(self, direction: int) -> tuple[float, int]:
        """The best end of all walks beginning with this step: its worth, and the field."""
        ends = [self._enter(self.here, direction, 0.0)]
        cheapest: dict[tuple[int, int], float] = {}
        best = (-DRAGON_LOSS - 2 * NO_WAY, self.here)
        for _ in range(self.view.steps_left):
            for field, way, cost in ends:
                cheapest[field, way] = cost
                best = max(best, (self.prospect(field) - cost, field))
            ends = [
                end
                for field, way, cost in ends
                for side in DIRECTIONS
                if way >> side & 1
                and self._free(field, side)
                and (end := self._enter(field, side, cost))[2] < cheapest.get(end[:2], 9.0)
            ]
        return best

    def _enter(self, here: int, direction: int, cost: float) -> End:
        """One more step; a face-down mine has no way on."""
        grid, view = self.box.grid, self.view
        there = grid.next[direction][here]
        cost += WEARINESS
        if grid.passage[direction][here] in view.traps:
            cost += self.bite
        if view.laid[there] >= 0:
            for way in self.box.ways[view.laid[there]]:
                if way >> opposite(direction) & 1:
                    return there, way, cost
        return there, view.sides[there], cost

    def _free(self, here: int, direction: int) -> bool:
        """LM-5.06 May a dwarf take the step?"""
        grid, ground = self.box.grid, self.ground
        there = grid.next[direction][here]
        if there < 0:
            return False
        if not holds(ground.open[opposite(direction)], there) and not holds(ground.hidden, there):
            return False
        if holds(ground.barred, there) or grid.passage[direction][here] in self.view.trolls:
            return False
        return not holds(ground.narrow, there) or there == self.here or there not in self.view.places


def treasure_worth(ground: Ground, view: View, slot: int) -> float:
    """LM-5.16 The value of a treasure, or what to expect of it."""
    if view.treasure_values[slot] != UNSEEN:
        return float(view.treasure_values[slot])
    kind = view.treasure_kinds[slot]
    values = list(ground.box.treasure_values[kind])
    for other, value in zip(view.treasure_kinds, view.treasure_values, strict=True):
        if other == kind and value != UNSEEN:
            values.remove(value)
    return sum(values) / len(values)
