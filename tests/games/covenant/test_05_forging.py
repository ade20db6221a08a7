"""Chapter 5. Forging and adorning."""

from __future__ import annotations

import pytest

from games.covenant.positions import (
    HALL,
    at_work,
    bare,
    events,
    forge_area,
    gain,
    lay,
    nature,
    on_track,
    options,
    ornament,
    own_tool,
    play,
    question,
    refused,
    row,
    stock,
    stored,
    support,
    throne_carts,
    tools,
    traditions,
)
from underhall.games.covenant.icons import COLUMNS, TOOLS
from underhall.games.covenant.table import EMPTY, Table


def forging(*resources: str, mountain: str = "") -> Table:
    """Somebody with an open iron-and-emerald pick and these resources left over."""
    table = bare(2, mountain)
    tools(table, "pick emerald gold", "-", "-", "-")
    table.open_storage = (2, 0)
    stock(table, 0, "iron", "emerald", *resources)
    return gain(table, "forge")


def test_cv_5_01_a_tool_costs_iron_and_its_resource_and_goes_to_a_free_place() -> None:
    table = forging("gold")
    assert options(table) == [f"forge tool 1 at place {place}" for place in range(1, 9)] + ["pass"]
    play(table, "forge tool 1 at place 6")
    assert "gold" in stored(table)
    assert "emerald" not in stored(table)
    assert table.tool_kind(0, COLUMNS + 5) == TOOLS.index("pick")
    assert table.rows[4][0] == EMPTY
    assert table.tracks[0][2] == 2


def test_cv_5_01_the_place_must_be_free_and_the_tool_paid() -> None:
    table = bare(2)
    tools(table, "axe emerald gold", "axe gold gold", "-", "cart iron silver")
    own_tool(table, 0, 2, "cart")
    stock(table, 0, "iron", "emerald")
    gain(table, "forge")
    assert refused(table, "forge tool 1 at place 2") == ("CV-5.01", "place_taken")
    assert refused(table, "forge tool 2 at place 1") == ("CV-5.06", "cannot_pay_tool")
    assert refused(table, "forge tool 3 at place 1") == ("CV-3.04", "slot_empty")
    assert refused(table, "forge tool 4 at place 1") == ("CV-5.06", "cannot_pay_tool")
    assert refused(table, "done") == ("CV-5.01", "not_now")
    play(table, "pass")
    assert stored(table) == ["iron", "emerald"]


def test_cv_5_02_place_1_strengthens_and_unlocks_a_house_and_a_workshop() -> None:
    table = play(forging(), "forge tool 1 at place 1")
    assert table.forge[0] == (3, 3, 0, 0)
    assert question(table) == "Strengthen"


def test_cv_5_02_place_2_gives_two_supports_and_buildings() -> None:
    table = play(forging(), "forge tool 1 at place 2")
    assert table.forge[0] == (3, 3, 0, 0)
    play(table, "token +1")
    assert table.support[0] == (2, 0)
    assert table.over()


def test_cv_5_02_place_3_gives_two_keys_and_2_prestige() -> None:
    table = play(forging(), "forge tool 1 at place 3")
    assert table.keys(0) == 4
    assert table.tracks[0][1] == 2


def test_cv_5_02_place_4_gives_keys_storage_and_moves_enemies() -> None:
    table = forging(mountain="b2 yellow gold 2 g; b3 blue gold 2; c3 black gold 2")
    table.open_storage = (0, 0)
    play(table, "forge tool 1 at place 4")
    assert (table.keys(0), table.storage(0)) == (4, 6)
    play(table, "move goblin from b2 to b3", "move goblin from b3 to c3")
    assert table.over()


def test_cv_5_02_place_5_gives_2_court_and_a_delivery_to_the_throne() -> None:
    table = forging("gold")
    row(table, "coin", "-", "-", "-", "-")
    play(table, "forge tool 1 at place 5")
    assert options(table) == ["take 2 court", "take throne", "pass"]
    play(table, "take throne", "deliver gold to the throne")
    assert table.tracks[0][0] == 2
    assert table.throne.count(0) == 1


def test_cv_5_02_place_6_gives_2_mine() -> None:
    table = play(forging(), "forge tool 1 at place 6")
    assert table.tracks[0][2] == 2


