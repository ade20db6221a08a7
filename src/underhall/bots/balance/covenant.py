"""The balance of Covenant, in games of greedy bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import median

from underhall.bots.arena import Outcome, simulate
from underhall.bots.balance.study import BOT, Study, Target, columns, percent, progress, row, target_lines
from underhall.games import GAMES

GAME = GAMES["covenant"]
FAIR = 0.05
SHIFT = 0.12
DUELS = 500
LISTS = {"starts": "starting tile", "traditions": "tradition"}

HEAD = """\
## Balance

Measured by `python -m underhall.bots.balance covenant --games {games} --seed {seed}`: {games} games for each
number of players, a {bot} bot on every seat, the Elders at normal, components as above. The {bot} bot met the
random one in {duels} games of two.

What clans did is counted per clan; a resource without room is one that did not fit, or made room for another.
A shift is the share of wins of those who drafted a tile, less an equal share for all, over all games of two
and more, in points of a hundred.
"""


class Tally:
    """What the games with one number of players came to."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.best: list[int] = []
        self.elders_won = 0
        self.by_order = [0.0] * seats
        self.done: Counter[str] = Counter()
        self.parts: dict[str, int] = {}
        self.drafted: dict[str, dict[str, list[float]]] = {name: {} for name in LISTS}

    def add(self, outcome: Outcome) -> None:
        """Count one game; a shared victory is a part of one for each."""
        facts, won = outcome.facts, outcome.winners
        self.best.append(max(outcome.points))
        self.elders_won += not won
        self.done.update(facts["done"])
        for seat in range(self.seats):
            share = 1 / len(won) if seat in won else 0.0
            self.by_order[(seat - facts["first"]) % self.seats] += share
            for name, tiles in self.drafted.items():
                tiles.setdefault(str(facts[name][seat]), []).append(share - 1 / self.seats)
            for part, glory in facts["parts"][seat].items():
                self.parts[part] = self.parts.get(part, 0) + glory

    def games(self) -> int:
        return len(self.best)

    def order(self) -> list[float]:
        """The share of wins in turn order."""
        return [wins / self.games() for wins in self.by_order]

    def unfairness(self) -> float:
        return max(abs(share - 1 / self.seats) for share in self.order())


def shifts(tallies: Sequence[Tally], name: str) -> list[tuple[str, int, float]]:
    """Each tile with how often it was drafted against others and its shift, the best first."""
    found: dict[str, list[float]] = {}
    for tally in tallies:
        for tile, shares in tally.drafted[name].items() if tally.seats > 1 else ():
            found.setdefault(tile, []).extend(shares)
    return sorted(
        [(tile, len(s), sum(s) / len(s)) for tile, s in found.items()], key=lambda tile: (-tile[2], tile[0])
    )


def targets(tallies: Sequence[Tally], duels: float) -> list[Target]:
    """The figures that the reconstructed components, and the bot, have to reach."""
    found = []
    for tally in tallies:
        if tally.seats > 1:
            off = tally.unfairness()
            wish = f"{tally.seats} players: every place in the turn order within 5 points of fair"
            found.append(Target(wish, f"{100 * off:.1f} points", off <= FAIR))
        middle = median(tally.best)
        who = f"{tally.seats} players" if tally.seats > 1 else "alone"
        wish = f"{who}: median of the best score 70 to 110"
        found.append(Target(wish, f"{middle:.0f}", 70 <= middle <= 110))
        if tally.seats == 1:
            elders = tally.elders_won / tally.games()
            wish = f"the Elders at normal beat the {BOT} bot in 30 to 70 %"
            found.append(Target(wish, percent(elders), 0.3 <= elders <= 0.7))
    for name, title in LISTS.items():
        worst = max([abs(shift) for _, _, shift in shifts(tallies, name)], default=0.0)
        wish = f"no {title} shifts a win rate by more than 12 points"
        found.append(Target(wish, f"{100 * worst:.1f} points", worst <= SHIFT))
    wish = f"the {BOT} bot beats the random one in at least 98 %"
    return [*found, Target(wish, percent(duels), duels >= 0.98)]


def figures(tally: Tally) -> dict[str, str]:
    """A column of the table."""
    order = [percent(share) for share in tally.order()] if tally.seats > 1 else []
    order += ["-"] * (GAME.most_seats - len(order))
    return {
        "median of the best score": f"{median(tally.best):.0f}",
        **{f"wins in turn order, {place}": share for place, share in enumerate(order, 1)},
        "won by the Elders": percent(tally.elders_won / tally.games()) if tally.seats == 1 else "-",
        **{what: f"{count / tally.games() / tally.seats:.1f}" for what, count in tally.done.items()},
        **{
            f"final scoring, {part}": f"{glory / tally.games() / tally.seats:.1f}"
            for part, glory in tally.parts.items()
        },
    }


def shift_lines(tallies: Sequence[Tally], name: str) -> list[str]:
    """How often each tile was drafted, and how much more often than others its owner won."""
    lines = [row(LISTS[name], "drafted", "shift"), "|---|---:|---:|"]
    for tile, count, shift in shifts(tallies, name):
        called = f"{tile} {GAME.box().traditions[int(tile) - 1]}" if tile.isdecimal() else tile
        lines.append(row(called, count, f"{100 * shift:+.1f}"))
    return lines


def page(tallies: Sequence[Tally], duels: float, games: int, seed: int) -> str:
    """All tables as Markdown."""
    head = HEAD.format(games=games, seed=seed, bot=BOT, duels=duels_of(games))
    lines = [head, *target_lines(targets(tallies, duels)), ""]
    lines += columns("players", [tally.seats for tally in tallies], [figures(tally) for tally in tallies])
    for name in LISTS:
        lines += ["", *shift_lines(tallies, name)]
    return "\n".join(lines) + "\n"


def measure(seat_counts: Iterable[int], games: int, seed: int, jobs: int) -> list[Tally]:
    """Play the games."""
    tallies = []
    for seats in seat_counts:
        tally = Tally(seats)
        for outcome in simulate(GAME, seats, [BOT], games, seed, jobs):
            tally.add(outcome)
        tallies.append(tally)
        progress(f"{seats} players: {tally.games()} games")
    return tallies


def duels_of(games: int) -> int:
    return min(games, DUELS)


def duel(games: int, seed: int, jobs: int) -> float:
    """The share of games that the greedy bot wins against the random one."""
    wins = 0.0
    for outcome in simulate(GAME, 2, [BOT, "random"], games, seed, jobs):
        mine = outcome.bots.index(BOT)
        wins += 1 / len(outcome.winners) if mine in outcome.winners else 0.0
    return wins / games


class CovenantStudy(Study):
    game = GAME

    def page(self, amount: int, seed: int, jobs: int) -> str:
        seat_counts = range(GAME.least_seats, GAME.most_seats + 1)
        tallies = measure(seat_counts, amount, seed, jobs)
        return page(tallies, duel(duels_of(amount), seed, jobs), amount, seed)
