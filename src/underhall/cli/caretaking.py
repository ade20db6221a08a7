"""`underhall doctor`, `backup` and `restore`: what whoever runs a hall does besides opening it."""

from __future__ import annotations

import os
import platform
import shutil
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from importlib.metadata import version
from pathlib import Path

from underhall.cli.errors import Trouble
from underhall.cli.screen import Screen
from underhall.cli.serving import lacking_client, own_database
from underhall.cli.words import say, told, words_of
from underhall.games import GAMES

FREE_SPACE = 200_000_000
Finding = tuple[bool, str]


def look_after(database: str | None) -> bool:
    """Look at everything that a hall needs, a line each; whether all is well."""
    screen, well = Screen(), True
    for check in (_python, _games, _client, _folder, _database):
        for fine, words in check(database or own_database()):
            screen.print(f"{'ok  ' if fine else 'BAD '} {words}")
            well = well and fine
    screen.print(say("doctor.well" if well else "doctor.ill"))
    return well


def _python(_: str) -> Iterator[Finding]:
    fine = sys.version_info >= (3, 11)
    yield fine, say("doctor.python", python=platform.python_version(), underhall=version("underhall"))


def _games(_: str) -> Iterator[Finding]:
    for game in GAMES.values():
        box = game.box()
        yield (
            True,
            say(
                "doctor.game",
                game=words_of(game).word("game.title"),
                rules=game.rules_version,
                box=box.fingerprint,
            ),
        )


def _client(_: str) -> Iterator[Finding]:
    lack = lacking_client()
    yield lack is None, lack or say("doctor.client")


def _folder(database: str) -> Iterator[Finding]:
    if "://" in database and not database.startswith("sqlite"):
        return
    folder = _file(database).resolve().parent
    if not folder.is_dir():
        yield False, say("doctor.no_folder", folder=str(folder))
        return
    yield os.access(folder, os.W_OK), say("doctor.folder", folder=str(folder))
    free = shutil.disk_usage(folder).free
    yield free >= FREE_SPACE, say("doctor.space", free=free // 1_000_000)


def _database(database: str) -> Iterator[Finding]:
    if "://" in database and not database.startswith("sqlite"):
        yield _asked(database)
    elif not _file(database).exists():
        yield True, say("doctor.no_database", file=str(_file(database)))
    else:
        yield from _sqlite(_file(database))


def _sqlite(file: Path) -> Iterator[Finding]:
    from underhall.server.database.opening import CannotOpen
    from underhall.server.database.store import forms

    if os.name == "posix":
        private = file.stat().st_mode & 0o077 == 0
        yield private, say("doctor.private" if private else "doctor.readable", file=str(file))
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as found:
            whole = found.execute("pragma quick_check").fetchone()[0] == "ok"
            tables = dict(found.execute("select stage, count(*) from tables group by stage").fetchall())
            made_by = {form for (form,) in found.execute("select version_num from alembic_version")}
    except sqlite3.Error as error:
        yield False, f"{file}: {error}"
        return
    if not made_by <= forms():
        yield False, told(CannotOpen("newer", place=str(file)))
    counts = {stage: tables.get(stage, 0) for stage in ("gathering", "playing", "finished")}
    yield whole, say("doctor.database" if whole else "doctor.damaged", file=str(file), **counts)


def _asked(address: str) -> Finding:
    from sqlalchemy import text

    from underhall.server.database.engines import open_engine
    from underhall.server.database.opening import CannotOpen, plainly

    try:
        with plainly(address), open_engine(address).connect() as connection:
            connection.execute(text("select 1"))
    except CannotOpen as error:
        return False, say("doctor.unreachable", reason=told(error))
    return True, say("doctor.reachable")


def keep_copy(copy: Path, database: str | None) -> None:
    from underhall.server.database.backups import back_up

    _carefully(lambda: back_up(database or own_database(), copy))
    Screen().print(say("backup.done", copy=str(copy)))


def bring_back(copy: Path, database: str | None) -> None:
    from underhall.server.database.backups import restore

    place = database or own_database()
    _carefully(lambda: restore(copy, place))
    Screen().print(say("restore.done", place=place if "://" not in place else say("restore.there")))


def _carefully(deed: Callable[[], None]) -> None:
    from underhall.server.database.backups import BackupError

    try:
        deed()
    except BackupError as error:
        raise Trouble(told(error)) from error


def _file(database: str) -> Path:
    return Path(database.removeprefix("sqlite:///"))
