"""How the database is reached, and that nobody waits for it longer than a few seconds.

A frozen PostgreSQL says nothing at all, not even that a statement took too long, so the waiting ends on our
side. What such a connection was doing may still be done when the database wakes: `see_out` makes sure of
the end of it before anybody looks at what is stored.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from time import monotonic, sleep
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoneFree

from underhall.server.wire.hindrance import Hindrance

PATIENCE = 4.0
STATEMENT_MS = 3000
AWAY = (OperationalError, InterfaceError, NoneFree)
STRAYS = text(
    "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = ANY(:names)"
)


class NoDriver(Hindrance):
    """What speaks to PostgreSQL is not installed."""


def open_engine(address: str, patient: bool = False) -> Engine:
    """Many rows go as one statement, so that the writer has to ask for its turn only once. Errors do not
    tell the values they are about: moves are secret."""
    url = make_url(address)
    if url.drivername in ("postgresql", "postgres"):
        if find_spec("psycopg") is None:
            raise NoDriver("no_driver")
        url = url.set(drivername="postgresql+psycopg")
        engine = create_engine(url, pool_pre_ping=True, hide_parameters=True)
        if not patient:
            event.listen(engine, "do_connect", _impatient())
    else:
        engine = create_engine(url, hide_parameters=True)
        event.listen(engine, "connect", _prepare_sqlite)
    engine.dialect.use_insertmanyvalues_wo_returning = True
    return engine


def _impatient() -> Callable[..., Any]:
    from underhall.server.database.postgres import connect

    return connect


def _prepare_sqlite(connection: DBAPIConnection, _: object) -> None:
    """WAL: readers do not wait for the writer. FULL: what is committed survives a power cut."""
    cursor = connection.cursor()
    waits = f"busy_timeout={STATEMENT_MS}"
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", waits):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def name_of(connection: Connection) -> str | None:
    """What the database calls a connection, if it knows it by a name."""
    driver: object = connection.connection.dbapi_connection
    name: str | None = getattr(driver, "known_as", None)
    return name


def see_out(connection: Connection, names: set[str]) -> None:
    """End connections that we gave up, and wait until they are gone."""
    latest = monotonic() + PATIENCE
    while names and connection.execute(STRAYS, {"names": sorted(names)}).scalar():
        if monotonic() > latest:
            raise TimeoutError("an earlier connection does not end")
        sleep(0.05)
    names.clear()


def reason(error: BaseException) -> str:
    """What went wrong, fit for a log: no statement, no values."""
    cause = getattr(error, "orig", None) or error
    code = getattr(cause, "sqlstate", None) or getattr(cause, "sqlite_errorname", None)
    return f"{type(cause).__name__} ({code})" if code else type(cause).__name__
