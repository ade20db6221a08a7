"""What a change on the board is worth to a seat: who comes nearer to the mines, and who does not."""

from __future__ import annotations

from typing import Final

from underhall.bots.heuristics.lost_mines.ground import COSTS, HORIZON, Board, Ground, is_obstacle
from underhall.core.grid import fields_of, holds

NEARNESS: Final = [0.92**level for level in range(HORIZON)] + [0.0]


class Outlook:
    """The ground with all dwarves on it; `weights` say what each dwarf's success is worth."""

    def __init__(self, ground: Ground, places: list[int], weights: list[float]) -> None:
        self.ground = ground
        self.places = places
        self.weights = weights
        self.weight_on = [0.0] * ground.box.grid.size
        self.wanted = 0
        for place, weight in zip(places, weights, strict=True):
            self.wanted |= 1 << place
            self.weight_on[place] += weight
        self.now = self._sum(ground.levels)

    def _sum(self, levels: list[int]) -> float:
        """The nearness of all dwarves, each by its weight."""
        total = 0.0
        for level, fields in enumerate(levels):
            if fields:
                for field in fields_of(fields & self.wanted):
                    total += self.weight_on[field] * NEARNESS[level]
        return total

    def _flood(self, seeds: list[int], board: Board) -> list[int]:
        """Where the dwarves are found, by distance from the seeds."""
        return self.ground.box.grid.flood(seeds, board, COSTS, self.wanted)

    def _gain(self, board: Board) -> float:
        return self._sum(self._flood(self.ground.seeds, board)) - self.now

    # What if

    def if_laid(self, face: int, field: int) -> float:
        """What a path card is worth on a field."""
        box, bit = self.ground.box, 1 << field
        _, _, _, _, plain, empty, ready, shut = self.ground.board
        feature = box.detail[face >> 1]
        if not is_obstacle(feature):
            plain |= bit
        elif feature in self.ground.tools:
            ready |= bit
        else:
            shut |= bit
        return self._gain((*self._open_to(field, box.sides[face]), plain, empty & ~bit, ready, shut))

    def _open_to(self, field: int, sides: int) -> tuple[int, int, int, int]:
        """The open sides of the board if a field were open to these only."""
        north, east, south, west, *_ = self.ground.board
        rest = ~(1 << field)
        return (
            north if sides & 1 else north & rest,
            east if sides & 2 else east & rest,
            south if sides & 4 else south & rest,
            west if sides & 8 else west & rest,
        )

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
        _, _, _, _, plain, empty, ready, shut = self.ground.board
        seeds = [fields & ~(1 << field) for fields in self.ground.seeds]
        board = (*self._open_to(field, sides), plain, empty, ready, shut)
        return self._sum(self._flood(seeds, board))

    # Ways

    def corridor(self) -> int:
        """All fields on shortest ways from the dwarves to the mines."""
        ground = self.ground
        return ground.box.grid.shortest_ways(ground.levels, ground.board, COSTS, self.wanted)

    def trail(self, place: int) -> list[int]:
        """The passages of a shortest way from a place, as far as it can be walked now."""
        ground, grid = self.ground, self.ground.box.grid
        found: list[int] = []
        here = place
        while True:
            free = [d for d in ground.onward(here) if holds(ground.plain, grid.next[d][here])]
            if not free:
                return found
            found.append(grid.passage[free[0]][here])
            here = grid.next[free[0]][here]
