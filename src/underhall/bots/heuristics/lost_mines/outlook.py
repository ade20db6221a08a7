"""What a change on the board is worth to a seat: who comes nearer to the mines, and who does not."""

from __future__ import annotations

from typing import Final

from underhall.bots.heuristics.lost_mines.ground import (
    CARD,
    HORIZON,
    OWN_TOOL,
    STEP,
    TOOL,
    Board,
    Ground,
    is_obstacle,
)

NEARNESS: Final = [0.92**level for level in range(HORIZON)] + [0.0]


class Outlook:
    """The ground with all dwarves on it; `weights` say what each dwarf's success is worth."""

    def __init__(self, ground: Ground, places: list[int], weights: list[float]) -> None:
        self.ground = ground
        self.places = places
        self.weights = weights
        self.weight_on: dict[int, float] = {}
        self.wanted = 0
        for place, weight in zip(places, weights, strict=True):
            self.wanted |= 1 << place
            self.weight_on[1 << place] = self.weight_on.get(1 << place, 0.0) + weight
        self.now = self._sum(ground.levels)

    def _sum(self, levels: list[int]) -> float:
        """The nearness of all dwarves, each by its weight."""
        total = 0.0
        for level, fields in enumerate(levels):
            found = fields & self.wanted
            while found:
                bit = found & -found
                found ^= bit
                total += self.weight_on[bit] * NEARNESS[level]
        return total

    def _gain(self, board: Board) -> float:
        ground = self.ground
        return self._sum(ground.flood(ground.seeds, board, self.wanted)) - self.now

    # What if

    def if_laid(self, face: int, field: int) -> float:
        """What a path card is worth on a field."""
        north, east, south, west, plain, empty, ready, shut = self.ground.board
        box, bit = self.ground.box, 1 << field
        sides, feature = box.sides[face], box.detail[face >> 1]
        north = north if sides & 1 else north & ~bit
        east = east if sides & 2 else east & ~bit
        south = south if sides & 4 else south & ~bit
        west = west if sides & 8 else west & ~bit
        if not is_obstacle(feature):
            plain |= bit
        elif feature in self.ground.tools:
            ready |= bit
        else:
            shut |= bit
        return self._gain((north, east, south, west, plain, empty & ~bit, ready, shut))

    def if_opened(self, field: int) -> float:
        """What a tool is worth on an obstacle."""
        north, east, south, west, plain, empty, ready, shut = self.ground.board
        bit = 1 << field
        return self._gain((north, east, south, west, plain | bit, empty, ready & ~bit, shut & ~bit))

    def if_cleared(self, field: int) -> float:
        """What a storm is worth on a path card."""
        north, east, south, west, plain, empty, ready, shut = self.ground.board
        bit = 1 << field
        sides = (north | bit, east | bit, south | bit, west | bit)
        return self._gain((*sides, plain & ~bit, empty | bit, ready & ~bit, shut & ~bit))

    def if_turned(self, field: int, sides: int) -> float:
        """What it is worth that a mine just found lies so: the ways on from it, once it is used up."""
        north, east, south, west, *rest = self.ground.board
        bit = 1 << field
        seeds = [fields & ~bit for fields in self.ground.seeds]
        north = north if sides & 1 else north & ~bit
        east = east if sides & 2 else east & ~bit
        south = south if sides & 4 else south & ~bit
        west = west if sides & 8 else west & ~bit
        plain, empty, ready, shut = rest
        return self._sum(
            self.ground.flood(seeds, (north, east, south, west, plain, empty, ready, shut), self.wanted)
        )

    # Ways

    def corridor(self) -> int:
        """All fields on shortest ways from the dwarves to the mines."""
        north, east, south, west, *kinds = self.ground.board
        stride, levels = self.ground.box.grid.stride, self.ground.levels
        on = [fields & self.wanted for fields in levels]
        whole = 0
        for level in range(len(levels) - 1, 0, -1):
            here = on[level]
            if here:
                whole |= here
                there = (
                    (here & north) >> stride & south
                    | (here & east) << 1 & west
                    | (here & south) << stride & north
                    | (here & west) >> 1 & east
                )
                for fields, cost in zip(kinds, (STEP, CARD, OWN_TOOL, TOOL), strict=True):
                    if level >= cost:
                        on[level - cost] |= there & levels[level - cost] & fields
        return whole

    def trail(self, place: int) -> list[int]:
        """The passages of a shortest way from a place, as far as it can be walked now."""
        ground, grid = self.ground, self.ground.box.grid
        found: list[int] = []
        here = place
        while True:
            free = [d for d in ground.onward(here) if ground.plain >> grid.next[d][here] & 1]
            if not free:
                return found
            found.append(grid.passage[free[0]][here])
            here = grid.next[free[0]][here]
