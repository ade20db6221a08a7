"""The end of a round as a table: who was what, and how each point was made."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box as boxes
from rich.table import Table
from rich.text import Text

from underhall.cli.boards.lost_mines import marks
from underhall.cli.words import say
from underhall.core.catalogue import Catalogue
from underhall.games.lost_mines.components import CLANS, ROLES, SABOTEUR, SELFISH
from underhall.games.lost_mines.view import View


def round_result(view: View, number: int, names: Sequence[str], words: Catalogue) -> Table:
    result = view.results[number]
    title = say("lost_mines.result", round=number + 1)
    table = Table(
        title=title, box=boxes.SIMPLE_HEAD, show_edge=False, title_style="bold", padding=(0, 1, 0, 0)
    )
    for key in ("player", "role", "pool", "treasures"):
        table.add_column(say(f"result.{key}"), no_wrap=key != "treasures")
    for key in ("share", "extra", "dragon", "points", "total"):
        table.add_column(say(f"result.{key}"), justify="right")
    for seat in sorted(range(view.seats), key=lambda seat: -result.points(seat)):
        table.add_row(*_row(view, number, seat, names, words))
    return table


def _row(view: View, number: int, seat: int, names: Sequence[str], words: Catalogue) -> list[Text | str]:
    """LM-6.02 to LM-6.05, from the role to the points."""
    result = view.results[number]
    clan, role = divmod(result.roles[seat], 3)
    mark, style = marks.dwarf_mark(seat, clan)
    total = sum(each.points(seat) for each in view.results[: number + 1])
    return [
        Text(f"{mark} {names[seat]}", style),
        words.word(f"role.{ROLES[role]}"),
        _pool(clan, role, words),
        _treasures(view, number, seat),
        str(result.shares[seat]),
        _signed(result.extras[seat]),
        _signed(-result.losses[seat]),
        Text(str(result.points(seat)), "bold"),
        str(total),
    ]


def _pool(clan: int, role: int, words: Catalogue) -> str:
    """LM-6.03 Whose treasures were shared."""
    if role == SELFISH:
        return say("result.own")
    return words.word(f"clan.{CLANS[1 - clan if role == SABOTEUR else clan]}")


def _treasures(view: View, number: int, seat: int) -> Text:
    text = Text()
    for owner, kind, value in view.results[number].treasures:
        if owner == seat:
            text.append(*marks.mine_mark(kind)).append(f"{value} ")
    return text


def _signed(points: int) -> str:
    return f"{points:+}" if points else ""
