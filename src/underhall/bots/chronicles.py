"""Chronicles: what statistics want to know of a game that the finished table does not tell."""

from __future__ import annotations

from typing import Any

from underhall.core.game import AnyGame
from underhall.games.lost_mines.rules.turn import PlayOrDiscard, Vote
from underhall.games.lost_mines.table import Table


class Chronicle:
    """Watches one game and tells the facts at its end."""

    def note(self, table: Any) -> None:
        """Look at the table before a bot chooses."""

    def facts(self, game: AnyGame, table: Any) -> dict[str, Any]:
        return game.facts(table)


class LostMinesChronicle(Chronicle):
    """Per round: how many turns it had, and what ended it (LM-6.01)."""

    def __init__(self) -> None:
        self.turns: list[int] = []
        self.ends: list[str] = []
        self.voting = False

    def note(self, table: Table) -> None:
        self._close_round(table)
        item = table.agenda[-1]
        while len(self.turns) < table.round:
            self.turns.append(0)
        if isinstance(item, PlayOrDiscard) and not item.proposed:
            self.turns[-1] += 1
        self.voting = isinstance(item, Vote)

    def _close_round(self, table: Table) -> None:
        if len(table.results) > len(self.ends):
            taken = len(table.results[-1].treasures) == table.seats
            self.ends.append("treasures" if taken else "vote" if self.voting else "cards")

    def facts(self, game: AnyGame, table: Table) -> dict[str, Any]:
        self._close_round(table)
        rounds = game.facts(table)["rounds"]
        # A game that was stopped has turns of a round that gave no result.
        for facts, turns, end in zip(rounds, self.turns, self.ends, strict=False):
            facts |= {"turns": turns, "ended_by": end}
        return {"rounds": rounds}


CHRONICLES: dict[str, type[Chronicle]] = {"lost_mines": LostMinesChronicle}
