"""The game through one seat's eyes, ready to be sent.

Everything is encoded once: a choice once for all tables unless it names somebody, a log entry once for all
who may read it, of a state what is open once for all. What a choice leads to changes with every move and is
told only to the seat that has the choice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from underhall.core.agenda import SPECTATOR, Table
from underhall.core.game import AnyGame
from underhall.core.notation import Move
from underhall.core.words import Refusal, Word
from underhall.games import library
from underhall.server.tables.glance import Choices, Glance, question
from underhall.server.wire import speech
from underhall.words.shelf import ENGLISH

SHARED_CHOICES: dict[tuple[AnyGame, str], Choices] = {}


class Eyes:
    """The `glance` is what the seats of one table may see of it, in the words of a language, with these
    names; what else they are told is said here."""

    def __init__(self, game: AnyGame, names: Sequence[str], language: str = ENGLISH) -> None:
        shared = SHARED_CHOICES.setdefault((game, language), {})
        self.language = language
        self.words = library.catalogue(game, language)
        self.glance = Glance(game, self.words, names, shared)

    def choose(self, table: Table) -> str:
        """What would be an answer to the open question, for who pointed at something else."""
        return self.words.word(question(table).replace("question.", "choose.", 1))

    def why_not(self, table: Table, move: Move, refusal: Refusal) -> str:
        """Why somebody who is asked cannot do it, in the words of the table and not of the notation."""
        if refusal.key == "refused.not_now":
            return self.choose(table)
        words = {**refusal.words, "move": self.words.say(move.key, move.words, self.glance.names)}
        return self.say(refusal.key, words)

    def say(self, key: str, words: Mapping[str, Word]) -> str:
        """What the game says, or what the server says by itself."""
        if self.words.has(key):
            return self.words.say(key, words, self.glance.names)
        return speech.say(self.language, key, words)


def eyes_of(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat
