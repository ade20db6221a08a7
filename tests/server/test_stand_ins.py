"""Stand-ins, the clock, and what survives when nobody looks."""

from __future__ import annotations

import random
import sqlite3
import time
from typing import Any

import pytest

from server.visitors import Caller, Inn, Visitor, choice, mover, party, until_missed


def seat_sheet(caller: Caller, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = caller.table["seats"][seat]
    return found


def test_a_gone_owners_seat_is_handed_to_a_bot_by_vote_and_taken_back(database: str) -> None:
    inn = Inn(database, grace=0.0).open()
    table, guests, callers = party(inn.port, people=3, seats=3)
    callers[2].close()
    callers[0].until(lambda caller: caller.table["seats"][2]["waits"] == 0)
    assert callers[0].ask("ask_stand_in", seat=2)["type"] == "done"
    ballot = callers[0].next("table")["table"]["ballot"]
    assert (ballot["kind"], ballot["seat"], ballot["waiting"]) == ("stand_in", 2, [1])
    assert callers[1].ask("answer", ballot=ballot["id"], yes=True)["type"] == "done"
    callers[0].until(lambda caller: bool(caller.table["seats"][2]["stand_in"]))
    assert callers[0].table["ballot"] is None
    dice = random.Random(1)
    for _ in range(30):
        caller = mover(callers[:2])
        caller.play(choice(caller.now, dice))
    back = guests[2].sit(table)
    assert (back.seat, back.table["seats"][2]["stand_in"]) == (2, False)
    callers[2] = back
    for _ in range(12):
        caller = mover(callers)
        assert caller.play(choice(caller.now, dice))["type"] == "done"
    assert back.ref > 1
    inn.close()


def test_a_seat_waits_for_its_owner_before_it_can_be_given_to_a_bot(inn: Inn) -> None:
    table, guests, callers = party(inn.port, people=2, seats=3)
    callers[1].close()
    until_missed(callers[0], 1)
    assert 0 < seat_sheet(callers[0], 1)["waits"] <= inn.settings.grace
    assert callers[0].ask("ask_stand_in", seat=1)["type"] == "done"
    ballot = callers[0].until(lambda caller: caller.table["ballot"] is not None).table["ballot"]
    assert ballot["waiting"] == [1]
    assert seat_sheet(callers[0], 1)["stand_in"] is False
    assert guests[1].sit(table).table["ballot"] is None


def test_when_the_grace_is_over_the_vote_goes_on_by_itself(database: str) -> None:
    inn = Inn(database, grace=1.0).open()
    _, _, callers = party(inn.port, people=2, seats=3)
    callers[1].close()
    until_missed(callers[0], 1)
    callers[0].ask("ask_stand_in", seat=1)
    callers[0].until(lambda caller: bool(caller.table["seats"][1]["stand_in"]))
    inn.close()


def test_a_table_that_takes_days_waits_a_day(database: str) -> None:
    inn = Inn(database, grace=0.0).open()
    _, _, callers = party(inn.port, people=2, seats=3, clock={"stock": 259200})
    callers[1].close()
    until_missed(callers[0], 1)
    assert 86000 < seat_sheet(callers[0], 1)["waits"] <= 86400
    inn.close()


def test_who_left_by_choice_is_asked_before_the_seat_is_theirs_again(inn: Inn) -> None:
    table, guests, callers = party(inn.port, people=2, seats=3)
    guests[1].seat(table, 1, "leave")
    callers[1].close()
    back = guests[1].sit(table)
    assert seat_sheet(back, 1)["stand_in"] is True
    no = back.ask("play", at=back.now["at"], move="stop")
    assert no["key"] == "refused.stand_in"
    assert guests[1].seat(table, 1, "back")["seats"][1]["stand_in"] is False
    guests[1].sit(table)
    assert guests[1].ask("GET", f"/api/tables/{table}")["seats"][1]["stand_in"] is False


def test_one_no_keeps_the_seat(inn: Inn) -> None:
    _, _, callers = party(inn.port, people=3, seats=3)
    callers[2].close()
    until_missed(callers[0], 2)
    callers[0].ask("ask_stand_in", seat=2)
    ballot = callers[1].until(lambda caller: caller.table["ballot"] is not None).table["ballot"]["id"]
    assert callers[1].ask("answer", ballot=ballot, yes=False)["type"] == "done"
    table = callers[0].until(lambda caller: caller.table["ballot"] is None).table
    assert not table["seats"][2]["stand_in"]


def test_who_is_there_is_asked_too(inn: Inn) -> None:
    _, _, callers = party(inn.port, people=3, seats=3)
    callers[0].ask("ask_stand_in", seat=2)
    assert callers[0].next("table")["table"]["ballot"]["waiting"] == [1, 2]


def test_who_comes_back_settles_the_question(inn: Inn) -> None:
    table, guests, callers = party(inn.port, people=3, seats=3)
    callers[2].close()
    until_missed(callers[0], 2)
    callers[0].ask("ask_stand_in", seat=2)
    callers[0].until(lambda caller: caller.table["ballot"] is not None)
    assert guests[2].sit(table).table["ballot"] is None
    callers[0].until(lambda caller: caller.table["ballot"] is None)


@pytest.mark.parametrize("seat", [0, 3, 9, -1])
def test_there_must_be_somebody_else_to_stand_in_for(inn: Inn, seat: int) -> None:
    _, _, callers = party(inn.port, people=3, seats=4)
    assert callers[0].ask("ask_stand_in", seat=seat)["type"] == "refused"


def test_one_question_at_a_time(inn: Inn) -> None:
    _, _, callers = party(inn.port, people=3, seats=3)
    callers[0].ask("ask_stand_in", seat=2)
    no = callers[1].ask("ask_stand_in", seat=0)
    assert no["key"] == "refused.ballot_open"


def test_others_who_are_gone_for_long_need_not_be_waited_for(database: str) -> None:
    inn = Inn(database, grace=0.0).open()
    _, _, callers = party(inn.port, people=3, seats=3)
    callers[1].close()
    callers[2].close()
    until_missed(callers[0], 1, 2)
    callers[0].ask("ask_stand_in", seat=1)
    callers[0].until(lambda caller: bool(caller.table["seats"][1]["stand_in"]))
    callers[0].ask("ask_stand_in", seat=2)
    callers[0].until(lambda caller: bool(caller.table["seats"][2]["stand_in"]))
    dice = random.Random(1)
    while not callers[0].my_turn().now["winners"]:
        callers[0].play(choice(callers[0].now, dice))
    inn.close()


def test_who_leaves_in_play_is_not_waited_for_in_a_vote(inn: Inn) -> None:
    table, guests, callers = party(inn.port, people=3, seats=3)
    callers[0].ask("ask_stand_in", seat=1)
    callers[0].until(lambda caller: caller.table["ballot"] is not None)
    guests[2].seat(table, 2, "leave")
    assert callers[0].until(lambda caller: caller.table["seats"][2]["stand_in"]).table["ballot"][
        "waiting"
    ] == [1]
    guests[0].seat(table, 0, "leave")
    assert callers[1].until(lambda caller: caller.table["seats"][0]["stand_in"]).table["ballot"] is None


def test_who_leaves_in_play_gets_a_stand_in_and_may_come_back(inn: Inn) -> None:
    table, guests, callers = party(inn.port, people=2, seats=3)
    assert guests[1].seat(table, 1, "leave")["seats"][1]["stand_in"]
    assert guests[1].request("POST", f"/api/tables/{table}/seats/1", {"do": "leave"}).status_code == 409
    callers[0].my_turn()
    assert not guests[1].seat(table, 1, "back")["seats"][1]["stand_in"]
    assert guests[0].request("POST", f"/api/tables/{table}/seats/1", {"do": "leave"}).status_code == 403


# The clock


def test_a_clock_charges_who_is_asked_and_adds_after_a_turn(inn: Inn) -> None:
    _, _, callers = party(inn.port, people=3, seats=3, clock={"stock": 600, "add": 50})
    caller = mover(callers)
    assert seat_sheet(caller, caller.seat or 0)["seconds_left"] == pytest.approx(600, abs=5)
    others = [seat_sheet(caller, other.seat or 0)["seconds_left"] for other in callers if other is not caller]
    assert others == [600, 600]
    time.sleep(0.4)
    caller.play(caller.now["choices"][0]["text"])
    caller.until(lambda caller: caller.table["seats"][caller.seat or 0]["seconds_left"] != 600)
    left = seat_sheet(caller, caller.seat or 0)["seconds_left"]
    gain = 0 if caller.now["choices"] else 50
    assert left == pytest.approx(600 + gain - 0.4, abs=0.3)


def test_out_of_time_a_stand_in_plays_on_even_after_a_restart(database: str) -> None:
    inn = Inn(database).open()
    table, guests, callers = party(inn.port, people=3, seats=3, clock={"stock": 30})
    late = mover(callers).seat or 0
    inn.close()
    with sqlite3.connect(database.removeprefix("sqlite:///")) as stored:
        stored.execute("update chairs set seconds = 0.5 where seat = ?", [late])
    inn = Inn(database).open()
    for guest in guests:
        guest.port = inn.port
    caller = guests[(late + 1) % 3].sit(table)
    caller.until(lambda caller: bool(caller.table["seats"][late]["stand_in"]))
    caller.until(lambda caller: caller.now["to_move"] != late)
    guests[late].http.base_url = f"http://127.0.0.1:{inn.port}"
    sheet = guests[late].seat(table, late, "back")
    assert sheet["seats"][late]["seconds_left"] == pytest.approx(3.0, abs=0.5)
    inn.close()


def test_each_seat_runs_out_of_its_own_time(database: str) -> None:
    inn = Inn(database).open()
    table, guests, callers = party(inn.port, people=3, seats=3, clock={"stock": 900})
    first = mover(callers).seat or 0
    inn.close()
    with sqlite3.connect(database.removeprefix("sqlite:///")) as stored:
        stored.execute("update chairs set seconds = 0.5 where seat <> ?", [first])
    inn = Inn(database).open()
    caller = Caller(inn.port, table, guests[first].token)
    dice = random.Random(1)
    for _ in range(6):
        caller.my_turn().play(choice(caller.now, dice))
    caller.my_turn()
    assert [seat["stand_in"] for seat in caller.table["seats"]] == [seat != first for seat in range(3)]
    inn.close()


# Sleeping tables


def test_a_table_falls_asleep_and_wakes_where_it_was(database: str) -> None:
    inn = Inn(database, idle_seconds=0.3).open()
    guest = Visitor(inn.port, "Ada")
    table = guest.set_up(4, fill_with="random")
    caller = guest.sit(table)
    guest.start(table)
    dice = random.Random(4)
    for _ in range(10):
        caller.my_turn().play(choice(caller.now, dice))
    caller.my_turn()
    state, log = caller.now, caller.log
    caller.close()
    time.sleep(1.5)
    again = guest.sit(table)
    assert (again.now, again.log) == (state, log)
    inn.close()
