"""Bad clients: too much, too fast, too long, from elsewhere."""

from __future__ import annotations

import socket as sockets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from server.floods import Rude, client, stranger, watcher
from server.visitors import Caller, Inn, Visitor, party
from underhall.server.settings import NO_LIMITS, Limits, Rate

TIGHT = Limits(
    sockets_per_address=6,
    tables_per_person=4,
    requests=Rate(1e9, 1e9),
    newcomers=Rate(0.0, 12),
    passwords=Rate(0.0, 3),
    uploads=Rate(0.0, 2),
    messages=Rate(0.0, 30),
    chat=Rate(0.0, 3),
    hints=Rate(0.0, 2),
    faults_forgiven=10,
)


@pytest.fixture
def tight(tmp_path: Path) -> Iterator[Inn]:
    inn = Inn(f"sqlite:///{tmp_path}/underhall.db", limits=TIGHT, origins=("https://friends.example",)).open()
    yield inn
    inn.close()


def never(_: Caller) -> bool:
    return False


def statuses(guest: Visitor, times: int, path: str, body: object) -> list[int]:
    return [guest.request("POST", path, body).status_code for _ in range(times)]


def test_each_address_may_ask_only_so_often(tight: Inn) -> None:
    guest = Visitor(tight.port, "Ada")
    assert statuses(guest, 12, "/api/people", {"name": "x"})[-2:] == [200, 429]
    wrong = {"login": "nobody", "password": "nothing at all"}
    assert statuses(guest, 4, "/api/sessions", wrong) == [401, 401, 401, 429]
    assert statuses(guest, 3, "/api/records", {"record": "x"}) == [422, 422, 429]
    table = {"game": "lost_mines", "seats": 3}
    assert statuses(guest, 5, "/api/tables", table) == [200, 200, 200, 200, 409]


def test_all_requests_of_an_address_count(tmp_path: Path) -> None:
    inn = Inn(f"sqlite:///{tmp_path}/underhall.db", limits=Limits(requests=Rate(0.001, 5))).open()
    answers = [httpx.get(f"http://127.0.0.1:{inn.port}/api/games").status_code for _ in range(7)]
    assert answers == [200] * 5 + [429] * 2
    inn.close()


def test_a_long_body_is_refused(tight: Inn) -> None:
    guest = Visitor(tight.port, "Ada")
    answer = guest.http.post("/api/records", content=b'{"record":"' + b"x" * 600_000 + b'"}')
    assert answer.status_code == 413
    assert guest.request("POST", "/api/records", {"record": "x" * 410_000}).status_code == 400


def test_a_long_frame_ends_the_conversation(tight: Inn) -> None:
    guest = Visitor(tight.port, "Ada")
    caller = guest.sit(guest.set_up())
    caller.socket.send("x" * 20_000)
    with pytest.raises(ConnectionClosed):
        caller.until(never)


def test_who_talks_too_fast_is_not_heard(tight: Inn) -> None:
    _, _, callers = party(tight.port, people=1, seats=3)
    caller = callers[0]
    assert [caller.ask("say", text="hey")["type"] for _ in range(4)] == ["done"] * 3 + ["refused"]
    caller.my_turn()
    assert [caller.ask("hint")["type"] for _ in range(3)] == ["hint"] * 2 + ["refused"]
    for ref in range(40):
        caller.send(type="ping", ref=ref)
    with pytest.raises(ConnectionClosed):
        caller.until(never)


def test_an_address_has_only_so_many_sockets(tight: Inn) -> None:
    guest = Visitor(tight.port, "Ada")
    table = guest.set_up()
    callers = [guest.sit(table) for _ in range(6)]
    with pytest.raises(InvalidStatus) as refused:
        guest.sit(table)
    assert refused.value.response.status_code == 403
    callers[0].close()
    for _ in range(50):
        try:
            guest.sit(table)
            break
        except InvalidStatus:
            time.sleep(0.1)
    else:
        pytest.fail("a freed place stays taken")


@pytest.mark.parametrize(
    ("origin", "welcome"),
    [
        ("http://127.0.0.1:{port}", True),
        ("https://friends.example", True),
        ("https://evil.example", False),
        ("http://127.0.0.1:1", False),
        ("http://127.0.0.1:{port}.evil.example", False),
        ("null", False),
    ],
)
def test_a_page_of_another_site_cannot_open_a_socket(tight: Inn, origin: str, welcome: bool) -> None:
    table = Visitor(tight.port, "Ada").set_up()
    address = f"ws://127.0.0.1:{tight.port}/api/tables/{table}/socket"
    from_there = {"Origin": origin.format(port=tight.port)}
    if welcome:
        with connect(address, additional_headers=from_there) as socket:
            socket.send('{"type":"hello"}')
            assert "welcome" in str(socket.recv(10))
    else:
        with pytest.raises(InvalidStatus), connect(address, additional_headers=from_there):
            pass


def test_every_answer_has_safe_headers(inn: Inn) -> None:
    for path in ("/", "/table/x", "/api/games", "/api/nothing", "/api/docs", "/api/me", "/x.js"):
        headers = httpx.get(f"http://127.0.0.1:{inn.port}{path}").headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_other_sites_may_not_read_answers(inn: Inn) -> None:
    answer = httpx.get(f"http://127.0.0.1:{inn.port}/api/games", headers={"Origin": "https://evil.example"})
    assert "access-control-allow-origin" not in answer.headers
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"


