"""The mountain on a sheet of characters, three for each square.

Rock is rubble, what lies buried, and the band; a tunnel is its owner, what stands there, and the band.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from underhall.cli.boards.mountain_king import marks
from underhall.cli.canvas import Canvas
from underhall.cli.page import Lines
from underhall.core.grid import fields_of
from underhall.games.mountain_king.components import NONE, Box
from underhall.games.mountain_king.table import HALL
from underhall.games.mountain_king.view import View

WIDE = 3
LEFT_EDGE = 3
# A window on the mountain grows by so many rows, from so few.
FEWER = 2
LEAST_ROWS = 5
Cell = tuple[tuple[str, str], tuple[str, str], tuple[str, str]]
EMPTY = (" ", "")


def extent(box: Box, view: View) -> tuple[int, int]:
    """Columns and rows of the side that is played."""
    stride = box.grid.stride
    fields = fields_of(box.boards[view.side].land)
    return max(field % stride for field in fields) + 1, max(field // stride for field in fields) + 1


def windows(box: Box, view: View, spots: Collection[int]) -> list[Sequence[int]]:
    """All rows, then fewer and fewer, with the squares to choose or else the own tunnels in the middle."""
    rows = extent(box, view)[1]
    own = view.networks[view.seat] if view.seat < view.seats else []
    seen = [field // box.grid.stride for field in spots or own] or [rows // 2]
    fewer = range(rows - FEWER, LEAST_ROWS - 1, -FEWER)
    return [range(rows), *[_window(seen, high, rows) for high in fewer]]


def _window(seen: Collection[int], high: int, rows: int) -> Sequence[int]:
    """So many rows around those to be seen; if they lie too far apart, the nearest to each of them."""
    if max(seen) - min(seen) < high:
        first = max(0, min((min(seen) + max(seen) + 1 - high) // 2, rows - high))
        return range(first, first + high)
    near = sorted(range(rows), key=lambda row: min(abs(row - one) for one in seen))
    return sorted(near[:high])


class Mountain:
    """One picture of the mountain as somebody sees it."""

    def __init__(self, box: Box, view: View, spots: Collection[int] = ()) -> None:
        self.box = box
        self.view = view
        self.spots = spots
        self.board = box.boards[view.side]
        self.owner = {f: seat for seat, fields in enumerate(view.networks) for f in fields}
        self.dug = {field for region in view.regions for field in region}
        self.statue = dict(zip(view.statues, view.statue_clans, strict=True))
        self.pedestal = {f: clan for clan, fields in enumerate(view.pedestals) for f in fields}
        self.altars = {altar for altar in view.altars if altar != NONE}
        regions = zip(view.kinds, view.regions, strict=True)
        self.halls = {field for kind, region in regions if kind >= HALL for field in region}
        self.gates = {gate: seat for seat, gate in enumerate(view.gates) if gate != NONE}
        self.columns, self.rows = extent(box, view)
        self.is_drawn = False
        self.canvas = Canvas(LEFT_EDGE + WIDE * self.columns, 1 + self.rows)

    def draw(self, rows: Sequence[int] | None = None) -> Lines:
        """The whole of it, or some of its rows."""
        if not self.is_drawn:
            self._put_squares()
        return self.canvas.lines([0, *[1 + row for row in rows]] if rows is not None else None)

    def _put_squares(self) -> None:
        grid = self.box.grid
        for column in range(1, self.columns + 1):
            letter = grid.names[grid.field(column, 1)][0]
            self.canvas.put(LEFT_EDGE + WIDE * (column - 1) + 1, 0, letter, marks.FAINT)
        for row in range(1, self.rows + 1):
            self.canvas.put(0, row, f"{row:>2}", marks.FAINT)
        for field in grid.fields():
            x, y = LEFT_EDGE + WIDE * (field % grid.stride), 1 + field // grid.stride
            for i, (sign, style) in enumerate(self.cell(field)):
                self.canvas.put(x + i, y, sign, style)
        self.is_drawn = True

    def cell(self, field: int) -> Cell:
        """The three signs of a square."""
        if self.board.heart >> field & 1:
            sign = marks.HEART_SIGN
            return (sign[0], marks.HEART_STYLE), (sign[1], marks.HEART_STYLE), (sign[2], marks.HEART_STYLE)
        if field in self.board.sites:
            return self._site(field)
        if self.board.bands[field] == NONE:
            return EMPTY, EMPTY, EMPTY
        if field in self.dug:
            return self._owner(field), self._stands(field), self._band(field)
        return self._rock(field), self._buried(field), self._band(field)

    def _site(self, field: int) -> Cell:
        """A site in brackets; a workshop by the number of its entry in the list."""
        at = self.board.sites.index(field)
        founded = self.view.workshop_at[at] != NONE
        number = sum(shop != NONE for shop in self.view.workshop_at[: at + 1])
        left, right = marks.SITE_SIGN[0], marks.SITE_SIGN[2]
        middle = workshop_letter(number - 1) if founded else self._spot(field)
        return (left, marks.SITE_STYLE), (middle, marks.SITE_STYLE), (right, marks.SITE_STYLE)

    def _spot(self, field: int) -> str:
        return marks.SPOT_SIGN if field in self.spots else " "

    def _rock(self, field: int) -> tuple[str, str]:
        """Rubble or not; a capital or a point where the square can be chosen."""
        sign = marks.RUBBLE_SIGN if self.board.rubble >> field & 1 else " "
        if field in self.spots:
            return (sign.upper() if sign.strip() else marks.SPOT_SIGN), marks.SPOT_STYLE
        return sign, marks.RUBBLE_STYLE

    def _owner(self, field: int) -> tuple[str, str]:
        if field not in self.owner:
            return marks.NOBODY_SIGN, "bold"
        return marks.seat_mark(self.owner[field])

    def _stands(self, field: int) -> tuple[str, str]:
        if field in self.statue:
            clan = self.statue[field]
            return marks.CLAN_SIGNS[clan], f"{marks.CLAN_STYLES[clan]} reverse"
        if field in self.spots:
            return marks.SPOT_SIGN, marks.SPOT_STYLE
        if field in self.altars:
            return marks.ALTAR_SIGN, "bold"
        if field in self.pedestal:
            clan = self.pedestal[field]
            return marks.CLAN_SIGNS[clan].lower(), marks.CLAN_STYLES[clan]
        if field in self.gates:
            return marks.GATE_SIGN, marks.SEAT_STYLES[self.gates[field]]
        return (marks.HALL_SIGN, "") if field in self.halls else ("─", marks.FAINT)

    def _buried(self, field: int) -> tuple[str, str]:
        if field in self.statue:
            clan = self.statue[field]
            return (marks.CLAN_SIGNS[clan] if clan != NONE else "?"), marks.CLAN_STYLES[clan]
        if self.board.buried[field] != NONE and field not in self.view.looted:
            return marks.SYMBOL_SIGNS[self.board.buried[field]], marks.BURIED_STYLE
        return EMPTY

    def _band(self, field: int) -> tuple[str, str]:
        """A capital where the statue stands on a pedestal of its clan."""
        band = self.board.bands[field]
        sign = marks.BAND_SIGNS[band]
        doubled = field in self.statue and self.pedestal.get(field) == self.statue[field]
        return (sign.upper() if doubled else sign), marks.BAND_STYLES[band]


def workshop_letter(number: int) -> str:
    """The letter a founded workshop has on the map and in the list."""
    return chr(ord("A") + number)
