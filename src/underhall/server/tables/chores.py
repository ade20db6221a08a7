"""Chores: what a table does by itself. Of each sort one is under way at most; an alarm starts the next.
Thoughts: what is being thought about it as it stands."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from underhall.server.tables.refusals import Lost

LOGGER = logging.getLogger("underhall.server")
Chore = Callable[[Any], Awaitable[None]]
T = TypeVar("T")


class Chores:
    def __init__(self, table: str) -> None:
        self.table = table
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.alarm: asyncio.TimerHandle | None = None

    def start(self, what: str, work: Callable[[], Awaitable[None]]) -> None:
        task = self.tasks.get(what)
        if task is None or task.done():
            self.tasks[what] = asyncio.create_task(self._guarded(what, work))

    async def _guarded(self, what: str, work: Callable[[], Awaitable[None]]) -> None:
        about = {"table": self.table}
        try:
            await work()
        except Lost:
            LOGGER.warning("%s paused: the database does not store", what, extra=about)
        except Exception:
            LOGGER.exception("%s stopped", what, extra=about)

    def wake_in(self, seconds: float | None, do: Callable[[], None]) -> None:
        """Set the alarm anew; None turns it off."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if seconds is not None:
            self.alarm = asyncio.get_running_loop().call_later(seconds, do)

    def busy(self) -> bool:
        return self.alarm is not None or any(not task.done() for task in self.tasks.values())

    def stop(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        for task in self.tasks.values():
            task.cancel()


class Thoughts:
    """Each is given up when the table has moved on from what it is about."""

    def __init__(self) -> None:
        self.stands: dict[asyncio.Task[Any], Callable[[], bool]] = {}

    async def come_to(self, thought: Coroutine[Any, Any, T], stands: Callable[[], bool]) -> T | None:
        """What comes of a thought about something that still stands; None if it was given up."""
        task = asyncio.create_task(thought)
        self.stands[task] = stands
        try:
            await asyncio.wait([task])
        finally:
            del self.stands[task]
            task.cancel()
        return None if task.cancelled() else task.result()

    def look_again(self) -> None:
        for task, stands in self.stands.items():
            if not stands():
                task.cancel()
