"""How the box is written down: the tables of data/ and of component packs, and what is checked in them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec

from underhall.core.contents import Contents
from underhall.core.grid import Grid
from underhall.games.mountain_king import maps
from underhall.games.mountain_king.components import (
    ANY,
    CLANS,
    NONE,
    RESOURCES,
    SIDES,
    SYMBOLS,
    Board,
    Box,
    Exchange,
    Face,
    Hall,
    Spell,
    Troll,
    Tunnel,
    Workshop,
)
from underhall.games.packs import Pack, PackError, Sheet

DATA = Path(__file__).parent / "data"
FILES = (
    "board_winter.toml",
    "board_autumn.toml",
    "tunnels.toml",
    "halls.toml",
    "trolls.toml",
    "starters.toml",
    "workshops.toml",
    "spells.toml",
    "honor.toml",
)

Name = Annotated[str, msgspec.Meta(pattern="^[a-z0-9-]+$", min_length=1)]
Count = Annotated[int, msgspec.Meta(ge=1, le=99)]
Honor = Annotated[int, msgspec.Meta(ge=0, le=99)]
Symbol = Literal[
    "stone", "iron", "heartstone", "cart", "hammer", "rune", "coin", "fire-cart", "ice-cart", "moon-cart"
]
Resource = Literal["stone", "iron", "heartstone", "cart", "hammer", "rune", "coin"]
Amount = Annotated[str, msgspec.Meta(pattern="^[1-9] (stone|iron|heartstone|cart|hammer|rune|coin|any)$")]
SpellEffect = Literal[
    "swift-dig",
    "lone-shaft",
    "soft-stone",
    "blended-walls",
    "cave-in",
    "divining",
    "earth-rite",
    "silver-tongue",
    "elevation",
    "drums",
    "open-hands",
    "toll",
    "fair-weight",
    "wandering-stone",
    "stir-the-buried",
    "consecration",
    "brother-carts",
]
EFFECTS: tuple[str, ...] = SpellEffect.__args__  # type: ignore[attr-defined]
GIVING = ("earth-rite", "cave-in")
STACKS = (5, 5, 5, 5, 5, 5, 10, 12)
TROLLS = (21, 17, 17)
SPELLS = 17


class Row(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One entry of a table."""


class TunnelRow(Row, frozen=True):
    name: Name
    count: Count
    shape: str


class HonorRow(Row, frozen=True):
    stone: tuple[Honor, Honor, Honor, Honor]
    iron: tuple[Honor, Honor, Honor, Honor]
    heartstone: tuple[Honor, Honor, Honor, Honor]


class HallRow(Row, frozen=True):
    name: Name
    low: Honor
    high: Honor
    shape: str


class TrollRow(Row, frozen=True):
    name: Name
    level: Literal[1, 2, 3]
    clan: Literal["fire", "ice", "moon", "mud"]
    yields: Annotated[list[Symbol], msgspec.Meta(min_length=1, max_length=8)]


class StarterRow(Row, frozen=True):
    name: Name
    yields: Resource
    gives: list[Resource]


class WorkshopRow(Row, frozen=True):
    name: Name
    give: list[Amount] = msgspec.field(default_factory=list)
    take: Amount | None = None
    both_ways: bool = False
    unloads: bool = False


class SpellRow(Row, frozen=True):
    """Without an `effect` the name is one. The `cost` is a rune, unless it says more."""

    name: Name
    family: Literal["digging", "resources", "statues"]
    effect: SpellEffect | None = None
    cost: list[Amount] = msgspec.field(default_factory=lambda: ["1 rune"])
    gives: list[Amount] = msgspec.field(default_factory=list)


class TokenRow(Row, frozen=True):
    value: Honor
    count: Count


class TunnelSheet(Sheet, frozen=True):
    honor: HonorRow
    tunnel: list[TunnelRow]


class WorkshopSheet(Sheet, frozen=True):
    copies: Count
    workshop: list[WorkshopRow]


class HonorSheet(Sheet, frozen=True):
    coronation: tuple[Honor, Honor]
    pedestals_per_clan: Count
    statues_per_clan: Count
    statue: tuple[Honor, Honor, Honor, Honor, Honor]
    token: list[TokenRow]


