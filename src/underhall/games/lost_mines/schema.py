"""How the box is written down: the tables of data/ and of component packs, and what is checked in them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec

from underhall.core.contents import Contents
from underhall.core.grid import LETTERS, Grid, half_turn
from underhall.games.lost_mines.components import (
    CLANS,
    FEATURES,
    INFORMATION,
    MINES,
    PATH,
    STORM,
    TOOL,
    TRAP,
    TREASURES,
    TREE,
    TROLL,
    Box,
    Card,
)
from underhall.games.packs import Pack, PackError, Sheet

DATA = Path(__file__).parent / "data"
FILES = ("board.toml", "paths.toml", "actions.toml", "mines.toml", "treasures.toml", "seats.toml")

Count = Annotated[int, msgspec.Meta(ge=1, le=99)]
Ways = Annotated[str, msgspec.Meta(pattern=r"^n?e?s?w?(,n?e?s?w?)*\Z", min_length=1)]
Feature = Literal["plain", "tree", "lake", "ditch", "campfire", "rocks"]
ActionName = Literal[
    "axe", "boat", "rope", "trap", "troll", "storm", "mine-treasure", "mine-role", "treasure-role"
]
ACTIONS = {
    "axe": (TOOL, TREE),
    "boat": (TOOL, TREE + 1),
    "rope": (TOOL, TREE + 2),
    "trap": (TRAP, 0),
    "troll": (TROLL, 0),
    "storm": (STORM, 0),
    "mine-treasure": (INFORMATION, 0b011),
    "mine-role": (INFORMATION, 0b101),
    "treasure-role": (INFORMATION, 0b110),
}


class Row(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One entry of a table."""


class PathRow(Row, frozen=True):
    open: Ways
    count: Count
    feature: Feature = "plain"


class ActionRow(Row, frozen=True):
    card: ActionName
    count: Count


class MineRow(Row, frozen=True):
    kind: Literal["gems", "gold", "silver", "dragon"]
    open: Ways


class TreasureRow(Row, frozen=True):
    kind: Literal["gems", "gold", "silver"]
    values: Annotated[list[Count], msgspec.Meta(min_length=1)]


class SeatRow(Row, frozen=True):
    players: Annotated[int, msgspec.Meta(ge=3, le=9)]
    loyal: Annotated[int, msgspec.Meta(ge=1, le=3)]
    hand: Annotated[int, msgspec.Meta(ge=1, le=6)]


class BoardSheet(Sheet, frozen=True):
    map: str


class MineSheet(Sheet, frozen=True):
    start: Ways
    mine: list[MineRow]


class SeatSheet(Sheet, frozen=True):
    set_aside: Annotated[int, msgspec.Meta(ge=0, le=20)]
    seats: list[SeatRow]


def read_box(source: Path | Contents | None = None) -> Box:
    """The box as printed, with the tables of a pack in place of its own, or as an earlier edition had it."""
    pack = Pack(DATA, FILES, source)
    grid, starts, mine_fields = _board(pack.read("board.toml", BoardSheet).map)
    mines = pack.read("mines.toml", MineSheet)
    seats = pack.read("seats.toml", SeatSheet)
    return Box(
        grid=grid,
        starts=starts,
        mine_fields=mine_fields,
        cards=_paths(pack) + _actions(pack),
        start_sides=sum(_ways(mines.start)),
        mine_sides=_mine_sides(mines),
        treasure_values=_treasures(pack),
        loyal={row.players: row.loyal for row in _every_seat_count(seats)},
        hand={row.players: row.hand for row in seats.seats},
        set_aside=seats.set_aside,
        name=pack.name,
        fingerprint=pack.fingerprint(),
    )


def _ways(text: str) -> tuple[int, ...]:
    return tuple(sum(1 << LETTERS.index(side) for side in way) for way in text.split(","))


def _board(text: str) -> tuple[Grid, tuple[int, int], tuple[int, ...]]:
    """LM-1.01 A rectangle with one start field per clan and four mine fields."""
    rows = text.split()
    if not rows or len({len(row) for row in rows}) != 1 or len(rows) > 26 or len(rows[0]) > 26:
        raise PackError("board.toml", "map", "is not a rectangle of at most 26 x 26 fields")
    grid = Grid(len(rows[0]), len(rows))
    found: dict[str, list[int]] = {letter: [] for letter in ".BYM"}
    for y, row in enumerate(rows, 1):
        for x, letter in enumerate(row, 1):
            if letter not in found:
                raise PackError("board.toml", f"map row {y} column {x}", f"unknown letter {letter!r}")
            found[letter].append(grid.field(x, y))
    if (len(found["B"]), len(found["Y"]), len(found["M"])) != (1, 1, 4):
        raise PackError("board.toml", "map", "needs one B, one Y and four M")
    return grid, (found["B"][0], found["Y"][0]), tuple(found["M"])


