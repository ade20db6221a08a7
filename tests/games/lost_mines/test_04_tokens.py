"""Chapter 4, continued. Traps and trolls."""

from __future__ import annotations

import pytest

from games.lost_mines.positions import (
    end_turn,
    event,
    field,
    names,
    options,
    outcomes,
    passage,
    play,
    position,
    question,
    refused,
    steps,
    targets,
    to_step_2,
)
from underhall.core.agenda import NATURE, SPECTATOR
from underhall.games.lost_mines import GAME

TOKENS = ["trap", "troll"]


@pytest.mark.parametrize("token", TOKENS)
def test_lm_4_03_4_04_a_token_stands_between_two_cards_open_to_each_other(token: str) -> None:
    table = position("3 .B─", hands={0: token})
    assert "b3-c3" in targets(table, token)
    assert table.notation().parse(f"play {token} on c3-b3") is table.notation().parse(
        f"play {token} on b3-c3"
    )


@pytest.mark.parametrize("token", TOKENS)
def test_lm_4_03_4_04_a_token_stands_on_an_open_end_before_a_free_field(token: str) -> None:
    table = position("3 .B─", hands={0: token})
    assert sorted(targets(table, token)) == sorted(
        ["b2-b3", "a3-b3", "b3-c3", "b3-b4", "c3-d3", "b4-b5", "a5-b5", "b5-c5", "b5-b6"]
    )


@pytest.mark.parametrize("token", TOKENS)
def test_lm_4_03_4_04_a_token_is_refused_at_a_closed_side(token: str) -> None:
    table = position("3 .B─", hands={0: token})
    assert refused(table, f"play {token} on c3-c4") == ("LM-4.03", "refused.closed_side")
    assert refused(table, f"play {token} on c2-c3") == ("LM-4.03", "refused.closed_side")


@pytest.mark.parametrize("token", TOKENS)
def test_lm_4_03_4_04_a_token_is_refused_where_no_card_lies(token: str) -> None:
    table = position("3 .B─", hands={0: token})
    assert refused(table, f"play {token} on f3-g3") == ("LM-4.03", "refused.no_card_there")
    assert refused(table, f"play {token} on k3-k4") == ("LM-4.03", "refused.no_card_there")


@pytest.mark.parametrize("token", TOKENS)
def test_lm_4_03_4_04_a_token_is_refused_between_an_open_and_a_closed_side(token: str) -> None:
    board = """
        1 ..........M
        2 .........╶│"""
    table = position(board, mines={"k1": "gold"}, hands={0: token})
    assert refused(table, f"play {token} on k1-k2") == ("LM-4.03", "refused.closed_side")


def test_lm_4_03_a_trap_is_seen_by_all_and_its_card_goes_to_the_discards() -> None:
    table = play(position("3 .B─", hands={0: "trap ns"}), "play trap on b3-c3")
    assert GAME.view(table, SPECTATOR).traps == [passage(table, "b3-c3")]
    assert event(table, 2, "sets_trap") == {"seat": 0, "passage": "b3-c3"}
    assert names(table, table.shown) == ["trap"]


def test_lm_4_03_a_trap_takes_one_random_card_at_once() -> None:
    table = position("3 .B──", traps="b3-c3", hands={0: "ns ew ns trap"})
    play(table, "discard ew", "keep the rest", "step east")
    assert table.to_move() == NATURE
    assert outcomes(table) == {"lose ns": 2, "lose trap": 1}
    play(table, "lose ns")
    assert names(table, table.hands[0]) == ["ns", "trap"]
    assert table.place[0] == field(table, "c3")
    assert question(table) == "MoveDwarf"


def test_lm_4_03_the_lost_card_is_discarded_unseen_by_the_others() -> None:
    table = position("3 .B─", traps="b3-c3", hands={0: "ew ns"})
    play(to_step_2(table), "step east", "lose ns")
    assert event(table, 0, "trap_takes") == {"seat": 0, "left": 1, "card": "ns"}
    assert event(table, 0, "trap_bites") is None
    for other in (1, 2, SPECTATOR):
        assert event(table, other, "trap_bites") == {"seat": 0, "left": 1}
        assert event(table, other, "trap_takes") is None
    assert names(table, GAME.view(table, 0).discarded) == ["ew", "ns"]
    assert GAME.view(table, 1).discarded == []
    assert "ns" not in names(table, table.shown)


def test_lm_4_03_the_left_neighbour_of_the_last_seat_is_the_first() -> None:
    table = position("3 .B─", traps="b3-c3", hands={2: "ew ns"}, turn=2)
    play(to_step_2(table), "step east", "lose ns")
    assert event(table, 1, "trap_bites") == {"seat": 2, "left": 0}


