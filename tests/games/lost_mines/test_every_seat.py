"""The rules once more with somebody else than the first seat to act: nothing is the first seat's alone."""

from __future__ import annotations

import pytest

from games.lost_mines.positions import (
    end_turn,
    event,
    events,
    field,
    names,
    options,
    outcomes,
    passage,
    play,
    position,
    question,
    steps,
    to_step_2,
)
from underhall.core.agenda import NATURE, SPECTATOR
from underhall.games.lost_mines import GAME

ALL_BLUE = ", ".join(["blue loyal"] * 4)
EVERY_SEAT = pytest.mark.parametrize("seat", [0, 1, 2, 3])
TO_K3 = """
    2 ..........╷
    3 ........──M"""
UNTURNED = """
    2 .........─┤
    3 .........─M
    4 .........─┘"""


def others(seat: int) -> list[int]:
    return [*[other for other in range(4) if other != seat], SPECTATOR]


@EVERY_SEAT
def test_lm_2_04_a_discard_is_the_seats_own_and_hidden_from_all_others(seat: int) -> None:
    table = position(seats=4, turn=seat, hands={seat: "ew ns"})
    play(table, "discard ew", "discard ns")
    assert [names(table, cards) for cards in table.buried] == [
        ["ew", "ns"] if other == seat else [] for other in range(4)
    ]
    told = [("discards_card", {"seat": seat, "card": card}) for card in ("ew", "ns")]
    assert events(table, seat) == told
    for other in others(seat):
        assert events(table, other) == [("discards", {"seat": seat})] * 2
    assert names(table, GAME.view(table, seat).discarded) == ["ew", "ns"]
    assert GAME.view(table, seat).discard_counts == [2 if other == seat else 0 for other in range(4)]


@EVERY_SEAT
def test_lm_2_02_who_played_draws_and_sees_the_card_alone(seat: int) -> None:
    table = position("3 .B─", seats=4, turn=seat, hands={seat: "ew ns"}, roles=ALL_BLUE)
    sizes = [len(hand) for hand in table.hands]
    play(table, "discard ew", "discard ns", "stop", "draw nw", "draw nes")
    assert names(table, table.hands[seat]) in (["nw", "nes"], ["nes", "nw"])
    assert [len(hand) for hand in table.hands] == sizes
    assert event(table, seat, "draws_card") == {"seat": seat, "card": "nes"}
    for other in others(seat):
        assert event(table, other, "draws") == {"seat": seat}
        assert event(table, other, "draws_card") is None
    assert table.to_move() == (seat + 1) % 4


@EVERY_SEAT
def test_lm_2_03_2_07_an_empty_hand_is_passed_whosever_it_is(seat: int) -> None:
    before = (seat - 1) % 4
    table = position(seats=4, turn=before, hands={seat: ""}, pile=0, roles=ALL_BLUE)
    to_step_2(table)
    assert table.to_move() == (seat + 1) % 4
    assert GAME.view(table, SPECTATOR).passed == [other == seat for other in range(4)]
    assert event(table, SPECTATOR, "passes") == {"seat": seat}


@EVERY_SEAT
def test_lm_4_02_what_a_seat_has_looked_at_is_known_to_it_alone(seat: int) -> None:
    table = position(seats=4, turn=seat, hands={seat: "mine-treasure"}, treasures="gold gold gems silver")
    play(table, "play mine-treasure on treasure 2", "worth 3")
    assert [GAME.view(table, reader).treasure_values[1] for reader in range(4)] == [
        3 if reader == seat else -1 for reader in range(4)
    ]
    assert event(table, seat, "sees_treasure") == {"slot": 2, "kind": "gold", "value": 3}
    assert [event(table, other, "sees_treasure") for other in others(seat)] == [None] * 4


@EVERY_SEAT
def test_lm_4_02_a_role_that_was_looked_at_is_known_to_two(seat: int) -> None:
    table = position(seats=4, turn=seat, hands={seat: "mine-role"})
    looked = [other for other in range(4) if f"play mine-role on role {other + 1}" in options(table)]
    assert looked == [other for other in range(4) if other != seat]
    play(table, f"play mine-role on role {(seat + 2) % 4 + 1}")
    known = [[role for role in range(4) if GAME.view(table, reader).roles[role] >= 0] for reader in range(4)]
    assert known == [[reader] if reader != seat else sorted([seat, (seat + 2) % 4]) for reader in range(4)]
    assert [event(table, other, "sees_role") for other in others(seat)] == [None] * 4


@EVERY_SEAT
def test_lm_4_02_a_mine_that_was_looked_at_is_known_to_one(seat: int) -> None:
    table = position(seats=4, turn=seat, hands={seat: "mine-role"})
    play(table, "play mine-role on mine k5", "mine is silver")
    assert [GAME.view(table, reader).mine_kinds[2] for reader in (*range(4), SPECTATOR)] == [
        2 if reader == seat else -1 for reader in (*range(4), SPECTATOR)
    ]
    assert event(table, seat, "sees_mine") == {"field": "k5", "mine": "silver"}
    assert [event(table, other, "sees_mine") for other in others(seat)] == [None] * 4


