"""Learning by self-play: least-squares temporal differences, LSTD(λ), of what each player has still to gain.

The state is all that has been added up, so that training can stop after any game and go on: games depend on
the seed and their number alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import sqrt
from random import Random

import msgspec

from underhall.bots.aims import AIMS
from underhall.bots.bot import Sight
from underhall.bots.learning.features import Row
from underhall.bots.learning.forecast import Weights, gain, rows_of, tally_of
from underhall.bots.levels import CuriousBot
from underhall.core.agenda import NATURE, NOBODY
from underhall.core.game import AnyGame

LAMBDA = 0.9
RIDGE = 1.0
# So many games, of other seeds, tell how far the forecast is off, and how often they are asked.
CHECKED = 20
EVERY = 25
# A position of a game: counted points and the row of each player.
Course = list[tuple[list[int], list[Row]]]


class State(msgspec.Struct):
    """What training has come to."""

    game: str
    rules: int
    box: str
    seed: int
    games: int
    matrix: list[list[float]]
    vector: list[float]
    curve: list[tuple[int, float]]


def begin(game: AnyGame, seed: int) -> State:
    return State(game.name, game.rules_version, game.box().fingerprint, seed, 0, [], [], [])


def played(game: AnyGame, seats: int, seed: str) -> Course:
    """A game of self-play, or one round of The Lost Mines: how it stood whenever somebody's turn began, and
    at its end."""
    dice, table, last = Random(seed), game.new(seats), NOBODY
    bots = [CuriousBot(Random(f"{seed} {seat}")) for seat in range(seats)]
    course: Course = []
    aim = AIMS[game.name](table, 0)
    while not aim.settled(table):
        seat = table.to_move()
        if seat == NATURE:
            table.befall(dice)
            continue
        if seat != last:
            tally = tally_of(game, table, seat)
            course.append(([sum(own.values()) for own in tally], rows_of(game, table, seat, tally)))
            last = seat
        table.play(bots[seat].choose(Sight(game, table, seat)))
    course.append((aim.gains(table), []))
    return course


def learn(state: State, course: Course) -> None:
    """Each player's chain of positions, from gain to gain."""
    size = len(course[0][1][0])
    if not state.matrix:
        state.matrix = [[RIDGE * (i == j) for j in range(size)] for i in range(size)]
        state.vector = [0.0] * size
    for player in range(len(course[0][1])):
        trace = [0.0] * size
        for (now, rows), (later, after) in pairwise(course):
            row = rows[player]
            step = [a - b for a, b in zip(row, after[player], strict=True)] if after else row
            trace = [LAMBDA * old + new for old, new in zip(trace, row, strict=True)]
            reward = later[player] - now[player]
            for i, factor in enumerate(trace):
                if factor:
                    state.matrix[i] = [a + factor * s for a, s in zip(state.matrix[i], step, strict=True)]
                    state.vector[i] += factor * reward


def solved(state: State) -> list[float]:
    """By elimination with pivots."""
    size = len(state.vector)
    rows = [[*row, value] for row, value in zip(state.matrix, state.vector, strict=True)]
    for at in range(size):
        best = max(range(at, size), key=lambda i: abs(rows[i][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for i in range(at + 1, size):
            factor = rows[i][at] / rows[at][at]
            if factor:
                rows[i] = [a - factor * b for a, b in zip(rows[i], rows[at], strict=True)]
    found = [0.0] * size
    for at in reversed(range(size)):
        rest = sum([rows[at][j] * found[j] for j in range(at + 1, size)])
        found[at] = (rows[at][size] - rest) / rows[at][at]
    return found


def error(weights: list[float], courses: list[Course]) -> float:
    """How far off the forecast of a player's last points is: the root of the mean square."""
    off = []
    for course in courses:
        final = course[-1][0]
        for counted, rows in course[:-1]:
            for player, row in enumerate(rows):
                off.append(counted[player] + (gain(weights, row) if weights else 0.0) - final[player])
    return sqrt(sum([one * one for one in off]) / len(off))


def seats_of(game: AnyGame, number: int) -> int:
    """All numbers of players in turn; nobody learns alone."""
    least = max(2, game.least_seats)
    return least + number % (game.most_seats - least + 1)


def train(game: AnyGame, state: State, games: int) -> Iterator[State]:
    """Play and learn up to so many games; the state after each."""
    checks = [played(game, seats_of(game, at), f"{state.seed} check {at}") for at in range(CHECKED)]
    if not state.curve:
        state.curve.append((0, error([], checks)))
    while state.games < games:
        learn(state, played(game, seats_of(game, state.games), f"{state.seed} {state.games}"))
        state.games += 1
        if state.games % EVERY == 0:
            state.curve.append((state.games, error(solved(state), checks)))
        yield state


def weights_of(state: State) -> Weights:
    short = [float(f"{weight:.5g}") for weight in solved(state)]
    return Weights(state.game, state.rules, state.box, state.seed, state.games, short)