def test_lm_4_03_the_hand_stays_one_smaller() -> None:
    table = position("3 .B─", traps="b3-c3", hands={0: "ew ns nw ne w"})
    end_turn(play(to_step_2(table), "step east", "lose ns"))
    assert len(table.hands[0]) == 4
    end_turn(to_step_2(table))
    end_turn(to_step_2(table))
    end_turn(to_step_2(table))
    assert len(table.hands[0]) == 4


def test_lm_4_03_a_trap_bites_its_own_layer_too() -> None:
    table = position("3 .B─", hands={0: "trap ns"})
    play(table, "play trap on b3-c3", "step east")
    assert outcomes(table) == {"lose ns": 1}


def test_lm_4_03_a_trap_bites_in_both_directions_and_stays() -> None:
    table = position("3 .B─", traps="b3-c3", dwarves={0: "c3"}, hands={0: "ew ns", 2: "nw ne"})
    end_turn(play(to_step_2(table), "step west", "lose ns"))
    end_turn(to_step_2(table))
    play(to_step_2(table), "step east")
    assert list(outcomes(table)) == ["lose nw"]
    assert table.traps == 1 << passage(table, "b3-c3")


@pytest.mark.parametrize(("start", "step", "trap"), [("d3", "south", "d3-d4"), ("d4", "north", "d3-d4")])
def test_lm_4_03_a_trap_bites_between_rows_as_well(start: str, step: str, trap: str) -> None:
    board = """
        3 .B─┐
        4 ...│"""
    table = to_step_2(position(board, traps=trap, dwarves={0: start}, hands={0: "ew ne"}))
    play(table, f"step {step}")
    assert list(outcomes(table)) == ["lose ne"]


def test_lm_4_03_with_an_empty_hand_nothing_is_lost() -> None:
    table = position("3 .B──", traps="b3-c3", hands={0: "ew"})
    play(to_step_2(table), "step east")
    assert (question(table), table.place[0]) == ("MoveDwarf", field(table, "c3"))
    assert event(table, 1, "trap_bites") is None


def test_lm_4_03_another_passage_does_not_bite() -> None:
    table = position("3 .B──", traps="c3-d3", hands={0: "ew ns"})
    play(to_step_2(table), "step east")
    assert question(table) == "MoveDwarf"


def test_lm_4_03_a_trap_does_not_block() -> None:
    table = to_step_2(position("3 .B─", traps="b3-c3"))
    assert steps(table) == ["east"]


def test_lm_4_04_the_troll_card_lies_open_before_its_player() -> None:
    table = play(position("3 .B──", hands={0: "troll ns"}), "play troll on c3-d3")
    assert names(table, table.hands[0]) == ["ns"]
    assert "troll" not in names(table, table.shown)
    assert GAME.view(table, SPECTATOR).trolls == [passage(table, "c3-d3"), -1, -1]
    assert event(table, 1, "calls_troll") == {"seat": 0, "passage": "c3-d3"}


BLOCKED = """
    2 .╷
    3 .B─"""


@pytest.mark.parametrize(("start", "step"), [("b3", "east"), ("c3", "west")])
def test_lm_4_04_a_troll_blocks_its_passage_in_both_directions(start: str, step: str) -> None:
    board = """
        2 .╷
        3 .B──"""
    table = to_step_2(position(board, trolls={1: "b3-c3"}, dwarves={0: start}))
    assert refused(table, f"step {step}") == ("LM-4.04", "refused.troll_blocks")


def test_lm_4_04_a_troll_blocks_between_rows_as_well() -> None:
    table = to_step_2(position(BLOCKED, trolls={1: "b2-b3"}))
    assert refused(table, "step north") == ("LM-4.04", "refused.troll_blocks")
    assert steps(table) == ["east"]


@pytest.mark.parametrize("seat", [1, 2])
def test_lm_4_04_a_troll_blocks_every_other_player(seat: int) -> None:
    table = position(BLOCKED, trolls={0: "b3-c3"}, dwarves={1: "b3", 2: "b3"}, turn=seat)
    assert refused(to_step_2(table), "step east") == ("LM-4.04", "refused.troll_blocks")


def test_lm_4_04_a_troll_leaves_at_the_start_of_its_players_next_turn() -> None:
    table = position(BLOCKED, hands={0: "troll ns"})
    end_turn(play(table, "play troll on b3-c3"))
    end_turn(to_step_2(table))
    assert table.trolls[0] == passage(table, "b3-c3")
    end_turn(to_step_2(table))
    assert table.to_move() == 0
    assert table.trolls[0] == -1
    assert names(table, table.shown) == ["troll"]
    assert event(table, 1, "troll_leaves") == {"seat": 0}
    assert steps(to_step_2(table)) == ["north", "east"]


