"""Rectangular boards as bitmasks: field `i` is bit `i` of an int.

Each row has one spare bit at its end, so that a step east or west never wraps into another row. The
representation stays behind this module: rules ask for fields, masks and steps.
"""

from __future__ import annotations

from typing import Final

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTIONS: Final = (NORTH, EAST, SOUTH, WEST)
LETTERS: Final = "nesw"


def opposite(direction: int) -> int:
    return direction ^ 2


def half_turn(sides: int) -> int:
    """A set of sides (bit d for direction d) after turning the card by 180 degrees."""
    return (sides << 2 | sides >> 2) & 15


def fields_of(mask: int) -> list[int]:
    """The fields of a mask, in order."""
    fields = []
    while mask:
        lowest = mask & -mask
        fields.append(lowest.bit_length() - 1)
        mask ^= lowest
    return fields


class Grid:
    """`columns` x `rows` fields; columns are named by letters, rows by numbers from the top.

    A passage lies between a field and its eastern or southern neighbour, and has a number of its own.
    """

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.stride = columns + 1
        self.size = self.stride * rows
        self.steps = (-self.stride, 1, self.stride, -1)
        row = (1 << columns) - 1
        self.all = sum([row << r * self.stride for r in range(rows)])
        self.names = [f"{chr(97 + i % self.stride)}{i // self.stride + 1}" for i in range(self.size)]
        self.next = [[self._next(field, d) for field in range(self.size)] for d in DIRECTIONS]
        self.passage = [[self._passage(field, d) for field in range(self.size)] for d in DIRECTIONS]

    def _next(self, field: int, direction: int) -> int:
        """The neighbouring field, or -1 off the board."""
        there = field + self.steps[direction]
        return there if there >= 0 and self.all >> there & 1 else -1

    def _passage(self, field: int, direction: int) -> int:
        """The passage at that side; the same from both of its fields, and -1 at the board's edge."""
        there = self.next[direction][field]
        if there < 0:
            return -1
        return min(field, there) + (0 if direction in (EAST, WEST) else self.size)

    def fields(self) -> list[int]:
        return fields_of(self.all)

    def field(self, column: int, row: int) -> int:
        """Counted from 1, as on the board's edge."""
        return (row - 1) * self.stride + column - 1

    def moved(self, mask: int, direction: int) -> int:
        """Every field of the mask one step on; what leaves the board is gone."""
        step = self.steps[direction]
        return (mask << step if step > 0 else mask >> -step) & self.all

    def around(self, mask: int) -> int:
        """The fields that share an edge with the mask and are not in it."""
        spread = mask << 1 | mask >> 1 | mask << self.stride | mask >> self.stride
        return spread & self.all & ~mask

    def reach(self, start: int, within: int) -> int:
        """All fields of `within` that a walk from `start` comes to."""
        found = start & within
        edge = found
        while edge:
            edge = self.around(found) & within
            found |= edge
        return found

    def pieces(self, mask: int) -> list[int]:
        """The mask in connected parts."""
        parts = []
        while mask:
            part = self.reach(mask & -mask, mask)
            parts.append(part)
            mask ^= part
        return parts

    def where(self, mask: int, offset: int) -> int:
        """The fields from which a step by `offset` leads into the mask.

        Only to be trusted for all the offsets of a connected shape together: a shape that would wrap into
        another row has a square on the spare bit between the rows.
        """
        return (mask >> offset if offset >= 0 else mask << -offset) & self.all

    def passage_ends(self, passage: int) -> tuple[int, int]:
        if passage < self.size:
            return passage, passage + 1
        return passage - self.size, passage - self.size + self.stride

    def passages(self, sides: list[int]) -> int:
        """The mask of passages at these sides: `sides[d]` holds the fields whose side d counts."""
        east = sides[EAST] | sides[WEST] >> 1
        south = sides[SOUTH] | sides[NORTH] >> self.stride
        return east | south << self.size
