"""Chapter 17. Traditions."""

from __future__ import annotations

import pytest

from games.covenant.positions import (
    HALL,
    at_work,
    bare,
    before_achievement,
    built,
    do,
    enemies,
    forge_area,
    gain,
    imprison,
    nature,
    options,
    own_tool,
    play,
    question,
    refused,
    relics,
    row,
    row_names,
    stock,
    stored,
    tools,
    traditions,
    turn,
)
from underhall.games.covenant.powers.traditions import ALL
from underhall.games.covenant.rules.clan_turn import strength
from underhall.games.covenant.rules.council import HearClan, ScoreDungeon, keys_needed
from underhall.games.covenant.rules.dig import AfterReveal
from underhall.games.covenant.rules.final_scoring import FinalScoring, column_count, penalty
from underhall.games.covenant.rules.transport import glory_for
from underhall.games.covenant.table import Table


def with_tradition(*numbers: int, mountain: str = HALL) -> Table:
    table = bare(2, mountain)
    traditions(table, 0, *numbers)
    return table


def council(table: Table) -> Table:
    """The seat's part of a council, on a board that needs no refill."""
    table.rows = tuple(tuple(max(tile, 0) for tile in tiles) for tiles in table.rows)
    return do(table, HearClan(0))


def test_cv_17_00_an_open_one_for_the_glory_of_its_slot_works_at_once() -> None:
    table = bare(2)
    row(table, "tradition", "-", "24", "23", "1")
    gain(table, "2 tradition")
    assert options(table) == ["tradition in slot 2", "tradition in slot 3", "tradition in slot 4", "pass"]
    assert refused(table, "tradition in slot 1") == ("CV-3.04", "slot_empty")
    assert refused(table, "done") == ("CV-17.00", "not_now")
    play(table, "tradition in slot 4")
    assert (table.glory[0], table.traditions[0]) == (3, 1)
    play(table, "tradition in slot 2")
    assert (table.over(), table.keys(0)) == (True, 3)
    table.glory = (0, 5)
    gain(table, "tradition")
    assert table.over()
    row(table, "tradition", "5", "-", "23", "-")
    gain(table, "tradition")
    assert refused(table, "tradition in slot 3") == ("CV-8.04", "too_dear")
    play(table, "pass")
    assert table.traditions[0].bit_count() == 2


@pytest.mark.parametrize(
    ("number", "post", "action"), [(1, "pick", 0), (2, "cart", 3), (3, "axe", 1), (4, "compass", 2)]
)
def test_cv_17_01_17_02_17_03_17_04_one_more_strength_for_the_tools_action(
    number: int, post: str, action: int
) -> None:
    table = with_tradition(number)
    at_work(table, post, 2)
    assert strength(table, 0, action) == 3
    own_tool(table, 0, 1, "book")
    at_work(table, "place 1", 2)
    assert strength(table, 0, action) == 2
    for other in range(1, 5):
        if other != number:
            table = with_tradition(other)
            at_work(table, post, 2)
            assert strength(table, 0, action) == 2


def test_cv_17_05_iron_and_emerald_deliveries_give_2() -> None:
    table = with_tradition(5)
    assert [glory_for(table, 0, resource) for resource in range(4)] == [2, 2, 2, 2]
    assert [glory_for(table, 1, resource) for resource in range(4)] == [1, 1, 2, 2]
    stock(table, 0, "iron")
    play(gain(table, "throne"), "deliver iron to the throne")
    assert table.glory[0] == 7


def test_cv_17_06_2_glory_per_set_after_the_key_check() -> None:
    table = with_tradition(6)
    imprison(table, 0, "ggoottt")
    do(table, ScoreDungeon(0))
    assert table.glory[0] == 5 + 1 + 2 + 6 + 4


@pytest.mark.parametrize(("deposit", "glory"), [(0, 1), (1, 2), (2, 2)])
def test_cv_17_07_glory_for_revealing(deposit: int, glory: int) -> None:
    table = do(with_tradition(7), AfterReveal(0, deposit))
    assert table.glory[0] == 5 + glory


@pytest.mark.parametrize(("deposit", "track"), [(0, 2), (1, 1), (2, 0)])
def test_cv_17_08_a_step_for_revealing(deposit: int, track: int) -> None:
    table = do(with_tradition(8), AfterReveal(0, deposit))
    assert table.tracks[0][track] == 1
    assert sum(table.tracks[0]) == 1


