"""Covenant in the terminal."""

from __future__ import annotations

from functools import partial

from rich.console import RenderableType
from rich.text import Text

from underhall.cli.boards.choices import ChoicePainter, Gathering
from underhall.cli.boards.covenant import marks
from underhall.cli.boards.covenant.board import SIZES, Chart, Size
from underhall.cli.boards.covenant.choices import Choices
from underhall.cli.boards.covenant.news import DULL, GAINS, OWN_DEEDS
from underhall.cli.boards.covenant.own import ClanBoard
from underhall.cli.boards.covenant.panels import Panels
from underhall.cli.boards.covenant.results import result_table
from underhall.cli.page import Form, Lines, Panel
from underhall.cli.words import rules_of, say
from underhall.core.notation import Move
from underhall.games.covenant.components import Box
from underhall.games.covenant.icons import TRADITION_ROW
from underhall.games.covenant.moves import Pick, Put
from underhall.games.covenant.view import View

CHAMBERS = ("reveal", "build_house", "build_workshop")
ON_WALLS = ("move.build_pillar", "move.build_gate")
KEYS = {
    "board": "b",
    "own": "y",
    "players": "p",
    "tracks": "t",
    "market": "m",
    "sites": "i",
    "projects": "j",
    "traditions": "x",
}
# What a question is about, if not chambers and walls.
ABOUT = {
    "Transport": "sites",
    "DeliverToSite": "sites",
    "ChooseDelivery": "sites",
    "DeliverToThrone": "sites",
    "PlaceMarker": "sites",
    "FreeStep": "tracks",
}


class CovenantPainter(ChoicePainter):
    box: Box
    keys = KEYS
    dull, own_deeds, of_others = DULL, OWN_DEEDS, GAINS

    def head(self, view: View) -> list[RenderableType]:
        panels = self._panels(view)
        return [panels.title(), *panels.turn()]

    def panels(self, view: View, options: list[Move]) -> list[Panel]:
        panels, signs = self._panels(view), self._signs(view, options)
        traditions = self._traditions(view, options)
        parts: dict[str, list[Form]] = {
            "board": [partial(self._chart, view, options, signs, size) for size in SIZES],
            "players": [panels.players],
            "sites": [panels.sites],
            "market": [panels.market],
            "projects": [panels.projects],
        }
        if traditions:
            parts = {"traditions": [lambda: Text("\n").join(traditions)], **parts}
        if not panels.is_seated():
            return self.arranged(parts, ["board"])
        own = ClanBoard(panels)
        parts = {"own": [own.at_hand], **parts, "tracks": [own.in_store]}
        focus = "board" if signs or chambers(options) else ABOUT.get(view.question, "own")
        return self.arranged(parts, list(dict.fromkeys([focus, "own"])))

    def _chart(self, view: View, options: list[Move], signs: dict[Pick, str], size: Size) -> Lines:
        points, edges = (
            {move.what: sign for move, sign in signs.items() if move.key == key} for key in ON_WALLS
        )
        return Chart(self.box, view, chambers(options), points, edges, size).draw()

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
        return Panels(self.box, view, self.names, self.words, self.tally())

    def _traditions(self, view: View, options: list[Move]) -> list[Text]:
        """What the traditions do that can be chosen now."""
        numbers = []
        for move in options:
            if isinstance(move, Pick) and move.key in ("move.draft_tradition", "move.honour"):
                numbers.append(move.what + 1)
            elif isinstance(move, Pick) and move.key == "move.tradition":
                numbers.append(view.rows[TRADITION_ROW][move.what] + 1)
        rules = rules_of(self.game)
        found = [rules[f"CV-17.{number:02}"] for number in numbers]
        return [Text.assemble((f"{rule.title}: ", "bold"), rule.text) for rule in found]

    def gather(self, view: View, options: list[Move]) -> Gathering:
        return Choices(self._panels(view), self.outlook).gather(options)

    def legend(self) -> RenderableType:
        return Text(say("covenant.legend").strip())

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