def read_box(source: Path | Contents | None = None) -> Box:
    """The box as printed, with the tables of a pack in place of its own, or as an earlier edition had it."""
    pack = Pack(DATA, FILES, source)
    honor = pack.read("honor.toml", HonorSheet)
    grid, boards = _boards(pack, honor.statues_per_clan)
    tunnels = pack.read("tunnels.toml", TunnelSheet)
    workshops, exchanges, copies = _workshops(pack)
    return Box(
        grid=grid,
        boards=boards,
        tunnels=_tunnels(tunnels.tunnel),
        honor=(tunnels.honor.stone, tunnels.honor.iron, tunnels.honor.heartstone),
        halls=_halls(pack),
        trolls=_trolls(pack),
        starters=_starters(pack),
        workshops=workshops,
        exchanges=exchanges,
        copies=copies,
        spells=_spells(pack),
        coronation=honor.coronation,
        pedestals_per_clan=honor.pedestals_per_clan,
        statue_honor=honor.statue,
        tokens=_tokens(honor),
        name=pack.name,
        fingerprint=pack.fingerprint(),
    )


def _boards(pack: Pack, statues_per_clan: int) -> tuple[Grid, tuple[Board, Board]]:
    """MK-1.01 Both sides share one grid, wide and high enough for the larger."""
    files = [f"board_{side}.toml" for side in SIDES]
    sheets = [pack.read(file, maps.BoardSheet) for file in files]
    sizes = [maps.size(file, sheet) for file, sheet in zip(files, sheets, strict=True)]
    grid = Grid(max(columns for columns, _ in sizes), max(rows for _, rows in sizes))
    winter, autumn = [
        maps.board(file, sheet, side, grid, statues_per_clan)
        for file, sheet, side in zip(files, sheets, SIDES, strict=True)
    ]
    return grid, (winter, autumn)


def _tunnels(rows: list[TunnelRow]) -> list[Tunnel]:
    """MK-1.03 52 tiles in 8 stacks, sizes 2 to 5."""
    if sorted(row.count for row in rows) != list(STACKS):
        raise PackError("tunnels.toml", "tunnel", "needs 8 stacks of 12, 10 and six times 5 tiles (MK-1.03)")
    _check_names("tunnels.toml", "tunnel", [row.name for row in rows])
    tunnels = []
    for i, row in enumerate(rows):
        cells, marked = maps.shape("tunnels.toml", f"tunnel[{i}].shape", row.shape)
        if not 2 <= len(cells) <= 5:
            raise PackError("tunnels.toml", f"tunnel[{i}].shape", "a tunnel has 2 to 5 squares (MK-6.01)")
        anchored = marked is not None
        faces = maps.faces(i, cells, marked, flips=True)
        tunnels.append(Tunnel(row.name, row.count, len(cells), anchored, faces))
    _check_distinct("tunnels.toml", "tunnel", [tunnel.faces for tunnel in tunnels])
    return tunnels


def _halls(pack: Pack) -> list[Hall]:
    """MK-1.03 6 different great halls; MK-7.06 with one altar each."""
    rows = pack.rows("halls.toml", "hall", HallRow)
    if len(rows) != 6:
        raise PackError("halls.toml", "hall", f"{len(rows)} halls, the box has 6 (MK-1.03)")
    _check_names("halls.toml", "hall", [row.name for row in rows])
    halls = []
    for i, row in enumerate(rows):
        cells, altar = maps.shape("halls.toml", f"hall[{i}].shape", row.shape)
        if altar is None:
            raise PackError("halls.toml", f"hall[{i}].shape", "needs one altar, A (MK-7.06)")
        if row.low >= row.high:
            raise PackError("halls.toml", f"hall[{i}].high", "must be more than low (MK-9.06)")
        halls.append(Hall(row.name, row.low, row.high, maps.faces(i, cells, altar, flips=False)))
    _check_distinct("halls.toml", "hall", [hall.faces for hall in halls])
    return halls


def _check_distinct(file: str, path: str, all_faces: list[tuple[Face, ...]]) -> None:
    shapes = [maps.outline(faces[0].cells) for faces in all_faces]
    for i, shape in enumerate(shapes):
        if any(maps.outline(face.cells) == shape for faces in all_faces[:i] for face in faces):
            raise PackError(file, f"{path}[{i}].shape", "stands there twice (MK-1.03)")


def _trolls(pack: Pack) -> list[Troll]:
    """MK-1.04 21, 17 and 17 trolls, of whatever clans."""
    rows = pack.rows("trolls.toml", "troll", TrollRow)
    _check_names("trolls.toml", "troll", [row.name for row in rows])
    for level, want in enumerate(TROLLS, 1):
        have = sum(row.level == level for row in rows)
        if have != want:
            reason = f"{have} trolls of level {level}, the box has {want} (MK-1.04)"
            raise PackError("trolls.toml", "troll", reason)
    return [
        Troll(row.name, row.level, CLANS.index(row.clan), tuple(SYMBOLS.index(s) for s in row.yields))
        for row in rows
    ]


