"""What a study of a game's balance is: many games of bots, tables, and targets that are met or not."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from underhall.core.game import AnyGame

BOT = "greedy"


class Target:
    """A figure to reach, and whether it was."""

    def __init__(self, wish: str, figure: str, met: bool) -> None:
        self.wish = wish
        self.figure = figure
        self.met = met

    def line(self) -> str:
        return row(self.wish, self.figure, "met" if self.met else "not met")


class Study:
    """Measures one game. What it plays follows from the seed alone, not from the jobs."""

    game: AnyGame
    unit = "games"
    usual = 2000

    def page(self, amount: int, seed: int, jobs: int) -> str:
        """Play so many games (or rounds: the unit) for each number of players; all tables as Markdown."""
        raise NotImplementedError


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def row(*cells: object) -> str:
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def target_lines(targets: Sequence[Target]) -> list[str]:
    return ["| target | measured | |", "|---|---|---|", *[target.line() for target in targets]]


def columns(head: str, names: Sequence[object], figures: Sequence[dict[str, str]]) -> list[str]:
    """A table with a column of figures for each name; every column has the same rows."""
    return [
        row(head, *names),
        f"|---{'|---:' * len(names)}|",
        *[row(title, *[column[title] for column in figures]) for title in figures[0]],
    ]


def progress(text: str) -> None:
    """A line for whoever waits; the page itself goes elsewhere."""
    print(text, file=sys.stderr, flush=True)