def test_cv_17_09_a_silver_ornament_works_at_once_a_gold_one_gives_glory() -> None:
    table = with_tradition(9)
    row(table, "silver ornament", "house", "-", "-")
    row(table, "gold ornament", "orc", "-", "-")
    stock(table, 0, "emerald", "emerald")
    nature(play(gain(table, "adorn"), "adorn pick with silver 1"))
    assert (question(table), table.glory[0]) == ("BuildHouse", 8)
    play(table, "done")
    nature(play(gain(table, "adorn"), "adorn axe with gold 1"))
    assert (table.over(), table.glory[0]) == (True, 11)


def test_cv_17_10_any_face_of_the_die_then_it_is_rolled() -> None:
    table = with_tradition(10, mountain="b2 yellow gold 2 o")
    table.dice = (0, 1, 0)
    play(gain(table, "orc"), "defeat orc at b2")
    assert options(table) == [
        "take orc die",
        *[f"take orc die as {face}" for face in (1, 3, 4, 5, 6)],
        "pass",
    ]
    play(table, "take orc die as 1")
    assert stored(table) == ["gold"]
    assert question(table) == "RollDie"


def test_cv_17_11_a_troll_takes_2_strength() -> None:
    table = with_tradition(11, mountain="b2 yellow gold 2 to")
    play(at_work(table, "axe", 2), "fight")
    assert options(table) == ["defeat orc at b2", "defeat troll at b2", "done"]


@pytest.mark.parametrize(("version", "most"), [(1, 1), (2, 2)])
def test_cv_17_12_council_up_to_two_deliveries_to_the_throne(version: int, most: int) -> None:
    """Tables that were begun by the first rules go on with one."""
    table = with_tradition(12)
    table.rules = version
    stock(table, 0, "gold", "gold", "mythrall")
    council(table)
    assert "done" in options(table)
    play(table, *["deliver gold to the throne"] * most)
    assert (table.over(), table.throne.count(0)) == (True, most)
    assert stored(table) == ["gold"] * (2 - most) + ["mythrall"]


def test_cv_17_13_forging_gives_a_step_of_choice() -> None:
    table = with_tradition(13)
    tools(table, "axe emerald gold", "-", "-", "-")
    stock(table, 0, "iron", "emerald")
    play(gain(table, "forge"), "forge tool 1 at place 3", "take step", "step on court")
    assert table.tracks[0][:2] == (1, 2)


def test_cv_17_14_relics_regardless_of_the_mine() -> None:
    table = with_tradition(14)
    row(table, "relic", "horn", "-", "seal", "crown")
    gain(table, "relic")
    assert options(table) == ["relic in slot 1", "relic in slot 3", "relic in slot 4", "pass"]


def test_cv_17_14_also_for_an_iron_and_without_waiving_the_iron() -> None:
    table = with_tradition(14)
    row(table, "relic", "-", "-", "-", "crown")
    assert gain(table, "ransom").over()
    stock(table, 0, "iron")
    play(gain(table, "ransom"), "relic in slot 4")
    assert (stored(table), table.relic_kinds(0)) == ([], 1)


def reach_achievement(table: Table) -> Table:
    before_achievement(table, 0, "court")
    return gain(table, "court")


def test_cv_17_15_each_achievement_gives_a_plus_1_token() -> None:
    assert reach_achievement(with_tradition(15)).support[0] == (1, 0)
    assert reach_achievement(with_tradition(1)).support[0] == (0, 0)


def test_cv_17_16_council_1_glory_per_structure_owned() -> None:
    table = with_tradition(16)
    table.finished = (0b101001, 0)
    assert council(table).glory[0] == 8


def test_cv_17_17_council_the_benefit_of_an_open_coin_which_stays() -> None:
    table = with_tradition(17)
    row(table, "coin", "iron", "-", "golden", "crowned")
    table.glory = (0, 5)
    do(table, HearClan(0))
    assert options(table) == [f"benefit of coin {slot}" for slot in (1, 3, 4)] + ["pass"]
    assert refused(table, "benefit of coin 2") == ("CV-3.04", "slot_empty")
    assert refused(table, "done") == ("CV-17.17", "not_now")
    play(table, "benefit of coin 4")
    assert (table.glory[0], row_names(table, "coin")[:1]) == (2, ["iron"])
    assert "crowned" in row_names(table, "coin")
    table = with_tradition(17)
    do(table, HearClan(0))
    assert question(table) == "TurnUp"
    table = council(with_tradition(17))
    play(table, "pass")
    assert table.over()


