"""What a seat may see of the Mountain King.

MK-3.08: hidden are the order of decks and bags (never decided before it matters), a draft until all are
done, and, if the table chose so, the values of other players' point tokens.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from underhall.core.agenda import Decision
from underhall.core.grid import fields_of
from underhall.games.mountain_king.components import (
    BANDS,
    BELOW,
    CHARMS,
    CLANS,
    NONE,
    PLACES,
    RESOURCES,
    STANDS,
    SYMBOLS,
    Board,
    Box,
    Face,
)
from underhall.games.mountain_king.result import SOURCES_OF_HONOR, Result
from underhall.games.mountain_king.rules.paying import still_owed
from underhall.games.mountain_king.rules.recruiting import bribed
from underhall.games.mountain_king.rules.scoring import standing_honor
from underhall.games.mountain_king.table import Rows, Table

DETAILS = (
    *("tile", "mineral", "manner", "statue", "kind", "uses"),
    *("card", "anchor", "site", "square", "place", "stand"),
)


def sheet(box: Box) -> dict[str, Any]:
    """What a client must know to draw a view: boards, tiles, cards, the order of kinds."""
    grid = box.grid
    return {
        "columns": grid.columns,
        "rows": grid.rows,
        "stride": grid.stride,
        "boards": [_board_sheet(board) for board in box.boards],
        "tunnels": [
            {"name": t.name, "size": t.size, "count": t.count, "anchored": t.anchored} for t in box.tunnels
        ],
        "faces": [_face_sheet(face) for face in box.faces],
        "honor": box.honor,
        "halls": [{"name": hall.name, "low": hall.low, "high": hall.high} for hall in box.halls],
        "hall_faces": [_face_sheet(face) for face in box.hall_faces],
        "cards": [
            {"name": c.name, "level": c.level, "clan": c.clan, "yields": c.yields, "gives": c.gives}
            for c in box.cards
        ],
        "workshops": [
            {"name": w.name, "exchanges": w.exchanges, "unloads": w.unloads} for w in box.workshops
        ],
        "exchanges": [(e.give, e.count, e.take, e.amount) for e in box.exchanges],
        "spells": [
            {"name": s.name, "family": s.family, "effect": s.effect, "cost": s.cost, "gives": s.gives}
            for s in box.spells
        ],
        "statue_honor": box.statue_honor,
        "resources": RESOURCES,
        "symbols": SYMBOLS,
        "clans": CLANS,
        "bands": BANDS,
        "places": PLACES,
        "below": BELOW,
        "stands": STANDS,
        "charms": CHARMS,
    }


def _board_sheet(board: Board) -> dict[str, Any]:
    return {
        "name": board.name,
        "bands": board.bands,
        "heart": fields_of(board.heart),
        "rubble": fields_of(board.rubble),
        "buried": board.buried,
        "spots": board.spots,
        "sites": board.sites,
        "starts": board.starts,
        "start_players": board.start_players,
    }


def _face_sheet(face: Face) -> dict[str, Any]:
    return {"tile": face.tile, "turned": face.turned, "flipped": face.flipped, "cells": face.cells}


@dataclass
class View:
    """A whitelist. What is absent or unknown is -1; sets of squares are lists of fields."""

    seat: int
    seats: int
    side: int
    teams: bool
    hide_tokens: bool
    first: int
    to_move: int
    question: str
    details: dict[str, int]
    scores: list[int]
    honor: list[int]
    crowns: list[int]
    crowns_left: list[int]
    last_rounds: int
    results: list[dict[str, int]]
    storage: list[list[int]]
    held: list[list[int]]
    council: list[list[int]]
    laden: list[list[int]]
    draft: list[int]
    hand: list[int]
    deck_sizes: list[int]
    under: list[list[int]]
    horde: list[int]
    prices: list[int]
    bribes: list[list[int]]
    horde_pedestals: list[int]
    bag: list[int]
    workshops: list[int]
    workshop_at: list[int]
    entrances: list[int]
    spell_deck: int
    spells_under: list[int]
    book: list[int]
    runes: list[int]
    charms: int
    by_hand: bool
    statues: list[int]
    statue_clans: list[int]
    track: list[int]
    track_owner: list[int]
    stacks: list[int]
    halls: list[int]
    altars: list[int]
    pedestals: list[list[int]]
    gates: list[int]
    regions: list[list[int]]
    kinds: list[int]
    standing: list[int]
    looted: list[int]
    networks: list[list[int]]


def open_view(table: Table) -> dict[str, Any]:
    """What everybody may know."""
    item = table.agenda[-1] if table.agenda else None
    return {
        "seats": table.seats,
        "side": table.side,
        "teams": bool(table.teams),
        "hide_tokens": bool(table.hide_tokens),
        "first": table.first,
        "to_move": table.to_move(),
        "question": type(item).__name__ if isinstance(item, Decision) else "",
        "details": _details(table, item) if isinstance(item, Decision) else {},
        "scores": table.scores(),
        "honor": list(table.honor),
        "crowns": list(table.crowns),
        "crowns_left": list(table.crowns_left),
        "last_rounds": table.last_rounds,
        "results": [sources(result) for result in table.results],
        "storage": _lists(table.storage),
        "held": _lists(table.held),
        "council": _lists(table.council),
        "laden": _lists(table.laden),
        "deck_sizes": [
            mask.bit_count() + len(under) for mask, under in zip(table.decks, table.under, strict=True)
        ],
        "under": _lists(table.under),
        "horde": list(table.horde),
        "prices": [len(bribed(table, stand)) for stand in range(len(STANDS))],
        "bribes": _lists(table.bribes),
        "horde_pedestals": list(table.horde_pedestals),
        "bag": list(table.bag),
        "workshops": list(table.workshops),
        "workshop_at": list(table.workshop_at),
        "entrances": [table.open_sides(site) for site in table.board().sites],
        "spell_deck": table.spell_deck.bit_count() + len(table.spells_under),
        "spells_under": list(table.spells_under),
        "book": list(table.book),
        "runes": list(table.runes),
        "charms": table.charms,
        "by_hand": bool(table.by_hand),
        "statues": list(table.statues),
        "statue_clans": list(table.statue_clans),
        "track_owner": list(table.track_owner),
        "stacks": list(table.stacks),
        "halls": fields_of(table.halls),
        "altars": list(table.altars),
        "pedestals": [fields_of(mask) for mask in table.pedestals],
        "gates": list(table.gates),
        "regions": [fields_of(mask) for mask in table.regions],
        "kinds": list(table.kinds),
        "standing": standing_honor(table),
        "looted": fields_of(table.looted),
        "networks": [fields_of(mask) for mask in table.networks],
    }


def own_view(table: Table, seat: int) -> dict[str, Any]:
    """What lies before the seat alone, and the tokens as it sees them."""
    seated = seat < table.seats
    return {
        "seat": seat,
        "draft": list(table.drafts[seat]) if seated else [],
        "hand": list(table.hands[seat]) if seated else [],
        "track": _track(table, seat),
    }


def sources(result: Result) -> dict[str, int]:
    """The sources of honor by name."""
    return {source: getattr(result, source) for source in SOURCES_OF_HONOR}


def _lists(rows: Rows) -> list[list[int]]:
    return [list(row) for row in rows]


def _details(table: Table, item: Decision[Any, Any]) -> dict[str, int]:
    """What the open question is about; nothing in it is secret."""
    details = {name: getattr(item, name) for name in DETAILS if hasattr(item, name)}
    owed = still_owed(table)
    return {**details, "owed": owed} if owed else details


def _track(table: Table, seat: int) -> list[int]:
    """The values of the point tokens; MK-3.08 others' are hidden if the table chose so, until the end."""
    return [NONE if at in hidden_tokens(table, seat) else value for at, value in enumerate(table.track)]


def hidden_tokens(table: Table, seat: int) -> list[int]:
    """Places of the track whose token lies face down before somebody else."""
    if not table.hide_tokens or table.results:
        return []
    own = table.purse(seat) if seat < table.seats else NONE
    return [at for at, owner in enumerate(table.track_owner) if owner not in (NONE, own)]
