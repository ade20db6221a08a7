"""The HTTP API: what can be asked for, and who answers."""

from __future__ import annotations

import asyncio

from underhall.core.game import UnknownBox
from underhall.games import GAMES
from underhall.server.database.boxes import find_box
from underhall.server.door.plate import Plate
from underhall.server.house import games
from underhall.server.house.analyses import Analyses, card
from underhall.server.house.clearing import Clearing
from underhall.server.house.gathering import Gathering
from underhall.server.house.guests import Guests
from underhall.server.house.replays import Replays
from underhall.server.house.waking import House
from underhall.server.people.register import People
from underhall.server.play.holding import at
from underhall.server.web.http import Call, Route, TextFile
from underhall.server.wire.analyses import AnalysisCard
from underhall.server.wire.books import GameBook, GameCard, LanguageCard, Words
from underhall.server.wire.identity import (
    Credentials,
    Farewell,
    Gone,
    Me,
    NewPassword,
    NewPerson,
    Person,
    Whereabouts,
)
from underhall.server.wire.problems import not_found
from underhall.server.wire.protocol import (
    Cleared,
    Frame,
    NewTable,
    OwnTable,
    ReplayCard,
    SeatOrder,
    TableCard,
    Upload,
)
from underhall.server.wire.speech import client_file, language_of
from underhall.words import shelf


