"""A match: one table being played, with its record, its log, and the way back.

Undo is worked out, not marked by hand: a seat may take back its last choice while nobody has learned
anything since (nature's moves, looks, and what others came to see count) and no other seat has acted.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Generic

from mypy_extensions import mypyc_attr

from underhall.core.agenda import NATURE, SPECTATOR, Dice, Illegal, Table
from underhall.core.game import B, Game, T
from underhall.core.notation import Move, UnknownMove
from underhall.core.record import BadRecord, Line, Record
from underhall.core.words import Event, Refusal


class _Moment(Generic[T]):
    """The table as it was before a choice, while the choice can still be taken back."""

    def __init__(self, seat: int, table: T, events: int, forced: bool) -> None:
        self.seat = seat
        self.table = table
        self.events = events
        self.forced = forced
        self.shown: bool | None = None

    def copy(self) -> _Moment[T]:
        other = _Moment(self.seat, self.table.copy(), self.events, self.forced)
        other.shown = self.shown
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.seat, self.table, self.events, self.forced)


@mypyc_attr(allow_interpreted_subclasses=True)
class Match(Generic[T, B]):
    def __init__(
        self,
        game: Game[T, B],
        seats: int,
        options: dict[str, str] | None = None,
        box: B | None = None,
        rules: int | None = None,
    ) -> None:
        self.game = game
        self.box = game.box() if box is None else box
        self.rules = game.rules_version if rules is None else rules
        self.options = game.settle(seats, options or {})
        self.table = game.bare_table(self.box, seats, self.options)
        self.table.rules = self.rules
        self.lines: list[Line] = []
        self.journal: list[Event] = []
        # Not so at a table of one person with bots, who forget what was shown.
        self.watched = True
        # The numbers of the lines that were done without asking, or could have been.
        self.passed: set[int] = set()
        self._past: list[_Moment[T]] = []
        self.table.journal = self.journal
        game.begin(self.table)
        self.table.advance()

    def __repr__(self) -> str:
        return f"<match of {self.game.name}: {len(self.lines)} moves, {self.table!r}>"

    def copy(self) -> Match[T, B]:
        """A match with the same past that goes its own way."""
        other = self.afresh()
        other.watched = self.watched
        other.lines, other.journal, other.passed = self.lines[:], self.journal[:], set(self.passed)
        other.table = self.table.copy()
        other.table.journal = other.journal
        other._past = [moment.copy() for moment in self._past]
        return other

    def __copy__(self) -> Match[T, B]:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Match[T, B]:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        made = (self.game, self.table.seats, self.options, self.box, self.rules)
        return type(self), made, (self.table, self.watched, self.lines, self.passed, self._past)

    def __setstate__(self, past: tuple[Any, ...]) -> None:
        self.table, self.watched, self.lines, self.passed, self._past = past
        self.journal = self.table.journal or []
        self.table.journal = self.journal

    def afresh(self) -> Match[T, B]:
        """The same match before its first move."""
        return Match(self.game, self.table.seats, self.options, self.box, self.rules)

    def play(self, seat: int, move: Move) -> None:
        """A seat's choice; an illegal one raises `Illegal` and changes nothing."""
        if seat != self.table.to_move():
            raise Illegal(Refusal("", "refused.not_your_turn", {"move": move.text}))
        self._choose(seat, move, self.table.forced() is move)

    def _choose(self, seat: int, move: Move, forced: bool) -> None:
        moment = _Moment(seat, self.table.copy(), len(self.journal), forced)
        self.table.play(move)
        if forced:
            self.passed.add(len(self.lines))
        else:
            self._past = [before for before in self._past if before.forced or before.seat == seat]
        self._past = [*self._past, moment]
        self._wrote(Line(seat, move.text))

    def befall(self, dice: Dice) -> Move:
        """Nature's move, by the dice."""
        move = self.table.befall(dice)
        self._wrote(Line(NATURE, move.text))
        return move

    def pass_over(self) -> bool:
        """Do what is done without asking; whether there was any such thing."""
        move = self.table.forced()
        if move is not None:
            self.play(self.table.to_move(), move)
        return move is not None

    def postpone(self, seat: int) -> bool:
        """Go on past what can wait until the seat's next turn; whether it was asked such a thing."""
        move = self.table.postponed() if self.table.to_move() == seat else None
        if move is not None:
            self._choose(seat, move, forced=True)
        return move is not None

    def interject(self, seat: int, move: Move) -> None:
        """Something said out of turn. It is heard by all, so it ends everybody's way back."""
        self.table.interject(seat, move)
        self._past.clear()
        self._wrote(Line(seat, move.text, aside=True))

    def follow(self, line: Line) -> None:
        """Do what a line of a record says, if the rules confirm it."""
        number = f"move {len(self.lines) + 1} ({line})"

        def denial(why: str) -> BadRecord:
            return BadRecord(f"{number}{why}", "record.move", number=len(self.lines) + 1, move=str(line))

        try:
            move = self.table.notation().parse(line.text)
            if move.text != line.text:
                raise denial(f": it is written {move.text!r}")
            if line.aside:
                self.interject(line.actor, move)
            elif line.actor != self.table.to_move():
                raise denial(": it is not their turn")
            elif line.actor == NATURE:
                self.table.play(move)
                self._wrote(line)
            else:
                self.play(line.actor, move)
        except UnknownMove as unknown:
            raise denial(f": {unknown}") from unknown
        except Illegal as illegal:
            raise denial(f" is not legal: {illegal}") from illegal

    def can_undo(self, seat: int) -> bool:
        return self._no_way_back(seat) == ""

    def last_choice(self, seat: int) -> int | None:
        """The number of the seat's last line that was really chosen."""
        for n in range(len(self.lines) - 1, -1, -1):
            if self.lines[n].actor == seat and not self.lines[n].aside and n not in self.passed:
                return n
        return None

    def _no_way_back(self, seat: int) -> str:
        """The key of the reason why a seat's last choice stands."""
        back = self._steps_back(seat)
        moments = self._past[-back:] if 0 < back <= len(self._past) else []
        if not moments or moments[0].table.lessons != self.table.lessons:
            return "refused.no_undo"
        after = [*[moment.table for moment in moments[1:]], self.table]
        shown = self.watched and any(map(self._has_shown, moments, after))
        return "refused.was_shown" if shown else ""

    def _steps_back(self, seat: int) -> int:
        """How many lines there are since the seat's last choice, with it; 0 if others have chosen."""
        last = self.last_choice(seat)
        since = range(0) if last is None else range(last, len(self.lines))
        return len(since) if all(n == last or n in self.passed for n in since) else 0

    def _has_shown(self, before: _Moment[T], now: T) -> bool:
        """Whether others came to see what was hidden: it is gone from what they cannot place."""
        if before.shown is None:
            game, then = self.game, before.table
            others = [other for other in (SPECTATOR, *range(now.seats)) if other != before.seat]
            if game.dark:
                names = _replaced(game.dark, then, now)
                others = [other for other in others if _concerns(names, game.apart, then, now, other)]
            before.shown = any(
                came_out(game.unseen(then, other), game.unseen(now, other)) for other in others
            )
        return before.shown

    def undo(self, seat: int) -> None:
        """Back to before the seat's last choice; what was done without asking since goes with it."""
        reason = self._no_way_back(seat)
        if reason:
            raise Illegal(Refusal("", reason, {}))
        back = self._steps_back(seat)
        moment = self._past[-back]
        del self._past[-back:]
        self.table = moment.table
        self.table.journal = self.journal
        del self.journal[moment.events :]
        del self.lines[-back:]
        self.passed = {n for n in self.passed if n < len(self.lines)}

    def log(self, seat: int) -> list[Event]:
        """What a seat, or SPECTATOR, may read."""
        return [event for event in self.journal if event.readable_by(seat)]

    def record(self) -> Record:
        game, box, seats = self.game, self.box, self.table.seats
        edition = (game.name, self.rules, box.name, box.fingerprint)
        return Record(*edition, seats, self.options, self.lines[:])

    def _wrote(self, line: Line) -> None:
        self.lines.append(line)
        lessons = self.table.lessons
        self._past = [moment for moment in self._past if moment.table.lessons == lessons]


