"""A full hall, as a host knows it: many tables of people who think, with and without bots that think hard.

    python -m benchmarks.hall [--tables 1000] [--think 5] [--seconds 30] [--bots 50]

Four people a table of The Lost Mines, each of whom thinks for some seconds, over loopback sockets; every move
is stored. Printed: moves a second, how long a move takes to come back to who made it, and what the server
needs. Then the same people beside tables of Covenant at which three hard bots think without a pause.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from resource import RLIMIT_NOFILE, getrlimit, setrlimit
from time import perf_counter

import uvloop
from benchmarks.company import Group, Process, Tally, connect, free_ports, report, running, set_tables

import underhall

HARD = 3


class Practice(Group):
    """One person who plays Covenant with hard bots, and never keeps them waiting."""

    async def set_up_with_bots(self) -> None:
        me = await self.counter.post("/api/people", {"name": "Player"})
        self.tokens.append(me["token"])
        wish = {"game": "covenant", "seats": HARD + 1, "fill_with": "hard"}
        table = (await self._ask(0, "/api/tables", wish))["id"]
        socket = await connect(self.port, f"/api/tables/{table}/socket")
        socket.send(b'{"type":"hello","token":"%b"}' % me["token"].encode())
        await socket.frames.get()
        await self._ask(0, f"/api/tables/{table}/start", None)
        self.counter.close()
        self.playing = asyncio.create_task(self.player(socket))


async def measure(tally: Tally, server: Process, port: int, chosen: argparse.Namespace, bots: int) -> None:
    groups = [Group(port, tally, chosen.think) for _ in range(chosen.tables)]
    began = perf_counter()
    first = await set_tables(groups)
    print(f"{chosen.tables} tables set in {perf_counter() - began:.0f} s", flush=True)
    practices = [Practice(port, Tally()) for _ in range(bots)]
    for practice in practices:
        await practice.set_up_with_bots()
    tally.start(chosen.seconds)
    playing = [group.play(*at) for group, at in zip(groups, first, strict=True)]
    await asyncio.gather(tally.weigh(server), *playing)
    for practice in practices:
        practice.playing.cancel()


@contextmanager
def server() -> Iterator[tuple[Process, int]]:
    with tempfile.TemporaryDirectory() as folder:
        port, _ = free_ports()
        command = [sys.executable, "-m", "underhall.server", "--no-limits", "--bot-delay", "0"]
        with running([*command, "--database", f"{folder}/hall.db", "--port", str(port)], port) as process:
            yield process, port


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--think", type=float, default=5.0, help="seconds, on average")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--bots", type=int, default=50, help="tables with hard bots, in the second run")
    chosen = parser.parse_args()
    if not Path("/proc/self/stat").exists():
        sys.exit("bench: what a server needs is read from /proc, as Linux has it")
    setrlimit(RLIMIT_NOFILE, (getrlimit(RLIMIT_NOFILE)[1],) * 2)  # a socket for each of them
    print(
        f"{chosen.tables} tables of 4 people who think {chosen.think:g} s, {chosen.seconds:g} s of it; "
        f"engine: {underhall.ENGINE}",
        flush=True,
    )
    for bots in (0, chosen.bots):
        tally = Tally()
        with server() as (process, port):
            uvloop.run(measure(tally, process, port, chosen, bots))
        report(f"beside {bots} tables with hard bots" if bots else "people alone", tally)
        needs = f"{100 * tally.spent / tally.seconds:.0f} % of a core, {tally.memory:.0f} MB"
        print(f"{'':32} the server needs {needs}; load of the machine {os.getloadavg()[0]:.1f}", flush=True)


if __name__ == "__main__":
    main()
