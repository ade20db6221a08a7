"""Chapter 15. Final scoring.

CV-15.01  Throne: most carts 6, second 3, third 1; ties by most carts on the highest level, and so on.
CV-15.02  Goals: with 4 achievements one goal of choice, with 8 both.
CV-15.03  Achievements score by number.
CV-15.04  -2 glory per chamber with an own building and at least one enemy.
CV-15.05  Columns, times the number of tools forged in them.
CV-15.06  1 glory per 3 units of left-over support and resources.
CV-15.09  Unbroken throne ties use up places; third place needs 3 players.
"""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Decision, Effect, changed
from underhall.core.notation import Move
from underhall.core.words import Refusal, clause
from underhall.games.covenant.icons import AXE, CART, COMPASS, PICK, RESOURCES, TOOLS
from underhall.games.covenant.moves import Pick
from underhall.games.covenant.powers import goals, traditions
from underhall.games.covenant.table import Row, Table, added

PARTS: Final[tuple[str, ...]] = (
    "throne",
    "goals",
    "achievements",
    "penalty",
    "pick",
    "axe",
    "compass",
    "cart",
    "leftovers",
)


class FinalScoring(Effect[Table]):
    """CV-15.10 First the achievements of tradition 22; then goals are shown, then all is counted."""

    def resolve(self, table: Table) -> None:
        table.tell("final_scoring")
        late_achievements(table)
        table.then(*[ShowGoals(seat) for seat in table.in_order()], CountGlory())


def late_achievements(table: Table) -> None:
    """CV-17.22 They come when the final scoring begins."""
    for clan in range(table.clans):
        for tradition in traditions.kept(table, clan):
            more = tradition.more_achievements()
            table.extra_achievements = added(table.extra_achievements, clan, more)


