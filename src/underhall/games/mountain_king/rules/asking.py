"""Two forms of questions: of a turn, leaving room for trades, and of a spell, which may be waived.

MK-3.05  At any moment of the own turn: four resources for one of choice.
MK-3.06  Paying by hand is said before the action.
MK-4.01  The whole effect of a spell may be waived.
"""

from __future__ import annotations

from underhall.core.agenda import Decision
from underhall.core.notation import Move
from underhall.core.words import Refusal
from underhall.games.mountain_king.components import ALL_RESOURCES
from underhall.games.mountain_king.moves import Pick
from underhall.games.mountain_king.rules.paying import Owe, Receive, Settled, can_trade, trade_price
from underhall.games.mountain_king.table import Table


class TurnDecision(Decision[Table, Move]):
    """A choice of the active player that leaves room for trades and for paying by hand (MK-3.06, MK-3.11).

    It is asked while it has acts of its own or a trade could bring some.
    """

    def acts(self, table: Table) -> list[Move]:
        raise NotImplementedError

    def act(self, table: Table, move: Move) -> None:
        raise NotImplementedError

    def ways_out(self, table: Table, acts: list[Move]) -> list[Move]:
        raise NotImplementedError

    def options(self, table: Table) -> list[Move]:
        moves = table.moves
        acts = self.acts(table)
        trades = can_trade(table, self.seat)
        if not acts and not trades:
            return []
        found = [*self.ways_out(table, acts), *acts]
        if trades:
            found += moves.trade
        if not table.by_hand and any(table.laden[self.seat]):
            found.append(moves.by_hand)
        return found

    def choose(self, table: Table, move: Move) -> None:
        if move is table.moves.by_hand:
            table.by_hand = 1
            table.then(self)
        elif isinstance(move, Pick) and move in table.moves.trade:
            price = trade_price(table)
            owed = Owe(self.seat, ALL_RESOURCES, price)
            table.then(owed, Settled(), Receive(self.seat, move.what, 1), self)
        else:
            self.act(table, move)

    def why_not(self, table: Table, move: Move) -> Refusal:
        if move is table.moves.by_hand:
            key = "refused.by_hand_already" if table.by_hand else "refused.nothing_on_trolls"
            return Refusal("MK-3.06", key, {})
        if isinstance(move, Pick) and move in table.moves.trade:
            return Refusal("MK-3.05", "refused.too_poor_to_trade", {"price": trade_price(table)})
        return self.why_not_act(table, move)

    def why_not_act(self, table: Table, move: Move) -> Refusal:
        raise NotImplementedError


class Spelled(Decision[Table, Move]):
    """A spell's first question: do it somehow, or waive it all."""

    rule = "MK-4.07"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ways(self, table: Table) -> list[Move]:
        raise NotImplementedError

    def follow(self, table: Table, what: int) -> None:
        raise NotImplementedError

    def options(self, table: Table) -> list[Move]:
        ways = self.ways(table)
        return [table.moves.waive, *ways] if ways else []

    def choose(self, table: Table, move: Move) -> None:
        if isinstance(move, Pick):
            self.follow(table, move.what)
        else:
            table.tell("waives", seat=self.seat)

    def why_not(self, table: Table, move: Move) -> Refusal:
        return Refusal(self.rule, "refused.not_by_this_spell", {"move": move.text})
