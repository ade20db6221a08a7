"""Makes the golden playthroughs of the Mountain King anew.

    PYTHONPATH=tests python tests/golden/make_mountain_king.py

Greedy trolls play seeded matches until one of each sort ends in its own way. What came out is printed in
the form that tests/games/mountain_king/test_golden.py states it.
"""

from __future__ import annotations

from itertools import count
from pathlib import Path
from random import Random

from games.mountain_king.endings import ALONE, FIRST, LAST, MIDDLE, ONE_TEAM, crowned, ending
from underhall.bots.arena import play_match
from underhall.bots.greedy import GreedyBot
from underhall.core.match import AnyMatch, Match
from underhall.games import GAMES

HOME = Path(__file__).parent / "mountain_king"
GAME = GAMES["mountain_king"]
SORTS: dict[str, tuple[int, dict[str, str], str]] = {
    "two": (2, {"board": "winter"}, ALONE),
    "three": (3, {}, LAST),
    "four": (4, {"workshops": "no_duplicates"}, FIRST),
    "teams": (4, {"teams": "yes"}, ONE_TEAM),
    "five": (5, {"hide_tokens": "yes"}, MIDDLE),
}


def played(seats: int, options: dict[str, str], seed: int) -> AnyMatch:
    match = Match(GAME, seats, options)
    bots = [GreedyBot(Random(10 * seed + seat)) for seat in range(seats)]
    play_match(match, bots, Random(seed))
    return match


def main() -> None:
    HOME.mkdir(exist_ok=True)
    for name, (seats, options, wanted) in SORTS.items():
        match = next(match for seed in count() if ending(match := played(seats, options, seed)) == wanted)
        (HOME / f"{name}.txt").write_text(match.record().dump(), encoding="utf-8")
        facts = len(match.lines), match.table.scores(), match.table.winners(), crowned(match)
        print(f'    "{name}": ({", ".join(map(str, facts))}, {wanted.upper()}),')


if __name__ == "__main__":
    main()
