"""Run the server: one process, one database."""

from __future__ import annotations

import gc
import sys
from dataclasses import replace

import uvicorn

from underhall.server.app import build
from underhall.server.lines import Line
from underhall.server.settings import NO_LIMITS, Settings


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "underhall.db",
    bot_delay: float = 0.7,
    origins: tuple[str, ...] = (),
    limits: bool = True,
    seed: int | None = None,
) -> None:
    """Serve until interrupted. `database` is a file, or the address of a PostgreSQL database."""
    address = database if "://" in database else f"sqlite:///{database}"
    settings = Settings(database=address, bot_delay=bot_delay, origins=origins, seed=seed)
    if not limits:
        settings = replace(settings, limits=NO_LIMITS)
    run(settings, host, port)


def run(settings: Settings, host: str, port: int) -> None:
    """Tuned for many small answers: the writer's thread waits at most half a millisecond for its turn, and
    garbage, of which views make little that is cyclic, is looked for less often."""
    config = configure(settings, host, port)
    sys.setswitchinterval(0.0005)
    gc.freeze()
    gc.set_threshold(100_000, 20, 50)
    uvicorn.Server(config).run()


def configure(settings: Settings, host: str, port: int) -> uvicorn.Config:
    """No access log: who asks for what is nobody's business. No compression: it costs more than it saves."""
    return uvicorn.Config(
        build(settings),
        host=host,
        port=port,
        access_log=False,
        log_level="warning",
        ws=Line,
        ws_max_size=settings.limits.frame_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=40.0,
        server_header=False,
    )
