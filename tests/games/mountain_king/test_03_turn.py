"""Chapter 3. The turn, paying and trading."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.mountain_king.positions import (
    QUIET,
    bribe,
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
    told,
)
from underhall.core.agenda import SPECTATOR
from underhall.games.mountain_king import GAME
from underhall.games.mountain_king.components import COIN, HAMMER, IRON, NONE, PLACES, STONE
from underhall.games.mountain_king.rules.paying import Owe, Promise, spare_kinds

FULL = {
    "2a": "sootbelly",
    "2b": "flintnose",
    "2c": "hailgrin",
    "3a": "moonpaw",
    "3b": "nightsong",
    "4a": "silverlid",
}


def test_mk_3_01_the_steps_come_in_order_and_turns_go_clockwise() -> None:
    table = position(
        seats=4,
        tiles="p5 at f2, i2 at f5",
        statues={"f2": "fire"},
        storage={0: "1 rune, 2 cart, 4 stone"},
    )
    asked = []
    while table.to_move() == 0:
        asked.append(question(table))
        moves = {
            "SpellAndWorkshop": "go on",
            "RecruitOrDig": "recruit b1",
            "SeatTroll": "place at 2a",
            "DedicateHall": "no hall",
            "MoveStatues": "done",
        }
        play(table, moves[question(table)])
        while table.to_move() < 0:
            play(table, options(table)[0])
    assert asked == ["SpellAndWorkshop", "RecruitOrDig", "SeatTroll", "MoveStatues"]
    assert table.to_move() == 1


def test_mk_3_01_a_step_out_of_order_is_refused() -> None:
    table = position(tiles="i3 at f3 turned 90", statues={"f3": "fire"}, storage={0: "1 rune, 1 cart"})
    assert refused(table, "haul from f3") == ("MK-3.01", "not_now")
    assert refused(table, "recruit b1") == ("MK-3.01", "not_now")
    play(table, "go on")
    assert refused(table, "cast earth-rite") == ("MK-3.01", "not_now")
    go(table, "recruit b1", "place at 2a")
    assert question(table) == "MoveStatues"
    assert refused(table, "recruit b2") == ("MK-3.01", "not_now")


@pytest.mark.parametrize("order", ["spell workshop", "workshop spell", "spell", "workshop", ""])
def test_mk_3_02_one_spell_and_one_workshop_in_any_order(order: str) -> None:
    table = position(
        tiles="i3 at f3 turned 90", workshops={"f5": "millstone"}, storage={0: "1 rune, 1 stone"}
    )
    for step in order.split():
        if step == "spell":
            play(table, "cast earth-rite", "take 2 iron")
        else:
            play(table, "work at f5", "use stone for iron")
    iron = 2 * order.count("spell") + order.count("workshop")
    if question(table) == "SpellAndWorkshop":
        play(table, "go on")
    assert question(table) == "RecruitOrDig"
    assert table.storage[0][1] == iron


def test_mk_3_02_a_second_spell_is_refused() -> None:
    table = position(storage={0: "2 rune, 4 stone"})
    play(table, "cast earth-rite", "take 3 stone")
    assert refused(table, "cast soft-stone") == ("MK-3.02", "one_spell")


def test_mk_3_03_step_2_is_a_must() -> None:
    table = position()
    assert question(table) == "RecruitOrDig"
    assert refused(table, "skip") == ("MK-3.03", "must_work")
    assert options(table, "dig") == []
    assert options(table) == [f"recruit b{i}" for i in range(1, 6)]


def test_mk_3_03_with_ten_trolls_only_digging_is_possible() -> None:
    table = position(council={0: FULL}, storage={0: "2 stone"})
    to_step_2(table)
    assert options(table) == ["dig i2 with stone"]
    assert refused(table, "recruit b1") == ("MK-3.03", "council_is_full")


def test_mk_3_03_who_can_neither_recruit_nor_dig_skips_the_step() -> None:
    table = position(council={0: FULL}, storage={0: "1 stone"})
    assert table.to_move() == 1


def test_mk_3_03_nobody_is_obliged_to_trade_in_order_to_dig() -> None:
    table = position(council={0: FULL}, storage={0: "1 stone, 4 coin"})
    to_step_2(table)
    assert question(table) == "RecruitOrDig"
    assert options(table)[0] == "skip"
    assert options(table, "dig") == []
    play(table, "skip")
    assert question(table) == "MoveStatues"


def test_mk_3_04_one_hall_per_turn() -> None:
    table = position(tiles="i3 at f3 turned 90, i3 at g3 turned 90, i3 at h3 turned 90, i3 at i3 turned 90")
    to_step_2(table)
    go(table, "recruit b1", "place at 2a")
    assert question(table) == "DedicateHall"
    assert len(options(table, "dedicate")) > 2
    play(table, options(table, "dedicate stonemasons-house")[0])
    assert question(table) != "DedicateHall"


def test_mk_3_04_statues_move_as_often_as_carts_allow() -> None:
    table = position(tiles="i3 at f3 turned 90", statues={"f3": "fire"}, storage={0: "3 cart"})
    to_step_2(table)
    go(table, "recruit b1", "place at 2a")
    for to in ("f4", "f2"):
        play(table, "haul from " + ("f3" if to == "f4" else "f4"), f"to {to}")
    play(table, "haul from f2", "to f3")
    assert table.storage[0][3] == 0
    assert options(table, "haul") == []


@pytest.mark.parametrize("step", ["SpellAndWorkshop", "RecruitOrDig", "UseWorkshop", "MoveStatues"])
def test_mk_3_05_a_trade_at_any_moment_of_the_own_turn(step: str) -> None:
    table = position(
        tiles="i3 at f3 turned 90",
        workshops={"f5": "millstone"},
        statues={"f3": "fire"},
        storage={0: "8 coin, 1 rune, 1 cart"},
    )
    way = {
        "SpellAndWorkshop": [],
        "RecruitOrDig": ["go on"],
        "UseWorkshop": ["work at f5"],
        "MoveStatues": ["go on", "recruit b1", "place at 2c"],
    }
    go(table, *way[step])
    assert question(table) == step
    play(table, "trade for hammer", "give coin", "give coin", "give rune", "give cart")
    assert stored(table) == "1 hammer, 6 coin"
    assert question(table) == step


def test_mk_3_05_any_number_of_times() -> None:
    table = position(storage={0: "8 coin"})
    play(table, "trade for iron", "trade for iron", *["give coin"] * 4)
    assert stored(table) == "2 iron"
    assert question(table) == "RecruitOrDig"
    assert refused(table, "trade for iron") == ("MK-3.05", "too_poor_to_trade")


def test_mk_3_06_trolls_are_spent_before_storage() -> None:
    table = position(load={0: "stone on 1a"}, storage={0: "2 stone"})
    to_step_2(table)
    play(table, "dig i2 with stone", "lay i2 at g1")
    assert lying(table) == {}
    assert stored(table) == "1 stone"


def test_mk_3_06_paying_by_hand_any_split_is_possible() -> None:
    table = position(load={0: "stone on 1a"}, storage={0: "2 stone"})
    to_step_2(table)
    play(table, "pay by hand", "dig i2 with stone", "lay i2 at g1")
    assert options(table) == ["give stone from 1a", "give stone from storage"]
    assert refused(table, "give stone") == ("MK-3.06", "not_there")
    assert refused(table, "give iron from storage") == ("MK-3.06", "not_accepted")
    assert refused(table, "done") == ("MK-3.06", "pay_first")
    play(table, "give stone from storage", "give stone from storage")
    assert lying(table) == {"1a": "stone"}
    assert stored(table) == ""


def test_mk_3_06_by_hand_lasts_for_one_payment() -> None:
    table = position(load={0: "stone on 1a, coin on 1b"}, storage={0: "4 stone, 1 rune"})
    play(table, "pay by hand")
    assert refused(table, "pay by hand") == ("MK-3.06", "by_hand_already")
    play(table, "cast earth-rite", "take 3 stone")
    assert table.by_hand == 0
    assert "pay by hand" in options(table)


def test_mk_3_06_by_hand_lapses_with_the_turn() -> None:
    """Nothing is paid in this turn, so nothing else ends it."""
    table = position(council={0: FULL}, load={0: "coin on 1b"}, storage={0: "1 rune"})
    play(table, "pay by hand")
    assert table.by_hand == 1
    play(table, "go on")
    assert (table.to_move(), told(table, "pays")) == (1, [])
    assert table.by_hand == 0


def test_mk_3_06_hammers_can_be_paid_by_hand_too() -> None:
    table = position(
        tiles="i3 at f3 turned 90, i3 at h4",
        council={0: {"2a": "emberling"}},
        load={0: "hammer on 2a"},
        storage={0: "2 stone, 1 hammer"},
    )
    to_step_2(table)
    play(table, "pay by hand", "dig i2 with stone", "lay i2 at j3 turned 90")
    assert options(table) == ["give hammer from 2a", "give hammer from storage"]
    assert refused(table, "give iron from storage") == ("MK-3.06", "not_accepted")
    assert refused(table, "give hammer from 1a") == ("MK-3.06", "not_there")
    play(table, "give hammer from storage")
    assert lying(table) == {"2a": "hammer"}
    assert stored(table) == "1 cart"


def test_mk_3_06_bribes_can_be_paid_by_hand_each_from_elsewhere() -> None:
    table = position(load={0: "coin on 1b"}, storage={0: "2 coin"})
    to_step_2(table)
    play(table, "pay by hand", "recruit m1", "give coin from storage")
    assert (question(table), table.by_hand) == ("GiveOne", 1)
    play(table, "give coin from storage")
    assert lying(table) == {"1b": "coin"}
    assert table.by_hand == 0


def test_mk_3_03_who_trades_the_last_minerals_away_may_skip() -> None:
    table = position(council={0: FULL}, storage={0: "2 stone, 6 coin"})
    to_step_2(table)
    assert refused(table, "skip") == ("MK-3.03", "must_work")
    play(table, "trade for rune", "give stone", "give coin", "give coin", "give coin")
    assert options(table, "dig") == []
    assert options(table)[0] == "skip"
    play(table, "skip")
    assert (question(table), stored(table)) == ("MoveStatues", "1 stone, 1 rune, 3 coin")


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_mk_3_01_turns_go_round_to_the_left(seats: int) -> None:
    table = position(seats=seats, turn=seats - 2, first=1)
    asked = []
    for _ in range(2 * seats):
        asked.append(table.to_move())
        place = next(p for p in ("2a", "2b", "2c") if table.council[asked[-1]][PLACES.index(p)] == NONE)
        to_step_2(table)
        go(table, "recruit b1", f"place at {place}")
        while table.to_move() == asked[-1]:
            play(table, options(table)[0])
    assert asked == [(seats - 2 + i) % seats for i in range(2 * seats)]


def test_mk_3_06_without_anything_on_trolls_there_is_no_choice() -> None:
    table = position(storage={0: "1 rune"})
    assert refused(table, "pay by hand") == ("MK-3.06", "nothing_on_trolls")


def test_mk_example_10_four_of_five_stone_any_four() -> None:
    council = {0: {"2a": "peatfoot"}}
    stones = {0: "stone on 2a, stone on 2a, stone on 1a"}
    start = {0: "2 stone"}
    table = position(council=council, load=stones, storage=start)
    play(table, "go on", "dig l4 with stone", "lay l4 at g2")
    assert (lying(table), stored(table)) == ({}, "1 stone")
    seen = set()
    for kept in ("1a", "2a", "storage"):
        table = position(council=council, load=stones, storage=start)
        play(table, "go on", "pay by hand", "dig l4 with stone", "lay l4 at g2")
        while question(table) == "GiveOne":
            ways = [text for text in options(table) if not text.endswith(kept)] or options(table)
            play(table, ways[0])
        seen.add((stored(table), tuple(lying(table).items())))
    assert seen == {("", (("1a", "stone"),)), ("", (("2a", "stone"),)), ("1 stone", ())}


def test_mk_3_06_the_question_says_how_much_is_still_owed() -> None:
    table = position(load={0: "stone on 1a"}, storage={0: "4 stone"})
    to_step_2(table)
    assert "owed" not in GAME.view(table, 0).details
    play(table, "pay by hand", "dig l4 with stone", "lay l4 at g2")
    owed = []
    while question(table) == "GiveOne":
        owed.append(GAME.view(table, 0).details["owed"])
        play(table, options(table)[-1])
    assert owed == [4, 3, 2, 1]


def test_mk_3_07_corners_are_not_adjacent() -> None:
    table = position(storage={0: "2 stone"})
    to_step_2(table)
    play(table, "dig i2 with stone")
    assert refused(table, "lay i2 at g2") == ("MK-6.04", "touches_nothing")
    assert "lay i2 at f2" in options(table)


def test_mk_3_08_all_is_open_but_drafts_and_orders() -> None:
    table = position(storage={0: "2 stone"}, held={0: "fire"})
    one, other = GAME.view(table, 0), GAME.view(table, SPECTATOR)
    assert (one.storage, one.held, one.bag) == (other.storage, other.held, other.bag)
    assert one.track == other.track == list(table.track)
    assert not hasattr(one, "decks")
    assert one.deck_sizes == [16, 13, 14]


def test_mk_3_08_a_table_may_hide_the_values_of_tokens() -> None:
    table = position(options={"hide_tokens": "yes"}, held={0: "fire"}, storage={0: "3 stone"})
    to_step_2(table)
    play(table, "dig i3 with stone", "lay i3 at f3 turned 90", "put pedestal fire")
    assert GAME.view(table, 0).track[3] == 1
    assert GAME.view(table, 1).track[3] == NONE
    assert GAME.view(table, SPECTATOR).track[3] == NONE
    assert table.journal is not None
    to_rivals = [event.key for event in table.journal if event.readable_by(1)]
    to_owner = [event.key for event in table.journal if event.readable_by(0)]
    assert "puts_pedestal_face_down" in to_rivals
    assert "puts_pedestal" not in to_rivals
    assert "puts_pedestal" in to_owner
    assert "puts_pedestal_face_down" not in to_owner


def test_mk_3_09_storage_has_no_limit() -> None:
    table = position(storage={0: "40 coin"})
    table.gain(0, 6, 60)
    assert stored(table) == "100 coin"


def test_mk_3_10_able_to_dig_counts_tile_place_minerals_and_hammers() -> None:
    able = position(council={0: FULL}, storage={0: "2 stone"})
    assert options(able) == ["dig i2 with stone"]
    for lacking in ("tile", "minerals"):
        table = position(council={0: FULL}, storage={0: "2 stone"})
        if lacking == "tile":
            table.stacks = (0, *table.stacks[1:])
        else:
            table.storage = ((1, 1, 0, 0, 0, 0, 0), table.storage[1])
        table.advance()
        assert table.to_move() == 1


def test_mk_3_10_able_to_dig_needs_a_place_whose_rubble_can_be_paid() -> None:
    """The gate at k1 is walled in: only the rubble at k3 is left to go on."""
    walls = "i3 at g2 turned 90, i2 at f2"
    for hammers, seat in ((0, 1), (1, 0)):
        table = position(council={0: FULL}, tiles=walls, storage={0: f"2 stone, {hammers} hammer"})
        board = table.board()
        table.dug |= board.ground & ~board.rubble & ~table.networks[0]
        table.dug &= ~(1 << square("j4"))
        table.networks = (1 << square("f1") | 1 << square("j2"), table.networks[1])
        table.advance()
        assert table.to_move() == seat


def test_mk_3_10_whether_step_2_is_a_must_is_judged_when_it_begins() -> None:
    table = position(council={0: FULL}, storage={0: "1 stone, 4 coin"})
    to_step_2(table)
    play(table, "trade for stone", "give coin", "give coin", "give coin", "give coin")
    assert options(table, "dig") == ["dig i2 with stone"]
    assert "skip" in options(table)
    table = position(council={0: FULL}, storage={0: "2 stone, 2 coin"})
    to_step_2(table)
    assert "skip" not in options(table)


def test_mk_3_11_any_four_equal_or_not_but_no_pedestals() -> None:
    table = position(storage={0: "4 coin"}, held={0: "fire fire fire fire"})
    play(table, "trade for cart")
    assert stored(table) == "1 cart"
    assert refused(table, "trade for cart") == ("MK-3.05", "too_poor_to_trade")


def test_mk_3_11_only_in_the_own_turn() -> None:
    table = position(storage={0: "4 coin, 1 rune", 1: "4 coin, 1 rune"})
    assert table.to_move() == 0
    play(table, "trade for cart", "give coin", "give coin", "give coin", "give coin")
    assert stored(table, 1) == "1 rune, 4 coin"
    assert stored(table, 0) == "1 cart, 1 rune"


def test_mk_3_12_what_an_action_gains_cannot_pay_for_it() -> None:
    """The taken troll has coins on it, but the bribes have to be paid before."""
    table = position(storage={0: "1 coin"})
    bribe(table, "m1", "3 coin")
    table.advance()
    assert options(table, "recruit m") == []
    assert refused(table, "recruit m1") == ("MK-5.01", "too_few_bribes")
    table.gain(0, COIN, 1)
    table.advance()
    go(table, "recruit m1", "place at 2c")
    assert stored(table) == "3 coin"


def test_mk_3_12_a_buried_hammer_cannot_pay_for_its_own_rubble(tmp_path: Path) -> None:
    """On this board a hammer lies under the rubble of j3."""
    folder = tmp_path / "hammer"
    folder.mkdir()
    text = (QUIET / "board_winter.toml").read_text().replace(".........c...", ".........m...")
    (folder / "board_winter.toml").write_text(text)
    for hammers, allowed in ((0, False), (1, True)):
        table = position(
            tiles="i3 at f3 turned 90, i3 at h4",
            storage={0: f"2 stone, {hammers} hammer"},
            box=GAME.box(folder),
        )
        assert table.board().buried[square("j3")] == HAMMER
        to_step_2(table)
        play(table, "dig i2 with stone")
        assert ("lay i2 at j3 turned 90" in options(table)) == allowed
        if allowed:
            play(table, "lay i2 at j3 turned 90")
            assert stored(table) == "1 hammer"
        else:
            assert refused(table, "lay i2 at j3 turned 90") == ("MK-6.07", "too_few_hammers")


def test_mk_3_13_the_default_takes_the_clan_cart_then_wild_on_trolls_then_storage() -> None:
    table = position(
        tiles="i3 at f3 turned 90",
        council={0: {"2a": "sootbelly", "2b": "dribble"}},
        load={0: "fire-cart on 2a, cart on 2b"},
        storage={0: "1 cart"},
        statues={"f3": "fire"},
    )
    to_step_2(table)
    play(table, "recruit b1", "place at 2c")
    left = []
    for haul, to in (("f3", "f4"), ("f4", "f3"), ("f3", "f4")):
        play(table, f"haul from {haul}", f"to {to}")
        left.append((lying(table).get("2a"), lying(table).get("2b"), stored(table)))
    assert left == [(None, "cart", "1 cart"), (None, None, "1 cart"), (None, None, "")]


def test_mk_3_13_of_several_trolls_those_that_yield_most_often_pay_first() -> None:
    """The inner starters are in more cascades than the outer ones, a row in more than the row above it."""
    council = {"1a": "jingle", "1b": "pebble", "2a": "peatfoot", "2b": "sludge-nan", "3a": "old-quagga"}
    laden = "stone on 1b, stone on 2a, stone on 2b, stone on 3a"
    table = position(council={0: council}, load={0: laden}, storage={0: "1 stone"})
    to_step_2(table)
    play(table, "dig i2 with stone")
    play(table, options(table)[0])
    assert sorted(lying(table)) == ["2a", "3a"]
    assert stored(table) == "1 stone"


STONY = "dribble cinderjaw rimebeard frostfinger hailgrin snowmother icicle-ulf moonpaw nightsong duskwalker"


@pytest.mark.parametrize("seat", [0, 1])
def test_mk_3_13_every_troll_has_its_place_in_the_default_payment(seat: int) -> None:
    """Records rely on it: what is paid by default is not written into them."""
    council = dict(zip(PLACES, STONY.split(), strict=True))
    laden = ", ".join(f"stone on {place}" for place in PLACES)
    table = position(turn=seat, council={seat: council}, load={seat: laden}, storage={seat: "1 stone"})
    emptied = []
    for _ in PLACES:
        before = set(lying(table, seat))
        table.then(Owe(seat, 1 << STONE, 1))
        table.advance()
        emptied += [*before - set(lying(table, seat))]
    assert emptied == ["1b", "1c", "1a", "1d", "2b", "2a", "2c", "3a", "3b", "4a"]
    assert stored(table, seat) == "1 stone"


def test_mk_3_11_a_promise_is_kept_even_if_nothing_else_is_pending() -> None:
    table = position(storage={0: "2 stone, 4 iron"})
    table.agenda = [Promise(1 << STONE, 2)]
    assert spare_kinds(table, 0, 1 << STONE | 1 << IRON) == 1 << IRON
    table.agenda = []
    assert spare_kinds(table, 0, 1 << STONE | 1 << IRON) == 1 << STONE | 1 << IRON


def test_mk_2_02_4_03_8_01_the_moves_onto_squares_are_numbered_row_by_row() -> None:
    """Records and options keep the order of the moves, so it must not depend on chance."""
    moves = GAME.new(4).moves
    for by_square in (moves.gate, moves.work, moves.haul, moves.to, moves.divine):
        assert list(by_square) == sorted(by_square)
        numbers = [move.id for move in by_square.values()]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
