"""Greedy beats random, few or many players."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev

import pytest

from underhall.bots.arena import simulate
from underhall.games.lost_mines import GAME

GAMES = 200


def margins(seats: int) -> tuple[list[float], float, float]:
    """Greedy's mean points minus random's, game by game; and the mean points of both."""
    differences, greedy, random = [], [], []
    for outcome in simulate(GAME, seats, ["greedy", "random"], GAMES, seed=seats):
        by_bot: dict[str, list[int]] = {"greedy": [], "random": []}
        for bot, points in zip(outcome.bots, outcome.points, strict=True):
            by_bot[bot].append(points)
        differences.append(fmean(by_bot["greedy"]) - fmean(by_bot["random"]))
        greedy += by_bot["greedy"]
        random += by_bot["random"]
    return differences, fmean(greedy), fmean(random)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 5, 9])
def test_greedy_beats_random_by_a_wide_margin(seats: int) -> None:
    """Twice the points, although friends at random seats share what greedy ones find (LM-6.03)."""
    differences, greedy, random = margins(seats)
    assert len(differences) == GAMES
    assert fmean(differences) > 4 * stdev(differences) / sqrt(GAMES)
    assert greedy > 2 * random


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 6])
def test_greedy_is_no_better_than_greedy(seats: int) -> None:
    """The margin above is not the seats' or the order's."""
    odd, even = [], []
    for outcome in simulate(GAME, seats, ["greedy"], GAMES // 2, seed=seats):
        shift = outcome.number % 2
        odd.append(fmean(outcome.points[shift::2]))
        even.append(fmean(outcome.points[1 - shift :: 2]))
    differences = [a - b for a, b in zip(odd, even, strict=True)]
    assert abs(fmean(differences)) < 3 * stdev(differences) / sqrt(len(differences))
