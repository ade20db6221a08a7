"""In the Hall of the Mountain King. 2 to 5 trolls dig, recruit and carry statues to the mountain's heart."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from underhall.core.agenda import Dice
from underhall.core.game import BadSetup, Game, Option, Outlook
from underhall.core.notation import Move
from underhall.games.mountain_king import rules, schema
from underhall.games.mountain_king.components import AUTUMN, NONE, SIDES, WINTER, Box
from underhall.games.mountain_king.moves import Moves
from underhall.games.mountain_king.outlook import outlook
from underhall.games.mountain_king.result import Result
from underhall.games.mountain_king.table import Table
from underhall.games.mountain_king.view import View, determinize, open_view, own_view, sheet, sources, view

DRAWS = ("random", "no_duplicates", "chosen")
TEAM_SEATS = 4


class MountainKing(Game[Table, Box]):
    name = "mountain_king"
    title = "In the Hall of the Mountain King"
    about = "Trolls come home: dig the fallen mountain, fill your council, carry statues to its heart."
    least_seats = 2
    most_seats = 5
    options = (
        Option("board", ("usual", *SIDES), "MK-1.01", "the side of the board; only two players may choose"),
        Option("teams", ("no", "yes"), "MK-10.01", "two teams of two: seats 1 and 2 against 3 and 4"),
        Option("workshops", DRAWS, "MK-1.07", "drawn, drawn without duplicates, or chosen by seat 1"),
        Option("start", ("random", "1", "2", "3", "4", "5"), "MK-2.01", "the seat (or team) that begins"),
        Option("hide_tokens", ("no", "yes"), "MK-3.08", "hide the values of other players' point tokens"),
    )
    rules_version = 1
    home = Path(__file__).parent
    chapters = rules.CHAPTERS
    values = (Result,)
    shared = ("box", "moves")

    def read_box(self, pack: Path | None) -> Box:
        return schema.read_box(pack)

    def settle(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        chosen = super().settle(seats, options)
        usual = usual_side(seats)
        if seats > 2 and chosen["board"] not in ("usual", SIDES[usual]):
            raise BadSetup(f"with {seats} seats the {SIDES[usual]} side is played (MK-1.01)")
        if chosen["teams"] == "yes" and seats != TEAM_SEATS:
            raise BadSetup(f"the team game is for {TEAM_SEATS} seats, not {seats} (MK-10.01)")
        if chosen["start"] != "random" and int(chosen["start"]) > seats:
            raise BadSetup(f"seat {chosen['start']} cannot start: there are {seats} seats (MK-2.01)")
        return chosen

    def bare_table(self, box: Box, seats: int, options: dict[str, str]) -> Table:
        board, start = options["board"], options["start"]
        table = Table(
            box,
            _moves(box),
            seats,
            side=usual_side(seats) if board == "usual" else SIDES.index(board),
            teams=int(options["teams"] == "yes"),
            workshops=DRAWS.index(options["workshops"]),
            start=NONE if start == "random" else int(start) - 1,
            hide=int(options["hide_tokens"] == "yes"),
        )
        table.clear()
        return table

    def begin(self, table: Table) -> None:
        table.then(rules.SetUpMountain(), rules.SetUpPlayers(), rules.FirstTurn())

    def sheet(self, box: Box) -> dict[str, Any]:
        return sheet(box)

    def view(self, table: Table, seat: int) -> View:
        return view(table, seat)

    def open_view(self, table: Table) -> dict[str, Any]:
        return open_view(table)

    def own_view(self, table: Table, seat: int) -> dict[str, Any]:
        return own_view(table, seat)

    def outlook(self, table: Table, seat: int, move: Move) -> Outlook | None:
        return outlook(table, seat, move)

    def facts(self, table: Table) -> dict[str, Any]:
        names = table.box.grid.names
        return {
            "start": table.first,
            "gates": [names[gate] for gate in table.gates],
            "stripes": [table.stripes(purse) for purse in range(len(table.honor))],
            "honor": [sources(result) for result in table.results],
        }

    def determinize(self, table: Table, seat: int, dice: Dice) -> Table:
        return determinize(table, seat, dice)


def usual_side(seats: int) -> int:
    """MK-1.01 Winter for 4 and 5, autumn for 3, and for 2 unless they choose."""
    return WINTER if seats >= TEAM_SEATS else AUTUMN


@cache
def _moves(box: Box) -> Moves:
    return Moves(box)


GAME = MountainKing()