def test_cv_17_18_a_token_and_a_court_step_for_each_structure() -> None:
    table = with_tradition(18)
    stock(table, 0, "iron")
    play(at_work(table, "cart", 1), "transport", "go to gate 1", "deliver iron")
    assert (table.support[0], table.tracks[0][0]) == ((1, 0), 1)
    assert question(table) == "PlaceMarker"


def test_cv_17_19_council_1_glory_per_relic_used_or_not() -> None:
    table = with_tradition(19)
    relics(table, 0, "horn", "horn")
    table.used_relics = ((0, 1, 0, 0, 0, 0), table.used_relics[1])
    assert council(table).glory[0] == 8


def test_cv_17_20_a_relic_may_do_what_an_open_one_shows() -> None:
    table = with_tradition(20)
    relics(table, 0, "horn")
    row(table, "relic", "banner", "horn", "banner", "seal")
    turn(table)
    assert options(table) == ["use horn", "use horn as banner", "use horn as seal", "pass"]
    play(table, "use horn as seal")
    assert table.tracks[0][0] == 2
    assert row_names(table, "relic") == ["banner", "horn", "banner", "seal"]
    assert (table.used_relics[0][0], table.relics[0][0]) == (1, 0)


def test_cv_17_21_council_1_glory_per_2_buildings() -> None:
    table = with_tradition(21)
    built(table, 0, "house b2", "gate b2-b3", "workshop c3")
    assert council(table).glory[0] == 6


def test_cv_17_22_two_more_achievements_at_the_end() -> None:
    table = with_tradition(22)
    table.goals = ((3, 8), (3, 8))
    do(table, FinalScoring())
    assert (table.achievements(0), table.achievements(1)) == (2, 0)


def test_cv_17_22_the_two_more_give_nothing_for_15_and_23() -> None:
    table = with_tradition(22)
    traditions(table, 0, 15, 23)
    table.goals = ((3, 8), (3, 8))
    do(table, FinalScoring())
    assert table.glory[0] == 5 + sum(table.results[0])
    assert table.support[0] == (0, 0)


def test_cv_17_23_each_achievement_gives_1_glory() -> None:
    assert reach_achievement(with_tradition(23)).glory[0] == reach_achievement(with_tradition(1)).glory[0] + 1


def test_cv_17_24_one_more_key_and_storage_space() -> None:
    table = with_tradition(24)
    assert (table.keys(0), table.storage(0)) == (3, 5)
    assert (table.keys(1), table.storage(1)) == (2, 4)


def test_cv_17_25_a_second_own_basic_building_in_a_chamber() -> None:
    table = with_tradition(25, mountain="b2 yellow gold 2; b3 blue gold 1")
    built(table, 0, "house b2", "house b3")
    gain(table, "workshop")
    assert options(table) == ["build workshop at b2", "done"]


def test_cv_17_26_the_penalty_is_1_smaller() -> None:
    table = with_tradition(26, mountain="b2 yellow gold 2 g; b3 blue gold 1 o")
    built(table, 0, "gate b2-b3")
    built(table, 1, "house b2")
    assert (penalty(table, 0), penalty(table, 1)) == (2, 2)


def test_cv_17_27_a_workshop_gives_a_token_a_house_does_not() -> None:
    table = with_tradition(27)
    play(gain(table, "workshop"), "build workshop at b2")
    assert table.support[0] == (1, 0)
    play(gain(table, "house"), "build house at b3")
    assert table.support[0] == (1, 0)


def test_cv_17_28_no_glory_costs() -> None:
    table = with_tradition(28)
    row(table, "tradition", "1", "2", "3", "4")
    table.glory = (0, 5)
    play(gain(table, "tradition"), "tradition in slot 4")
    assert table.glory[0] == 0
    assert table.traditions[0] == 1 << 27 | 1 << 3


