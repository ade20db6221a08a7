"""Start-up: the door opens first, one bad table harms no other, and what is wrong is said in one line."""

from __future__ import annotations

import os
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine, inspect, select, text, update

from ports import free_port
from server.visitors import Fort, Inn, Visitor, party
from underhall.server.database import schema
from underhall.server.database.engines import open_engine
from underhall.server.database.opening import CannotOpen, open_database
from underhall.server.database.store import Store, migrate

# Every test starts servers of its own.
pytestmark = pytest.mark.slow

SERVER = [sys.executable, "-m", "underhall.server"]
UNDERHALL = [sys.executable, "-c", "from underhall.cli.main import main; main()", "serve"]


@pytest.fixture
def forts() -> Iterator[list[Fort]]:
    """Servers that are killed in the end, if they still run."""
    opened: list[Fort] = []
    yield opened
    for fort in opened:
        if fort.process is not None and fort.process.poll() is None:
            fort.kill()


def start(command: list[str], database: str) -> subprocess.CompletedProcess[str]:
    own = ["--port", str(free_port()), "--database", database]
    return subprocess.run([*command, *own], capture_output=True, text=True, check=False, timeout=60)


def refused(database: str, reason: str, command: list[str] = SERVER) -> None:
    """One line on stderr, nothing before it, and an exit code that tells."""
    done = start(command, database)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("underhall: ")
    assert (done.stderr.count("\n"), reason in done.stderr) == (1, True), done.stderr


def until(ready: Callable[[], bool]) -> None:
    latest = time.monotonic() + 60
    while not ready():
        assert time.monotonic() < latest, "it did not come about"
        time.sleep(0.1)


# What is wrong with a database


@pytest.mark.parametrize("command", [SERVER, UNDERHALL], ids=["server", "underhall"])
def test_a_missing_folder_is_said_in_one_line(tmp_path: Path, command: list[str]) -> None:
    refused(f"{tmp_path}/nowhere/hall.db", f"there is no folder {tmp_path}/nowhere", command)


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    refused(str(tmp_path), "is a folder, not a file")


def test_another_file_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "hall.db").write_text(
        "This is a diary, and a long one, of more than a hundred letters. " * 20
    )
    refused(f"{tmp_path}/hall.db", "file is not a database")
    assert "diary" in (tmp_path / "hall.db").read_text()


def test_a_read_only_file_is_left_alone(tmp_path: Path) -> None:
    Store(f"sqlite:///{tmp_path}/hall.db").close()
    (tmp_path / "hall.db").chmod(0o444)
    refused(f"{tmp_path}/hall.db", "the file is read-only")
    assert stat.S_IMODE((tmp_path / "hall.db").stat().st_mode) == 0o444


@pytest.mark.parametrize("address", ["mysql://hall", "postgresql://host:port/name", "://", "http://[::1/x"])
def test_a_wrong_address_is_said_in_one_line_and_not_repeated(address: str) -> None:
    """It might hold a password."""
    refused(address, "the address of the database is not understood")


@pytest.mark.parametrize("command", [SERVER, UNDERHALL], ids=["server", "underhall"])
def test_a_dead_database_is_said_in_one_line_without_the_password(command: list[str]) -> None:
    port = free_port()
    refused(f"postgresql://hall:secret@127.0.0.1:{port}/hall", "onnection refused", command)
    assert "secret" not in start(command, f"postgresql://hall:secret@127.0.0.1:{port}/hall").stderr


def test_a_database_that_does_not_exist_is_said_in_one_line(cluster: str) -> None:
    refused(f"{cluster}/nowhere", 'database "nowhere" does not exist')


@pytest.mark.parametrize("command", [SERVER, UNDERHALL], ids=["server", "underhall"])
def test_a_database_of_a_newer_release_is_refused_and_left_alone(
    any_database: str, command: list[str]
) -> None:
    store = Store(any_database)
    with store.engine.begin() as connection:
        connection.execute(text("update alembic_version set version_num = '9999'"))
    refused(any_database, "made by a newer release of underhall", command)
    with store.engine.connect() as connection:
        assert connection.scalar(text("select version_num from alembic_version")) == "9999"
    store.close()


