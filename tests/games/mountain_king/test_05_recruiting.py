"""Chapter 5. Recruiting."""

from __future__ import annotations

import pytest

from games.mountain_king.positions import (
    HORDE,
    bribe,
    bribes_on,
    card,
    deal,
    go,
    horde_at,
    lying,
    options,
    pedestals_held,
    play,
    position,
    question,
    refused,
    stored,
    to_step_2,
    told,
    troll_at,
)
from underhall.core.agenda import changed
from underhall.core.grid import fields_of
from underhall.games.mountain_king import GAME
from underhall.games.mountain_king.components import (
    BELOW,
    BRIBED,
    CASCADE,
    ICE,
    MOON,
    NONE,
    PLACES,
    RESOURCES,
    STANDS,
)
from underhall.games.mountain_king.rules.recruiting import Refill, RetireTrolls
from underhall.games.mountain_king.table import Table


def at_step_2(**position_of: object) -> Table:
    table = position(**position_of)  # type: ignore[arg-type]
    to_step_2(table)
    return table


def test_mk_5_01_the_bottom_row_is_free() -> None:
    table = at_step_2()
    assert options(table, "recruit") == ["recruit b1", "recruit b2", "recruit b3", "recruit b4", "recruit b5"]
    go(table, "recruit b4", "place at 2a")
    assert sum(sum(row) for row in table.bribes) == 0


def test_mk_5_01_the_middle_row_costs_a_coin_on_each_of_two() -> None:
    table = at_step_2(storage={0: "3 coin"})
    go(table, "recruit m2", "place at 2a")
    assert (bribes_on(table, "b2"), bribes_on(table, "b3")) == ("1 coin", "1 coin")
    assert table.storage[0][6] == 1


def test_mk_5_01_all_bribes_or_no_recruit() -> None:
    table = at_step_2(storage={0: "4 coin"})
    assert options(table, "recruit t") == []
    assert refused(table, "recruit t1") == ("MK-5.01", "too_few_bribes")
    table = at_step_2(storage={0: "1 coin"})
    assert refused(table, "recruit m1") == ("MK-5.01", "too_few_bribes")


def test_mk_5_02_the_place_is_refilled_from_its_own_deck() -> None:
    table = at_step_2(storage={0: "2 coin"})
    play(table, "recruit m1")
    deck = {f"deal {c.name}" for n, c in enumerate(table.box.cards) if table.decks[1] >> n & 1}
    assert set(options(table)) == deck
    play(table, "deal pyre-hag", "draw pedestal ice")
    assert horde_at(table, "m1") == "pyre-hag"
    assert table.horde_pedestals[5] == ICE
    assert not table.decks[1] >> card(table, "pyre-hag") & 1


def test_mk_5_03_bribes_on_the_taken_troll_go_to_storage() -> None:
    table = at_step_2()
    bribe(table, "b2", "2 coin, 1 iron")
    go(table, "recruit b2", "place at 2a")
    assert stored(table) == "1 iron, 2 coin"
    assert bribes_on(table, "b2") == ""


def test_mk_5_04_a_level_2_troll_brings_its_pedestal() -> None:
    table = at_step_2(storage={0: "2 coin"})
    table.horde_pedestals = changed(table.horde_pedestals, 5, MOON)
    play(table, "recruit m1")
    assert pedestals_held(table) == "moon"
    assert table.horde_pedestals[5] == NONE


def test_mk_5_04_a_level_3_troll_lets_the_player_choose_one() -> None:
    table = at_step_2(storage={0: "5 coin"})
    play(table, "recruit t1")
    assert options(table) == [
        "take no pedestal",
        "take pedestal fire",
        "take pedestal ice",
        "take pedestal moon",
    ]
    play(table, "take pedestal ice")
    assert pedestals_held(table) == "ice"
    assert table.bag == (6, 5, 6)


def test_mk_5_05_an_empty_deck_draws_one_level_higher() -> None:
    table = at_step_2()
    table.decks = changed(table.decks, 0, 0)
    play(table, "recruit b1", "deal pyre-hag")
    assert horde_at(table, "b1") == "pyre-hag"


