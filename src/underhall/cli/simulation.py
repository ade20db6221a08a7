"""Many games of bots against bots: a progress bar, a table, and a file for further work."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import Protocol

from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from underhall.bots.arena import MOST_CHOICES, Outcome, simulate
from underhall.bots.balance import STUDIES
from underhall.bots.greedy import GreedyBot
from underhall.bots.heuristics import HEURISTICS
from underhall.bots.ledger import FORMS, Ledger, NoParquet
from underhall.cli.errors import Trouble
from underhall.cli.screen import Screen
from underhall.cli.words import say, words_of
from underhall.core.game import AnyGame

# As a shell tells of a program that Ctrl-C has ended.
STOPPED = 130


class Plan:
    """What is to be played, and where the results go."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        bots: list[str],
        games: int,
        seed: int,
        jobs: int,
        options: dict[str, str],
        pack: Path | None,
        out: Path | None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.games = games
        self.bots = bots
        self.out = None if out is None else ledger_for(out)
        self.outcomes = simulate(game, seats, bots, games, seed, jobs, options, pack)


def run(plan: Plan) -> None:
    screen = Screen()
    began = time.perf_counter()
    if GreedyBot.name in plan.bots and plan.game.name not in HEURISTICS:
        screen.line(say("sim.by_points", game=words_of(plan.game).word("game.title")))
    played = play_all(plan, screen)
    screen.print(results_table(plan.game, plan.seats, played))
    screen.print(speed_line(played, time.perf_counter() - began))
    if stopped := sum(not outcome.finished for outcome in played):
        screen.line(say("sim.stopped", games=stopped, choices=MOST_CHOICES))
    if len(played) < plan.games:
        screen.line(say("sim.ended_early", games=len(played), planned=plan.games))
    if plan.out is not None:
        screen.line(say("sim.written", file=str(plan.out.out)))
    if len(played) < plan.games:
        raise SystemExit(STOPPED)


class Series(Protocol):
    """Games to be played, and where they are written."""

    games: int
    out: Ledger | None
    outcomes: Iterator[Outcome]


def play_all(plan: Series, screen: Screen, done: int = 0) -> list[Outcome]:
    """All outcomes, under a progress bar; those up to now if somebody stops it."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    played: list[Outcome] = []
    bar = Progress(*columns, console=screen.console, transient=True, disable=not screen.live)
    with suppress(KeyboardInterrupt), bar as progress, plan.out or nullcontext() as ledger:
        task = progress.add_task(say("sim.progress"), total=plan.games, completed=done)
        for outcome in plan.outcomes:
            played.append(outcome)
            if ledger is not None:
                ledger.add(outcome)
            progress.advance(task)
    signal.signal(signal.SIGTERM, before)
    return played


class Tally:
    """How one kind of bot fared."""

    def __init__(self) -> None:
        self.seats = 0
        self.points = 0
        self.wins = 0.0

    def add(self, points: int, win: float) -> None:
        self.seats += 1
        self.points += points
        self.wins += win


def tallies(played: list[Outcome]) -> dict[str, Tally]:
    """By bot; a shared victory is shared."""
    found: dict[str, Tally] = {}
    for outcome in played:
        for seat, bot in enumerate(outcome.bots):
            won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
            found.setdefault(bot, Tally()).add(outcome.points[seat], won)
    return found


def results_table(game: AnyGame, seats: int, played: list[Outcome]) -> Table:
    title = say("sim.title", games=len(played), title=words_of(game).word("game.title"), seats=seats)
    table = Table(title=title, box=box.SIMPLE_HEAD, title_style="bold")
    table.add_column(say("sim.bot"))
    for key in ("games", "points", "wins", "share"):
        table.add_column(say(f"sim.{key}"), justify="right")
    found = tallies(played)
    for bot in sorted(found, key=lambda name: -found[name].points / found[name].seats):
        tally = found[bot]
        mean, share = tally.points / tally.seats, tally.wins / tally.seats
        table.add_row(bot, str(tally.seats), f"{mean:.2f}", f"{tally.wins:.1f}", f"{share:.1%}")
    return table


def speed_line(played: list[Outcome], seconds: float) -> str:
    decisions = sum(outcome.decisions for outcome in played)
    speed = f"{decisions / seconds:,.0f}"
    return say("sim.speed", decisions=decisions, seconds=f"{seconds:.1f}", speed=speed)


def balance_page(game: AnyGame, amount: int, jobs: int, seed: int) -> str:
    """The figures that the components have to reach, as Markdown."""
    if game.name not in STUDIES:
        raise Trouble(say("trouble.no_balance", game=game.name))
    return STUDIES[game.name].page(amount, seed, jobs)


def ledger_for(out: Path, resume: bool = False) -> Ledger:
    """Better refused before the games than after them."""
    if out.suffix not in FORMS:
        raise Trouble(say("trouble.out", file=str(out)))
    if not out.parent.is_dir():
        raise Trouble(say("trouble.no_folder", file=str(out.parent)))
    try:
        return Ledger(out, resume)
    except NoParquet as error:
        raise Trouble(say("trouble.no_parquet")) from error
