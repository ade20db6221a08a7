"""Drawings in the data files: the two boards, and the shapes of tunnels and halls."""

from __future__ import annotations

import math
from typing import Annotated

import msgspec

from underhall.core.grid import Grid, fields_of
from underhall.games.mountain_king.components import NONE, Board, Face
from underhall.games.packs import PackError, Sheet

BAND_LETTERS = "dlboy"
HEART, BEYOND, RUBBLE, SITE, START, STATUE = "*#x+@&"
RESOURCE_LETTERS = "sihcmro"
DARK_GREY = 0
MOST_PLAYERS = 5

Cells = tuple[tuple[int, int], ...]
Players = Annotated[int, msgspec.Meta(ge=3, le=5)]


class StartRow(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A start spot and the numbers on it."""

    at: str
    players: Annotated[list[Players], msgspec.Meta(min_length=1)]


class BoardSheet(Sheet, frozen=True):
    bands: str
    ground: str
    buried: str
    start: list[StartRow]


class Drawing:
    """One of the three maps of a board: its letters by field."""

    def __init__(self, file: str, path: str, text: str, known: str, grid: Grid) -> None:
        self.letters: dict[int, str] = {}
        for y, row in enumerate(text.split(), 1):
            for x, letter in enumerate(row, 1):
                if letter not in known:
                    raise PackError(file, f"{path} row {y} column {x}", f"unknown letter {letter!r}")
                self.letters[grid.field(x, y)] = letter

    def fields(self, letters: str) -> list[int]:
        return [field for field, letter in self.letters.items() if letter in letters]

    def mask(self, letters: str) -> int:
        return sum(1 << field for field in self.fields(letters))


def size(file: str, sheet: BoardSheet) -> tuple[int, int]:
    """Columns and rows; the three maps must agree."""
    sizes = set()
    for path, text in (("bands", sheet.bands), ("ground", sheet.ground), ("buried", sheet.buried)):
        rows = text.split()
        widths = {len(row) for row in rows}
        if len(widths) != 1 or len(rows) > 26 or max(widths) > 26:
            raise PackError(file, path, "is not a rectangle of at most 26 x 26 squares")
        sizes.add((max(widths), len(rows)))
    if len(sizes) != 1:
        raise PackError(file, "", "the three maps differ in size")
    return sizes.pop()


def board(file: str, sheet: BoardSheet, side: str, grid: Grid, statues_per_clan: int) -> Board:
    """MK-1.01 One side of the mountain, checked."""
    bands = Drawing(file, "bands", sheet.bands, BAND_LETTERS + HEART + BEYOND, grid)
    ground = Drawing(file, "ground", sheet.ground, "." + HEART + BEYOND + RUBBLE + SITE + START, grid)
    buried = Drawing(file, "buried", sheet.buried, "." + HEART + BEYOND + STATUE + RESOURCE_LETTERS, grid)
    _check_overlaps(file, grid, bands, ground, buried)
    starts = _starts(file, sheet, side, grid, bands, ground)
    heart = bands.mask(HEART)
    if not heart:
        raise PackError(file, "bands", "the mountain has no heart, * (MK-6.03)")
    found = Board(
        name=side,
        grid=grid,
        bands=tuple(_place(bands, field, BAND_LETTERS) for field in range(grid.size)),
        heart=heart,
        rubble=ground.mask(RUBBLE),
        buried=tuple(_place(buried, field, RESOURCE_LETTERS) for field in range(grid.size)),
        spots=tuple(clockwise(grid, buried.fields(STATUE), heart)),
        sites=tuple(ground.fields(SITE)),
        starts=tuple(clockwise(grid, list(starts), heart)),
        start_players=tuple(starts[field] for field in clockwise(grid, list(starts), heart)),
    )
    _check_board(file, found, statues_per_clan)
    return found


def _place(drawing: Drawing, field: int, letters: str) -> int:
    letter = drawing.letters.get(field, "")
    return letters.index(letter) if letter and letter in letters else NONE


def _check_overlaps(file: str, grid: Grid, bands: Drawing, ground: Drawing, buried: Drawing) -> None:
    """Nothing beyond the board or on the heart; nothing buried under sites and start spots."""
    solid = bands.mask(HEART + BEYOND)
    for path, other in (("ground", ground), ("buried", buried)):
        for field in fields_of(solid ^ other.mask(HEART + BEYOND)):
            raise PackError(file, f"{path} {grid.names[field]}", "heart or edge not where the bands have it")
    for field in fields_of(ground.mask(SITE + START) & ~buried.mask(".")):
        raise PackError(file, f"buried {grid.names[field]}", "overlaps a workshop site or start spot")


def _starts(
    file: str, sheet: BoardSheet, side: str, grid: Grid, bands: Drawing, ground: Drawing
) -> dict[int, tuple[int, ...]]:
    """MK-2.02 The drawn start spots, each with its numbers, in the dark grey band."""
    drawn = {grid.names[field]: field for field in ground.fields(START)}
    if sorted(drawn) != sorted(row.at for row in sheet.start):
        raise PackError(file, "start", f"must name each @ of the map once: {' '.join(sorted(drawn))}")
    for i, row in enumerate(sheet.start):
        if bands.letters[drawn[row.at]] != BAND_LETTERS[DARK_GREY]:
            raise PackError(file, f"start[{i}].at", "is not in the dark grey band (MK-2.02)")
    numbers = (3,) if side == "autumn" else (4, 5)
    for number in numbers:
        have = sum(number in row.players for row in sheet.start)
        if have != number:
            raise PackError(file, "start", f"{have} spots for {number} players, must be {number} (MK-2.02)")
    if any(number not in numbers for row in sheet.start for number in row.players):
        raise PackError(file, "start", f"a number is not played on the {side} side (MK-1.01)")
    return {drawn[row.at]: tuple(row.players) for row in sheet.start}


def clockwise(grid: Grid, fields: list[int], heart: int) -> list[int]:
    """MK-1.09 Round the heart, from the north."""
    centre = fields_of(heart) or [0]
    x0 = sum(field % grid.stride for field in centre) / len(centre)
    y0 = sum(field // grid.stride for field in centre) / len(centre)
    angle = {f: math.atan2(f % grid.stride - x0, y0 - f // grid.stride) % (2 * math.pi) for f in fields}
    return sorted(fields, key=lambda field: (angle[field], field))


def _check_board(file: str, board: Board, statues_per_clan: int) -> None:
    spots = len(board.spots)
    if not 1 <= spots <= 3 * statues_per_clan:
        limit = 3 * statues_per_clan
        raise PackError(file, "buried", f"{spots} statue spots; needs one, at most {limit} (MK-1.09)")
    most = MOST_PLAYERS if board.name == "winter" else 3
    if len(board.sites) <= 2 * most:
        raise PackError(file, "ground", f"{len(board.sites)} sites, fewer than workshops in play (MK-1.07)")
    inner = sum(1 << field for field, band in enumerate(board.bands) if band == len(BAND_LETTERS) - 1)
    for field in board.starts:
        if not board.grid.reach(1 << field, board.ground) & inner:
            at = board.grid.names[field]
            raise PackError(file, f"start {at}", "no way from this start spot to the yellow band")


def shape(file: str, path: str, text: str) -> tuple[Cells, tuple[int, int] | None]:
    """The squares of a drawing, and the one marked A."""
    cells, marked = [], []
    for y, row in enumerate(text.split()):
        for x, letter in enumerate(row):
            if letter not in ".OA":
                raise PackError(file, path, f"unknown letter {letter!r}")
            if letter != ".":
                cells.append((x, y))
            if letter == "A":
                marked.append((x, y))
    if not cells or len(marked) > 1 or not _connected(cells):
        raise PackError(file, path, "is not one connected shape with at most one A")
    return tuple(cells), marked[0] if marked else None


def _connected(cells: list[tuple[int, int]]) -> bool:
    grid = Grid(max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1)
    mask = sum(1 << grid.field(x + 1, y + 1) for x, y in cells)
    return grid.reach(mask & -mask, mask) == mask


def faces(tile: int, cells: Cells, marked: tuple[int, int] | None, flips: bool) -> list[Face]:
    """MK-6.02 The ways to lie that differ; MK-6.14 the marked square turns and flips with the tile."""
    found: dict[frozenset[tuple[int, int]], Face] = {}
    for flipped in range(2 if flips else 1):
        for quarter in range(4):
            lying = [_turned(cell, quarter, flipped) for cell in cells]
            first = _turned(marked, quarter, flipped) if marked else min(lying, key=lambda cell: cell[::-1])
            moved = tuple(sorted((x - first[0], y - first[1]) for x, y in lying))
            found.setdefault(frozenset(moved), Face(tile, quarter * 90, flipped, moved))
    return list(found.values())


def _turned(cell: tuple[int, int], quarter: int, flipped: int) -> tuple[int, int]:
    """Flipped left to right first, then turned clockwise."""
    x, y = (-cell[0], cell[1]) if flipped else cell
    for _ in range(quarter):
        x, y = -y, x
    return x, y


def outline(cells: Cells) -> frozenset[tuple[int, int]]:
    """The shape wherever it lies."""
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return frozenset((x - left, y - top) for x, y in cells)
