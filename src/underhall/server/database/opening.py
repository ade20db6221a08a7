"""Opening the database: private, ours alone, and of a form that this release knows; or one clear line.

One server at a time plays on a database. What holds it ends with the process, however that ends: beside a
SQLite file an exclusive lock on the file `...-lock`, on PostgreSQL an advisory lock of one connection.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from underhall.server.database.engines import NoDriver, open_engine
from underhall.server.database.store import Newer, Store
from underhall.server.wire.hindrance import Hindrance

KEY = 0x756E646572  # "under", as a number
PATIENCE = 2.0
OURS = 0o600


class CannotOpen(Hindrance):
    """The database cannot be used."""


class Hold:
    """Keeps a database for one server."""

    def still_ours(self) -> bool:
        """False once somebody else has it."""
        return True

    def release(self) -> None:
        pass


class FileHold(Hold):
    def __init__(self, database: Path) -> None:
        lock = database.with_name(f"{database.name}-lock")
        _make_private(lock)
        self._connection = sqlite3.connect(
            lock, timeout=PATIENCE, isolation_level=None, check_same_thread=False
        )
        try:
            self._connection.execute("PRAGMA journal_mode=MEMORY")
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self._connection.close()
            raise CannotOpen("other_server", place=str(database)) from error

    def release(self) -> None:
        self._connection.close()


class ServerHold(Hold):
    """A lost connection is replaced, unless another server was faster."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection = self._connect()
        if not self._lock():
            self.release()
            raise CannotOpen("other_server", place=_shown(engine.url))

    def _connect(self) -> Connection:
        connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        connection.execute(text(f"set lock_timeout = {int(PATIENCE * 1000)}"))
        for setting, seconds in (("idle", 30), ("interval", 10), ("count", 3)):
            # The database notices in a minute if this machine is gone, and not in two hours.
            connection.execute(text(f"set tcp_keepalives_{setting} = {seconds}"))
        return connection

    def _lock(self) -> bool:
        try:
            self._connection.execute(text("select pg_advisory_lock(:key)"), {"key": KEY})
        except DBAPIError as error:
            if getattr(error.orig, "sqlstate", None) == "55P03":
                return False
            raise
        return True

    def still_ours(self) -> bool:
        try:
            self._connection.execute(text("select 1"))
            return True
        except DBAPIError:
            self._connection.invalidate()
            self._connection.close()
        try:
            self._connection = self._connect()
            return self._lock()
        except DBAPIError:
            return True  # nobody has it while the database is away

    def release(self) -> None:
        self._connection.invalidate()
        self._connection.close()


def open_database(address: str) -> tuple[Store, Hold]:
    """The store, brought to the present form, for this server alone."""
    with plainly(address) as url:
        held = _held(address, url)
        try:
            return Store(address), held
        except BaseException:
            held.release()
            raise


def _held(address: str, url: URL) -> Hold:
    if url.get_backend_name() != "sqlite":
        return ServerHold(open_engine(address))
    file = _file(url)
    return FileHold(file) if file else Hold()


@contextmanager
def plainly(address: str) -> Iterator[URL]:
    """What keeps this database from being used is told in one line."""
    url = _url(address)
    try:
        yield url
    except NoDriver as error:
        raise CannotOpen("no_driver") from error
    except Newer as error:
        raise CannotOpen("newer", place=_shown(url)) from error
    except (DBAPIError, sqlite3.Error) as error:
        raise CannotOpen("reason", place=_shown(url), reason=_reason(error)) from error


def _url(address: str) -> URL:
    try:
        url = make_url(address)
        if url.get_backend_name() in ("sqlite", "postgresql", "postgres"):
            return url
    except (ArgumentError, ValueError):
        pass
    raise CannotOpen("address")


def _shown(url: URL) -> str:
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    return url.render_as_string(hide_password=True)


def _reason(error: Exception) -> str:
    """The first line of what the database says; the rest is for programmers."""
    said = str(error.orig if isinstance(error, DBAPIError) else error)
    return said.strip().split("\n", 1)[0]


def _file(url: URL) -> Path | None:
    """The file of a SQLite database, made ready; None in memory."""
    if not url.database or url.database == ":memory:":
        return None
    file = Path(url.database).resolve()
    if not file.parent.is_dir():
        raise CannotOpen("no_folder_for", place=url.database, folder=str(file.parent))
    if file.is_dir():
        raise CannotOpen("is_folder", place=url.database)
    if file.exists() and not file.stat().st_mode & 0o200:
        raise CannotOpen("read_only", place=url.database)
    for name in (file.name, f"{file.name}-wal", f"{file.name}-shm"):
        if name == file.name or file.with_name(name).exists():
            _make_private(file.with_name(name))
    return file


def _make_private(file: Path) -> None:
    """It holds the key of all tokens and all hidden moves. SQLite gives its other files the same mode."""
    try:
        file.touch(OURS)
        if file.stat().st_mode & 0o077:
            file.chmod(OURS)
    except OSError as error:
        raise CannotOpen("reason", place=str(file), reason=str(error.strerror)) from error
