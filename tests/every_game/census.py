"""Every component is somewhere, exactly once, and every point comes from somewhere: one count per game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from games.covenant.census import count_covenant, recount_covenant
from games.mountain_king.census import count_mountain_king, recount_mountain_king
from underhall.core.grid import DIRECTIONS, fields_of
from underhall.core.match import AnyMatch
from underhall.core.words import Event, Word
from underhall.games.lost_mines.components import DITCH, LAKE, PATH, ROCKS, TREE
from underhall.games.lost_mines.table import NONE, UNSEEN, Table


def count_lost_mines(table: Table) -> None:
    count_cards(table)
    count_roles_and_dwarves(table)
    count_mines_and_treasures(table)
    count_board(table)
    count_tokens(table)


def count_cards(table: Table) -> None:
    """LM-1.06 63 cards: in the pile, in hands, on the board, shown, buried, or out as trolls."""
    box = table.box
    cards = Counter(dict(enumerate(table.pile.counts)))
    for hand, buried in zip(table.hands, table.buried, strict=True):
        cards.update([*hand, *buried])
    cards.update(table.shown)
    cards.update(face // 2 for face in table.laid if face >= 0)
    cards[box.troll] += sum(passage != NONE for passage in table.trolls)
    assert [cards[card] for card in range(len(box.cards))] == [card.count for card in box.cards]
    assert cards.total() == 63
    assert table.pile.size == sum(table.pile.counts) >= box.set_aside == 10


def count_roles_and_dwarves(table: Table) -> None:
    """LM-1.04, LM-1.05"""
    dealt = Counter(table.roles)
    loyal = {3: 1, 4: 1, 5: 2, 6: 2}.get(table.seats, 3)
    for role, count in dealt.items():
        assert count <= (loyal if role % 3 == 0 else 1)
    picked = [
        (role // 3, dwarf) for role, dwarf in zip(table.roles, table.dwarves, strict=False) if dwarf >= 0
    ]
    assert len(set(picked)) == len(picked)
    assert all(0 <= dwarf < 5 for _, dwarf in picked)
    for dwarf, place in zip(table.dwarves, table.place, strict=True):
        assert (dwarf == NONE) == (place == NONE)


def count_mines_and_treasures(table: Table) -> None:
    """LM-1.02, LM-1.03 One mine of each kind; values as printed, none twice."""
    known = [kind for kind in table.mine_kind if kind != UNSEEN]
    assert len(table.mine_kind) == 4
    assert len(set(known)) == len(known)
    assert set(known) <= {0, 1, 2, 3}
    slots = list(zip(table.treasure_kind, table.treasure_value, table.treasure_owner, strict=False))
    for kind, printed in enumerate(table.box.treasure_values):
        values = Counter(value for k, value, _ in slots if k == kind and value != UNSEEN)
        assert values <= Counter(printed)
        assert sum(k == kind for k, _, _ in slots) <= len(printed)
    assert all(NONE <= owner < table.seats for _, _, owner in slots)


def count_board(table: Table) -> None:
    """What the table remembers of each field agrees with the card that lies there."""
    box = table.box
    laid = {field for field, face in enumerate(table.laid) if face >= 0}
    known = set(fields_of(table.known))
    mines = known & set(box.mine_fields)
    assert known == laid | set(box.starts) | mines
    assert not laid & {*box.starts, *box.mine_fields}
    for field in laid:
        assert box.use[table.laid[field] // 2] == PATH
        assert table.sides[field] == box.sides[table.laid[field]]
    for feature, fields in enumerate(table.features):
        assert set(fields_of(fields)) == {f for f in laid if box.detail[table.laid[f] // 2] == feature}
    for direction in DIRECTIONS:
        assert set(fields_of(table.open[direction])) == {f for f in known if table.sides[f] >> direction & 1}
    assert {place for place in table.place if place != NONE} <= known | set(box.mine_fields)


def count_tokens(table: Table) -> None:
    """LM-3.05, LM-4.01, LM-4.05 Tools on obstacles, one token per passage, one dwarf in a narrow place."""
    obstacles = table.features[TREE] | table.features[LAKE] | table.features[DITCH]
    assert table.tools & ~obstacles == 0
    trolls = [passage for passage in table.trolls if passage != NONE]
    assert len(set(trolls)) == len(trolls)
    assert not set(trolls) & set(fields_of(table.traps))
    for field in fields_of(table.features[ROCKS] | obstacles):
        assert table.place.count(field) <= 1


def recount_lost_mines(match: AnyMatch) -> list[int]:
    """LM-6.02 to LM-6.05 The points of all finished rounds, from nothing but the journal."""
    points = [0] * match.table.seats
    for events in rounds(match.journal):
        if any(event.key == "was_role" for event in events):
            for seat, won in round_points(events).items():
                points[seat] += won
    return points


def rounds(journal: list[Event]) -> list[list[Event]]:
    found: list[list[Event]] = []
    for event in journal:
        if event.key == "round_begins":
            found.append([])
        found[-1].append(event)
    return found


def round_points(events: list[Event]) -> dict[int, int]:
    roles: dict[int, tuple[Word, Word]] = {}
    treasures: dict[int, list[int]] = {}
    dragon = None
    for event in events:
        words: dict[str, Any] = event.words
        if event.key == "was_role":
            roles[words["seat"]] = words["clan"], words["role"]
        elif event.key == "takes_valued_treasure":
            treasures.setdefault(words["seat"], []).append(words["value"])
        elif event.key == "takes_dragon":
            dragon = words["seat"]
    won = {seat: sum(treasures.get(seat, [])) for seat, (_, role) in roles.items() if role == "selfish"}
    for pool in ("blue", "yellow"):
        members = [
            seat
            for seat, (clan, role) in roles.items()
            if role != "selfish" and (clan == pool) == (role == "loyal")
        ]
        won |= shared_out(members, treasures)
    if dragon is not None:
        won[dragon] = max(0, won[dragon] - 2)
    return won


def shared_out(members: list[int], treasures: dict[int, list[int]]) -> dict[int, int]:
    """LM-6.03, LM-6.04, LM-6.09"""
    total = sum(sum(treasures.get(seat, [])) for seat in members)
    dearest = {seat: max(treasures.get(seat, [0])) for seat in members}
    tied = [seat for seat in members if dearest[seat] == max(dearest.values())]
    return {
        seat: total // len(members) + (total % len(members) // len(tied) if seat in tied else 0)
        for seat in members
    }


CENSUS: dict[str, Callable[[Any], None]] = {
    "lost_mines": count_lost_mines,
    "mountain_king": count_mountain_king,
    "covenant": count_covenant,
}
RECOUNT: dict[str, Callable[[AnyMatch], list[int]]] = {
    "lost_mines": recount_lost_mines,
    "mountain_king": recount_mountain_king,
    "covenant": recount_covenant,
}
