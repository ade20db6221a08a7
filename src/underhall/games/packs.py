"""Component packs: folders of TOML that hold, or replace, the facts about a game's components.

A pack may bring any of a game's tables; the rest comes from the box. Each table names its source.
Errors name file, path and reason: `paths.toml: path[3].count: Expected int, got str`.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path
from types import GenericAlias
from typing import Any, Literal, TypeVar

import msgspec

Source = Literal["rulebook", "public", "reconstructed", "house"]


class Sheet(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """One table of components, as it stands in a file."""

    source: Source


S = TypeVar("S", bound=Sheet)
R = TypeVar("R")


class PackError(ValueError):
    """A component pack that cannot be used."""

    def __init__(self, file: str, path: str, reason: str) -> None:
        super().__init__(": ".join(part for part in (file, path, reason) if part))
        self.file = file
        self.path = path
        self.reason = reason


class Pack:
    """A game's own tables, some of them perhaps replaced by a folder's."""

    def __init__(self, home: Path, files: tuple[str, ...], folder: Path | None = None) -> None:
        self.home = home
        self.files = files
        self.folder = folder
        self.name = folder.name if folder else "box"
        if folder is not None:
            self._check_folder(folder)

    def _check_folder(self, folder: Path) -> None:
        if not folder.is_dir():
            raise PackError(str(folder), "", "no such folder")
        brought = sorted(path.name for path in folder.glob("*.toml"))
        if not brought:
            raise PackError(str(folder), "", f"no table in it; a pack may have {', '.join(self.files)}")
        for file in brought:
            if not (folder / file).is_file():
                raise PackError(file, "", "is not a file")
            if file not in self.files:
                raise PackError(file, "", f"no such table; a pack may have {', '.join(self.files)}")

    def bytes_of(self, file: str) -> bytes:
        for folder in (self.folder, self.home):
            if folder is not None and (folder / file).is_file():
                try:
                    return (folder / file).read_bytes()
                except OSError as error:
                    raise PackError(file, "", error.strerror or "cannot be read") from error
        raise PackError(file, "", "missing")

    def read(self, file: str, sheet: type[S]) -> S:
        try:
            return msgspec.convert(tomllib.loads(self.bytes_of(file).decode()), sheet)
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise PackError(file, "", f"is not TOML: {error}") from error
        except msgspec.ValidationError as error:
            reason, _, path = str(error).replace("`", "").partition(" - at ")
            raise PackError(file, path.removeprefix("$").removeprefix("."), reason) from error

    def rows(self, file: str, name: str, row: type[R]) -> list[R]:
        """The rows of a table that is one list."""
        field = (name, GenericAlias(list, row))
        sheet: type[Any] = msgspec.defstruct("Rows", [field], bases=(Sheet,), frozen=True)
        rows: list[R] = getattr(self.read(file, sheet), name)
        return rows

    def fingerprint(self) -> str:
        """Changes with any fact of any table; comments do not count."""
        whole = hashlib.sha256()
        for file in self.files:
            facts = json.dumps(tomllib.loads(self.bytes_of(file).decode()), sort_keys=True)
            whole.update(f"{file} {facts}\n".encode())
        return whole.hexdigest()[:16]
