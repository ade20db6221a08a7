"""What a seat of The Lost Mines cannot see, and what it can imagine there.

`unseen` is the box less all that the seat can place; `deal_anew` deals from it. Neither reads what is
hidden, so whoever chooses the dice learns nothing by them.
"""

from __future__ import annotations

from underhall.core.agenda import Dice
from underhall.core.pile import Pile, drawn
from underhall.games.lost_mines.components import CLANS, ROLES
from underhall.games.lost_mines.rules.setup import role_cards
from underhall.games.lost_mines.table import EMPTY, NONE, Table
from underhall.games.lost_mines.view import seen_by


def unseen(table: Table, seat: int) -> list[list[int]]:
    """By sort, in the order of the box: cards, roles of each clan, mines, values of each kind of treasure."""
    cards, mines = unseen_cards(table, seat), unseen_mines(table, seat)
    return [cards, *unseen_roles(table, seat), mines, *unseen_values(table, seat)]


def unseen_cards(table: Table, seat: int) -> list[int]:
    """LM-2.04 Neither on the board, shown or open before somebody, nor in the own hand or discards."""
    left = list(table.box.pile.counts)
    own = [*table.hands[seat], *table.buried[seat]] if seat < table.seats else []
    for card in (*table.shown, *own):
        left[card] -= 1
    for face in table.laid:
        if face != EMPTY:
            left[face >> 1] -= 1
    left[table.box.troll] -= table.seats - table.trolls.count(NONE)
    return [card for card, count in enumerate(left) for _ in range(count)]


def unseen_roles(table: Table, seat: int) -> list[list[int]]:
    """LM-1.04 By clan; cards that were not dealt are among them."""
    left = role_cards(table)
    for role, seen in zip(table.roles, table.role_seen, strict=False):
        if seen >> seat & 1:
            left[role] -= 1
    dark = [role for role, count in enumerate(left) for _ in range(count)]
    return [[role for role in dark if role // len(ROLES) == clan] for clan in range(len(CLANS))]


def unseen_mines(table: Table, seat: int) -> list[int]:
    """LM-1.02 One of each kind."""
    seen = seen_by(seat, table.mine_kind, table.mine_seen)
    return [kind for kind in range(len(seen)) if kind not in seen]


def unseen_values(table: Table, seat: int) -> list[list[int]]:
    """LM-1.03 By kind; treasures that were not laid out are among them."""
    left = [sorted(values) for values in table.box.treasure_values]
    for slot, seen in enumerate(table.treasure_seen):
        if seen >> seat & 1:
            left[table.treasure_kind[slot]].remove(table.treasure_value[slot])
    return left


def deal_anew(table: Table, seat: int, dice: Dice) -> None:
    """All that the seat cannot know."""
    deal_cards(table, seat, dice)
    deal_roles(table, seat, dice)
    deal_mines(table, seat, dice)
    deal_values(table, seat, dice)


def deal_cards(table: Table, seat: int, dice: Dice) -> None:
    """Other hands, other players' discards; the rest is the pile."""
    left = unseen_cards(table, seat)
    others = [other for other in range(table.seats) if other != seat]
    hands, buried = list(table.hands), list(table.buried)
    dealt = drawn(left, sum([len(hands[other]) + len(buried[other]) for other in others]), dice)
    counts = [0] * len(table.box.cards)
    for card in left:
        counts[card] += 1
    for card in dealt:
        counts[card] -= 1
    table.pile = Pile(tuple(counts), len(left) - len(dealt))
    for other in others:
        held, both = len(hands[other]), len(hands[other]) + len(buried[other])
        hands[other], buried[other] = tuple(sorted(dealt[:held])), tuple(dealt[held:both])
        dealt = dealt[both:]
    table.hands, table.buried = tuple(hands), tuple(buried)


def deal_roles(table: Table, seat: int, dice: Dice) -> None:
    """LM-1.04 The clan is public."""
    for clan, left in enumerate(unseen_roles(table, seat)):
        dark = [
            other
            for other, role in enumerate(table.roles)
            if role // len(ROLES) == clan and not table.role_seen[other] >> seat & 1
        ]
        if dark:
            table.roles = put(table.roles, dark, left, dice)


def deal_mines(table: Table, seat: int, dice: Dice) -> None:
    """A mine that only others have looked at; one that nobody has looked at is not decided."""
    dark = [mine for mine, seen in enumerate(table.mine_seen) if seen and not seen >> seat & 1]
    if dark:
        table.mine_kind = put(table.mine_kind, dark, unseen_mines(table, seat), dice)


def deal_values(table: Table, seat: int, dice: Dice) -> None:
    """A treasure that only others have looked at; one that nobody has looked at is not decided."""
    for kind, left in enumerate(unseen_values(table, seat)):
        dark = [
            slot
            for slot, back in enumerate(table.treasure_kind)
            if back == kind and table.treasure_seen[slot] and not table.treasure_seen[slot] >> seat & 1
        ]
        if dark:
            table.treasure_value = put(table.treasure_value, dark, left, dice)


def put(row: tuple[int, ...], places: list[int], left: list[int], dice: Dice) -> tuple[int, ...]:
    """The row with some of the things that are left at these places."""
    new = list(row)
    for place, thing in zip(places, drawn(left, len(places), dice), strict=True):
        new[place] = thing
    return tuple(new)
