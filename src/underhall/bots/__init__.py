"""The register of bots."""

from __future__ import annotations

from random import Random

from underhall.bots.bot import Bot, RandomBot
from underhall.bots.greedy import GreedyBot

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, GreedyBot)}


class UnknownBot(ValueError):
    """A name that no bot has."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no bot {name!r}; there are {', '.join(BOTS)}")


def make_bot(name: str, dice: Random) -> Bot:
    """A new bot for one seat."""
    if name not in BOTS:
        raise UnknownBot(name)
    return BOTS[name](dice)
