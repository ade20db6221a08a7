"""Our server with The Lost Mines beside boardgame.io's with a small game: moves a second and latency.

    python benchmarks/server.py [--tables 32] [--seconds 4] [--rounds 3] [--database postgresql://...]

They take turns, so that whatever else the machine does falls on both. Both are driven by the same client over
loopback WebSockets, four seats a table, each table as fast as its players can answer. A move's time runs from
sending it until its effect is back at the mover. Ours has by then stored the move durably; boardgame.io keeps
it in memory.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import os
import random
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter, sleep
from typing import Any

import httpx
import msgspec
import uvloop

SEATS = 4
WARM_UP = 1.5
TEXT, PING, PONG = 1, 9, 10
PEER = Path(__file__).parent / "boardgame_io"
# Node may have come with the private environment, as for the web client.
WITH_NODE = {**os.environ, "PATH": f"{os.environ['PATH']}{os.pathsep}{Path(sys.executable).parent}"}


class Tally:
    """Latencies of the moves inside the times that count."""

    def __init__(self) -> None:
        self.begin = self.end = self.seconds = 0.0
        self.latencies: list[float] = []

    def start(self, seconds: float) -> None:
        self.begin = perf_counter() + WARM_UP
        self.end = self.begin + seconds
        self.seconds += seconds

    def running(self) -> bool:
        return perf_counter() < self.end

    def count(self, sent: float) -> None:
        now = perf_counter()
        if self.begin <= now < self.end:
            self.latencies.append(now - sent)

    def rate(self) -> float:
        return len(self.latencies) / self.seconds

    def quantile(self, part: float) -> float:
        """In milliseconds."""
        ordered = sorted(self.latencies)
        return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))]


class WebSocket(asyncio.Protocol):
    """Just enough of RFC 6455 to keep the client out of the measurement."""

    def __init__(self) -> None:
        self.buffer = bytearray()
        self.frames: asyncio.Queue[bytes] = asyncio.Queue()
        self.open = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: Any = transport

    def shake_hands(self, host: str, path: str) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, chunk: bytes) -> None:
        self.buffer += chunk
        if not self.open.is_set():
            head, mark, rest = self.buffer.partition(b"\r\n\r\n")
            if not mark:
                return
            assert head.startswith(b"HTTP/1.1 101"), bytes(head)
            self.buffer = rest
            self.open.set()
        while (frame := self._next()) is not None:
            kind, payload = frame
            if kind == TEXT:
                self.frames.put_nowait(payload)
            elif kind == PING:
                self.send(payload, PONG)

    def _next(self) -> tuple[int, bytes] | None:
        """Kind and payload of the next whole frame."""
        buffer = self.buffer
        if len(buffer) < 10 and len(buffer) < 2 + (buffer[1] & 127 if len(buffer) > 1 else 1):
            return None
        size, start = buffer[1] & 127, 2
        if size > 125:
            start = 4 if size == 126 else 10
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return None
        kind, payload = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        return kind, payload

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        """One masked frame; the mask is zero, so that masking costs nothing."""
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(bytes([0x80 | kind]) + length + b"\0\0\0\0" + payload)


async def connect(port: int, path: str) -> WebSocket:
    _, protocol = await asyncio.get_running_loop().create_connection(WebSocket, "127.0.0.1", port)
    protocol.shake_hands(f"127.0.0.1:{port}", path)
    await protocol.open.wait()
    return protocol


# Ours


class Choice(msgspec.Struct):
    text: str


class State(msgspec.Struct):
    at: int
    choices: list[Choice]
    winners: list[int]


class Push(msgspec.Struct):
    type: str
    state: State | None = None


PUSH = msgspec.json.Decoder(Push)


class Group:
    """Four people who play one table of ours after the other."""

    def __init__(self, port: int, tally: Tally) -> None:
        self.port = port
        self.tally = tally
        limits = httpx.Limits(max_keepalive_connections=0)  # between two games the server hangs up
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, limits=limits)
        self.tokens: list[str] = []

    async def meet(self) -> None:
        for n in range(SEATS):
            me = (await self.http.post("/api/people", json={"name": f"Player {n + 1}"})).json()
            self.tokens.append(me["token"])

    async def set_up(self) -> tuple[str, list[WebSocket]]:
        table = (await self._ask(0, "/api/tables", {"game": "lost_mines", "seats": SEATS}))["id"]
        for n in range(1, SEATS):
            await self._ask(n, f"/api/tables/{table}/seats/{n}", {"do": "take"})
        sockets = []
        for token in self.tokens:
            sockets.append(await connect(self.port, f"/api/tables/{table}/socket"))
            sockets[-1].send(msgspec.json.encode({"type": "hello", "token": token}))
            await sockets[-1].frames.get()
        return table, sockets

    async def play(self, table: str, sockets: list[WebSocket]) -> None:
        """Game after game; the first table is set already."""
        while True:
            players = [asyncio.create_task(self.player(socket)) for socket in sockets]
            await self._ask(0, f"/api/tables/{table}/start", None)
            left = max(0.0, self.tally.end - perf_counter())
            done, _ = await asyncio.wait(players, timeout=left)
            for player in done:
                player.result()
            for player, connection in zip(players, sockets, strict=True):
                player.cancel()
                connection.transport.close()
            if not self.tally.running():
                return
            table, sockets = await self.set_up()

    async def player(self, connection: WebSocket) -> None:
        sent = 0.0
        while True:
            push = PUSH.decode(await connection.frames.get())
            assert push.type in ("welcome", "table", "state", "done"), push
            if push.state is None:
                continue
            if sent:
                self.tally.count(sent)
                sent = 0.0
            if push.state.winners:
                return
            if push.state.choices:
                move = random.choice(push.state.choices).text
                wish = {"type": "play", "ref": 1, "at": push.state.at, "move": move}
                sent = perf_counter()
                connection.send(msgspec.json.encode(wish))

    async def _ask(self, who: int, path: str, body: object) -> Any:
        headers = {"Authorization": f"Bearer {self.tokens[who]}"}
        answer = await self.http.post(path, json=body, headers=headers)
        assert answer.status_code == 200, answer.text
        return answer.json()


async def measure_ours(tally: Tally, port: int, tables: int, seconds: float) -> None:
    groups = [Group(port, tally) for _ in range(tables)]
    set_tables = []
    for group in groups:
        await group.meet()
        set_tables.append(await group.set_up())
    tally.start(seconds)
    await asyncio.gather(*[group.play(*first) for group, first in zip(groups, set_tables, strict=True)])


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


async def measure_theirs(tally: Tally, port: int, lobby: int, tables: int, seconds: float) -> None:
    seats = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{lobby}", timeout=60) as http:
        for _ in range(tables):
            match = (await http.post("/games/fields/create", json={"numPlayers": SEATS})).json()["matchID"]
            for seat in range(SEATS):
                wish = {"playerID": str(seat), "playerName": f"Player {seat + 1}"}
                joined = (await http.post(f"/games/fields/{match}/join", json=wish)).json()
                seats.append((match, seat, joined["playerCredentials"]))
    tally.start(seconds)
    await asyncio.gather(*[their_player(port, *seat, tally) for seat in seats])


# Servers


def free_ports() -> tuple[int, int]:
    """Two ports that nobody uses."""
    with socket.socket() as one, socket.socket() as other:
        for probe in (one, other):
            probe.bind(("127.0.0.1", 0))
        return one.getsockname()[1], other.getsockname()[1]


@contextmanager
def running(command: list[str], port: int, folder: Path | None = None) -> Iterator[None]:
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, env=WITH_NODE)
    try:
        for _ in range(300):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            sleep(0.1)
        yield
    finally:
        process.kill()
        process.wait()


def ours(tally: Tally, tables: int, seconds: float, database: str | None) -> None:
    with tempfile.TemporaryDirectory() as folder:
        port, _ = free_ports()
        stored = database or f"{folder}/bench.db"
        command = [sys.executable, "-m", "underhall.server", "--no-limits", "--database", stored]
        with running([*command, "--port", str(port)], port):
            uvloop.run(measure_ours(tally, port, tables, seconds))


def theirs(tally: Tally, tables: int, seconds: float) -> None:
    if not (PEER / "node_modules").is_dir():
        install = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--no-package-lock"]
        subprocess.run(install, cwd=PEER, check=True, env=WITH_NODE)
    port, lobby = free_ports()
    with running(["node", "server.js", str(port), str(lobby)], port, PEER):
        uvloop.run(measure_theirs(tally, port, lobby, tables, seconds))


def report(name: str, tally: Tally) -> None:
    print(
        f"{name:<32} {tally.rate():8.0f} moves/s   p50 {tally.quantile(0.5):6.1f} ms   "
        f"p99 {tally.quantile(0.99):6.1f} ms   ({len(tally.latencies)} moves)",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=32)
    parser.add_argument("--seconds", type=float, default=4.0, help="of each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--database", help="measure ours on PostgreSQL instead of a SQLite file")
    chosen = parser.parse_args()
    print(
        f"{chosen.tables} tables of {SEATS}, {chosen.rounds} x {chosen.seconds:g} s each, over loopback",
        flush=True,
    )
    mine, peer = Tally(), Tally()
    for _ in range(chosen.rounds):
        ours(mine, chosen.tables, chosen.seconds, chosen.database)
        theirs(peer, chosen.tables, chosen.seconds)
    report("underhall, every move stored", mine)
    report("boardgame.io, kept in memory", peer)
    print(f"ours to theirs: {mine.rate() / peer.rate():.2f}")


if __name__ == "__main__":
    main()
