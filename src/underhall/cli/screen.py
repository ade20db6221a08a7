"""The terminal: where things are printed and lines are read."""

from __future__ import annotations

import codecs
import importlib
import io
import sys

from rich.console import Console
from rich.control import Control
from rich.segment import ControlType

# Where the terminal knows no more than ASCII.
_SIMPLE = str.maketrans(
    "╹╺┗╻┃┏┣╸┛━┻┓┫┳╋╬─│♣≈◡☼∴◆●○Ж✗·▸↻…“”•★❶❷❸❹❺❻❼❽❾①②③④⑤⑥⑦⑧⑨",
    '|-+||++-+-+++++#-|Y~u*:$o.&x.>%.""**123456789123456789',
)


def _simplify(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    letters = error.object[error.start : error.end].translate(_SIMPLE)
    return letters.encode("ascii", "replace").decode(), error.end


class Screen:
    """Rich output; plain if stdout is no terminal or NO_COLOR is set."""

    def __init__(self) -> None:
        codecs.register_error("underhall", _simplify)
        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(errors="underhall")
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        self.console = Console(markup=False, highlight=False, emoji=False)
        self.live = self.console.is_terminal and sys.stdin is not None and sys.stdin.isatty()
        if self.live:
            _edit_lines()

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    def print(self, *things: object, end: str = "\n") -> None:
        self.console.print(*things, end=end)

    def line(self, words: str) -> None:
        """One line, never broken: a path in it can be copied."""
        self.console.print(words, soft_wrap=True)

    def write_over(self, words: str) -> None:
        """In place of what stands on this line."""
        self.console.control(Control(ControlType.CARRIAGE_RETURN, (ControlType.ERASE_IN_LINE, 2)))
        self.console.print(words, end="", soft_wrap=True)
        self.console.file.flush()

    def fresh(self) -> None:
        """A clean page, or a line between pages."""
        if self.live:
            self.console.clear()
        else:
            self.console.print()

    def cover(self) -> None:
        """A clean page, and nothing to scroll back to."""
        self.fresh()
        if self.live:
            self.console.file.write("\x1b[3J")

    def ask(self, prompt: str) -> str:
        """A line from the keyboard; EOFError when there will be no more."""
        if sys.stdin is None:
            raise EOFError
        line = input(prompt)
        if not self.live:
            print()
        return line.strip()

    def pause(self, prompt: str) -> None:
        if self.live:
            self.ask(prompt)


def _edit_lines() -> None:
    """Arrow keys and history in `input`, where the system has them."""
    try:
        importlib.import_module("readline")
    except ImportError:
        return
