"""Saboteur: The Lost Mines. 3 to 9 dwarves of two rival clans, secret roles, two rounds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from underhall.core.agenda import Dice
from underhall.core.contents import Contents
from underhall.core.game import Option, Outlook
from underhall.core.notation import Move
from underhall.games.lost_mines import rules, schema
from underhall.games.lost_mines.components import CLANS, ROLES, Box
from underhall.games.lost_mines.hidden import deal_anew, unseen
from underhall.games.lost_mines.moves import Moves
from underhall.games.lost_mines.outlook import outlook
from underhall.games.lost_mines.table import Result, Table
from underhall.games.lost_mines.view import View, open_view, own_view, sheet
from underhall.games.packs import PackGame


class LostMines(PackGame[Table, Box]):
    name = "lost_mines"
    least_seats = 3
    most_seats = 9
    options = (Option("further_rounds", ("no", "yes"), "LM-6.07"),)
    apart = ("hands", "buried")
    own = (*apart, "roles", "role_seen", "mine_kind", "mine_seen", "treasure_value", "treasure_seen")
    dark = (*own, "shown", "laid", "trolls", "treasure_kind")
    rules_version = 1
    home = Path(__file__).parent
    facts_in, files = schema.DATA, schema.FILES
    chapters = rules.CHAPTERS
    moves = Moves
    values = (Result,)
    shared = ("box", "moves")

    def read_box(self, pack: Path | Contents | None) -> Box:
        return schema.read_box(pack)

    def bare_table(self, box: Box, seats: int, options: dict[str, str]) -> Table:
        table = Table(box, self.moves_of(box), seats, int(options["further_rounds"] == "yes"))
        table.clear()
        return table

    def begin(self, table: Table) -> None:
        table.then(rules.Rounds())

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

    def unseen(self, table: Table, seat: int) -> list[list[int]]:
        return unseen(table, seat)

    def deal_anew(self, table: Table, seat: int, dice: Dice) -> None:
        deal_anew(table, seat, dice)


GAME = LostMines()
