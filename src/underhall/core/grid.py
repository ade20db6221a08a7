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
DIRECTIONS: Final[tuple[int, ...]] = (NORTH, EAST, SOUTH, WEST)
LETTERS: Final = "nesw"
WORD_BITS: Final = 60
WORD: Final = (1 << WORD_BITS) - 1


def opposite(direction: int) -> int:
    return direction ^ 2


def half_turn(sides: int) -> int:
    """A set of sides (bit d for direction d) after turning the card by 180 degrees."""
    return (sides << 2 | sides >> 2) & 15


def fields_of(mask: int) -> list[int]:
    """The fields of a mask, in order; taken apart by ints that fit the machine."""
    fields = []
    before = -1
    while mask:
        word = mask & WORD
        while word:
            lowest = word & -word
            fields.append(before + lowest.bit_length())
            word ^= lowest
        mask >>= WORD_BITS
        before += WORD_BITS
    return fields


def mask_of(fields: list[int] | tuple[int, ...]) -> int:
    """The mask of these fields."""
    mask = 0
    for field in fields:
        mask |= 1 << field
    return mask


def holds(mask: int, field: int) -> bool:
    """Whether the field is in the mask."""
    return mask >> field & 1 == 1


def without(mask: int, other: int) -> int:
    """The fields of a mask that are not in the other."""
    return mask & ~other


def beside(mask: int, stride: int, within: int) -> int:
    """The fields of `within` that share an edge with the mask and are not in it."""
    spread = mask << 1 | mask >> 1 | mask << stride | mask >> stride
    return spread & within & ~mask


def reached(start: int, stride: int, within: int) -> int:
    """All fields of `within` that a walk from `start` comes to."""
    found = start & within
    edge = found
    while edge:
        edge = beside(found, stride, within)
        found |= edge
    return found


def spanned(offsets: tuple[int, ...], within: int) -> int:
    """The fields of `within` from which every step by one of the offsets stays there."""
    fits = within
    for offset in offsets:
        fits &= within >> offset if offset >= 0 else within << -offset
    return fits


def touching(offsets: tuple[int, ...], ground: int, within: int) -> int:
    """The fields of `within` from which some step by one of the offsets leads to the ground."""
    touches = 0
    for offset in offsets:
        touches |= ground >> offset if offset >= 0 else ground << -offset
    return touches & within


def flood(
    seeds: list[int], board: tuple[int, ...], costs: tuple[int, ...], stride: int, wanted: int
) -> list[int]:
    """The wanted fields at distance 0, 1, 2 ... from where seeds are, until all of them are found.

    The board is the fields open to the north, east, south and west, then those of each sort; to go on from
    one of a sort has its cost.
    """
    north, east, south, west = board[:4]
    sorts = list(zip(board[4:], costs, strict=True))
    levels, seen, horizon = seeds[:], 0, len(seeds) - max(costs)
    for level in range(horizon):
        new = levels[level] & ~seen
        levels[level] = new & wanted
        if not new:
            continue
        seen |= new
        if not wanted & ~seen:
            return levels[: level + 1]
        for fields, cost in sorts:
            part = new & fields
            if part:
                levels[level + cost] |= (
                    (part & south) << stride & north
                    | (part & west) >> 1 & east
                    | (part & north) >> stride & south
                    | (part & east) << 1 & west
                )
    return levels[:horizon]


def shortest_ways(
    levels: list[int], board: tuple[int, ...], costs: tuple[int, ...], stride: int, starts: int
) -> int:
    """All fields on shortest ways from the starts to where a flood of the same board began."""
    north, east, south, west = board[:4]
    on = [fields & starts for fields in levels]
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
            for fields, cost in zip(board[4:], costs, strict=True):
                if level >= cost:
                    on[level - cost] |= there & levels[level - cost] & fields
    return whole


def passages_from(sides: tuple[int, ...], free: int, stride: int, size: int) -> int:
    """The passages between two open sides, or from one to a free field: `sides[d]` are open to side d."""
    north, east, south, west = sides
    across = east & (west | free) >> 1 | west >> 1 & (east | free)
    down = south & (north | free) >> stride | north >> stride & (south | free)
    return across | down << size


class Grid:
    """`columns` x `rows` fields; columns are named by letters, rows by numbers from the top.

    A passage lies between a field and its eastern or southern neighbour, and has a number of its own.
    """

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.stride = columns + 1
        self.size = self.stride * rows
        self.steps: tuple[int, ...] = (-self.stride, 1, self.stride, -1)
        row = (1 << columns) - 1
        self.all = sum([row << r * self.stride for r in range(rows)])
        self.names = tuple([f"{chr(97 + i % self.stride)}{i // self.stride + 1}" for i in range(self.size)])
        fields = range(self.size)
        self.next = tuple([tuple([self._next(field, d) for field in fields]) for d in DIRECTIONS])
        self.passage = tuple([tuple([self._passage(field, d) for field in fields]) for d in DIRECTIONS])

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

    def around(self, mask: int) -> int:
        """The fields that share an edge with the mask and are not in it."""
        return beside(mask, self.stride, self.all)

    def reach(self, start: int, within: int) -> int:
        """All fields of `within` that a walk from `start` comes to."""
        return reached(start, self.stride, within)

    def spans(self, offsets: tuple[int, ...], within: int) -> int:
        """The fields on which a connected shape covers only fields of `within`.

        A shape that would wrap into another row has a square on the spare bit between the rows.
        """
        return spanned(offsets, within)

    def touches(self, offsets: tuple[int, ...], ground: int, within: int) -> int:
        """The fields of `within` on which a shape covers some field of the ground."""
        return touching(offsets, ground, within)

    def flood(
        self, seeds: list[int], board: tuple[int, ...], costs: tuple[int, ...], wanted: int
    ) -> list[int]:
        """The wanted fields by their distance from the seeds."""
        return flood(seeds, board, costs, self.stride, wanted)

    def shortest_ways(
        self, levels: list[int], board: tuple[int, ...], costs: tuple[int, ...], starts: int
    ) -> int:
        """All fields on shortest ways from the starts to where a flood of the same board began."""
        return shortest_ways(levels, board, costs, self.stride, starts)

    def passages(self, sides: tuple[int, ...], free: int) -> int:
        """The passages between two open sides, or from an open side to a free field."""
        return passages_from(sides, free, self.stride, self.size)

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
