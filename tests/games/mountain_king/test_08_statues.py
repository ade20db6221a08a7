"""Chapter 8. Moving statues."""

from __future__ import annotations

import pytest

from games.mountain_king.positions import (
    go,
    lay_on_trolls,
    lying,
    options,
    play,
    position,
    question,
    refused,
    square,
    stored,
    to_step_2,
    told,
)
from underhall.games.mountain_king.components import CART
from underhall.games.mountain_king.rules.halls import lay_hall
from underhall.games.mountain_king.rules.scoring import result
from underhall.games.mountain_king.table import Table

# From the gate down: f2 f3 f4, then g4 h4 i4.
ROAD = "i3 at f3 turned 90, i3 at h4"


def at_step_4(**position_of: object) -> Table:
    """Seat 1 has recruited and may move statues."""
    table = position(**position_of)  # type: ignore[arg-type]
    to_step_2(table)
    go(table, "recruit b1", "place at 2c")
    if question(table) == "DedicateHall":
        play(table, "no hall")
    return table


def reached(table: Table, haul: str) -> str:
    play(table, f"haul from {haul}")
    return " ".join(sorted(text.removeprefix("to ") for text in options(table, "to ")))


def test_mk_8_01_within_its_tunnel_or_to_any_square_of_an_adjacent_one() -> None:
    table = at_step_4(tiles=f"{ROAD}, i2 at i5 turned 90", statues={"f3": "fire"}, storage={0: "1 cart"})
    assert reached(table, "f3") == "f1 f2 f4 g4 h4 i4"


def test_mk_8_01_each_cart_one_move() -> None:
    table = at_step_4(tiles=ROAD, statues={"f3": "fire"}, storage={0: "1 cart"})
    assert refused(table, "haul from f4") == ("MK-8.01", "no_statue_there")
    play(table, "haul from f3")
    assert refused(table, "done") == ("MK-8.01", "haul_first")
    assert refused(table, "to k7") == ("MK-8.01", "too_far")
    play(table, "to i4")
    assert table.statues[0] == square("i4")
    assert options(table, "haul") == []


def test_mk_8_02_tile_hall_remainder_and_gate_are_tunnels() -> None:
    """The hall covers e3 to g4; f2 g2 is a tile, h3 i3 another, the gate a tunnel of its own."""
    tiles = "i2 at f2, i3 at f3, i3 at f4, i2 at h3"
    hall = "e3 e4 f3 f4 g3 g4"
    ways = {"f1": "f2 g2", "f2": f"{hall} f1 g2", "f3": "e3 e4 f2 f4 g2 g3 g4 h3 i3", "h3": f"{hall} i3"}
    for start, want in ways.items():
        table = at_step_4(
            tiles=tiles, halls="stonemasons-house at f4", statues={start: "fire"}, storage={0: "1 cart"}
        )
        assert sorted(reached(table, start).split()) == sorted(want.split())
    table = at_step_4(tiles="i2 at f2, i3 at f3, i3 at f4", statues={"e3": "fire"}, storage={0: "1 cart"})
    lay_hall(table, 5, 1 << square("f3"), square("f3"))
    assert reached(table, "e3") == "e4 f3 f4 g4"


def test_mk_8_03_a_clan_cart_moves_its_clan_a_wild_cart_any() -> None:
    council = {0: {"2a": "sootbelly"}}
    load = {0: "fire-cart on 2a"}
    table = at_step_4(tiles=ROAD, council=council, load=load, statues={"f3": "fire", "f4": "ice"})
    assert options(table, "haul") == ["haul from f3"]
    assert refused(table, "haul from f4") == ("MK-8.03", "no_cart")
    table = at_step_4(tiles=ROAD, statues={"f3": "fire", "f4": "ice"}, storage={0: "1 cart"})
    assert options(table, "haul") == ["haul from f3", "haul from f4"]


def test_mk_8_04_one_statue_per_square_but_several_in_a_tunnel_and_they_pass() -> None:
    table = at_step_4(tiles=ROAD, statues={"f2": "fire", "f3": "ice", "f4": "moon"}, storage={0: "1 cart"})
    play(table, "haul from f2")
    assert refused(table, "to f3") == ("MK-8.04", "statue_stands_there")
    play(table, "to h4")
    assert table.statues[0] == square("h4")


def test_mk_8_05_a_statue_may_stand_on_another_clans_pedestal_and_leave() -> None:
    table = at_step_4(tiles=ROAD, statues={"f2": "fire"}, storage={0: "2 cart"})
    table.pedestals = (0, 1 << square("f3"), 0)
    play(table, "haul from f2", "to f3")
    assert result(table, 0).pedestals == 0
    play(table, "haul from f3", "to f4")
    assert table.statues[0] == square("f4")


def test_mk_8_06_buried_and_foreign_statues_do_not_move() -> None:
    table = at_step_4(
        tiles=f"{ROAD}, i3 at p3 turned 90", statues={"p3": "fire", "f6": "ice"}, storage={0: "4 cart"}
    )
    assert refused(table, "haul from p3") == ("MK-8.06", "not_your_statue")
    assert refused(table, "haul from f6") == ("MK-8.06", "not_your_statue")


