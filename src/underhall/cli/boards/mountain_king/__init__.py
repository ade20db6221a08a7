"""In the Hall of the Mountain King in the terminal."""

from __future__ import annotations

from functools import partial

from rich.console import RenderableType
from rich.text import Text

from underhall.cli.boards.choices import ChoicePainter, Gathering
from underhall.cli.boards.mountain_king.board import Mountain, windows
from underhall.cli.boards.mountain_king.choices import Choices
from underhall.cli.boards.mountain_king.news import DULL, OWN_DEEDS
from underhall.cli.boards.mountain_king.own import CARDS, Own, Pyramids
from underhall.cli.boards.mountain_king.panels import Panels
from underhall.cli.boards.mountain_king.results import result_table
from underhall.cli.page import Form, Panel
from underhall.cli.words import say
from underhall.core.notation import Move
from underhall.games.mountain_king.components import Box
from underhall.games.mountain_king.moves import Lay, Pick
from underhall.games.mountain_king.view import View

ON_SQUARES = ("gate", "work", "haul", "to", "collapse", "divine", "stir", "consecrate")
KEYS = {
    "board": "b",
    "trolls": "t",
    "council": "k",
    "own": "y",
    "players": "p",
    "spells": "s",
    "workshops": "w",
    "supply": "v",
}
OWN = ("own", "council")
# What a question is about, if not squares.
ABOUT = {
    "RecruitOrDig": "trolls",
    "ElevateWith": "trolls",
    "TakeToll": "trolls",
    "PlaceStarter": "council",
    "SeatTroll": "council",
    "Elevate": "council",
    "Drum": "council",
    "Unload": "council",
    "GiveOne": "council",
    "SpellAndWorkshop": "spells",
    "FollowCharm": "spells",
}


class MountainKingPainter(ChoicePainter):
    box: Box
    keys = KEYS
    in_windows = ("board",)
    dull, own_deeds = DULL, OWN_DEEDS

    def head(self, view: View) -> list[RenderableType]:
        return [self._panels(view).title()]

    def panels(self, view: View, options: list[Move]) -> list[Panel]:
        panels, spots = self._panels(view), squares(options)
        trolls, own = Pyramids(self.box, view, self.words), Own(self.box, view, self.words)
        mountain = Mountain(self.box, view, spots)
        focus = ABOUT.get(view.question, "board" if spots else "own")
        parts: dict[str, list[Form]] = {
            "board": [partial(mountain.draw, rows) for rows in windows(self.box, view, spots)],
            "own": [own.draw],
            "players": [panels.players],
            "council": [partial(trolls.council, card) for card in CARDS],
            "trolls": [partial(trolls.horde, card) for card in CARDS],
            "spells": [panels.spells],
            "workshops": [panels.workshops],
            "supply": [panels.supply],
        }
        if panels.is_seated():
            return self.arranged(parts, list(dict.fromkeys([focus, "own"])))
        return self.arranged({name: parts[name] for name in parts if name not in OWN}, ["board"])

    def _panels(self, view: View) -> Panels:
        return Panels(self.box, view, self.names, self.words, self.tally())

    def question(self, view: View) -> str:
        asked = super().question(view)
        owed = view.details.get("owed", 0)
        return say("mountain_king.owed", question=asked, owed=owed) if owed else asked

    def gather(self, view: View, options: list[Move]) -> Gathering:
        return Choices(self.box, view, self.words, self.outlook).gather(options)

    def secrets(self, view: View) -> list[RenderableType]:
        cards = [self.words.word(f"troll.{self.box.cards[card].name}") for card in view.hand]
        return [Text(say("mountain_king.hand") + " " + ", ".join(cards))] if cards else []

    def legend(self) -> RenderableType:
        return Text(say("mountain_king.legend").strip())

    def rounds_scored(self, view: View) -> int:
        return min(len(view.results), 1)

    def round_result(self, view: View, number: int) -> RenderableType:
        return result_table(view, self.names)


def squares(options: list[Move]) -> set[int]:
    """The squares that can be chosen."""
    picks = {
        move.what
        for move in options
        if isinstance(move, Pick) and move.key.removeprefix("move.") in ON_SQUARES
    }
    return picks | {move.field for move in options if isinstance(move, Lay)}
