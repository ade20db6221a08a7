"""The Lost Mines in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rich.console import RenderableType
from rich.text import Text

from underhall.cli.boards.lost_mines.board import Forest
from underhall.cli.boards.lost_mines.choices import Hand, spelling
from underhall.cli.boards.lost_mines.news import DULL, OWN_DEEDS, folded
from underhall.cli.boards.lost_mines.own import Own
from underhall.cli.boards.lost_mines.panels import Panels
from underhall.cli.boards.lost_mines.results import round_result
from underhall.cli.boards.painter import Painter
from underhall.cli.menu import Menu
from underhall.cli.page import Form, Panel
from underhall.cli.words import say
from underhall.core.notation import Move
from underhall.core.words import Event
from underhall.games.lost_mines.components import Box
from underhall.games.lost_mines.moves import Lay
from underhall.games.lost_mines.view import View

# Width and height of a field.
SIZES = ((7, 3), (5, 3), (7, 1), (5, 1))
KEYS = {"board": "b", "own": "y", "players": "p", "signs": "x", "aim": "a"}


class LostMinesPainter(Painter):
    box: Box
    keys = KEYS
    narrow = ("signs",)
    dull, own_deeds = DULL, OWN_DEEDS

    def head(self, view: View) -> list[RenderableType]:
        return [self._panels(view).title().append(" · ").append(self._own(view).role())]

    def panels(self, view: View, options: list[Move]) -> list[Panel]:
        panels, own = self._panels(view), self._own(view)
        spots = {move.field for move in options if isinstance(move, Lay)}
        parts: dict[str, list[Form]] = {
            "board": [Forest(self.box, view, *size, spots).draw for size in SIZES],
            "players": [
                panels.players_beside,
                partial(panels.players_below, 2),
                partial(panels.players_below, 1),
            ],
            "signs": [panels.signs_listed, panels.signs_in_columns, panels.signs_in_a_strip],
        }
        if not own.is_seated():
            return self.arranged(parts, ["board"])
        parts["aim"] = [own.aim]
        if not own.has_anything():
            return self.arranged(parts, ["board"])
        return self.arranged({**parts, "own": [own.draw]}, ["board", "own"])

    def _panels(self, view: View) -> Panels:
        return Panels(self.box, view, self.names, self.words)

    def _own(self, view: View) -> Own:
        return Own(self.box, view, self.names, self.words)

    def secrets(self, view: View) -> list[RenderableType]:
        own = self._own(view)
        if not own.is_seated():
            return []
        hand = Hand(self.box, view, self.words)
        cards = [hand.short_name(card) for card in view.hand]
        held = say("lost_mines.holds", cards=", ".join(cards) or say("lost_mines.no_cards"))
        return [own.belongs().append(f"; {held}", "not bold")]

    def menu(self, view: View, options: list[Move]) -> Menu:
        return Hand(self.box, view, self.words, self.outlook).menu(options)

    def question(self, view: View) -> str:
        question = super().question(view)
        if view.steps_left:
            return f"{question} ({say('lost_mines.steps_left', steps=view.steps_left)})"
        return question

    def spelling(self, view: View, text: str) -> str:
        return spelling(self.box, view, text)

    def legend(self) -> RenderableType:
        return Text(say("lost_mines.legend").strip())

    def folded(self, events: Sequence[Event]) -> list[Event]:
        return folded(events)

    def rounds_scored(self, view: View) -> int:
        return len(view.results)

    def round_result(self, view: View, number: int) -> RenderableType:
        return round_result(view, number, self.names, self.words)
