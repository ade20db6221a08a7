"""Chapter 12. Transport."""

from __future__ import annotations

import pytest

from games.covenant.positions import (
    at_work,
    bare,
    carts,
    do,
    gain,
    options,
    play,
    question,
    refused,
    row,
    solo,
    stock,
    stored,
    throne_carts,
)
from underhall.games.covenant.icons import RESOURCES
from underhall.games.covenant.rules.transport import CompleteSite
from underhall.games.covenant.table import EMPTY, Table


def hauling(strength: int, *resources: str) -> Table:
    table = bare(2)
    table.open_storage = (2, 2)
    stock(table, 0, *resources)
    return at_work(table, "cart", strength)


def test_cv_12_01_up_to_strength_resources_to_one_site() -> None:
    table = hauling(2, "iron", "iron", "emerald", "gold")
    play(table, "transport")
    assert options(table) == [f"go to {kind} {n}" for kind in ("pillar", "gate") for n in (1, 2, 3)] + [
        "pass"
    ]
    play(table, "go to gate 3")
    assert options(table) == ["deliver iron", "deliver emerald", "deliver gold", "done"]
    assert refused(table, "deliver mythrall") == ("CV-12.01", "has_none")
    assert refused(table, "pass") == ("CV-12.01", "not_now")
    play(table, "deliver iron", "deliver gold")
    assert table.carts_of(0, 5) == 2
    assert stored(table) == ["iron", "emerald"]
    assert table.carts[0] == 13


def test_cv_12_01_spaces_are_shared_by_all_clans() -> None:
    table = hauling(3, "iron", "iron")
    spaces = table.side.sites[3].spaces
    at = spaces.index(0)
    table.put_cart(1, 3, at)
    play(table, "transport", "go to gate 1")
    assert question(table) == "DeliverToThrone"
    table = hauling(3, "iron", "emerald")
    table.put_cart(1, 3, at)
    play(table, "transport", "go to gate 1")
    assert options(table) == ["deliver emerald", "done"]
    assert refused(table, "deliver iron") == ("CV-12.01", "no_free_space")


def test_cv_12_01_a_finished_site_is_refused() -> None:
    table = hauling(1, "iron")
    table.finished = (1, 0)
    play(table, "transport")
    assert refused(table, "go to pillar 1") == ("CV-12.01", "site_finished")
    assert refused(table, "deliver iron") == ("CV-12.01", "not_now")
    play(table, "pass")
    assert stored(table) == ["iron"]


@pytest.mark.parametrize(("resource", "glory"), [("iron", 1), ("emerald", 1), ("gold", 2), ("mythrall", 2)])
def test_cv_12_02_glory_per_delivery(resource: str, glory: int) -> None:
    table = hauling(1, resource)
    at = next(s for s in (2, 5) if RESOURCES.index(resource) in table.side.sites[s].spaces)
    play(table, "transport", f"go to {table.side.sites[at].name}", f"deliver {resource}")
    assert table.glory[0] == 5 + glory


def test_cv_12_03_at_the_limit_the_structure_and_a_bonus_are_won() -> None:
    table = hauling(1, "emerald")
    row(table, "coin", "-", "-", "-", "-")
    play(table, "transport", "go to pillar 1", "deliver emerald")
    assert (question(table), options(table)) == ("PlaceMarker", ["bonus space 1", "bonus space 2"])
    assert table.forge[0] == (2, 2, 1, 0)
    assert refused(table, "bonus space 3") == ("CV-12.03", "bonus_taken")
    assert refused(table, "pass") == ("CV-12.03", "not_now")
    play(table, "bonus space 2")
    assert table.support[0] == (1, 0)
    assert table.markers[0] == (EMPTY, 0)
    assert table.finished[0] == 1


def test_cv_12_03_the_other_clan_gets_the_other_bonus() -> None:
    table = hauling(1, "emerald")
    table.markers = ((EMPTY, 1), *table.markers[1:])
    row(table, "coin", "-", "-", "-", "-")
    play(table, "transport", "go to pillar 1", "deliver emerald", "bonus space 1")
    assert table.tracks[0][0] == 1


def test_cv_12_03_who_delivers_a_part_completes_nothing_for_anybody() -> None:
    table = bare(3)
    carts(table, 2, "gate 3", 3)
    table.finished = (0, 0, 0b100000)
    stock(table, 1, "iron", "gold")
    play(at_work(table, "cart", 2, 1), "transport", "go to gate 3", "deliver iron", "done")
    assert table.over()
    assert [area[2:] for area in table.forge] == [(0, 0)] * 3
    assert table.finished == (0, 0, 0b100000)


