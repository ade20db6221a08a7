"""Chapter 17. The 36 traditions, by number, and how the rules ask a clan's traditions."""

from __future__ import annotations

from typing import Final

from underhall.core.hexes import picked
from underhall.games.covenant.icons import (
    AXE,
    BENEFIT,
    CART,
    COMPASS,
    COURT_STEPS,
    EMERALD,
    FREE_STEP,
    GATE,
    GLORY,
    MINE_STEPS,
    MOVE,
    PICK,
    PILLAR,
    PRESTIGE_STEPS,
    SILVER,
    STRENGTHEN,
    THRONE,
    TOKEN,
    TROLL,
    WORKSHOP,
    Rewards,
    reward,
)
from underhall.games.covenant.powers.tradition import Tradition
from underhall.games.covenant.table import Table, added


class StrongerTool(Tradition):
    """CV-17.01, CV-17.02, CV-17.03, CV-17.04 One more strength for pick, cart, axe or compass."""

    def __init__(self, tool: int) -> None:
        self.tool = tool

    def strength_bonus(self, tool: int) -> int:
        return int(tool == self.tool)


class HonestHaulage(Tradition):
    """CV-17.05 Iron and emerald deliveries give 2 glory."""

    def delivery_bonus(self, resource: int) -> int:
        return int(resource <= EMERALD)


class TrophyHall(Tradition):
    """CV-17.06 Council, after the key check: 2 glory per goblin, orc and troll together."""

    def dungeon_bonus(self, table: Table, clan: int) -> int:
        return 2 * min(table.dungeon[clan])


class DeepSurveyors(Tradition):
    """CV-17.07 Revealing gives 1, 2 or 2 glory for emerald, gold or mythrall."""

    def after_reveal(self, deposit: int) -> Rewards:
        return (reward(GLORY, (1, 2, 2)[deposit]),)


class HeraldsOfTheDeep(Tradition):
    """CV-17.08 Revealing gives a step: Mine, Prestige or Court for emerald, gold or mythrall."""

    def after_reveal(self, deposit: int) -> Rewards:
        return (reward((MINE_STEPS, PRESTIGE_STEPS, COURT_STEPS)[deposit]),)


class JewellersOath(Tradition):
    """CV-17.09 Adorning: a silver ornament works at once, a gold one gives 1 more glory."""

    def after_adorning(self, colour: int, effect: Rewards) -> Rewards:
        return effect if colour == SILVER else (reward(GLORY),)


class LoadedDice(Tradition):
    """CV-17.10 Any face of a die whose reward is gained."""

    def any_face(self) -> bool:
        return True


class TrollSlayers(Tradition):
    """CV-17.11 A troll takes 2 strength."""

    def strength_saved(self, enemy: int) -> int:
        return int(enemy == TROLL)


class GiftsToTheKing(Tradition):
    """CV-17.12 Council: deliver up to 2 resources to the throne; by the first rules it was 1."""

    fire = True

    def at_council(self, table: Table, clan: int) -> Rewards:
        return (reward(THRONE, 2 if table.rules >= 2 else 1),)


class GuildOfSmiths(Tradition):
    """CV-17.13 Forging gives a step on a track of choice."""

    def after_forging(self) -> Rewards:
        return (reward(FREE_STEP),)


class FarSightedSeekers(Tradition):
    """CV-17.14 Relics regardless of the position on the Mine track."""

    def any_relic(self) -> bool:
        return True


class ToastToEveryFeat(Tradition):
    """CV-17.15 Each achievement gives a +1 token."""

    def after_achievement(self) -> Rewards:
        return (reward(TOKEN),)


class BuildersPride(Tradition):
    """CV-17.16 Council: 1 glory per pillar and gate owned."""

    fire = True

    def at_council(self, table: Table, clan: int) -> Rewards:
        return _glory(table.structures(clan))


class RoyalMinters(Tradition):
    """CV-17.17 Council: the benefit of one open coin, which stays."""

    fire = True

    def at_council(self, table: Table, clan: int) -> Rewards:
        return (reward(BENEFIT),)


class FeastOfTheFirstStone(Tradition):
    """CV-17.18 Each pillar or gate gained gives a +1 token and a Court step."""

    def after_structure(self) -> Rewards:
        return (reward(TOKEN), reward(COURT_STEPS))


class KeepersOfRelics(Tradition):
    """CV-17.19 Council: 1 glory per relic, used or not; CV-17.30 counts as one."""

    fire = True

    def at_council(self, table: Table, clan: int) -> Rewards:
        return _glory(table.relic_count(clan) + more_relics(table, clan))


class RelicScholars(Tradition):
    """CV-17.20 A relic that is used may do what an open one shows."""

    def borrows_relics(self) -> bool:
        return True


