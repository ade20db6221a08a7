"""What a seat may see of Covenant.

Nearly everything is open. Stacks, bags and chamber faces are undecided until somebody looks, so nothing
hidden is on the table. Goals are known to the players, who watched the draft (CV-2.06); a spectator may have
come later and sees the shown ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from underhall.core.agenda import Decision, Item
from underhall.core.hexes import bits
from underhall.games.covenant.components import Box, Kind, Side
from underhall.games.covenant.icons import (
    BUILDINGS_NAMED,
    COLOURS,
    DEPOSITS,
    ENEMIES,
    GATE,
    HOUSE,
    PILLAR,
    RESOURCES,
    REWARDS,
    ROWS,
    RUBBLE_ROW,
    SLOT_COLOURS,
    SLOTS,
    TOOLS,
    TRACKS,
    WORKSHOP,
    Rewards,
    said,
)
from underhall.games.covenant.moves import POST_NAMES
from underhall.games.covenant.rules.clan_turn import EndTurn, strength
from underhall.games.covenant.rules.dig import rubble_cost
from underhall.games.covenant.rules.rewards import ChooseReward, Gain
from underhall.games.covenant.rules.rows import Refill
from underhall.games.covenant.table import EMPTY, NONE, Table


def sheet(box: Box) -> dict[str, Any]:
    """What a client must know to draw a view: the boards, the tiles, the order of kinds."""
    hexes, printed = box.hexes, box.printed
    return {
        "chambers": hexes.names,
        "rows_of_chambers": list(hexes.rows),
        "edges": [list(pair) for pair in hexes.edges],
        "corners": [list(point) for point in hexes.corners],
        "sides": [_side(side) for side in box.sides],
        "backs": [_said(back) for back in box.backs],
        "tiles": [
            {
                "back": tile.back,
                "colour": COLOURS[tile.colour],
                "deposit": DEPOSITS[tile.deposit],
                "skulls": tile.skulls,
                "spaces": tile.spaces,
            }
            for tile in box.tiles
        ],
        "tracks": [
            [{"gives": _said(space.gives), "achievement": space.achievement} for space in track]
            for track in box.tracks
        ],
        "track_names": TRACKS,
        "dice": [[_said(face) for face in enemy.faces] for enemy in box.enemies],
        "rubble": _kinds(box.rubble),
        "traditions": list(box.traditions),
        "coins": _kinds(box.coins),
        "relics": _kinds(box.relics),
        "starts": _kinds(box.starts),
        "tools": [
            {"tool": TOOLS[tool.kind], "cost": REWARDS[tool.cost], "slot": SLOT_COLOURS[tool.slot]}
            for tool in box.tools
        ],
        "ornaments": [_kinds(kinds) for kinds in box.ornaments],
        "ornament_prices": [RESOURCES[price] for price in printed.ornament_prices],
        "ornament_glory": list(printed.ornament_glory),
        "rubble_strengths": [rubble_cost(slot) for slot in range(SLOTS[RUBBLE_ROW])],
        "printed_slots": [SLOT_COLOURS[slot] for slot in printed.tool_slots],
        "slot_costs": list(printed.slot_costs),
        "relic_spaces": list(printed.relic_spaces),
        "coin_places": [_said(place) for place in printed.coin_places],
        "forge_places": [
            {"column": TOOLS[place.column], "gives": _said(place.gives)} for place in box.clan.places
        ],
        "projects": [project.name for project in box.projects],
        "goals": [{"kind": goal.kind + 1, "counts": goal.counts, "glory": goal.glory} for goal in box.goals],
        "posts": POST_NAMES,
        "enemy_strengths": [enemy.strength for enemy in box.enemies],
        "elder_cards": [
            {"tool": TOOLS[tool], "gives": _said(gives)}
            for tool, gives in zip(box.elders.card_tool, box.elders.card_gives, strict=True)
        ],
        "resources": RESOURCES,
        "deposits": DEPOSITS,
        "enemies": ENEMIES,
        "buildings": BUILDINGS_NAMED,
        "rows": ROWS,
    }


def _side(side: Side) -> dict[str, Any]:
    return {
        "players": side.players,
        "chambers": bits(side.chambers),
        "marked": list(side.marked),
        "ring": list(side.ring),
        "throne": [REWARDS[space] for space in side.throne],
        "sites": [
            {
                "structure": BUILDINGS_NAMED[site.structure],
                "limit": site.limit,
                "spaces": [REWARDS[space] for space in site.spaces],
                "bonus": _said(site.bonus),
            }
            for site in side.sites
        ],
    }


def _said(rewards: Rewards) -> list[str]:
    return [said(gift) for gift in rewards]


def _kinds(kinds: tuple[Kind, ...]) -> list[dict[str, Any]]:
    return [{"name": kind.name, "gives": _said(kind.gives), "count": kind.count} for kind in kinds]


@dataclass
class Link:
    """One pending item of the chain that is being worked off, next first."""

    item: str
    clan: int
    rewards: list[str]


@dataclass
class ClanView:
    """A clan board. Goals that may not be known are -1."""

    glory: int
    tracks: list[int]
    achievements: int
    tavern: list[int]
    posts: list[int]
    tools: list[int]
    ornaments: list[int]
    support: list[int]
    resources: list[int]
    storage: int
    coins: list[int]
    traditions: list[int]
    relics: list[int]
    fresh_relics: list[int]
    used_relics: list[int]
    keys: int
    dungeon: list[int]
    forge: list[int]
    finished: list[int]
    carts: int
    houses: list[int]
    workshops: list[int]
    pillars: list[int]
    gates: list[int]
    start_tile: int
    goals: list[int]
    shown_goals: list[int]


@dataclass
class EldersView:
    """The Elders' board: how many cards, which were used, which tiles they store by row."""

    difficulty: int
    available: int
    forge: int
    used: list[int]
    tiles: list[list[int]]


