"""Chapter 1. Setup of the mountain.

CV-1.01  Side 1-2 or 3-4 of the board; with 1 or 2 players 5 of the 24 chamber tiles stay out.
CV-1.02  Chambers face down, backs showing a reward; the 4 marked ones are revealed, with enemies.
CV-1.04  Open rows of tiles, one project of each kind, the dice rolled.
CV-1.05  With 3 players a fourth player's share of the throne, 2 pillars and 2 gates is blocked.
CV-1.09  Nobody gains the rewards of the 4 start chambers.
"""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Chance, Dice, Effect, Item, changed
from underhall.core.hexes import bits
from underhall.core.luck import EvenChance
from underhall.core.pile import Pile, less
from underhall.games.covenant.icons import ENEMIES, SLOTS
from underhall.games.covenant.moves import Pick
from underhall.games.covenant.rules.dig import TurnOver
from underhall.games.covenant.rules.fight import RollDie
from underhall.games.covenant.rules.rows import TurnUp
from underhall.games.covenant.table import BLOCKED, NONE, Row, Table

PROJECT_KINDS: Final = 3
PROJECTS_PER_KIND: Final = 6


class SetUpMountain(Effect[Table]):
    """CV-1.01 to CV-1.05, in the rulebook's order."""

    def resolve(self, table: Table) -> None:
        if table.seats == 3:
            block_shares(table)
        steps: list[Item[Table]] = []
        steps += [TurnUp(row, slot) for row, slots in enumerate(SLOTS) for slot in range(slots)]
        steps += [ChooseProject(kind) for kind in range(PROJECT_KINDS)]
        steps += [RollDie(kind) for kind in range(len(ENEMIES))]
        steps += [LayChamber(chamber) for chamber in bits(table.side.chambers)]
        steps += [TurnOver(NONE, chamber) for chamber in table.side.marked]
        table.then_all(steps)


def block_shares(table: Table) -> None:
    """CV-1.05 Carts of the unused colour; they never score."""
    side = table.side
    table.throne = covered(table.throne, side.throne_blocked)
    table.carts_at = tuple(
        [covered(row, site.blocked) for row, site in zip(table.carts_at, side.sites, strict=True)]
    )
    table.tell("shares_blocked")


def covered(spaces: Row, share: Row) -> Row:
    return tuple([BLOCKED if at in share else cart for at, cart in enumerate(spaces)])


class ChooseProject(EvenChance[Table, Pick]):
    """CV-1.04 One project of each kind."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def among(self, table: Table) -> list[Pick]:
        first = self.kind * PROJECTS_PER_KIND
        return list(table.moves.project[first : first + PROJECTS_PER_KIND])

    def befall(self, table: Table, move: Pick) -> None:
        table.projects = (*table.projects, move.what)
        table.tell("project_laid", project=table.box.projects[move.what].name)


class LayChamber(Chance[Table, Pick]):
    """CV-1.02 A tile face down: only its back is known."""

    def __init__(self, chamber: int) -> None:
        self.chamber = chamber

    def left(self, table: Table) -> Pile:
        """The tiles that are not laid yet, by their backs."""
        left = less(table.box.back_counts, table.backs)
        return Pile(left, sum(left))

    def outcomes(self, table: Table) -> list[tuple[Pick, int]]:
        return [(table.moves.back[back], count) for back, count in self.left(table).outcomes()]

    def sample(self, table: Table, dice: Dice) -> Pick:
        return table.moves.back[self.left(table).sample(dice)]

    def befall(self, table: Table, move: Pick) -> None:
        table.backs = changed(table.backs, self.chamber, move.what)
