"""The house: all tables. Those in use are alive in memory; the others are asleep in the database."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from time import monotonic, time

from msgspec import structs
from sqlalchemy import Connection

from underhall.bots import BOTS
from underhall.core.game import AnyGame, BadSetup
from underhall.core.record import BadRecord
from underhall.games import GAMES
from underhall.server import course
from underhall.server.chairs import Chair, empty_chair, table_sheet
from underhall.server.people import new_id
from underhall.server.plain import encode
from underhall.server.problems import Trouble, not_found
from underhall.server.protocol import NewTable, OwnTable, Person, SeatOrder, TableSheet
from underhall.server.settings import Settings
from underhall.server.store import (
    ADD_CHAIR,
    ADD_TABLE,
    Store,
    bare_tables,
    public_tables,
    stored_table,
    tables_of,
    ticking_tables,
)
from underhall.server.tables import LiveTable, edition
from underhall.server.writer import Row

LINK = re.compile(r"[A-Za-z0-9_-]{1,32}")


class House:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.opened = time()
        self.live: dict[str, LiveTable] = {}
        self.waking: dict[str, asyncio.Lock] = {}

    # Tables awake and asleep

    async def table(self, table: str) -> LiveTable:
        """A table, woken if it sleeps."""
        if (found := self.live.get(table)) is None:
            async with self.waking.setdefault(table, asyncio.Lock()):
                found = self.live.get(table) or await self._wake(table)
            self.waking.pop(table, None)
        found.touched = monotonic()
        return found

    async def _wake(self, table: str) -> LiveTable:
        stored = None
        if LINK.fullmatch(table):
            stored = await self.store.read(lambda connection: stored_table(connection, table))
        if stored is None:
            raise not_found("table")
        try:
            found = LiveTable(self.store, self.settings, stored, self.opened)
        except (BadRecord, KeyError) as error:
            raise Trouble(409, f"This table cannot be played here any more: {error}") from error
        self.live[table] = found
        course.go_on(found)
        return found

    async def wake_ticking(self) -> None:
        """Clocks run, whether somebody looks or not."""
        for table in await self.store.read(ticking_tables):
            await self.table(table)

    async def sweep(self) -> None:
        """Let tables sleep that nobody uses."""
        while True:
            await asyncio.sleep(min(30.0, self.settings.idle_seconds))
            before = monotonic() - self.settings.idle_seconds
            for table in [table for table in self.live.values() if _idle(table, before)]:
                del self.live[table.id]

    async def sheets(self, which: Callable[[Connection], list[str]]) -> list[TableSheet]:
        """How these tables look, without waking any."""
        rows = await self.store.read(lambda connection: bare_tables(connection, which(connection)))
        return [self._sheet(row, chairs) for row, chairs in rows]

    def _sheet(self, row: Row, chairs: list[Row]) -> TableSheet:
        table = self.live.get(row["id"])
        return table.sheet() if table else table_sheet(row, [Chair(chair) for chair in chairs])

    async def public(self) -> list[TableSheet]:
        return await self.sheets(public_tables)

    async def tables_of(self, person: Person) -> list[OwnTable]:
        """Somebody's tables, and where the game waits for them."""
        sheets = await self.sheets(lambda connection: tables_of(connection, person.id, 100))
        waiting = [await self._waits_for(sheet, person) for sheet in sheets]
        return [
            OwnTable(**structs.asdict(sheet), your_turn=waits)
            for sheet, waits in zip(sheets, waiting, strict=True)
        ]

    async def _waits_for(self, sheet: TableSheet, person: Person) -> bool:
        """Only the game itself knows whom it asks, so a table that sleeps in mid-game is woken."""
        own = [seat.seat for seat in sheet.seats if seat.person == person.id and not seat.stand_in]
        if sheet.stage != "playing" or not own:
            return False
        try:
            log = (await self.table(sheet.id)).log
        except Trouble:
            return False
        return log is not None and bool(log.match.table.answers(own[0]))

    # Gathering

    async def create(self, host: Person, wish: NewTable) -> TableSheet:
        """A table with its host at the first seat."""
        chairs = [empty_chair(seat) for seat in range(wish.seats)]
        row = _new_row(host, wish)
        if wish.fill_with is not None:
            for chair in chairs[1:]:
                chair.give(bot=_bot(wish.fill_with))
        chairs[0].give(host.id, host.name)
        return await self._add(row, chairs)

    async def _add(self, row: Row, chairs: list[Chair]) -> TableSheet:
        rows = [chair.row(row["id"]) for chair in chairs]
        await self.store.write((ADD_TABLE, [row]), (ADD_CHAIR, rows))
        return table_sheet(row, chairs)

    async def order_seat(self, table: LiveTable, person: Person, seat: int, order: SeatOrder) -> TableSheet:
        """Take, leave, give away or take back a seat."""
        async with course.at(table):
            if not 0 <= seat < len(table.chairs):
                raise not_found("seat")
            chair = table.chairs[seat]
            if table.stage == "gathering":
                _gather(table, person, chair, order)
            else:
                _change_in_play(table, person, chair, order)
            await table.commit()
            return table.sheet()

    async def start(self, table: LiveTable, person: Person) -> TableSheet:
        async with course.at(table):
            _host_only(table, person)
            if table.stage != "gathering":
                raise Trouble(409, "The game has begun.")
            if any(chair.kind == "open" for chair in table.chairs):
                raise Trouble(409, "There are open seats; fill them with people or bots first.")
            table.begin()
            await table.commit()
            return table.sheet()

    async def rematch(self, table: LiveTable, person: Person) -> TableSheet:
        """A new table with the same people and bots; there is only one."""
        async with course.at(table):
            if table.chair_of(person.id) is None or table.stage != "finished":
                raise Trouble(403, "Those who finished a game may ask for another.")
            if table.row["rematch"] is None:
                row = {**table.row, "id": new_id(), "host": person.id, "created": time()}
                row |= {"stage": "gathering", "ballot": None, "rematch_of": table.id}
                await self._add(row, [_same_again(chair) for chair in table.chairs])
                table.change_row(rematch=row["id"])
                await table.commit()
            found: str = table.row["rematch"]
        return (await self.table(found)).sheet()

    async def rename(self, person: Person) -> None:
        """Somebody goes by another name: at all tables that are awake."""
        for table in list(self.live.values()):
            chair = table.chair_of(person.id)
            if chair is not None and chair.name != person.name:
                async with course.at(table):
                    chair.name = person.name
                    table.eyes.rename(table.names())
                    for ear in table.ears:
                        if ear.person is not None and ear.person.id == person.id:
                            ear.person = person
                        table.welcome(ear)


