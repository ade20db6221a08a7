"""Do all games of a database go the way they went? It is only read, whatever release made it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, create_engine, inspect, text

from underhall.core import contents
from underhall.core.record import BadRecord, read
from underhall.games import GAMES, editions
from underhall.server.database.engines import open_engine
from underhall.server.database.store import StoredTable
from underhall.server.database.writer import Row
from underhall.server.tables import matchlog


def other_ways(database: str) -> tuple[int, dict[str, str]]:
    """How many games and records a database holds; which of them go another way, and where."""
    file = Path(database)
    ours = URL.create("sqlite", database=file.resolve().as_uri(), query={"mode": "ro", "uri": "true"})
    engine = open_engine(database) if "://" in database else create_engine(ours)
    with engine.connect() as connection:
        _unpack_boxes(connection)
        begun = _rows(connection, "select * from tables where stage in ('playing', 'finished') order by id")
        found = {row["id"]: _table(connection, row) for row in begun}
        found |= {row["id"]: _upload(row["record"]) for row in _rows(connection, "select * from uploads")}
    engine.dispose()
    return len(found), {id_: reason for id_, reason in found.items() if reason is not None}


def _rows(connection: Connection, question: str, **values: str) -> list[Row]:
    return [dict(row) for row in connection.execute(text(question), values).mappings()]


def _unpack_boxes(connection: Connection) -> None:
    if "boxes" in inspect(connection).get_table_names():
        for row in _rows(connection, "select * from boxes"):
            if row["game"] in GAMES:
                GAMES[row["game"]].unpack(contents.read(row["contents"]))


def _table(connection: Connection, row: Row) -> str | None:
    lines = _rows(connection, "select * from lines where table_id = :of order by n", of=row["id"])
    try:
        game = GAMES[row["game"]]
        log = matchlog.load(game, game.box_of(row["fingerprint"]), StoredTable(row, [], lines, None))
    except (BadRecord, LookupError) as error:
        return str(error)
    return _end(row, log.match.table)


def _end(row: Row, table: Any) -> str | None:
    """It is over if it was, and came to what it came to, if that was kept."""
    if (row["stage"] == "finished") != table.over():
        return f"was {row['stage']}, and is {'over' if table.over() else 'not over'}"
    stated, came_to = row.get("scores"), table.scores()
    if stated is not None and json.loads(stated) != came_to:
        return f"came to {json.loads(stated)}, comes to {came_to}"
    return None


def _upload(record: str) -> str | None:
    try:
        return editions.other_way(GAMES, read(record))
    except BadRecord as error:
        return str(error)
