"""Where the honor came from, at the end."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table

from underhall.cli.words import say
from underhall.games.mountain_king.result import SOURCES_OF_HONOR
from underhall.games.mountain_king.view import View


def result_table(view: View, names: Sequence[str]) -> Table:
    """A line for each source, a column for each player or team."""
    shown = Table(title=say("mountain_king.result"), box=box.SIMPLE_HEAD, title_style="bold")
    shown.add_column("")
    for purse in range(len(view.results)):
        seats = range(2 * purse, 2 * purse + 2) if view.teams else [purse]
        shown.add_column(", ".join(names[seat] for seat in seats), justify="right")
    for source in SOURCES_OF_HONOR:
        shown.add_row(say(f"mountain_king.from_{source}"), *[str(result[source]) for result in view.results])
    shown.add_section()
    totals = [str(sum(result.values())) for result in view.results]
    shown.add_row(say("mountain_king.total"), *totals, style="bold")
    return shown
