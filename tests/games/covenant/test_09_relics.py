"""Chapter 9. Relics."""

from __future__ import annotations

from random import Random

import pytest

from games.covenant.positions import (
    HALL,
    bare,
    do,
    forge_area,
    gain,
    nature,
    on_track,
    options,
    play,
    question,
    refused,
    relics,
    row,
    row_names,
    stock,
    strengths,
    turn,
)
from underhall.core.agenda import changed
from underhall.core.match import AnyMatch, Match
from underhall.games import GAMES
from underhall.games.covenant.icons import WORKSHOP
from underhall.games.covenant.rules.clan_turn import Turn
from underhall.games.covenant.table import Table


def seeking(space: int) -> Table:
    table = bare(2)
    row(table, "relic", "horn", "lantern", "seal", "crown")
    on_track(table, 0, "mine", space)
    return table


@pytest.mark.parametrize("reached", range(5))
def test_cv_9_01_relics_at_or_behind_the_own_marker(reached: int) -> None:
    spaces = bare(2).box.printed.relic_spaces
    table = seeking([0, *spaces][reached])
    gain(table, "relic")
    assert options(table) == [f"relic in slot {slot}" for slot in range(1, reached + 1)] + ["pass"] * (
        reached > 0
    )


def test_cv_9_01_a_deeper_relic_is_refused() -> None:
    table = seeking(bare(2).box.printed.relic_spaces[0])
    gain(table, "2 relic")
    assert refused(table, "relic in slot 2") == ("CV-9.01", "too_deep")
    assert refused(table, "done") == ("CV-9.01", "not_now")
    play(table, "relic in slot 1")
    assert row_names(table, "relic") == ["-", "lantern", "seal", "crown"]
    assert table.over()
    table.tracks = ((0, 0, 9), (0, 0, 0))
    gain(table, "relic")
    assert refused(table, "relic in slot 1") == ("CV-3.04", "slot_empty")
    play(table, "pass")
    assert table.relic_count(0) == 1


def test_cv_9_02_a_relic_works_once_and_stays() -> None:
    table = bare(2)
    relics(table, 0, "banner")
    turn(table)
    assert options(table) == ["use banner", "pass"]
    play(table, "use banner")
    assert table.tracks[0][1] == 2
    assert (table.relic_count(0), table.relic_kinds(0)) == (1, 1)
    play(table, "pass", "assign 1 to axe", "done")
    nature(table)
    turn(table)
    assert question(table) == "AssignDwarf"


def used(name: str) -> Table:
    """A turn that begins with a relic."""
    table = bare(2, HALL)
    forge_area(table, 0, workshops=1)
    relics(table, 0, name)
    return play(turn(table), f"use {name}")


def test_cv_9_02_the_horn_gives_two_supports() -> None:
    table = used("horn")
    assert options(table) == ["token +1", "token +2 for +1"]
    assert play(table, "token +2 for +1").support[0] == (0, 1)


def test_cv_9_02_the_lantern_gives_two_resources_of_choice() -> None:
    table = play(used("lantern"), "gain mythrall", "gain iron")
    assert table.resources[0] == (1, 0, 0, 1)


def test_cv_9_02_the_banner_gives_2_prestige() -> None:
    assert used("banner").tracks[0] == (0, 2, 0)


def test_cv_9_02_the_seal_gives_2_court() -> None:
    assert used("seal").tracks[0] == (2, 0, 0)


def test_cv_9_02_the_anvil_builds_a_workshop_without_a_compass() -> None:
    table = used("anvil")
    assert options(table)[-1] == "done"
    play(table, "build workshop at b2")
    assert table.count_built(WORKSHOP, table.revealed) == 1
    assert table.forge[0][WORKSHOP] == 0


def test_cv_9_02_the_crown_strengthens_and_gives_1_glory() -> None:
    table = play(used("crown"), "strengthen 1 in tavern")
    assert (table.glory[0], strengths(table)) == (6, [1, 1, 1, 2])


def test_cv_9_02_one_relic_per_turn_at_the_start_or_at_the_end() -> None:
    table = bare(2)
    relics(table, 0, "horn", "seal")
    turn(table)
    play(table, "use horn", "token +1")
    assert question(table) == "AssignDwarf"
    play(table, "assign 1 to axe", "pass", "done")
    nature(table)
    assert table.over()
    turn(table)
    play(table, "pass", "assign 1 to pick", "pass", "done")
    assert options(table) == ["use seal", "pass"]


