"""Chapter 3. Path cards."""

from __future__ import annotations

import pytest

from games.lost_mines.positions import (
    LINES,
    end_turn,
    event,
    field,
    names,
    options,
    play,
    position,
    refused,
    steps,
    targets,
    to_step_2,
)
from underhall.core.agenda import SPECTATOR
from underhall.games.lost_mines import GAME


def test_lm_3_01_a_card_is_laid_beside_a_start() -> None:
    table = position(hands={0: "nesw"})
    assert targets(table, "nesw") == ["b2", "a3", "c3", "b4", "a5", "c5", "b6"]


def test_lm_3_01_a_card_is_laid_beside_a_path_card() -> None:
    table = position("3 .B─", hands={0: "nesw"})
    assert "d3" in targets(table, "nesw")
    assert "e3" not in targets(table, "nesw")


def test_lm_3_01_a_card_is_laid_beside_a_revealed_mine() -> None:
    table = position(mines={"k3": "gold"}, hands={0: "ew ns"})
    assert "j3" in targets(table, "ew")
    assert "k2" in targets(table, "ns")


def test_lm_3_01_a_face_down_mine_is_nothing_to_lay_a_card_beside() -> None:
    table = position(hands={0: "nesw"})
    assert refused(table, "lay nesw at j3") == ("LM-3.01", "refused.touches_no_card")


def test_lm_3_01_a_card_touching_nothing_is_refused() -> None:
    table = position(hands={0: "nesw"})
    assert refused(table, "lay nesw at f4") == ("LM-3.01", "refused.touches_no_card")


def test_lm_3_01_a_corner_does_not_touch() -> None:
    table = position(hands={0: "nesw"})
    assert refused(table, "lay nesw at c2") == ("LM-3.01", "refused.touches_no_card")


def test_lm_3_01_an_open_side_must_not_meet_a_wall() -> None:
    board = """
        3 .B─
        4 .┼."""
    table = position(board, hands={0: "nw ew"})
    assert "c4" in targets(table, "ew")
    assert refused(table, "lay nw at c4") == ("LM-3.01", "refused.passage_against_wall")


def test_lm_3_01_a_wall_must_not_meet_an_open_side() -> None:
    table = position("3 .B─", hands={0: "ns"})
    assert refused(table, "lay ns at d3") == ("LM-3.01", "refused.wall_against_passage")


def test_lm_3_01_the_card_must_fit_all_its_neighbours() -> None:
    board = """
        2 .└┐
        3 .B."""
    table = position(board, hands={0: "ew nw new nesw nes"})
    assert "c3" in targets(table, "nw")
    assert "c3" in targets(table, "new")
    assert "c3" in targets(table, "nesw")
    assert refused(table, "lay ew at c3") == ("LM-3.01", "refused.wall_against_passage")
    assert refused(table, "lay nes at c3") == ("LM-3.01", "refused.wall_against_passage")


@pytest.mark.parametrize("mine_side", ["w", "ew"])
def test_lm_3_01_a_face_down_mine_has_no_passages_to_fit(mine_side: str) -> None:
    table = position("3 .B......─", hands={0: f"{mine_side}"})
    assert "j3" in targets(table, mine_side)


def test_lm_3_01_a_revealed_mine_has_passages_to_fit() -> None:
    table = position(mines={"k1": "gold"}, hands={0: "ns"})
    assert refused(table, "lay ns at k2") == ("LM-3.01", "refused.passage_against_wall")
    table = position(mines={"k1": "gold turned"}, hands={0: "ew ns"})
    assert "k2" in targets(table, "ns")
    assert refused(table, "lay ew at k2") == ("LM-3.01", "refused.wall_against_passage")


def test_lm_3_01_the_card_leaves_the_hand_and_lies_there_for_all_to_see() -> None:
    table = play(position(hands={0: "ew ns"}), "lay ew at c3")
    assert names(table, table.hands[0]) == ["ns"]
    assert names(table, [table.laid[field(table, "c3")] >> 1]) == ["ew"]
    for reader in (0, 1, SPECTATOR):
        assert event(table, reader, "lays") == {"seat": 0, "card": "ew", "field": "c3"}


def test_lm_3_01_a_laid_card_can_be_walked_at_once() -> None:
    table = play(position(hands={0: "ew"}), "lay ew at c3", "step east")
    assert table.place[0] == field(table, "c3")


def test_lm_3_02_the_card_need_not_be_connected_to_the_own_start_or_dwarf() -> None:
    table = position("5 .Y─", hands={0: "ew"}, roles="blue loyal, yellow loyal, blue selfish")
    assert "d5" in targets(table, "ew")