def _starters(pack: Pack) -> list[Troll]:
    """MK-2.03 6 starters; MK-2.04 each repeats one resource."""
    rows = pack.rows("starters.toml", "starter", StarterRow)
    if len(rows) != 6:
        raise PackError("starters.toml", "starter", f"{len(rows)} starters, the box has 6 (MK-2.03)")
    _check_names("starters.toml", "starter", [row.name for row in rows])
    return [
        Troll(row.name, 0, NONE, (RESOURCES.index(row.yields),), tuple(RESOURCES.index(g) for g in row.gives))
        for row in rows
    ]


def _amount(text: str) -> tuple[int, int]:
    """`2 stone` is a resource and a number; `any` is a resource of choice."""
    count, kind = text.split()
    return ANY if kind == "any" else RESOURCES.index(kind), int(count)


def _workshops(pack: Pack) -> tuple[list[Workshop], list[Exchange], int]:
    """MK-1.07 11 kinds; MK-4.05 what they exchange."""
    sheet = pack.read("workshops.toml", WorkshopSheet)
    rows = sheet.workshop
    if len(rows) != 11:
        raise PackError("workshops.toml", "workshop", f"{len(rows)} kinds, the box has 11 (MK-1.07)")
    _check_names("workshops.toml", "workshop", [row.name for row in rows])
    workshops: list[Workshop] = []
    exchanges: dict[tuple[int, int, int, int], Exchange] = {}
    for i, row in enumerate(rows):
        keys = _exchanges(i, row)
        for key in keys:
            exchanges.setdefault(key, Exchange(*key))
        numbers = list(exchanges)
        workshops.append(Workshop(row.name, tuple(numbers.index(key) for key in keys), row.unloads))
    return workshops, list(exchanges.values()), sheet.copies


def _exchanges(i: int, row: WorkshopRow) -> list[tuple[int, int, int, int]]:
    """MK-4.05 One way, or both; a quartermaster has none."""
    path = f"workshop[{i}]"
    if row.unloads == bool(row.give) or (row.take is None) != row.unloads:
        raise PackError("workshops.toml", path, "either unloads, or gives and takes (MK-4.05)")
    keys = []
    for text in row.give:
        assert row.take is not None
        given, taken = _amount(text), _amount(row.take)
        if taken[0] == ANY or (given[0] == ANY and row.both_ways):
            raise PackError("workshops.toml", path, "`any` can only be given, and one way (MK-4.05)")
        keys.append((*given, *taken))
        if row.both_ways:
            keys.append((*taken, *given))
    return keys


def _spells(pack: Pack) -> list[Spell]:
    """MK-1.08 17 different spells, under whatever names."""
    rows = pack.rows("spells.toml", "spell", SpellRow)
    if len(rows) != SPELLS:
        raise PackError("spells.toml", "spell", f"{len(rows)} spells, the box has {SPELLS} (MK-1.08)")
    _check_names("spells.toml", "spell", [row.name for row in rows])
    return [_spell(f"spell[{i}]", row) for i, row in enumerate(rows)]


def _spell(path: str, row: SpellRow) -> Spell:
    """MK-4.01 A rune is laid on the card; whatever else it costs goes to the supply."""
    effect = row.effect or row.name
    if effect not in EFFECTS:
        raise PackError("spells.toml", f"{path}.effect", f"missing; one of {', '.join(EFFECTS)}")
    for field, texts in (("gives", row.gives), ("cost", row.cost)):
        kinds = [_amount(text)[0] for text in texts]
        if ANY in kinds or len(set(kinds)) < len(kinds):
            raise PackError("spells.toml", f"{path}.{field}", "must be named resources, each once")
    if bool(row.gives) != (effect in GIVING):
        raise PackError("spells.toml", f"{path}.gives", f"only {' and '.join(GIVING)} give, and they must")
    if not any(text.endswith("rune") for text in row.cost):
        raise PackError("spells.toml", f"{path}.cost", "needs a rune at least (MK-4.01)")
    cost, gives = [tuple([_amount(text) for text in texts]) for texts in (row.cost, row.gives)]
    return Spell(row.name, row.family, effect, cost, gives)


def _tokens(sheet: HonorSheet) -> tuple[tuple[int, int], ...]:
    """MK-1.10 15 point tokens, one for each place of the pedestal track."""
    have = sum(row.count for row in sheet.token)
    if have != 15:
        raise PackError("honor.toml", "token", f"{have} tokens, the box has 15 (MK-1.10)")
    if len({row.value for row in sheet.token}) != len(sheet.token):
        raise PackError("honor.toml", "token", "a value is listed twice")
    return tuple(sorted((row.value, row.count) for row in sheet.token))


def _check_names(file: str, path: str, names: list[str]) -> None:
    for i, name in enumerate(names):
        if name in names[:i]:
            raise PackError(file, f"{path}[{i}].name", f"{name} is listed twice")
