"""Editions: the boxes of earlier releases, and whether the games of then still go the way they went.

`editions/1.json` beside a game's `data/` is the contents of the box that the first release brought; it never
changes. Before a release `keep` writes the present one, unless it is kept already.
"""

from __future__ import annotations

import json
from pathlib import Path

from underhall.core.game import AnyGame
from underhall.core.match import replay
from underhall.core.record import BadRecord, Record, read
from underhall.games import packs

SCORES = "scores.json"


def kept(game: AnyGame) -> dict[str, Path]:
    """The kept editions by their fingerprints, newest first."""
    return {box.fingerprint(): path for path, box in packs.editions(game.home).items()}


def keep(game: AnyGame) -> Path | None:
    """Write the present box as the next edition; None if it is kept already."""
    present, before = game.contents(), kept(game)
    if present.fingerprint() in before:
        return None
    path = game.home / "editions" / f"{len(before) + 1}.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text(present.dump(), encoding="utf-8")
    return path


def other_way(games: dict[str, AnyGame], record: Record, scores: list[int] | None = None) -> str | None:
    """Where a record goes another way than it went: a move, or what it came to; None if nowhere."""
    if record.game not in games:
        return f"there is no game {record.game!r}"
    try:
        came_to: list[int] = replay(games[record.game], record).table.scores()
    except BadRecord as error:
        return str(error)
    return f"came to {scores}, comes to {came_to}" if scores not in (None, came_to) else None


def other_ways(games: dict[str, AnyGame], folder: Path) -> tuple[int, dict[Path, str]]:
    """How many records there are in a folder, and which of them go another way, and where."""
    files = sorted(path for path in folder.rglob("*") if path.suffix in (".txt", ".record"))
    wrong: dict[Path, str] = {}
    for file in files:
        stated = file.with_name(SCORES)
        scores = json.loads(stated.read_text(encoding="utf-8")) if stated.is_file() else {}
        try:
            found = other_way(games, read(file.read_text(encoding="utf-8")), scores.get(file.stem))
        except BadRecord as error:
            found = str(error)
        if found is not None:
            wrong[file] = found
    return len(files), wrong
