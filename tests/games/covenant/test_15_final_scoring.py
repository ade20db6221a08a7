"""Chapter 15. Final scoring."""

from __future__ import annotations

import pytest

from games.covenant.positions import (
    HALL,
    bare,
    built,
    do,
    events,
    imprison,
    on_track,
    options,
    own_tool,
    play,
    question,
    refused,
    relics,
    stock,
    support,
    throne_carts,
    traditions,
)
from underhall.games.covenant.icons import AXE, CART, COMPASS, PICK
from underhall.games.covenant.rules.clan_turn import Turn
from underhall.games.covenant.rules.final_scoring import (
    FinalScoring,
    GameEnds,
    ShowGoals,
    column_count,
    leftovers,
    penalty,
    throne_glory,
)
from underhall.games.covenant.table import Table


def scoring(seats: int = 2) -> Table:
    table = bare(seats, HALL)
    table.goals = ((3, 8),) * table.clans
    return table


def achievements(table: Table, seat: int, count: int) -> None:
    """So many achievements, track after track."""
    for at, name in enumerate(("court", "prestige", "mine")):
        marks = [i + 1 for i, space in enumerate(table.box.tracks[at]) if space.achievement]
        here = min(count, 4)
        count -= here
        on_track(table, seat, name, marks[here - 1] if here else 0)


def test_cv_15_01_most_carts_6_second_3_third_1() -> None:
    table = scoring(4)
    throne_carts(table, 2, "mythrall", "gold", "gold")
    throne_carts(table, 0, "emerald", "iron")
    throne_carts(table, 3, "mythrall")
    assert throne_glory(table) == [3, 0, 6, 1]


def test_cv_15_01_without_a_cart_there_is_nothing() -> None:
    assert throne_glory(scoring(4)) == [0, 0, 0, 0]


def test_cv_15_01_ties_are_broken_by_the_highest_level() -> None:
    table = scoring(2)
    throne_carts(table, 0, "gold", "iron")
    throne_carts(table, 1, "gold", "emerald")
    assert throne_glory(table) == [3, 6]


def test_cv_15_02_four_achievements_one_goal_eight_both() -> None:
    table = scoring()
    achievements(table, 0, 3)
    achievements(table, 1, 8)
    do(table, FinalScoring())
    assert (table.over(), table.shown_goals[0]) == (True, 0)
    assert table.shown_goals[1] == 1 << 3 | 1 << 8
    table = scoring()
    achievements(table, 0, 4)
    do(table, FinalScoring())
    assert options(table) == ["show goal 4", "show goal 9", "pass"]
    assert refused(table, "show goal 1") == ("CV-15.02", "not_your_goal")
    assert refused(table, "done") == ("CV-15.02", "not_now")
    play(table, "show goal 9")
    assert table.results[0][1] == 4
    table = scoring()
    achievements(table, 0, 4)
    play(do(table, FinalScoring()), "pass")
    assert table.results[0][1] == 0


@pytest.mark.parametrize(
    ("count", "glory"), [(0, 0), (1, 1), (4, 4), (5, 6), (8, 12), (9, 15), (12, 24), (14, 30)]
)
def test_cv_15_03_achievements_by_number(count: int, glory: int) -> None:
    assert scoring().box.scoring.for_achievements(count) == glory


def test_cv_15_04_2_glory_lost_per_chamber_with_a_building_and_an_enemy() -> None:
    table = bare(2, "b2 yellow gold 2 ggg; b3 blue emerald 2; c3 black mythrall 2 t; c2 yellow emerald 2 o")
    built(table, 0, "gate b2-b3", "house b2", "pillar b2-b3-c3")
    assert (penalty(table, 0), penalty(table, 1)) == (4, 0)
    table.goals = ((3, 8), (3, 8))
    table.glory = (1, 5)
    do(table, FinalScoring())
    assert table.results[0][3] == -4
    assert table.glory[0] == -3


