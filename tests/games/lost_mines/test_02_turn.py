"""Chapter 2. The turn."""

from __future__ import annotations

import pytest

from games.lost_mines.positions import (
    all_cards,
    card,
    end_turn,
    event,
    events,
    field,
    names,
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


def test_lm_2_01_play_a_card_then_move_then_draw() -> None:
    table = position("3 .B─", hands={0: "ew ns"})
    assert (table.to_move(), question(table)) == (0, "PlayOrDiscard")
    play(table, "lay ew at d3")
    assert (table.to_move(), question(table)) == (0, "MoveDwarf")
    play(table, "step east", "stop")
    assert table.to_move() == NATURE
    play(table, "draw trap")
    assert names(table, table.hands[0]) == ["ns", "trap"]
    assert (table.to_move(), question(table)) == (1, "PlayOrDiscard")


def test_lm_2_01_step_one_is_a_must() -> None:
    table = position("3 .B─", hands={0: "ew"})
    assert all(text.startswith(("lay ", "discard ")) for text in options(table))
    assert refused(table, "stop") == ("LM-2.01", "refused.not_now")
    assert refused(table, "step east") == ("LM-2.01", "refused.not_now")
    assert refused(table, "take treasure 1") == ("LM-2.01", "refused.not_now")
    assert refused(table, "draw ew") == ("LM-2.01", "refused.not_now")


def test_lm_2_01_one_card_is_played_and_not_another() -> None:
    table = play(position("3 .B─", hands={0: "ew ns"}), "lay ew at d3")
    assert refused(table, "lay ns at b2") == ("LM-2.01", "refused.not_now")
    assert refused(table, "discard ns") == ("LM-2.01", "refused.not_now")


def test_lm_2_01_only_cards_of_the_hand_are_played_or_discarded() -> None:
    table = position(hands={0: "ns"})
    for text in ("lay ew at c3", "discard trap", "play trap on b3-c3", "play storm on c3"):
        assert refused(table, text) == ("LM-2.01", "refused.not_in_hand")


def test_lm_2_01_the_dwarf_may_stay() -> None:
    table = end_turn(to_step_2(position("3 .B─")))
    assert table.place[0] == field(table, "b3")
    assert table.to_move() == 1


def test_lm_2_01_a_dwarf_that_cannot_move_is_not_asked() -> None:
    table = to_step_2(position(hands={0: "ew"}))
    assert table.to_move() == NATURE


def test_lm_2_01_drawing_is_a_must() -> None:
    table = play(to_step_2(position("3 .B─")), "stop")
    assert table.to_move() == NATURE
    assert refused(table, "discard ew") == ("", "refused.nature_moves")


def test_lm_2_02_one_card_is_drawn_for_a_card_played() -> None:
    table = play(position(hands={0: "ew ns nw"}), "lay ew at c3", "stop", "draw trap")
    assert names(table, table.hands[0]) == ["ns", "nw", "trap"]
    assert table.to_move() == 1


def test_lm_2_02_one_card_is_drawn_for_an_action_card_played() -> None:
    table = play(position("3 .B─", hands={0: "trap ns"}), "play trap on b3-c3", "stop", "draw ew")
    assert names(table, table.hands[0]) == ["ew", "ns"]
    assert table.to_move() == 1


def test_lm_2_02_one_card_is_drawn_for_one_discarded() -> None:
    table = play(position(hands={0: "ew ns nw"}), "discard ew", "keep the rest", "draw trap")
    assert len(table.hands[0]) == 3
    assert table.to_move() == 1


def test_lm_2_02_two_cards_are_drawn_for_two_discarded() -> None:
    table = play(position(hands={0: "ew ns nw"}), "discard ew", "discard nw", "draw trap")
    assert table.to_move() == NATURE
    play(table, "draw storm")
    assert names(table, table.hands[0]) == ["ns", "trap", "storm"]
    assert table.to_move() == 1


def test_lm_2_02_the_last_card_of_the_pile_is_all_there_is_for_two() -> None:
    table = play(position(hands={0: "ew ns nw"}, pile=1), "discard ew", "discard nw")
    table.play(table.options()[0])
    assert len(table.hands[0]) == 2
    assert table.to_move() == 1


def test_lm_2_02_nobody_draws_from_an_empty_pile_and_nothing_is_reshuffled() -> None:
    table = play(position(hands={0: "ew ns nw"}, pile=0), "discard ew", "discard nw")
    assert len(table.shown) > 30
    assert names(table, table.hands[0]) == ["ns"]
    assert table.to_move() == 1


def test_lm_2_02_discarding_is_free_even_with_playable_cards() -> None:
    table = position("3 .B─", hands={0: "ew storm trap"})
    assert targets(table, "ew")
    assert targets(table, "trap")
    assert [text for text in options(table) if text.startswith("discard")] == [
        "discard ew",
        "discard trap",
        "discard storm",
    ]


def test_lm_2_02_the_pile_is_drawn_by_what_is_left_in_it() -> None:
    table = play(position(hands={0: "ew"}), "lay ew at c3", "stop")
    weights = outcomes(table)
    assert weights["draw trap"] == 3
    assert weights["draw ew"] == table.pile.counts[card(table, "ew")] < 4
    assert sum(weights.values()) == table.pile_left() + 10


def test_lm_2_03_without_a_card_the_player_passes_and_does_not_move() -> None:
    table = position("3 .B─", hands={0: ""}, pile=0)
    assert event(table, 1, "passes") == {"seat": 0}
    assert table.passed == 0b001
    assert table.to_move() == 1
    assert table.place[0] == field(table, "b3")


def test_lm_2_03_a_passed_player_wins_no_treasure_by_staying() -> None:
    table = position(
        dwarves={0: "k3"}, mines={"k3": "gold"}, treasures="gold gold gems", hands={0: ""}, pile=0
    )
    assert table.to_move() == 1
    assert table.treasures_of(0) == []


def test_lm_2_03_the_pass_is_for_the_rest_of_the_round() -> None:
    table = position("3 .B─", hands={0: "", 1: "ew ns", 2: "nw ne"}, pile=0)
    order = []
    while not table.over():
        order.append(table.to_move())
        end_turn(to_step_2(table))
    assert order == [1, 2, 1, 2]


def test_lm_2_03_who_has_a_card_does_not_pass() -> None:
    table = position(hands={0: "ew"}, pile=0)
    assert (table.to_move(), table.passed) == (0, 0)


def test_lm_2_04_a_discarded_card_is_known_to_its_owner_alone() -> None:
    table = play(position(hands={0: "trap ns"}), "discard trap", "keep the rest")
    assert event(table, 0, "discards_card") == {"seat": 0, "card": "trap"}
    assert event(table, 0, "discards") is None
    for other in (1, 2, SPECTATOR):
        assert event(table, other, "discards") == {"seat": 0}
        assert event(table, other, "discards_card") is None
        assert GAME.view(table, other).discarded == []
        assert GAME.view(table, other).discard_counts == [1, 0, 0]
    assert names(table, GAME.view(table, 0).discarded) == ["trap"]
    assert table.shown == ()


def test_lm_2_04_the_second_discard_is_as_hidden_as_the_first() -> None:
    table = play(position(hands={0: "trap ns"}), "discard trap", "discard ns")
    assert [key for key, _ in events(table, 1)] == ["discards", "discards"]
    assert names(table, GAME.view(table, 0).discarded) == ["trap", "ns"]
    assert GAME.view(table, 2).discard_counts == [2, 0, 0]


@pytest.mark.parametrize(
    ("name", "move", "key"),
    [
        ("trap", "play trap on b3-c3", "sets_trap"),
        ("axe", "play axe on d3", "uses_tool"),
        ("storm", "play storm on c3", "storm"),
        ("mine-role", "play mine-role on role 2", "looks_at_role"),
    ],
)
def test_lm_2_04_a_played_action_card_is_shown_to_all_and_goes_to_the_discards(
    name: str, move: str, key: str
) -> None:
    table = position("3 .B──", features={"d3": "tree"}, hands={0: f"{name} ns"})
    play(table, move)
    for reader in (0, 1, 2, SPECTATOR):
        assert event(table, reader, key) is not None
        assert name in names(table, GAME.view(table, reader).shown)
    assert names(table, table.hands[0]) == ["ns"]
    assert all_cards(table) == all_cards(GAME.new(3))


def test_lm_2_05_the_own_troll_goes_before_the_pass() -> None:
    table = position("3 .B─", hands={0: ""}, trolls={0: "b3-c3"}, pile=0)
    keys = [key for key, _ in events(table, 1)]
    assert keys == ["troll_leaves", "passes"]
    assert table.trolls == (-1, -1, -1)


def test_lm_2_05_a_passed_players_troll_leaves_when_the_order_reaches_the_seat() -> None:
    table = position("3 .B─", hands={0: "troll", 1: "ew ns", 2: "nw ne"}, pile=0)
    end_turn(play(table, "play troll on b3-c3"))
    end_turn(to_step_2(table))
    assert table.trolls[0] != -1
    assert table.to_move() == 2
    end_turn(to_step_2(table))
    assert table.trolls[0] == -1
    assert (table.to_move(), table.passed) == (1, 0b001)


def test_lm_2_05_the_own_troll_goes_before_step_one() -> None:
    table = position("3 .B─", hands={0: "trap"}, trolls={0: "b3-c3"})
    assert question(table) == "PlayOrDiscard"
    assert "b3-c3" in targets(table, "trap")


def test_lm_2_06_a_second_discard_needs_a_second_card() -> None:
    table = play(position(hands={0: "ew"}), "discard ew")
    assert question(table) != "DiscardAnother"
    assert sum(outcomes(table).values()) > 40


def test_lm_2_06_both_discards_are_chosen_before_drawing() -> None:
    table = play(position(hands={0: "ew ns nw"}), "discard ew")
    assert (table.to_move(), options(table)) == (0, ["keep the rest", "discard ns", "discard nw"])
    assert len(table.hands[0]) == 2
    assert refused(table, "lay ns at b2") == ("LM-2.06", "refused.not_now")
    assert refused(table, "discard ew") == ("LM-2.06", "refused.not_now")


def test_lm_2_06_there_is_no_third_discard() -> None:
    table = play(position("3 .B─", hands={0: "ew ns nw"}), "discard ew", "discard ns")
    assert question(table) == "MoveDwarf"


def test_lm_2_06_two_of_the_same_can_be_discarded() -> None:
    table = play(position(hands={0: "ew ew"}), "discard ew")
    assert options(table) == ["keep the rest", "discard ew"]


def test_lm_2_07_a_passed_player_is_skipped_and_told_about_once() -> None:
    table = position(hands={0: "", 1: "ew ns", 2: "nw ne"}, pile=0)
    end_turn(to_step_2(table))
    end_turn(to_step_2(table))
    assert table.to_move() == 1
    assert [key for key, _ in events(table, 1)].count("passes") == 1


def test_lm_2_07_who_passes_after_a_later_seat_is_told_about_as_well() -> None:
    table = position(seats=4, turn=1, hands={0: "ew ns", 1: "ns", 2: "", 3: "ns ns"}, pile=0)
    for _ in range(3):
        to_step_2(table)
    assert (table.to_move(), GAME.view(table, 0).passed) == (3, [False, True, True, False])
    assert [words["seat"] for key, words in events(table, 0) if key == "passes"] == [2, 1]


def test_lm_2_07_the_dwarf_of_a_passed_player_goes_on_blocking() -> None:
    board = """
        2 .╷
        3 .B┴─"""
    dwarves = {0: "c3", 1: "b3"}
    table = position(board, features={"c3": "rocks"}, hands={0: "", 1: "ew ns"}, dwarves=dwarves, pile=0)
    assert (table.to_move(), table.passed) == (1, 0b001)
    assert refused(to_step_2(table), "step east") == ("LM-3.05", "refused.occupied")


def test_lm_2_07_the_role_of_a_passed_player_stays_hidden_and_can_be_looked_at() -> None:
    table = position(hands={0: "", 1: "mine-role"}, pile=0)
    assert GAME.view(table, 1).roles[0] == -1
    play(table, "play mine-role on role 1")
    assert GAME.view(table, 1).roles[0] == 0


def test_lm_2_07_a_passed_player_still_is_the_left_neighbour() -> None:
    table = position("3 .B─", hands={0: "ew ns", 1: "", 2: "nw"}, traps="b3-c3", turn=1, pile=0)
    assert table.passed == 0b010
    end_turn(to_step_2(table))
    play(to_step_2(table), "step east", "lose ns")
    assert event(table, 1, "trap_bites") == {"seat": 0, "left": 1}


def test_lm_2_08_an_open_troll_card_is_not_a_hand_card() -> None:
    table = position("3 .B─", hands={0: "troll", 1: "ew ns"}, pile=0)
    end_turn(play(table, "play troll on b3-c3"))
    assert table.hands[0] == ()
    end_turn(to_step_2(table))
    end_turn(to_step_2(table))
    assert (table.to_move(), table.passed) == (1, 0b001)


def test_lm_2_08_an_open_troll_card_cannot_be_lost_to_a_trap() -> None:
    table = position("3 .B──", hands={0: "troll"}, traps="b3-c3", pile=0)
    play(table, "play troll on c3-d3", "step east")
    assert event(table, 0, "trap_takes") is None
    assert table.trolls[0] != -1


def test_lm_2_08_an_open_troll_card_does_not_keep_the_round_going() -> None:
    table = position("3 .B─", hands={0: "troll", 1: "", 2: ""}, pile=0)
    end_turn(play(table, "play troll on b3-c3"))
    assert table.over()
    assert event(table, 1, "no_cards_left") == {}
    assert steps(table) == []


def test_lm_2_01_the_cards_are_offered_in_their_order_however_they_came() -> None:
    table = position("3 .B─", hands={0: "storm n nw ns"})
    kinds = list(dict.fromkeys(text.split()[1] for text in options(table) if text.startswith("lay")))
    assert kinds == ["ns", "nw", "n"]
    assert [text for text in options(table) if text.startswith("discard")] == [
        "discard ns",
        "discard nw",
        "discard n",
        "discard storm",
    ]
