"""Looking back: a finished game with anybody's eyes, a running one only with one's own."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from time import time

import msgspec

from underhall.core.agenda import NATURE, SPECTATOR, Table
from underhall.core.game import AnyGame, UnknownBox
from underhall.core.match import AnyMatch, begin
from underhall.core.record import BadRecord, Line, Record, read
from underhall.games import GAMES
from underhall.server.database.boxes import find_box
from underhall.server.database.store import ADD_UPLOAD, upload_by_id
from underhall.server.door.limits import Gate
from underhall.server.house.waking import LINK, House
from underhall.server.people.names import clean
from underhall.server.people.register import new_id
from underhall.server.play.holding import at
from underhall.server.tables.eyes import Eyes
from underhall.server.tables.glance import Glance
from underhall.server.tables.live import LiveTable
from underhall.server.wire.identity import Person
from underhall.server.wire.plain import encode
from underhall.server.wire.problems import Denied, Unmet, not_found
from underhall.server.wire.protocol import Frame, ReplayCard, Upload

KEPT_MOVES = 20_000
MOST_MOVES = 5000
# What a record has besides moves: fewer lines than these.
HEADROOM = 100
Key = tuple[str, int]


class Reel:
    """Every position of a game."""

    def __init__(self, game: AnyGame, names: Sequence[str], match: AnyMatch, lines: Sequence[Line]) -> None:
        self.lines = lines
        self.tables: list[Table] = [match.table.copy()]
        self.told: list[int] = [len(match.journal)]
        self.chosen: list[int] = [len(match.journal)]
        for line in lines:
            self.chosen.append(self.chosen[-1] if line.actor == NATURE else self.told[-1])
            match.follow(line)
            self.tables.append(match.table.copy())
            self.told.append(len(match.journal))
        self.game = game
        self.names = names
        self.journal = match.journal
        self.glances: dict[str, Glance] = {}
        self.finished = match.table.over()
        self.record = match.record()

    def frame(self, at: int, seat: int, views: bool, language: str) -> Frame:
        """With all seats' views if asked for."""
        table, glance = self.tables[at], self._glance_in(language)
        seats = range(table.seats) if views else ()
        _, log = glance.log(seat, 0, self.told[at])
        told_from, _ = glance.log(seat, self.chosen[at], self.told[at])
        others = [glance.view(table, other) for other in seats]
        return Frame(at, glance.still(table, seat, at), log, told_from, others)

    def _glance_in(self, language: str) -> Glance:
        found = self.glances.get(language)
        if found is None:
            found = self.glances[language] = Eyes(self.game, self.names, language).glance
            found.catch_up(self.journal)
        return found


class Seen:
    """A reel, and the seat whose eyes one has while the game is running."""

    def __init__(self, replay: str, reel: Reel, own: int | None, *, uploaded: bool) -> None:
        self.id = replay
        self.reel = reel
        self.own = own
        self.uploaded = uploaded

    def eyes(self) -> list[str]:
        """Names of the eyes that are allowed."""
        if self.reel.finished:
            return ["open", "spectator", *[str(n + 1) for n in range(self.reel.tables[0].seats)]]
        return ["spectator"] if self.own is None else [str(self.own + 1), "spectator"]

    def card(self) -> ReplayCard:
        game, reel = self.reel.game, self.reel
        return ReplayCard(
            id=self.id,
            game=game.name,
            title=game.title,
            box=reel.record.fingerprint,
            finished=reel.finished,
            uploaded=self.uploaded,
            names=list(reel.names),
            eyes=self.eyes(),
            moves=[self._move(line) for line in reel.lines],
        )

    def _move(self, line: Line) -> str:
        if self.reel.finished or line.actor == self.own:
            return str(line)
        return "nature:" if line.actor == NATURE else f"{line.actor + 1}{'!' if line.aside else ':'}"

    def frame(self, at: str, eyes: str, language: str) -> Frame:
        if not at.isascii() or not at.isdigit() or len(at) > 6 or int(at) >= len(self.reel.tables):
            raise not_found("move")
        if eyes not in self.eyes():
            raise Unmet(403, "problem.not_your_eyes")
        seat = SPECTATOR if eyes in ("open", "spectator") else int(eyes) - 1
        return self.reel.frame(int(at), seat, eyes == "open", language)


