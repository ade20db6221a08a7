"""Stand-ins: bots that play for people who are gone, until they are back."""

from __future__ import annotations

from underhall.server.play import ballots
from underhall.server.tables.chairs import Chair
from underhall.server.tables.live import LiveTable


def put(table: LiveTable, chair: Chair) -> None:
    table.put_stand_in(chair)
    ballots.go_on_without(table, chair.seat)


def leave(table: LiveTable, chair: Chair) -> None:
    """Somebody goes of their own will: the seat is theirs again when they say so, not when they look in."""
    put(table, chair)
    chair.left = True


def returned(table: LiveTable, person: str) -> bool:
    """Somebody is back, and the seat is theirs at once. Whether anything has changed by that."""
    chair = table.chair_of(person)
    if chair is None:
        return False
    ballots.drop_about(table, chair.seat)
    if chair.stand_in and not chair.left and table.stage == "playing":
        table.give_back(chair)
    table.welcome_back(chair)
    return table.has_changed()