def test_lm_3_03_a_card_may_be_turned_by_half() -> None:
    table = position(hands={0: "w"})
    assert targets(table, "w") == ["c3", "c5", "a3 turned", "a5 turned"]


@pytest.mark.parametrize(
    ("name", "printed", "turned"),
    [
        ("ne", "└", "┐"),
        ("nw", "┘", "┌"),
        ("new", "┴", "┬"),
        ("nes", "├", "┤"),
        ("n", "╵", "╷"),
        ("w", "╴", "╶"),
    ],
)
def test_lm_3_03_a_turned_card_opens_on_the_opposite_sides(name: str, printed: str, turned: str) -> None:
    table = position("3 .B.", hands={0: name})
    lays = [text for text in options(table) if text.startswith("lay")]
    for text in lays:
        after = play(table.copy(), text)
        where = field(after, text.split()[3])
        sides = "".join(side for bit, side in enumerate("nesw") if after.sides[where] >> bit & 1)
        assert sides == LINES[turned if "turned" in text else printed]
    assert {"turned" in text for text in lays} == {True, False}


def test_lm_3_03_a_turned_card_is_announced_as_turned() -> None:
    table = play(position(hands={0: "w"}), "lay w at a3 turned")
    assert event(table, 1, "lays_turned") == {"seat": 0, "card": "w", "field": "a3"}
    assert event(table, 1, "lays") is None


def test_lm_3_03_a_card_is_never_turned_by_a_quarter() -> None:
    table = position(hands={0: "ew"})
    assert targets(table, "ew") == ["a3", "c3", "a5", "c5"]


def test_lm_3_03_a_card_that_looks_the_same_turned_is_one_choice() -> None:
    table = position(hands={0: "ew"})
    assert options(table).count("lay ew at c3") == 1
    assert table.notation().parse("lay ew at c3 turned") is table.notation().parse("lay ew at c3")


def test_lm_3_03_a_path_may_point_off_the_board() -> None:
    board = """
        2 .│
        3 .B"""
    table = position(board, hands={0: "ns ew"})
    assert "b1" in targets(table, "ns")
    assert "a3" in targets(table, "ew")


OBSTACLES = ["tree", "lake", "ditch"]
ONE_WAY_OUT = """
    2 .╷
    3 .B──"""


@pytest.mark.parametrize("obstacle", OBSTACLES)
def test_lm_3_04_nobody_enters_an_obstacle(obstacle: str) -> None:
    table = to_step_2(position(ONE_WAY_OUT, features={"c3": obstacle}))
    assert steps(table) == ["north"]
    assert refused(table, "step east") == ("LM-3.04", "refused.obstacle")


@pytest.mark.parametrize("obstacle", OBSTACLES)
def test_lm_3_04_a_tool_opens_the_obstacle_for_entering_and_crossing(obstacle: str) -> None:
    table = to_step_2(position(ONE_WAY_OUT, features={"c3": obstacle}, tools="c3"))
    play(table, "step east", "step east")
    assert table.place[0] == field(table, "d3")


@pytest.mark.parametrize("obstacle", OBSTACLES)
def test_lm_3_04_with_its_tool_an_obstacle_works_like_rocks(obstacle: str) -> None:
    table = to_step_2(position(ONE_WAY_OUT, features={"c3": obstacle}, tools="c3", dwarves={1: "c3"}))
    assert refused(table, "step east") == ("LM-3.05", "refused.occupied")


def test_lm_3_04_a_tool_opens_no_other_obstacle() -> None:
    table = to_step_2(position(ONE_WAY_OUT, features={"c3": "tree", "d3": "lake"}, tools="c3"))
    play(table, "step east")
    assert steps(table) == ["west"]
    assert refused(table, "step east") == ("LM-3.04", "refused.obstacle")


def test_lm_3_05_rocks_hold_one_dwarf() -> None:
    board = """
        2 .╷
        3 .B┴─"""
    table = to_step_2(position(board, features={"c3": "rocks"}, dwarves={1: "c3"}))
    assert refused(table, "step east") == ("LM-3.05", "refused.occupied")
    assert steps(table) == ["north"]


def test_lm_3_05_free_rocks_can_be_entered_and_passed() -> None:
    table = to_step_2(position("3 .B┴─", features={"c3": "rocks"}))
    play(table, "step east", "step east")
    assert table.place[0] == field(table, "d3")


def test_lm_3_05_rocks_are_free_again_when_the_dwarf_has_left() -> None:
    table = position("3 .B┴─", features={"c3": "rocks"}, dwarves={0: "c3", 1: "b3"})
    end_turn(play(to_step_2(table), "step east"))
    assert "east" in steps(to_step_2(table))


