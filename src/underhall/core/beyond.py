"""Going on by doing: what can be chosen right after going on, as far as nobody learns anything by that."""

from __future__ import annotations

from underhall.core.agenda import Decision, Table
from underhall.core.notation import GoOn, Move

DEEPEST = 3
# A walk is longer: that many steps before its last one.
LONGEST = 4


class Way:
    """Moves that only go on, the table they lead to, and what its seat may choose there and not before."""

    def __init__(self, first: tuple[Move, ...], table: Table, moves: list[Move]) -> None:
        self.first = first
        self.table = table
        self.moves = moves


def ways_on(table: Table, seat: int) -> list[Way]:
    """From the open question of a seat on, by going on or by walking further.

    A way ends where anything is learned, nature moves, or another seat is asked.
    """
    if table.to_move() != seat or table.together():
        return []
    asked = table.agenda[-1]
    walks = isinstance(asked, Decision) and asked.spot(table) is not None
    return _walks(table, seat) if walks else _passes(table, seat)


def _passes(table: Table, seat: int) -> list[Way]:
    """Each way is the one before it and one step more."""
    found: list[Way] = []
    first: tuple[Move, ...] = ()
    known, tried = set(table.options()), table
    while True:
        move = _onward(tried) if len(first) < DEEPEST else None
        after = None if move is None else _after(tried, seat, move)
        if move is None or after is None:
            return found
        first, tried = (*first, move), after
        new = [one for one in tried.options() if one not in known and not isinstance(one, GoOn)]
        known.update(new)
        found.append(Way(first, tried, new))


def _walks(table: Table, seat: int) -> list[Way]:
    """The shortest walk to every spot that is further than a step; only its last step may teach anything."""
    asked = table.agenda[-1]
    assert isinstance(asked, Decision)
    walked: list[tuple[tuple[Move, ...], Table]] = [((), table)]
    known, found = {asked.spot(table)}, list[Way]()
    for first, here in walked:
        new = []
        for move in here.options():
            spot = asked.spot(here, move)
            if spot is None or spot in known:
                continue
            known.add(spot)
            new.append(move)
            after = _after(here, seat, move) if len(first) < LONGEST else None
            if after is not None and type(after.agenda[-1]) is type(asked):
                walked.append(((*first, move), after))
        if first and new:
            found.append(Way(first, here, new))
    return found


def _after(table: Table, seat: int, move: Move) -> Table | None:
    """The table when the seat is asked again; None if anything was learned by then."""
    tried = table.copy()
    tried.play(move)
    while tried.to_move() == seat and (forced := tried.forced()) is not None:
        tried.play(forced)
    return tried if tried.to_move() == seat and tried.lessons == table.lessons else None


def _onward(table: Table) -> Move | None:
    item = table.agenda[-1]
    if not isinstance(item, Decision) or not item.by_the_way or item.together:
        return None
    return item.onward(table)
