"""Holding a table: one at a time, whole and as it is stored; when let go it plays on by itself."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from underhall.server.database.writer import NotStored
from underhall.server.play import ballots
from underhall.server.tables.live import LiveTable
from underhall.server.tables.refusals import Lost, Refuse
from underhall.server.wire.problems import Unmet

LOGGER = logging.getLogger("underhall.server")


class Holding:
    """A table while somebody holds it. What goes wrong meanwhile changes nothing: it becomes again what is
    stored."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table

    async def __aenter__(self) -> LiveTable:
        table = self.table
        await table.lock.acquire()
        table.touch()
        if table.broken:
            try:
                await table.restore()
            except BaseException as error:
                self._let_go(error)
                raise
        return table

    async def __aexit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        self._let_go(error)

    def _let_go(self, error: BaseException | None) -> None:
        try:
            if error is not None:
                self._mend(error)
        finally:
            self.table.lock.release()
        if error is None:
            go_on(self.table)

    def _mend(self, error: BaseException) -> None:
        """Unless it was only a no."""
        table = self.table
        if isinstance(error, Refuse | Unmet) or not isinstance(error, Exception):
            return
        if not isinstance(error, Lost | NotStored):
            about = {"table": table.id}
            LOGGER.error("a table was in trouble; it is restored", extra=about, exc_info=error)
            table.doubt()
        table.start("mending")
        raise Lost from error


def at(table: LiveTable) -> Holding:
    return Holding(table)


@asynccontextmanager
async def in_turn(table: LiveTable) -> AsyncIterator[None]:
    """Of the longest answers one at a time is made at a table, and whoever plays comes in between."""
    async with table.queue:
        await asyncio.sleep(0)
        async with at(table):
            yield


def go_on(table: LiveTable) -> None:
    """Give up what is thought about what has passed, and let bots move; wake when who is asked has no time
    left, or a vote waits no longer for the absent."""
    table.thoughts.look_again()
    if table.bot_to_move() is not None:
        table.start("bots")
    moments = [left for left in (time_left(table), ballots.lapses_in(table)) if left is not None]
    table.wake_in(min(moments, default=None), "clock")


def time_left(table: LiveTable) -> float | None:
    """Of the person who is asked."""
    chair = table.chair_to_move()
    return None if chair is None or chair.stand_in else table.seconds_left(chair)
