"""What each clan's glory would come to if the game ended now."""

from __future__ import annotations

from underhall.games.covenant.powers import goals
from underhall.games.covenant.rules.elders_scoring import ELDER_PARTS, elder_parts
from underhall.games.covenant.rules.final_scoring import PARTS, late_achievements, parts_of, throne_glory
from underhall.games.covenant.table import EMPTY, Table


def tally(table: Table, seat: int) -> list[dict[str, int]]:
    """By clan, the Elders last: the glory gained so far, then the parts of the final scoring."""
    parts = table.results or _counted(table, seat)
    before = [
        glory - sum(own) if table.results else glory for glory, own in zip(table.glory, parts, strict=True)
    ]
    names = [PARTS] * table.seats + [ELDER_PARTS] * (table.clans - table.seats)
    return [
        {"glory": glory, **dict(zip(name, own, strict=True))}
        for glory, name, own in zip(before, names, parts, strict=True)
    ]


def _counted(table: Table, seat: int) -> list[tuple[int, ...]]:
    ended = table.copy()
    if not any(table.extra_achievements):
        late_achievements(ended)
    ended.goals = tuple([tuple([goal for goal in own if goal != EMPTY]) for own in table.goals])
    ended.shown_goals = tuple([_goals(ended, clan, seat) for clan in range(table.seats)])
    thrones = throne_glory(ended)
    parts = [(thrones[clan], *parts_of(ended, clan)) for clan in range(table.seats)]
    return parts + [tuple(elder_parts(ended, clan)) for clan in range(table.seats, table.clans)]


def _goals(table: Table, clan: int, seat: int) -> int:
    """CV-15.02 Those the clan would show, as a mask. CV-2.06 Onlookers know only what has been shown."""
    shown, count = table.shown_goals[clan], table.achievements(clan)
    if shown or seat >= table.seats or count < table.box.scoring.goals_from:
        return shown
    own = sorted(table.goals[clan], key=lambda goal: goals.worth(table, clan, goal))
    chosen = own if count >= table.box.scoring.both_goals_from else own[-1:]
    return sum([1 << goal for goal in chosen])