@dataclass
class View:
    """A whitelist. Empty slots and unknown tiles are -1, blocked spaces -2.

    `post` is the tool in use, `power` the strength it acts with; `site` and `strength` are those of the open
    question, -1 if it has none; `cleared` are the slots of rubble chosen in the dig that is going on.
    """

    seat: int
    seats: int
    era: int
    first: int
    to_move: int
    question: str
    chain: list[Link]
    post: int
    power: int
    boost: int
    acted: bool
    ornament_used: bool
    site: int
    strength: int
    cleared: list[int]
    rows: list[list[int]]
    stacks: list[int]
    discards: list[list[int]]
    enemy_bag: list[int]
    dice: list[int]
    projects: list[int]
    offers: list[list[int]]
    backs: list[int]
    tiles: list[int]
    enemies: list[list[int]]
    sites: list[list[int]]
    markers: list[list[int]]
    throne: list[int]
    clans: list[ClanView]
    elders: EldersView | None
    unresolved_coins: list[int]
    results: list[list[int]]


def open_view(table: Table) -> dict[str, Any]:
    """What everybody may know."""
    item = table.agenda[-1] if table.agenda else None
    return {
        "seats": table.seats,
        "era": table.era,
        "first": table.first,
        "to_move": table.to_move(),
        "question": type(item).__name__ if isinstance(item, Decision) else "",
        "chain": chain(table),
        "post": table.post,
        "power": power(table),
        "boost": table.boost,
        "acted": bool(table.acted),
        "ornament_used": bool(table.ornament_used),
        "site": getattr(item, "site", NONE),
        "strength": getattr(item, "strength", NONE),
        "cleared": bits(getattr(item, "taken", 0)),
        "rows": [list(row) for row in table.rows],
        "stacks": [bag.size for bag in table.bags],
        "discards": [list(row) for row in table.discards],
        "enemy_bag": list(table.enemy_bag.counts),
        "dice": list(table.dice),
        "projects": list(table.projects),
        "backs": list(table.backs),
        "tiles": list(table.tiles),
        "enemies": [list(kind) for kind in table.enemies],
        "sites": [list(row) for row in table.carts_at],
        "markers": [list(row) for row in table.markers],
        "throne": list(table.throne),
        "elders": None if table.elders == NONE else elders_view(table),
        "unresolved_coins": bits(table.unresolved_coins),
        "results": [list(parts) for parts in table.results],
    }


