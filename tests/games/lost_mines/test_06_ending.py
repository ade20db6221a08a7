"""Chapter 6, continued. How a round ends, the vote, and the round after it."""

from __future__ import annotations

import random

import pytest

from games.lost_mines.positions import (
    end_turn,
    event,
    hoards,
    options,
    play,
    position,
    question,
    refused,
    to_step_2,
)
from underhall.core.agenda import NATURE, NOBODY, SPECTATOR, Illegal
from underhall.core.match import Match
from underhall.games.lost_mines import GAME
from underhall.games.lost_mines.table import Table

MINES = {"k3": "gold"}
LAST = {0: "ew", 1: "", 2: ""}


def say(table: Table, seat: int, text: str) -> Table:
    table.interject(seat, table.notation().parse(text))
    return table


def test_lm_6_01_the_round_ends_at_once_when_the_last_treasure_is_taken_by_a_move() -> None:
    taken = hoards([], [4], [2])
    table = position("3 .........─", mines=MINES, dwarves={0: "j3"}, treasures="gold", taken=taken)
    play(to_step_2(table), "step east", "stop", "worth 3")
    assert event(table, 1, "all_treasures_taken") == {}
    assert (table.over(), table.to_move()) == (True, NOBODY)
    assert table.hands[0] == ()


def test_lm_6_01_the_round_ends_at_once_when_the_last_treasure_is_taken_by_staying() -> None:
    taken = hoards([], [4], [2])
    table = position("3 .........─", mines=MINES, dwarves={0: "k3"}, treasures="gold", taken=taken)
    end_turn(play(to_step_2(table), "stop"))
    assert table.over()
    assert table.pile_left() > 0


def test_lm_6_01_the_round_goes_on_while_a_treasure_is_left() -> None:
    taken = hoards([], [4])
    table = position("3 .........─", mines=MINES, dwarves={0: "j3"}, treasures="gold silver", taken=taken)
    end_turn(play(to_step_2(table), "step east", "stop", "worth 3"))
    assert (table.to_move(), question(table)) == (1, "PlayOrDiscard")


def test_lm_6_01_the_round_ends_when_the_pile_and_all_hands_are_empty() -> None:
    table = end_turn(to_step_2(position(hands=LAST, pile=0)))
    assert event(table, 2, "no_cards_left") == {}
    assert table.over()


def test_lm_6_01_who_plays_the_last_card_still_moves() -> None:
    board, dwarves = "3 .........─", {0: "j3"}
    table = position(board, mines=MINES, dwarves=dwarves, treasures="gold gold gold", hands=LAST, pile=0)
    play(to_step_2(table), "step east", "stop", "take treasure 1", "worth 4")
    assert table.over()
    assert table.results[0].treasures == ((0, 1, 4),)


def test_lm_6_01_who_stays_on_a_mine_in_the_last_turn_still_draws() -> None:
    table = position(mines=MINES, dwarves={0: "k3"}, treasures="gold gems gems", hands=LAST, pile=0)
    play(to_step_2(table), "worth 4")
    assert table.results[0].treasures == ((0, 1, 4),)


def test_lm_6_01_the_round_goes_on_while_a_card_is_in_a_hand_or_in_the_pile() -> None:
    table = end_turn(to_step_2(position(hands={0: "ew", 1: "", 2: "ns"}, pile=0)))
    assert table.to_move() == 2
    table = end_turn(to_step_2(position(hands=LAST, pile=1)))
    assert (table.over(), table.to_move()) == (False, 0)


def test_lm_6_01_all_players_may_agree_to_end_the_round() -> None:
    table = say(position(taken=hoards([4], [], [])), 0, "propose end")
    play(table, "agree", "agree")
    assert event(table, 0, "ends_by_agreement") == {}
    assert table.over()
    assert table.results[0].points(0) == 4


