"""Covenant. 1 to 4 dwarf clans return into the mountain; three eras, a council after each."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from underhall.core.agenda import Dice
from underhall.core.contents import Contents
from underhall.core.game import Option, Outlook
from underhall.core.notation import Move
from underhall.games.covenant import rules, schema
from underhall.games.covenant.components import Box
from underhall.games.covenant.hidden import deal_anew, unseen
from underhall.games.covenant.icons import DIFFICULTIES
from underhall.games.covenant.moves import Moves
from underhall.games.covenant.outlook import outlook
from underhall.games.covenant.rules.final_scoring import PARTS
from underhall.games.covenant.table import NONE, Table
from underhall.games.covenant.tally import tally
from underhall.games.covenant.view import View, open_view, own_view, sheet
from underhall.games.packs import PackGame


class Covenant(PackGame[Table, Box]):
    name = "covenant"
    least_seats = 1
    most_seats = 4
    options = (Option("elders", DIFFICULTIES, "CV-16.11"),)
    # CV-2.06 Goals are hidden from onlookers alone.
    hides = False
    dark = ("shown_goals",)
    rules_version = 2
    home = Path(__file__).parent
    facts_in, files = schema.DATA, schema.FILES
    chapters = rules.CHAPTERS
    moves = Moves
    shared = ("box", "moves", "side")

    def read_box(self, pack: Path | Contents | None) -> Box:
        return schema.read_box(pack)

    def bare_table(self, box: Box, seats: int, options: dict[str, str]) -> Table:
        table = Table(box, self.moves_of(box), seats, DIFFICULTIES.index(options["elders"]))
        table.clear()
        return table

    def begin(self, table: Table) -> None:
        table.then(rules.Begin())

    def sheet(self, box: Box) -> dict[str, Any]:
        return sheet(box)

    def view(self, table: Table, seat: int) -> View:
        return View(**open_view(table), **own_view(table, seat))

    def open_view(self, table: Table) -> dict[str, Any]:
        return open_view(table)

    def own_view(self, table: Table, seat: int) -> dict[str, Any]:
        return own_view(table, seat)

    def outlook(self, table: Table, seat: int, move: Move) -> Outlook | None:
        return outlook(table, seat, move)

    def tally(self, table: Table, seat: int) -> list[dict[str, int]]:
        return tally(table, seat)

    def facts(self, table: Table) -> dict[str, Any]:
        """Who drafted what, and what the final scoring was made of."""
        seats = range(table.seats)
        return {
            "first": table.first,
            "starts": [table.box.starts[table.start_tiles[seat]].name for seat in seats],
            "traditions": [table.start_traditions[seat] + 1 for seat in seats],
            "achievements": [table.achievements(seat) for seat in seats],
            "parts": [dict(zip(PARTS, table.results[seat], strict=True)) for seat in seats],
            "elders": table.glory[table.elders] if table.elders != NONE else None,
        }

    def unseen(self, table: Table, seat: int) -> list[list[int]]:
        return unseen(table, seat)

    def deal_anew(self, table: Table, seat: int, dice: Dice) -> None:
        deal_anew(table, seat, dice)


GAME = Covenant()
