"""The mountain of Covenant as a wall of bricks: each brick is a chamber and touches six others.

Where three chambers meet stand pillars, on the wall between two of them gates.
"""

from __future__ import annotations

from collections.abc import Container, Mapping

from rich.text import Text

from underhall.cli.boards.covenant import marks
from underhall.cli.canvas import Canvas
from underhall.core.hexes import bits
from underhall.games.covenant.components import Box
from underhall.games.covenant.icons import DEPOSITS, GATE, HOUSE, PILLAR, WORKSHOP, all_said
from underhall.games.covenant.view import View

HALF = 5
WIDE = 2 * HALF
HIGH = 3
INSIDE = WIDE - 1
Parts = list[tuple[str, str]]
EMPTY: Mapping[int, str] = {}


def chart_width(box: Box, view: View) -> int:
    """The small side leaves the right of the mountain free."""
    rows = box.hexes.rows
    masks = [mask & box.side(view.seats).chambers for mask in box.hexes.row_masks]
    ends = [max(rows) - width + 2 * mask.bit_count() for width, mask in zip(rows, masks, strict=True)]
    return max(ends) * HALF + 1


class Chart:
    """One picture of the mountain. Chambers that can be chosen are written large; on walls stand signs."""

    def __init__(
        self,
        box: Box,
        view: View,
        spots: Container[int] = (),
        points: Mapping[int, str] = EMPTY,
        edges: Mapping[int, str] = EMPTY,
    ) -> None:
        self.box = box
        self.view = view
        self.spots = spots
        self.points = points
        self.edges = edges
        self.hexes = box.hexes
        self.first = [sum(self.hexes.rows[:row]) for row in range(len(self.hexes.rows))]
        self.canvas = Canvas(chart_width(box, view), HIGH * len(self.hexes.rows) + 1)

    def draw(self) -> Text:
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
        return self.canvas.text()

    def corner_of(self, chamber: int) -> tuple[int, int]:
        """The upper left corner of a chamber."""
        rows, row = self.hexes.rows, self.hexes.row_of[chamber]
        x = 2 * (chamber - self.first[row]) - rows[row] + max(rows)
        return x * HALF, row * HIGH

    def _walls(self, x: int, y: int) -> None:
        for line in (y, y + HIGH):
            self.canvas.put(x, line, "+" + "─" * INSIDE + "+", marks.FAINT)
        for line in range(y + 1, y + HIGH):
            for wall in (x, x + WIDE):
                self.canvas.put(wall, line, "│", marks.FAINT)

    def _inside(self, chamber: int) -> None:
        x, y = self.corner_of(chamber)
        lines = self._open(chamber) if self.view.tiles[chamber] >= 0 else self._closed(chamber)
        for line, parts in enumerate(lines, y + 1):
            at = x + 1
            for text, style in parts:
                self.canvas.put(at, line, text[: x + WIDE - at], style)
                at += len(text)

    def _name(self, chamber: int) -> tuple[str, str]:
        name = self.hexes.names[chamber]
        return (name.upper(), marks.SPOT_STYLE) if chamber in self.spots else (name, "")

    def _closed(self, chamber: int) -> tuple[Parts, Parts]:
        """What its back promises."""
        back = self.view.backs[chamber]
        gives = all_said(self.box.backs[back]).replace(" + ", "+") if back >= 0 else ""
        return [self._name(chamber), (" ?", marks.FAINT)], [(gives, marks.FAINT)]

    def _open(self, chamber: int) -> tuple[Parts, Parts]:
        """Name, colour and deposit; enemies and buildings."""
        tile = self.box.tiles[self.view.tiles[chamber]]
        colour = (marks.COLOUR_SIGNS[tile.colour], marks.COLOUR_STYLES[tile.colour])
        deposit = (DEPOSITS[tile.deposit][:4], marks.RESOURCE_STYLES[tile.deposit + 1])
        enemies = "".join(
            sign * self.view.enemies[kind][chamber] for kind, sign in enumerate(marks.ENEMY_SIGNS)
        )
        second: Parts = [(enemies, marks.ENEMY_STYLE), (" " if enemies else "", "")]
        return [self._name(chamber), (" ", ""), colour, (" ", ""), deposit], second + self._built(
            chamber, tile.spaces
        )

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
        self.canvas.put_centred(x, y + HIGH * below, parts)

    def _at_edge(self, edge: int, parts: Parts) -> None:
        """On a wall: two parts downwards on an upright one, one on its lower half."""
        a, b = self.hexes.edges[edge]
        (xa, ya), (xb, yb) = self.corner_of(a), self.corner_of(b)
        if ya != yb:
            self.canvas.put_centred((max(xa, xb) + min(xa, xb) + WIDE + 1) // 2, yb, parts)
            return
        for line, part in enumerate(parts, yb + HIGH - len(parts)):
            self.canvas.put_centred(xb, line, [part])
