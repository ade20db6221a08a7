"""Chapter 3, what is done without asking: going on where nothing else leads anywhere."""

from __future__ import annotations

import pytest

from games.mountain_king.positions import play, position, question, to_step_2
from underhall.games.mountain_king.components import CHARMS, FAIR_WEIGHT
from underhall.games.mountain_king.rules.statues import MoveStatues
from underhall.games.mountain_king.rules.turn import Turn
from underhall.games.mountain_king.table import Table

TUNNEL = "i3 at f3 turned 90"


def forced(table: Table) -> str:
    """What is done without asking; nothing if the seat is asked."""
    move = table.forced()
    return "" if move is None else move.text


def test_mk_3_05_who_could_trade_for_a_rune_is_asked_for_a_spell_whatever_the_others_have() -> None:
    for seat in range(4):
        for others in ("", "9 stone"):
            storage = dict.fromkeys(range(4), others) | {seat: "3 stone, 1 iron"}
            table = position(seats=4, turn=seat, storage=storage)
            assert question(table) == "SpellAndWorkshop"
            assert forced(table) == ""


def test_mk_3_05_who_has_too_little_for_a_rune_goes_on_whatever_the_others_have() -> None:
    for seat in range(2):
        for others in ("", "9 stone"):
            table = position(turn=seat, storage={1 - seat: others, seat: "3 stone"})
            assert question(table) == "RecruitOrDig"


def test_mk_3_02_with_the_spell_cast_only_a_workshop_is_worth_a_question() -> None:
    for workshops, done in (({"f5": "millstone"}, ""), ({}, "go on")):
        table = position(storage={0: "4 stone, 1 rune"}, tiles=TUNNEL, workshops=workshops)
        play(table, "cast earth-rite", "take 2 iron")
        assert question(table) == "SpellAndWorkshop"
        assert forced(table) == done


@pytest.mark.parametrize("charm", CHARMS)
def test_mk_4_08_a_charm_that_was_cast_works_without_being_asked_for(charm: str) -> None:
    table = position(book=f"{charm} earth-rite drums", storage={0: "1 rune, 4 stone"})
    play(table, f"cast {charm}")
    assert question(table) == "FollowCharm"
    assert {"follow the spell", "waive the spell"} <= {move.text for move in table.options()}
    assert forced(table) == "follow the spell"


def test_mk_3_05_with_a_fair_weight_three_are_enough_to_hope_for_a_rune() -> None:
    for charms, asked in ((0, "RecruitOrDig"), (FAIR_WEIGHT, "SpellAndWorkshop")):
        table = position(storage={0: "3 stone"})
        table.charms, table.agenda = charms, [Turn(0)]
        table.advance()
        assert question(table) == asked
        assert asked == "RecruitOrDig" or forced(table) == ""


def test_mk_8_01_a_trade_for_a_cart_is_worth_a_question_where_an_own_statue_can_go_somewhere() -> None:
    for seat in range(2):
        for where, done in (("f2", ""), ("f3", ""), ("k9", "done")):
            gates = ("f1", "p1") if seat == 0 else ("p1", "f1")
            table = position(
                gates=gates, turn=seat, tiles=TUNNEL, storage={seat: "4 stone"}, statues={where: "ice"}
            )
            table.agenda = [MoveStatues(seat)]
            table.advance()
            assert question(table) == "MoveStatues"
            assert forced(table) == done


def test_mk_8_01_a_statue_that_is_shut_in_is_worth_no_question() -> None:
    table = position(storage={0: "4 stone"}, statues={"f1": "ice"})
    table.agenda = [MoveStatues(0)]
    table.advance()
    assert forced(table) == "done"


def test_mk_5_01_a_troll_or_a_tunnel_is_never_chosen_for_somebody() -> None:
    table = position(storage={0: "4 stone"})
    to_step_2(table)
    assert forced(table) == ""
