"""Chapter 11. Fight."""

from __future__ import annotations

import pytest

from games.covenant.positions import (
    at_work,
    bare,
    do,
    enemies,
    gain,
    nature,
    options,
    play,
    question,
    refused,
    rewards,
    row,
    stored,
)
from underhall.core.agenda import NATURE
from underhall.games.covenant.rules.fight import FinishFight, prestige
from underhall.games.covenant.table import Table

BATTLE = "b2 yellow gold 2 ggo; c2 blue emerald 2 gt; c3 black mythrall 2 ggo"


def fighting(strength: int, mountain: str = BATTLE) -> Table:
    table = bare(2, mountain)
    table.dice = (5, 0, 5)
    at_work(table, "axe", strength)
    return play(table, "fight")


def test_cv_11_01_goblin_1_orc_2_troll_3_in_any_chambers() -> None:
    goblins = ["defeat goblin at b2", "defeat goblin at c2", "defeat goblin at c3"]
    orcs = ["defeat orc at b2", "defeat orc at c3"]
    assert options(fighting(1)) == [*goblins, "done"]
    assert options(fighting(2)) == [*goblins, *orcs, "done"]
    table = fighting(3)
    assert options(table) == [*goblins, *orcs, "defeat troll at c2", "done"]
    play(table, "defeat orc at b2")
    assert options(table) == [*goblins, "done"]
    assert refused(table, "defeat troll at c2") == ("CV-11.01", "too_weak")
    assert refused(table, "defeat orc at b2") == ("CV-11.01", "no_such_enemy")
    assert refused(table, "pass") == ("CV-11.01", "not_now")
    play(table, "defeat goblin at c3")
    assert (enemies(table, "b2"), enemies(table, "c3")) == ("gg", "go")


@pytest.mark.parametrize(
    ("beaten", "steps"),
    [
        ((1, 0, 0), 0),
        ((2, 0, 0), 1),
        ((3, 0, 0), 1),
        ((4, 0, 0), 2),
        ((0, 2, 0), 2),
        ((0, 0, 1), 2),
        ((1, 1, 1), 3),
    ],
)
def test_cv_11_02_prestige_by_kind(beaten: tuple[int, ...], steps: int) -> None:
    assert prestige(bare(2), beaten) == steps


def test_cv_11_03_each_die_once_in_any_order_and_then_it_is_rolled() -> None:
    table = fighting(4)
    play(table, "defeat goblin at b2", "defeat goblin at b2", "defeat orc at b2", "pass")
    assert options(table) == ["take goblin die", "take orc die", "pass"]
    assert refused(table, "take troll die") == ("CV-11.03", "none_defeated")
    assert refused(table, "take orc die as 2") == ("CV-17.10", "face_not_up")
    assert refused(table, "done") == ("CV-11.03", "not_now")
    play(table, "take orc die")
    assert stored(table) == ["gold"]
    assert [move.text for move in table.options()] == [f"orc die shows {face}" for face in range(1, 7)]
    play(table, "orc die shows 4")
    assert table.dice[1] == 3
    assert options(table) == ["take goblin die", "pass"]


def test_cv_11_03_a_waived_reward_is_not_rolled() -> None:
    table = fighting(2)
    play(table, "defeat orc at b2", "pass")
    assert (table.over(), table.dice, table.dungeon[0]) == (True, (5, 0, 5), (0, 1, 0))


def test_cv_11_04_defeated_enemies_go_to_the_dungeon() -> None:
    table = fighting(4)
    play(table, "defeat troll at c2", "defeat goblin at b2", "pass", "pass")
    assert table.dungeon[0] == (1, 0, 1)
    assert table.dungeon[1] == (0, 0, 0)


