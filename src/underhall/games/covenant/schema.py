"""Reads the box from the tables of data/ and of component packs, and checks what is in them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from underhall.core.hexes import HexMap
from underhall.games.covenant import sheets
from underhall.games.covenant.components import (
    Box,
    Clan,
    Elders,
    Enemy,
    Goal,
    Kind,
    Place,
    Plan,
    Printed,
    Project,
    Scoring,
    Side,
    Site,
    Space,
    Tile,
    Tool,
)
from underhall.games.covenant.icons import (
    ANY,
    BUILDINGS_NAMED,
    COLOURS,
    DEPOSITS,
    DIFFICULTIES,
    ELDER_CARDS,
    ENEMIES,
    RESOURCES,
    REWARDS,
    SLOT_COLOURS,
    TOOLS,
    TRACKS,
    TRADITIONS,
    Rewards,
    all_said,
    kind_of,
    reward,
)
from underhall.games.covenant.moves import MOST_OF_ONE_REWARD
from underhall.games.packs import Pack, PackError

DATA = Path(__file__).parent / "data"
FILES = (
    "board.toml",
    "chambers.toml",
    "tracks.toml",
    "rubble.toml",
    "enemies.toml",
    "coins.toml",
    "relics.toml",
    "tools.toml",
    "ornaments.toml",
    "traditions.toml",
    "starts.toml",
    "clan.toml",
    "sites.toml",
    "building.toml",
    "projects.toml",
    "goals.toml",
    "elders.toml",
    "scoring.toml",
)
ACHIEVEMENTS_PER_TRACK = 4


def read_box(folder: Path | None = None) -> Box:
    """The box as printed, or with the tables of a pack in place of its own."""
    pack = Pack(DATA, FILES, folder)
    backs, tiles = _chambers(pack)
    hexes, sides = _board(pack, len(tiles))
    return Box(
        hexes=hexes,
        sides=sides,
        backs=backs,
        tiles=tiles,
        tracks=_tracks(pack),
        enemies=_enemies(pack, sum(tile.skulls for tile in tiles)),
        rubble=_rubble(pack),
        traditions=_traditions(pack),
        coins=_named("coins.toml", "coin", pack.read("coins.toml", sheets.CoinSheet).coin, 28),
        relics=_relics(pack),
        tools=_tools(pack),
        ornaments=_ornaments(pack),
        starts=_named("starts.toml", "start", pack.read("starts.toml", sheets.StartSheet).start, 10),
        projects=_projects(pack),
        goals=_goals(pack),
        clan=_clan(pack),
        printed=_printed(pack),
        elders=_elders(pack),
        scoring=_scoring(pack),
        name=pack.name,
        fingerprint=pack.fingerprint(),
    )


def _check(sound: bool, file: str, path: str, reason: str) -> None:
    if not sound:
        raise PackError(file, path, reason)


def _rewards(file: str, path: str, texts: Sequence[str]) -> Rewards:
    """`["2 mine", "coin"]`"""
    found = []
    for text in texts:
        amount, _, name = text.rpartition(" ")
        _check(name in REWARDS, file, path, f"unknown reward {text!r}")
        _check(
            amount == "" or (amount.isdigit() and 1 <= int(amount) <= MOST_OF_ONE_REWARD),
            file,
            path,
            f"no amount {text!r}",
        )
        found.append(reward(REWARDS.index(name), int(amount or 1)))
    return tuple(found)


def _kinds(file: str, path: str, rows: Sequence[sheets.KindRow], count: int) -> tuple[Kind, ...]:
    """Tiles that are named by what they give."""
    kinds = []
    for i, row in enumerate(rows):
        gives = _rewards(file, f"{path}[{i}].gives", row.gives)
        kinds.append(Kind(all_said(gives), gives, row.count))
    _check_kinds(file, path, kinds, count)
    return tuple(kinds)


def _named(file: str, path: str, rows: Sequence[sheets.NamedRow], count: int) -> tuple[Kind, ...]:
    kinds = [
        Kind(row.name, _rewards(file, f"{path}[{i}].gives", row.gives), row.count)
        for i, row in enumerate(rows)
    ]
    _check_kinds(file, path, kinds, count)
    return tuple(kinds)


def _check_kinds(file: str, path: str, kinds: list[Kind], count: int) -> None:
    have = sum(kind.count for kind in kinds)
    _check(have == count, file, path, f"{have} tiles, the box has {count} (CV-1.04)")
    _check(len({kind.name for kind in kinds}) == len(kinds), file, path, "a name stands twice")


def _board(pack: Pack, tiles: int) -> tuple[HexMap, tuple[Side, ...]]:
    """CV-1.01 The small side is a part of the large one, row by row from the left."""
    rows = pack.read("board.toml", sheets.BoardSheet).side
    _check(
        [row.players for row in rows] == [2, 4], "board.toml", "side", "needs the sides of 2 and of 4 players"
    )
    small, large = rows
    hexes = HexMap(tuple(large.rows))
    _check(hexes.size == tiles, "board.toml", "side[1].rows", f"{hexes.size} chambers, the box has {tiles}")
    steps = [b - a for row in rows for a, b in zip(row.rows, row.rows[1:], strict=False)]
    _check(
        steps == [1, 1, -1, -1] * 2, "board.toml", "side", "rows grow by one to the middle and shrink again"
    )
    _check(small.rows[0] <= large.rows[0], "board.toml", "side[0].rows", "the small side is larger")
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
    _check(len(thrones) == 1, "sites.toml", "throne", f"needs one for {row.players} players")
    throne = tuple(RESOURCES.index(space) for space in thrones[0].spaces)
    return Side(row.players, chambers, marked, ring, _sites(sheet, row.players), throne, thrones[0].blocked)


def _chamber_numbers(hexes: HexMap, chambers: int, path: str, names: list[str]) -> tuple[int, ...]:
    for name in names:
        known = name in hexes.names and chambers >> hexes.names.index(name) & 1
        _check(bool(known), "board.toml", path, f"unknown chamber {name!r}")
    _check(len(set(names)) == len(names), "board.toml", path, "a chamber stands twice")
    return tuple(hexes.names.index(name) for name in names)


def _sites(sheet: sheets.SiteSheet, players: int) -> tuple[Site, ...]:
    """CV-12.05 Pillars of 1, 2 and 3, gates of 1, 2 and 3, each with a share for everybody."""
    sites = []
    for i, row in enumerate(sheet.site):
        if row.players == players:
            path = f"site[{i}]"
            shares = row.limit * players
            _check(len(row.spaces) == shares, "sites.toml", f"{path}.spaces", f"needs {shares} (CV-12.05)")
            _check(len(row.bonus) == players, "sites.toml", f"{path}.bonus", f"needs {players} (CV-12.05)")
            sites.append(
                Site(
                    BUILDINGS_NAMED.index(row.structure),
                    row.limit,
                    tuple(RESOURCES.index(space) for space in row.spaces),
                    _rewards("sites.toml", f"{path}.bonus", row.bonus),
                    row.limit if row.blocked else 0,
                )
            )
    names = [site.name for site in sites]
    want = [f"{kind} {limit}" for kind in ("pillar", "gate") for limit in (1, 2, 3)]
    _check(names == want, "sites.toml", "site", f"needs {', '.join(want)} for {players} players (CV-12.05)")
    return tuple(sites)


def _chambers(pack: Pack) -> tuple[tuple[Rewards, ...], tuple[Tile, ...]]:
    """CV-1.02 24 tiles; those with the same back cannot be told apart."""
    rows = pack.read("chambers.toml", sheets.ChamberSheet).chamber
    _check(len(rows) == 24, "chambers.toml", "chamber", f"{len(rows)} tiles, the box has 24 (CV-1.02)")
    gives = [_rewards("chambers.toml", f"chamber[{i}].back", row.back) for i, row in enumerate(rows)]
    backs = list(dict.fromkeys(gives))
    tiles = [
        Tile(
            backs.index(back), COLOURS.index(row.colour), DEPOSITS.index(row.deposit), row.skulls, row.spaces
        )
        for row, back in zip(rows, gives, strict=True)
    ]
    return tuple(backs), tuple(tiles)


def _tracks(pack: Pack) -> tuple[tuple[Space, ...], ...]:
    """CV-7.02 Four achievements on each track."""
    sheet = pack.read("tracks.toml", sheets.TrackSheet)
    tracks = []
    for name, rows in zip(TRACKS, (sheet.court, sheet.prestige, sheet.mine), strict=True):
        marks = sum(row.achievement for row in rows)
        _check(marks == ACHIEVEMENTS_PER_TRACK, "tracks.toml", name, f"{marks} achievements, not 4 (CV-7.02)")
        spaces = [
            Space(_rewards("tracks.toml", f"{name}[{i}].gives", row.gives), row.achievement)
            for i, row in enumerate(rows)
        ]
        tracks.append(tuple(spaces))
    return tuple(tracks)


def _enemies(pack: Pack, skulls: int) -> tuple[Enemy, ...]:
    """CV-1.03 36 enemies, enough for all skulls."""
    rows = pack.read("enemies.toml", sheets.EnemySheet).enemy
    _check([row.kind for row in rows] == list(ENEMIES), "enemies.toml", "enemy", "needs goblin, orc, troll")
    count = sum(row.count for row in rows)
    _check(count == 36, "enemies.toml", "enemy", f"{count} enemies, the box has 36 (CV-1.03)")
    _check(skulls <= count, "chambers.toml", "chamber", f"{skulls} skulls for {count} enemies (CV-1.03)")
    enemies = []
    for i, row in enumerate(rows):
        faces = [_rewards("enemies.toml", f"enemy[{i}].faces", face.split(" + ")) for face in row.faces]
        enemies.append(Enemy(row.strength, row.per, row.prestige, row.glory, tuple(faces), row.count))
    return tuple(enemies)


def _traditions(pack: Pack) -> tuple[str, ...]:
    rows = pack.read("traditions.toml", sheets.TraditionSheet).tradition
    numbers = [row.number for row in rows]
    want = list(range(1, TRADITIONS + 1))
    _check(numbers == want, "traditions.toml", "tradition", "needs 1 to 36 in order (CV-17.00)")
    return tuple(row.name for row in rows)


def _rubble(pack: Pack) -> tuple[Kind, ...]:
    """CV-10.01 Rubble holds resources and nothing else."""
    kinds = _kinds("rubble.toml", "rubble", pack.read("rubble.toml", sheets.RubbleSheet).rubble, 24)
    for i, kind in enumerate(kinds):
        plain = all(kind_of(gift) <= ANY for gift in kind.gives)
        _check(plain, "rubble.toml", f"rubble[{i}].gives", "rubble holds resources (CV-10.01)")
    return kinds


def _relics(pack: Pack) -> tuple[Kind, ...]:
    """CV-9.01 Six kinds."""
    rows = pack.read("relics.toml", sheets.RelicSheet).relic
    _check(len(rows) == 6, "relics.toml", "relic", f"{len(rows)} kinds, the box has 6 (CV-9.01)")
    return _named("relics.toml", "relic", rows, 27)


def _tools(pack: Pack) -> tuple[Tool, ...]:
    """CV-5.01 Five of each basic tool and four books, all different."""
    rows = pack.read("tools.toml", sheets.ToolSheet).tool
    for tool, count in zip(TOOLS, (5, 5, 5, 5, 4), strict=True):
        have = sum(row.tool == tool for row in rows)
        _check(have == count, "tools.toml", "tool", f"{have} of {tool}, the box has {count} (CV-5.01)")
    tools = [
        Tool(TOOLS.index(row.tool), REWARDS.index(row.cost), SLOT_COLOURS.index(row.slot)) for row in rows
    ]
    _check(len({tool.name for tool in tools}) == len(tools), "tools.toml", "tool", "a tool stands twice")
    return tuple(tools)


def _ornaments(pack: Pack) -> tuple[tuple[Kind, ...], ...]:
    sheet = pack.read("ornaments.toml", sheets.OrnamentSheet)
    return (
        _kinds("ornaments.toml", "silver", sheet.silver, 15),
        _kinds("ornaments.toml", "gold", sheet.gold, 15),
    )


def _projects(pack: Pack) -> tuple[Project, ...]:
    """CV-18.07 Six of each kind, A and B before C."""
    sheet = pack.read("projects.toml", sheets.ProjectSheet)
    projects = []
    for row in sheet.project:
        by_colour = (row.yellow, row.blue, row.black)
        by_deposit = (row.emerald, row.gold, row.mythrall)
        projects.append(Project(row.id, BUILDINGS_NAMED.index(row.building), by_colour, by_deposit, 0))
    projects += [Project(row.id, -1, (), (), row.glory) for row in sheet.special]
    want = [f"{kind}{number}" for kind in "ABC" for number in range(1, 7)]
    _check(
        [project.name for project in projects] == want, "projects.toml", "project", "needs A1 to C6 in order"
    )
    for i, project in enumerate(projects):
        basic = project.building in (0, 1)
        sound = project.building < 0 or basic == (project.name[0] == "A")
        _check(
            sound, "projects.toml", f"project[{i}].building", "A is for houses and workshops, B for the rest"
        )
    return tuple(projects)


def _goals(pack: Pack) -> tuple[Goal, ...]:
    rows = pack.read("goals.toml", sheets.GoalSheet).goal
    kinds = sorted(row.kind for row in rows)
    _check(kinds == [1] * 6 + [2] * 6, "goals.toml", "goal", "needs six of each kind (CV-2.03)")
    return tuple(Goal(row.kind - 1, row.counts, row.glory) for row in rows)


def _clan(pack: Pack) -> Clan:
    """CV-5.04 Eight forge places, two in each column."""
    sheet = pack.read("clan.toml", sheets.ClanSheet)
    columns = [TOOLS.index(row.column) for row in sheet.place]
    _check(
        sorted(columns) == [0, 0, 1, 1, 2, 2, 3, 3],
        "clan.toml",
        "place",
        "needs two in each column (CV-5.01)",
    )
    places = [
        Place(column, _rewards("clan.toml", f"place[{i}].gives", row.gives))
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


def _printed(pack: Pack) -> Printed:
    coins = pack.read("coins.toml", sheets.CoinSheet)
    _check(len(coins.slot) == 4, "coins.toml", "slot", "needs four (CV-8.03)")
    _check(len(coins.place) == 6, "coins.toml", "place", "needs six (CV-8.01)")
    relics = pack.read("relics.toml", sheets.RelicSheet)
    _check(len(relics.slot) == 4, "relics.toml", "slot", "needs four (CV-1.04)")
    tools = pack.read("tools.toml", sheets.ToolSheet)
    _check(
        [row.tool for row in tools.printed] == list(TOOLS[:4]),
        "tools.toml",
        "printed",
        "needs the four in order",
    )
    ornaments = pack.read("ornaments.toml", sheets.OrnamentSheet)
    _check(len(ornaments.price) == 3, "ornaments.toml", "price", "needs three (CV-5.05)")
    plans, bonuses, glory = _building(pack)
    return Printed(
        tuple(row.cost for row in coins.slot),
        tuple(_rewards("coins.toml", f"place[{i}].gives", row.gives) for i, row in enumerate(coins.place)),
        tuple(row.mine for row in relics.slot),
        tuple(SLOT_COLOURS.index(row.slot) for row in tools.printed),
        tuple(RESOURCES.index(row.resource) for row in ornaments.price),
        (ornaments.silver_glory, ornaments.gold_glory),
        glory,
        plans,
        bonuses,
    )


def _building(pack: Pack) -> tuple[tuple[Plan, ...], tuple[tuple[Rewards, ...], ...], tuple[int, ...]]:
    sheet = pack.read("building.toml", sheets.BuildingSheet)
    resources = [row.resource for row in sheet.delivery]
    _check(resources == list(RESOURCES), "building.toml", "delivery", "needs the four resources in order")
    deposits = [row.deposit for row in sheet.bonus]
    _check(deposits == list(DEPOSITS), "building.toml", "bonus", "needs emerald, gold, mythrall in order")
    plans = [Plan(row.strength, row.houses, row.workshops, row.majestic) for row in sheet.plan]
    _check(len({plan.name for plan in plans}) == len(plans), "building.toml", "plan", "a plan stands twice")
    bonuses = []
    for kind in BUILDINGS_NAMED:
        by_deposit = [
            _rewards("building.toml", f"bonus[{i}].{kind}", getattr(row, kind))
            for i, row in enumerate(sheet.bonus)
        ]
        bonuses.append(tuple(by_deposit))
    return tuple(plans), tuple(bonuses), tuple(row.glory for row in sheet.delivery)


def _elders(pack: Pack) -> Elders:
    """CV-16.02 Four cards of each tool."""
    sheet = pack.read("elders.toml", sheets.ElderSheet)
    tools = [TOOLS.index(row.tool) for row in sheet.card]
    sound = len(tools) == ELDER_CARDS and all(tools.count(tool) == 4 for tool in range(4))
    _check(sound, "elders.toml", "card", "needs four cards of each tool (CV-16.02)")
    names = [row.name for row in sheet.difficulty]
    _check(names == list(DIFFICULTIES), "elders.toml", "difficulty", "needs normal, hard, expert in order")
    return Elders(
        sheet.houses,
        sheet.workshops,
        tuple(tools),
        tuple(_rewards("elders.toml", f"card[{i}].gives", row.gives) for i, row in enumerate(sheet.card)),
        tuple(row.tiles for row in sheet.difficulty),
        tuple(row.achievements for row in sheet.difficulty),
    )


def _scoring(pack: Pack) -> Scoring:
    sheet = pack.read("scoring.toml", sheets.ScoringSheet)
    places = [row.place for row in sheet.throne]
    _check(places == [1, 2, 3], "scoring.toml", "throne", "needs places 1, 2, 3 in order (CV-15.01)")
    starts = [row.start for row in sheet.achievement]
    sound = starts[:1] == [1] and starts == sorted(set(starts))
    _check(sound, "scoring.toml", "achievement", "begins from 1 and rises (CV-15.03)")
    return Scoring(
        sheet.penalty,
        sheet.units_per_glory,
        sheet.goals_from,
        sheet.both_goals_from,
        tuple(row.glory for row in sheet.throne),
        tuple((row.start, row.glory) for row in sheet.achievement),
    )
