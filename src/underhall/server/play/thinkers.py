"""Thinkers: processes of their own, in which whatever takes its time is thought of.

So many think at once as the host says; the others wait in a line in which people take turns, so that who has
many thoughts waiting keeps nobody else waiting longer. What nobody needs any more is given up.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar, TypeVarTuple, Unpack

from underhall.server.database.gauges import Gauges
from underhall.server.play import elsewhere
from underhall.server.settings import Limits

T = TypeVar("T")
Arguments = TypeVarTuple("Arguments")
COMMAND = (sys.executable, "-m", elsewhere.__name__)


class NoThought(Exception):
    """There is none to be had."""


class LineFull(NoThought):
    """Too many wait already."""


class Line:
    """Who waits. It moves on from person to person, however many places one of them has in it."""

    def __init__(self, free: int, most: int, most_of_one: int) -> None:
        self.free = free
        self.most = most
        self.most_of_one = most_of_one
        self.places: dict[str, deque[asyncio.Future[None]]] = {}

    def __len__(self) -> int:
        return sum([len(places) for places in self.places.values()])

    async def turn(self, whose: str) -> None:
        """Wait for it; who had it says `step_down`."""
        if self.free:
            self.free -= 1
            return
        own = self.places.get(whose, deque())
        if len(own) >= self.most_of_one or len(self) >= self.most:
            raise LineFull
        place = asyncio.get_running_loop().create_future()
        self.places.setdefault(whose, own).append(place)
        try:
            await place
        except asyncio.CancelledError:
            self._leave(whose, place)
            raise

    def _leave(self, whose: str, place: asyncio.Future[None]) -> None:
        """Who leaves in the moment of being called lets the next one go."""
        if not place.cancelled():
            self.step_down()
        elif place in self.places.get(whose, ()):
            self.places[whose].remove(place)
            if not self.places[whose]:
                del self.places[whose]

    def step_down(self) -> None:
        """The next one; whoever is called goes to the end of the line with what else they wait for."""
        for whose in list(self.places):
            waiting = deque([place for place in self.places.pop(whose) if not place.done()])
            if waiting:
                waiting.popleft().set_result(None)
                if waiting:
                    self.places[whose] = waiting
                return
        self.free += 1


class Thinkers:
    def __init__(self, most: int, limits: Limits, gauges: Gauges) -> None:
        self.line = Line(most, most * limits.thoughts_per_thinker, limits.thoughts_per_person)
        self.seconds = limits.thought_seconds
        self.ends = gauges.thoughts
        self.all: set[Process] = set()
        self.idle: list[Process] = []

    async def think(self, whose: str, of: Callable[[Unpack[Arguments]], T], *arguments: *Arguments) -> T:
        """What comes of a function and its arguments, all of which can be pickled, on somebody's account.

        `NoThought` if nothing comes of it. Who stops waiting ends it. One thought keeps others waiting: work
        that takes more than a moment is many thoughts.
        """
        end = "given_up"
        try:
            await self.line.turn(whose)
            try:
                thought: T = await self._thought(pickle.dumps((of, arguments)))
            finally:
                self.line.step_down()
            end = "thought"
        except NoThought as error:
            end = "turned_away" if isinstance(error, LineFull) else "failed"
            raise
        finally:
            self.ends.labels(end).inc()
        return thought

    async def _thought(self, asked: bytes) -> Any:
        """In one of the processes; it is ended with what it thinks if that is not waited for."""
        process = await self._free()
        try:
            async with asyncio.timeout(self.seconds):
                done, thought = await _told(process, asked)
        except BaseException as error:
            _end(process)
            if isinstance(error, TimeoutError | EOFError | OSError):
                raise NoThought(type(error).__name__) from error
            raise
        self.idle.append(process)
        if not done:
            raise NoThought(thought)
        return thought

    async def _free(self) -> Process:
        self.all = {process for process in self.all if process.returncode is None}
        self.idle = [process for process in self.idle if process in self.all]
        if not self.idle:
            await asyncio.shield(self._begin())
        return self.idle.pop()

    async def _begin(self) -> None:
        """It finds what this one finds, wherever that is."""
        known = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE, env=known)
        self.all.add(process)
        self.idle.append(process)

    async def close(self) -> None:
        for process in self.all:
            _end(process)
        await asyncio.gather(*[process.wait() for process in self.all])


def _end(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()


async def _told(process: Process, asked: bytes) -> tuple[bool, Any]:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(elsewhere.framed(asked))
    await process.stdin.drain()
    size = await process.stdout.readexactly(elsewhere.HEAD)
    answer = await process.stdout.readexactly(int.from_bytes(size, "big"))
    found: tuple[bool, Any] = pickle.loads(answer)
    return found
