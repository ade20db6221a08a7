"""Makes the golden playthroughs of Covenant anew: python tests/golden/make_covenant.py

Greedy clans play seeded matches; of each sort the shortest of a few is kept, one that a player won if any.
What came out is printed in the form that tests/games/covenant/test_golden.py states it.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from underhall.bots.arena import play_match
from underhall.bots.greedy import GreedyBot
from underhall.core.match import AnyMatch, Match
from underhall.games import GAMES

HOME = Path(__file__).parent / "covenant"
GAME = GAMES["covenant"]
SEEDS = 6
SORTS: dict[str, tuple[int, dict[str, str]]] = {
    "alone": (1, {"elders": "normal"}),
    "alone_hard": (1, {"elders": "hard"}),
    "alone_expert": (1, {"elders": "expert"}),
    "two": (2, {}),
    "three": (3, {}),
    "four": (4, {}),
}


def played(seats: int, options: dict[str, str], seed: int) -> AnyMatch:
    match = Match(GAME, seats, options)
    play_match(match, [GreedyBot(Random(10 * seed + seat)) for seat in range(seats)], Random(seed))
    return match


def main() -> None:
    HOME.mkdir(exist_ok=True)
    for number, (name, (seats, options)) in enumerate(SORTS.items()):
        matches = [played(seats, options, number * SEEDS + i) for i in range(SEEDS)]
        match = min(matches, key=lambda match: (not match.table.winners(), len(match.lines)))
        (HOME / f"{name}.txt").write_text(match.record().dump(), encoding="utf-8")
        table = match.table
        print(f'    "{name}": ({len(match.lines)}, {list(table.glory)}, {table.winners()}),')


if __name__ == "__main__":
    main()
