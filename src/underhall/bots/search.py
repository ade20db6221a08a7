"""The search bot: a race between its best options in imagined worlds.

The heuristic of the game names a few options. Each is played in the same worlds, drawn from what the seat
knows, and everybody plays on by the heuristic: for a while, then the forecast tells what it will come to, or
to the end where none was learned. Who is plainly behind leaves the race. Nothing but the bot's dice and its
budget of choices decides, so the same seed makes the same move.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from math import sqrt
from multiprocessing import current_process, get_context
from random import Random
from typing import Any

from underhall.bots.aims import AIMS, Aim
from underhall.bots.belief import Belief
from underhall.bots.bot import Bot, Reason, Sight
from underhall.bots.heuristics import HEURISTICS
from underhall.bots.heuristics.heuristic import Heuristic
from underhall.bots.heuristics.points import Points
from underhall.bots.learning.forecast import Forecast, learned
from underhall.bots.suspicion import Suspicion
from underhall.core.agenda import NATURE, Dice
from underhall.core.notation import Move
from underhall.games import GAMES

# How well each of some moves went in one world, and how many choices it took to find out.
Found = list[tuple[float, int]]
# The environment variable that says in how many processes a master may think.
CORES = "UNDERHALL_CORES"
BELIEFS: dict[str, type[Belief]] = {"lost_mines": Suspicion}
# Where bots never end a round, an imagined game is given up after so many choices.
MOST_CHOICES = 5_000
# Behind in every world by the same.
PLAINLY = 1000.0


class Dream(Sight):
    """What a seat sees of a table that is imagined already: nothing has to be dealt anew."""

    def __init__(self, sight: Sight, table: Any, seat: int) -> None:
        self.game = sight.game
        self.seat = seat
        self.options = table.options()
        self.box = sight.box
        self._imagined = table
        self._look, self._deal = sight._look, sight._deal
        self.heard = ()

    def imagine(self, dice: Dice) -> Any:
        return self._imagined.copy()


class Company:
    """Everybody at an imagined table, each by the heuristic of the game."""

    def __init__(self) -> None:
        self._heuristics: dict[tuple[str, int], Heuristic] = {}

    def heuristic(self, sight: Sight) -> Heuristic:
        """One for each seat: what it remembers is of one seat's sights."""
        key = (sight.game, sight.seat)
        if key not in self._heuristics:
            self._heuristics[key] = HEURISTICS.get(sight.game, Points)()
        return self._heuristics[key]

    def move(self, sight: Sight, table: Any, seat: int) -> Move:
        """The best at once, the first of equals."""
        options: tuple[Move, ...] = table.options()
        if len(options) == 1:
            return options[0]
        dream = Dream(sight, table, seat)
        scores = self.heuristic(dream).scores(dream)
        return options[scores.index(max(scores))]


class Race:
    """What each option came to in each world; the first is the heuristic's favourite.

    `doubt` is how many standard errors another must be ahead of the favourite to be preferred.
    """

    # Who is behind the best by so many standard errors, after so many worlds, is out.
    out_of_sight = 2.0
    least_worlds = 4

    def __init__(self, options: int, doubt: float) -> None:
        self.worths: list[list[float]] = [[] for _ in range(options)]
        self.runners = list(range(options))
        self.doubt = doubt

    def worlds(self) -> int:
        return len(self.worths[self.runners[0]])

    def best(self) -> int:
        return max(self.runners, key=lambda runner: sum(self.worths[runner]))

    def behind(self, runner: int, best: int) -> float:
        """How far, in standard errors of the difference world by world."""
        gaps = [b - a for a, b in zip(self.worths[runner], self.worths[best], strict=True)]
        mean = sum(gaps) / len(gaps)
        squares = sum([(gap - mean) ** 2 for gap in gaps])
        error = sqrt(squares / (len(gaps) * max(1, len(gaps) - 1)))
        return mean / error if error else PLAINLY * (mean > 0)

    def thin_out(self) -> None:
        best = self.best()
        if self.worlds() >= self.least_worlds:
            runners = self.runners
            self.runners = [r for r in runners if r == best or self.behind(r, best) < self.out_of_sight]

    def winner(self) -> int:
        best = self.best()
        return 0 if 0 in self.runners and self.behind(0, best) < self.doubt else best


class Prospects:
    """How well an imagined game seems to go: what the forecast says now and then, on average.

    After few turns it says little, after many all has become chance; the mean of several says more than any.
    """

    def __init__(self, table: Any, sight: Sight, forecast: Forecast | None) -> None:
        self.aim = AIMS.get(sight.game, Aim)(table, sight.seat)
        self.seat = sight.seat
        self.forecast = forecast
        self.last = self.aim.turn(table)
        self.passed = 0
        self.seen: list[float] = []

    def enough(self, table: Any) -> bool:
        """Look ahead if it is time to, and say whether it was the last time."""
        aim, now = self.aim, self.aim.turn(table)
        if now == self.last or self.forecast is None:
            return False
        self.passed, self.last = self.passed + aim.turns_passed(table), now
        if self.passed >= aim.looks[len(self.seen)]:
            self.seen.append(aim.foreseen(table, self.forecast.points(table, self.seat)))
        return len(self.seen) == len(aim.looks)

    def worth(self, table: Any) -> float:
        """Where it ended before, the end stands for all further looks."""
        looks = len(self.aim.looks)
        left = looks - len(self.seen)
        end = self.aim.worth(table, self.aim.points(table)) if left else 0.0
        return (sum(self.seen) + left * end) / looks


