"""How fast tables play and copy, beside catanatron playing random Catan, in one run on one core.

Both sides take turns, several times, and the median of each counts, so that a busy machine troubles
both alike. `python benchmarks/speed.py --seconds 2 --turns 5`
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable
from random import Random

from catanatron import Color, Game, RandomPlayer
from rich.console import Console
from rich.table import Table as Sheet

from underhall.core.agenda import NATURE, Table
from underhall.core.game import AnyGame
from underhall.games import GAMES

CATAN_SEATS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


class Pace:
    """What one turn of measuring counted, per second."""

    def __init__(self, choices: float, games: float, copies: float) -> None:
        self.choices = choices
        self.games = games
        self.copies = copies


def measure(play: Callable[[int], int], copy: Callable[[], object], seconds: float) -> Pace:
    """Play whole games, then copy a table in the middle of one, for about so long each."""
    choices = games = copies = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        choices += play(games)
        games += 1
    start = time.perf_counter()
    while (copying := time.perf_counter() - start) < seconds / 4:
        for _ in range(100):
            copy()
        copies += 100
    return Pace(choices / spent, games / spent, copies / copying)


def play_random(game: AnyGame, seats: int, seed: int) -> int:
    """One game of random choices; only choices count, nature's moves come on top."""
    dice = Random(seed)
    table = game.new(seats)
    choices = 0
    while not table.over():
        if table.to_move() == NATURE:
            table.befall(dice)
        else:
            options = table.options()
            table.play(options[int(dice.random() * len(options))])
            choices += 1
    return choices


def middle_of(game: AnyGame, seats: int) -> Table:
    """A table some hundred moves into a game."""
    dice = Random(1)
    table: Table = game.new(seats)
    for _ in range(100):
        if table.to_move() == NATURE:
            table.befall(dice)
        else:
            options = table.options()
            table.play(options[int(dice.random() * len(options))])
    return table


def new_catan(seed: int) -> Game:
    random.seed(seed)
    return Game([RandomPlayer(color) for color in CATAN_SEATS], seed=seed)


def play_catan(seed: int) -> int:
    game = new_catan(seed)
    game.play()
    return len(game.state.actions)


def middle_of_catan() -> Game:
    game = new_catan(1)
    for _ in range(100):
        game.play_tick()
    return game


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="per side and turn")
    parser.add_argument("--turns", type=int, default=5)
    arguments = parser.parse_args()
    sides: dict[str, tuple[Callable[[int], int], Callable[[], object]]] = {
        "catanatron, Catan, 4 seats": (play_catan, middle_of_catan().copy)
    }
    for game in GAMES.values():
        for seats in sorted({game.least_seats, 4, game.most_seats}):
            table = middle_of(game, seats)
            sides[f"{game.name}, {seats} seats"] = (
                lambda seed, game=game, seats=seats: play_random(game, seats, seed),  # type: ignore[misc]
                table.copy,
            )
    paces: dict[str, list[Pace]] = {name: [] for name in sides}
    for _ in range(arguments.turns):
        for name, (play, copy) in sides.items():
            paces[name].append(measure(play, copy, arguments.seconds))
    report(paces)


def report(paces: dict[str, list[Pace]]) -> None:
    sheet = Sheet(title="Random play, one core, medians")
    for heading in ("table", "choices/s", "ratio", "games/s", "copies/s", "ratio"):
        sheet.add_column(heading, justify="left" if heading == "table" else "right")
    peer = middle(next(iter(paces.values())))
    for name, turns in paces.items():
        pace = middle(turns)
        sheet.add_row(
            name,
            f"{pace.choices:,.0f}",
            f"{pace.choices / peer.choices:.2f}x",
            f"{pace.games:,.1f}",
            f"{pace.copies:,.0f}",
            f"{pace.copies / peer.copies:.1f}x",
        )
    Console().print(sheet)


def middle(turns: list[Pace]) -> Pace:
    return Pace(
        statistics.median(pace.choices for pace in turns),
        statistics.median(pace.games for pace in turns),
        statistics.median(pace.copies for pace in turns),
    )


if __name__ == "__main__":
    main()
