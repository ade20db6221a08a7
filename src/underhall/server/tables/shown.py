"""What a table is, and how it is shown to all who listen; here nothing changes but who that is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from time import monotonic

from underhall.core.match import AnyMatch
from underhall.core.record import Line
from underhall.games import GAMES
from underhall.server.database.store import StoredTable
from underhall.server.database.writer import Row
from underhall.server.settings import Settings
from underhall.server.tables.chairs import Chair, clock_of, names_at, table_card
from underhall.server.tables.ears import Audience, Ear
from underhall.server.tables.eyes import Eyes, eyes_of
from underhall.server.tables.glance import Glance
from underhall.server.tables.hours import Hours
from underhall.server.tables.loading import open_ballot, public_ballot, remark
from underhall.server.tables.matchlog import MatchLog
from underhall.server.tables.refusals import Refuse, not_playing, not_seated
from underhall.server.tables.thinking import Thinking
from underhall.server.wire.identity import Person
from underhall.server.wire.plain import written
from underhall.server.wire.protocol import LogEntry, State, StatePush, TableCard, TablePush, Welcome

# What a table is set up with, once and for all.
SET_UP = ("game", "rules", "fingerprint", "seats", "options", "clock", "public", "guided")

Listening = tuple[str, int]


class ShownTable:
    """A table as it stands."""

    def __init__(self, settings: Settings, hours: Hours) -> None:
        self.settings = settings
        self.hours = hours
        self.lock = asyncio.Lock()
        self.queue = asyncio.Lock()
        self.audience = Audience()
        self.touched = monotonic()
        self.broken = False
        self._soon: asyncio.TimerHandle | None = None

    def _show(self, stored: StoredTable, log: MatchLog | None) -> None:
        """What is stored."""
        self.row = stored.row
        self.game = GAMES[self.row["game"]]
        self.thinking = Thinking(self.hours, self.settings, clock_of(self.row), self.row["turn_began"])
        self.chairs = [Chair(row) for row in stored.chairs]
        self.chat = [remark(row) for row in stored.chat]
        self.ballot = open_ballot(self.row)
        self.eyes: dict[str, Eyes] = {}
        self.log = log

    # What it is

    @property
    def id(self) -> str:
        table: str = self.row["id"]
        return table

    @property
    def stage(self) -> str:
        stage: str = self.row["stage"]
        return stage

    def names(self) -> list[str]:
        return names_at(self.chairs)

    def playing(self) -> MatchLog:
        if self.log is None or self.stage != "playing":
            raise not_playing()
        return self.log

    def story(self) -> tuple[int, AnyMatch, list[Line]] | None:
        """How far the game has come, its match and the moves so far; None before it begins."""
        return None if self.log is None else (self.log.at, self.log.match, self.log.match.lines[:])

    @property
    def rematch(self) -> str | None:
        """The table where the same people play once more."""
        table: str | None = self.row["rematch"]
        return table

    def set_up_as(self) -> Row:
        return {name: self.row[name] for name in SET_UP}

    def is_host(self, person: Person) -> bool:
        return bool(self.row["host"] == person.id)

    def chair_of(self, person: str | None) -> Chair | None:
        """Where somebody sits."""
        return next((chair for chair in self.chairs if person and chair.person == person), None)

    def chair_at(self, seat: int) -> Chair | None:
        return self.chairs[seat] if 0 <= seat < len(self.chairs) else None

    def others(self, chair: Chair) -> list[Chair]:
        """Where people sit and play beside this chair."""
        return [other for other in self.chairs if other is not chair and other.person and not other.stand_in]

    def player(self, ear: Ear) -> Chair:
        """Where the asker sits and plays."""
        chair = self.chair_of(ear.person.id if ear.person else None)
        if chair is None:
            raise not_seated()
        if chair.stand_in:
            raise Refuse("refused.stand_in")
        return chair

    def chair_to_move(self) -> Chair | None:
        """The chair that is asked now."""
        if self.log is None or self.stage != "playing":
            return None
        seat = self.log.match.table.to_move()
        return self.chairs[seat] if seat >= 0 else None

    def bot_to_move(self) -> Chair | None:
        """Bots wait while people talk about taking something back."""
        chair = self.chair_to_move()
        undoing = self.ballot is not None and self.ballot.kind == "undo"
        return None if chair is None or chair.mind is None or undoing else chair

    def as_it_stands(self, bot: Chair | None = None) -> Callable[[], bool]:
        """Asks whether nothing has happened since, and whether it is still this bot that moves."""
        log = self.playing()
        at = log.at

        def stands() -> bool:
            return self.log is log and log.at == at and (bot is None or self.bot_to_move() is bot)

        return stands

    def asks(self, seat: int) -> bool:
        return self.log is not None and bool(self.log.match.table.answers(seat))

    def seconds_left(self, chair: Chair) -> float | None:
        return self.thinking.left(chair) if chair is self.chair_to_move() else chair.seconds

    def waits(self, chair: Chair) -> float | None:
        """How long a seat still waits for its absent owner; None if there is nobody to wait for."""
        return self.thinking.waits(chair) if self.stage == "playing" else None

    def card(self) -> TableCard:
        card = table_card(self.row, self.chairs)
        for chair, seat in zip(self.chairs, card.seats, strict=True):
            seat.online = self.audience.online(chair.person)
            seat.seconds_left = self.seconds_left(chair)
            seat.waits = self.waits(chair)
        card.watchers = self.audience.watchers()
        card.ballot = public_ballot(self.ballot)
        return card

    # In words

    def eyes_in(self, language: str) -> Eyes:
        """What there is to see, told in a language."""
        found = self.eyes.get(language)
        if found is None:
            found = self.eyes[language] = Eyes(self.game, self.names(), language)
        return found

    def call_by_name(self) -> None:
        """Somebody goes by another name."""
        for eyes in self.eyes.values():
            eyes.glance.rename(self.names())

    # Who listens

    def enter(self, ear: Ear) -> None:
        self.audience.ears.add(ear)
        self.welcome(ear)
        if ear.seat is None:
            self.push_soon()
        else:
            self.push_card(but=ear)

    def welcome(self, ear: Ear) -> None:
        """Everything, for one listener."""
        ear.seat = self._seat_of(ear)
        state: State | None = None
        log: list[LogEntry] = []
        if self.log is not None:
            seat, glance = eyes_of(ear.seat), self.eyes_in(ear.language).glance
            glance.catch_up(self.log.match.journal)
            state = glance.states(self.log.match, [seat], self.log.at)[seat]
            _, log = glance.log(seat)
        ear.push(Welcome(0, ear.person, ear.seat, self.card(), state, log, self.chat))

    def _seat_of(self, ear: Ear) -> int | None:
        chair = self.chair_of(ear.person.id if ear.person else None)
        return chair.seat if chair else None

    def push_soon(self) -> None:
        """Onlookers come and go in crowds: all are told of them together, between two changes."""
        if self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(self.settings.crowd_seconds, self._push_now)

    def _push_now(self) -> None:
        self._soon = None
        if self.lock.locked() or self.broken:
            self.push_soon()
        else:
            self.push_card()

    def push_card(self, but: Ear | None = None) -> None:
        """To everybody; whose seat has changed sees everything with other eyes from now on."""
        moved = {ear for ear in self.audience if ear.seat != self._seat_of(ear)}
        for ear in moved:
            ear.seat = self._seat_of(ear)
        push = TablePush(0, written(self.card()))
        for ear in self.audience.ears - {but}:
            if ear in moved:
                self.welcome(ear)
            else:
                ear.push(push)

    def _states(self) -> dict[Listening, StatePush]:
        """The pushes of a new state, by language and eyes."""
        seats: dict[str, set[int]] = {}
        for ear in self.audience:
            seats.setdefault(ear.language, set()).add(eyes_of(ear.seat))
        return {
            (language, seat): push
            for language, listening in seats.items()
            for seat, push in self._told(self.eyes_in(language).glance, listening)
        }

    def _told(self, glance: Glance, seats: set[int]) -> Iterator[tuple[int, StatePush]]:
        log = self.log
        assert log is not None
        news = glance.news(seats, glance.catch_up(log.match.journal))
        for seat, state in glance.states(log.match, seats, log.at).items():
            yield seat, StatePush(0, written(state), *news[seat])