@pytest.mark.slow
def test_who_does_not_listen_is_cut_off_and_nobody_waits(tmp_path: Path) -> None:
    """A watcher that reads nothing fills its own queue only."""
    limits = replace(NO_LIMITS, unsent_bytes=50_000)
    inn = Inn(f"sqlite:///{tmp_path}/underhall.db", limits=limits).open()
    table, _, callers = party(inn.port, people=1, seats=3)
    deaf = sockets.socket()
    deaf.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    deaf.connect(("127.0.0.1", inn.port))
    deaf.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert deaf.recv(12) == b"HTTP/1.1 101"
    deaf.sendall(b"\x81\x90\0\0\0\0" + b'{"type":"hello"}')
    callers[0].until(lambda caller: caller.table["watchers"] == 1)
    for _ in range(1_500):  # as much as any system buffers for it
        for _ in range(19):
            callers[0].send(type="say", ref=0, text="x" * 500)
        callers[0].ask("say", text="x" * 500)
        if callers[0].table["watchers"] == 0:
            break
    assert callers[0].table["watchers"] == 0
    deaf.close()
    inn.close()


# Whatever is asked for, and whoever asks. These rates never fill again, so no machine is too slow for them.


@contextmanager
def strict(folder: Path, proxies: tuple[str, ...] = (), **limits: Any) -> Iterator[Inn]:
    database = f"sqlite:///{folder}/underhall.db"
    inn = Inn(database, limits=replace(NO_LIMITS, **limits), proxies=proxies).open()
    try:
        yield inn
    finally:
        inn.close()


def test_all_requests_count_whatever_they_ask_for(tmp_path: Path) -> None:
    paths = ("/", "/api/nothing", "/x.js", "/api/games", "/api/tables/none")
    with strict(tmp_path, requests=Rate(0.0, 10)) as inn, client(inn.port) as http:
        asked = [http.get(paths[n % 5]).status_code for n in range(15)]
        assert 429 not in asked[:10]
        assert asked[10:] == [429] * 5
        with client(inn.port) as other:
            assert other.get("/api/games").status_code == 200


def test_tables_of_an_address_come_only_so_fast_whoever_sets_them_up(tmp_path: Path) -> None:
    with strict(tmp_path, new_tables=Rate(0.0, 3)) as inn:
        table = {"game": "lost_mines", "seats": 3}
        asked = [statuses(Visitor(inn.port, name), 2, "/api/tables", table) for name in ("Ada", "Brock")]
        assert asked == [[200, 200], [200, 429]]


def test_opening_sockets_has_its_limit(tmp_path: Path) -> None:
    with strict(tmp_path, openings=Rate(0.0, 5)) as inn:
        source, opened = stranger(), []
        for _ in range(8):
            rude = Rude(inn.port, source)
            opened.append(rude.upgrade("none") == b"HTTP/1.1 101")
            rude.close()
        assert opened == [True] * 5 + [False] * 3


def test_a_person_opens_sockets_only_so_often_wherever_they_are(tmp_path: Path) -> None:
    with strict(tmp_path, openings=Rate(0.0, 5)) as inn:
        guest = Visitor(inn.port, "Ada")
        table = guest.set_up()
        hello = msgspec.json.encode({"type": "hello", "token": guest.token})
        heard = []
        for _ in range(7):
            rude = watcher(inn.port, table)
            rude.socket.recv(65536)
            rude.send(b"\x81\xfe" + len(hello).to_bytes(2, "big") + b"\0\0\0\0" + hello)
            heard.append(b'"type":"welcome"' in rude.read())
            rude.close()
        assert heard == [True] * 5 + [False] * 2


def test_everything_anew_has_its_limit(tmp_path: Path) -> None:
    with strict(tmp_path, openings=Rate(0.0, 5)) as inn:
        guest = Visitor(inn.port, "Ada")
        caller = guest.sit(guest.set_up())
        heard = []
        for ref in range(6):
            caller.send(type="again", ref=ref)
            heard.append(caller.next("welcome", "refused")["type"])
        assert heard == ["welcome"] * 4 + ["refused"] * 2


def test_a_forwarded_address_is_believed_only_from_a_proxy_of_ours(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever claims to be many is one, unless it is a proxy that we were told of."""
    claims = [{"X-Forwarded-For": f"10.0.0.{n}"} for n in range(30)]
    for proxies, refused in ((("127.0.0.1",), 0), ((), 20)):
        with strict(tmp_path, proxies, requests=Rate(0.0, 10)) as inn, client(inn.port, "127.0.0.1") as http:
            asked = [http.get("/api/games", headers=claim).status_code for claim in claims]
        assert asked.count(429) == refused
        assert ("--proxy" in caplog.text) is (refused > 0)


def test_a_household_with_many_addresses_is_one(tmp_path: Path) -> None:
    near = [{"X-Forwarded-For": f"2001:db8:1:2::{n:x}"} for n in range(12)]
    far = {"X-Forwarded-For": "2001:db8:1:3::1"}
    with (
        strict(tmp_path, ("127.0.0.1",), requests=Rate(0.0, 10)) as inn,
        client(inn.port, "127.0.0.1") as http,
    ):
        asked = [http.get("/api/games", headers=claim).status_code for claim in near]
        assert asked == [200] * 10 + [429] * 2
        assert http.get("/api/games", headers=far).status_code == 200
