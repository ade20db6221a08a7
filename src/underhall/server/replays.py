"""Looking back: a finished game with anybody's eyes, a running one only with one's own."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from time import time

import msgspec

from underhall.core.agenda import NATURE, SPECTATOR, Table
from underhall.core.game import AnyGame
from underhall.core.match import AnyMatch, Match
from underhall.core.record import BadRecord, Line, Record, read
from underhall.games import GAMES
from underhall.server import course
from underhall.server.eyes import Eyes
from underhall.server.house import LINK, House
from underhall.server.people import clean, new_id
from underhall.server.plain import encode
from underhall.server.problems import Trouble, not_found
from underhall.server.protocol import Person, ReplaySheet, Upload
from underhall.server.store import ADD_UPLOAD, upload_by_id
from underhall.server.tables import LiveTable

REELS = 16
MOST_MOVES = 5000


class Reel:
    """Every position of a game."""

    def __init__(self, game: AnyGame, names: Sequence[str], match: AnyMatch, lines: Sequence[Line]) -> None:
        self.lines = lines
        self.tables: list[Table] = [match.table.copy()]
        self.told: list[int] = [len(match.journal)]
        for line in lines:
            match.follow(line)
            self.tables.append(match.table.copy())
            self.told.append(len(match.journal))
        self.eyes = Eyes(game, names)
        self.eyes.catch_up(match.journal)
        self.finished = match.table.over()
        self.record = match.record()

    def frame(self, at: int, seat: int, views: bool) -> bytes:
        """A `Frame`, with all seats' views if asked for."""
        table = self.tables[at]
        seats = range(table.seats) if views else ()
        return b'{"at":%d,"state":%b,"log":%b,"views":%b}' % (
            at,
            self.eyes.still(table, seat, at),
            self.eyes.log(seat, 0, self.told[at])[1],
            encode([self.eyes.game.view(table, other) for other in seats]),
        )


class Seen:
    """A reel, and the seat whose eyes one has while the game is running."""

    def __init__(self, replay: str, reel: Reel, own: int | None) -> None:
        self.id = replay
        self.reel = reel
        self.own = own

    def eyes(self) -> list[str]:
        """Names of the eyes that are allowed."""
        if self.reel.finished:
            return ["open", "spectator", *[str(n + 1) for n in range(self.reel.tables[0].seats)]]
        return ["spectator"] if self.own is None else [str(self.own + 1), "spectator"]

    def sheet(self) -> ReplaySheet:
        game, reel = self.reel.eyes.game, self.reel
        return ReplaySheet(
            id=self.id,
            game=game.name,
            title=game.title,
            finished=reel.finished,
            names=list(reel.eyes.names),
            eyes=self.eyes(),
            moves=[self._move(line) for line in reel.lines],
        )

    def _move(self, line: Line) -> str:
        if self.reel.finished or line.actor == self.own:
            return str(line)
        return "nature:" if line.actor == NATURE else f"{line.actor + 1}{'!' if line.aside else ':'}"

    def frame(self, at: str, eyes: str) -> bytes:
        if not at.isascii() or not at.isdigit() or len(at) > 6 or int(at) >= len(self.reel.tables):
            raise not_found("move")
        if eyes not in self.eyes():
            raise Trouble(403, "These eyes are not yours.")
        seat = SPECTATOR if eyes in ("open", "spectator") else int(eyes) - 1
        return self.reel.frame(int(at), seat, eyes == "open")


class Replays:
    def __init__(self, house: House) -> None:
        self.house = house
        self.reels: OrderedDict[tuple[str, int], Reel] = OrderedDict()

    async def find(self, replay: str, person: Person | None) -> Seen:
        """By the id of a table or of an upload."""
        if not LINK.fullmatch(replay):
            raise not_found("replay")
        upload = await self._upload(replay)
        if upload is not None:
            return Seen(replay, upload, None)
        table = await self.house.table(replay)
        chair = table.chair_of(person.id if person else None)
        return Seen(replay, await self._reel_of(table), chair.seat if chair else None)

    async def record(self, replay: str) -> Record:
        """The record of a finished game; before the end it would tell secrets."""
        found = await self._upload(replay) if LINK.fullmatch(replay) else None
        if found is None:
            table = await self.house.table(replay)
            if table.log is None:
                raise _too_early()
            found = await self._reel_of(table)
        if not found.finished:
            raise _too_early()
        return found.record

    async def upload(self, person: Person, wish: Upload) -> ReplaySheet:
        reel = await asyncio.to_thread(_from_upload, wish)
        replay = new_id()
        row = {"id": replay, "person": person.id, "created": time()}
        names = encode(list(reel.eyes.names)).decode()
        record = reel.record.dump()
        await self.house.store.write((ADD_UPLOAD, [{**row, "names": names, "record": record}]))
        return Seen(replay, self._keep((replay, 0), reel), None).sheet()

    async def _upload(self, replay: str) -> Reel | None:
        if (replay, 0) in self.reels:
            return self._keep((replay, 0), self.reels[replay, 0])
        row = await self.house.store.read(lambda connection: upload_by_id(connection, replay))
        if row is None:
            return None
        wish = Upload(row["record"], msgspec.json.decode(row["names"], type=list[str]))
        return self._keep((replay, 0), await asyncio.to_thread(_from_upload, wish))

    async def _reel_of(self, table: LiveTable) -> Reel:
        async with course.at(table):
            log, names = table.log, table.names()
            if log is None:
                raise Trouble(409, "The game has not begun.")
            at, match, lines = log.at, log.match, log.match.lines[:]
        found = self.reels.get((table.id, at))
        if found is None or found.eyes.names != names:
            fresh = Match(match.game, match.table.seats, match.options)
            found = await asyncio.to_thread(Reel, match.game, names, fresh, lines)
        return self._keep((table.id, at), found)

    def _keep(self, key: tuple[str, int], reel: Reel) -> Reel:
        self.reels[key] = reel
        self.reels.move_to_end(key)
        if len(self.reels) > REELS:
            self.reels.popitem(last=False)
        return reel


def _too_early() -> Trouble:
    return Trouble(403, "The record can be had when the game is finished.")


def _from_upload(wish: Upload) -> Reel:
    """Every move is checked by the rules."""
    try:
        record = read(wish.record)
        if record.game not in GAMES:
            raise BadRecord(f"there is no game {record.game!r} here")
        game = GAMES[record.game]
        record.check_header(game, game.box().fingerprint)
        if len(record.lines) > MOST_MOVES:
            raise BadRecord(f"more than {MOST_MOVES} moves")
        match = Match(game, record.seats, record.options)
        return Reel(game, _names(wish, record.seats), match, record.lines)
    except BadRecord as error:
        raise Trouble(422, str(error)) from error


def _names(wish: Upload, seats: int) -> list[str]:
    given = [clean(name) for name in wish.names[:seats]]
    return [name or f"Seat {n + 1}" for n, name in enumerate([*given, *[""] * (seats - len(given))])]
