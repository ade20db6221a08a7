"""A living table: its chairs, its match, and who listens.

Everything that changes it holds its lock, changes it in memory, waits until that is stored, and only then
acknowledges and pushes. If storing fails the table becomes again what is stored.
"""

from __future__ import annotations

import asyncio
import logging
from time import monotonic, time

import msgspec

from underhall.core.game import AnyGame
from underhall.core.match import Match
from underhall.games import GAMES
from underhall.server import matchlog
from underhall.server.chairs import Chair, clock_of, table_sheet
from underhall.server.ears import Ear
from underhall.server.eyes import Eyes, eyes_of
from underhall.server.matchlog import MatchLog
from underhall.server.plain import encode
from underhall.server.protocol import Ballot, ChatLine, TableSheet
from underhall.server.refusals import Lost, not_playing
from underhall.server.settings import Settings
from underhall.server.store import (
    ADD_CHAT,
    ADD_LINE,
    ADD_SNAPSHOT,
    CHANGE_CHAIR,
    CHANGE_TABLE,
    CHANGING,
    CHAT_KEPT,
    DROP_OLD_SNAPSHOTS,
    Store,
    StoredTable,
    stored_table,
)
from underhall.server.writer import NotStored, Row, Step

LOGGER = logging.getLogger("underhall.server")


class OpenBallot(Ballot):
    """A ballot, and for an undo how many moves would stay."""

    keep: int = 0


