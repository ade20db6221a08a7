"""What the terminal needs to know of a game to show it; games without a painter of their own get this one."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from underhall.cli.menu import Entry, Menu, plain_menu
from underhall.cli.page import ENDLESS, NARROWEST, Form, Panel, Scene
from underhall.cli.words import say, words_of
from underhall.core.game import AnyGame, Outlook
from underhall.core.notation import Move
from underhall.core.words import Event

BOARD, BOARD_WEIGHT = "board", 4


class Painter:
    """Shows one game as a seat, or a spectator, sees it. It never gets the table."""

    # The keys of panels by their names; those of which a window may show a part; narrow ones.
    keys: Mapping[str, str] = {}
    in_windows: Sequence[str] = ()
    narrow: Sequence[str] = ()
    # What a short account leaves out: always, of what a seat did itself, of what others did.
    dull: Sequence[str] = ()
    own_deeds: Sequence[str] = ()
    of_others: Sequence[str] = ()

    def __init__(self, game: AnyGame, box: Any, names: Sequence[str]) -> None:
        self.game = game
        self.box = box
        self.names = names
        self.outlook: Callable[[Move], Outlook | None] = lambda _move: None
        self.tally: Callable[[], list[dict[str, int]]] = list
        self.words = words_of(game)

    def head(self, view: Any) -> list[RenderableType]:
        """What stands above everything else."""
        return []

    def panels(self, view: Any, options: list[Move]) -> list[Panel]:
        """The parts of the table. What the question is about comes first and is needed to answer it."""
        rows = [f"{field.name}: {getattr(view, field.name)}" for field in dataclasses.fields(view)]
        return [Panel(say("play.key_table"), "b", lambda: Text("\n".join(rows)))]

    def arranged(self, parts: Mapping[str, Sequence[Form]], needed: Sequence[str]) -> list[Panel]:
        """Panels of these parts, what is needed first."""
        order = [*needed, *[name for name in parts if name not in needed]]
        return [
            Panel(
                say(f"{self.game.name}.panel_{name}"),
                self.keys[name],
                *parts[name],
                needed=name in needed,
                partial=name in self.in_windows,
                weight=BOARD_WEIGHT if name == BOARD else 1,
                least=0 if name in self.narrow else NARROWEST,
            )
            for name in order
        ]

    def scene(self, view: Any, options: list[Move], height: int = ENDLESS) -> Scene:
        """As much of the table as stands in so many lines."""
        return Scene(self.head(view), self.panels(view, options), height)

    def secrets(self, view: Any) -> list[RenderableType]:
        """What only this seat knows, for those who may see all."""
        return []

    def menu(self, view: Any, options: list[Move]) -> Menu:
        return plain_menu([Entry(move, self.say(move, view.question)) for move in options])

    def question(self, view: Any) -> str:
        return self.words.word(f"question.{view.question}")

    def spelling(self, view: Any, text: str) -> str:
        """The full text that a short one stands for."""
        return text

    def legend(self) -> RenderableType:
        """The signs of the board."""
        return Text("")

    def worth_telling(self, events: Sequence[Event], seat: int) -> list[Event]:
        """What a short account for a seat mentions of these events."""
        return self.folded([event for event in events if event.key not in self._left_out(event, seat)])

    def _left_out(self, event: Event, seat: int) -> Sequence[str]:
        return (*self.dull, *(self.own_deeds if event.words.get("seat") == seat else self.of_others))

    def folded(self, events: Sequence[Event]) -> list[Event]:
        """What belongs together told as one thing."""
        return list(events)

    def report(self, event: Event) -> str:
        return self.words.report(event, self.names)

    def rounds_scored(self, view: Any) -> int:
        return 0

    def round_result(self, view: Any, number: int) -> RenderableType:
        """How round `number`, counted from 0, was scored."""
        return Text("")

    def say(self, move: Move, question: str = "") -> str:
        """What a move is called, where this question is open."""
        return self.words.say(self.words.label(question, move.key), move.words, self.names)
