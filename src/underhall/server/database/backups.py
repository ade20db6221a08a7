"""Backups: a whole copy of the hall's database, taken while it is open, and brought back.

SQLite is copied by its own means, so that the copy is of one moment. PostgreSQL has its own tools, which are
called if they are there.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import make_url

from underhall.server.wire.hindrance import Hindrance

OWNER_ONLY = 0o600
LAYOUT = "select count(*) from sqlite_master where name in ('alembic_version', 'lines', 'people')"


class BackupError(Hindrance):
    """A backup that cannot be taken or brought back."""


def back_up(database: str, copy: Path) -> None:
    """Everything at one moment; an existing file is never overwritten."""
    if copy.exists():
        raise BackupError("there_already", file=str(copy))
    if not copy.parent.is_dir():
        raise BackupError("no_folder", folder=str(copy.parent))
    if _is_postgres(database):
        os.close(os.open(copy, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
        try:
            _call(database, "pg_dump", "--format=custom", f"--file={copy}")
        except BackupError:
            copy.unlink()
            raise
    else:
        _copy_sqlite(_file(database), copy)


def restore(copy: Path, database: str) -> None:
    """Into a place where there is nothing yet."""
    if not copy.is_file():
        raise BackupError("no_file", file=str(copy))
    if _is_postgres(database):
        _call(database, "pg_restore", "--no-owner", "--single-transaction", str(copy))
        return
    place = _file(database)
    # SQLite would mend the copy with what is left of another database's log.
    for leftover in (place, *(place.with_name(place.name + end) for end in ("-wal", "-shm", "-journal"))):
        if leftover.exists():
            raise BackupError("move_away", file=str(leftover))
    _check(copy)
    _copy_sqlite(copy, place)


def _copy_sqlite(source: Path, target: Path) -> None:
    _check(source)
    unfinished = target.with_name(target.name + ".unfinished")
    unfinished.unlink(missing_ok=True)
    os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
    try:
        with closing(_open(source)) as found, closing(sqlite3.connect(unfinished)) as fresh:
            found.backup(fresh)
            fresh.execute("pragma journal_mode = delete")
        _check(unfinished)
        unfinished.rename(target)
    except (sqlite3.Error, OSError) as error:
        raise BackupError("not_written", file=str(target), reason=str(error)) from error
    finally:
        unfinished.unlink(missing_ok=True)


def _check(path: Path) -> None:
    """A database of ours, and whole."""
    if not path.is_file():
        raise BackupError("no_database", file=str(path))
    try:
        with closing(_open(path)) as found:
            (layout,) = found.execute(LAYOUT).fetchone()
            (whole,) = found.execute("pragma quick_check").fetchone()
    except sqlite3.Error as error:
        raise BackupError("not_read", file=str(path), reason=str(error)) from error
    if layout != 3:
        raise BackupError("not_ours", file=str(path))
    if whole != "ok":
        raise BackupError("damaged", file=str(path), reason=whole)


def _open(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)


def _is_postgres(database: str) -> bool:
    return database.startswith("postgres")


def _file(database: str) -> Path:
    return Path(database.removeprefix("sqlite:///"))


def _call(database: str, program: str, *arguments: str) -> None:
    """With the password in the environment, since every user of the machine can read the command."""
    if shutil.which(program) is None:
        raise BackupError("no_program", program=program)
    address = make_url(database).set(drivername="postgresql")
    secret = {"PGPASSWORD": str(address.password)} if address.password else {}
    where = address._replace(password=None).render_as_string()
    command = [program, *arguments, f"--dbname={where}"]
    done = subprocess.run(command, env=os.environ | secret, capture_output=True, text=True, check=False)
    if done.returncode:
        said = [line for line in done.stderr.splitlines() if "error:" in line]
        if said:
            raise BackupError("as_told", told=said[0])
        raise BackupError("program_failed", program=program)
