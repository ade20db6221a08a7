"""Chapter 13. Build."""

from __future__ import annotations

import pytest

from games.covenant.positions import (
    HALL,
    at_work,
    bare,
    built,
    chamber,
    forge_area,
    gain,
    lay,
    options,
    play,
    question,
    refused,
    row,
    stock,
    stored,
    tools,
    traditions,
)
from underhall.games.covenant.icons import GATE, HOUSE, PILLAR, WORKSHOP
from underhall.games.covenant.table import Table


def building(strength: int, mountain: str = HALL, **area: int) -> Table:
    table = bare(2, mountain)
    table.open_storage = (2, 2)
    forge_area(table, 0, **(area or {"houses": 2, "workshops": 2, "pillars": 2, "gates": 2}))
    at_work(table, "compass", strength)
    return play(table, "build")


def places(table: Table, building: str) -> list[str]:
    start = f"build {building} at "
    return [text.removeprefix(start) for text in options(table) if text.startswith(start)]


PLANS = [
    "plan house",
    "plan workshop",
    "plan pillar or gate",
    "plan house + workshop",
    "plan workshop + pillar or gate",
    "plan house + workshop + pillar or gate",
    "plan workshop + 2 pillar or gate",
]


@pytest.mark.parametrize(("strength", "plans"), [(1, 1), (2, 3), (3, 4), (4, 5), (5, 6), (6, 7), (9, 7)])
def test_cv_13_01_the_options_by_strength(strength: int, plans: int) -> None:
    assert options(building(strength)) == [*PLANS[:plans], "pass"]


def test_cv_13_01_only_buildings_of_the_own_forge_area() -> None:
    table = building(6, workshops=1)
    assert options(table) == [plan for plan in PLANS if "workshop" in plan] + ["pass"]
    assert refused(table, "plan house") == ("CV-13.08", "nothing_to_build")
    assert refused(table, "done") == ("CV-13.01", "not_now")
    play(table, "plan house + workshop")
    assert refused(table, "build house at b2") == ("CV-13.01", "none_in_forge")
    assert refused(table, "build gate at b2-b3") == ("CV-13.01", "not_in_plan")
    assert refused(building(2), "plan house + workshop") == ("CV-13.01", "too_weak")


def test_cv_13_01_unused_strength_is_lost() -> None:
    table = play(building(9), "plan house", "build house at b2")
    assert table.over()


def test_cv_13_02_a_revealed_chamber_with_a_free_space_one_per_clan() -> None:
    table = building(1, "b2 yellow gold 2 gg; b3 blue emerald 1; c2 black gold 2")
    built(table, 1, "house b3", "workshop b2")
    built(table, 0, "workshop c2")
    play(table, "plan house")
    assert places(table, "house") == ["b2"]
    assert refused(table, "build house at b3") == ("CV-13.02", "no_building_space")
    assert refused(table, "build house at c2") == ("CV-13.02", "own_building_there")
    assert refused(table, "build house at a1") == ("CV-13.02", "is_hidden")
    assert refused(table, "done") == ("CV-13.08", "build_one")
    assert refused(table, "pass") == ("CV-13.08", "not_now")


def test_cv_13_03_a_point_of_three_revealed_chambers_away_from_pillars() -> None:
    table = building(2)
    play(table, "plan pillar or gate")
    assert places(table, "pillar") == ["b2-b3-c3", "b2-c2-c3", "b3-c3-c4"]
    table = building(2)
    built(table, 1, "pillar b2-b3-c3")
    play(table, "plan pillar or gate")
    assert places(table, "pillar") == []
    assert refused(table, "build pillar at b2-c2-c3") == ("CV-13.03", "pillar_too_close")
    assert refused(table, "build pillar at b1-b2-c2") == ("CV-13.03", "is_hidden")


