"""Chapter 16, continued. What the Elders score.

CV-16.10  Council: 1 glory per goblin pair, orc and troll (no key limit); 1, 1, 2 glory per building.
CV-16.11  End, by difficulty: per tile in storage, achievement, tool card available or used; throne.
CV-16.20  That is all they score.
"""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Effect
from underhall.core.words import clause
from underhall.games.covenant.icons import COLUMNS, ELDER_CARDS, GOBLIN, ORC, TROLL
from underhall.games.covenant.rules.council import captives
from underhall.games.covenant.rules.final_scoring import carts_told, throne_glory
from underhall.games.covenant.table import Table

PER_BUILDING: Final[tuple[int, ...]] = (1, 1, 2)
ELDER_PARTS: Final[tuple[str, ...]] = ("throne", "tiles", "achievements", "tools")


class ElderCouncil(Effect[Table]):
    """CV-16.10 Their dungeon and their buildings."""

    def __init__(self, clan: int) -> None:
        self.clan = clan

    def resolve(self, table: Table) -> None:
        held = table.dungeon[self.clan]
        worth = [held[GOBLIN] // 2, held[ORC], held[TROLL]]
        built, each = table.built(self.clan), PER_BUILDING[table.era - 1]
        if sum(worth):
            table.gain_glory(self.clan, sum(worth))
            if table.heard():
                how = "; ".join(captives(held, worth))
                table.announce(self.clan, "scores_dungeon", points=sum(worth), how=how)
        if built:
            table.gain_glory(self.clan, each * built)
            if table.heard():
                how = clause("buildings", count=built, each=each)
                table.announce(self.clan, "counts", part="buildings", points=each * built, how=how)


class ElderFinalScoring(Effect[Table]):
    """CV-16.11 The end, by difficulty."""

    def __init__(self, clan: int) -> None:
        self.clan = clan

    def resolve(self, table: Table) -> None:
        parts = elder_parts(table, self.clan)
        if table.heard():
            tell_parts(table, self.clan, parts)
        table.gain_glory(self.clan, sum(parts))
        table.results = (*table.results, tuple(parts))


def tell_parts(table: Table, clan: int, parts: list[int]) -> None:
    for part, glory, how in zip(ELDER_PARTS, parts, elder_reckoned(table, clan), strict=True):
        if glory:
            table.announce(clan, "counts", part=part, points=glory, how=how)


def elder_parts(table: Table, clan: int) -> list[int]:
    """CV-16.11 In the order of ELDER_PARTS."""
    counted = elder_counts(table, clan)
    return [throne_glory(table)[clan], *[count * each for _, count, each in counted]]


def elder_counts(table: Table, clan: int) -> list[tuple[str, int, int]]:
    """What they have of each, and what one of it counts at this difficulty."""
    elders, level = table.box.elders, table.difficulty
    cards = ELDER_CARDS - table.elder_forge
    assert cards >= COLUMNS
    return [
        ("tiles", sum([len(row) for row in table.elder_tiles]), elders.per_tile[level]),
        ("elder_achievements", table.achievements(clan), elders.per_achievement[level]),
        ("tools", cards, elders.per_achievement[level]),
    ]


def elder_reckoned(table: Table, clan: int) -> list[str]:
    """What each part was counted from, in the order of ELDER_PARTS; as clauses."""
    counted = elder_counts(table, clan)
    return [carts_told(table, clan), *[clause(key, count=count, each=each) for key, count, each in counted]]