def test_lm_3_05_the_dwarf_on_the_rocks_may_leave_and_come_back() -> None:
    table = to_step_2(position("3 .B┴─", features={"c3": "rocks"}, dwarves={0: "c3"}))
    play(table, "step east", "step west")
    assert table.place[0] == field(table, "c3")


def test_lm_3_06_from_a_campfire_a_dwarf_goes_up_to_five_cards() -> None:
    table = to_step_2(position("3 .B─────", features={"c3": "campfire"}, dwarves={0: "c3"}, pile=0))
    play(table, *["step east"] * 4, "step west")
    assert table.place[0] == field(table, "f3")
    assert table.to_move() == 1


def test_lm_3_06_a_campfire_on_the_way_does_not_help() -> None:
    table = to_step_2(position("3 .B─────", features={"c3": "campfire"}, pile=0))
    play(table, *["step east"] * 3)
    assert table.to_move() == 1


def test_lm_3_06_the_campfire_counts_even_if_laid_cards_lie_between() -> None:
    table = position("3 .B──", features={"c3": "campfire"}, dwarves={0: "c3"}, hands={0: "ew"})
    play(table, "lay ew at e3")
    assert GAME.view(table, 0).steps_left == 5


def test_lm_3_07_wall_to_wall_prolongs_nothing() -> None:
    table = position("3 .B─", hands={0: "ew"})
    assert refused(table, "lay ew at c2") == ("LM-3.07", "refused.prolongs_nothing")


def test_lm_3_07_one_open_side_meeting_another_is_enough() -> None:
    board = """
        3 .B─
        4 .┼."""
    table = position(board, hands={0: "ew w"})
    assert "c4" in targets(table, "ew")
    assert "c4" in targets(table, "w")


@pytest.mark.parametrize("where", ["a3", "d3", "j5"])
def test_lm_3_07_a_start_a_path_and_a_revealed_mine_are_prolonged(where: str) -> None:
    table = position("3 .B─", mines={"k5": "silver"}, hands={0: "ew"})
    assert where in targets(table, "ew")


def test_lm_3_07_an_open_side_towards_a_face_down_mine_prolongs_nothing() -> None:
    table = position("4 .........─", hands={0: "ew"})
    assert refused(table, "lay ew at j5") == ("LM-3.07", "refused.prolongs_nothing")


def test_lm_3_08_an_island_may_be_prolonged() -> None:
    table = position("3 .B...─", hands={0: "ew"})
    assert {"e3", "g3"} <= set(targets(table, "ew"))


def test_lm_3_08_a_storm_makes_an_island_that_may_be_prolonged() -> None:
    table = position("3 .B──", hands={0: "storm", 1: "ew"})
    end_turn(play(table, "play storm on c3"))
    assert {"c3", "e3"} <= set(targets(table, "ew"))


def test_lm_3_08_cards_behind_an_obstacle_and_the_obstacle_itself_may_be_prolonged() -> None:
    table = position("3 .B──", features={"c3": "lake"}, hands={0: "ew"})
    assert "e3" in targets(table, "ew")
    table = position("3 .B─", features={"c3": "lake"}, hands={0: "ew"})
    assert "d3" in targets(table, "ew")


def test_lm_3_08_cards_behind_a_troll_may_be_prolonged() -> None:
    table = position("3 .B──", trolls={1: "b3-c3"}, hands={0: "ew"})
    assert "e3" in targets(table, "ew")


def test_lm_3_09_a_field_with_a_card_takes_no_other() -> None:
    table = position("3 .B─", hands={0: "ew"})
    assert refused(table, "lay ew at c3") == ("LM-3.09", "refused.field_taken")


@pytest.mark.parametrize("where", ["b3", "b5", "k1", "k3", "k5", "k7"])
def test_lm_3_09_start_and_mine_fields_take_no_path_card(where: str) -> None:
    board = """
        1 .........─
        2 .│
        3 .........─
        4 .┼
        5 .........─
        7 .........─"""
    table = position(board, hands={0: "nesw"})
    assert refused(table, f"lay nesw at {where}") == ("LM-3.09", "refused.field_reserved")


def test_lm_3_09_a_revealed_mines_field_takes_no_path_card() -> None:
    table = position("3 .........─", mines={"k3": "gems"}, hands={0: "ew"})
    assert refused(table, "lay ew at k3") == ("LM-3.09", "refused.field_reserved")


def test_lm_3_09_the_last_open_end_may_be_closed() -> None:
    board = """
        2 .╷
        3 ┌B┐
        4 │││
        5 └Y.
        6 .╵"""
    table = position(board, hands={0: "nw", 1: "nesw nw w"})
    assert targets(table, "nw") == ["c5"]
    end_turn(play(table, "lay nw at c5"))
    assert [text for text in options(table) if text.startswith("lay")] == []
