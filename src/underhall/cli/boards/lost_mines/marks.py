"""The signs and colours of The Lost Mines. Nothing is told by colour alone."""

from __future__ import annotations

from underhall.games.lost_mines.components import BLUE

# By the open sides of a card: north 1, east 2, south 4, west 8.
JOINTS = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
SEPARATE_WAYS = "╬"
# An open side reaches half into the gap between two fields: by direction.
OPEN_END = "╻╸╹╺"
PASSAGE = "┃━┃━"

FEATURE_SIGNS = " ♣≈◡☼∴"
MINE_SIGNS = "◆●○Ж"
UNKNOWN = "?"
START_SIGNS = "BY"
TRAP_SIGN = "✗"
TROLL_SIGN = "T"
EMPTY_SIGN = "·"
TO_MOVE_SIGN = "▸"
TURNED_SIGN = "↻"

PATH_STYLE = "dark_goldenrod"
FEATURE_STYLES = ("", "green", "blue", "red", "bold orange1", "bold")
MINE_STYLES = ("bold magenta", "bold gold3", "bold grey50", "bold red")
CLAN_STYLES = ("bold dodger_blue1", "bold gold3")
TOKEN_STYLE = "bold red"
FAINT = "dim"
SPOT_STYLE = "green"

_FILLED = "❶❷❸❹❺❻❼❽❾"
_HOLLOW = "①②③④⑤⑥⑦⑧⑨"


def dwarf_mark(seat: int, clan: int) -> tuple[str, str]:
    """A player's number, in a full circle for blue and an open one for yellow."""
    return (_FILLED if clan == BLUE else _HOLLOW)[seat], CLAN_STYLES[clan]


def mine_mark(kind: int) -> tuple[str, str]:
    return (MINE_SIGNS[kind], MINE_STYLES[kind]) if kind >= 0 else (UNKNOWN, "bold")
