"""Chapter 6. End of the round.

LM-6.02  A selfish dwarf scores the value of the own treasures.
LM-6.03  All others pool per clan, saboteurs with the other clan; the pool is shared out equally.
LM-6.04  The remainder goes to the member with the single most valuable treasure card.
LM-6.05  The dragon's holder gives back 2 of the points won in this round, or all of them if fewer.
"""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Effect, changed
from underhall.core.words import EVERYONE, clause
from underhall.games.lost_mines.components import BLUE, CLANS, ROLES, SELFISH, YELLOW
from underhall.games.lost_mines.table import NONE, Result, Table

DRAGON_LOSS: Final = 2


class ScoreRound(Effect[Table]):
    """LM-6.02 Roles and treasures are revealed; LM-6.12 both and the points stay open."""

    def resolve(self, table: Table) -> None:
        self.reveal(table)
        result = round_result(table)
        table.results = (*table.results, result)
        table.points = tuple([table.points[seat] + result.points(seat) for seat in range(table.seats)])
        if table.heard():
            self.tell_points(table, result)

    def tell_points(self, table: Table, result: Result) -> None:
        for seat in range(table.seats):
            clan, role = CLANS[table.clan(seat)], ROLES[table.role(seat)]
            points, how = result.points(seat), reckoned(table, result, seat)
            table.tell("was_role", seat=seat, clan=clan, role=role, points=points, how=how)

    def reveal(self, table: Table) -> None:
        table.learn()
        table.role_seen = (EVERYONE,) * table.seats
        for slot, owner in enumerate(table.treasure_owner):
            if owner != NONE:
                table.treasure_seen = changed(table.treasure_seen, slot, EVERYONE)


def round_result(table: Table) -> Result:
    """LM-6.02 to LM-6.05"""
    seats = range(table.seats)
    values = [[table.treasure_value[slot] for slot in table.treasures_of(seat)] for seat in seats]
    shares = [sum(values[seat]) if table.role(seat) == SELFISH else 0 for seat in seats]
    extras = [0] * table.seats
    for clan in (BLUE, YELLOW):
        share_out(pooled(table, clan), values, shares, extras)
    losses = [0] * table.seats
    if table.dragon != NONE:
        losses[table.dragon] = min(DRAGON_LOSS, shares[table.dragon] + extras[table.dragon])
    taken = [
        (owner, kind, value)
        for owner, kind, value in zip(
            table.treasure_owner, table.treasure_kind, table.treasure_value, strict=True
        )
        if owner != NONE
    ]
    return Result(table.roles, tuple(taken), tuple(shares), tuple(extras), tuple(losses))


def reckoned(table: Table, result: Result, seat: int) -> str:
    """What the points of a seat are made of; as clauses."""
    parts = [clause("own", points=result.shares[seat])]
    if table.role(seat) != SELFISH:
        members = pooled(table, table.pool(seat))
        pool = sum([value for owner, _, value in result.treasures if owner in members])
        parts = [clause("share", points=result.shares[seat], pool=pool, count=len(members))]
    if result.extras[seat]:
        parts.append(clause("extra", points=result.extras[seat]))
    if result.losses[seat]:
        parts.append(clause("dragon", points=result.losses[seat]))
    return "; ".join(parts)


def pooled(table: Table, clan: int) -> list[int]:
    """LM-6.03 Who shares in the pool of a clan."""
    return [seat for seat in range(table.seats) if table.role(seat) != SELFISH and table.pool(seat) == clan]


def share_out(members: list[int], values: list[list[int]], shares: list[int], extras: list[int]) -> None:
    """LM-6.03, LM-6.04; LM-6.08 a pool without members does not exist; LM-6.09 a tie splits the remainder."""
    if not members:
        return
    pool = sum([sum(values[seat]) for seat in members])
    best = max([max(values[seat], default=0) for seat in members])
    tied = [seat for seat in members if max(values[seat], default=0) == best]
    for seat in members:
        shares[seat] = pool // len(members)
    for seat in tied:
        extras[seat] = pool % len(members) // len(tied)
