"""Component packs: folders of TOML that hold, or replace, the facts about a game's components.

A pack may bring any of a game's tables; the rest comes from the box. Each table names its source.
Errors name file, path and reason: `paths.toml: path[3].count: Expected int, got str`.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from types import GenericAlias
from typing import Any, Generic, Literal, TypeVar

import msgspec

from underhall.core import contents
from underhall.core.contents import Contents
from underhall.core.game import B, Game, T
from underhall.games import library

Source = Literal["rulebook", "public", "reconstructed", "house"]


class Sheet(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """One table of components, as it stands in a file."""

    source: Source


S = TypeVar("S", bound=Sheet)
R = TypeVar("R")


def editions(home: Path) -> dict[Path, Contents]:
    """The boxes that a game keeps from its releases, newest first."""
    files = sorted((home / "editions").glob("*.json"), key=lambda path: -int(path.stem))
    return {file: contents.read(file.read_text(encoding="utf-8")) for file in files}


class PackError(ValueError):
    """A component pack that cannot be used."""

    def __init__(self, file: str, path: str, reason: str) -> None:
        super().__init__(": ".join(part for part in (file, path, reason) if part))
        self.file = file
        self.path = path
        self.reason = reason


class Pack:
    """A game's own tables, some of them perhaps replaced by a folder's; or a whole box as it was kept."""

    def __init__(self, home: Path, files: tuple[str, ...], source: Path | Contents | None = None) -> None:
        self.home = home
        self.files = files
        self.folder = source if isinstance(source, Path) else None
        self.kept = source if isinstance(source, Contents) else None
        self.name = self.kept.name if self.kept else self.folder.name if self.folder else "box"
        if self.folder is not None:
            self._check_folder(self.folder)

    def _check_folder(self, folder: Path) -> None:
        if not folder.is_dir():
            raise PackError(str(folder), "", "no such folder")
        if not folder.name.isprintable():
            raise PackError(ascii(str(folder)), "", "the name of the folder cannot be written into a record")
        brought = sorted(path.name for path in folder.glob("*.toml"))
        if not brought:
            raise PackError(str(folder), "", f"no table in it; a pack may have {', '.join(self.files)}")
        for file in brought:
            if not (folder / file).is_file():
                raise PackError(file, "", "is not a file")
            if file not in self.files:
                raise PackError(file, "", f"no such table; a pack may have {', '.join(self.files)}")

    def facts_of(self, file: str) -> Any:
        """What stands in a table; one that a kept box did not have yet is as it is today."""
        if self.kept is not None and file in self.kept.sheets:
            return self.kept.sheets[file]
        try:
            return tomllib.loads(self.bytes_of(file).decode())
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise PackError(file, "", f"is not TOML: {error}") from error

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
            return msgspec.convert(self.facts_of(file), sheet)
        except msgspec.ValidationError as error:
            reason, _, path = str(error).replace("`", "").partition(" - at ")
            raise PackError(file, path.removeprefix("$").removeprefix("."), reason) from error

    def rows(self, file: str, name: str, row: type[R]) -> list[R]:
        """The rows of a table that is one list."""
        field = (name, GenericAlias(list, row))
        sheet: type[Any] = msgspec.defstruct("Rows", [field], bases=(Sheet,), frozen=True)
        rows: list[R] = getattr(self.read(file, sheet), name)
        return rows

    def contents(self) -> Contents:
        return self.kept or Contents(self.name, {file: self.facts_of(file) for file in self.files})

    def fingerprint(self) -> str:
        """Changes with any fact of any table; comments do not count."""
        return self.contents().fingerprint()


class PackGame(Game[T, B], Generic[T, B]):
    """A game whose components are tables of facts; packs bring others, `editions/` keeps earlier ones."""

    facts_in: Path  # its `data/`
    files: tuple[str, ...]

    @property
    def title(self) -> str:
        return library.catalogue(self).word("game.title")

    def editions(self) -> list[Contents]:
        return list(editions(self.home).values())

    def contents(self, pack: Path | None = None) -> Contents:
        return Pack(self.facts_in, self.files, pack).contents()