def at_the_end_of_a_turn(era: int, dwarves: int) -> Table:
    table = bare(2)
    table.era = era
    relics(table, 0, "seal")
    table.tavern = changed(table.tavern, 0, (dwarves, 0, 0, 0))
    turn(table)
    play(table, "pass", "assign 1 to axe", "done")
    assert options(table) == ["use seal", "pass"]
    return table


@pytest.mark.parametrize(
    ("era", "dwarves", "waits"),
    [(0, 2, True), (0, 1, True), (1, 1, True), (2, 2, True), (2, 1, False)],
)
def test_cv_9_02_at_the_end_of_a_turn_a_relic_can_wait_unless_the_turn_is_the_last_of_the_game(
    era: int, dwarves: int, waits: bool
) -> None:
    table = at_the_end_of_a_turn(era, dwarves)
    assert table.postponed() is (table.moves.waive if waits else None)
    assert table.forced() is None


def test_cv_9_02_at_the_beginning_of_a_turn_a_relic_cannot_wait() -> None:
    table = bare(2)
    relics(table, 0, "seal")
    turn(table)
    assert question(table) == "UseRelic"
    assert table.postponed() is None


def test_cv_9_02_a_relic_that_has_waited_is_offered_in_the_next_turn() -> None:
    """Here everybody waits wherever that is possible, and keeps all relics."""
    dice, match = Random(1), Match(GAMES["covenant"], 2)
    held: dict[int, tuple[int, ...]] = {}
    waited = undone = 0
    while not match.table.over():
        table, seat = match.table, match.table.to_move()
        if seat < 0:
            match.befall(dice)
            continue
        if question(table) == "UseRelic":
            ready = [kind for kind, count in enumerate(held.pop(seat, ())) if count]
            assert {table.moves.use_relic[kind] for kind in ready} <= set(table.options())
            held[seat] = table.relics[seat]
        if match.postpone(seat):
            waited += 1
            undone += taken_back_at_once(match, seat)
        else:
            keen = [move for move in table.options() if move.key == "move.relic"]
            waive = [table.moves.waive] if question(table) == "UseRelic" else keen
            match.play(seat, dice.choice(waive or list(table.options())))
    assert waited > 3
    assert undone


def taken_back_at_once(match: AnyMatch, seat: int) -> bool:
    """What was postponed goes with the choice before it, if that can be taken back."""
    if not match.can_undo(seat):
        return False
    back, number = match.copy(), match.last_choice(seat)
    back.undo(seat)
    assert len(back.lines) == number
    assert question(back.table) != "UseRelic"
    return True


def test_cv_9_02_never_in_the_turn_it_was_gained() -> None:
    table = seeking(9)
    relics(table, 0, "seal")
    turn(table)
    play(table, "pass")
    assert question(table) == "AssignDwarf"
    waiting = table.agenda
    gain(table, "relic")
    play(table, "relic in slot 1")
    table.agenda = waiting
    table.advance()
    play(table, "assign 1 to axe", "done")
    assert options(table) == ["use seal", "pass"]
    assert refused(table, "use horn") == ("CV-9.02", "relic_fresh")
    assert refused(table, "use crown") == ("CV-9.02", "no_such_relic")
    assert refused(table, "use seal as horn") == ("CV-17.20", "cannot_borrow")
    assert refused(table, "done") == ("CV-9.02", "not_now")


def test_cv_9_02_a_used_relic_is_refused() -> None:
    table = bare(2)
    relics(table, 0, "seal")
    table.used_relics = (table.relics[0], table.used_relics[1])
    table.relics = (tuple(0 for _ in table.relics[0]), table.relics[1])
    relics(table, 0, "horn")
    turn(table)
    assert refused(table, "use seal") == ("CV-9.02", "relic_used")


def test_cv_9_03_a_relic_from_council_or_setup_is_ready_in_the_next_own_turn() -> None:
    table = seeking(9)
    gain(table, "relic")
    play(table, "relic in slot 3")
    do(table, Turn(0))
    assert options(table) == ["use seal", "pass"]


def test_cv_9_04_no_reachable_relic_means_the_reward_is_lost() -> None:
    table = seeking(0)
    assert gain(table, "relic").over()


def test_cv_9_04_the_marker_counts_as_it_is_at_the_moment_of_gaining() -> None:
    table = seeking(bare(2).box.printed.relic_spaces[0] - 1)
    gain(table, "relic, mine")
    play(table, "take mine")
    while question(table) == "Overflow":
        table.play(table.options()[0])
    assert "relic in slot 1" in options(table)


def test_cv_5_07_a_relic_for_an_iron_may_be_left() -> None:
    table = seeking(9)
    stock(table, 0, "iron")
    gain(table, "ransom")
    play(table, "pass")
    assert table.resources[0][0] == 1
