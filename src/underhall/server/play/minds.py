"""Minds: bots that play, and the one that gives a hint. They think about a copy, and see only what their seat
may know: those that answer at once in a thread, the others in processes of their own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import TypeVar

from underhall.bots import QUICK, make_bot
from underhall.bots.bot import Reason, Sight
from underhall.bots.thinking import advised, chosen
from underhall.core.match import AnyMatch
from underhall.core.notation import Move
from underhall.server.play.thinkers import LineFull, NoThought, Thinkers
from underhall.server.tables.chairs import STAND_IN

T = TypeVar("T")
# However many bots answer at once, people wait for two of them at most.
QUICK_ONES = ThreadPoolExecutor(2, thread_name_prefix="bot")
# Whom one asks for a hint, where one plays alone.
ALONE = {"covenant": "hard"}
LOGGER = logging.getLogger("underhall.server")


async def _aside(think: Callable[[Sight], T], seen: Sight) -> T:
    return await asyncio.get_running_loop().run_in_executor(QUICK_ONES, think, seen)


async def choose(thinkers: Thinkers, whose: str, mind: str, match: AnyMatch, seat: int, dice: Random) -> str:
    """The move a bot makes; should it fail, any move will do."""
    seen, own = sight(match, seat, mind), own_dice(dice)
    try:
        return await _choice(thinkers, whose, mind, seen, own)
    except Exception:
        LOGGER.exception("the %s bot had no answer", mind)
        return own.choice(seen.options).text


async def _choice(thinkers: Thinkers, whose: str, mind: str, seen: Sight, own: Random) -> str:
    if mind not in QUICK:
        try:
            return await thinkers.think(whose, chosen, mind, own, seen)
        except NoThought as error:
            _tell(error, mind)
            mind = STAND_IN
    return (await _aside(make_bot(mind, own).choose, seen)).text


async def advise(thinkers: Thinkers, whose: str, seen: Sight, alone: bool) -> tuple[Move, Reason]:
    """What a careful stand-in would do here, and why: the same whenever it is asked."""
    seen.careful = True
    if alone and seen.game in ALONE:
        try:
            return await thinkers.think(whose, advised, ALONE[seen.game], Random(0), seen)
        except NoThought as error:
            _tell(error, ALONE[seen.game])
    return await _aside(make_bot(STAND_IN, Random(0)).explain, seen)


def _tell(error: NoThought, mind: str) -> None:
    """A full line is counted by the gauges: at a busy hour it would fill the log."""
    if not isinstance(error, LineFull):
        LOGGER.warning("the %s bot had no thought, so %s stands in: %s", mind, STAND_IN, error)


def own_dice(dice: Random) -> Random:
    """For one thought; the table's own dice never leave its thread."""
    return Random(dice.getrandbits(64))


def sight(match: AnyMatch, seat: int, mind: str = STAND_IN) -> Sight:
    """What a seat sees now, and has heard if its bot listens, to think about while the table goes on."""
    heard = make_bot(mind, Random(0)).hears(match.game, match.journal, seat)
    return Sight(match.game, match.table.copy(), seat, heard)
