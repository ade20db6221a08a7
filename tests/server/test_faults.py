"""Faults: a database that freezes, is locked or goes away, and a server that is told to end meanwhile."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import func, select
from websockets.exceptions import ConnectionClosed

from server.floods import Player, Rude, Stronghold, eventually, watcher
from server.visitors import Caller, Json, Visitor
from underhall.server.database import schema
from underhall.server.database.store import Store

Freeze = Callable[[], None]


class Postgres:
    """The processes of a PostgreSQL, which can be stopped and set going again."""

    def __init__(self, address: str) -> None:
        with psycopg.connect(address) as connection:
            self.main = _parent(connection.info.backend_pid)  # while it lives: a signal to 0 reaches us all
        assert self.main > 1

    def signal(self, what: signal.Signals) -> None:
        """The one that starts others is stopped first and set going last."""
        children = [pid for pid in _processes() if _parent(pid) == self.main]
        everyone = [self.main, *children] if what == signal.SIGSTOP else [*children, self.main]
        for pid in everyone:
            os.kill(pid, what)

    @contextmanager
    def frozen(self) -> Iterator[None]:
        self.signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.signal(signal.SIGCONT)


def _processes() -> list[int]:
    return [int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit()]


def _parent(process: int) -> int:
    try:
        return int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])
    except OSError:
        return 0


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Somebody else writes to a SQLite file, and does not end."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


def stored_lines(address: str, table: str) -> int:
    store = Store(address)
    with store.engine.connect() as connection:
        count = select(func.count()).select_from(schema.lines).where(schema.lines.c.table_id == table)
        found = connection.scalar(count)
    store.close()
    assert found is not None
    return found


def ask_in_vain(caller: Caller) -> Json:
    """A move that cannot be stored is answered all the same."""
    return caller.ask("play", at=caller.now["at"], move=caller.now["choices"][0]["text"])


def agree(fort: Stronghold, address: str, player: Player) -> None:
    """What the server shows is what is stored, and what another server would show."""
    shown = Caller(fort.port, player.table, player.guest.token).my_turn()
    assert shown.now["at"] == stored_lines(address, player.table)


@pytest.mark.slow
def test_a_frozen_database_is_a_clear_fault_and_nothing_is_half_done(tmp_path: Path, postgres: str) -> None:
    with Stronghold(tmp_path, database=postgres) as fort:
        player, frost = Player(fort.port), Postgres(postgres)
        for _ in range(2):
            caller = player.caller.my_turn()
            with frost.frozen():
                answer = ask_in_vain(caller)
                assert answer["type"] == "fault"
                assert "stored" in answer["text"]
                assert player.guest.request("GET", "/api/tables").status_code == 503
            caller.next("welcome")
            agree(fort, postgres, player)
            player.caller = player.guest.sit(player.table)
            player.moves(2)
        check_log(fort, player)


@pytest.mark.slow
def test_a_locked_file_is_a_clear_fault_and_nothing_is_half_done(tmp_path: Path) -> None:
    database = tmp_path / "underhall.db"
    with Stronghold(tmp_path) as fort:
        player = Player(fort.port)
        caller = player.caller.my_turn()
        with locked(database):
            assert ask_in_vain(caller)["type"] == "fault"
        caller.next("welcome")
        agree(fort, f"sqlite:///{database}", player)
        player.moves(2)
        check_log(fort, player)


def check_log(fort: Stronghold, player: Player) -> None:
    """The log tells that something was not stored, but not what."""
    log = fort.log.read_text()
    assert "could not be stored" in log
    for secret in (player.guest.token, "INSERT", "parameters", *moves_of(player)):
        assert secret not in log


def moves_of(player: Player) -> set[str]:
    return {choice["text"] for choice in player.caller.my_turn().now["choices"]}


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["frozen", "killed", "locked"])
def test_bots_go_on_by_themselves_when_the_database_is_back(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Nobody touches the table meanwhile; somebody only looks on."""
    address = request.getfixturevalue("postgres") if kind != "locked" else None
    with Stronghold(tmp_path, "--bot-delay", "0.05", database=address) as fort:
        guest = Visitor(fort.port, "Ada")
        table = guest.set_up(5, game="mountain_king", fill_with="random")
        guest.start(table)
        guest.seat(table, 0, "leave")
        looker = Caller(fort.port, table)
        with away(kind, tmp_path, address):
            eventually(lambda: "could not be stored" in fort.log.read_text())
        before = looker.next("welcome")["state"]["at"]
        looker.catch_up(before + 3)


@contextmanager
def away(kind: str, folder: Path, address: str | None) -> Iterator[None]:
    """The database does not answer for a while."""
    if kind == "locked":
        with locked(folder / "underhall.db"):
            yield
        return
    assert address is not None
    frost = Postgres(address)
    if kind == "frozen":
        with frost.frozen():
            yield
        return
    others = [pid for pid in _processes() if _parent(pid) == frost.main]
    os.kill(frost.main, signal.SIGSTOP)
    try:
        for pid in others:
            # Those that serve somebody go and come by themselves.
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        yield
    finally:
        os.kill(frost.main, signal.SIGCONT)
        eventually(lambda: reachable(address), 180)


def reachable(address: str) -> bool:
    try:
        psycopg.connect(address).close()
    except psycopg.OperationalError:
        return False
    return True


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgres", "frozen"])
def test_it_ends_when_told_whatever_clients_do(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Open sockets, unread pushes, half requests and bodies, and a move that is being stored."""
    address = request.getfixturevalue("postgres") if kind != "sqlite" else None
    with Stronghold(tmp_path, database=address) as fort:
        player = Player(fort.port)
        rude = [watcher(fort.port, player.table, receives=4096) for _ in range(10)]
        for one in rude[:5]:
            one.hello()
        halves = [Rude(fort.port) for _ in range(10)]
        for n, half in enumerate(halves):
            half.send(
                b"POST /api/people HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99\r\n\r\n{"
                if n % 2
                else b"GET /"
            )
        for _ in range(5):
            player.caller.ask("say", text="x" * 500)
        assert fort.process is not None
        if kind == "frozen":
            assert address is not None
            with Postgres(address).frozen():
                caller = player.caller.my_turn()
                caller.send(type="play", ref=99, at=caller.now["at"], move=caller.now["choices"][0]["text"])
                time.sleep(0.2)
                end(fort.process)
        else:
            end(fort.process)
        with pytest.raises((ConnectionClosed, EOFError)):
            player.caller.until(lambda _: False)


def end(process: subprocess.Popen[bytes]) -> None:
    """It ends by itself; the time is generous, since without our care it never would."""
    process.terminate()
    process.wait(60)
