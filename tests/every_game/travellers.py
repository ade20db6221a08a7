"""What a process does with things that came to it in a pickle; it is started anew and knows no table yet."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

from underhall.core.match import AnyMatch
from underhall.core.saving import save

STEPS = 30


def played_on(table: Any, dice: Random) -> Any:
    """The table after some moves of anybody."""
    for _ in range(STEPS):
        if not table.over():
            table.play(dice.choice(table.options()))
    return table


def told(match: AnyMatch) -> list[Any]:
    return [str(match.record().dump()), [(event.key, event.words, event.to) for event in match.journal]]


def abroad(parcel: bytes) -> bytes:
    """Play a legal move of each parcel, undo it, and play on; then everything goes home again."""
    came: list[AnyMatch] = pickle.loads(parcel)
    for match in came:
        seat = match.table.to_move()
        if seat >= 0:
            match.play(seat, match.table.options()[-1])
            if match.can_undo(seat):
                match.undo(seat)
    tables = [played_on(match.table.copy(), Random(7)) for match in came]
    return pickle.dumps(
        (came, tables, [save(match.game, table) for match, table in zip(came, tables, strict=True)])
    )


def fingerprint(parcel: bytes) -> tuple[str, str]:
    """The box of a table."""
    box = pickle.loads(parcel).box
    return box.name, box.fingerprint
