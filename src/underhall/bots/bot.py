"""What a bot is: somebody who sees a seat's view and its options, and chooses."""

from __future__ import annotations

from random import Random
from typing import Any

from underhall.core.game import AnyGame
from underhall.core.notation import Move
from underhall.core.words import Word


class Sight:
    """All that a bot gets: what its seat may know, and nothing else."""

    def __init__(self, game: AnyGame, table: Any, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.options: list[Move] = table.answers(seat)
        self.box = table.box
        self._table = table

    def view(self) -> Any:
        return self.game.view(self._table, self.seat)

    def imagine(self, dice: Random) -> Any:
        """A table like the real one as far as the seat can tell; the rest is made up."""
        return self.game.determinize(self._table, self.seat, dice)


class Reason:
    """Why a bot likes a move: a message key and its words."""

    def __init__(self, key: str, words: dict[str, Word] | None = None) -> None:
        self.key = key
        self.words = words or {}


class Bot:
    """Chooses for one seat through one game."""

    name = ""

    def __init__(self, dice: Random) -> None:
        self.dice = dice

    def choose(self, sight: Sight) -> Move:
        raise NotImplementedError

    def explain(self, sight: Sight) -> tuple[Move, Reason]:
        """The move it would choose, and why."""
        return self.choose(sight), Reason("reason.none")


class RandomBot(Bot):
    """Any option, all alike."""

    name = "random"

    def choose(self, sight: Sight) -> Move:
        options = sight.options
        return options[int(self.dice.random() * len(options))]