class SearchBot(Bot):
    """Tries its best options, and takes the one that goes best."""

    name = "hard"
    listens = tuple(BELIEFS)
    # Choices in imagined games for one decision.
    nodes = 3000
    # Options that are tried, by the heuristic.
    width = 5
    # Worlds that are tried before anybody leaves the race.
    at_once = 1
    # How sure one must be to leave the heuristic's favourite: of what was forecast, and of whole games.
    doubt = 0.5
    deep_doubt = 2.0

    def __init__(self, dice: Random) -> None:
        super().__init__(dice)
        self.company = Company()
        self.beliefs: dict[str, Belief] = {}
        self._considered: Sight | None = None

    def choose(self, sight: Sight) -> Move:
        options = sight.options
        if len(options) == 1:
            return options[0]
        scores = self.company.heuristic(sight).scores(sight)
        order = sorted(range(len(options)), key=lambda at: -scores[at])
        return self._raced(sight, [options[at] for at in order[: self.width]])

    def explain(self, sight: Sight) -> tuple[Move, Reason]:
        move = self.choose(sight)
        if len(sight.options) == 1:
            return move, Reason("reason.only_option")
        return move, self.company.heuristic(sight).reason(sight, move)

    def _raced(self, sight: Sight, moves: list[Move]) -> Move:
        race = Race(len(moves), self.deep_doubt if forecast_of(sight) is None else self.doubt)
        spent, seed, budget = 0, self.dice.getrandbits(64), self._budget(sight)
        while spent < budget and len(race.runners) > 1:
            seeds = range(seed, seed + 2 * self.at_once, 2)
            for found in self.worlds_tried(sight, [moves[runner] for runner in race.runners], seeds):
                for runner, (worth, choices) in zip(race.runners, found, strict=True):
                    race.worths[runner].append(worth)
                    spent += choices
            race.thin_out()
            seed = seeds.stop
        return moves[race.winner()]

    def _budget(self, sight: Sight) -> float:
        """More for what matters more."""
        efforts = AIMS.get(sight.game, Aim).efforts
        return self.nodes * efforts.get(sight.view().question, 1.0) if efforts else self.nodes

    def worlds_tried(self, sight: Sight, moves: list[Move], seeds: range) -> Iterable[Found]:
        """What the moves come to in the worlds of these seeds, world by world."""
        return [self.tried(sight, moves, seed) for seed in seeds]

    def tried(self, sight: Sight, moves: list[Move], seed: int) -> Found:
        """What each of the moves comes to in one world, with the same luck."""
        forecast, dice = forecast_of(sight), Random(seed)
        world = sight.imagine(dice)
        self._belief(sight).deal(world, sight.seat, dice)
        return [self._played(sight, world.copy(), move, Random(seed + 1), forecast) for move in moves]

    def _belief(self, sight: Sight) -> Belief:
        belief = self.beliefs.setdefault(sight.game, BELIEFS.get(sight.game, Belief)())
        if sight is not self._considered:
            belief.consider(sight)
            self._considered = sight
        return belief

    def _played(
        self, sight: Sight, table: Any, move: Move, dice: Random, forecast: Forecast | None
    ) -> tuple[float, int]:
        """How well an imagined game goes after a move, and how many choices it took to find out."""
        prospects = Prospects(table, sight, forecast)
        choices = 1
        make(table, sight.seat, move)
        while not prospects.aim.settled(table) and choices < MOST_CHOICES:
            seat = table.to_move()
            if seat == NATURE:
                table.befall(dice)
            elif prospects.enough(table):
                break
            else:
                table.play(self.company.move(sight, table, seat))
                choices += 1
        return prospects.worth(table), choices


class MasterBot(SearchBot):
    """Thinks longer, about more options, and in as many processes as it is given."""

    name = "master"
    nodes = 30_000
    width = 8
    at_once = 8

    def worlds_tried(self, sight: Sight, moves: list[Move], seeds: range) -> Iterable[Found]:
        """The worlds are the same, however many processes share them."""
        cores = cores_given()
        if cores == 1:
            return super().worlds_tried(sight, moves, seeds)
        return workers(cores).map(partial(tried_elsewhere, sight, moves), seeds)


def tried_elsewhere(sight: Sight, moves: list[Move], seed: int) -> Found:
    return hand().tried(sight, moves, seed)


@cache
def hand() -> SearchBot:
    """The one that helps a master in this process; its own dice are never asked."""
    return SearchBot(Random(0))


def cores_given() -> int:
    """By whoever starts the program; what shares its work already has no processes of its own."""
    given = os.environ.get(CORES, "1")
    return max(1, int(given)) if given.isdecimal() and not current_process().daemon else 1


@cache
def workers(cores: int) -> ProcessPoolExecutor:
    """Started once, for all masters of this process."""
    return ProcessPoolExecutor(cores, get_context("spawn"))


def forecast_of(sight: Sight) -> Forecast | None:
    found = learned(sight.game)
    return None if found is None else Forecast(GAMES[sight.game], found.weights)


def make(table: Any, seat: int, move: Move) -> None:
    """A move in turn, or an answer to what all are asked at once."""
    if table.to_move() == seat:
        table.play(move)
    else:
        table.interject(seat, move)
