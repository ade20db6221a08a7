"""How fast the engine of this process is, as JSON; `speed.py` asks a compiled and a plain one."""

from __future__ import annotations

import json
import sys
import tracemalloc
from collections.abc import Callable
from itertools import cycle
from random import Random
from time import process_time
from typing import Any

import underhall
from underhall.bots.bot import Sight
from underhall.bots.greedy import GreedyBot
from underhall.bots.learning.forecast import Forecast
from underhall.bots.search import SearchBot
from underhall.core.agenda import NATURE
from underhall.core.game import AnyGame
from underhall.core.notation import Move
from underhall.core.playout import play_out
from underhall.games import GAMES
from underhall.server.wire.plain import encode

QUARTERS = 4
KEPT = 20
MOST_CHOICES = 20_000


def at_every_table(seconds: float) -> dict[str, dict[str, float]]:
    """By name and number of seats; a closer look at four seats, and at one alone."""
    found = {}
    for game in GAMES.values():
        for seats in range(game.least_seats, game.most_seats + 1):
            more = closer(game, seats, seconds / 5) if seats in (1, 4) else {}
            found[f"{game.name} {seats}"] = {**random_play(game, seats, seconds), **more}
    return found


def closer(game: AnyGame, seats: int, seconds: float) -> dict[str, float]:
    tables, dice = in_the_middle(game, seats), Random(1)
    turns = cycle(tables)
    return {
        **by_quarter(game, seats, seconds),
        "copies": copies(tables, seconds),
        "determinize": times(lambda: game.determinize(next(turns), 0, dice), seconds),
        "views": times(lambda: game.view(next(turns), 0), seconds),
        "encoded": times(lambda: encode(game.view(next(turns), 0)), seconds),
        "greedy": greedy_play(game, seats, seconds),
        "bytes": memory(game, seats),
        **playouts(game, tables, seconds),
        **hard_play(game, tables, seconds),
    }


def copies(tables: list[Any], seconds: float) -> float:
    """A second, in a loop like the peer's."""
    tables = tables * 5
    done, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        for table in tables:
            table.copy()
        done += len(tables)
    return done / spent


def times(act: Callable[[], object], seconds: float) -> float:
    """How often a second."""
    done, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        for _ in range(20):
            act()
        done += 20
    return done / spent


def step(table: Any, dice: Random) -> int:
    """Nature's move, or any choice: only the latter counts."""
    if table.to_move() == NATURE:
        table.befall(dice)
        return 0
    options = table.options()
    table.play(options[int(dice.random() * len(options))])
    return 1


def random_play(game: AnyGame, seats: int, seconds: float) -> dict[str, float]:
    """By the engine's own driver, as the peer by its own."""
    played(game, seats, 0)  # what is made once for all tables is made
    choices = games = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        choices += play_out(game.new(seats), Random(games), MOST_CHOICES)
        games += 1
    return {"choices": choices / spent, "games": games / spent}


def by_quarter(game: AnyGame, seats: int, seconds: float) -> dict[str, float]:
    """Choices a second from the first quarter of a game to its last; the same games, first only counted."""
    spent, made, seed = [0.0] * QUARTERS, 0, 0
    while sum(spent) < seconds:
        whole, done = played(game, seats, seed), 0
        table, dice = game.new(seats), Random(seed)
        for quarter in range(QUARTERS):
            start = process_time()
            while done < whole * (quarter + 1) // QUARTERS:
                done += step(table, dice)
            spent[quarter] += process_time() - start
        made, seed = made + whole, seed + 1
    return {f"quarter {at + 1}": made / QUARTERS / spent[at] for at in range(QUARTERS)}


def played(game: AnyGame, seats: int, seed: int) -> int:
    """Of how many choices a game is."""
    table, dice, choices = game.new(seats), Random(seed), 0
    while not table.over():
        choices += step(table, dice)
    return choices


def in_the_middle(game: AnyGame, seats: int) -> list[Any]:
    """Tables from all parts of a game, where somebody has to choose."""
    table, dice, found = game.new(seats), Random(1), []
    every = played(game, seats, 1) // KEPT
    done = 0
    while not table.over():
        chosen = step(table, dice)
        done += chosen
        if chosen and done % every == 0 and table.to_move() >= 0:
            found.append(table.copy())
    return found


def greedy_play(game: AnyGame, seats: int, seconds: float) -> float:
    """Choices a second, by what the seat may know: what it imagines is counted in."""
    choices, spent, seed = 0, 0.0, 0
    while spent < seconds:
        table, dice = game.new(seats), Random(seed)
        bots = [GreedyBot(Random(seat)) for seat in range(seats)]
        start = process_time()
        while not table.over() and process_time() - start < seconds:
            seat = table.to_move()
            if seat == NATURE:
                table.befall(dice)
            else:
                table.play(bots[seat].choose(Sight(game, table, seat)))
                choices += 1
        spent += process_time() - start
        seed += 1
    return choices / spent


def playouts(game: AnyGame, tables: list[Any], seconds: float) -> dict[str, float]:
    """An imagined world, played at random to the end: an iteration of a search without a tree."""
    turns, dice = cycle(tables), Random(1)
    done = choices = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        table = next(turns)
        choices += play_out(game.determinize(table, table.to_move(), dice), dice, MOST_CHOICES)
        done += 1
    return {"playouts": done / spent, "playout choices": choices / spent}


class Runner(SearchBot):
    """The hard bot, that counts how often it played an option in a world, and the choices of these plays."""

    runs = run_choices = 0

    def _played(
        self, sight: Sight, table: Any, move: Move, dice: Random, forecast: Forecast | None
    ) -> tuple[float, int]:
        worth, choices = super()._played(sight, table, move, dice, forecast)
        self.runs += 1
        self.run_choices += choices
        return worth, choices


def hard_play(game: AnyGame, tables: list[Any], seconds: float) -> dict[str, float]:
    """What the hard bot does in the time: plays of an option in a world, and the choices of these."""
    bot, turns = Runner(Random(1)), cycle(tables)
    start = process_time()
    while (spent := process_time() - start) < seconds:
        table = next(turns)
        bot.choose(Sight(game, table, table.to_move()))
    return {"runs": bot.runs / spent, "run choices": bot.run_choices / spent}


def memory(game: AnyGame, seats: int) -> float:
    """Bytes of a table in the middle of a game, beside what all tables share."""
    half = played(game, seats, 1) // 2
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    tables = []
    for seed in range(KEPT):
        table, dice = game.new(seats), Random(seed)
        done = 0
        while done < half and not table.over():
            done += step(table, dice)
        tables.append(table)
    held = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return held / len(tables)


if __name__ == "__main__":
    found = at_every_table(float(sys.argv[1]))
    print(json.dumps({"engine": underhall.ENGINE, "paces": found}))
