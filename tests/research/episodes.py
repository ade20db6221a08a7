"""Whole episodes of the environments, played at random."""

from __future__ import annotations

from random import Random
from typing import Any

from underhall.games import GAMES

# Each game with its fewest and most seats, and one in between.
TABLES = [
    (game.name, seats)
    for game in GAMES.values()
    for seats in sorted({game.least_seats, (game.least_seats + game.most_seats) // 2, game.most_seats})
]


def pick(mask: Any, dice: Random) -> int:
    return int(dice.choice(mask.nonzero()[0]))


def play(env: Any, seed: int) -> dict[str, float]:
    """An episode of a PettingZoo environment to its end; what each agent got in all."""
    env.reset(seed=seed)
    dice, found = Random(seed), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, stopped, _ = env.last()
        found[agent] += reward
        env.step(None if over or stopped else pick(seen["action_mask"], dice))
    return found
