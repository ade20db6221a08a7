"""Many arenas, each kept in a file of its own: stopped at any time, the same campaign goes on where it was.

A campaign is played in passes, a tenth of every stage in each: when it is stopped there are figures of all.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from underhall.bots.annals import Annals, OtherGames
from underhall.bots.arena import Outcome
from underhall.bots.ledger import JSON_LINES, Ledger
from underhall.bots.terms import Terms

PASSES = 10
HOUR = 3600
Telling = Callable[[str], None]


class NoMarks(Exception):
    """A page that does not say where figures go."""


class Stage:
    """One arena of a campaign, and its file: a ledger, or annals if only who won is asked for."""

    ledger: Ledger | Annals

    def __init__(self, terms: Terms, folder: Path, brief: bool = False) -> None:
        self.terms = terms
        file = folder / file_name(terms)
        self.ledger = Annals(file, terms.heading()) if brief else Ledger(file, resume=True)
        played = self.played()
        self.done = len(played)
        self.seconds = sum([outcome.seconds for outcome in played])
        if isinstance(self.ledger, Annals):
            self.ledger.settle()

    def played(self) -> list[Outcome]:
        """As far as there are games that were asked for."""
        played = self.ledger.played()
        if not all(self.terms.fits(number, outcome) for number, outcome in enumerate(played)):
            raise OtherGames(str(self.ledger.out))
        return played[: self.terms.whole()]

    def games(self) -> int:
        return self.terms.whole()

    def goal(self, part: int) -> int:
        """How many games the first passes come to, in whole deals."""
        deals = self.games() // len(self.terms.bots)
        return -(-deals * part // PASSES) * len(self.terms.bots)

    def play_to(self, goal: int, until: float) -> None:
        """Up to so many games, or until it is that late."""
        if self.done >= goal:
            return
        with self.ledger as ledger:
            for outcome in self.terms.outcomes(self.done):
                ledger.add(outcome)
                self.done += 1
                self.seconds += outcome.seconds
                if self.done >= goal or time.monotonic() >= until:
                    return

    def left(self) -> float | None:
        """Seconds that the rest will take, one game after the other; not known before the first."""
        if self.done >= self.games():
            return 0.0
        return self.seconds / self.done * (self.games() - self.done) if self.done else None

    def line(self) -> str:
        terms = self.terms
        who = f"{terms.game.name}, {terms.seats} seats, {','.join(terms.bots)}"
        options = "".join([f", {name}={value}" for name, value in terms.options.items()])
        pace = f", {self.seconds / self.done:.2f} s each" if self.done else ""
        return f"{who}{options}: {self.done} of {self.games()} games{pace}"


class Campaign:
    """Its stages, and how long they may take."""

    def __init__(self, stages: Sequence[Stage], minutes: float | None = None) -> None:
        self.stages = stages
        self.until = time.monotonic() + 60 * minutes if minutes else float("inf")

    def run(self, tell: Telling) -> None:
        """Pass by pass; before the first, a deal of each tells how long it will take."""
        for stage in self.stages:
            stage.play_to(len(stage.terms.bots), self.until)
        tell(self.remaining())
        for part in range(1, PASSES + 1):
            for stage in self.stages:
                if stage.done < stage.goal(part) and time.monotonic() < self.until:
                    stage.play_to(stage.goal(part), self.until)
                    tell(f"{stage.line()}; {self.remaining()}")

    def remaining(self) -> str:
        known = [left for stage in self.stages if (left := stage.left()) is not None]
        jobs = max([stage.terms.jobs for stage in self.stages], default=1)
        open_ends = len(self.stages) - len(known)
        rest = f", and {open_ends} arenas that nothing is known of" if open_ends else ""
        return f"about {sum(known) / jobs / HOUR:.1f} hours are left{rest}"


def file_name(terms: Terms) -> str:
    options = "".join([f"-{name}_{value}" for name, value in sorted(terms.options.items())])
    bots = "+".join(terms.bots).replace(":", ".")
    return f"{terms.game.name}-{terms.seats}-{bots}{options}-seed{terms.seed}{JSON_LINES}"


def progress(text: str) -> None:
    """A line for whoever waits; the figures themselves go elsewhere."""
    print(text, file=sys.stderr, flush=True)


def written_into(page: Path, mark: str, lines: Sequence[str]) -> None:
    """Between the marks of a page; what stands around them was written by hand, and stays."""
    begin, end = f"<!-- {mark} -->", f"<!-- end of {mark} -->"
    text = page.read_text(encoding="utf-8")
    if not 0 <= text.find(begin) < text.find(end):
        raise NoMarks(f"{page}: there is no {begin} with {end} after it")
    before, _, rest = text.partition(begin)
    _, _, after = rest.partition(end)
    page.write_text("\n".join([f"{before}{begin}", *lines, f"{end}{after}"]), encoding="utf-8")
