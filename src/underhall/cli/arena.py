"""The arena: bots against bots on the same deals, and a ladder with intervals."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
from rich import box
from rich.table import Table

from underhall.bots.arena import Crew, Outcome
from underhall.bots.cluster import Cluster, NoCluster, NoRay, OtherVersion
from underhall.bots.ladder import Interval, Sequential, deals, elo, skills, standings
from underhall.bots.ledger import JSON_LINES, Ledger
from underhall.bots.terms import Terms
from underhall.cli.errors import Trouble
from underhall.cli.screen import Screen
from underhall.cli.simulation import STOPPED, ledger_for, play_all, speed_line
from underhall.cli.words import say, words_of

RAY = "ray"
COLUMNS = ("seats", "wins", "points", "elo", "skill")


class Contest:
    """What is to be played, what was played before, and when it is enough."""

    def __init__(self, terms: Terms, out: Path | None, stop: float | None) -> None:
        self.terms = terms
        self.games = terms.whole()
        self.line_ups = len(terms.bots)
        self.test = Sequential(terms.bots[0], stop) if stop else None
        self.out = None if out is None else resumable(out)
        self.before = self.out.played() if self.out else []
        self.rest = terms.outcomes(len(self.before))
        if not all(terms.fits(number, outcome) for number, outcome in enumerate(self.before)):
            raise Trouble(say("trouble.other_arena", file=str(out)))
        self.outcomes = self.until_plain()

    def until_plain(self) -> Iterator[Outcome]:
        """The games to come, until the test has a verdict."""
        deal: list[Outcome] = []
        for outcome in self.before:
            self.weigh(deal, outcome)
        if not self.verdict():
            for outcome in self.rest:
                yield outcome
                self.weigh(deal, outcome)
                if self.verdict():
                    return

    def weigh(self, deal: list[Outcome], outcome: Outcome) -> None:
        deal.append(outcome)
        if self.test is not None and len(deal) == self.line_ups:
            self.test.add(deal)
        if len(deal) == self.line_ups:
            deal.clear()

    def verdict(self) -> int:
        return self.test.verdict() if self.test is not None else 0


def resumable(out: Path) -> Ledger:
    """JSON lines, to be gone on with if they are there."""
    if out.suffix != JSON_LINES:
        raise Trouble(say("trouble.arena_out", file=str(out)))
    ledger = ledger_for(out, resume=True)
    try:
        ledger.played()
    except msgspec.DecodeError as error:
        raise Trouble(say("trouble.other_arena", file=str(out))) from error
    return ledger


def crew_on(where: str | None) -> Crew | None:
    """Those who play: processes of this machine, or a cluster, `ray` or `ray://HOST:PORT`."""
    if where is None:
        return None
    if where != RAY and not where.startswith(f"{RAY}://"):
        raise Trouble(say("trouble.no_crew", crew=where))
    try:
        return Cluster(None if where == RAY else where)
    except NoRay as error:
        raise Trouble(say("trouble.no_ray")) from error


def run(contest: Contest) -> None:
    screen = Screen()
    if contest.before:
        screen.line(say("arena.goes_on", games=len(contest.before)))
    began = time.perf_counter()
    fresh = fresh_games(contest, screen)
    played = deals([*contest.before, *fresh], contest.line_ups)
    if played:
        screen.print(ladder(contest, played))
    if fresh:
        screen.print(speed_line(fresh, time.perf_counter() - began))
    if contest.test is not None:
        screen.line(verdict_line(contest.test, len(played) * contest.line_ups))
    if contest.out is not None:
        screen.line(say("sim.written", file=str(contest.out.out)))
    if len(contest.before) + len(fresh) < contest.games and not contest.verdict():
        screen.line(say("sim.ended_early", games=len(fresh), planned=contest.games - len(contest.before)))
        raise SystemExit(STOPPED)


def fresh_games(contest: Contest, screen: Screen) -> list[Outcome]:
    try:
        return play_all(contest, screen, len(contest.before))
    except NoCluster as error:
        raise Trouble(say("trouble.no_cluster", why=str(error))) from error
    except OtherVersion as error:
        raise Trouble(say("trouble.other_version", version=str(error))) from error


def ladder(contest: Contest, played: list[list[Outcome]]) -> Table:
    title = words_of(contest.terms.game).word("game.title")
    games = sum(len(deal) for deal in played)
    heading = say("arena.title", games=games, deals=len(played), title=title, seats=contest.terms.seats)
    table = Table(title=heading, box=box.SIMPLE_HEAD, title_style="bold")
    table.add_column(say("sim.bot"))
    for key in COLUMNS:
        table.add_column(say(f"arena.{key}"), justify="right")
    ratings, known = elo(played), skills(played)
    for row in standings(played):
        low, high = row.share_within
        wins = within(100 * row.share, (100 * low, 100 * high))
        rating = within(*ratings[row.bot], digits=0) if row.bot in ratings else ""
        skill = "{:.1f}\n± {:.1f}".format(*known[row.bot])
        table.add_row(row.bot, str(row.seats), wins, within(row.points, row.points_within), rating, skill)
    return table


def within(figure: float, interval: Interval, digits: int = 1) -> str:
    low, high = interval
    return f"{figure:.{digits}f}\n{low:.{digits}f} … {high:.{digits}f}"


def verdict_line(test: Sequential, games: int) -> str:
    key = {1: "arena.more", -1: "arena.less", 0: "arena.open"}[test.verdict()]
    return say(key, bot=test.bot, games=games)
