"""What goes wrong on the command line: one clear line, and exit code 2."""

from __future__ import annotations

import sys

from underhall.bots import UnknownBot
from underhall.cli.words import denied
from underhall.core.game import BadSetup
from underhall.core.record import BadRecord
from underhall.games.packs import PackError

USAGE = 2


class Trouble(Exception):
    """Something the person at the keyboard can put right."""

    code = USAGE


class Closed(Trouble):
    """The command was right, but what it needs is not there."""

    code = 1


EXPECTED = (Trouble, BadSetup, BadRecord, PackError, UnknownBot, OSError)


def complain(error: BaseException) -> None:
    """One line on stderr."""
    print(f"underhall: {one_line(error)}", file=sys.stderr)


def one_line(error: BaseException) -> str:
    if isinstance(error, OSError) and error.strerror:
        where = f"{error.filename}: " if error.filename else ""
        return f"{where}{error.strerror}"
    told = denied(error) if isinstance(error, BadSetup) else str(error)
    return " ".join(told.split()) or type(error).__name__
