"""Makes the golden playthroughs of the Mountain King anew: python tests/golden/make_mountain_king.py

Greedy trolls play seeded matches; of each sort the shortest of a few is kept. What came out is printed in
the form that tests/games/mountain_king/test_golden.py states it.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from underhall.bots.bot import Sight
from underhall.bots.greedy import GreedyBot
from underhall.core.agenda import NATURE
from underhall.core.match import AnyMatch, Match
from underhall.games import GAMES

HOME = Path(__file__).parent / "mountain_king"
GAME = GAMES["mountain_king"]
SEEDS = range(6)
SORTS: dict[str, tuple[int, dict[str, str]]] = {
    "two": (2, {"board": "winter"}),
    "three": (3, {}),
    "four": (4, {"workshops": "no_duplicates"}),
    "teams": (4, {"teams": "yes"}),
    "five": (5, {"hide_tokens": "yes"}),
}


def played(seats: int, options: dict[str, str], seed: int) -> AnyMatch:
    match, dice = Match(GAME, seats, options), Random(seed)
    bots = [GreedyBot(Random(10 * seed + seat)) for seat in range(seats)]
    while not match.table.over():
        seat = match.table.to_move()
        if seat == NATURE:
            match.befall(dice)
        else:
            match.play(seat, bots[seat].choose(Sight(GAME, match.table, seat)))
    return match


def main() -> None:
    HOME.mkdir(exist_ok=True)
    for name, (seats, options) in SORTS.items():
        match = min([played(seats, options, seed) for seed in SEEDS], key=lambda match: len(match.lines))
        (HOME / f"{name}.txt").write_text(match.record().dump(), encoding="utf-8")
        crowned = [event.words["seat"] for event in match.journal if event.key == "is_crowned"]
        print(
            f'    "{name}": ({len(match.lines)}, {match.table.scores()}, {match.table.winners()}, {crowned}),'
        )


if __name__ == "__main__":
    main()
