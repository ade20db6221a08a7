"""Curves in characters: every player's number where the curve is, so that nothing is told by colour alone."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

SIGNS = "123456789"
BESIDE = "E"
STYLES = ("red", "dodger_blue1", "green", "magenta", "gold3", "cyan", "orange3", "bright_black", "purple")
EDGE = 6


class Curve:
    """One player's: a value at each of some moments, from 0 to 1, which lasts until the next."""

    def __init__(self, sign: str, style: str, points: Sequence[tuple[float, float]]) -> None:
        self.sign = sign
        self.style = style
        self.points = points

    def value(self, moment: float) -> float:
        found = self.points[0][1]
        for at, value in self.points:
            if at > moment:
                break
            found = value
        return found


def sign_of(player: int, seats: int) -> tuple[str, str]:
    return (SIGNS[player], STYLES[player]) if player < seats else (BESIDE, "bold")


def drawn(curves: Sequence[Curve], low: float, high: float, unit: str, size: tuple[int, int]) -> list[Text]:
    """Lines of a picture with its axis; of several on one spot the first is seen."""
    width, height = size[0] - EDGE - 1, size[1]
    cells = [[(" ", "")] * width for _ in range(height)]
    for curve in reversed(curves):
        for x in range(width):
            share = (curve.value(x / (width - 1)) - low) / ((high - low) or 1)
            cells[round((1 - share) * (height - 1))][x] = (curve.sign, curve.style)
    return [labelled(row, y, low, high, unit, height) for y, row in enumerate(cells)]


def labelled(row: Sequence[tuple[str, str]], y: int, low: float, high: float, unit: str, height: int) -> Text:
    value = high - (high - low) * y / (height - 1)
    shown = f"{value:.0f}{unit}" if y in (0, (height - 1) // 2, height - 1) else ""
    text = Text(f"{shown:>{EDGE - 1}} ", "dim").append("│" if not shown else "┤", "dim")
    for sign, style in row:
        text.append(sign, style)
    return text


def pointers(moments: Sequence[float], width: int) -> Text:
    """Below the axis, letters at moments that are told of."""
    room = width - EDGE - 1
    cells = [" "] * room
    for n, moment in enumerate(moments):
        at = round(moment * (room - 1))
        while at < room - 1 and cells[at] != " ":
            at += 1
        cells[at] = chr(ord("a") + n)
    return Text(" " * EDGE + " ").append("".join(cells), "bold")
