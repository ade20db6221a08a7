"""Clearing: tables that their people put away, and those that everybody has forgotten.

A finished table goes when all its people have put it away. One that gathers or plays goes when nothing has
happened at it for long, and never without a word: first it is marked, its people are shown when it will
go, and it goes only if the hall has been open for some days since and nobody has come back to it.
"""

from __future__ import annotations

import asyncio
import logging
from time import time

from underhall.server.database.store import (
    CLEAR_TABLE,
    PUT_AWAY,
    WARN,
    still_wanted_by,
    unused_tables,
    warned_tables,
)
from underhall.server.database.writer import NotStored
from underhall.server.house.waking import House
from underhall.server.tables.live import LiveTable
from underhall.server.wire.identity import Person
from underhall.server.wire.problems import Unmet
from underhall.server.wire.protocol import Cleared

LOGGER = logging.getLogger("underhall.server")
A_DAY = 86400.0
LOOKED_EVERY = 600.0


class Clearing:
    def __init__(self, house: House) -> None:
        self.house = house
        self.settings = house.settings

    async def put_away(self, table: LiveTable, person: Person) -> Cleared:
        """A finished table, for who asks; a gathering one by its host, for all."""
        if table.stage == "playing":
            raise Unmet(409, "problem.game_is_on")
        if table.stage == "gathering":
            if not table.is_host(person):
                raise Unmet(403, "problem.host_only")
            await self._clear(table.id, "farewell.closed")
            return Cleared(table.id, for_all=True)
        if table.chair_of(person.id) is None and not table.is_host(person):
            raise Unmet(403, "problem.not_your_table")
        return await self._put_away(table.id, person)

    async def _put_away(self, table: str, person: Person) -> Cleared:
        store = self.house.store
        try:
            await store.write((PUT_AWAY, [{"table_id": table, "person": person.id}]))
        except NotStored as error:
            raise Unmet(409, "problem.so_already") from error
        wanted = await store.read(lambda connection: still_wanted_by(connection, table))
        if not wanted:
            await self._clear(table, "farewell.put_away")
        return Cleared(table, for_all=not wanted)

    async def _clear(self, table: str, farewell: str) -> None:
        """Everything about a table, for good."""
        steps = [(step, [{"of": table}]) for step in CLEAR_TABLE]
        try:
            live = await self.house.table(table)
        except Unmet:  # it cannot be woken, so nobody is there
            await self.house.store.write(*steps)
            return
        await live.end(steps, farewell)
        self.house.forget(live)

    async def look_round(self) -> None:
        """Again and again, for as long as the server runs."""
        while True:
            await asyncio.sleep(LOOKED_EVERY)
            try:
                await self.look()
            except NotStored:
                LOGGER.warning("forgotten tables are not looked for: the database does not answer")

    async def look(self) -> None:
        """Mark what is unused, take back the mark where somebody came, clear what was marked long ago."""
        unused = await self._unused()
        marked = await self.house.store.read(warned_tables)
        now, notice = self.house.hours.now(), self.settings.clear_notice_days * A_DAY
        for table in unused - marked.keys():
            LOGGER.warning("table %s is unused and will be cleared in %g days", table, notice / A_DAY)
            await self._mark(table, now)
        for table in marked.keys() - unused:
            await self._mark(table, None)
        for table, since in marked.items():
            if table in unused and now - since >= notice:
                LOGGER.warning("table %s was unused for long and is cleared", table)
                await self._clear(table, "farewell.cleared")

    async def _unused(self) -> set[str]:
        days = {"gathering": self.settings.clear_gathering_days, "playing": self.settings.clear_playing_days}
        since = {stage: time() - limit * A_DAY for stage, limit in days.items() if limit > 0}
        found = await self.house.store.read(lambda connection: unused_tables(connection, since))
        return found - {table.id for table in self.house.live.values() if table.audience}

    async def _mark(self, table: str, since: float | None) -> None:
        await self.house.store.write((WARN, [{"of": table, "since": since}]))
        if (live := self.house.live.get(table)) is not None:
            live.warn(since)
