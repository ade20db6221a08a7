"""Sockets: one conversation with one table.

The first message is hello, with the token if one has a seat; then wishes come in and pushes go out. A
message that is not understood is answered with a fault and changes nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import perf_counter
from typing import Any

import msgspec
from starlette.types import Receive, Scope, Send

from underhall.core.words import Word
from underhall.server.database.writer import NotStored
from underhall.server.door.limits import Bucket, Gate
from underhall.server.door.pipes import EXTENSION, Pipe
from underhall.server.door.threshold import caller
from underhall.server.house.waking import House
from underhall.server.people.names import clean
from underhall.server.people.register import People
from underhall.server.play import advice, stand_ins, wishes
from underhall.server.play.holding import at, go_on, in_turn
from underhall.server.settings import Limits
from underhall.server.tables.ears import Ear
from underhall.server.tables.live import LiveTable
from underhall.server.tables.refusals import Lost, Refuse, not_seated
from underhall.server.wire import protocol, speech
from underhall.server.wire.identity import Message, Person
from underhall.server.wire.plain import NOT_UNDERSTOOD, why
from underhall.server.wire.problems import Unmet
from underhall.server.wire.protocol import (
    Again,
    Answer,
    Aside,
    AskStandIn,
    Fault,
    Hello,
    Hint,
    Ping,
    Play,
    Pong,
    Refused,
    Say,
    Undo,
    Why,
)
from underhall.server.wire.speech import language_of

LOGGER = logging.getLogger("underhall.server")
HELLO_WITHIN = 10.0
POLICY, TOO_SLOW, NO_TABLE = 1008, 1013, 4404
DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(protocol.ClientMessage)


class NotUnderstood(Exception):
    """A message that is none."""


def understand(frame: bytes) -> Any:
    try:
        return DECODER.decode(frame)
    except NOT_UNDERSTOOD as error:
        raise NotUnderstood(why(error)) from error


class Outlet:
    """Sends in order without making anybody wait; who cannot follow is cut off."""

    def __init__(self, pipe: Pipe, send: Send, most: int) -> None:
        self._pipe = pipe
        self._send = send
        self.most = most
        self.closing: asyncio.Task[None] | None = None
        self.cut_off: Callable[[], None] | None = None

    def put(self, *messages: bytes) -> None:
        if self.closing is None and self._pipe.write(*messages) > self.most:
            self.close(TOO_SLOW)
            self._pipe.cut()
            if self.cut_off is not None:
                self.cut_off()

    def close(self, code: int) -> None:
        """After what is waiting has gone out."""
        if self.closing is None:
            self.closing = asyncio.create_task(self._close(code))

    async def _close(self, code: int) -> None:
        with suppress(OSError):
            await self._send({"type": "websocket.close", "code": code})


class Conversation:
    """One socket, from hello to the end."""

    def __init__(self, doors: Doors, table: str, address: str, outlet: Outlet, language: str) -> None:
        self.doors = doors
        self.language = language
        self.address = address
        self.wanted = table
        self.outlet = outlet
        self.bucket = Bucket(doors.limits.messages)
        self.faults = 0
        self.table: LiveTable | None = None
        self.ear: Ear | None = None
        self.advised: asyncio.Task[None] | None = None

    async def hear(self, frame: bytes) -> None:
        """One message; its refusal or fault is told, not raised."""
        if not (self.bucket.take() and self.doors.talk.lets_in(self.address)):
            return self.fault(None, "fault.too_many")
        try:
            message = understand(frame)
        except NotUnderstood as error:
            return self.fault(None, "problem.not_understood", why=str(error))
        return await self.told_of(getattr(message, "ref", None), self.answer(message))

    async def answer(self, message: Any) -> None:
        if isinstance(message, Hello):
            await self.hello(message)
        elif self.table is None or self.ear is None:
            self.fault(getattr(message, "ref", None), "fault.hello_first")
            self.outlet.close(POLICY)
        elif type(message) in IN_PLAY:
            await IN_PLAY[type(message)](self.table, self.ear, message)
        else:
            await ANSWERS[type(message)](self, self.table, self.ear, message)

    async def told_of(self, ref: int | None, answer: Awaitable[None]) -> None:
        """An answer that may be a refusal or a fault."""
        try:
            await answer
        except Refuse as no:
            self.doors.house.store.gauges.refusals.inc()
            self.reply(Refused(ref or 0, no.rule, no.key, self.told(no)))
        except (Lost, NotStored):
            self.fault(ref, "fault.not_stored")
        except Exception:
            LOGGER.exception("a message could not be answered")
            self.fault(ref, "problem.went_wrong")

    async def hello(self, message: Hello) -> None:
        if self.ear is not None:
            return self.fault(None, "fault.we_have_met")
        if message.language:
            self.language = speech.chosen(message.language)
        person = await self.doors.people.find(message.token) if message.token else None
        if message.token and person is None:
            self.fault(None, "problem.unknown_token")
            return self.outlet.close(POLICY)
        if person is not None and not self.may_open(person):
            self.fault(None, "fault.too_often")
            return self.outlet.close(POLICY)
        try:
            table = await self.doors.house.table(self.wanted)
        except Unmet as trouble:
            self.fault(None, trouble.key, **trouble.words)
            return self.outlet.close(NO_TABLE)
        self.outlet.cut_off = self.cut_off
        ear = Ear(self.outlet.put, self.dismiss, person, message.token, self.language)
        await self.enter(table, ear)
        if message.token and await self.doors.people.find(message.token) is None:
            self.dismiss("problem.unknown_token")  # logged out in between
        return None

    async def enter(self, table: LiveTable, ear: Ear) -> None:
        """If that fails we have not met yet, and hello may be said again."""
        await self.doors.house.turnstile.pass_by(self.address)
        async with in_turn(table):
            if ear.person is not None and stand_ins.returned(table, ear.person.id):
                await table.commit()
            self.table, self.ear = table, ear
            table.enter(ear)

    def may_open(self, person: Person | None) -> bool:
        """Everything anew is the longest answer there is."""
        return self.doors.openings.lets_in(person.id if person else self.address)

    def dismiss(self, farewell: str) -> None:
        self.fault(None, farewell)
        self.outlet.close(POLICY)

    def cut_off(self) -> None:
        """Whoever cannot follow is gone, though the pipe may still stand for a while."""
        self.leaving = asyncio.create_task(self.leave())

    async def leave(self) -> None:
        if self.advised is not None:
            self.advised.cancel()
        if self.table is not None and self.ear is not None:
            await self.table.leave(self.ear)
            go_on(self.table)

    def fault(self, ref: int | None, key: str, **words: Word) -> None:
        self.reply(Fault(ref, speech.say(self.language, key, words)))
        self.doors.house.store.gauges.faults.inc()
        self.faults += 1
        if self.faults > self.doors.limits.faults_forgiven:
            self.outlet.close(POLICY)

    def told(self, no: Refuse) -> str:
        """In the words of the game, where there is one."""
        if self.table is not None:
            return self.table.eyes_in(self.language).say(no.key, no.words)
        return speech.say(self.language, no.key, no.words)

    def reply(self, message: Message) -> None:
        self.outlet.put(msgspec.json.encode(message))

    # Answers that need more than the course of play

    async def say(self, table: LiveTable, ear: Ear, wish: Say) -> None:
        text = clean(wish.text)
        if ear.person is None:
            raise Refuse("refused.no_name")
        if not text:
            raise Refuse("refused.empty")
        if not self.doors.chat.lets_in(ear.person.id):
            raise Refuse("refused.too_fast")
        async with at(table):
            await table.say(ear, wish.ref, text)

    async def why(self, table: LiveTable, ear: Ear, wish: Why) -> None:
        self.reply(await advice.why(table, ear, wish))

    async def hint(self, table: LiveTable, ear: Ear, wish: Hint) -> None:
        if ear.person is None or ear.seat is None:
            raise not_seated()
        if self.advised is not None or not self.doors.hints.lets_in(ear.person.id):
            raise Refuse("refused.too_fast")
        self.advised = asyncio.create_task(self.told_of(wish.ref, self.advise(table, ear, wish)))

    async def advise(self, table: LiveTable, ear: Ear, wish: Hint) -> None:
        """While it is thought of, the conversation goes on."""
        try:
            self.reply(await advice.hint(table, ear, wish, self.doors.house.thinkers))
        finally:
            self.advised = None

    async def again(self, table: LiveTable, ear: Ear, wish: Again) -> None:
        if not self.may_open(ear.person):
            raise Refuse("refused.too_fast")
        await self.doors.house.turnstile.pass_by(self.address)
        async with in_turn(table):
            table.welcome(ear)

    async def ping(self, table: LiveTable, ear: Ear, wish: Ping) -> None:
        self.reply(Pong(wish.ref))


# What the course of play answers, and what the conversation itself.
IN_PLAY: dict[type, Callable[..., Awaitable[None]]] = {
    Play: wishes.play,
    Aside: wishes.aside,
    Undo: wishes.undo,
    Answer: wishes.answer,
    AskStandIn: wishes.ask_stand_in,
}
ANSWERS: dict[type, Callable[..., Awaitable[None]]] = {
    Say: Conversation.say,
    Why: Conversation.why,
    Hint: Conversation.hint,
    Again: Conversation.again,
    Ping: Conversation.ping,
}


class Doors:
    """Where sockets come in: counts them, looks at where they come from, and lets them talk."""

    def __init__(self, house: House, people: People, limits: Limits, origins: tuple[str, ...]) -> None:
        self.house = house
        self.people = people
        self.limits = limits
        self.origins = origins
        self.chat = Gate(limits.chat)
        self.hints = Gate(limits.hints)
        self.talk = Gate(limits.talk)
        self.openings = Gate(limits.openings)
        self.inside: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = caller(scope)
        await receive()
        full = self.inside.get(address, 0) >= self.limits.sockets_per_address
        if full or not self.welcomes(scope) or not self.openings.lets_in(address):
            return await send({"type": "websocket.close", "code": POLICY})
        self.inside[address] = self.inside.get(address, 0) + 1
        try:
            await send({"type": "websocket.accept"})
            await self._talk(address, scope, receive, send)
        finally:
            self.inside[address] -= 1
            if not self.inside[address]:
                del self.inside[address]
        return None

    def welcomes(self, scope: Scope) -> bool:
        """A page of another site may not open a socket here; programs send no origin."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        origin = headers.get(b"origin")
        return origin is None or origin in self.origins or origin.partition("://")[2] == headers.get(b"host")

    async def _talk(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        outlet = Outlet(scope["extensions"][EXTENSION], send, self.limits.unsent_bytes)
        conversation = Conversation(self, scope["path_params"]["id"], address, outlet, language_of(scope))
        takes = self.house.store.gauges.takes
        late = asyncio.get_running_loop().call_later(HELLO_WITHIN, _too_late, conversation)
        try:
            while (event := await receive())["type"] != "websocket.disconnect":
                if outlet.closing is None:
                    began = perf_counter()
                    await conversation.hear(event["bytes"])
                    takes.observe(perf_counter() - began)
        finally:
            late.cancel()
            if outlet.closing is not None:
                outlet.closing.cancel()
            await conversation.leave()


def _too_late(conversation: Conversation) -> None:
    if conversation.ear is None:
        conversation.outlet.close(POLICY)