def test_mk_8_06_workshops_cannot_be_crossed() -> None:
    table = at_step_4(
        tiles="i3 at f3 turned 90, i3 at e6, i2 at g4, i2 at g5 turned 90",
        workshops={"f5": "quarry"},
        statues={"f4": "fire"},
        storage={0: "1 cart"},
    )
    assert table.networks[0] >> square("f6") & 1
    assert reached(table, "f4") == "f1 f2 f3 g4 h4"


def test_mk_8_07_no_move_to_the_same_square_no_swap_and_altars_may_be_left() -> None:
    table = at_step_4(tiles=ROAD, statues={"f3": "fire", "f4": "ice"}, storage={0: "1 cart"})
    play(table, "haul from f3")
    assert "to f3" not in options(table)
    assert "to f4" not in options(table)
    block = "i3 at f3 turned 90, i3 at g3 turned 90"
    table = at_step_4(
        tiles=block, halls="stonemasons-house at f3 turned 90", statues={"f3": "fire"}, storage={0: "1 cart"}
    )
    assert table.altars[1] == square("f3")
    play(table, "haul from f3", "to g2")
    assert result(table, 0).halls == table.box.halls[1].low


def test_mk_8_07_a_statue_with_no_free_square_around_stays() -> None:
    table = at_step_4(statues={"f1": "fire"}, storage={0: "4 cart"})
    assert refused(table, "haul from f1") == ("MK-8.07", "nowhere_to_go")


def test_mk_3_06_paying_for_a_move_by_hand() -> None:
    table = at_step_4(
        tiles=ROAD,
        council={0: {"2a": "sootbelly"}},
        load={0: "fire-cart on 2a"},
        statues={"f3": "fire"},
        storage={0: "1 cart"},
    )
    play(table, "pay by hand", "haul from f3", "to f4")
    assert options(table, "give") == ["give cart from storage", "give fire-cart from 2a"]
    play(table, "give cart from storage")
    assert table.statues[0] == square("f4")
    assert lying(table)["2a"] == "fire-cart"
    assert table.by_hand == 0


# Example 6: a hall next to the gate's tunnels, a long way for the Fire statue.
LONG_ROAD = "i3 at f3 turned 90, i3 at g3 turned 90, i3 at i4, i2 at k4, i2 at m4, i3 at o4 turned 90"


def example_6() -> Table:
    return at_step_4(
        tiles=LONG_ROAD,
        halls="stonemasons-house at f3 turned 90",
        council={0: {"2a": "sootbelly", "2b": "moonpaw", "3a": "dribble"}},
        load={0: "fire-cart on 2a, moon-cart on 2b, cart on 3a"},
        statues={"g2": "moon", "f4": "fire", "k7": "ice"},
        storage={0: "1 cart, 1 rune, 2 coin, 1 hammer"},
    )


def test_mk_example_6_moon_to_the_altar_fire_four_moves_to_its_pedestal() -> None:
    table = example_6()
    keep_only_carts(table)
    pedestal = square("o5")
    table.pedestals = (1 << pedestal, 0, 0)
    play(table, "haul from g2", "to f3")
    assert lying(table) == {"2a": "fire-cart", "3a": "cart"}
    play(table, "haul from f4", "to h4")
    assert lying(table) == {"3a": "cart"}
    play(table, "haul from h4", "to k4")
    assert (lying(table), table.storage[0][CART]) == ({}, 1)
    play(table, "haul from k4", "to m4")
    assert stored(table) == "1 hammer, 1 rune, 2 coin"
    assert options(table, "haul") == []
    play(table, "trade for cart", "haul from m4", "to o5")
    assert table.statues[1] == pedestal
    assert table.statues[0] == table.altars[1]
    found = result(table, 0)
    assert found.pedestals == table.box.statue_honor[table.board().bands[pedestal]]


def keep_only_carts(table: Table) -> None:
    """What the recruit of this turn brought is put away, so that only the example's resources are left."""
    keep = {"2a": "fire-cart", "2b": "moon-cart", "3a": "cart"}
    for place in range(10):
        table.load(0, place, 0)
    for where, symbol in keep.items():
        lay_on_trolls(table, 0, f"{symbol} on {where}")
    table.advance()


def test_mk_example_13_the_ice_statue_is_still_buried() -> None:
    table = example_6()
    assert refused(table, "haul from k7") == ("MK-8.06", "not_your_statue")
    assert "cart" in lying(table)["3a"].split()
    assert table.storage[0][3] == 1


@pytest.mark.parametrize("by_hand", [False, True])
@pytest.mark.parametrize("seat", [1, 2])
def test_mk_8_01_it_is_told_who_moved_which_statue_where(seat: int, by_hand: bool) -> None:
    tiles = {1: "i3 at p3 turned 90", 2: "i3 at p15 turned 90"}[seat]
    here, there = {1: ("p3", "p4"), 2: ("p15", "p14")}[seat]
    table = position(
        seats=4,
        turn=seat,
        tiles=tiles,
        statues={here: "moon"},
        load={seat: "coin on 1b"},
        storage={seat: "1 cart"},
    )
    to_step_2(table)
    go(table, "recruit b1", "place at 2c", *(["pay by hand"] if by_hand else []), f"haul from {here}")
    play(table, f"to {there}", *(["give cart from storage"] if by_hand else []))
    assert told(table, "moves_statue") == [{"seat": seat, "clan": "moon", "square": here, "to": there}]
