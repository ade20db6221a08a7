"""Forms of questions: of a turn, leaving room for trades; between actions; of a spell, which may be waived.

MK-3.05  At any moment of the own turn: four resources for one of choice.
MK-3.06  Paying by hand is said before the action.
MK-4.01  The whole effect of a spell may be waived.
"""

from __future__ import annotations

from underhall.core.agenda import Decision
from underhall.core.notation import Move
from underhall.core.words import Refusal
from underhall.games.mountain_king.moves import Pick
from underhall.games.mountain_king.rules.paying import Needs, can_trade, trade, trade_price, trades
from underhall.games.mountain_king.table import Table


class Trading(Decision[Table, Move]):
    """A question of the own turn: MK-3.11 beside its own acts it offers trades, paid by hand if one likes."""

    public = True

    def acts(self, table: Table) -> list[Move]:
        raise NotImplementedError

    def act(self, table: Table, move: Move) -> None:
        raise NotImplementedError

    def needs(self, table: Table) -> Needs:
        """What has to be left for that which has been begun."""
        return []

    def options(self, table: Table) -> list[Move]:
        acts = self.acts(table)
        return [*acts, *trades(table, self.seat, self.needs(table))] if acts else []

    def choose(self, table: Table, move: Move) -> None:
        if move is table.moves.by_hand or (isinstance(move, Pick) and move in table.moves.trade):
            trade(table, self, move, self.needs(table))
        else:
            self.act(table, move)

    def why_not(self, table: Table, move: Move) -> Refusal:
        if move is table.moves.by_hand and table.by_hand:
            return Refusal("MK-3.06", "refused.by_hand_already", {})
        if isinstance(move, Pick) and move in table.moves.trade and table.rules >= 2:
            return Refusal("MK-3.05", "refused.too_poor_to_trade", {"price": trade_price(table)})
        return self.why_not_act(table, move)

    def why_not_act(self, table: Table, move: Move) -> Refusal:
        return Refusal(self.rule, "refused.not_now", {"move": move.text})


class TurnDecision(Trading):
    """A choice of the active player that leaves room for trades and for paying by hand (MK-3.06, MK-3.11).

    It is asked while it has acts of its own or a trade could bring some.
    """

    def ways_out(self, table: Table, acts: list[Move]) -> list[Move]:
        raise NotImplementedError

    def hopes(self, table: Table) -> bool:
        """Whether a trade could bring acts."""
        return True

    def idle(self, table: Table) -> bool:
        """A trade that brings nothing here can wait: for a later step, or for the next turn."""
        return not self.hopes(table) and not self.acts(table)

    def options(self, table: Table) -> list[Move]:
        moves = table.moves
        acts = self.acts(table)
        can = can_trade(table, self.seat, [])
        if not acts and not can:
            return []
        found = [*self.ways_out(table, acts), *acts]
        if can:
            found += moves.trade
        if not table.by_hand and any(table.laden[self.seat]):
            found.append(moves.by_hand)
        return found

    def why_not(self, table: Table, move: Move) -> Refusal:
        if move is table.moves.by_hand and not table.by_hand:
            return Refusal("MK-3.06", "refused.nothing_on_trolls", {})
        if isinstance(move, Pick) and move in table.moves.trade:
            return Refusal("MK-3.05", "refused.too_poor_to_trade", {"price": trade_price(table)})
        return super().why_not(table, move)


class Spelled(Trading):
    """A spell's first question: do it somehow, or waive it all."""

    rule = "MK-4.07"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ways(self, table: Table) -> list[Move]:
        raise NotImplementedError

    def follow(self, table: Table, what: int) -> None:
        raise NotImplementedError

    def acts(self, table: Table) -> list[Move]:
        ways = self.ways(table)
        return [table.moves.waive, *ways] if ways else []

    def act(self, table: Table, move: Move) -> None:
        if isinstance(move, Pick):
            self.follow(table, move.what)
        else:
            table.tell("waives", seat=self.seat)

    def why_not_act(self, table: Table, move: Move) -> Refusal:
        return Refusal(self.rule, "refused.not_by_this_spell", {"move": move.text})
