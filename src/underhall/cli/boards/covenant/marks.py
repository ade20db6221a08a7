"""The signs and colours of Covenant. Nothing is told by colour alone."""

from __future__ import annotations

RESOURCE_SIGNS = "iegm"
RESOURCE_STYLES = ("grey66", "green", "gold3", "cyan")
# Yellow, blue, black.
COLOUR_SIGNS = "YBK"
COLOUR_STYLES = ("bold gold3", "bold dodger_blue1", "bold grey50")
# Goblin, orc, troll.
ENEMY_SIGNS = "got"
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
