"""Makes the database of a hall in full swing, with the server of a release; tests open it with today's.

    PYTHONPATH=tests .venv/bin/python tests/server/halls/make.py tests/server/halls/3

in the tree of the release. What is there is never made again: a hall is what its release left.

Of every game there is a running table with a clock and a snapshot, one without a clock, and a finished one;
beside them a table that still gathers. `hall.db.gz` is the database; `people.json.gz` says whose tokens are
whose, what everybody saw last, and the record of what is finished.
"""

from __future__ import annotations

import gzip
import json
import random
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from server.visitors import Caller, Inn, Visitor, mover

CLOCK = {"stock": 14 * 86400, "add": 60}
SEATS = {"lost_mines": 4, "mountain_king": 3, "covenant": 3}


def sit_down(guests: list[Visitor], game: str, clock: dict[str, int] | None) -> tuple[str, list[Caller]]:
    """Ada and Ben, and bots on the other seats."""
    table = guests[0].set_up(SEATS[game], game=game, clock=clock)
    guests[1].seat(table, 1)
    for seat in range(2, SEATS[game]):
        guests[0].seat(table, seat, "bot", bot="greedy")
    callers = [guest.sit(table) for guest in guests]
    guests[0].start(table)
    for caller in callers:
        caller.until(lambda caller: caller.state is not None)
    return table, callers


def play(callers: list[Caller], moves: int, dice: random.Random) -> None:
    """Half of the choices are what the hint says, half are anybody's guess."""
    while moves and not (caller := mover(callers)).over:
        wish = (
            caller.ask("hint")["move"] if dice.random() < 0.5 else dice.choice(caller.now["choices"])["text"]
        )
        assert caller.play(wish)["type"] == "done"
        moves -= 1
    mover(callers)


def seen(caller: Caller) -> dict[str, Any]:
    """What must look the same whatever a later release adds to the picture."""
    return {
        "at": caller.now["at"],
        "to_move": caller.now["to_move"],
        "scores": caller.now["scores"],
        "winners": caller.now["winners"],
        "choices": [choice["text"] for choice in caller.now["choices"]],
        "log": [entry["key"] for entry in caller.log],
    }


def one_table(guests: list[Visitor], game: str, kind: str) -> dict[str, Any]:
    dice = random.Random(f"{game} {kind}")
    table, callers = sit_down(guests, game, CLOCK if kind == "clocked" else None)
    callers[0].ask("say", text="Well met.")
    play(callers, -1 if kind == "finished" else 25, dice)
    made: dict[str, Any] = {"game": game, "kind": kind, "id": table}
    made["seen"] = [seen(caller) for caller in callers]
    if kind == "finished":
        made["record"] = guests[0].request("GET", f"/api/replays/{table}/record").text
    for caller in callers:
        caller.close()
    return made


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as work:
        file = f"{work}/hall.db"
        inn = Inn(f"sqlite:///{file}", snapshot_every=20).open()
        guests = [Visitor(inn.port, name) for name in ("Ada", "Ben")]
        kinds = ("clocked", "running", "finished")
        tables = [one_table(guests, game, kind) for game in SEATS for kind in kinds]
        tables.append({"game": "covenant", "kind": "gathering", "id": guests[0].set_up(2, game="covenant")})
        inn.close()
        people = {"Ada": guests[0].token, "Ben": guests[1].token}
        told = json.dumps({"people": people, "tables": tables}, indent=1)
        (folder / "people.json.gz").write_bytes(gzip.compress(told.encode(), mtime=0))
        with sqlite3.connect(file) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            connection.execute("PRAGMA journal_mode=DELETE")
        (folder / "hall.db.gz").write_bytes(gzip.compress(Path(file).read_bytes(), mtime=0))


if __name__ == "__main__":
    main()
