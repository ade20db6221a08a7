"""The ways in which the end of the Mountain King comes near (MK-9.01, MK-9.02, MK-10.08)."""

from __future__ import annotations

from underhall.core.match import AnyMatch

# Two play for one token; else the second token was taken by the first of a round, by the last, who ends
# the round with it, or by somebody between them; or one team has both tokens.
ALONE = "alone"
FIRST = "first"
LAST = "last"
MIDDLE = "middle"
ONE_TEAM = "one_team"


def crowned(match: AnyMatch) -> list[int]:
    """Who took the coronation tokens, in order."""
    return [int(event.words["seat"]) for event in match.journal if event.key == "is_crowned"]


def ending(match: AnyMatch) -> str:
    table, takers = match.table, crowned(match)
    if len(takers) == 1:
        return ALONE
    if len({table.purse(seat) for seat in takers}) == 1:
        return ONE_TEAM
    at = table.order().index(takers[1])
    return FIRST if at == 0 else LAST if at == table.seats - 1 else MIDDLE


def turns_after_the_end_is_near(match: AnyMatch) -> list[int]:
    """How many turns each seat had after the turn that brought the end near."""
    keys = [event.key for event in match.journal]
    turns = [
        event.words["seat"]
        for event in match.journal[keys.index("end_is_near") :]
        if event.key == "turn_begins"
    ]
    return [turns.count(seat) for seat in range(match.table.seats)]
