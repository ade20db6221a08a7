"""The database: one SQLite file, or PostgreSQL, by the same statements.

Reading goes through short-lived connections in threads, writing through the one writer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

import alembic.command
import alembic.config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    Connection,
    Engine,
    bindparam,
    delete,
    false,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError

from underhall.server.database import schema
from underhall.server.database.engines import AWAY, open_engine, reason
from underhall.server.database.gauges import Gauges
from underhall.server.database.writer import NotStored, Row, Step, Writer

T = TypeVar("T")
CHAT_KEPT = 200
READERS = 8
AWAY_SECONDS = 0.5

ADD_PERSON = insert(schema.people)
ADD_ACCOUNT = insert(schema.accounts)
ADD_TABLE = insert(schema.tables)
ADD_CHAIR = insert(schema.chairs)
ADD_LINE = insert(schema.lines)
ADD_SNAPSHOT = insert(schema.snapshots)
ADD_CHAT = insert(schema.chat)
ADD_UPLOAD = insert(schema.uploads)
DROP_OLD_SNAPSHOTS = delete(schema.snapshots).where(
    schema.snapshots.c.table_id == bindparam("of"), schema.snapshots.c.n < bindparam("before")
)
VOID_TOKEN = insert(schema.void_tokens)
DROP_VOID_TOKENS = delete(schema.void_tokens).where(schema.void_tokens.c.person == bindparam("who"))
DROP_ACCOUNT = delete(schema.accounts).where(schema.accounts.c.person == bindparam("who"))
DROP_CHAT_OF = delete(schema.chat).where(schema.chat.c.person == bindparam("who"))
DROP_UPLOADS_OF = delete(schema.uploads).where(schema.uploads.c.person == bindparam("who"))
CHANGE_PASSWORD = (
    update(schema.accounts)
    .where(schema.accounts.c.login == bindparam("of"))
    .values(password=bindparam("fresh"))
)
NEXT_SEASON = (
    update(schema.people)
    .where(schema.people.c.id == bindparam("who"))
    .values(season=schema.people.c.season + 1)
)
LET_GO = update(schema.people).where(schema.people.c.id == bindparam("who")).values(name="", gone=True)
PUT_AWAY = insert(schema.put_away)
WARN = update(schema.tables).where(schema.tables.c.id == bindparam("of")).values(warned=bindparam("since"))
CLEAR_TABLE = [
    delete(part).where(part.c.table_id == bindparam("of"))
    for part in (schema.lines, schema.snapshots, schema.chat, schema.put_away, schema.chairs)
] + [delete(schema.tables).where(schema.tables.c.id == bindparam("of"))]
KEEP_HOURS = update(schema.hall).where(schema.hall.c.name == "hours").values(value=bindparam("hours"))
RENAME = update(schema.people).where(schema.people.c.id == bindparam("who")).values(name=bindparam("name"))
CHANGING = ("stage", "ballot", "host", "rematch", "rules", "fingerprint", "turn_began", "warned", "scores")
CHANGE_TABLE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("of"))
    .values({name: bindparam(name) for name in CHANGING})
)
CHAIR = ("person", "bot", "stand_in", "seconds", "away_since", "left")
CHANGE_CHAIR = (
    update(schema.chairs)
    .where(schema.chairs.c.table_id == bindparam("of"), schema.chairs.c.seat == bindparam("at"))
    .values({name: bindparam(name) for name in CHAIR})
)


class StoredTable:
    """Everything that is stored of one table."""

    def __init__(self, row: Row, chairs: list[Row], lines: list[Row], snapshot: Row | None) -> None:
        self.row = row
        self.chairs = chairs
        self.lines = lines
        self.snapshot = snapshot
        self.chat: list[Row] = []


class Store:
    def __init__(self, address: str) -> None:
        update_form(address)
        self.engine = open_engine(address)
        self.gauges = Gauges()
        self.writer = Writer(self.engine, self.gauges.count)
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.away_until = 0.0

    def close(self) -> None:
        self.writer.close()
        self.readers.shutdown(wait=False, cancel_futures=True)
        self.engine.dispose()

    def write(self, *steps: Step) -> asyncio.Future[None]:
        return self.writer.submit(*steps)

    async def read(self, question: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.readers, self._read, question)

    def _read(self, question: Callable[[Connection], T]) -> T:
        """Who asks right after somebody got no answer does not wait for none as well."""
        if monotonic() < self.away_until:
            raise NotStored("the database is away")
        try:
            with self.engine.connect() as connection:
                return question(connection)
        except AWAY as error:
            self.away_until = monotonic() + AWAY_SECONDS
            raise NotStored(reason(error)) from None
        except DBAPIError as error:
            raise NotStored(reason(error)) from None

    async def settled(self) -> None:
        """When nothing that was given to the database can still happen."""
        await self.write()

    def hours(self) -> float:
        """How long the hall has been running in all."""
        hall = schema.hall
        with self.engine.begin() as connection:
            value: float | None = connection.scalar(select(hall.c.value).where(hall.c.name == "hours"))
            if value is None:
                connection.execute(insert(hall), {"name": "hours", "value": 0.0})
            return value or 0.0

    def secret(self, name: str, fresh: str) -> str:
        """A value that is chosen once and kept."""
        found = select(schema.secrets.c.value).where(schema.secrets.c.name == name)
        with self.engine.begin() as connection:
            value: str | None = connection.scalar(found)
            if value is None:
                connection.execute(insert(schema.secrets), {"name": name, "value": fresh})
            return value or fresh


def known_person(connection: Connection, person: str) -> Row | None:
    """A person, their login, and which of their tokens are void."""
    people, accounts, void = schema.people, schema.accounts, schema.void_tokens
    found = (
        select(people, accounts.c.login)
        .outerjoin(accounts, accounts.c.person == people.c.id)
        .where(people.c.id == person)
    )
    row = _row(connection, found)
    if row is not None:
        row["void"] = list(connection.scalars(select(void.c.mark).where(void.c.person == person)))
    return row


def account_by_login(connection: Connection, login: str) -> Row | None:
    return _row(connection, select(schema.accounts).where(schema.accounts.c.login == login))


def stored_table(connection: Connection, table: str) -> StoredTable | None:
    """A table with all its lines, its newest snapshot, and the last of its chat."""
    row = _row(connection, select(schema.tables).where(schema.tables.c.id == table))
    if row is None:
        return None
    people, chairs, lines, snapshots = schema.people, schema.chairs, schema.lines, schema.snapshots
    seated = (
        select(chairs, people.c.name)
        .outerjoin(people, people.c.id == chairs.c.person)
        .where(chairs.c.table_id == table)
        .order_by(chairs.c.seat)
    )
    logged = select(lines).where(lines.c.table_id == table).order_by(lines.c.n)
    newest = select(snapshots).where(snapshots.c.table_id == table).order_by(snapshots.c.n.desc()).limit(1)
    stored = StoredTable(row, _rows(connection, seated), _rows(connection, logged), _row(connection, newest))
    stored.chat = _chat(connection, table)
    return stored


def bare_tables(connection: Connection, ids: list[str]) -> list[tuple[Row, list[Row]]]:
    """Rows and chairs of tables, in the order asked for; without their games."""
    people, chairs, tables = schema.people, schema.chairs, schema.tables
    seated = (
        select(chairs, people.c.name)
        .outerjoin(people, people.c.id == chairs.c.person)
        .where(chairs.c.table_id.in_(ids))
        .order_by(chairs.c.table_id, chairs.c.seat)
    )
    by_table: dict[str, list[Row]] = {}
    for chair in _rows(connection, seated):
        by_table.setdefault(chair["table_id"], []).append(chair)
    rows = {row["id"]: row for row in _rows(connection, select(tables).where(tables.c.id.in_(ids)))}
    return [(rows[table], by_table[table]) for table in ids if table in rows]


def _chat(connection: Connection, table: str) -> list[Row]:
    chat, people = schema.chat, schema.people
    last = (
        select(chat, people.c.name)
        .join(people, people.c.id == chat.c.person)
        .where(chat.c.table_id == table)
        .order_by(chat.c.n.desc())
        .limit(CHAT_KEPT)
    )
    return _rows(connection, last)[::-1]


def public_tables(connection: Connection) -> list[str]:
    """Those that gather or play, newest first."""
    tables = schema.tables
    found = (
        select(tables.c.id)
        .where(tables.c.public, tables.c.stage.in_(("gathering", "playing")))
        .order_by(tables.c.created.desc())
        .limit(50)
    )
    return list(connection.scalars(found))


def tables_of(connection: Connection, person: str, most: int) -> list[str]:
    """Where somebody sits or is host, newest first."""
    tables, chairs = schema.tables, schema.chairs
    seated = select(chairs.c.table_id).where(chairs.c.person == person)
    away = select(schema.put_away.c.table_id).where(schema.put_away.c.person == person)
    found = (
        select(tables.c.id)
        .where(tables.c.id.in_(seated) | (tables.c.host == person), tables.c.id.not_in(away))
        .order_by(tables.c.created.desc())
        .limit(most)
    )
    return list(connection.scalars(found))


def running_tables_of(connection: Connection, person: str) -> list[bool]:
    """Where somebody sits or is host and the game is not over: whether those tables are public."""
    tables, chairs = schema.tables, schema.chairs
    seated = select(chairs.c.table_id).where(chairs.c.person == person)
    mine = tables.c.id.in_(seated) | (tables.c.host == person)
    return list(connection.scalars(select(tables.c.public).where(mine, tables.c.stage != "finished")))


def still_wanted_by(connection: Connection, table: str) -> set[str]:
    """The people of a table who have not put it away, and are not gone."""
    people, chairs, put_away = schema.people, schema.chairs, schema.put_away
    seated = select(chairs.c.person).where(chairs.c.table_id == table)
    away = select(put_away.c.person).where(put_away.c.table_id == table)
    wanted = select(people.c.id).where(
        people.c.id.in_(seated), people.c.gone.is_(false()), people.c.id.not_in(away)
    )
    return set(connection.scalars(wanted))


def unused_tables(connection: Connection, since: dict[str, float]) -> set[str]:
    """Tables at which nothing has happened since the time named for their stage."""
    tables, lines = schema.tables, schema.lines
    last = select(func.max(lines.c.time)).where(lines.c.table_id == tables.c.id).scalar_subquery()
    happened = func.coalesce(last, tables.c.created)
    unused = [(tables.c.stage == stage) & (happened < before) for stage, before in since.items()]
    return set(connection.scalars(select(tables.c.id).where(or_(false(), *unused))))


def warned_tables(connection: Connection) -> dict[str, float]:
    """Tables that will be cleared, and since when that is known."""
    tables = schema.tables
    found = select(tables.c.id, tables.c.warned).where(tables.c.warned.is_not(None))
    return {row.id: row.warned for row in connection.execute(found)}


def traces_of(connection: Connection, person: str) -> list[tuple[str, str]]:
    """Where somebody sits, is host or has spoken: tables and their stages."""
    tables, chairs, chat = schema.tables, schema.chairs, schema.chat
    seated = select(chairs.c.table_id).where(chairs.c.person == person)
    spoke = select(chat.c.table_id).where(chat.c.person == person)
    there = tables.c.id.in_(seated) | tables.c.id.in_(spoke) | (tables.c.host == person)
    return [
        (row.id, row.stage) for row in connection.execute(select(tables.c.id, tables.c.stage).where(there))
    ]


def ticking_tables(connection: Connection) -> list[str]:
    """Tables in play whose clock goes on though nobody looks."""
    tables = schema.tables
    found = select(tables.c.id).where(tables.c.stage == "playing", tables.c.clock.is_not(None))
    return list(connection.scalars(found))


def box_contents(connection: Connection, game: str, fingerprint: str) -> str | None:
    boxes = schema.boxes
    found = select(boxes.c.contents).where(boxes.c.fingerprint == fingerprint, boxes.c.game == game)
    return connection.scalar(found)


def upload_by_id(connection: Connection, upload: str) -> Row | None:
    return _row(connection, select(schema.uploads).where(schema.uploads.c.id == upload))


def _row(connection: Connection, question: Any) -> Row | None:
    found = connection.execute(question).mappings().first()
    return dict(found) if found is not None else None


def _rows(connection: Connection, question: Any) -> list[Row]:
    return [dict(found) for found in connection.execute(question).mappings()]


def update_form(address: str) -> None:
    """However long that takes."""
    engine = open_engine(address, patient=True)
    try:
        migrate(engine)
    finally:
        engine.dispose()


class Newer(Exception):
    """A database of a form that a later release brought."""


def _migrations() -> alembic.config.Config:
    config = alembic.config.Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def forms() -> set[str]:
    """Those of a database that this release knows."""
    return {script.revision for script in ScriptDirectory.from_config(_migrations()).walk_revisions()}


def migrate(engine: Engine) -> None:
    """Bring the database to the present form, whatever it was before: wholly or not at all."""
    config = _migrations()
    with engine.begin() as connection:
        if engine.dialect.name == "sqlite":  # whose driver would begin a transaction too late
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        if not forms().issuperset(MigrationContext.configure(connection).get_current_heads()):
            raise Newer
        config.attributes["connection"] = connection
        alembic.command.upgrade(config, "head")
