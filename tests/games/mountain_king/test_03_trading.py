"""Chapter 3, continued. MK-3.11: a trade at any moment of the own turn, also while something is under way."""

from __future__ import annotations

import pytest

from games.mountain_king.positions import (
    bribe,
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
from underhall.games.mountain_king import GAME
from underhall.games.mountain_king.components import PLACES
from underhall.games.mountain_king.table import Table

TUNNEL = "i3 at f3 turned 90"
SEATED = {"2a": "sootbelly", "2b": "flintnose"}


def on_the_way(asked: str, rules: int = 2) -> Table:
    """Seat 2 of 4, with five coins to spare, in the middle of something."""
    book = {"FollowCharm": "soft-stone", "SendStatue": "wandering-stone", "ConsecrateTo": "consecration"}
    book |= {"ElevateWith": "elevation", "EarthRite": "earth-rite"}
    spell = book.get(asked, "earth-rite")
    others = [name for name in ("drums", "toll", "open-hands") if name != spell]
    table = position(
        seats=4,
        turn=1,
        tiles="i3 at p3 turned 90, i3 at o3 turned 90, i3 at n3 turned 90",
        statues={"p3": "fire"},
        storage={1: "10 coin, 1 rune, 1 cart, 3 stone, 2 iron"},
        held={1: "fire"},
        council={1: {"2a": "pyre-hag"}},
        supply="millstone",
        book=" ".join([spell, *others[:2]]),
    )
    table.rules = rules
    table.advance()
    ways = {
        "FollowCharm": ["cast soft-stone"],
        "EarthRite": ["cast earth-rite"],
        "ElevateWith": ["cast elevation", "elevate 2a"],
        "SendStatue": ["cast wandering-stone", "haul from p3"],
        "ConsecrateTo": ["cast consecration", "consecrate p3"],
        "ChoosePedestal": ["go on", "recruit t1"],
        "SeatTroll": ["go on", "recruit b1"],
        "LayTunnel": ["go on", "dig i3 with stone"],
        "AddPedestal": ["go on", "dig i3 with stone", "lay i3 at m3 turned 90"],
        "DedicateHall": ["go on", "recruit b1", "place at 2b"],
        "HaulTo": ["go on", "recruit b1", "place at 2b", "no hall", "haul from p3"],
    }
    go(table, *ways[asked])
    assert (question(table), table.to_move()) == (asked, 1)
    return table


QUESTIONS = (
    *("FollowCharm", "EarthRite", "ElevateWith", "SendStatue", "ConsecrateTo", "ChoosePedestal"),
    *("SeatTroll", "LayTunnel", "AddPedestal", "DedicateHall", "HaulTo"),
)


@pytest.mark.parametrize("asked", QUESTIONS)
def test_mk_3_11_a_trade_is_possible_whenever_something_is_asked(asked: str) -> None:
    table = on_the_way(asked)
    own = [text for text in options(table) if not text.startswith(("trade", "pay by hand"))]
    wealth = table.wealth(1)
    assert len(options(table, "trade for")) == 7
    play(table, "trade for hammer", *["give coin"] * 4)
    assert table.wealth(1) == [*wealth[:4], wealth[4] + 1, wealth[5], wealth[6] - 4]
    assert (question(table), table.to_move()) == (asked, 1)
    assert set(own) <= set(options(table))


@pytest.mark.parametrize("asked", QUESTIONS)
def test_mk_3_11_by_the_rules_of_before_it_had_to_wait(asked: str) -> None:
    table = on_the_way(asked, rules=1)
    assert options(table, "trade") == []
    assert options(table, "pay by hand") == []
    assert refused(table, "trade for hammer")[1] != "too_poor_to_trade"


def test_mk_3_11_too_little_for_a_trade_is_refused_while_a_troll_waits() -> None:
    table = position(storage={0: "3 coin"})
    go(table, "recruit b1")
    assert options(table, "trade") == []
    assert refused(table, "trade for iron") == ("MK-3.05", "too_poor_to_trade")


def test_mk_3_11_bribes_just_gained_can_be_traded_before_the_seat_is_chosen() -> None:
    table = position(load={0: "coin on 1b"})
    bribe(table, "b3", "2 coin, 1 iron")
    go(table, "recruit b3")
    assert question(table) == "SeatTroll"
    play(table, "trade for cart")
    assert (stored(table), lying(table)) == ("1 cart", {})
    play(table, "place at 2b")
    assert lying(table)["1b"] == "coin"


def cascading(*, by_rows: bool) -> Table:
    """Sludge-nan comes to 3a and yields three pieces; on 1a lies a coin that has been there for long."""
    table = position(
        seats=4,
        turn=2,
        council={2: {"2a": "cinderjaw", "2b": "emberling", "1a": "jingle", "1b": "pebble"}},
        load={2: "coin on 1a"},
    )
    to_step_2(table)
    go(table, "recruit b2")
    play(table, *(["stop after each row"] if by_rows else []), "place at 3a")
    return table


def test_mk_3_11_a_cascade_rolls_through_unless_asked_to_stop() -> None:
    table = cascading(by_rows=False)
    assert question(table) == "MoveStatues"
    assert set(lying(table, 2)) == {"3a", "2a", "2b", "1a", "1b", "1c"}


def test_mk_3_11_asked_to_stop_it_lets_one_trade_what_the_upper_row_gained() -> None:
    table = cascading(by_rows=True)
    assert (question(table), table.to_move()) == ("TradeInCascade", 2)
    assert lying(table, 2) == {"3a": "stone stone coin", "1a": "coin"}
    assert refused(table, "done") == ("MK-3.11", "not_now")
    play(table, "trade for rune")
    assert stored(table, 2) == "1 rune"
    assert lying(table, 2) == {
        "2a": "stone stone fire-cart",
        "2b": "iron hammer hammer",
        "1a": "coin",
        "1b": "stone",
        "1c": "heartstone",
    }


def test_mk_3_11_it_stops_again_after_the_second_row() -> None:
    table = cascading(by_rows=True)
    play(table, "let it roll on")
    assert question(table) == "TradeInCascade"
    assert set(lying(table, 2)) == {"3a", "2a", "2b", "1a"}
    play(table, "let it roll on")
    assert question(table) == "MoveStatues"
    assert set(lying(table, 2)) == {"3a", "2a", "2b", "1a", "1b", "1c"}


def test_mk_3_11_it_stops_only_where_something_below_could_be_traded() -> None:
    """With nothing tradable on the trolls below, a trade can as well wait for the end of the cascade."""
    load = {0: "fire-cart on 2a, coin on 1b"}
    table = position(council={0: SEATED}, load=load, storage={0: "8 stone"})
    to_step_2(table)
    go(table, "recruit b1", "stop after each row", "place at 2c")
    assert question(table) == "MoveStatues"
    table = position(council={0: SEATED}, load={0: "fire-cart on 2a"}, storage={0: "8 stone"})
    to_step_2(table)
    go(table, "recruit b1")
    assert "stop after each row" not in options(table)
    assert refused(table, "stop after each row") == ("MK-3.11", "nothing_below")


def test_mk_3_11_stopping_is_said_once_and_comes_to_nothing_for_the_poor() -> None:
    table = position(load={0: "coin on 1b"})
    go(table, "recruit b1", "stop after each row")
    assert question(table) == "SeatTroll"
    assert refused(table, "stop after each row") == ("MK-3.11", "by_rows_already")
    play(table, "place at 2a")
    assert question(table) == "MoveStatues"
    assert set(lying(table)) == {"2a", "1a", "1b"}


def test_mk_3_11_a_troll_traded_empty_within_the_cascade_does_not_yield_twice() -> None:
    table = position(load={0: "coin on 1b"}, storage={0: "6 stone"})
    to_step_2(table)
    go(table, "recruit b1", "stop after each row", "place at 2b")
    assert lying(table) == {"1b": "coin", "2b": "iron heartstone"}
    play(table, "pay by hand", "trade for cart", "give iron from 2b", "give heartstone from 2b")
    play(table, "give coin from 1b")
    assert question(table) == "MoveStatues"
    assert lying(table) == {"1b": "coin", "1c": "heartstone"}
    assert stored(table) == "5 stone, 1 cart"


@pytest.mark.parametrize("seat", [0, 3])
def test_mk_3_11_drums_may_stop_between_their_two_rows_too(seat: int) -> None:
    table = position(
        seats=4,
        turn=seat,
        council={seat: {"2b": "emberling"}},
        load={seat: "coin on 1b"},
        storage={seat: "1 rune"},
    )
    play(table, "cast drums", "stop after each row", "drum for 2b")
    assert question(table) == "TradeInCascade"
    assert lying(table, seat) == {"1b": "coin", "2b": "iron hammer hammer"}
    play(table, "trade for hammer")
    assert lying(table, seat) == {"1b": "coin", "1c": "heartstone"}
    assert stored(table, seat) == "1 hammer"


def paying_mixed(storage: str) -> Table:
    """Two minerals of any kind are owed for a tunnel."""
    table = position(storage={0: f"{storage}, 1 rune"}, book="blended-walls toll drums")
    play(table, "cast blended-walls", "follow the spell", "go on", "dig i2 with mixed", "lay i2 at g1")
    assert question(table) == "GiveOne"
    return table


def test_mk_3_11_between_the_parts_of_a_payment() -> None:
    table = paying_mixed("2 stone, 1 iron, 6 coin")
    play(table, "give stone", "trade for cart", *["give coin"] * 4)
    assert options(table, "give") == ["give stone", "give iron"]
    play(table, "give iron")
    assert stored(table) == "1 stone, 1 cart, 2 coin"
    assert table.honor[0] == table.box.tunnel_honor(2, 0)


def test_mk_3_11_a_trade_leaves_what_the_payment_still_needs() -> None:
    """Two of three minerals are owed: the trade takes one of them at most."""
    table = paying_mixed("2 stone, 1 iron, 3 coin")
    play(table, "trade for hammer")
    assert options(table) == ["give stone", "give iron", "give coin"]
    play(table, "give stone")
    assert stored(table) == "1 stone, 1 iron, 1 hammer"
    assert options(table) == ["give stone", "give iron"]
    play(table, "give stone")
    assert stored(table) == "1 hammer"


def test_mk_3_11_no_trade_when_too_little_would_be_left_to_pay() -> None:
    table = position(storage={0: "2 stone, 1 iron, 2 coin, 1 rune"}, book="blended-walls toll drums")
    play(table, "cast blended-walls", "follow the spell", "go on")
    assert options(table, "trade for iron") == ["trade for iron"]
    play(table, "dig i2 with mixed")
    assert options(table, "trade") == []
    play(table, "lay i2 at g1")
    assert options(table) == ["give stone", "give iron"]


def test_mk_3_11_no_trade_within_a_trade() -> None:
    table = position(storage={0: "9 coin, 3 stone"})
    play(table, "trade for iron")
    assert options(table) == ["give stone", "give coin"]
    assert refused(table, "trade for iron") == ("MK-3.06", "pay_first")


def test_mk_3_11_a_tile_that_is_being_laid_keeps_its_minerals() -> None:
    table = position(storage={0: "3 stone, 4 coin, 1 hammer"})
    to_step_2(table)
    play(table, "dig i3 with stone", "trade for iron")
    assert options(table) == ["give hammer", "give coin"]
    play(table, "give hammer")
    assert options(table, "give") == []
    assert stored(table) == "3 stone, 1 iron, 1 coin"
    assert question(table) == "LayTunnel"


@pytest.mark.parametrize(("hammers", "given"), [(1, ["give coin"]), (2, ["give hammer", "give coin"])])
def test_mk_3_11_a_tile_that_is_being_laid_keeps_the_hammers_it_must_have(
    hammers: int, given: list[str]
) -> None:
    """All around is dug but j3, which is rubble, and j4 below it."""
    table = position(tiles="i3 at f3 turned 90, i3 at h4", storage={0: f"2 stone, 5 coin, {hammers} hammer"})
    to_step_2(table)
    table.dug |= table.board().ground & ~mask_of("j3 j4")
    play(table, "dig i2 with stone")
    assert options(table, "lay") == ["lay i2 at j3 turned 90"]
    play(table, "trade for cart")
    assert options(table) == given if hammers > 1 else table.storage[0][4] == 1
    while question(table) == "GiveOne":
        play(table, options(table)[0])
    assert table.storage[0][4] == 1
    assert options(table, "lay") == ["lay i2 at j3 turned 90"]


def test_mk_3_11_with_a_hammer_traded_for_more_places_are_open_to_the_tile() -> None:
    table = position(tiles="i3 at f3 turned 90, i2 at g3", storage={0: "2 stone, 4 coin"})
    to_step_2(table)
    play(table, "dig i2 with stone")
    assert refused(table, "lay i2 at i3 turned 90") == ("MK-6.07", "too_few_hammers")
    play(table, "trade for hammer")
    assert question(table) == "LayTunnel"
    play(table, "lay i2 at i3 turned 90")
    assert stored(table) == ""


def test_mk_3_11_a_statue_on_its_way_keeps_its_cart() -> None:
    table = position(tiles=TUNNEL, statues={"f3": "fire"}, storage={0: "1 cart, 4 coin"})
    to_step_2(table)
    go(table, "recruit b1", "place at 2c", "haul from f3", "trade for rune")
    while question(table) == "GiveOne":
        assert "give cart" not in options(table)
        play(table, options(table)[-1])
    play(table, "to f4")
    assert table.storage[0][3] == 0


def test_mk_3_11_a_clan_cart_that_can_pay_the_move_frees_the_wild_one() -> None:
    table = position(
        tiles=TUNNEL,
        council={0: {"2a": "sootbelly"}},
        load={0: "fire-cart on 2a"},
        statues={"f3": "fire"},
        storage={0: "1 cart, 3 coin"},
    )
    to_step_2(table)
    go(table, "recruit b1", "place at 2c", "haul from f3", "trade for rune")
    assert "give cart" in options(table)


def test_mk_3_11_paying_by_hand_goes_on_after_a_trade_in_its_midst() -> None:
    table = position(load={0: "stone on 1a"}, storage={0: "4 stone, 4 coin"})
    to_step_2(table)
    play(table, "pay by hand", "dig i3 with stone", "lay i3 at h1", "give stone from storage")
    play(table, "trade for iron", *["give coin from storage"] * 4)
    assert (question(table), table.by_hand) == ("GiveOne", 1)
    assert options(table) == ["give stone from 1a", "give stone from storage"]
    play(table, "give stone from storage", "give stone from storage")
    assert (lying(table), stored(table)) == ({"1a": "stone"}, "1 stone, 1 iron")
    assert table.by_hand == 0


def test_mk_3_11_all_bribes_still_to_be_laid_are_kept() -> None:
    """Two of six pieces are owed as bribes: four can go, and then the last two have to."""
    table = position(storage={0: "3 stone, 1 iron, 2 coin, 1 rune"}, book="silver-tongue toll drums")
    play(table, "cast silver-tongue", "follow the spell", "go on", "recruit m1")
    play(table, "trade for cart", "give stone", "give stone", "give stone", "give iron")
    assert (question(table), stored(table)) == ("GiveOne", "1 cart, 2 coin")
    play(table, "give coin", "give cart")
    assert (bribes_on(table, "b1"), bribes_on(table, "b2")) == ("1 coin", "1 cart")
    table = position(storage={0: "3 stone, 1 iron, 1 coin, 1 rune"}, book="silver-tongue toll drums")
    play(table, "cast silver-tongue", "follow the spell", "go on", "recruit m1")
    assert options(table, "trade") == []


@pytest.mark.parametrize("seat", [1, 2])
def test_mk_3_11_only_who_is_asked_trades_and_only_with_the_own_goods(seat: int) -> None:
    table = position(seats=4, turn=seat, storage={other: "9 coin" for other in range(4) if other != seat})
    go(table, "recruit b1")
    assert (question(table), table.to_move()) == ("SeatTroll", seat)
    assert options(table, "trade") == []


def test_mk_3_11_drums_need_no_stop_for_what_lies_on_their_own_troll() -> None:
    table = position(council={0: {"2b": "emberling"}}, load={0: "iron on 2b"}, storage={0: "1 rune, 8 coin"})
    play(table, "cast drums")
    assert "stop after each row" not in options(table)
    play(table, "drum for 2b")
    assert question(table) == "SpellAndWorkshop"
    assert lying(table) == {"1b": "coin", "1c": "heartstone", "2b": "iron hammer hammer"}


def test_mk_3_11_by_the_rules_of_before_no_cascade_stops() -> None:
    table = position(council={0: {"2b": "flintnose"}}, load={0: "coin on 1b"}, storage={0: "1 rune, 8 stone"})
    table.rules = 1
    table.advance()
    play(table, "cast drums")
    assert options(table) == ["waive the spell", "drum for 2b"]
    play(table, "waive the spell", "go on", "recruit b1")
    assert options(table) == ["place at 2a", "place at 2c"]
    assert refused(table, "stop after each row") == ("MK-5.08", "seat_first")


@pytest.mark.parametrize("step", ["SpellAndWorkshop", "RecruitOrDig", "SeatTroll"])
def test_mk_3_06_a_trade_paid_by_hand_ends_the_paying_by_hand(step: str) -> None:
    table = position(load={0: "coin on 1b"}, storage={0: "5 coin, 1 rune"})
    ways: dict[str, list[str]] = {"SpellAndWorkshop": [], "RecruitOrDig": ["go on"]}
    go(table, *ways.get(step, ["go on", "recruit b1"]))
    play(table, "pay by hand", "trade for iron", *["give coin from storage"] * 4)
    assert (question(table), table.by_hand) == (step, 0)
    assert lying(table) == {"1b": "coin"}
    assert "pay by hand" in options(table)


def test_mk_3_06_what_is_still_owed_counts_one_kind_of_debt_at_a_time() -> None:
    """Three minerals, then a hammer."""
    table = position(
        tiles="i3 at f3 turned 90, i2 at g3",
        council={0: {"2a": "emberling"}},
        load={0: "hammer on 2a, stone on 1a"},
        storage={0: "3 stone, 1 hammer"},
    )
    to_step_2(table)
    play(table, "pay by hand", "dig i3 with stone", "lay i3 at i3 turned 90")
    owed = []
    while question(table) == "GiveOne":
        owed.append((GAME.view(table, 0).details["owed"], options(table)[0].split()[1]))
        play(table, options(table)[0])
    assert owed == [(3, "stone"), (1, "hammer")]


@pytest.mark.parametrize("seat", range(4))
def test_mk_3_05_a_trade_takes_from_and_gives_to_the_trader_alone(seat: int) -> None:
    table = position(seats=4, turn=seat, storage=dict.fromkeys(range(4), "4 stone, 3 coin"))
    play(table, "trade for hammer", "give stone", "give stone", "give coin", "give coin")
    want = ["2 stone, 1 hammer, 1 coin" if other == seat else "4 stone, 3 coin" for other in range(4)]
    assert [stored(table, other) for other in range(4)] == want


@pytest.mark.parametrize("kind", ["stone", "iron", "heartstone", "cart", "hammer", "rune", "coin"])
def test_mk_3_05_each_of_the_seven_can_be_given_and_taken(kind: str) -> None:
    table = position(storage={0: f"4 {kind}"})
    play(table, f"trade for {kind}")
    assert stored(table) == f"1 {kind}"


def test_mk_3_11_any_filled_symbol_of_a_troll_below_is_worth_a_stop() -> None:
    """Of the three symbols of emberling only the last is filled."""
    table = position(council={0: {"2a": "emberling", "2b": "flintnose"}}, load={0: "hammer on 2a"})
    table.load(0, PLACES.index("2a"), 0b100)
    to_step_2(table)
    go(table, "recruit b1")
    assert "stop after each row" in options(table)


@pytest.mark.parametrize("place", ["1a", "1b", "1c", "1d"])
def test_mk_3_11_it_may_stop_for_what_lies_on_any_troll_below(place: str) -> None:
    symbol = {"1a": "stone", "1b": "coin", "1c": "heartstone", "1d": "iron"}[place]
    table = position(load={0: f"{symbol} on {place}"})
    go(table, *(["go on"] if question(table) == "SpellAndWorkshop" else []), "recruit b1")
    assert "stop after each row" in options(table)


@pytest.mark.parametrize("place", ["1c", "1d"])
def test_mk_3_11_in_the_midst_of_a_cascade_any_troll_of_the_next_row_is_worth_the_stop(place: str) -> None:
    symbol = {"1c": "heartstone", "1d": "iron"}[place]
    table = position(load={0: f"{symbol} on {place}"}, storage={0: "4 coin"})
    to_step_2(table)
    go(table, "recruit b1", "stop after each row", "place at 2c")
    assert question(table) == "TradeInCascade"


def test_mk_3_11_a_trade_tells_its_rate_and_leaves_what_is_paid_to_the_payer() -> None:
    table = position(seats=4, turn=1, storage={1: "5 coin"})
    to_step_2(table)
    go(table, "recruit b1")
    assert len(options(table, "trade")) == 7
    for text in options(table, "trade"):
        outlook = GAME.outlook(table, 1, table.notation().parse(text))
        assert outlook is not None
        assert (outlook.costs, outlook.gives) == ({"any": 4}, {text.removeprefix("trade for "): 1})
    assert GAME.outlook(table, 1, table.notation().parse("place at 2b")) is not None


@pytest.mark.parametrize("place", ["1a", "1b", "1c", "1d"])
def test_mk_3_11_drums_may_stop_only_above_what_their_trolls_cascade_into(place: str) -> None:
    """Of the second row only 2a is seated, above 1a and 1b."""
    symbol = {"1a": "stone", "1b": "coin", "1c": "heartstone", "1d": "iron"}[place]
    table = position(
        council={0: {"2a": "emberling"}}, load={0: f"{symbol} on {place}"}, storage={0: "1 rune, 4 coin"}
    )
    play(table, "cast drums")
    assert ("stop after each row" in options(table)) == (place in ("1a", "1b"))


def test_mk_3_11_cascades_stop_from_the_second_version_of_the_rules_on() -> None:
    table = position(council={0: SEATED})
    table.rules = 2
    go(table, "recruit b1")
    assert refused(table, "stop after each row") == ("MK-3.11", "nothing_below")
    table = position(council={0: SEATED}, load={0: "coin on 1b"})
    table.rules = 2
    to_step_2(table)
    go(table, "recruit b1")
    assert "stop after each row" in options(table)
