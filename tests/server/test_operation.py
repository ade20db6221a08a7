"""What a host relies on: health, metrics, the log, backups."""

from __future__ import annotations

import json
import logging
import random
import re
import sqlite3
import stat
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from server.visitors import Caller, Fort, Inn, Visitor, choice, mover, party
from underhall.server.database.backups import BackupError, back_up, restore
from underhall.server.logbook import AsJson, AsText


def look(inn: Inn, path: str) -> httpx.Response:
    return httpx.get(f"http://127.0.0.1:{inn.port}{path}", timeout=20)


def gauges(inn: Inn) -> dict[str, float]:
    families = text_string_to_metric_families(look(inn, "/metrics").text)
    return {
        sample.name + "".join(sample.labels.values()): sample.value
        for family in families
        for sample in family.samples
    }


def test_a_server_that_reads_and_writes_is_healthy_and_ready(inn: Inn) -> None:
    assert (look(inn, "/health").status_code, look(inn, "/health").json()) == (200, {"alive": True})
    assert (look(inn, "/ready").status_code, look(inn, "/ready").json()) == (
        200, {"reads": True, "writes": True}
    )  # fmt: skip


def test_a_database_that_takes_nothing_makes_it_unready_but_not_dead(database: str) -> None:
    inn = Inn(database).open()
    with sqlite3.connect(database.removeprefix("sqlite:///")) as stored:
        stored.execute("create trigger full before update on hall begin select raise(abort, 'disk'); end")
    assert look(inn, "/health").status_code == 200
    answer = look(inn, "/ready")
    assert (answer.status_code, answer.json()) == (503, {"reads": True, "writes": False})
    assert gauges(inn)["underhall_unstored_total"] >= 1
    with sqlite3.connect(database.removeprefix("sqlite:///")) as stored:
        stored.execute("drop trigger full")
    assert look(inn, "/ready").status_code == 200
    inn.close()


def test_the_gauges_follow_a_game(database: str) -> None:
    inn = Inn(database).open()
    before = gauges(inn)
    _, _, callers = party(inn.port, people=2, seats=3)
    caller = mover(callers)
    caller.play(choice(caller.now, random.Random(1)))
    caller.play("nonsense")
    callers[0].ask("ask_stand_in", seat=9)
    after = gauges(inn)
    assert after["underhall_tables_awakeplaying"] == 1
    assert after["underhall_listeners"] == 2
    assert after["underhall_stored_total"] > before.get("underhall_stored_total", 0)
    assert after["underhall_refusals_total"] >= 2
    assert after["underhall_http_answers_total200"] >= 3
    assert after["underhall_message_seconds_count"] >= 3
    assert after["underhall_connections"] >= 2
    inn.close()


def test_metrics_are_for_those_whom_the_settings_name(database: str) -> None:
    inn = Inn(database, metrics=("10.0.0.0/8",)).open()
    assert look(inn, "/metrics").status_code == 403
    inn.close()


def test_metrics_name_nobody(inn: Inn) -> None:
    table, guests, _ = party(inn.port, people=2, seats=3)
    text = look(inn, "/metrics").text
    assert table not in text
    assert all(guest.id not in text and guest.token not in text for guest in guests)


def entry(message: str, **about: str) -> logging.LogRecord:
    record = logging.makeLogRecord({"msg": message, "levelname": "WARNING", "levelno": 30})
    vars(record).update(about)
    return record


def test_the_log_is_a_line_for_people_or_for_programs() -> None:
    record = entry("bots paused", table="abc")
    assert re.fullmatch(r"[\d-]+ [\d:]+ WARNING bots paused \(table abc\)", AsText().format(record))
    told = json.loads(AsJson().format(record))
    assert (told["level"], told["event"], told["table"]) == ("warning", "bots paused", "abc")
    assert "\n" not in AsJson().format(entry("two\nlines"))


