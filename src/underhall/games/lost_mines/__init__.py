"""Saboteur: The Lost Mines. 3 to 9 dwarves of two rival clans, secret roles, two rounds."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from underhall.core.agenda import Dice
from underhall.core.game import Game, Option
from underhall.games.lost_mines import rules, schema
from underhall.games.lost_mines.components import CLANS, ROLES, Box
from underhall.games.lost_mines.moves import Moves
from underhall.games.lost_mines.table import Result, Table
from underhall.games.lost_mines.view import View, determinize, open_view, own_view, sheet, view


class LostMines(Game[Table, Box]):
    name = "lost_mines"
    title = "Saboteur: The Lost Mines"
    about = "Two dwarf clans race through a forest to four mines; not everybody plays for their own clan."
    least_seats = 3
    most_seats = 9
    options = (
        Option("further_rounds", ("no", "yes"), "LM-6.07", "more rounds until there is a single winner"),
    )
    rules_version = 1
    home = Path(__file__).parent
    chapters = rules.CHAPTERS
    values = (Result,)
    shared = ("box", "moves")

    def read_box(self, pack: Path | None) -> Box:
        return schema.read_box(pack)

    def bare_table(self, box: Box, seats: int, options: dict[str, str]) -> Table:
        table = Table(box, _moves(box), seats, int(options["further_rounds"] == "yes"))
        table.clear()
        return table

    def begin(self, table: Table) -> None:
        table.then(rules.Rounds())

    def sheet(self, box: Box) -> dict[str, Any]:
        return sheet(box)

    def view(self, table: Table, seat: int) -> View:
        return view(table, seat)

    def open_view(self, table: Table) -> dict[str, Any]:
        return open_view(table)

    def own_view(self, table: Table, seat: int) -> dict[str, Any]:
        return own_view(table, seat)

    def facts(self, table: Table) -> dict[str, Any]:
        return {
            "rounds": [
                {
                    "roles": [f"{CLANS[role // 3]} {ROLES[role % 3]}" for role in result.roles],
                    "treasures": len(result.treasures),
                    "points": [result.points(seat) for seat in range(table.seats)],
                }
                for result in table.results
            ]
        }

    def determinize(self, table: Table, seat: int, dice: Dice) -> Table:
        return determinize(table, seat, dice)


@cache
def _moves(box: Box) -> Moves:
    return Moves(box)


GAME = LostMines()
