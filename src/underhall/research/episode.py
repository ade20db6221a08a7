"""An episode: one table, driven for learners. All faces have one inside.

Nature moves by the seeded dice of the episode. What the table does without asking (`Table.forced`) is done,
as everybody knows it must be. What may be said out of turn (`Table.asides`) is left unsaid, and where all are
asked at once they are asked one after the other.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from underhall.bots.arena import MOST_CHOICES
from underhall.core.agenda import NATURE, NOBODY, Table
from underhall.core.notation import Move
from underhall.games import GAMES
from underhall.games.library import catalogue
from underhall.research.features import layout_of
from underhall.research.features.layout import Array
from underhall.research.rewards import AT_LAST, GAINS, REWARDS, zero_sum
from underhall.words.shelf import ENGLISH

Mask = NDArray[np.int8]
WISHES = ("pack", "rewards", "zero_sum", "most_choices", "pass_over")


class BadEpisode(ValueError):
    """Terms that no episode can have."""


class Terms:
    """What all episodes of an environment have in common.

    What is not named here is an option of the game, such as `teams=True` or `elders="hard"`.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        *,
        pack: Path | str | None = None,
        rewards: str = "points",
        zero_sum: bool = False,
        most_choices: int = MOST_CHOICES,
        pass_over: bool = True,
        **options: str | bool | int,
    ) -> None:
        if game not in GAMES:
            raise BadEpisode(f"there is no game {game!r}: there are {', '.join(GAMES)}")
        if rewards not in REWARDS:
            raise BadEpisode(f"there are no rewards {rewards!r}: there are {', '.join(REWARDS)}")
        if zero_sum and seats == 1:
            raise BadEpisode("a single seat has nobody to take from: zero_sum needs two")
        if most_choices < 1:
            raise BadEpisode(f"an episode has at least one choice, not {most_choices}")
        self.game = GAMES[game]
        self.seats = seats
        self.pack = pack
        self.options = self.game.settle(seats, plain(options))
        self.box = self.game.box(Path(pack) if pack else None)
        self.moves: list[Move] = self.game.moves_of(self.box).notation.moves
        self.layout = layout_of(self.game, self.box, seats)
        self.rewards = rewards
        self.zero_sum = zero_sum
        self.most_choices = most_choices
        self.pass_over = pass_over

    def __deepcopy__(self, memo: object) -> Self:
        """Nothing of it changes: all share it."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        wishes = {name: getattr(self, name) for name in WISHES}
        return _made, (self.game.name, self.seats, {**wishes, **self.options})

    def reward(self, table: Table) -> list[float]:
        """For each seat, when it is over or was stopped; gains have been had already."""
        found = AT_LAST[self.rewards](table.scores(), table.winners() if table.over() else [])
        return zero_sum(found) if self.zero_sum else found


class Episode:
    """One game from its first choice to its end, or until it is stopped."""

    def __init__(self, terms: Terms, dice: Random, heard: bool = False) -> None:
        """`heard` if somebody wants to know what is told at the table."""
        self.terms = terms
        self.dice = dice
        self.table: Table = terms.game.new(terms.seats, terms.options, terms.box)
        self.table.journal = [] if heard else None
        self.told = 0
        self.choices = 0
        self.scores = self.table.scores()
        self._go_on()

    def _go_on(self) -> None:
        """Until a seat has something to choose."""
        table = self.table
        while not table.over():
            if table.to_move() == NATURE:
                table.befall(self.dice)
                continue
            move = table.forced() if self.terms.pass_over else None
            if move is None:
                return
            table.play(move)

    # What is asked, and what is seen

    def to_move(self) -> int:
        """The seat that has to choose; NOBODY when the game is over or stopped."""
        return NOBODY if self.stopped() else self.table.to_move()

    def over(self) -> bool:
        return self.table.over()

    def stopped(self) -> bool:
        """Whether it took too long."""
        return not self.over() and self.choices >= self.terms.most_choices

    def observation(self, seat: int) -> Array:
        """What a seat may know: made of its view and of nothing else."""
        return self.terms.layout.of(self.terms.game.view(self.table, seat))

    def mask(self, seat: int) -> Mask:
        """One for each move that a seat can make now; nothing for whoever is not asked."""
        found = np.zeros(len(self.terms.moves), np.int8)
        if seat == self.to_move():
            found[[move.id for move in self.table.options()]] = 1
        return found

    def shown(self, seat: int) -> str:
        """What was told since it was last shown, and what can be done, in words, as a seat may read it."""
        words, told = catalogue(self.terms.game, ENGLISH), (self.table.journal or [])[self.told :]
        self.told += len(told)
        lines = [words.report(event) for event in told if event.readable_by(seat)]
        if seat == self.to_move():
            options = [(move, words.say(move.key, move.words)) for move in self.table.options()]
            lines += [f"{move.id:6}  {move.text}  {said}" for move, said in options]
        return "\n".join(lines)

    # What happens

    def play(self, action: int) -> list[float]:
        """The move of this number, by the seat that is asked; what each seat gets for it.

        One that is not allowed raises `Illegal`, which names the rule, and changes nothing.
        """
        self.table.play(self.terms.moves[action])
        self.choices += 1
        self._go_on()
        return self._earned()

    def _earned(self) -> list[float]:
        terms, before, self.scores = self.terms, self.scores, self.table.scores()
        if terms.rewards == GAINS:
            gains = [float(now - then) for now, then in zip(self.scores, before, strict=True)]
            return zero_sum(gains) if terms.zero_sum else gains
        return terms.reward(self.table) if self.to_move() == NOBODY else [0.0] * terms.seats


def _made(game: str, seats: int, wishes: dict[str, Any]) -> Terms:
    return Terms(game, seats, **wishes)


def plain(wishes: dict[str, str | bool | int]) -> dict[str, str]:
    """Options as the game writes them: True and False are yes and no."""
    said = {True: "yes", False: "no"}
    return {name: said[wish] if isinstance(wish, bool) else str(wish) for name, wish in wishes.items()}
