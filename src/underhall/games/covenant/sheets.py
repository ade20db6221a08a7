"""How the tables of data/ and of component packs are written down."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from underhall.games.packs import Sheet

Count = Annotated[int, msgspec.Meta(ge=1, le=99)]
Number = Annotated[int, msgspec.Meta(ge=0, le=99)]
Gives = Annotated[list[str], msgspec.Meta(max_length=8)]
Resource = Literal["iron", "emerald", "gold", "mythrall"]
Delivery = Literal["iron", "emerald", "gold", "mythrall", "any"]
Deposit = Literal["emerald", "gold", "mythrall"]
Colour = Literal["yellow", "blue", "black"]
SlotColour = Literal["silver", "gold"]
Basic = Literal["pick", "axe", "compass", "cart"]
Building = Literal["house", "workshop", "pillar", "gate"]
Difficulty = Literal["normal", "hard", "expert"]


class Row(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One entry of a table."""


class SideRow(Row, frozen=True):
    players: Literal[2, 4]
    rows: Annotated[list[Annotated[int, msgspec.Meta(ge=1, le=9)]], msgspec.Meta(min_length=5, max_length=5)]
    marked: Annotated[list[str], msgspec.Meta(min_length=4, max_length=4)]
    ring: Annotated[list[str], msgspec.Meta(min_length=6, max_length=6)]


class ChamberRow(Row, frozen=True):
    back: Gives
    colour: Colour
    deposit: Deposit
    skulls: Annotated[int, msgspec.Meta(ge=0, le=3)]
    spaces: Annotated[int, msgspec.Meta(ge=1, le=2)]


class SpaceRow(Row, frozen=True):
    gives: Gives
    achievement: bool = False


class GivesRow(Row, frozen=True):
    gives: Gives


class KindRow(Row, frozen=True):
    gives: Gives
    count: Count


class NamedRow(Row, frozen=True):
    name: str
    gives: Gives
    count: Count = 1


class EnemyRow(Row, frozen=True):
    kind: Literal["goblin", "orc", "troll"]
    strength: Count
    per: Count
    prestige: Number
    glory: Number
    faces: Annotated[list[str], msgspec.Meta(min_length=6, max_length=6)]
    count: Count


class CostRow(Row, frozen=True):
    cost: Number


class MineRow(Row, frozen=True):
    mine: Number


class PrintedRow(Row, frozen=True):
    tool: Basic
    slot: SlotColour


class ToolRow(Row, frozen=True):
    tool: Literal["pick", "axe", "compass", "cart", "book"]
    cost: Literal["iron", "emerald", "gold", "mythrall", "any"]
    slot: SlotColour


class PriceRow(Row, frozen=True):
    resource: Resource


class TraditionRow(Row, frozen=True):
    number: Count
    name: str


class PlaceRow(Row, frozen=True):
    column: Basic
    gives: Gives


class ThroneRow(Row, frozen=True):
    players: Literal[2, 4]
    spaces: list[Delivery]
    blocked: Number | list[Delivery] = 0


class SiteRow(Row, frozen=True):
    players: Literal[2, 4]
    structure: Literal["pillar", "gate"]
    limit: Annotated[int, msgspec.Meta(ge=1, le=3)]
    spaces: list[Delivery]
    bonus: list[str]
    blocked: bool | list[Delivery] = False


class DeliveryRow(Row, frozen=True):
    resource: Resource
    glory: Number


class PlanRow(Row, frozen=True):
    strength: Count
    houses: Number
    workshops: Number
    majestic: Number


class BonusRow(Row, frozen=True):
    deposit: Deposit
    house: Gives
    workshop: Gives
    pillar: Gives
    gate: Gives


class ProjectRow(Row, frozen=True):
    id: str
    building: Building
    yellow: Number = 0
    blue: Number = 0
    black: Number = 0
    emerald: Number = 0
    gold: Number = 0
    mythrall: Number = 0


class SpecialRow(Row, frozen=True):
    id: str
    counts: str
    glory: Count


class GoalRow(Row, frozen=True):
    kind: Literal[1, 2]
    counts: str
    glory: Count


class CardRow(Row, frozen=True):
    tool: Basic
    gives: Gives


class DifficultyRow(Row, frozen=True):
    name: Difficulty
    tiles: Number
    achievements: Number


class RankRow(Row, frozen=True):
    place: Literal[1, 2, 3]
    glory: Number


class ScaleRow(Row, frozen=True):
    glory: Number
    start: Count = msgspec.field(name="from")


class TrackSheet(Sheet, frozen=True):
    court: list[SpaceRow]
    prestige: list[SpaceRow]
    mine: list[SpaceRow]


class CoinSheet(Sheet, frozen=True):
    slot: list[CostRow]
    place: list[GivesRow]
    coin: list[NamedRow]


class RelicSheet(Sheet, frozen=True):
    slot: list[MineRow]
    relic: list[NamedRow]


class ToolSheet(Sheet, frozen=True):
    printed: list[PrintedRow]
    tool: list[ToolRow]


class OrnamentSheet(Sheet, frozen=True):
    silver_glory: Number
    gold_glory: Number
    price: list[PriceRow]
    silver: list[KindRow]
    gold: list[KindRow]


class ClanSheet(Sheet, frozen=True):
    dwarves: Count
    glory: Number
    keys: Number
    storage: Count
    storage_tiles: Number
    carts: Count
    houses: Number
    workshops: Number
    place: list[PlaceRow]


class SiteSheet(Sheet, frozen=True):
    throne: list[ThroneRow]
    site: list[SiteRow]


class BuildingSheet(Sheet, frozen=True):
    delivery: list[DeliveryRow]
    plan: list[PlanRow]
    bonus: list[BonusRow]


class ProjectSheet(Sheet, frozen=True):
    project: list[ProjectRow]
    special: list[SpecialRow]


class ElderSheet(Sheet, frozen=True):
    houses: Number
    workshops: Number
    card: list[CardRow]
    difficulty: list[DifficultyRow]


class ScoringSheet(Sheet, frozen=True):
    penalty: Number
    units_per_glory: Count
    goals_from: Count
    both_goals_from: Count
    throne: list[RankRow]
    achievement: list[ScaleRow]
