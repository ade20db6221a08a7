"""However its frames are cut on their way, a message is heard once, whole and in order."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from server.visitors import Caller, Inn, party

PING, PART, LAST = 0x89, 0x01, 0x80
TEXT = 0x81


def frame(payload: bytes, kind: int = TEXT, mask: bytes = b"\x11\x22\x33\x44") -> bytes:
    """RFC 6455, 5.2, as a client has to send it."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([kind]) + length + mask + bytes([byte ^ mask[n % 4] for n, byte in enumerate(payload)])


def ping(ref: int, padding: int = 0) -> bytes:
    return b'{"type":"ping",%b"ref":%d}' % (b" " * padding, ref)


@pytest.fixture
def caller(inn: Inn) -> Caller:
    table, _, _ = party(inn.port, people=1, seats=3)
    return Caller(inn.port, table)


def answers(caller: Caller, count: int) -> list[int]:
    return [caller.next("pong")["ref"] for _ in range(count)]


@pytest.mark.parametrize("padding", [0, 300])
def test_a_message_may_come_byte_by_byte(caller: Caller, padding: int) -> None:
    for byte in frame(ping(7, padding)):
        caller.socket.socket.sendall(bytes([byte]))
    assert answers(caller, 1) == [7]


def test_messages_that_come_together_are_answered_in_order(caller: Caller) -> None:
    whole = frame(ping(1)) + frame(b"", PING) + frame(ping(2)[:5], PART) + frame(ping(2)[5:], LAST)
    caller.socket.socket.sendall(whole + frame(ping(3, 200)) + frame(ping(4))[:9])
    caller.socket.socket.sendall(frame(ping(4))[9:] + frame(ping(5)))
    assert answers(caller, 5) == [1, 2, 3, 4, 5]


def test_a_control_frame_may_come_between_the_parts_of_a_message(caller: Caller) -> None:
    caller.socket.socket.sendall(frame(ping(1)[:5], PART) + frame(b"x", PING) + frame(ping(1)[5:], LAST))
    assert answers(caller, 1) == [1]


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(ping(1)[:5], PART) + frame(ping(2)), 1002),
        (b"\x81\x02{}", 1002),
        (b"\xc1\x80\0\0\0\0", 1002),
        (b"\x81\xff\0\0\0\0\0\1\0\0", 1009),
        (b"\x81\xfe\xff\xff", 1009),
    ],
    ids=["text amid parts", "not masked", "reserved bit", "far too long", "too long"],
)
def test_what_is_no_frame_ends_the_line(caller: Caller, sent: bytes, code: int) -> None:
    caller.socket.socket.sendall(sent)
    with pytest.raises(ConnectionClosed) as caught:
        answers(caller, 3)
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == code
