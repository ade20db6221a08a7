"""Rude visitors: raw connections that send and read as they like, and what they do to a server."""

from __future__ import annotations

import base64
import contextlib
import os
import socket
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import httpx

from server.visitors import PATIENCE, Caller, Fort, Visitor

MEGABYTE = 1024 * 1024
# Seconds after which who floods gives up on a server that does not take it.
STUBBORN = 20.0
PING, EMPTY_TEXT, EMPTY_PART = b"\x89\x80\0\0\0\0", b"\x01\x80\0\0\0\0", b"\x00\x80\0\0\0\0"


class Rude:
    """One connection."""

    def __init__(self, port: int, source: str = "127.0.0.1", receives: int | None = None) -> None:
        self.port = port
        self.socket = socket.socket()
        self.socket.settimeout(STUBBORN)
        if receives is not None:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receives)
        self.socket.bind((source, 0))
        self.socket.connect(("127.0.0.1", port))
        self.sent = 0

    def send(self, text: bytes) -> bool:
        """Whether it could be sent; what the server does not take within its time counts as sent not."""
        try:
            self.socket.sendall(text)
        except OSError:
            return False
        self.sent += len(text)
        return True

    def get(self, path: str = "/api/games", more: str = "") -> None:
        self.send(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n{more}\r\n".encode())

    def upgrade(self, table: str) -> bytes:
        key = base64.b64encode(os.urandom(16)).decode()
        path = f"/api/tables/{table}/socket"
        wish = f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
        self.get(path, wish + "Sec-WebSocket-Version: 13\r\n")
        return self.read(12)

    def hello(self) -> None:
        self.send(b"\x81\x90\0\0\0\0" + b'{"type":"hello"}')

    def read(self, most: int = 65536) -> bytes:
        """What comes next; nothing when the server has hung up."""
        try:
            return self.socket.recv(most)
        except ConnectionError:
            return b""

    def read_all(self) -> bytes:
        """Until the server hangs up."""
        parts = []
        while part := self.read():
            parts.append(part)
        return b"".join(parts)

    def flood(self, part: bytes, most: int) -> bool:
        """The same again and again, up to so many bytes; whether the server cut it off before."""
        return all(self.send(part) for _ in range(most // len(part))) is False

    def close(self) -> None:
        self.socket.close()


STRANGERS = count(256)


def stranger() -> str:
    """An address that nobody has come from yet."""
    n = next(STRANGERS)
    return f"127.{n >> 16}.{n >> 8 & 255}.{n & 255}"


def watcher(port: int, table: str, receives: int | None = None) -> Rude:
    """A rude visitor with an open socket at a table."""
    rude = Rude(port, stranger(), receives)
    assert rude.upgrade(table) == b"HTTP/1.1 101"
    return rude


def client(port: int, source: str | None = None) -> httpx.Client:
    """Polite, from an address of its own."""
    by = httpx.HTTPTransport(local_address=source or stranger())
    return httpx.Client(base_url=f"http://127.0.0.1:{port}", transport=by, timeout=PATIENCE)


def memory(process: int) -> int:
    """Bytes that a process holds."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise AssertionError("no such process")


class Player:
    """Somebody who sits at a table of one game and moves while others flood."""

    def __init__(self, port: int) -> None:
        self.guest = Visitor(port, "Ada")
        self.table = self.guest.set_up(3, fill_with="random")
        self.caller: Caller = self.guest.sit(self.table)
        self.guest.start(self.table)
        self.caller.my_turn()

    def moves(self, times: int = 3) -> None:
        """Each is answered, or this fails."""
        for _ in range(times):
            caller = self.caller.my_turn()
            if caller.over:
                caller = self.another()
            assert caller.play(caller.now["choices"][0]["text"])["type"] == "done"

    def another(self) -> Caller:
        self.caller.close()
        self.table = self.guest.set_up(3, fill_with="random")
        self.caller = self.guest.sit(self.table)
        self.guest.start(self.table)
        return self.caller.my_turn()


@contextlib.contextmanager
def meanwhile(flood: Callable[[], object]) -> Iterator[None]:
    """Flood from another thread as long as the block runs."""
    over = threading.Event()

    def again() -> None:
        while not over.is_set():
            flood()

    thread = threading.Thread(target=again, daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join(STUBBORN)


def eventually(ready: Callable[[], bool], seconds: float = 40.0) -> None:
    latest = time.monotonic() + seconds
    while not ready():
        assert time.monotonic() < latest, "it never came"
        time.sleep(0.05)


class Stronghold(Fort):
    """A server as hosts run it, with the limits as they are by default; its log is kept."""

    def __init__(
        self, folder: Path, *arguments: str, files: int | None = None, database: str | None = None
    ) -> None:
        super().__init__(database or str(folder / "underhall.db"), *arguments)
        self.log = folder / "log"
        if files is not None:
            self.command = ["sh", "-c", f'ulimit -n {files}; exec "$@"', "sh", *self.command]

    def __enter__(self) -> Stronghold:
        self.open(self.log.open("ab"))
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()

    @property
    def pid(self) -> int:
        process: subprocess.Popen[bytes] | None = self.process
        assert process is not None
        return process.pid