@EVERY_SEAT
def test_lm_4_03_a_trap_takes_a_card_of_who_walks(seat: int) -> None:
    hands = {**dict.fromkeys(range(4), "ns ns"), seat: "ew nw nw nes"}
    table = position("3 .B─", seats=4, turn=seat, hands=hands, traps="b3-c3", roles=ALL_BLUE)
    play(table, "discard ew", "keep the rest", "step east")
    assert outcomes(table) == {"lose nw": 2, "lose nes": 1}
    play(table, "lose nw")
    assert [len(hand) for hand in table.hands] == [2, 2, 2, 2]
    assert event(table, seat, "trap_takes") == {"seat": seat, "left": (seat + 1) % 4, "card": "nw"}
    for other in others(seat):
        assert event(table, other, "trap_bites") == {"seat": seat, "left": (seat + 1) % 4}
        assert event(table, other, "trap_takes") is None


@EVERY_SEAT
def test_lm_4_04_a_troll_serves_its_own_player_only(seat: int) -> None:
    table = position("3 .B─", seats=4, turn=seat, hands={seat: "troll ew"}, roles=ALL_BLUE)
    play(table, "play troll on b3-c3")
    at = passage(table, "b3-c3")
    assert table.trolls == tuple(at if other == seat else -1 for other in range(4))
    assert names(table, table.hands[seat]) == ["ew"]
    end_turn(table)
    for _ in range(3):
        assert at in table.trolls
        assert steps(to_step_2(table)) == []
        end_turn(table)
    assert (table.to_move(), table.trolls) == (seat, (-1,) * 4)


@EVERY_SEAT
def test_lm_5_02_5_05_whoever_reveals_the_dragon_takes_it_and_stands_there(seat: int) -> None:
    table = position(TO_K3, seats=4, turn=seat, dwarves={seat: "j3"})
    places = table.place
    play(to_step_2(table), "step east", "mine is dragon")
    assert table.dragon == seat
    assert event(table, SPECTATOR, "takes_dragon") == {"seat": seat}
    assert [at for at, before in zip(table.place, places, strict=True) if at != before] == [
        field(table, "k3")
    ]
    assert GAME.view(table, SPECTATOR).ways[seat] == 0b1111


@EVERY_SEAT
@pytest.mark.parametrize(("turn", "sides"), [("mine as printed", 0b1011), ("mine half turned", 0b1110)])
def test_lm_5_14_who_reveals_the_mine_turns_it_and_stands_in_its_way(
    seat: int, turn: str, sides: int
) -> None:
    table = position(UNTURNED, seats=4, turn=seat, dwarves={seat: "j3"}, treasures="gems gems gems silver")
    play(to_step_2(table), "step east", "mine is gold")
    assert (question(table), table.to_move()) == ("ChooseTurn", seat)
    play(table, turn)
    assert table.place[seat] == field(table, "k3")
    assert (table.way[seat], table.sides[field(table, "k3")]) == (sides, sides)
    assert table.to_move() == NATURE


@EVERY_SEAT
def test_lm_5_16_5_17_who_takes_a_treasure_picks_it_owns_it_and_sees_its_value(seat: int) -> None:
    table = position(TO_K3, seats=4, turn=seat, dwarves={seat: "j3"}, treasures="gems gold gold silver")
    play(to_step_2(table), "step east", "mine is gold")
    assert (question(table), table.to_move()) == ("PickTreasure", seat)
    play(table, "take treasure 3", "worth 4")
    assert table.treasure_owner == (-1, -1, seat, -1)
    assert [GAME.view(table, reader).treasure_values[2] for reader in (*range(4), SPECTATOR)] == [
        4 if reader == seat else -1 for reader in (*range(4), SPECTATOR)
    ]
    assert event(table, seat, "takes_valued_treasure") == {"seat": seat, "kind": "gold", "value": 4}
    assert event(table, seat, "takes_treasure") is None
    for other in others(seat):
        assert event(table, other, "takes_treasure") == {"seat": seat, "kind": "gold"}
        assert event(table, other, "takes_valued_treasure") is None


@EVERY_SEAT
def test_lm_5_04_whoever_stays_on_a_mine_draws_at_the_end_of_the_turn(seat: int) -> None:
    table = position(
        seats=4,
        turn=seat,
        mines={"k3": "gold"},
        dwarves={seat: "k3"},
        treasures="gold gems gems gems",
        pile=0,
    )
    to_step_2(table)
    play(table, "worth 2")
    assert table.treasure_owner == (seat, -1, -1, -1)


@EVERY_SEAT
def test_lm_6_05_whoever_holds_the_dragon_gives_back_two(seat: int) -> None:
    taken = [(other, "gold", 3) for other in range(4)]
    table = position(
        seats=4,
        turn=seat,
        roles="blue selfish, yellow selfish, blue selfish, yellow selfish",
        taken=taken,
        hands={other: "ew" if other == seat else "" for other in range(4)},
        pile=0,
    )
    table.dragon = seat
    to_step_2(table)
    assert table.over()
    assert table.scores() == [1 if other == seat else 3 for other in range(4)]
    assert table.winners() == [other for other in range(4) if other != seat]


@EVERY_SEAT
def test_lm_6_10_whoever_played_last_decides_who_begins(seat: int) -> None:
    table = position(
        seats=4, turn=seat, hands={other: "ew" if other == seat else "" for other in range(4)}, pile=0
    )
    table.round = 1
    to_step_2(table)
    assert (table.round, table.first) == (2, (seat + 1) % 4)