def test_cv_13_04_an_edge_of_two_chambers_without_gates() -> None:
    table = building(2)
    play(table, "plan pillar or gate")
    assert places(table, "gate") == ["b2-b3", "b2-c2", "b2-c3", "b3-c3", "b3-c4", "c2-c3", "c3-c4"]
    table = building(2)
    built(table, 1, "gate b2-b3")
    play(table, "plan pillar or gate")
    assert places(table, "gate") == ["c2-c3", "c3-c4"]
    assert refused(table, "build gate at b2-c2") == ("CV-13.04", "has_gate")


def test_cv_13_05_a_building_is_present_in_every_chamber_it_touches() -> None:
    table = bare(2, HALL)
    built(table, 0, "pillar b2-b3-c3")
    assert table.present(0).bit_count() == 3
    built(table, 0, "gate c3-c4", "house c2")
    names = table.box.hexes.names
    assert {names[c] for c in range(24) if table.present(0) >> c & 1} == {"b2", "b3", "c3", "c4", "c2"}
    assert table.present(1) == 0


@pytest.mark.parametrize(("at", "resource"), [("b3", "emerald"), ("b2", "gold"), ("c3", "mythrall")])
def test_cv_13_06_a_house_gains_the_resource_of_its_deposit(at: str, resource: str) -> None:
    table = play(building(1), "plan house", f"build house at {at}")
    assert stored(table) == [resource]


def test_cv_13_06_a_workshop_forges_on_emerald_and_adorns_on_gold() -> None:
    for at, asked in (("b3", "Forge"), ("b2", "Adorn")):
        table = building(2)
        tools(table, "axe emerald gold", "-", "-", "-")
        row(table, "gold ornament", "orc", "orc", "orc")
        stock(table, 0, "iron", "emerald")
        play(table, "plan workshop", f"build workshop at {at}")
        assert question(table) == asked


def test_cv_13_06_a_gate_gives_glory_for_both_chambers() -> None:
    table = play(building(2), "plan pillar or gate", "build gate at b3-c3")
    assert table.glory[0] == 5 + 1 + 2


def test_cv_13_06_a_pillar_gives_a_step_per_chamber() -> None:
    table = play(building(2), "plan pillar or gate", "build pillar at b2-b3-c3")
    assert options(table) == ["take prestige", "take mine", "take court", "pass"]


def test_cv_13_07_a_mythrall_workshop_forges_and_adorns_in_either_order() -> None:
    for first, second in (("forge", "Adorn"), ("adorn", "Forge")):
        table = building(2)
        tools(table, "axe emerald gold", "-", "-", "-")
        row(table, "gold ornament", "orc", "orc", "orc")
        stock(table, 0, "iron", "emerald", "emerald")
        play(table, "plan workshop", "build workshop at c3")
        assert options(table) == ["take forge", "take adorn", "pass"]
        play(table, f"take {first}", "pass")
        assert question(table) == second


def test_cv_13_08_any_part_of_the_option_one_resolved_before_the_next() -> None:
    table = building(3)
    play(table, "plan house + workshop", "build house at b2")
    assert stored(table) == ["gold"]
    assert "done" in options(table)
    play(table, "done")
    assert table.over()
    assert table.forge[0] == (1, 2, 2, 2)


def test_cv_13_08_a_house_unlocked_by_the_workshop_before_it_can_be_built() -> None:
    """The forge area is looked at for each building: forging at place 1 brings a house."""
    table = building(3, workshops=1)
    tools(table, "axe emerald gold", "-", "-", "-")
    stock(table, 0, "iron", "emerald")
    play(table, "plan house + workshop")
    assert places(table, "house") == []
    play(table, "build workshop at b3", "forge tool 1 at place 1", "pass")
    assert (table.forge[0][:2], places(table, "workshop")) == ((1, 1), [])
    assert places(table, "house") == ["b2", "c2", "c3", "c4"]
    play(table, "build house at c3")
    assert table.over()


