"""A QR code for the terminal, if it can show one."""

from __future__ import annotations

import segno
from rich.console import Console
from rich.text import Text

QUIET = 2
HALVES = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}
INK = "#000000 on #ffffff"


def qr_code(link: str, console: Console) -> Text | None:
    """Dark on light, whatever the colours of the terminal; None if nobody could read it there."""
    made = segno.make(link, error="l", micro=False)
    rows = [[int(dark) for dark in row] for row in made.matrix_iter(border=QUIET)]
    rows += [[0] * len(rows[0])] * (len(rows) % 2)
    if console.width < len(rows[0]) or not _can_show(console):
        return None
    lines = [
        "".join(HALVES[pair] for pair in zip(upper, lower, strict=True))
        for upper, lower in zip(rows[::2], rows[1::2], strict=True)
    ]
    return Text("\n").join(Text(line, INK) for line in lines)


def _can_show(console: Console) -> bool:
    if not console.is_terminal or console.no_color or console.color_system is None:
        return False
    try:
        "".join(HALVES.values()).encode(console.encoding)
    except UnicodeEncodeError:
        return False
    return True
