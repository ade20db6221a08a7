"""Ears: the sockets that listen to a table, each with its own sequence of pushes."""

from __future__ import annotations

from collections.abc import Callable

from underhall.server.plain import encode
from underhall.server.protocol import Done, Message, Person

Send = Callable[[bytes], None]


class Ear:
    """One listener. `send` never waits; a listener who cannot follow is cut off."""

    def __init__(self, send: Send, person: Person | None) -> None:
        self.send = send
        self.person = person
        self.seat: int | None = None
        self.seq = 0

    def push(self, kind: bytes, body: bytes) -> None:
        """A message of this kind with the next number; the body closes its brace."""
        self.seq += 1
        self.send(b'{"type":"%b","seq":%d,%b' % (kind, self.seq, body))

    def reply(self, message: Message) -> None:
        self.send(encode(message))

    def done(self, ref: int) -> None:
        self.reply(Done(ref))
