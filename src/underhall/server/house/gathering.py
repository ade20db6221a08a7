"""Gathering: a table is set up, its seats are taken, left and given away, the game starts, and once more."""

from __future__ import annotations

from time import time

from underhall.bots import LEVELS
from underhall.core.game import BadSetup
from underhall.server.database.store import ADD_CHAIR, ADD_TABLE, running_tables_of
from underhall.server.database.writer import Row
from underhall.server.house.games import find_game
from underhall.server.house.waking import House
from underhall.server.people.register import new_id
from underhall.server.play import stand_ins
from underhall.server.play.holding import at
from underhall.server.tables.chairs import Chair, empty_chair, table_card
from underhall.server.tables.live import LiveTable
from underhall.server.tables.loading import edition
from underhall.server.wire.identity import Person
from underhall.server.wire.plain import encode
from underhall.server.wire.problems import Denied, Unmet, not_found
from underhall.server.wire.protocol import NewTable, SeatOrder, TableCard


class Gathering:
    def __init__(self, house: House) -> None:
        self.house = house

    async def create(self, host: Person, wish: NewTable) -> TableCard:
        """A table with its host at the first seat."""
        await self._check_room(host, wish.public)
        chairs = [empty_chair(seat) for seat in range(wish.seats)]
        row = _new_row(host, wish)
        if wish.fill_with is not None:
            for chair in chairs[1:]:
                chair.give(bot=_bot(wish.fill_with))
        chairs[0].give(host.id, host.name)
        return await self._add(row, chairs)

    async def _check_room(self, host: Person, public: bool) -> None:
        """Nobody has more tables that go on than they can play at, nor fills the public list."""
        limits = self.house.settings.limits
        running = await self.house.store.read(lambda connection: running_tables_of(connection, host.id))
        if len(running) >= limits.tables_per_person:
            raise Unmet(409, "problem.many_tables", tables=limits.tables_per_person)
        if public and sum(running) >= limits.public_per_person:
            raise Unmet(409, "problem.many_public", tables=limits.public_per_person)

    async def _add(self, row: Row, chairs: list[Chair]) -> TableCard:
        rows = [chair.row(row["id"]) for chair in chairs]
        await self.house.store.write((ADD_TABLE, [row]), (ADD_CHAIR, rows))
        return table_card(row, chairs)

    async def order_seat(self, table: LiveTable, person: Person, seat: int, order: SeatOrder) -> TableCard:
        """Take, leave, give away or take back a seat."""
        async with at(table):
            chair = table.chair_at(seat)
            if chair is None:
                raise not_found("seat")
            if table.stage == "gathering":
                _gather(table, person, chair, order)
            else:
                _change_in_play(table, person, chair, order)
            await table.commit()
            return table.card()

    async def start(self, table: LiveTable, person: Person) -> TableCard:
        async with at(table):
            _host_only(table, person)
            if table.stage != "gathering":
                raise Unmet(409, "problem.has_begun")
            if any(chair.kind == "open" for chair in table.chairs):
                raise Unmet(409, "problem.open_seats")
            table.begin()
            await table.commit()
            return table.card()

    async def rematch(self, table: LiveTable, person: Person) -> TableCard:
        """A new table with the same people and bots; there is only one."""
        async with at(table):
            if table.chair_of(person.id) is None or table.stage != "finished":
                raise Unmet(403, "problem.no_rematch")
            if table.rematch is None:
                row = {**table.set_up_as(), **_fresh(person), "rematch_of": table.id}
                await self._check_room(person, row["public"])
                await self._add(row, [_same_again(chair) for chair in table.chairs])
                table.change_row(rematch=row["id"])
                await table.commit()
            found = str(table.rematch)
        return (await self.house.table(found)).card()


def _new_row(host: Person, wish: NewTable) -> Row:
    game = find_game(wish.game)
    try:
        options = game.settle(wish.seats, wish.options)
    except BadSetup as error:
        raise Denied(error) from error
    return {
        **_fresh(host),
        "game": game.name,
        **edition(game),
        "seats": wish.seats,
        "options": encode(options).decode(),
        "clock": encode(wish.clock).decode() if wish.clock else None,
        "public": wish.public,
        "guided": wish.guided,
    }


def _fresh(host: Person) -> Row:
    """Nothing has happened yet."""
    return {
        "id": new_id(),
        "host": host.id,
        "created": time(),
        "stage": "gathering",
        "ballot": None,
        "rematch": None,
        "rematch_of": None,
        "turn_began": None,
        "warned": None,
        "scores": None,
    }


def _bot(name: str | None) -> str:
    if name not in LEVELS:
        raise Unmet(422, "problem.no_bot", known=", ".join(LEVELS))
    return name


def _host_only(table: LiveTable, person: Person) -> None:
    if not table.is_host(person):
        raise Unmet(403, "problem.host_only")


def _gather(table: LiveTable, person: Person, chair: Chair, order: SeatOrder) -> None:
    """Before the game begins."""
    if order.do == "take":
        _take(table, person, chair)
    elif order.do == "leave":
        _own(chair, person).give()
    elif order.do == "back":
        raise Unmet(409, "problem.no_stand_in")
    else:
        _host_only(table, person)
        if chair.person == person.id:
            raise Unmet(409, "problem.leave_first")
        chair.give(bot=_bot(order.bot) if order.do == "bot" else None)
    table.change_chair(chair)


def _take(table: LiveTable, person: Person, chair: Chair) -> None:
    """An open seat; who had another one gives it up."""
    if chair.person == person.id:
        return
    if chair.kind != "open":
        raise Unmet(409, "problem.seat_taken")
    before = table.chair_of(person.id)
    if before is not None:
        before.give()
        table.change_chair(before)
    chair.give(person.id, person.name)


def _own(chair: Chair, person: Person) -> Chair:
    if chair.person != person.id:
        raise Unmet(403, "problem.not_your_seat")
    return chair


def _change_in_play(table: LiveTable, person: Person, chair: Chair, order: SeatOrder) -> None:
    """Once the game has begun a seat keeps its owner; a bot may play for them."""
    if table.stage != "playing" or order.do not in ("leave", "back"):
        raise Unmet(409, "problem.seats_settled")
    _own(chair, person)
    if (order.do == "leave") == chair.stand_in:
        raise Unmet(409, "problem.so_already")
    if order.do == "leave":
        stand_ins.leave(table, chair)
    else:
        table.give_back(chair)


def _same_again(chair: Chair) -> Chair:
    fresh = empty_chair(chair.seat)
    fresh.give(chair.person, chair.name, chair.bot)
    return fresh
