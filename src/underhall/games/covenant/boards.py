"""Reads the boards: the mountain and its tiles, sites and throne, tracks, clan board, building bonuses."""

from __future__ import annotations

from collections.abc import Sequence

from underhall.core.hexes import HexMap
from underhall.games.covenant import sheets
from underhall.games.covenant.components import Clan, Place, Plan, Side, Site, Space, Tile
from underhall.games.covenant.icons import (
    BUILDINGS_NAMED,
    COLOURS,
    DEPOSITS,
    RESOURCES,
    REWARDS,
    TOOLS,
    TRACKS,
    Rewards,
)
from underhall.games.covenant.moves import MOST_SEATS
from underhall.games.covenant.reading import check, read_rewards
from underhall.games.packs import Pack

ACHIEVEMENTS_PER_TRACK = 4


def sides_of_board(pack: Pack, tiles: int) -> tuple[HexMap, tuple[Side, ...]]:
    """CV-1.01 The small side is a part of the large one, row by row from the left."""
    rows = pack.rows("board.toml", "side", sheets.SideRow)
    check(
        [row.players for row in rows] == [2, 4], "board.toml", "side", "needs the sides of 2 and of 4 players"
    )
    small, large = rows
    hexes = HexMap(tuple(large.rows))
    check(hexes.size == tiles, "board.toml", "side[1].rows", f"{hexes.size} chambers, the box has {tiles}")
    steps = [abs(b - a) for a, b in zip(large.rows, large.rows[1:], strict=False)]
    check(
        set(steps) == {1},
        "board.toml",
        "side[1].rows",
        "a row is one chamber longer or shorter than the next",
    )
    inside = all(a <= b for a, b in zip(small.rows, large.rows, strict=True))
    check(inside, "board.toml", "side[0].rows", "the small side is larger")
    return hexes, tuple(_side(pack, hexes, at, row) for at, row in enumerate(rows))


def _side(pack: Pack, hexes: HexMap, at: int, row: sheets.SideRow) -> Side:
    chambers = 0
    for letter, width in zip("abcde", row.rows, strict=True):
        for number in range(1, width + 1):
            chambers |= 1 << hexes.names.index(f"{letter}{number}")
    marked = _chamber_numbers(hexes, chambers, f"side[{at}].marked", row.marked)
    ring = _chamber_numbers(hexes, chambers, f"side[{at}].ring", row.ring)
    sheet = pack.read("sites.toml", sheets.SiteSheet)
    thrones = [throne for throne in sheet.throne if throne.players == row.players]
    check(len(thrones) == 1, "sites.toml", "throne", f"needs one for {row.players} players")
    spaces, blocked = thrones[0].spaces, thrones[0].blocked
    throne = tuple(REWARDS.index(space) for space in spaces)
    covered = _covered(f"throne[{sheet.throne.index(thrones[0])}]", spaces, blocked)
    return Side(row.players, chambers, marked, ring, _sites(sheet, row.players), throne, covered)


def _covered(path: str, spaces: Sequence[str], blocked: int | Sequence[str]) -> tuple[int, ...]:
    """CV-1.05 The spaces of a share: so many on the right, or the rightmost of each resource named."""
    if isinstance(blocked, int):
        return tuple(range(max(0, len(spaces) - blocked), len(spaces)))
    free = list(range(len(spaces)))
    for resource in blocked:
        fitting = [at for at in free if spaces[at] == resource]
        check(bool(fitting), "sites.toml", f"{path}.blocked", f"no {resource} left to cover (CV-1.05)")
        free.remove(fitting[-1])
    return tuple(at for at in range(len(spaces)) if at not in free)


def _chamber_numbers(hexes: HexMap, chambers: int, path: str, names: list[str]) -> tuple[int, ...]:
    for name in names:
        known = name in hexes.names and chambers >> hexes.names.index(name) & 1
        check(bool(known), "board.toml", path, f"unknown chamber {name!r}")
    check(len(set(names)) == len(names), "board.toml", path, "a chamber stands twice")
    return tuple(hexes.names.index(name) for name in names)


