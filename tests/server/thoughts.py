"""Thoughts to be thought elsewhere: a process of its own finds them by the name of this module."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

FOR_GOOD = 3600.0


def end_of_it() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def bad_idea() -> None:
    raise ZeroDivisionError("a bad idea")


def dwell(on: str) -> None:
    """Think of nothing else; the file tells who does."""
    Path(on).write_text(str(os.getpid()))
    time.sleep(FOR_GOOD)
