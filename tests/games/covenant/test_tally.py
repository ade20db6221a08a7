"""What would be counted now."""

from __future__ import annotations

from games.covenant.positions import do, imprison, own_tool, solo, throne_carts, traditions
from games.covenant.test_15_final_scoring import achievements, scoring
from underhall.core.agenda import SPECTATOR
from underhall.games.covenant import GAME
from underhall.games.covenant.icons import AXE
from underhall.games.covenant.powers import goals
from underhall.games.covenant.rules.elders_scoring import ElderFinalScoring
from underhall.games.covenant.rules.final_scoring import FinalScoring


def test_glory_and_the_parts_of_the_final_scoring_stand_apart() -> None:
    table = scoring(3)
    table.glory = (4, 11, 7)
    throne_carts(table, 1, "gold", "iron")
    imprison(table, 2, "ggo")
    own_tool(table, 2, 1, "axe")
    first, second, third = GAME.tally(table, 0)
    assert (first["glory"], second["glory"], third["glory"]) == (4, 11, 7)
    assert (first["throne"], second["throne"], third["throne"]) == (0, 6, 0)
    assert third["axe"] == 3 * table.forged_in(2, AXE)


def test_cv_15_02_the_better_goal_counts_from_four_achievements_on_and_both_from_eight() -> None:
    table = scoring(2)
    achievements(table, 1, 4)
    traditions(table, 1, 5, 6, 7)
    worth = [goals.worth(table, 1, goal) for goal in table.goals[1]]
    assert GAME.tally(table, 0)[1]["goals"] == max(worth) > min(worth)
    achievements(table, 1, 8)
    worth = [goals.worth(table, 1, goal) for goal in table.goals[1]]
    assert GAME.tally(table, 0)[1]["goals"] == sum(worth)
    achievements(table, 1, 3)
    assert GAME.tally(table, 1)[1]["goals"] == 0


def test_cv_2_06_who_only_watches_counts_no_goal_that_was_not_shown() -> None:
    table = scoring(2)
    achievements(table, 0, 8)
    assert GAME.tally(table, SPECTATOR)[0]["goals"] == 0 < GAME.tally(table, 1)[0]["goals"]
    table.shown_goals = (1 << 3, 0)
    assert GAME.tally(table, SPECTATOR)[0]["goals"] == goals.worth(table, 0, 3)


def test_cv_17_22_late_achievements_are_foreseen_and_not_counted_twice() -> None:
    table = scoring(2)
    traditions(table, 1, 22)
    achievements(table, 1, 2)
    foreseen = GAME.tally(table, 0)[1]
    assert foreseen["achievements"] == table.box.scoring.for_achievements(4)
    assert table.achievements(1) == 2
    do(table, FinalScoring())
    assert GAME.tally(table, 0)[1] == foreseen


def test_cv_16_11_the_elders_come_last() -> None:
    table = solo()
    table.glory = (5, 9)
    achievements(table, 1, 3)
    table.goals = ((3, 8), ())
    own, elders = GAME.tally(table, 0)
    assert (own["glory"], elders["glory"]) == (5, 9)
    assert elders["achievements"] == 3 * table.box.elders.per_achievement[0]
    total = sum(elders.values())
    do(table, FinalScoring(), ElderFinalScoring(1))
    assert table.glory[1] == total == sum(GAME.tally(table, 0)[1].values())


def test_cv_15_02_the_better_goal_counts_whichever_was_drafted_first() -> None:
    table = scoring(2)
    achievements(table, 1, 4)
    traditions(table, 1, 5, 6, 7)
    best = max(goals.worth(table, 1, goal) for goal in table.goals[1])
    assert best > min(goals.worth(table, 1, goal) for goal in table.goals[1])
    for own in (table.goals[1], table.goals[1][::-1]):
        table.goals = (table.goals[0], own)
        assert GAME.tally(table, 0)[1]["goals"] == best
