"""The driver: plays tables with bots and a seeded generator, one after the other or many at once."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from underhall.bots import hire
from underhall.bots.bot import Bot, Sight
from underhall.bots.chronicles import CHRONICLES, Chronicle
from underhall.core.agenda import NATURE, Table
from underhall.core.game import AnyGame
from underhall.core.match import AnyMatch
from underhall.games import GAMES

# Bots that never decide a game (LM-6.07 plays on until somebody leads) are stopped after so many choices.
MOST_CHOICES = 20_000


class Outcome(msgspec.Struct, frozen=True):
    """One game as the arena saw it end; docs/simulations.md says what each field means.

    A game that was stopped is not `finished`, and nobody won it.
    """

    number: int
    seed: int
    game: str
    rules: int
    pack: str
    box: str
    seats: int
    options: dict[str, str]
    bots: list[str]
    points: list[int]
    winners: list[int]
    finished: bool
    decisions: int
    rounds: int
    seconds: float
    facts: dict[str, Any]


def play_on(
    game: AnyGame, table: Table, bots: Sequence[Bot], dice: Random, chronicle: Chronicle | None = None
) -> int:
    """Play a table to its end, or to `MOST_CHOICES`; how many choices the bots made."""
    decisions = 0
    if table.journal is None and any(game.name in bot.listens for bot in bots):
        table.journal = []
    while not table.over() and decisions < MOST_CHOICES:
        seat = table.to_move()
        if seat == NATURE:
            table.befall(dice)
        else:
            bot = bots[seat]
            move = bot.choose(Sight(game, table, seat, bot.hears(game, table.journal or (), seat)))
            if chronicle is not None:
                chronicle.note(table, move)
            table.play(move)
            decisions += 1
    return decisions


def play_match(match: AnyMatch, bots: Sequence[Bot], dice: Random) -> None:
    """The same with a record and a log."""
    game, table = match.game, match.table
    while not table.over():
        seat = table.to_move()
        if seat == NATURE:
            match.befall(dice)
        else:
            bot = bots[seat]
            match.play(seat, bot.choose(Sight(game, table, seat, bot.hears(game, match.journal, seat))))


# Whoever plays the games of these numbers, in one process or in many: the outcomes come in order.
Crew = Callable[[Callable[[int], Outcome], range], Iterator[Outcome]]


class _Series(msgspec.Struct, frozen=True):
    """What every game of a simulation has in common."""

    game: str
    seats: int
    bots: list[str]
    seed: int
    options: dict[str, str]
    pack: str | None
    # How many games in a row get the same deal.
    line_ups: int

    def play(self, number: int) -> Outcome:
        """Game `number`; the bots move on by one seat from game to game."""
        game = GAMES[self.game]
        names = [self.bots[(seat + number) % len(self.bots)] for seat in range(self.seats)]
        bots = [hire(name, Random(f"{self.seed} {number} {seat}")) for seat, name in enumerate(names)]
        chronicle = CHRONICLES.get(self.game, Chronicle)()
        start = time.perf_counter()
        table = game.new(self.seats, self.options, game.box(Path(self.pack) if self.pack else None))
        chronicle.begin(table)
        decisions = play_on(game, table, bots, Random(f"{self.seed} {number // self.line_ups}"), chronicle)
        facts = chronicle.facts(game, table)
        return Outcome(
            number=number,
            seed=self.seed,
            game=self.game,
            rules=table.rules,
            pack=table.box.name,
            box=table.box.fingerprint,
            seats=self.seats,
            options=self.options,
            bots=names,
            points=table.scores(),
            winners=table.winners() if table.over() else [],
            finished=table.over(),
            decisions=decisions,
            rounds=chronicle.rounds(table),
            seconds=time.perf_counter() - start,
            facts=facts,
        )


def simulate(
    game: AnyGame,
    seats: int,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    options: dict[str, str] | None = None,
    pack: Path | None = None,
    line_ups: int = 1,
    first: int = 0,
    crew: Crew | None = None,
) -> Iterator[Outcome]:
    """Play many games, in order. The outcomes depend on seed and number alone, not on the jobs or the crew.

    `line_ups` games in a row get the same deal; the games before `first` are left out.
    """
    chosen = game.settle(seats, options or {})
    for name in bots:
        hire(name, Random(0))
    game.box(pack)
    series = _Series(game.name, seats, list(bots), seed, chosen, str(pack) if pack else None, line_ups)
    return (crew or partial(_outcomes, jobs))(series.play, range(first, games))


def _outcomes(jobs: int, play: Callable[[int], Outcome], numbers: range) -> Iterator[Outcome]:
    if jobs == 1:
        yield from map(play, numbers)
        return
    chunk = max(1, min(20, len(numbers) // (jobs * 4)))
    with get_context("spawn").Pool(jobs, initializer=_leave_stopping_to_the_parent) as pool:
        yield from pool.imap(play, numbers, chunksize=chunk)


def _leave_stopping_to_the_parent() -> None:
    """A Ctrl-C reaches every process of a terminal; one of them is enough to end it in good order."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
