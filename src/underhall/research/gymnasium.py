"""A game as a Gymnasium environment for one learner; bots sit at the other seats.

env = gymnasium.make("underhall.research.gymnasium:underhall/lost_mines-v0", seats=5, bots="hard@200")
"""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from underhall.bots import hire
from underhall.bots.bot import Bot, Sight
from underhall.core.agenda import Illegal
from underhall.games import GAMES
from underhall.research.episode import BadEpisode, Episode, Mask, Terms
from underhall.research.features.layout import Array

Info = dict[str, Any]
# A text has no frames a second, but Gymnasium warns where nobody names any.
METADATA: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}


class Env(gymnasium.Env[Array, np.int64]):
    """One seat of one table, by `Terms`.

    `seat` is the learner's, or another one each time; `bots` are one name, or several by commas in turn.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        seats: int,
        *,
        seat: int | None = None,
        bots: str = "medium",
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
        **terms: Any,
    ) -> None:
        if seat is not None and not 0 <= seat < seats:
            raise BadEpisode(f"there is no seat {seat}: they are 0 to {seats - 1}")
        self.terms = Terms(game, seats, **terms)
        self.wish = seat
        self.bots = bots.split(",")
        for name in self.bots:
            hire(name, Random(0))
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.observation_space = spaces.Box(self.terms.layout.low, self.terms.layout.high, dtype=np.float32)
        self.action_space = spaces.Discrete(len(self.terms.moves))

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Array, Info]:
        super().reset(seed=seed)
        dice = Random(int(self.np_random.integers(1 << 62)))
        self.seat = dice.randrange(self.terms.seats) if self.wish is None else self.wish
        names = [self.bots[at % len(self.bots)] for at in range(self.terms.seats)]
        self.others: list[Bot] = [hire(name, Random(dice.getrandbits(62))) for name in names]
        listens = any(self.terms.game.name in bot.listens for bot in self.others)
        self.episode = Episode(self.terms, dice, heard=listens or self.render_mode is not None)
        self.earned = 0.0
        self._let_others_play()
        return self._seen(), self._info()

    def step(self, action: np.int64) -> tuple[Array, float, bool, bool, Info]:
        """The learner's move, and those of the bots until it is asked again.

        One that is not allowed changes nothing but costs `illegal_reward`; `info` tells the rule against it.
        """
        self.earned, info = 0.0, {}
        try:
            self.earned += self.episode.play(int(action))[self.seat]
            self._let_others_play()
        except Illegal as error:
            self.episode.choices += 1
            self.earned, info = self.illegal_reward, {"refusal": str(error)}
        over, stopped = self.episode.over(), self.episode.stopped()
        return self._seen(), self.earned, over, stopped, {**self._info(), **info}

    def _let_others_play(self) -> None:
        """Until the learner is asked, or all is over."""
        episode, game = self.episode, self.terms.game
        while (seat := episode.to_move()) >= 0 and seat != self.seat:
            bot, journal = self.others[seat], episode.table.journal or ()
            move = bot.choose(Sight(game, episode.table, seat, bot.hears(game, journal, seat)))
            self.earned += episode.play(move.id)[self.seat]

    def _seen(self) -> Array:
        return self.episode.observation(self.seat)

    def _info(self) -> Info:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def action_masks(self) -> Mask:
        """What can be chosen now; sb3-contrib asks for it by this name."""
        return self.episode.mask(self.seat)

    def render(self) -> str | None:
        """What has happened since the last time, as the learner may read it, and its moves."""
        return None if self.render_mode is None else self.episode.shown(self.seat)


for name, game in GAMES.items():
    gymnasium.register(
        f"underhall/{name}-v0",
        entry_point="underhall.research.gymnasium:Env",
        kwargs={"game": name, "seats": max(2, game.least_seats)},
    )