def _idle(table: LiveTable, before: float) -> bool:
    busy = table.alarm is not None or any(not task.done() for task in table.tasks.values())
    return not table.ears and not busy and not table.lock.locked() and table.touched < before


def _new_row(host: Person, wish: NewTable) -> Row:
    game = find_game(wish.game)
    try:
        options = game.settle(wish.seats, wish.options)
    except BadSetup as error:
        raise Trouble(422, str(error)) from error
    return {
        "id": new_id(),
        "game": game.name,
        **edition(game),
        "seats": wish.seats,
        "options": encode(options).decode(),
        "clock": encode(wish.clock).decode() if wish.clock else None,
        "public": wish.public,
        "guided": wish.guided,
        "host": host.id,
        "created": time(),
        "stage": "gathering",
        "ballot": None,
        "rematch": None,
        "rematch_of": None,
    }


def find_game(name: str) -> AnyGame:
    if name not in GAMES:
        raise Trouble(404, "There is no such game.")
    return GAMES[name]


def _bot(name: str | None) -> str:
    if name not in BOTS:
        raise Trouble(422, f"There is no such bot; there are {', '.join(BOTS)}.")
    return name


def _host_only(table: LiveTable, person: Person) -> None:
    if table.row["host"] != person.id:
        raise Trouble(403, "Only the host of the table may do that.")


def _gather(table: LiveTable, person: Person, chair: Chair, order: SeatOrder) -> None:
    """Before the game begins."""
    if order.do == "take":
        _take(table, person, chair)
    elif order.do == "leave":
        _own(chair, person).give()
    elif order.do == "back":
        raise Trouble(409, "Nobody stands in for you.")
    else:
        _host_only(table, person)
        if chair.person == person.id:
            raise Trouble(409, "Leave your seat first.")
        chair.give(bot=_bot(order.bot) if order.do == "bot" else None)
    table.change_chair(chair)


def _take(table: LiveTable, person: Person, chair: Chair) -> None:
    """An open seat; who had another one gives it up."""
    if chair.person == person.id:
        return
    if chair.kind != "open":
        raise Trouble(409, "This seat is taken.")
    before = table.chair_of(person.id)
    if before is not None:
        before.give()
        table.change_chair(before)
    chair.give(person.id, person.name)


def _own(chair: Chair, person: Person) -> Chair:
    if chair.person != person.id:
        raise Trouble(403, "This is not your seat.")
    return chair


def _change_in_play(table: LiveTable, person: Person, chair: Chair, order: SeatOrder) -> None:
    """Once the game has begun a seat keeps its owner; a bot may play for them."""
    if table.stage != "playing" or order.do not in ("leave", "back"):
        raise Trouble(409, "The seats are settled.")
    _own(chair, person)
    if (order.do == "leave") == chair.stand_in:
        raise Trouble(409, "It is so already.")
    if order.do == "leave":
        course.put_stand_in(table, chair)
    else:
        course.take_back_seat(table, chair)


def _same_again(chair: Chair) -> Chair:
    fresh = empty_chair(chair.seat)
    fresh.give(chair.person, chair.name, chair.bot)
    return fresh