def test_a_migration_is_made_wholly_or_not_at_all(any_database: str) -> None:
    """A table stands in the way of a later step: the steps before it are taken back."""
    engine = open_engine(any_database)
    with engine.begin() as connection:
        connection.execute(text("create table boxes (one int)"))
    with pytest.raises(CannotOpen, match="boxes"):
        open_database(any_database)
    assert set(inspect(engine).get_table_names()) == {"boxes"}
    with engine.begin() as connection:
        connection.execute(text("drop table boxes"))
    migrate(engine)
    assert set(inspect(engine).get_table_names()) == {*schema.METADATA.tables, "alembic_version"}
    engine.dispose()


def test_the_port_is_taken_by_somebody_else(tmp_path: Path, forts: list[Fort]) -> None:
    forts.append(Fort(f"sqlite:///{tmp_path}/one.db").open())
    own = ["--port", str(forts[0].port), "--database", f"{tmp_path}/two.db"]
    done = subprocess.run([*UNDERHALL, *own], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)


# One server on one database


def test_a_second_server_refuses_to_start_until_the_first_is_gone(
    any_database: str, forts: list[Fort]
) -> None:
    first = Fort(any_database).open()
    forts.append(first)
    refused(any_database, "another server plays on it")
    refused(any_database, "another server plays on it", UNDERHALL)
    assert httpx.get(f"http://127.0.0.1:{first.port}/api/games").status_code == 200
    first.kill()
    second = Fort(any_database).open()
    forts.append(second)
    assert httpx.get(f"http://127.0.0.1:{second.port}/api/games").status_code == 200


def test_a_server_that_ended_properly_lets_go(any_database: str) -> None:
    for _ in range(2):
        inn = Inn(any_database).open()
        with pytest.raises(CannotOpen, match="another server plays on it"):
            Inn(any_database)
        inn.close()


def test_a_file_by_another_name_is_the_same_database(tmp_path: Path) -> None:
    store, hold = open_database(f"sqlite:///{tmp_path}/hall.db")
    (tmp_path / "link.db").symlink_to(tmp_path / "hall.db")
    with pytest.raises(CannotOpen, match="another server plays on it"):
        open_database(f"sqlite:///{tmp_path}/link.db")
    store.close()
    hold.release()


def test_databases_side_by_side_do_not_mind_each_other(tmp_path: Path, postgres: str, cluster: str) -> None:
    admin = create_engine(f"{cluster}/postgres".replace("postgresql", "postgresql+psycopg"))
    with admin.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("create database beside"))
    admin.dispose()
    addresses = [f"sqlite:///{tmp_path}/{name}.db" for name in "ab"] + [postgres, f"{cluster}/beside"]
    for store, hold in [open_database(address) for address in addresses]:
        store.close()
        hold.release()


def end_all_connections(address: str) -> None:
    engine = open_engine(address)
    with engine.connect() as connection:
        connection.execute(
            text(
                "select pg_terminate_backend(pid) from pg_stat_activity "
                "where datname = current_database() and pid <> pg_backend_pid()"
            )
        )
    engine.dispose()


def test_who_lost_the_connection_takes_the_database_again(postgres: str) -> None:
    store, hold = open_database(postgres)
    end_all_connections(postgres)
    assert hold.still_ours()
    with pytest.raises(CannotOpen, match="another server plays on it"):
        open_database(postgres)
    store.close()
    hold.release()


def test_a_server_that_lost_its_database_to_another_stops(
    postgres: str, forts: list[Fort], tmp_path: Path
) -> None:
    """Frozen, cut off, and replaced in the meantime."""
    first = Fort(postgres)
    forts.append(first)
    with (tmp_path / "log").open("wb") as log:
        first.open(log)
    assert first.process is not None
    first.process.send_signal(signal.SIGSTOP)
    end_all_connections(postgres)
    second = Fort(postgres).open()
    forts.append(second)
    first.process.send_signal(signal.SIGCONT)
    first.process.wait(60)
    assert "another server plays on this database now; this one stops" in (tmp_path / "log").read_text()
    assert httpx.get(f"http://127.0.0.1:{second.port}/api/games").status_code == 200


# Private


def test_the_database_is_for_its_owner_alone(tmp_path: Path, forts: list[Fort]) -> None:
    usual = os.umask(0o022)
    forts.append(Fort(f"sqlite:///{tmp_path}/hall.db").open())
    os.umask(usual)
    Visitor(forts[0].port, "Ada")
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == ["hall.db", "hall.db-lock", "hall.db-shm", "hall.db-wal"]
    assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}


