"""Chapter 10. The team game."""

from __future__ import annotations

from random import Random

import pytest

from games.mountain_king.positions import (
    go,
    network,
    options,
    pedestals_held,
    play,
    position,
    question,
    quiet_box,
    refused,
    settle_nature,
    square,
    stored,
    to_step_2,
)
from games.mountain_king.test_02_players import ORDER, PUTS, draft
from games.mountain_king.test_03_turn import FULL
from games.mountain_king.test_09_scoring import NINE, score
from underhall.core.game import BadSetup
from underhall.games.mountain_king import GAME
from underhall.games.mountain_king.rules.spells import collapse
from underhall.games.mountain_king.table import Table

TEAMS = {"teams": "yes"}


def team_position(**position_of: object) -> Table:
    """Seats 1 and 2 (gates f1, p1) against seats 3 and 4 (gates p17, f17)."""
    return position(seats=4, options=TEAMS, **position_of)  # type: ignore[arg-type]


def team_setup(start: str = "random") -> Table:
    table = GAME.new(4, {**TEAMS, "start": start}, quiet_box())
    settle_nature(table)
    return table


def test_mk_10_01_exactly_four_players() -> None:
    for seats in (2, 3, 5):
        with pytest.raises(BadSetup, match=r"MK-10\.01"):
            GAME.settle(seats, TEAMS)
    table = team_position()
    assert (table.purse(0), table.purse(1), table.purse(2), table.purse(3)) == (0, 0, 1, 1)
    assert len(table.honor) == 2


def test_mk_10_01_the_turn_order_goes_there_and_back() -> None:
    table = team_setup(start="2")
    teams = [table.purse(seat) for seat in table.order()]
    assert teams == [0, 1, 1, 0]
    table = team_setup(start="4")
    assert [table.purse(seat) for seat in table.order()] == [1, 0, 0, 1]


def test_mk_10_02_starting_gains_go_to_the_team_and_nobody_gets_a_bonus() -> None:
    table = team_setup(start="2")
    play(table, "gate at f1", "gate at p17", "gate at f17", "gate at p1")
    draft(table, ORDER, PUTS)
    assert table.storage[0] == table.storage[1]
    gifts = [len(c.gives) for c in table.box.cards if c.name in ("pebble", "rusty", "glimmer", "tinker")]
    assert sum(table.storage[0]) == 2 * sum(gifts)


def test_mk_10_03_storage_is_shared_councils_are_not() -> None:
    table = team_position(storage={0: "1 stone"}, load={0: "stone on 1a", 1: "stone on 1a"}, turn=1)
    assert stored(table, 0) == stored(table, 1) == "1 stone"
    to_step_2(table)
    assert options(table, "dig") == ["dig i2 with stone"]
    play(table, "dig i2 with stone", "lay i2 at q1")
    assert stored(table, 0) == ""
    assert table.laden[0][0] == 1
    assert table.laden[1][0] == 0
    table = team_position(load={0: "stone on 1a", 1: "stone on 1a"}, turn=1)
    assert options(table, "dig") == []


def test_mk_10_03_pedestals_lie_with_the_team() -> None:
    table = team_position(held={0: "fire"}, storage={1: "3 stone"}, turn=1)
    assert pedestals_held(table, 1) == "fire"
    to_step_2(table)
    play(table, "dig i3 with stone", "lay i3 at p3 turned 90", "put pedestal fire")
    assert table.tokens_of(0) == [1]
    assert pedestals_held(table, 0) == ""


BRIDGE = "i3 at h1, i3 at k1, i2 at m1, i2 at o1 turned 90"


def joined(**position_of: object) -> Table:
    """A row of tunnels from f1 to n1, one short of the partner's gate at p1."""
    return team_position(tiles="i3 at h1, i3 at k1, i2 at m1", **position_of)


def test_mk_10_04_partners_connect_and_use_each_others_network() -> None:
    table = joined(storage={0: "2 stone, 2 cart"}, statues={"q2": "fire"}, workshops={"p5": "quarry"})
    to_step_2(table)
    play(table, "dig i2 with stone", "lay i2 at o1 turned 90")
    assert table.networks[0] == table.networks[1]
    assert "p1" in network(table)
    table = team_position(tiles=f"{BRIDGE}, i3 at p3 turned 90", statues={"p3": "ice"}, storage={0: "1 cart"})
    go(table, "recruit b1", "place at 2c")
    play(table, "haul from p3", "to p1")
    assert table.statues[0] == square("p1")


