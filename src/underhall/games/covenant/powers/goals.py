"""Chapter 19. What the twelve goals count."""

from __future__ import annotations

from typing import Final

from underhall.games.covenant.icons import GATE, PILLAR
from underhall.games.covenant.powers.traditions import more_relics
from underhall.games.covenant.table import EMPTY, Table


class Counted:
    """How many of what a goal counts a clan has."""

    def count(self, table: Table, clan: int) -> int:
        raise NotImplementedError


class ToolsOwned(Counted):
    """CV-19.01 Every tool, the four printed ones included."""

    def count(self, table: Table, clan: int) -> int:
        return len(table.owned_posts(clan))


class OrnamentsOwned(Counted):
    """CV-19.02"""

    def count(self, table: Table, clan: int) -> int:
        return sum([ornament != EMPTY for ornament in table.ornaments[clan]])


class StructuresGained(Counted):
    """CV-19.03 Pillars and gates, built or not."""

    def count(self, table: Table, clan: int) -> int:
        return table.structures(clan)


class BuildingsBuilt(Counted):
    """CV-19.04"""

    def count(self, table: Table, clan: int) -> int:
        return table.built(clan)


class BuiltOfKind(Counted):
    """CV-19.05 Pillars built; CV-19.06 gates built."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def count(self, table: Table, clan: int) -> int:
        return len(table.buildings[self.kind][clan])


class CoinsOwned(Counted):
    """CV-19.07"""

    def count(self, table: Table, clan: int) -> int:
        return sum([coin != EMPTY for coin in table.coins[clan]])


class TraditionsKept(Counted):
    """CV-19.08"""

    def count(self, table: Table, clan: int) -> int:
        return table.traditions[clan].bit_count()


class TotalStrength(Counted):
    """CV-19.09"""

    def count(self, table: Table, clan: int) -> int:
        return sum(table.dwarves(clan))


class KeysOwned(Counted):
    """CV-19.10"""

    def count(self, table: Table, clan: int) -> int:
        return table.keys(clan)


class StorageSpaces(Counted):
    """CV-19.11 Filled or not."""

    def count(self, table: Table, clan: int) -> int:
        return table.storage(clan)


class RelicKinds(Counted):
    """CV-19.12 CV-17.30 is one more."""

    def count(self, table: Table, clan: int) -> int:
        return table.relic_kinds(clan) + more_relics(table, clan)


ALL: Final[tuple[Counted, ...]] = (
    ToolsOwned(),
    OrnamentsOwned(),
    StructuresGained(),
    BuildingsBuilt(),
    BuiltOfKind(PILLAR),
    BuiltOfKind(GATE),
    CoinsOwned(),
    TraditionsKept(),
    TotalStrength(),
    KeysOwned(),
    StorageSpaces(),
    RelicKinds(),
)


def worth(table: Table, clan: int, number: int) -> int:
    """The glory of the goal of this number, were it shown."""
    return table.box.goals[number].glory * ALL[number].count(table, clan)
