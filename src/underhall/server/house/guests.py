"""Guests: somebody's tables, and what these notice of another name, a log-out or a farewell for good."""

from __future__ import annotations

from contextlib import suppress

from msgspec import structs

from underhall.server.database.store import tables_of, traces_of
from underhall.server.house.waking import House
from underhall.server.play import stand_ins
from underhall.server.play.holding import at
from underhall.server.tables.live import LiveTable
from underhall.server.wire.identity import Person
from underhall.server.wire.problems import Unmet
from underhall.server.wire.protocol import OwnTable, TableCard


class Guests:
    def __init__(self, house: House) -> None:
        self.house = house

    async def tables_of(self, person: Person) -> list[OwnTable]:
        """Somebody's tables, and where the game waits for them."""
        cards = await self.house.cards(lambda connection: tables_of(connection, person.id, 100))
        waiting = [await self._waits_for(card, person) for card in cards]
        return [
            OwnTable(**structs.asdict(card), your_turn=waits)
            for card, waits in zip(cards, waiting, strict=True)
        ]

    async def _waits_for(self, card: TableCard, person: Person) -> bool:
        """Only the game itself knows whom it asks, so a table that sleeps in mid-game is woken."""
        own = [seat.seat for seat in card.seats if seat.person == person.id and not seat.stand_in]
        if card.stage != "playing" or not own:
            return False
        try:
            return (await self.house.table(card.id)).asks(own[0])
        except Unmet:
            return False

    async def rename(self, person: Person) -> None:
        """Somebody goes by another name: at all tables that are awake."""
        for table in list(self.house.live.values()):
            chair = table.chair_of(person.id)
            if chair is not None and chair.name != person.name:
                async with at(table):
                    table.rename(person)

    def hang_up(self, person: str, token: str | None = None) -> None:
        """Somebody has logged out, with one token or with all."""
        for table in self.house.live.values():
            table.audience.hang_up(person, token)

    async def traces_of(self, person: Person) -> list[str]:
        """The tables that are awake or go on, and know somebody."""
        found = await self.house.store.read(lambda connection: traces_of(connection, person.id))
        return [table for table, stage in found if stage != "finished" or table in self.house.live]

    async def let_go(self, person: Person, tables: list[str]) -> None:
        """Somebody is gone for good: bots play on for them, free seats are free again."""
        for table in tables:
            with suppress(Unmet):  # one that cannot be woken keeps no other
                await _let_go(await self.house.table(table), person)


async def _let_go(table: LiveTable, person: Person) -> None:
    async with at(table):
        _free_seat(table, person)
        table.pass_on(person)
        await table.commit()
        await table.restore()


def _free_seat(table: LiveTable, person: Person) -> None:
    chair = table.chair_of(person.id)
    if chair is not None and table.stage == "gathering":
        chair.give()
        table.change_chair(chair)
    elif chair is not None and table.stage == "playing" and not chair.stand_in:
        stand_ins.put(table, chair)
