"""Chapter 14. The council."""

from __future__ import annotations

from random import Random

from games.covenant.positions import (
    HALL,
    bare,
    built,
    coins,
    do,
    events,
    imprison,
    nature,
    options,
    play,
    question,
    refused,
    relics,
    rewards,
    row,
    row_names,
    stock,
    stored,
    throne_carts,
    traditions,
)
from underhall.core.agenda import NATURE
from underhall.games.covenant import GAME
from underhall.games.covenant.icons import amount_of
from underhall.games.covenant.rules.council import CheckKeys, Council, HearClan, ScoreDungeon, ScoreProjects
from underhall.games.covenant.rules.course import Eras
from underhall.games.covenant.table import Table, with_row


def test_cv_14_01_the_era_advances_and_dwarves_go_home_with_their_strength() -> None:
    table = bare(2)
    table.tavern = ((0, 0, 0, 0), (1, 0, 0, 0))
    table.posts = ((1, 3, 0, 2, 2, *[0] * 7), (4, *[0] * 11))
    do(table, Council())
    assert table.era == 1
    assert table.tavern == ((1, 2, 1, 0), (1, 0, 0, 1))
    assert table.posts == ((0,) * 12,) * 2


def test_cv_14_01_the_council_comes_after_four_turns_of_everybody() -> None:
    table = do(bare(2), Eras())
    kinds = [type(item).__name__ for item in table.agenda[::-1]]
    assert kinds.count("Turn") == 7
    assert kinds.index("Council") > max(i for i, kind in enumerate(kinds) if kind == "Turn")


def test_cv_14_02_coins_come_before_traditions_with_a_fire() -> None:
    table = bare(2)
    coins(table, 0, "crowned")
    traditions(table, 0, 12, 7)
    stock(table, 0, "gold")
    do(table, HearClan(0))
    assert table.glory[0] == 5 + amount_of(table.box.coins[table.coins[0][0]].gives[0])
    assert question(table) == "DeliverToThrone"
    play(table, "done")
    assert [event.words["tradition"] for event in events(table, "clan_honours")] == ["12"]


def test_cv_14_02_exactly_these_traditions_have_a_fire() -> None:
    table = bare(2)
    traditions(table, 0, *range(1, 37))
    do(table, HearClan(0))
    assert options(table) == [f"honour tradition {n}" for n in (12, 16, 17, 19, 21, 36)] + ["pass"]


def test_cv_14_03_who_has_more_enemies_than_keys_lets_some_go() -> None:
    table = bare(2)
    imprison(table, 0, "ggot")
    bag = table.enemy_bag.size
    do(table, CheckKeys(0))
    assert options(table) == ["release goblin", "release orc", "release troll"]
    assert refused(table, "pass") == ("CV-14.03", "must_release")
    play(table, "release goblin")
    assert question(table) == "CheckKeys"
    play(table, "release goblin")
    assert (table.over(), table.dungeon[0]) == (True, (0, 1, 1))
    assert table.enemy_bag.size == bag + 2
    imprison(table, 0, "o")
    do(table, CheckKeys(0))
    assert refused(table, "release goblin") == ("CV-14.03", "not_in_dungeon")


def test_cv_14_03_glory_for_those_kept() -> None:
    table = bare(2)
    imprison(table, 0, "gggoott")
    do(table, ScoreDungeon(0), ScoreDungeon(1))
    assert table.glory == (5 + 1 + 2 + 4, 5)


def test_cv_14_04_every_project_up_to_the_era_marker_scores() -> None:
    table = bare(2, HALL)
    names = [project.name for project in table.box.projects]
    table.projects = (names.index("A2"), names.index("B2"), names.index("C3"))
    built(table, 0, "house b2", "gate c3-c4")
    scores = []
    for era in (1, 2, 3):
        table.era, before = era, table.glory[0]
        do(table, ScoreProjects(0), ScoreProjects(1))
        scores.append(table.glory[0] - before)
    assert scores == [2, 2 + 3, 2 + 3 + 4]
    assert table.glory[1] == 5


