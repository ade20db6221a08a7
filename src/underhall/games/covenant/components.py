"""The box: what is printed on the components of Covenant. Read once, never changed."""

from __future__ import annotations

from underhall.core.components import Components
from underhall.core.hexes import HexMap
from underhall.core.pile import Pile
from underhall.games.covenant.icons import (
    BUILDINGS_NAMED,
    GOLDEN,
    REWARDS,
    SILVER,
    SLOT_COLOURS,
    TOOLS,
    Rewards,
)


class Tile:
    """A chamber tile: its back by number, and its face."""

    def __init__(self, back: int, colour: int, deposit: int, skulls: int, spaces: int) -> None:
        self.back = back
        self.colour = colour
        self.deposit = deposit
        self.skulls = skulls
        self.spaces = spaces


class Space:
    """A space of a track."""

    def __init__(self, gives: Rewards, achievement: bool) -> None:
        self.gives = gives
        self.achievement = achievement


class Enemy:
    def __init__(
        self, strength: int, per: int, prestige: int, glory: int, faces: tuple[Rewards, ...], count: int
    ) -> None:
        self.strength = strength
        self.per = per
        self.prestige = prestige
        self.glory = glory
        self.faces = faces
        self.count = count


class Tool:
    def __init__(self, kind: int, cost: int, slot: int, count: int) -> None:
        self.kind = kind
        self.cost = cost
        self.slot = slot
        self.count = count
        self.name = f"{TOOLS[kind]} for {REWARDS[cost]} with {SLOT_COLOURS[slot]} slot"


class Kind:
    """Tiles that are all alike: rubble, a coin, a relic, an ornament, a starting tile."""

    def __init__(self, name: str, gives: Rewards, count: int) -> None:
        self.name = name
        self.gives = gives
        self.count = count


class Place:
    """A forge place of the clan board."""

    def __init__(self, column: int, gives: Rewards) -> None:
        self.column = column
        self.gives = gives


class Site:
    """Where material for a pillar or gate is brought."""

    def __init__(
        self, structure: int, limit: int, spaces: tuple[int, ...], bonus: Rewards, blocked: tuple[int, ...]
    ) -> None:
        self.structure = structure
        self.limit = limit
        self.spaces = spaces
        self.bonus = bonus
        self.blocked = blocked
        self.name = f"{BUILDINGS_NAMED[structure]} {limit}"


class Side:
    """One side of the main board."""

    def __init__(
        self,
        players: int,
        chambers: int,
        marked: tuple[int, ...],
        ring: tuple[int, ...],
        sites: tuple[Site, ...],
        throne: tuple[int, ...],
        throne_blocked: tuple[int, ...],
    ) -> None:
        self.players = players
        self.chambers = chambers
        self.marked = marked
        self.ring = ring
        self.sites = sites
        self.throne = throne
        self.throne_blocked = throne_blocked


class Plan:
    """An option of the build action."""

    def __init__(self, strength: int, houses: int, workshops: int, majestic: int) -> None:
        self.strength = strength
        self.houses = houses
        self.workshops = workshops
        self.majestic = majestic
        parts = [(houses, "house"), (workshops, "workshop"), (majestic, "pillar or gate")]
        self.name = " + ".join([name if n == 1 else f"{n} {name}" for n, name in parts if n])


class Clan:
    """What the clan board starts with."""

    def __init__(
        self,
        dwarves: int,
        glory: int,
        keys: int,
        storage: int,
        storage_tiles: int,
        carts: int,
        houses: int,
        workshops: int,
        places: tuple[Place, ...],
    ) -> None:
        self.dwarves = dwarves
        self.glory = glory
        self.keys = keys
        self.storage = storage
        self.storage_tiles = storage_tiles
        self.carts = carts
        self.houses = houses
        self.workshops = workshops
        self.places = places


class Project:
    """What a project of kind A or B counts: glory by colour and by deposit; both empty for kind C."""

    def __init__(
        self, name: str, building: int, by_colour: tuple[int, ...], by_deposit: tuple[int, ...], glory: int
    ) -> None:
        self.name = name
        self.building = building
        self.by_colour = by_colour
        self.by_deposit = by_deposit
        self.glory = glory


class Goal:
    def __init__(self, kind: int, counts: str, glory: int) -> None:
        self.kind = kind
        self.counts = counts
        self.glory = glory


class Elders:
    """The Council of Elders: cards by tool, and the end scoring by difficulty."""

    def __init__(
        self,
        houses: int,
        workshops: int,
        card_tool: tuple[int, ...],
        card_gives: tuple[Rewards, ...],
        per_tile: tuple[int, ...],
        per_achievement: tuple[int, ...],
    ) -> None:
        self.houses = houses
        self.workshops = workshops
        self.card_tool = card_tool
        self.card_gives = card_gives
        self.per_tile = per_tile
        self.per_achievement = per_achievement


