"""The boxes that tables were begun with: kept in the database by their fingerprints, each once.

Released ones are kept with their game, too; a table finds its box whatever the components become.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import insert, select

from underhall.core.contents import read
from underhall.core.game import AnyGame, UnknownBox
from underhall.server.database import schema
from underhall.server.database.store import Store, box_contents


def keep_boxes(store: Store, games: Iterable[AnyGame]) -> None:
    """Store the present boxes, with which every new table begins."""
    boxes = schema.boxes
    with store.engine.begin() as connection:
        kept = set(connection.scalars(select(boxes.c.fingerprint)))
        for game in games:
            contents = game.contents()
            fresh = {"fingerprint": contents.fingerprint(), "game": game.name, "contents": contents.dump()}
            if fresh["fingerprint"] not in kept:
                connection.execute(insert(boxes), fresh)


async def find_box(store: Store, game: AnyGame, fingerprint: str) -> Any:
    """A box by its fingerprint, wherever it is kept."""
    try:
        return game.box_of(fingerprint)
    except UnknownBox:
        text = await store.read(lambda connection: box_contents(connection, game.name, fingerprint))
        if text is None:
            raise
        return game.unpack(read(text))
