"""The logbook of the server: a line an event, for people or as JSON for programs.

An event may name the table and the person it is about. Moves, tokens and what people write are never in it.
"""

from __future__ import annotations

import logging
from datetime import UTC, datetime

from underhall.server.wire.plain import encode

ABOUT = ("table", "person")


class AsText(logging.Formatter):
    """`2026-01-31 12:00:00 WARNING a change could not be stored (table abc)`."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s", "%Y-%m-%d %H:%M:%S")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        about = ", ".join(f"{name} {value}" for name, value in _about(record).items())
        return super().formatMessage(record) + (f" ({about})" if about else "")


class AsJson(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        told = {"time": when, "level": record.levelname.lower(), "event": record.getMessage()}
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return encode({**told, **_about(record)}).decode()


def _about(record: logging.LogRecord) -> dict[str, str]:
    return {name: getattr(record, name) for name in ABOUT if hasattr(record, name)}


def keep_logbook(form: str) -> None:
    """Let everything that the server logs go to standard error in this form."""
    handler = logging.StreamHandler()
    handler.setFormatter(AsJson() if form == "json" else AsText())
    for name in ("underhall.server", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
