"""What a table does by itself: bots move, clocks run out, and what could not be stored is mended."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import chain, repeat

from underhall.server.play import ballots, minds, stand_ins
from underhall.server.play.holding import at, time_left
from underhall.server.play.thinkers import Thinkers
from underhall.server.tables.chairs import Chair
from underhall.server.tables.chores import Chore
from underhall.server.tables.live import LiveTable
from underhall.server.tables.refusals import Lost

MEND_EVERY = 1.0


async def let_bots_play(thinkers: Thinkers, table: LiveTable) -> None:
    while (chair := table.bot_to_move()) is not None:
        stands = table.as_it_stands(chair)
        move = await table.thoughts.come_to(_choice(thinkers, table, chair, stands), stands)
        if move is not None:
            async with at(table):
                if stands():
                    table.let_bot_play(chair, move)
                    await table.commit()


async def _choice(
    thinkers: Thinkers, table: LiveTable, chair: Chair, stands: Callable[[], bool]
) -> str | None:
    """Whoever is the host has asked for these bots: they think on that account."""
    if table.settings.bot_delay:
        await asyncio.sleep(table.settings.bot_delay)
    if not stands():
        return None
    match, whose = table.playing().match, table.row["host"]
    return await minds.choose(thinkers, whose, str(chair.mind), match, chair.seat, table.dice)


async def run_out(table: LiveTable) -> None:
    """Who has no time left gets a stand-in; who is away for too long has no vote."""
    async with at(table):
        chair = table.chair_to_move()
        if chair is not None and time_left(table) == 0:
            stand_ins.put(table, chair)
        if ballots.lapses_in(table) == 0:
            ballots.drop_lapsed(table)
        if table.has_changed():
            await table.commit()


async def mend(table: LiveTable) -> None:
    """As soon as the database answers the table is again what is stored, and plays on."""
    for seconds in chain((0.0, 0.2), repeat(MEND_EVERY)):
        await asyncio.sleep(seconds)
        with suppress(Lost):
            async with at(table):
                return


def chores(thinkers: Thinkers) -> dict[str, Chore]:
    return {"bots": partial(let_bots_play, thinkers), "clock": run_out, "mending": mend}