class Scoring:
    def __init__(
        self,
        penalty: int,
        units_per_glory: int,
        goals_from: int,
        both_goals_from: int,
        throne: tuple[int, ...],
        achievements: tuple[tuple[int, int], ...],
    ) -> None:
        self.penalty = penalty
        self.units_per_glory = units_per_glory
        self.goals_from = goals_from
        self.both_goals_from = both_goals_from
        self.throne = throne
        self.achievements = achievements

    def for_achievements(self, count: int) -> int:
        """CV-15.03 Each achievement by its number."""
        total = 0
        for number in range(1, count + 1):
            total += [glory for start, glory in self.achievements if start <= number][-1]
        return total


class Printed:
    """What stands beside the tiles on the boards: prices, costs, bonuses."""

    def __init__(
        self,
        slot_costs: tuple[int, ...],
        coin_places: tuple[Rewards, ...],
        relic_spaces: tuple[int, ...],
        tool_slots: tuple[int, ...],
        ornament_prices: tuple[int, ...],
        ornament_glory: tuple[int, ...],
        delivery_glory: tuple[int, ...],
        plans: tuple[Plan, ...],
        bonuses: tuple[tuple[Rewards, ...], ...],
    ) -> None:
        self.slot_costs = slot_costs
        self.coin_places = coin_places
        self.relic_spaces = relic_spaces
        self.tool_slots = tool_slots
        self.ornament_prices = ornament_prices
        self.ornament_glory = ornament_glory
        self.delivery_glory = delivery_glory
        self.plans = plans
        self.bonuses = bonuses


class Box(Components):
    """All components. `rows[r]` are the kinds of tiles of an open display, `bags[r]` how many of each."""

    def __init__(
        self,
        hexes: HexMap,
        sides: tuple[Side, ...],
        backs: tuple[Rewards, ...],
        tiles: tuple[Tile, ...],
        tracks: tuple[tuple[Space, ...], ...],
        enemies: tuple[Enemy, ...],
        rubble: tuple[Kind, ...],
        traditions: tuple[str, ...],
        coins: tuple[Kind, ...],
        relics: tuple[Kind, ...],
        tools: tuple[Tool, ...],
        ornaments: tuple[tuple[Kind, ...], ...],
        starts: tuple[Kind, ...],
        projects: tuple[Project, ...],
        goals: tuple[Goal, ...],
        clan: Clan,
        printed: Printed,
        elders: Elders,
        scoring: Scoring,
        name: str,
        fingerprint: str,
    ) -> None:
        super().__init__(name, fingerprint)
        self.hexes = hexes
        self.sides = sides
        self.backs = backs
        self.tiles = tiles
        self.tracks = tracks
        self.enemies = enemies
        self.rubble = rubble
        self.traditions = traditions
        self.coins = coins
        self.relics = relics
        self.tools = tools
        self.ornaments = ornaments
        self.starts = starts
        self.projects = projects
        self.goals = goals
        self.clan = clan
        self.printed = printed
        self.elders = elders
        self.scoring = scoring
        self.bags = (
            _bag([kind.count for kind in rubble]),
            _bag([1] * len(traditions)),
            _bag([kind.count for kind in coins]),
            _bag([kind.count for kind in relics]),
            _bag([tool.count for tool in tools]),
            _bag([kind.count for kind in ornaments[SILVER]]),
            _bag([kind.count for kind in ornaments[GOLDEN]]),
        )
        self.enemy_bag = _bag([enemy.count for enemy in enemies])
        self.kind_names = (
            [kind.name for kind in rubble],
            [str(number + 1) for number in range(len(traditions))],
            [kind.name for kind in coins],
            [kind.name for kind in relics],
            [tool.name for tool in tools],
            [kind.name for kind in ornaments[SILVER]],
            [kind.name for kind in ornaments[GOLDEN]],
        )
        self.back_counts = tuple([sum([t.back == back for t in tiles]) for back in range(len(backs))])
        self.with_back = tuple(
            [sum([1 << at for at, t in enumerate(tiles) if t.back == back]) for back in range(len(backs))]
        )
        self.track_lengths = tuple([len(track) for track in tracks])

    def side(self, seats: int) -> Side:
        """CV-1.01 Which side of the board so many players use."""
        return self.sides[0] if seats <= self.sides[0].players else self.sides[1]


def _bag(counts: list[int]) -> Pile:
    return Pile(tuple(counts), sum(counts))
