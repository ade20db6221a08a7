"""How fast catanatron plays random Catan, copies its tables and looks ahead, as JSON; `speed.py` asks."""

from __future__ import annotations

import json
import random
import sys
from time import process_time

from catanatron import Color, Game, RandomPlayer
from catanatron.players.search import VictoryPointPlayer

SEATS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def new_game(seed: int) -> Game:
    random.seed(seed)
    return Game([RandomPlayer(color) for color in SEATS], seed=seed)


def play(seconds: float) -> dict[str, float]:
    choices = games = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        game = new_game(games)
        game.play()
        choices += len(game.state.actions)
        games += 1
    return {"choices": choices / spent, "games": games / spent}


def in_the_middle() -> Game:
    """Some hundred moves into a game, where there is something to choose."""
    game = new_game(1)
    while len(game.state.actions) < 100 or len(game.state.playable_actions) < 2:
        game.play_tick()
    return game


def copies(seconds: float) -> float:
    game = in_the_middle()
    done, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        for _ in range(100):
            game.copy()
        done += 100
    return done / spent


def tries(seconds: float) -> float:
    """Options that its searching player tries, each on a copy."""
    game = in_the_middle()
    player, options = VictoryPointPlayer(game.state.current_color()), game.state.playable_actions
    done, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        player.decide(game, options)
        done += len(options)
    return done / spent


def playouts(seconds: float) -> dict[str, float]:
    """A copy from the middle of a game, played at random to the end."""
    game = in_the_middle()
    done = choices = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        copy = game.copy()
        copy.play()
        choices += len(copy.state.actions) - len(game.state.actions)
        done += 1
    return {"playouts": done / spent, "playout choices": choices / spent}


if __name__ == "__main__":
    seconds = float(sys.argv[1])
    look = {"copies": copies(seconds / 4), "tries": tries(seconds / 4), **playouts(seconds / 2)}
    print(json.dumps({**play(seconds), **look}))
