"""Chapter 13. Build: the compass.

CV-13.01  Choose one option whose strength is at most the dwarf's; only buildings of the own forge area.
CV-13.02  House and workshop: on a revealed chamber with a free building space, one per clan
          and chamber.
CV-13.03  Pillar: where 3 revealed chambers meet, more than one edge away from every other pillar.
CV-13.04  Gate: on the edge of 2 revealed chambers neither of which has a gate.
CV-13.06  Bonus by deposit.
CV-13.08  Any non-empty part of the option; one building fully resolved before the next.
"""

from __future__ import annotations

from underhall.core.agenda import Decision
from underhall.core.hexes import bits
from underhall.core.notation import Move
from underhall.core.words import Refusal
from underhall.games.covenant.icons import (
    BUILD_HOUSE,
    BUILD_WORKSHOP,
    BUILDINGS_NAMED,
    GATE,
    HOUSE,
    PILLAR,
    WORKSHOP,
    Rewards,
)
from underhall.games.covenant.moves import Pick
from underhall.games.covenant.powers import traditions
from underhall.games.covenant.rules.fight import CaptureEnemy
from underhall.games.covenant.rules.rewards import GIVEN, gain
from underhall.games.covenant.table import Table


def with_room(table: Table) -> int:
    """The revealed chambers with a free building space."""
    mask = 0
    tiles = table.box.tiles
    for chamber in bits(table.revealed):
        if table.taken_spaces[chamber] < tiles[table.tiles[chamber]].spaces:
            mask |= 1 << chamber
    return mask


def own_basics(table: Table, clan: int) -> int:
    """The chambers in which the clan has a house or workshop."""
    mask = 0
    for chamber in table.buildings[HOUSE][clan] + table.buildings[WORKSHOP][clan]:
        mask |= 1 << chamber
    return mask


def basic_places(table: Table, clan: int) -> list[int]:
    """CV-13.02 Where a house or workshop may stand; CV-17.25 beside an own one for some."""
    second = True in [tradition.second_basic() for tradition in traditions.kept(table, clan)]
    return bits(with_room(table) & ~(0 if second else own_basics(table, clan)))


def taken_corners(table: Table) -> list[int]:
    return [corner for owner in table.buildings[PILLAR] for corner in owner]


def pillar_places(table: Table, clan: int) -> list[int]:
    """CV-13.03, CV-13.09 At least 2 edges from every pillar; CV-17.32 one is enough for some."""
    hexes = table.box.hexes
    close = True in [tradition.close_pillars() for tradition in traditions.kept(table, clan)]
    barred = 0
    for corner in taken_corners(table):
        barred |= 1 << corner | (0 if close else hexes.near_corners[corner])
    masks = hexes.corner_masks
    hidden = ~table.revealed
    return [corner for corner in range(len(masks)) if not masks[corner] & hidden and not barred >> corner & 1]


def gated(table: Table, clan: int) -> int:
    """The chambers that a gate of the clan touches."""
    mask = 0
    for edge in table.buildings[GATE][clan]:
        mask |= table.box.hexes.edge_masks[edge]
    return mask


def gate_places(table: Table, clan: int) -> list[int]:
    """CV-13.04; CV-13.10, CV-17.33 one chamber with a gate of others is allowed to some."""
    own, others = 0, 0
    for other in range(table.clans):
        if other == clan:
            own = gated(table, other)
        else:
            others |= gated(table, other)
    shared = int(True in [tradition.neighbour_gates() for tradition in traditions.kept(table, clan)])
    masks = table.box.hexes.edge_masks
    barred = own | ~table.revealed
    return [
        edge
        for edge in range(len(masks))
        if not masks[edge] & barred and (masks[edge] & others).bit_count() <= shared
    ]


def places_for(table: Table, clan: int, kind: int) -> list[int]:
    """CV-13.01 Where a building of the forge area may stand; nowhere if the forge area has none."""
    if not table.forge[clan][kind]:
        return []
    if kind == PILLAR:
        return pillar_places(table, clan)
    if kind == GATE:
        return gate_places(table, clan)
    return basic_places(table, clan)


def bonus(table: Table, kind: int, where: int) -> Rewards:
    """CV-13.06 What the deposits give, chamber by chamber; CV-13.07, CV-13.11 in any order."""
    gifts = table.box.printed.bonuses[kind]
    chambers = bits(table.touched(kind, where))
    return tuple([gift for chamber in chambers for gift in gifts[table.deposit(chamber)]])


def erect(table: Table, clan: int, kind: int, where: int) -> None:
    """CV-13.05, CV-13.06 The building stands, and gives its bonus."""
    table.raise_building(clan, kind, where)
    if table.heard():
        table.announce(clan, "builds", building=BUILDINGS_NAMED[kind], where=table.place_name(kind, where))
    gives = bonus(table, kind, where) + traditions.after_building(table, clan, kind)
    if kind == HOUSE and True in [tradition.captures() for tradition in traditions.kept(table, clan)]:
        table.then(CaptureEnemy(clan, where))
    gain(table, clan, gives, BUILDINGS_NAMED[kind])