def test_cv_12_04_left_over_strength_serves_the_throne_only_when_the_site_takes_no_more() -> None:
    table = hauling(3, "iron", "gold", "gold")
    play(table, "transport", "go to gate 1")
    assert refused(table, "deliver gold to the throne") == ("CV-12.04", "site_first")
    play(table, "deliver iron")
    assert (question(table), options(table)) == ("DeliverToThrone", ["deliver gold to the throne", "done"])
    assert refused(table, "deliver gold") == ("CV-12.04", "throne_only")
    assert refused(table, "deliver iron to the throne") == ("CV-12.04", "has_none")
    assert refused(table, "pass") == ("CV-12.04", "not_now")
    play(table, "deliver gold to the throne", "deliver gold to the throne")
    assert table.throne.count(0) == 2
    assert question(table) == "PlaceMarker"


def test_cv_12_04_a_throne_reward_delivers_to_the_throne_only() -> None:
    table = bare(2)
    stock(table, 0, "iron", "iron", "gold")
    gain(table, "2 throne")
    play(table, "deliver iron to the throne")
    assert refused(table, "deliver iron to the throne") == ("CV-12.04", "no_free_space")
    play(table, "deliver gold to the throne")
    assert (table.over(), stored(table)) == (True, ["iron"])


def test_cv_12_04_a_full_throne_takes_nothing() -> None:
    table = bare(2)
    throne_carts(table, 1, *[RESOURCES[space] for space in table.side.throne])
    stock(table, 0, "gold", "mythrall")
    assert gain(table, "2 throne").over()


def test_cv_12_05_three_pillars_and_three_gates_with_a_share_for_everybody() -> None:
    for side in bare(2).box.sides:
        assert [(site.structure, site.limit) for site in side.sites] == [
            (2, 1),
            (2, 2),
            (2, 3),
            (3, 1),
            (3, 2),
            (3, 3),
        ]
        for site in side.sites:
            assert len(site.spaces) == site.limit * side.players
            assert len(site.bonus) == side.players


def test_cv_12_06_a_site_without_possible_delivery_may_be_chosen() -> None:
    table = hauling(2, "gold", "gold")
    play(table, "transport", "go to gate 1")
    assert question(table) == "DeliverToThrone"
    play(table, "deliver gold to the throne", "deliver gold to the throne")
    assert table.throne.count(0) == 2
    assert table.finished[0] == 0


def test_cv_12_06_all_six_finished_and_there_is_no_transport() -> None:
    table = hauling(4, "gold", "iron")
    table.finished = (0b111111, 0)
    play(table, "transport")
    assert table.over()
    assert stored(table) == ["iron", "gold"]


def test_cv_12_06_without_carts_nothing_is_delivered() -> None:
    table = hauling(2, "gold", "iron")
    table.carts = (0, 15)
    play(table, "transport", "go to gate 1")
    assert table.over()
    assert gain(table, "throne").over()


def test_cv_12_06_the_limit_of_the_clan_counts() -> None:
    table = hauling(3, "iron", "iron", "emerald")
    carts(table, 0, "gate 2", 1)
    play(table, "transport", "go to gate 2", "deliver iron")
    assert table.carts_of(0, 4) == 2
    assert question(table) == "DeliverToThrone"


def test_cv_12_07_the_throne_comes_before_the_structure_and_its_bonus() -> None:
    table = hauling(2, "iron", "gold")
    play(table, "transport", "go to gate 1", "deliver iron")
    assert (question(table), table.forge[0][3]) == ("DeliverToThrone", 0)
    play(table, "done")
    assert (question(table), table.forge[0][3]) == ("PlaceMarker", 1)


def test_cv_12_07_who_withholds_what_fits_forfeits_the_throne() -> None:
    table = hauling(3, "iron", "gold", "emerald")
    play(table, "transport", "go to gate 3", "deliver iron", "done")
    assert table.over()
    assert table.throne.count(0) == 0


def test_cv_16_09_elders_who_find_every_bonus_space_taken_complete_the_site_without_one() -> None:
    table = solo()
    site = table.side.sites[0]
    carts(table, table.elders, site.name, site.limit)
    table.markers = tuple([tuple([0] * len(row)) for row in table.markers])
    before = table.markers
    do(table, CompleteSite(table.elders, 0))
    assert table.finished[table.elders] & 1
    assert table.markers == before
