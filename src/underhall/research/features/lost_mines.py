"""The layout of The Lost Mines."""

from __future__ import annotations

from typing import Any

from underhall.core.game import AnyGame
from underhall.games.lost_mines.components import CLANS, DWARVES_PER_CLAN, MINES, ROLES, TREASURES
from underhall.research.features.layout import Amount, Bits, Count, Mark, Part, Thing, one, question, row

MOST_POINTS = 999
MOST_ROUNDS = 999
MOST_STEPS = 99


def parts(game: AnyGame, box: Any, seats: int) -> list[Part]:
    return [
        *turn(game, seats),
        *cards(box, seats),
        *dwarves(box, seats),
        *forest(box, seats),
        *mines(box, seats),
    ]


def turn(game: AnyGame, seats: int) -> list[Part]:
    return [
        Thing("seat", 1, 0, seats - 1, one(lambda view: view.seat)),
        Thing("to_move", 1, -2, seats - 1, one(lambda view: view.to_move)),
        Thing("first", 1, -1, seats - 1, one(lambda view: view.first)),
        question(game),
        Amount("round", 1, 0, MOST_ROUNDS, one(lambda view: view.round)),
        Mark("further_rounds", 1, lambda view: [0] * view.further_rounds),
        Amount("steps_left", 1, 0, MOST_STEPS, one(lambda view: view.steps_left)),
        Amount("points", seats, -MOST_POINTS, MOST_POINTS, row("points")),
    ]


def cards(box: Any, seats: int) -> list[Part]:
    kinds, most = len(box.cards), max(card.count for card in box.cards)
    every = sum(card.count for card in box.cards)
    return [
        Amount("pile", 1, 0, every, one(lambda view: view.pile)),
        Amount("hand_sizes", seats, 0, every, row("hand_sizes")),
        Count("hand", kinds, 0, most, row("hand")),
        Count("discarded", kinds, 0, most, row("discarded")),
        Amount("discard_counts", seats, 0, every, row("discard_counts")),
        Count("shown", kinds, 0, most, row("shown")),
        Mark("passed", seats, lambda view: [seat for seat, done in enumerate(view.passed) if done]),
    ]


def dwarves(box: Any, seats: int) -> list[Part]:
    return [
        Thing("clans", seats, -1, len(CLANS) - 1, row("clans")),
        Thing("roles", seats, -1, len(CLANS) * len(ROLES) - 1, row("roles")),
        Bits("role_seen", seats * seats, seats, row("role_seen")),
        Thing("dwarves", seats, -1, len(CLANS) * DWARVES_PER_CLAN - 1, row("dwarves")),
        Thing("places", seats, -1, box.grid.size - 1, row("places")),
        Bits("ways", seats * 4, 4, row("ways")),
    ]


def forest(box: Any, seats: int) -> list[Part]:
    """Cards by field, with the half turn in which they lie; tools on fields, traps and trolls on passages."""
    fields, passages = box.grid.size, 2 * box.grid.size
    return [
        Thing("laid", fields, -1, 2 * len(box.cards) - 1, row("laid")),
        Bits("sides", fields * 4, 4, row("sides")),
        Mark("tools", fields, row("tools")),
        Mark("traps", passages, row("traps")),
        Thing("trolls", seats, -1, passages - 1, row("trolls")),
        Thing("dragon", 1, -1, fields - 1, one(lambda view: view.dragon)),
    ]


def mines(box: Any, seats: int) -> list[Part]:
    count, most = len(box.mine_fields), max(map(max, box.treasure_values))
    return [
        Thing("mine_kinds", count, -1, len(MINES) - 1, row("mine_kinds")),
        Bits("mine_seen", count * seats, seats, row("mine_seen")),
        Mark("mine_open", count, lambda view: [mine for mine, known in enumerate(view.mine_open) if known]),
        Thing("treasure_kinds", seats, -1, len(TREASURES) - 1, row("treasure_kinds")),
        Amount("treasure_values", seats, -1, most, row("treasure_values")),
        Thing("treasure_owners", seats, -1, seats - 1, row("treasure_owners")),
        Bits("treasure_seen", seats * seats, seats, row("treasure_seen")),
    ]