def test_cv_5_02_place_7_adorns_at_the_usual_cost() -> None:
    table = forging("gold")
    row(table, "gold ornament", "orc", "orc", "orc")
    play(table, "forge tool 1 at place 7")
    assert question(table) == "Adorn"
    play(table, "adorn place 7 with gold 2")
    assert stored(table) == []


def test_cv_5_02_place_8_changes_an_iron_for_a_relic_and_opens_storage() -> None:
    table = forging("iron")
    table.open_storage = (0, 0)
    row(table, "relic", "horn", "crown", "crown", "crown")
    on_track(table, 0, "mine", 1)
    play(table, "forge tool 1 at place 8")
    assert table.storage(0) == 6
    assert (question(table), options(table)) == ("RansomRelic", ["relic in slot 1", "pass"])
    play(table, "relic in slot 1")
    assert stored(table) == []
    assert table.relic_count(0) == 1


def test_cv_5_03_an_ornament_costs_its_price_and_gives_glory() -> None:
    table = bare(2)
    row(table, "silver ornament", "goblin", "site", "house")
    row(table, "gold ornament", "orc", "orc", "strength")
    stock(table, 0, "gold", "mythrall")
    gain(table, "2 adorn")
    assert "adorn pick with silver 2" in options(table)
    play(table, "adorn pick with silver 2")
    nature(table)
    assert (table.glory[0], stored(table)) == (8, ["mythrall"])
    play(table, "adorn axe with gold 3")
    nature(table)
    assert (table.glory[0], stored(table)) == (10, [])


def test_cv_5_03_every_reason_against_an_ornament() -> None:
    table = bare(2)
    row(table, "silver ornament", "goblin", "-", "house")
    row(table, "gold ornament", "orc", "orc", "strength")
    ornament(table, 0, "compass", "house")
    stock(table, 0, "emerald", "gold")
    gain(table, "adorn")
    assert refused(table, "adorn place 1 with silver 1") == ("CV-5.03", "no_tool")
    assert refused(table, "adorn compass with silver 1") == ("CV-5.06", "already_adorned")
    assert refused(table, "adorn axe with silver 1") == ("CV-5.03", "wrong_slot")
    assert refused(table, "adorn pick with silver 2") == ("CV-3.04", "slot_empty")
    assert refused(table, "adorn pick with silver 3") == ("CV-5.06", "has_none")
    assert refused(table, "done") == ("CV-5.03", "not_now")
    play(table, "pass")
    assert table.glory[0] == 5


def test_cv_5_04_which_place_lies_in_which_column() -> None:
    columns = [place.column for place in bare(2).box.clan.places]
    by_tool = {TOOLS[c]: [at + 1 for at, column in enumerate(columns) if column == c] for c in range(4)}
    assert by_tool == {"pick": [6, 8], "axe": [3, 4], "compass": [1, 2], "cart": [5, 7]}


def test_cv_5_05_the_three_pairs_cost_emerald_gold_and_mythrall() -> None:
    table = bare(2)
    row(table, "silver ornament", "goblin", "site", "house")
    row(table, "gold ornament", "orc", "orc", "strength")
    for slot, resource in enumerate(("emerald", "gold", "mythrall"), 1):
        table.resources = ((0, 0, 0, 0), (0, 0, 0, 0))
        stock(table, 0, resource)
        gain(table, "adorn")
        assert {text.split()[-1] for text in options(table)[:-1]} == {str(slot)}


def test_cv_5_06_a_printed_iron_means_two_iron() -> None:
    table = bare(2)
    tools(table, "axe iron silver", "-", "-", "-")
    stock(table, 0, "iron")
    assert gain(table, "forge").over()
    stock(table, 0, "iron")
    gain(table, "forge")
    play(table, "forge tool 1 at place 3")
    assert "iron" not in stored(table)


def test_cv_5_06_no_free_place_and_the_reward_is_lost() -> None:
    table = bare(2)
    tools(table, "axe emerald gold", "-", "-", "-")
    for place in range(1, 9):
        own_tool(table, 0, place, "cart")
    stock(table, 0, "iron", "emerald")
    assert gain(table, "forge").over()