def own_view(table: Table, seat: int) -> dict[str, Any]:
    """What players know and spectators do not."""
    return {
        "seat": seat,
        "offers": offers_seen(table, seat),
        "clans": [clan_view(table, clan, seat) for clan in range(table.clans)],
    }


def power(table: Table) -> int:
    """CV-3.02 The strength that the tool in use acts with."""
    seat = table.to_move()
    if table.post == NONE or seat < 0:
        return NONE
    return strength(table, seat, table.tool_kind(seat, table.post))


def chain(table: Table) -> list[Link]:
    """What the open question interrupts, up to the end of the turn or of a clan's part of the council."""
    links: list[Link] = []
    for item in table.agenda[::-1]:
        if isinstance(item, EndTurn | Refill):
            break
        rewards = item.rewards if isinstance(item, Gain | ChooseReward) else ()
        links.append(Link(type(item).__name__, clan_of(item), _said(rewards)))
    return links


def clan_of(item: Item[Any]) -> int:
    return item.clan if isinstance(item, Gain) else item.seat


def clan_view(table: Table, clan: int, seat: int) -> ClanView:
    """A clan board as a seat sees it."""
    return ClanView(
        glory=table.glory[clan],
        tracks=list(table.tracks[clan]),
        achievements=table.achievements(clan),
        tavern=list(table.tavern[clan]),
        posts=list(table.posts[clan]),
        tools=list(table.tools[clan]),
        ornaments=list(table.ornaments[clan]),
        support=list(table.support[clan]),
        resources=list(table.resources[clan]),
        storage=table.storage(clan),
        coins=list(table.coins[clan]),
        traditions=bits(table.traditions[clan]),
        relics=list(table.relics[clan]),
        fresh_relics=list(table.fresh_relics[clan]),
        used_relics=list(table.used_relics[clan]),
        keys=table.keys(clan),
        dungeon=list(table.dungeon[clan]),
        forge=list(table.forge[clan]),
        finished=bits(table.finished[clan]),
        carts=table.carts[clan],
        houses=list(table.buildings[HOUSE][clan]),
        workshops=list(table.buildings[WORKSHOP][clan]),
        pillars=list(table.buildings[PILLAR][clan]),
        gates=list(table.buildings[GATE][clan]),
        start_tile=table.start_tiles[clan],
        goals=goals_seen(table, clan, seat),
        shown_goals=bits(table.shown_goals[clan]),
    )


def goals_seen(table: Table, clan: int, seat: int) -> list[int]:
    """CV-2.04, CV-2.06 Goals lie face down; the players watched the draft, a spectator did not."""
    if seat < table.seats:
        return list(table.goals[clan])
    return [goal if table.shown_goals[clan] >> max(goal, 0) & 1 else EMPTY for goal in table.goals[clan]]


def offers_seen(table: Table, seat: int) -> list[list[int]]:
    """CV-2.04 Who sees the goals on offer dwindle would know who has which."""
    starts, drafted, goals = table.offers
    return [list(starts), list(drafted), list(goals) if seat < table.seats else [EMPTY] * len(goals)]


def elders_view(table: Table) -> EldersView:
    """CV-16.13 Their decks are hidden."""
    available = bin(table.elder_kinds).count("1") + bin(table.elder_deck).count("1") + table.elder_forged
    return EldersView(
        difficulty=table.difficulty,
        available=available,
        forge=table.elder_forge,
        used=bits(table.elder_used),
        tiles=[list(row) for row in table.elder_tiles],
    )
