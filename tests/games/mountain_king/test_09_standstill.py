"""Chapter 9, continued. MK-9.01: when nobody can recruit any more, the game ends all the same."""

from __future__ import annotations

import pytest

from games.mountain_king.positions import go, options, play, position, question, told
from underhall.games.mountain_king.components import NONE
from underhall.games.mountain_king.table import Table

EMPTY = " ".join("-" * 12)
COUNCIL = {
    "2a": "sootbelly",
    "2b": "flintnose",
    "2c": "hailgrin",
    "3a": "moonpaw",
    "3b": "nightsong",
    "4a": "silverlid",
}
SEATS = pytest.mark.parametrize("seats", [2, 4, 5])


@SEATS
def test_mk_9_01_with_an_empty_horde_and_nothing_to_dig_the_game_comes_to_its_end(seats: int) -> None:
    table = position(seats=seats, horde=EMPTY)
    assert table.over()
    assert len(told(table, "horde_is_gone")) == 1
    assert len(told(table, "turn_begins")) == 3 * seats
    assert len(table.results) == seats


@SEATS
def test_mk_9_01_with_every_council_full_too(seats: int) -> None:
    table = position(seats=seats, council=dict.fromkeys(range(seats), COUNCIL))
    assert table.over()


def test_mk_9_01_teams_come_to_an_end_too() -> None:
    table = position(seats=4, horde=EMPTY, options={"teams": "yes"})
    assert table.over()
    assert len(table.results) == 2


@SEATS
@pytest.mark.parametrize("turn", [0, 1])
def test_mk_9_01_who_can_only_skip_does_not_skip_for_ever(seats: int, turn: int) -> None:
    """Everybody could trade, and nobody likes to."""
    table = position(seats=seats, turn=turn, horde=EMPTY, storage=dict.fromkeys(range(seats), "5 coin"))
    turns = 0
    while not table.over():
        turns += question(table) == "RecruitOrDig"
        play(table, next(text for text in ("go on", "skip", "done") if text in options(table)))
    assert turns == 3 * seats - turn


def test_mk_9_01_the_last_troll_that_leaves_the_horde_triggers_the_end() -> None:
    horde = " ".join(["bogmar", *["-"] * 11])
    table = position(seats=4, turn=2, horde=horde)
    table.decks, table.under = (0, 0, 0), ((), (), ())
    go(table, "recruit b1", "place at 2a")
    while table.to_move() == 2:
        play(table, options(table)[0])
    assert told(table, "horde_is_gone")
    assert table.over()
    assert len(told(table, "turn_begins")) == 2 + 2 * 4


@pytest.mark.parametrize("seat", range(4))
def test_mk_9_01_as_long_as_one_seat_can_recruit_nothing_ends(seat: int) -> None:
    """The others have full councils and are passed over."""
    full = {other: COUNCIL for other in range(4) if other != seat}
    horde = " ".join([*["-"] * 10, "lord-of-peat", "bogking"])
    table = position(seats=4, turn=seat, horde=horde, council=full)
    table.decks = (0, 0, 0)
    go(table, "recruit t2", "take no pedestal", "place at 2a")
    while question(table) != "RecruitOrDig":
        play(table, options(table)[0])
    assert table.to_move() == seat
    assert (table.last_rounds, told(table, "horde_is_gone")) == (NONE, [])


def test_mk_9_02_an_end_that_is_near_is_not_put_off_by_an_empty_horde() -> None:
    table = position(seats=2, turn=1, horde=EMPTY, storage={0: "4 coin"})
    assert table.to_move() == 0
    table = one_round_before_the_end()
    assert table.over()
    assert not told(table, "horde_is_gone")


def one_round_before_the_end() -> Table:
    table = position(seats=2, turn=1, storage={1: "4 coin"})
    table.horde = (NONE,) * 12
    table.last_rounds = 0
    go(table, "go on", "skip")
    play(table, "done")
    return table
