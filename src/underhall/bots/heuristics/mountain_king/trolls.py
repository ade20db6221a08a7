"""Trolls: what a recruit costs and brings, and where it sits best."""

from __future__ import annotations

from typing import Final

from underhall.bots.heuristics.mountain_king.purse import (
    BOTHER,
    SYMBOL,
    after_paying,
    fresh,
    with_more,
    worth,
)
from underhall.games.mountain_king.components import (
    CART,
    CASCADE,
    COIN,
    FIRE_CART,
    NONE,
    SILVER_TONGUE,
    Troll,
)
from underhall.games.mountain_king.rules.paying import trade_price
from underhall.games.mountain_king.rules.recruiting import bribed, open_places
from underhall.games.mountain_king.table import Table

ENGINE: Final = 0.1
# A council has only six cascades in it: each should find as many empty symbols as possible.
CASCADE_COST: Final = 6.5
PEDESTAL: Final = 2.2


def card_worth(card: Troll) -> float:
    return sum([SYMBOL[symbol] for symbol in card.yields])


class Trolls:
    """One seat's view of the horde and of its council."""

    def __init__(self, table: Table, seat: int, last: bool) -> None:
        self.table = table
        self.seat = seat
        self.last = last
        self.counts = table.wealth(seat)
        self.now = worth(self.counts, last)

    def after_cascade(self, card: int, place: int) -> list[int]:
        """The hoard when a troll sits there, its own symbols included."""
        more = fresh(self.table, self.seat, CASCADE[place])
        for symbol in self.table.box.cards[card].yields:
            more[CART if symbol >= FIRE_CART else symbol] += 1
        return [have + gain for have, gain in zip(self.counts, more, strict=True)]

    def cascade_gain(self, card: int, place: int) -> float:
        return worth(self.after_cascade(card, place), self.last) - self.now

    def seated(self, card: int) -> float:
        """What the hoard is worth when the troll sits where its cascade brings most."""
        places = open_places(self.table, self.seat)
        return max([worth(self.after_cascade(card, place), self.last) for place in places])

    def after_bribes(self, stand: int) -> list[int]:
        """MK-5.01 Coins, or by the spell what is least useful; MK-5.03 what lies there comes along."""
        number = len(bribed(self.table, stand))
        if self.table.charms & SILVER_TONGUE:
            left = after_paying(self.counts, number)
        else:
            left = with_more(self.counts, COIN, -number)
        return [have + more for have, more in zip(left, self.table.bribes[stand], strict=True)]

    def recruit(self, stand: int) -> float:
        table, seat = self.table, self.seat
        number = table.horde[stand]
        card = table.box.cards[number]
        price = self.now - worth(self.after_bribes(stand), self.last)
        gain = self.seated(number) - self.now
        seats_left = table.council[seat].count(NONE)
        engine = ENGINE * card_worth(card) * (seats_left - 1)
        pedestal = PEDESTAL if card.level > 1 and not self.last else 0.0
        crown = float(table.crowns_left[0]) if table.crowns_left and seats_left == 1 else 0.0
        return gain + engine + pedestal + crown - price - CASCADE_COST


def spared(table: Table, seat: int, card: int, kind: int, last: bool) -> float:
    """The hoard when one of a kind was given and the troll is seated: what refills costs nothing."""
    trial = table.copy()
    trial.take(seat, kind, trial.sources(seat, kind)[0])
    return Trolls(trial, seat, last).seated(card)


def paid_before_seating(table: Table, seat: int, card: int, last: bool) -> Table:
    """MK-3.11 A trade's price, taken where the coming cascade fills up again."""
    trial = table.copy()
    for _ in range(trade_price(table)):
        kinds = [kind for kind, count in enumerate(trial.wealth(seat)) if count]
        best = max(kinds, key=lambda kind: spared(trial, seat, card, kind, last))
        trial.take(seat, best, trial.sources(seat, best)[0])
    return trial


def trade_before_seating(table: Table, paid: Table, seat: int, card: int, kind: int, last: bool) -> float:
    """What trade and cascade bring together."""
    trial = paid.copy()
    trial.gain(seat, kind, 1)
    return Trolls(trial, seat, last).seated(card) - worth(table.wealth(seat), last) - BOTHER
