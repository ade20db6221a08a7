"""What happens between two steps of a conversation: a log-out, a database that is away."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar, cast

from sqlalchemy import Connection

from underhall.server.database.store import Store
from underhall.server.database.writer import NotStored
from underhall.server.door.pipes import Pipe
from underhall.server.house.gathering import Gathering
from underhall.server.house.guests import Guests
from underhall.server.house.waking import House
from underhall.server.people.register import People
from underhall.server.settings import NO_LIMITS, Settings
from underhall.server.tables.live import LiveTable
from underhall.server.web.sockets import Conversation, Doors, Outlet
from underhall.server.wire.identity import Me, NewPerson
from underhall.server.wire.plain import encode
from underhall.server.wire.protocol import NewTable

T = TypeVar("T")


class Moody(Store):
    """A store that can be away, or keep its answers back."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.away = False
        self.kept_back: asyncio.Event | None = None
        self.asked = asyncio.Event()

    async def read(self, question: Callable[[Connection], T]) -> T:
        if self.away:
            raise NotStored("away")
        found, kept_back = await super().read(question), self.kept_back
        self.asked.set()
        if kept_back is not None:
            await kept_back.wait()
        return found


class Listener:
    """Stands at the other end of a pipe."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.closed: list[int] = []

    def write(self, *texts: bytes) -> int:
        self.heard += texts
        return 0

    async def send(self, event: Any) -> None:
        self.closed.append(event["code"])

    def has_heard(self, kind: str) -> bool:
        return any(f'"type":"{kind}"'.encode() in text for text in self.heard)


class Scene:
    """Ada, her table that gathers, and a socket to it."""

    def __init__(self, store: Moody, people: People, me: Me, table: LiveTable, house: House) -> None:
        self.store, self.people, self.me, self.table, self.house = store, people, me, table, house
        self.listener = Listener()
        outlet = Outlet(cast(Pipe, self.listener), cast(Any, self.listener.send), 10**9)
        doors = Doors(house, people, NO_LIMITS, ())
        self.talk = Conversation(doors, table.id, "here", outlet, "en")

    async def hello(self) -> None:
        await self.talk.hear(encode({"type": "hello", "token": self.me.token}))


def played(database: str, act: Callable[[Scene], Coroutine[Any, Any, None]]) -> None:
    async def play(store: Moody) -> None:
        house, people = House(store, Settings(limits=NO_LIMITS)), People(store, NO_LIMITS)
        me = await people.enter(NewPerson("Ada"))
        card = await Gathering(house).create(me.person, NewTable("lost_mines", 3))
        await act(Scene(store, people, me, await house.table(card.id), house))

    store = Moody(database)
    asyncio.run(play(store))
    store.close()


def test_who_logs_out_while_saying_hello_is_shown_out(database: str) -> None:
    """A token that is void holds no seat, however long its hello had to wait."""

    async def act(scene: Scene) -> None:
        await scene.table.lock.acquire()
        hello = asyncio.create_task(scene.hello())
        while not (scene.table.queue.locked() or hello.done()):
            await asyncio.sleep(0)
        await scene.people.log_out_everywhere(scene.me.person)
        Guests(scene.house).hang_up(scene.me.person.id)
        scene.table.lock.release()
        await hello
        assert scene.talk.outlet.closing is not None
        await scene.talk.outlet.closing
        assert scene.listener.closed == [1008]

    played(database, act)


def test_who_could_not_be_let_in_may_say_hello_again(database: str) -> None:
    """The table cannot be restored as long as the database is away."""

    async def act(scene: Scene) -> None:
        scene.table.doubt()
        scene.store.away = True
        await scene.hello()
        assert scene.listener.has_heard("fault")
        assert not scene.listener.has_heard("welcome")
        scene.store.away = False
        await scene.hello()
        assert scene.listener.has_heard("welcome")

    played(database, act)


def test_what_was_read_before_a_log_out_does_not_bring_a_token_back(database: str) -> None:
    async def act(scene: Scene) -> None:
        store, me = scene.store, scene.me
        people = People(store, NO_LIMITS)
        late = store.kept_back = asyncio.Event()
        store.asked.clear()
        asked = asyncio.create_task(people.find(me.token))
        await store.asked.wait()
        store.kept_back = None
        fresh = await people.log_out_everywhere(me.person)
        late.set()
        assert await asked is None
        assert await people.find(me.token) is None
        assert await people.find(fresh.token) == me.person

    played(database, act)
