"""Chapter 18. Projects."""

from __future__ import annotations

import pytest

from games.covenant.positions import bare, built
from games.covenant.turned import beside_rich, turned
from underhall.games.covenant.icons import BUILDINGS_NAMED, COLOURS, DEPOSITS
from underhall.games.covenant.powers.projects import worth
from underhall.games.covenant.table import NONE, Table

WIDE = (
    "b2 yellow gold 2; b3 blue emerald 2; c3 black mythrall 2; c2 yellow emerald 2; c4 blue gold 2; "
    "d2 black emerald 2; d3 yellow mythrall 2; b1 black gold 2; b4 yellow emerald 2"
)


def project(table: Table, name: str) -> int:
    return [one.name for one in table.box.projects].index(name)


def glory(table: Table, name: str, seat: int = 0) -> int:
    """At any seat the same, whatever the others own."""
    found = worth(table, seat, project(table, name))
    if table.elders == NONE:
        for by in range(1, table.seats):
            assert worth(turned(table, by), (seat + by) % table.seats, project(table, name)) == found
        assert worth(beside_rich(table, seat), seat, project(table, name)) == found
    return found


def expected(table: Table, name: str) -> int:
    """A slow count of a project of kind A or B from the table of projects."""
    one = table.box.projects[project(table, name)]
    total = 0
    for where in table.buildings[one.building][0]:
        for at in range(table.box.hexes.size):
            if table.touched(one.building, where) >> at & 1:
                tile = table.box.tiles[table.tiles[at]]
                total += one.by_colour[tile.colour] + one.by_deposit[tile.deposit]
    return total


def city() -> Table:
    table = bare(2, WIDE)
    built(table, 0, "house b2", "house d3", "house b3", "house c3")
    built(table, 0, "workshop c2", "workshop d2", "workshop c4", "workshop b1")
    built(table, 0, "pillar b2-b3-c3", "pillar c3-d2-d3", "gate b1-b2", "gate c4-d3", "gate c3-d2")
    built(table, 1, "house c2", "workshop b3", "house d2")
    return table


def by_buildings(table: Table, kind: str, values: dict[str, int]) -> int:
    """Glory per chamber touched, by colour and deposit names."""
    total = 0
    number = BUILDINGS_NAMED.index(kind)
    for where in table.buildings[number][0]:
        touched = table.touched(number, where)
        for at in range(table.box.hexes.size):
            if touched >> at & 1:
                tile = table.box.tiles[table.tiles[at]]
                total += values.get(COLOURS[tile.colour], 0) + values.get(DEPOSITS[tile.deposit], 0)
    return total


def test_cv_18_a1_workshops_on_mythrall() -> None:
    table = bare(2, WIDE)
    built(table, 0, "workshop c3", "workshop b2", "house d3")
    assert glory(table, "A1") == 1


def test_cv_18_a2_houses_in_yellow() -> None:
    table = city()
    assert glory(table, "A2") == 4


def test_cv_18_a3_houses_in_black_and_on_mythrall() -> None:
    table = city()
    assert glory(table, "A3") == by_buildings(table, "house", {"black": 1, "mythrall": 1}) == 3
    assert glory(table, "A3", 1) == 1


def test_cv_18_a4_workshops_in_black_and_on_gold() -> None:
    table = city()
    assert glory(table, "A4") == by_buildings(table, "workshop", {"black": 1, "gold": 1}) == 4


def test_cv_18_a5_houses_on_emerald_or_gold() -> None:
    table = city()
    assert glory(table, "A5") == by_buildings(table, "house", {"emerald": 1, "gold": 1}) == 2


def test_cv_18_a6_workshops_in_blue_and_on_emerald() -> None:
    table = city()
    assert glory(table, "A6") == by_buildings(table, "workshop", {"blue": 1, "emerald": 1}) == 3


def test_cv_18_b1_pillars_touching_mythrall() -> None:
    table = city()
    assert glory(table, "B1") == by_buildings(table, "pillar", {"mythrall": 2}) == 6


