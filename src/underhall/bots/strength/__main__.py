"""The command: python -m underhall.bots.strength --keep FOLDER --out docs/bots.md."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from underhall.bots.annals import OtherGames, OtherPlayers
from underhall.bots.campaign import Campaign, Stage, progress, written_into
from underhall.bots.strength.checking import checked
from underhall.bots.strength.rows import HEAD, ROWS, Row
from underhall.games import GAMES

MARK = "ladder"


def wanted(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m underhall.bots.strength",
        description="Measure how strong bots are. It says how long it takes, can be stopped, and goes on.",
    )
    parser.add_argument("--keep", type=Path, required=True, help="a folder for the games, to go on with")
    parser.add_argument("--games", type=int, default=200, help="for each row")
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument(
        "--check", type=int, help="play so many kept games of each row again, and no new ones"
    )
    parser.add_argument("--minutes", type=float, help="stop after so long")
    parser.add_argument("--game", choices=GAMES, help="rows of one game only")
    parser.add_argument("--bot", help="rows of one bot only, such as hard@100")
    parser.add_argument("--out", type=Path, help=f"a page with a place for the table, <!-- {MARK} -->")
    return parser.parse_args(arguments)


def lines(rows: Sequence[tuple[Row, Stage]]) -> list[str]:
    """The table, of rows that have a deal at least."""
    found = [HEAD, ["---", "---:", "---", "---:", "---", "---", "---", "---"]]
    found += [row.cells(played) for row, stage in rows if len(played := stage.played()) >= len(row.bots)]
    return [f"| {' | '.join(cells)} |" for cells in found]


def main(arguments: Sequence[str] | None = None) -> None:
    wish = wanted(arguments)
    wish.keep.mkdir(parents=True, exist_ok=True)
    rows = [row for row in ROWS if wish.game in (None, row.game) and wish.bot in (None, row.bots[0])]
    try:
        (check if wish.check else play)(wish, rows)
    except OtherPlayers as error:
        sys.exit(f"{error}: games of other bots or rules; --check 3 tells whether today's play the same")
    except OtherGames as error:
        sys.exit(f"{error}: games of other terms than its name says")


def play(wish: argparse.Namespace, rows: Sequence[Row]) -> None:
    stages = [row.stage(wish.games, wish.seed, wish.jobs, wish.keep) for row in rows]
    with suppress(KeyboardInterrupt):
        Campaign(stages, wish.minutes).run(progress)
    table = lines(list(zip(rows, stages, strict=True)))
    print("\n".join(table))
    if wish.out is not None:
        written_into(wish.out, MARK, table)


def check(wish: argparse.Namespace, rows: Sequence[Row]) -> None:
    """What is played alike today is signed anew; the rest is named."""
    found = [checked(row.terms(wish.games, wish.seed, 1), wish.keep, wish.check) for row in rows]
    for finding in found:
        print(finding.line())
    sys.exit(any(finding.otherwise for finding in found))


if __name__ == "__main__":
    main()
