"""Many games of bots against bots: a progress bar, a table, and a file for further work."""

from __future__ import annotations

import importlib.util
import time
from pathlib import Path
from typing import Any

import msgspec
from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from underhall.bots.arena import MOST_CHOICES, Outcome, simulate
from underhall.bots.balance import STUDIES
from underhall.cli.errors import Trouble
from underhall.cli.saves import write_whole
from underhall.cli.screen import Screen
from underhall.cli.words import say
from underhall.core.game import AnyGame

JSON_LINES = ".jsonl"
PARQUET = ".parquet"


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
        self.out = out
        if out is not None:
            check_out(out)
        self.outcomes = simulate(game, seats, bots, games, seed, jobs, options, pack)


def run(plan: Plan) -> None:
    screen = Screen()
    began = time.perf_counter()
    played = play_all(plan, screen)
    screen.print(results_table(plan.game, plan.seats, played))
    screen.print(speed_line(played, time.perf_counter() - began))
    if stopped := sum(not outcome.finished for outcome in played):
        screen.line(say("sim.stopped", games=stopped, choices=MOST_CHOICES))
    if plan.out is not None:
        write_outcomes(plan.out, played)
        screen.line(say("sim.written", file=str(plan.out)))


def play_all(plan: Plan, screen: Screen) -> list[Outcome]:
    """All outcomes, under a progress bar."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    played = []
    with Progress(*columns, console=screen.console, transient=True, disable=not screen.live) as progress:
        task = progress.add_task(say("sim.progress"), total=plan.games)
        for outcome in plan.outcomes:
            played.append(outcome)
            progress.advance(task)
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
    title = say("sim.title", games=len(played), title=game.title, seats=seats)
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


# Files


def check_out(out: Path) -> None:
    """Better refused before the games than after them."""
    if out.suffix not in (JSON_LINES, PARQUET):
        raise Trouble(say("trouble.out", file=str(out)))
    if not out.parent.is_dir():
        raise Trouble(say("trouble.no_folder", file=str(out.parent)))
    if out.suffix == PARQUET and importlib.util.find_spec("pyarrow") is None:
        raise Trouble(say("trouble.no_parquet"))


def write_outcomes(out: Path, played: list[Outcome]) -> None:
    if out.suffix == JSON_LINES:
        write_whole(out, "".join(f"{msgspec.json.encode(outcome).decode()}\n" for outcome in played))
    else:
        _write_parquet(out, played)


def _write_parquet(out: Path, played: list[Outcome]) -> None:
    """One row per game; a game's own facts become columns named `facts.*`."""
    import pyarrow
    import pyarrow.parquet

    rows = [_flat(msgspec.to_builtins(outcome)) for outcome in played]
    fresh = out.with_name(f".{out.name}")
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows), fresh)
    fresh.replace(out)


def _flat(row: dict[str, Any]) -> dict[str, Any]:
    facts = row.pop("facts", {})
    return row | {f"facts.{name}": value for name, value in facts.items()}
