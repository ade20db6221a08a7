"""Chapter 5, continued. Mines and treasures."""

from __future__ import annotations

import pytest

from games.lost_mines.positions import (
    end_turn,
    event,
    events,
    field,
    options,
    outcomes,
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
from underhall.games.lost_mines.table import NONE, Table

TO_K3 = """
    2 ..........╷
    3 ........──M"""
AT_K3 = {0: "j3"}


def sides_of(table: Table, at: str) -> str:
    return "".join(side for bit, side in enumerate("nesw") if table.sides[field(table, at)] >> bit & 1)


def step_on_mine(table: Table, *fates: str) -> Table:
    return play(to_step_2(table), "step east", *fates)


def next_move(table: Table) -> Table:
    """Everybody else's turn passes; the first seat is about to move its dwarf."""
    while table.to_move() != 0:
        end_turn(to_step_2(table))
    return to_step_2(table)


def test_lm_5_02_the_first_dwarf_on_a_face_down_mine_reveals_it_to_all() -> None:
    table = step_on_mine(position(TO_K3, dwarves=AT_K3), "mine is gold")
    for reader in (0, 1, SPECTATOR):
        assert event(table, reader, "reveals_mine") == {"seat": 0, "field": "k3", "mine": "gold"}
        assert GAME.view(table, reader).mine_kinds == [-1, 1, -1, -1]
        assert GAME.view(table, reader).mine_open == [False, True, False, False]
    assert table.place[0] == field(table, "k3")


def test_lm_5_02_the_move_ends_on_the_revealed_mine() -> None:
    table = step_on_mine(position(TO_K3, dwarves=AT_K3, pile=0), "mine is dragon")
    assert table.to_move() == 1


def test_lm_5_02_a_mine_revealed_before_does_not_end_the_move() -> None:
    table = step_on_mine(position(TO_K3, mines={"k3": "dragon"}, dwarves=AT_K3))
    assert question(table) == "MoveDwarf"
    assert steps(table) == ["north", "west"]
    assert event(table, 0, "reveals_mine") is None


def test_lm_5_02_a_mine_somebody_has_looked_at_is_revealed_as_what_it_is() -> None:
    table = position(TO_K3, dwarves={1: "j3"}, hands={0: "mine-role"})
    end_turn(play(table, "play mine-role on mine k3", "mine is dragon"))
    step_on_mine(table)
    assert event(table, 2, "reveals_mine") == {"seat": 1, "field": "k3", "mine": "dragon"}
    assert table.dragon == 1


def test_lm_5_02_the_passage_used_is_open_after_the_reveal() -> None:
    board = """
        1 ..........M
        2 .........─┘"""
    table = play(to_step_2(position(board, dwarves={0: "k2"})), "step north", "mine is gold")
    assert sides_of(table, "k1") == "esw"
    end_turn(table)
    assert "south" in steps(next_move(table))


def test_lm_5_03_a_move_that_ends_on_a_treasure_mine_draws_one_treasure_of_the_kind() -> None:
    table = position(TO_K3, dwarves=AT_K3, treasures="gems gold silver")
    step_on_mine(table, "mine is gold", "worth 3")
    assert table.treasure_owner == (-1, 0, -1)


def test_lm_5_03_who_comes_later_draws_as_well() -> None:
    table = position(TO_K3, mines={"k3": "gold"}, dwarves={0: "j3", 1: "k3"}, treasures="gems gold silver")
    step_on_mine(table, "stop", "worth 2")
    assert table.treasure_owner == (-1, 0, -1)


def test_lm_5_03_walking_across_a_revealed_mine_draws_nothing() -> None:
    board = """
        3 .........─M
        4 .........─┘"""
    mines = {"k3": "gold turned"}
    table = position(board, mines=mines, dwarves=AT_K3, treasures="gold gold gold", pile=0)
    play(to_step_2(table), "step east", "step south", "stop")
    assert table.to_move() == 1
    assert table.treasures_of(0) == []


def test_lm_5_03_the_third_step_onto_a_mine_draws_without_a_stop() -> None:
    table = position("3 .......───", mines={"k3": "gold"}, dwarves={0: "h3"}, treasures="gold gems gems")
    play(to_step_2(table), *["step east"] * 3, "worth 4")
    assert table.treasure_owner == (0, -1, -1)


def test_lm_5_04_who_stays_on_a_treasure_mine_draws_another_after_the_card() -> None:
    table = position(TO_K3, mines={"k3": "gold"}, dwarves={0: "k3"}, treasures="gold gold gold")
    play(to_step_2(table), "stop")
    assert "draw ns" in options(table)
    play(table, "draw ns")
    assert (table.to_move(), question(table)) == (0, "PickTreasure")
    play(table, "take treasure 2", "worth 3")
    assert (table.to_move(), table.treasures_of(0)) == (1, [1])


def test_lm_5_04_a_dwarf_that_cannot_move_stays_and_draws() -> None:
    table = position(mines={"k3": "gold"}, dwarves={0: "k3"}, treasures="gold gems gems", pile=0)
    to_step_2(table)
    assert options(table) == ["worth 2", "worth 3", "worth 4"]


def test_lm_5_04_each_turn_that_ends_on_a_mine_yields_one_card() -> None:
    table = position(TO_K3, dwarves=AT_K3, treasures="gold gold gold")
    end_turn(step_on_mine(table, "mine is gold", "take treasure 1", "worth 3"))
    assert table.treasures_of(0) == [0]
    end_turn(play(next_move(table), "stop"))
    play(table, "take treasure 3", "worth 4")
    assert table.treasures_of(0) == [0, 2]
    assert table.to_move() == 1


def test_lm_5_04_who_leaves_the_mine_draws_nothing() -> None:
    table = position(TO_K3, mines={"k3": "gold"}, dwarves={0: "k3"}, treasures="gold gold gold")
    end_turn(play(to_step_2(table), "step west", "stop"))
    assert (table.to_move(), table.treasures_of(0)) == (1, [])


def test_lm_5_04_the_dwarves_of_others_on_the_mine_draw_nothing() -> None:
    table = position(TO_K3, mines={"k3": "gold"}, dwarves={1: "k3"}, treasures="gold gold gold")
    end_turn(to_step_2(table))
    assert table.treasures_of(1) == []


def test_lm_5_05_who_reveals_the_dragon_takes_its_token_and_no_treasure() -> None:
    table = position(TO_K3, dwarves=AT_K3, treasures="gems gold silver")
    end_turn(step_on_mine(table, "mine is dragon"))
    assert GAME.view(table, SPECTATOR).dragon == 0
    assert event(table, 2, "takes_dragon") == {"seat": 0}
    assert table.treasure_owner == (-1, -1, -1)


def test_lm_5_05_who_comes_later_pays_nothing_and_the_token_stays() -> None:
    table = position(TO_K3, dwarves={0: "j3", 1: "j3"})
    end_turn(step_on_mine(table, "mine is dragon"))
    end_turn(step_on_mine(table))
    assert table.place[1] == field(table, "k3")
    assert table.dragon == 0


def test_lm_5_05_staying_with_the_dragon_brings_nothing() -> None:
    table = position(TO_K3, mines={"k3": "dragon"}, dwarves={0: "k3"})
    end_turn(to_step_2(table))
    assert table.treasure_owner == (-1, -1, -1)
    assert table.dragon == -1


def test_lm_5_05_the_dragons_card_is_a_mine_for_storms() -> None:
    table = position("3 ........─┴M", mines={"k3": "dragon"}, hands={0: "storm"})
    assert targets(table, "storm") == ["i3", "j3"]


def test_lm_5_13_only_a_dwarf_reveals_a_mine() -> None:
    table = position("3 .........─", hands={0: "ns", 1: "mine-role", 2: "storm"}, mines={"k1": "gems turned"})
    end_turn(play(table, "lay ns at k2"))
    end_turn(play(table, "play mine-role on mine k3", "mine is gold"))
    end_turn(play(table, "play storm on j3"))
    assert event(table, 0, "reveals_mine") is None
    assert GAME.view(table, 1).mine_open == [True, False, False, False]
    assert table.sides[field(table, "k3")] == 0


BETWEEN = """
    2 .........─┤
    3 .........─M
    4 .........─┘"""


def test_lm_5_14_the_mine_is_turned_to_fit_as_many_neighbours_as_possible() -> None:
    board = """
        3 .........─M
        4 .........─┘"""
    table = step_on_mine(position(board, dwarves=AT_K3), "mine is gold")
    assert sides_of(table, "k3") == "esw"
    board = """
        2 .........─┐
        3 .........─M"""
    table = step_on_mine(position(board, dwarves=AT_K3), "mine is gold")
    assert sides_of(table, "k3") == "new"


def test_lm_5_14_a_closed_neighbour_is_better_met_by_a_closed_side() -> None:
    board = """
        2 .........╶╴
        3 .........─M"""
    table = step_on_mine(position(board, dwarves=AT_K3), "mine is silver")
    assert sides_of(table, "k3") == "esw"


@pytest.mark.parametrize(("turn", "sides"), [("mine as printed", "new"), ("mine half turned", "esw")])
def test_lm_5_14_if_both_fit_alike_the_revealing_player_chooses_before_drawing(turn: str, sides: str) -> None:
    table = step_on_mine(position(BETWEEN, dwarves=AT_K3, treasures="gold gems gems"), "mine is gold")
    assert (table.to_move(), question(table)) == (0, "ChooseTurn")
    assert options(table) == ["mine as printed", "mine half turned"]
    assert refused(table, "stop") == ("LM-5.14", "refused.not_now")
    assert table.treasure_owner == (-1, -1, -1)
    play(table, turn)
    assert sides_of(table, "k3") == sides
    assert options(table) == ["worth 2", "worth 3", "worth 4"]


def test_lm_5_14_the_passage_used_counts_more_than_all_others() -> None:
    board = """
        2 .........─┤
        3 .........│M
        4 .........─┘"""
    table = play(to_step_2(position(board, dwarves={0: "k4"})), "step north", "mine is gems")
    assert sides_of(table, "k3") == "esw"
    table = play(to_step_2(position(board, dwarves={0: "k2"})), "step south", "mine is gems")
    assert sides_of(table, "k3") == "new"


def test_lm_5_14_a_mismatch_counts_as_closed() -> None:
    table = position(BETWEEN, mines={"k3": "gold"}, dwarves={0: "k4"})
    assert refused(to_step_2(table), "step north") == ("LM-5.01", "refused.no_passage")
    table = position(BETWEEN, mines={"k3": "gold"}, dwarves={0: "k3"})
    assert steps(to_step_2(table)) == ["north", "west"]


def test_lm_5_14_a_cross_needs_no_choice() -> None:
    table = step_on_mine(position(BETWEEN, dwarves=AT_K3, pile=0), "mine is dragon")
    assert sides_of(table, "k3") == "nesw"
    assert table.to_move() == 1


def test_lm_5_14_a_mine_waiting_to_be_turned_is_known_to_all() -> None:
    table = step_on_mine(position(BETWEEN, dwarves=AT_K3), "mine is gold")
    assert question(table) == "ChooseTurn"
    for reader in (0, 1, SPECTATOR):
        assert GAME.view(table, reader).mine_kinds[1] == 1


def test_lm_5_15_a_kind_not_laid_out_yields_nothing() -> None:
    table = position(TO_K3, dwarves=AT_K3, treasures="gold gold gold")
    end_turn(step_on_mine(table, "mine is silver"))
    assert (table.to_move(), table.treasures_of(0)) == (1, [])


def test_lm_5_15_a_kind_used_up_yields_nothing() -> None:
    taken = [(1, "gold", 3)]
    table = position(
        TO_K3, mines={"k3": "gold"}, dwarves={0: "k3"}, treasures="gems silver", taken=taken, pile=0
    )
    play(to_step_2(table), "stop")
    assert (table.to_move(), table.treasures_of(0)) == (1, [])


def test_lm_5_15_the_kinds_laid_out_are_public() -> None:
    table = position(treasures="gold silver gold")
    assert GAME.view(table, SPECTATOR).treasure_kinds == [1, 2, 1]


def test_lm_5_16_of_several_treasures_the_player_picks_which() -> None:
    table = step_on_mine(position(TO_K3, dwarves=AT_K3, treasures="gold gems gold"), "mine is gold")
    assert (table.to_move(), options(table)) == (0, ["take treasure 1", "take treasure 3"])
    assert refused(table, "take treasure 2") == ("LM-5.03", "refused.not_of_this_mine")
    assert refused(table, "stop") == ("LM-5.16", "refused.not_now")
    play(table, "take treasure 3", "worth 2")
    assert table.treasure_owner == (-1, -1, 0)


@pytest.mark.parametrize(("kind", "slots"), [("gems", [1, 4]), ("gold", [2, 5]), ("silver", [3, 6])])
def test_lm_5_03_5_16_each_mine_has_its_own_kind_of_treasure(kind: str, slots: list[int]) -> None:
    table = position(TO_K3, seats=6, dwarves=AT_K3, treasures="gems gold silver gems gold silver")
    step_on_mine(table, f"mine is {kind}")
    assert options(table) == [f"take treasure {slot}" for slot in slots]


def test_lm_5_16_a_treasure_that_is_taken_cannot_be_picked() -> None:
    taken = [(1, "gold", 3)]
    table = position(
        TO_K3, seats=4, mines={"k3": "gold"}, dwarves=AT_K3, treasures="gold gold gems", taken=taken
    )
    step_on_mine(table, "stop")
    assert options(table) == ["take treasure 1", "take treasure 2"]
    assert refused(table, "take treasure 4") == ("LM-5.03", "refused.not_of_this_mine")


def test_lm_5_16_the_only_treasure_of_the_kind_needs_no_choice() -> None:
    table = step_on_mine(position(TO_K3, dwarves=AT_K3, treasures="gold gems gems"), "mine is gold")
    assert table.to_move() == NATURE
    assert outcomes(table) == {"worth 2": 1, "worth 3": 2, "worth 4": 1}


def test_lm_5_17_the_owner_sees_the_value_and_the_others_kind_and_number() -> None:
    table = position(TO_K3, dwarves=AT_K3, treasures="gems gold silver")
    step_on_mine(table, "mine is gold", "worth 4")
    assert GAME.view(table, 0).treasure_values == [-1, 4, -1]
    assert event(table, 0, "takes_valued_treasure") == {"seat": 0, "kind": "gold", "value": 4}
    assert event(table, 0, "takes_treasure") is None
    for other in (1, 2, SPECTATOR):
        view = GAME.view(table, other)
        assert (view.treasure_kinds, view.treasure_owners) == ([0, 1, 2], [-1, 0, -1])
        assert view.treasure_values == [-1, -1, -1]
        assert event(table, other, "takes_treasure") == {"seat": 0, "kind": "gold"}
        assert event(table, other, "takes_valued_treasure") is None


def test_lm_5_17_a_treasure_looked_at_before_keeps_its_value_and_its_reader() -> None:
    table = position(TO_K3, dwarves={1: "j3"}, hands={0: "treasure-role"}, treasures="gems gold silver")
    end_turn(play(table, "play treasure-role on treasure 2", "worth 2"))
    step_on_mine(table, "mine is gold")
    views = [GAME.view(table, seat).treasure_values[1] for seat in (0, 1, 2, SPECTATOR)]
    assert views == [2, 2, -1, -1]
    assert [key for key, _ in events(table, 1)].count("takes_valued_treasure") == 1


def test_lm_5_17_a_taken_treasure_cannot_be_looked_at() -> None:
    table = position(treasures="gems gold", taken=[(1, "gold", 3)], hands={0: "treasure-role"})
    assert targets(table, "treasure-role") == ["treasure 1", "treasure 2", "role 2", "role 3"]
    assert refused(table, "play treasure-role on treasure 3") == ("LM-5.17", "refused.treasure_is_taken")


def test_lm_1_03_5_17_the_value_of_the_last_treasure_seen_is_no_other_treasures() -> None:
    table = position(hands={0: "treasure-role ew", 1: "treasure-role ew"}, treasures="gold gems gold")
    end_turn(play(table, "play treasure-role on treasure 3", "worth 4"))
    play(table, "play treasure-role on treasure 1")
    assert outcomes(table) == {"worth 2": 1, "worth 3": 2}
    play(table, "worth 3")
    assert table.treasure_value == (3, -1, 4)


@pytest.mark.parametrize("at", ["k1", "k3", "k5", "k7"])
@pytest.mark.parametrize("moves", [True, False])
def test_lm_5_03_5_04_who_stands_at_no_mine_takes_nothing_whichever_mines_are_open(
    at: str, moves: bool
) -> None:
    table = to_step_2(position("3 .B─", mines={at: "gold"}, treasures="gold gold gems"))
    end_turn(play(table, "step east") if moves else table)
    assert set(table.treasure_owner) == {NONE}
    assert table.to_move() == 1
