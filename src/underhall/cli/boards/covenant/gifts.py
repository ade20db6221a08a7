"""Rewards and costs of Covenant in a few words: `2 court + key`."""

from __future__ import annotations

from collections.abc import Mapping

from underhall.cli.words import say
from underhall.games.covenant.icons import REWARDS, Rewards, amount_of, kind_of

# What has no one piece.
COUNTED = ("glory", "strength")


def gift(kind: str, amount: int) -> str:
    name = say(f"covenant.gift_{kind}", count=amount)
    return name if amount == 1 and kind not in COUNTED else f"{amount} {name}"


def gifts(rewards: Rewards) -> str:
    return " + ".join([gift(REWARDS[kind_of(each)], amount_of(each)) for each in rewards])


def amounts(found: Mapping[str, int], between: str = " + ") -> str:
    return between.join([gift(kind, amount) for kind, amount in found.items() if amount])
