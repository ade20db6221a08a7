"""What a seat may see of The Lost Mines.

A mine, a treasure's value or a role is known to the seats in its `seen` mask; a hand and the cards buried
from it are known to their owner.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from underhall.core.agenda import Decision
from underhall.core.grid import fields_of
from underhall.games.lost_mines.components import CLANS, FEATURES, MINES, ROLES, USES, Box
from underhall.games.lost_mines.rules.moving import MoveDwarf
from underhall.games.lost_mines.table import UNSEEN, Result, Table


def sheet(box: Box) -> dict[str, Any]:
    """What a client must know to draw a view: the board, the cards, the order of kinds."""
    grid = box.grid
    return {
        "columns": grid.columns,
        "rows": grid.rows,
        "stride": grid.stride,
        "starts": list(box.starts),
        "mine_fields": list(box.mine_fields),
        "cards": [
            {
                "name": c.name,
                "use": USES[c.use],
                "feature": FEATURES[c.detail] if c.ways else "",
                "ways": c.ways,
            }
            for c in box.cards
        ],
        "clans": CLANS,
        "roles": ROLES,
        "mines": MINES,
        "mine_sides": list(box.mine_sides),
        "features": FEATURES,
    }


@dataclass
class View:
    """A whitelist. Unknown kinds, values and roles are -1; sets of seats are bitmasks."""

    seat: int
    seats: int
    round: int
    further_rounds: bool
    first: int
    to_move: int
    question: str
    steps_left: int
    points: list[int]
    results: list[Result]
    pile: int
    hand_sizes: list[int]
    hand: list[int]
    discarded: list[int]
    discard_counts: list[int]
    shown: list[int]
    clans: list[int]
    roles: list[int]
    role_seen: list[int]
    dwarves: list[int]
    places: list[int]
    ways: list[int]
    passed: list[bool]
    dragon: int
    laid: list[int]
    sides: list[int]
    tools: list[int]
    traps: list[int]
    trolls: list[int]
    mine_kinds: list[int]
    mine_seen: list[int]
    mine_open: list[bool]
    treasure_kinds: list[int]
    treasure_values: list[int]
    treasure_owners: list[int]
    treasure_seen: list[int]


def open_view(table: Table) -> dict[str, Any]:
    """What everybody may know."""
    item = table.agenda[-1] if table.agenda else None
    return {
        "seats": table.seats,
        "round": table.round,
        "further_rounds": bool(table.further_rounds),
        "first": table.first,
        "to_move": table.to_move(),
        "question": type(item).__name__ if isinstance(item, Decision) else "",
        "steps_left": item.steps if isinstance(item, MoveDwarf) else 0,
        "points": list(table.points),
        "results": list(table.results),
        "pile": table.pile_left(),
        "hand_sizes": [len(hand) for hand in table.hands],
        "discard_counts": [len(cards) for cards in table.buried],
        "shown": list(table.shown),
        "clans": [role // 3 for role in table.roles],
        "role_seen": list(table.role_seen),
        "dwarves": list(table.dwarves),
        "places": list(table.place),
        "ways": list(table.way),
        "passed": [bool(table.passed >> s & 1) for s in range(table.seats)],
        "dragon": table.dragon,
        "laid": list(table.laid),
        "sides": list(table.sides),
        "tools": fields_of(table.tools),
        "traps": fields_of(table.traps),
        "trolls": list(table.trolls),
        "mine_seen": list(table.mine_seen),
        "mine_open": [bool(table.known >> field & 1) for field in table.box.mine_fields],
        "treasure_kinds": list(table.treasure_kind),
        "treasure_owners": list(table.treasure_owner),
        "treasure_seen": list(table.treasure_seen),
    }


def own_view(table: Table, seat: int) -> dict[str, Any]:
    """What the seat has in its hands or has looked at."""
    seated = seat < table.seats
    return {
        "seat": seat,
        "hand": list(table.hands[seat]) if seated else [],
        "discarded": list(table.buried[seat]) if seated else [],
        "roles": seen_by(seat, table.roles, table.role_seen),
        "mine_kinds": seen_by(seat, table.mine_kind, table.mine_seen),
        "treasure_values": seen_by(seat, table.treasure_value, table.treasure_seen),
    }


def seen_by(seat: int, values: tuple[int, ...], seen: tuple[int, ...]) -> list[int]:
    """The values that the seat's bit says it has seen; what is not dealt yet has no value."""
    dealt = min(len(values), len(seen))
    return [values[at] if seen[at] >> seat & 1 else UNSEEN for at in range(dealt)]