def test_lm_4_04_a_troll_leaves_even_if_its_player_has_to_pass() -> None:
    table = position(BLOCKED, trolls={0: "b3-c3"}, hands={0: ""}, dwarves={1: "b3"}, pile=0)
    assert table.passed == 0b001
    assert "east" in steps(to_step_2(table))


def test_lm_4_04_the_others_trolls_stay() -> None:
    table = position(BLOCKED, trolls={0: "b3-c3", 1: "b2-b3"})
    assert table.trolls == (-1, passage(table, "b2-b3"), -1)


@pytest.mark.parametrize("token", TOKENS)
def test_lm_4_05_a_path_card_may_be_laid_against_a_token(token: str) -> None:
    traps = "c3-d3" if token == "trap" else ""
    trolls = {1: "c3-d3"} if token == "troll" else {}
    table = position("3 .B─", traps=traps, trolls=trolls, hands={0: "ew"})
    assert "d3" in targets(table, "ew")
    play(table, "lay ew at d3")
    assert table.traps == (1 << passage(table, "c3-d3") if token == "trap" else 0)
    assert table.trolls[1] == (passage(table, "c3-d3") if token == "troll" else -1)


@pytest.mark.parametrize("token", TOKENS)
@pytest.mark.parametrize("other", TOKENS)
def test_lm_4_05_a_passage_has_room_for_one_token(token: str, other: str) -> None:
    traps = "b3-c3" if other == "trap" else ""
    trolls = {2: "b3-c3"} if other == "troll" else {}
    table = position("3 .B─", traps=traps, trolls=trolls, hands={0: token})
    assert "b3-c3" not in targets(table, token)
    assert refused(table, f"play {token} on b3-c3") == ("LM-4.05", "refused.has_token")


@pytest.mark.parametrize("token", TOKENS)
def test_lm_4_07_a_token_may_stand_before_a_face_down_mine(token: str) -> None:
    table = position("3 .........─", hands={0: token})
    assert "j3-k3" in targets(table, token)


def test_lm_4_07_a_trap_before_a_mine_bites_who_reveals_it() -> None:
    table = position("3 .........─", traps="j3-k3", dwarves={0: "j3"}, hands={0: "ew ns"})
    play(to_step_2(table), "step east")
    assert list(outcomes(table)) == ["lose ns"]
    play(table, "lose ns")
    assert "mine is gold" in options(table)


def test_lm_4_07_a_troll_before_a_mine_keeps_dwarves_out() -> None:
    board = "3 ........──"
    table = to_step_2(position(board, trolls={1: "j3-k3"}, dwarves={0: "j3"}))
    assert refused(table, "step east") == ("LM-4.04", "refused.troll_blocks")


CLOSED_BY_REVEAL = """
    2 .........─┤
    3 ..........M
    4 .........─┘"""


@pytest.mark.parametrize("token", TOKENS)
def test_lm_4_08_a_token_at_a_side_that_a_reveal_closes_stays_without_effect(token: str) -> None:
    traps = "k2-k3" if token == "trap" else ""
    trolls = {2: "k2-k3"} if token == "troll" else {}
    dwarves = {0: "k4", 1: "k2"}
    table = position(CLOSED_BY_REVEAL, traps=traps, trolls=trolls, dwarves=dwarves, hands={1: "ew ns"})
    end_turn(play(to_step_2(table), "step north", "mine is gold"))
    assert table.traps == (1 << passage(table, "k2-k3") if token == "trap" else 0)
    assert table.trolls[2] == (passage(table, "k2-k3") if token == "troll" else -1)
    assert refused(to_step_2(table), "step south") == ("LM-5.01", "refused.no_passage")


def test_lm_4_08_no_token_is_put_on_a_side_that_a_reveal_closed() -> None:
    table = position(CLOSED_BY_REVEAL, dwarves={0: "k4"}, hands={1: "trap"})
    assert "k2-k3" in targets(position(CLOSED_BY_REVEAL, hands={0: "trap"}), "trap")
    end_turn(play(to_step_2(table), "step north", "mine is gold"))
    assert refused(table, "play trap on k2-k3") == ("LM-4.03", "refused.closed_side")


def test_lm_4_03_what_may_be_lost_is_told_in_the_order_of_the_cards() -> None:
    """Records number nature's outcomes: their order is part of the rule."""
    table = position("3 .B──", traps="b3-c3", hands={0: "ew n ns nw storm"})
    play(table, "discard ew", "keep the rest", "step east")
    assert list(outcomes(table)) == ["lose ns", "lose nw", "lose n", "lose storm"]
