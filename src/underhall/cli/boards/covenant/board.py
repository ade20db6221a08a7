"""The mountain of Covenant as a wall of bricks: each brick is a chamber and touches six others.

Where three chambers meet stand pillars, on the wall between two of them gates.
"""

from __future__ import annotations

from collections.abc import Container, Mapping

from underhall.cli.boards.covenant import marks
from underhall.cli.boards.covenant.gifts import gift, gifts
from underhall.cli.canvas import Canvas
from underhall.cli.page import Lines
from underhall.core.hexes import bits
from underhall.games.covenant.components import Box
from underhall.games.covenant.icons import DEPOSITS, GATE, HOUSE, PILLAR, WORKSHOP, all_said
from underhall.games.covenant.view import View

Parts = list[tuple[str, str]]
Things = list[Parts]
HIDDEN = "?"
EMPTY: Mapping[int, str] = {}


class Size:
    """Half the width of a chamber, and its height with one of its walls."""

    def __init__(self, half: int, high: int) -> None:
        self.half = half
        self.wide = 2 * half
        self.high = high
        self.inside = self.wide - 1
        self.lines = high - 1


BROAD, USUAL, LOW = Size(8, 3), Size(5, 3), Size(6, 2)
SIZES = (BROAD, USUAL, LOW)


def chart_width(box: Box, view: View, size: Size) -> int:
    """The small side leaves the right of the mountain free."""
    rows = box.hexes.rows
    masks = [mask & box.side(view.seats).chambers for mask in box.hexes.row_masks]
    ends = [max(rows) - width + 2 * mask.bit_count() for width, mask in zip(rows, masks, strict=True)]
    return max(ends) * size.half + 1


