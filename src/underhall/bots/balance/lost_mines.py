"""The balance of The Lost Mines, in rounds of greedy bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from underhall.bots.arena import simulate
from underhall.bots.balance.study import BOT, Study, Target, columns, percent, progress, target_lines
from underhall.games import GAMES
from underhall.games.lost_mines.components import CLANS, ROLES

GAME = GAMES["lost_mines"]
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


def targets(tallies: list[Tally]) -> list[Target]:
    """The figures that the reconstructed components have to reach."""
    found = []
    for tally in tallies:
        found += seat_targets(tally)
    scores = [tally.role_score(role) for tally in tallies for role in range(len(ROLES))]
    wins = max([tally.win_share(clan) for tally in tallies for clan in range(len(CLANS))])
    spread = f"{min(scores):.2f} to {max(scores):.2f}"
    met = min(scores) >= 0.75 and max(scores) <= 1.25
    found.append(Target("every role within 25 % of the mean, with every number of players", spread, met))
    found.append(
        Target("no clan wins more than 53 %, with any number of players", percent(wins), wins <= 0.53)
    )
    return found


def seat_targets(tally: Tally) -> list[Target]:
    """The figures for one number of players."""
    whole, taken, some = tally.share(tally.all_taken), tally.taken_share(), tally.share(tally.some_taken)
    if tally.seats == 3:
        return [Target("3 players: all taken in at most 90 %", percent(whole), whole <= 0.9)]
    if tally.seats == 6:
        return [Target("6 players: all taken in 35 to 65 %", percent(whole), 0.35 <= whole <= 0.65)]
    if tally.seats == 9:
        return [
            Target("9 players: at least half of the treasures taken", percent(taken), taken >= 0.5),
            Target("9 players: one or more in at least 85 %", percent(some), some >= 0.85),
        ]
    return []


def figures(tally: Tally) -> dict[str, str]:
    """A column of the table."""
    return {
        "all treasures taken": percent(tally.share(tally.all_taken)),
        "one or more taken": percent(tally.share(tally.some_taken)),
        "treasures taken": percent(tally.taken_share()),
        "mean points": f"{tally.mean_points():.2f}",
        **{f"score of the {role}": f"{tally.role_score(r):.2f}" for r, role in enumerate(ROLES)},
        **{f"{clan} wins": percent(tally.win_share(c)) for c, clan in enumerate(CLANS)},
        "ties of the clans": percent(tally.share(tally.ties())),
        **{f"ended by {words}": percent(tally.share(tally.ends[end])) for end, words in ENDS.items()},
        "mean turns": f"{tally.share(tally.turns):.1f}",
    }


def page(tallies: list[Tally], rounds: int, seed: int) -> str:
    """All tables as Markdown."""
    seats = [tally.seats for tally in tallies]
    lines = [
        HEAD.format(rounds=rounds, seed=seed, bot=BOT),
        *target_lines(targets(tallies)),
        "",
        *columns("players", seats, [figures(tally) for tally in tallies]),
    ]
    return "\n".join(lines) + "\n"


def measure(seat_counts: Iterable[int], rounds: int, seed: int, jobs: int) -> list[Tally]:
    """Play the rounds, two to a game."""
    tallies = []
    for seats in seat_counts:
        tally = Tally(seats)
        for outcome in simulate(GAME, seats, [BOT], (rounds + 1) // 2, seed, jobs):
            for facts in outcome.facts["rounds"]:
                if tally.rounds < rounds:
                    tally.add(facts)
        tallies.append(tally)
        progress(f"{seats} players: {tally.rounds} rounds")
    return tallies


class LostMinesStudy(Study):
    game = GAME
    unit = "rounds"
    usual = 10_000

    def page(self, amount: int, seed: int, jobs: int) -> str:
        seat_counts = range(GAME.least_seats, GAME.most_seats + 1)
        return page(measure(seat_counts, amount, seed, jobs), amount, seed)
