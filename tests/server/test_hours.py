"""Thinking time and absence: what a restart, a crash and a wrong clock do to them."""

from __future__ import annotations

import sqlite3
import sys
import time
from typing import Any

import pytest

from server.visitors import Caller, Fort, Inn, mover, party
from underhall.server.database.store import Store
from underhall.server.tables.hours import Hours

HALL = "(select value from hall where name = 'hours')"


def change(database: str, statement: str, *values: object) -> None:
    with sqlite3.connect(database.removeprefix("sqlite:///")) as stored:
        stored.execute(statement, values)


def found(database: str, question: str) -> Any:
    with sqlite3.connect(database.removeprefix("sqlite:///")) as stored:
        return stored.execute(question).fetchone()[0]


def test_the_halls_clock_goes_on_from_where_it_was() -> None:
    hours = Hours(1000.0)
    first = hours.now()
    assert 1000.0 <= first <= hours.now()


def test_it_is_kept_at_the_end_of_every_run(any_database: str) -> None:
    before = 0.0
    for _ in range(2):
        inn = Inn(any_database).open()
        inn.close()
        store = Store(any_database)
        after = store.hours()
        store.close()
        assert after > before
        before = after


def test_a_restart_gives_nobody_the_turn_back(database: str) -> None:
    inn = Inn(database).open()
    table, guests, callers = party(inn.port, people=2, seats=3, clock={"stock": 1000})
    thinker = mover(callers).seat or 0
    inn.close()
    change(database, f"update tables set turn_began = {HALL} - 400")
    again = Inn(database).open()
    seat = Caller(again.port, table, guests[thinker].token).table["seats"][thinker]
    assert 0 < seat["seconds_left"] <= 600
    again.close()


def test_the_time_while_the_server_was_down_is_not_charged(database: str) -> None:
    inn = Inn(database).open()
    table, guests, callers = party(inn.port, people=2, seats=3, clock={"stock": 1000})
    thinker = mover(callers).seat or 0
    inn.close()
    left = f"select 1000 - ({HALL} - turn_began) from tables"
    before = found(database, left)
    again = Inn(database).open()
    seat = Caller(again.port, table, guests[thinker].token).table["seats"][thinker]
    again.close()
    assert found(database, left) <= seat["seconds_left"] <= before


@pytest.mark.slow
def test_a_kill_costs_and_gives_no_more_than_what_was_not_kept(database: str) -> None:
    path = database.removeprefix("sqlite:///")
    fort = Fort(path).open()
    table, guests, callers = party(fort.port, people=2, seats=3, clock={"stock": 1000})
    thinker = mover(callers).seat or 0
    fort.kill()
    change(database, f"update tables set turn_began = {HALL} - 300")
    fort.open()
    seat = Caller(fort.port, table, guests[thinker].token).table["seats"][thinker]
    assert 0 < seat["seconds_left"] <= 700
    fort.kill()


@pytest.mark.parametrize("jump", [-1e7, 1e7])
def test_a_jump_of_the_machines_clock_costs_and_gives_nothing(
    database: str, jump: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    inn = Inn(database).open()
    _, _, callers = party(inn.port, people=2, seats=3, clock={"stock": 1000, "add": 5})
    caller = mover(callers)
    for name, module in list(sys.modules.items()):
        if name.startswith("underhall.server") and getattr(module, "time", None) is time.time:
            monkeypatch.setattr(module, "time", lambda: time.time() + jump)
    seat = caller.seat or 0
    caller.play(caller.now["choices"][0]["text"])
    caller.until(lambda caller: caller.table["seats"][seat]["seconds_left"] != 1000)
    assert 0 < caller.table["seats"][seat]["seconds_left"] <= 1005
    assert not any(other["stand_in"] for other in caller.table["seats"])
    inn.close()


def test_absence_is_remembered_over_a_restart(database: str) -> None:
    inn = Inn(database).open()
    table, guests, callers = party(inn.port, people=2, seats=3)
    callers[1].close()
    callers[0].until(lambda caller: caller.table["seats"][1]["waits"] is not None)
    inn.close()
    change(database, f"update chairs set away_since = {HALL} - 250 where seat = 1")
    again = Inn(database).open()
    caller = Caller(again.port, table, guests[0].token)
    assert caller.table["seats"][1]["waits"] <= again.settings.grace - 250
    assert caller.table["seats"][0]["waits"] is None
    again.close()