def test_mk_5_05_when_no_deck_has_a_card_the_place_stays_empty() -> None:
    table = at_step_2()
    table.decks = (0, 0, 0)
    play(table, "recruit b1", "place at 2a")
    assert horde_at(table, "b1") == ""
    table = at_step_2(horde="- " + HORDE.split(" ", 1)[1])
    assert refused(table, "recruit b1") == ("MK-5.05", "nobody_there")


def test_mk_5_06_with_an_empty_bag_there_are_no_new_pedestals() -> None:
    table = at_step_2(storage={0: "5 coin"})
    table.bag = (0, 0, 0)
    go(table, "recruit t1")
    assert question(table) == "SeatTroll"
    table = at_step_2(storage={0: "2 coin"})
    table.bag = (0, 0, 0)
    play(table, "recruit m1", "deal pyre-hag")
    assert table.horde_pedestals[5] == NONE
    assert question(table) == "SeatTroll"


def test_mk_5_06_a_clan_that_is_not_in_the_bag_is_refused() -> None:
    table = at_step_2(storage={0: "5 coin"})
    table.bag = (1, 0, 0)
    play(table, "recruit t1")
    assert refused(table, "take pedestal ice") == ("MK-5.06", "not_in_bag")
    assert refused(table, "place at 2a") == ("MK-5.14", "not_now")


def test_mk_5_07_a_troll_with_four_bribes_retires_after_the_recruit() -> None:
    table = at_step_2(storage={0: "2 coin"})
    bribe(table, "b1", "3 coin")
    bribe(table, "b2", "2 coin")
    go(table, "recruit m1", "place at 2a")
    assert horde_at(table, "b1") != "bogmar"
    assert table.under[0] == (card(table, "bogmar"),)
    assert bribes_on(table, "b1") == ""
    assert (horde_at(table, "b2"), bribes_on(table, "b2")) == ("sludge-nan", "3 coin")


def test_mk_5_07_a_pedestal_stays_for_the_successor() -> None:
    table = at_step_2()
    bribe(table, "m1", "4 coin")
    table.horde_pedestals = changed(table.horde_pedestals, 5, MOON)
    bag = table.bag
    go(table, "recruit b5", "place at 2a")
    assert horde_at(table, "m1") not in ("", "old-quagga")
    assert table.horde_pedestals[5] == MOON
    assert table.bag == bag


def test_mk_5_08_a_recruit_sits_above_and_between_two_trolls() -> None:
    table = at_step_2(council={0: {"2a": "flintnose", "2b": "sootbelly"}})
    go(table, "recruit b1")
    assert options(table) == ["place at 2c", "place at 3a"]
    assert refused(table, "place at 2a") == ("MK-5.08", "place_is_taken")
    assert refused(table, "place at 3b") == ("MK-5.08", "no_two_below")
    assert refused(table, "done") == ("MK-5.08", "seat_first")


@pytest.mark.parametrize(
    ("place", "reached"),
    [
        ("2a", "1a 1b 2a"),
        ("3a", "1a 1b 1c 2a 2b 3a"),
        ("3b", "1b 1c 1d 2b 2c 3b"),
        ("4a", "1a 1b 1c 1d 2a 2b 2c 3a 3b 4a"),
    ],
)
def test_mk_5_09_the_cascade_runs_down_the_pyramid(place: str, reached: str) -> None:
    names = ["sootbelly", "flintnose", "hailgrin", "moonpaw", "nightsong"]
    places = ["2a", "2b", "2c", "3a", "3b"]
    council = dict(zip(places, names, strict=True))
    if place != "4a":
        council.pop(place)
    if place[0] == "2":
        council = {}
    table = at_step_2(council={0: council})
    go(table, "recruit b1", f"place at {place}")
    assert " ".join(sorted(lying(table))) == reached


def test_mk_5_09_what_lies_there_already_is_not_doubled() -> None:
    table = at_step_2(load={0: "stone on 1a"})
    go(table, "recruit b1", "place at 2a")
    assert lying(table) == {"1a": "stone", "1b": "coin", "2a": "iron heartstone"}
    whats = [(words["troll"], words["what"]) for words in told(table, "yields")]
    assert whats == [("bogmar", "iron heartstone"), ("jingle", "coin")]


