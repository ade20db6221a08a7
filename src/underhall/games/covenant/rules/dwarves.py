"""Chapter 4. Dwarves.

CV-4.01  A support symbol: take a +1 token, or exchange an own +1 for a +2.
CV-4.02  Strengthen one own dwarf, not the one in use this turn, for good; at most to strength 4.
CV-4.03  Two support symbols come one after the other: +1, then exchanged for +2, is allowed.
CV-4.04  This turn's dwarf cannot be strengthened until the turn ends; nobody legal: lost.
"""

from __future__ import annotations

from underhall.core.agenda import Decision, Effect
from underhall.core.notation import Move
from underhall.core.words import Refusal
from underhall.games.covenant.icons import MOST_STRENGTH, POSTS, STRENGTHEN, SUPPORT
from underhall.games.covenant.moves import Pick
from underhall.games.covenant.rules.rewards import GIVEN
from underhall.games.covenant.table import Table, raised


class Support(Effect[Table]):
    """CV-4.01, CV-4.03 So many support symbols; without a +1 there is nothing to exchange."""

    def __init__(self, seat: int, amount: int) -> None:
        self.seat, self.amount = seat, amount

    def resolve(self, table: Table) -> None:
        rest = [Support(self.seat, self.amount - 1)] if self.amount > 1 else []
        if table.support[self.seat][0]:
            table.then(ChooseSupport(self.seat), *rest)
        else:
            take_token(table, self.seat)
            table.then(*rest)


def take_token(table: Table, seat: int) -> None:
    table.support = raised(table.support, seat, 0)
    if table.heard():
        table.announce(seat, "gets_token")


class ChooseSupport(Decision[Table, Pick]):
    """CV-4.01 A +1 token more, or a +2 for a +1."""

    rule = "CV-4.01"
    public = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: Table) -> list[Pick]:
        return [*table.moves.support]

    def choose(self, table: Table, move: Pick) -> None:
        if move.what == 0:
            take_token(table, self.seat)
        else:
            table.support = raised(table.support, self.seat, 0, -1)
            table.support = raised(table.support, self.seat, 1)
            table.announce(self.seat, "exchanges_token")


class Strengthen(Decision[Table, Move]):
    """CV-4.02 One own dwarf gets +1 for good."""

    rule = "CV-4.02"
    public = True

    def __init__(self, seat: int, amount: int) -> None:
        self.seat, self.amount = seat, amount

    def options(self, table: Table) -> list[Move]:
        moves, seat = table.moves, self.seat
        found: list[Move] = [moves.train[at] for at in range(MOST_STRENGTH - 1) if table.tavern[seat][at]]
        posts = [post for post in range(POSTS) if 0 < table.posts[seat][post] < MOST_STRENGTH]
        found += [moves.train_at[post] for post in posts if post != table.post]
        return [*found, moves.waive] if found else []

    def choose(self, table: Table, move: Move) -> None:
        if not isinstance(move, Pick):
            return
        if move.key == "move.train":
            table.tavern = raised(table.tavern, self.seat, move.what, -1)
            table.tavern = raised(table.tavern, self.seat, move.what + 1)
            strength = move.what + 2
        else:
            table.posts = raised(table.posts, self.seat, move.what)
            strength = table.posts[self.seat][move.what]
        table.announce(self.seat, "strengthens", strength=strength)
        if self.amount > 1:
            table.then(Strengthen(self.seat, self.amount - 1))

    def why_not(self, table: Table, move: Move) -> Refusal:
        if isinstance(move, Pick) and move.key == "move.train_at":
            if move.what == table.post:
                return Refusal("CV-4.04", "refused.dwarf_in_use", {})
            if table.posts[self.seat][move.what] == MOST_STRENGTH:
                return Refusal("CV-4.02", "refused.strongest", {})
        if move.key in ("move.train_at", "move.train"):
            return Refusal("CV-4.02", "refused.no_such_dwarf", {**move.words})
        return Refusal(self.rule, "refused.not_now", {"move": move.text})


GIVEN[SUPPORT] = Support
GIVEN[STRENGTHEN] = Strengthen
