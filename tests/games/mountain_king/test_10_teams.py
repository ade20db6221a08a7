"""Chapter 10. The team game."""

from __future__ import annotations

from itertools import permutations, product
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
from underhall.games.mountain_king.components import NONE
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


def test_mk_3_03_a_full_team_that_cannot_dig_skips() -> None:
    table = team_position(council={0: FULL})
    assert table.to_move() == 1
    assert question(table) == "RecruitOrDig"


# Partners whose networks have not met


APART = "i3 at f3 turned 90, i3 at g3 turned 90, i3 at h4 turned 90, i3 at p3 turned 90, i3 at o3 turned 90"


def parted(turn: int, **position_of: object) -> Table:
    """Seat 1 has tunnels from f1 on, its partner from p1 on; nothing joins them."""
    table = team_position(tiles=APART, turn=turn, **position_of)
    assert not table.networks[0] & table.networks[1]
    return table


@pytest.mark.parametrize(("turn", "own", "partners"), [(0, "f3", "p3"), (1, "p3", "f3")])
def test_mk_10_04_a_partners_statues_do_not_move_while_the_networks_are_apart(
    turn: int, own: str, partners: str
) -> None:
    table = parted(turn, statues={"f3": "fire", "p3": "ice"}, storage={turn: "2 cart"})
    go(table, "recruit b1", "place at 2c")
    while question(table) != "MoveStatues":
        play(table, "no hall")
    assert options(table, "haul") == [f"haul from {own}"]
    assert refused(table, f"haul from {partners}") == ("MK-8.06", "not_your_statue")
    play(table, f"haul from {own}")
    assert not [
        text for text in options(table, "to ") if text.removeprefix("to ") in network(table, 1 - turn)
    ]


@pytest.mark.parametrize(("turn", "own", "partners"), [(0, "f5", "p5"), (1, "p5", "f5")])
def test_mk_10_04_a_partners_workshops_are_out_of_reach_while_the_networks_are_apart(
    turn: int, own: str, partners: str
) -> None:
    table = parted(turn, workshops={"f5": "millstone", "p5": "quarry"}, storage={turn: "4 stone"})
    assert options(table, "work") == [f"work at {own}"]
    assert refused(table, f"work at {partners}") == ("MK-4.03", "out_of_reach")


@pytest.mark.parametrize("turn", [0, 1])
def test_mk_10_04_a_partners_tunnels_carry_no_dig_no_hall_and_no_spell_while_apart(turn: int) -> None:
    names = ("p1", "o2", "p2", "o3", "p3") if turn == 0 else ("f1", "f2", "g2", "h3")
    table = parted(turn, storage={turn: "2 stone"})
    play(table, "dig i2 with stone")
    touched = "lay i2 at q3" if turn == 0 else "lay i2 at d3"
    assert refused(table, touched) == ("MK-6.04", "touches_nothing")
    for name, verb in (
        ("consecration", "consecrate"),
        ("cave-in", "collapse"),
        ("wandering-stone", "haul from"),
    ):
        table = parted(
            turn,
            book=f"{name} toll drums",
            storage={turn: "1 rune"},
            held={turn: "fire"},
            statues={"f3": "fire", "p3": "ice"},
        )
        play(table, f"cast {name}")
        found = options(table, verb)
        assert found
        assert not [text for text in found if text.split()[-1] in names]
    table = parted(turn)
    go(table, "recruit b1", "place at 2a")
    halls = options(table, "dedicate")
    assert halls
    assert {text.split(" at ")[1].split()[0] for text in halls} <= set(network(table, turn).split())


BESIDE = "i2 at f2 turned 90, i3 at p3 turned 90, i2 at n4"


@pytest.mark.parametrize(("turn", "found", "buried"), [(0, "f4", "e3"), (1, "m4", "q3")])
def test_mk_10_04_what_lies_beside_a_partners_tunnels_is_found_by_the_partner_while_apart(
    turn: int, found: str, buried: str
) -> None:
    cast: dict[str, object] = {"turn": turn, "tiles": BESIDE, "storage": {0: "1 rune"}}
    table = team_position(book="divining toll drums", **cast)
    play(table, "cast divining")
    assert options(table, "divine") == [f"divine {found}"]
    table = team_position(book="stir-the-buried toll drums", statues={"e3": "fire", "q3": "ice"}, **cast)
    play(table, "cast stir-the-buried")
    assert options(table, "stir") == [f"stir {buried}"]


@pytest.mark.parametrize(("turn", "squares"), [(0, "j1 k1 l1"), (1, "n1 o1")])
def test_mk_10_04_a_statue_between_parted_partners_comes_to_the_one_who_stirs_it(
    turn: int, squares: str
) -> None:
    table = team_position(
        turn=turn,
        book="stir-the-buried toll drums",
        tiles="i3 at h1, i3 at k1, i2 at n1",
        statues={"m1": "fire"},
        storage={0: "1 rune"},
    )
    play(table, "cast stir-the-buried", "stir m1")
    assert options(table, "to") == [f"to {name}" for name in squares.split()]


