"""A game as a PettingZoo environment: agents choose in turn, each by its own observation and mask.

env = underhall.research.pettingzoo.env("lost_mines", seats=5)
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from underhall.core.agenda import NOBODY
from underhall.research.episode import Episode, Terms

Observation = dict[str, Any]
METADATA: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False}


def env(game: str, seats: int, **terms: Any) -> AECEnv:
    """The environment with PettingZoo's usual checks of how it is used; `raw_env` is without."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(game, seats, **terms)))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  PettingZoo's own name for it
    """One table, by `Terms`."""

    metadata = METADATA

    def __init__(self, game: str, seats: int, *, render_mode: str | None = None, **terms: Any) -> None:
        super().__init__()
        self.terms = Terms(game, seats, **terms)
        self.metadata = {**METADATA, "name": f"{game}_v0"}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observed(self.terms) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(self.terms.moves)) for agent in self.possible_agents}
        self.dice: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new game. With a seed the dice begin anew, without they go on."""
        if seed is not None or self.dice is None:
            self.dice, _ = seeding.np_random(seed)
        dice = Random(int(self.dice.integers(1 << 62)))
        self.episode = Episode(self.terms, dice, heard=self.render_mode is not None)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.episode.to_move()]

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        return {"observation": self.episode.observation(seat), "action_mask": self.episode.mask(seat)}

    def step(self, action: int) -> None:
        """The agent's move. One outside of its mask raises `Illegal` with the rule against it."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        earned = self.episode.play(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict(zip(self.possible_agents, earned, strict=True))
        self._accumulate_rewards()
        seat = self.episode.to_move()
        if seat == NOBODY:
            self.terminations = dict.fromkeys(self.agents, self.episode.over())
            self.truncations = dict.fromkeys(self.agents, self.episode.stopped())
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[seat]

    def render(self) -> str | None:
        """What has happened since the last time, as the agent that chooses may read it, and its moves."""
        if self.render_mode is None:
            return None
        return self.episode.shown(self.possible_agents.index(self.agent_selection))

    def close(self) -> None:
        """There is nothing to close."""


def observed(terms: Terms) -> spaces.Dict:
    layout = terms.layout
    return spaces.Dict(
        {
            "observation": spaces.Box(layout.low, layout.high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (len(terms.moves),), np.int8),
        }
    )
