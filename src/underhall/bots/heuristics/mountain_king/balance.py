"""The balance of the Mountain King, measured: greedy bots play, tables come out.

python -m underhall.bots.heuristics.mountain_king.balance --games 2000 --seats 3 4
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from random import Random

from underhall.bots.bot import Sight
from underhall.bots.greedy import GreedyBot
from underhall.core.agenda import NATURE
from underhall.core.words import Event
from underhall.games.mountain_king import GAME
from underhall.games.mountain_king.result import SOURCES_OF_HONOR
from underhall.games.mountain_king.table import Table

COUNTED = {"recruits": "recruits", "digs": "tunnels dug", "moves_statue": "statue moves"}
NAMED = {"casts": "spell", "works": "workshop", "dedicates": "hall"}


class Tally:
    """What happened in many games with one number of seats."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.winning = 0
        self.turns: Counter[int] = Counter()
        self.gates: Counter[str] = Counter()
        self.won_from: Counter[str] = Counter()
        self.won_as: Counter[int] = Counter()
        self.honor: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.names: dict[str, Counter[str]] = {key: Counter() for key in NAMED}

    def count(self, table: Table, journal: Iterable[Event]) -> None:
        winner = table.winners()[0]
        names = table.box.grid.names
        self.games += 1
        self.winning += max(table.scores())
        self.gates.update(names[gate] for gate in table.gates)
        self.won_from[names[table.gates[winner]]] += 1
        self.won_as[(winner - table.first) % table.seats + 1] += 1
        for result in table.results:
            self.honor.update({source: getattr(result, source) for source in SOURCES_OF_HONOR})
        keys = Counter(event.key for event in journal)
        self.turns[keys["turn_begins"] // table.seats] += 1
        self.events.update({key: keys[key] for key in COUNTED})
        for event in journal:
            if event.key in NAMED:
                self.names[event.key][str(event.words[NAMED[event.key]])] += 1

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.winning += other.winning
        for name in ("turns", "gates", "won_from", "won_as", "honor", "events"):
            getattr(self, name).update(getattr(other, name))
        for key in NAMED:
            self.names[key].update(other.names[key])


def play(seats: int, seeds: range) -> Tally:
    """One game per seed; the seed decides everything."""
    tally = Tally(seats)
    for seed in seeds:
        table, dice = GAME.new(seats), Random(seed)
        table.journal = []
        bots = [GreedyBot(Random(seed * 10 + seat)) for seat in range(seats)]
        while not table.over():
            seat = table.to_move()
            if seat == NATURE:
                table.befall(dice)
            else:
                table.play(bots[seat].choose(Sight(GAME, table, seat)))
        tally.count(table, table.journal)
    return tally


def measure(seats: int, games: int, processes: int) -> Tally:
    whole = Tally(seats)
    size = max(1, games // (processes * 4))
    batches = [range(first, min(first + size, games)) for first in range(0, games, size)]
    with ProcessPoolExecutor(processes) as pool:
        for tally in pool.map(play, [seats] * len(batches), batches):
            whole.add(tally)
    return whole


def report(tallies: Sequence[Tally]) -> str:
    parts = [overview(tallies), *[spots(tally) for tally in tallies]]
    titles = {"casts": "Spells cast", "works": "Workshops entered", "dedicates": "Halls dedicated"}
    parts += [usage(title, key, tallies) for key, title in titles.items()]
    return "\n\n".join(parts) + "\n"


def row(*cells: object) -> str:
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def overview(tallies: Sequence[Tally]) -> str:
    seats = [tally.seats for tally in tallies]
    lines = [row("players", *seats), row(*["---"] * (len(seats) + 1))]
    lines.append(row("games", *[tally.games for tally in tallies]))
    lines.append(row("mean winning honor", *[f"{tally.winning / tally.games:.1f}" for tally in tallies]))
    lines.append(row("turns per player, mean", *[f"{mean_turns(tally):.1f}" for tally in tallies]))
    span = [f"{min(tally.turns)} to {max(tally.turns)}" for tally in tallies]
    lines.append(row("turns per player, span", *span))
    for key, title in COUNTED.items():
        lines.append(row(f"{title} per player", *[per_player(tally, tally.events[key]) for tally in tallies]))
    for source in SOURCES_OF_HONOR:
        shares = [per_player(tally, tally.honor[source]) for tally in tallies]
        lines.append(row(f"honor per player: {source}", *shares))
    return "\n".join(lines)


def mean_turns(tally: Tally) -> float:
    return sum(turns * games for turns, games in tally.turns.items()) / tally.games


def per_player(tally: Tally, count: int) -> str:
    return f"{count / tally.games / tally.seats:.1f}"


def spots(tally: Tally) -> str:
    """How often each start spot and each place in the turn order wins, against a fair share."""
    lines = [f"{tally.seats} players: a fair share is {100 / tally.seats:.1f} %."]
    lines += ["", row("start spot", "wins when taken"), row("---", "---")]
    for spot, taken in sorted(tally.gates.items()):
        lines.append(row(spot, f"{100 * tally.won_from[spot] / taken:.1f} %"))
    lines += ["", row("in turn order", "wins"), row("---", "---")]
    for place, won in sorted(tally.won_as.items()):
        lines.append(row(place, f"{100 * won / tally.games:.1f} %"))
    return "\n".join(lines)


def usage(title: str, key: str, tallies: Sequence[Tally]) -> str:
    """Per hundred games."""
    names = sorted({name for tally in tallies for name in tally.names[key]})
    heads = [f"{tally.seats} players" for tally in tallies]
    lines = [row(f"{title}, per 100 games", *heads), row(*["---"] * (len(heads) + 1))]
    for name in names:
        rates = [100 * tally.names[key][name] / tally.games for tally in tallies]
        lines.append(row(name, *[f"{rate:.0f}" for rate in rates]))
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the balance of the Mountain King with greedy bots.")
    parser.add_argument("--games", type=int, default=2000, help="games per number of seats")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--processes", type=int, default=2)
    wishes = parser.parse_args()
    print(report([measure(seats, wishes.games, wishes.processes) for seats in wishes.seats]), end="")


if __name__ == "__main__":
    main()
