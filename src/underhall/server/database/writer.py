"""The one who writes: all that is waiting goes into one transaction, and only then is it acknowledged."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from time import monotonic, sleep
from typing import Any

from sqlalchemy import Connection, Delete, Engine, Insert
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.sql.dml import UpdateBase

from underhall.server.database.engines import AWAY, name_of, reason, see_out
from underhall.server.database.schema import METADATA, lines

Row = dict[str, Any]
Step = tuple[UpdateBase, list[Row]]
AT_ONCE = 500
GATHER = 0.005
MANY = 10
AT_ONCE_SECONDS = 1.0
CLOSE_WITHIN = 3.0
LINE = [column.name for column in lines.columns]
ORDER = {table.name: n for n, table in enumerate(METADATA.sorted_tables)}


class Job:
    """Steps that are stored together or not at all."""

    def __init__(self, steps: Sequence[Step]) -> None:
        self.steps = steps
        self.loop = asyncio.get_running_loop()
        self.stored: asyncio.Future[None] = self.loop.create_future()


class NotStored(Exception):
    """The database did not take it, or did not say that it has."""


class Clash(NotStored):
    """Something of it is there already; nothing of it is stored."""


class Writer:
    def __init__(self, engine: Engine, count: Callable[[int, bool], None]) -> None:
        self.engine = engine
        self.count = count
        self.waiting: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.last = 0.0
        self.connection: Connection | None = None
        self.name: str | None = None
        self.strays: set[str] = set()
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()

    def submit(self, *steps: Step) -> asyncio.Future[None]:
        """Done when it is on the disk; fails with `NotStored`."""
        job = Job(steps)
        self.waiting.put(job)
        return job.stored

    def close(self) -> None:
        """Write what is waiting, then stop; a database that is silent is not waited for."""
        self.waiting.put(None)
        self.thread.join(CLOSE_WITHIN)

    def _run(self) -> None:
        jobs: list[Job | None] = []
        while None not in jobs:
            jobs = self._next_jobs()
            group = [job for job in jobs if job is not None]
            if group:
                self._store(group)
        self._let_go()

    def _store(self, jobs: list[Job], again: bool = True) -> None:
        """One bad job does not take others with it, nor does a connection that was lost meanwhile."""
        began = monotonic()
        try:
            self._write(jobs)
        except AWAY as error:
            lost = isinstance(error, DBAPIError) and error.connection_invalidated
            self._let_go()
            if again and lost and monotonic() - began < AT_ONCE_SECONDS:
                self._store(jobs, again=False)
            else:
                self._tell(jobs, error)
        except Exception as error:
            self._let_go()
            if len(jobs) == 1:
                return self._tell(jobs, error)
            for job in jobs:
                self._store([job])

    def _next_jobs(self) -> list[Job | None]:
        """All that waits. In a busy hall moves gather for a moment: each group costs all of them time.

        If many wait halfway, they go: where all have moved nobody comes any more in the rest of the moment.
        """
        jobs = [self.waiting.get()]
        self._rest(GATHER / 2)
        if self.waiting.qsize() < MANY:
            self._rest(GATHER)
        self.last = monotonic()
        while len(jobs) < AT_ONCE and not self.waiting.empty():
            jobs.append(self.waiting.get())
        return jobs

    def _rest(self, seconds: float) -> None:
        """Until that long after the group before."""
        sleep(max(0.0, self.last + seconds - monotonic()))

    def _connect(self) -> Connection:
        """A connection that begins and ends no transaction by itself; the one before has ended for sure."""
        connection = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        try:
            self.name = name_of(connection)
            see_out(connection, self.strays)
        except BaseException:
            connection.close()
            raise
        return connection

    def _let_go(self) -> None:
        """Whatever it was doing is not finished by it any more, if we have a say in that."""
        if self.name is not None:
            self.strays.add(self.name)
        if self.connection is not None:
            with suppress(Exception):
                self.connection.invalidate()
                self.connection.close()
        self.connection = self.name = None

    def _write(self, jobs: list[Job]) -> None:
        steps = _merged(jobs)
        connection = self.connection = self.connection or self._connect()
        if _only_lines(steps):
            self._write_lines(connection, steps[0][1])
        else:
            connection.exec_driver_sql("BEGIN")
            for statement, rows in steps:
                connection.execute(statement, rows)
            connection.exec_driver_sql("COMMIT")
        self._tell(jobs, None)

    def _write_lines(self, connection: Connection, rows: list[Row]) -> None:
        """One plain statement, which commits itself."""
        mark = "?" if self.engine.dialect.paramstyle == "qmark" else "%s"
        values = [row[name] for row in rows for name in LINE]
        connection.exec_driver_sql(_insert_lines(mark, len(rows)), tuple(values))

    def _tell(self, jobs: list[Job], error: Exception | None) -> None:
        self.count(len(jobs), error is None)
        with suppress(RuntimeError):  # the loop has ended; nobody waits for an answer
            jobs[0].loop.call_soon_threadsafe(_settle, jobs, error)


def _only_lines(steps: list[Step]) -> bool:
    """Moves and nothing else: nearly all that a busy hall writes."""
    return len(steps) == 1 and steps[0][0].table is lines and len(steps[0][1]) <= AT_ONCE


@cache
def _insert_lines(mark: str, count: int) -> str:
    row = f"({', '.join([mark] * len(LINE))})"
    return f"INSERT INTO {lines.name} ({', '.join(LINE)}) VALUES {', '.join([row] * count)}"


def _merged(jobs: list[Job]) -> list[Step]:
    """The rows of all jobs, each statement once; what others refer to comes first."""
    rows: dict[UpdateBase, list[Row]] = {}
    for job in jobs:
        for statement, more in job.steps:
            rows.setdefault(statement, []).extend(more)
    return sorted(rows.items(), key=_order)


def _order(step: Step) -> tuple[int, int]:
    """Adding first, from what is referred to; taking away last, from what refers."""
    statement, place = step[0], ORDER[str(step[0].table)]
    if isinstance(statement, Delete):
        return 2, -place
    return int(not isinstance(statement, Insert)), place


def _settle(jobs: list[Job], error: Exception | None) -> None:
    for job in jobs:
        if job.stored.done():
            continue
        if error is None:
            job.stored.set_result(None)
        else:
            failure = Clash if isinstance(error, IntegrityError) else NotStored
            job.stored.set_exception(failure(reason(error)))
