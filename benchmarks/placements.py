"""How long it takes to find every legal place of every tunnel shape for a network of the Mountain King.

Networks come from the middle of games of greedy bots. Time is the processor's own, so that a busy machine
does not count. `python benchmarks/placements.py --games 5`; it says whether the engine runs compiled.
"""

from __future__ import annotations

import argparse
import statistics
import time
from random import Random

from underhall.bots.bot import Sight
from underhall.bots.greedy import GreedyBot
from underhall.core.agenda import NATURE
from underhall.core.grid import fields_of
from underhall.games.mountain_king import GAME, table
from underhall.games.mountain_king.rules.digging import CONNECTED, free_ground, touched_ground

SEATS = 4
MOVES = 300
REPEATS = 200


def middle_of(seed: int) -> table.Table:
    found, dice = GAME.new(SEATS), Random(seed)
    bots = [GreedyBot(Random(seed + seat)) for seat in range(SEATS)]
    for _ in range(MOVES):
        seat = found.to_move()
        if seat == NATURE:
            found.befall(dice)
        else:
            found.play(bots[seat].choose(Sight(GAME, found, seat)))
    return found


def all_places(found: table.Table, seat: int, hammers: int) -> int:
    """How many ways there are to lay any tile, turned and flipped in any way."""
    board, faces = found.board(), found.box.faces
    free, touch = free_ground(found, seat, CONNECTED), touched_ground(found, seat, CONNECTED)
    return sum([len(fields_of(board.places(face, free, touch, hammers))) for face in faces])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5)
    times, places = [], []
    for seed in range(parser.parse_args().games):
        found = middle_of(seed)
        for seat in range(SEATS):
            for hammers in (0, 2):
                start = time.process_time()
                for _ in range(REPEATS):
                    count = all_places(found, seat, hammers)
                times.append((time.process_time() - start) / REPEATS)
                places.append(count)
    engine = "interpreted" if str(table.__file__).endswith(".py") else "compiled"
    print(f"{engine}: {statistics.median(places):.0f} places of all {len(found.box.faces)} tiles as they lie")
    print(f"median {1e6 * statistics.median(times):.0f} µs, slowest {1e6 * max(times):.0f} µs")


if __name__ == "__main__":
    main()
