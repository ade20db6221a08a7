"""Chapter 4, continued. MK-4.08: a charm does what it says, and no other charm does it."""

from __future__ import annotations

import pytest

from games.mountain_king.positions import (
    bribes_on,
    go,
    lying,
    mask_of,
    options,
    play,
    position,
    question,
    refused,
    stored,
    to_step_2,
)
from underhall.games.mountain_king.components import (
    BLENDED_WALLS,
    BROTHER_CARTS,
    FAIR_WEIGHT,
    RESOURCES,
    SILVER_TONGUE,
    SOFT_STONE,
)
from underhall.games.mountain_king.table import Table

ALL = SOFT_STONE | BLENDED_WALLS | SILVER_TONGUE | FAIR_WEIGHT | BROTHER_CARTS
TO_RUBBLE = "i3 at f3 turned 90, i2 at g3"


def charmed(charms: int, **position_of: object) -> Table:
    """Step 2, under these charms."""
    table = position(**position_of)  # type: ignore[arg-type]
    to_step_2(table)
    table.charms = charms
    table.advance()
    return table


@pytest.mark.parametrize("charms", [0, ALL & ~SOFT_STONE])
def test_mk_6_07_only_soft_stone_spares_hammers(charms: int) -> None:
    table = charmed(charms, tiles=TO_RUBBLE, storage={0: "3 stone, 1 hammer"})
    play(table, "dig i3 with stone")
    assert refused(table, "lay i3 at j3") == ("MK-6.07", "too_few_hammers")
    assert "lay i3 at i4 turned 90" in options(table)
    play(table, "lay i3 at i4 turned 90")
    assert table.storage[0][4] == 0


def test_mk_6_07_soft_stone_lays_tiles_of_any_size_in_rubble_and_keeps_the_hammers() -> None:
    table = charmed(SOFT_STONE, tiles=TO_RUBBLE, storage={0: "3 stone, 1 hammer"})
    play(table, "dig i3 with stone", "lay i3 at j3")
    assert stored(table) == "1 cart, 1 hammer"


@pytest.mark.parametrize(("charms", "kept"), [(SOFT_STONE, 0), (ALL & ~FAIR_WEIGHT, 0), (BLENDED_WALLS, 2)])
def test_mk_3_11_only_with_soft_stone_a_tile_keeps_no_hammers_back(charms: int, kept: int) -> None:
    """Of all the ground only two squares of rubble are left to dig."""
    table = charmed(charms, tiles=TO_RUBBLE, storage={0: "2 stone, 4 hammer, 2 coin"})
    table.dug |= table.board().ground & ~mask_of("i3 j3")
    table.advance()
    play(table, "dig i2 with stone", "trade for cart")
    while question(table) == "GiveOne":
        play(table, options(table)[0])
    assert table.storage[0][4] >= kept
    assert options(table, "lay") == ["lay i2 at i3"]
    assert table.storage[0][4] == kept


@pytest.mark.parametrize("charms", [0, ALL & ~BLENDED_WALLS])
def test_mk_6_01_only_blended_walls_mix_minerals(charms: int) -> None:
    table = charmed(charms, storage={0: "2 stone, 1 iron"})
    assert options(table, "dig") == ["dig i2 with stone"]
    assert refused(table, "dig i3 with mixed") == ("MK-6.01", "one_mineral")
    assert options(charmed(charms, storage={0: "1 stone, 1 iron, 1 heartstone"}), "dig") == []


def test_mk_6_01_with_blended_walls_there_must_be_enough_all_the_same() -> None:
    table = charmed(BLENDED_WALLS, storage={0: "1 stone, 1 iron, 1 heartstone, 9 coin"})
    assert options(table, "dig") == [
        *("dig i2 with mixed", "dig i3 with mixed", "dig v3 with mixed"),
    ]
    assert refused(table, "dig l4 with mixed") == ("MK-6.01", "too_few_minerals")
    assert refused(table, "dig i2 with stone") == ("MK-6.01", "too_few_minerals")


def test_mk_6_01_a_mix_scores_as_stone_even_if_it_is_all_iron() -> None:
    table = charmed(BLENDED_WALLS, storage={0: "3 iron"})
    play(table, "dig i3 with mixed", "lay i3 at h1")
    assert table.honor[0] == table.box.tunnel_honor(3, 0)
    table = charmed(BLENDED_WALLS, storage={0: "3 iron"})
    play(table, "dig i3 with iron", "lay i3 at h1")
    assert table.honor[0] == table.box.tunnel_honor(3, 1)


