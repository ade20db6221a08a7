"""The command: python -m underhall.bots.balance GAME --games 2000 --seed 1."""

from __future__ import annotations

import argparse
from contextlib import suppress
from pathlib import Path

from underhall.bots.balance import STUDIES
from underhall.bots.balance.report import Report
from underhall.games import GAMES

BOTS = "medium:10000,hard@100:200"


def report(wanted: argparse.Namespace) -> None:
    """It says how long it takes, can be stopped, and goes on."""
    bots = {bot: int(games) for bot, _, games in [one.rpartition(":") for one in wanted.bots.split(",")]}
    keep = wanted.keep or wanted.report / "games"
    keep.mkdir(parents=True, exist_ok=True)
    found = Report(GAMES[wanted.game], bots, wanted.seed, wanted.jobs, keep)
    with suppress(KeyboardInterrupt):
        found.play(wanted.minutes)
    found.write(wanted.report)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m underhall.bots.balance", description="Measure the balance of a game with bots."
    )
    parser.add_argument("game", choices=STUDIES)
    parser.add_argument("--games", "--rounds", dest="amount", type=int, help="for each number of players")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, help="write the page here; a game's own is words/balance.md")
    parser.add_argument(
        "--report", type=Path, help="a folder of pages, docs/balance: figures with --bots there"
    )
    parser.add_argument("--keep", type=Path, help="a folder for the games of a report, to go on with")
    parser.add_argument("--bots", default=BOTS, help=f"who plays, and how many games of each; {BOTS}")
    parser.add_argument("--minutes", type=float, help="stop playing after so long, and write the report")
    wanted = parser.parse_args()
    if wanted.report is not None:
        report(wanted)
        return
    study = STUDIES[wanted.game]
    text = study.page(wanted.amount or study.usual, wanted.seed, wanted.jobs)
    print(text, end="")
    if wanted.out is not None:
        wanted.out.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
