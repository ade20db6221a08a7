"""People at tables of ours, driven over real sockets, and what they saw; for `server.py` and `hall.py`."""

from __future__ import annotations

import asyncio
import base64
import os
import random
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter, sleep
from typing import Any

import msgspec

SEATS = 4
# Moves that come before those that count: by then a just-in-time compiler knows what is hot.
WARM_UP = 2000
LOOK_EVERY = 0.02
AT_ONCE = 48
TEXT, PING, PONG = 1, 9, 10
TICKS, PAGE = os.sysconf("SC_CLK_TCK"), os.sysconf("SC_PAGE_SIZE")
# Node may have come with the private environment, as for the web client.
WITH_NODE = {**os.environ, "PATH": f"{os.environ['PATH']}{os.pathsep}{Path(sys.executable).parent}"}


class Process:
    """What a server's process needs, by the system's own count: the fairer measure on a busy machine."""

    def __init__(self, pid: int) -> None:
        self.folder = Path("/proc") / str(pid)

    def spent(self) -> float:
        """Seconds of processor time, of all its threads, so far."""
        fields = (self.folder / "stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> float:
        """In megabytes."""
        return int((self.folder / "statm").read_text().split()[1]) * PAGE / 2**20


class Tally:
    """Latencies of the moves inside the times that count, and what the server spent on them."""

    def __init__(self) -> None:
        self.seconds = self.spent = self.memory = 0.0
        self.early, self.counts = 0, False
        self.latencies: list[float] = []

    def start(self, seconds: float, warm_up: int = WARM_UP) -> None:
        self.early, self.counts = warm_up, False
        self.round = seconds
        self.over = asyncio.Event()

    async def weigh(self, server: Process) -> None:
        """From the moment on when moves count, until they no longer do."""
        while self.early:
            await asyncio.sleep(LOOK_EVERY)
        before, began = server.spent(), perf_counter()
        self.counts = True
        await asyncio.sleep(self.round)
        self.counts = False
        self.spent += server.spent() - before
        self.seconds += perf_counter() - began
        self.over.set()
        self.memory = max(self.memory, server.memory())

    def cost(self) -> float:
        """Milliseconds of processor time a move."""
        return 1000 * self.spent / len(self.latencies)

    def running(self) -> bool:
        return not self.over.is_set()

    def count(self, sent: float) -> None:
        if self.early:
            self.early -= 1
        elif self.counts:
            self.latencies.append(perf_counter() - sent)

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


# A table of ours


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


class Counter:
    """Where people ask over HTTP: one connection, opened anew when the server has hung up. Just enough of
    HTTP/1.1 to seat thousands without the client being what takes long."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.pipe: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: object, token: str = "") -> Any:
        text = b"" if body is None else msgspec.json.encode(body)
        head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Length: {len(text)}\r\n"
        signed = f"Authorization: Bearer {token}\r\n" if token else ""
        reader, writer = self.pipe or await asyncio.open_connection("127.0.0.1", self.port)
        self.pipe = reader, writer
        writer.write(f"{head}{signed}Content-Type: application/json\r\n\r\n".encode() + text)
        told = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        size = int(told.partition("content-length:")[2].split()[0])
        answer = msgspec.json.decode(await reader.readexactly(size))
        assert told.split()[1] == "200", answer
        return answer

    def close(self) -> None:
        if self.pipe is not None:
            self.pipe[1].close()
        self.pipe = None


class Group:
    """Four people who play one table of ours after the other, and think for about so many seconds."""

    def __init__(self, port: int, tally: Tally, think: float = 0.0) -> None:
        self.port = port
        self.tally = tally
        self.think = think
        self.counter = Counter(port)
        self.tokens: list[str] = []

    async def meet(self) -> None:
        for n in range(SEATS):
            me = await self.counter.post("/api/people", {"name": f"Player {n + 1}"})
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
        self.counter.close()
        return table, sockets

    async def play(self, table: str, sockets: list[WebSocket]) -> None:
        """Game after game; the first table is set already."""
        while True:
            players = [asyncio.create_task(self.player(socket)) for socket in sockets]
            await self._ask(0, f"/api/tables/{table}/start", None)
            self.counter.close()
            everybody = asyncio.create_task(asyncio.wait(players))
            over = asyncio.create_task(self.tally.over.wait())
            tasks: list[asyncio.Task[Any]] = [everybody, over]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                task.cancel()
            for player in players:
                if player.done():
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
                if self.think:
                    await asyncio.sleep(random.uniform(0.0, 2 * self.think))
                sent = perf_counter()
                connection.send(msgspec.json.encode(wish))

    async def _ask(self, who: int, path: str, body: object) -> Any:
        return await self.counter.post(path, body, self.tokens[who])


async def set_tables(groups: list[Group]) -> list[tuple[str, list[WebSocket]]]:
    """The first table of each group; a few at a time, for there may be many."""
    found = []
    for start in range(0, len(groups), AT_ONCE):
        some = groups[start : start + AT_ONCE]
        await asyncio.gather(*[group.meet() for group in some])
        found += await asyncio.gather(*[group.set_up() for group in some])
    return found


# Servers


def free_ports() -> tuple[int, int]:
    """Two ports that nobody uses."""
    with socket.socket() as one, socket.socket() as other:
        for probe in (one, other):
            probe.bind(("127.0.0.1", 0))
        return one.getsockname()[1], other.getsockname()[1]


@contextmanager
def running(command: list[str], port: int, folder: Path | None = None) -> Iterator[Process]:
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, env=WITH_NODE)
    try:
        for _ in range(300):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            sleep(0.1)
        yield Process(process.pid)
    finally:
        process.kill()
        process.wait()


def report(name: str, tally: Tally) -> None:
    print(
        f"{name:<32} {tally.rate():8.0f} moves/s   p50 {tally.quantile(0.5):6.1f} ms   "
        f"p99 {tally.quantile(0.99):6.1f} ms   {tally.cost():.3f} ms of processor time a move   "
        f"({len(tally.latencies)} moves)",
        flush=True,
    )
