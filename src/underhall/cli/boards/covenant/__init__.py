"""Covenant in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from underhall.cli.boards.choices import ChoicePainter, Gathering
from underhall.cli.boards.covenant import marks
from underhall.cli.boards.covenant.chart import Chart, chart_width
from underhall.cli.boards.covenant.choices import Choices
from underhall.cli.boards.covenant.clan import ClanBoard
from underhall.cli.boards.covenant.panels import Panels
from underhall.cli.boards.covenant.results import result_table
from underhall.cli.words import say
from underhall.core.notation import Move
from underhall.core.words import Event
from underhall.games import library
from underhall.games.covenant.components import Box
from underhall.games.covenant.icons import TRADITION_ROW
from underhall.games.covenant.moves import Pick, Put
from underhall.games.covenant.view import View

SIDE = 38
SITES = 28
TALL = 44
CHAMBERS = ("reveal", "build_house", "build_workshop")
ON_WALLS = ("move.build_pillar", "move.build_gate")
FROM_OFFERS = tuple(
    f"move.{key}"
    for key in (
        "rubble",
        "coin",
        "benefit",
        "tradition",
        "relic",
        "forge",
        "adorn_silver",
        "adorn_gold",
        "die",
    )
)
DULL = (
    "shares_blocked",
    "project_laid",
    "turn_begins",
    "turns_up",
    "die_shows",
    "enemy_appears",
    "shuffles_discards",
    "elders_turn",
    "clan_final_part",
    "final_scoring",
    "chamber_is",
)
# What others have then can be seen; of the own turn this is news.
GAINS = (
    "clan_gains_glory",
    "clan_pays_glory",
    "clan_gains_resource",
    "clan_pays_resource",
    "clan_gets_token",
    "clan_exchanges_token",
    "clan_gets_keys",
    "clan_advances",
    "clan_takes_die",
    "clan_spends_support",
    "clan_discards_resource",
)
OWN_DEEDS = (
    "drafts_start",
    "drafts_tradition",
    "drafts_goal",
    "clan_assigns",
    "clan_spends_support",
    "clan_acts",
    "clan_reveals",
    "clan_takes_coin",
    "clan_forges",
    "clan_adorns",
    "clan_builds",
    "clan_delivers",
    "clan_delivers_to_throne",
)


class CovenantPainter(ChoicePainter):
    box: Box

    def scene(self, view: View, options: list[Move], width: int, height: int) -> RenderableType:
        """All of the table. Where lines are few, what the question is about comes last."""
        panels = self._panels(view)
        state: list[RenderableType] = [panels.title(), *panels.turn()]
        mountain = self._mountain(panels, options, width)
        offers: list[RenderableType] = [panels.dice(), panels.projects(), panels.market()]
        own: list[RenderableType] = [ClanBoard(panels).draw()] if panels.is_seated() else []
        if height >= TALL:
            parts = [*state, *mountain, *offers, *own]
        elif chambers(options) or any(move.key in ON_WALLS for move in options):
            parts = [*offers, *own, *mountain, *state]
        elif any(move.key in FROM_OFFERS for move in options):
            parts = [*mountain, *own, *offers, *state]
        else:
            parts = [*offers, *mountain, *own, *state]
        return Group(*parts, *self._traditions(view, options))

    def _mountain(self, panels: Panels, options: list[Move], width: int) -> list[RenderableType]:
        """The map, and beside it as much of clans and sites as there is room for."""
        view = panels.view
        signs = self._signs(view, options)
        points, edges = (
            {move.what: sign for move, sign in signs.items() if move.key == key} for key in ON_WALLS
        )
        chart = Chart(self.box, view, chambers(options), points, edges).draw()
        clans: list[RenderableType] = [panels.clans(), *panels.belongings()]
        sites: list[RenderableType] = [panels.sites(), *panels.elders()]
        room = width - chart_width(self.box, view)
        if room >= SIDE:
            return [_beside(chart, clans + sites)]
        return [_beside(chart, sites), *clans] if room >= SITES else [chart, *clans, *sites]

    def _signs(self, view: View, options: list[Move]) -> dict[Pick, str]:
        """What marks a wall where something can be built: its number in the list, if there is one list."""
        menu = self.gather(view, options).menu() if options else None
        if menu is None:
            return {}
        moves = [entry.move for entry in menu.entries()]
        numbers = [marks.SPOT_SIGN if menu.grouped else str(number) for number in range(1, len(moves) + 1)]
        return {
            move: sign
            for move, sign in zip(moves, numbers, strict=True)
            if isinstance(move, Pick) and move.key in ON_WALLS
        }

    def _panels(self, view: View) -> Panels:
        return Panels(self.box, view, self.names, self.words)

    def _traditions(self, view: View, options: list[Move]) -> list[RenderableType]:
        """What the traditions do that can be chosen now."""
        numbers = []
        for move in options:
            if isinstance(move, Pick) and move.key in ("move.draft_tradition", "move.honour"):
                numbers.append(move.what + 1)
            elif isinstance(move, Pick) and move.key == "move.tradition":
                numbers.append(view.rows[TRADITION_ROW][move.what] + 1)
        rules = library.rules(self.game)
        found = [rules[f"CV-17.{number:02}"] for number in numbers]
        return [Text(f"{rule.title}: ", "bold").append(rule.text, "not bold") for rule in found]

    def gather(self, view: View, options: list[Move]) -> Gathering:
        return Choices(self._panels(view), self.outlook).gather(options)

    def legend(self) -> RenderableType:
        return Text(say("covenant.legend").strip(), no_wrap=True, overflow="fold")

    def worth_telling(self, events: Sequence[Event], seat: int) -> list[Event]:
        """Not what the table shows, nor what the seat did itself."""
        told = [event for event in events if event.key not in DULL]
        return [event for event in told if event.key not in (OWN_DEEDS if _is_of(event, seat) else GAINS)]

    def rounds_scored(self, view: View) -> int:
        return min(len(view.results), 1)

    def round_result(self, view: View, number: int) -> RenderableType:
        return result_table(self._panels(view))


def chambers(options: list[Move]) -> set[int]:
    """The chambers that can be chosen."""
    found = set()
    for move in options:
        key = move.key.removeprefix("move.")
        if isinstance(move, Put) and key in ("defeat", "move_enemy"):
            found.add(move.where)
        elif isinstance(move, Pick) and key in CHAMBERS:
            found.add(move.what)
    return found


def _is_of(event: Event, seat: int) -> bool:
    return event.words.get("seat") == seat


def _beside(left: RenderableType, right: Sequence[RenderableType]) -> Table:
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row(left, Group(*right))
    return grid
