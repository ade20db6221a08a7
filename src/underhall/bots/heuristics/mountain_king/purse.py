"""What resources are worth to a player: more of a kind the nearer it brings a large tunnel."""

from __future__ import annotations

from underhall.games.mountain_king.components import ANY, CART, FIRE_CART, RESOURCES, Exchange
from underhall.games.mountain_king.rules.paying import trade_price
from underhall.games.mountain_king.table import Table

# Worth of 0, 1, 2 ... pieces of a kind; beyond the row every piece adds a little.
LADDERS = (
    (0.0, 0.4, 0.9, 2.0, 3.6, 5.4, 6.0, 6.6, 7.8, 9.2, 10.6),
    (0.0, 0.7, 1.5, 3.0, 5.4, 8.0, 8.8, 9.6, 11.4, 13.4, 15.4),
    (0.0, 1.1, 2.4, 4.8, 8.0, 11.4, 12.4, 13.6, 16.0, 19.0, 21.6),
    (0.0, 2.2, 4.0, 5.4, 6.4),
    (0.0, 1.6, 2.8, 3.6, 4.2),
    (0.0, 2.0, 3.4, 4.4, 5.0),
    (0.0, 1.2, 2.8, 3.6, 4.6, 6.4),
)
BEYOND = 0.35
LEFT_OVER = 0.33
KEEN = 0.3
# What one filled symbol is worth, on average, in a cascade.
SYMBOL = (0.9, 1.3, 1.9, 1.8, 1.1, 1.5, 1.3, 1.3, 1.3, 1.3)


def worth(counts: list[int], last: bool = False) -> float:
    """Of a hoard; in the last turn only sets of three count."""
    if last:
        return LEFT_OVER * sum(counts)
    total = 0.0
    for ladder, count in zip(LADDERS, counts, strict=True):
        top = len(ladder) - 1
        total += ladder[count] if count <= top else ladder[top] + BEYOND * (count - top)
    return KEEN * total


def last_piece(kind: int, count: int) -> float:
    """What the last of so many pieces of a kind adds."""
    ladder = LADDERS[kind]
    return ladder[count] - ladder[count - 1] if count < len(ladder) else BEYOND


def with_more(counts: list[int], kind: int, amount: int) -> list[int]:
    return [have + amount if at == kind else have for at, have in enumerate(counts)]


def fresh(table: Table, seat: int, places: tuple[int, ...]) -> list[int]:
    """What a cascade over these places would fill."""
    gained = [0] * len(RESOURCES)
    for place in places:
        card, load = table.council[seat][place], table.laden[seat][place]
        if card >= 0:
            for bit, symbol in enumerate(table.box.cards[card].yields):
                if not load >> bit & 1:
                    gained[CART if symbol >= FIRE_CART else symbol] += 1
    return gained


def after_paying(counts: list[int], number: int, kinds: int = 127) -> list[int]:
    """The hoard after giving so many pieces of these kinds, the least useful ones."""
    left = counts[:]
    for _ in range(min(number, sum([n for kind, n in enumerate(counts) if kinds >> kind & 1]))):
        payable = [kind for kind, count in enumerate(left) if count and kinds >> kind & 1]
        cheapest = min(payable, key=lambda kind: last_piece(kind, left[kind]))
        left[cheapest] -= 1
    return left


def after_trade(table: Table, counts: list[int]) -> list[int]:
    """The hoard when a trade is paid and nothing taken yet."""
    return after_paying(counts, trade_price(table))


def trade_gain(counts: list[int], left: list[int], kind: int) -> float:
    """What taking one of a kind would bring after that."""
    return worth(with_more(left, kind, 1)) - worth(counts)


def exchange_gain(counts: list[int], exchange: Exchange, last: bool) -> float:
    left = after_paying(counts, exchange.count, 127 if exchange.give == ANY else 1 << exchange.give)
    return worth(with_more(left, exchange.take, exchange.amount), last) - worth(counts, last)