@pytest.mark.parametrize("use", ["trade for iron", "recruit m1", "use 2 any for hammer"])
def test_mk_5_10_a_clan_cart_cannot_be_spent_on_anything_but_its_statue(use: str) -> None:
    table = position(
        tiles="i3 at f3 turned 90",
        workshops={"f5": "picksmith"},
        council={0: {"2a": "sootbelly", "2b": "salamander"}},
        load={0: "fire-cart on 2a, fire-cart on 2b, fire-cart on 2b"},
        storage={0: "1 coin"},
    )
    if use.startswith("use"):
        play(table, "work at f5")
        assert question(table) != "UseWorkshop"
        return
    if use.startswith("recruit"):
        to_step_2(table)
    assert use not in options(table)


def test_mk_5_10_a_cart_on_the_spiral_and_in_storage_is_wild() -> None:
    table = at_step_2(council={0: {"2a": "dribble"}}, load={0: "cart on 2a"}, storage={0: "3 cart"})
    play(table, "trade for iron")
    assert stored(table) == "1 iron"
    assert lying(table) == {}


def test_mk_5_11_with_substitutes_the_price_goes_by_the_row_the_pedestal_by_the_card() -> None:
    table = at_step_2(storage={0: "2 coin"}, horde=HORDE.replace("old-quagga", "flintnose"))
    deal(table, "b1", "lunar-queen")
    play(table, "recruit b1")
    assert question(table) == "ChoosePedestal"
    assert stored(table) == "2 coin"
    table = at_step_2(storage={0: "2 coin"}, horde=HORDE.replace("old-quagga", "flintnose"))
    play(table, "recruit m1", "place at 2c")
    assert pedestals_held(table) == ""
    assert (bribes_on(table, "b1"), bribes_on(table, "b2")) == ("1 coin", "1 coin")


@pytest.mark.parametrize(
    ("stand", "decks", "level"),
    [
        ("b1", "23", 2),
        ("b1", "3", 3),
        ("m1", "13", 3),
        ("m1", "1", 1),
        ("t1", "12", 2),
        ("t1", "1", 1),
    ],
)
def test_mk_5_12_which_deck_is_tried_instead(stand: str, decks: str, level: int) -> None:
    table = position()
    full = table.box.decks
    table.decks = tuple(deck if str(at) in decks else 0 for at, deck in enumerate(full, 1))
    table.then(Refill(STANDS.index(stand)))
    table.advance()
    dealt = [text.removeprefix("deal ") for text in options(table)]
    assert {table.box.level[card(table, name)] for name in dealt} == {level}


def test_mk_5_01_the_price_of_every_troll_is_seen() -> None:
    table = position()
    assert GAME.view(table, 1).prices == [0] * 5 + [2] * 4 + [5] * 3
    table.horde = changed(table.horde, STANDS.index("b1"), NONE)
    assert GAME.view(table, 1).prices == [0] * 5 + [1] + [2] * 3 + [4] + [5] * 2


def test_mk_5_12_an_empty_place_needs_no_bribe() -> None:
    table = at_step_2(horde="- " + HORDE.split(" ", 1)[1], storage={0: "1 coin"})
    go(table, "recruit m1", "place at 2c")
    assert bribes_on(table, "b2") == "1 coin"


def test_mk_5_13_retirements_go_bottom_row_first_left_to_right() -> None:
    table = position()
    for stand in ("t1", "m2", "b4", "b2"):
        bribe(table, stand, "4 coin")
    table.then(RetireTrolls())
    table.advance()
    while table.to_move() < 0:
        play(table, options(table)[0])
    retired = [words["troll"] for words in told(table, "retires")]
    assert retired == ["sludge-nan", "clayhand", "turfback", "mother-mire"]


def test_mk_5_13_a_kept_pedestal_goes_back_into_the_bag_if_the_successor_is_not_level_2() -> None:
    table = position()
    table.horde = changed(table.horde, 5, NONE)
    table.horde_pedestals = changed(table.horde_pedestals, 5, MOON)
    table.bag = (6, 6, 5)
    table.decks = (table.decks[0], 0, table.decks[2])
    table.then(Refill(5))
    table.advance()
    play(table, "deal lunar-queen")
    assert table.horde_pedestals[5] == NONE
    assert table.bag == (6, 6, 6)


