"""Chapter 17. Gaining traditions; what each of them does is in powers/traditions.py.

CV-17.00  Choose an open one, pay the slot's glory; it works from that moment; no limit.
"""

from __future__ import annotations

from underhall.core.agenda import Decision, changed
from underhall.core.notation import Move
from underhall.core.words import Refusal
from underhall.games.covenant.icons import TRADITION, TRADITION_ROW
from underhall.games.covenant.moves import Pick
from underhall.games.covenant.powers import traditions
from underhall.games.covenant.rules.coins import affordable, pay_slot, why_not_slot
from underhall.games.covenant.rules.rewards import GIVEN
from underhall.games.covenant.table import Table


def keep(table: Table, clan: int, tradition: int) -> None:
    """CV-17.00 It works from now on. Counted from 0."""
    kept = table.traditions[clan] | 1 << tradition
    table.traditions = changed(table.traditions, clan, kept)
    traditions.ALL[tradition].when_gained(table, clan)


class TakeTradition(Decision[Table, Move]):
    """CV-17.00 An open tradition."""

    rule = "CV-17.00"
    public = True

    def __init__(self, seat: int, amount: int) -> None:
        self.seat, self.amount = seat, amount

    def options(self, table: Table) -> list[Move]:
        slots = affordable(table, self.seat, TRADITION_ROW)
        found: list[Move] = [table.moves.tradition[slot] for slot in slots]
        return [*found, table.moves.waive] if found else []

    def choose(self, table: Table, move: Move) -> None:
        if not isinstance(move, Pick):
            return
        pay_slot(table, self.seat, TRADITION_ROW, move.what)
        tradition = table.take_from_row(TRADITION_ROW, move.what)
        keep(table, self.seat, tradition)
        table.announce(self.seat, "keeps_tradition", tradition=str(tradition + 1))
        if self.amount > 1:
            table.then(TakeTradition(self.seat, self.amount - 1))

    def why_not(self, table: Table, move: Move) -> Refusal:
        if isinstance(move, Pick) and move.key == "move.tradition":
            return why_not_slot(table, self.seat, TRADITION_ROW, move.what)
        return Refusal(self.rule, "refused.not_now", {"move": move.text})


GIVEN[TRADITION] = TakeTradition
