"""The driver: plays tables with bots and a seeded generator, one after the other or many at once."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from underhall.bots import make_bot
from underhall.bots.bot import Bot, Sight
from underhall.bots.chronicles import CHRONICLES, Chronicle
from underhall.core.agenda import NATURE, Table
from underhall.core.game import AnyGame
from underhall.core.match import AnyMatch
from underhall.games import GAMES

# Bots that never decide a game (LM-6.07 plays on until somebody leads) are stopped after so many choices.
MOST_CHOICES = 20_000


class Outcome(msgspec.Struct, frozen=True):
    """One game as the arena saw it end. `bots` and `points` go by seat; the facts are the game's own.

    A game that was stopped is not `finished`, and nobody won it.
    """

    number: int
    seed: int
    game: str
    seats: int
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
    while not table.over() and decisions < MOST_CHOICES:
        seat = table.to_move()
        if seat == NATURE:
            table.befall(dice)
        else:
            if chronicle is not None:
                chronicle.note(table)
            table.play(bots[seat].choose(Sight(game, table, seat)))
            decisions += 1
    return decisions


def play_match(match: AnyMatch, bots: Sequence[Bot], dice: Random) -> None:
    """The same with a record and a log."""
    while not match.table.over():
        seat = match.table.to_move()
        if seat == NATURE:
            match.befall(dice)
        else:
            match.play(seat, bots[seat].choose(Sight(match.game, match.table, seat)))


class _Series(msgspec.Struct, frozen=True):
    """What every game of a simulation has in common."""

    game: str
    seats: int
    bots: list[str]
    seed: int
    options: dict[str, str]
    pack: str | None

    def play(self, number: int) -> Outcome:
        """Game `number`; the bots move on by one seat from game to game."""
        game = GAMES[self.game]
        names = [self.bots[(seat + number) % len(self.bots)] for seat in range(self.seats)]
        bots = [make_bot(name, Random(f"{self.seed} {number} {seat}")) for seat, name in enumerate(names)]
        chronicle = CHRONICLES.get(self.game, Chronicle)()
        start = time.perf_counter()
        table = game.new(self.seats, self.options, game.box(Path(self.pack) if self.pack else None))
        chronicle.begin(table)
        decisions = play_on(game, table, bots, Random(f"{self.seed} {number}"), chronicle)
        facts = chronicle.facts(game, table)
        return Outcome(
            number=number,
            seed=self.seed,
            game=self.game,
            seats=self.seats,
            bots=names,
            points=table.scores(),
            winners=table.winners() if table.over() else [],
            finished=table.over(),
            decisions=decisions,
            rounds=len(facts.get("rounds", [()])),
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
) -> Iterator[Outcome]:
    """Play many games, in order. The outcomes depend on seed and number alone, not on the jobs."""
    chosen = game.settle(seats, options or {})
    for name in bots:
        make_bot(name, Random(0))
    game.box(pack)
    return _outcomes(
        _Series(game.name, seats, list(bots), seed, chosen, str(pack) if pack else None), games, jobs
    )


def _outcomes(series: _Series, games: int, jobs: int) -> Iterator[Outcome]:
    if jobs == 1:
        yield from map(series.play, range(games))
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(series.play, range(games), chunksize=max(1, min(20, games // (jobs * 4))))
