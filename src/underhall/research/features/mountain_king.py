"""The layout of In the Hall of the Mountain King."""

from __future__ import annotations

from typing import Any

from underhall.core.game import AnyGame
from underhall.games.mountain_king.components import (
    CHARMS,
    CLANS,
    PLACES,
    RESOURCES,
    STANDS,
    STATUE_CLANS,
    SYMBOLS,
)
from underhall.games.mountain_king.table import GATE, HALL, REMAINDER
from underhall.games.mountain_king.view import DETAILS
from underhall.research.features.layout import (
    Amount,
    Bits,
    Mark,
    Part,
    Thing,
    one,
    places,
    question,
    row,
    rows,
)

MOST_HONOR = 999
PLENTY = 99
MOST_ROUNDS = 2
TOKENS = 15
LEVELS = 3


def parts(game: AnyGame, box: Any, seats: int) -> list[Part]:
    return [
        *turn(game, box, seats),
        *purses(box, seats),
        *trolls(box, seats),
        *powers(box),
        *statues(box, seats),
        *mountain(box, seats),
    ]


def turn(game: AnyGame, box: Any, seats: int) -> list[Part]:
    """`details` are what the open question is about, in the order of DETAILS, then what is owed."""
    most = max(4 * box.grid.size, len(box.cards), 1 << len(PLACES))
    details = [*DETAILS, "owed"]
    return [
        Thing("seat", 1, 0, seats - 1, one(lambda view: view.seat)),
        Thing("to_move", 1, -2, seats - 1, one(lambda view: view.to_move)),
        Thing("first", 1, -1, seats - 1, one(lambda view: view.first)),
        question(game),
        Amount("details", len(details), -3, most, lambda v: [v.details.get(name, -3) for name in details]),
        Mark("options", 4, lambda v: [v.side, *[2] * v.teams, *[3] * v.hide_tokens]),
        Amount("last_rounds", 1, -1, MOST_ROUNDS, one(lambda view: view.last_rounds)),
        Mark("by_hand", 1, lambda view: [0] * view.by_hand),
    ]


def purses(box: Any, seats: int) -> list[Part]:
    """Of seats; where teams play, the first two are those of the teams."""
    return [
        Amount("scores", seats, -MOST_HONOR, MOST_HONOR, row("scores")),
        Amount("honor", seats, -MOST_HONOR, MOST_HONOR, row("honor")),
        Amount("crowns", seats, 0, PLENTY, row("crowns")),
        Amount("crowns_left", len(box.coronation), 0, PLENTY, row("crowns_left")),
        Amount("storage", seats * len(RESOURCES), 0, PLENTY, rows(lambda view: view.storage)),
        Amount("held", seats * len(STATUE_CLANS), 0, PLENTY, rows(lambda view: view.held)),
    ]


def trolls(box: Any, seats: int) -> list[Part]:
    last, stands = len(box.cards) - 1, len(STANDS)
    symbols = len(SYMBOLS)
    return [
        Thing("council", seats * len(PLACES), -1, last, rows(lambda view: view.council)),
        Bits("laden", seats * len(PLACES) * symbols, symbols, rows(lambda view: view.laden)),
        Thing("draft", 4, -1, last, row("draft")),
        Mark("hand", len(box.cards), row("hand")),
        Amount("deck_sizes", LEVELS, 0, PLENTY, row("deck_sizes")),
        Mark("under", len(box.cards), lambda view: [card for cards in view.under for card in cards]),
        Thing("horde", stands, -1, last, row("horde")),
        Amount("prices", stands, 0, PLENTY, row("prices")),
        Amount("bribes", stands * len(RESOURCES), 0, PLENTY, rows(lambda view: view.bribes)),
        Thing("horde_pedestals", stands, -1, len(STATUE_CLANS) - 1, row("horde_pedestals")),
    ]


def powers(box: Any) -> list[Part]:
    kinds, sites = len(box.workshops), max(len(board.sites) for board in box.boards)
    spells = len(box.spells)
    return [
        Amount("workshops", kinds, 0, PLENTY, row("workshops")),
        Thing("workshop_at", sites, -1, kinds - 1, row("workshop_at")),
        Amount("entrances", sites, 0, PLENTY, row("entrances")),
        Amount("spell_deck", 1, 0, spells, one(lambda view: view.spell_deck)),
        Mark("spells_under", spells, row("spells_under")),
        Thing("book", 3, -1, spells - 1, row("book")),
        Amount("runes", 3, 0, PLENTY, row("runes")),
        Bits("charms", len(CHARMS), len(CHARMS), one(lambda view: view.charms)),
    ]


def statues(box: Any, seats: int) -> list[Part]:
    fields, count = box.grid.size, max(len(board.spots) for board in box.boards)
    clans = len(STATUE_CLANS)
    return [
        Thing("statues", count, -1, fields - 1, row("statues")),
        Thing("statue_clans", count, -1, len(CLANS) - 1, row("statue_clans")),
        Amount("bag", clans, 0, PLENTY, row("bag")),
        Mark("pedestals", clans * fields, places(lambda view: view.pedestals, fields)),
        Amount("track", TOKENS, -1, PLENTY, row("track")),
        Thing("track_owner", TOKENS, -1, seats - 1, row("track_owner")),
    ]


def mountain(box: Any, seats: int) -> list[Part]:
    """Field by field: of which kind a tunnel is, which one of those there are, and what it is worth."""
    fields, halls, stacks = box.grid.size, len(box.halls), len(box.tunnels)
    kinds = stacks + 1 + halls + seats
    return [
        Amount("stacks", stacks, 0, PLENTY, row("stacks")),
        Mark("halls", halls, row("halls")),
        Thing("altars", halls, -1, fields - 1, row("altars")),
        Thing("gates", seats, -1, fields - 1, row("gates")),
        Thing("kinds", fields, -1, kinds - 1, lambda v: by_field(v, fields, [kind(k, box) for k in v.kinds])),
        Amount("regions", fields, -1, fields, lambda v: by_field(v, fields, range(len(v.regions)))),
        Amount("standing", fields, -1, PLENTY, lambda v: by_field(v, fields, v.standing)),
        Mark("looted", fields, row("looted")),
        Mark("networks", seats * fields, places(lambda view: view.networks, fields)),
    ]


def kind(number: int, box: Any) -> int:
    """Stacks first, then remainders, great halls and the gates of the seats."""
    stacks, halls = len(box.tunnels), len(box.halls)
    if number >= GATE:
        return stacks + 1 + halls + number - GATE
    if number >= HALL:
        return stacks + 1 + number - HALL
    return stacks if number == REMAINDER else number


def by_field(view: Any, fields: int, values: Any) -> list[int]:
    found = [-1] * fields
    for region, value in zip(view.regions, values, strict=True):
        for field in region:
            found[field] = value
    return found
