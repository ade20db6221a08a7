"""Real servers on real ports, and people who talk to them over real sockets."""

from __future__ import annotations

import random
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from typing import IO, Any

import httpx
import msgspec
import uvicorn
from websockets.sync.client import ClientConnection, connect

from ports import free_port
from underhall.core.agenda import NOBODY
from underhall.server.main import configure
from underhall.server.settings import NO_LIMITS, Settings
from underhall.server.wire.protocol import ServerMessage

Json = dict[str, Any]
# Whatever is heard has to be what the protocol says, with no field too few or too many.
DESCRIBED: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ServerMessage)
PATIENCE = 60.0


class Inn:
    """A server in a thread of this process; it deals all tables alike, so that no test hangs on luck."""

    def __init__(self, database: str, **wishes: Any) -> None:
        wishes = {"bot_delay": 0.0, "limits": NO_LIMITS, "seed": 1, **wishes}
        self.port = free_port()
        self.settings = Settings(database=database, port=self.port, **wishes)
        self.server = uvicorn.Server(configure(self.settings))
        self.thread = threading.Thread(target=self.server.run, daemon=True)

    def open(self) -> Inn:
        self.thread.start()
        await_port(self.port)
        return self

    def close(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


class Fort:
    """A server as a process of its own, which can be killed."""

    def __init__(self, database: str, *arguments: str) -> None:
        self.port = free_port()
        own = ["--port", str(self.port), "--database", database, "--bot-delay", "0", "--seed", "1"]
        self.command = [sys.executable, "-m", "underhall.server", *own, *arguments]
        self.environment: dict[str, str] | None = None
        self.process: subprocess.Popen[bytes] | None = None

    def open(self, log: IO[bytes] | None = None) -> Fort:
        self.process = subprocess.Popen(self.command, stdout=log, stderr=log, env=self.environment)
        try:
            await_port(self.port)
        except BaseException:
            self.kill()
            raise
        return self

    def kill(self) -> None:
        """SIGKILL: no farewell, nothing written."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()


def await_port(port: int) -> None:
    for _ in range(2400):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError("the server did not come up")


class Visitor:
    """Somebody with a name and a token."""

    def __init__(self, port: int, name: str) -> None:
        self.port = port
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)
        me = self.ask("POST", "/api/people", {"name": name})
        self.id, self.token = me["person"]["id"], me["token"]
        self.http.headers["Authorization"] = f"Bearer {self.token}"

    def request(self, method: str, path: str, body: object = None) -> httpx.Response:
        return self.http.request(method, path, json=body)

    def ask(self, method: str, path: str, body: object = None) -> Any:
        answer = self.request(method, path, body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def set_up(self, seats: int = 3, **wishes: Any) -> str:
        """A new table; its id."""
        made: Json = self.ask("POST", "/api/tables", {"game": "lost_mines", "seats": seats, **wishes})
        return str(made["id"])

    def seat(self, table: str, seat: int, do: str = "take", **wishes: Any) -> Json:
        answer: Json = self.ask("POST", f"/api/tables/{table}/seats/{seat}", {"do": do, **wishes})
        return answer

    def start(self, table: str) -> Json:
        answer: Json = self.ask("POST", f"/api/tables/{table}/start")
        return answer

    def sit(self, table: str, language: str | None = None) -> Caller:
        return Caller(self.port, table, self.token, language)


class Caller:
    """Somebody on one socket to one table; it keeps what a client keeps, and checks the sequence numbers."""

    def __init__(
        self, port: int, table: str, token: str | None = None, language: str | None = None, query: str = ""
    ) -> None:
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket{query}"
        self.socket: ClientConnection = connect(
            address, compression=None, max_size=None, max_queue=None
        ).__enter__()
        self.seq = 0
        self.ref = 0
        self.seat: int | None = None
        self.table: Json = {}
        self.state: Json | None = None
        self.log: list[Json] = []
        self.chat: list[Json] = []
        self.heard: list[bytes] = []
        self.send(type="hello", token=token, language=language)
        self.next("welcome")

    def send(self, **message: Any) -> int:
        self.socket.send(msgspec.json.encode(message), text=True)
        return int(message.get("ref", 0))

    def next(self, *kinds: str) -> Json:
        """The next message of one of these kinds; those before it are taken note of."""
        while True:
            message = self.receive()
            if not kinds or message["type"] in kinds:
                return message

    def receive(self) -> Json:
        frame = self.socket.recv(PATIENCE, decode=False)
        self.heard.append(frame)
        DESCRIBED.decode(frame)
        message: Json = msgspec.json.decode(frame)
        if "seq" in message:
            assert message["seq"] == self.seq + 1, "a gap"
            self.seq += 1
        self._note(message)
        return message

    def _note(self, message: Json) -> None:
        if message["type"] == "welcome":
            self.seat, self.chat = message["seat"], message["chat"]
            self.table, self.state, self.log = message["table"], message["state"], message["log"]
        elif message["type"] == "table":
            self.table = message["table"]
        elif message["type"] == "state":
            self.state = message["state"]
            assert message["log_from"] <= len(self.log)
            self.log = self.log[: message["log_from"]] + message["log"]
            assert [entry["n"] for entry in self.log] == list(range(len(self.log)))
        elif message["type"] == "chat":
            self.chat.append(message["remark"])

    def ask(self, kind: str, **wishes: Any) -> Json:
        """Send a request and wait for its answer."""
        self.ref += 1
        self.send(type=kind, ref=self.ref, **wishes)
        while True:
            answer = self.receive()
            if answer.get("ref") == self.ref:
                return answer

    @property
    def now(self) -> Json:
        assert self.state is not None
        return self.state

    @property
    def over(self) -> bool:
        return bool(self.now["to_move"] == NOBODY)

    def play(self, move: str, **wishes: Any) -> Json:
        """A move, answered and with its effect seen."""
        answer = self.ask("play", at=self.now["at"], move=move, **wishes)
        if answer["type"] == "done":
            self.next("state")
        return answer

    def until(self, ready: Callable[[Caller], bool]) -> Caller:
        while not ready(self):
            self.receive()
        return self

    def my_turn(self) -> Caller:
        """Wait until this seat is asked, or the game is over."""
        return self.until(lambda caller: bool(caller.state and (caller.now["choices"] or caller.over)))

    def catch_up(self, at: int) -> Caller:
        return self.until(lambda caller: bool(caller.state and caller.now["at"] >= at))

    def close(self) -> None:
        self.socket.close()


def choice(state: Json, dice: random.Random) -> str:
    return str(dice.choice(state["choices"])["text"])


def party(port: int, people: int, seats: int, **wishes: Any) -> tuple[str, list[Visitor], list[Caller]]:
    """People and bots at a table, the game started, everybody connected."""
    names = ["Ada", "Brock", "Cilla", "Dorn", "Elke"]
    guests = [Visitor(port, names[n]) for n in range(people)]
    table = guests[0].set_up(seats, **wishes)
    for n, guest in enumerate(guests[1:], 1):
        guest.seat(table, n)
    for n in range(people, seats):
        guests[0].seat(table, n, "bot", bot="random")
    callers = [guest.sit(table) for guest in guests]
    guests[0].start(table)
    for caller in callers:
        caller.until(lambda caller: caller.state is not None)
    return table, guests, callers


def until_missed(caller: Caller, *seats: int) -> None:
    """Until these seats wait for people who are gone: what a bot pushes in between tells only half."""

    def missed(caller: Caller) -> bool:
        sheets = [caller.table["seats"][seat] for seat in seats]
        return all(not sheet["online"] and sheet["waits"] is not None for sheet in sheets)

    caller.until(missed)


def mover(callers: list[Caller]) -> Caller:
    """Who is asked now, when all have heard the same; waits for bots."""
    while True:
        at = max(caller.now["at"] for caller in callers)
        for caller in callers:
            caller.catch_up(at)
        asked = [caller for caller in callers if caller.now["choices"]]
        if asked or callers[0].over:
            return asked[0] if asked else callers[0]
        callers[0].receive()


def play_to_the_end(callers: list[Caller], dice: random.Random) -> int:
    """Random moves by all people; how many."""
    moves = 0
    while not (caller := mover(callers)).over:
        assert caller.play(choice(caller.now, dice))["type"] == "done"
        moves += 1
    return moves
