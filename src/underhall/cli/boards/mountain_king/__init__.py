"""In the Hall of the Mountain King in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from underhall.cli.boards.choices import ChoicePainter, Gathering
from underhall.cli.boards.mountain_king.choices import Choices
from underhall.cli.boards.mountain_king.mountain import Mountain, mountain_width
from underhall.cli.boards.mountain_king.panels import Panels
from underhall.cli.boards.mountain_king.pyramids import COUNCIL_WIDTH, HORDE_WIDTH, Pyramids
from underhall.cli.boards.mountain_king.results import result_table
from underhall.cli.words import say
from underhall.core.notation import Move
from underhall.core.words import Event
from underhall.games.mountain_king.components import Box
from underhall.games.mountain_king.moves import Lay, Pick
from underhall.games.mountain_king.view import View

SIDE = 30
TALL = 36
ON_SQUARES = ("gate", "work", "haul", "to", "collapse", "divine", "stir", "consecrate")
DULL = (
    "mountain_rises",
    "workshop_revealed",
    "spell_appears",
    "statues_stand",
    "turn_begins",
    "joins_horde",
    "brings_pedestal",
    "pays",
    "takes_bribes",
    "seats_troll",
    "yields",
    "starts_with",
    "works",
    "scores",
)
OWN_DEEDS = (
    "places_gate",
    "drafts",
    "casts",
    "waives",
    "stores",
    "recruits",
    "takes_pedestal",
    "digs",
    "puts_pedestal",
    "founds",
    "dedicates",
    "moves_statue",
)


class MountainKingPainter(ChoicePainter):
    box: Box

    def scene(self, view: View, options: list[Move], width: int, height: int) -> RenderableType:
        """All of it; where it does not fit, what the question is about comes last, next to the prompt."""
        panels = Panels(self.box, view, self.names, self.words)
        spots = squares(options)
        board = Mountain(self.box, view, spots).draw()
        aside: list[RenderableType] = [panels.players(), *panels.spells(), *panels.workshops()]
        roomy = width > mountain_width(self.box, view) + SIDE
        trolls = self._trolls(view, panels, width)
        mountain: RenderableType = _beside(board, aside) if roomy else board
        around = [] if roomy else aside
        if height < TALL and spots:
            return Group(*trolls, *around, panels.title(), mountain, *panels.spell_texts())
        return Group(panels.title(), mountain, *around, *trolls, *panels.spell_texts())

    def _trolls(self, view: View, panels: Panels, width: int) -> list[RenderableType]:
        """Horde and council, side by side or one over the other."""
        pyramids = Pyramids(self.box, view, self.words)
        supply: list[RenderableType] = [panels.track(), panels.halls()]
        own: list[RenderableType] = [*panels.stacks()]
        if not panels.is_seated():
            return [pyramids.horde(), *supply, *own]
        own = [*panels.storage(), *own]
        if width > HORDE_WIDTH + COUNCIL_WIDTH:
            return [
                _beside(pyramids.horde(), [pyramids.council()]),
                _beside(panels.track(), [*own, panels.halls()]),
            ]
        if width > HORDE_WIDTH + SIDE:
            return [_beside(pyramids.horde(), supply), _beside(pyramids.council(), own)]
        return [*supply, pyramids.horde(), pyramids.council(), *own]

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
        return Text(say("mountain_king.legend").strip(), no_wrap=True, overflow="fold")

    def worth_telling(self, events: Sequence[Event], seat: int) -> list[Event]:
        """Not what the table shows, nor what the seat did itself."""
        told = [event for event in events if event.key not in DULL]
        return [event for event in told if event.words.get("seat") != seat or event.key not in OWN_DEEDS]

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


def _beside(left: RenderableType, right: Sequence[RenderableType]) -> Table:
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row(left, Group(*right))
    return grid