class ShowGoals(Effect[Table]):
    """CV-15.02 None, one of choice, or both."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, table: Table) -> None:
        scoring, count = table.box.scoring, table.achievements(self.seat)
        if count >= scoring.both_goals_from:
            for goal in table.goals[self.seat]:
                show(table, self.seat, goal)
        elif count >= scoring.goals_from:
            table.then(ChooseGoal(self.seat))


def show(table: Table, seat: int, goal: int) -> None:
    """Turned up for all to see."""
    table.learn()
    table.shown_goals = changed(table.shown_goals, seat, table.shown_goals[seat] | 1 << goal)
    each, count = table.box.goals[goal].glory, goals.ALL[goal].count(table, seat)
    table.announce(seat, "shows_goal", goal=str(goal + 1), amount=each * count, each=each, count=count)


class ChooseGoal(Decision[Table, Move]):
    """CV-15.02 One goal of choice."""

    rule = "CV-15.02"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: Table) -> list[Move]:
        return [*[table.moves.show_goal[goal] for goal in table.goals[self.seat]], table.moves.waive]

    def choose(self, table: Table, move: Move) -> None:
        if isinstance(move, Pick):
            show(table, self.seat, move.what)

    def why_not(self, table: Table, move: Move) -> Refusal:
        if move.key == "move.show_goal":
            return Refusal(self.rule, "refused.not_your_goal", {})
        return Refusal(self.rule, "refused.not_now", {"move": move.text})


class CountGlory(Effect[Table]):
    """CV-15.01 to CV-15.06 Everything else, seat by seat."""

    def resolve(self, table: Table) -> None:
        thrones = throne_glory(table)
        results = []
        for seat in range(table.seats):
            parts = (thrones[seat], *parts_of(table, seat))
            results.append(parts)
            if table.heard():
                tell_parts(table, seat, parts)
        for seat, parts in enumerate(results):
            table.gain_glory(seat, sum(parts))
        table.results = tuple(results)


def tell_parts(table: Table, seat: int, parts: Row) -> None:
    for name, glory, how in zip(PARTS, parts, reckoned(table, seat), strict=True):
        if glory:
            table.announce(seat, "final_part", part=name, points=glory, how=how)


def parts_of(table: Table, seat: int) -> list[int]:
    """All parts of the final scoring but the throne, in the order of PARTS."""
    shown = [goal for goal in table.goals[seat] if table.shown_goals[seat] >> goal & 1]
    return [
        sum([goals.worth(table, seat, goal) for goal in shown]),
        table.box.scoring.for_achievements(table.achievements(seat)),
        -penalty(table, seat),
        *[
            table.forged_in(seat, column) * column_count(table, seat, column)
            for column in (PICK, AXE, COMPASS, CART)
        ],
        leftovers(table, seat),
    ]


def reckoned(table: Table, seat: int) -> list[str]:
    """What each part was counted from, in the order of PARTS; as clauses."""
    columns = [
        clause(TOOLS[column], tools=table.forged_in(seat, column), count=column_count(table, seat, column))
        for column in (PICK, AXE, COMPASS, CART)
    ]
    return [
        carts_told(table, seat),
        clause("goals", count=table.shown_goals[seat].bit_count()),
        clause("achievements", count=table.achievements(seat)),
        clause("penalty", count=haunted(table, seat), each=penalty_each(table, seat)),
        *columns,
        clause("leftovers", count=units_left(table, seat), per=table.box.scoring.units_per_glory),
    ]


def carts_told(table: Table, clan: int) -> str:
    place = 1 + sum([standing(table, other) > standing(table, clan) for other in range(table.clans)])
    return clause("throne", count=table.throne.count(clan), place=place)


def throne_glory(table: Table) -> list[int]:
    """CV-15.01, CV-15.09 By rank; who ties unbroken shares the place and uses up the next."""
    standings = [standing(table, clan) for clan in range(table.clans)]
    values = table.box.scoring.throne
    glory = []
    for own in standings:
        place = sum([other > own for other in standings])
        glory.append(values[place] if own[0] and place < len(values) else 0)
    return glory


def standing(table: Table, clan: int) -> Row:
    """Carts at the throne, then those on each level from mythrall down."""
    carts = tuple([table.side.throne[i] for i, owner in enumerate(table.throne) if owner == clan])
    levels = [carts.count(resource) for resource in range(len(RESOURCES) - 1, -1, -1)]
    return (len(carts), *levels)


def penalty(table: Table, clan: int) -> int:
    """CV-15.04 For each chamber with an own building and an enemy."""
    return haunted(table, clan) * penalty_each(table, clan)


def haunted(table: Table, clan: int) -> int:
    return (table.present(clan) & table.enemy_mask()).bit_count()


def penalty_each(table: Table, clan: int) -> int:
    """CV-17.26 Less for some."""
    return table.box.scoring.penalty - sum([one.penalty_saved() for one in traditions.kept(table, clan)])


def column_count(table: Table, clan: int, column: int) -> int:
    """CV-15.05 What a column counts."""
    if column == PICK:
        return table.relic_kinds(clan) + traditions.more_relics(table, clan)
    if column == AXE:
        return sum(table.dungeon[clan])
    if column == COMPASS:
        return len(table.districts(table.present(clan)))
    return table.structures(clan)


def leftovers(table: Table, clan: int) -> int:
    return units_left(table, clan) // table.box.scoring.units_per_glory


def units_left(table: Table, clan: int) -> int:
    """CV-15.06 Support by its value, resources by number."""
    ones, twos = table.support[clan]
    return ones + 2 * twos + sum(table.resources[clan])


class GameEnds(Effect[Table]):
    """CV-15.07 Most glory wins; tie: more achievements; else shared."""

    def resolve(self, table: Table) -> None:
        ranks = [table.rank(clan) for clan in range(table.clans)]
        winners = [clan for clan, rank in enumerate(ranks) if rank == max(ranks)]
        if winners == [table.elders]:
            table.tell("elders_win")
        else:
            table.tell("game_over", winners=" ".join([str(clan) for clan in winners if clan != table.elders]))
