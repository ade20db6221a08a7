"""The register of bots."""

from __future__ import annotations

import importlib
from random import Random

from underhall.bots.bot import Bot, RandomBot
from underhall.bots.greedy import GreedyBot
from underhall.bots.levels import EasyBot, MediumBot
from underhall.bots.search import MasterBot, SearchBot

ALL: list[type[Bot]] = [RandomBot, GreedyBot, EasyBot, MediumBot, SearchBot, MasterBot]
BOTS = {bot.name: bot for bot in ALL}
# Those that answer at once; `hard` thinks for a moment, `master` for several.
QUICK = [bot.name for bot in (RandomBot, EasyBot, GreedyBot, MediumBot)]
# What a server seats, each level once.
LEVELS = [bot.name for bot in (RandomBot, EasyBot, GreedyBot, SearchBot, MasterBot)]


class UnknownBot(ValueError):
    """A name that no bot has."""

    def __init__(self, name: str, why: str = "") -> None:
        reason = why or f"there are {', '.join(BOTS)}, and your own as module:Class"
        super().__init__(f"there is no bot {name!r}: {reason}")


def make_bot(name: str, dice: Random) -> Bot:
    """A new bot of the register for one seat; `hard@200` is one that thinks with a budget of 200 choices."""
    level, at, budget = name.partition("@")
    if level not in BOTS:
        raise UnknownBot(name)
    bot = BOTS[level](dice)
    if at:
        if not isinstance(bot, SearchBot) or not budget.isdecimal() or not int(budget):
            raise UnknownBot(name, "a budget is a number of choices, such as hard@200")
        bot.nodes = int(budget)
    return bot


def hire(name: str, dice: Random) -> Bot:
    """A new bot for one seat: of the register, or somebody's own, `module:Class`. It runs what it names."""
    return _own(name)(dice) if ":" in name else make_bot(name, dice)


def _own(name: str) -> type[Bot]:
    module, _, kind = name.partition(":")
    try:
        found = getattr(importlib.import_module(module), kind, None)
    except ImportError as error:
        raise UnknownBot(name, str(error)) from error
    except ValueError as error:
        raise UnknownBot(name, "a bot of your own is named module:Class") from error
    if not isinstance(found, type):
        raise UnknownBot(name, f"{module} has no class {kind!r}")
    if not issubclass(found, Bot):
        raise UnknownBot(name, f"{kind} is no subclass of underhall.bots.bot.Bot")
    return found
