"""Who has won."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table

from underhall.cli.words import say
from underhall.core.agenda import Table as GameTable


def standings(table: GameTable, names: Sequence[str]) -> Table:
    """All players, the best first; winners carry a star."""
    scores, winners = table.scores(), table.winners()
    shown = Table(title=say("result.final"), box=box.SIMPLE_HEAD, title_style="bold")
    shown.add_column("")
    shown.add_column(say("result.player"))
    shown.add_column(say("result.points"), justify="right")
    for seat in sorted(range(table.seats), key=lambda seat: -scores[seat]):
        won = seat in winners
        shown.add_row("★" if won else "", names[seat], str(scores[seat]), style="bold" if won else "")
    return shown
