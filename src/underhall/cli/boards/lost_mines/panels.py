"""What stands around the forest: players, role, treasures, and what the seat has found out."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from underhall.cli.boards.lost_mines import marks
from underhall.cli.words import say
from underhall.core.words import Catalogue
from underhall.games.lost_mines.components import CLANS, FEATURES, MINES, PLAIN, ROLES, Box
from underhall.games.lost_mines.table import NONE, UNSEEN
from underhall.games.lost_mines.view import View


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

    # The seat itself

    def is_seated(self) -> bool:
        return self.view.seat < len(self.view.clans)

    def role(self) -> Text:
        """Who the seat is, and with whom it shares."""
        if not self.is_seated():
            return Text(say("lost_mines.spectator"), "italic")
        return Text(say("lost_mines.you")).append(self.belongs())

    def belongs(self) -> Text:
        """Clan, role and partners of a seat."""
        clan, role = self.view.clans[self.view.seat], self.view.roles[self.view.seat] % 3
        mark, style = marks.dwarf_mark(self.view.seat, clan)
        who = say("lost_mines.belongs", mark=mark, clan=CLANS[clan], role=self._role_word(role))
        partner = say(f"lost_mines.partner_{ROLES[role]}", clan=CLANS[clan], other=CLANS[1 - clan])
        return Text(who, style).append(f", {partner}", "not bold")

    def goal(self) -> Text:
        """What the role wants, at length."""
        return Text(self.words.word(f"role_goal.{ROLES[self.view.roles[self.view.seat] % 3]}"), "italic")

    def _role_word(self, role: int) -> str:
        return self.words.word(f"role.{ROLES[role]}")

    def knowledge(self) -> list[str]:
        """What the seat has looked at and not everybody knows."""
        view, box = self.view, self.box
        found = [
            say("lost_mines.known_mine", field=box.grid.names[field], mine=self._mine_word(mine))
            for mine, field in enumerate(box.mine_fields)
            if view.mine_kinds[mine] != UNSEEN and not view.mine_open[mine]
        ]
        found += [
            say("lost_mines.known_treasure", slot=slot + 1, value=value)
            for slot, value in enumerate(view.treasure_values[: len(view.treasure_kinds)])
            if value != UNSEEN and view.treasure_owners[slot] == NONE
        ]
        for seat, role in enumerate(view.roles):
            if role != UNSEEN and seat != view.seat:
                word = self._role_word(role % 3)
                found.append(say("lost_mines.known_role", name=self.names[seat], role=word))
        return found

    def _mine_word(self, mine: int) -> str:
        return self.words.word(f"mine.{MINES[self.view.mine_kinds[mine]]}")

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
