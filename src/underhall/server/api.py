"""The HTTP API: what can be asked for, and who answers."""

from __future__ import annotations

from underhall.games import GAMES
from underhall.server import course, sheets
from underhall.server.house import House, find_game
from underhall.server.http import Call, Route, TextFile
from underhall.server.people import People
from underhall.server.problems import Trouble, not_found
from underhall.server.protocol import (
    Credentials,
    Frame,
    GameCard,
    GameSheet,
    Me,
    NewPerson,
    NewTable,
    OwnTable,
    Person,
    ReplaySheet,
    SeatOrder,
    TableSheet,
    Upload,
)
from underhall.server.replays import Replays
from underhall.server.store import tables_of


class Api:
    def __init__(self, house: House, people: People) -> None:
        self.house = house
        self.people = people
        self.replays = Replays(house)

    def routes(self) -> list[Route]:
        table, replay = "/api/tables/{id}", "/api/replays/{id}"
        return [
            Route("POST", "/api/people", self.enter, "Enter as a guest.", Me, NewPerson,
                  personal=False, rate="newcomers", refuses=(422,)),
            Route("GET", "/api/me", self.me, "Who one is.", Person),
            Route("PATCH", "/api/me", self.rename, "Go by another name.", Person, NewPerson, refuses=(422,)),
            Route("GET", "/api/me/tables", self.my_tables, "One's own tables, newest first.",
                  list[OwnTable]),
            Route("POST", "/api/accounts", self.open_account, "Attach an account to oneself.", Person,
                  Credentials, rate="passwords", refuses=(409,)),
            Route("POST", "/api/sessions", self.log_in, "Log in: a new token.", Me, Credentials,
                  personal=False, rate="passwords", refuses=(401,)),
            Route("GET", "/api/games", self.games, "All games.", list[GameCard], personal=False),
            Route("GET", "/api/games/{name}", self.game, "Rules, words and components of a game.", GameSheet,
                  personal=False, refuses=(404,)),
            Route("GET", "/api/tables", self.tables, "Public tables that gather or play.",
                  list[TableSheet], personal=False),
            Route("POST", "/api/tables", self.new_table, "Set up a table.", TableSheet, NewTable,
                  refuses=(404, 409, 422)),
            Route("GET", table, self.table, "A table.", TableSheet, personal=False, refuses=(404, 409)),
            Route("POST", table + "/seats/{seat}", self.order_seat, "Take, leave or give away a seat.",
                  TableSheet, SeatOrder, refuses=(403, 404, 409, 422)),
            Route("POST", table + "/start", self.start, "Start the game (host).", TableSheet,
                  refuses=(403, 404, 409)),
            Route("POST", table + "/rematch", self.rematch, "The same people and bots again.", TableSheet,
                  refuses=(403, 404, 409)),
            Route("POST", "/api/records", self.upload, "Upload a record to look at.", ReplaySheet, Upload,
                  rate="uploads", refuses=(422,)),
            Route("GET", replay, self.replay, "A game to look back at, by its table or upload.",
                  ReplaySheet, personal=False, refuses=(404, 409)),
            Route("GET", replay + "/frames/{at}", self.frame,
                  "The game after so many moves, with the eyes `open`, `spectator` or a seat's number.",
                  Frame, personal=False, query=("eyes",), refuses=(403, 404, 409)),
            Route("GET", replay + "/record", self.record, "The record of a finished game.", str,
                  personal=False, refuses=(403, 404, 409), text=True),
        ]  # fmt: skip

    # People

    async def enter(self, call: Call) -> Me:
        return await self.people.enter(call.body)

    async def me(self, call: Call) -> Person:
        return call.me

    async def rename(self, call: Call) -> Person:
        person = await self.people.rename(call.me, call.body)
        await self.house.rename(person)
        return person

    async def my_tables(self, call: Call) -> list[OwnTable]:
        return await self.house.tables_of(call.me)

    async def open_account(self, call: Call) -> Person:
        return await self.people.open_account(call.me, call.body)

    async def log_in(self, call: Call) -> Me:
        return await self.people.log_in(call.body)

    # Games

    async def games(self, call: Call) -> list[GameCard]:
        return [sheets.card(game) for game in GAMES.values()]

    async def game(self, call: Call) -> bytes:
        return sheets.sheet(find_game(call.path["name"]))

    # Tables

    async def tables(self, call: Call) -> list[TableSheet]:
        return await self.house.public()

    async def new_table(self, call: Call) -> TableSheet:
        me, most = call.me, self.house.settings.limits.tables_per_person
        held = await self.house.store.read(lambda connection: tables_of(connection, me.id, most))
        if len(held) >= most:
            raise Trouble(409, f"You have {most} tables; that must do.")
        return await self.house.create(me, call.body)

    async def table(self, call: Call) -> TableSheet:
        table = await self.house.table(call.path["id"])
        async with course.at(table):
            return table.sheet()

    async def order_seat(self, call: Call) -> TableSheet:
        me, seat = call.me, call.path["seat"]
        table = await self.house.table(call.path["id"])
        if not (seat.isascii() and seat.isdigit() and len(seat) < 4):
            raise not_found("seat")
        return await self.house.order_seat(table, me, int(seat), call.body)

    async def start(self, call: Call) -> TableSheet:
        me = call.me
        return await self.house.start(await self.house.table(call.path["id"]), me)

    async def rematch(self, call: Call) -> TableSheet:
        me = call.me
        return await self.house.rematch(await self.house.table(call.path["id"]), me)

    # Replays

    async def upload(self, call: Call) -> ReplaySheet:
        return await self.replays.upload(call.me, call.body)

    async def replay(self, call: Call) -> ReplaySheet:
        return (await self.replays.find(call.path["id"], call.person)).sheet()

    async def frame(self, call: Call) -> bytes:
        seen = await self.replays.find(call.path["id"], call.person)
        return seen.frame(call.path["at"], call.query.get("eyes", "spectator"))

    async def record(self, call: Call) -> TextFile:
        found = await self.replays.record(call.path["id"])
        return TextFile(f"{found.game}-{call.path['id']}.txt", found.dump())
