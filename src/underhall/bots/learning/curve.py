"""The learning curve, drawn: how far the forecast is off after so many games."""

from __future__ import annotations

WIDTH, HEIGHT = 480, 240
LEFT, TOP, RIGHT, BOTTOM = 44, 16, 12, 28
SVG = "http://www.w3.org/2000/svg"
INK, LINE = "#444", "#a0522d"


def drawn(curve: list[tuple[int, float]]) -> str:
    """As SVG: games to the right, the error upwards from nothing."""
    last, most = max(games for games, _ in curve) or 1, max(off for _, off in curve) or 1.0
    points = " ".join([f"{right(games, last):.1f},{up(off, most):.1f}" for games, off in curve])
    ticks = [
        *[level(most * part / 4, most) for part in range(5)],
        *[stop(last * at // 4, last) for at in range(5)],
    ]
    return "\n".join(
        [
            f'<svg xmlns="{SVG}" viewBox="0 0 {WIDTH} {HEIGHT}" font-size="11" fill="{INK}">',
            *ticks,
            f'<polyline points="{points}" fill="none" stroke="{LINE}" stroke-width="2"/>',
            "</svg>\n",
        ]
    )


def right(games: float, last: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * games / last


def up(off: float, most: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - off / most)


def level(off: float, most: float) -> str:
    y = up(off, most)
    rule = f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="{INK}" stroke-opacity=".2"/>'
    return f'{rule}<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{off:.1f}</text>'


def stop(games: int, last: int) -> str:
    return f'<text x="{right(games, last):.1f}" y="{HEIGHT - 8}" text-anchor="middle">{games}</text>'
