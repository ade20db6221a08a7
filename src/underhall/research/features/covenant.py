"""The layout of Covenant. A clan is a seat, or the Elders, who are clan 1 beside a single player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from underhall.core.agenda import Item
from underhall.core.game import AnyGame
from underhall.core.saving import item_kinds
from underhall.games.covenant.icons import (
    BUILDINGS_NAMED,
    COIN_PLACES,
    DIE,
    DIFFICULTIES,
    ELDER_CARDS,
    ENEMIES,
    MOST_IN_CHAMBER,
    MOST_STRENGTH,
    PLACES,
    POSTS,
    RESOURCES,
    REWARDS,
    SLOTS,
    TRACKS,
)
from underhall.research.features.layout import (
    Amount,
    Count,
    Mark,
    Part,
    Thing,
    one,
    places,
    question,
    row,
    rows,
)

MOST_GLORY = 999
PLENTY = 99
ERAS = 3
BLOCKED = -2


def parts(game: AnyGame, box: Any, seats: int) -> list[Part]:
    clans = max(seats, 2)
    return [
        *turn(game, seats, clans),
        *pending(game),
        *market(box, seats),
        *mountain(box, clans),
        *boards(box, clans),
        *holdings(box, clans),
        *(elders() if seats == 1 else []),
    ]


def turn(game: AnyGame, seats: int, clans: int) -> list[Part]:
    return [
        Thing("seat", 1, 0, seats, one(lambda view: view.seat)),
        Thing("to_move", 1, -2, seats - 1, one(lambda view: view.to_move)),
        Thing("first", 1, -1, clans - 1, one(lambda view: view.first)),
        question(game),
        Amount("era", 1, 0, ERAS, one(lambda view: view.era)),
        Thing("post", 1, -1, POSTS - 1, one(lambda view: view.post)),
        Amount("power", 1, -1, PLENTY, one(lambda view: view.power)),
        Amount("boost", 1, 0, PLENTY, one(lambda view: view.boost)),
        Mark("acted", 1, lambda view: [0] * view.acted),
        Mark("ornament_used", 1, lambda view: [0] * view.ornament_used),
        Thing("site", 1, -1, PLENTY, one(lambda view: view.site)),
        Amount("strength", 1, -1, PLENTY, one(lambda view: view.strength)),
        Mark("cleared", SLOTS[0], row("cleared")),
        Mark("unresolved_coins", COIN_PLACES, row("unresolved_coins")),
    ]


def pending(game: AnyGame) -> list[Part]:
    """What the open question interrupts: how often each item of the agenda waits, and for which rewards."""
    items = sorted([name for name, kind in item_kinds(game).items() if issubclass(kind, Item)])
    number = {name: at for at, name in enumerate(items)}
    return [
        Count("chain", len(items), 0, PLENTY, lambda view: [number[link.item] for link in view.chain]),
        Amount("rewards", len(REWARDS), 0, PLENTY, waiting),
    ]


def waiting(view: Any) -> list[int]:
    found = [0] * len(REWARDS)
    for text in [text for link in view.chain for text in link.rewards]:
        amount, _, name = text.rpartition(" ")
        found[REWARDS.index(name)] += int(amount or 1)
    return found


def market(box: Any, seats: int) -> list[Part]:
    kinds = max(len(bag.counts) for bag in box.bags)
    return [
        Thing("rows", sum(SLOTS), BLOCKED, kinds - 1, rows(lambda view: view.rows)),
        Amount("stacks", len(SLOTS), 0, PLENTY, row("stacks")),
        Amount("discards", len(box.rubble) + len(box.coins), 0, PLENTY, rows(lambda view: view.discards)),
        Amount("enemy_bag", len(ENEMIES), 0, PLENTY, row("enemy_bag")),
        Amount("dice", len(ENEMIES), 0, DIE - 1, row("dice")),
        Mark("projects", len(box.projects), row("projects")),
        Count("starts_offered", len(box.starts), 0, 2 * seats, lambda view: view.offers[0]),
        Mark("traditions_offered", len(box.traditions), lambda view: view.offers[1]),
        Mark("goals_offered", len(box.goals), lambda view: [goal for goal in view.offers[2] if goal >= 0]),
    ]


def mountain(box: Any, clans: int) -> list[Part]:
    side, size = box.side(clans), box.hexes.size
    spaces = sum(len(site.spaces) for site in side.sites)
    bonuses = sum(len(site.bonus) for site in side.sites)
    return [
        Thing("backs", size, -1, len(box.backs) - 1, row("backs")),
        Thing("tiles", size, -1, len(box.tiles) - 1, row("tiles")),
        Amount("enemies", len(ENEMIES) * size, 0, PLENTY, rows(lambda view: view.enemies)),
        Thing("sites", spaces, BLOCKED, clans - 1, rows(lambda view: view.sites)),
        Thing("markers", bonuses, BLOCKED, clans - 1, rows(lambda view: view.markers)),
        Thing("throne", len(side.throne), BLOCKED, clans - 1, row("throne")),
        *[
            Count(what, clans * width, 0, MOST_IN_CHAMBER, of_clans_at(what, width))
            for what, width in building_sites(box)
        ],
        Mark("finished", clans * len(side.sites), of_clans_at("finished", len(side.sites))),
    ]


def building_sites(box: Any) -> list[tuple[str, int]]:
    """Houses and workshops stand in chambers, pillars on corners, gates on edges."""
    hexes = box.hexes
    chambers, corners, edges = hexes.size, len(hexes.corners), len(hexes.edges)
    return [("houses", chambers), ("workshops", chambers), ("pillars", corners), ("gates", edges)]


def boards(box: Any, clans: int) -> list[Part]:
    """Of all clans, one after the other."""
    tracks = max(len(track) for track in box.tracks)
    return [
        amounts("glory", clans, lambda clan: [clan.glory], most=MOST_GLORY, least=-MOST_GLORY),
        amounts("tracks", clans * len(TRACKS), lambda clan: clan.tracks, tracks),
        amounts("achievements", clans, lambda clan: [clan.achievements]),
        amounts("tavern", clans * MOST_STRENGTH, lambda clan: clan.tavern),
        amounts("posts", clans * POSTS, lambda clan: clan.posts, MOST_STRENGTH),
        things("tools", clans * PLACES, len(box.tools), lambda clan: clan.tools),
        things(
            "ornaments",
            clans * POSTS,
            max(map(len, box.ornaments)) * len(box.ornaments),
            lambda c: c.ornaments,
        ),
        things("coin_places", clans * COIN_PLACES, len(box.coins), lambda clan: clan.coins),
        amounts("forge", clans * len(BUILDINGS_NAMED), lambda clan: clan.forge),
        things("start_tile", clans, len(box.starts), lambda clan: [clan.start_tile]),
        things("goals", clans * 2, len(box.goals), lambda clan: clan.goals),
        Mark("shown_goals", clans * len(box.goals), of_clans_at("shown_goals", len(box.goals))),
    ]


def holdings(box: Any, clans: int) -> list[Part]:
    relics = len(box.relics)
    return [
        amounts("support", clans * 2, lambda clan: clan.support),
        amounts("resources", clans * len(RESOURCES), lambda clan: clan.resources),
        amounts("storage", clans, lambda clan: [clan.storage]),
        Mark("traditions", clans * len(box.traditions), of_clans_at("traditions", len(box.traditions))),
        amounts("relics", clans * relics, lambda clan: clan.relics),
        amounts("fresh_relics", clans * relics, lambda clan: clan.fresh_relics),
        amounts("used_relics", clans * relics, lambda clan: clan.used_relics),
        amounts("keys", clans, lambda clan: [clan.keys]),
        amounts("dungeon", clans * len(ENEMIES), lambda clan: clan.dungeon),
        amounts("carts", clans, lambda clan: [clan.carts]),
    ]


def elders() -> list[Part]:
    """CV-16 Alone: what the Elders have, and how many tiles they store of each row."""
    return [
        Thing("difficulty", 1, 0, len(DIFFICULTIES) - 1, one(lambda view: view.elders.difficulty)),
        Amount("elders_available", 1, 0, ELDER_CARDS, one(lambda view: view.elders.available)),
        Amount("elders_forge", 1, 0, ELDER_CARDS, one(lambda view: view.elders.forge)),
        Mark("elders_used", ELDER_CARDS, lambda view: view.elders.used),
        Amount("elders_tiles", len(SLOTS), 0, PLENTY, lambda view: map(len, view.elders.tiles)),
    ]


def amounts(
    name: str, size: int, read: Callable[[Any], list[int]], most: int = PLENTY, least: int = 0
) -> Part:
    return Amount(name, size, least, most, rows(lambda view: map(read, view.clans)))


def things(name: str, size: int, kinds: int, read: Callable[[Any], list[int]]) -> Part:
    return Thing(name, size, BLOCKED, kinds - 1, rows(lambda view: map(read, view.clans)))


def of_clans_at(name: str, width: int) -> Callable[[Any], list[int]]:
    """Places of clans, such as the chambers in which their houses stand."""
    return lambda view: list(places(lambda v: [getattr(clan, name) for clan in v.clans], width)(view))
