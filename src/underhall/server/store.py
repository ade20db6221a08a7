"""The database: one SQLite file, or PostgreSQL, by the same statements.

Reading goes through short-lived connections in threads, writing through the one writer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import alembic.command
import alembic.config
from sqlalchemy import (
    Connection,
    Engine,
    bindparam,
    create_engine,
    delete,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError

from underhall.server import schema
from underhall.server.writer import NotStored, Row, Step, Writer

T = TypeVar("T")
CHAT_KEPT = 200

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
RENAME = update(schema.people).where(schema.people.c.id == bindparam("who")).values(name=bindparam("name"))
CHANGING = ("stage", "ballot", "rematch", "rules", "fingerprint")
CHANGE_TABLE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("of"))
    .values({name: bindparam(name) for name in CHANGING})
)
CHANGE_CHAIR = (
    update(schema.chairs)
    .where(schema.chairs.c.table_id == bindparam("of"), schema.chairs.c.seat == bindparam("at"))
    .values({name: bindparam(name) for name in ("person", "bot", "stand_in", "seconds")})
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
        self.engine = _engine(address)
        migrate(self.engine)
        self.writer = Writer(self.engine)

    def close(self) -> None:
        self.writer.close()
        self.engine.dispose()

    def write(self, *steps: Step) -> asyncio.Future[None]:
        return self.writer.submit(*steps)

    async def read(self, question: Callable[[Connection], T]) -> T:
        return await asyncio.to_thread(self._read, question)

    def _read(self, question: Callable[[Connection], T]) -> T:
        try:
            with self.engine.connect() as connection:
                return question(connection)
        except DBAPIError as error:
            raise NotStored("the database does not answer") from error

    def secret(self, name: str, fresh: str) -> str:
        """A value that is chosen once and kept."""
        found = select(schema.secrets.c.value).where(schema.secrets.c.name == name)
        with self.engine.begin() as connection:
            value: str | None = connection.scalar(found)
            if value is None:
                connection.execute(insert(schema.secrets), {"name": name, "value": fresh})
            return value or fresh


def person_by_id(connection: Connection, person: str) -> Row | None:
    people, accounts = schema.people, schema.accounts
    found = (
        select(people.c.id, people.c.name, accounts.c.login)
        .outerjoin(accounts, accounts.c.person == people.c.id)
        .where(people.c.id == person)
    )
    return _row(connection, found)


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
    found = (
        select(tables.c.id)
        .where(tables.c.id.in_(seated) | (tables.c.host == person))
        .order_by(tables.c.created.desc())
        .limit(most)
    )
    return list(connection.scalars(found))


def ticking_tables(connection: Connection) -> list[str]:
    """Tables in play whose clock goes on though nobody looks."""
    tables = schema.tables
    found = select(tables.c.id).where(tables.c.stage == "playing", tables.c.clock.is_not(None))
    return list(connection.scalars(found))


def upload_by_id(connection: Connection, upload: str) -> Row | None:
    return _row(connection, select(schema.uploads).where(schema.uploads.c.id == upload))


def _row(connection: Connection, question: Any) -> Row | None:
    found = connection.execute(question).mappings().first()
    return dict(found) if found is not None else None


def _rows(connection: Connection, question: Any) -> list[Row]:
    return [dict(found) for found in connection.execute(question).mappings()]


def migrate(engine: Engine) -> None:
    """Bring the database to the present form, whatever it was before."""
    config = alembic.config.Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        alembic.command.upgrade(config, "head")


def _engine(address: str) -> Engine:
    """Many rows go as one statement, so that the writer has to ask for its turn only once."""
    url = make_url(address)
    if url.drivername in ("postgresql", "postgres"):
        url = url.set(drivername="postgresql+psycopg")
        engine = create_engine(url, pool_pre_ping=True, connect_args={"connect_timeout": 10})
    else:
        engine = create_engine(url)
        event.listen(engine, "connect", _prepare_sqlite)
    engine.dialect.use_insertmanyvalues_wo_returning = True
    return engine


def _prepare_sqlite(connection: DBAPIConnection, _: object) -> None:
    """WAL: readers do not wait for the writer. FULL: what is committed survives a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