class Api:
    def __init__(self, house: House, people: People, plate: Plate) -> None:
        self.house = house
        self.plate = plate
        self.people = people
        self.replays = Replays(house)
        self.analyses = Analyses(self.replays)
        self.clearing = Clearing(house)
        self.gathering = Gathering(house)
        self.guests = Guests(house)

    def routes(self) -> list[Route]:
        table, replay = "/api/tables/{id}", "/api/replays/{id}"
        return [
            Route("POST", "/api/people", self.enter, "Enter as a guest.", Me, NewPerson,
                  personal=False, rate="newcomers", refuses=(422,)),
            Route("GET", "/api/me", self.me, "Who one is.", Person),
            Route("PATCH", "/api/me", self.rename, "Go by another name.", Person, NewPerson, refuses=(422,)),
            Route("DELETE", "/api/me", self.let_go, "Be forgotten: name, account, chat and uploads.", Gone,
                  Farewell, rate="passwords", refuses=()),
            Route("PUT", "/api/me/password", self.change_password,
                  "Another password; all tokens but the new one are void.", Me, NewPassword,
                  rate="passwords", refuses=(409,)),
            Route("GET", "/api/me/tables", self.my_tables, "One's own tables, newest first.",
                  list[OwnTable]),
            Route("POST", "/api/accounts", self.open_account, "Attach an account to oneself.", Person,
                  Credentials, rate="passwords", refuses=(409,)),
            Route("POST", "/api/sessions", self.log_in, "Log in: a new token.", Me, Credentials,
                  personal=False, rate="passwords", refuses=(401,)),
            Route("DELETE", "/api/sessions", self.log_out, "Log out: this token is void.", Gone),
            Route("DELETE", "/api/sessions/all", self.log_out_everywhere,
                  "Log out everywhere: all tokens but the new one are void.", Me),
            Route("GET", "/api/whereabouts", self.whereabouts,
                  "By which links others come to this hall, for who may know.", Whereabouts, personal=False),
            Route("GET", "/api/games", self.games, "All games.", list[GameCard], personal=False,
                  query=("language",)),
            Route("GET", "/api/words", self.words, "Which languages are spoken, and the client's words.",
                  Words, personal=False, query=("language",)),
            Route("GET", "/api/games/{name}", self.game,
                  "Rules, words and components of a game; `box` asks for those of an earlier edition.",
                  GameBook, personal=False, query=("box", "language"), refuses=(404,)),
            Route("GET", "/api/tables", self.tables, "Public tables that gather or play.",
                  list[TableCard], personal=False),
            Route("POST", "/api/tables", self.new_table, "Set up a table.", TableCard, NewTable,
                  rate="new_tables", refuses=(404, 409, 422)),
            Route("GET", table, self.table, "A table.", TableCard, personal=False, refuses=(404, 409)),
            Route("DELETE", table, self.put_away, "Put a finished table away; close one that gathers (host).",
                  Cleared, refuses=(403, 404, 409)),
            Route("POST", table + "/seats/{seat}", self.order_seat, "Take, leave or give away a seat.",
                  TableCard, SeatOrder, refuses=(403, 404, 409, 422)),
            Route("POST", table + "/start", self.start, "Start the game (host).", TableCard,
                  refuses=(403, 404, 409)),
            Route("POST", table + "/rematch", self.rematch, "The same people and bots again.", TableCard,
                  rate="new_tables", refuses=(403, 404, 409)),
            Route("POST", "/api/records", self.upload, "Upload a record to look at.", ReplayCard, Upload,
                  rate="uploads", refuses=(422,)),
            Route("GET", replay, self.replay, "A game to look back at, by its table or upload.",
                  ReplayCard, personal=False, refuses=(404, 409)),
            Route("GET", replay + "/frames/{at}", self.frame,
                  "The game after so many moves, with the eyes `open`, `spectator` or a seat's number.",
                  Frame, personal=False, query=("eyes", "language"), refuses=(403, 404, 409)),
            Route("POST", replay + "/analysis", self.analyse,
                  "Find out how a finished game went; what was stopped goes on.", AnalysisCard,
                  refuses=(403, 404, 409)),
            Route("GET", replay + "/analysis", self.analysis, "How it went, as far as it is known.",
                  AnalysisCard, personal=False, query=("language",), refuses=(403, 404, 409)),
            Route("DELETE", replay + "/analysis", self.stop_analysis,
                  "Stop one's own analysis; what is known stays.", AnalysisCard, refuses=(403, 404, 409)),
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
        await self.guests.rename(person)
        return person

    async def my_tables(self, call: Call) -> list[OwnTable]:
        return await self.guests.tables_of(call.me)

    async def open_account(self, call: Call) -> Person:
        return await self.people.open_account(call.me, call.body)

    async def log_in(self, call: Call) -> Me:
        return await self.people.log_in(call.body)

    async def change_password(self, call: Call) -> Me:
        me = await self.people.change_password(call.me, call.body)
        self.guests.hang_up(me.person.id)
        return me

    async def log_out(self, call: Call) -> Gone:
        await self.people.log_out(call.me, call.token)
        self.guests.hang_up(call.me.id, call.token)
        return Gone(call.me.id)

    async def log_out_everywhere(self, call: Call) -> Me:
        me = await self.people.log_out_everywhere(call.me)
        self.guests.hang_up(me.person.id)
        return me

    async def let_go(self, call: Call) -> Gone:
        tables = await self.guests.traces_of(call.me)
        await self.people.let_go(call.me, call.body.password)
        self.guests.hang_up(call.me.id)
        await self.guests.let_go(call.me, tables)
        return Gone(call.me.id)

    async def whereabouts(self, call: Call) -> Whereabouts:
        return await asyncio.to_thread(self.plate.read, call.scope)

    # Games

    async def words(self, call: Call) -> Words:
        language = language_of(call.scope)
        spoken = [LanguageCard(code, name) for code, name in shelf.languages().items()]
        return Words(language, client_file(language), spoken)

    async def games(self, call: Call) -> list[GameCard]:
        return [games.card(game, language_of(call.scope)) for game in GAMES.values()]

    async def game(self, call: Call) -> bytes:
        game, wanted = games.find_game(call.path["name"]), call.query.get("box")
        try:
            box = game.box() if wanted is None else await find_box(self.house.store, game, wanted)
        except UnknownBox as error:
            raise not_found("box") from error
        return games.book(game, box, language_of(call.scope))

    # Tables

    async def tables(self, call: Call) -> list[TableCard]:
        return await self.house.public()

    async def new_table(self, call: Call) -> TableCard:
        return await self.gathering.create(call.me, call.body)

    async def table(self, call: Call) -> TableCard:
        table = await self.house.table(call.path["id"])
        async with at(table):
            return table.card()

    async def put_away(self, call: Call) -> Cleared:
        me = call.me
        return await self.clearing.put_away(await self.house.table(call.path["id"]), me)

    async def order_seat(self, call: Call) -> TableCard:
        me, seat = call.me, call.path["seat"]
        table = await self.house.table(call.path["id"])
        if not (seat.isascii() and seat.isdigit() and len(seat) < 4):
            raise not_found("seat")
        return await self.gathering.order_seat(table, me, int(seat), call.body)

    async def start(self, call: Call) -> TableCard:
        me = call.me
        return await self.gathering.start(await self.house.table(call.path["id"]), me)

    async def rematch(self, call: Call) -> TableCard:
        me = call.me
        return await self.gathering.rematch(await self.house.table(call.path["id"]), me)

    # Replays

    async def upload(self, call: Call) -> ReplayCard:
        return await self.replays.upload(call.me, call.body)

    async def replay(self, call: Call) -> ReplayCard:
        return (await self.replays.find(call.path["id"], call.person, call.address)).card()

    async def frame(self, call: Call) -> Frame:
        seen = await self.replays.find(call.path["id"], call.person, call.address)
        return seen.frame(call.path["at"], call.query.get("eyes", "spectator"), language_of(call.scope))

    async def analyse(self, call: Call) -> AnalysisCard:
        work = await self.analyses.begin(call.path["id"], call.me, call.address)
        return card(work, language_of(call.scope))

    async def analysis(self, call: Call) -> AnalysisCard:
        work = await self.analyses.find(call.path["id"], call.person, call.address)
        return card(work, language_of(call.scope))

    async def stop_analysis(self, call: Call) -> AnalysisCard:
        work = await self.analyses.stop(call.path["id"], call.me, call.address)
        return card(work, language_of(call.scope))

    async def record(self, call: Call) -> TextFile:
        found = await self.replays.record(call.path["id"], call.address)
        return TextFile(f"{found.game}-{call.path['id']}.txt", found.dump())
