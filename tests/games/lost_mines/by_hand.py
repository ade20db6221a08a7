"""The rules of placing once more: slow, by looking at the cards, as a player at the table would."""

from __future__ import annotations

from underhall.core.words import Refusal
from underhall.games.lost_mines.components import TREASURE
from underhall.games.lost_mines.moves import Lay, LookAt
from underhall.games.lost_mines.table import Table

Place = tuple[int, int]
STEPS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
ACROSS = {"n": "s", "e": "w", "s": "n", "w": "e"}


def beside(at: Place, side: str) -> Place:
    return at[0] + STEPS[side][0], at[1] + STEPS[side][1]


def written(at: Place) -> str:
    return f"{chr(96 + at[0])}{at[1]}"


def read(name: str) -> Place:
    return ord(name[0]) - 96, int(name[1:])


def letters(sides: int) -> str:
    return "".join(side for bit, side in enumerate("nesw") if sides >> bit & 1)


def open_sides(card: str, turned: bool) -> str:
    """`ew+lake` is open on e and w; a bridge on all its sides."""
    sides = card.split("+")[0].replace(",", "")
    return "".join(ACROSS[side] for side in sides) if turned else sides


class Board:
    """What lies on the board, field by field."""

    def __init__(self, table: Table) -> None:
        box, names = table.box, table.box.grid.names
        self.fields = {(x, y) for x in range(1, box.grid.columns + 1) for y in range(1, box.grid.rows + 1)}
        self.starts = {read(names[at]) for at in box.starts}
        self.mines = {read(names[at]) for at in box.mine_fields}
        self.dwarves = [read(names[at]) for at in table.place]
        self.paths: dict[Place, str] = {}
        self.features: dict[Place, str] = {}
        for at, face in enumerate(table.laid):
            if face >= 0:
                card = box.cards[face >> 1].name
                self.paths[read(names[at])] = open_sides(card, bool(face & 1))
                self.features[read(names[at])] = card.partition("+")[2] or "plain"
        self.tools = {read(names[at]) for at in range(box.grid.size) if table.tools >> at & 1}
        on_passage = table.moves.on_passage[box.troll]
        self.trolls = [on_passage[troll].text.split()[-1] for troll in table.trolls if troll >= 0]
        self.cards = {**self.paths, **self._printed_cards(table)}
        self.hidden = self.mines - set(self.cards)
        self.empty = self.fields - set(self.cards) - self.hidden

    def _printed_cards(self, table: Table) -> dict[Place, str]:
        """The starts, and the mines that lie open: as printed or half turned."""
        box, names = table.box, table.box.grid.names
        cards = {read(names[at]): letters(box.start_sides) for at in box.starts}
        for mine, at in enumerate(box.mine_fields):
            if table.sides[at]:
                cards[read(names[at])] = letters(table.sides[at])
                printed = letters(box.mine_sides[table.mine_kind[mine]])
                turned = "".join(side for side in "nesw" if ACROSS[side] in printed)
                assert cards[read(names[at])] in (printed, turned)
        return cards

    def open(self, at: Place, side: str) -> bool:
        return side in self.cards.get(at, "")

    # LM-3.01, LM-3.07

    def misfits(self, at: Place, sides: str) -> list[tuple[str, str]]:
        """Sides where a card would not fit its neighbour: the side, and what the card has there."""
        return [
            (side, "passage" if side in sides else "wall")
            for side in "nesw"
            if beside(at, side) in self.cards and (side in sides) != self.open(beside(at, side), ACROSS[side])
        ]

    def touches(self, at: Place) -> bool:
        return any(beside(at, side) in self.cards for side in "nesw")

    def prolongs(self, at: Place, sides: str) -> bool:
        return any(self.open(beside(at, side), ACROSS[side]) for side in sides)

    def takes(self, at: Place, sides: str) -> bool:
        return at in self.empty and not self.misfits(at, sides) and self.prolongs(at, sides)

    def places(self, sides: str) -> list[str]:
        return sorted(written(at) for at in self.fields if self.takes(at, sides))

    # LM-4.03, LM-4.07

    def has_room_for_token(self, here: Place, side: str) -> bool:
        there = beside(here, side)
        if there not in self.fields:
            return False
        ends = [(here, side), (there, ACROSS[side])]
        is_open = [self.open(at, way) for at, way in ends]
        is_free = [at in self.empty or at in self.hidden for at, _ in ends]
        return all(is_open) or (is_open[0] and is_free[1]) or (is_open[1] and is_free[0])

    def token_passages(self) -> list[str]:
        return sorted(
            f"{written(at)}-{written(beside(at, side))}"
            for at in self.fields
            for side in "es"
            if self.has_room_for_token(at, side)
        )

    # LM-4.06

    def storm_fields(self) -> list[str]:
        return sorted(written(at) for at in self.paths if at not in self.dwarves)

    # LM-5.06

    def may_step(self, seat: int, side: str) -> bool:
        """Whether a dwarf may go one card on; the box has no bridges."""
        here = self.dwarves[seat]
        there = beside(here, side)
        leads = self.open(here, side) and (self.open(there, ACROSS[side]) or there in self.hidden)
        return leads and self.passage(here, side) not in self.trolls and self.may_enter(there)

    def may_enter(self, at: Place) -> bool:
        feature = self.features.get(at, "plain")
        if feature in ("tree", "lake", "ditch") and at not in self.tools:
            return False
        return not (feature == "rocks" or at in self.tools) or at not in self.dwarves

    def passage(self, here: Place, side: str) -> str:
        ends = [here, beside(here, side)]
        return "-".join(written(at) for at in sorted(ends, key=sum))

    # LM-3.09, LM-3.01, LM-3.07

    def is_true_of_lay(self, table: Table, move: Lay, refusal: Refusal) -> bool:
        """Whether the reason given against laying a card is what one sees on the board."""
        at = read(table.box.grid.names[move.field])
        sides = open_sides(table.box.cards[move.card].name, bool(move.face & 1))
        reasons = {
            "refused.field_reserved": at in self.starts | self.mines,
            "refused.field_taken": at in self.paths,
            "refused.touches_no_card": at in self.empty and not self.touches(at),
            "refused.prolongs_nothing": self.touches(at) and not self.misfits(at, sides),
            "refused.passage_against_wall": (refusal.words.get("side"), "passage") in self.misfits(at, sides),
            "refused.wall_against_passage": (refusal.words.get("side"), "wall") in self.misfits(at, sides),
        }
        return reasons[refusal.key]


def may_look(table: Table, seat: int, move: LookAt) -> bool:
    """LM-4.02, LM-4.10, LM-5.17"""
    what, at = move.text.split(" on ")[1].split()
    if what == "mine":
        return read(at) in Board(table).hidden
    number = int(at) - 1
    if move.subject == TREASURE:
        return number < table.seats and table.treasure_owner[number] == -1
    return number < table.seats and number != seat
