"""Chapter 5. Moving; mines and treasures are in test_05_mines.py."""

from __future__ import annotations

import pytest

from games.lost_mines.positions import (
    end_turn,
    event,
    field,
    lay,
    names,
    options,
    outcomes,
    play,
    position,
    question,
    refused,
    steps,
    to_step_2,
)
from underhall.core.agenda import NATURE, SPECTATOR
from underhall.games.lost_mines import GAME

ROAD = "3 .B────"


@pytest.mark.parametrize("count", [1, 2, 3])
def test_lm_5_01_a_dwarf_moves_one_to_three_cards(count: int) -> None:
    table = play(to_step_2(position(ROAD)), *["step east"] * count)
    assert table.place[0] == field(table, "bcdef"[count] + "3")


def test_lm_5_01_there_is_no_fourth_step() -> None:
    table = play(to_step_2(position(ROAD, pile=0)), *["step east"] * 3)
    assert table.to_move() == 1
    assert table.place[0] == field(table, "e3")


def test_lm_5_01_the_steps_left_are_counted_down() -> None:
    table = to_step_2(position(ROAD))
    left = []
    for _ in range(3):
        left.append(GAME.view(table, 1).steps_left)
        play(table, "step east")
    assert left == [3, 2, 1]


def test_lm_5_01_a_dwarf_follows_existing_passages_only() -> None:
    board = """
        2 ..╷
        3 .B─┴"""
    table = to_step_2(position(board, dwarves={0: "c3"}))
    assert steps(table) == ["east", "west"]
    assert refused(table, "step north") == ("LM-5.01", "refused.no_passage")
    assert refused(table, "step south") == ("LM-5.01", "refused.no_passage")


def test_lm_5_01_a_dwarf_does_not_step_into_the_forest() -> None:
    table = to_step_2(position("3 .B─", dwarves={0: "c3"}))
    assert refused(table, "step east") == ("LM-5.01", "refused.no_passage")


def test_lm_5_01_a_passage_must_be_open_on_the_other_card_too() -> None:
    table = position(dwarves={0: "b3"})
    lay(table, "c3", "ns")
    lay(table, "b2", "ns")
    assert steps(to_step_2(table)) == ["north"]
    assert refused(table, "step east") == ("LM-5.01", "refused.no_passage")


@pytest.mark.parametrize(("step", "at"), [("north", "c2"), ("east", "d3"), ("south", "c4"), ("west", "b3")])
def test_lm_5_01_a_dwarf_walks_in_all_four_directions(step: str, at: str) -> None:
    board = """
        2 ..╷
        3 .B┼╴
        4 ..╵"""
    table = play(to_step_2(position(board, dwarves={0: "c3"})), f"step {step}")
    assert table.place[0] == field(table, at)
    assert event(table, SPECTATOR, "steps") == {"seat": 0, "field": at}


def test_lm_5_01_an_ordinary_card_holds_any_number_of_dwarves() -> None:
    table = position("3 .B─", seats=6, dwarves=dict.fromkeys(range(1, 6), "c3"))
    play(to_step_2(table), "step east")
    assert set(table.place) == {field(table, "c3")}


def test_lm_5_06_the_mover_may_stop_after_each_step() -> None:
    table = to_step_2(position(ROAD))
    assert options(table) == ["stop", "step east"]
    play(table, "step east")
    assert options(table) == ["stop", "step east", "step west"]
    play(table, "step east", "stop")
    assert table.place[0] == field(table, "d3")
    assert table.to_move() == NATURE


def test_lm_5_06_while_moving_nothing_else_can_be_done() -> None:
    table = to_step_2(position(ROAD, hands={0: "ew ns"}))
    for text in ("discard ns", "keep the rest", "take treasure 1", "propose end", "mine as printed"):
        assert refused(table, text) == ("LM-2.01", "refused.not_now")


def test_lm_5_06_the_trap_bites_before_the_dwarf_stands_on_the_next_card() -> None:
    table = play(to_step_2(position(ROAD, traps="b3-c3", hands={0: "ew ns"})), "step east")
    assert table.to_move() == NATURE
    assert table.place[0] == field(table, "b3")
    play(table, "lose ns")
    assert table.place[0] == field(table, "c3")


def test_lm_5_06_a_hindrance_is_named_in_the_order_of_a_step() -> None:
    board = """
        2 .╷
        3 .B─"""
    table = position(board, features={"c3": "lake"}, trolls={1: "b3-c3"})
    assert refused(to_step_2(table), "step east") == ("LM-4.04", "refused.troll_blocks")