class LiveTable:
    def __init__(self, store: Store, settings: Settings, stored: StoredTable, woken: float) -> None:
        self.store = store
        self.settings = settings
        self.woken = woken
        self.dice = settings.dice()
        self.lock = asyncio.Lock()
        self.ears: set[Ear] = set()
        self.gone_since: dict[str, float] = {}
        self.touched = monotonic()
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.alarm: asyncio.TimerHandle | None = None
        self.asked = 0
        self.broken = False
        self._take(stored)

    def _take(self, stored: StoredTable) -> None:
        """Become what is stored."""
        self.row = stored.row
        self.game = GAMES[self.row["game"]]
        self.clock = clock_of(self.row)
        self.chairs = [Chair(row) for row in stored.chairs]
        self.chat = [_chat_line(row) for row in stored.chat]
        self.ballot = _ballot(self.row)
        self.eyes = Eyes(self.game, self.names())
        self.log = matchlog.load(self.game, stored) if stored.lines else None
        last = stored.lines[-1]["time"] if stored.lines else 0.0
        self.turn_began = max(last, self.woken)
        # What a seat said before is answered; the same again is late, even if all are asked at once.
        self.heard_at: dict[int, int] = {}
        self.changed: set[int] = set()
        self.row_changed = False

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
        return [chair.called for chair in self.chairs]

    def playing(self) -> MatchLog:
        if self.log is None or self.stage != "playing":
            raise not_playing()
        return self.log

    def chair_of(self, person: str | None) -> Chair | None:
        """Where somebody sits."""
        return next((chair for chair in self.chairs if person and chair.person == person), None)

    def online(self, person: str | None) -> bool:
        return any(ear.person is not None and ear.person.id == person for ear in self.ears)

    def chair_to_move(self) -> Chair | None:
        """The chair that is asked now."""
        if self.log is None or self.stage != "playing":
            return None
        seat = self.log.match.table.to_move()
        return self.chairs[seat] if seat >= 0 else None

    def sheet(self) -> TableSheet:
        sheet = table_sheet(self.row, self.chairs)
        for chair, seat in zip(self.chairs, sheet.seats, strict=True):
            seat.online = self.online(chair.person)
            seat.seconds_left = self.seconds_left(chair)
        sheet.watchers = sum(ear.seat is None for ear in self.ears)
        sheet.ballot = _public(self.ballot)
        return sheet

    def seconds_left(self, chair: Chair) -> float | None:
        if chair.seconds is None or chair is not self.chair_to_move() or chair.stand_in:
            return chair.seconds
        return max(0.0, chair.seconds - (time() - self.turn_began))

    # What changes

    def change_chair(self, *chairs: Chair) -> None:
        self.changed |= {chair.seat for chair in chairs}

    def change_row(self, **values: object) -> None:
        self.row = {**self.row, **values}
        self.row_changed = True

    def set_ballot(self, ballot: OpenBallot | None) -> None:
        if ballot is not self.ballot:
            self.ballot = ballot
            self.change_row(ballot=encode(ballot).decode() if ballot else None)

    def next_ballot(self) -> int:
        """A number that no earlier question of this table had."""
        self.asked += 1
        return (self.log.at if self.log else 0) * 1000 + self.asked

    def begin(self) -> None:
        """Start the game: nature moves until somebody is asked."""
        self.eyes.rename(self.names())
        options = msgspec.json.decode(self.row["options"], type=dict[str, str])
        self.log = MatchLog(self.id, Match(self.game, self.row["seats"], options))
        self.log.befall_all(self.dice)
        self.change_row(stage="playing", **edition(self.game))
        self.turn_began = time()
        for chair in self.chairs:
            chair.seconds = float(self.clock.stock) if self.clock and chair.kind == "person" else None
        self.change_chair(*self.chairs)

    async def commit(self, ear: Ear | None = None, ref: int = 0) -> None:
        """Store what has changed, then acknowledge and push it."""
        log = self.log
        moved = log is not None and bool(log.rows)
        if log is not None and log.match.table.over() and self.stage == "playing":
            self.change_row(stage="finished", ballot=None)
            self.ballot = None
        sheet_too = self.row_changed or bool(self.changed) or (moved and self.clock is not None)
        stored = self.store.write(*self._steps())
        states = self._states() if moved else {}
        try:
            await stored
        except NotStored as error:
            LOGGER.exception("a change could not be stored")
            await self.restore()
            raise Lost from error
        if ear is not None:
            ear.done(ref)
        if sheet_too:
            self.push_sheet()
        if moved:
            for listener in self.ears:
                listener.push(b"state", states[eyes_of(listener.seat)])

    def _steps(self) -> list[Step]:
        steps: list[Step] = []
        if self.log is not None and self.log.rows:
            steps.append((ADD_LINE, self.log.take_rows()))
            if self.log.snapshot_due(self.settings.snapshot_every):
                steps.append((ADD_SNAPSHOT, [self.log.take_snapshot()]))
                steps.append((DROP_OLD_SNAPSHOTS, [{"of": self.id, "before": self.log.at}]))
        if self.changed:
            steps.append((CHANGE_CHAIR, [self.chairs[seat].change(self.id) for seat in self.changed]))
        if self.row_changed:
            held = {name: self.row[name] for name in CHANGING}
            steps.append((CHANGE_TABLE, [{"of": self.id, **held}]))
        self.changed, self.row_changed = set(), False
        return steps

    async def restore(self) -> None:
        """Become again what is stored; as long as that fails nothing else is done here."""
        self.broken = True
        try:
            stored = await self.store.read(lambda connection: stored_table(connection, self.id))
        except NotStored as error:
            raise Lost from error
        assert stored is not None
        self._take(stored)
        self.broken = False
        for ear in self.ears:
            self.welcome(ear)

    # Who listens

    def enter(self, ear: Ear) -> None:
        self.ears.add(ear)
        if ear.person is not None:
            self.gone_since.pop(ear.person.id, None)
        self.welcome(ear)
        self.push_sheet(but=ear)

    async def leave(self, ear: Ear) -> None:
        self.ears.discard(ear)
        self.touched = monotonic()
        if ear.person is not None and not self.online(ear.person.id):
            self.gone_since[ear.person.id] = monotonic()
        async with self.lock:
            self.push_sheet()

    def welcome(self, ear: Ear) -> None:
        """Everything, for one listener."""
        ear.seat = self._seat_of(ear)
        state, log = b"null", b"[]"
        if self.log is not None:
            eyes = eyes_of(ear.seat)
            self.eyes.catch_up(self.log.match.journal)
            state = self.eyes.states(self.log.match, [eyes], self.log.at)[eyes]
            _, log = self.eyes.log(eyes)
        body = (encode(ear.person), encode(ear.seat), encode(self.sheet()), state, log, encode(self.chat))
        ear.push(b"welcome", b'"you":%b,"seat":%b,"table":%b,"state":%b,"log":%b,"chat":%b}' % body)

    def _seat_of(self, ear: Ear) -> int | None:
        chair = self.chair_of(ear.person.id if ear.person else None)
        return chair.seat if chair else None

    def push_sheet(self, but: Ear | None = None) -> None:
        """To everybody; whose seat has changed sees everything with other eyes from now on."""
        moved = {ear for ear in self.ears if ear.seat != self._seat_of(ear)}
        for ear in moved:
            ear.seat = self._seat_of(ear)
        body = b'"table":%b}' % encode(self.sheet())
        for ear in self.ears - {but}:
            if ear in moved:
                self.welcome(ear)
            else:
                ear.push(b"table", body)

    def _states(self) -> dict[int, bytes]:
        """The bodies of state pushes, by eyes."""
        log = self.log
        assert log is not None
        since = self.eyes.catch_up(log.match.journal)
        states = self.eyes.states(log.match, {eyes_of(ear.seat) for ear in self.ears}, log.at)
        return {
            eyes: b'"state":%b,"log_from":%d,"log":%b}' % (state, *self.eyes.log(eyes, since))
            for eyes, state in states.items()
        }

    async def say(self, ear: Ear, ref: int, text: str) -> None:
        """A line of chat from somebody with a name."""
        person = ear.person
        assert person is not None
        n = self.chat[-1].n + 1 if self.chat else 0
        line = ChatLine(n=n, name=person.name, seat=ear.seat, text=text, time=time())
        row = {"table_id": self.id, "n": n, "person": person.id, "seat": line.seat, "text": text}
        try:
            await self.store.write((ADD_CHAT, [{**row, "time": line.time}]))
        except NotStored as error:
            raise Lost from error
        self.chat = [*self.chat, line][-CHAT_KEPT:]
        ear.done(ref)
        body = b'"line":%b}' % encode(line)
        for listener in self.ears:
            listener.push(b"chat", body)


def edition(game: AnyGame) -> Row:
    """The rules and components that a table is played by."""
    return {"rules": game.rules_version, "fingerprint": game.box().fingerprint}


def _chat_line(row: Row) -> ChatLine:
    return ChatLine(n=row["n"], name=row["name"], seat=row["seat"], text=row["text"], time=row["time"])


def _ballot(row: Row) -> OpenBallot | None:
    return msgspec.json.decode(row["ballot"], type=OpenBallot) if row["ballot"] else None


def _public(ballot: OpenBallot | None) -> Ballot | None:
    if ballot is None:
        return None
    return Ballot(ballot.id, ballot.kind, ballot.asker, ballot.seat, ballot.yes, ballot.waiting)
