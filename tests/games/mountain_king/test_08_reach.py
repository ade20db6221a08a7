"""Chapter 8, continued. Whose statues, which carts, which squares: at every seat, for every clan."""

from __future__ import annotations

import pytest

from games.mountain_king.positions import (
    go,
    lying,
    options,
    play,
    position,
    question,
    refused,
    square,
    stored,
    to_step_2,
)
from underhall.games.mountain_king.components import STATUE_CLANS
from underhall.games.mountain_king.rules.scoring import result
from underhall.games.mountain_king.table import Table


def at_step_4(seat: int = 0, **position_of: object) -> Table:
    table = position(turn=seat, **position_of)  # type: ignore[arg-type]
    to_step_2(table)
    go(table, "recruit b1", "place at 2c")
    while question(table) == "DedicateHall":
        play(table, "no hall")
    return table


@pytest.mark.parametrize("clan", STATUE_CLANS)
@pytest.mark.parametrize("cart", STATUE_CLANS)
def test_mk_8_03_a_clan_cart_moves_its_own_clan_and_no_other(clan: str, cart: str) -> None:
    trolls = {"fire": "sootbelly", "ice": "hailgrin", "moon": "moonpaw"}
    table = at_step_4(
        tiles="i3 at f3 turned 90",
        statues={"f3": clan},
        council={0: {"2a": trolls[cart]}},
        load={0: f"{cart}-cart on 2a"},
    )
    if clan == cart:
        play(table, "haul from f3", "to f4")
        assert f"{cart}-cart" not in lying(table).get("2a", "")
    else:
        assert options(table, "haul") == []


def test_mk_8_01_one_tunnel_further_not_two() -> None:
    table = at_step_4(
        tiles="i3 at f3 turned 90, i2 at g4, i2 at i4, i2 at k4",
        statues={"f2": "fire"},
        storage={0: "4 cart"},
    )
    play(table, "haul from f2")
    assert options(table, "to ") == ["to f1", "to f3", "to f4", "to g4", "to h4"]
    assert refused(table, "to i4") == ("MK-8.01", "too_far")
    play(table, "to h4", "haul from h4")
    assert set(options(table, "to ")) == {f"to {name}" for name in ["f2", "f3", "f4", "g4", "i4", "j4"]}


def test_mk_8_04_occupied_squares_are_passed_but_not_entered() -> None:
    table = at_step_4(tiles="i3 at f3 turned 90", statues={"f2": "fire", "f3": "ice"}, storage={0: "1 cart"})
    play(table, "haul from f2")
    assert options(table, "to ") == ["to f1", "to f4"]
    assert refused(table, "to f3") == ("MK-8.04", "statue_stands_there")


@pytest.mark.parametrize("seat", [0, 1])
def test_mk_8_06_each_moves_what_stands_in_the_own_network(seat: int) -> None:
    table = at_step_4(
        seat,
        tiles="i3 at f3 turned 90, i3 at p3 turned 90, i2 at k9",
        statues={"f3": "fire", "p3": "fire", "k9": "fire"},
        storage={0: "1 cart", 1: "1 cart"},
    )
    own, foreign = ("f3", "p3") if seat == 0 else ("p3", "f3")
    assert options(table, "haul") == [f"haul from {own}"]
    for other in (foreign, "k9"):
        assert refused(table, f"haul from {other}") == ("MK-8.06", "not_your_statue")
    play(table, f"haul from {own}", f"to {own[0]}4")
    assert (stored(table, seat).count("cart"), stored(table, 1 - seat)) == (0, "1 cart")


def test_mk_8_01_a_statue_may_be_moved_again_and_again() -> None:
    table = at_step_4(tiles="i3 at f3 turned 90", statues={"f3": "fire"}, storage={0: "3 cart"})
    for start, to in (("f3", "f4"), ("f4", "f1"), ("f1", "f2")):
        play(table, f"haul from {start}", f"to {to}")
    assert table.statues[0] == square("f2")
    assert table.storage[0][3] == 0


@pytest.mark.parametrize("clan", range(3))
@pytest.mark.parametrize("stone", range(3))
def test_mk_9_07_only_the_pedestal_of_the_statues_own_clan_doubles(clan: int, stone: int) -> None:
    table = position(tiles="i3 at f3 turned 90", statues={"f4": STATUE_CLANS[clan]})
    table.pedestals = tuple(1 << square("f4") if at == stone else 0 for at in range(3))
    found = result(table, 0)
    honor = table.box.statue_honor[table.board().bands[square("f4")]]
    assert (found.statues, found.pedestals) == (honor, honor if clan == stone else 0)


def test_mk_9_07_a_pedestal_beside_the_statue_does_not_double() -> None:
    table = position(tiles="i3 at f3 turned 90", statues={"f4": "fire"})
    table.pedestals = (1 << square("f3") | 1 << square("f2"), 0, 0)
    assert result(table, 0).pedestals == 0


def test_mk_9_07_the_best_statue_of_a_tunnel_counts_pedestal_and_all() -> None:
    """A statue further out that is doubled beats one further in that is not."""
    table = position(tiles="i3 at h3 turned 90, i3 at f3 turned 90", statues={"f2": "fire", "f4": "ice"})
    bands = [table.box.statue_honor[table.board().bands[square(name)]] for name in ("f2", "f4")]
    table.pedestals = (0, 0, 0)
    assert (result(table, 0).statues, result(table, 0).pedestals) == (max(bands), 0)
    table.pedestals = (1 << square("f2"), 0, 0)
    found = result(table, 0)
    assert found.statues + found.pedestals == max(2 * bands[0], bands[1])


@pytest.mark.parametrize("seat", range(4))
def test_mk_9_03_9_04_each_scores_the_own_tokens_and_crowns(seat: int) -> None:
    table = position(seats=4)
    table.track = tuple(range(1, 16))
    table.track_owner = tuple(seat if at in (3, 7) else (seat + 1) % 4 if at == 9 else -1 for at in range(15))
    table.crowns = tuple(5 if other == seat else 0 for other in range(4))
    assert [result(table, other).tokens for other in range(4)] == [
        12 if other == seat else 10 if other == (seat + 1) % 4 else 0 for other in range(4)
    ]
    assert [result(table, other).coronation for other in range(4)] == list(table.crowns)
