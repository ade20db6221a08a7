"""Chapter 3, continued. Paying and trading.

MK-3.05  At any moment of the own turn: four resources for one of choice.
MK-3.06  Everything in storage and on the own trolls can be spent; the payer chooses which.
MK-3.12  What an action gains cannot pay for that action: all is paid first.
MK-3.13  The default takes from trolls before storage.
"""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Decision, Effect, changed
from underhall.core.grid import fields_of
from underhall.core.notation import Move
from underhall.core.words import Refusal
from underhall.games.mountain_king.components import (
    ALL_RESOURCES,
    FAIR_WEIGHT,
    FIRE_CART,
    NONE,
    RESOURCES,
    SYMBOLS,
)
from underhall.games.mountain_king.moves import Give
from underhall.games.mountain_king.table import Table, replaced

TRADE_PRICE: Final = 4
FAIR_PRICE: Final = 3


def gives(table: Table, seat: int, kinds: int) -> list[Give]:
    """The ways to pay one resource of these kinds: by kind, or kind and source if paying by hand."""
    moves = table.moves
    if table.by_hand:
        found = []
        for symbol in fields_of(kinds):
            found += [moves.give_from[symbol][source] for source in table.sources(seat, symbol)]
        return found
    wealth = table.wealth(seat)
    return [moves.give[kind] for kind in fields_of(kinds & ALL_RESOURCES) if wealth[kind]]


def give(table: Table, seat: int, move: Give, stand: int) -> None:
    """One resource to the supply, or as a bribe onto a troll of the horde."""
    source = table.sources(seat, move.symbol)[0] if move.source == NONE else move.source
    table.take(seat, move.symbol, source)
    if stand != NONE:
        row = table.bribes[stand]
        row = changed(row, move.symbol, row[move.symbol] + 1)
        table.bribes = replaced(table.bribes, stand, row)


class Owe(Effect[Table]):
    """MK-3.06 So many resources of these kinds have to be paid; asked only where there is a choice."""

    def __init__(self, seat: int, kinds: int, count: int, stand: int = NONE) -> None:
        self.seat, self.kinds = seat, kinds
        self.count, self.stand = count, stand

    def resolve(self, table: Table) -> None:
        paid: list[str] = []
        wealth = table.wealth(self.seat)
        all_of_it = sum([wealth[kind] for kind in fields_of(self.kinds)]) == self.count
        for left in range(self.count, 0, -1):
            ways = gives(table, self.seat, self.kinds)
            if len(ways) > 1 and not all_of_it:
                rest = Owe(self.seat, self.kinds, left - 1, self.stand)
                table.then(GiveOne(self.seat, self.kinds, self.stand), rest)
                break
            give(table, self.seat, ways[0], self.stand)
            paid.append(SYMBOLS[ways[0].symbol])
        if paid:
            table.tell("pays", seat=self.seat, what=" ".join(paid))


class GiveOne(Decision[Table, Give]):
    """MK-3.06 Which resource to pay with next."""

    rule = "MK-3.06"

    def __init__(self, seat: int, kinds: int, stand: int) -> None:
        self.seat, self.kinds, self.stand = seat, kinds, stand

    def options(self, table: Table) -> list[Give]:
        return gives(table, self.seat, self.kinds)

    def choose(self, table: Table, move: Give) -> None:
        give(table, self.seat, move, self.stand)
        table.tell("pays", seat=self.seat, what=SYMBOLS[move.symbol])

    def why_not(self, table: Table, move: Move) -> Refusal:
        if not isinstance(move, Give):
            return Refusal(self.rule, "refused.pay_first", {"move": move.text})
        if not self.kinds >> move.symbol & 1:
            rule = "MK-5.10" if move.symbol >= FIRE_CART else self.rule
            return Refusal(rule, "refused.not_accepted", {"symbol": SYMBOLS[move.symbol]})
        return Refusal(self.rule, "refused.not_there", {"symbol": SYMBOLS[move.symbol]})


def still_owed(table: Table) -> int:
    """How many resources of the kinds asked for are not paid yet: this one, and what waits below it."""
    asked = table.agenda[-1]
    if not isinstance(asked, GiveOne):
        return 0
    count, at = 1, len(table.agenda) - 2
    below = table.agenda[at]
    while isinstance(below, Owe) and below.kinds == asked.kinds:
        count += below.count
        at -= 1
        below = table.agenda[at]
    return count


class Settled(Effect[Table]):
    """All is paid; the next payment is by the default again."""

    def resolve(self, table: Table) -> None:
        table.by_hand = 0


class Receive(Effect[Table]):
    """From the supply into storage, after paying."""

    def __init__(self, seat: int, kind: int, amount: int) -> None:
        self.seat, self.kind, self.amount = seat, kind, amount

    def resolve(self, table: Table) -> None:
        receive(table, self.seat, self.kind, self.amount)


def receive(table: Table, seat: int, kind: int, amount: int) -> None:
    table.gain(seat, kind, amount)
    table.tell("receives", seat=seat, amount=amount, resource=RESOURCES[kind])


def trade_price(table: Table) -> int:
    return FAIR_PRICE if table.charms & FAIR_WEIGHT else TRADE_PRICE


def can_trade(table: Table, seat: int) -> bool:
    return sum(table.wealth(seat)) >= trade_price(table)
