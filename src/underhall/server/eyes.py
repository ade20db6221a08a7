"""The game through one seat's eyes, ready to be sent.

Everything is encoded once: a choice once for all tables unless it names somebody, a log entry once for all
who may read it, of a state what is open once for all. What a choice leads to changes with every move and is
told only to the seat that has the choice.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from underhall.core.agenda import NOBODY, SPECTATOR, Decision, Table
from underhall.core.game import AnyGame, Game
from underhall.core.match import AnyMatch
from underhall.core.notation import Move
from underhall.core.words import Event, Refusal
from underhall.games import library
from underhall.server.plain import encode
from underhall.server.protocol import Choice

SHARED_CHOICES: dict[AnyGame, dict[Move, bytes]] = {}


class Eyes:
    """What the seats of one table may see of it, in words with these names."""

    def __init__(self, game: AnyGame, names: Sequence[str]) -> None:
        self.game = game
        self.names = names
        self.words = library.catalogue(game)
        self.choices: dict[Move, bytes] = {}
        self.shared = SHARED_CHOICES.setdefault(game, {})
        self.looks_ahead = type(game).outlook is not Game.outlook
        self.told: list[tuple[Event, bytes]] = []
        self.counts: dict[int, tuple[int, int]] = {}

    def rename(self, names: Sequence[str]) -> None:
        self.names = names
        self.choices.clear()
        self.told.clear()
        self.counts.clear()

    # State

    def states(self, match: AnyMatch, seats: Iterable[int], at: int) -> dict[int, bytes]:
        """A `State` for each of these seats at the table, SPECTATOR among them."""
        table = match.table
        opened = self._open(table, at)
        return {seat: self._seen(table, opened, seat) + self._may_do(match, seat) for seat in seats}

    def still(self, table: Table, seat: int, at: int) -> bytes:
        """A `State` to look at only."""
        return self._seen(table, self._open(table, at), seat) + b',"choices":[],"asides":[],"can_undo":false}'

    def _open(self, table: Table, at: int) -> bytes:
        """What all may know, up to the middle of the view."""
        over = table.over()
        return b'{"at":%d,"to_move":%d,"question":%b,"scores":%b,"winners":%b,"view":%b,' % (
            at,
            NOBODY if over else table.to_move(),
            encode(question(table)),
            encode(table.scores()),
            encode(table.winners() if over else []),
            encode(self.game.open_view(table))[:-1],
        )

    def _seen(self, table: Table, opened: bytes, seat: int) -> bytes:
        return opened + encode(self.game.own_view(table, seat))[1:]

    def _may_do(self, match: AnyMatch, seat: int) -> bytes:
        table = match.table
        if seat >= table.seats:
            return b',"choices":[],"asides":[],"can_undo":false}'
        return b',"choices":%b,"asides":%b,"can_undo":%b}' % (
            self._choices(table, seat),
            self._list([] if table.together() else table.asides(seat)),
            b"true" if match.can_undo(seat) else b"false",
        )

    def _choices(self, table: Table, seat: int) -> bytes:
        """What the seat may choose, each with its outlook if the game has one to give."""
        if not self.looks_ahead:
            return self._list(table.answers(seat))
        parts = []
        for move in table.answers(seat):
            choice = self.shared.get(move) or self._choice(move)
            outlook = self.game.outlook(table, seat, move)
            parts.append(choice if outlook is None else b'%b,"outlook":%b}' % (choice[:-1], encode(outlook)))
        return b"[%b]" % b",".join(parts)

    def _list(self, moves: Sequence[Move]) -> bytes:
        shared = self.shared
        return b"[%b]" % b",".join([shared.get(move) or self._choice(move) for move in moves])

    def _choice(self, move: Move) -> bytes:
        """A choice that names somebody, or any choice when it is first offered."""
        found = self.choices.get(move)
        if found is None:
            found = encode(self.choice(move))
            (self.choices if self._names_somebody(move) else self.shared)[move] = found
        return found

    def _names_somebody(self, move: Move) -> bool:
        return ":name" in self.words.word(move.key) + self.words.word(_explain_key(move))

    def choice(self, move: Move) -> Choice:
        return Choice(
            text=move.text,
            key=move.key,
            words=move.words,
            rule=move.rule,
            label=self.words.say(move.key, move.words, self.names),
            explain=self.explain(move),
        )

    def explain(self, move: Move) -> str:
        """What the move means, for a newcomer; empty where nothing is written."""
        key = _explain_key(move)
        return self.words.say(key, move.words, self.names) if key in self.words.sentences else ""

    # Log

    def catch_up(self, journal: Sequence[Event]) -> int:
        """Put into words what is new, forget what was undone; where in the journal the news begin."""
        told = self.told
        same = min(len(told), len(journal))
        while same and told[same - 1][0] is not journal[same - 1]:
            same -= 1
        if same < len(told):
            del told[same:]
            self.counts.clear()
        told += [(event, self._tail(event)) for event in journal[same:]]
        return same

    def log(self, seat: int, since: int = 0, end: int | None = None) -> tuple[int, bytes]:
        """What a seat may read of the events from `since` on, and the number of the first such entry."""
        first = self._readable(seat, since)
        tails = [tail for event, tail in self.told[since:end] if event.to >> seat & 1]
        entries = [b'{"n":%d,%b' % (n, tail) for n, tail in enumerate(tails, first)]
        return first, b"[%b]" % b",".join(entries)

    def _readable(self, seat: int, end: int) -> int:
        """How many of the first `end` events a seat may read."""
        counted, count = self.counts.get(seat, (0, 0))
        if counted > end:
            counted = count = 0
        count += sum([event.to >> seat & 1 for event, _ in self.told[counted:end]])
        self.counts[seat] = (end, count)
        return count

    def _tail(self, event: Event) -> bytes:
        """An entry without its number, which differs from seat to seat."""
        text = self.words.report(event, self.names)
        return encode({"key": event.key, "words": event.words, "text": text})[1:]

    # Words

    def refusal(self, refusal: Refusal) -> str:
        return self.words.say(refusal.key, refusal.words, self.names)


def _explain_key(move: Move) -> str:
    return "explain." + move.key.removeprefix("move.")


def question(table: Table) -> str:
    """The key of the question that is open."""
    item = table.agenda[-1] if table.agenda else None
    return f"question.{type(item).__name__}" if isinstance(item, Decision) else ""


def eyes_of(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat
