"""How fast the engine is, compiled and plain, beside catanatron playing random Catan, in one run on one core.

    python benchmarks/speed.py [--seconds 1] [--turns 5]

All take turns, each in a process of its own; what counts is the median of each, by the time that a processor
spent on it, so that a busy machine does little harm. Only choices count; what nature does comes on top.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Sheet

import underhall

HERE = Path(__file__).parent
NO_PEER = "bench: there is no catanatron here to stand beside; make bench brings it"
NO_SPIEL = "bench: there is no OpenSpiel here to stand beside; make bench brings it where there is a wheel"
NO_ENGINE = "bench: no compiled engine runs here, so all figures are of plain Python; make engine"
CLOSER = {
    "copies": "copies/s",
    "determinize": "determinize/s",
    "views": "views/s",
    "encoded": "encoded views/s",
    "greedy": "greedy choices/s",
    "bytes": "bytes of a table",
}
ITERATIONS = (
    ("playouts", "playout choices", "an imagined world played at random to the end"),
    ("runs", "run choices", "an option of the hard bot's, played on by the heuristic"),
)
QUARTERS = [f"quarter {at}" for at in (1, 2, 3, 4)]
WORDS = ("table", "what", "engine", "an iteration")
Paces = dict[str, dict[str, float]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="per table and turn")
    parser.add_argument("--turns", type=int, default=5)
    wish = parser.parse_args()
    if find_spec("catanatron") is None:
        sys.exit(NO_PEER)
    if underhall.ENGINE != "compiled":
        print(NO_ENGINE)
    has_spiel = find_spec("pyspiel") is not None
    if not has_spiel:
        print(NO_SPIEL)
    peers, fasts, plains = [], [], []
    for _ in range(wish.turns):
        spiel = {"spiel": asked("spiel.py", wish.seconds / 5)} if has_spiel else {}
        peers.append({"catanatron": asked("peer.py", wish.seconds), **spiel})
        fasts.append(asked("paces.py", wish.seconds)["paces"])
        plains.append(asked("paces.py", wish.seconds, UNDERHALL_PURE="1")["paces"])
    report(medians(peers), medians(fasts), medians(plains))


def asked(script: str, seconds: float, **spoken: str) -> Any:
    """What a process of its own measures."""
    command = [sys.executable, str(HERE / script), str(seconds)]
    done = subprocess.run(
        command, env={**os.environ, **spoken}, stdout=subprocess.PIPE, text=True, check=True
    )
    return json.loads(done.stdout)


def medians(turns: list[Paces]) -> Paces:
    first = turns[0]
    return {
        table: {name: statistics.median([turn[table][name] for turn in turns]) for name in first[table]}
        for table in first
    }


def report(peers: Paces, fast: Paces, plain: Paces) -> None:
    console, peer = Console(width=110), peers["catanatron"]
    console.print(random_play(peer, fast, plain))
    console.print(a_closer_look(peer, fast, plain))
    console.print(through_the_game(fast, plain))
    console.print(searches(peers, fast, plain))


def random_play(peer: dict[str, float], fast: Paces, plain: Paces) -> Sheet:
    sheet = sheet_of(
        "Random play, choices/s",
        "table",
        "compiled",
        "of catanatron",
        "games/s",
        "plain",
        "compiled to plain",
    )
    sheet.add_row(
        "catanatron, Catan, 4 seats", "", "", f"{peer['games']:,.0f}", f"{peer['choices']:,.0f}", ""
    )
    for name, pace in fast.items():
        sheet.add_row(
            titled(name),
            f"{pace['choices']:,.0f}",
            f"{pace['choices'] / peer['choices']:.1f}x",
            f"{pace['games']:,.0f}",
            f"{plain[name]['choices']:,.0f}",
            f"{pace['choices'] / plain[name]['choices']:.1f}x",
        )
    return sheet


def a_closer_look(peer: dict[str, float], fast: Paces, plain: Paces) -> Sheet:
    sheet = sheet_of(
        "One table in the middle of a game", "table", "what", "compiled", "of catanatron", "plain"
    )
    sheet.add_row("catanatron, Catan, 4 seats", "copies/s", "", "", f"{peer['copies']:,.0f}")
    for name, pace in fast.items():
        for what, words in CLOSER.items() if "copies" in pace else ():
            ratio = f"{pace[what] / peer[what]:.0f}x" if what in peer else ""
            sheet.add_row(titled(name), words, f"{pace[what]:,.0f}", ratio, f"{plain[name][what]:,.0f}")
    return sheet


def through_the_game(fast: Paces, plain: Paces) -> Sheet:
    sheet = sheet_of("Choices/s through a game", "table", "engine", *[f"{name} of 4" for name in QUARTERS])
    for name, pace in fast.items():
        for engine, paces in (("compiled", pace), ("plain", plain[name])):
            if QUARTERS[0] in pace:
                sheet.add_row(titled(name), engine, *[f"{paces[quarter]:,.0f}" for quarter in QUARTERS])
    return sheet


def searches(peers: Paces, fast: Paces, plain: Paces) -> Sheet:
    """Iterations are not alike: the words say what one is, the choices what it is made of."""
    sheet = sheet_of("Search", "table", "an iteration", "iterations/s", "choices/s", "plain: iterations/s")
    peer = peers["catanatron"]
    played = f"{peer['playout choices']:,.0f}", f"{peer['playouts']:,.0f}"
    sheet.add_row("catanatron, Catan, 4 seats", "a copy played at random to the end", "", *played)
    sheet.add_row("catanatron, Catan, 4 seats", "an option tried on a copy", "", "", f"{peer['tries']:,.0f}")
    if spiel := peers.get("spiel"):
        for kind, word in (("C++", "MCTS in C++"), ("Python", "MCTS in Python")):
            found, choices = spiel[kind], f"{spiel[kind] * spiel['choices']:,.0f}"
            columns = (f"{found:,.0f}", choices, "") if kind == "C++" else ("", choices, f"{found:,.0f}")
            sheet.add_row("OpenSpiel, Backgammon", f"{word}: a rollout to the end", *columns)
    for name, pace in fast.items():
        for what, choices, words in ITERATIONS if "runs" in pace else ():
            counts = f"{pace[what]:,.0f}", f"{pace[choices]:,.0f}", f"{plain[name][what]:,.0f}"
            sheet.add_row(titled(name), words, *counts)
    return sheet


def sheet_of(title: str, *headings: str) -> Sheet:
    sheet = Sheet(title=title)
    for heading in headings:
        sheet.add_column(heading, justify="left" if heading in WORDS else "right")
    return sheet


def titled(name: str) -> str:
    game, seats = name.split()
    return f"{game}, {seats} seats" if seats != "1" else f"{game}, alone"


if __name__ == "__main__":
    main()
