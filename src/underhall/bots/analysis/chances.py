"""The chance to win, of every side, in any position of a finished game: everybody plays on by the heuristic.

After a round of turns or two the forecast stands in; with the Elders the game, and in The Lost Mines the
round, is played to its end. What is still open then is a spread of points, which
calibrating.py has fitted.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import erf, exp, sqrt
from random import Random
from typing import Any

from underhall.bots.bot import Sight
from underhall.bots.heuristics import HEURISTICS
from underhall.bots.heuristics.heuristic import Heuristic
from underhall.bots.heuristics.points import Points
from underhall.bots.learning.forecast import Forecast, learned
from underhall.core.agenda import NATURE, Dice
from underhall.core.game import AnyGame
from underhall.core.notation import Move
from underhall.games.lost_mines.table import Table as LostMines

# So many rounds of turns at most before the forecast is asked.
ROUNDS = 3
# Where bots never end a round, a game is given up after so many choices.
MOST_CHOICES = 1000
# The normal distribution is summed up at so many points, so far to both sides.
POINTS, FAR = 33, 4.0


class Open(Sight):
    """What a seat sees of a table on which nothing has to be dealt anew."""

    def __init__(self, game: AnyGame, table: Any, seat: int) -> None:
        self.game = game.name
        self.seat = seat
        self.options = table.answers(seat)
        self.box = table.box
        self._imagined = table
        self._look, self._deal = game.view, game.determinize

    def imagine(self, dice: Dice) -> Any:
        return self._imagined.copy()


class Players:
    """Everybody at a table, each by the heuristic of the game: the best at once, the first of equals."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.heuristics: dict[int, Heuristic] = {}

    def move(self, table: Any, seat: int) -> Move:
        options: tuple[Move, ...] = table.options()
        if len(options) == 1:
            return options[0]
        if seat not in self.heuristics:
            self.heuristics[seat] = HEURISTICS.get(self.game.name, Points)()
        scores = self.heuristics[seat].scores(Open(self.game, table, seat))
        return options[scores.index(max(scores))]

    def play_on(self, table: Any, dice: Random, to_the_end: bool) -> None:
        """Until the game or a round of it is over, or all had their turns and the first seat is next.

        Judged whenever it likes, a table would favour who moved last. LM-6.06 Rounds are alike for all.
        """
        choices, passed, last, scored = 0, 0, NATURE, rounds_of(table)
        while not table.over() and rounds_of(table) == scored and choices < MOST_CHOICES:
            seat = table.to_move()
            if seat == NATURE:
                table.befall(dice)
                continue
            passed += last not in (seat, NATURE)
            if not to_the_end and seat != last and passed >= table.seats * (1 if seat == 0 else ROUNDS):
                return
            last = seat
            table.play(self.move(table, seat))
            choices += 1


def rounds_of(table: Any) -> int:
    """How many rounds have been scored, where a game has rounds."""
    return len(table.results) if isinstance(table, LostMines) else 0


def sides_of(game: AnyGame, table: Any) -> list[list[int]]:
    """Who wins together. CV-16.21 The Elders come last; MK-10.03 partners are one side."""
    if game.name == "mountain_king":
        return [table.members(purse) for purse in range(len(table.honor))]
    players = table.clans if game.name == "covenant" else table.seats
    return [[player] for player in range(players)]


def even(sides: Sequence[Any]) -> list[float]:
    return [1 / len(sides)] * len(sides)


def result(game: AnyGame, table: Any) -> list[float]:
    """Of a game that is over: a shared victory is shared, and where no seat has won the last side has."""
    sides, winners = sides_of(game, table), table.winners()
    won = [side for side, players in enumerate(sides) if players[0] in winners] or [len(sides) - 1]
    return [1 / len(won) if side in won else 0.0 for side in range(len(sides))]


def chances(game: AnyGame, table: Any, left: float, worlds: int) -> list[float]:
    """By side; `left` is how much of the record is still to come. The same dice for every position."""
    if table.over():
        return result(game, table)
    wide = spread(game.name, left)
    found = [winning(points, wide) for points in ends(game, table, worlds)]
    return [sum(side) / worlds for side in zip(*found, strict=True)]


def ends(game: AnyGame, table: Any, worlds: int) -> list[list[float]]:
    """What the points of the sides come to, world by world."""
    return [end(game, table.copy(), Random(world)) for world in range(worlds)]


def end(game: AnyGame, table: Any, dice: Random) -> list[float]:
    sides, forecast = sides_of(game, table), forecast_of(game, table)
    Players(game).play_on(table, dice, forecast is None)
    if forecast is None or table.over():
        players: list[float] = list(table.glory if game.name == "covenant" else table.scores())
    else:
        players = [forecast.points(table, seat)[seat] for seat in range(table.seats)]
    return [players[members[0]] for members in sides]


def forecast_of(game: AnyGame, table: Any) -> Forecast | None:
    """CV-16.21 What the Elders will gain was never learned; LM-6.02 treasures are no points yet."""
    found = learned(game.name)
    unfit = table.seats == 1 or isinstance(table, LostMines)
    return None if found is None or unfit else Forecast(game, found.weights)


@cache
def fitted() -> dict[str, dict[str, float]]:
    file = files("underhall.bots.analysis").joinpath("spread.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))


def spread(game: str, left: float) -> float:
    """The standard deviation of a side's last points, as far as nobody can tell yet."""
    own = fitted()[game]
    return sqrt(own["last"] ** 2 + own["first"] ** 2 * left)


@cache
def normal() -> list[tuple[float, float]]:
    steps = [FAR * (2 * at / (POINTS - 1) - 1) for at in range(POINTS)]
    weights = [exp(-step * step / 2) for step in steps]
    return [(step, weight / sum(weights)) for step, weight in zip(steps, weights, strict=True)]


def winning(points: Sequence[float], wide: float) -> list[float]:
    """The chance that each has most, if all have so many points, give or take."""
    found = []
    for at, own in enumerate(points):
        ahead = [(own - other) / wide for rival, other in enumerate(points) if rival != at]
        found.append(sum([weight * below(step, ahead) for step, weight in normal()]))
    whole = sum(found)
    return [one / whole for one in found]


def below(step: float, ahead: Sequence[float]) -> float:
    """That all others are below."""
    product = 1.0
    for lead in ahead:
        product *= 0.5 + 0.5 * erf((step + lead) / sqrt(2))
    return product
