"""How facts of a table are checked, and how rewards in it are read."""

from __future__ import annotations

from collections.abc import Sequence

from underhall.games.covenant.icons import REWARDS, Rewards, reward
from underhall.games.covenant.moves import MOST_OF_ONE_REWARD
from underhall.games.packs import PackError


def check(sound: bool, file: str, path: str, reason: str) -> None:
    if not sound:
        raise PackError(file, path, reason)


def read_rewards(file: str, path: str, texts: Sequence[str]) -> Rewards:
    """`["2 mine", "coin"]`"""
    found = []
    for text in texts:
        amount, _, name = text.rpartition(" ")
        check(name in REWARDS, file, path, f"unknown reward {text!r}")
        check(
            amount == "" or (amount.isdigit() and 1 <= int(amount) <= MOST_OF_ONE_REWARD),
            file,
            path,
            f"no amount {text!r}",
        )
        found.append(reward(REWARDS.index(name), int(amount or 1)))
    return tuple(found)
