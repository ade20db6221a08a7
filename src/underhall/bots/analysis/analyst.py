"""The analyst: goes through a record step by step, can be stopped after any, and tells what is known by then.

A step is a function with arguments that can be sent to another process; whoever drives the analyst calls
it, here or there, and hands back what it gave. Nothing but the record and the budget decides.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from underhall.bots.analysis.chances import chances, even, forecast_of
from underhall.bots.analysis.course import remembered
from underhall.bots.analysis.findings import Analysis, Mark, Share, Swing, Turning
from underhall.bots.analysis.outline import Outline, outline
from underhall.bots.analysis.verdicts import verdict
from underhall.core.agenda import NATURE
from underhall.core.components import Components

TURNINGS = 5
SWINGS = 3
# What costs less than one chance in a hundred is no swing.
LEAST = 0.01
# Choices of one stretch that are judged: the first ones set its course.
OF_ONE = 4


@dataclass(frozen=True)
class Budget:
    """How much is thought about: worlds for a position, twice as many where they are played to the end, three
    times as many to compare two moves; choices that are judged; and who says what would have been better."""

    worlds: int = 6
    judged: int = 12
    mind: str = "hard"


@dataclass(frozen=True)
class Step:
    """A part of the work."""

    work: Callable[..., Any]
    arguments: tuple[Any, ...]

    def done(self) -> Any:
        return self.work(*self.arguments)


def outline_of(text: str, box: Components) -> Outline:
    return outline(remembered(text, box))


def chances_at(text: str, box: Components, at: int, budget: Budget) -> list[float]:
    course = remembered(text, box)
    table = course.tables[at]
    worlds = budget.worlds * (1 if forecast_of(course.game, table) else 2)
    return chances(course.game, table, course.left(at), worlds)


def verdict_at(text: str, box: Components, at: int, budget: Budget) -> Swing | None:
    return verdict(remembered(text, box), at, budget.mind, 3 * budget.worlds)


class Analyst:
    """One game, as a record and the box it was played with. What is known is never asked for again, so that
    work that was stopped goes on where it was."""

    def __init__(self, text: str, box: Components, budget: Budget) -> None:
        self.text = text
        self.box = box
        self.budget = budget
        self.outline: Outline | None = None
        self.chances: dict[int, list[float]] = {}
        self.verdicts: dict[int, Swing | None] = {}
        self.over = False

    @property
    def total(self) -> int:
        stops = len(self.outline.marks) if self.outline else 1
        return 1 + stops + self.budget.judged

    @property
    def done(self) -> int:
        """Where there is less to judge than one would, the rest is done with the last step."""
        done = (self.outline is not None) + len(self.chances) + len(self.verdicts)
        return self.total if self.over else done

    def steps(self) -> Generator[Step, Any, None]:
        """Driven by `send`ing back what each step gave."""
        own = (self.text, self.box)
        if self.outline is None:
            self.outline = yield Step(outline_of, own)
        for mark in self.outline.marks:
            if mark.at not in self.chances:
                self.chances[mark.at] = yield Step(chances_at, (*own, mark.at, self.budget))
        for at in self.doubtful(self.outline):
            if at not in self.verdicts:
                self.verdicts[at] = yield Step(verdict_at, (*own, at, self.budget))
        self.over = True

    def run(self) -> Iterator[int]:
        """All steps, here; how many are done after each."""
        steps = self.steps()
        try:
            step = next(steps)
            while True:
                step = steps.send(step.done())
                yield self.done
        except StopIteration:
            yield self.done

    def doubtful(self, known: Outline) -> list[int]:
        """The choices after which who acted had lost most, stretch by stretch, as many as are judged."""
        marks = self.marks(known)
        stretches = [pair for pair in pairwise(marks) if pair[1].actor != NATURE]
        stretches.sort(key=lambda pair: change(pair[0], pair[1], side_of(known, pair[1].actor)))
        found = []
        for before, after in stretches:
            found += [at for at in known.choices if before.at <= at < after.at][:OF_ONE]
        return found[: self.budget.judged]

    def marks(self, known: Outline) -> list[Mark]:
        """Those whose chances are known."""
        marks = [mark for mark in known.marks if mark.at in self.chances]
        return [replace(mark, chances=self.chances[mark.at]) for mark in marks]

    def found(self) -> Analysis | None:
        """None while nothing is known at all."""
        if self.outline is None:
            return None
        known, marks = self.outline, self.marks(self.outline)
        return Analysis(
            game=known.game,
            players=sum([len(side) for side in known.sides]),
            seats=known.seats,
            sides=known.sides,
            done=self.done,
            total=self.total,
            marks=[*marks, *known.marks[len(marks) :]],
            gains=known.gains,
            best=known.best,
            throws=known.throws,
            turnings=turnings(marks),
            shares=shares(known, marks),
            swings=self.swings(),
        )

    def swings(self) -> list[Swing]:
        """The choices that cost most, one of each stretch; none that cost next to nothing."""
        judged = [swing for swing in self.verdicts.values() if swing is not None and swing.cost >= LEAST]
        judged.sort(key=lambda swing: (-swing.cost, swing.at))
        found: dict[int, Swing] = {}
        for swing in judged:
            found.setdefault(self.stretch(swing.at), swing)
        return [*found.values()][:SWINGS]

    def stretch(self, at: int) -> int:
        """Where the stretch of a move begins."""
        return max([mark for mark in self.chances if mark <= at])


def side_of(known: Outline, seat: int) -> int:
    return next(at for at, players in enumerate(known.sides) if seat in players)


def change(before: Mark, after: Mark, side: int) -> float:
    return after.chances[side] - before.chances[side]


def turnings(marks: list[Mark]) -> list[Turning]:
    """The greatest changes, in their order."""
    found = []
    for before, after in pairwise(marks):
        side = max(range(len(after.chances)), key=lambda side: abs(change(before, after, side)))
        pair = before.chances[side], after.chances[side]
        found.append(Turning(before.at, after.at, after.actor, side, *pair))
    greatest = sorted(found, key=lambda turning: -abs(turning.change))[:TURNINGS]
    return sorted(greatest, key=lambda turning: turning.at)


def shares(known: Outline, marks: list[Mark]) -> list[Share]:
    """What nature dealt before the first choice is luck, too, unless somebody plays beside the seats."""
    if not marks:
        return []
    beside = sum([len(side) for side in known.sides]) > known.seats
    start = marks[0].chances if beside else even(known.sides)
    found = []
    for side, players in enumerate(known.sides):
        changes = [(after.actor, change(before, after, side)) for before, after in pairwise(marks)]
        luck = sum([step for actor, step in changes if actor == NATURE])
        own = sum([step for actor, step in changes if actor in players])
        others = sum([step for _, step in changes]) - luck - own
        found.append(Share(side, start[side], luck + marks[0].chances[side] - start[side], own, others))
    return found
