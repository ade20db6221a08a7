"""Chronicles: what statistics want to know of a game that the finished table does not tell."""

from __future__ import annotations

from collections import Counter
from typing import Any

from underhall.bots.waste import Waste
from underhall.core.game import AnyGame
from underhall.core.notation import Move
from underhall.core.words import Event
from underhall.games.lost_mines.rules.turn import PlayOrDiscard, Vote
from underhall.games.lost_mines.table import Table


class Chronicle:
    """Watches one game and tells the facts at its end."""

    def begin(self, table: Any) -> None:
        """Look at the table before anything happens."""

    def note(self, table: Any, move: Move) -> None:
        """Look at the table and at what a bot has chosen, before it is done."""

    def facts(self, game: AnyGame, table: Any) -> dict[str, Any]:
        return game.facts(table)

    def rounds(self, table: Any) -> int:
        """How many rounds there were; 0 where nobody counts them."""
        return 0


class LostMinesChronicle(Chronicle):
    """Per round: how many turns it had, and what ended it (LM-6.01)."""

    def __init__(self) -> None:
        self.turns: list[int] = []
        self.ends: list[str] = []
        self.voting = False

    def note(self, table: Table, move: Move) -> None:
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

    def rounds(self, table: Table) -> int:
        """LM-6.01 Those that were scored."""
        return len(table.results)


def times_round(journal: list[Event]) -> int:
    """How often it went round the table: the most turns that any seat has begun."""
    turns = Counter(event.words["seat"] for event in journal if event.key == "turn_begins")
    return max(turns.values(), default=0)


class MountainKingChronicle(Chronicle):
    """How often things happened, which spells, workshops and halls were used, and what was in vain."""

    COUNTED = ("turn_begins", "recruits", "digs", "moves_statue")
    NAMED = ("spell", "workshop", "hall")
    USES = ("casts", "works", "dedicates")

    def __init__(self) -> None:
        self.journal: list[Event] = []
        self.waste = Waste()

    def begin(self, table: Any) -> None:
        table.journal = self.journal

    def note(self, table: Any, move: Move) -> None:
        self.waste.note(table, move)

    def facts(self, game: AnyGame, table: Any) -> dict[str, Any]:
        keys = Counter(event.key for event in self.journal)
        facts = game.facts(table) | {key: keys[key] for key in self.COUNTED}
        for key, word in zip(self.USES, self.NAMED, strict=True):
            facts[key] = dict(Counter(str(event.words[word]) for event in self.journal if event.key == key))
        return facts | {"in_vain": self.waste.total(table)}

    def rounds(self, table: Any) -> int:
        return times_round(self.journal)


class CovenantChronicle(Chronicle):
    """What clans made of their chances, all clans together."""

    def __init__(self) -> None:
        self.journal: list[Event] = []

    def begin(self, table: Any) -> None:
        table.journal = self.journal

    def rounds(self, table: Any) -> int:
        return times_round(self.journal)

    def facts(self, game: AnyGame, table: Any) -> dict[str, Any]:
        keys = Counter(event.key for event in self.journal)
        gained = [event.words["amount"] for event in self.journal if event.key == "clan_gains_resource"]
        built = [event.words["building"] for event in self.journal if event.key == "clan_builds"]
        return game.facts(table) | {
            "done": {
                "tools forged": keys["clan_forges"],
                "ornaments": keys["clan_adorns"],
                "resources gained": sum(int(amount) for amount in gained),
                "resources without room": keys["clan_discards_resource"],
                "support tokens spent": keys["clan_spends_support"],
                "pillars and gates won": keys["clan_completes_site"],
                "pillars and gates built": built.count("pillar") + built.count("gate"),
            }
        }


CHRONICLES: dict[str, type[Chronicle]] = {
    "mountain_king": MountainKingChronicle,
    "covenant": CovenantChronicle,
    "lost_mines": LostMinesChronicle,
}
