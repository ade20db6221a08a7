"""Chapter 6. Resources and storage.

CV-6.01  One resource per storage space. Who gains more than fits chooses which to keep.
CV-6.02  A universal symbol: one resource of choice when gained, any resource as a cost.
CV-6.03  Overflow is settled per effect, at once.
"""

from __future__ import annotations

from underhall.core.agenda import Decision, Effect
from underhall.core.notation import Move
from underhall.core.words import Refusal
from underhall.games.covenant.icons import ANY, EMERALD, GOLD, IRON, MYTHRALL, RESOURCES
from underhall.games.covenant.moves import Pick
from underhall.games.covenant.rules.rewards import GIVEN
from underhall.games.covenant.table import Table


def gain_resource(table: Table, clan: int, resource: int, amount: int = 1) -> None:
    table.store(clan, resource, amount)
    if table.heard():
        table.announce(clan, "gains_resource", resource=RESOURCES[resource], amount=amount)


class GainResource(Effect[Table]):
    """CV-6.01 So much of one resource."""

    resource = IRON

    def __init__(self, seat: int, amount: int) -> None:
        self.seat, self.amount = seat, amount

    def resolve(self, table: Table) -> None:
        gain_resource(table, self.seat, self.resource, self.amount)
        table.then(Overflow(self.seat))


class GainEmerald(GainResource):
    resource = EMERALD


class GainGold(GainResource):
    resource = GOLD


class GainMythrall(GainResource):
    resource = MYTHRALL


class GainAny(Effect[Table]):
    """CV-6.02 So many resources of choice, one after the other, then the overflow."""

    def __init__(self, seat: int, amount: int) -> None:
        self.seat, self.amount = seat, amount

    def resolve(self, table: Table) -> None:
        table.then(*[ChooseResource(self.seat) for _ in range(self.amount)], Overflow(self.seat))


class ChooseResource(Decision[Table, Pick]):
    """CV-6.02 Which resource a universal symbol is."""

    rule = "CV-6.02"
    public = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: Table) -> list[Pick]:
        return [*table.moves.gain]

    def choose(self, table: Table, move: Pick) -> None:
        gain_resource(table, self.seat, move.what)


class Overflow(Decision[Table, Pick]):
    """CV-6.01 More resources than spaces: one has to go, until the rest fits."""

    rule = "CV-6.01"
    public = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: Table) -> list[Pick]:
        held = table.resources[self.seat]
        if sum(held) <= table.storage(self.seat):
            return []
        return [table.moves.discard[resource] for resource, count in enumerate(held) if count]

    def choose(self, table: Table, move: Pick) -> None:
        table.store(self.seat, move.what, -1)
        if table.heard():
            table.announce(self.seat, "discards_resource", resource=RESOURCES[move.what])
        table.then(Overflow(self.seat))

    def why_not(self, table: Table, move: Move) -> Refusal:
        if move.key == "move.discard":
            return Refusal(self.rule, "refused.has_none", {**move.words})
        return Refusal(self.rule, "refused.storage_full", {"spaces": table.storage(self.seat)})


class PayAny(Decision[Table, Pick]):
    """CV-6.02 A universal cost: any resource."""

    rule = "CV-6.02"
    public = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: Table) -> list[Pick]:
        return [
            table.moves.pay[resource] for resource, count in enumerate(table.resources[self.seat]) if count
        ]

    def choose(self, table: Table, move: Pick) -> None:
        table.store(self.seat, move.what, -1)
        table.announce(self.seat, "pays_resource", resource=RESOURCES[move.what])

    def why_not(self, table: Table, move: Move) -> Refusal:
        if move.key == "move.pay":
            return Refusal(self.rule, "refused.has_none", {**move.words})
        return Refusal(self.rule, "refused.not_now", {"move": move.text})


GIVEN[IRON] = GainResource
GIVEN[EMERALD] = GainEmerald
GIVEN[GOLD] = GainGold
GIVEN[MYTHRALL] = GainMythrall
GIVEN[ANY] = GainAny
