"""Greedy in The Lost Mines: does it agree to end the round?"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from bots.seats import choices, explanation, greedy, sight
from games.lost_mines.positions import card as kind
from games.lost_mines.positions import position, question
from underhall.core.agenda import NATURE, changed
from underhall.core.pile import Pile
from underhall.games.lost_mines import GAME
from underhall.games.lost_mines.components import PATH
from underhall.games.lost_mines.table import Table

ROLES = "blue loyal, blue loyal, yellow loyal, yellow loyal, blue selfish, yellow selfish"
SIX = "gold gold gold silver silver silver"
NEAR = "3 .B.......─"


def asked(table: Table) -> Table:
    """Somebody proposes to end the round, and seat 0 is asked first."""
    table.interject(table.seats - 1, table.moves.propose_end)
    assert question(table) == "Vote"
    assert table.to_move() == 0
    return table


def last_turns(
    board: str = "",
    *,
    role: str = "blue loyal",
    dwarves: Mapping[int, str] | None = None,
    mines: Mapping[str, str] | None = None,
    treasures: str = SIX,
) -> Table:
    """The pile is empty, and everybody has one card left."""
    roles = f"{role},{ROLES.partition(',')[2]}"
    return position(
        board,
        seats=6,
        roles=roles,
        dwarves=dwarves,
        mines=mines,
        hands={0: "n", 1: "w", 2: "w", 3: "n", 4: "axe", 5: "boat"},
        treasures=treasures,
        pile=0,
    )


def knows_roles(table: Table, *others: int) -> Table:
    for other in others:
        table.role_seen = changed(table.role_seen, other, table.role_seen[other] | 1)
    return table


def test_lm_6_11_it_refuses_while_its_own_dwarf_can_win_a_treasure() -> None:
    table = asked(last_turns(NEAR, dwarves={0: "j3"}, mines={"k3": "gold"}))
    assert choices(table) == {"refuse"}
    assert explanation(table).key == "reason.treasure_left"


def test_lm_6_11_it_refuses_while_it_stands_on_a_mine_that_has_more() -> None:
    assert choices(asked(last_turns(NEAR, dwarves={0: "k3"}, mines={"k3": "gold"}))) == {"refuse"}


def test_lm_6_11_it_agrees_if_everybody_is_too_far_away() -> None:
    table = asked(last_turns())
    assert choices(table) == {"agree"}
    assert explanation(table).key == "reason.no_treasure_left"


def alone(mines: Mapping[str, str], treasures: str = SIX) -> Table:
    """Only seat 0 has a card left, the last one; its dwarf stands beside the mine at k1."""
    table = last_turns("1 .........─", dwarves={0: "j1"}, mines=mines, treasures=treasures)
    for seat in range(1, 6):
        table.bury(seat, table.hands[seat][0])
    table.passed = 0b111110
    return asked(table)


def test_lm_6_11_a_mine_that_is_used_up_is_no_reason_to_go_on() -> None:
    assert choices(alone({"k1": "gold turned", "k3": "dragon"})) == {"refuse"}
    assert choices(alone({"k1": "gems turned", "k3": "dragon"})) == {"agree"}


def test_lm_6_11_an_unknown_mine_may_hold_a_treasure_of_any_kind_left() -> None:
    assert choices(alone({"k3": "dragon"})) == {"refuse"}
    assert choices(alone({"k5": "gold", "k7": "silver"})) == {"agree"}


def test_lm_6_11_a_way_needs_cards_for_all_its_gaps() -> None:
    """From k1 it is one missing card to k3, and two to k5."""
    assert choices(alone({"k1": "gems turned", "k3": "gold"})) == {"refuse"}
    assert choices(alone({"k1": "gems turned", "k5": "gold", "k7": "silver"})) == {"agree"}


@pytest.mark.parametrize(
    ("role", "near", "answer"),
    [
        ("blue loyal", 1, "refuse"),
        ("blue loyal", 2, "agree"),
        ("blue selfish", 1, "agree"),
        ("blue selfish", 2, "agree"),
        ("blue saboteur", 1, "agree"),
        ("blue saboteur", 2, "refuse"),
    ],
)
def test_lm_6_11_a_friends_treasure_counts_and_a_rivals_does_not(role: str, near: int, answer: str) -> None:
    table = last_turns(NEAR, role=role, dwarves={near: "j3"}, mines={"k3": "gold"})
    assert choices(asked(knows_roles(table, 1, 2, 3, 4, 5))) == {answer}


def test_lm_6_11_an_unknown_role_may_be_a_friend() -> None:
    table = last_turns(NEAR, dwarves={2: "j3"}, mines={"k3": "gold"})
    assert choices(asked(table)) == {"refuse"}


def test_lm_2_07_who_has_passed_wins_nothing_any_more() -> None:
    table = last_turns(NEAR, dwarves={1: "j3"}, mines={"k3": "gold"})
    table.drop(1, table.hands[1][0])
    table.passed = 0b10
    assert choices(asked(table)) == {"agree"}


def spent(table: Table, *names: str) -> None:
    """All cards of these names have been played; for those in the pile straight paths come back."""
    for name in names:
        while table.pile.counts[kind(table, name)]:
            table.pile = table.pile.without(kind(table, name))
            table.show(kind(table, name))
            table.shown = tuple(sorted(table.shown))
            path = next(shown for shown in table.shown if table.box.use[shown] == PATH)
            at = table.shown.index(path)
            table.shown = table.shown[:at] + table.shown[at + 1 :]
            counts = changed(table.pile.counts, path, table.pile.counts[path] + 1)
            table.pile = Pile(counts, table.pile.size + 1)


def beside_the_lake(**more: Any) -> Table:
    """Between the dwarf and the gold lies a card with a lake."""
    return position(
        "1 ........──",
        features={"j1": "lake"},
        mines={"k1": "gold"},
        hands={0: "n", 1: "w", 2: "w"},
        treasures="gold gold gold",
        pile=0,
        **more,
    )


@pytest.mark.parametrize(
    ("gone", "answer"), [(["storm"], "refuse"), (["boat"], "refuse"), (["boat", "storm"], "agree")]
)
def test_lm_3_04_an_obstacle_ends_all_hope_if_neither_its_tool_nor_a_storm_can_come(
    gone: list[str], answer: str
) -> None:
    table = beside_the_lake(dwarves={0: "i1"})
    spent(table, *gone)
    assert choices(asked(table)) == {answer}


@pytest.mark.parametrize(("asleep", "answer"), [(False, "refuse"), (True, "agree")])
def test_lm_5_10_who_has_passed_on_a_narrow_card_ends_all_hope(asleep: bool, answer: str) -> None:
    table = beside_the_lake(dwarves={0: "i1", 1: "j1"}, tools="j1")
    spent(table, "storm")
    if asleep:
        table.drop(1, table.hands[1][0])
        table.passed = 0b10
    assert choices(asked(table)) == {answer}


def test_lm_6_11_in_whole_games_an_agreed_end_costs_nobody_who_agreed_a_treasure() -> None:
    """Wherever all would agree, playing on wins none of those who were asked a treasure."""
    agreed = 0
    for seed in range(4):
        table, dice, bots = GAME.new(3), Random(seed), [greedy(seat) for seat in range(3)]
        while not table.over():
            if table.to_move() == NATURE:
                table.befall(dice)
                continue
            if question(table) == "PlayOrDiscard" and all_agree(table.copy()):
                agreed += 1
                assert winners(table.copy()) <= {table.to_move()}
            table.play(bots[table.to_move()].choose(sight(table)))
    assert agreed


def all_agree(table: Table) -> bool:
    """Does the round end if the seat to move proposes it?"""
    rounds = len(table.results)
    table.interject(table.to_move(), table.moves.propose_end)
    while question(table) == "Vote":
        table.play(greedy().choose(sight(table)))
    return len(table.results) > rounds


def winners(table: Table) -> set[int]:
    """Who takes a treasure before the round ends."""
    before, rounds, dice = table.treasure_owner, len(table.results), Random(1)
    while len(table.results) == rounds:
        if table.to_move() == NATURE:
            table.befall(dice)
        else:
            table.play(greedy().choose(sight(table)))
    owners = [owner for owner, _, _ in table.results[-1].treasures]
    return {seat for seat in owners if owners.count(seat) > before.count(seat)}