class RollOfBuilders(Tradition):
    """CV-17.21 Council: 1 glory per 2 buildings in the mountain."""

    fire = True

    def at_council(self, table: Table, clan: int) -> Rewards:
        return _glory(table.built(clan) // 2)


class OldRenown(Tradition):
    """CV-17.22 Final scoring: 2 more achievements."""

    def more_achievements(self) -> int:
        return 2


class SongOfDeeds(Tradition):
    """CV-17.23 Each achievement gives 1 glory."""

    def after_achievement(self) -> Rewards:
        return (reward(GLORY),)


class SpareVault(Tradition):
    """CV-17.24 One more key and one more storage space."""

    def when_gained(self, table: Table, clan: int) -> None:
        table.extra_keys = added(table.extra_keys, clan)
        table.extra_storage = added(table.extra_storage, clan)


class CloseQuarters(Tradition):
    """CV-17.25 A second own house or workshop in a chamber."""

    def second_basic(self) -> bool:
        return True


class StiffUpperBeards(Tradition):
    """CV-17.26 The penalty for enemies is 1 smaller."""

    def penalty_saved(self) -> int:
        return 1


class WorkshopAle(Tradition):
    """CV-17.27 Building a workshop gives a +1 token."""

    def after_building(self, kind: int) -> Rewards:
        return (reward(TOKEN),) if kind == WORKSHOP else ()


class FriendsAtCourt(Tradition):
    """CV-17.28 No glory costs for coins and traditions."""

    def free_slots(self) -> bool:
        return True


class DoorstepPatrol(Tradition):
    """CV-17.29 Building a house takes one enemy of the chamber to the dungeon."""

    def captures(self) -> bool:
        return True


class Heirloom(Tradition):
    """CV-17.30 Counts as one more relic, of a kind of its own."""

    def more_relics(self) -> int:
        return 1


class CrowdedCells(Tradition):
    """CV-17.31 A key holds 2 goblins."""

    def pairs_goblins(self) -> bool:
        return True


class ForestOfPillars(Tradition):
    """CV-17.32 Pillars one edge apart are allowed."""

    def close_pillars(self) -> bool:
        return True


class NeighbourlyGates(Tradition):
    """CV-17.33 A gate where one of the chambers has another clan's gate."""

    def neighbour_gates(self) -> bool:
        return True


class DriveThemOut(Tradition):
    """CV-17.34 Building a pillar moves one enemy twice or two once."""

    def after_building(self, kind: int) -> Rewards:
        return (reward(MOVE, 2),) if kind == PILLAR else ()


class Gatekeepers(Tradition):
    """CV-17.35 Building a gate strengthens a dwarf."""

    def after_building(self, kind: int) -> Rewards:
        return (reward(STRENGTHEN),) if kind == GATE else ()


class NightWatch(Tradition):
    """CV-17.36 Council: 1 glory, and move one enemy."""

    fire = True

    def at_council(self, table: Table, clan: int) -> Rewards:
        return (reward(GLORY), reward(MOVE))


ALL: Final[tuple[Tradition, ...]] = (
    StrongerTool(PICK),
    StrongerTool(CART),
    StrongerTool(AXE),
    StrongerTool(COMPASS),
    HonestHaulage(),
    TrophyHall(),
    DeepSurveyors(),
    HeraldsOfTheDeep(),
    JewellersOath(),
    LoadedDice(),
    TrollSlayers(),
    GiftsToTheKing(),
    GuildOfSmiths(),
    FarSightedSeekers(),
    ToastToEveryFeat(),
    BuildersPride(),
    RoyalMinters(),
    FeastOfTheFirstStone(),
    KeepersOfRelics(),
    RelicScholars(),
    RollOfBuilders(),
    OldRenown(),
    SongOfDeeds(),
    SpareVault(),
    CloseQuarters(),
    StiffUpperBeards(),
    WorkshopAle(),
    FriendsAtCourt(),
    DoorstepPatrol(),
    Heirloom(),
    CrowdedCells(),
    ForestOfPillars(),
    NeighbourlyGates(),
    DriveThemOut(),
    Gatekeepers(),
    NightWatch(),
)
FIRE: Final[int] = sum([1 << at for at, tradition in enumerate(ALL) if tradition.fire])


def kept(table: Table, clan: int) -> list[Tradition]:
    """The traditions of a clan."""
    return picked(ALL, table.traditions[clan])


def strength_bonus(table: Table, clan: int, tool: int) -> int:
    return sum([tradition.strength_bonus(tool) for tradition in kept(table, clan)])


def more_relics(table: Table, clan: int) -> int:
    return sum([tradition.more_relics() for tradition in kept(table, clan)])


def after_achievement(table: Table, clan: int) -> Rewards:
    return _joined([tradition.after_achievement() for tradition in kept(table, clan)])


def after_building(table: Table, clan: int, kind: int) -> Rewards:
    return _joined([tradition.after_building(kind) for tradition in kept(table, clan)])


def free_slots(table: Table, clan: int) -> bool:
    return True in [tradition.free_slots() for tradition in kept(table, clan)]


def _joined(parts: list[Rewards]) -> Rewards:
    found: list[int] = []
    for part in parts:
        found += part
    return tuple(found)


def _glory(amount: int) -> Rewards:
    return (reward(GLORY, amount),) if amount else ()
