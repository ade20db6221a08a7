"""Chapter 10. Dig."""

from __future__ import annotations

import pytest

from games.covenant.positions import (
    HALL,
    at_work,
    bare,
    chamber,
    do,
    enemies,
    events,
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
from underhall.games.covenant.rules.dig import RevealChamber
from underhall.games.covenant.table import Table


def digging(strength: int, *rubble: str, mountain: str = HALL) -> Table:
    table = bare(2, mountain)
    row(table, "rubble", *(rubble or ("mythrall", "iron", "gold", "iron", "emerald")))
    table.open_storage = (2, 2)
    with_backs(table, "mine + prestige")
    at_work(table, "pick", strength)
    return play(table, "dig")


def with_backs(table: Table, name: str) -> None:
    """Every hidden chamber has the same back."""
    texts = [move.text.removeprefix("lay back ") for move in table.moves.back]
    table.backs = (texts.index(name),) * len(table.backs)


def test_cv_10_01_each_tile_costs_1_the_marked_one_2() -> None:
    table = digging(1)
    assert options(table) == [f"clear rubble {slot}" for slot in (2, 3, 4, 5)]
    assert refused(table, "clear rubble 1") == ("CV-10.01", "too_weak")
    table = digging(2)
    assert options(table)[0] == "clear rubble 1"
    play(table, "clear rubble 1")
    assert question(table) == "RevealChamber"
    assert stored(table)[-1] == "mythrall"


def test_cv_10_01_the_resources_are_gained_and_the_tiles_discarded() -> None:
    table = digging(3)
    play(table, "clear rubble 2", "clear rubble 4", "done")
    assert stored(table)[:2] == ["iron", "iron"]
    assert row_names(table, "rubble") == ["mythrall", "-", "gold", "-", "emerald"]
    assert table.discards[0][0] == 2


@pytest.mark.parametrize(("tiles", "steps"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_cv_10_02_mine_steps_by_tiles(tiles: int, steps: int) -> None:
    table = digging(6)
    for slot in range(5, 5 - tiles, -1):
        play(table, f"clear rubble {slot}")
    if question(table) == "ChooseRubble":
        play(table, "done")
    while question(table) in ("TakeRelic", "Overflow"):
        table.play(table.options()[-1])
    assert table.tracks[0][2] == steps


def test_cv_10_03_one_hidden_chamber_beside_a_revealed_one() -> None:
    table = digging(1, mountain="c1 yellow gold 2")
    play(table, "clear rubble 2")
    assert (question(table), options(table)) == ("RevealChamber", ["reveal b1", "reveal c2", "reveal d1"])
    assert refused(table, "reveal a1") == ("CV-10.03", "not_beside_revealed")
    assert refused(table, "reveal c1") == ("CV-10.03", "is_revealed")
    assert refused(table, "reveal c6") == ("CV-1.01", "not_on_this_side")
    assert refused(table, "pass") == ("CV-10.03", "must_reveal")
    row(table, "relic", "-", "-", "-", "-")
    play(table, "reveal b1")
    assert options(table) == ["take mine", "take prestige", "pass"]
    mine, prestige = table.tracks[0][2], table.tracks[0][1]
    play(table, "take prestige")
    while question(table) != "TurnOver":
        table.play(table.options()[-1])
    assert table.tracks[0][1:] == (prestige + 1, mine + 1)


def test_cv_10_03_no_hidden_neighbour_left_and_nothing_is_revealed() -> None:
    table = bare(2)
    table.revealed = table.side.chambers
    assert do(table, RevealChamber(0)).over()


def test_cv_10_04_neighbours_of_one_colour_are_a_district() -> None:
    table = bare(2, "a1 yellow gold 1; b1 yellow gold 1; b2 blue gold 1; c3 yellow gold 1; a2 blue gold 1")
    names = table.box.hexes.names

    def district(name: str) -> set[str]:
        mask = table.district(chamber(table, name))
        return {names[c] for c in range(24) if mask >> c & 1}

    assert district("a1") == district("b1") == {"a1", "b1"}
    assert district("b2") == {"a2", "b2"}
    assert district("c3") == {"c3"}


def test_cv_10_04_chambers_are_kept_by_colour_and_by_deposit() -> None:
    table = bare(2, "a1 yellow gold 1; b1 yellow mythrall 1; b2 blue gold 1; a2 black emerald 1")
    a1, a2, b1, b2 = [1 << chamber(table, name) for name in ("a1", "a2", "b1", "b2")]
    assert table.colours == (a1 | b1, b2, a2)
    assert table.deposits == (a2, a1 | b2, b1)


def test_cv_10_05_the_marked_slot_is_the_leftmost_and_any_subset_may_be_taken() -> None:
    table = digging(4)
    play(table, "clear rubble 5", "clear rubble 1")
    assert options(table) == ["clear rubble 2", "clear rubble 3", "clear rubble 4", "done"]
    play(table, "done")
    assert row_names(table, "rubble") == ["-", "iron", "gold", "iron", "-"]


def test_cv_10_06_at_least_one_tile_if_affordable() -> None:
    table = digging(3)
    assert refused(table, "done") == ("CV-10.06", "clear_one")
    play(table, "clear rubble 2")
    assert refused(table, "clear rubble 2") == ("CV-3.04", "slot_empty")
    assert refused(table, "pass") == ("CV-10.01", "not_now")
    assert options(table)[-1] == "done"


def test_cv_10_06_no_open_tile_no_mine_step_but_still_a_reveal() -> None:
    table = digging(3, "-", "-", "-", "-", "-")
    assert (question(table), table.tracks[0][2]) == ("RevealChamber", 0)
    table = digging(1, "gold", "-", "-", "-", "-")
    assert (question(table), table.tracks[0][2], stored(table)) == ("RevealChamber", 0, [])


def test_cv_10_06_reward_then_face_then_enemies_then_traditions() -> None:
    table = bare(2, "c1 yellow gold 2")
    traditions(table, 0, 7, 8)
    with_backs(table, "strengthen")
    do(table, RevealChamber(0))
    play(table, "reveal b1")
    assert (question(table), table.revealed) == ("Strengthen", 1 << chamber(table, "c1"))
    play(table, "strengthen 1 in tavern")
    tile = next(i for i, t in enumerate(table.box.tiles) if t.back == table.backs[0] and t.deposit == 2)
    assert question(table) == "TurnOver"
    glory = table.glory[0]
    play(table, f"chamber is tile {tile + 1}")
    for _ in range(table.box.tiles[tile].skulls):
        assert table.glory[0] == glory
        play(table, "draw goblin")
    assert enemies(table, "b1") == "g" * table.box.tiles[tile].skulls
    assert [event.words["points"] for event in events(table, "clan_gains_glory")][:1] == [2]
    assert table.tracks[0][0] == 1


def test_cv_10_06_a_single_chamber_is_a_district() -> None:
    table = bare(2, "c3 black mythrall 1")
    at = chamber(table, "c3")
    assert table.districts(1 << at) == [1 << at]


def test_cv_10_03_a_face_seen_once_does_not_come_again() -> None:
    table = bare(2, "c1 yellow gold 2")
    with_backs(table, "coin")
    tiles = [i for i, tile in enumerate(table.box.tiles) if tile.back == table.backs[0]]
    table.tiles = changed(table.tiles, 5, tiles[0])
    do(table, RevealChamber(0))
    play(table, "reveal b1")
    assert options(table) == [f"chamber is tile {i + 1}" for i in tiles[1:]]
