"""How many steps a second the environments for learners take, by the time that the processor spent on them.

    python benchmarks/research.py [--seconds 2] [--turns 5]

A step is `last()`, with its observation and mask, a random choice among what is allowed, and `step()`. Beside
it stands the same without an environment, where a choice is all there is. Figures are medians of the turns.
"""

from __future__ import annotations

import argparse
import time
from random import Random
from statistics import median

import underhall
from underhall.core.playout import play_out
from underhall.games import GAMES
from underhall.research.pettingzoo import raw_env

SEATS = {"lost_mines": (3, 5, 9), "mountain_king": (2, 5), "covenant": (1, 2, 4)}
MANY = 20_000


def steps(game: str, seats: int, seconds: float) -> float:
    env, dice, count = raw_env(game, seats), Random(1), 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        env.reset(seed=count)
        for _ in env.agent_iter():
            seen, _, over, stopped, _ = env.last()
            if over or stopped:
                break
            allowed = seen["action_mask"].nonzero()[0]
            env.step(int(allowed[int(dice.random() * len(allowed))]))
            count += 1
    return count / (time.process_time() - begin)


def choices(game: str, seats: int, seconds: float) -> float:
    dice, count, begin = Random(1), 0, time.process_time()
    while time.process_time() - begin < seconds:
        count += play_out(GAMES[game].new(seats), dice, MANY)
    return count / (time.process_time() - begin)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--turns", type=int, default=5)
    wish = parser.parse_args()
    print(f"{underhall.ENGINE} engine")
    print("| game | seats | numbers | moves | steps/s | choices/s without |")
    for game, several in SEATS.items():
        for seats in several:
            terms = raw_env(game, seats).terms
            fast = median([steps(game, seats, wish.seconds) for _ in range(wish.turns)])
            bare = median([choices(game, seats, wish.seconds) for _ in range(wish.turns)])
            size, moves = terms.layout.size, len(terms.moves)
            print(f"| {game} | {seats} | {size:,} | {moves:,} | {fast:,.0f} | {bare:,.0f} |", flush=True)


if __name__ == "__main__":
    main()