def last_turn_of_round_1() -> Table:
    """Seat 2 holds the last card of round 1; everything on the table has been used."""
    board = """
        3 .B──
        4 .│"""
    table = position(
        board,
        features={"c3": "tree"},
        tools="c3",
        traps="c3-d3",
        trolls={0: "b3-b4"},
        mines={"k3": "silver", "k5": "dragon"},
        dwarves={0: "d3", 1: "k3", 2: "k5"},
        hands={0: "", 1: "ew", 2: ""},
        taken=hoards([], [2], []),
        turn=1,
        pile=0,
    )
    table.round, table.dragon, table.passed = 1, 2, 0b101
    return table


def dealt_again(table: Table) -> Table:
    """Nature sets the next round up; dwarves are picked in order."""
    dice = random.Random(4)
    while question(table) != "PlayOrDiscard":
        if table.to_move() == NATURE:
            table.befall(dice)
        else:
            table.play(table.options()[0])
    return table


def test_lm_6_06_round_two_is_set_up_anew() -> None:
    table = to_step_2(last_turn_of_round_1())
    assert (table.round, table.to_move()) == (2, NATURE)
    assert "lay out gold" in options(table)
    dealt_again(table)
    assert [len(hand) for hand in table.hands] == [5, 5, 5]
    assert (table.pile_left(), table.shown, table.buried) == (38, (), ((), (), ()))
    assert set(table.laid) == {-1}
    assert (table.tools, table.traps, table.trolls) == (0, 0, (-1, -1, -1))
    assert table.hidden_mines() == table.box.mine_mask
    assert (table.mine_kind, table.mine_seen) == ((-1,) * 4, (0,) * 4)
    assert (table.treasure_owner, table.treasure_value, table.treasure_seen) == (
        (-1,) * 3,
        (-1,) * 3,
        (0,) * 3,
    )
    assert (table.dragon, table.passed) == (-1, 0)
    assert table.role_seen == (0b001, 0b010, 0b100)
    assert list(table.place) == [table.box.starts[table.clan(seat)] for seat in range(3)]


def test_lm_6_06_the_points_are_kept() -> None:
    table = dealt_again(to_step_2(last_turn_of_round_1()))
    assert table.scores() == [0, 2, 0]


def test_lm_6_06_round_two_is_started_by_the_left_neighbour_of_who_played_last() -> None:
    table = to_step_2(last_turn_of_round_1())
    assert not any(text.startswith("start with") for text in options(table))
    picks = []
    dice = random.Random(4)
    while question(table) != "PlayOrDiscard":
        if table.to_move() == NATURE:
            table.befall(dice)
        else:
            picks.append(table.to_move())
            table.play(table.options()[0])
    assert picks == [2, 0, 1]
    assert (table.first, table.to_move()) == (2, 2)


@pytest.mark.parametrize("move", ["lay ew at c3", "discard ew"])
def test_lm_6_10_the_last_card_may_be_played_or_discarded(move: str) -> None:
    table = position(hands={0: "", 1: "", 2: "ew"}, turn=2, pile=0)
    table.round = 1
    play(table, move)
    if question(table) == "MoveDwarf":
        play(table, "stop")
    assert dealt_again(table).first == 0


def test_lm_6_10_passing_is_not_playing() -> None:
    table = position(hands={0: "ew", 1: "", 2: "ns"}, pile=0)
    table.round = 1
    end_turn(to_step_2(table))
    assert (table.to_move(), table.passed) == (2, 0b010)
    play(say(table, 0, "propose end"), "agree", "agree")
    assert dealt_again(table).first == 1


def test_lm_6_10_after_an_agreed_end_the_last_step_one_counts() -> None:
    table = position()
    table.round = 1
    end_turn(to_step_2(table))
    assert table.to_move() == 1
    play(say(table, 2, "propose end"), "agree", "agree")
    assert dealt_again(table).first == 1


def test_lm_6_10_6_06_where_nobody_played_a_card_the_first_player_begins_again() -> None:
    table = position(turn=2)
    table.round, table.first = 1, 2
    play(say(table, 2, "propose end"), "agree", "agree")
    assert dealt_again(table).first == 2


