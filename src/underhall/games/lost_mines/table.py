"""The table of The Lost Mines: where every component is, and small verbs to move them.

Ints and tuples that are replaced rather than changed, so that a copy shares them. What nobody has looked
at yet is not decided: the draw pile is a bag, a mine's kind is UNSEEN, a treasure's value is UNSEEN.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from underhall.core import agenda
from underhall.core.agenda import changed
from underhall.core.grid import DIRECTIONS, EAST, NORTH, SOUTH, WEST, opposite, without
from underhall.core.notation import Notation
from underhall.core.pile import with_one_more
from underhall.games.lost_mines.components import (
    DRAGON,
    FEATURES,
    PLAIN,
    SABOTEUR,
    Box,
)
from underhall.games.lost_mines.moves import Moves

UNSEEN: Final = -1
EMPTY: Final = -1
NONE: Final = -1


@dataclass
class Result:
    """How one round ended: everything that is open afterwards (LM-6.12), and how the points came about.

    A treasure is its owner, kind and value. Points are a seat's share and extra, less its loss.
    """

    roles: tuple[int, ...]
    treasures: tuple[tuple[int, int, int], ...]
    shares: tuple[int, ...]
    extras: tuple[int, ...]
    losses: tuple[int, ...]

    def points(self, seat: int) -> int:
        return self.shares[seat] + self.extras[seat] - self.losses[seat]


def joint(side: int, is_open: int) -> int:
    """LM-3.01 What a neighbour at this side asks of a card: to be open there, too, or closed."""
    return 1 << side if is_open else 16 << side


class Table(agenda.Table):
    """One game, between any two choices."""

    def __init__(self, box: Box, moves: Moves, seats: int, further_rounds: int) -> None:
        super().__init__(seats)
        self.box = box
        self.moves = moves
        self.further_rounds = further_rounds
        self.round = 0
        self.first = NONE
        self.last = NONE
        self.points: tuple[int, ...] = (0,) * seats
        self.results: tuple[Result, ...] = ()

    def clear(self) -> None:
        """The table as it is before a round is set up."""
        box = self.box
        nobody = (NONE,) * self.seats
        nothing = (0,) * self.seats
        self.pile = box.pile
        self.hands: tuple[tuple[int, ...], ...] = ((),) * self.seats
        self.shown: tuple[int, ...] = ()
        self.buried: tuple[tuple[int, ...], ...] = ((),) * self.seats
        self.roles: tuple[int, ...] = ()
        self.role_seen = nothing
        self.dwarves = nobody
        self.place = nobody
        self.way = nothing
        self.mine_kind = (UNSEEN,) * len(box.mine_fields)
        self.mine_seen = (0,) * len(box.mine_fields)
        self.treasure_kind: tuple[int, ...] = ()
        self.treasure_value = nobody
        self.treasure_owner = nobody
        self.treasure_seen = nothing
        self.dragon = NONE
        self.passed = 0
        self.to_draw = 0
        self.moved = 0
        self.laid = (EMPTY,) * box.grid.size
        self.sides = (0,) * box.grid.size
        self.joints = (0,) * box.grid.size
        self.open: tuple[int, ...] = (0, 0, 0, 0)
        self.known = 0
        self.features = (0,) * len(FEATURES)
        self.tools = 0
        self.traps = 0
        self.trolls = nobody
        for field in box.starts:
            self.open_card(field, box.start_sides)

    def copy(self) -> Table:
        other = Table(self.box, self.moves, self.seats, self.further_rounds)
        self.copy_agenda(other)
        other.round = self.round
        other.first = self.first
        other.last = self.last
        other.points = self.points
        other.results = self.results
        other.pile = self.pile
        other.hands = self.hands
        other.shown = self.shown
        other.buried = self.buried
        other.roles = self.roles
        other.role_seen = self.role_seen
        other.dwarves = self.dwarves
        other.place = self.place
        other.way = self.way
        other.mine_kind = self.mine_kind
        other.mine_seen = self.mine_seen
        other.treasure_kind = self.treasure_kind
        other.treasure_value = self.treasure_value
        other.treasure_owner = self.treasure_owner
        other.treasure_seen = self.treasure_seen
        other.dragon = self.dragon
        other.passed = self.passed
        other.to_draw = self.to_draw
        other.moved = self.moved
        other.laid = self.laid
        other.sides = self.sides
        other.joints = self.joints
        other.open = self.open
        other.known = self.known
        other.features = self.features
        other.tools = self.tools
        other.traps = self.traps
        other.trolls = self.trolls
        return other

    # Seats

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def clan(self, seat: int) -> int:
        return self.roles[seat] // 3

    def role(self, seat: int) -> int:
        return self.roles[seat] % 3

    def pool(self, seat: int) -> int:
        """The clan whose treasures this dwarf shares in, unless selfish."""
        return self.clan(seat) ^ (self.role(seat) == SABOTEUR)

    # Cards

    def pile_left(self) -> int:
        """Cards that can still be drawn; the ones set aside are in the same bag."""
        return self.pile.size - self.box.set_aside

    def draw(self, seat: int, card: int) -> None:
        self.pile = self.pile.without(card)
        self.hands = changed(self.hands, seat, with_one_more(self.hands[seat], card))

    def drop(self, seat: int, card: int) -> None:
        """Out of the hand; where it goes is the caller's business."""
        hand = list(self.hands[seat])
        hand.remove(card)
        self.hands = changed(self.hands, seat, tuple(hand))

    def bury(self, seat: int, card: int) -> None:
        """From the hand, face down, to the discards."""
        self.drop(seat, card)
        self.buried = changed(self.buried, seat, (*self.buried[seat], card))

    def show(self, card: int) -> None:
        """Among the discards, where everybody knows it to be."""
        self.shown = (*self.shown, card)

    def no_cards_left(self) -> bool:
        return self.pile_left() == 0 and not any(self.hands)

    # The board

    def open_card(self, field: int, sides: int) -> None:
        """A card with these open sides now lies open on the field."""
        bit = 1 << field
        north, east, south, west = self.open
        self.sides = changed(self.sides, field, sides)
        self._join(field, sides)
        self.known |= bit
        self.open = (
            north | bit if sides >> NORTH & 1 else north,
            east | bit if sides >> EAST & 1 else east,
            south | bit if sides >> SOUTH & 1 else south,
            west | bit if sides >> WEST & 1 else west,
        )

    def _join(self, field: int, sides: int) -> None:
        """No card fits here any more, and the empty fields around have a neighbour."""
        joints = list(self.joints)
        joints[field] = 0
        for direction in DIRECTIONS:
            there = self.box.grid.next[direction][field]
            if there >= 0 and self.takes_card(there):
                joints[there] |= joint(opposite(direction), sides >> direction & 1)
        self.joints = tuple(joints)

    def _part(self, field: int) -> None:
        """The field asks for a card that fits those around it, and they have one neighbour less."""
        joints = list(self.joints)
        for direction in DIRECTIONS:
            there, back = self.box.grid.next[direction][field], opposite(direction)
            if there >= 0 and self.sides[there]:
                joints[field] |= joint(direction, self.sides[there] >> back & 1)
            elif there >= 0:
                joints[there] &= ~(joint(back, 0) | joint(back, 1))
        self.joints = tuple(joints)

    def takes_card(self, field: int) -> bool:
        """LM-3.09 An empty field that is no mine's."""
        return not self.sides[field] and self.box.mine_at[field] < 0

    def lay(self, field: int, face: int) -> None:
        feature = self.box.detail[face >> 1]
        self.laid = changed(self.laid, field, face)
        self.features = changed(self.features, feature, self.features[feature] | 1 << field)
        self.open_card(field, self.box.sides[face])

    def take_up(self, field: int) -> int:
        """Remove a path card and the tool on it; which card it was."""
        card = self.laid[field] >> 1
        rest = ~(1 << field)
        feature = self.box.detail[card]
        north, east, south, west = self.open
        self.laid = changed(self.laid, field, EMPTY)
        self.features = changed(self.features, feature, self.features[feature] & rest)
        self.sides = changed(self.sides, field, 0)
        self._part(field)
        self.open = (north & rest, east & rest, south & rest, west & rest)
        self.known &= rest
        self.tools &= rest
        return card

    def feature_at(self, field: int) -> int:
        face = self.laid[field]
        return PLAIN if face == EMPTY else self.box.detail[face >> 1]

    def empty_fields(self) -> int:
        return without(self.box.ground, self.known)

    def hidden_mines(self) -> int:
        return without(self.box.mine_mask, self.known)

    def is_hidden_mine(self, field: int) -> bool:
        return not self.sides[field] and self.box.mine_at[field] >= 0

    def way_into(self, field: int, side: int) -> int:
        """LM-5.12 The way of an open card that a dwarf is on after coming in by that side."""
        face = self.laid[field]
        return self.sides[field] if face == EMPTY else self.box.way_by_side[face][side]

    def stand(self, seat: int, field: int, way: int) -> None:
        self.place = changed(self.place, seat, field)
        self.way = changed(self.way, seat, way)

    def mine_under(self, seat: int) -> int:
        """The number of the mine the dwarf stands on, or NONE."""
        return self.box.mine_at[self.place[seat]]

    # Treasures

    def laid_out(self, kind: int) -> list[int]:
        """The treasures of a kind that nobody has taken."""
        return [t for t, k in enumerate(self.treasure_kind) if k == kind and self.treasure_owner[t] == NONE]

    def unseen_values(self, kind: int) -> list[int]:
        """The values of a kind that no looked-at card is known to have; some of them put away."""
        values = list(self.box.treasure_values[kind])
        for k, value in zip(self.treasure_kind, self.treasure_value, strict=True):
            if k == kind and value != UNSEEN:
                values.remove(value)
        return values

    def unseen_mines(self) -> list[int]:
        return [kind for kind in range(DRAGON + 1) if kind not in self.mine_kind]

    def all_taken(self) -> bool:
        return NONE not in self.treasure_owner

    def treasures_of(self, seat: int) -> list[int]:
        return [t for t, owner in enumerate(self.treasure_owner) if owner == seat]

    # Faces for the core

    def notation(self) -> Notation:
        return self.moves.notation

    def scores(self) -> list[int]:
        return list(self.points)

    def leaders(self) -> list[int]:
        best = max(self.points)
        return [seat for seat, points in enumerate(self.points) if points == best]

    def winners(self) -> list[int]:
        """LM-6.07 Most points win; ties share the victory."""
        return self.leaders() if self.over() else []
