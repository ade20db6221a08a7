"""The balance of the Mountain King, in games of greedy bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt

from underhall.bots.arena import Outcome, simulate
from underhall.bots.balance.study import BOT, Study, Target, columns, percent, progress, row, target_lines
from underhall.bots.waste import DOMINO, VISIT
from underhall.games import GAMES
from underhall.games.mountain_king.result import SOURCES_OF_HONOR

GAME = GAMES["mountain_king"]
COUNTED = {"recruits": "trolls recruited", "digs": "tunnels dug", "moves_statue": "statue moves"}
USES = {"casts": "spell", "works": "workshop", "dedicates": "great hall"}
FAIR = 0.05
# A place won 11 points more than its share before; of two thousand games chance alone makes 2.
FAIR_ORDER = 0.04
IN_VAIN = 0.01

HEAD = """\
## Balance

Measured by `python -m underhall.bots.balance mountain_king --games {games} --seed {seed}`: {games} games for
each number of players, a {bot} bot on every seat, components as above. Two play on the autumn side.

A start spot is judged by the share of games won by those who began there, against an equal share for all; a
place in the turn order likewise. A spell or a visit to a workshop is in vain when all stands as before,
a charm when no choice of the turn makes use of it.
"""


class Tally:
    """What the games with one number of players came to."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.winning = 0
        self.turns: Counter[int] = Counter()
        self.taken: Counter[str] = Counter()
        self.won_from: Counter[str] = Counter()
        self.won_as: Counter[int] = Counter()
        self.honor: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.uses: dict[str, Counter[str]] = {key: Counter() for key in USES}
        self.in_vain: Counter[str] = Counter()

    def add(self, outcome: Outcome) -> None:
        """Count one game."""
        facts, winner = outcome.facts, outcome.winners[0]
        self.games += 1
        self.winning += max(outcome.points)
        self.turns[facts["turn_begins"] // self.seats] += 1
        self.taken.update(facts["gates"])
        self.won_from[facts["gates"][winner]] += 1
        self.won_as[(winner - facts["start"]) % self.seats + 1] += 1
        for sources in facts["honor"]:
            self.honor.update(sources)
        self.events.update({key: facts[key] for key in COUNTED})
        for key in USES:
            self.uses[key].update(facts[key])
        self.in_vain.update(facts["in_vain"])

    def mean_winning(self) -> float:
        return self.winning / self.games

    def mean_turns(self) -> float:
        return sum(turns * games for turns, games in self.turns.items()) / self.games

    def spots(self) -> dict[str, float]:
        """Each start spot with the share of wins of those who took it."""
        return {spot: self.won_from[spot] / taken for spot, taken in sorted(self.taken.items())}

    def unfairness(self) -> float:
        """How far the oddest start spot is from an equal share."""
        return max(abs(share - 1 / self.seats) for share in self.spots().values())

    def order_unfairness(self) -> float:
        """The same of the places in turn order."""
        shares = [self.won_as[place] / self.games for place in range(1, self.seats + 1)]
        return max(abs(share - 1 / self.seats) for share in shares)

    def chance(self) -> float:
        """The standard error of an equal share in so many games."""
        fair = 1 / self.seats
        return sqrt(fair * (1 - fair) / self.games)

    def vain(self) -> int:
        """Spells and visits to workshops that came to nothing."""
        return self.in_vain.total() - self.in_vain[DOMINO]

    def vain_share(self) -> float:
        return self.vain() / (self.uses["casts"].total() + self.uses["works"].total())

    def per_player(self, count: int) -> str:
        return f"{count / self.games / self.seats:.1f}"


def targets(tallies: Sequence[Tally]) -> list[Target]:
    """The figures that the reconstructed components have to reach."""
    found = []
    for tally in tallies:
        off = tally.unfairness()
        wish = f"{tally.seats} players: every start spot within 5 points of fair"
        found.append(Target(wish, f"{100 * off:.1f} points", off <= FAIR))
    for tally in tallies:
        off = tally.order_unfairness()
        wish = f"{tally.seats} players: every place in turn order within 4 points of fair"
        found.append(Target(wish, f"{100 * off:.1f} points", off <= FAIR_ORDER))
    for tally in tallies:
        if tally.seats in (3, 4):
            mean = tally.mean_winning()
            wish = f"{tally.seats} players: mean winning honor 80 to 130"
            found.append(Target(wish, f"{mean:.1f}", 80 <= mean <= 130))
    turns = [tally.mean_turns() for tally in tallies]
    wish = "14 to 26 turns for each player, with every number of players"
    met = 14 <= min(turns) <= max(turns) <= 26
    found.append(Target(wish, f"{min(turns):.1f} to {max(turns):.1f}", met))
    vain = max(tally.vain_share() for tally in tallies)
    found.append(Target("less than 1 % of spells and visits in vain", percent(vain), vain < IN_VAIN))
    return found + [used(key, names, tallies) for key, names in everything().items()]


def everything() -> dict[str, list[str]]:
    """All that can be used, by the event that tells of its use."""
    box = GAME.box()
    return {
        "casts": [spell.name for spell in box.spells],
        "works": [workshop.name for workshop in box.workshops],
        "dedicates": [hall.name for hall in box.halls],
    }


def used(key: str, names: list[str], tallies: Sequence[Tally]) -> Target:
    """Nothing in the box may be for show only, with any number of players."""
    rates = [tally.uses[key][name] / tally.games for tally in tallies for name in names]
    figure = f"the rarest {100 * min(rates):.1f} times in 100 games"
    return Target(f"every {USES[key]} is used, with every number of players", figure, min(rates) > 0)


def figures(tally: Tally) -> dict[str, str]:
    """A column of the table."""
    return {
        "mean winning honor": f"{tally.mean_winning():.1f}",
        "turns for each player, mean": f"{tally.mean_turns():.1f}",
        "turns for each player, span": f"{min(tally.turns)} to {max(tally.turns)}",
        **{title: tally.per_player(tally.events[key]) for key, title in COUNTED.items()},
        **{f"honor by {source}": tally.per_player(tally.honor[source]) for source in SOURCES_OF_HONOR},
    }


def spot_lines(tally: Tally) -> list[str]:
    """How often each start spot and each place in the turn order wins."""
    fair = percent(1 / tally.seats)
    chance = f"{200 * tally.chance():.1f} points by chance"
    lines = [f"With {tally.seats} players an equal share is {fair}, give or take {chance}.", ""]
    lines += [row("start spot", "wins of those who took it"), "|---|---:|"]
    lines += [row(spot, percent(share)) for spot, share in tally.spots().items()]
    lines += ["", row("in turn order", "wins"), "|---|---:|"]
    return lines + [
        row(place, percent(tally.won_as[place] / tally.games)) for place in range(1, tally.seats + 1)
    ]


def usage_lines(key: str, names: list[str], tallies: Sequence[Tally]) -> list[str]:
    """How often each is used in a hundred games."""
    rates = [{n: per_hundred(tally, tally.uses[key][n]) for n in names} for tally in tallies]
    return columns(
        f"{USES[key]}: uses in 100 games of", [f"{tally.seats} players" for tally in tallies], rates
    )


def vain_lines(tallies: Sequence[Tally]) -> list[str]:
    """What was done for nothing, and small tunnels with a dear lining."""
    rows = [
        {
            "spells": per_hundred(tally, tally.vain() - tally.in_vain[VISIT]),
            "visits to workshops": per_hundred(tally, tally.in_vain[VISIT]),
            "dominoes in iron or heartstone": per_hundred(tally, tally.in_vain[DOMINO]),
        }
        for tally in tallies
    ]
    return columns("in vain, in 100 games of", [f"{tally.seats} players" for tally in tallies], rows)


def per_hundred(tally: Tally, count: int) -> str:
    return f"{100 * count / tally.games:.1f}"


def page(tallies: Sequence[Tally], games: int, seed: int) -> str:
    """All tables as Markdown."""
    lines = [HEAD.format(games=games, seed=seed, bot=BOT), *target_lines(targets(tallies)), ""]
    lines += columns("players", [tally.seats for tally in tallies], [figures(tally) for tally in tallies])
    for tally in tallies:
        lines += ["", *spot_lines(tally)]
    for key, names in everything().items():
        lines += ["", *usage_lines(key, names, tallies)]
    lines += ["", *vain_lines(tallies)]
    return "\n".join(lines) + "\n"


def measure(seat_counts: Iterable[int], games: int, seed: int, jobs: int) -> list[Tally]:
    """Play the games."""
    tallies = []
    for seats in seat_counts:
        tally = Tally(seats)
        for outcome in simulate(GAME, seats, [BOT], games, seed, jobs):
            tally.add(outcome)
        tallies.append(tally)
        progress(f"{seats} players: {tally.games} games")
    return tallies


class MountainKingStudy(Study):
    game = GAME

    def page(self, amount: int, seed: int, jobs: int) -> str:
        seat_counts = range(GAME.least_seats, GAME.most_seats + 1)
        return page(measure(seat_counts, amount, seed, jobs), amount, seed)
