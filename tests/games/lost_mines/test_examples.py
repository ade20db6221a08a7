"""The worked examples of the rulebook."""

from __future__ import annotations

import random

import pytest

from games.lost_mines.positions import (
    end_turn,
    event,
    field,
    hoards,
    names,
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
from underhall.core.agenda import NATURE
from underhall.core.notation import UnknownMove
from underhall.games.lost_mines import GAME
from underhall.games.lost_mines.table import Table


def test_lm_example_1_after_a_card_is_played_a_dwarf_walks_three_cards() -> None:
    board = """
        2 ...┌
        3 .B─┘"""
    table = position(board, hands={0: "new"}, dwarves={0: "c3"})
    play(table, "lay new at e2 turned", "step east", "step north", "step east")
    assert table.place[0] == field(table, "e2")
    assert table.to_move() == NATURE


def test_lm_example_2_a_card_that_touches_no_card_is_refused() -> None:
    table = position("3 .B─", hands={0: "nes"})
    assert refused(table, "lay nes at f5") == ("LM-3.01", "refused.touches_no_card")


def test_lm_example_2_a_passage_against_a_wall_is_refused() -> None:
    board = """
        3 .B─
        4 .┼."""
    table = position(board, hands={0: "nw"})
    assert refused(table, "lay nw at c4") == ("LM-3.01", "refused.passage_against_wall")


def test_lm_example_2_closed_side_to_closed_side_is_refused() -> None:
    table = position("3 .B─", hands={0: "ew"})
    assert refused(table, "lay ew at c4") == ("LM-3.07", "refused.prolongs_nothing")


def test_lm_example_3_a_yellow_dwarf_finds_the_gold_mine() -> None:
    board = """
        4 ..........╷
        5 .........─M"""
    roles = "yellow loyal, blue loyal, blue selfish"
    table = position(board, roles=roles, dwarves={0: "j5"}, treasures="gold silver gems")
    play(to_step_2(table), "step east", "mine is gold", "worth 3")
    assert event(table, 1, "reveals_mine") == {"seat": 0, "field": "k5", "mine": "gold"}
    assert table.treasure_owner == (0, -1, -1)
    assert [GAME.view(table, seat).treasure_values[0] for seat in range(3)] == [3, -1, -1]


LOYAL_YELLOWS, LOYAL_BLUES, SABOTEUR, SELFISH = (0, 1), (2, 3), 4, 5


def six_players() -> Table:
    roles = "yellow loyal, yellow loyal, blue loyal, blue loyal, yellow saboteur, blue selfish"
    hands = {0: "ew", **dict.fromkeys(range(1, 6), "")}
    taken = hoards([4], [4], [2], [2], [4], [3])
    table = position(seats=6, roles=roles, taken=taken, hands=hands, pile=0)
    table.dragon = LOYAL_BLUES[1]
    return end_turn(to_step_2(table))


def test_lm_example_4_two_pools_of_eight_and_a_selfish_dwarf() -> None:
    result = six_players().results[0]
    assert [result.shares[seat] for seat in LOYAL_YELLOWS] == [4, 4]
    assert [result.shares[seat] for seat in (*LOYAL_BLUES, SABOTEUR)] == [2, 2, 2]
    assert result.extras == (0, 0, 0, 0, 2, 0)
    assert result.losses == (0, 0, 0, 2, 0, 0)
    assert result.shares[SELFISH] == 3


@pytest.mark.parametrize("tool", ["axe", "boat", "rope"])
@pytest.mark.parametrize("obstacle", ["tree", "lake", "ditch"])
def test_lm_example_5_axe_for_tree_boat_for_lake_rope_for_ditch(tool: str, obstacle: str) -> None:
    table = position("3 .B─", features={"c3": obstacle}, hands={0: tool})
    if (tool, obstacle) in [("axe", "tree"), ("boat", "lake"), ("rope", "ditch")]:
        assert steps(play(table, f"play {tool} on c3")) == ["east"]
    else:
        assert refused(table, f"play {tool} on c3") == ("LM-4.01", "refused.no_such_obstacle")


def dealt(seats: int) -> Table:
    """A table at its first turn."""
    table, dice = GAME.new(seats), random.Random(seats)
    while question(table) != "PlayOrDiscard":
        if table.to_move() == NATURE:
            table.befall(dice)
        else:
            table.play(table.options()[0])
    return table


@pytest.mark.parametrize(("seats", "pile"), [(3, 38), (4, 33), (5, 28), (6, 23), (7, 25), (8, 21), (9, 17)])
def test_lm_example_6_the_draw_pile_after_dealing(seats: int, pile: int) -> None:
    assert dealt(seats).pile_left() == pile


def test_lm_example_6_six_players() -> None:
    table = GAME.new(6)
    play(table, *["lay out gold", "lay out gems"] * 3)
    assert sum(outcomes(table).values()) == 8
    play(table, *["deal blue loyal", "deal yellow loyal"] * 2, "deal blue selfish", "deal yellow selfish")
    assert list(outcomes(table)) == [f"start with seat {seat}" for seat in range(1, 7)]
    table = dealt(6)
    assert len(table.treasure_kind) == 6
    assert [len(hand) for hand in table.hands] == [5] * 6


def test_lm_example_7_tokens_go_between_open_cards_and_on_open_ends_before_an_empty_field() -> None:
    board = """
        1 .│
        2 .│
        3 .B─"""
    table = position(board, hands={0: "trap"})
    assert {"b3-c3", "b2-b3", "c3-d3"} <= set(targets(table, "trap"))
    assert refused(table, "play trap on c3-c4") == ("LM-4.03", "refused.closed_side")
    assert refused(table, "play trap on f5-f6") == ("LM-4.03", "refused.no_card_there")
    with pytest.raises(UnknownMove):
        play(table, "play trap on b0-b1")
    assert not [at for at in targets(table, "trap") if "b1" in at and "b2" not in at]


def test_lm_example_7_a_card_is_laid_against_a_trap_and_the_next_crossing_costs_a_card() -> None:
    table = position("3 .B─", hands={0: "trap", 1: "ew", 2: "ns nw"}, dwarves={2: "c3"})
    end_turn(play(table, "play trap on c3-d3"))
    end_turn(play(table, "lay ew at d3"))
    assert table.traps == 1 << passage(table, "c3-d3")
    play(table, "discard ns", "keep the rest", "step east", "lose nw")
    assert (names(table, table.hands[2]), table.place[2]) == ([], field(table, "d3"))


def test_lm_example_8_the_results_of_example_4() -> None:
    scores = six_players().scores()
    assert [scores[seat] for seat in LOYAL_YELLOWS] == [4, 4]
    assert scores[SABOTEUR] == 4
    assert [scores[seat] for seat in LOYAL_BLUES] == [2, 0]
    assert scores[SELFISH] == 3
