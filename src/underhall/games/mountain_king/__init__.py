"""In the Hall of the Mountain King. 2 to 5 trolls dig, recruit and carry statues to the mountain's heart."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from underhall.core.agenda import Dice
from underhall.core.contents import Contents
from underhall.core.game import BadSetup, Option, Outlook
from underhall.core.notation import Move
from underhall.games.mountain_king import rules, schema
from underhall.games.mountain_king.components import AUTUMN, NONE, SIDES, WINTER, Box
from underhall.games.mountain_king.hidden import deal_anew, unseen
from underhall.games.mountain_king.moves import Moves
from underhall.games.mountain_king.outlook import outlook
from underhall.games.mountain_king.result import Result
from underhall.games.mountain_king.table import Table
from underhall.games.mountain_king.tally import tally
from underhall.games.mountain_king.view import View, open_view, own_view, sheet, sources
from underhall.games.packs import PackGame

DRAWS = ("random", "no_duplicates", "chosen")
TEAM_SEATS = 4


class MountainKing(PackGame[Table, Box]):
    name = "mountain_king"
    least_seats = 2
    most_seats = 5
    options = (
        Option("board", ("usual", *SIDES), "MK-1.01"),
        Option("teams", ("no", "yes"), "MK-10.01"),
        Option("workshops", DRAWS, "MK-1.07"),
        Option("start", ("random", "1", "2", "3", "4", "5"), "MK-2.01"),
        Option("hide_tokens", ("no", "yes"), "MK-3.08"),
    )
    apart = ("drafts", "hands")
    own = (*apart, "hide_tokens", "results", "track", "track_owner")
    dark = ("hide_tokens", "results", "track", "track_owner", "undrawn")
    rules_version = 2
    home = Path(__file__).parent
    facts_in, files = schema.DATA, schema.FILES
    chapters = rules.CHAPTERS
    moves = Moves
    values = (Result,)
    shared = ("box", "moves")

    def read_box(self, pack: Path | Contents | None) -> Box:
        return schema.read_box(pack)

    def settle(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        chosen = super().settle(seats, options)
        usual = usual_side(seats)
        if seats > 2 and chosen["board"] not in ("usual", SIDES[usual]):
            why = f"with {seats} seats the {SIDES[usual]} side is played (MK-1.01)"
            raise BadSetup(why, "setup.side", self.home, seats=seats, side=SIDES[usual])
        if chosen["teams"] == "yes" and seats != TEAM_SEATS:
            why = f"the team game is for {TEAM_SEATS} seats, not {seats} (MK-10.01)"
            raise BadSetup(why, "setup.teams", self.home, needed=TEAM_SEATS, seats=seats)
        if chosen["start"] != "random" and int(chosen["start"]) > seats:
            why = f"seat {chosen['start']} cannot start: there are {seats} seats (MK-2.01)"
            raise BadSetup(why, "setup.start", self.home, start=chosen["start"], seats=seats)
        return chosen

    def bare_table(self, box: Box, seats: int, options: dict[str, str]) -> Table:
        board, start = options["board"], options["start"]
        table = Table(
            box,
            self.moves_of(box),
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
        return View(**open_view(table), **own_view(table, seat))

    def open_view(self, table: Table) -> dict[str, Any]:
        return open_view(table)

    def own_view(self, table: Table, seat: int) -> dict[str, Any]:
        return own_view(table, seat)

    def outlook(self, table: Table, seat: int, move: Move) -> Outlook | None:
        return outlook(table, seat, move)

    def tally(self, table: Table, seat: int) -> list[dict[str, int]]:
        return tally(table, seat)

    def counts_alike(self, table: Table) -> bool:
        return not table.hide_tokens

    def facts(self, table: Table) -> dict[str, Any]:
        names = table.box.grid.names
        return {
            "start": table.first,
            "gates": [names[gate] for gate in table.gates],
            "stripes": [table.stripes(purse) for purse in range(len(table.honor))],
            "honor": [sources(result) for result in table.results],
        }

    def unseen(self, table: Table, seat: int) -> list[list[int]]:
        return unseen(table, seat)

    def deal_anew(self, table: Table, seat: int, dice: Dice) -> None:
        deal_anew(table, seat, dice)


def usual_side(seats: int) -> int:
    """MK-1.01 Winter for 4 and 5, autumn for 3, and for 2 unless they choose."""
    return WINTER if seats >= TEAM_SEATS else AUTUMN


GAME = MountainKing()
