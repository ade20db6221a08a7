"""A sheet of characters to draw on, each with a style."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text


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

    def text(self) -> Text:
        """A terminal that is too narrow crops it."""
        return Text("\n", no_wrap=True, overflow="crop").join(_run_together(row) for row in self._cells)


def _run_together(row: list[tuple[str, str]]) -> Text:
    """A line of text; neighbours of one style are one piece."""
    runs = groupby(row, key=lambda cell: cell[1])
    return Text.assemble(*[("".join(letter for letter, _ in run), style) for style, run in runs])