class Chart:
    """One picture of the mountain. Chambers that can be chosen are written large; on walls stand signs."""

    def __init__(
        self,
        box: Box,
        view: View,
        spots: Container[int] = (),
        points: Mapping[int, str] = EMPTY,
        edges: Mapping[int, str] = EMPTY,
        size: Size = USUAL,
    ) -> None:
        self.box = box
        self.view = view
        self.spots = spots
        self.points = points
        self.edges = edges
        self.hexes = box.hexes
        self.first = [sum(self.hexes.rows[:row]) for row in range(len(self.hexes.rows))]
        self.size = size
        self.canvas = Canvas(chart_width(box, view, size), size.high * len(self.hexes.rows) + 1)

    def draw(self) -> Lines:
        chambers = bits(self.box.side(self.view.seats).chambers)
        for chamber in chambers:
            self._walls(*self.corner_of(chamber))
        for chamber in chambers:
            self._inside(chamber)
        for clan, owner in enumerate(self.view.clans):
            for point in owner.pillars:
                self._at_point(point, [(marks.BUILDING_SIGNS[PILLAR], "bold"), marks.clan_mark(clan)])
            for edge in owner.gates:
                self._at_edge(edge, [(marks.BUILDING_SIGNS[GATE], "bold"), marks.clan_mark(clan)])
        for point, sign in self.points.items():
            self._at_point(point, [(sign, marks.SPOT_STYLE)])
        for edge, sign in self.edges.items():
            self._at_edge(edge, [(sign, marks.SPOT_STYLE)])
        return self.canvas.lines()

    def corner_of(self, chamber: int) -> tuple[int, int]:
        """The upper left corner of a chamber."""
        rows, row = self.hexes.rows, self.hexes.row_of[chamber]
        x = 2 * (chamber - self.first[row]) - rows[row] + max(rows)
        return x * self.size.half, row * self.size.high

    def _walls(self, x: int, y: int) -> None:
        size = self.size
        for line in (y, y + size.high):
            self.canvas.put(x, line, "+" + "─" * size.inside + "+", marks.FAINT)
        for line in range(y + 1, y + size.high):
            for wall in (x, x + size.wide):
                self.canvas.put(wall, line, "│", marks.FAINT)

    def _inside(self, chamber: int) -> None:
        x, y = self.corner_of(chamber)
        first, second = self._open(chamber) if self.view.tiles[chamber] >= 0 else self._closed(chamber)
        lines = [first, second] if self.size.lines > 1 else [[*first, *second]]
        for line, things in enumerate(lines, y + 1):
            at = x + 1
            for text, style in _spaced([thing for thing in things if thing], self.size.inside):
                self.canvas.put(at, line, text, style)
                at += len(text)

    def _name(self, chamber: int) -> tuple[str, str]:
        name = self.hexes.names[chamber]
        return (name.upper(), marks.SPOT_STYLE) if chamber in self.spots else (name, "")

    def _closed(self, chamber: int) -> tuple[Things, Things]:
        """What its back promises, in signs where there is no room for words."""
        back, name = self.view.backs[chamber], self._name(chamber)
        gives = gifts(self.box.backs[back]) if back >= 0 else ""
        room = self.size.inside if self.size.lines > 1 else self.size.inside - len(name[0]) - len(HIDDEN) - 2
        words = gives if len(gives) <= room else marks.in_signs(all_said(self.box.backs[back]))
        return [[name], [(HIDDEN, marks.FAINT)]], [[(words, marks.FAINT)]]

    def _open(self, chamber: int) -> tuple[Things, Things]:
        """Name, colour and deposit; enemies and buildings."""
        tile = self.box.tiles[self.view.tiles[chamber]]
        colour = (marks.COLOUR_SIGNS[tile.colour], marks.COLOUR_STYLES[tile.colour])
        sign = marks.RESOURCE_SIGNS[tile.deposit + 1]
        deposit = gift(DEPOSITS[tile.deposit], 1) if self.size is BROAD else sign
        enemies = marks.enemies([kind[chamber] for kind in self.view.enemies])
        first = [[self._name(chamber)], [colour], [(deposit, marks.RESOURCE_STYLES[tile.deposit + 1])]]
        fighters: Parts = [(enemies, marks.ENEMY_STYLE)] if enemies else []
        return first, [fighters, self._built(chamber, tile.spaces)]

    def _built(self, chamber: int, spaces: int) -> Parts:
        """Houses and workshops with their owners, then free spaces."""
        parts: Parts = []
        for clan, owner in enumerate(self.view.clans):
            for kind, built in ((HOUSE, owner.houses), (WORKSHOP, owner.workshops)):
                for _ in range(built.count(chamber)):
                    parts += [(marks.BUILDING_SIGNS[kind], "bold"), marks.clan_mark(clan)]
        free = spaces - len(parts) // 2
        return [*parts, (marks.FREE_SIGN * free, marks.FAINT)]

    def _at_point(self, point: int, parts: Parts) -> None:
        """Where three chambers meet."""
        chambers = self.hexes.corners[point]
        rows = [self.hexes.row_of[chamber] for chamber in chambers]
        pair = [chamber for chamber, row in zip(chambers, rows, strict=True) if rows.count(row) == 2]
        x, y = self.corner_of(max(pair))
        below = max(rows) > self.hexes.row_of[pair[0]]
        self.canvas.put_centred(x, y + self.size.high * below, parts)

    def _at_edge(self, edge: int, parts: Parts) -> None:
        """On a wall: downwards on an upright one, the last part alone where that has one line."""
        a, b = self.hexes.edges[edge]
        (xa, ya), (xb, yb) = self.corner_of(a), self.corner_of(b)
        if ya != yb:
            middle = (max(xa, xb) + min(xa, xb) + self.size.wide + 1) // 2
            self.canvas.put_centred(middle, yb, parts)
            return
        parts = parts[-self.size.lines :]
        for line, part in enumerate(parts, yb + self.size.high - len(parts)):
            self.canvas.put_centred(xb, line, [part])


def _spaced(things: Things, room: int) -> Parts:
    """Blanks between the things, from the right, as far as there is room for them."""
    blanks = max(0, room - sum(len(text) for thing in things for text, _ in thing))
    parts: Parts = []
    for at, thing in enumerate(things):
        parts += [(" ", "")] if at and len(things) - at <= blanks else []
        parts += thing
    return parts
