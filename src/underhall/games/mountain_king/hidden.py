"""What a seat of the Mountain King cannot see, and what it can imagine there.

`unseen` is the box less all that the seat can place; `deal_anew` deals from it. Neither reads what is
hidden, so whoever chooses the dice learns nothing by them.
"""

from __future__ import annotations

from underhall.core.agenda import Dice, changed
from underhall.core.pile import drawn
from underhall.games.mountain_king.components import NONE
from underhall.games.mountain_king.rules.players import FRAMES, DrawStarter, PlaceStarter, RevealDrafts
from underhall.games.mountain_king.table import Table
from underhall.games.mountain_king.view import hidden_tokens


def unseen(table: Table, seat: int) -> list[list[int]]:
    """By sort, in the order of the box: point tokens, and the starters of each seat while they are secret."""
    starters = list(range(table.box.starters))
    return [
        unseen_tokens(table, seat),
        *[starters if secret_draft(table, other, seat) else [] for other in range(table.seats)],
    ]


def unseen_tokens(table: Table, seat: int) -> list[int]:
    """MK-3.08 All that lie face down before somebody else."""
    dark = hidden_tokens(table, seat)
    if not dark:
        return []
    left = [value for value, count in table.box.tokens for _ in range(count)]
    for at, value in enumerate(table.track):
        if at not in dark:
            left.remove(value)
    return sorted(left)


def secret_draft(table: Table, drafter: int, seat: int) -> bool:
    """MK-2.03 Each sees the own six; at least one is undrawn until all are shown."""
    return drafter != seat and table.undrawn[drafter] != 0


def deal_anew(table: Table, seat: int, dice: Dice) -> None:
    """All that the seat cannot know."""
    if any(isinstance(item, RevealDrafts) for item in table.agenda):
        for drafter in range(table.seats):
            if secret_draft(table, drafter, seat):
                deal_draft(table, drafter, dice)
    deal_tokens(table, seat, dice)


def deal_draft(table: Table, drafter: int, dice: Dice) -> None:
    """Any of the six in any of the frames; who may have gone ahead is imagined not to have done so."""
    draws, places = pending(table, drafter)
    placed, first = FRAMES - places, table.box.trolls
    held = FRAMES + 1 - draws - placed
    starters = list(range(table.box.starters))
    names = drawn(starters, placed + held, dice)
    row = [NONE] * FRAMES
    for frame, name in zip(drawn(list(range(FRAMES)), placed, dice), names[:placed], strict=True):
        row[frame] = first + name
    table.drafts = changed(table.drafts, drafter, tuple(row))
    table.hands = changed(table.hands, drafter, tuple(sorted([first + name for name in names[placed:]])))
    undrawn = sum([1 << name for name in starters if name not in names])
    table.undrawn = changed(table.undrawn, drafter, undrawn)


def pending(table: Table, drafter: int) -> tuple[int, int]:
    """How many starters the seat has yet to draw, and how many it is yet to be asked to place."""
    draws = [isinstance(item, DrawStarter) and item.to == drafter for item in table.agenda]
    places = [isinstance(item, PlaceStarter) and item.seat == drafter for item in table.agenda]
    return sum(draws), sum(places)


def deal_tokens(table: Table, seat: int, dice: Dice) -> None:
    dark = hidden_tokens(table, seat)
    values = drawn(unseen_tokens(table, seat), len(dark), dice)
    track = list(table.track)
    for at, value in zip(dark, values, strict=True):
        track[at] = value
    table.track = tuple(track)
