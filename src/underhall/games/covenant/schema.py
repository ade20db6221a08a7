"""Reads the box from the tables of data/ and of component packs, and checks what is in them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from underhall.core.contents import Contents
from underhall.games.covenant import sheets
from underhall.games.covenant.boards import (
    chamber_tiles,
    clan_board,
    deliveries_and_plans,
    sides_of_board,
    track_spaces,
)
from underhall.games.covenant.components import (
    Box,
    Elders,
    Enemy,
    Goal,
    Kind,
    Printed,
    Project,
    Scoring,
    Tool,
)
from underhall.games.covenant.icons import (
    ANY,
    BUILDINGS_NAMED,
    DIFFICULTIES,
    ELDER_CARDS,
    ENEMIES,
    RESOURCES,
    REWARDS,
    SLOT_COLOURS,
    TOOLS,
    TRADITIONS,
    all_said,
    kind_of,
)
from underhall.games.covenant.reading import check, read_rewards
from underhall.games.packs import Pack

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


def read_box(source: Path | Contents | None = None) -> Box:
    """The box as printed, with the tables of a pack in place of its own, or as an earlier edition had it."""
    pack = Pack(DATA, FILES, source)
    backs, tiles = chamber_tiles(pack)
    hexes, sides = sides_of_board(pack, len(tiles))
    return Box(
        hexes=hexes,
        sides=sides,
        backs=backs,
        tiles=tiles,
        tracks=track_spaces(pack),
        enemies=_enemies(pack),
        rubble=_rubble(pack),
        traditions=_traditions(pack),
        coins=_named("coins.toml", "coin", pack.read("coins.toml", sheets.CoinSheet).coin, 28),
        relics=_relics(pack),
        tools=_tools(pack),
        ornaments=_ornaments(pack),
        starts=_named("starts.toml", "start", pack.rows("starts.toml", "start", sheets.NamedRow), 10),
        projects=_projects(pack),
        goals=_goals(pack),
        clan=clan_board(pack),
        printed=_printed(pack),
        elders=_elders(pack),
        scoring=_scoring(pack),
        name=pack.name,
        fingerprint=pack.fingerprint(),
    )


def _kinds(file: str, path: str, rows: Sequence[sheets.KindRow], count: int) -> tuple[Kind, ...]:
    """Tiles that are named by what they give."""
    kinds = []
    for i, row in enumerate(rows):
        gives = read_rewards(file, f"{path}[{i}].gives", row.gives)
        kinds.append(Kind(all_said(gives), gives, row.count))
    _check_kinds(file, path, kinds, count)
    return tuple(kinds)


def _named(file: str, path: str, rows: Sequence[sheets.NamedRow], count: int) -> tuple[Kind, ...]:
    kinds = [
        Kind(row.name, read_rewards(file, f"{path}[{i}].gives", row.gives), row.count)
        for i, row in enumerate(rows)
    ]
    _check_kinds(file, path, kinds, count)
    return tuple(kinds)


def _check_kinds(file: str, path: str, kinds: list[Kind], count: int) -> None:
    have = sum(kind.count for kind in kinds)
    check(have == count, file, path, f"{have} tiles, the box has {count} (CV-1.04)")
    check(len({kind.name for kind in kinds}) == len(kinds), file, path, "a name stands twice")


def _enemies(pack: Pack) -> tuple[Enemy, ...]:
    """CV-1.03 36 enemies."""
    rows = pack.rows("enemies.toml", "enemy", sheets.EnemyRow)
    check([row.kind for row in rows] == list(ENEMIES), "enemies.toml", "enemy", "needs goblin, orc, troll")
    count = sum(row.count for row in rows)
    check(count == 36, "enemies.toml", "enemy", f"{count} enemies, the box has 36 (CV-1.03)")
    enemies = []
    for i, row in enumerate(rows):
        faces = [read_rewards("enemies.toml", f"enemy[{i}].faces", face.split(" + ")) for face in row.faces]
        enemies.append(Enemy(row.strength, row.per, row.prestige, row.glory, tuple(faces), row.count))
    return tuple(enemies)


def _traditions(pack: Pack) -> tuple[str, ...]:
    rows = pack.rows("traditions.toml", "tradition", sheets.TraditionRow)
    numbers = [row.number for row in rows]
    want = list(range(1, TRADITIONS + 1))
    check(numbers == want, "traditions.toml", "tradition", "needs 1 to 36 in order (CV-17.00)")
    return tuple(row.name for row in rows)


def _rubble(pack: Pack) -> tuple[Kind, ...]:
    """CV-10.01 Rubble holds resources and nothing else."""
    kinds = _kinds("rubble.toml", "rubble", pack.rows("rubble.toml", "rubble", sheets.KindRow), 24)
    for i, kind in enumerate(kinds):
        plain = all(kind_of(gift) <= ANY for gift in kind.gives)
        check(plain, "rubble.toml", f"rubble[{i}].gives", "rubble holds resources (CV-10.01)")
    return kinds


def _relics(pack: Pack) -> tuple[Kind, ...]:
    """CV-9.01 Six kinds."""
    rows = pack.read("relics.toml", sheets.RelicSheet).relic
    check(len(rows) == 6, "relics.toml", "relic", f"{len(rows)} kinds, the box has 6 (CV-9.01)")
    return _named("relics.toml", "relic", rows, 27)


def _tools(pack: Pack) -> tuple[Tool, ...]:
    """CV-5.01 Five of each basic tool and four books; those that are alike are one kind."""
    rows = pack.read("tools.toml", sheets.ToolSheet).tool
    for tool, count in zip(TOOLS, (5, 5, 5, 5, 4), strict=True):
        have = sum(row.tool == tool for row in rows)
        check(have == count, "tools.toml", "tool", f"{have} of {tool}, the box has {count} (CV-5.01)")
    return tuple(
        Tool(TOOLS.index(row.tool), REWARDS.index(row.cost), SLOT_COLOURS.index(row.slot), rows.count(row))
        for row in dict.fromkeys(rows)
    )


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
    check(
        [project.name for project in projects] == want, "projects.toml", "project", "needs A1 to C6 in order"
    )
    for i, project in enumerate(projects):
        basic = project.building in (0, 1)
        sound = project.building < 0 or basic == (project.name[0] == "A")
        check(
            sound, "projects.toml", f"project[{i}].building", "A is for houses and workshops, B for the rest"
        )
    return tuple(projects)


def _goals(pack: Pack) -> tuple[Goal, ...]:
    rows = pack.rows("goals.toml", "goal", sheets.GoalRow)
    kinds = sorted(row.kind for row in rows)
    check(kinds == [1] * 6 + [2] * 6, "goals.toml", "goal", "needs six of each kind (CV-2.03)")
    return tuple(Goal(row.kind - 1, row.counts, row.glory) for row in rows)


def _printed(pack: Pack) -> Printed:
    coins = pack.read("coins.toml", sheets.CoinSheet)
    check(len(coins.slot) == 4, "coins.toml", "slot", "needs four (CV-8.03)")
    check(len(coins.place) == 6, "coins.toml", "place", "needs six (CV-8.01)")
    relics = pack.read("relics.toml", sheets.RelicSheet)
    check(len(relics.slot) == 4, "relics.toml", "slot", "needs four (CV-1.04)")
    tools = pack.read("tools.toml", sheets.ToolSheet)
    check(
        [row.tool for row in tools.printed] == list(TOOLS[:4]),
        "tools.toml",
        "printed",
        "needs the four in order",
    )
    ornaments = pack.read("ornaments.toml", sheets.OrnamentSheet)
    check(len(ornaments.price) == 3, "ornaments.toml", "price", "needs three (CV-5.05)")
    plans, bonuses, glory = deliveries_and_plans(pack)
    return Printed(
        tuple(row.cost for row in coins.slot),
        tuple(
            read_rewards("coins.toml", f"place[{i}].gives", row.gives) for i, row in enumerate(coins.place)
        ),
        tuple(row.mine for row in relics.slot),
        tuple(SLOT_COLOURS.index(row.slot) for row in tools.printed),
        tuple(RESOURCES.index(row.resource) for row in ornaments.price),
        (ornaments.silver_glory, ornaments.gold_glory),
        glory,
        plans,
        bonuses,
    )


def _elders(pack: Pack) -> Elders:
    """CV-16.02 Four cards of each tool."""
    sheet = pack.read("elders.toml", sheets.ElderSheet)
    tools = [TOOLS.index(row.tool) for row in sheet.card]
    sound = len(tools) == ELDER_CARDS and all(tools.count(tool) == 4 for tool in range(4))
    check(sound, "elders.toml", "card", "needs four cards of each tool (CV-16.02)")
    names = [row.name for row in sheet.difficulty]
    check(names == list(DIFFICULTIES), "elders.toml", "difficulty", "needs normal, hard, expert in order")
    return Elders(
        sheet.houses,
        sheet.workshops,
        tuple(tools),
        tuple(read_rewards("elders.toml", f"card[{i}].gives", row.gives) for i, row in enumerate(sheet.card)),
        tuple(row.tiles for row in sheet.difficulty),
        tuple(row.achievements for row in sheet.difficulty),
    )


def _scoring(pack: Pack) -> Scoring:
    sheet = pack.read("scoring.toml", sheets.ScoringSheet)
    places = [row.place for row in sheet.throne]
    check(places == [1, 2, 3], "scoring.toml", "throne", "needs places 1, 2, 3 in order (CV-15.01)")
    starts = [row.start for row in sheet.achievement]
    sound = starts[:1] == [1] and starts == sorted(set(starts))
    check(sound, "scoring.toml", "achievement", "begins from 1 and rises (CV-15.03)")
    return Scoring(
        sheet.penalty,
        sheet.units_per_glory,
        sheet.goals_from,
        sheet.both_goals_from,
        tuple(row.glory for row in sheet.throne),
        tuple((row.start, row.glory) for row in sheet.achievement),
    )
