"""Chapter 18. What projects are worth to a clan in a council."""

from __future__ import annotations

from typing import Final

from underhall.core.hexes import bits
from underhall.core.words import clause
from underhall.games.covenant.components import Project
from underhall.games.covenant.icons import GATE, HOUSE, PILLAR, WORKSHOP
from underhall.games.covenant.table import Table


class Special:
    """CV-18.07 A project of kind C: how many of what it counts a clan has."""

    def count(self, table: Table, clan: int) -> int:
        raise NotImplementedError


class DistrictsOf(Special):
    """CV-18.C1, CV-18.C2 One own gate or pillar: the chambers of the districts it touches, each once."""

    def __init__(self, building: int) -> None:
        self.building = building

    def count(self, table: Table, clan: int) -> int:
        best = 0
        for where in table.buildings[self.building][clan]:
            touched = table.touched(self.building, where)
            best = max(best, sum([district.bit_count() for district in table.districts(touched)]))
        return best


class KindsOfBuildings(Special):
    """CV-18.C3 The different kinds of buildings built."""

    def count(self, table: Table, clan: int) -> int:
        return sum([bool(owners[clan]) for owners in table.buildings])


class SafeChambers(Special):
    """CV-18.C4 The chambers with an own building and no enemy."""

    def count(self, table: Table, clan: int) -> int:
        return (table.present(clan) & ~table.enemy_mask()).bit_count()


class AroundPillar(Special):
    """CV-18.C5 One own pillar: the houses and workshops of anyone in its three chambers."""

    def count(self, table: Table, clan: int) -> int:
        best = 0
        for where in table.buildings[PILLAR][clan]:
            touched = table.touched(PILLAR, where)
            best = max(best, table.count_built(HOUSE, touched) + table.count_built(WORKSHOP, touched))
        return best


class BesideWorkshops(Special):
    """CV-18.C6 For each own workshop the houses of anyone in the neighbouring chambers."""

    def count(self, table: Table, clan: int) -> int:
        neighbours = table.box.hexes.neighbours
        return sum([table.count_built(HOUSE, neighbours[c]) for c in table.buildings[WORKSHOP][clan]])


SPECIALS: Final[tuple[Special, ...]] = (
    DistrictsOf(GATE),
    DistrictsOf(PILLAR),
    KindsOfBuildings(),
    SafeChambers(),
    AroundPillar(),
    BesideWorkshops(),
)
FIRST_SPECIAL: Final = 12


def worth(table: Table, clan: int, number: int) -> int:
    """The glory a clan gets for the project of this number."""
    project = table.box.projects[number]
    if number >= FIRST_SPECIAL:
        return project.glory * SPECIALS[number - FIRST_SPECIAL].count(table, clan)
    return sum([_by_chambers(table, project, where) for where in table.buildings[project.building][clan]])


def reckoned(table: Table, clan: int, number: int) -> str:
    """How a project came to its glory: building by building, or so many times so much; as clauses."""
    project = table.box.projects[number]
    if number >= FIRST_SPECIAL:
        count = SPECIALS[number - FIRST_SPECIAL].count(table, clan)
        return clause("times", count=count, each=project.glory)
    kind = project.building
    worth = [(where, _by_chambers(table, project, where)) for where in table.buildings[kind][clan]]
    return "; ".join(
        [
            clause("at", where=table.place_name(kind, where), points=points)
            for where, points in worth
            if points
        ]
    )


def _by_chambers(table: Table, project: Project, where: int) -> int:
    """Each chamber the building touches counts, by colour and by deposit.

    CV-18.A1, CV-18.A2, CV-18.A3, CV-18.A4, CV-18.A5, CV-18.A6: houses and workshops.
    CV-18.B1, CV-18.B2, CV-18.B3, CV-18.B4, CV-18.B5, CV-18.B6: pillars and gates.
    """
    total = 0
    for chamber in bits(table.touched(project.building, where)):
        face = table.box.tiles[table.tiles[chamber]]
        total += project.by_colour[face.colour] + project.by_deposit[face.deposit]
    return total
