"""Chronicles: what statistics want to know of a game that the finished table does not tell."""

from __future__ import annotations

from collections import Counter
from typing import Any

from underhall.core.game import AnyGame
from underhall.core.words import Event
from underhall.games.lost_mines.rules.turn import PlayOrDiscard, Vote
from underhall.games.lost_mines.table import Table


class Chronicle:
    """Watches one game and tells the facts at its end."""

    def begin(self, table: Any) -> None:
        """Look at the table before anything happens."""

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


class MountainKingChronicle(Chronicle):
    """How often things happened, and which spells, workshops and halls were used."""

    COUNTED = ("turn_begins", "recruits", "digs", "moves_statue")
    NAMED = ("spell", "workshop", "hall")
    USES = ("casts", "works", "dedicates")

    def __init__(self) -> None:
        self.journal: list[Event] = []

    def begin(self, table: Any) -> None:
        table.journal = self.journal

    def facts(self, game: AnyGame, table: Any) -> dict[str, Any]:
        keys = Counter(event.key for event in self.journal)
        facts = game.facts(table) | {key: keys[key] for key in self.COUNTED}
        for key, word in zip(self.USES, self.NAMED, strict=True):
            facts[key] = dict(Counter(str(event.words[word]) for event in self.journal if event.key == key))
        return facts


CHRONICLES: dict[str, type[Chronicle]] = {
    "mountain_king": MountainKingChronicle,
    "lost_mines": LostMinesChronicle,
}
