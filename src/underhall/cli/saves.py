"""Games in progress on disk: a record after every choice, and beside it who sat where.

`lost_mines-20260131-201500-4711.record` is the record, the `.json` of the same name the seating. Finished
games move to the folder `finished`.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

import msgspec
from platformdirs import user_data_path

from underhall.cli.errors import Trouble
from underhall.cli.words import say
from underhall.core.game import AnyGame
from underhall.core.record import BadRecord, Record, read

PERSON = ""


class Seating(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What a record does not say: who plays, and the seed of all chance. A person's seat has no bot."""

    game: str
    seat: int
    names: list[str]
    bots: list[str]
    seed: str
    pack: str | None = None


def own_folder() -> Path:
    """Where this system keeps what a person's programs keep."""
    return user_data_path("underhall", appauthor=False)


def saves_folder() -> Path:
    return own_folder() / "saves"


class Save:
    """One game on disk."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def write(self, record: Record) -> None:
        write_whole(self.path, record.dump())

    def write_seating(self, seating: Seating) -> None:
        write_whole(self.path.with_suffix(".json"), msgspec.json.encode(seating).decode())

    def seating(self) -> Seating:
        path = self.path.with_suffix(".json")
        try:
            return msgspec.json.decode(path.read_bytes(), type=Seating)
        except msgspec.DecodeError as error:
            raise Trouble(say("trouble.seating", file=str(path), reason=str(error))) from error

    def finish(self) -> None:
        """Out of the way of unfinished games."""
        folder = self.path.parent / "finished"
        folder.mkdir(exist_ok=True)
        seating = self.path.with_suffix(".json")
        if seating.exists():
            seating.replace(folder / seating.name)
        self.path = self.path.replace(folder / self.path.name)


def new_save(folder: Path, game: str) -> Save:
    folder.mkdir(parents=True, exist_ok=True)
    return Save(folder / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.record")


def latest(folder: Path, game: str) -> Save | None:
    """The unfinished game that was played last."""
    found = [path for path in folder.glob(f"{game}-*.record") if path.with_suffix(".json").exists()]
    return Save(max(found, key=lambda path: path.stat().st_mtime)) if found else None


def read_record(path: Path) -> Record:
    """A record from a file; what is wrong with it is said with the file's name."""
    try:
        return read(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise Trouble(say("trouble.not_text", file=str(path))) from error
    except ValueError as error:
        raise Trouble(f"{path}: {error}") from error


def box_of(game: AnyGame, record: Record, pack: Path | None, file: str) -> Any:
    """The box of a record: the pack that is named, or the one that the record was begun with."""
    try:
        return game.box(pack) if pack is not None else record.box(game)
    except BadRecord as error:
        raise Trouble(f"{file}: {error}") from error


def write_whole(path: Path, text: str) -> None:
    """All of it or nothing: a reader never sees half a file."""
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(path)
