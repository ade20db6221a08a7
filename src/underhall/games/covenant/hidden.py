"""What a seat of Covenant cannot see, and what it can imagine there.

Nothing is hidden from the players (CV-2.06). To a spectator the goals are: those on offer, those that lie
face down before a clan, and even which of the two kinds a clan has drafted first.
"""

from __future__ import annotations

from underhall.core.agenda import Dice, below
from underhall.core.hexes import bits
from underhall.core.pile import drawn
from underhall.games.covenant.rules.setup_players import GOALS
from underhall.games.covenant.table import EMPTY, Row, Table, with_row


def unseen(table: Table, seat: int) -> list[list[int]]:
    """The goals of kind I and of kind II that the seat cannot place, in the order of the box."""
    if seat < table.seats:
        return [[], []]
    shown = [goal for clan in range(table.clans) for goal in bits(table.shown_goals[clan])]
    goals = table.box.goals
    return [
        [goal for goal in range(len(goals)) if goals[goal].kind == kind and goal not in shown]
        for kind in (0, 1)
    ]


def deal_anew(table: Table, seat: int, dice: Dice) -> None:
    """All that the seat cannot know."""
    if seat >= table.seats:
        left = [drawn(goals, len(goals), dice) for goals in unseen(table, seat)]
        table.goals = tuple([deal_goals(table, clan, left, dice) for clan in range(table.clans)])
        table.offers = with_row(table.offers, GOALS, deal_offers(table, left))


def deal_goals(table: Table, clan: int, left: list[list[int]], dice: Dice) -> Row:
    """A clan with one goal may have drafted either kind; what was shown stays."""
    own = table.goals[clan]
    if own.count(EMPTY) == 1:
        kind = below(dice, 2)
        goal = left[kind].pop()
        return (EMPTY, goal) if kind else (goal, EMPTY)
    dark = [goal != EMPTY and not table.shown_goals[clan] >> goal & 1 for goal in own]
    return tuple([left[kind].pop() if dark[kind] else goal for kind, goal in enumerate(own)])


def deal_offers(table: Table, left: list[list[int]]) -> Row:
    """CV-2.03 As many of each kind as clans, kind I before kind II, less those that were taken."""
    count = len(table.offers[GOALS])
    taken = [goals[0] != EMPTY for goals in table.goals]
    first = min(count, table.clans - sum(taken))
    return (*left[0][:first], *left[1][: count - first])
