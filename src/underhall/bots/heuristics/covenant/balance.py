"""The balance of Covenant, measured with greedy bots.

python -m underhall.bots.heuristics.covenant.balance --games 2000
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from random import Random
from statistics import median

from underhall.bots.bot import Bot, RandomBot, Sight
from underhall.bots.greedy import GreedyBot
from underhall.core.agenda import NATURE
from underhall.games import GAMES
from underhall.games.covenant.table import Table

GAME = GAMES["covenant"]
PAGE = GAME.home / "words" / "balance.md"
SEATS = (1, 2, 3, 4)
SHIFT = 0.12

HEAD = """\
## Balance

Measured by `python -m underhall.bots.heuristics.covenant.balance --games {games} --seed {seed}`: {games}
games for each number of players, a greedy bot on every seat, components as above. A shift is the share of
wins of those who drafted the tile, less the share that would be fair, over all games of 2 to 4 players, in
points of a hundred.
"""


class Outcome:
    """What is counted of one game."""

    def __init__(self, seats: int, seed: int, bots: list[Bot]) -> None:
        table = finished(seats, Random(seed), bots)
        won = table.winners()
        self.seats = seats
        self.best = max(table.scores())
        self.elders_won = seats == 1 and not won
        self.shares = [1 / len(won) if seat in won else 0.0 for seat in range(seats)]
        self.by_order = [self.shares[(table.first + i) % seats] for i in range(seats)]
        self.traditions = [tile + 1 for tile in table.start_traditions[:seats]]
        self.starts = [table.box.starts[tile].name for tile in table.start_tiles[:seats]]


def finished(seats: int, dice: Random, bots: list[Bot]) -> Table:
    """A table played to its end."""
    table: Table = GAME.new(seats)
    while not table.over():
        seat = table.to_move()
        if seat == NATURE:
            table.befall(dice)
        else:
            table.play(bots[seat].choose(Sight(GAME, table, seat)))
    return table


def play(job: tuple[int, int]) -> Outcome:
    """One game of greedy bots."""
    seats, seed = job
    return Outcome(seats, seed, [GreedyBot(Random(seed * 10 + seat)) for seat in range(seats)])


def play_random(seed: int) -> float:
    """A greedy bot against a random one: the share of the victory it wins."""
    mine = seed % 2
    bots: list[Bot] = [RandomBot(Random(seed)), RandomBot(Random(seed))]
    bots[mine] = GreedyBot(Random(seed))
    return Outcome(2, seed, bots).shares[mine]


def shifts(outcomes: list[Outcome], traditions: bool) -> list[tuple[str, int, float]]:
    """Each tile with how often it was drafted and its shift, the best first."""
    found: dict[str, list[float]] = {}
    for outcome in outcomes:
        tiles = [str(n) for n in outcome.traditions] if traditions else outcome.starts
        for tile, share in zip(tiles, outcome.shares, strict=True):
            found.setdefault(tile, []).append(share - 1 / outcome.seats)
    rows = [(tile, len(shares), sum(shares) / len(shares)) for tile, shares in found.items()]
    return sorted(rows, key=lambda row: -row[2])


def line(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def table_of(rows: list[list[str]]) -> str:
    return "\n".join([line(rows[0]), line(["---"] * len(rows[0])), *[line(row) for row in rows[1:]]])


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def by_order(outcomes: list[Outcome], seats: int) -> list[float]:
    games = [outcome for outcome in outcomes if outcome.seats == seats]
    return [sum(game.by_order[i] for game in games) / len(games) for i in range(seats)]


def page(outcomes: list[Outcome], beaten: float, games: int, seed: int) -> str:
    """All tables as Markdown."""
    seats = [["players", "median winning glory", "wins by turn order"]]
    for count in SEATS:
        best = [outcome.best for outcome in outcomes if outcome.seats == count]
        seats.append(
            [str(count), f"{median(best):.0f}", ", ".join(percent(x) for x in by_order(outcomes, count))]
        )
    several = [outcome for outcome in outcomes if outcome.seats > 1]
    alone = [outcome for outcome in outcomes if outcome.seats == 1]
    elders = sum(outcome.elders_won for outcome in alone) / len(alone)
    parts = [HEAD.format(games=games, seed=seed), table_of(seats)]
    parts.append(f"The Elders at normal beat the greedy bot in {percent(elders)}.")
    parts.append(f"The greedy bot beats a random one in {percent(beaten)}.")
    for title, tiles in (("starting tile", shifts(several, False)), ("tradition", shifts(several, True))):
        rows = [[title, "drafted", "shift"]]
        rows += [[tile, str(count), f"{100 * shift:+.1f}"] for tile, count, shift in tiles]
        parts.append(table_of(rows))
    parts.append(table_of(targets(outcomes, elders, beaten, several)))
    return "\n\n".join(part.strip() for part in parts) + "\n"


def targets(outcomes: list[Outcome], elders: float, beaten: float, several: list[Outcome]) -> list[list[str]]:
    """The figures the reconstructed components have to reach."""
    off = max(abs(x - 1 / count) for count in SEATS[1:] for x in by_order(outcomes, count))
    middle = [median(o.best for o in outcomes if o.seats == count) for count in SEATS]
    start = max(abs(row[2]) for row in shifts(several, False))
    tradition = max(abs(row[2]) for row in shifts(several, True))
    rows = [
        ("seats within 5 points of fair", percent(off), off <= 0.05),
        (
            "median winning glory 70 to 110",
            f"{min(middle):.0f} to {max(middle):.0f}",
            70 <= min(middle) <= max(middle) <= 110,
        ),
        ("no starting tile shifts by more than 12 points", percent(start), start <= SHIFT),
        ("no tradition shifts by more than 12 points", percent(tradition), tradition <= SHIFT),
        ("the Elders beat the greedy bot in 30 to 70 %", percent(elders), 0.3 <= elders <= 0.7),
        ("the greedy bot beats a random one in 98 %", percent(beaten), beaten >= 0.98),
    ]
    return [
        ["target", "measured", ""],
        *[[wish, figure, "met" if met else "not met"] for wish, figure, met in rows],
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    chosen = parser.parse_args()
    jobs = [(seats, chosen.seed + i) for seats in SEATS for i in range(chosen.games)]
    with ProcessPoolExecutor(chosen.processes) as pool:
        outcomes = list(pool.map(play, jobs, chunksize=20))
        lost = list(
            pool.map(play_random, range(chosen.seed, chosen.seed + max(100, chosen.games // 4)), chunksize=20)
        )
    PAGE.write_text(page(outcomes, sum(lost) / len(lost), chosen.games, chosen.seed), encoding="utf-8")
    print(PAGE.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