def _paths(pack: Pack) -> list[Card]:
    """LM-1.06 40 path cards, each kind listed once."""
    rows = pack.rows("paths.toml", "path", PathRow)
    cards: dict[str, Card] = {}
    for i, row in enumerate(rows):
        ways = _ways(row.open)
        if 0 in ways or sum(ways) != _union(ways):
            raise PackError("paths.toml", f"path[{i}].open", "a side stands twice, or a way has none")
        name = row.open if row.feature == "plain" else f"{row.open}+{row.feature}"
        if name in cards:
            raise PackError("paths.toml", f"path[{i}]", f"{name} is listed twice")
        cards[name] = Card(name, PATH, FEATURES.index(row.feature), row.count, ways)
    _check_sum("paths.toml", "path", sum(row.count for row in rows), 40, "LM-1.06")
    return list(cards.values())


def _union(ways: tuple[int, ...]) -> int:
    union = 0
    for way in ways:
        union |= way
    return union


def _actions(pack: Pack) -> list[Card]:
    """LM-1.06 23 action cards."""
    rows = pack.rows("actions.toml", "action", ActionRow)
    if len({row.card for row in rows}) != len(rows):
        raise PackError("actions.toml", "action", "a card is listed twice")
    _check_sum("actions.toml", "action", sum(row.count for row in rows), 23, "LM-1.06")
    return [Card(row.card, *ACTIONS[row.card], row.count) for row in rows]


def _mine_sides(sheet: MineSheet) -> tuple[int, ...]:
    """LM-1.02 One mine of each kind; LM-5.14 turned or not, it must open to whoever comes."""
    sides = {row.kind: _ways(row.open) for row in sheet.mine}
    if sorted(row.kind for row in sheet.mine) != sorted(MINES):
        raise PackError("mines.toml", "mine", "needs gems, gold, silver and dragon, each once (LM-1.02)")
    for i, row in enumerate(sheet.mine):
        ways = sides[row.kind]
        if len(ways) != 1 or ways[0] | half_turn(ways[0]) != 15:
            raise PackError("mines.toml", f"mine[{i}].open", "must be one way, open on n or s and on e or w")
    if len(_ways(sheet.start)) != 1:
        raise PackError("mines.toml", "start", "must be one way")
    return tuple(sides[kind][0] for kind in MINES)


def _treasures(pack: Pack) -> tuple[tuple[int, ...], ...]:
    """LM-1.03 12 treasures of three kinds."""
    rows = pack.rows("treasures.toml", "treasure", TreasureRow)
    if sorted(row.kind for row in rows) != sorted(TREASURES):
        raise PackError("treasures.toml", "treasure", "needs gems, gold and silver, each once (LM-1.03)")
    _check_sum("treasures.toml", "treasure", sum(len(row.values) for row in rows), 12, "LM-1.03")
    values = {row.kind: tuple(sorted(row.values)) for row in rows}
    return tuple(values[kind] for kind in TREASURES)


def _every_seat_count(sheet: SeatSheet) -> list[SeatRow]:
    """LM-1.01 3 to 9 players."""
    if [row.players for row in sheet.seats] != list(range(3, 10)):
        raise PackError("seats.toml", "seats", "needs one row for each of 3 to 9 players, in order (LM-1.01)")
    for i, row in enumerate(sheet.seats):
        if len(CLANS) * (row.loyal + 2) < row.players:
            raise PackError("seats.toml", f"seats[{i}].loyal", "fewer role cards than players (LM-1.04)")
        if row.players * row.hand + sheet.set_aside > 63:
            raise PackError("seats.toml", f"seats[{i}].hand", "more cards than the box has (LM-1.06)")
    return sheet.seats


def _check_sum(file: str, path: str, have: int, want: int, rule: str) -> None:
    if have != want:
        raise PackError(file, path, f"{have} cards, the box has {want} ({rule})")
