"""Figures with their intervals, drawn: a line for each, the fair middle, and the limits."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from underhall.bots.balance.sums import Group, Sum

WIDTH, LEFT, RIGHT, TOP, LINE = 640, 190, 14, 34, 15
SVG = "http://www.w3.org/2000/svg"
INK, PAPER, BAND = "#444", "#fff", "#e8e2d4"
COLOURS = ("#a0522d", "#2d6ca0")
LEAST = 5.0


def drawn(groups: Sequence[tuple[str, Group]]) -> str:
    """The same group as several bots played it: points from fair to the right, intervals of 95 %."""
    names = sorted({name for _, group in groups for name in group.figures}, key=by_number)
    limit = groups[0][1].limit
    most = max(LEAST, 1.3 * limit, *[reach(f) for _, group in groups for f in group.figures.values()])
    height = TOP + LINE * len(names) + 26
    return "\n".join(
        [
            f'<svg xmlns="{SVG}" viewBox="0 0 {WIDTH} {height}" font-size="10" fill="{INK}">',
            f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
            *frame(limit, most, height),
            *[legend(at, bot, group.title if at == 0 else "") for at, (bot, group) in enumerate(groups)],
            *[label(row, name) for row, name in enumerate(names)],
            *[
                dot(figure, names.index(name), at, len(groups), most)
                for at, (_, group) in enumerate(groups)
                for name, figure in group.figures.items()
            ],
            "</svg>\n",
        ]
    )


def reach(figure: Sum) -> float:
    """How far it must be drawn; a figure of few games may be anywhere, which would tell nothing."""
    low, high = figure.within()
    return min(40.0, max(-low, high, abs(figure.mean())))


def by_number(name: str) -> tuple[int, str]:
    """2 players before 10."""
    first = name.split()[0]
    return (int(first) if first.isdecimal() else 0, name)


def across(value: float, most: float) -> float:
    inside = max(-most, min(most, value))
    return LEFT + (WIDTH - LEFT - RIGHT) * (inside + most) / (2 * most)


def frame(limit: float, most: float, height: int) -> list[str]:
    bottom = height - 20
    left, wide = across(-limit, most), across(limit, most) - across(-limit, most)
    marks = [-limit, 0.0, limit]
    return [
        f'<rect x="{left:.1f}" y="{TOP - 6}" width="{wide:.1f}" height="{bottom - TOP + 6}" fill="{BAND}"/>',
        f'<path d="M{across(0, most):.1f} {TOP - 6}V{bottom}" stroke="{INK}" stroke-opacity=".5"/>',
        *[
            f'<text x="{across(mark, most):.1f}" y="{bottom + 14}" text-anchor="middle">{mark:+.0f}</text>'
            for mark in marks
        ],
    ]


def legend(at: int, bot: str, title: str) -> str:
    x = LEFT + 130 * at
    heading = f'<text x="6" y="16" font-weight="bold">{escape(title)}</text>' if title else ""
    mark = f'<circle cx="{x}" cy="13" r="3.5" fill="{COLOURS[at % 2]}"/>'
    return f'{heading}{mark}<text x="{x + 8}" y="16">{escape(bot)}</text>'


def label(row: int, name: str) -> str:
    return f'<text x="{LEFT - 8}" y="{TOP + LINE * row + 9}" text-anchor="end">{escape(name)}</text>'


def dot(figure: Sum, row: int, at: int, of: int, most: float) -> str:
    low, high = figure.within()
    y = TOP + LINE * row + 5 + 5 * (at - (of - 1) / 2)
    ends = f"M{across(low, most):.1f} {y:.1f}H{across(high, most):.1f}"
    colour = COLOURS[at % 2]
    bar = f'<path d="{ends}" stroke="{colour}" stroke-width="1.5"/>'
    return f'{bar}<circle cx="{across(figure.mean(), most):.1f}" cy="{y:.1f}" r="2.5" fill="{colour}"/>'
