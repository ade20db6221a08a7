"""Lines: WebSockets that can be written to without waiting.

Uvicorn shakes hands, reads, keeps alive and closes. Only texts take a shorter way out than through ASGI,
where every push of every move would wait for a task of its own.
"""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "underhall.line"
TEXT = 0x81


class Line(WebSocketsSansIOProtocol):
    """Found by the application among the extensions of its scope."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def write(self, text: bytes) -> int:
        """Send a text, in the order of writing; how many bytes are still to go out."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(_head(len(text)) + text)
        return self.transport.get_write_buffer_size()

    def cut(self) -> None:
        """Hang up at once; what has not gone out is lost."""
        self.transport.abort()


def _head(size: int) -> bytes:
    """RFC 6455, 5.2: the head of a whole text from the server."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return b"%c\x7e%b" % (TEXT, size.to_bytes(2, "big"))
    return b"%c\x7f%b" % (TEXT, size.to_bytes(8, "big"))
