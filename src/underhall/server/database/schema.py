"""The tables of the database. What is JSON inside is kept as text."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    false,
)

METADATA = MetaData()
ID = String(32)

secrets = Table(
    "secrets",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", String(100), nullable=False),
)

# Numbers of the hall itself: how long it has been running.
hall = Table(
    "hall",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Float, nullable=False),
)

people = Table(
    "people",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("name", String(24), nullable=False),
    Column("created", Float, nullable=False),
    Column("season", Integer, nullable=False, server_default="0"),
    Column("gone", Boolean, nullable=False, server_default=false()),
)

# Tokens of the present season that were given back, by a digest.
void_tokens = Table(
    "void_tokens",
    METADATA,
    Column("mark", ID, primary_key=True),
    Column("person", ID, ForeignKey("people.id"), nullable=False),
    Index("void_tokens_by_person", "person"),
)

accounts = Table(
    "accounts",
    METADATA,
    Column("login", String(40), primary_key=True),
    Column("person", ID, ForeignKey("people.id"), nullable=False, unique=True),
    Column("password", String(200), nullable=False),
)

# What tables were begun with, stored once; never changed.
boxes = Table(
    "boxes",
    METADATA,
    Column("fingerprint", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("contents", Text, nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("fingerprint", String(40), nullable=False),
    Column("seats", SmallInteger, nullable=False),
    Column("options", Text, nullable=False),
    Column("clock", Text),
    Column("public", Boolean, nullable=False),
    Column("guided", Boolean, nullable=False),
    Column("host", ID, ForeignKey("people.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("stage", String(12), nullable=False),
    Column("ballot", Text),
    Column("rematch", ID),
    Column("rematch_of", ID),
    # By the hall's own clock, as are the chairs' absences.
    Column("turn_began", Float),
    Column("warned", Float),
    Column("scores", Text),
    Index("tables_by_stage", "public", "stage", "created"),
)

chairs = Table(
    "chairs",
    METADATA,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("person", ID, ForeignKey("people.id")),
    Column("bot", String(40)),
    Column("stand_in", Boolean, nullable=False),
    Column("seconds", Float),
    Column("away_since", Float),
    Column("left", Boolean, nullable=False, server_default=false()),
    Index("chairs_by_person", "person"),
)

# Finished tables that somebody does not want to see any more.
put_away = Table(
    "put_away",
    METADATA,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("person", ID, ForeignKey("people.id"), primary_key=True),
)

# The truth: rows are only ever added. `kind` is move, aside or undo; an undo's text is how many moves stay.
lines = Table(
    "lines",
    METADATA,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("kind", String(5), nullable=False),
    Column("actor", SmallInteger, nullable=False),
    Column("text", String(200), nullable=False),
    Column("time", Float, nullable=False),
)

snapshots = Table(
    "snapshots",
    METADATA,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("state", Text, nullable=False),
)

chat = Table(
    "chat",
    METADATA,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("person", ID, ForeignKey("people.id"), nullable=False),
    Column("seat", SmallInteger),
    Column("text", Text, nullable=False),
    Column("time", Float, nullable=False),
)

uploads = Table(
    "uploads",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("person", ID, ForeignKey("people.id"), nullable=False),
    Column("names", Text, nullable=False),
    Column("record", Text, nullable=False),
    Column("created", Float, nullable=False),
)
