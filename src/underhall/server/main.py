"""Run the server: one process, one database."""

from __future__ import annotations

import gc
import os
import socket
import sys
import threading
from collections.abc import Callable
from types import FrameType

import uvicorn

from underhall.server.app import build
from underhall.server.door.listening import listen
from underhall.server.door.pipes import Pipe
from underhall.server.door.porch import Porch
from underhall.server.logbook import keep_logbook
from underhall.server.settings import Settings

GRACE = 5
BACKLOG = 64
END_WITHIN = 9.0


def serve(settings: Settings, opened: Callable[[], None] | None = None) -> None:
    """Serve until interrupted; `opened` is called when the door is open.

    Tuned for many small answers: the writer's thread waits at most half a millisecond for its turn, and
    garbage, of which views make little that is cyclic, is looked for less often.
    """
    keep_logbook(settings.log)
    sockets = listen(settings.host, settings.port)
    config = configure(settings)
    sys.setswitchinterval(0.0005)
    gc.freeze()
    gc.set_threshold(100_000, 20, 50)
    Server(config, opened).run(sockets)


class Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, opened: Callable[[], None] | None) -> None:
        super().__init__(config)
        self.opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.opened is not None:
            self.opened()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Whatever hangs, the end comes: all that was acknowledged is on the disk by then."""
        super().handle_exit(sig, frame)
        end = threading.Timer(END_WITHIN, os._exit, (0,))
        end.daemon = True
        end.start()


def configure(settings: Settings) -> uvicorn.Config:
    """No access log: who asks for what is nobody's business. No compression: it costs more than it saves."""
    return uvicorn.Config(
        build(settings),
        host=settings.host,
        port=settings.port,
        access_log=False,
        log_level="warning",
        log_config=None,
        http=Porch,
        ws=Pipe,
        ws_max_size=settings.limits.frame_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=40.0,
        server_header=False,
        backlog=BACKLOG,
        timeout_keep_alive=settings.limits.keep_alive_seconds,
        timeout_graceful_shutdown=GRACE,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
    )
