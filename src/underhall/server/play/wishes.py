"""Wishes: what people ask for at a table while they play. Each waits for it, and ends with a commit."""

from __future__ import annotations

from underhall.server.play import ballots
from underhall.server.play.holding import at
from underhall.server.tables.ears import Ear
from underhall.server.tables.live import LiveTable
from underhall.server.tables.refusals import Refuse, stale
from underhall.server.wire.protocol import Answer, Aside, AskStandIn, Play, Undo


async def play(table: LiveTable, ear: Ear, wish: Play) -> None:
    async with at(table):
        table.playing()
        table.play(table.player(ear), wish.at, wish.move, wish.first, brisk=wish.brisk)
        await table.commit(ear, wish.ref)


async def aside(table: LiveTable, ear: Ear, wish: Aside) -> None:
    async with at(table):
        table.playing()
        table.interject(table.player(ear), wish.move)
        await table.commit(ear, wish.ref)


async def undo(table: LiveTable, ear: Ear, wish: Undo) -> None:
    """Free, or by consent of all people at the table."""
    async with at(table):
        log, chair = table.playing(), table.player(ear)
        if wish.at != log.at:
            raise stale()
        keep = log.match.last_choice(chair.seat)
        if keep is None:
            raise Refuse("refused.no_undo")
        if log.match.can_undo(chair.seat):
            table.undo(chair)
        else:
            ballots.ask_undo(table, chair, keep)
        await table.commit(ear, wish.ref)


async def answer(table: LiveTable, ear: Ear, wish: Answer) -> None:
    async with at(table):
        table.playing()
        ballots.answer(table, table.player(ear).seat, wish.ballot, wish.yes)
        await table.commit(ear, wish.ref)


async def ask_stand_in(table: LiveTable, ear: Ear, wish: AskStandIn) -> None:
    async with at(table):
        table.playing()
        chair, gone = table.player(ear), table.chair_at(wish.seat)
        if gone is None or gone is chair:
            raise Refuse("refused.no_such_seat")
        if gone.person is None or gone.stand_in:
            raise Refuse("refused.bot_plays")
        ballots.ask_stand_in(table, chair, gone)
        await table.commit(ear, wish.ref)
