"""Floods: whoever sends too much is cut off, what the server holds stays small, and players play on.

Each runs against a server process with its default settings.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from server.floods import (
    EMPTY_PART,
    EMPTY_TEXT,
    MEGABYTE,
    PING,
    Player,
    Rude,
    Stronghold,
    client,
    eventually,
    meanwhile,
    memory,
    stranger,
    watcher,
)
from server.visitors import Visitor

MARGIN = 60 * MEGABYTE


@pytest.fixture(scope="module")
def fort(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stronghold]:
    with Stronghold(tmp_path_factory.mktemp("fort")) as fort:
        yield fort


@pytest.fixture(scope="module")
def player(fort: Stronghold) -> Player:
    return Player(fort.port)


# Frames


@pytest.mark.parametrize(
    ("first", "frame"),
    [
        (b"", PING),
        (b"", b"\x8a\x80\0\0\0\0"),
        (EMPTY_TEXT, EMPTY_PART),
        (b"", b"\x81\x80\0\0\0\0"),
        (b"", b"\x89\xfd\0\0\0\0" + b"x" * 125),
    ],
    ids=["pings", "pongs", "parts", "texts", "long pings"],
)
def test_every_frame_counts(fort: Stronghold, player: Player, first: bytes, frame: bytes) -> None:
    rude = watcher(fort.port, player.table)
    rude.send(first)
    assert rude.flood(frame * 200, 8 * MEGABYTE)
    with meanwhile(lambda: watcher(fort.port, player.table).flood(frame * 200, MEGABYTE)):
        player.moves()


def test_who_is_hung_up_on_is_told_why(fort: Stronghold, player: Player) -> None:
    rude = watcher(fort.port, player.table)
    rude.send(PING * 130)
    assert b'"type":"fault"' in rude.read_all()


def test_bytes_of_long_frames_count_too(fort: Stronghold, player: Player) -> None:
    rude = watcher(fort.port, player.table)
    frame = b"\x82\xfe\x3f\xff\0\0\0\0" + b"x" * 0x3FFF
    assert rude.flood(frame, 8 * MEGABYTE)


def test_pongs_that_are_never_read_are_not_kept(fort: Stronghold, player: Player) -> None:
    before = memory(fort.pid)
    deaf = [watcher(fort.port, player.table, receives=4096) for _ in range(8)]
    for rude in deaf:
        rude.flood((b"\x89\xfd\0\0\0\0" + b"x" * 125) * 100, 8 * MEGABYTE)
    assert memory(fort.pid) - before < MARGIN
    player.moves()


def test_people_at_their_usual_pace_are_not_cut_off(player: Player) -> None:
    player.moves(60)


# Requests


def test_a_head_is_not_endless(fort: Stronghold, player: Player) -> None:
    before = memory(fort.pid)
    for start in (b"GET / HTTP/1.1\r\n", b"GET /", b"GET / HTTP/1.1\r\nX: "):
        rude = Rude(fort.port, stranger())
        rude.send(start)
        assert rude.flood(b"a: b\r\n" * 1000 if b"\n" in start else b"a" * 6000, 40 * MEGABYTE)
    assert memory(fort.pid) - before < MARGIN
    player.moves()


def test_a_head_of_common_size_is_heard(fort: Stronghold) -> None:
    with client(fort.port) as http:
        assert http.get("/api/games", headers={"X": "y" * 12_000}).status_code == 200
        assert http.get("/api/games", headers={"X": "y" * 60_000}).status_code == 431


def test_half_sent_requests_make_way(fort: Stronghold, player: Player) -> None:
    """All from one address: the newest are let in, those that wait longest go."""
    halves, source = [], stranger()
    for _ in range(600):
        rude = Rude(fort.port, source)
        rude.send(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        halves.append(rude)
    eventually(lambda: answers(fort.port, source))
    player.moves()
    assert halves[0].read() == b""
    for rude in halves:
        rude.close()


@pytest.mark.slow
def test_half_sent_requests_of_many_addresses_make_way(tmp_path: Path) -> None:
    with Stronghold(tmp_path, files=500) as fort:
        player = Player(fort.port)
        halves = []
        for _ in range(800):
            halves.append(Rude(fort.port, stranger()))
            halves[-1].send(b"GET / HT")
        eventually(lambda: answers(fort.port, stranger()))
        player.moves()
        for rude in halves:
            rude.close()


def answers(port: int, source: str) -> bool:
    try:
        with client(port, source) as http:
            return http.get("/api/games").status_code == 200
    except httpx.TransportError:
        return False


@pytest.mark.slow
def test_a_request_has_to_become_whole(fort: Stronghold) -> None:
    half_head, half_body = Rude(fort.port), Rude(fort.port)
    half_head.send(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
    half_body.send(b"POST /api/people HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{")
    half_body.socket.settimeout(60)
    assert half_head.read() == b""
    assert half_body.read() == b""


@pytest.mark.parametrize("asks", [20, 20_000])
def test_requests_in_a_row_wait_for_their_answers(fort: Stronghold, player: Player, asks: int) -> None:
    request = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    before = memory(fort.pid)
    rude = Rude(fort.port, stranger())
    rude.send(request * asks)
    assert rude.read_all().count(b"HTTP/1.1 200") <= 10
    with meanwhile(lambda: Rude(fort.port, stranger()).send(request * asks)):
        player.moves()
    assert memory(fort.pid) - before < MARGIN


def test_two_requests_in_a_row_are_both_answered(fort: Stronghold) -> None:
    rude = Rude(fort.port, stranger())
    rude.send(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 2)
    assert rude.read_all().count(b"HTTP/1.1 200") == 2


def test_a_body_is_not_endless(fort: Stronghold) -> None:
    for head in (b"Content-Length: 100000000\r\n\r\n", b"Transfer-Encoding: chunked\r\n\r\n"):
        for path in (b"/api/people", b"/api/games"):
            rude = Rude(fort.port, stranger())
            rude.send(b"POST " + path + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n" + head)
            assert rude.flood(b"1\r\nx\r\n" * 1000, 40 * MEGABYTE)


@pytest.mark.slow
def test_answers_that_are_never_read_are_not_kept(fort: Stronghold, player: Player) -> None:
    deaf = [Rude(fort.port, "127.0.0.77", receives=4096) for _ in range(20)]
    for rude in deaf:
        rude.get("/api/games/covenant")
    player.moves()
    for rude in deaf:
        rude.socket.settimeout(60)
    eventually(lambda: open_connections(fort.pid, "127.0.0.77") == 0, 90)


def open_connections(process: int, source: str) -> int:
    """Connections from an address that the process still holds."""
    held = {link.readlink().name for link in Path(f"/proc/{process}/fd").iterdir() if link.is_symlink()}
    wanted = bytes(map(int, source.split(".")))[::-1].hex().upper()
    rows = [row.split() for row in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return sum(row[2].startswith(wanted) and f"socket:[{row[9]}]" in held for row in rows)


# What is not understood


NONSENSE = {
    "deep": b"[" * 200_000,
    "deep objects": b'{"name":' * 50_000,
    "broken text": b'{"name":"\xff\xfe"}',
    "half a pair": b'{"name":"\\ud800"}',
    "long number": b'{"name":' + b"1" * 300_000 + b"}",
    "nothing": b"",
    "zeros": b"\0" * 1000,
}


@pytest.mark.parametrize("nonsense", NONSENSE.values(), ids=list(NONSENSE))
def test_nonsense_is_bad_input(fort: Stronghold, player: Player, nonsense: bytes) -> None:
    http = player.guest.http
    for path in ("/api/people", "/api/sessions", "/api/tables", "/api/records"):
        assert http.post(path, content=nonsense).status_code in (400, 422, 429)
    with connect(f"ws://127.0.0.1:{fort.port}/api/tables/{player.table}/socket", compression=None) as socket:
        socket.send(nonsense[:16_000], text=True)
        assert json.loads(socket.recv(20))["type"] == "fault"
        socket.send(b'{"type":"say","ref":1,"x":' + nonsense[1:15_000] + b"}", text=True)
        assert json.loads(socket.recv(20))["type"] == "fault"
    assert "Traceback" not in fort.log.read_text()


@pytest.mark.parametrize(
    "line",
    [
        b"GET /\xff\xfe HTTP/1.1",
        b"GET /%ff%fe HTTP/1.1",
        b"GET /api/tables/%ff%00 HTTP/1.1",
        b"GET /api/replays/x/frames/0?eyes=%ff%fe HTTP/1.1",
        b"GET /api/replays/x/frames/\xc2\xb2?eyes=\xff HTTP/1.1",
        b"GET http://[::bad HTTP/1.1",
        b"GET * HTTP/1.1",
        b"GET // HTTP/1.1",
        b"G\xffT / HTTP/1.1",
        b"GET /api/me HTTP/1.1\r\nAuthorization: Bearer \xff\xfe",
        b"GET /api/me HTTP/1.1\r\nAuthorization: \xff",
        b"GET /api/me HTTP/1.1\r\n\xff: x",
        b"GET /api/tables/x/socket HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade",
        b"GET /api/tables/\xff/socket HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade",
        b"GET /api/tables/%ff/socket HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: \xff\r\nSec-WebSocket-Version: 13",
        b"POST /api/tables/x/socket HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade",
        b"GET /api/tables/x/socket HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade" + b"\r\na: b" * 300,
        b"GET / HTTP/1.1\r\nUpgrade: h2c\r\nConnection: Upgrade",
        b"GET / HTTP/1.1\r\nOrigin: \xff\r\nCookie: \xff",
    ],
)  # fmt: skip
def test_broken_requests_are_bad_input(fort: Stronghold, line: bytes) -> None:
    rude = Rude(fort.port, "127.0.0.3")
    rude.send(line + b"\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
    answer = rude.read_all()
    assert b" 500 " not in answer
    assert "Traceback" not in fort.log.read_text()


# Names


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("127.0.0.1:{port}", True),
        ("localhost", True),
        ("localhost:{port}", True),
        ("192.168.1.20:8000", True),
        ("[::1]:8000", True),
        ("garden", True),
        ("hall.example", True),
        ("HALL.example:443", True),
        ("evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("hall.example@evil.example", False),
        ("localhost.evil.example", False),
        ("", False),
    ],
)
def test_the_server_knows_its_names(named: Stronghold, host: str, known: bool) -> None:
    address = f"http://127.0.0.1:{named.port}/api/games"
    answer = httpx.get(address, headers={"Host": host.format(port=named.port)})
    assert answer.status_code == (200 if known else 421)
    assert known or "name" in answer.json()["error"]
    rude = Rude(named.port)
    rude.send(
        f"GET /api/tables/x/socket HTTP/1.1\r\nHost: {host.format(port=named.port)}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert rude.read(12) == (b"HTTP/1.1 101" if known else b"HTTP/1.1 403")


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stronghold]:
    arguments = ("--allow-host", "hall.example", "--proxy", "127.0.0.1")
    with Stronghold(tmp_path_factory.mktemp("named"), *arguments) as fort:
        yield fort


# Whose address counts


def test_metrics_are_not_for_those_behind_a_proxy(fort: Stronghold, named: Stronghold) -> None:
    for port in (fort.port, named.port):
        with client(port, "127.0.0.1") as http:
            assert http.get("/metrics").status_code == 200
            assert http.get("/metrics", headers={"X-Forwarded-For": "203.0.113.5"}).status_code == 403


# What is forgotten again


@pytest.mark.slow
def test_tables_that_are_not_there_leave_no_trace(tmp_path: Path) -> None:
    with Stronghold(tmp_path, "--no-limits") as fort:
        guest = Visitor(fort.port, "Ada")
        for n in range(100):
            assert guest.request("GET", f"/api/tables/{n:012d}").status_code == 404
        before = memory(fort.pid)
        for n in range(800):
            assert guest.request("GET", f"/api/tables/{n}{'x' * 14_000}").status_code == 404
        assert memory(fort.pid) - before < 8 * MEGABYTE
