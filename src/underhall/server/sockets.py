"""Sockets: one conversation with one table.

The first message is hello, with the token if one has a seat; then wishes come in and pushes go out. A
message that is not understood is answered with a fault and changes nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
from starlette.types import Receive, Scope, Send

from underhall.core.agenda import Illegal
from underhall.core.words import Refusal
from underhall.server import course, minds, protocol
from underhall.server.ears import Ear
from underhall.server.house import House
from underhall.server.limits import Bucket, Gate
from underhall.server.lines import EXTENSION, Line
from underhall.server.people import People, clean
from underhall.server.problems import Trouble
from underhall.server.protocol import (
    Again,
    Answer,
    Aside,
    AskStandIn,
    Because,
    Fault,
    Hello,
    Hint,
    Message,
    Ping,
    Play,
    Pong,
    Refused,
    Say,
    Undo,
    Why,
)
from underhall.server.refusals import Lost, Refuse, in_words, not_seated
from underhall.server.settings import Limits
from underhall.server.tables import LiveTable
from underhall.server.writer import NotStored

LOGGER = logging.getLogger("underhall.server")
HELLO_WITHIN = 10.0
POLICY, TOO_SLOW, NO_TABLE = 1008, 1013, 4404
DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(protocol.ClientMessage)


class Outlet:
    """Sends in order without making anybody wait; who cannot follow is cut off."""

    def __init__(self, line: Line, send: Send, most: int) -> None:
        self._line = line
        self._send = send
        self.most = most
        self.closing: asyncio.Task[None] | None = None
        self.cut_off: Callable[[], None] | None = None

    def put(self, message: bytes) -> None:
        if self.closing is None and self._line.write(message) > self.most:
            self.close(TOO_SLOW)
            self._line.cut()
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

    def __init__(self, doors: Doors, table: str, outlet: Outlet) -> None:
        self.doors = doors
        self.wanted = table
        self.outlet = outlet
        self.bucket = Bucket(doors.limits.messages)
        self.faults = 0
        self.table: LiveTable | None = None
        self.ear: Ear | None = None

    async def hear(self, frame: bytes | str) -> None:
        """One message; its refusal or fault is told, not raised."""
        ref: int | None = None
        try:
            if not self.bucket.take():
                return self.fault(None, "Too many messages; slower, please.")
            message = DECODER.decode(frame)
            ref = getattr(message, "ref", None)
            if isinstance(message, Hello):
                await self.hello(message)
            elif self.table is None or self.ear is None:
                self.fault(ref, "Say hello first.")
                self.outlet.close(POLICY)
            else:
                await ANSWERS[type(message)](self, self.table, self.ear, message)
        except msgspec.DecodeError as error:
            self.fault(None, f"Not understood: {error}")
        except Refuse as no:
            self.reply(Refused(ref or 0, no.rule, no.key, no.text))
        except (Lost, NotStored):
            self.fault(ref, "It could not be stored, so nothing has changed. Please try again.")
        except Exception:
            LOGGER.exception("a message could not be answered")
            self.fault(ref, "Something went wrong here; it has been noted.")
        return None

    async def hello(self, message: Hello) -> None:
        if self.ear is not None:
            return self.fault(None, "We have met.")
        person = await self.doors.people.find(message.token) if message.token else None
        if message.token and person is None:
            self.fault(None, "This token is not known here.")
            return self.outlet.close(POLICY)
        try:
            table = await self.doors.house.table(self.wanted)
        except Trouble as trouble:
            self.fault(None, trouble.error)
            return self.outlet.close(NO_TABLE)
        self.table, self.ear = table, Ear(self.outlet.put, person)
        self.outlet.cut_off = self.cut_off
        async with course.at(table):
            if person is not None and course.returned(table, person.id):
                await table.commit()
            table.enter(self.ear)
        return None

    def cut_off(self) -> None:
        """Whoever cannot follow is gone, though the line may still stand for a while."""
        self.leaving = asyncio.create_task(self.leave())

    async def leave(self) -> None:
        if self.table is not None and self.ear is not None:
            await self.table.leave(self.ear)

    def fault(self, ref: int | None, text: str) -> None:
        self.reply(Fault(ref, text))
        self.faults += 1
        if self.faults > self.doors.limits.faults_forgiven:
            self.outlet.close(POLICY)

    def reply(self, message: Message) -> None:
        self.outlet.put(msgspec.json.encode(message))

    # Answers that need more than the course of play

    async def say(self, table: LiveTable, ear: Ear, wish: Say) -> None:
        text = clean(wish.text)
        if ear.person is None:
            raise Refuse("refused.no_name", "Tell your name before you speak.")
        if not text:
            raise Refuse("refused.empty", "There is nothing to say.")
        if not self.doors.chat.lets_in(ear.person.id):
            raise Refuse("refused.too_fast", "Slower, please.")
        async with course.at(table):
            await table.say(ear, wish.ref, text)

    async def why(self, table: LiveTable, ear: Ear, wish: Why) -> None:
        """Only who is asked learns why something is no answer."""
        async with course.at(table):
            found: Refusal | None = None
            seated = ear.seat is not None and ear.seat == table.playing().match.table.to_move()
            try:
                with in_words(table.eyes):
                    asked = table.playing().match.table
                    move = asked.notation().parse(wish.move)
                    words = {"move": move.text}
                    found = asked.refusal(move) if seated else Refusal("", "refused.not_your_turn", words)
                    if found is not None:
                        raise Illegal(found)
            except Refuse as no:
                return self.reply(Because(wish.ref, False, no.rule, no.text))
            return self.reply(Because(wish.ref, True, move.rule, table.eyes.explain(move)))

    async def hint(self, table: LiveTable, ear: Ear, wish: Hint) -> None:
        if ear.person is None or ear.seat is None:
            raise not_seated()
        if not self.doors.hints.lets_in(ear.person.id):
            raise Refuse("refused.too_fast", "Slower, please.")
        async with course.at(table):
            log = table.playing()
            if not log.match.table.answers(ear.seat):
                raise Refuse("refused.not_asked", "You are not asked for a move now.")
            sight = minds.sight(log.match, ear.seat)
        self.reply(await minds.hint(sight, table.eyes, wish.ref, table.dice))

    async def again(self, table: LiveTable, ear: Ear, wish: Again) -> None:
        async with course.at(table):
            table.welcome(ear)

    async def ping(self, table: LiveTable, ear: Ear, wish: Ping) -> None:
        self.reply(Pong(wish.ref))


def _played(do: Callable[[LiveTable, Ear, Any], Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    """An answer that the course of play gives."""

    async def answer(_: Conversation, table: LiveTable, ear: Ear, wish: Any) -> None:
        await do(table, ear, wish)

    return answer


ANSWERS: dict[type, Callable[..., Awaitable[None]]] = {
    Play: _played(course.play),
    Aside: _played(course.aside),
    Undo: _played(course.undo),
    Answer: _played(course.answer),
    AskStandIn: _played(course.ask_stand_in),
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
        self.inside: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = (scope.get("client") or ("?", 0))[0]
        await receive()
        if not self.welcomes(scope) or self.inside.get(address, 0) >= self.limits.sockets_per_address:
            return await send({"type": "websocket.close", "code": POLICY})
        self.inside[address] = self.inside.get(address, 0) + 1
        try:
            await send({"type": "websocket.accept"})
            await self._talk(scope, receive, send)
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

    async def _talk(self, scope: Scope, receive: Receive, send: Send) -> None:
        outlet = Outlet(scope["extensions"][EXTENSION], send, self.limits.unsent_bytes)
        conversation = Conversation(self, scope["path_params"]["id"], outlet)
        late = asyncio.get_running_loop().call_later(HELLO_WITHIN, _too_late, conversation)
        try:
            while (event := await receive())["type"] != "websocket.disconnect":
                if outlet.closing is None:
                    await conversation.hear(event.get("text") or event.get("bytes") or b"")
        finally:
            late.cancel()
            if outlet.closing is not None:
                outlet.closing.cancel()
            await conversation.leave()


def _too_late(conversation: Conversation) -> None:
    if conversation.ear is None:
        conversation.outlet.close(POLICY)
