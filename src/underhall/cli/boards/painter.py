"""What the terminal needs to know of a game to show it; games without a painter of their own get this one."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from underhall.cli.menu import Entry, Menu, plain_menu
from underhall.core.game import AnyGame, Outlook
from underhall.core.notation import Move
from underhall.core.words import Event
from underhall.games import library


class Painter:
    """Shows one game as a seat, or a spectator, sees it. It gets views and outlooks, never the table."""

    def __init__(self, game: AnyGame, box: Any, names: Sequence[str]) -> None:
        self.game = game
        self.box = box
        self.names = names
        self.outlook: Callable[[Move], Outlook | None] = lambda _move: None
        self.words = library.catalogue(game)

    def scene(self, view: Any, options: list[Move], width: int, height: int) -> RenderableType:
        """The board and all that lies around it."""
        rows = [f"{field.name}: {getattr(view, field.name)}" for field in dataclasses.fields(view)]
        return Text("\n".join(rows))

    def secrets(self, view: Any) -> list[RenderableType]:
        """What only this seat knows, for those who may see all."""
        return []

    def menu(self, view: Any, options: list[Move]) -> Menu:
        return plain_menu([Entry(move, self.say(move)) for move in options])

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
        return list(events)

    def report(self, event: Event) -> str:
        return self.words.report(event, self.names)

    def rounds_scored(self, view: Any) -> int:
        return 0

    def round_result(self, view: Any, number: int) -> RenderableType:
        """How round `number`, counted from 0, was scored."""
        return Text("")

    def say(self, move: Move) -> str:
        return self.words.say(move.key, move.words, self.names)
