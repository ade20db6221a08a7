"""What a seat may see of The Lost Mines, and what it can imagine behind the rest.

Both read the table through the same eyes: a mine, a treasure's value or a role is known to the seats in
its `seen` mask; a hand and the cards buried from it are known to their owner.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from underhall.core.agenda import Decision, Dice, changed
from underhall.core.grid import fields_of
from underhall.core.pile import Pile, shuffled
from underhall.games.lost_mines.components import CLANS, FEATURES, MINES, ROLES, USES, Box
from underhall.games.lost_mines.rules.moving import MoveDwarf
from underhall.games.lost_mines.rules.setup import role_cards
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


def view(table: Table, seat: int) -> View:
    """All that `seat` may know; SPECTATOR knows what is open to all."""
    return View(**open_view(table), **own_view(table, seat))


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
        "roles": _seen_by(seat, table.roles, table.role_seen),
        "mine_kinds": _seen_by(seat, table.mine_kind, table.mine_seen),
        "treasure_values": _seen_by(seat, table.treasure_value, table.treasure_seen),
    }


def _seen_by(seat: int, values: tuple[int, ...], seen: tuple[int, ...]) -> list[int]:
    """The values that the seat's bit says it has seen; what is not dealt yet has no value."""
    return [value if eyes >> seat & 1 else UNSEEN for value, eyes in zip(values, seen, strict=False)]


def determinize(table: Table, seat: int, dice: Dice) -> Table:
    """A copy in which all that the seat cannot know is dealt anew."""
    other = table.copy()
    _deal_cards(other, seat, dice)
    _deal_roles(other, seat, dice)
    _deal_mines(other, seat, dice)
    _deal_treasures(other, seat, dice)
    item = other.agenda[-1] if other.agenda else None
    if isinstance(item, Decision) and item.seat != seat:
        other.choices = item.options(other)
    return other


def _deal_cards(table: Table, seat: int, dice: Dice) -> None:
    """Other hands and other players' discards are drawn from all cards the seat has not seen."""
    others = [s for s in range(table.seats) if s != seat]
    hands, buried = list(table.hands), list(table.buried)
    unseen = [card for card, count in table.pile.outcomes() for _ in range(count)]
    for s in others:
        unseen += [*hands[s], *buried[s]]
    unseen = shuffled(unseen, dice)
    for s in others:
        held, rest = len(hands[s]), len(hands[s]) + len(buried[s])
        hands[s], buried[s] = tuple(sorted(unseen[:held])), tuple(unseen[held:rest])
        unseen = unseen[rest:]
    table.hands, table.buried = tuple(hands), tuple(buried)
    counts = [unseen.count(card) for card in range(len(table.box.cards))]
    table.pile = Pile(tuple(counts), len(unseen))


def _deal_roles(table: Table, seat: int, dice: Dice) -> None:
    left = role_cards(table)
    for s, role in enumerate(table.roles):
        if table.role_seen[s] >> seat & 1:
            left[role] -= 1
    roles = list(table.roles)
    for clan in range(len(CLANS)):
        cards = [role for role in range(clan * 3, clan * 3 + len(ROLES)) for _ in range(left[role])]
        cards = shuffled(cards, dice)
        for s, role in enumerate(table.roles):
            if role // 3 == clan and not table.role_seen[s] >> seat & 1:
                roles[s] = cards.pop()
    table.roles = tuple(roles)


def _deal_mines(table: Table, seat: int, dice: Dice) -> None:
    """A mine that only others have looked at may be any of the kinds the seat has not seen."""
    known = [bool(seen >> seat & 1) for seen in table.mine_seen]
    kinds = [
        kind
        for kind in range(len(known))
        if kind not in [table.mine_kind[mine] for mine, seen in enumerate(known) if seen]
    ]
    kinds = shuffled(kinds, dice)
    for mine, seen in enumerate(known):
        if not seen and table.mine_kind[mine] != UNSEEN:
            table.mine_kind = changed(table.mine_kind, mine, kinds.pop())


def _deal_treasures(table: Table, seat: int, dice: Dice) -> None:
    for kind, values in enumerate(table.box.treasure_values):
        slots = [t for t, k in enumerate(table.treasure_kind) if k == kind]
        left = list(values)
        for slot in slots:
            if table.treasure_seen[slot] >> seat & 1:
                left.remove(table.treasure_value[slot])
        left = shuffled(left, dice)
        for slot in slots:
            if not table.treasure_seen[slot] >> seat & 1 and table.treasure_value[slot] != UNSEEN:
                table.treasure_value = changed(table.treasure_value, slot, left.pop())
