"""Tables that are put away, closed or forgotten."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from dataclasses import replace

import pytest

from server.visitors import Caller, Inn, Visitor, party, play_to_the_end
from underhall.server.database.store import Store
from underhall.server.house.clearing import Clearing
from underhall.server.house.waking import House
from underhall.server.settings import NO_LIMITS, Settings

PARTS = ("tables", "chairs", "lines", "snapshots", "chat", "put_away")


@pytest.fixture
def few(database: str) -> Iterator[Inn]:
    """A server where two tables are enough."""
    inn = Inn(database, limits=replace(NO_LIMITS, tables_per_person=2, public_per_person=1)).open()
    yield inn
    inn.close()


def left(database: str, table: str) -> dict[str, int]:
    """How many rows of each part a table has."""
    with sqlite3.connect(database.removeprefix("sqlite:///")) as stored:
        key = {"tables": "id"}
        return {
            part: stored.execute(
                f"select count(*) from {part} where {key.get(part, 'table_id')} = ?", [table]
            ).fetchone()[0]
            for part in PARTS
        }


def finished(inn: Inn) -> tuple[str, list[Visitor], list[Caller]]:
    table, guests, callers = party(inn.port, people=2, seats=3)
    callers[0].ask("say", text="well met")
    play_to_the_end(callers, random.Random(3))
    return table, guests, callers


def test_only_tables_that_go_on_count(few: Inn) -> None:
    guest = Visitor(few.port, "Ada")
    wish = {"game": "lost_mines", "seats": 3}
    first = guest.set_up()
    guest.set_up()
    assert guest.request("POST", "/api/tables", wish).status_code == 409
    assert guest.ask("DELETE", f"/api/tables/{first}") == {"table": first, "for_all": True}
    assert guest.request("POST", "/api/tables", wish).status_code == 200


def test_a_finished_table_counts_no_more(few: Inn) -> None:
    table, guests, _ = finished(few)
    for _ in range(2):
        guests[0].set_up()
    assert len(guests[0].ask("GET", "/api/me/tables")) == 3
    assert guests[0].ask("GET", f"/api/tables/{table}")["stage"] == "finished"


def test_one_guest_cannot_fill_the_public_list(few: Inn) -> None:
    guest = Visitor(few.port, "Ada")
    guest.set_up(public=True)
    answer = guest.request("POST", "/api/tables", {"game": "lost_mines", "seats": 3, "public": True})
    assert (answer.status_code, answer.json()["error"]) == (
        409,
        "You have 1 public table open; that must do.",
    )
    guest.set_up()


def test_a_rematch_does_not_fill_the_public_list_either(few: Inn) -> None:
    table, (guest,), callers = party(few.port, people=1, seats=3, public=True)
    play_to_the_end(callers, random.Random(3))
    other = guest.set_up(public=True)
    answer = guest.request("POST", f"/api/tables/{table}/rematch")
    assert (answer.status_code, "public" in answer.json()["error"]) == (409, True)
    guest.ask("DELETE", f"/api/tables/{other}")
    again = guest.ask("POST", f"/api/tables/{table}/rematch")["id"]
    assert guest.ask("POST", f"/api/tables/{table}/rematch")["id"] == again


def test_a_finished_table_is_put_away_by_each_and_cleared_by_the_last(inn: Inn) -> None:
    table, guests, callers = finished(inn)
    assert guests[1].ask("DELETE", f"/api/tables/{table}") == {"table": table, "for_all": False}
    assert guests[1].ask("GET", "/api/me/tables") == []
    assert [own["id"] for own in guests[0].ask("GET", "/api/me/tables")] == [table]
    assert guests[1].request("DELETE", f"/api/tables/{table}").status_code == 409
    assert guests[1].request("GET", f"/api/replays/{table}/record").status_code == 200
    assert all(left(inn.settings.database, table)[part] for part in ("tables", "chairs", "lines", "chat"))
    assert guests[0].ask("DELETE", f"/api/tables/{table}")["for_all"] is True
    assert left(inn.settings.database, table) == dict.fromkeys(PARTS, 0)
    assert callers[0].next("fault")["text"] == "All who played here have put this table away."
    assert guests[0].request("GET", f"/api/tables/{table}").status_code == 404


def test_strangers_and_players_of_a_running_game_cannot_clear(inn: Inn) -> None:
    table, guests, _ = party(inn.port, people=2, seats=3)
    stranger = Visitor(inn.port, "Cilla")
    assert guests[0].request("DELETE", f"/api/tables/{table}").status_code == 409
    gathering = guests[0].set_up()
    assert stranger.request("DELETE", f"/api/tables/{gathering}").status_code == 403
    done, _, _ = finished(inn)
    assert stranger.request("DELETE", f"/api/tables/{done}").status_code == 403


class Caretaker:
    """The part of a server that clears, without its doors."""

    def __init__(self, database: str, **wishes: float) -> None:
        self.store = Store(database)
        self.house = House(self.store, Settings(database=database, **wishes))  # type: ignore[arg-type]
        self.clearing = Clearing(self.house)


def test_a_forgotten_table_is_marked_first_and_goes_only_after_notice(database: str) -> None:
    inn = Inn(database).open()
    guest = Visitor(inn.port, "Ada")
    old, fresh = guest.set_up(), guest.set_up()
    inn.close()
    with sqlite3.connect(database.removeprefix("sqlite:///")) as stored:
        stored.execute("update tables set created = created - 40 * 86400 where id = ?", [old])

    async def run() -> None:
        caretaker = Caretaker(database)
        look, hours = caretaker.clearing.look, caretaker.house.hours
        await look()
        rows = {row["id"]: row for row in [(await caretaker.house.table(old)).row]}
        assert rows[old]["warned"] is not None
        assert (await caretaker.house.table(fresh)).row["warned"] is None
        await look()
        assert left(database, old)["tables"] == 1
        hours._began -= 8 * 86400
        await look()
        assert left(database, old) == dict.fromkeys(PARTS, 0)
        assert left(database, fresh)["tables"] == 1
        caretaker.store.close()

    asyncio.run(run())


def test_who_comes_back_keeps_the_table_and_sees_how_long_it_would_have_stayed(database: str) -> None:
    inn = Inn(database).open()
    guest = Visitor(inn.port, "Ada")
    table = guest.set_up()
    inn.close()
    with sqlite3.connect(database.removeprefix("sqlite:///")) as stored:
        stored.execute("update tables set warned = 0.0")
    again = Inn(database).open()
    visitor = Visitor(again.port, "Somebody")
    visitor.http.headers["Authorization"] = f"Bearer {guest.token}"
    (own,) = visitor.ask("GET", "/api/me/tables")
    assert 0 < own["clears_in"] <= 7 * 86400
    Caller(again.port, table, guest.token)
    (own,) = visitor.ask("GET", "/api/me/tables")
    assert own["clears_in"] is None
    again.close()


def test_a_host_may_keep_everything(database: str) -> None:
    inn = Inn(database).open()
    Visitor(inn.port, "Ada").set_up()
    inn.close()
    with sqlite3.connect(database.removeprefix("sqlite:///")) as stored:
        stored.execute("update tables set created = 0")

    async def run() -> None:
        caretaker = Caretaker(database, clear_gathering_days=0, clear_playing_days=0)
        await caretaker.clearing.look()
        caretaker.store.close()

    asyncio.run(run())
    with sqlite3.connect(database.removeprefix("sqlite:///")) as stored:
        assert stored.execute("select warned from tables").fetchall() == [(None,)]
