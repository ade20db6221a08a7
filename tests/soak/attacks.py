"""Attacks on a server, each from a process of its own, over and over until it is ended."""

from __future__ import annotations

import itertools
import json
import os
from collections.abc import Callable
from contextlib import suppress
from time import sleep

import httpx
from websockets.exceptions import WebSocketException

from server.floods import EMPTY_PART, EMPTY_TEXT, MEGABYTE, PING, Rude, client
from soak import end_with_parent

Attack = Callable[[int, str], None]
ATTACKERS = itertools.cycle([f"127.9.9.{n}" for n in range(1, 5)])
REQUEST = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


def frames(first: bytes, frame: bytes, receives: int | None = None) -> Attack:
    """The same frame on one anonymous socket after the other."""

    def attack(port: int, table: str) -> None:
        rude = Rude(port, next(ATTACKERS), receives)
        if rude.upgrade(table) == b"HTTP/1.1 101":
            rude.send(first)
            rude.flood(frame * 1000, 64 * MEGABYTE)
        rude.close()

    return attack


def stream(first: bytes, more: bytes) -> Attack:
    """A request without end."""

    def attack(port: int, _: str) -> None:
        rude = Rude(port, next(ATTACKERS))
        rude.send(first)
        rude.flood(more, 64 * MEGABYTE)
        rude.close()

    return attack


def halves(port: int, _: str) -> None:
    """A thousand requests that are never whole."""
    held = []
    with suppress(OSError):
        for n in range(1100):
            held.append(Rude(port, next(ATTACKERS)))
            held[-1].send(
                b"GET /" if n % 2 else b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"
            )
    sleep(0.5)
    for rude in held:
        rude.close()


def pipelined(port: int, _: str) -> None:
    rude = Rude(port, next(ATTACKERS))
    rude.send(REQUEST * 5000)
    rude.close()


def unread(port: int, _: str) -> None:
    """The longest answers, never read."""
    held = [Rude(port, next(ATTACKERS), receives=4096) for _ in range(20)]
    for rude in held:
        rude.get("/api/games/covenant")
    sleep(0.5)
    for rude in held:
        rude.close()


def knocking(port: int, _: str) -> None:
    """Connections that say nothing."""
    for _n in range(200):
        Rude(port, next(ATTACKERS)).close()


def sockets(port: int, table: str) -> None:
    """Sockets opened, greeted, and left."""
    rude = Rude(port, next(ATTACKERS))
    if rude.upgrade(table) == b"HTTP/1.1 101":
        rude.hello()
        rude.read()
    rude.close()


def anew(port: int, table: str) -> None:
    """Everything anew, as often as one socket may ask."""
    rude = Rude(port, next(ATTACKERS))
    if rude.upgrade(table) == b"HTTP/1.1 101":
        rude.hello()
        rude.flood(b"\x81\x98\0\0\0\0" + b'{"type":"again","ref":1}', 100 * 30)
        rude.read()
    rude.close()


def requests(path: str) -> Attack:
    def attack(port: int, _: str) -> None:
        with client(port, next(ATTACKERS)) as http:
            for n in range(50):
                http.get(path.format(n=n))

    return attack


def bodies(content: bytes) -> Attack:
    def attack(port: int, _: str) -> None:
        with client(port, next(ATTACKERS)) as http:
            for _n in range(50):
                http.post("/api/people", content=content)

    return attack


def replays(port: int, table: str) -> None:
    with client(port, next(ATTACKERS)) as http:
        for n in range(50):
            http.get(f"/api/replays/{table}/frames/{n}")


ATTACKS: dict[str, Attack] = {
    "empty pings": frames(b"", PING),
    "empty parts": frames(EMPTY_TEXT, EMPTY_PART),
    "unread pongs": frames(b"", b"\x89\xfd\0\0\0\0" + b"x" * 125, 4096),
    "long frames": frames(b"", b"\x82\xfe\x3f\xff\0\0\0\0" + b"x" * 0x3FFF),
    "endless head": stream(b"GET / HTTP/1.1\r\n", b"a: b\r\n" * 10_000),
    "endless body": stream(
        b"POST /api/people HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n", b"1\r\nx\r\n" * 10_000
    ),
    "half requests": halves,
    "pipelined": pipelined,
    "unread answers": unread,
    "knocking": knocking,
    "sockets": sockets,
    "everything anew": anew,
    "unknown tables": requests("/api/tables/none-{n}"),
    "the page": requests("/"),
    "deep nesting": bodies(b"[" * 500_000),
    "broken text": bodies(json.dumps({"name": "x" * 100_000}).encode()[:-2] + b'\xff"}'),
    "replays": replays,
}


def repeat(name: str, port: int, table: str) -> None:
    """Until somebody ends this process; elsewhere it would not take the server's own processor."""
    end_with_parent()
    os.nice(10)
    while True:
        with suppress(OSError, httpx.TransportError, WebSocketException, TimeoutError, EOFError):
            ATTACKS[name](port, table)