def begin(game: Game[T, B], record: Record, box: B | None = None) -> Match[T, B]:
    """The match of a record before its first move; without a box, with the one it was begun with."""
    box = record.box(game) if box is None else box
    record.check_header(game, box.fingerprint)
    return Match(game, record.seats, record.options, box, record.rules)


def _replaced(names: tuple[str, ...], before: Table, now: Table) -> list[str]:
    """The fields where not the very same stands: what is on a table is replaced, never changed."""
    return [name for name in names if getattr(before, name) is not getattr(now, name)]


def _concerns(names: list[str], apart: tuple[str, ...], before: Table, now: Table, seat: int) -> bool:
    """Whether any of these fields was replaced for a seat: of those with a part for each, its own."""
    return any(
        name not in apart
        or (seat < now.seats and getattr(before, name)[seat] is not getattr(now, name)[seat])
        for name in names
    )


def came_out(before: list[list[int]], now: list[list[int]]) -> bool:
    """Whether any sort of things has lost some."""
    return any(_has_lost(then, left) for then, left in zip(before, now, strict=True))


def _has_lost(then: list[int], left: list[int]) -> bool:
    return then != left and (len(then) > len(left) or bool(Counter(then) - Counter(left)))


def replay(game: Game[T, B], record: Record, box: B | None = None, to: int | None = None) -> Match[T, B]:
    """The match of a record, up to its move number `to`; every move is checked by the rules it began with."""
    match = begin(game, record, box)
    count = len(record.lines) if to is None else to
    if not 0 <= count <= len(record.lines):
        why = f"the record has {len(record.lines)} moves, there is no move {count}"
        raise BadRecord(why, "record.no_move", moves=len(record.lines), number=count)
    for line in record.lines[:count]:
        match.follow(line)
    return match


AnyMatch = Match[Any, Any]
