"""The porch: where requests arrive. Uvicorn reads and answers them; here every byte of a request, every
piece and every second it takes is counted before the application hears of it."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any

import httptools
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from underhall.server.door.pipes import Pipe
from underhall.server.door.watch import WATCH, Place, Watch

SLICE = 8 * 1024
MOST_PIECES = 4096


class TooMuch(Exception):
    """More than one request may be."""


class Porch(HttpToolsProtocol):
    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.watch: Watch = app_state[WATCH]
        self.limits = self.watch.limits
        self.place: Place | None = None
        self.heard = 0
        self.pieces = 0
        self.most = self.limits.head_bytes

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport
        self.place = self.watch.admit(transport)
        if self.place is None:
            return transport.abort()
        return super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.place is not None:
            self.watch.leave(self.place)
        super().connection_lost(exc)

    def at_work(self) -> bool:
        """On a request that is not answered yet."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    # What comes in

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        try:
            for start in range(0, len(data), SLICE):
                if not self.transport.is_closing():
                    self._hear(data[start : start + SLICE])
        except httptools.HttpParserUpgrade:
            self._become_pipe()
        except TooMuch:
            long_head = self.most == self.limits.head_bytes
            self.refuse(HTTPStatus(431 if long_head else 413))
        except httptools.HttpParserError:
            self.refuse(HTTPStatus.BAD_REQUEST)

    def _hear(self, part: bytes) -> None:
        self.parser.feed_data(part)
        self.heard += len(part)
        if self.heard > self.most + SLICE:
            raise TooMuch

    def refuse(self, status: HTTPStatus) -> None:
        """Not worth a line in the log: strangers could fill the disk with them."""
        if self.at_work() and self.cycle.response_started:
            return self.transport.abort()
        text = b"%d %b\n" % (status, status.phrase.encode())
        head = (
            b"HTTP/1.1 %d %b\r\nconnection: close\r\ncontent-type: text/plain\r\ncontent-length: %d\r\n\r\n"
        )
        self.transport.write(head % (status, status.phrase.encode(), len(text)) + text)
        return self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.heard = self.pieces = 0
        self.most = self.limits.head_bytes
        if self.place is not None and not self.at_work():
            self.watch.waits(self.place, self.limits.head_seconds)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= self.limits.pipelined:
            raise TooMuch
        super().on_headers_complete()
        self.most = self.limits.head_bytes + 2 * self.limits.body_bytes
        if self.place is not None:
            self.watch.waits(self.place, self.limits.body_seconds)

    def on_body(self, body: bytes) -> None:
        self.pieces += 1
        if self.pieces > MOST_PIECES:
            raise TooMuch
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        if self.place is not None and self.at_work():
            self.watch.works(self.place)

    # What goes out

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.place is not None and not self.cycle.more_body:
            self.watch.waits(self.place, self.limits.answer_seconds)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.place is not None:
            self.watch.waits(self.place, self.limits.answer_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.place is not None and self.at_work():
            self.watch.works(self.place)

    def shutdown(self) -> None:
        """A request that is not whole yet is not waited for."""
        if self.place in self.watch.waiting:
            self.transport.abort()
        else:
            super().shutdown()

    # Sockets

    def _become_pipe(self) -> None:
        if not self._should_upgrade():
            return None
        if not self.url.isascii() or self.at_work():
            return self.refuse(HTTPStatus.BAD_REQUEST)
        self.handle_websocket_upgrade()
        pipe = self.transport.get_protocol()
        if not isinstance(pipe, Pipe) or not pipe.handshake_initiated or self.place is None:
            return self.transport.abort()
        pipe.place = self.place
        self.watch.works(self.place)
        return None

    def _unsupported_upgrade_warning(self) -> None:
        """Asked for by strangers as well; nothing to write down."""
