"""How far off win chances are: fits the spread to games of nearly greedy bots, and tells how often they won.

    python -m underhall.bots.analysis.calibrating covenant 40 3

plays 40 games with seed 3, all numbers of players in turn, and takes positions of each evenly. Half of the
games are fitted to; the other half tells how often who had such a chance has won.
"""

from __future__ import annotations

import sys
from itertools import product
from math import log
from random import Random
from typing import Any

from underhall.bots.analysis.chances import ends, result, winning
from underhall.bots.bot import Sight
from underhall.bots.learning.training import seats_of
from underhall.bots.levels import CuriousBot
from underhall.core.agenda import NATURE
from underhall.core.game import AnyGame
from underhall.games import GAMES

WORLDS = 6
POSITIONS = 8
FIRST = (0.5, 1, 1.5, 2, 3, 4, 6, 8, 10, 12, 15, 18, 22, 26, 30, 36, 44)
LAST = (0.3, 0.5, 0.8, 1.2, 2, 3, 4, 5, 6, 8)
BANDS = 5
# How much was left, what the sides' points came to in each world, and who has won.
Sample = tuple[float, list[list[float]], list[float]]


def played(game: AnyGame, seats: int, seed: str) -> list[Any]:
    """All tables of a game before a choice, and at its end."""
    dice, table, tables = Random(seed), game.new(seats), []
    bots = [CuriousBot(Random(f"{seed} {seat}")) for seat in range(seats)]
    while not table.over():
        seat = table.to_move()
        if seat == NATURE:
            table.befall(dice)
        else:
            tables.append(table.copy())
            table.play(bots[seat].choose(Sight(game, table, seat)))
    return [*tables, table]


def samples(game: AnyGame, number: int, seed: int) -> list[Sample]:
    tables = played(game, seats_of(game, number), f"{seed} {number}")
    won, last = result(game, tables[-1]), len(tables) - 1
    taken = [last * (2 * n + 1) // (2 * POSITIONS) for n in range(POSITIONS)]
    return [(1 - at / last, ends(game, tables[at], WORLDS), won) for at in taken]


def chance(sample: Sample, first: float, last: float) -> list[float]:
    left, points, _ = sample
    wide = float((last**2 + first**2 * left) ** 0.5)
    found = [winning(world, wide) for world in points]
    return [sum(side) / len(found) for side in zip(*found, strict=True)]


def surprise(found: list[Sample], first: float, last: float) -> float:
    """The mean of minus the logarithm of the winner's chance."""
    total = 0.0
    for sample in found:
        chances = chance(sample, first, last)
        total -= sum([won * log(max(1e-9, own)) for own, won in zip(chances, sample[2], strict=True)])
    return total / len(found)


def fitted(found: list[Sample]) -> tuple[float, float]:
    return min(product(FIRST, LAST), key=lambda pair: surprise(found, *pair))


def bands(found: list[Sample], first: float, last: float) -> list[tuple[int, float, float]]:
    """By fifths of the chance: how many there were, their mean chance, and how often they won."""
    rows: list[list[tuple[float, float]]] = [[] for _ in range(BANDS)]
    for sample in found:
        for own, won in zip(chance(sample, first, last), sample[2], strict=True):
            rows[min(BANDS - 1, int(own * BANDS))].append((own, won))
    return [
        (len(row), sum([own for own, _ in row]) / len(row), sum([won for _, won in row]) / len(row))
        for row in rows
        if row
    ]


def main(name: str, games: int, seed: int) -> None:
    game, learned, kept = GAMES[name], list[Sample](), list[Sample]()
    for number in range(games):
        # Halves of every number of players.
        (learned if number < games // 2 else kept).extend(samples(game, number, seed))
        print(f"{number + 1} of {games} games", file=sys.stderr)
    first, last = fitted(learned)
    even = sum([log(len(won)) for _, _, won in kept]) / len(kept)
    print(f"[{name}]\nfirst = {first}\nlast = {last}")
    print(f"surprise {surprise(kept, first, last):.3f}, of even chances {even:.3f}")
    for count, own, won in bands(kept, first, last):
        print(f"{count:5} chances of {own:.1%} on average: {won:.1%} won")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
