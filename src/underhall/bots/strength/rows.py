"""The rows of the table of strength: who meets whom, and what is hoped for.

Budgets are small where a full one would take days. `hard` beside `hard@200` tells whether more budget is
stronger.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from underhall.bots.arena import Outcome
from underhall.bots.campaign import Stage
from underhall.bots.ladder import Interval, Standing, deals, standings, student
from underhall.bots.terms import Terms
from underhall.games import GAMES

COVENANT, KING, MINES = "covenant", "mountain_king", "lost_mines"
HEAD = ("game", "seats", "bots", "games", "wins per seat of the first", "points", "of the other", "hoped for")


class Row(msgspec.Struct, frozen=True):
    """One arena. What is hoped for of the first bot: `wins` of a seat, or points `more` than others take."""

    game: str
    seats: int
    bots: tuple[str, ...]
    wins: float | None = None
    more: float | None = None
    options: tuple[tuple[str, str], ...] = ()

    def terms(self, games: int, seed: int, jobs: int) -> Terms:
        return Terms(GAMES[self.game], self.seats, list(self.bots), games, seed, jobs, dict(self.options))

    def stage(self, games: int, seed: int, jobs: int, folder: Path) -> Stage:
        return Stage(self.terms(games, seed, jobs), folder, brief=True)

    def cells(self, played: Sequence[Outcome]) -> list[str]:
        """As they stand in the table."""
        by_deal = deals(played, len(self.bots))
        found = {row.bot: row for row in standings(by_deal)}
        first, others = found[self.bots[0]], [found[bot] for bot in found if bot != self.bots[0]]
        return [
            GAMES[self.game].title,
            str(self.seats),
            self.company(),
            str(sum([len(deal) for deal in by_deal])),
            share(first.share, first.share_within),
            mean(first.points, first.points_within),
            ", ".join([mean(other.points, other.points_within) for other in others]),
            self.verdict(first, others, by_deal),
        ]

    def company(self) -> str:
        names = ", ".join([f"`{bot}`" for bot in dict.fromkeys(self.bots)])
        several = f", {len(self.bots) - 1} of these" if len(set(self.bots)) < len(self.bots) else ""
        return names + several + "".join([f", {name} {value}" for name, value in self.options])

    def verdict(
        self, first: Standing, others: Sequence[Standing], played: Sequence[Sequence[Outcome]]
    ) -> str:
        """Reached if the figure is there, sure if its whole interval is."""
        if self.wins is not None:
            return told(self.wins, first.share, first.share_within)
        if self.more is not None:
            gaps = [gap(deal, self.bots[0]) for deal in played]
            base = sum([other.points for other in others]) / len(others)
            low, high = student(gaps)
            within, more = (low / base, high / base), sum(gaps) / len(gaps) / base
            return f"{told(self.more, more, within)}, points are {share(more, within)} more"
        return ""


def alone(bot: str, wins: float, difficulty: str) -> Row:
    return Row(COVENANT, 1, (bot,), wins, options=(("elders", difficulty),))


def among(game: str, bot: str, others: str) -> Row:
    """CV, MK: at four seats it should win twice its fair share."""
    return Row(game, 4, (bot, others, others, others), 0.5)


def above_medium(game: str, bot: str) -> list[Row]:
    return [duel(game, bot, "medium", 0.75), duel(game, bot, "easy", 0.9), among(game, bot, "medium")]


def above_the_elders(bot: str) -> list[Row]:
    return [alone(bot, wins, elders) for elders, wins in (("normal", 0.8), ("expert", 0.4))]


def duel(game: str, bot: str, other: str, wins: float | None = None) -> Row:
    return Row(game, 2, (bot, other), wins)


ROWS = (
    *[duel(game, "medium", "random", 0.98) for game in (COVENANT, KING)],
    Row(MINES, 5, ("medium", "random")),
    *[duel(game, "medium", "easy") for game in (COVENANT, KING)],
    Row(MINES, 5, ("medium", "easy")),
    *[alone("medium", wins, elders) for elders, wins in (("normal", 0.3), ("expert", 0.0))],
    *above_medium(KING, "hard"),
    *above_medium(KING, "hard@200"),
    duel(KING, "master@2000", "hard@200", 0.6),
    *above_medium(COVENANT, "hard"),
    *above_the_elders("hard"),
    *above_medium(COVENANT, "hard@1000"),
    *above_the_elders("hard@1000"),
    duel(COVENANT, "master@5000", "hard@500", 0.6),
    Row(MINES, 5, ("hard", "medium"), more=0.25),
    Row(MINES, 5, ("hard@1000", "medium"), more=0.25),
)


def gap(deal: Sequence[Outcome], bot: str) -> float:
    """What a seat of the bot took more than a seat of others, on average."""
    seats = [(name == bot, own) for o in deal for name, own in zip(o.bots, o.points, strict=True)]
    mine = [own for is_mine, own in seats if is_mine]
    theirs = [own for is_mine, own in seats if not is_mine]
    return sum(mine) / len(mine) - sum(theirs) / len(theirs)


def told(wish: float, figure: float, within: Interval) -> str:
    low, high = within
    word = (
        "missed" if high < wish else "not reached" if figure < wish else "reached" if low < wish else "sure"
    )
    return f"{100 * wish:.0f} %: {word}"


def share(figure: float, within: Interval) -> str:
    return f"{100 * figure:.1f} % ({100 * within[0]:.1f} to {100 * within[1]:.1f})"


def mean(figure: float, within: Interval) -> str:
    return f"{figure:.1f} ({within[0]:.1f} to {within[1]:.1f})"
