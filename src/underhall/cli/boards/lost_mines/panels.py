"""What stands around the forest: players, role, treasures, and what the seat has found out."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.table import Table
from rich.text import Text

from underhall.cli.boards.lost_mines import marks
from underhall.cli.words import say
from underhall.core.catalogue import Catalogue
from underhall.games.lost_mines.components import FEATURES, MINES, PLAIN, Box
from underhall.games.lost_mines.table import NONE, UNSEEN
from underhall.games.lost_mines.view import View

SIGNS_BESIDE = 3


class Panels:
    """All panels of one view."""

    def __init__(self, box: Box, view: View, names: Sequence[str], words: Catalogue) -> None:
        self.box = box
        self.view = view
        self.names = names
        self.words = words

    def title(self) -> Text:
        view = self.view
        key = "further_round" if view.further_rounds or view.round > 2 else "round"
        return Text(
            say(f"lost_mines.{key}", round=view.round, rounds=2)
            + " · "
            + say("lost_mines.pile", cards=view.pile),
            "bold",
        )

    # Everybody

    def players_beside(self) -> Table:
        """A line each under a heading, to stand beside the board; treasures on a line of their own."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        for _ in ("name", "place"):
            grid.add_column(no_wrap=True)
        for _ in ("cards", "points"):
            grid.add_column(no_wrap=True, justify="right")
        heads = [Text(say(f"lost_mines.head_{key}"), marks.FAINT) for key in ("at", "cards", "points")]
        grid.add_row(Text(), *heads)
        for seat in range(self.view.seats):
            name, place, cards, points, treasures = self._player(seat)
            grid.add_row(name, place, _number(cards), _number(points))
            if treasures:
                grid.add_row(Text("   ").append(treasures))
        return grid

    def players_below(self, columns: int) -> Table:
        """One line each, in columns under the board."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        rows = -(-self.view.seats // columns)
        for row in range(rows):
            seats = range(row, self.view.seats, rows)
            grid.add_row(*[cell for seat in seats for cell in self._player(seat)])
        return grid

    def _player(self, seat: int) -> list[Text]:
        view = self.view
        cards = say("lost_mines.cards", cards=view.hand_sizes[seat])
        if view.passed[seat]:
            cards = say("lost_mines.passed")
        points = say("lost_mines.points", points=view.points[seat])
        return [self._name(seat), self._place(seat), Text(cards), Text(points), self._treasures_of(seat)]

    def _name(self, seat: int) -> Text:
        pointer = marks.TO_MOVE_SIGN if self.view.to_move == seat else " "
        mark, style = marks.EMPTY_SIGN, ""
        if seat < len(self.view.clans):
            mark, style = marks.dwarf_mark(seat, self.view.clans[seat])
        return Text(f"{pointer}{mark} {self.names[seat]}", style)

    def _place(self, seat: int) -> Text:
        place = self.view.places[seat]
        return Text(self.box.grid.names[place] if place != NONE else "  ")

    def _treasures_of(self, seat: int) -> Text:
        """Kinds for all to see, values as far as this seat knows them; and the dragon's token."""
        view = self.view
        text = Text()
        for slot, kind in enumerate(view.treasure_kinds):
            if view.treasure_owners[slot] == seat:
                text.append(*marks.mine_mark(kind))
                if view.treasure_values[slot] != UNSEEN:
                    text.append(str(view.treasure_values[slot]))
        if view.dragon == seat:
            text.append(*marks.mine_mark(MINES.index("dragon")))
        return text

    # The treasures laid out, and the signs

    def signs_listed(self) -> Group:
        return Group(self.treasures(9), *signs(" "))

    def signs_in_columns(self) -> Group:
        legend = Table.grid(padding=(0, 1, 0, 0))
        all_signs = signs(" ")
        rows = -(-len(all_signs) // SIGNS_BESIDE)
        for row in range(rows):
            legend.add_row(*all_signs[row::rows])
        return Group(self.treasures(9), legend)

    def signs_in_a_strip(self) -> Group:
        """In the few columns that a common terminal has beside the board."""
        return Group(self.treasures(3), *signs(""))

    def treasures(self, per_line: int) -> Text:
        view = self.view
        left = [slot for slot in range(len(view.treasure_kinds)) if view.treasure_owners[slot] == NONE]
        text = Text()
        for at, slot in enumerate(left):
            text.append("" if not at else " " if at % per_line else "\n")
            text.append(f"{slot + 1}").append(*marks.mine_mark(view.treasure_kinds[slot]))
        return text


def _number(cell: Text) -> str:
    """Without the unit, which stands in the heading."""
    return cell.plain.split(" ")[0]


def signs(space: str) -> list[Text]:
    """The legend; `space` stands around the signs of the mines."""
    return [*mine_signs(space), *feature_signs(), *token_signs()]


def mine_signs(space: str) -> list[Text]:
    return [
        Text.assemble(space, marks.mine_mark(kind), space, " ", say(f"lost_mines.sign_{name}"))
        for kind, name in enumerate(MINES)
    ]


def feature_signs() -> list[Text]:
    obstacle, narrow, free = ("[", "]"), ("(", ")"), (" ", " ")
    brackets = {"tree": obstacle, "lake": obstacle, "ditch": obstacle, "rocks": narrow}
    found = []
    for feature, name in enumerate(FEATURES):
        if feature != PLAIN:
            left, right = brackets.get(name, free)
            sign = (marks.FEATURE_SIGNS[feature], marks.FEATURE_STYLES[feature])
            found.append(Text.assemble(left, sign, right, " ", say(f"lost_mines.sign_{name}")))
    return found


def token_signs() -> list[Text]:
    signs = ((marks.TRAP_SIGN, "trap"), (marks.TROLL_SIGN, "troll"))
    return [
        Text.assemble(" ", (sign, marks.TOKEN_STYLE), "  ", say(f"lost_mines.sign_{name}"))
        for sign, name in signs
    ]
