"""Chapter 4. Dwarves."""

from __future__ import annotations

import pytest

from games.covenant.positions import (
    at_work,
    bare,
    do,
    dwarves,
    gain,
    lay,
    options,
    play,
    question,
    refused,
    strengths,
    support,
    traditions,
    turn,
)
from underhall.games.covenant.rules.clan_turn import EndTurn
from underhall.games.covenant.rules.council import Council
from underhall.games.covenant.table import with_row


def test_cv_4_01_a_plus_1_token_or_a_plus_2_for_a_plus_1() -> None:
    table = gain(bare(2), "support")
    assert table.support[0] == (1, 0)
    gain(table, "support")
    assert options(table) == ["token +1", "token +2 for +1"]
    assert refused(table, "done") == ("CV-4.01", "not_now")
    play(table, "token +2 for +1")
    assert table.support[0] == (0, 1)
    gain(table, "support")
    assert table.support[0] == (1, 1)


def test_cv_4_01_one_token_per_assigned_dwarf() -> None:
    table = bare(2)
    support(table, 0, 2, 2)
    play(turn(table), "assign 1 to axe", "spend +1")
    assert question(table) == "UseTool"
    assert table.support[0] == (1, 2)


def test_cv_4_02_a_dwarf_gets_1_stronger_for_good() -> None:
    table = bare(2)
    dwarves(table, 0, 1, 2, 4)
    table.posts = with_row(table.posts, 0, (0, 3, 0, 4, *[0] * 8))
    gain(table, "strengthen")
    assert options(table) == [
        "strengthen 1 in tavern",
        "strengthen 2 in tavern",
        "strengthen dwarf at axe",
        "pass",
    ]
    assert refused(table, "strengthen 3 in tavern") == ("CV-4.02", "no_such_dwarf")
    assert refused(table, "strengthen dwarf at pick") == ("CV-4.02", "no_such_dwarf")
    assert refused(table, "strengthen dwarf at cart") == ("CV-4.02", "strongest")
    assert refused(table, "dig") == ("CV-4.02", "not_now")
    play(table, "strengthen dwarf at axe")
    assert strengths(table) == [1, 2, 4, 4, 4]
    gain(table, "2 strengthen")
    play(table, "strengthen 2 in tavern", "strengthen 3 in tavern")
    assert strengths(table) == [1, 4, 4, 4, 4]
    gain(table, "strengthen")
    play(table, "pass")
    assert strengths(table) == [1, 4, 4, 4, 4]


def test_cv_4_03_two_symbols_come_one_after_the_other() -> None:
    table = gain(bare(2), "2 support")
    assert question(table) == "ChooseSupport"
    assert table.support[0] == (1, 0)
    play(table, "token +2 for +1")
    assert table.support[0] == (0, 1)


def test_cv_4_03_traditions_give_exactly_a_plus_1() -> None:
    table = bare(2)
    traditions(table, 0, 27)
    support(table, 0, 1)
    lay(table, "b2 yellow gold 2")
    play(at_work(table, "compass", 2), "build", "plan workshop", "build workshop at b2")
    assert table.support[0] == (2, 0)


def test_cv_4_04_the_dwarf_in_use_cannot_be_strengthened() -> None:
    table = bare(2)
    dwarves(table, 0, 1)
    table.posts = with_row(table.posts, 0, (2, 1, *[0] * 10))
    table.post = 1
    gain(table, "strengthen")
    assert options(table) == ["strengthen 1 in tavern", "strengthen dwarf at pick", "pass"]
    assert refused(table, "strengthen dwarf at axe") == ("CV-4.04", "dwarf_in_use")


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("boost", [0, 1, 2])
def test_cv_4_04_the_dwarf_in_use_waits_for_the_end_of_the_turn_with_support_or_without(
    seat: int, boost: int
) -> None:
    table = bare(2)
    dwarves(table, seat, 1)
    at_work(table, "axe", 2, seat, boost)
    table.acted = 1
    gain(table, "strengthen", seat)
    assert options(table) == ["strengthen 1 in tavern", "pass"]
    do(table, EndTurn())
    gain(table, "strengthen", seat)
    assert options(table) == ["strengthen 1 in tavern", "strengthen dwarf at axe", "pass"]


def test_cv_4_04_nobody_to_strengthen_and_the_reward_is_lost() -> None:
    table = bare(2)
    dwarves(table, 0, 4, 4, 4)
    table.posts = with_row(table.posts, 0, (0, 1, *[0] * 10))
    table.post = 1
    assert gain(table, "strengthen").over()


def test_cv_4_04_in_the_council_all_may_be_strengthened() -> None:
    table = bare(2)
    dwarves(table, 0)
    table.posts = with_row(table.posts, 0, (1, 2, 3, 4, *[0] * 8))
    do(table, Council())
    gain(table, "strengthen")
    assert options(table)[:3] == [f"strengthen {strength} in tavern" for strength in (1, 2, 3)]


def test_cv_4_04_a_dwarf_of_strength_4_may_get_support() -> None:
    table = bare(2)
    dwarves(table, 0, 4)
    support(table, 0, 1)
    play(turn(table), "assign 4 to axe")
    assert options(table) == ["spend +1", "pass"]
