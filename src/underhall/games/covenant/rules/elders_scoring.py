"""Chapter 16, continued. What the Elders score.

CV-16.10  Council: 1 glory per goblin pair, orc and troll (no key limit); 1, 1, 2 glory per building.
CV-16.11  End, by difficulty: per tile in storage, achievement, tool card available or used; throne.
CV-16.20  That is all they score.
"""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Effect
from underhall.games.covenant.icons import COLUMNS, ELDER_CARDS, GOBLIN, ORC, TROLL
from underhall.games.covenant.rules.final_scoring import throne_glory
from underhall.games.covenant.rules.rewards import give_glory
from underhall.games.covenant.table import Table

PER_BUILDING: Final = (1, 1, 2)
ELDER_PARTS: Final = ("throne", "tiles", "achievements", "tools")


class ElderCouncil(Effect[Table]):
    """CV-16.10 Their dungeon and their buildings."""

    def __init__(self, clan: int) -> None:
        self.clan = clan

    def resolve(self, table: Table) -> None:
        held = table.dungeon[self.clan]
        prisoners = held[GOBLIN] // 2 + held[ORC] + held[TROLL]
        buildings = PER_BUILDING[table.era - 1] * table.built(self.clan)
        for part, glory in (("dungeon", prisoners), ("buildings", buildings)):
            if glory:
                table.tell("elders_score", part=part, amount=glory)
                give_glory(table, self.clan, glory)


class ElderFinalScoring(Effect[Table]):
    """CV-16.11 The end, by difficulty."""

    def __init__(self, clan: int) -> None:
        self.clan = clan

    def resolve(self, table: Table) -> None:
        parts = elder_parts(table, self.clan)
        for part, glory in zip(ELDER_PARTS, parts, strict=True):
            if glory:
                table.tell("elders_score", part=part, amount=glory)
                give_glory(table, self.clan, glory)
        table.results = (*table.results, tuple(parts))


def elder_parts(table: Table, clan: int) -> list[int]:
    """CV-16.11 In the order of ELDER_PARTS."""
    elders, level = table.box.elders, table.difficulty
    tiles = sum([len(row) for row in table.elder_tiles])
    cards = ELDER_CARDS - table.elder_forge
    assert cards >= COLUMNS
    return [
        throne_glory(table)[clan],
        elders.per_tile[level] * tiles,
        elders.per_achievement[level] * table.achievements(clan),
        elders.per_achievement[level] * cards,
    ]
