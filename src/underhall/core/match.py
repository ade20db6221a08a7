"""A match: one table being played, with its record, its log, and the way back.

Undo is worked out, not marked by hand: a seat may take back its last choice while nobody has learned
anything since (nature's moves and looks count as learning) and no other seat has acted.
"""

from __future__ import annotations

from typing import Any, Generic

from underhall.core.agenda import NATURE, Dice, Illegal
from underhall.core.game import B, Game, T
from underhall.core.notation import Move, UnknownMove
from underhall.core.record import BadRecord, Line, Record
from underhall.core.words import Event, Refusal


class _Moment(Generic[T]):
    """The table as it was before a choice, while the choice can still be taken back."""

    def __init__(self, seat: int, table: T, events: int) -> None:
        self.seat = seat
        self.table = table
        self.events = events


class Match(Generic[T, B]):
    def __init__(
        self, game: Game[T, B], seats: int, options: dict[str, str] | None = None, box: B | None = None
    ) -> None:
        self.game = game
        self.box = game.box() if box is None else box
        self.options = game.settle(seats, options or {})
        self.table = game.bare_table(self.box, seats, self.options)
        self.lines: list[Line] = []
        self.journal: list[Event] = []
        self._past: list[_Moment[T]] = []
        self.table.journal = self.journal
        game.begin(self.table)
        self.table.advance()

    def play(self, seat: int, move: Move) -> None:
        """A seat's choice; an illegal one raises `Illegal` and changes nothing."""
        if seat != self.table.to_move():
            raise Illegal(Refusal("", "refused.not_your_turn", {"move": move.text}))
        moment = _Moment(seat, self.table.copy(), len(self.journal))
        self.table.play(move)
        self._past = [*[before for before in self._past if before.seat == seat], moment]
        self._wrote(Line(seat, move.text))

    def befall(self, dice: Dice) -> Move:
        """Nature's move, by the dice."""
        move = self.table.befall(dice)
        self._wrote(Line(NATURE, move.text))
        return move

    def interject(self, seat: int, move: Move) -> None:
        """Something said out of turn. It is heard by all, so it ends everybody's way back."""
        self.table.interject(seat, move)
        self._past.clear()
        self._wrote(Line(seat, move.text, aside=True))

    def follow(self, line: Line) -> None:
        """Do what a line of a record says, if the rules confirm it."""
        number = f"move {len(self.lines) + 1} ({line})"
        try:
            move = self.table.notation().parse(line.text)
            if line.aside:
                self.interject(line.actor, move)
            elif line.actor != self.table.to_move():
                raise BadRecord(f"{number}: it is not their turn")
            elif line.actor == NATURE:
                self.table.play(move)
                self._wrote(line)
            else:
                self.play(line.actor, move)
        except UnknownMove as error:
            raise BadRecord(f"{number}: {error}") from error
        except Illegal as error:
            raise BadRecord(f"{number} is not legal: {error}") from error

    def can_undo(self, seat: int) -> bool:
        if not self._past:
            return False
        last = self._past[-1]
        return last.seat == seat and last.table.lessons == self.table.lessons

    def undo(self, seat: int) -> None:
        """Back to before the seat's last choice."""
        if not self.can_undo(seat):
            raise Illegal(Refusal("", "refused.no_undo", {}))
        moment = self._past.pop()
        self.table = moment.table
        self.table.journal = self.journal
        del self.journal[moment.events :]
        self.lines.pop()

    def log(self, seat: int) -> list[Event]:
        """What a seat, or SPECTATOR, may read."""
        return [event for event in self.journal if event.readable_by(seat)]

    def record(self) -> Record:
        game, box, seats = self.game, self.box, self.table.seats
        edition = (game.name, game.rules_version, box.name, box.fingerprint)
        return Record(*edition, seats, self.options, self.lines[:])

    def _wrote(self, line: Line) -> None:
        self.lines.append(line)
        lessons = self.table.lessons
        self._past = [moment for moment in self._past if moment.table.lessons == lessons]


def replay(game: Game[T, B], record: Record, box: B | None = None, to: int | None = None) -> Match[T, B]:
    """The match of a record, up to its move number `to`; every move is checked by the rules."""
    box = game.box() if box is None else box
    record.check_header(game, box.fingerprint)
    match = Match(game, record.seats, record.options, box)
    count = len(record.lines) if to is None else to
    if not 0 <= count <= len(record.lines):
        raise BadRecord(f"the record has {len(record.lines)} moves, there is no move {count}")
    for line in record.lines[:count]:
        match.follow(line)
    return match


AnyMatch = Match[Any, Any]
