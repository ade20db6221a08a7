"""Single keys from the terminal, without waiting for Enter."""

from __future__ import annotations

import os
import sys
import termios
import tty
from collections.abc import Iterator

ESCAPE = "\x1b"


def keys() -> Iterator[str]:
    """Key by key until there are no more; an arrow key is one key. The terminal is left as it was."""
    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    try:
        tty.setcbreak(terminal, termios.TCSADRAIN)
        while typed := os.read(terminal, 64).decode(errors="replace"):
            yield from [typed] if typed.startswith(ESCAPE) else typed
    except KeyboardInterrupt:
        return
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)