def test_cv_14_05_after_the_third_council_the_game_ends() -> None:
    table, dice = GAME.new(2), Random(2)
    table.journal = []
    while not table.over():
        if table.to_move() == NATURE:
            table.befall(dice)
        else:
            table.play(dice.choice(table.options()))
    assert (len(events(table, "council_begins")), len(events(table, "final_scoring"))) == (3, 1)
    assert table.era == 3


def test_cv_14_06_project_a_scores_three_times_b_twice_c_once() -> None:
    table = bare(2, HALL)
    table.projects = (1, 7, 14)
    built(table, 0, "house b2", "gate c3-c4")
    for era in (1, 2, 3):
        table.era = era
        do(table, ScoreProjects(0))
    told = [event.words["project"] for event in events(table, "clan_scores_project")]
    assert sorted(told) == ["A2", "A2", "A2", "B2", "B2", "C3"]


def council(seats: int = 2) -> Table:
    table = bare(seats)
    table.rows = tuple((0,) * len(tiles) for tiles in table.rows)
    return table


def test_cv_14_07_own_coins_then_own_fires_in_the_own_order_then_the_next_player() -> None:
    table = council()
    coins(table, 0, "iron", "golden")
    coins(table, 1, "iron")
    traditions(table, 0, 12, 36)
    do(table, HearClan(0), HearClan(1))
    play(table, "resolve coin at place 2")
    assert stored(table) == ["iron", "gold"]
    assert options(table) == ["honour tradition 12", "honour tradition 36", "pass"]
    assert refused(table, "honour tradition 16") == ("CV-14.02", "tradition_not_now")
    assert refused(table, "done") == ("CV-14.07", "not_now")
    assert stored(table, 1) == []
    play(table, "pass")
    assert stored(table, 1) == ["iron"]


def test_cv_14_07_the_board_is_refilled_after_each_player() -> None:
    table = council()
    coins(table, 0, "court")
    table.tracks = ((1, 0, 0), (0, 0, 0))
    row(table, "coin", "iron", "road", "golden", "crowned")
    do(table, HearClan(0), HearClan(1))
    play(table, "coin 1 to place 3")
    while question(table) == "ChooseSupport":
        play(table, "token +1")
    assert table.to_move() == NATURE
    nature(table)
    assert row_names(table, "coin")[:3] == ["road", "golden", "crowned"]
    assert "-" not in row_names(table, "coin")


def test_cv_14_07_a_tradition_gained_in_the_council_works_at_once() -> None:
    table = council()
    coins(table, 0, "prestige")
    spaces = table.box.tracks[1]
    at = next(i for i, space in enumerate(spaces) if space.gives == rewards("tradition"))
    table.tracks = ((0, at, 0), (0, 0, 0))
    row(table, "tradition", "19", "1", "2", "3")
    relics(table, 0, "horn", "seal")
    do(table, HearClan(0))
    glory = table.glory[0]
    play(table, "tradition in slot 1")
    assert table.glory[0] == glory + 2


def test_cv_14_08_with_tradition_31_a_key_holds_two_goblins() -> None:
    table = bare(2)
    traditions(table, 0, 31)
    imprison(table, 0, "gggg")
    assert do(table, CheckKeys(0)).over()
    imprison(table, 0, "o")
    do(table, CheckKeys(0))
    play(table, "release goblin")
    assert question(table) == "CheckKeys"
    play(table, "release goblin")
    assert (table.over(), table.dungeon[0]) == (True, (2, 1, 0))


def test_cv_14_03_keys_are_checked_in_turn_order() -> None:
    table = bare(3)
    table.first = 1
    throne_carts(table, 0, "gold")
    for seat in range(3):
        imprison(table, seat, "ooo")
    nature(do(table, Council()))
    seats = []
    while question(table) == "CheckKeys":
        seats.append(table.to_move())
        play(table, "release orc")
    assert seats == [1, 2, 0]
    assert table.posts == with_row(table.posts, 0, (0,) * 12)
