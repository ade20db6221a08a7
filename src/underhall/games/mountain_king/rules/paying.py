"""Chapter 3, continued. Paying and trading.

MK-3.05  At any moment of the own turn: four resources for one of choice; MK-3.11 in every question of it.
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
from underhall.games.mountain_king.moves import Give, Pick
from underhall.games.mountain_king.table import Table

TRADE_PRICE: Final = 4
FAIR_PRICE: Final = 3
# In place of a stand of the horde: what is paid goes to the supply for another resource.
MARKET: Final = -2

# Kinds of resources, and how many of them.
Needs = list[tuple[int, int]]


def gives(table: Table, seat: int, kinds: int, stand: int) -> list[Give]:
    """The ways to pay one resource of these kinds: by kind, or kind and source if paying by hand."""
    moves = table.moves
    if stand == MARKET:
        kinds = spare_kinds(table, seat, kinds)
    if table.by_hand:
        found = []
        for symbol in fields_of(kinds):
            found += [moves.give_from[symbol][source] for source in table.sources(seat, symbol)]
        return found
    stored, on_trolls = table.storage[table.purse(seat)], table.on_trolls(seat)
    return [
        moves.give[kind]
        for kind, count in enumerate(stored)
        if kinds >> kind & 1 and (count or on_trolls[kind])
    ]


def give(table: Table, seat: int, move: Give, stand: int) -> None:
    """One resource to the supply, or as a bribe onto a troll of the horde."""
    source = table.source(seat, move.symbol) if move.source == NONE else move.source
    table.take(seat, move.symbol, source)
    if stand >= 0:
        row = table.bribes[stand]
        row = changed(row, move.symbol, row[move.symbol] + 1)
        table.bribes = changed(table.bribes, stand, row)


class Owe(Effect[Table]):
    """MK-3.06 So many resources of these kinds have to be paid; asked only where there is a choice."""

    def __init__(self, seat: int, kinds: int, count: int, stand: int = NONE) -> None:
        self.seat, self.kinds = seat, kinds
        self.count, self.stand = count, stand

    def resolve(self, table: Table) -> None:
        paid: list[str] = []
        for left in range(self.count, 0, -1):
            ways = gives(table, self.seat, self.kinds, self.stand)
            if len(ways) > 1 and not self.is_all(table, left):
                rest = Owe(self.seat, self.kinds, left - 1, self.stand)
                table.then(GiveOne(self.seat, self.kinds, self.stand), rest)
                break
            give(table, self.seat, ways[0], self.stand)
            paid.append(SYMBOLS[ways[0].symbol])
        if paid and table.heard():
            table.tell("pays", seat=self.seat, what=" ".join(paid))

    def is_all(self, table: Table, left: int) -> bool:
        """Whether so many are all that there is to pay with."""
        wealth = table.wealth(self.seat)
        return sum([wealth[kind] for kind in fields_of(self.kinds)]) == left


class GiveOne(Decision[Table, Move]):
    """MK-3.06 Which resource to pay with next; MK-3.11 or a trade first, unless this is one."""

    rule = "MK-3.06"
    public = True

    def __init__(self, seat: int, kinds: int, stand: int) -> None:
        self.seat, self.kinds, self.stand = seat, kinds, stand

    def options(self, table: Table) -> list[Move]:
        found = gives(table, self.seat, self.kinds, self.stand)
        return [*found, *([] if self.stand == MARKET else trades(table, self.seat, self.due(table)))]

    def due(self, table: Table) -> Needs:
        """This piece, and those that are asked for after it: no other debts wait below them."""
        counts = {self.kinds: 1}
        for item in table.agenda:
            if isinstance(item, Owe):
                counts[item.kinds] = counts.get(item.kinds, 0) + item.count
        return list(counts.items())

    def choose(self, table: Table, move: Move) -> None:
        if isinstance(move, Give):
            give(table, self.seat, move, self.stand)
            if table.heard():
                table.tell("pays", seat=self.seat, what=SYMBOLS[move.symbol])
        else:
            trade(table, self, move, self.due(table))

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
    if table.heard():
        table.tell("receives", seat=seat, amount=amount, resource=RESOURCES[kind])


def trade_price(table: Table) -> int:
    return FAIR_PRICE if table.charms & FAIR_WEIGHT else TRADE_PRICE


def trades(table: Table, seat: int, needs: Needs) -> list[Move]:
    """MK-3.11 What a question of the own turn offers beside its own answers."""
    if table.rules < 2 or not can_trade(table, seat, needs):
        return []
    by_hand = not table.by_hand and any(table.laden[seat])
    return [*table.moves.trade, *([table.moves.by_hand] if by_hand else [])]


def trade(table: Table, asked: Decision[Table, Move], move: Move, needs: Needs) -> None:
    """MK-3.05 Four for one; then the question is asked again."""
    if not isinstance(move, Pick):
        table.by_hand = 1
        table.then(asked)
        return
    seat = asked.seat
    after = [Promise(kinds, count) for kinds, count in needs] if needs else [Settled()]
    owed = Owe(seat, ALL_RESOURCES, trade_price(table), MARKET)
    table.then(owed, *after, Receive(seat, move.what, 1), asked)


class Promise(Effect[Table]):
    """MK-3.11 So many of these kinds are needed for what has been begun: a trade leaves them."""

    def __init__(self, kinds: int, count: int) -> None:
        self.kinds, self.count = kinds, count

    def resolve(self, table: Table) -> None:
        """The trade is paid, and the promise kept."""


def can_trade(table: Table, seat: int, needs: Needs) -> bool:
    """MK-3.05 With what is not promised elsewhere."""
    have = at_hand(table, seat)
    spare, price = sum(have[:FIRE_CART]), trade_price(table)
    if spare < price:
        return False
    for kinds, count in needs:
        clan_carts = sum([have[symbol] for symbol in fields_of(kinds) if symbol >= FIRE_CART])
        spare -= max(0, count - clan_carts)
    return spare >= price


def at_hand(table: Table, seat: int) -> list[int]:
    """All that a seat has, by symbol, clan carts apart."""
    have = list(table.on_trolls(seat))
    for kind, count in enumerate(table.storage[table.purse(seat)]):
        have[kind] += count
    return have


def spare_kinds(table: Table, seat: int, kinds: int) -> int:
    """Of these kinds those of which one more can go without breaking a promise."""
    have: list[int] = []
    for at in range(len(table.agenda) - 1, -1, -1):
        item = table.agenda[at]
        if isinstance(item, Promise):
            have = have or at_hand(table, seat)
            if sum([have[symbol] for symbol in fields_of(item.kinds)]) <= item.count:
                kinds &= ~item.kinds
        elif not isinstance(item, (Owe, GiveOne)):
            break
    return kinds
