"""A match and the log it is stored as.

The log is only ever added to: moves, asides, and undos that say how many moves stay. A match is built
from its log alone; a snapshot only saves the time of playing its first part again.
"""

from __future__ import annotations

from time import time

import msgspec

from underhall.core import saving
from underhall.core.agenda import NATURE, Dice
from underhall.core.game import AnyGame
from underhall.core.match import AnyMatch, Match
from underhall.core.record import BadRecord, Line
from underhall.core.words import Event
from underhall.server.store import StoredTable
from underhall.server.writer import Row


class MatchLog:
    """The match of one table, and how far its log is written."""

    def __init__(self, table: str, match: AnyMatch, written: int = 0, snapshot: int = 0) -> None:
        self.table = table
        self.match = match
        self.at = written
        self.snapshot = snapshot
        self.rows: list[Row] = []

    # What happens; each of these adds to the rows that wait to be stored

    def play(self, seat: int, text: str) -> None:
        match = self.match
        match.play(seat, match.table.notation().parse(text))
        self._add("move", seat, match.lines[-1].text)

    def interject(self, seat: int, text: str) -> None:
        match = self.match
        match.interject(seat, match.table.notation().parse(text))
        self._add("aside", seat, match.lines[-1].text)

    def befall_all(self, dice: Dice) -> None:
        """Let nature move until somebody is asked."""
        match = self.match
        while match.table.to_move() == NATURE:
            self._add("move", NATURE, match.befall(dice).text)

    def undo(self, seat: int) -> None:
        """The seat's last choice, while that is free."""
        self.match.undo(seat)
        self._add("undo", seat, str(len(self.match.lines)))

    def back_to(self, seat: int, count: int) -> None:
        """Any number of moves, by consent: the first `count` stay."""
        match = self.match
        self.match = rebuild(match.game, match.table.seats, match.options, match.lines[:count])
        self._add("undo", seat, str(count))

    def last_choice(self, seat: int) -> int | None:
        """How many moves were made before the seat's last choice."""
        lines = self.match.lines
        for n in range(len(lines) - 1, -1, -1):
            if lines[n].actor == seat and not lines[n].aside:
                return n
        return None

    def _add(self, kind: str, actor: int, text: str) -> None:
        row = {"table_id": self.table, "n": self.at, "kind": kind, "actor": actor, "text": text}
        self.rows.append({**row, "time": time()})
        self.at += 1

    # What is stored

    def take_rows(self) -> list[Row]:
        """The rows that wait to be stored; they are no longer ours."""
        rows, self.rows = self.rows, []
        return rows

    def snapshot_due(self, every: int) -> bool:
        """Time for one, and nothing that could still be taken back for free would be lost with it."""
        lines = self.match.lines
        return self.at - self.snapshot >= every and bool(lines) and not _is_choice(lines[-1])

    def take_snapshot(self) -> Row:
        match = self.match
        state = {
            "moves": len(match.lines),
            "journal": [[event.key, event.words, event.to] for event in match.journal],
            "table": saving.save(match.game, match.table),
        }
        self.snapshot = self.at
        return {"table_id": self.table, "n": self.at, "state": msgspec.json.encode(state).decode()}


def _is_choice(line: Line) -> bool:
    return line.actor != NATURE and not line.aside


def load(game: AnyGame, stored: StoredTable) -> MatchLog:
    """The match as it was when its last row was stored."""
    row, snapshot = stored.row, stored.snapshot
    options = msgspec.json.decode(row["options"], type=dict[str, str])
    box = game.box()
    if (row["rules"], row["fingerprint"]) != (game.rules_version, box.fingerprint):
        raise BadRecord("played by other rules or components than these")
    lines, untouched = _lines(stored.lines, snapshot["n"] if snapshot else 0)
    try:
        if snapshot is None or not untouched:
            raise saving.BadSave("no snapshot of use")
        match = _from_snapshot(game, row["seats"], options, lines, snapshot["state"])
    except saving.BadSave:
        match = rebuild(game, row["seats"], options, lines)
    return MatchLog(row["id"], match, len(stored.lines), snapshot["n"] if snapshot else 0)


def _lines(rows: list[Row], snapshot: int) -> tuple[list[Line], bool]:
    """The moves that stand, and whether no undo reached back behind the snapshot."""
    lines: list[Line] = []
    untouched, kept = True, 0
    for n, row in enumerate(rows):
        if n == snapshot:
            kept = len(lines)
        if row["kind"] == "undo":
            del lines[int(row["text"]) :]
            untouched = untouched and (n < snapshot or len(lines) >= kept)
        else:
            lines.append(Line(row["actor"], row["text"], row["kind"] == "aside"))
    return lines, untouched


def rebuild(game: AnyGame, seats: int, options: dict[str, str], lines: list[Line]) -> AnyMatch:
    """The match of these moves, played from its beginning."""
    match = Match(game, seats, options)
    for line in lines:
        match.follow(line)
    return match


def _from_snapshot(
    game: AnyGame, seats: int, options: dict[str, str], lines: list[Line], text: str
) -> AnyMatch:
    state = msgspec.json.decode(text)
    match = Match(game, seats, options)
    match.journal[:] = [Event(key, words, to) for key, words, to in state["journal"]]
    match.table = saving.load(game, match.box, state["table"])
    match.table.journal = match.journal
    match.lines = lines[: state["moves"]]
    for line in lines[state["moves"] :]:
        match.follow(line)
    return match