class Build(Decision[Table, Move]):
    """CV-13.01 One of the options; unused strength is lost."""

    rule = "CV-13.01"
    public = True

    def __init__(self, seat: int, strength: int) -> None:
        self.seat, self.strength = seat, strength

    def options(self, table: Table) -> list[Move]:
        can = [bool(places_for(table, self.seat, kind)) for kind in range(len(BUILDINGS_NAMED))]
        found: list[Move] = []
        for at, plan in enumerate(table.box.printed.plans):
            basic = (plan.houses and can[HOUSE]) or (plan.workshops and can[WORKSHOP])
            majestic = plan.majestic and (can[PILLAR] or can[GATE])
            if plan.strength <= self.strength and (basic or majestic):
                found.append(table.moves.plan[at])
        return [*found, table.moves.waive] if found else []

    def choose(self, table: Table, move: Move) -> None:
        if isinstance(move, Pick):
            plan = table.box.printed.plans[move.what]
            table.then(PlaceBuilding(self.seat, plan.houses, plan.workshops, plan.majestic, 0))

    def takes(self, table: Table, move: Move) -> int:
        """The strength that a choice takes."""
        return table.box.printed.plans[move.what].strength if isinstance(move, Pick) else 0

    def why_not(self, table: Table, move: Move) -> Refusal:
        if not isinstance(move, Pick) or move.key != "move.plan":
            return Refusal(self.rule, "refused.not_now", {"move": move.text})
        need = self.takes(table, move)
        if need > self.strength:
            return Refusal(self.rule, "refused.too_weak", {"need": need, "strength": self.strength})
        return Refusal("CV-13.08", "refused.nothing_to_build", {**move.words})


class PlaceBuilding(Decision[Table, Move]):
    """CV-13.08 Which building next and where; after the first one, or enough."""

    rule = "CV-13.08"
    public = True

    def __init__(self, seat: int, houses: int, workshops: int, majestic: int, may_stop: int) -> None:
        self.seat, self.houses, self.workshops, self.majestic = seat, houses, workshops, majestic
        self.may_stop = may_stop

    def left(self, kind: int) -> int:
        return (self.houses, self.workshops, self.majestic, self.majestic)[kind]

    def options(self, table: Table) -> list[Move]:
        found: list[Move] = []
        for kind in range(len(BUILDINGS_NAMED)):
            if self.left(kind):
                found += [table.moves.build[kind][where] for where in places_for(table, self.seat, kind)]
        return [*found, table.moves.done] if found and self.may_stop else found

    def choose(self, table: Table, move: Move) -> None:
        if not isinstance(move, Pick):
            return
        kind = built_kind(move)
        houses, workshops, majestic = self.houses, self.workshops, self.majestic
        if kind == HOUSE:
            houses -= 1
        elif kind == WORKSHOP:
            workshops -= 1
        else:
            majestic -= 1
        table.then(PlaceBuilding(self.seat, houses, workshops, majestic, 1))
        erect(table, self.seat, kind, move.what)

    def why_not(self, table: Table, move: Move) -> Refusal:
        if move is table.moves.done:
            return Refusal(self.rule, "refused.build_one", {})
        if not isinstance(move, Pick) or not move.key.startswith("move.build_"):
            return Refusal(self.rule, "refused.not_now", {"move": move.text})
        kind = built_kind(move)
        name = BUILDINGS_NAMED[kind]
        if not self.left(kind):
            return Refusal("CV-13.01", "refused.not_in_plan", {"building": name})
        if not table.forge[self.seat][kind]:
            return Refusal("CV-13.01", "refused.none_in_forge", {"building": name})
        return why_not_there(table, self.seat, kind, move)


def built_kind(move: Move) -> int:
    return BUILDINGS_NAMED.index(move.key.removeprefix("move.build_"))


def why_not_there(table: Table, seat: int, kind: int, move: Pick) -> Refusal:
    """The rule that keeps a building from a place."""
    touched = table.touched(kind, move.what)
    if touched & ~table.revealed:
        hidden = bits(touched & ~table.revealed)[0]
        rule = {PILLAR: "CV-13.03", GATE: "CV-13.04"}.get(kind, "CV-13.02")
        return Refusal(rule, "refused.is_hidden", {"chamber": table.box.hexes.names[hidden]})
    if kind == PILLAR:
        return Refusal("CV-13.03", "refused.pillar_too_close", {**move.words})
    if kind == GATE:
        rule = "CV-13.10" if touched & gated(table, seat) else "CV-13.04"
        return Refusal(rule, "refused.has_gate", {**move.words})
    if with_room(table) & touched:
        return Refusal("CV-13.02", "refused.own_building_there", {**move.words})
    return Refusal("CV-13.02", "refused.no_building_space", {**move.words})


class BuildHouse(PlaceBuilding):
    """CV-20.05 One available house, by the usual rules; it may be left."""

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat, amount, 0, 0, 1)
        self.amount = amount


class BuildWorkshop(PlaceBuilding):
    """The same with a workshop."""

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat, 0, amount, 0, 1)
        self.amount = amount


GIVEN[BUILD_HOUSE] = BuildHouse
GIVEN[BUILD_WORKSHOP] = BuildWorkshop
