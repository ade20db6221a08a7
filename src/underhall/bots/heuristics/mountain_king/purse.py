"""What resources are worth to a player: more of a kind the nearer it brings a large tunnel."""

from __future__ import annotations

from typing import Final

from underhall.games.mountain_king.components import ANY, CART, FIRE_CART, NONE, RESOURCES, Exchange
from underhall.games.mountain_king.table import Table

# Worth of 0, 1, 2 ... pieces of a kind; beyond the row every piece adds a little.
LADDERS: Final[tuple[tuple[float, ...], ...]] = (
    (0.0, 0.4, 0.9, 2.0, 3.6, 5.4, 6.0, 6.6, 7.8, 9.2, 10.6),
    (0.0, 0.7, 1.5, 3.0, 5.4, 8.0, 8.8, 9.6, 11.4, 13.4, 15.4),
    (0.0, 1.1, 2.4, 4.8, 8.0, 11.4, 12.4, 13.6, 16.0, 19.0, 21.6),
    (0.0, 2.2, 4.0, 5.4, 6.4),
    (0.0, 1.6, 2.8, 3.6, 4.2),
    (0.0, 2.0, 3.4, 4.4, 5.0),
    (0.0, 1.2, 2.8, 3.6, 4.6, 6.4),
)
BEYOND: Final = 0.35
LEFT_OVER: Final = 0.33
KEEN: Final = 0.3
DEAR: Final = 1.2
BOTHER: Final = 0.15
FORESEEN: Final = 2
REFILLED: Final = 0.45
TAMED: Final = 0.3
# What one filled symbol is worth, on average, in a cascade.
SYMBOL: Final[tuple[float, ...]] = (0.9, 1.3, 1.9, 1.8, 1.1, 1.5, 1.3, 1.3, 1.3, 1.3)


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


def can_use(counts: list[int], exchange: Exchange) -> bool:
    have = sum(counts) if exchange.give == ANY else counts[exchange.give]
    return have >= exchange.count


def use_gain(counts: list[int], exchange: Exchange, others: list[Exchange], uses: int, last: bool) -> float:
    """What an exchange brings, and the best uses after it."""
    left = after_paying(counts, exchange.count, 127 if exchange.give == ANY else 1 << exchange.give)
    after = with_more(left, exchange.take, exchange.amount)
    return worth(after, last) - worth(counts, last) - BOTHER + visit_gain(after, others, uses - 1, last)


def visit_gain(counts: list[int], exchanges: list[Exchange], uses: int, last: bool) -> float:
    """What a workshop brings with so many uses; nothing if it is better left alone."""
    best = 0.0
    if uses > 0:
        for exchange in exchanges:
            if can_use(counts, exchange):
                best = max(best, use_gain(counts, exchange, exchanges, min(uses, FORESEEN), last))
    return best


def store_gain(table: Table, seat: int, symbol: int, last: bool) -> float:
    """MK-4.05 A symbol is free for the next cascade, if there is one; MK-5.10 a clan cart becomes wild."""
    if last:
        return 0.0
    tamed = TAMED if symbol >= FIRE_CART else 0.0
    return tamed + (REFILLED * SYMBOL[symbol] if NONE in table.council[seat] else 0.0)
