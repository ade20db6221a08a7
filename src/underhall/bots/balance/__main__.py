"""The command: python -m underhall.bots.balance GAME --games 2000 --seed 1."""

from __future__ import annotations

import argparse
from pathlib import Path

from underhall.bots.balance import STUDIES


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m underhall.bots.balance", description="Measure the balance of a game with bots."
    )
    parser.add_argument("game", choices=STUDIES)
    parser.add_argument("--games", "--rounds", dest="amount", type=int, help="for each number of players")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, help="write the page here; a game's own is words/balance.md")
    wanted = parser.parse_args()
    study = STUDIES[wanted.game]
    text = study.page(wanted.amount or study.usual, wanted.seed, wanted.jobs)
    print(text, end="")
    if wanted.out is not None:
        wanted.out.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
