"""The one who writes: all that is waiting goes into one transaction, and only then is it acknowledged."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from time import monotonic, sleep
from typing import Any

from sqlalchemy import Connection, Engine, Insert
from sqlalchemy.sql.dml import UpdateBase

from underhall.server.schema import METADATA, lines

Row = dict[str, Any]
Step = tuple[UpdateBase, list[Row]]
AT_ONCE = 500
GATHER = 0.005
LINE = [column.name for column in lines.columns]
ORDER = {table.name: n for n, table in enumerate(METADATA.sorted_tables)}


class Job:
    """Steps that are stored together or not at all."""

    def __init__(self, steps: Sequence[Step]) -> None:
        self.steps = steps
        self.loop = asyncio.get_running_loop()
        self.stored: asyncio.Future[None] = self.loop.create_future()


class NotStored(Exception):
    """The database did not take it; nothing of it is stored."""


class Writer:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.waiting: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.last = 0.0
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()

    def submit(self, *steps: Step) -> asyncio.Future[None]:
        """Done when it is on the disk; fails with `NotStored`."""
        job = Job(steps)
        self.waiting.put(job)
        return job.stored

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self.waiting.put(None)
        self.thread.join()

    def _run(self) -> None:
        connection: Connection | None = None
        while (jobs := self._next_jobs())[0] is not None:
            group = [job for job in jobs if job is not None]
            try:
                connection = connection or self._connect()
                self._write(connection, group)
            except Exception:
                _let_go(connection)
                connection = None
                self._write_singly(group)
            if None in jobs:
                break
        _let_go(connection)

    def _next_jobs(self) -> list[Job | None]:
        """All that waits. In a busy hall moves gather for a moment: each group costs all of them time."""
        jobs = [self.waiting.get()]
        sleep(max(0.0, self.last + GATHER - monotonic()))
        self.last = monotonic()
        while len(jobs) < AT_ONCE and not self.waiting.empty():
            jobs.append(self.waiting.get())
        return jobs

    def _connect(self) -> Connection:
        """A connection that begins and ends no transaction by itself."""
        return self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")

    def _write(self, connection: Connection, jobs: list[Job]) -> None:
        steps = _merged(jobs)
        if _only_lines(steps):
            self._write_lines(connection, steps[0][1])
        else:
            connection.exec_driver_sql("BEGIN")
            for statement, rows in steps:
                connection.execute(statement, rows)
            connection.exec_driver_sql("COMMIT")
        _tell(jobs, None)

    def _write_lines(self, connection: Connection, rows: list[Row]) -> None:
        """One plain statement, which commits itself."""
        mark = "?" if self.engine.dialect.paramstyle == "qmark" else "%s"
        values = [row[name] for row in rows for name in LINE]
        connection.exec_driver_sql(_insert_lines(mark, len(rows)), tuple(values))

    def _write_singly(self, jobs: list[Job]) -> None:
        """One bad job must not take the others with it, nor a lost connection any of them."""
        for job in jobs:
            try:
                with self._connect() as connection:
                    self._write(connection, [job])
            except Exception as error:
                _tell([job], error)


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


def _order(step: Step) -> tuple[bool, int]:
    statement = step[0]
    return not isinstance(statement, Insert), ORDER[str(statement.table)]


def _let_go(connection: Connection | None) -> None:
    if connection is not None:
        with suppress(Exception):
            connection.close()


def _tell(jobs: list[Job], error: Exception | None) -> None:
    with suppress(RuntimeError):  # the loop has ended; nobody waits for an answer
        jobs[0].loop.call_soon_threadsafe(_settle, jobs, error)


def _settle(jobs: list[Job], error: Exception | None) -> None:
    for job in jobs:
        if job.stored.done():
            continue
        if error is None:
            job.stored.set_result(None)
        else:
            failure = NotStored("the database did not store it")
            failure.__cause__ = error
            job.stored.set_exception(failure)