@pytest.mark.parametrize(("turn", "start"), [(0, "g1"), (1, "o1")])
def test_mk_10_04_wandering_stone_stays_in_the_own_network_while_apart(turn: int, start: str) -> None:
    table = team_position(
        turn=turn,
        book="wandering-stone toll drums",
        tiles="i3 at h1, i3 at k1, i2 at n1",
        statues={start: "fire"},
        storage={0: "1 rune"},
    )
    play(table, "cast wandering-stone", f"haul from {start}")
    reached = {text.removeprefix("to ") for text in options(table, "to ")}
    assert reached == set(network(table, turn).split()) - {start}


def test_mk_10_04_joined_partners_dedicate_halls_and_use_workshops_of_each_other() -> None:
    tiles = f"{BRIDGE}, i3 at p3 turned 90, i3 at q3 turned 90, i3 at r3 turned 90"
    table = team_position(tiles=tiles, workshops={"p5": "millstone"}, storage={0: "1 stone"})
    assert table.networks[0] == table.networks[1]
    play(table, "work at p5", "use stone for iron")
    go(table, "recruit b1", "place at 2a")
    assert options(table, "dedicate stonemasons-house at q")
    play(table, options(table, "dedicate stonemasons-house at q")[0])
    assert table.networks[0] == table.networks[1]


@pytest.mark.parametrize("turn", [0, 1, 2, 3])
def test_mk_10_03_what_is_gained_and_dug_goes_to_the_own_team(turn: int) -> None:
    table = team_position(turn=turn, storage={0: "3 stone", 2: "3 stone"}, held={0: "fire", 2: "fire"})
    to_step_2(table)
    play(table, "dig i3 with stone")
    play(table, options(table, "lay")[0])
    play(table, "put pedestal fire")
    own, other = turn // 2, 1 - turn // 2
    assert (table.honor[own], table.honor[other]) == (table.box.tunnel_honor(3, 0), 0)
    assert (table.held[own], table.held[other]) == ((0, 0, 0), (1, 0, 0))
    assert table.storage[other] == (3, 0, 0, 0, 0, 0, 0)
    assert len(table.tokens_of(own)) == 1
    assert table.tokens_of(other) == []


@pytest.mark.parametrize(("turn", "beside"), [(0, "n1"), (1, "h1")])
def test_mk_4_01_lone_shaft_keeps_off_the_partners_network_too(turn: int, beside: str) -> None:
    table = team_position(turn=turn, book="lone-shaft toll drums", storage={0: "1 rune, 3 stone"})
    play(table, "cast lone-shaft", "dig i3 with stone")
    assert refused(table, f"lay i3 at {beside}") == ("MK-6.06", "touches_network")
    assert f"lay i3 at {beside}" not in options(table)


@pytest.mark.parametrize("turn", [0, 3])
def test_mk_10_07_an_opponents_network_is_kept_off_by_both_partners(turn: int) -> None:
    table = team_position(turn=turn, gates=("f1", "p1", "h1", "n1"), storage={0: "2 stone", 2: "2 stone"})
    to_step_2(table)
    play(table, "dig i2 with stone")
    touching = {0: "lay i2 at g1 turned 90", 3: "lay i2 at o1 turned 90"}[turn]
    assert refused(table, touching) == ("MK-6.05", "touches_rival")


def test_mk_10_08_hidden_tokens_are_known_to_both_partners_only() -> None:
    table = position(
        seats=4,
        turn=1,
        options={"teams": "yes", "hide_tokens": "yes"},
        held={1: "fire"},
        storage={1: "3 stone"},
    )
    to_step_2(table)
    play(table, "dig i3 with stone", "lay i3 at p3 turned 90", "put pedestal fire")
    at = table.track_owner.index(0)
    assert [GAME.view(table, seat).track[at] != NONE for seat in range(4)] == [True, True, False, False]
    assert table.journal is not None
    shown = [e for e in table.journal if e.key == "puts_pedestal"]
    assert [[e.readable_by(seat) for seat in range(4)] for e in shown] == [[True, True, False, False]]


@pytest.mark.parametrize("start", ["2", "4"])
def test_mk_10_06_a_gate_may_stand_wherever_both_pairs_can_still_be_neighbours(start: str) -> None:
    """Against all ways to fill the four spots of the ring."""
    for picks in product(range(3), repeat=4):
        table = team_setup(start=start)
        ring = table.board().marked(4)
        fitting = [
            gates
            for gates in permutations(ring)
            if all((ring.index(gates[a]) - ring.index(gates[a + 1])) % 4 != 2 for a in (0, 2))
        ]
        for pick in picks:
            seat = table.to_move()
            names = {f"gate at {table.box.grid.names[gates[seat]]}" for gates in fitting}
            assert set(options(table)) == names
            text = sorted(names)[pick % len(names)]
            table.play(table.notation().parse(text))
            fitting = [gates for gates in fitting if gates[seat] == table.gates[seat]]
