"""Bots at the table, and the hint: both think aside, about a copy, and see only what their seat may know."""

from __future__ import annotations

import asyncio
import logging
from random import Random

from underhall.bots import make_bot
from underhall.bots.bot import Sight
from underhall.core.match import AnyMatch
from underhall.server.chairs import STAND_IN
from underhall.server.eyes import Eyes
from underhall.server.protocol import HintReply

LOGGER = logging.getLogger("underhall.server")


async def choose(mind: str, match: AnyMatch, seat: int, dice: Random) -> str:
    """The move a bot makes; should it fail, any move will do."""
    seen, own = sight(match, seat), own_dice(dice)
    try:
        move = await asyncio.to_thread(make_bot(mind, own).choose, seen)
    except Exception:
        LOGGER.exception("the %s bot had no answer", mind)
        move = own.choice(seen.options)
    return move.text


async def hint(seen: Sight, eyes: Eyes, ref: int, dice: Random) -> HintReply:
    """What the stand-in would do here, and why."""
    move, reason = await asyncio.to_thread(make_bot(STAND_IN, own_dice(dice)).explain, seen)
    label = eyes.words.say(move.key, move.words, eyes.names)
    return HintReply(ref, move.text, label, eyes.words.say(reason.key, reason.words, eyes.names))


def own_dice(dice: Random) -> Random:
    """For one thought; the table's own dice never leave its thread."""
    return Random(dice.getrandbits(64))


def sight(match: AnyMatch, seat: int) -> Sight:
    """What a seat sees now, to think about while the table goes on."""
    return Sight(match.game, match.table.copy(), seat)
