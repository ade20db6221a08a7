"""Nonsense over HTTP and over the socket: no 500, no crash, no table harmed."""

from __future__ import annotations

import json
import random
import string
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.sync.client import connect

from server.visitors import Caller, Inn, Visitor, choice, party
from underhall.games import GAMES
from underhall.server.database.backups import back_up

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def ground(inn: Inn) -> tuple[Inn, Visitor, str]:
    """A server with a table that gathers."""
    guest = Visitor(inn.port, "Ada")
    return inn, guest, guest.set_up(3, fill_with="random", public=True)


@pytest.mark.slow
def test_the_http_api_keeps_its_word_whatever_is_sent(ground: tuple[Inn, Visitor, str]) -> None:
    inn, guest, table = ground
    api = schemathesis.openapi.from_url(f"http://127.0.0.1:{inn.port}/api/openapi.json")
    known = {"id": table, "name": "lost_mines", "seat": "1", "at": "0"}

    @given(at_random=st.data(), dice=st.randoms(use_true_random=False))
    @settings(
        max_examples=15,
        deadline=None,
        phases=[Phase.generate],
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    def ask(at_random: st.DataObject, dice: random.Random) -> None:
        for result in api.get_all_operations():
            assert isinstance(result, Ok)
            case = at_random.draw(result.ok().as_strategy())
            if dice.random() < 0.5:
                case.path_parameters = {name: known.get(name, "x") for name in case.path_parameters or {}}
            who = Visitor(inn.port, "Leaving") if case.method in ("DELETE", "PUT") else guest
            headers = {"Authorization": f"Bearer {who.token}"} if dice.random() < 0.8 else {}
            case.call_and_validate(headers=headers, checks=CHECKS)

    ask()
    assert guest.ask("GET", f"/api/tables/{table}")["id"] == table


MESSAGES = ["hello", "play", "aside", "undo", "answer", "ask_stand_in", "say", "why", "hint", "again", "ping"]
FIELDS = ["ref", "at", "move", "ballot", "yes", "seat", "text", "token", "type", "seq", "x"]
VALUES: list[object] = [
    0, 1, -1, 2, 10**9, 2**31, 2**63, 10**30, 0.5, -0.0, 1e308, None, True, False, "", "stop", "step east",
    "discard axe", "propose end", "agree", "play trap on a1-a2", "\u0000", "\u202e<b>", "x" * 600, "💥", [],
    {}, [1], {"a": {"b": []}}, "lay ew at c3 turned", "take treasure 1", "mine half turned", "keep the rest",
]  # fmt: skip


FORMS: dict[str, dict[str, type]] = {
    "play": {"at": int, "move": str},
    "aside": {"move": str},
    "undo": {"at": int},
    "answer": {"ballot": int, "yes": bool},
    "ask_stand_in": {"seat": int},
    "why": {"move": str},
    "hint": {},
    "again": {},
}
MOVES = {name: [move.text for move in game.new(3).notation().moves] for name, game in GAMES.items()}


def well_formed(dice: random.Random, game: str) -> bytes:
    """The right form with any content; now and then something that can be done."""
    kind = dice.choice(list(FORMS))
    contents = {int: dice.randrange(-2, 120), str: dice.choice(MOVES[game]), bool: dice.random() < 0.5}
    wish = {field: contents[what] for field, what in FORMS[kind].items()}
    return msgspec.json.encode({"type": kind, "ref": dice.randrange(100), **wish})


def frames(dice: random.Random, count: int, game: str) -> Iterator[tuple[bytes, bool]]:
    """Frames of all degrees of nonsense, and whether they go as text."""
    for _ in range(count):
        luck = dice.random()
        if luck < 0.1:
            yield dice.randbytes(dice.randrange(60)), False
        elif luck < 0.55:
            yield well_formed(dice, game), True
        elif luck < 0.65:
            yield "".join(dice.choices(string.printable, k=dice.randrange(80))).encode(), True
        else:
            message = {dice.choice(FIELDS): dice.choice(VALUES) for _ in range(dice.randrange(5))}
            frame = json.dumps({"type": dice.choice(MESSAGES), "ref": 1, **message}).encode()
            if luck < 0.75:
                cut = dice.randrange(len(frame))
                frame = frame[:cut] + bytes([dice.randrange(32, 127)]) + frame[cut + 1 :]
            yield frame, dice.random() < 0.9


@pytest.mark.parametrize(
    ("game", "most"), [("lost_mines", 10_000), ("mountain_king", 2000), ("covenant", 2000)]
)
def test_thousands_of_bad_frames_harm_no_table(inn: Inn, tmp_path: Path, game: str, most: int) -> None:
    table, guests, callers = party(inn.port, people=2, seats=3, game=game)
    dice = random.Random(11)
    sent = 0
    while sent < most:
        token = dice.choice([guests[0].token, guests[1].token, None])
        sent += pester(inn.port, table, token, list(frames(dice, 500, game)))
    fresh = [guest.sit(table) for guest in guests]
    settle(fresh)
    assert fresh[0].now["at"] == fresh[1].now["at"]
    for _ in range(40):
        asked = [caller for caller in fresh if caller.now["choices"]]
        if not asked:
            fresh[0].receive()
        else:
            asked[0].play(choice(asked[0].now, dice))
        for caller in fresh:
            caller.catch_up(max(other.now["at"] for other in fresh))
    fresh[0].until(lambda caller: caller.table["seats"][caller.now["to_move"]]["kind"] == "person")
    copy = tmp_path / "copy.db"
    back_up(inn.settings.database, copy)
    elsewhere = Inn(str(copy)).open()
    assert Caller(elsewhere.port, table, guests[0].token).state == fresh[0].state
    elsewhere.close()
    for caller in callers:
        caller.close()


def settle(callers: list[Caller]) -> None:
    """Questions that nonsense happened to raise are answered with no; who came last knows of them."""
    ballot = callers[-1].table["ballot"]
    if ballot is not None:
        caller = callers[0] if 0 in (*ballot["waiting"], ballot["asker"]) else callers[1]
        assert caller.ask("answer", ballot=ballot["id"], yes=False)["type"] == "done"


def pester(port: int, table: str, token: str | None, nonsense: list[tuple[bytes, bool]]) -> int:
    """One socket's worth of nonsense; how much of it was heard. At last comes something that is no text."""
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
    with connect(address, compression=None, max_size=None, max_queue=None) as socket:
        socket.send(msgspec.json.encode({"type": "hello", "token": token}), text=True)
        for frame, as_text in nonsense:
            socket.send(frame, text=as_text)
        socket.send(b'{"type":"ping","ref":777}', text=True)
        while b'"ref":777' not in socket.recv(20, decode=False):
            pass
        socket.send(b"\xff\xfe", text=True)
    return len(nonsense)


@pytest.mark.parametrize(
    "head",
    [
        b"\x83\x80",
        b"\xc1\x80",
        b"\x81\x05hello",
        b"\x88\x82",
        b"\x01\x81\0\0\0\0a",
        b"\x81\xff" + b"\xff" * 8,
    ],
)
def test_broken_frames_end_only_their_own_line(inn: Inn, head: bytes) -> None:
    table, _, callers = party(inn.port, people=1, seats=3)
    rude = Caller(inn.port, table)
    rude.socket.socket.sendall(head + b"\0\0\0\0")
    rude.socket.socket.close()
    caller = callers[0].my_turn()
    assert caller.play(caller.now["choices"][0]["text"])["type"] == "done"
