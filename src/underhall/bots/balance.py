"""The balance of The Lost Mines, measured with greedy bots: python -m underhall.bots.balance lost_mines."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from underhall.bots.arena import simulate
from underhall.games import GAMES
from underhall.games.lost_mines.components import CLANS, ROLES

GAME = GAMES["lost_mines"]
PAGE = GAME.home / "words" / "balance.md"
BOT = "greedy"
ENDS = {"treasures": "all treasures taken", "cards": "no cards left", "vote": "a vote"}

HEAD = """\
## Balance

Measured by `python -m underhall.bots.balance lost_mines --rounds {rounds} --seed {seed}`: {rounds} rounds for
each number of players, a {bot} bot on every seat, components as above.

A role's score is its mean points per round divided by the mean over all dwarves. A clan wins a round if its
pool (its loyal dwarves and the other clan's saboteur) has more points than the other pool. If both have the
same, often none, the round is a tie and counts for neither: a clan's wins are a share of the other rounds.
"""


class Tally:
    """What the rounds with one number of players came to."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.rounds = 0
        self.all_taken = 0
        self.some_taken = 0
        self.taken = 0
        self.turns = 0
        self.points = [0] * len(ROLES)
        self.dwarves = [0] * len(ROLES)
        self.clan_wins = [0] * len(CLANS)
        self.ends: Counter[str] = Counter()

    def add(self, facts: dict[str, Any]) -> None:
        """Count one round."""
        self.rounds += 1
        self.all_taken += facts["treasures"] == self.seats
        self.some_taken += facts["treasures"] > 0
        self.taken += facts["treasures"]
        self.turns += facts["turns"]
        self.ends[facts["ended_by"]] += 1
        pools = [0] * len(CLANS)
        for name, points in zip(facts["roles"], facts["points"], strict=True):
            clan, role = name.split()
            self.points[ROLES.index(role)] += points
            self.dwarves[ROLES.index(role)] += 1
            if role != "selfish":
                pools[CLANS.index(clan) ^ (role == "saboteur")] += points
        if pools[0] != pools[1]:
            self.clan_wins[pools.index(max(pools))] += 1

    def share(self, count: float) -> float:
        return count / self.rounds

    def taken_share(self) -> float:
        return self.taken / self.rounds / self.seats

    def mean_points(self) -> float:
        return sum(self.points) / sum(self.dwarves)

    def ties(self) -> int:
        return self.rounds - sum(self.clan_wins)

    def win_share(self, clan: int) -> float:
        """Of the rounds that one of the clans won."""
        return self.clan_wins[clan] / max(1, self.rounds - self.ties())

    def role_score(self, role: int) -> float:
        """The mean points of a role, where 1 is the mean over all dwarves."""
        if not self.dwarves[role] or not self.mean_points():
            return 1.0
        return self.points[role] / self.dwarves[role] / self.mean_points()


class Target:
    """A figure to reach, and whether it was."""

    def __init__(self, wish: str, figure: str, met: bool) -> None:
        self.wish = wish
        self.figure = figure
        self.met = met

    def line(self) -> str:
        return f"| {self.wish} | {self.figure} | {'met' if self.met else 'not met'} |"


def targets(tallies: list[Tally]) -> list[Target]:
    """The figures that the reconstructed components have to reach."""
    found = []
    for tally in tallies:
        if tally.seats == 3:
            all_taken = tally.share(tally.all_taken)
            found.append(Target("3 players: all taken in at most 90 %", percent(all_taken), all_taken <= 0.9))
        if tally.seats == 6:
            all_taken = tally.share(tally.all_taken)
            met = 0.35 <= all_taken <= 0.65
            found.append(Target("6 players: all taken in 35 to 65 %", percent(all_taken), met))
        if tally.seats == 9:
            taken, some = tally.taken_share(), tally.share(tally.some_taken)
            found.append(
                Target("9 players: at least half of the treasures taken", percent(taken), taken >= 0.5)
            )
            found.append(Target("9 players: one or more in at least 85 %", percent(some), some >= 0.85))
    scores = [tally.role_score(role) for tally in tallies for role in range(len(ROLES))]
    wins = max([tally.win_share(clan) for tally in tallies for clan in range(len(CLANS))])
    spread = f"{min(scores):.2f} to {max(scores):.2f}"
    met = min(scores) >= 0.75 and max(scores) <= 1.25
    found.append(Target("every role within 25 % of the mean, with every number of players", spread, met))
    found.append(
        Target("no clan wins more than 53 %, with any number of players", percent(wins), wins <= 0.53)
    )
    return found


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def page(tallies: list[Tally], rounds: int, seed: int) -> str:
    """All tables as Markdown."""
    rows = [
        ("all treasures taken", [percent(t.share(t.all_taken)) for t in tallies]),
        ("one or more taken", [percent(t.share(t.some_taken)) for t in tallies]),
        ("treasures taken", [percent(t.taken_share()) for t in tallies]),
        ("mean points", [f"{t.mean_points():.2f}" for t in tallies]),
        *[
            (f"score of the {role}", [f"{t.role_score(r):.2f}" for t in tallies])
            for r, role in enumerate(ROLES)
        ],
        *[(f"{clan} wins", [percent(t.win_share(c)) for t in tallies]) for c, clan in enumerate(CLANS)],
        ("ties of the clans", [percent(t.share(t.ties())) for t in tallies]),
        *[
            (f"ended by {words}", [percent(t.share(t.ends[end])) for t in tallies])
            for end, words in ENDS.items()
        ],
        ("mean turns", [f"{t.share(t.turns):.1f}" for t in tallies]),
    ]
    lines = [
        HEAD.format(rounds=rounds, seed=seed, bot=BOT),
        "| target | measured | |",
        "|---|---|---|",
        *[target.line() for target in targets(tallies)],
        "",
        f"| players | {' | '.join(str(tally.seats) for tally in tallies)} |",
        f"|---{'|---:' * len(tallies)}|",
        *[f"| {name} | {' | '.join(figures)} |" for name, figures in rows],
    ]
    return "\n".join(lines) + "\n"


def measure(seat_counts: Iterable[int], rounds: int, seed: int, jobs: int) -> list[Tally]:
    """Play the rounds, two to a game; a line to stderr for each number of players."""
    tallies = []
    for seats in seat_counts:
        tally = Tally(seats)
        for outcome in simulate(GAME, seats, [BOT], (rounds + 1) // 2, seed, jobs):
            for facts in outcome.facts["rounds"]:
                if tally.rounds < rounds:
                    tally.add(facts)
        tallies.append(tally)
        print(f"{seats} players: {tally.rounds} rounds", file=sys.stderr, flush=True)
    return tallies


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m underhall.bots.balance", description=__doc__)
    parser.add_argument("game", choices=[GAME.name])
    parser.add_argument("--rounds", type=int, default=10_000, help="for each number of players")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, help=f"write the page here; the game's own is {PAGE.name}")
    wanted = parser.parse_args()
    seat_counts = range(GAME.least_seats, GAME.most_seats + 1)
    text = page(measure(seat_counts, wanted.rounds, wanted.seed, wanted.jobs), wanted.rounds, wanted.seed)
    print(text, end="")
    if wanted.out is not None:
        wanted.out.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
