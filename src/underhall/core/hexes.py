"""Maps of hexagonal chambers in rows, as bitmasks: chamber `i` is bit `i` of an int.

A row is one chamber longer or shorter than the next, so each lies half a chamber aside of the next.
Chambers are named by row and place in it, `b3`. An edge lies between two chambers, `b3-c3`; a corner is a
point where three meet, `b3-c3-c4`. Edges and corners have numbers of their own; the rim has none.
"""

from __future__ import annotations

from typing import Final, TypeVar

UPPER_RIGHT: Final = 0
RIGHT: Final = 1
LOWER_RIGHT: Final = 2
LOWER_LEFT: Final = 3
LEFT: Final = 4
UPPER_LEFT: Final = 5
AROUND: Final[tuple[int, ...]] = (UPPER_RIGHT, RIGHT, LOWER_RIGHT, LOWER_LEFT, LEFT, UPPER_LEFT)
NOWHERE: Final = -1

X = TypeVar("X")


def bits(mask: int) -> list[int]:
    """The numbers in a mask, in order."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def picked(things: tuple[X, ...], mask: int) -> list[X]:
    """The things whose numbers are in a mask, in order."""
    return [things[at] for at in bits(mask)]


class HexMap:
    """All that can be known of a map before anything lies on it.

    `next[d][chamber]` is the neighbour at side d, clockwise from the upper right; `edge[d][chamber]` the
    edge there; `corner[d][chamber]` the point before that side, so clockwise from the top. NOWHERE outside.
    """

    def __init__(self, rows: tuple[int, ...]) -> None:
        self.rows = rows
        self.row_of = tuple([row for row, width in enumerate(rows) for _ in range(width)])
        self.size = len(self.row_of)
        first = [sum(rows[:row]) for row in range(len(rows))]
        self.names = [f"{chr(97 + row)}{i - first[row] + 1}" for i, row in enumerate(self.row_of)]
        self.row_masks = [(1 << width) - 1 << first[row] for row, width in enumerate(rows)]
        at = {(2 * (i - first[row]) - rows[row], row): i for i, row in enumerate(self.row_of)}
        where = list(at)
        steps = ((1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1))
        self.next = tuple([tuple([at.get((x + dx, y + dy), NOWHERE) for x, y in where]) for dx, dy in steps])
        self.neighbours = tuple([sum([1 << n for n in self._around(i)]) for i in range(self.size)])
        self._find_edges()
        self._find_corners()

    def _around(self, chamber: int) -> list[int]:
        return [row[chamber] for row in self.next if row[chamber] != NOWHERE]

    def _find_edges(self) -> None:
        self.edges = [
            (i, n) for i in range(self.size) for n in bits(self.neighbours[i]) if n > i
        ]  # each between its lower and its higher chamber
        number = {pair: edge for edge, pair in enumerate(self.edges)}
        self.edge = [
            [number.get((min(i, n), max(i, n)), NOWHERE) for i, n in enumerate(row)] for row in self.next
        ]
        self.edge_names = [f"{self.names[a]}-{self.names[b]}" for a, b in self.edges]
        self.edge_masks = tuple([1 << a | 1 << b for a, b in self.edges])

    def _find_corners(self) -> None:
        found = {self._corner(i, d) for i in range(self.size) for d in AROUND} - {()}
        self.corners = sorted(found)
        number = {point: corner for corner, point in enumerate(self.corners)}
        self.corner = [[number.get(self._corner(i, d), NOWHERE) for i in range(self.size)] for d in AROUND]
        self.corner_names = ["-".join([self.names[c] for c in point]) for point in self.corners]
        self.corner_masks = tuple([sum([1 << c for c in point]) for point in self.corners])
        self.near_corners = tuple([self._near(corner) for corner in range(len(self.corners))])

    def _corner(self, chamber: int, d: int) -> tuple[int, ...]:
        """The three chambers that meet before side d, or nothing at the rim."""
        meeting = (chamber, self.next[d][chamber], self.next[d - 1][chamber])
        return () if NOWHERE in meeting else tuple(sorted(meeting))

    def _near(self, corner: int) -> int:
        """The corners one edge away: they share two chambers."""
        mask = self.corner_masks[corner]
        near = 0
        for other, theirs in enumerate(self.corner_masks):
            if (mask & theirs).bit_count() == 2:
                near |= 1 << other
        return near

    def beside(self, mask: int) -> int:
        """The chambers outside a mask that touch it."""
        reached = 0
        for chamber in bits(mask):
            reached |= self.neighbours[chamber]
        return reached & ~mask

    def connected(self, start: int, within: int) -> int:
        """The chambers of `within` that hang together with one of them."""
        found = front = 1 << start
        while front:
            front = self.beside(found) & within
            found |= front
        return found
