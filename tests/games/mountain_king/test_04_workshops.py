"""Chapter 4, first part. Workshops."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.mountain_king.positions import (
    QUIET,
    lying,
    options,
    play,
    position,
    question,
    refusal,
    refused,
    square,
    stored,
)
from underhall.games.mountain_king import GAME, schema
from underhall.games.mountain_king.components import RESOURCES
from underhall.games.mountain_king.table import Table

AT_SITE = "i3 at f3 turned 90"


def inside(kind: str, storage: str, tiles: str = AT_SITE) -> Table:
    """Seat 1 has entered the workshop at f5."""
    table = position(tiles=tiles, workshops={"f5": kind}, storage={0: storage})
    play(table, "work at f5")
    return table


def test_mk_4_03_a_workshop_must_touch_the_own_network() -> None:
    table = position(workshops={"f5": "millstone"}, storage={0: "1 stone, 1 rune"})
    assert refused(table, "work at f5") == ("MK-4.03", "out_of_reach")
    assert refused(table, "work at p5") == ("MK-4.03", "no_workshop_there")


def test_mk_4_03_as_many_uses_as_open_entrances_whoever_opened_them() -> None:
    table = position(
        gates=("f1", "g17"),
        tiles="i3 at f3 turned 90, i3 at g15 turned 90, i3 at g12 turned 90, i3 at g9 turned 90, "
        "i2 at g6 turned 90, i2 at e6",
        workshops={"f5": "millstone"},
        storage={0: "9 stone"},
    )
    assert table.open_sides(square("f5")) == 2
    play(table, "work at f5", "use stone for iron", "use stone for iron")
    assert question(table) != "UseWorkshop"
    assert stored(table) == "7 stone, 2 iron"


def test_mk_4_03_each_use_is_an_operation_of_its_own_and_may_be_the_last() -> None:
    table = inside("millstone", "2 stone")
    play(table, "leave the workshop")
    assert stored(table) == "2 stone"
    assert refused(table, "work at f5") == ("MK-3.01", "not_now")


def test_mk_4_04_gains_go_to_storage_and_only_one_workshop_per_turn() -> None:
    table = position(
        tiles=AT_SITE,
        workshops={"f5": "quarry"},
        storage={0: "1 heartstone, 1 rune"},
    )
    play(table, "work at f5", "use heartstone for 2 stone")
    assert stored(table) == "2 stone, 1 rune"
    assert options(table, "work at") == []
    assert refused(table, "work at f5") == ("MK-4.12", "one_workshop")


def test_mk_4_04_a_workshop_belongs_to_nobodys_network() -> None:
    table = position(tiles=AT_SITE, workshops={"f5": "quarry"}, storage={0: "2 stone"})
    assert not table.networks[0] >> square("f5") & 1
    play(table, "go on", "dig i2 with stone")
    assert refused(table, "lay i2 at f6") == ("MK-6.04", "touches_nothing")


@pytest.mark.parametrize(
    ("kind", "storage", "uses"),
    [
        ("cartwright", "1 heartstone, 1 cart", ["cart for heartstone", "heartstone for cart"]),
        (
            "runesmith",
            "1 stone, 1 iron, 1 rune",
            ["iron for rune", "rune for iron", "rune for stone", "stone for rune"],
        ),
        ("charm-maker", "1 coin, 1 rune", ["coin for rune", "rune for coin"]),
        ("quarry", "2 stone, 1 heartstone", ["2 stone for heartstone", "heartstone for 2 stone"]),
        (
            "coin-press",
            "1 iron, 1 heartstone, 1 coin",
            ["coin for heartstone", "coin for iron", "heartstone for coin", "iron for coin"],
        ),
        ("millstone", "1 stone, 1 iron", ["iron for stone", "stone for iron"]),
        ("foundry", "1 heartstone, 1 iron", ["heartstone for iron", "iron for heartstone"]),
        ("toolmaker", "1 heartstone, 1 hammer", ["hammer for heartstone", "heartstone for hammer"]),
        ("picksmith", "1 stone, 1 iron", ["2 any for hammer"]),
        ("wheelwright", "1 stone, 1 iron", ["2 any for cart"]),
    ],
)
def test_mk_4_05_what_each_kind_exchanges(kind: str, storage: str, uses: list[str]) -> None:
    table = inside(kind, storage)
    assert sorted(text.removeprefix("use ") for text in options(table, "use")) == uses
    for use in uses:
        given, taken = use.split(" for ")
        before = table.copy()
        play(before, f"use {use}")
        while question(before) == "GiveOne":
            play(before, options(before)[0])
        total = sum(before.storage[0]) - sum(table.storage[0])
        counts = [int(side.split()[0]) if side[0].isdigit() else 1 for side in (given, taken)]
        assert total == counts[1] - counts[0]


def test_mk_4_05_what_is_missing_cannot_be_exchanged() -> None:
    table = inside("quarry", "1 stone, 3 coin")
    assert refused(table, "use 2 stone for heartstone") == ("MK-4.05", "too_few")
    assert refused(table, "use coin for rune") == ("MK-4.05", "other_workshop")
    assert refused(table, "store stone from 1a") == ("MK-4.05", "not_now")
    table = position(tiles=AT_SITE, workshops={"f5": "picksmith"}, storage={0: "1 coin, 1 rune"})
    play(table, "work at f5")
    table.gain(0, 6, -1)
    assert refused(table, "use 2 any for cart") == ("MK-4.05", "other_workshop")


def test_mk_4_05_a_clan_cart_cannot_be_spent_in_a_workshop() -> None:
    table = position(
        tiles=AT_SITE,
        workshops={"f5": "cartwright"},
        council={0: {"2a": "sootbelly"}},
        load={0: "fire-cart on 2a, heartstone on 1c"},
    )
    play(table, "work at f5")
    assert options(table, "use") == ["use heartstone for cart"]
    assert refused(table, "use cart for heartstone") == ("MK-4.05", "too_few")


def test_mk_4_05_the_quartermaster_stores_what_lies_on_a_troll() -> None:
    table = position(
        tiles="i3 at f3 turned 90, i3 at f6",
        workshops={"f5": "quartermaster"},
        council={0: {"2a": "sootbelly"}},
        load={0: "fire-cart on 2a, iron on 2a, coin on 1b"},
    )
    play(table, "work at f5")
    assert options(table, "store") == ["store coin from 1b", "store iron from 2a", "store fire-cart from 2a"]
    assert refused(table, "store stone from 1a") == ("MK-4.05", "not_on_troll")
    play(table, "store fire-cart from 2a")
    assert lying(table) == {"1b": "coin", "2a": "iron"}
    assert stored(table) == "1 cart"


def test_mk_4_10_each_side_counts_once_and_cut_off_tiles_open_nothing() -> None:
    table = position(
        tiles="i3 at f3 turned 90, i2 at g5", workshops={"f5": "millstone"}, storage={0: "9 stone"}
    )
    assert table.board().sites
    assert not table.networks[0] >> square("g5") & 1
    assert table.open_sides(square("f5")) == 1
    table = position(tiles="i3 at f3 turned 90, i3 at g4 turned 90", workshops={"f5": "millstone"})
    assert table.open_sides(square("f5")) == 2


def test_mk_4_11_uses_alternate_and_spend_the_last_gain() -> None:
    table = inside(
        "quarry", "2 stone", "i3 at f3 turned 90, i3 at g4 turned 90, i2 at g6 turned 90, i2 at e6"
    )
    assert table.open_sides(square("f5")) == 3
    play(table, "use 2 stone for heartstone", "use heartstone for 2 stone", "use 2 stone for heartstone")
    assert stored(table) == "1 heartstone"


def test_mk_4_11_any_two_may_be_equal() -> None:
    table = inside("wheelwright", "2 coin")
    play(table, "use 2 any for cart")
    assert stored(table) == "1 cart"
    table = inside("picksmith", "2 coin, 1 iron")
    play(table, "use 2 any for hammer", "give iron")
    assert stored(table) == "1 hammer, 1 coin"


def test_mk_4_12_one_tile_per_turn_even_of_two_of_a_kind() -> None:
    table = position(
        tiles="i3 at f3 turned 90, i3 at d4, i2 at d5 turned 90",
        workshops={"f5": "millstone", "d7": "millstone"},
        storage={0: "4 stone, 1 rune"},
    )
    assert options(table, "work at") == ["work at f5", "work at d7"]
    play(table, "work at d7", "use stone for iron")
    assert refused(table, "work at f5") == ("MK-4.12", "one_workshop")


def test_mk_4_12_the_box_has_two_of_each_kind() -> None:
    assert GAME.box().copies == 2


def test_mk_example_5_a_toolmaker_with_three_open_entrances() -> None:
    """One entrance is the player's, two are another's; up to three uses, each either way."""
    for uses in (["heartstone for hammer"] * 3, ["hammer for heartstone"] * 3, ["hammer for heartstone"]):
        table = position(
            gates=("f1", "g17"),
            tiles="i3 at f3 turned 90, i3 at g15 turned 90, i3 at g12 turned 90, i3 at g9 turned 90, "
            "i2 at f7, i2 at e6, i2 at d5",
            workshops={"f5": "toolmaker"},
            storage={0: "3 heartstone, 3 hammer"},
        )
        assert table.open_sides(square("f5")) == 3
        own = table.box.grid.around(1 << square("f5")) & table.networks[0]
        assert own.bit_count() == 1
        play(table, "work at f5", *[f"use {use}" for use in uses])
        if len(uses) == 3:
            assert question(table) != "UseWorkshop"
    assert stored(table) == "4 heartstone, 2 hammer"


# Second times, owners, limits


def test_mk_4_03_the_quartermaster_works_once_for_each_open_entrance() -> None:
    table = position(
        tiles="i3 at f3 turned 90, i3 at g4 turned 90",
        workshops={"f5": "quartermaster"},
        load={0: "coin on 1b, stone on 1a, iron on 1d"},
    )
    assert table.open_sides(square("f5")) == 2
    play(table, "work at f5", "store coin from 1b")
    assert question(table) == "UseWorkshop"
    play(table, "store stone from 1a")
    assert question(table) != "UseWorkshop"
    assert lying(table) == {"1d": "iron"}
    assert stored(table) == "1 stone, 1 coin"


@pytest.mark.parametrize("seat", range(4))
def test_mk_4_03_a_workshop_serves_who_enters_it(seat: int) -> None:
    """All four touch the same site: four uses, and nobody else gains or pays."""
    gates = ("f4", "g5", "f6", "e5")
    storage = dict.fromkeys(range(4), "5 stone")
    table = position(seats=4, turn=seat, gates=gates, workshops={"f5": "millstone"}, storage=storage)
    assert table.open_sides(square("f5")) == 4
    play(table, "work at f5", *["use stone for iron"] * 4)
    assert question(table) != "UseWorkshop"
    assert [stored(table, other) for other in range(4)] == [
        "1 stone, 4 iron" if other == seat else "5 stone" for other in range(4)
    ]


def test_mk_4_12_a_second_workshop_waits_for_the_next_turn_though_a_spell_comes_between() -> None:
    table = position(
        tiles="i3 at f3 turned 90, i3 at d4, i2 at d5 turned 90",
        workshops={"f5": "millstone", "d7": "quarry"},
        storage={0: "4 stone, 1 rune"},
    )
    play(table, "work at f5", "use stone for iron", "cast earth-rite", "take 2 iron")
    assert question(table) == "RecruitOrDig"


def test_mk_4_10_one_open_entrance_is_one_use() -> None:
    table = inside("millstone", "9 stone")
    assert table.open_sides(square("f5")) == 1
    play(table, "use stone for iron")
    assert question(table) == "SpellAndWorkshop"
    assert refused(table, "use stone for iron") == ("MK-3.01", "not_now")


@pytest.mark.parametrize(("kind", "paid"), [("picksmith", "hammer"), ("wheelwright", "cart")])
def test_mk_4_05_any_two_of_what_one_has_on_trolls_or_in_storage(kind: str, paid: str) -> None:
    table = position(
        tiles=AT_SITE, workshops={"f5": kind}, load={0: "coin on 1b"}, storage={0: "1 rune", 1: "9 stone"}
    )
    play(table, "work at f5", f"use 2 any for {paid}")
    assert (stored(table), lying(table)) == (f"1 {paid}", {})


def test_mk_4_05_two_of_any_kind_are_missing_to_who_has_one(tmp_path: Path) -> None:
    """Only a pack has a workshop that takes one of a kind, or else two of any."""
    text = (schema.DATA / "workshops.toml").read_text()
    (tmp_path / "workshops.toml").write_text(
        text.replace('give = ["2 any"]', 'give = ["1 stone", "2 any"]', 1)
    )
    (tmp_path / "board_winter.toml").write_text((QUIET / "board_winter.toml").read_text())
    table = position(
        tiles=AT_SITE, workshops={"f5": "picksmith"}, storage={0: "1 stone"}, box=GAME.box(tmp_path)
    )
    play(table, "work at f5")
    assert options(table, "use") == ["use stone for hammer"]
    found = refusal(table, "use 2 any for hammer")
    assert (found.rule, found.key, found.words) == (
        "MK-4.05",
        "refused.too_few",
        {"resource": "any", "count": 2},
    )


def test_mk_4_05_the_quartermaster_offers_each_sort_once_in_the_order_of_the_symbols() -> None:
    table = position(
        tiles=AT_SITE,
        workshops={"f5": "quartermaster"},
        council={0: {"2a": "winterwitch", "2b": "emberling"}},
        load={0: "ice-cart on 2a, rune on 2a, rune on 2a, hammer on 2b, hammer on 2b"},
    )
    play(table, "work at f5")
    assert options(table, "store") == [
        "store rune from 2a",
        "store ice-cart from 2a",
        "store hammer from 2b",
    ]


def test_mk_4_05_the_quartermaster_offers_every_sort_that_lies_on_a_rich_troll() -> None:
    rich = "hammer on 2a, rune on 2a, rune on 2a, coin on 2a, ice-cart on 2a"
    table = position(
        tiles=AT_SITE, workshops={"f5": "quartermaster"}, council={0: {"2a": "frostseer"}}, load={0: rich}
    )
    play(table, "work at f5")
    sorts = ["hammer", "rune", "coin", "ice-cart"]
    assert options(table, "store") == [f"store {sort} from 2a" for sort in sorts]
    play(table, "store ice-cart from 2a")
    assert stored(table) == "1 cart"


def test_mk_4_05_the_sheet_tells_what_each_use_costs_and_brings() -> None:
    box = GAME.box()
    for exchange, told in zip(box.exchanges, GAME.sheet(box)["exchanges"], strict=True):
        assert told == (exchange.give, exchange.count, exchange.take, exchange.amount)
    assert (len(RESOURCES), 2, RESOURCES.index("hammer"), 1) in GAME.sheet(box)["exchanges"]


def test_mk_3_06_paying_by_hand_in_a_workshop_is_over_after_one_use() -> None:
    table = position(
        tiles=AT_SITE,
        workshops={"f5": "millstone"},
        load={0: "stone on 1a, coin on 1b"},
        storage={0: "1 stone, 1 rune"},
    )
    play(table, "work at f5", "pay by hand", "use stone for iron")
    assert options(table) == ["give stone from 1a", "give stone from storage"]
    play(table, "give stone from storage")
    assert (table.by_hand, lying(table)) == (0, {"1a": "stone", "1b": "coin"})
    assert "pay by hand" in options(table)