def test_cv_15_05_columns_times_the_tools_forged_in_them() -> None:
    table = scoring()
    relics(table, 0, "horn", "horn", "seal")
    imprison(table, 0, "ggt")
    built(table, 0, "gate b2-b3", "house c3")
    table.finished = (0b001011, 0)
    assert [column_count(table, 0, column) for column in (PICK, AXE, COMPASS, CART)] == [2, 3, 3, 3]
    for place, kind in ((6, "axe"), (3, "cart"), (4, "book"), (1, "pick"), (5, "pick"), (7, "pick")):
        own_tool(table, 0, place, kind)
    assert [table.forged_in(0, column) for column in range(4)] == [1, 2, 1, 2]
    do(table, FinalScoring())
    assert table.results[0][4:8] == (2, 6, 3, 6)


def test_cv_15_05_the_compass_column_counts_districts_and_not_chambers() -> None:
    table = bare(2, HALL)
    built(table, 0, "house b2", "house c2")
    assert column_count(table, 0, COMPASS) == 1
    built(table, 0, "house c3")
    assert column_count(table, 0, COMPASS) == 2


def test_cv_15_06_1_glory_per_3_units_left() -> None:
    table = scoring()
    support(table, 0, 1, 2)
    assert leftovers(table, 0) == 1
    stock(table, 0, "iron")
    assert leftovers(table, 0) == 2


def test_cv_15_07_most_glory_wins_then_achievements_then_shared() -> None:
    table = scoring(3)
    table.glory = (20, 20, 19)
    assert (table.scores(), bare(3, "b2 yellow gold 2").winners()) == ([20, 20, 19], [0, 1, 2])
    do(table, FinalScoring(), ShowGoals(0), Turn(0))
    assert table.winners() == []
    table.glory = (20, 20, 19)
    do(table, GameEnds())
    assert table.winners() == [0, 1]
    achievements(table, 1, 1)
    assert table.winners() == [1]
    table.glory = (20, 20, 21)
    assert table.winners() == [2]
    do(table, GameEnds())
    assert [event.words["winners"] for event in events(table, "game_over")] == ["0 1", "2"]


def test_cv_15_08_owned_structures_are_those_gained_built_or_not() -> None:
    table = scoring()
    table.finished = (0b010010, 0)
    built(table, 0, "gate b2-b3")
    assert (table.structures(0), column_count(table, 0, CART)) == (2, 2)


def test_cv_15_09_unbroken_ties_use_up_places() -> None:
    table = scoring(4)
    throne_carts(table, 0, "gold")
    throne_carts(table, 1, "gold")
    throne_carts(table, 2, "iron")
    assert throne_glory(table) == [6, 6, 1, 0]
    table = scoring(4)
    throne_carts(table, 0, "mythrall", "iron")
    throne_carts(table, 1, "gold")
    throne_carts(table, 2, "gold")
    throne_carts(table, 3, "emerald")
    assert throne_glory(table) == [6, 3, 3, 0]


def test_cv_15_09_third_place_needs_three_players() -> None:
    table = bare(1)
    throne_carts(table, 0, "gold")
    assert throne_glory(table) == [6, 0]
    assert len(throne_glory(table)) == 2


def test_cv_15_10_tradition_22_counts_for_goals_scale_and_tie_break() -> None:
    table = scoring()
    traditions(table, 0, 22, 15, 23)
    achievements(table, 0, 2)
    do(table, FinalScoring())
    assert question(table) == "ChooseGoal"
    play(table, "pass")
    assert table.results[0][2] == 4
    assert table.rank(0)[1] == 4
    assert table.support[0] == (0, 0)


def test_cv_15_11_printed_tools_do_not_count_for_columns() -> None:
    table = scoring()
    assert [table.forged_in(0, column) for column in range(4)] == [0, 0, 0, 0]
    table.goals = ((0, 8), (0, 8))
    achievements(table, 0, 8)
    do(table, FinalScoring())
    assert table.results[0][1] == 4 + 4


def test_cv_15_07_the_parts_add_up_to_the_glory_gained() -> None:
    table = scoring()
    stock(table, 0, "iron", "iron", "iron")
    throne_carts(table, 0, "gold")
    do(table, FinalScoring())
    assert table.glory[0] == 5 + sum(table.results[0]) == 5 + 6 + 1
    assert [event.words["part"] for event in events(table, "clan_final_part")] == ["throne", "leftovers"]
