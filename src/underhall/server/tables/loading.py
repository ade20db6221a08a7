"""From what is stored to what lives: a table's match, its ballot and its chat."""

from __future__ import annotations

import asyncio

import msgspec

from underhall.core.game import AnyGame
from underhall.games import GAMES
from underhall.server.database.boxes import find_box
from underhall.server.database.store import Store, StoredTable
from underhall.server.database.writer import Row
from underhall.server.tables import matchlog
from underhall.server.tables.matchlog import MatchLog
from underhall.server.wire.protocol import Ballot, Remark


class OpenBallot(Ballot):
    """A ballot, and for an undo how many moves would stay."""

    keep: int = 0


def edition(game: AnyGame) -> Row:
    """The rules and components by which a game that begins now is played."""
    return {"rules": game.rules_version, "fingerprint": game.box().fingerprint}


async def load(store: Store, stored: StoredTable) -> MatchLog | None:
    """The match of a table, by the edition it was begun with; its moves are played again aside."""
    if not stored.lines:
        return None
    game = GAMES[stored.row["game"]]
    box = await find_box(store, game, stored.row["fingerprint"])
    return await asyncio.to_thread(matchlog.load, game, box, stored)


def remark(row: Row) -> Remark:
    return Remark(n=row["n"], name=row["name"], seat=row["seat"], text=row["text"], time=row["time"])


def open_ballot(row: Row) -> OpenBallot | None:
    return msgspec.json.decode(row["ballot"], type=OpenBallot) if row["ballot"] else None


def public_ballot(ballot: OpenBallot | None) -> Ballot | None:
    if ballot is None:
        return None
    return Ballot(ballot.id, ballot.kind, ballot.asker, ballot.seat, ballot.yes, ballot.waiting)
