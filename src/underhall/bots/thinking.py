"""Thinking in a process of its own: a sight is sent there, so the real table never leaves its server."""

from __future__ import annotations

from random import Random

from underhall.bots import make_bot
from underhall.bots.bot import Reason, Sight
from underhall.core.notation import Move


def chosen(mind: str, dice: Random, seen: Sight) -> str:
    """The text of the move that a bot makes."""
    return make_bot(mind, dice).choose(seen).text


def advised(mind: str, dice: Random, seen: Sight) -> tuple[Move, Reason]:
    return make_bot(mind, dice).explain(seen)
