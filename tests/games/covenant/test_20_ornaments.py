"""Chapter 20. Ornaments."""

from __future__ import annotations

import pytest

from games.covenant.positions import (
    HALL,
    at_work,
    bare,
    enemies,
    forge_area,
    gain,
    nature,
    options,
    ornament,
    own_tool,
    play,
    question,
    refused,
    row,
    stock,
    stored,
    traditions,
)
from underhall.games.covenant.table import Table


def adorned(effect: str, post: str = "", mountain: str = HALL) -> Table:
    """A tool with this ornament in use; gold ones on the axe, silver ones on the pick."""
    table = bare(2, mountain)
    names = [kind.name for kind in table.box.ornaments[0]]
    post = post or ("pick" if effect in names else "axe")
    ornament(table, 0, post, effect)
    return at_work(table, post, 1)


def test_cv_20_01_one_more_strength_this_turn() -> None:
    table = adorned("strength", mountain="b2 yellow gold 2 o")
    play(table, "use ornament", "fight")
    assert options(table) == ["defeat orc at b2", "done"]
    play(table, "done")
    assert table.boost == 0


def test_cv_20_02_defeat_a_goblin_with_its_die() -> None:
    table = adorned("goblin", mountain="b2 yellow gold 2 go")
    play(table, "use ornament")
    assert options(table) == ["defeat goblin at b2", "pass"]
    play(table, "defeat goblin at b2")
    assert options(table) == ["take goblin die", "pass"]
    play(table, "pass")
    assert (table.dungeon[0], table.tracks[0][1]) == ((1, 0, 0), 0)


def test_cv_20_03_defeat_an_orc_or_goblin_with_its_die() -> None:
    table = adorned("orc", mountain="b2 yellow gold 2 got")
    play(table, "use ornament")
    assert options(table) == ["defeat goblin at b2", "defeat orc at b2", "pass"]
    play(table, "defeat orc at b2")
    assert (options(table), table.tracks[0][1]) == (["take orc die", "pass"], 1)
    play(table, "pass")
    assert enemies(table, "b2") == "gt"


def test_cv_20_04_deliver_a_resource_to_a_site() -> None:
    table = adorned("site")
    stock(table, 0, "iron", "iron")
    play(table, "use ornament")
    assert question(table) == "DeliverToSite"
    play(table, "go to gate 2", "deliver iron")
    assert (table.carts_of(0, 4), table.glory[0]) == (1, 6)
    assert question(table) == "UseTool"


def test_cv_20_07_a_finished_site_and_one_that_takes_nothing_are_told_apart() -> None:
    table = bare(2, HALL)
    table.finished = (0, 0b001010)
    stock(table, 1, "gold")
    gain(table, "site", 1)
    assert "go to gate 3" in options(table)
    assert refused(table, "go to gate 1") == ("CV-20.04", "site_finished")
    table.finished = (0, 0b100110)
    gain(table, "site", 1)
    assert refused(table, "go to gate 1") == ("CV-20.07", "nothing_to_deliver")


def test_cv_20_05_build_a_house() -> None:
    table = adorned("house")
    play(table, "use ornament", "build house at b2")
    assert stored(table) == ["gold"]
    assert question(table) == "UseTool"


@pytest.mark.parametrize("building", ["house", "workshop"])
def test_cv_20_05_only_what_is_named_may_be_built_and_so_many(building: str) -> None:
    table = bare(2, HALL)
    forge_area(table, 1, 3, 3, 1, 1)
    gain(table, f"2 {building}", 1)
    for at in ("b2", "c4"):
        assert {text.split(" at ")[0] for text in options(table)} == {f"build {building}", "done"}
        play(table, f"build {building} at {at}")
        while question(table) in ("Overflow", "Forge", "Adorn"):
            table.play(table.options()[-1])
    assert table.over()
    assert play(gain(table, f"2 {building}", 1), "done").over()


def test_cv_20_06_adorn_a_tool_at_the_usual_cost() -> None:
    table = adorned("adorn")
    stock(table, 0, "emerald")
    row(table, "gold ornament", "orc", "orc", "orc")
    play(table, "use ornament", "adorn axe with gold 1")
    nature(table)
    assert (stored(table), table.glory[0]) == ([], 7)


def test_cv_20_07_the_delivery_never_serves_the_throne_and_gets_no_bonus() -> None:
    table = bare(2, HALL)
    traditions(table, 0, 2)
    own_tool(table, 0, 5, "cart", "silver")
    ornament(table, 0, "place 5", "site")
    stock(table, 0, "iron", "iron", "gold")
    at_work(table, "place 5", 1)
    play(table, "use ornament", "go to gate 2", "deliver iron")
    assert question(table) == "UseTool"
    table.resources = ((0, 0, 0, 1), (0, 0, 0, 0))
    table.ornament_used = 0
    table.advance()
    play(table, "use ornament")
    assert refused(table, "go to gate 1") == ("CV-20.07", "nothing_to_deliver")
    play(table, "go to pillar 3", "deliver mythrall")
    assert table.throne.count(0) == 0


def test_cv_20_04_20_07_what_is_left_of_a_delivery_to_a_site_does_not_serve_the_throne() -> None:
    """Gate 1 takes the iron; the gold would fit the throne."""
    table = bare(2)
    stock(table, 1, "iron", "gold")
    gain(table, "3 site", 1)
    play(table, "go to gate 1", "deliver iron")
    assert question(table) != "DeliverToThrone"
    assert 1 not in table.throne
    assert stored(table, 1) == ["gold"]
