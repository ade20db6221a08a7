"""The house: all tables. Those in use are alive in memory; the others are asleep in the database."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

from sqlalchemy import Connection

from underhall.core.contents import BadContents
from underhall.core.game import UnknownBox
from underhall.core.record import BadRecord
from underhall.games.packs import PackError
from underhall.server.database.store import (
    KEEP_HOURS,
    Store,
    bare_tables,
    public_tables,
    stored_table,
    ticking_tables,
)
from underhall.server.database.writer import NotStored, Row
from underhall.server.play.alone import chores
from underhall.server.play.holding import go_on
from underhall.server.play.thinkers import Thinkers
from underhall.server.play.turnstile import Turnstile
from underhall.server.settings import Settings
from underhall.server.tables.chairs import Chair, table_card
from underhall.server.tables.hours import KEPT_EVERY, Hours
from underhall.server.tables.live import LOGGER, LiveTable
from underhall.server.tables.loading import load
from underhall.server.wire.problems import Unmet, not_found
from underhall.server.wire.protocol import TableCard

TRY_AGAIN = 5.0
# These say nothing of hidden moves.
TELLABLE = (BadRecord, UnknownBox, BadContents, PackError)
LINK = re.compile(r"[A-Za-z0-9_-]{1,32}")


class House:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.hours = Hours(store.hours())
        self.thinkers = Thinkers(settings.thinkers, settings.limits, store.gauges)
        self.chores = chores(self.thinkers)
        self.turnstile = Turnstile()
        self.live: dict[str, LiveTable] = {}
        self.waking: dict[str, asyncio.Task[LiveTable]] = {}

    # Tables awake and asleep

    async def table(self, table: str) -> LiveTable:
        """A table, woken if it sleeps."""
        if (found := self.live.get(table)) is None:
            if table not in self.waking:
                self.waking[table] = asyncio.create_task(self._wake(table))
                self.waking[table].add_done_callback(lambda _: self.waking.pop(table))
            found = await asyncio.shield(self.waking[table])
        found.touch()
        return found

    async def _wake(self, table: str) -> LiveTable:
        stored = None
        if LINK.fullmatch(table):
            stored = await self.store.read(lambda connection: stored_table(connection, table))
        if stored is None:
            raise not_found("table")
        try:
            log = await load(self.store, stored)
            found = LiveTable(self.store, self.settings, self.hours, self.chores, stored, log)
        except NotStored:
            raise
        except Exception as error:
            reason = str(error) if isinstance(error, TELLABLE) else type(error).__name__
            LOGGER.error("table %s cannot be woken, and is kept as it is: %s", table, reason)
            raise Unmet(409, "problem.asleep", reason=str(reason)) from error
        self.live[table] = found
        go_on(found)
        return found

    async def wake_ticking(self) -> None:
        """Clocks run, whether somebody looks or not. One table that does not wake keeps no other asleep."""
        for table in await self._ticking():
            began = monotonic()
            with suppress(Unmet, NotStored):
                await self.table(table)
            await asyncio.sleep(monotonic() - began)

    async def _ticking(self) -> list[str]:
        while True:
            try:
                return await self.store.read(ticking_tables)
            except NotStored:
                await asyncio.sleep(TRY_AGAIN)

    async def sweep(self) -> None:
        """Let tables sleep that nobody uses."""
        while True:
            await asyncio.sleep(min(30.0, self.settings.idle_seconds))
            before = monotonic() - self.settings.idle_seconds
            for table in [table for table in self.live.values() if table.idle_since(before)]:
                del self.live[table.id]

    async def keep_hours(self) -> None:
        """So that a crash gives nobody back more than a moment."""
        while True:
            await asyncio.sleep(KEPT_EVERY)
            with suppress(NotStored):
                await self.store_hours()

    def store_hours(self) -> asyncio.Future[None]:
        return self.store.write((KEEP_HOURS, [{"hours": self.hours.now()}]))

    def forget(self, table: LiveTable) -> None:
        """A table is no more."""
        self.live.pop(table.id, None)

    def clears_in(self, row: Row) -> float | None:
        """How long an unused table is still kept; None for one in use."""
        warned: float | None = row["warned"]
        if warned is None:
            return None
        return max(0.0, warned + self.settings.clear_notice_days * 86400 - self.hours.now())

    async def cards(self, which: Callable[[Connection], list[str]]) -> list[TableCard]:
        """How these tables look, without waking any."""
        rows = await self.store.read(lambda connection: bare_tables(connection, which(connection)))
        return [self._card(row, chairs) for row, chairs in rows]

    def _card(self, row: Row, chairs: list[Row]) -> TableCard:
        table = self.live.get(row["id"])
        card = table.card() if table else table_card(row, [Chair(chair) for chair in chairs])
        card.clears_in = self.clears_in(row)
        return card

    async def public(self) -> list[TableCard]:
        return await self.cards(public_tables)
