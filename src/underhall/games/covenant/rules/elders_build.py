"""Chapter 16, continued. How the Elders build.

CV-16.08  Pillar, else gate, else workshop, else house, else 5 glory. A pillar or gate goes to the first point
          or edge, clockwise, of a ring chamber; the distance rules are ignored. A house or workshop goes to
          the first chamber from the left of a row; two own ones in a chamber are allowed.
CV-16.18  Only ring chambers with a legal place are rolled; clockwise from the top corner or upper-right edge.
"""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Effect
from underhall.core.hexes import NOWHERE
from underhall.games.covenant.icons import (
    BUILD_HOUSE,
    BUILD_WORKSHOP,
    BUILDINGS_NAMED,
    GATE,
    HOUSE,
    PILLAR,
    WORKSHOP,
)
from underhall.games.covenant.rules.build import erect, with_room
from underhall.games.covenant.rules.elders_die import ElderRoll, leftmost, rows_with
from underhall.games.covenant.rules.rewards import ELDERS_GET, give_glory
from underhall.games.covenant.table import ELDERS, Table

NOTHING_BUILT_GLORY: Final = 5


class ElderBuild(Effect[Table]):
    """CV-16.08 The first kind that is there and has a place."""

    def __init__(self, clan: int) -> None:
        self.clan = clan

    def resolve(self, table: Table) -> None:
        for kind in (PILLAR, GATE, WORKSHOP, HOUSE):
            if can_place(table, self.clan, kind):
                if table.heard():
                    table.announce(self.clan, "plan", building=BUILDINGS_NAMED[kind])
                table.then(place(self.clan, kind))
                return
        table.announce(self.clan, "cannot_build")
        give_glory(table, self.clan, NOTHING_BUILT_GLORY, "no building")


def can_place(table: Table, clan: int, kind: int) -> bool:
    if not table.forge[clan][kind]:
        return False
    if kind in (PILLAR, GATE):
        return bool(ring_faces(table, kind))
    return with_room(table) != 0


def place(clan: int, kind: int) -> ElderRoll:
    return ElderMajestic(clan, kind) if kind in (PILLAR, GATE) else ElderBasic(clan, kind)


def first_place(table: Table, kind: int, chamber: int) -> int:
    """CV-16.18 The first point or edge of a revealed chamber, clockwise, that is free and all revealed."""
    hexes = table.box.hexes
    around = hexes.corner if kind == PILLAR else hexes.edge
    masks = hexes.corner_masks if kind == PILLAR else hexes.edge_masks
    taken = [where for owner in table.buildings[kind] for where in owner]
    for side in around:
        where = side[chamber]
        if where != NOWHERE and where not in taken and not masks[where] & ~table.revealed:
            return where
    return NOWHERE


def ring_faces(table: Table, kind: int) -> list[int]:
    """CV-16.18 The ring chambers that have a place for a pillar or gate."""
    ring = table.side.ring
    return [face for face in range(len(ring)) if first_place(table, kind, ring[face]) != NOWHERE]


class ElderMajestic(ElderRoll):
    """CV-16.08 A ring chamber for a pillar or gate."""

    choice = "ring"

    def __init__(self, clan: int, kind: int) -> None:
        super().__init__(clan)
        self.kind = kind

    def faces(self, table: Table) -> list[int]:
        return ring_faces(table, self.kind)

    def chosen(self, table: Table, face: int) -> None:
        erect(table, self.clan, self.kind, first_place(table, self.kind, table.side.ring[face]))


class ElderBasic(ElderRoll):
    """CV-16.08 A row for a house or workshop."""

    choice = "building row"

    def __init__(self, clan: int, kind: int) -> None:
        super().__init__(clan)
        self.kind = kind

    def faces(self, table: Table) -> list[int]:
        return rows_with(table, with_room(table))

    def chosen(self, table: Table, face: int) -> None:
        erect(table, self.clan, self.kind, leftmost(table, face, with_room(table)))


class ElderHouse(Effect[Table]):
    """CV-16.09 Place exactly a house, if there is one and room for it."""

    kind = HOUSE

    def __init__(self, clan: int) -> None:
        self.clan = clan

    def resolve(self, table: Table) -> None:
        if can_place(table, self.clan, self.kind):
            table.then(ElderBasic(self.clan, self.kind))


class ElderWorkshop(ElderHouse):
    """CV-16.09 The same with a workshop."""

    kind = WORKSHOP


ELDERS_GET[BUILD_HOUSE] = ElderHouse(ELDERS)
ELDERS_GET[BUILD_WORKSHOP] = ElderWorkshop(ELDERS)
