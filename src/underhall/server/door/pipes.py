"""Pipes: WebSockets that can be written to without waiting, and that count whatever they hear.

Uvicorn shakes hands, reads, keeps alive and closes. Only texts take a shorter way out than through ASGI,
where every push of every move would wait for a task of its own; and what comes in is weighed, frame by
frame, before anything is done with it: pings, pongs and empty fragments cost as much as words.
"""

from __future__ import annotations

import asyncio
from struct import Struct
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.utils import apply_mask

from underhall.server.door.limits import Bucket
from underhall.server.door.watch import WATCH, Place, Watch
from underhall.server.wire import speech
from underhall.server.wire.plain import encode
from underhall.server.wire.protocol import Fault
from underhall.words.shelf import ENGLISH

EXTENSION = "underhall.pipe"
TEXT = 0x81
LAST, CODE, CONTROL = 0x80, 0x0F, 0x08
MASKED = 0x80
MASK = 4
MEDIUM, LONG = Struct(">BBH"), Struct(">BBQ")
POLICY = 1008
FAREWELL = 1.0
TOO_MANY = encode(Fault(None, speech.say(ENGLISH, "fault.too_much")))


class Pipe(WebSocketsSansIOProtocol):
    """Found by the application among the extensions of its scope."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.watch: Watch = app_state[WATCH]
        limits = self.watch.limits
        self.most_unsent = limits.unsent_bytes
        self.allowed_frames = Bucket(limits.frames)
        self.allowed_bytes = Bucket(limits.traffic)
        self.most_in_frame = config.ws_max_size
        self.unread = bytearray()
        self.in_parts = False
        self.place: Place | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        if self.place is not None:
            self.watch.leave(self.place)
        super().connection_lost(exc)

    # What comes in

    def data_received(self, data: bytes) -> None:
        if self.place is None:  # the handshake, which the porch has weighed
            return super().data_received(data)
        if not self.allowed_bytes.take(len(data)):
            return self.hang_up()
        if not self.unread:
            return self._hear(data)
        self.unread += data
        if self._lacks_more(self.unread, *_measures(self.unread, 0)):
            return None
        data, self.unread = bytes(self.unread), bytearray()
        return self._hear(data)

    def _lacks_more(self, data: bytes | bytearray, body: int, size: int) -> bool:
        """Whether a frame waits for its rest; not if it is too long anyway."""
        return body + size > len(data) and size <= self.most_in_frame

    def _hear(self, data: bytes) -> None:
        """Frame by frame."""
        start = 0
        while start < len(data) and not self.transport.is_closing():
            body, size = _measures(data, start)
            end = body + size
            if self._lacks_more(data, body, size):
                self.unread += data[start:]
                return None
            if not self.allowed_frames.take():
                return self.hang_up()
            if data[start] == TEXT and size <= self.most_in_frame and self._reads(data[start + 1]):
                self.frames = [apply_mask(data[body:end], data[body - MASK : body])]
                self.send_receive_event_to_app()
            else:
                self._leave_to_library(data[start:end])
            start = end
        return None

    def _reads(self, second: int) -> bool:
        """Whether a whole text can be read as it stands: it is masked, and nothing else is under way."""
        return bool(second & MASKED) and self.conn.state is OPEN and not self.in_parts

    def _leave_to_library(self, frame: bytes) -> None:
        if frame[0] & CODE < CONTROL:
            self.in_parts = not frame[0] & LAST
        self.conn.receive_data(frame)
        if self.conn.parser_exc is not None:
            return self.handle_parser_exception()
        self.handle_events()
        if self.transport.get_write_buffer_size() > self.most_unsent:
            self.cut()
        return None

    def hang_up(self) -> None:
        """Say why, and go; who is being waited for to go is not told again."""
        if self.close_sent or not self.handshake_complete:
            return self.cut()
        self.write(TOO_MANY)
        self.conn.fail(POLICY, "too much at once")
        return self.handle_parser_exception()

    def send_receive_event_to_app(self) -> None:
        """Texts stay bytes: whether they are sound is seen when they are read."""
        self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    # What goes out

    def write(self, *texts: bytes) -> int:
        """Send texts, in the order of writing and at one go; how many bytes are still to go out."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(map(_framed, texts)))
        return self.transport.get_write_buffer_size()

    def cut(self) -> None:
        """Hang up at once; what has not gone out is lost."""
        self.transport.abort()

    def shutdown(self) -> None:
        """Who does not take our farewell is not waited for."""
        super().shutdown()
        self.loop.call_later(FAREWELL, self.transport.abort)


def _framed(text: bytes) -> bytes:
    """RFC 6455, 5.2: a whole text from the server."""
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    if size < 1 << 16:
        return MEDIUM.pack(TEXT, 126, size) + text
    return LONG.pack(TEXT, 127, size) + text


def _measures(data: bytes | bytearray, start: int) -> tuple[int, int]:
    """RFC 6455, 5.2: where a frame's body begins, and its size; beyond the end if its head is not whole."""
    head = data[start : start + 10]
    if len(head) < 2:
        return len(data) + 1, 0
    mask = MASK if head[1] & MASKED else 0
    size = head[1] & 0x7F
    if size < 126:
        return start + 2 + mask, size
    long = 4 if size == 126 else 10
    if len(head) < long:
        return len(data) + 1, 0
    return start + long + mask, int.from_bytes(head[2:long], "big")
