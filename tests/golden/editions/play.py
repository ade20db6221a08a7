"""Plays games to keep, in the tree of a release: all numbers of seats and all options, by two kinds of bots.

    .venv/bin/python tests/golden/editions/play.py tests/golden/editions/3

Each game becomes `<game>/<n>-<bot>.txt`; what all games of the folder came to is written into `scores.json`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random

from underhall.bots import make_bot
from underhall.bots.arena import play_match
from underhall.core.match import Match, replay
from underhall.core.record import read
from underhall.games import GAMES

Plan = tuple[int, dict[str, str]]
PLANS: dict[str, list[Plan]] = {
    "lost_mines": [*[(seats, {}) for seats in range(3, 10)], (5, {"further_rounds": "yes"})],
    "mountain_king": [
        *[(seats, {}) for seats in range(2, 6)],
        (2, {"board": "winter", "workshops": "chosen", "start": "2"}),
        (4, {"teams": "yes", "workshops": "no_duplicates"}),
        (3, {"hide_tokens": "yes", "workshops": "chosen"}),
    ],
    "covenant": [
        *[(seats, {}) for seats in (2, 3, 4)],
        *[(1, {"elders": elders}) for elders in ("normal", "hard", "expert")],
    ],
}


def play(folder: Path, name: str, number: int, bot: str) -> None:
    seats, options = PLANS[name][number]
    match = Match(GAMES[name], seats, options)
    bots = [make_bot(bot, Random(f"{name} {number} {seat}")) for seat in range(seats)]
    play_match(match, bots, Random(f"{name} {number}"))
    (folder / f"{number + 1}-{bot}.txt").write_text(match.record().dump(), encoding="utf-8")


def outcome(name: str, file: Path) -> list[int]:
    scores: list[int] = replay(GAMES[name], read(file.read_text(encoding="utf-8"))).table.scores()
    return scores


def main() -> None:
    for name, plans in PLANS.items():
        folder = Path(sys.argv[1]) / name
        folder.mkdir(parents=True, exist_ok=True)
        for number, (_, options) in enumerate(plans):
            # Random bots seldom score, so further rounds would go on without end.
            for bot in ("greedy",) if "further_rounds" in options else ("greedy", "random"):
                play(folder, name, number, bot)
        scores = {file.stem: outcome(name, file) for file in sorted(folder.glob("*.txt"))}
        lines = ",\n".join(f"{json.dumps(stem)}: {json.dumps(found)}" for stem, found in scores.items())
        (folder / "scores.json").write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
