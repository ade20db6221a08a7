"""Stand-ins, the clock, and what survives when nobody looks."""

from __future__ import annotations

import random
import sqlite3
import time

import pytest

from server.visitors import Inn, Line, Visitor, choice, mover, party


def seat_sheet(line: Line, seat: int) -> dict[str, object]:
    found: dict[str, object] = line.table["seats"][seat]
    return found


def test_a_gone_owners_seat_is_handed_to_a_bot_by_vote_and_taken_back(inn: Inn) -> None:
    table, guests, lines = party(inn.port, people=3, seats=3)
    lines[2].close()
    lines[0].until(lambda line: not line.table["seats"][2]["online"])
    assert lines[0].ask("ask_stand_in", seat=2)["type"] == "done"
    ballot = lines[0].next("table")["table"]["ballot"]
    assert (ballot["kind"], ballot["seat"], ballot["waiting"]) == ("stand_in", 2, [1])
    assert lines[1].ask("answer", ballot=ballot["id"], yes=True)["type"] == "done"
    lines[0].until(lambda line: bool(line.table["seats"][2]["stand_in"]))
    assert lines[0].table["ballot"] is None
    dice = random.Random(1)
    for _ in range(30):
        line = mover(lines[:2])
        line.play(choice(line.now, dice))
    back = guests[2].sit(table)
    assert back.seat == 2
    no = back.ask("play", at=back.now["at"], move="stop")
    assert no["key"] == "refused.stand_in"
    assert guests[2].seat(table, 2, "back")["seats"][2]["stand_in"] is False
    lines[2] = back
    for _ in range(12):
        line = mover(lines)
        assert line.play(choice(line.now, dice))["type"] == "done"
    assert back.ref > 1


def test_one_no_keeps_the_seat(inn: Inn) -> None:
    _, _, lines = party(inn.port, people=3, seats=3)
    lines[2].close()
    lines[0].until(lambda line: not line.table["seats"][2]["online"])
    lines[0].ask("ask_stand_in", seat=2)
    ballot = lines[1].until(lambda line: line.table["ballot"] is not None).table["ballot"]["id"]
    assert lines[1].ask("answer", ballot=ballot, yes=False)["type"] == "done"
    table = lines[0].until(lambda line: line.table["ballot"] is None).table
    assert not table["seats"][2]["stand_in"]


def test_who_is_there_is_asked_too(inn: Inn) -> None:
    _, _, lines = party(inn.port, people=3, seats=3)
    lines[0].ask("ask_stand_in", seat=2)
    assert lines[0].next("table")["table"]["ballot"]["waiting"] == [1, 2]


def test_who_comes_back_settles_the_question(inn: Inn) -> None:
    table, guests, lines = party(inn.port, people=3, seats=3)
    lines[2].close()
    lines[0].until(lambda line: not line.table["seats"][2]["online"])
    lines[0].ask("ask_stand_in", seat=2)
    lines[0].until(lambda line: line.table["ballot"] is not None)
    assert guests[2].sit(table).table["ballot"] is None
    lines[0].until(lambda line: line.table["ballot"] is None)


@pytest.mark.parametrize("seat", [0, 3, 9, -1])
def test_there_must_be_somebody_else_to_stand_in_for(inn: Inn, seat: int) -> None:
    _, _, lines = party(inn.port, people=3, seats=4)
    assert lines[0].ask("ask_stand_in", seat=seat)["type"] == "refused"


def test_one_question_at_a_time(inn: Inn) -> None:
    _, _, lines = party(inn.port, people=3, seats=3)
    lines[0].ask("ask_stand_in", seat=2)
    no = lines[1].ask("ask_stand_in", seat=0)
    assert no["key"] == "refused.ballot_open"


def test_others_who_are_gone_for_long_need_not_be_waited_for(database: str) -> None:
    inn = Inn(database, gone_after=0.0).open()
    _, _, lines = party(inn.port, people=3, seats=3)
    lines[1].close()
    lines[2].close()
    lines[0].until(lambda line: [seat["online"] for seat in line.table["seats"]] == [True, False, False])
    lines[0].ask("ask_stand_in", seat=1)
    lines[0].until(lambda line: bool(line.table["seats"][1]["stand_in"]))
    lines[0].ask("ask_stand_in", seat=2)
    lines[0].until(lambda line: bool(line.table["seats"][2]["stand_in"]))
    dice = random.Random(1)
    while not lines[0].my_turn().now["winners"]:
        lines[0].play(choice(lines[0].now, dice))
    inn.close()


