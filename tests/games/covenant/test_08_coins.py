"""Chapter 8. Royal Coins."""

from __future__ import annotations

from games.covenant.positions import (
    bare,
    coins,
    do,
    gain,
    options,
    play,
    question,
    refused,
    row,
    row_names,
    stored,
    traditions,
)
from underhall.core.agenda import changed
from underhall.games.covenant.icons import RELIC, STRENGTHEN, amount_of, kind_of
from underhall.games.covenant.rules.council import HearClan
from underhall.games.covenant.table import EMPTY, Table


def taking(glory: int = 5) -> Table:
    table = bare(2)
    row(table, "coin", "crowned", "iron", "golden", "road")
    row(table, "relic", "horn", "horn", "horn", "horn")
    table.glory = changed(table.glory, 0, glory)
    return table


def place_of(table: Table, kind: int) -> int:
    """The place whose first reward is of a kind, counted from 1."""
    return next(i + 1 for i, gives in enumerate(table.box.printed.coin_places) if kind_of(gives[0]) == kind)


def test_cv_8_01_a_coin_is_put_on_a_place_which_gives_its_benefit() -> None:
    table = taking()
    place = place_of(table, RELIC)
    table.tracks = ((0, 0, 1), (0, 0, 0))
    gain(table, "coin")
    assert len(options(table)) == 4 * 6 + 1
    play(table, f"coin 2 to place {place}")
    assert question(table) == "TakeRelic"
    assert row_names(table, "coin") == ["crowned", "-", "golden", "road"]
    assert table.box.coins[table.coins[0][place - 1]].name == "iron"
    assert stored(table) == []


def test_cv_8_01_a_full_board_reuses_a_place_and_gains_again() -> None:
    table = taking()
    coins(table, 0, "iron", "iron", "iron", "iron", "iron", "throne")
    kinds = [kind.name for kind in table.box.coins]
    gain(table, "coin")
    assert len(options(table)) == 4 * 6 + 1
    play(table, "coin 1 to place 1")
    assert kinds[table.coins[0][0]] == "crowned"
    assert table.discards[1][kinds.index("iron")] == 1
    assert table.glory[0] == 5 + amount_of(table.box.printed.coin_places[0][0])


def test_cv_8_01_a_taken_place_is_refused_while_others_are_free() -> None:
    table = taking()
    coins(table, 0, "iron")
    gain(table, "2 coin")
    assert refused(table, "coin 1 to place 1") == ("CV-8.01", "place_taken")
    assert refused(table, "done") == ("CV-8.01", "not_now")
    play(table, "coin 1 to place 2", "gain iron")
    assert refused(table, "coin 1 to place 3") == ("CV-3.04", "slot_empty")
    play(table, "pass")
    assert table.over()


def test_cv_8_02_in_a_council_coins_give_what_is_printed_on_them() -> None:
    table = taking()
    coins(table, 0, "-", "crowned")
    do(table, HearClan(0))
    assert table.glory[0] == 5 + amount_of(table.box.coins[table.coins[0][1]].gives[0])
    assert table.coins[0][1] != EMPTY


def test_cv_8_02_a_coin_gained_in_a_council_does_not_give_in_it() -> None:
    table = taking()
    coins(table, 0, "court", "iron")
    table.tracks = ((1, 0, 0), (0, 0, 0))
    do(table, HearClan(0))
    assert options(table) == ["resolve coin at place 1", "resolve coin at place 2", "pass"]
    play(table, "resolve coin at place 1")
    assert question(table) == "TakeCoin"
    place = place_of(table, STRENGTHEN)
    play(table, f"coin 1 to place {place}", "pass")
    assert stored(table) == ["iron"]
    assert question(table) == "TurnUp"
    assert table.glory[0] == 5 + 1


def test_cv_8_03_the_newest_slots_cost_glory() -> None:
    assert bare(2).box.printed.slot_costs == (0, 0, 1, 2)
    table = taking(5)
    place = place_of(table, RELIC)
    play(gain(table, "coin"), f"coin 4 to place {place}")
    assert table.glory[0] == 3


def test_cv_8_04_glory_that_is_not_there_cannot_be_paid() -> None:
    table = taking(1)
    gain(table, "coin")
    assert not [text for text in options(table) if text.startswith("coin 4")]
    assert refused(table, "coin 4 to place 1") == ("CV-8.04", "too_dear")
    table = taking(0)
    gain(table, "coin")
    assert {text.split()[1] for text in options(table)[:-1]} == {"1", "2"}


def test_cv_8_05_no_affordable_coin_means_none() -> None:
    table = taking(0)
    row(table, "coin", "-", "-", "golden", "road")
    assert gain(table, "coin").over()
    traditions(table, 0, 28)
    assert not gain(table, "coin").over()


def test_cv_8_05_a_replaced_coin_that_was_not_resolved_gives_nothing() -> None:
    table = taking()
    coins(table, 0, "court", "iron", "golden", "emerald", "mine", "prestige")
    table.tracks = ((1, 0, 0), (0, 0, 0))
    do(table, HearClan(0))
    play(table, "resolve coin at place 1", "coin 1 to place 2", "gain mythrall")
    assert options(table) == [f"resolve coin at place {place}" for place in (3, 4, 5, 6)] + ["pass"]
    assert refused(table, "resolve coin at place 2") == ("CV-8.02", "coin_not_now")
    assert refused(table, "done") == ("CV-14.07", "not_now")
    play(table, "pass")
    assert stored(table) == ["mythrall"]