def test_a_database_that_all_could_read_becomes_private(tmp_path: Path, forts: list[Fort]) -> None:
    file = tmp_path / "hall.db"
    Store(f"sqlite:///{file}").close()
    file.chmod(0o664)
    for name in ("hall.db-wal", "hall.db-shm"):
        (tmp_path / name).touch(0o644)
    forts.append(Fort(f"sqlite:///{file}").open())
    Visitor(forts[0].port, "Ada")
    assert {stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()} == {0o600}


# Waking


def test_the_door_opens_though_a_table_does_not_wake(postgres: str, forts: list[Fort]) -> None:
    """Its moves cannot be read as long as somebody locks them."""
    inn = Inn(postgres).open()
    table, guests, _ = party(inn.port, people=1, seats=3, clock={"stock": 86400})
    inn.close()
    engine = open_engine(postgres)
    with engine.begin() as connection:
        connection.execute(text("lock table lines in access exclusive mode"))
        forts.append(Fort(postgres).open())
        base = f"http://127.0.0.1:{forts[0].port}/api"
        assert httpx.get(f"{base}/games").status_code == 200
    engine.dispose()
    headers = {"Authorization": f"Bearer {guests[0].token}"}
    assert httpx.get(f"{base}/tables/{table}", headers=headers, timeout=60).json()["stage"] == "playing"


def test_one_table_that_cannot_be_woken_harms_no_other(
    any_database: str, forts: list[Fort], tmp_path: Path
) -> None:
    """Its people read a clear word, the host one line; all others wake, and their clocks run."""
    inn = Inn(any_database).open()
    parties = [party(inn.port, people=1, seats=3, clock={"stock": 86400}) for _ in range(5)]
    inn.close()
    bad = [parties[n][0] for n in (0, 2)]
    store = Store(any_database)
    tables, chairs, lines = schema.tables, schema.chairs, schema.lines
    with store.engine.begin() as connection:
        connection.execute(update(tables).where(tables.c.id == bad[0]).values(fingerprint="lost"))
        moved = (lines.c.table_id == bad[1], lines.c.n == 3)
        connection.execute(update(lines).where(*moved).values(text="unheard of"))
        connection.execute(update(chairs).where(chairs.c.person.is_not(None)).values(seconds=0.0))
    with (tmp_path / "log").open("wb") as log:
        forts.append(Fort(any_database).open(log))

    def stood_in() -> set[str]:
        with store.engine.connect() as connection:
            return set(connection.scalars(select(chairs.c.table_id).where(chairs.c.stand_in)))

    until(lambda: len(stood_in()) == 3)
    assert stood_in() == {table for table, _, _ in parties} - set(bad)
    for table in bad:
        answer = httpx.get(f"http://127.0.0.1:{forts[0].port}/api/tables/{table}")
        assert answer.status_code == 409
        assert answer.json()["error"].startswith("This table is safe, but cannot be played at present: ")
        assert "unheard" not in answer.text, "a hidden move"
    logged = (tmp_path / "log").read_text()
    assert "the rules do not confirm its move 4" in logged
    assert all(table in logged for table in bad)
    assert "Traceback" not in logged
    assert "unheard" not in logged
    with store.engine.begin() as connection:
        fingerprint = connection.scalar(select(tables.c.fingerprint).where(tables.c.id == parties[1][0]))
        connection.execute(update(tables).where(tables.c.id == bad[0]).values(fingerprint=fingerprint))
    store.close()
    answer = httpx.get(f"http://127.0.0.1:{forts[0].port}/api/tables/{bad[0]}")
    assert answer.json()["stage"] == "playing"


def test_a_table_of_a_game_that_is_not_here_is_listed_and_harms_no_other(database: str) -> None:
    inn = Inn(database).open()
    table, guests, _ = party(inn.port, people=1, seats=3, clock={"stock": 86400})
    other = guests[0].set_up()
    inn.close()
    with sqlite3.connect(database.removeprefix("sqlite:///")) as connection:
        connection.execute("update tables set game = 'chess' where id = ?", (table,))
    connection.close()
    inn = Inn(database).open()
    guests[0].http.base_url = f"http://127.0.0.1:{inn.port}"
    own = {sheet["id"]: sheet["title"] for sheet in guests[0].ask("GET", "/api/me/tables")}
    assert own == {table: "chess", other: "Saboteur: The Lost Mines"}
    assert guests[0].request("GET", f"/api/tables/{table}").status_code == 409
    inn.close()
