"""The signs and colours of Covenant. Nothing is told by colour alone."""

from __future__ import annotations

from collections.abc import Sequence

from underhall.cli.words import say

RESOURCE_SIGNS = "iegm"
RESOURCE_STYLES = ("grey66", "green", "gold3", "cyan")
# CV-6.02 What any resource may be delivered to.
ANY_SIGN = "*"
# Yellow, blue, black.
COLOUR_SIGNS = "YBK"
COLOUR_STYLES = ("bold gold3", "bold dodger_blue1", "bold grey50")
# Goblin, orc, troll.
ENEMY_SIGNS = "got"
MANY = 4
ENEMY_STYLE = "bold red"
# House, workshop, pillar, gate.
BUILDING_SIGNS = "hwPG"
FREE_SIGN = "_"
FREE_SPACE = "·"
BLOCKED_SIGN = "x"
ACHIEVEMENT = "★"
TO_MOVE_SIGN = "▸"
FAINT = "dim"
SPOT_STYLE = "bold green"
SPOT_SIGN = "*"

CLAN_SIGNS = "❶❷❸❹"
CLAN_STYLES = ("bold red", "bold dodger_blue1", "bold green", "bold magenta")


def clan_mark(clan: int) -> tuple[str, str]:
    return CLAN_SIGNS[clan], CLAN_STYLES[clan]


def holder(clan: int) -> tuple[str, str]:
    """Who has a space: a clan, nobody, or a blocking cart."""
    if clan >= 0:
        return clan_mark(clan)
    return (FREE_SPACE, FAINT) if clan == -1 else (BLOCKED_SIGN, FAINT)


# Gifts for which there is no room in words.
GIFT_SIGNS = {
    "mine": "M",
    "prestige": "P",
    "court": "C",
    "support": "S",
    "tradition": "T",
    "strengthen": "+1",
}


def in_signs(gifts: str) -> str:
    """`2S`, `M+P`"""
    return "".join([_sign(word) for word in gifts.split()])


def _sign(word: str) -> str:
    if word in GIFT_SIGNS or not word.isalpha():
        return GIFT_SIGNS.get(word, word)
    return say(f"covenant.back_{word}")


def enemies(counts: Sequence[int]) -> str:
    """`ggo`, or of many `4g2o`."""
    if sum(counts) <= MANY:
        return "".join(sign * count for sign, count in zip(ENEMY_SIGNS, counts, strict=True))
    return "".join(f"{count}{sign}" for sign, count in zip(ENEMY_SIGNS, counts, strict=True) if count)
