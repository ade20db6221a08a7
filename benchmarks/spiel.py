"""How many iterations a second OpenSpiel's MCTS makes in Backgammon, as JSON; `speed.py` asks."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

import pyspiel
from open_spiel.python.algorithms import mcts

GAME = "backgammon"
PLIES = 30
ITERATIONS = 100
UCT, MEGABYTES, SEED = 1.4, 200, 1


def in_the_middle(game: Any) -> Any:
    """Where somebody has to choose, some plies into a random game."""
    dice, state = random.Random(SEED), game.new_initial_state()
    plies = 0
    while plies < PLIES or state.is_chance_node():
        state.apply_action(dice.choice(state.legal_actions()))
        plies += 1
    return state


def rollout(state: Any) -> int:
    """Of how many choices a random game is from there."""
    state, choices = state.clone(), 0
    while not state.is_terminal():
        choices += not state.is_chance_node()
        state.apply_action(random.choice(state.legal_actions()))
    return choices


def pace(search: Callable[[Any], object], state: Any, seconds: float) -> float:
    done, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        search(state)
        done += ITERATIONS
    return done / spent


def measure(seconds: float) -> dict[str, float]:
    game = pyspiel.load_game(GAME)
    state = in_the_middle(game)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=SEED)
    native = pyspiel.MCTSBot(game, evaluator, UCT, ITERATIONS, MEGABYTES, False, SEED, False)
    plain = mcts.MCTSBot(game, UCT, ITERATIONS, mcts.RandomRolloutEvaluator(), solve=False)
    return {
        "C++": pace(native.mcts_search, state, seconds),
        "Python": pace(plain.mcts_search, state, seconds),
        "choices": sum([rollout(state) for _ in range(ITERATIONS)]) / ITERATIONS,
    }


if __name__ == "__main__":
    print(json.dumps(measure(float(sys.argv[1]))))
