"""A living table: its chairs, its match, and who listens.

Everything that changes it holds its lock, changes it in memory, waits until that is stored, and only then
acknowledges and pushes. If storing fails the table becomes again what is stored.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress
from time import monotonic, time

import msgspec

from underhall.core.agenda import NOBODY
from underhall.core.match import Match
from underhall.server.database.store import (
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
from underhall.server.database.writer import Clash, NotStored, Step
from underhall.server.settings import Settings
from underhall.server.tables.chairs import Chair
from underhall.server.tables.chores import Chore, Chores, Thoughts
from underhall.server.tables.ears import Ear
from underhall.server.tables.eyes import eyes_of
from underhall.server.tables.hours import Hours
from underhall.server.tables.loading import OpenBallot, edition, load
from underhall.server.tables.matchlog import MatchLog
from underhall.server.tables.refusals import AsRefusals, Lost, stale
from underhall.server.tables.shown import Listening, ShownTable
from underhall.server.wire.identity import Person
from underhall.server.wire.plain import encode
from underhall.server.wire.protocol import ChatPush, Done, Remark, StatePush

LOGGER = logging.getLogger("underhall.server")


class LiveTable(ShownTable):
    """`chores` are what it can do by itself, by name: see `start`."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        hours: Hours,
        chores: Mapping[str, Chore],
        stored: StoredTable,
        log: MatchLog | None,
    ) -> None:
        super().__init__(settings, hours)
        self.store = store
        self.works = chores
        self.chores = Chores(stored.row["id"])
        self.thoughts = Thoughts()
        self.dice = settings.dice()
        self.asked = 0
        self.become(stored, log)

    def become(self, stored: StoredTable, log: MatchLog | None) -> None:
        """What is stored. Whoever was here when it fell asleep, or the server fell, is away from now on."""
        self._show(stored, log)
        # What a seat said before is answered; the same again is late, even if all are asked at once.
        self.heard_at: dict[int, int] = {}
        self.changed: set[int] = set()
        self.row_changed = False
        for chair in self.chairs:
            if chair.person is not None and not self.audience.online(chair.person):
                self._miss(chair)

    def _miss(self, chair: Chair) -> None:
        if chair.away_since is None:
            chair.away_since = self.hours.now()
            self.change_chair(chair)

    # What changes

    def has_changed(self) -> bool:
        return self.row_changed or bool(self.changed)

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
        """Start the game: it goes on by itself until somebody is asked."""
        self.call_by_name()
        options = msgspec.json.decode(self.row["options"], type=dict[str, str])
        self.log = MatchLog(self.id, Match(self.game, self.row["seats"], options))
        self.log.go_on(self.dice)
        self.change_row(stage="playing", **edition(self.game))
        self._begin_turn()
        self.thinking.hand_out(self.chairs)
        self.change_chair(*self.chairs)

    def play(
        self, chair: Chair, at: int, text: str, first: Sequence[str] = (), *, brisk: bool = False
    ) -> None:
        """A move that answers what was asked when the game had come to `at`, after those that come first.

        `brisk`: and then on, past what can wait until the next turn.
        """
        log, asked = self.playing(), self.chair_to_move()
        together = log.match.table.together()
        if at != log.at and not (together and at >= self.heard_at.get(chair.seat, 0)):
            raise stale()
        with AsRefusals():
            if together and asked is not chair:
                log.interject(chair.seat, text)
            else:
                log.go_by(chair.seat, first, text, self.dice)
        log.go_on(self.dice, chair.seat if brisk else NOBODY)
        self.heard_at[chair.seat] = log.at
        self._charge(asked)
        self._drop_undo_ballot()

    def interject(self, chair: Chair, text: str) -> None:
        """An aside, while another question is open."""
        log, asked = self.playing(), self.chair_to_move()
        with AsRefusals():
            log.interject(chair.seat, text)
        log.go_on(self.dice)
        self._charge(asked)
        self._drop_undo_ballot()

    def let_bot_play(self, chair: Chair, text: str) -> None:
        log = self.playing()
        log.play(chair.seat, text)
        log.go_on(self.dice)
        self._charge(chair)

    def undo(self, chair: Chair) -> None:
        """The chair's last choice, while that is free."""
        self._charge(self.chair_to_move())
        self.playing().undo(chair.seat)
        self._drop_undo_ballot()

    def take_back(self, seat: int, keep: int) -> None:
        """By consent: the first `keep` moves stay."""
        self._charge(self.chair_to_move())
        self.playing().back_to(seat, keep)

    def _drop_undo_ballot(self) -> None:
        """Who plays on does not want to go back."""
        if self.ballot is not None and self.ballot.kind == "undo":
            self.set_ballot(None)

    # Who thinks, and who is there

    def _begin_turn(self) -> None:
        """Somebody begins to think."""
        began = self.thinking.begin()
        if self.thinking.clock is not None:
            self.change_row(turn_began=began)

    def _charge(self, chair: Chair | None) -> None:
        """For the time since the turn began, who was asked; then somebody begins to think anew."""
        if chair is not None and self.thinking.charge(chair, done=self.chair_to_move() is not chair):
            self.change_chair(chair)
        self._begin_turn()

    def put_stand_in(self, chair: Chair) -> None:
        if chair is self.chair_to_move():
            self._charge(chair)
        chair.stand_in = True
        self.change_chair(chair)

    def give_back(self, chair: Chair) -> None:
        """The seat to its owner, from a stand-in."""
        chair.stand_in, chair.left = False, False
        self.thinking.lend(chair)
        if chair is self.chair_to_move():
            self._begin_turn()
        self.change_chair(chair)

    def welcome_back(self, chair: Chair) -> None:
        """The owner of a seat is here; and who is here uses the table."""
        if chair.away_since is not None:
            chair.away_since = None
            self.change_chair(chair)
        if self.row["warned"] is not None:
            self.change_row(warned=None)

    def pass_on(self, person: Person) -> None:
        """From a host who goes to another of the people who sit here."""
        heir = next((chair.person for chair in self.chairs if chair.person not in (None, person.id)), None)
        if self.is_host(person) and heir is not None:
            self.change_row(host=heir)

    def rename(self, person: Person) -> None:
        """Somebody who sits here goes by another name."""
        chair = self.chair_of(person.id)
        if chair is not None:
            chair.name = person.name
            self.call_by_name()
            self.audience.rename(person)
            for ear in self.audience:
                self.welcome(ear)

    # What is stored

    async def commit(self, ear: Ear | None = None, ref: int = 0) -> None:
        """Store what has changed, then acknowledge and push it."""
        log = self.log
        moved = log is not None and bool(log.rows)
        if log is not None and log.match.table.over() and self.stage == "playing":
            scores = encode(log.match.table.scores()).decode()
            self.change_row(stage="finished", ballot=None, scores=scores)
            self.ballot = None
        card_too = self.has_changed() or (moved and self.thinking.clock is not None)
        stored = self.store.write(*self._steps())
        states = self._states() if moved else {}
        try:
            await stored
        except NotStored as error:
            LOGGER.error("a change could not be stored: %s", error, extra={"table": self.id})
            self.doubt()
            if isinstance(error, Clash):
                await self.restore()
            raise Lost from error
        at_once = moved and not card_too and ear in self.audience.ears
        if ear is not None and not at_once:
            ear.done(ref)
        if card_too:
            self.push_card()
        if moved:
            self._push(states, ear if at_once else None, ref)

    def _push(self, states: Mapping[Listening, StatePush], mover: Ear | None, ref: int) -> None:
        """The new state to everybody; the mover hears with it that the move is done."""
        for ear in self.audience:
            push = states[ear.language, eyes_of(ear.seat)]
            if ear is mover:
                ear.push(push, Done(ref))
            else:
                ear.push(push)

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

    def doubt(self) -> None:
        """It may not be what is stored; whoever holds it next restores it."""
        self.broken = True

    async def restore(self) -> None:
        """Become again what is stored; as long as that fails nothing else is done here."""
        self.doubt()
        try:
            await self.store.settled()
            stored = await self.store.read(lambda connection: stored_table(connection, self.id))
            assert stored is not None
            self.become(stored, await load(self.store, stored))
        except NotStored as error:
            raise Lost from error
        self.broken = False
        for ear in self.audience:
            self.welcome(ear)

    # In use, or not

    def touch(self) -> None:
        self.touched = monotonic()

    def idle_since(self, moment: float) -> bool:
        return not (self.audience or self.chores.busy() or self.lock.locked()) and self.touched < moment

    def start(self, chore: str) -> None:
        """Something it does by itself, unless that is under way."""
        self.chores.start(chore, lambda: self.works[chore](self))

    def wake_in(self, seconds: float | None, chore: str) -> None:
        self.chores.wake_in(seconds, lambda: self.start(chore))

    async def end(self, steps: Sequence[Step], farewell: str) -> None:
        """By these steps the table is no more: all who listen hear why."""
        async with self.lock:
            await self.store.write(*steps)
            self.chores.stop()
            self.audience.dismiss(farewell)

    def warn(self, since: float | None) -> None:
        """It is stored already that nobody has used it since then."""
        self.row = {**self.row, "warned": since}
        self.push_card()

    async def leave(self, ear: Ear) -> None:
        self.audience.ears.discard(ear)
        self.touch()
        chair = self.chair_of(ear.person.id if ear.person else None)
        if chair is None:
            return self.push_soon()
        async with self.lock:
            if self.broken or self.audience.online(chair.person) or chair.away_since is not None:
                return self.push_card()
            self._miss(chair)
            with suppress(Lost):
                await self.commit()
        return None

    async def say(self, ear: Ear, ref: int, text: str) -> None:
        """A remark of somebody with a name."""
        person = ear.person
        assert person is not None
        n = self.chat[-1].n + 1 if self.chat else 0
        said = Remark(n=n, name=person.name, seat=ear.seat, text=text, time=time())
        row = {"table_id": self.id, "n": n, "person": person.id, "seat": said.seat, "text": text}
        try:
            await self.store.write((ADD_CHAT, [{**row, "time": said.time}]))
        except NotStored as error:
            raise Lost from error
        self.chat = [*self.chat, said][-CHAT_KEPT:]
        ear.done(ref)
        self.audience.push(ChatPush(0, said))
