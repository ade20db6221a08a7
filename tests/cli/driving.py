"""The command line in this process: arguments and typed lines in, exit code and output back."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Protocol

from underhall.core.record import Record, read


class Done:
    """What a command left behind."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


class Run(Protocol):
    """A command with its arguments; `typed` is what the person types."""

    def __call__(self, *args: object, typed: str = "") -> Done: ...


class PlayLines(Protocol):
    """A seeded game of three; the lines are typed one after the other, then the terminal is closed."""

    def __call__(self, *lines: str, args: tuple[object, ...] = ()) -> Done: ...


class Spawn(Protocol):
    """The command in a terminal of its own; what follows the size is its environment."""

    def __call__(self, *args: object, columns: int = 80, lines: int = 24, **env: str) -> Any: ...


def kept(saves: Path) -> Record:
    """The record of the one unfinished game."""
    (path,) = saves.glob("*.record")
    return read(path.read_text(encoding="utf-8"))


def own_moves(record: Record) -> list[str]:
    return [line.text for line in record.lines if line.actor == 0]


def is_one_complaint(done: Done) -> bool:
    """One clear line on stderr, exit code 2, nothing else."""
    lines = done.err.splitlines()
    return done.code == 2 and len(lines) == 1 and lines[0].startswith("underhall: ")