@pytest.mark.parametrize("charms", [0, ALL & ~SILVER_TONGUE])
def test_mk_4_09_only_silver_tongue_bribes_with_anything(charms: int) -> None:
    table = charmed(charms, storage={0: "1 coin, 9 stone"})
    assert options(table, "recruit m") == []
    assert refused(table, "recruit m1") == ("MK-5.01", "too_few_bribes")
    table = charmed(charms, storage={0: "2 coin, 9 stone"})
    play(table, "recruit m1")
    assert (bribes_on(table, "b1"), bribes_on(table, "b2")) == ("1 coin", "1 coin")
    assert table.storage[0][0] == 9


@pytest.mark.parametrize("charms", [0, ALL & ~FAIR_WEIGHT])
def test_mk_3_05_only_fair_weight_makes_a_trade_cheaper(charms: int) -> None:
    table = charmed(charms, storage={0: "3 coin"})
    assert options(table, "trade") == []
    table = charmed(charms, storage={0: "5 coin"})
    play(table, "trade for iron")
    assert stored(table) == "1 iron, 1 coin"


def test_mk_3_05_fair_weight_takes_three_each_time() -> None:
    table = charmed(FAIR_WEIGHT, storage={0: "6 coin"})
    play(table, "trade for iron", "trade for rune")
    while question(table) == "GiveOne":
        play(table, "give coin")
    assert stored(table) == "1 iron, 1 rune"


@pytest.mark.parametrize("charms", [0, ALL & ~BROTHER_CARTS])
def test_mk_8_03_only_brother_carts_move_other_clans(charms: int) -> None:
    table = charmed(
        charms,
        tiles="i3 at f3 turned 90",
        council={0: {"2a": "sootbelly"}},
        load={0: "fire-cart on 2a"},
        statues={"f3": "ice", "f4": "fire"},
    )
    go(table, "recruit b1", "place at 2c")
    assert options(table, "haul") == ["haul from f4"]
    assert refused(table, "haul from f3") == ("MK-8.03", "no_cart")


@pytest.mark.parametrize(
    ("clan", "cart"), [("fire", "fire-cart"), ("ice", "moon-cart"), ("moon", "moon-cart")]
)
def test_mk_3_13_brother_carts_take_the_own_clans_cart_first_and_wild_ones_last(clan: str, cart: str) -> None:
    places = {"fire-cart": "2a", "moon-cart": "2b"}
    table = charmed(
        BROTHER_CARTS,
        tiles="i3 at f3 turned 90",
        council={0: {"2a": "sootbelly", "2b": "moonpaw"}},
        load={0: f"{cart} on {places[cart]}"},
        storage={0: "1 cart"},
        statues={"f3": clan},
    )
    go(table, "recruit b1", "place at 2c")
    play(table, "haul from f3", "to f4")
    assert table.storage[0][3] == 1
    assert cart not in " ".join(lying(table).values()).split()


@pytest.mark.parametrize("clan", ["fire", "moon"])
def test_mk_3_13_of_two_clan_carts_the_matching_one_goes(clan: str) -> None:
    table = charmed(
        BROTHER_CARTS,
        tiles="i3 at f3 turned 90",
        council={0: {"2a": "sootbelly", "2b": "moonpaw"}},
        load={0: "fire-cart on 2a, moon-cart on 2b"},
        statues={"f3": clan},
    )
    go(table, "recruit b1", "place at 2c")
    play(table, "haul from f3", "to f4")
    left = {"fire": "moon-cart", "moon": "fire-cart"}[clan]
    carts = [piece for pieces in lying(table).values() for piece in pieces.split() if piece.endswith("-cart")]
    assert carts == [left]


def test_mk_3_06_while_paying_by_hand_other_refusals_keep_their_reasons() -> None:
    table = position(load={0: "coin on 1b"}, storage={0: "6 stone"})
    to_step_2(table)
    go(table, "recruit b1", "pay by hand")
    assert table.by_hand == 1
    assert refused(table, "pay by hand") == ("MK-3.06", "by_hand_already")
    assert refused(table, "place at 3a") == ("MK-5.08", "no_two_below")
    assert refused(table, "done") == ("MK-5.08", "seat_first")


@pytest.mark.parametrize("kind", [kind for kind in RESOURCES if kind != "cart"])
def test_mk_8_03_brother_carts_are_still_carts_and_nothing_else_moves_a_statue(kind: str) -> None:
    table = position(
        tiles="i3 at f3 turned 90",
        statues={"f3": "fire"},
        storage={0: f"1 rune, 3 {kind}" if kind != "rune" else "4 rune"},
        book="brother-carts toll drums",
    )
    play(table, "cast brother-carts", "follow the spell")
    to_step_2(table)
    go(table, "recruit b1", "place at 2c")
    assert (question(table), options(table, "haul")) == ("MoveStatues", [])