def test_cv_17_29_a_house_takes_an_enemy_of_its_chamber() -> None:
    table = with_tradition(29, mountain="b2 yellow gold 2 gt")
    play(gain(table, "house"), "build house at b2")
    assert options(table) == ["capture goblin", "capture troll", "pass"]
    assert refused(table, "capture orc") == ("CV-17.29", "no_such_enemy")
    assert refused(table, "done") == ("CV-17.29", "not_now")
    play(table, "capture troll")
    assert (table.dungeon[0], enemies(table, "b2"), table.tracks[0]) == ((0, 0, 1), "g", (0, 0, 0))
    table = with_tradition(29, mountain="b2 yellow gold 2 g")
    play(gain(table, "house"), "build house at b2", "pass")
    assert enemies(table, "b2") == "g"


def test_cv_17_30_one_more_relic_even_a_seventh_kind() -> None:
    table = with_tradition(19, 30)
    relics(table, 0, "horn", "lantern", "banner", "seal", "anvil", "crown")
    assert column_count(table, 0, 0) == 7
    assert council(table).glory[0] == 5 + 7


def test_cv_17_31_a_key_holds_two_goblins() -> None:
    table = with_tradition(31)
    imprison(table, 0, "gggo")
    imprison(table, 1, "gggo")
    assert (keys_needed(table, 0), keys_needed(table, 1)) == (3, 4)


def test_cv_17_32_pillars_one_edge_apart() -> None:
    table = with_tradition(32)
    built(table, 1, "pillar b2-b3-c3")
    forge_area(table, 0, pillars=1)
    play(at_work(table, "compass", 2), "build", "plan pillar or gate")
    assert options(table) == ["build pillar at b2-c2-c3", "build pillar at b3-c3-c4"]


def test_cv_17_33_a_gate_beside_another_players() -> None:
    table = with_tradition(33)
    built(table, 1, "gate b2-b3")
    forge_area(table, 0, gates=1)
    play(at_work(table, "compass", 2), "build", "plan pillar or gate")
    assert "build gate at b2-c2" in options(table)
    assert "build gate at b2-b3" not in options(table)


def test_cv_17_34_a_pillar_moves_enemies() -> None:
    table = with_tradition(34, mountain="b2 yellow gold 2 g; b3 blue gold 2; c3 black gold 2")
    forge_area(table, 0, pillars=1)
    play(
        at_work(table, "compass", 2),
        "build",
        "plan pillar or gate",
        "build pillar at b2-b3-c3",
        "take 2 move",
    )
    play(table, "move goblin from b2 to b3", "move goblin from b3 to c3")
    assert enemies(table, "c3") == "g"


def test_cv_17_35_a_gate_strengthens_a_dwarf() -> None:
    table = with_tradition(35)
    forge_area(table, 0, gates=1)
    play(at_work(table, "compass", 2), "build", "plan pillar or gate", "build gate at b2-b3")
    assert question(table) == "Strengthen"


def test_cv_17_36_council_1_glory_and_a_move() -> None:
    table = with_tradition(36, mountain="b2 yellow gold 2 g; b3 blue gold 2")
    council(table)
    assert (table.glory[0], question(table)) == (6, "MoveEnemy")
    play(table, "move goblin from b2 to b3")
    assert table.over()


def test_there_are_36_and_each_changes_something() -> None:
    assert len(ALL) == 36
    plain = {name for name in vars(type(ALL[0]).__mro__[1]) if not name.startswith("_")}
    for tradition in ALL:
        assert set(vars(type(tradition))) & plain, type(tradition)


def test_cv_17_20_what_can_be_borrowed_is_offered_in_the_order_of_the_box() -> None:
    table = with_tradition(20)
    kinds = [relic.name for relic in table.box.relics]
    relics(table, 0, kinds[0])
    for shown in ((1, 2, 4, 5), (5, 4, 2, 1), (4, 1, 5, 2)):
        row(table, "relic", *[kinds[kind] for kind in shown])
        turn(table)
        as_others = [f"use {kinds[0]} as {kinds[kind]}" for kind in (1, 2, 4, 5)]
        assert options(table) == [f"use {kinds[0]}", *as_others, "pass"]


def test_cv_17_20_an_empty_slot_shows_nothing_to_borrow() -> None:
    table = bare(2, HALL)
    traditions(table, 1, 20)
    relics(table, 1, "horn")
    row(table, "relic", "-", "banner", "-", "-")
    turn(table, 1)
    assert options(table) == ["use horn", "use horn as banner", "pass"]
