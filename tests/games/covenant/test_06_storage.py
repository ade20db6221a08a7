"""Chapter 6. Resources and storage."""

from __future__ import annotations

from games.covenant.positions import (
    HALL,
    at_work,
    bare,
    gain,
    options,
    play,
    question,
    refused,
    row,
    stock,
    stored,
    tools,
)


def test_cv_6_01_who_gains_too_much_chooses_what_to_keep() -> None:
    table = bare(2)
    stock(table, 0, "iron", "iron", "gold", "mythrall")
    gain(table, "emerald")
    assert (question(table), options(table)) == (
        "Overflow",
        ["discard iron", "discard emerald", "discard gold", "discard mythrall"],
    )
    play(table, "discard iron")
    assert (table.over(), stored(table)) == (True, ["iron", "emerald", "gold", "mythrall"])


def test_cv_6_01_nothing_else_can_be_done_first() -> None:
    table = bare(2)
    stock(table, 0, "iron", "iron", "iron", "iron")
    gain(table, "2 gold")
    assert refused(table, "discard emerald") == ("CV-6.01", "has_none")
    assert refused(table, "pass") == ("CV-6.01", "storage_full")
    play(table, "discard gold", "discard iron")
    assert stored(table) == ["iron", "iron", "iron", "gold"]


def test_cv_6_01_more_spaces_hold_more() -> None:
    table = bare(2)
    gain(table, "storage")
    stock(table, 0, "iron", "iron", "iron", "iron", "iron")
    assert gain(table, "iron").over()
    assert len(stored(table)) == 6


def test_cv_6_02_a_universal_symbol_is_a_resource_of_choice() -> None:
    table = gain(bare(2), "2 any")
    assert options(table) == ["gain iron", "gain emerald", "gain gold", "gain mythrall"]
    assert refused(table, "pass") == ("CV-6.02", "not_now")
    play(table, "gain mythrall", "gain iron")
    assert stored(table) == ["iron", "mythrall"]


def test_cv_6_02_a_universal_cost_takes_any_resource() -> None:
    table = bare(2)
    tools(table, "book any silver", "-", "-", "-")
    stock(table, 0, "iron")
    assert gain(table, "forge").over()
    stock(table, 0, "iron")
    play(gain(table, "forge"), "forge tool 1 at place 3", "pay iron")
    assert "iron" not in stored(table)


def test_cv_6_03_one_dig_is_one_gain_settled_before_the_mine() -> None:
    table = bare(2, HALL)
    row(table, "rubble", "iron", "gold", "any", "iron", "emerald")
    stock(table, 0, "iron", "iron", "iron")
    at_work(table, "pick", 3)
    play(table, "dig", "clear rubble 2", "clear rubble 3", "clear rubble 5")
    assert question(table) == "ChooseResource"
    play(table, "gain mythrall")
    assert (question(table), table.tracks[0][2], len(stored(table))) == ("Overflow", 0, 6)
    play(table, "discard iron", "discard iron")
    assert table.tracks[0][2] in (1, 2), "the steps have begun"
    assert sum(event.key == "clan_discards_resource" for event in table.journal or []) == 2


def test_cv_6_03_a_full_storage_in_the_middle_of_a_chain_is_settled_at_once() -> None:
    table = bare(2)
    stock(table, 0, "iron", "iron", "iron", "iron")
    gain(table, "gold, strengthen")
    play(table, "take gold")
    assert question(table) == "Overflow"
    play(table, "discard iron")
    assert question(table) == "Strengthen"
