"""Kills: servers are killed at random moments while people of all three games play on them.

Whatever was acknowledged must be found again, in the database at once and at the table after the restart.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import socket
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
import msgspec
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from ports import free_port
from soak import end_with_parent
from underhall.server.database import schema
from underhall.server.database.engines import open_engine

GAMES = {"lost_mines": 3, "mountain_king": 3, "covenant": 3}
PATIENCE = 60.0
LONGEST = 0.8
GONE = (OSError, WebSocketException, httpx.TransportError, asyncio.TimeoutError)
FORK = multiprocessing.get_context("forkserver")


@dataclass
class Tally:
    kills: Counter[str] = field(default_factory=Counter)
    acknowledged: Counter[str] = field(default_factory=Counter)
    games: Counter[str] = field(default_factory=Counter)
    lost: list[str] = field(default_factory=list)

    def line(self) -> str:
        """How far it has come."""
        return f"{self.kills.total()} kills, {self.acknowledged.total()} actions, {len(self.lost)} lost"

    def report(self) -> str:
        kills = ", ".join(f"{count} by {how}" for how, count in sorted(self.kills.items()))
        acts = ", ".join(f"{count} {what}" for what, count in sorted(self.acknowledged.items()))
        games = ", ".join(f"{count} at {game}" for game, count in sorted(self.games.items()))
        return (
            f"{self.kills.total()} kills ({kills})\n"
            f"{self.acknowledged.total()} acknowledged actions ({acts}; {games})\n"
            f"{len(self.lost)} lost"
        )


def serve(port: int, database: str) -> None:
    """In a process of its own, which had everything imported already when it was born."""
    end_with_parent()
    os.environ["PYTHONWARNINGS"] = "ignore"
    from underhall.server.main import serve
    from underhall.server.settings import NO_LIMITS, Settings

    serve(Settings(port=port, database=database, bot_delay=0.0, limits=NO_LIMITS))


class Seat:
    """Somebody at a table, and what was acknowledged to them since the last look."""

    def __init__(self, game: str, number: int, token: str) -> None:
        self.game = game
        self.number = number
        self.token = token
        self.there = asyncio.Event()
        self.done: list[tuple[int, str, str]] = []
        self.said: list[str] = []


class Table:
    """One table with two people and a bot."""

    def __init__(self, game: str, name: str, seats: list[Seat]) -> None:
        self.game = game
        self.name = name
        self.seats = seats
        self.over = False


class Lane:
    """One server with one database, killed again and again."""

    def __init__(self, folder: Path, number: int, seed: int, tally: Tally) -> None:
        self.database = f"sqlite:///{folder}/lane{number}.db"
        self.port = free_port()
        self.dice = random.Random(seed)
        self.tally = tally
        self.tables: list[Table] = []
        self.engine = open_engine(self.database)

    async def run(self, kills: int, until: float) -> None:
        for _ in range(kills):
            if monotonic() > until:
                break
            await self.cycle()
        self.engine.dispose()

    async def cycle(self) -> None:
        server = FORK.Process(target=serve, args=(self.port, self.database), daemon=True)
        server.start()
        try:
            await self._until_killed(server)
        finally:
            server.kill()
        self.look()
        if self.tally.kills.total() % 50 == 0:
            print(self.tally.line(), flush=True)
        self.tables = [table for table in self.tables if not table.over]

    async def _until_killed(self, server: ForkServerProcess) -> None:
        await self._listening()
        await self._gather()
        players = [
            asyncio.create_task(self.player(table, seat)) for table in self.tables for seat in table.seats
        ]
        if self.dice.random() < 0.9:
            there = [asyncio.create_task(seat.there.wait()) for table in self.tables for seat in table.seats]
            await asyncio.wait(there, timeout=PATIENCE)
        await asyncio.sleep(self.dice.uniform(0.0, LONGEST))
        how = self.dice.choice(["kill -9", "SIGTERM"])
        (server.kill if how == "kill -9" else server.terminate)()
        await asyncio.gather(*players)
        await asyncio.to_thread(server.join, PATIENCE)
        assert not server.is_alive(), "it does not end"
        self.tally.kills[how] += 1

    async def _listening(self) -> None:
        latest = monotonic() + PATIENCE
        while monotonic() < latest:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            await asyncio.sleep(0.01)
        raise AssertionError("the server did not come up")

    async def _gather(self) -> None:
        """A table of each game, unless one goes on."""
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE) as http:
            for game in GAMES.keys() - {table.game for table in self.tables}:
                self.tables.append(await self._set_up(http, game))

    async def _set_up(self, http: httpx.AsyncClient, game: str) -> Table:
        seats = []
        for n in range(2):
            me = (await http.post("/api/people", json={"name": f"Player {n + 1}"})).json()
            seats.append(Seat(game, n, me["token"]))

        async def ask(who: int, path: str, body: object) -> Any:
            by = {"Authorization": f"Bearer {seats[who].token}"}
            answer = await http.post(path, json=body, headers=by)
            assert answer.status_code == 200, answer.text
            return answer.json()

        wish = {"game": game, "seats": GAMES[game], "fill_with": "random"}
        table = (await ask(0, "/api/tables", wish))["id"]
        await ask(0, f"/api/tables/{table}/seats/1", {"do": "open"})
        await ask(1, f"/api/tables/{table}/seats/1", {"do": "take"})
        await ask(0, f"/api/tables/{table}/start", None)
        return Table(game, table, seats)

    # Playing

    async def player(self, table: Table, seat: Seat) -> None:
        """As fast as the server answers, until it is gone or the game is over."""
        seat.there.clear()
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table.name}/socket"
        with suppress(*GONE):
            async with connect(address, compression=None, max_size=None, close_timeout=0.1) as call:
                await call.send(msgspec.json.encode({"type": "hello", "token": seat.token}).decode())
                await self._play(call, table, seat)

    async def _play(self, call: ClientConnection, table: Table, seat: Seat) -> None:
        waiting: tuple[int, str, str] | None = None
        async for frame in call:
            message = msgspec.json.decode(frame)
            seat.there.set()
            if message["type"] == "done" and waiting is not None:
                self._note(seat, waiting)
            if message["type"] in ("done", "refused", "fault"):
                waiting = None
            state = message.get("state")
            if state is None:
                continue
            if state["to_move"] == -2:
                table.over = True
                return
            if state["choices"] and waiting is None:
                waiting = self._wish(state)
                await call.send(_frame(waiting))

    def _note(self, seat: Seat, done: tuple[int, str, str]) -> None:
        at, kind, text = done
        if kind == "say":
            seat.said.append(text)
        else:
            seat.done.append((at, kind, text))
        self.tally.acknowledged[kind] += 1
        self.tally.games[seat.game] += 1

    def _wish(self, state: dict[str, Any]) -> tuple[int, str, str]:
        luck = self.dice.random()
        if luck < 0.05:
            return state["at"], "say", f"word {self.dice.randrange(10**12)}"
        if state["can_undo"] and luck < 0.2:
            return state["at"], "undo", ""
        return state["at"], "play", self.dice.choice(state["choices"])["text"]

    # Looking

    def look(self) -> None:
        """Is everything there that was acknowledged?"""
        with self.engine.connect() as connection:
            for table in self.tables:
                lines = select(schema.lines).where(schema.lines.c.table_id == table.name)
                chat = select(schema.chat.c.text).where(schema.chat.c.table_id == table.name)
                rows = [dict(row) for row in connection.execute(lines.order_by("n")).mappings()]
                assert [row["n"] for row in rows] == list(range(len(rows))), "a gap in the log"
                said = set(connection.scalars(chat))
                for seat in table.seats:
                    self._compare(table, seat, rows, said)

    def _compare(self, table: Table, seat: Seat, rows: list[dict[str, Any]], said: set[str]) -> None:
        """Where all choose at once a move is stored some lines after the state it answered."""
        own = [row for row in rows if row["actor"] == seat.number]
        for at, kind, text in seat.done:
            found = next((row for row in own if row["n"] >= at and _is(row, kind, text)), None)
            if found is None:
                self.tally.lost.append(f"{table.game} {table.name} {kind} {text!r} at {at}")
            else:
                own.remove(found)
        self.tally.lost += [
            f"{table.game} {table.name} said {text!r}" for text in seat.said if text not in said
        ]
        seat.done.clear()
        seat.said.clear()


def _is(row: dict[str, Any], kind: str, text: str) -> bool:
    """Where all choose at once, a move out of turn is stored as an aside."""
    if kind == "undo":
        return bool(row["kind"] == "undo")
    return row["kind"] in ("move", "aside") and bool(row["text"] == text)


def _frame(wish: tuple[int, str, str]) -> str:
    at, kind, text = wish
    body: dict[str, Any] = {"type": kind, "ref": 1}
    body |= {"text": text} if kind == "say" else {"at": at}
    body |= {"move": text} if kind == "play" else {}
    return msgspec.json.encode(body).decode()


def run(folder: Path, kills: int, lanes: int, seed: int, seconds: float) -> Tally:
    """So many kills, shared by servers side by side, within so many seconds."""
    FORK.set_forkserver_preload(["underhall.server.main", "soak.kills"])
    tally, until = Tally(), monotonic() + seconds
    shares = [kills // lanes + (n < kills % lanes) for n in range(lanes)]

    async def all_lanes() -> None:
        made = [Lane(folder, n, seed + n, tally) for n in range(lanes)]
        await asyncio.gather(*[lane.run(share, until) for lane, share in zip(made, shares, strict=True)])

    asyncio.run(all_lanes())
    return tally
