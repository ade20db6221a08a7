"""What the seats of a table see, ready to be sent: the part of `eyes.py` that every move passes through.

It is compiled with the engine, so it knows neither where words come from nor who speaks them. No plain
class is made of it: its methods could then not call each other without asking which is meant.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import UNSET, structs

from underhall.core.agenda import NOBODY, Decision, Table
from underhall.core.beyond import ways_on
from underhall.core.catalogue import Catalogue
from underhall.core.game import AnyGame, Game
from underhall.core.match import AnyMatch
from underhall.core.notation import GoOn, Move
from underhall.core.words import Event
from underhall.server.wire.plain import begun, rest, whole, written
from underhall.server.wire.protocol import Choice, LogEntry, Source, State

Offer = tuple[Choice, Choice]
Tally = list[list[Source]]
# By question, for the same move may be called otherwise elsewhere.
Choices = dict[str, dict[Move, Offer]]
# The number of the first entry, and the entries as they are written.
News = tuple[int, Any]


class Told:
    """An event with its words as they are written, and its sentence."""

    def __init__(self, event: Event, words: Any, text: str) -> None:
        self.event = event
        self.words = words
        self.text = text

    def is_for(self, seat: int) -> int:
        """1 if the seat may read it, else 0."""
        return self.event.to >> seat & 1


class Glance:
    """What the seats of one table may see of it, in these words, with these names."""

    def __init__(self, game: AnyGame, words: Catalogue, names: Sequence[str], shared: Choices) -> None:
        self.game = game
        self.words = words
        self.names = names
        self.shared = shared
        self.choices: Choices = {}
        self.looks_ahead = type(game).outlook is not Game.outlook
        self.counts_up = type(game).tally is not Game.tally
        self.told: list[Told] = []
        self.counts: dict[int, tuple[int, int]] = {}
        # Each seat's own part of the view as it is written, and what it goes by.
        self.own: dict[int, tuple[list[object], bytes]] = {}
        self.apart = [name in game.apart for name in game.own]

    def rename(self, names: Sequence[str]) -> None:
        self.names = names
        self.choices.clear()
        self.told.clear()
        self.counts.clear()

    # State

    def states(self, match: AnyMatch, seats: Iterable[int], at: int) -> dict[int, State]:
        """For each of these seats at the table, SPECTATOR among them."""
        seen = self._seen(match.table, seats, at)
        last = _last_chooser(match)
        for seat, state in seen.items():
            if seat < match.table.seats:
                self._offer(state, match.table, seat)
                state.can_undo = seat == last and match.can_undo(seat)
        return seen

    def still(self, table: Table, seat: int, at: int) -> State:
        """To look at only."""
        return self._seen(table, [seat], at)[seat]

    def view(self, table: Table, seat: int) -> Any:
        return self._views(table, [seat])[seat]

    def _views(self, table: Table, seats: Iterable[int]) -> dict[int, Any]:
        """What is open to all is made once."""
        opened, rows = begun(self.game.open_view(table)), [getattr(table, name) for name in self.game.own]
        return {seat: whole(opened, self._own_part(table, seat, rows)) for seat in seats}

    def _own_part(self, table: Table, seat: int, rows: list[Any]) -> bytes:
        """Made anew when anything that it goes by was replaced: on a table nothing is changed."""
        if not rows:
            return rest(self.game.own_view(table, seat))
        goes_by, kept = self._goes_by(rows, table, seat), self.own.get(seat)
        if kept is None or not _same(kept[0], goes_by):
            kept = self.own[seat] = goes_by, rest(self.game.own_view(table, seat))
        return kept[1]

    def _goes_by(self, rows: list[Any], table: Table, seat: int) -> list[object]:
        """Of rows with a part for each seat its own."""
        found: list[object] = []
        for at, row in enumerate(rows):
            if not self.apart[at]:
                found.append(row)
            elif seat < table.seats:
                found.append(row[seat])
        return found

    def _seen(self, table: Table, seats: Iterable[int], at: int) -> dict[int, State]:
        """What each may know."""
        to_move, winners = (NOBODY, table.winners()) if table.over() else (table.to_move(), [])
        asked, scores, views = question(table), table.scores(), self._views(table, seats)
        tallies = self._tallies(table, views) if self.counts_up else {}
        return {
            seat: State(at, to_move, asked, view, [], [], [], False, scores, tallies.get(seat, []), winners)
            for seat, view in views.items()
        }

    def _tallies(self, table: Table, seats: Iterable[int]) -> dict[int, Tally]:
        """What each would count now; made once for all who come to the same."""
        alike, made = self.game.counts_alike(table), dict[int, Tally]()
        for seat in seats:
            whose = 0 if alike and seat < table.seats else seat
            if whose not in made:
                made[whose] = [written(self._sources(parts)) for parts in self.game.tally(table, whose)]
            made[seat] = made[whose]
        return made

    def _sources(self, parts: Mapping[str, int]) -> list[Source]:
        return [Source(self.words.word(f"tally.{name}"), points) for name, points in parts.items() if points]

    def _offer(self, state: State, table: Table, seat: int) -> None:
        asked, answers = state.question, table.answers(seat)
        if answers:
            state.choices = (
                self._ahead(table, seat, answers) if self.looks_ahead else self._list(asked, answers)
            )
        if seat == state.to_move:
            state.beyond = self.beyond(table, seat)
        if not table.together() and (asides := table.asides(seat)):
            state.asides = self._list(asked, asides)

    def _ahead(self, table: Table, seat: int, moves: Sequence[Move]) -> list[Choice]:
        """Each with its outlook, where the game has one to give."""
        asked, game, ahead = question(table), self.game, list[Choice]()
        shared = self.shared.get(asked, {})
        for move in moves:
            choice, text = shared.get(move) or self._told_choice(asked, move)
            outlook = game.outlook(table, seat, move)
            ahead.append(text if outlook is None else structs.replace(choice, outlook=outlook))
        return ahead

    def beyond(self, table: Table, seat: int) -> list[Choice]:
        """What going on would lead to, with the moves that come first."""
        found = []
        for way in ways_on(table, seat):
            first, asked = [move.text for move in way.first], question(way.table)
            steps = [
                self._told_choice(asked, move)[0].label for move in way.first if not isinstance(move, GoOn)
            ]
            for move in way.moves:
                choice = self._told_choice(asked, move)[0]
                outlook = self.game.outlook(way.table, seat, move) if self.looks_ahead else None
                label = ", ".join([*steps, choice.label])
                told = UNSET if outlook is None else outlook
                found.append(structs.replace(choice, label=label, outlook=told, first=first))
        return found

    def _list(self, asked: str, moves: Sequence[Move]) -> list[Choice]:
        shared = self.shared.get(asked, {})
        return [(shared.get(move) or self._told_choice(asked, move))[1] for move in moves]

    def _told_choice(self, asked: str, move: Move) -> Offer:
        """The choice, and the same encoded: once for all tables, unless it names somebody."""
        shared, own = self.shared.setdefault(asked, {}), self.choices.setdefault(asked, {})
        found = shared.get(move) or own.get(move)
        if found is None:
            choice = self.choice(asked, move)
            found = (choice, written(choice))
            (own if self._names_somebody(asked, move) else shared)[move] = found
        return found

    def _names_somebody(self, asked: str, move: Move) -> bool:
        keys = (self._label_key(asked, move), _explain_key(move))
        return any(self.words.names_somebody(key) for key in keys if self.words.has(key))

    def choice(self, asked: str, move: Move) -> Choice:
        return Choice(
            text=move.text,
            key=move.key,
            words=move.words,
            rule=move.rule,
            label=self.label(asked, move),
            explain=self.explain(move),
        )

    def label(self, asked: str, move: Move) -> str:
        """What the move is called where this question is open."""
        return self.words.say(self._label_key(asked, move), move.words, self.names)

    def _label_key(self, asked: str, move: Move) -> str:
        return self.words.label(asked.removeprefix("question."), move.key)

    def explain(self, move: Move) -> str:
        """What the move means, for a newcomer; empty where nothing is written."""
        key = _explain_key(move)
        return self.words.say(key, move.words, self.names) if self.words.has(key) else ""

    # Log

    def catch_up(self, journal: Sequence[Event]) -> int:
        """Put into words what is new, forget what was undone; where in the journal the news begin."""
        told = self.told
        same = min(len(told), len(journal))
        while same and told[same - 1].event is not journal[same - 1]:
            same -= 1
        if same < len(told):
            del told[same:]
            self.counts.clear()
        for event in journal[same:]:
            told.append(Told(event, written(event.words), self.words.report(event, self.names)))
        return same

    def log(self, seat: int, since: int = 0, end: int | None = None) -> tuple[int, list[LogEntry]]:
        """What a seat may read of the events from `since` on, and the number of the first such entry."""
        first = self._readable(seat, since)
        return first, self._entries(seat, self.told[since:end], first)

    def _entries(self, seat: int, told: list[Told], first: int) -> list[LogEntry]:
        """Those of what was told that a seat may read, numbered from `first` on."""
        reads = [one for one in told if one.is_for(seat)]
        return [LogEntry(n, one.event.key, one.words, one.text) for n, one in enumerate(reads, first)]

    def news(self, seats: Iterable[int], since: int) -> dict[int, News]:
        """The same for each of these seats, written once for all who read the same by the same numbers."""
        told, alike = self.told[since:], dict[tuple[int, int], News]()
        found = {}
        for seat in seats:
            first, reads = self._readable(seat, since), 0
            for one in told:
                reads = reads << 1 | one.is_for(seat)
            news = alike.get((first, reads))
            if news is None:
                news = alike[first, reads] = first, written(self._entries(seat, told, first))
            found[seat] = news
        return found

    def _readable(self, seat: int, end: int) -> int:
        """How many of the first `end` events a seat may read."""
        counted, count = self.counts.get(seat, (0, 0))
        if counted > end:
            counted = count = 0
        for at in range(counted, end):
            count += self.told[at].is_for(seat)
        self.counts[seat] = (end, count)
        return count


def _same(before: list[object], now: list[object]) -> bool:
    return all(before[at] is now[at] for at in range(len(before)))


def _explain_key(move: Move) -> str:
    return "explain." + move.key.removeprefix("move.")


def _last_chooser(match: AnyMatch) -> int:
    """Nobody else has a way back; what was done without asking counts for nobody."""
    n = len(match.lines) - 1
    while n in match.passed:
        n -= 1
    return match.lines[n].actor if n >= 0 else NOBODY


def question(table: Table) -> str:
    """The key of the question that is open."""
    item = table.agenda[-1] if table.agenda else None
    return f"question.{type(item).__name__}" if isinstance(item, Decision) else ""