def test_mk_5_13_no_second_pedestal_is_drawn() -> None:
    table = position()
    bribe(table, "m1", "4 coin")
    table.horde_pedestals = changed(table.horde_pedestals, 5, MOON)
    table.then(RetireTrolls())
    table.advance()
    play(table, "deal pyre-hag")
    assert table.to_move() >= 0
    assert table.horde_pedestals[5] == MOON


def test_mk_5_14_the_choice_is_optional_and_comes_before_the_refill() -> None:
    table = at_step_2(storage={0: "5 coin"})
    table.horde_pedestals = changed(table.horde_pedestals, 5, MOON)
    play(table, "recruit t1")
    assert horde_at(table, "t1") == ""
    play(table, "take no pedestal")
    assert pedestals_held(table) == ""
    assert table.bag == (6, 6, 6)


@pytest.mark.parametrize("seat", range(4))
def test_mk_5_15_the_horde_is_refilled_before_the_place_in_the_council_is_chosen(seat: int) -> None:
    table = at_step_2(seats=4, turn=seat, storage={seat: "2 coin"})
    play(table, "recruit m2")
    assert question(table) == "DealTroll"
    assert [*table.options()] == [table.moves.deal[n] for n in fields_of(table.decks[1])]
    play(table, "deal pyre-hag")
    assert question(table) == "DrawPedestal"
    play(table, "draw pedestal moon")
    assert (question(table), table.to_move()) == ("SeatTroll", seat)
    assert (horde_at(table, "m2"), table.horde_pedestals[6]) == ("pyre-hag", MOON)
    assert troll_at(table, "2b", seat) == ""


def test_mk_5_15_trolls_retire_only_when_the_recruit_sits() -> None:
    table = at_step_2(storage={0: "2 coin"})
    bribe(table, "b1", "3 coin")
    play(table, "recruit m1", "deal pyre-hag", "draw pedestal ice")
    assert (horde_at(table, "b1"), bribes_on(table, "b1")) == ("bogmar", "4 coin")
    play(table, "place at 2a")
    assert (question(table), horde_at(table, "b1")) == ("DealTroll", "")


def test_mk_5_15_by_the_rules_of_before_the_seat_is_chosen_first() -> None:
    table = at_step_2()
    table.rules = 1
    play(table, "recruit b3")
    assert (question(table), horde_at(table, "b3")) == ("SeatTroll", "")
    play(table, "place at 2b")
    assert question(table) == "DealTroll"
    assert set(options(table)) == {f"deal {table.box.cards[n].name}" for n in fields_of(table.decks[0])}


def test_mk_5_16_the_level_has_no_bearing_on_the_row() -> None:
    table = at_step_2(storage={0: "5 coin"}, council={0: {"2a": "flintnose", "2b": "sootbelly"}})
    go(table, "recruit t2", "take no pedestal", "place at 2c")
    assert troll_at(table, "2c") == "lord-of-peat"
    table = at_step_2(council={0: {"2a": "flintnose", "2b": "sootbelly"}})
    go(table, "recruit b1", "place at 3a")
    assert troll_at(table, "3a") == "bogmar"
    assert troll_at(table, "2c") == ""


def test_mk_5_17_the_cascade_is_automatic_and_fills_each_symbol_once() -> None:
    table = at_step_2(council={0: {"2a": "flintnose", "2b": "sootbelly"}})
    go(table, "recruit b1", "place at 3a")
    assert lying(table)["1b"] == "coin"
    assert lying(table)["2a"] == "iron coin fire-cart"


def test_mk_example_3_a_level_3_recruit_at_the_top_right() -> None:
    table = at_step_2(storage={0: "5 coin"})
    play(table, "recruit t3")
    for stand in ("m3", "m4", "b3", "b4", "b5"):
        assert bribes_on(table, stand) == "1 coin"
    for stand in ("m1", "m2", "b1", "b2"):
        assert bribes_on(table, stand) == ""
    go(table, "take pedestal fire", "place at 2a")
    assert pedestals_held(table) == "fire"
    assert table.box.level[table.horde[STANDS.index("t3")]] == 3
    assert table.horde_pedestals[STANDS.index("t3")] == NONE


