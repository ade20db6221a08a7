"""The report of a game's balance with several bots: tables and drawings for docs/balance."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from underhall.bots.arena import Outcome
from underhall.bots.balance.drawing import by_number, drawn
from underhall.bots.balance.facts import FACTS
from underhall.bots.balance.study import row
from underhall.bots.balance.sums import Group, Groups, Sum
from underhall.bots.campaign import Campaign, Stage, progress, written_into
from underhall.bots.terms import Terms
from underhall.core.game import AnyGame

MARK = "figures"
SHORT = "-"


def gathered(game: AnyGame, outcomes: Iterable[Outcome], groups: Groups) -> None:
    """Count games that came to an end."""
    for outcome in outcomes:
        for fact in FACTS[game.name](outcome) if outcome.finished else ():
            groups.setdefault(fact.group, Group(fact.group, fact.limit)).add(fact.figure, fact.value)


class Report:
    """What each of some bots has played, at each number of seats."""

    def __init__(self, game: AnyGame, bots: dict[str, int], seed: int, jobs: int, keep: Path) -> None:
        """`bots` with the games of each setting."""
        self.game = game
        self.seed = seed
        seats = range(game.least_seats, game.most_seats + 1)
        self.stages = {
            bot: [Stage(Terms(game, s, [bot], games, seed, jobs, {}), keep) for s in seats]
            for bot, games in bots.items()
        }

    def play(self, minutes: float | None) -> None:
        every = [stage for stages in self.stages.values() for stage in stages]
        Campaign(every, minutes).run(progress)

    def write(self, folder: Path) -> None:
        """Between the marks of the game's page, and a drawing for each group."""
        found = {bot: self.groups(stages) for bot, stages in self.stages.items()}
        found = {bot: groups for bot, groups in found.items() if groups}
        lines = [*self.head(), ""]
        for title in dict.fromkeys(title for groups in found.values() for title in groups):
            both = [(bot, groups[title]) for bot, groups in found.items() if title in groups]
            name = f"{self.game.name}-{title.replace(' ', '-').replace(',', '')}.svg"
            (folder / name).write_text(drawn(both), encoding="utf-8")
            lines += [*section(title, both, name), ""]
        written_into(folder / f"{self.game.name}.md", MARK, lines)

    def groups(self, stages: Sequence[Stage]) -> Groups:
        found: Groups = {}
        for stage in stages:
            gathered(self.game, stage.played(), found)
        return found

    def head(self) -> list[str]:
        """How many games there are, which may be fewer than were asked for."""
        seats = [str(stage.terms.seats) for stage in next(iter(self.stages.values()))]
        lines = [row(f"games, seed {self.seed}", *[f"{s} players" for s in seats])]
        lines += [f"|---{'|---:' * len(seats)}|"]
        return lines + [
            row(f"`{bot}`", *[stage.done for stage in stages]) for bot, stages in self.stages.items()
        ]


def section(title: str, both: Sequence[tuple[str, Group]], drawing: str) -> list[str]:
    limit = both[0][1].limit
    lines = [f"### {title.capitalize()}", "", f"Within {limit:.0f} points of fair:", ""]
    lines += [f"- `{bot}`: {group.verdict()}; the farthest {told(group.worst())}" for bot, group in both]
    lines += ["", f"![{title}]({drawing})", ""]
    lines += [row(title, *[f"`{bot}`, points from fair | seen" for bot, _ in both])]
    lines += [f"|---{'|---:|---:' * len(both)}|"]
    names = sorted({name for _, group in both for name in group.figures}, key=by_number)
    return lines + [row(name, *[cells(group.figures.get(name)) for _, group in both]) for name in names]


def cells(figure: Sum | None) -> str:
    return f"{told(figure)} | {figure.count}" if figure is not None else f"{SHORT} | 0"


def told(figure: Sum) -> str:
    low, high = figure.within()
    between = f" ({low:+.1f} to {high:+.1f})" if figure.count > 1 else ""
    return f"{figure.mean():+.1f}{between}"
