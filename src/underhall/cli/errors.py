"""What goes wrong on the command line: one clear line, and exit code 2."""

from __future__ import annotations

import sys

from underhall.bots import UnknownBot
from underhall.core.game import BadSetup
from underhall.core.record import BadRecord
from underhall.games.packs import PackError

USAGE = 2


class Trouble(Exception):
    """Something the person at the keyboard can put right."""


EXPECTED = (Trouble, BadSetup, BadRecord, PackError, UnknownBot, OSError)


def complain(error: BaseException) -> None:
    """One line on stderr."""
    print(f"underhall: {one_line(error)}", file=sys.stderr)


def one_line(error: BaseException) -> str:
    if isinstance(error, OSError) and error.strerror:
        where = f"{error.filename}: " if error.filename else ""
        return f"{where}{error.strerror}"
    return " ".join(str(error).split()) or type(error).__name__