def test_who_leaves_in_play_is_not_waited_for_in_a_vote(inn: Inn) -> None:
    table, guests, lines = party(inn.port, people=3, seats=3)
    lines[0].ask("ask_stand_in", seat=1)
    lines[0].until(lambda line: line.table["ballot"] is not None)
    guests[2].seat(table, 2, "leave")
    assert lines[0].until(lambda line: line.table["seats"][2]["stand_in"]).table["ballot"]["waiting"] == [1]
    guests[0].seat(table, 0, "leave")
    assert lines[1].until(lambda line: line.table["seats"][0]["stand_in"]).table["ballot"] is None


def test_who_leaves_in_play_gets_a_stand_in_and_may_come_back(inn: Inn) -> None:
    table, guests, lines = party(inn.port, people=2, seats=3)
    assert guests[1].seat(table, 1, "leave")["seats"][1]["stand_in"]
    assert guests[1].request("POST", f"/api/tables/{table}/seats/1", {"do": "leave"}).status_code == 409
    lines[0].my_turn()
    assert not guests[1].seat(table, 1, "back")["seats"][1]["stand_in"]
    assert guests[0].request("POST", f"/api/tables/{table}/seats/1", {"do": "leave"}).status_code == 403


# The clock


def test_a_clock_charges_who_is_asked_and_adds_after_a_turn(inn: Inn) -> None:
    _, _, lines = party(inn.port, people=3, seats=3, clock={"stock": 600, "add": 50})
    line = mover(lines)
    assert seat_sheet(line, line.seat or 0)["seconds_left"] == pytest.approx(600, abs=5)
    others = [seat_sheet(line, other.seat or 0)["seconds_left"] for other in lines if other is not line]
    assert others == [600, 600]
    time.sleep(0.4)
    line.play(line.now["choices"][0]["text"])
    line.until(lambda line: line.table["seats"][line.seat or 0]["seconds_left"] != 600)
    left = seat_sheet(line, line.seat or 0)["seconds_left"]
    gain = 0 if line.now["choices"] else 50
    assert left == pytest.approx(600 + gain - 0.4, abs=0.3)


def test_out_of_time_a_stand_in_plays_on_even_after_a_restart(database: str) -> None:
    inn = Inn(database).open()
    table, guests, lines = party(inn.port, people=3, seats=3, clock={"stock": 30})
    late = mover(lines).seat or 0
    inn.close()
    with sqlite3.connect(database.removeprefix("sqlite:///")) as stored:
        stored.execute("update chairs set seconds = 0.5 where seat = ?", [late])
    inn = Inn(database).open()
    for guest in guests:
        guest.port = inn.port
    line = guests[(late + 1) % 3].sit(table)
    line.until(lambda line: bool(line.table["seats"][late]["stand_in"]))
    line.until(lambda line: line.now["to_move"] != late)
    guests[late].http.base_url = f"http://127.0.0.1:{inn.port}"
    sheet = guests[late].seat(table, late, "back")
    assert sheet["seats"][late]["seconds_left"] == pytest.approx(3.0, abs=0.5)
    inn.close()


def test_each_seat_runs_out_of_its_own_time(database: str) -> None:
    inn = Inn(database).open()
    table, guests, lines = party(inn.port, people=3, seats=3, clock={"stock": 900})
    first = mover(lines).seat or 0
    inn.close()
    with sqlite3.connect(database.removeprefix("sqlite:///")) as stored:
        stored.execute("update chairs set seconds = 0.5 where seat <> ?", [first])
    inn = Inn(database).open()
    line = Line(inn.port, table, guests[first].token)
    dice = random.Random(1)
    for _ in range(6):
        line.my_turn().play(choice(line.now, dice))
    line.my_turn()
    assert [seat["stand_in"] for seat in line.table["seats"]] == [seat != first for seat in range(3)]
    inn.close()


# Sleeping tables


def test_a_table_falls_asleep_and_wakes_where_it_was(database: str) -> None:
    inn = Inn(database, idle_seconds=0.3).open()
    guest = Visitor(inn.port, "Ada")
    table = guest.set_up(4, fill_with="random")
    line = guest.sit(table)
    guest.start(table)
    dice = random.Random(4)
    for _ in range(10):
        line.my_turn().play(choice(line.now, dice))
    line.my_turn()
    state, log = line.now, line.log
    line.close()
    time.sleep(1.5)
    again = guest.sit(table)
    assert (again.now, again.log) == (state, log)
    inn.close()