def test_cv_11_05_enemies_move_to_revealed_neighbours_with_room() -> None:
    table = bare(2, "b2 yellow gold 2 g; c2 blue emerald 2 ooo; c3 black mythrall 2 tt")
    gain(table, "move")
    assert options(table) == [
        "move goblin from b2 to c3",
        "move orc from c2 to b2",
        "move orc from c2 to c3",
        "move troll from c3 to b2",
        "pass",
    ]
    assert refused(table, "move goblin from b2 to c2") == ("CV-11.05", "chamber_full")
    assert refused(table, "move goblin from b2 to b1") == ("CV-11.05", "is_hidden")
    assert refused(table, "move goblin from c3 to b2") == ("CV-11.05", "no_such_enemy")
    assert refused(table, "done") == ("CV-11.05", "not_now")
    play(table, "move goblin from b2 to c3")
    assert (enemies(table, "b2"), enemies(table, "c3")) == ("", "gtt")


def test_cv_11_06_choose_all_then_prestige_then_dice_then_dungeon() -> None:
    table = fighting(4)
    play(table, "defeat orc at b2", "defeat orc at c3")
    assert question(table) == "Strengthen"
    assert (table.tracks[0][1], table.dungeon[0]) == (2, (0, 0, 0))
    play(table, "pass")
    assert (question(table), table.dungeon[0]) == ("ChooseDie", (0, 0, 0))
    play(table, "pass")
    assert table.dungeon[0] == (0, 2, 0)


def test_cv_11_06_a_reward_to_no_use_still_rolls_the_die() -> None:
    table = fighting(3)
    faces = table.box.enemies[2].faces
    relic = next(i for i, face in enumerate(faces) if face == rewards("relic"))
    table.dice = (0, 0, relic)
    row(table, "relic", "-", "-", "-", "-")
    play(table, "defeat troll at c2", "pass", "take troll die")
    assert (table.to_move(), question(table)) == (NATURE, "RollDie")


def test_cv_11_07_a_defeat_by_a_reward_is_a_fight_of_its_own() -> None:
    table = bare(2, BATTLE)
    gain(table, "2 goblin")
    assert options(table) == [f"defeat goblin at {at}" for at in ("b2", "c2", "c3")] + ["pass"]
    assert refused(table, "defeat orc at b2") == ("CV-11.07", "other_enemy")
    assert refused(table, "defeat goblin at a1") == ("CV-11.07", "no_such_enemy")
    play(table, "defeat goblin at b2", "pass", "defeat goblin at b2", "pass")
    assert (table.over(), table.tracks[0][1], table.dungeon[0]) == (True, 0, (2, 0, 0))
    gain(table, "2 orc")
    play(table, "defeat orc at b2", "take orc die")
    nature(table)
    assert (question(table), table.tracks[0][1]) == ("DefeatOrc", 1)
    play(table, "pass")
    assert gain(bare(2), "orc").over()


def test_cv_11_08_the_dungeon_has_no_limit_outside_the_council() -> None:
    table = bare(2)
    do(table, FinishFight(0, (3, 3, 3)))
    while not table.over():
        table.play(table.options()[-1])
    assert table.dungeon[0] == (3, 3, 3)
    assert table.keys(0) == 2


def test_cv_11_05_enemies_of_every_chamber_walk() -> None:
    """From the first chamber of the map and from the last, on the side that has it."""
    table = bare(4, "a1 yellow gold 2 g; a2 blue gold 2; e3 black gold 2; e4 yellow emerald 2 t")
    assert options(gain(table, "move", 2)) == [
        "move goblin from a1 to a2",
        "move troll from e4 to e3",
        "pass",
    ]


def test_cv_11_08_each_step_is_chosen_anew() -> None:
    table = bare(2, "b2 yellow gold 2 g; c2 blue emerald 2 o; c3 black mythrall 2")
    gain(table, "2 move")
    play(table, "move goblin from b2 to c3", "move orc from c2 to b2")
    assert (enemies(table, "b2"), enemies(table, "c2"), enemies(table, "c3")) == ("o", "", "g")
    gain(table, "2 move")
    play(table, "move goblin from c3 to c2", "move goblin from c2 to b2")
    assert enemies(table, "b2") == "go"
    assert gain(bare(2), "move").over()
    play(gain(table, "2 move"), "pass")
    assert (table.over(), enemies(table, "b2")) == (True, "go")