class Replays:
    def __init__(self, house: House) -> None:
        self.house = house
        self.reels: OrderedDict[Key, Reel] = OrderedDict()
        self.made = Gate(house.settings.limits.replays)
        self.making = asyncio.Lock()

    async def find(self, replay: str, person: Person | None, address: str) -> Seen:
        """By the id of a table or of an upload."""
        if not LINK.fullmatch(replay):
            raise not_found("replay")
        upload = await self._upload(replay, address)
        if upload is not None:
            return Seen(replay, upload, None, uploaded=True)
        table = await self.house.table(replay)
        chair = table.chair_of(person.id if person else None)
        reel = await self._reel_of(table, address)
        return Seen(replay, reel, chair.seat if chair else None, uploaded=False)

    async def record(self, replay: str, address: str) -> Record:
        """The record of a finished game; before the end it would tell secrets."""
        found = await self._upload(replay, address) if LINK.fullmatch(replay) else None
        if found is None:
            table = await self.house.table(replay)
            if table.story() is None:
                raise _too_early()
            found = await self._reel_of(table, address)
        if not found.finished:
            raise _too_early()
        return found.record

    async def upload(self, person: Person, wish: Upload) -> ReplayCard:
        async with self.making:
            reel = await self._from_upload(wish)
        replay = new_id()
        row = {"id": replay, "person": person.id, "created": time()}
        names = encode(list(reel.names)).decode()
        record = reel.record.dump()
        await self.house.store.write((ADD_UPLOAD, [{**row, "names": names, "record": record}]))
        return Seen(replay, self._keep((replay, 0), reel), None, uploaded=True).card()

    async def _upload(self, replay: str, address: str) -> Reel | None:
        if (replay, 0) in self.reels:
            return self._keep((replay, 0), self.reels[replay, 0])
        row = await self.house.store.read(lambda connection: upload_by_id(connection, replay))
        if row is None:
            return None
        wish = Upload(row["record"], msgspec.json.decode(row["names"], type=list[str]))
        return await self._make((replay, 0), address, lambda: self._from_upload(wish))

    async def _from_upload(self, wish: Upload) -> Reel:
        """Played by the edition it names; every move is checked by the rules."""
        if wish.record.count("\n") > MOST_MOVES + HEADROOM:
            raise _too_long()
        try:
            record = read(wish.record.replace("\r\n", "\n"))
            if record.game not in GAMES:
                raise not_found("game")
            if len(record.lines) > MOST_MOVES:
                raise _too_long()
            game = GAMES[record.game]
            with suppress(UnknownBox):
                await find_box(self.house.store, game, record.fingerprint)
            return await asyncio.to_thread(_reel, game, record, wish)
        except BadRecord as error:
            raise Denied(error) from error

    async def _reel_of(self, table: LiveTable, address: str) -> Reel:
        async with at(table):
            story, names = table.story(), table.names()
        if story is None:
            raise Unmet(409, "problem.not_begun")
        came_to, match, lines = story
        key = (table.id, came_to)
        found = self.reels.get(key)
        if found is not None and found.names == names:
            return self._keep(key, found)
        self.reels.pop(key, None)
        fresh = match.afresh()
        return await self._make(
            key, address, lambda: asyncio.to_thread(Reel, match.game, names, fresh, lines)
        )

    async def _make(self, key: Key, address: str, make: Callable[[], Awaitable[Reel]]) -> Reel:
        """One at a time, since each takes a second of everybody's; who came meanwhile has it made already."""
        if not self.made.lets_in(address):
            raise Unmet(429, "problem.too_many_replays")
        async with self.making:
            made = self.reels.get(key)
            return self._keep(key, made if made is not None else await make())

    def _keep(self, key: Key, reel: Reel) -> Reel:
        """Those used last, as many as hold so many moves together."""
        self.reels[key] = reel
        self.reels.move_to_end(key)
        while sum(len(kept.lines) for kept in self.reels.values()) > KEPT_MOVES and len(self.reels) > 1:
            self.reels.popitem(last=False)
        return reel


def _too_early() -> Unmet:
    return Unmet(403, "problem.record_too_early")


def _too_long() -> Unmet:
    return Unmet(422, "problem.many_moves", most=MOST_MOVES)


def _reel(game: AnyGame, record: Record, wish: Upload) -> Reel:
    match = begin(game, record)
    return Reel(game, _names(wish, record.seats), match, record.lines)


def _names(wish: Upload, seats: int) -> list[str]:
    given = [clean(name) for name in wish.names[:seats]]
    return [name or f"Seat {n + 1}" for n, name in enumerate([*given, *[""] * (seats - len(given))])]