COUNCIL = {"1a": "jingle", "1b": "glimmer", "1c": "pebble", "1d": "rusty", "2a": "cinderjaw", "2b": "bogmar"}


def example_4() -> Table:
    """Coin, heartstone, stone and a fourth starter; a Fire and a Mud troll above them."""
    horde = HORDE.replace("bogmar", "mirewife", 1).replace("clayhand mirewife", "clayhand dribble")
    return at_step_2(
        council={0: COUNCIL},
        horde=horde,
        load={0: "fire-cart on 2a, heartstone on 2b, stone on 1c"},
        storage={0: "5 coin"},
    )


def test_mk_example_4_the_third_recruit_placed_upper_left() -> None:
    table = example_4()
    go(table, "recruit t2", "take no pedestal", "place at 3a")
    assert lying(table) == {
        "1a": "coin",
        "1b": "heartstone",
        "1c": "stone",
        "2a": "stone stone fire-cart",
        "2b": "iron heartstone",
        "3a": "iron iron iron rune cart",
    }
    gained = {words["place"]: words["what"] for words in told(table, "yields")}
    assert gained == {
        "3a": "iron iron iron rune cart",
        "2a": "stone stone",
        "2b": "iron",
        "1a": "coin",
        "1b": "heartstone",
    }


def test_mk_example_12_exactly_two_places_are_legal() -> None:
    table = example_4()
    assert lying(table) == {"1c": "stone", "2a": "fire-cart", "2b": "heartstone"}
    go(table, "recruit t2", "take no pedestal")
    assert options(table, "place") == ["place at 2c", "place at 3a"]
    assert PLACES[6] == "2c"


# Orders, second times, owners


def test_mk_5_07_retired_trolls_come_back_in_the_order_they_went() -> None:
    """Under the deck they lie in their order; the shuffled part above them is dealt first."""
    table = position(seats=4, turn=2)
    table.decks = changed(table.decks, 0, 0)
    table.under = ((card(table, "dribble"), card(table, "cinderjaw"), card(table, "emberling")), (), ())
    for name, left in (("dribble", 2), ("cinderjaw", 1), ("emberling", 0)):
        table.then(Refill(STANDS.index("b2")))
        table.advance()
        assert options(table) == [f"deal {name}"]
        play(table, f"deal {name}")
        assert len(table.under[0]) == left


def test_mk_5_07_the_retired_lie_below_the_shuffled_part() -> None:
    table = position()
    table.under = ((card(table, "dribble"),), (), ())
    table.decks = changed(table.decks, 0, 1 << card(table, "emberling"))
    table.then(Refill(0), Refill(1))
    table.advance()
    assert options(table) == ["deal emberling"]
    play(table, "deal emberling")
    assert options(table) == ["deal dribble"]


def test_mk_5_07_each_retires_under_the_deck_of_its_own_level() -> None:
    table = position(horde=HORDE.replace("bogmar", "pyre-hag", 1))
    table.under = ((card(table, "dribble"),), (), (card(table, "bogking"),))
    for stand in ("b1", "b2", "t1"):
        bribe(table, stand, "2 coin, 2 iron")
    table.then(RetireTrolls())
    table.advance()
    while table.to_move() < 0:
        play(table, options(table)[0])
    names = [[table.box.cards[number].name for number in under] for under in table.under]
    assert names == [["dribble", "sludge-nan"], ["pyre-hag"], ["bogking", "mother-mire"]]


@pytest.mark.parametrize(
    ("bribes", "stays"), [("3 coin", True), ("1 iron, 1 cart, 1 coin", True), ("5 coin", False)]
)
def test_mk_5_07_four_bribes_of_any_kind_are_enough_three_are_not(bribes: str, stays: bool) -> None:
    table = at_step_2()
    bribe(table, "b4", bribes)
    go(table, "recruit b1", "place at 2a")
    assert (horde_at(table, "b4") == "clayhand") == stays
    assert (bribes_on(table, "b4") == bribes) == stays


