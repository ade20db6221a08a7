"""Chapter 9. End and scoring.

MK-9.05  Left-over resources: 1 honor for 3 equal ones, after the best possible trades.
MK-9.06  Halls: the lower number, or the higher with a statue on the altar.
MK-9.07  Statues by their band, doubled on a pedestal of their clan; one per tunnel.
"""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Effect
from underhall.core.grid import holds
from underhall.core.words import Word
from underhall.games.mountain_king.components import NONE
from underhall.games.mountain_king.result import Result
from underhall.games.mountain_king.rules.paying import TRADE_PRICE
from underhall.games.mountain_king.table import HALL, Table

SET: Final = 3


class ScoreGame(Effect[Table]):
    """MK-9.03 to MK-9.08 The point tokens are turned up, and there is no way back."""

    def resolve(self, table: Table) -> None:
        table.learn()
        table.results = tuple([result(table, purse) for purse in range(len(table.honor))])
        for purse, found in enumerate(table.results):
            words: dict[str, Word] = {"coronation": found.coronation, "tokens": found.tokens}
            words |= {"leftovers": found.leftovers, "halls": found.halls, "total": found.total()}
            words |= {"tunnels": found.tunnels, "statues": found.statues + found.pedestals}
            table.tell("scores", seats=" ".join(map(str, table.members(purse))), **words)
        winners = table.members(table.ranking()[0])
        table.tell("game_over", winners=" ".join(map(str, winners)))


def result(table: Table, purse: int) -> Result:
    """MK-9.03 to MK-9.07 for one purse; MK-10.05 partners score together, each thing once."""
    plain, doubled = statue_honor(table, purse)
    return Result(
        tunnels=table.honor[purse],
        coronation=sum([table.crowns[seat] for seat in table.members(purse)]),
        tokens=sum(table.tokens_of(purse)),
        leftovers=sets_of_three(left_over(table, purse)),
        halls=hall_honor(table, purse),
        statues=plain,
        pedestals=doubled,
    )


def left_over(table: Table, purse: int) -> list[int]:
    """MK-9.05 Storage and all trolls; clan carts become wild."""
    counts = list(table.storage[purse])
    for seat in table.members(purse):
        for symbol, count in enumerate(table.on_trolls(seat)):
            counts[table.wild_only(symbol)] += count
    return counts


def sets_of_three(counts: list[int]) -> int:
    """MK-9.05 The most sets that trades of four for one allow.

    A set is never broken: its three pieces buy less than one. So trades spend only what lies beside full
    sets. Raising a kind with `rest` pieces to a set uses these and buys the missing ones.
    """
    rests = sorted([count % SET for count in counts], reverse=True)
    spare = sum(rests)
    sets = sum([count // SET for count in counts])
    for rest in rests:
        price = rest + TRADE_PRICE * (SET - rest)
        if price <= spare:
            spare -= price
            sets += 1
    return sets


def hall_honor(table: Table, purse: int) -> int:
    """MK-9.06 Halls in the network."""
    domain = table.domain(purse)
    honor = 0
    for hall, altar in zip(table.box.halls, table.altars, strict=True):
        if altar != NONE and holds(domain, altar):
            honor += hall.high if altar in table.statues else hall.low
    return honor


def statue_honor(table: Table, purse: int) -> tuple[int, int]:
    """MK-9.07 By band, and what pedestals add to it; MK-9.09 the best one of each tunnel and gate."""
    domain = table.domain(purse)
    plain = doubled = 0
    for region, kind in zip(table.regions, table.kinds, strict=True):
        if region & domain and not HALL <= kind < HALL + len(table.altars):
            best = best_statue(table, region)
            plain += best[0]
            doubled += best[1]
    return plain, doubled


def standing_honor(table: Table) -> list[int]:
    """MK-9.06, MK-9.07 What each region would score as it stands now; nothing while nobody owns it."""
    owned = 0
    for network in table.networks:
        owned |= network
    return [
        region_honor(table, region, kind) if region & owned else 0
        for region, kind in zip(table.regions, table.kinds, strict=True)
    ]


def region_honor(table: Table, region: int, kind: int) -> int:
    if HALL <= kind < HALL + len(table.altars):
        hall = table.box.halls[kind - HALL]
        return hall.high if table.altars[kind - HALL] in table.statues else hall.low
    return sum(best_statue(table, region))


def best_statue(table: Table, region: int) -> tuple[int, int]:
    """The most valuable statue in a tunnel: its band's honor, and as much again on its clan's pedestal."""
    board, best = table.board(), (0, 0)
    for statue, field in enumerate(table.statues):
        if holds(region, field):
            honor = table.box.statue_honor[board.bands[field]]
            on_pedestal = holds(table.pedestals[table.statue_clans[statue]], field)
            found = (honor, honor if on_pedestal else 0)
            if sum(found) > sum(best):
                best = found
    return best
