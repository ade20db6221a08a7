"""The signs and colours of the Mountain King. Nothing is told by colour alone."""

from __future__ import annotations

# By resource: stone, iron, heartstone, cart, hammer, rune, coin; then the carts of the clans.
SYMBOL_SIGNS = ("s", "i", "h", "c", "t", "r", "$", "F", "I", "M")
# Fire, ice, moon, mud.
CLAN_SIGNS = ("F", "I", "M", "U")
CLAN_STYLES = ("bold red", "bold dodger_blue1", "bold magenta", "bold dark_goldenrod")
# Dark grey, light grey, brown, orange, yellow.
BAND_SIGNS = "dlboy"
BAND_STYLES = ("grey42", "grey66", "orange4", "dark_orange", "gold1")

RUBBLE_SIGN = "x"
RUBBLE_STYLE = "bold"
BURIED_STYLE = "cyan"
HEART_SIGN = "♣♣♣"
HEART_STYLE = "bold red"
SITE_SIGN = "[ ]"
SITE_STYLE = "bold green"
GATE_SIGN = "∴"
HALL_SIGN = "≈"
ALTAR_SIGN = "☼"
SPOT_SIGN = "•"
SPOT_STYLE = "bold green"
NOBODY_SIGN = "○"
# Bribes of several kinds, where there is no room to name them.
ANY_SIGN = "*"
FILLED, MISSING = "●", "○"
TO_MOVE_SIGN = "▸"
FAINT = "dim"

SEAT_SIGNS = "❶❷❸❹❺"
SEAT_STYLES = ("bold red", "bold dodger_blue1", "bold green", "bold magenta", "bold gold3")


def seat_mark(seat: int) -> tuple[str, str]:
    return SEAT_SIGNS[seat], SEAT_STYLES[seat]
