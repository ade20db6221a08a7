"""A match and the log it is stored as.

The log is only ever added to: moves, asides, and undos that say how many moves stay. A match is built
from its log alone; a snapshot only saves the time of playing its first part again. After an upgrade the
snapshots of the engine before are left alone.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from time import time
from typing import Any

import msgspec

import underhall
from underhall.core import saving
from underhall.core.agenda import NATURE, NOBODY, Dice, Illegal
from underhall.core.beyond import ways_on
from underhall.core.game import AnyGame
from underhall.core.match import AnyMatch, Match
from underhall.core.record import BadRecord, Line
from underhall.core.words import Event, Refusal
from underhall.server.database.store import StoredTable
from underhall.server.database.writer import Row

LOGGER = logging.getLogger("underhall.server")


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

    def go_by(self, seat: int, first: Sequence[str], text: str, dice: Dice) -> None:
        """A move, after those by which its seat goes on to it: all of them, or none if any is refused."""
        if not first:
            return self.play(seat, text)
        table = self.match.table
        parse = table.notation().parse
        going, move = tuple([parse(one) for one in first]), parse(text)
        ways = [way.table for way in ways_on(table, seat) if way.first == going]
        if not ways or seat != table.to_move():
            raise Illegal(Refusal("", "refused.not_your_turn", {"move": move.text}))
        refusal = ways[0].refusal(move)
        if refusal is not None:
            raise Illegal(refusal)
        for one in going:
            self.play(seat, one.text)
            self.go_on(dice)
        return self.play(seat, text)

    def interject(self, seat: int, text: str) -> None:
        match = self.match
        match.interject(seat, match.table.notation().parse(text))
        self._add("aside", seat, match.lines[-1].text)

    def go_on(self, dice: Dice, brisk: int = NOBODY) -> None:
        """Let nature move, and pass over what there is no choice about, until somebody is really asked.

        `brisk`: who wants no question that can wait until the next turn.
        """
        match = self.match
        while True:
            if match.table.to_move() == NATURE:
                match.befall(dice)
            elif not match.pass_over() and not match.postpone(brisk):
                return
            self._add("move", match.lines[-1].actor, match.lines[-1].text)

    def undo(self, seat: int) -> None:
        """The seat's last choice and what was passed over since, while that is free."""
        self.match.undo(seat)
        self._add("undo", seat, str(len(self.match.lines)))

    def back_to(self, seat: int, count: int) -> None:
        """Any number of moves, by consent: the first `count` stay."""
        match = self.match
        self.match = followed(match.afresh(), match.lines[:count])
        self._add("undo", seat, str(count))

    def _add(self, kind: str, actor: int, text: str) -> None:
        told: Row = {"kind": kind, "actor": actor, "text": text, "time": time()}
        self.rows.append({"table_id": self.table, "n": self.at, **told})
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
            "engine": engine(match.game),
            "moves": len(match.lines),
            "passed": sorted(match.passed),
            "journal": [[event.key, event.words, event.to] for event in match.journal],
            "table": saving.save(match.game, match.table),
        }
        self.snapshot = self.at
        return {"table_id": self.table, "n": self.at, "state": msgspec.json.encode(state).decode()}


def _is_choice(line: Line) -> bool:
    return line.actor != NATURE and not line.aside


def load(game: AnyGame, box: Any, stored: StoredTable) -> MatchLog:
    """The match as it was when its last row was stored, by the rules and with the box it was begun with."""
    row, snapshot = stored.row, stored.snapshot
    if not 1 <= row["rules"] <= game.rules_version:
        raise BadRecord(f"played by rules {row['rules']}, these are rules {game.rules_version}")
    options = msgspec.json.decode(row["options"], type=dict[str, str])
    match: AnyMatch = Match(game, row["seats"], options, box, row["rules"])
    lines, untouched = _lines(stored.lines, snapshot["n"] if snapshot else 0)
    if snapshot is not None and untouched:
        resumed = _from_snapshot(match.afresh(), lines, snapshot["state"])
        if resumed is not None:
            return MatchLog(row["id"], resumed, len(stored.lines), snapshot["n"])
    return MatchLog(row["id"], followed(match, lines), len(stored.lines))


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


def followed(match: AnyMatch, lines: list[Line]) -> AnyMatch:
    """The match after these moves. What is wrong with one is told without it: it may be hidden."""
    for line in lines:
        try:
            match.follow(line)
        except BadRecord:
            raise BadRecord(f"the rules do not confirm its move {len(match.lines) + 1}") from None
    return match


def _from_snapshot(match: AnyMatch, lines: list[Line], text: str) -> AnyMatch | None:
    """The match from its snapshot on; None if another engine took that, or it does not hold together."""
    try:
        state = msgspec.json.decode(text)
        if state.get("engine") != engine(match.game):
            return None
        match.journal[:] = [Event(key, words, to) for key, words, to in state["journal"]]
        match.table = saving.load(match.game, match.box, state["table"])
        match.table.journal = match.journal
        match.lines = lines[: state["moves"]]
        match.passed = set(state["passed"])
        return followed(match, lines[state["moves"] :])
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        LOGGER.warning(
            "a snapshot is of no use, the table is played from its beginning: %s", type(error).__name__
        )
        return None


@cache
def engine(game: AnyGame) -> str:
    """Changes with any code that a table rests on: a snapshot is for the engine that took it."""
    whole = hashlib.sha256()
    core = Path(underhall.__file__).parent / "core"
    for path in sorted([*core.rglob("*.py"), *game.home.rglob("*.py")]):
        whole.update(path.name.encode() + path.read_bytes())
    return whole.hexdigest()[:16]