def test_cv_13_08_two_majestic_structures_with_strength_6() -> None:
    table = building(6)
    play(table, "plan workshop + 2 pillar or gate", "build gate at b3-c3", "build gate at b2-c2")
    assert (places(table, "gate"), places(table, "pillar")) == ([], [])
    assert places(table, "workshop") != []


def test_cv_13_09_pillars_are_at_least_two_corners_apart() -> None:
    table = building(2, HALL + "; d3 blue gold 2; d2 blue gold 2")
    built(table, 1, "pillar b2-b3-c3")
    play(table, "plan pillar or gate")
    assert places(table, "pillar") == ["c2-c3-d2", "c3-c4-d3", "c3-d2-d3"]


def test_cv_13_10_with_tradition_33_one_chamber_may_have_a_gate_of_others() -> None:
    table = building(2)
    traditions(table, 0, 33)
    built(table, 1, "gate b2-b3")
    play(table, "plan pillar or gate")
    assert places(table, "gate") == ["b2-c2", "b2-c3", "b3-c3", "b3-c4", "c2-c3", "c3-c4"]
    table = building(2)
    traditions(table, 0, 33)
    built(table, 1, "gate b2-b3")
    built(table, 0, "gate c3-c4")
    play(table, "plan pillar or gate")
    assert places(table, "gate") == ["b2-c2"]
    assert refused(table, "build gate at c2-c3") == ("CV-13.10", "has_gate")


def test_cv_13_11_the_steps_of_a_pillar_come_in_any_order() -> None:
    table = play(building(2), "plan pillar or gate", "build pillar at b2-b3-c3", "take mine", "take court")
    assert table.tracks[0] == (1, 1, 1)


def test_cv_13_11_like_steps_of_a_pillar_may_have_another_between_them() -> None:
    table = bare(2, "b2 yellow emerald 2; b3 blue emerald 2; c3 black mythrall 2")
    forge_area(table, 0, pillars=1)
    play(at_work(table, "compass", 2), "build", "plan pillar or gate", "build pillar at b2-b3-c3")
    assert options(table) == ["take mine", "take court", "pass"]
    play(table, "take mine")
    assert options(table) == ["take mine", "take court", "pass"]
    play(table, "take court")
    assert table.tracks[0] == (1, 0, 2)


def test_cv_13_11_the_resource_of_a_house_comes_before_tradition_29() -> None:
    table = building(1, "b2 yellow gold 2 go")
    traditions(table, 0, 29)
    table.open_storage = (0, 0)
    stock(table, 0, "iron", "iron", "iron", "iron")
    play(table, "plan house", "build house at b2")
    assert question(table) == "Overflow"
    play(table, "discard iron")
    assert question(table) == "CaptureEnemy"


def test_cv_20_05_a_house_to_build_may_be_left() -> None:
    table = bare(2, HALL)
    gain(table, "house")
    assert "done" in options(table)
    play(table, "done")
    assert table.buildings[HOUSE][0] == ()
    gain(table, "workshop")
    play(table, "build workshop at b2")
    assert table.buildings[WORKSHOP][0] == (chamber(table, "b2"),)
    assert gain(bare(2), "house").over()


def test_buildings_stand_where_they_were_put() -> None:
    table = bare(2, HALL)
    lay(table, "d3 blue gold 2")
    built(table, 0, "pillar b2-b3-c3", "gate c4-d3")
    assert table.buildings[PILLAR][0] == (table.box.hexes.corner_names.index("b2-b3-c3"),)
    assert table.buildings[GATE][0] == (table.box.hexes.edge_names.index("c4-d3"),)


def test_cv_13_02_13_03_13_04_every_building_is_built_by_its_own_rule() -> None:
    rules = [{move.rule for move in moves} for moves in bare().moves.build]
    assert rules == [{"CV-13.02"}, {"CV-13.02"}, {"CV-13.03"}, {"CV-13.04"}]