def test_cv_5_06_every_tool_has_one_slot_books_too() -> None:
    table = bare(2)
    own_tool(table, 0, 1, "book", "silver")
    row(table, "silver ornament", "goblin", "site", "house")
    stock(table, 0, "emerald")
    gain(table, "adorn")
    assert "adorn place 1 with silver 1" in options(table)
    assert {table.slot_colour(0, post) for post in range(4)} == {0, 1}


def test_cv_5_07_place_8_opens_storage_without_iron() -> None:
    table = bare(2)
    tools(table, "pick emerald gold", "-", "-", "-")
    stock(table, 0, "iron", "emerald")
    row(table, "relic", "horn", "horn", "horn", "horn")
    on_track(table, 0, "mine", 9)
    play(gain(table, "forge"), "forge tool 1 at place 8")
    assert table.over()
    assert (table.storage(0), table.relic_count(0)) == (6, 0)


def test_cv_5_07_each_part_of_a_reward_is_optional() -> None:
    table = forging("gold")
    play(table, "forge tool 1 at place 5", "pass")
    assert (table.over(), table.tracks[0], table.throne.count(0)) == (True, (0, 0, 0), 0)


def test_cv_5_07_unlocked_buildings_can_be_built_at_once() -> None:
    table = bare(2, HALL)
    forge_area(table, 0, workshops=1)
    tools(table, "pick emerald gold", "-", "-", "-")
    stock(table, 0, "iron", "emerald")
    at_work(table, "compass", 3)
    play(table, "build", "plan house + workshop", "build workshop at b3", "forge tool 1 at place 1", "pass")
    assert "build house at b2" in options(table)


def test_cv_2_02_storage_opens_at_most_twice() -> None:
    table = bare(2)
    for _ in range(3):
        gain(table, "storage")
    assert table.storage(0) == 8


def test_cv_20_01_strength_means_nothing_without_a_dwarf_at_work() -> None:
    table = gain(bare(2), "strength")
    assert table.boost == 0


def test_cv_6_02_a_universal_cost_is_paid_with_any_resource() -> None:
    table = bare(2)
    tools(table, "book any silver", "-", "-", "-")
    stock(table, 0, "iron", "gold", "mythrall")
    play(gain(table, "forge"), "forge tool 1 at place 6")
    assert (question(table), options(table)) == ("PayAny", ["pay gold", "pay mythrall"])
    assert refused(table, "pay iron") == ("CV-6.02", "has_none")
    assert refused(table, "done") == ("CV-6.02", "not_now")
    play(table, "pay gold")
    assert ("gold" in stored(table), "mythrall" in stored(table)) == (False, True)
    assert table.tool_kind(0, COLUMNS + 5) == TOOLS.index("book")


@pytest.mark.parametrize("amount", [1, 2])
def test_several_forgings_come_one_after_the_other(amount: int) -> None:
    table = bare(2)
    table.open_storage = (2, 0)
    tools(table, "pick emerald gold", "cart emerald gold", "-", "-")
    stock(table, 0, "iron", "iron", "iron", "emerald", "emerald")
    gain(table, f"{amount} forge" if amount > 1 else "forge")
    play(table, "forge tool 1 at place 6")
    assert (question(table) == "Forge") == (amount == 2)


def test_support_does_not_pay_for_tools() -> None:
    table = bare(2)
    tools(table, "axe emerald gold", "-", "-", "-")
    support(table, 0, 5)
    stock(table, 0, "iron")
    assert gain(table, "forge").over()


def test_events_tell_what_was_forged() -> None:
    table = play(forging(), "forge tool 1 at place 3")
    assert [event.words["place"] for event in events(table, "clan_forges")] == [3]


def test_a_blocked_throne_takes_no_gift_of_place_5() -> None:
    table = forging("gold")
    throne_carts(table, 1, *["gold"] * 2, "mythrall", "emerald", "emerald", "iron")
    row(table, "coin", "-", "-", "-", "-")
    play(table, "forge tool 1 at place 5", "take throne")
    assert table.over()
    assert stored(table) == ["gold"]


def test_traditions_and_places_reward_together() -> None:
    table = bare(2)
    traditions(table, 0, 13)
    lay(table, HALL)
    tools(table, "pick emerald gold", "-", "-", "-")
    stock(table, 0, "iron", "emerald")
    play(gain(table, "forge"), "forge tool 1 at place 6")
    assert options(table) == ["take 2 mine", "take step", "pass"]
