"""The ledger of a simulation: one row per game, in columns that are the same for all games and seat counts.

Rows are written as games end, as JSON lines, to `FILE.part`; when the simulation ends, or is stopped, the
file is made of them: JSON lines, CSV or Parquet. If the process dies, `FILE.part` has every game up to then.
"""

from __future__ import annotations

import csv
import importlib.util
import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec

from underhall.bots.arena import Outcome

JSON_LINES = ".jsonl"
CSV = ".csv"
PARQUET = ".parquet"
FORMS = (JSON_LINES, CSV, PARQUET)
ROWS_PER_GROUP = 1000

# docs/simulations.md says what each of them means. `json` is a text: what is in it depends on the game.
COLUMNS = {
    "number": "int64",
    "seed": "int64",
    "game": "string",
    "rules": "int32",
    "pack": "string",
    "box": "string",
    "seats": "int32",
    "options": "json",
    "bots": "list<string>",
    "points": "list<int64>",
    "winners": "list<int32>",
    "finished": "bool",
    "decisions": "int64",
    "rounds": "int32",
    "seconds": "double",
    "facts": "json",
}


class NoParquet(Exception):
    """The library for Parquet is not installed."""


class Ledger:
    """Where the outcomes of one simulation go; `resume` goes on with JSON lines that are there already."""

    def __init__(self, out: Path, resume: bool = False) -> None:
        if out.suffix == PARQUET and importlib.util.find_spec("pyarrow") is None:
            raise NoParquet
        self.out = out
        self.part = out.with_name(f"{out.name}.part")
        self.resume = resume

    def __enter__(self) -> Self:
        kept = self.played() if self.resume else []
        self.lines = self.part.open("wb")
        for outcome in kept:
            self.add(outcome)
        return self

    def played(self) -> list[Outcome]:
        """The games that were kept, by a process that died too; what it was just writing is left out."""
        where = self.part if self.part.exists() else self.out
        lines = where.read_bytes().split(b"\n")[:-1] if where.exists() else []
        return [msgspec.json.decode(line, type=Outcome) for line in lines]

    def add(self, outcome: Outcome) -> None:
        """A game that has just ended; it is on disk when this returns."""
        self.lines.write(msgspec.json.encode(outcome) + b"\n")
        self.lines.flush()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Whatever has happened, the games that were played are kept."""
        self.lines.close()
        if self.out.suffix == JSON_LINES:
            self.part.replace(self.out)
            return
        fresh = self.out.with_name(f".{self.out.name}")
        (_write_csv if self.out.suffix == CSV else _write_parquet)(fresh, self._rows())
        fresh.replace(self.out)
        self.part.unlink()

    def _rows(self) -> Iterator[dict[str, Any]]:
        """The games as they stand in a table: what differs from game to game is a text."""
        with self.part.open(encoding="utf-8") as lines:
            for line in lines:
                row = json.loads(line)
                yield {
                    name: json.dumps(row[name]) if kind == "json" else row[name]
                    for name, kind in COLUMNS.items()
                }


def _write_csv(file: Path, rows: Iterator[dict[str, Any]]) -> None:
    """Lists are texts too, as JSON."""
    with file.open("w", encoding="utf-8", newline="") as out:
        writer = csv.writer(out)
        writer.writerow(COLUMNS)
        for row in rows:
            writer.writerow(
                [json.dumps(cell) if isinstance(cell, list | bool) else cell for cell in row.values()]
            )


def _write_parquet(file: Path, rows: Iterator[dict[str, Any]]) -> None:
    """In row groups, so that a long simulation never stands in memory."""
    import pyarrow
    import pyarrow.parquet

    schema = pyarrow.schema([(name, _arrow(pyarrow, kind)) for name, kind in COLUMNS.items()])
    with pyarrow.parquet.ParquetWriter(file, schema) as writer:
        while group := list(islice(rows, ROWS_PER_GROUP)):
            writer.write_table(pyarrow.Table.from_pylist(group, schema))


def _arrow(pyarrow: Any, kind: str) -> Any:
    if kind.startswith("list<"):
        return pyarrow.list_(_arrow(pyarrow, kind[5:-1]))
    makers = {"int64": "int64", "int32": "int32", "double": "float64", "bool": "bool_"}
    return getattr(pyarrow, makers.get(kind, "string"))()