def test_lm_6_10_after_the_last_treasure_its_finder_counts() -> None:
    taken = hoards([], [4], [2])
    table = position("3 .........─", mines=MINES, dwarves={1: "j3"}, treasures="gold", taken=taken, turn=1)
    table.round = 1
    play(to_step_2(table), "step east", "stop", "worth 3")
    assert dealt_again(table).first == 2


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_lm_6_11_any_seat_may_propose_between_turns_and_all_others_are_asked(seat: int) -> None:
    table = position()
    assert [move.text for move in table.asides(seat)] == ["propose end"]
    say(table, seat, "propose end")
    assert event(table, SPECTATOR, "proposes_end") == {"seat": seat}
    asked = []
    while not table.over():
        asked.append(table.to_move())
        assert options(table) == ["agree", "refuse"]
        play(table, "agree")
    assert asked == [(seat + 1) % 3, (seat + 2) % 3]


@pytest.mark.parametrize("votes", [["refuse"], ["agree", "refuse"]])
def test_lm_6_11_one_refusal_is_enough_to_go_on(votes: list[str]) -> None:
    table = say(position("3 .B─", hands={0: "ew"}), 0, "propose end")
    play(table, *votes)
    assert (table.to_move(), question(table)) == (0, "PlayOrDiscard")
    assert event(table, 0, "disagrees") == {"seat": len(votes)}
    assert event(table, 0, "ends_by_agreement") is None
    play(table, "lay ew at d3")
    assert question(table) == "MoveDwarf"


def test_lm_6_11_the_votes_are_public() -> None:
    table = play(say(position(), 0, "propose end"), "agree")
    assert event(table, SPECTATOR, "agrees") == {"seat": 1}


def test_lm_6_11_a_vote_is_not_taken_back() -> None:
    match = Match(GAME, 3)
    match.table = say(position(), 0, "propose end")
    match.play(1, match.table.notation().parse("agree"))
    assert not match.can_undo(1)


def test_lm_6_11_there_is_one_proposal_between_two_turns() -> None:
    table = play(say(position(), 0, "propose end"), "refuse")
    assert [table.asides(seat) for seat in range(3)] == [(), (), ()]
    end_turn(to_step_2(table))
    assert [move.text for move in table.asides(0)] == ["propose end"]


def test_lm_6_11_a_passed_player_votes_as_well() -> None:
    table = position(hands={0: "", 1: "ew", 2: "ns"}, pile=0)
    assert table.passed == 0b001
    say(table, 1, "propose end")
    play(table, "agree")
    assert table.to_move() == 0


def test_lm_6_11_while_a_vote_is_open_nothing_else_is_said_or_done() -> None:
    table = say(position(), 0, "propose end")
    assert refused(table, "discard ew") == ("LM-6.11", "refused.not_now")
    assert table.asides(2) == ()


@pytest.mark.parametrize("text", ["propose end", "agree"])
def test_lm_6_11_in_the_middle_of_a_turn_nobody_proposes(text: str) -> None:
    table = to_step_2(position("3 .B─"))
    with pytest.raises(Illegal) as caught:
        say(table, 1, text)
    assert (caught.value.refusal.rule, caught.value.refusal.key) == ("LM-6.11", "refused.not_now")


def test_lm_6_11_a_proposal_is_no_turn() -> None:
    table = position()
    assert refused(table, "propose end") == ("LM-2.01", "refused.not_now")
    assert "propose end" not in options(table)


@pytest.mark.parametrize("nobody", [3, SPECTATOR])
def test_lm_6_11_who_has_no_seat_has_no_say(nobody: int) -> None:
    table = position()
    assert table.asides(nobody) == ()
    with pytest.raises(Illegal):
        say(table, nobody, "propose end")


def test_lm_6_11_nature_is_not_interrupted() -> None:
    table = play(to_step_2(position("3 .B─")), "stop")
    assert table.to_move() == NATURE
    assert table.asides(1) == ()
