"""Chapter 4, first part. Workshops.

MK-4.03  A workshop that touches the own network may be used once for each open entrance, whoever opened it.
MK-4.04  Gains go to storage; a workshop belongs to nobody's network.
MK-4.05  The exchanges of the 11 kinds.
MK-4.11  Uses may go either way and spend what the last one gave.
"""

from __future__ import annotations

from underhall.core.notation import Move
from underhall.core.words import Refusal
from underhall.games.mountain_king.components import ALL_RESOURCES, ANY, NONE, PLACES, RESOURCES, SYMBOLS
from underhall.games.mountain_king.moves import Pick, Store
from underhall.games.mountain_king.rules.asking import TurnDecision
from underhall.games.mountain_king.rules.paying import Owe, Receive, Settled
from underhall.games.mountain_king.table import Table


def workshops_in_reach(table: Table, seat: int) -> list[Move]:
    """MK-4.03 Those with an entrance to the own network."""
    grid, network = table.box.grid, table.networks[seat]
    return [
        table.moves.work[field]
        for field, kind in zip(table.board().sites, table.workshop_at, strict=True)
        if kind != NONE and grid.around(1 << field) & network
    ]


def why_not_work(table: Table, move: Pick) -> Refusal:
    square = table.box.grid.names[move.what]
    sites = table.board().sites
    if move.what not in sites or table.workshop_at[sites.index(move.what)] == NONE:
        return Refusal("MK-4.03", "refused.no_workshop_there", {"square": square})
    return Refusal("MK-4.03", "refused.out_of_reach", {"square": square})


class UseWorkshop(TurnDecision):
    """MK-4.03 One use after the other, each an operation of its own."""

    rule = "MK-4.05"
    by_the_way = True

    def __init__(self, seat: int, kind: int, uses: int) -> None:
        self.seat, self.kind, self.uses = seat, kind, uses

    def options(self, table: Table) -> list[Move]:
        return super().options(table) if self.uses else []

    def acts(self, table: Table) -> list[Move]:
        workshop = table.box.workshops[self.kind]
        if workshop.unloads:
            return unloadings(table, self.seat)
        wealth = table.wealth(self.seat)
        found: list[Move] = []
        for number in workshop.exchanges:
            exchange = table.box.exchanges[number]
            have = sum(wealth) if exchange.give == ANY else wealth[exchange.give]
            if have >= exchange.count:
                found.append(table.moves.use[number])
        return found

    def ways_out(self, table: Table, acts: list[Move]) -> list[Move]:
        return [table.moves.leave_work]

    def act(self, table: Table, move: Move) -> None:
        next_use = UseWorkshop(self.seat, self.kind, self.uses - 1)
        if isinstance(move, Store):
            unload(table, self.seat, move.place, move.symbol)
            table.then(next_use)
        elif isinstance(move, Pick):
            exchange = table.box.exchanges[move.what]
            kinds = ALL_RESOURCES if exchange.give == ANY else 1 << exchange.give
            received = Receive(self.seat, exchange.take, exchange.amount)
            table.then(Owe(self.seat, kinds, exchange.count), Settled(), received, next_use)

    def why_not_act(self, table: Table, move: Move) -> Refusal:
        workshop = table.box.workshops[self.kind]
        if isinstance(move, Store) and workshop.unloads:
            words = {"symbol": SYMBOLS[move.symbol], "place": PLACES[move.place]}
            return Refusal(self.rule, "refused.not_on_troll", {**words})
        if isinstance(move, Pick) and move in table.moves.use:
            if move.what not in workshop.exchanges:
                return Refusal(self.rule, "refused.other_workshop", {"workshop": workshop.name})
            exchange = table.box.exchanges[move.what]
            give = "any" if exchange.give == ANY else RESOURCES[exchange.give]
            return Refusal(self.rule, "refused.too_few", {"resource": give, "count": exchange.count})
        return Refusal(self.rule, "refused.not_now", {"move": move.text})


def unloadings(table: Table, seat: int) -> list[Move]:
    """MK-4.05 Every sort of resource on every troll."""
    found: list[Move] = []
    for place, load in enumerate(table.laden[seat]):
        if load:
            yields = table.box.cards[table.council[seat][place]].yields
            shown = {symbol for bit, symbol in enumerate(yields) if load >> bit & 1}
            found += [table.moves.store[place][symbol] for symbol in sorted(shown)]
    return found


def unload(table: Table, seat: int, place: int, symbol: int) -> None:
    """From a troll to storage; MK-5.10 a clan cart becomes wild."""
    table.take(seat, symbol, place)
    table.gain(seat, table.wild_only(symbol), 1)
    table.tell("stores", seat=seat, symbol=SYMBOLS[symbol], place=PLACES[place])
