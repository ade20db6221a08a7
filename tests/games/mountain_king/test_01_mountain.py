"""Chapter 1. Setup of the mountain."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games.mountain_king.positions import (
    options,
    play,
    position,
    refused,
    square,
    stored,
    to_step_2,
)
from underhall.core.agenda import NATURE, Item
from underhall.core.game import BadSetup
from underhall.games.mountain_king import GAME
from underhall.games.mountain_king.components import BRIBED, CLANS, NONE, STAND_LEVEL, STANDS
from underhall.games.mountain_king.rules.mountain import LayToken, OrderClans, RaiseStatues, RevealWorkshop
from underhall.games.mountain_king.rules.players import ChooseStart
from underhall.games.mountain_king.rules.recruiting import DealTroll, DrawPedestal
from underhall.games.mountain_king.rules.turn import TurnUpSpell
from underhall.games.mountain_king.table import Table


def set_up(seats: int, seed: int = 1, start: str = "random", workshops: str = "random") -> Table:
    """A real table, at the first choice of a seat."""
    table = GAME.new(seats, {"start": start, "workshops": workshops})
    dice = Random(seed)
    while table.to_move() == NATURE:
        table.befall(dice)
    return table


@pytest.mark.parametrize(("seats", "side"), [(2, "autumn"), (3, "autumn"), (4, "winter"), (5, "winter")])
def test_mk_1_01_the_number_of_players_decides_the_side(seats: int, side: str) -> None:
    assert GAME.new(seats).board().name == side


def test_mk_1_01_two_players_choose_their_side() -> None:
    assert GAME.new(2, {"board": "winter"}).board().name == "winter"
    assert GAME.new(2, {"board": "autumn"}).board().name == "autumn"


@pytest.mark.parametrize(("seats", "side"), [(3, "winter"), (4, "autumn"), (5, "autumn")])
def test_mk_1_01_nobody_else_does(seats: int, side: str) -> None:
    with pytest.raises(BadSetup, match=r"MK-1\.01"):
        GAME.settle(seats, {"board": side})


@pytest.mark.parametrize("seats", [1, 6])
def test_mk_1_01_two_to_five_players(seats: int) -> None:
    with pytest.raises(BadSetup):
        GAME.settle(seats, {})


def test_mk_1_02_there_are_seven_resources_and_the_supply_has_no_end() -> None:
    table = position(storage={0: "4 stone"})
    assert len(options(table, "trade for")) == 7
    table.gain(0, 0, 500)
    assert stored(table) == "504 stone"


def test_mk_1_03_52_tunnels_in_8_stacks_and_6_halls() -> None:
    table = GAME.new(3)
    assert sorted(table.stacks) == [5, 5, 5, 5, 5, 5, 10, 12]
    assert sum(table.stacks) == 52
    assert table.halls == 0b111111


def test_mk_1_03_the_shape_of_an_empty_stack_can_no_longer_be_dug() -> None:
    table = position(storage={0: "2 stone"})
    to_step_2(table)
    assert "dig i2 with stone" in options(table)
    table.stacks = (0, *table.stacks[1:])
    table.advance()
    assert "dig i2 with stone" not in options(table)
    assert refused(table, "dig i2 with stone") == ("MK-1.03", "stack_is_empty")


def test_mk_1_04_the_horde_is_a_pyramid_of_five_four_and_three() -> None:
    table = set_up(3)
    levels = [table.box.level[card] for card in table.horde]
    assert levels == [1] * 5 + [2] * 4 + [3] * 3
    assert len(set(table.horde)) == 12
    assert [deck.bit_count() for deck in table.decks] == [21 - 5, 17 - 4, 17 - 3]


def test_mk_1_04_each_place_lies_over_two_of_the_row_below() -> None:
    below = {STANDS[stand]: [STANDS[b] for b in under] for stand, under in enumerate(BRIBED) if under}
    assert below == {
        "m1": ["b1", "b2"],
        "m2": ["b2", "b3"],
        "m3": ["b3", "b4"],
        "m4": ["b4", "b5"],
        "t1": ["m1", "m2", "b1", "b2", "b3"],
        "t2": ["m2", "m3", "b2", "b3", "b4"],
        "t3": ["m3", "m4", "b3", "b4", "b5"],
    }


def test_mk_1_05_level_2_trolls_bring_pedestals_out_of_a_bag_of_18() -> None:
    table = set_up(4)
    brought = [clan for clan in table.horde_pedestals if clan != NONE]
    assert len(brought) == 4
    assert [stand for stand, clan in enumerate(table.horde_pedestals) if clan != NONE] == [5, 6, 7, 8]
    assert [table.bag[clan] + brought.count(clan) for clan in range(3)] == [6, 6, 6]


def test_mk_1_06_two_players_use_only_the_token_worth_3() -> None:
    assert GAME.new(2).crowns_left == (3,)
    assert [GAME.new(seats).crowns_left for seats in (3, 4, 5)] == [(5, 3)] * 3


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_mk_1_07_two_workshops_per_player_and_one_more(seats: int) -> None:
    table = set_up(seats)
    assert sum(table.workshops) == 2 * seats + 1
    assert max(table.workshops) <= 2
    assert len(table.workshops) == 11


def test_mk_1_07_duplicates_come_up_unless_they_are_dropped() -> None:
    assert max(max(set_up(5, seed).workshops) for seed in range(20)) == 2
    assert set_up(5, workshops="no_duplicates").workshops == (1,) * 11


def test_mk_1_08_three_different_spells_lie_open() -> None:
    table = set_up(3)
    assert len(set(table.book)) == 3
    assert table.spell_deck.bit_count() == 14
    assert not any(table.spell_deck >> spell & 1 for spell in table.book)


def test_mk_1_09_statues_repeat_a_random_order_all_round() -> None:
    orders = set()
    for seed in range(40):
        table = set_up(4, seed)
        clans = table.statue_clans
        assert sorted(clans[:3]) == [0, 1, 2]
        assert clans == clans[:3] * (len(clans) // 3)
        assert table.statues == table.board().spots
        orders.add(clans[:3])
    assert len(orders) == 6


def test_mk_1_09_no_clan_has_more_than_seven() -> None:
    for seats in (3, 4):
        counts = Counter(set_up(seats).statue_clans)
        assert len(counts) == 3
        assert max(counts.values()) <= 7


def test_mk_1_10_a_point_token_for_each_clan_and_band() -> None:
    table = set_up(3)
    assert len(table.track) == 15
    assert Counter(table.track) == Counter(dict(table.box.tokens))
    assert set(table.track_owner) == {NONE}
    assert len({set_up(3, seed).track for seed in range(5)}) > 1


def weights(table: Table) -> dict[str, int]:
    return {move.text: weight for move, weight in table.outcomes()}


def at(kind: type[Item[Table]], seed: int = 1, **options: str) -> Table:
    """A real table at the first question of this kind."""
    table, dice = GAME.new(4, options), Random(seed)
    while not isinstance(table.agenda[-1], kind):
        table.befall(dice)
    return table


def test_mk_1_10_each_token_left_is_equally_likely() -> None:
    """What is drawn is drawn from the rest: values by the tokens still in the pile."""
    table = at(LayToken)
    left = dict(table.box.tokens)
    for value in (1, 1, 4, 2, 1, 1, 4, 4):
        assert weights(table) == {f"token {v}": count for v, count in left.items() if count}
        play(table, f"token {value}")
        left[value] -= 1
    assert weights(table) == {"token 2": 3, "token 3": 4}


def test_mk_1_07_each_workshop_left_is_equally_likely() -> None:
    table = at(RevealWorkshop)
    assert set(weights(table).values()) == {2}
    assert len(weights(table)) == 11
    play(table, "reveal quarry")
    assert weights(table)["reveal quarry"] == 1
    play(table, "reveal quarry")
    assert "reveal quarry" not in weights(table)
    assert table.workshops[[w.name for w in table.box.workshops].index("quarry")] == 2
    assert set(weights(at(RevealWorkshop, workshops="no_duplicates")).values()) == {1}


def test_mk_1_05_each_pedestal_in_the_bag_is_equally_likely() -> None:
    table = at(DrawPedestal)
    left = {"fire": 6, "ice": 6, "moon": 6}
    for clan in ("moon", "moon", "fire"):
        assert weights(table) == {f"draw pedestal {name}": count for name, count in left.items()}
        play(table, f"draw pedestal {clan}")
        left[clan] -= 1
        while not isinstance(table.agenda[-1], DrawPedestal):
            table.befall(Random(1))
    table.bag = (0, 5, 1)
    assert weights(table) == {"draw pedestal ice": 5, "draw pedestal moon": 1}


def test_mk_1_04_each_card_of_a_deck_is_equally_likely() -> None:
    table = at(DealTroll)
    assert weights(table) == {f"deal {card.name}": 1 for card in table.box.cards[:55] if card.level == 1}
    table = at(TurnUpSpell)
    assert weights(table) == {f"turn up {spell.name}": 1 for spell in table.box.spells}


def test_mk_1_09_each_order_and_each_spot_is_equally_likely() -> None:
    assert list(weights(at(OrderClans)).values()) == [1] * 6
    assert list(weights(at(RaiseStatues)).values()) == [1] * 18


def test_mk_2_01_each_seat_is_equally_likely_to_begin() -> None:
    assert weights(at(ChooseStart)) == {f"start with seat {seat}": 1 for seat in (1, 2, 3, 4)}
    assert weights(at(ChooseStart, teams="yes")) == {"start with seat 2": 1, "start with seat 4": 1}


def test_mk_1_11_the_creator_picks_any_workshops() -> None:
    table = set_up(2, workshops="chosen")
    assert table.to_move() == 0
    kinds = [f"choose {workshop.name}" for workshop in table.box.workshops]
    assert options(table) == kinds
    play(table, "choose toolmaker", "choose toolmaker")
    assert options(table) == [text for text in kinds if text != "choose toolmaker"]
    assert refused(table, "choose toolmaker") == ("MK-1.07", "no_such_workshop")
    assert refused(table, "go on") == ("MK-1.11", "not_now")
    play(table, "choose quarry", "choose foundry", "choose millstone")
    assert sum(table.workshops) == 5
    assert table.to_move() == NATURE


def test_mk_1_12_a_square_may_be_rubble_and_hide_a_resource() -> None:
    table = position(tiles="i3 at f3 turned 90, i3 at h4", storage={0: "2 stone, 1 hammer"})
    assert table.board().rubble >> square("j3") & 1
    to_step_2(table)
    play(table, "dig i2 with stone", "lay i2 at j3 turned 90")
    assert stored(table) == "1 cart"


@pytest.mark.parametrize("first", range(18))
def test_mk_1_09_the_order_goes_round_clockwise_from_whichever_spot_is_first(first: int) -> None:
    table = at(RaiseStatues)
    order = table.moves.clan_order[table.clan_order].text.split()[1:]
    play(table, f"first statue on spot {first + 1}")
    clans = [CLANS[clan] for clan in table.statue_clans]
    assert clans[first:] + clans[:first] == order * 6


def test_mk_example_14_statues_at_setup_moon_fire_ice_clockwise() -> None:
    table = GAME.new(3)
    while table.to_move() == NATURE:
        outcomes = [move.text for move in table.options()]
        wanted = [text for text in outcomes if text in ("clans moon fire ice", "first statue on spot 4")]
        play(table, wanted[0] if wanted else outcomes[0])
    names = [("fire", "ice", "moon")[clan] for clan in table.statue_clans]
    assert names[3:9] == ["moon", "fire", "ice", "moon", "fire", "ice"]
    assert names[:3] == ["moon", "fire", "ice"]


def test_mk_1_04_every_stand_has_a_level() -> None:
    assert STAND_LEVEL == (1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3)
