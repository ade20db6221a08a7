"""What a bot is: somebody who sees a seat's view and its options, and chooses."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, ClassVar

from underhall.core.agenda import Dice
from underhall.core.game import AnyGame
from underhall.core.notation import Move
from underhall.core.words import Event, Word


class Still:
    """Dice that always show the same."""

    def random(self) -> float:
        return 0.0


STILL = Still()


class Sight:
    """All that a bot gets: what its seat may know, and nothing else.

    Behind it stands no real table but an imagined one, which looks to the seat like the real one and is the
    same whatever is hidden: there is nothing to be found, and what a bot does to it nobody else will notice.
    """

    # For a hint: somebody who asks does not want to be led into what the table warns of.
    careful = False

    def __init__(self, game: AnyGame, table: Any, seat: int, heard: Iterable[Event] = ()) -> None:
        """`heard` is what the seat may read in the log, where a bot of the game makes use of it."""
        self.game = game.name
        self.seat = seat
        self.options: tuple[Move, ...] = table.answers(seat)
        self.box = table.box
        self._imagined = game.determinize(table, seat, STILL)
        self._look, self._deal = game.view, game.determinize
        self.heard = tuple([Event(event.key, dict(event.words), event.to) for event in heard])

    def __repr__(self) -> str:
        """Nothing of what is imagined: it would be read as what is there."""
        return f"<sight of {self.game}: seat={self.seat} options={len(self.options)}>"

    def view(self) -> Any:
        return self._look(self._imagined, self.seat)

    def imagine(self, dice: Dice) -> Any:
        """A table like the real one as far as the seat can tell; the rest is made up."""
        return self._deal(self._imagined, self.seat, dice)


class Reason:
    """Why a bot likes a move: a message key and its words."""

    def __init__(self, key: str, words: dict[str, Word] | None = None) -> None:
        self.key = key
        self.words = words or {}


class Bot:
    """Chooses for one seat through one game."""

    name = ""
    # The games in which it makes use of what its seat has heard.
    listens: ClassVar[tuple[str, ...]] = ()

    def __init__(self, dice: Random) -> None:
        self.dice = dice

    def hears(self, game: AnyGame, journal: Iterable[Event], seat: int) -> list[Event]:
        """What its seat may read of a journal, if it listens."""
        return [event for event in journal if event.readable_by(seat)] if game.name in self.listens else []

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
