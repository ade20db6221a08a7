"""The work of a turn: what a tunnel brings, and the best that step 2 would offer."""

from __future__ import annotations

from typing import Final

from underhall.bots.heuristics.mountain_king.ground import Ground
from underhall.bots.heuristics.mountain_king.purse import DEAR, after_paying, with_more, worth
from underhall.bots.heuristics.mountain_king.shrines import NEVER
from underhall.bots.heuristics.mountain_king.trolls import Trolls
from underhall.games.mountain_king.components import ALL_MINERALS, HEARTSTONE, IRON, MIXED, SOFT_STONE, STONE
from underhall.games.mountain_king.moves import Dig, Pick
from underhall.games.mountain_king.rules.digging import CONNECTED, digs
from underhall.games.mountain_king.rules.paying import trade_price
from underhall.games.mountain_king.rules.recruiting import recruits
from underhall.games.mountain_king.table import Table

# A trade that brings a third piece may bring a tunnel that scores; coins bring trolls.
LEAST_LINING: Final = 3
FOR_WORK: Final[tuple[int, ...]] = (STONE, IRON, HEARTSTONE)
# What a dear lining is missed by later, if the tunnel is too small to score: iron, heartstone.
SQUANDERED: Final[tuple[float, ...]] = (0.0, 6.0, 8.0)


def dig_gain(table: Table, ground: Ground, counts: list[int], move: Dig, manner: int, last: bool) -> float:
    """Honor and place of a tunnel, minus the minerals."""
    tunnel = table.box.tunnels[move.tile]
    place = ground.best(move.tile, manner, bool(table.charms & SOFT_STONE))
    kinds = ALL_MINERALS if move.mineral == MIXED else 1 << move.mineral
    left = after_paying(counts, tunnel.size, kinds)
    honor = table.box.tunnel_honor(tunnel.size, move.mineral)
    price = worth(counts, last) - worth(left, last)
    if not honor and not last and STONE < move.mineral < MIXED:
        price += SQUANDERED[move.mineral]
    return honor + place - price


def best_dig(table: Table, seat: int, ground: Ground, manner: int, last: bool) -> float:
    counts = table.wealth(seat)
    gains = [
        dig_gain(table, ground, counts, move, manner, last)
        for move in digs(table, seat, manner)
        if isinstance(move, Dig)
    ]
    return max(gains, default=NEVER)


def best_recruit(table: Table, seat: int, last: bool) -> float:
    trolls = Trolls(table, seat, last)
    gains = [trolls.recruit(move.what) for move in recruits(table, seat) if isinstance(move, Pick)]
    return max(gains, default=NEVER)


def best_work(table: Table, seat: int, ground: Ground, last: bool) -> float:
    """The best recruit or tunnel, as things stand; MK-3.03 who can do neither skips it."""
    best = max(best_recruit(table, seat, last), best_dig(table, seat, ground, CONNECTED, last))
    return 0.0 if best == NEVER else best


def after_trade(table: Table, seat: int, kind: int) -> Table:
    """MK-3.05 The table when what is least useful beside it has been given for one of a kind."""
    counts = with_more(table.wealth(seat), kind, 1)
    left = after_paying(counts, trade_price(table))
    trial = table.copy()
    trial.gain(seat, kind, 1)
    for other, count in enumerate(left):
        for _ in range(counts[other] - count):
            trial.take(seat, other, trial.sources(seat, other)[0])
    return trial


def trade_for_work(table: Table, seat: int, ground: Ground, kind: int, last: bool) -> float:
    """What the work of this turn comes to after a trade that makes it better."""
    counts = table.wealth(seat)
    after = counts[kind] + 1
    if after < LEAST_LINING or kind not in FOR_WORK or sum(counts) < trade_price(table):
        return NEVER
    trial = after_trade(table, seat, kind)
    if trial.wealth(seat)[kind] < after:
        return NEVER
    cost = worth(counts, last) - worth(trial.wealth(seat), last)
    return best_work(trial, seat, ground, last) - cost - DEAR


def best_trade(table: Table, seat: int, ground: Ground, last: bool) -> float:
    return max([trade_for_work(table, seat, ground, kind, last) for kind in FOR_WORK])
