"""The Lost Mines in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from underhall.cli.boards.lost_mines.forest import Forest, forest_width
from underhall.cli.boards.lost_mines.hand import Hand, spelling
from underhall.cli.boards.lost_mines.panels import Panels, signs
from underhall.cli.boards.lost_mines.results import round_result
from underhall.cli.boards.painter import Painter
from underhall.cli.menu import Menu
from underhall.cli.words import say
from underhall.core.notation import Move
from underhall.core.words import Event
from underhall.games.lost_mines.components import Box
from underhall.games.lost_mines.moves import Lay
from underhall.games.lost_mines.view import View

NARROW, BROAD = 5, 7
LOW, HIGH = 1, 3
HIGH_PANEL, LOW_PANEL = 28, 32
USUAL = 80
TALL = 44
SPACIOUS = 30
DULL = ("draws", "treasure_laid_out", "joins_clan", "picks_dwarf", "was_role")
OWN_DEEDS = (
    "lays",
    "steps",
    "uses_tool",
    "sets_trap",
    "calls_troll",
    "storm",
    "looks_at_mine",
    "looks_at_treasure",
    "looks_at_role",
    "discards_card",
)


class LostMinesPainter(Painter):
    box: Box

    def scene(self, view: View, options: list[Move], width: int, height: int) -> RenderableType:
        panels = self._panels(view)
        high = height >= TALL
        roomy = width >= forest_width(self.box, NARROW) + (HIGH_PANEL if high else LOW_PANEL)
        board = Table.grid(padding=(0, 1, 0, 0))
        beside = [self._side(panels, high)] if roomy else [self._strip(panels)] if width >= USUAL else []
        board.add_row(self._forest(view, options, width, high), *beside)
        parts: list[RenderableType] = [panels.title().append(" · ").append(panels.role()), board]
        if not roomy:
            parts.append(panels.players_below(2 if width >= USUAL else 1))
        if height >= SPACIOUS and panels.is_seated():
            parts.append(panels.goal())
        return Group(*parts, *self._known(panels), *self._hand(view))

    def _forest(self, view: View, options: list[Move], width: int, high: bool) -> Text:
        broad = width >= forest_width(self.box, BROAD) + (HIGH_PANEL if high else LOW_PANEL)
        spots = {move.field for move in options if isinstance(move, Lay)}
        return Forest(self.box, view, BROAD if broad else NARROW, HIGH if high else LOW, spots).draw()

    def _panels(self, view: View) -> Panels:
        return Panels(self.box, view, self.names, self.words)

    def _side(self, panels: Panels, high: bool) -> RenderableType:
        """Players, treasures and signs beside the board."""
        legend = Table.grid(padding=(0, 1, 0, 0))
        all_signs = signs(" ")
        rows = len(all_signs) if high else -(-len(all_signs) // 3)
        for row in range(rows):
            legend.add_row(*all_signs[row::rows])
        return Group(panels.players_beside(), panels.treasures(9), legend)

    def _strip(self, panels: Panels) -> RenderableType:
        """Treasures and signs in the few columns beside the board."""
        return Group(panels.treasures(3), *signs(""))

    def _hand(self, view: View) -> list[RenderableType]:
        """The cards, while something else is asked."""
        if view.question == "PlayOrDiscard" or not view.hand:
            return []
        hand = Hand(self.box, view, self.words)
        cards = [hand.heading(card) for card in sorted(set(view.hand))]
        return [Text(say("lost_mines.hand")).append(Text("   ").join(cards))]

    def _known(self, panels: Panels) -> list[RenderableType]:
        known = panels.knowledge()
        return [Text(say("lost_mines.known", what="; ".join(known)))] if known else []

    def secrets(self, view: View) -> list[RenderableType]:
        panels = self._panels(view)
        if not panels.is_seated():
            return []
        cards = [self.box.cards[card].name for card in view.hand]
        held = say("lost_mines.holds", cards=", ".join(cards) or say("lost_mines.no_cards"))
        return [panels.belongs().append(f"; {held}", "not bold")]

    def menu(self, view: View, options: list[Move]) -> Menu:
        return Hand(self.box, view, self.words).menu(options)

    def question(self, view: View) -> str:
        question = super().question(view)
        if view.steps_left:
            return f"{question} ({say('lost_mines.steps_left', steps=view.steps_left)})"
        return question

    def spelling(self, view: View, text: str) -> str:
        return spelling(self.box, view, text)

    def legend(self) -> RenderableType:
        return Text(say("lost_mines.legend").strip(), no_wrap=True, overflow="fold")

    def worth_telling(self, events: Sequence[Event], seat: int) -> list[Event]:
        """Not what the table shows or the seat did itself, and of a walk only where it ended."""
        told = [event for event in events if event.key not in DULL]
        told = [event for event in told if event.words.get("seat") != seat or event.key not in OWN_DEEDS]
        return [event for event, after in pairwise([*told, None]) if event and not _goes_on(event, after)]

    def rounds_scored(self, view: View) -> int:
        return len(view.results)

    def round_result(self, view: View, number: int) -> RenderableType:
        return round_result(view, number, self.names, self.words)


def _goes_on(event: Event, after: Event | None) -> bool:
    if after is None or event.key != "steps" or after.key != "steps":
        return False
    return event.words["seat"] == after.words["seat"]