@pytest.mark.parametrize("seat", range(4))
def test_mk_5_03_5_04_what_lies_on_a_troll_comes_to_its_recruiter_alone(seat: int) -> None:
    table = at_step_2(seats=4, turn=seat, storage={seat: "2 coin"})
    bribe(table, "m3", "2 iron")
    table.horde_pedestals = changed(table.horde_pedestals, STANDS.index("m3"), ICE)
    go(table, "recruit m3", "place at 2b")
    for other in range(4):
        assert stored(table, other) == ("2 iron" if other == seat else "")
        assert pedestals_held(table, other) == ("ice" if other == seat else "")


@pytest.mark.parametrize("seat", range(4))
def test_mk_5_09_the_cascade_fills_the_own_council_alone(seat: int) -> None:
    table = at_step_2(seats=4, turn=seat)
    go(table, "recruit b1", "place at 2c")
    for other in range(4):
        want = {"2c": "iron heartstone", "1c": "heartstone", "1d": "iron"} if other == seat else {}
        assert lying(table, other) == want


@pytest.mark.parametrize("stand", ["m1", "m2", "m3", "m4", "t1", "t2", "t3"])
def test_mk_5_01_each_troll_below_gets_one_coin_and_no_other(stand: str) -> None:
    table = at_step_2(storage={0: "5 coin"})
    play(table, f"recruit {stand}")
    below = {STANDS[at] for at in BRIBED[STANDS.index(stand)]}
    for other in STANDS:
        assert bribes_on(table, other) == ("1 coin" if other in below else "")
    assert table.storage[0][6] == 5 - len(below)


@pytest.mark.parametrize("empty", range(5))
def test_mk_5_12_empty_places_below_make_a_troll_cheaper(empty: int) -> None:
    names = HORDE.split()
    names[empty] = "-"
    table = at_step_2(horde=" ".join(names), storage={0: "4 coin"})
    stands = ("t1", "t2", "t3")
    for stand in stands:
        cheaper = empty in BRIBED[STANDS.index(stand)]
        assert (f"recruit {stand}" in options(table)) == cheaper
    assert GAME.view(table, 0).prices[9:] == [5 - (empty in BRIBED[9 + i]) for i in range(3)]


def test_mk_5_04_no_more_pedestals_than_the_bag_holds() -> None:
    table = at_step_2(storage={0: "5 coin"})
    table.bag = (0, 1, 0)
    play(table, "recruit t2")
    assert options(table) == ["take no pedestal", "take pedestal ice"]
    go(table, "take pedestal ice")
    assert table.bag == (0, 0, 0)
    assert question(table) == "SeatTroll"


def test_mk_5_13_a_retired_level_2_troll_without_a_pedestal_gets_a_successor_with_one() -> None:
    table = position()
    bribe(table, "m2", "4 coin")
    table.then(RetireTrolls())
    table.advance()
    play(table, "deal pyre-hag")
    assert question(table) == "DrawPedestal"
    play(table, "draw pedestal fire")
    assert (table.horde_pedestals[6], table.bag) == (0, (5, 6, 6))


@pytest.mark.parametrize("kind", RESOURCES)
def test_mk_5_03_it_is_told_which_bribes_came_with_the_troll(kind: str) -> None:
    table = at_step_2()
    bribe(table, "b2", f"2 {kind}")
    go(table, "recruit b2")
    assert told(table, "takes_bribes") == [{"seat": 0, "what": f"{kind} {kind}"}]


def test_mk_5_08_each_place_of_the_council_lies_over_two_of_the_row_below() -> None:
    below = {PLACES[place]: [PLACES[b] for b in under] for place, under in enumerate(BELOW) if under}
    assert below == {
        "2a": ["1a", "1b"],
        "2b": ["1b", "1c"],
        "2c": ["1c", "1d"],
        "3a": ["2a", "2b"],
        "3b": ["2b", "2c"],
        "4a": ["3a", "3b"],
    }
    assert GAME.sheet(GAME.box())["below"] == BELOW


def test_mk_5_09_a_cascade_comes_to_the_place_and_to_all_that_lie_below_it_row_by_row() -> None:
    for top, reached in enumerate(CASCADE):
        row, rows = [top], [top]
        while row := sorted({below for place in row for below in BELOW[place]}):
            rows += row
        assert list(reached) == rows