def test_lm_5_06_the_treasure_is_drawn_before_the_card() -> None:
    table = position("3 .........─", mines={"k3": "gold"}, dwarves={0: "j3"}, treasures="gold gems gems")
    play(to_step_2(table), "step east", "stop")
    assert "worth 3" in options(table)
    assert "draw ns" not in options(table)
    play(table, "worth 3")
    assert "draw ns" in options(table)


def test_lm_5_07_every_trap_crossed_bites() -> None:
    table = to_step_2(position(ROAD, traps="b3-c3 d3-e3", hands={0: "ew ns nw ne"}))
    play(table, "step east", "lose ns", "step east")
    assert question(table) == "MoveDwarf"
    play(table, "step east", "lose ne")
    assert names(table, table.hands[0]) == ["nw"]


def test_lm_5_07_the_same_trap_bites_twice_in_one_move() -> None:
    table = to_step_2(position(ROAD, traps="b3-c3", hands={0: "ew ns nw ne"}))
    play(table, "step east", "lose ns", "step west", "lose ne")
    play(table, "step east")
    assert list(outcomes(table)) == ["lose nw"]


def test_lm_5_08_turning_back_is_allowed_and_each_card_entered_counts() -> None:
    table = to_step_2(position(ROAD, pile=0))
    play(table, "step east", "step west", "step east")
    assert table.place[0] == field(table, "c3")
    assert table.to_move() == 1


def test_lm_5_08_moving_zero_cards_is_not_moving() -> None:
    table = position(
        "3 .........─", mines={"k3": "gold"}, dwarves={0: "k3"}, treasures="gold gems gems", pile=0
    )
    play(to_step_2(table), "stop")
    assert options(table) == ["worth 2", "worth 3", "worth 4"]


def test_lm_5_08_who_comes_back_to_where_the_move_began_has_moved() -> None:
    table = position("3 .........─", mines={"k3": "gold"}, dwarves={0: "k3"}, treasures="gold gold gold")
    play(to_step_2(table), "step west", "step east", "stop", "take treasure 1", "worth 3")
    assert table.to_move() == NATURE
    end_turn(table)
    assert (table.to_move(), table.treasures_of(0)) == (1, [0])


def test_lm_5_09_a_start_holds_any_number_and_serves_both_clans() -> None:
    board = """
        3 .B
        4 .│
        5 .Y"""
    table = position(board, seats=6, dwarves={1: "b3", 2: "b4", 3: "b3", 4: "b3", 5: "b3"})
    play(to_step_2(table), "step south", "step south")
    assert table.place[0] == field(table, "b5")
    end_turn(table)
    play(to_step_2(table), "step south", "step south")
    assert table.place[1] == field(table, "b5")


def test_lm_5_09_a_mine_holds_any_number() -> None:
    table = position("3 .........─", seats=4, mines={"k3": "dragon"}, dwarves={0: "j3", 1: "k3", 2: "k3"})
    play(to_step_2(table), "step east")
    assert table.place[:3] == (field(table, "k3"),) * 3


@pytest.mark.parametrize("blocker", [1, 2])
def test_lm_5_10_the_limit_of_one_counts_both_clans(blocker: int) -> None:
    board = """
        2 .╷
        3 .B┴"""
    table = position(board, features={"c3": "rocks"}, dwarves={blocker: "c3"})
    assert refused(to_step_2(table), "step east") == ("LM-3.05", "refused.occupied")


def test_lm_5_10_the_limit_of_one_counts_passed_players() -> None:
    board = """
        2 .╷
        3 .B─"""
    table = position(
        board, features={"c3": "tree"}, tools="c3", dwarves={2: "c3"}, hands={2: ""}, turn=2, pile=0
    )
    assert (table.to_move(), table.passed) == (0, 0b100)
    assert refused(to_step_2(table), "step east") == ("LM-3.05", "refused.occupied")


def test_lm_5_11_the_troll_blocks_its_layer_too_at_once() -> None:
    board = """
        2 .╷
        3 .B─"""
    table = play(position(board, hands={0: "troll"}), "play troll on b3-c3")
    assert steps(table) == ["north"]
    assert refused(table, "step east") == ("LM-4.04", "refused.troll_blocks")


def test_lm_5_12_a_dead_end_may_be_entered() -> None:
    table = play(to_step_2(position("3 .B╴")), "step east")
    assert table.place[0] == field(table, "c3")
    assert steps(table) == ["west"]


def test_lm_5_01_a_dwarf_walks_into_the_corner_of_the_board() -> None:
    table = to_step_2(position("1 ┌──", dwarves={0: "b1"}))
    assert steps(table) == ["east", "west"]
    play(table, "step west")
    assert table.place[0] == field(table, "a1")
    assert refused(table, "step south") == ("LM-5.01", "refused.no_passage")