def test_mk_10_05_honor_is_scored_together_each_thing_once() -> None:
    table = team_position(tiles=f"{BRIDGE}, i3 at p3 turned 90", statues={"p3": "ice", "g1": "fire"})
    table.honor = (10, 3)
    table.crowns = (5, 0, 0, 3)
    table.statues = (*table.statues[:2], *[square(name) for name in ("b12", "t12", "h16", "n16")])
    found = score(table)
    assert (found[0].statues, found[0].coronation, found[1].coronation) == (4 + 2, 5, 3)
    assert table.scores() == [21, 21, 6, 6]
    assert table.winners() == [0, 1]


def test_mk_10_05_coronation_works_per_player() -> None:
    table = team_position(council={0: NINE})
    to_step_2(table)
    go(table, "recruit b1", "place at 4a")
    assert table.crowns == (5, 0, 0, 0)


def test_mk_10_06_a_gate_must_leave_both_pairs_neighbours() -> None:
    table = team_setup(start="2")
    play(table, "gate at f1", "gate at p17")
    assert table.to_move() == 3
    assert sorted(options(table)) == ["gate at f17", "gate at p1"]
    play(table, "gate at f17")
    assert options(table) == ["gate at p1"]
    table = team_setup(start="2")
    play(table, "gate at f1", "gate at p1")
    assert options(table) == ["gate at p17"]
    assert refused(table, "gate at f17") == ("MK-10.06", "parts_partners")


def test_mk_10_07_a_partner_is_never_an_opponent() -> None:
    table = joined(storage={0: "2 stone"})
    to_step_2(table)
    play(table, "dig i2 with stone")
    assert "lay i2 at o1 turned 90" in options(table)


def test_mk_10_07_parted_networks_go_with_the_gate_they_reach() -> None:
    table = team_position(tiles=BRIDGE)
    assert table.networks[0] == table.networks[1]
    collapse(table, table.region_at(square("k1")))
    assert network(table, 0) == "f1 g1 h1 i1"
    assert network(table, 1) == "m1 n1 o1 o2 p1"


def test_mk_10_08_the_active_player_spends_one_team_may_take_both_tokens() -> None:
    table = team_position(council={0: NINE, 1: NINE})
    to_step_2(table)
    go(table, "recruit b1", "place at 4a")
    while table.to_move() == 0:
        play(table, "done")
    to_step_2(table)
    go(table, "recruit b1", "place at 4a")
    assert table.crowns == (5, 3, 0, 0)
    assert score(table)[0].coronation == 8


def test_mk_10_08_a_tie_goes_to_fewer_stripes_then_to_the_team_moving_last() -> None:
    table = team_position(council={1: {"2a": "flintnose"}}, first=1)
    table.honor = (5, 5)
    score(table)
    assert table.winners() == [2, 3]
    table = team_position(first=1)
    table.honor = (5, 5)
    score(table)
    assert table.order()[-1] == 0
    assert table.winners() == [0, 1]


def test_mk_10_09_the_left_seated_member_of_the_start_team_begins() -> None:
    assert [team_setup(start=seat).first for seat in "1234"] == [1, 1, 3, 3]
    firsts = set()
    for seed in range(12):
        table = GAME.new(4, TEAMS, quiet_box())
        dice = Random(seed)
        while table.to_move() < 0:
            table.befall(dice)
        firsts.add(table.first)
    assert firsts == {1, 3}


def test_mk_10_09_the_last_trades_are_made_over_both_councils_and_the_storage() -> None:
    table = team_position(load={0: "stone on 1a", 1: "stone on 1a"}, storage={0: "1 stone"})
    assert score(table)[0].leftovers == 1


def test_a_full_team_that_cannot_dig_skips() -> None:
    table = team_position(council={0: FULL})
    assert table.to_move() == 1
    assert question(table) == "RecruitOrDig"