def _sites(sheet: sheets.SiteSheet, players: int) -> tuple[Site, ...]:
    """CV-12.05 Pillars of 1, 2 and 3, gates of 1, 2 and 3."""
    sites = []
    for i, row in enumerate(sheet.site):
        if row.players == players:
            path = f"site[{i}]"
            enough = len(row.spaces) >= row.limit
            check(enough, "sites.toml", f"{path}.spaces", f"needs at least {row.limit} (CV-12.01)")
            some = 1 <= len(row.bonus) <= MOST_SEATS
            check(some, "sites.toml", f"{path}.bonus", f"needs 1 to {MOST_SEATS} (CV-12.03)")
            share = row.limit if row.blocked is True else row.blocked
            sites.append(
                Site(
                    BUILDINGS_NAMED.index(row.structure),
                    row.limit,
                    tuple(REWARDS.index(space) for space in row.spaces),
                    read_rewards("sites.toml", f"{path}.bonus", row.bonus),
                    _covered(path, row.spaces, share),
                )
            )
    names = [site.name for site in sites]
    want = [f"{kind} {limit}" for kind in ("pillar", "gate") for limit in (1, 2, 3)]
    check(names == want, "sites.toml", "site", f"needs {', '.join(want)} for {players} players (CV-12.05)")
    return tuple(sites)


def chamber_tiles(pack: Pack) -> tuple[tuple[Rewards, ...], tuple[Tile, ...]]:
    """CV-1.02 24 tiles; those with the same back cannot be told apart."""
    rows = pack.rows("chambers.toml", "chamber", sheets.ChamberRow)
    check(len(rows) == 24, "chambers.toml", "chamber", f"{len(rows)} tiles, the box has 24 (CV-1.02)")
    gives = [read_rewards("chambers.toml", f"chamber[{i}].back", row.back) for i, row in enumerate(rows)]
    backs = list(dict.fromkeys(gives))
    tiles = [
        Tile(
            backs.index(back), COLOURS.index(row.colour), DEPOSITS.index(row.deposit), row.skulls, row.spaces
        )
        for row, back in zip(rows, gives, strict=True)
    ]
    return tuple(backs), tuple(tiles)


def track_spaces(pack: Pack) -> tuple[tuple[Space, ...], ...]:
    """CV-7.02 Four achievements on each track."""
    sheet = pack.read("tracks.toml", sheets.TrackSheet)
    tracks = []
    for name, rows in zip(TRACKS, (sheet.court, sheet.prestige, sheet.mine), strict=True):
        marks = sum(row.achievement for row in rows)
        check(marks == ACHIEVEMENTS_PER_TRACK, "tracks.toml", name, f"{marks} achievements, not 4 (CV-7.02)")
        spaces = [
            Space(read_rewards("tracks.toml", f"{name}[{i}].gives", row.gives), row.achievement)
            for i, row in enumerate(rows)
        ]
        tracks.append(tuple(spaces))
    return tuple(tracks)


def clan_board(pack: Pack) -> Clan:
    """CV-5.04 Eight forge places, two in each column."""
    sheet = pack.read("clan.toml", sheets.ClanSheet)
    columns = [TOOLS.index(row.column) for row in sheet.place]
    check(
        sorted(columns) == [0, 0, 1, 1, 2, 2, 3, 3],
        "clan.toml",
        "place",
        "needs two in each column (CV-5.01)",
    )
    places = [
        Place(column, read_rewards("clan.toml", f"place[{i}].gives", row.gives))
        for i, (column, row) in enumerate(zip(columns, sheet.place, strict=True))
    ]
    return Clan(
        sheet.dwarves,
        sheet.glory,
        sheet.keys,
        sheet.storage,
        sheet.storage_tiles,
        sheet.carts,
        sheet.houses,
        sheet.workshops,
        tuple(places),
    )


def deliveries_and_plans(
    pack: Pack,
) -> tuple[tuple[Plan, ...], tuple[tuple[Rewards, ...], ...], tuple[int, ...]]:
    sheet = pack.read("building.toml", sheets.BuildingSheet)
    resources = [row.resource for row in sheet.delivery]
    check(resources == list(RESOURCES), "building.toml", "delivery", "needs the four resources in order")
    deposits = [row.deposit for row in sheet.bonus]
    check(deposits == list(DEPOSITS), "building.toml", "bonus", "needs emerald, gold, mythrall in order")
    plans = [Plan(row.strength, row.houses, row.workshops, row.majestic) for row in sheet.plan]
    check(len({plan.name for plan in plans}) == len(plans), "building.toml", "plan", "a plan stands twice")
    bonuses = []
    for kind in BUILDINGS_NAMED:
        by_deposit = [
            read_rewards("building.toml", f"bonus[{i}].{kind}", getattr(row, kind))
            for i, row in enumerate(sheet.bonus)
        ]
        bonuses.append(tuple(by_deposit))
    return tuple(plans), tuple(bonuses), tuple(row.glory for row in sheet.delivery)
