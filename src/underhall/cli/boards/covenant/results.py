"""The final scoring, part by part."""

from __future__ import annotations

from rich import box
from rich.table import Table

from underhall.cli.boards.covenant.panels import Panels
from underhall.cli.words import say
from underhall.games.covenant.rules.elders_scoring import ELDER_PARTS
from underhall.games.covenant.rules.final_scoring import PARTS


def result_table(panels: Panels) -> Table:
    """A line for each part, a column for each clan; the glory won before comes first."""
    view = panels.view
    shown = Table(title=say("covenant.result"), box=box.SIMPLE_HEAD, title_style="bold")
    shown.add_column("")
    for clan in range(len(view.results)):
        shown.add_column(panels.name(clan), justify="right")
    counted = [_by_part(clan < view.seats, parts) for clan, parts in enumerate(view.results)]
    before = [view.clans[clan].glory - sum(parts.values()) for clan, parts in enumerate(counted)]
    shown.add_row(say("covenant.before"), *map(str, before))
    for part in dict.fromkeys(part for parts in counted for part in parts):
        numbers = [str(parts[part]) if part in parts else "" for parts in counted]
        shown.add_row(panels.words.word(f"part.{part}"), *numbers)
    shown.add_section()
    shown.add_row(say("covenant.total"), *[str(owner.glory) for owner in view.clans], style="bold")
    return shown


def _by_part(seated: bool, parts: list[int]) -> dict[str, int]:
    return dict(zip(PARTS if seated else ELDER_PARTS, parts, strict=True))