def test_a_backup_of_a_running_server_plays_on_elsewhere(tmp_path: Path) -> None:
    database, copy, elsewhere = tmp_path / "hall.db", tmp_path / "copy.db", tmp_path / "again.db"
    inn = Inn(f"sqlite:///{database}").open()
    table, guests, callers = party(inn.port, people=2, seats=3)
    dice = random.Random(5)
    for _ in range(8):
        caller = mover(callers)
        caller.play(choice(caller.now, dice))
    mover(callers)
    states = [caller.now for caller in callers]
    back_up(f"sqlite:///{database}", copy)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    for _ in range(4):
        caller = mover(callers)
        caller.play(choice(caller.now, dice))
    inn.close()
    restore(copy, f"sqlite:///{elsewhere}")
    again = Inn(f"sqlite:///{elsewhere}").open()
    back = [Caller(again.port, table, guest.token) for guest in guests]
    assert [caller.now for caller in back] == states
    caller = mover(back)
    assert caller.play(choice(caller.now, dice))["type"] == "done"
    again.close()


def test_a_backup_overwrites_nothing_and_takes_only_what_is_whole(tmp_path: Path) -> None:
    database, copy = tmp_path / "hall.db", tmp_path / "copy.db"
    with pytest.raises(BackupError, match="there is no database"):
        back_up(f"sqlite:///{database}", copy)
    Inn(f"sqlite:///{database}").open().close()
    back_up(f"sqlite:///{database}", copy)
    with pytest.raises(BackupError, match="is there already"):
        back_up(f"sqlite:///{database}", copy)
    with pytest.raises(BackupError, match="is there already; move it away first"):
        restore(copy, f"sqlite:///{database}")
    for left in ("-wal", "-shm", "-journal"):
        (tmp_path / f"moved.db{left}").touch()
        with pytest.raises(BackupError, match=rf"moved.db{left} is there already; move it away first"):
            restore(copy, f"sqlite:///{tmp_path / 'moved.db'}")
        (tmp_path / f"moved.db{left}").unlink()
    with pytest.raises(BackupError, match="no folder"):
        back_up(f"sqlite:///{database}", tmp_path / "nowhere" / "copy.db")
    torn = tmp_path / "torn.db"
    torn.write_bytes(copy.read_bytes()[:9000])
    with pytest.raises(BackupError, match=r"damaged|cannot be read|no database"):
        restore(torn, f"sqlite:///{tmp_path / 'new.db'}")
    other = tmp_path / "other.db"
    sqlite3.connect(other).execute("create table x (y)")
    with pytest.raises(BackupError, match="no database of this server"):
        restore(other, f"sqlite:///{tmp_path / 'new.db'}")
    assert not (tmp_path / "new.db").exists()
    assert not list(tmp_path.glob("*.unfinished"))


def test_a_backup_of_postgresql(postgres: str, cluster: str, tmp_path: Path) -> None:
    inn = Inn(postgres).open()
    guest = Visitor(inn.port, "Ada")
    table = guest.set_up()
    back_up(postgres, tmp_path / "hall.dump")
    inn.close()
    fresh = f"{postgres}_again"
    create_database(cluster, fresh.rsplit("/", 1)[1])
    assert stat.S_IMODE((tmp_path / "hall.dump").stat().st_mode) == 0o600
    with pytest.raises(BackupError, match=r"pg_restore: .*already exists"):
        restore(tmp_path / "hall.dump", postgres)
    with pytest.raises(BackupError, match="pg_dump"):
        back_up(f"{postgres}_nowhere", tmp_path / "nothing.dump")
    assert not (tmp_path / "nothing.dump").exists()
    restore(tmp_path / "hall.dump", fresh)
    again = Inn(fresh).open()
    assert Caller(again.port, table, guest.token).seat == 0
    again.close()


def create_database(cluster: str, name: str) -> None:
    from server.conftest import _postgres

    _postgres("psql", f"{cluster}/postgres", "-qc", f"create database {name}")


@pytest.mark.slow
def test_a_server_logs_in_json_when_told(tmp_path: Path) -> None:
    said = tmp_path / "log"
    with said.open("wb") as log:
        fort = Fort(str(tmp_path / "hall.db"), "--log", "json").open(log)
        with sqlite3.connect(tmp_path / "hall.db") as stored:
            stored.execute(
                "create trigger full before insert on lines begin select raise(abort, 'disk'); end"
            )
        guest = Visitor(fort.port, "Ada")
        table = guest.set_up(3, fill_with="random")
        assert guest.request("POST", f"/api/tables/{table}/start").status_code == 503
        fort.kill()
    told = [json.loads(line) for line in said.read_text().splitlines() if line.startswith("{")]
    assert any(entry.get("table") == table for entry in told)