def test_cv_18_b2_gates_touching_black_and_blue() -> None:
    table = city()
    assert glory(table, "B2") == by_buildings(table, "gate", {"black": 2, "blue": 1}) == 7


def test_cv_18_b3_pillars_touching_yellow_and_black() -> None:
    table = city()
    assert glory(table, "B3") == by_buildings(table, "pillar", {"yellow": 1, "black": 1}) == 5


def test_cv_18_b4_gates_touching_gold() -> None:
    table = city()
    assert glory(table, "B4") == by_buildings(table, "gate", {"gold": 2}) == 6


def test_cv_18_b5_pillars_touching_blue() -> None:
    table = city()
    assert glory(table, "B5") == by_buildings(table, "pillar", {"blue": 2}) == 2


def test_cv_18_b6_gates_touching_yellow_and_emerald() -> None:
    table = city()
    assert glory(table, "B6") == by_buildings(table, "gate", {"yellow": 1, "emerald": 1}) == 3


def test_cv_18_c1_the_districts_at_the_best_gate() -> None:
    yellow, blue = "a1 yellow gold 1; a2 yellow gold 1; b1 yellow gold 1", "b2 blue gold 1; c2 blue gold 1"
    table = bare(2, f"{yellow}; {blue}; d1 black gold 1")
    assert glory(table, "C1") == 0
    built(table, 0, "gate c2-d1")
    assert glory(table, "C1") == 2 + 1
    built(table, 0, "gate b1-b2")
    assert glory(table, "C1") == 3 + 2


def test_cv_18_c2_the_districts_at_the_best_pillar() -> None:
    yellow, blue = "a1 yellow gold 1; a2 yellow gold 1", "b2 blue gold 1; c2 blue gold 1"
    table = bare(2, f"{yellow}; {blue}; b1 black gold 1; c1 black gold 1")
    assert glory(table, "C2") == 0
    built(table, 0, "pillar a1-b1-b2")
    assert glory(table, "C2") == 2 + 2 + 2


def test_cv_18_c3_kinds_of_buildings() -> None:
    table = bare(2, WIDE)
    built(table, 0, "house b2", "house b3", "gate b2-b3")
    assert (glory(table, "C3"), glory(city(), "C3")) == (4, 8)


def test_cv_18_c4_own_chambers_without_enemies() -> None:
    table = bare(2, "b2 yellow gold 2 g; b3 blue emerald 2; c3 black mythrall 2")
    built(table, 0, "pillar b2-b3-c3", "house b3")
    assert (glory(table, "C4"), glory(table, "C4", 1)) == (2, 0)


def test_cv_18_c5_houses_and_workshops_of_anyone_around_a_pillar() -> None:
    table = city()
    assert glory(table, "C5") == 3 + 1
    assert glory(table, "C5", 1) == 0


def test_cv_18_c6_houses_beside_each_own_workshop_not_in_its_own_chamber() -> None:
    table = bare(2, WIDE)
    built(table, 0, "workshop c3")
    built(table, 1, "house c3", "house b2")
    built(table, 0, "house d3")
    assert glory(table, "C6") == 2


def test_cv_18_07_a_district_touched_twice_counts_once() -> None:
    table = bare(2, "a1 yellow gold 1; a2 yellow gold 1; b2 yellow gold 1")
    built(table, 0, "pillar a1-a2-b2", "gate a1-a2")
    assert (glory(table, "C1"), glory(table, "C2")) == (3, 3)


def test_cv_18_07_the_elders_buildings_count_as_anyones() -> None:
    table = bare(1, WIDE)
    built(table, 0, "workshop c3", "pillar b2-b3-c3")
    built(table, 1, "house b2", "workshop b3")
    assert (glory(table, "C5"), glory(table, "C6")) == (3, 1)


@pytest.mark.parametrize("name", [f"{kind}{number}" for kind in "AB" for number in range(1, 7)])
def test_cv_18_07_projects_of_kind_a_and_b_equal_a_slow_count(name: str) -> None:
    table = city()
    assert glory(table, name) == expected(table, name)
