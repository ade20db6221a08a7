"""A sheet of characters to draw on, each with a style."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import groupby

from rich.segment import Segment
from rich.style import Style
from rich.text import Text

from underhall.cli.page import Lines


class Canvas:
    """Columns and rows count from 0 at the top left; what falls off the sheet is not drawn."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        for i, letter in enumerate(text, x):
            if 0 <= i < self.width and 0 <= y < self.height:
                self._cells[y][i] = (letter, style)

    def put_centred(self, x: int, y: int, parts: list[tuple[str, str]]) -> None:
        """Styled pieces side by side, their middle at x; an even width leans left."""
        at = x - (sum(len(text) for text, _ in parts) // 2)
        for text, style in parts:
            self.put(at, y, text, style)
            at += len(text)

    def lines(self, rows: Sequence[int] | None = None) -> Lines:
        """All rows, or some of them."""
        shown = self._cells if rows is None else [self._cells[row] for row in rows]
        return Lines([[Segment(text, _style(style)) for text, style in _runs(row)] for row in shown])

    def text(self) -> Text:
        """To be put together with other text."""
        return Text("\n").join(Text.assemble(*_runs(row)) for row in self._cells)


_style = cache(Style.parse)


def _runs(row: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Neighbours of one style are one piece."""
    runs = groupby(row, key=lambda cell: cell[1])
    return [("".join(letter for letter, _ in run), style) for style, run in runs]
