"""The forest of The Lost Mines on a sheet of characters: cards, passages, tokens and dwarves.

Each field is an odd number of characters wide and high; between two fields is a gap of one character,
where the passages run and traps and trolls stand.
"""

from __future__ import annotations

from collections.abc import Container

from rich.text import Text

from underhall.cli.boards.lost_mines import marks
from underhall.cli.canvas import Canvas
from underhall.cli.page import Lines
from underhall.core.grid import DIRECTIONS, EAST, NORTH, WEST, opposite
from underhall.games.lost_mines.components import DITCH, PLAIN, ROCKS, TREE, Box
from underhall.games.lost_mines.view import View

Parts = list[tuple[str, str]]
LEFT_EDGE = 3
RIGHT_EDGE = 2
STEP_X = (0, 1, 0, -1)
STEP_Y = (-1, 0, 1, 0)


def forest_width(box: Box, width: int) -> int:
    return LEFT_EDGE + (width + 1) * box.grid.columns - 1 + RIGHT_EDGE


class Forest:
    """One picture of the board as somebody sees it."""

    def __init__(self, box: Box, view: View, width: int, height: int, spots: Container[int] = ()) -> None:
        self.box = box
        self.view = view
        self.width = width
        self.height = height
        self.spots = spots
        grid = box.grid
        self.canvas = Canvas(forest_width(box, width), 1 + (height + 1) * grid.rows - 1)
        self.face_down = [f for m, f in enumerate(box.mine_fields) if not view.mine_open[m]]

    def draw(self) -> Lines:
        self._edges()
        for field in self.box.grid.fields():
            self._field(field)
        for passage in self.view.traps:
            self._token(passage, marks.TRAP_SIGN)
        for passage in self.view.trolls:
            if passage >= 0:
                self._token(passage, marks.TROLL_SIGN)
        return self.canvas.lines()

    def _centre(self, field: int) -> tuple[int, int]:
        stride = self.box.grid.stride
        x = LEFT_EDGE + field % stride * (self.width + 1) + self.width // 2
        y = 1 + field // stride * (self.height + 1) + self.height // 2
        return x, y

    def _edges(self) -> None:
        grid = self.box.grid
        for column in range(1, grid.columns + 1):
            field = grid.field(column, 1)
            self.canvas.put(self._centre(field)[0], 0, grid.names[field][0], marks.FAINT)
        for row in range(1, grid.rows + 1):
            field = grid.field(1, row)
            y = self._centre(field)[1]
            self.canvas.put(0, y, f"{row:>2}", marks.FAINT)
            self.canvas.put(self.canvas.width - 1, y, str(row % 10), marks.FAINT)

    def _field(self, field: int) -> None:
        x, y = self._centre(field)
        if field in self.face_down:
            mine = self.box.mine_at[field]
            sign = marks.mine_mark(self.view.mine_kinds[mine])
            pad = " " * (self.width // 2 - 1)
            self.canvas.put_centred(x, y, [(f"{{{pad}", "bold"), sign, (f"{pad}}}", "bold")])
        elif self.view.sides[field]:
            self._card(field, x, y)
        elif field in self.spots:
            self.canvas.put_centred(x, y, [(self.box.grid.names[field], marks.SPOT_STYLE)])
        else:
            self.canvas.put(x, y, marks.EMPTY_SIGN, marks.FAINT)

    def _card(self, field: int, x: int, y: int) -> None:
        sides = self.view.sides[field]
        for direction in DIRECTIONS:
            if sides >> direction & 1:
                self._way(field, direction, x, y)
        self.canvas.put(x, y, self._joint(field), marks.PATH_STYLE)
        self.canvas.put_centred(x, y, self._contents(field))

    def _joint(self, field: int) -> str:
        face = self.view.laid[field]
        if face >= 0 and len(self.box.ways[face]) > 1:
            return marks.SEPARATE_WAYS
        return marks.JOINTS[self.view.sides[field]]

    def _way(self, field: int, direction: int, x: int, y: int) -> None:
        """From the middle of a card to its edge, and into the gap behind it."""
        reach = (self.width if direction in (EAST, WEST) else self.height) // 2
        dx, dy = STEP_X[direction], STEP_Y[direction]
        for i in range(1, reach + 1):
            self.canvas.put(x + dx * i, y + dy * i, marks.PASSAGE[direction], marks.PATH_STYLE)
        gap_x, gap_y = x + dx * (reach + 1), y + dy * (reach + 1)
        there = self.box.grid.next[direction][field]
        if direction == NORTH and there < 0:
            return
        met = there >= 0 and (
            there in self.face_down or bool(self.view.sides[there] >> opposite(direction) & 1)
        )
        line = marks.PASSAGE[direction] if met else marks.OPEN_END[direction]
        self.canvas.put(gap_x, gap_y, line, marks.PATH_STYLE)

    def _token(self, passage: int, sign: str) -> None:
        here, there = self.box.grid.passage_ends(passage)
        (x1, y1), (x2, y2) = self._centre(here), self._centre(there)
        self.canvas.put((x1 + x2) // 2, (y1 + y2) // 2, sign, marks.TOKEN_STYLE)

    def _contents(self, field: int) -> Parts:
        """What lies and stands on an open card; square brackets keep dwarves out, round ones hold one."""
        sign = self._sign(field)
        dwarves = self._dwarves(field)
        if self._is_obstacle(field):
            return [("[", "bold"), *sign, ("]", "bold")]
        if self._is_narrow(field):
            return [("(", "bold"), *(dwarves or sign), (")", "bold")]
        room = self.width - len(sign)
        if len(dwarves) > room:
            dwarves = [*dwarves[: room - 1], ("+", "bold")]
        return [*sign, *dwarves]

    def _sign(self, field: int) -> Parts:
        if field in self.box.starts:
            clan = self.box.starts.index(field)
            return [(marks.START_SIGNS[clan], marks.CLAN_STYLES[clan])]
        if self.box.mine_at[field] >= 0:
            return [marks.mine_mark(self.view.mine_kinds[self.box.mine_at[field]])]
        feature = self._feature(field)
        return [(marks.FEATURE_SIGNS[feature], marks.FEATURE_STYLES[feature])] if feature != PLAIN else []

    def _feature(self, field: int) -> int:
        face = self.view.laid[field]
        return self.box.detail[face >> 1] if face >= 0 else PLAIN

    def _is_obstacle(self, field: int) -> bool:
        return TREE <= self._feature(field) <= DITCH and field not in self.view.tools

    def _is_narrow(self, field: int) -> bool:
        return self._feature(field) == ROCKS or field in self.view.tools

    def _dwarves(self, field: int) -> Parts:
        places = self.view.places
        return [marks.dwarf_mark(s, self.view.clans[s]) for s in range(self.view.seats) if places[s] == field]


def card_picture(box: Box, face: int, width: int = 5) -> Text:
    """A path card in three lines, as it would lie on the board."""
    canvas = Canvas(width, 3)
    sides, middle = box.sides[face], width // 2
    for direction in DIRECTIONS:
        if sides >> direction & 1:
            reach = middle if direction in (EAST, WEST) else 1
            for i in range(1, reach + 1):
                x, y = middle + STEP_X[direction] * i, 1 + STEP_Y[direction] * i
                canvas.put(x, y, marks.PASSAGE[direction], marks.PATH_STYLE)
    joint = marks.JOINTS[sides] if len(box.ways[face]) == 1 else marks.SEPARATE_WAYS
    canvas.put(middle, 1, joint, marks.PATH_STYLE)
    feature = box.detail[face >> 1]
    if feature != PLAIN:
        canvas.put_centred(middle, 1, _feature_parts(feature))
    return canvas.text()


def _feature_parts(feature: int) -> Parts:
    sign = (marks.FEATURE_SIGNS[feature], marks.FEATURE_STYLES[feature])
    if TREE <= feature <= DITCH:
        return [("[", "bold"), sign, ("]", "bold")]
    return [("(", "bold"), sign, (")", "bold")] if feature == ROCKS else [sign]
