"""In what order things come, of what kind they must be, and with what weight chance deals."""

from __future__ import annotations

from collections import Counter

import pytest

from games.covenant.positions import (
    HALL,
    at_work,
    bare,
    built,
    coins,
    corner,
    do,
    enemies,
    events,
    forge_area,
    gain,
    imprison,
    nature,
    options,
    play,
    question,
    relics,
    row,
    row_names,
    solo,
    stock,
    support,
    traditions,
)
from underhall.games.covenant.icons import ENEMIES, PILLAR, ROWS, SLOTS, TOOLS
from underhall.games.covenant.rules.council import CheckKeys, Council, HearClan, ScoreDungeon
from underhall.games.covenant.rules.dig import DrawEnemy, TurnOver
from underhall.games.covenant.rules.elders_rewards import ElderPrey, ElderTile
from underhall.games.covenant.rules.fight import Fight, RollDie, needed
from underhall.games.covenant.rules.final_scoring import FinalScoring
from underhall.games.covenant.rules.rows import TurnUp
from underhall.games.covenant.rules.setup_mountain import ChooseProject, LayChamber
from underhall.games.covenant.rules.setup_players import (
    ChooseFirst,
    OfferGoal,
    OfferStart,
    OfferTradition,
)
from underhall.games.covenant.rules.solo import ElderReveal, ElderRubble, ElderSite, RevealCard
from underhall.games.covenant.table import EMPTY, Table

ELDERS = 1


def weights(table: Table) -> dict[str, int]:
    return {move.text: weight for move, weight in table.outcomes()}


# The order


def full_council(first: int) -> Table:
    """Three clans, each with a coin, a fire, prisoners and a house that scores."""
    table = bare(3, HALL)
    table.first = first
    table.rows = tuple((0,) * slots for slots in SLOTS)
    names = [project.name for project in table.box.projects]
    table.projects = (names.index("A2"), names.index("B1"), names.index("C3"))
    for seat in range(3):
        coins(table, seat, "crowned")
        traditions(table, seat, 21)
        imprison(table, seat, "oo")
        built(table, seat, ("house b2", "house c2", "house b2")[seat], "gate b2-b3")
    return do(table, Council())


@pytest.mark.parametrize("first", [0, 1, 2])
def test_cv_14_02_14_04_clans_are_heard_and_score_in_turn_order(first: int) -> None:
    table = full_council(first)
    order = [first, (first + 1) % 3, (first + 2) % 3]
    assert table.over()
    for key in ("clan_resolves_coin", "clan_honours", "clan_scores_dungeon", "clan_scores_project"):
        assert [event.words["seat"] for event in events(table, key)] == order, key


def test_cv_14_02_each_step_of_the_council_is_done_by_all_before_the_next() -> None:
    table = full_council(1)
    keys = [event.key for event in table.journal or []]
    told = [
        ("clan_resolves_coin", "clan_honours", "clan_scores_dungeon", "clan_scores_project").index(key)
        for key in keys
        if key in ("clan_resolves_coin", "clan_honours", "clan_scores_dungeon", "clan_scores_project")
    ]
    assert told == [0, 1, 0, 1, 0, 1, 2, 2, 2, 3, 3, 3]


def test_cv_14_03_the_dungeon_scores_what_the_keys_have_kept() -> None:
    table = bare(2)
    imprison(table, 0, "ttt")
    imprison(table, 1, "tttt")
    nature(do(table, Council()))
    assert (question(table), table.to_move(), table.glory) == ("CheckKeys", 0, (5, 5))
    play(table, "release troll")
    assert table.glory == (5, 5), "all have checked their keys before anybody scores"
    play(table, "release troll", "release troll")
    troll = table.box.enemies[2].glory
    assert table.glory == (5 + 2 * troll, 5 + 2 * troll)


def test_cv_17_06_sets_are_counted_after_the_key_check() -> None:
    table = bare(2)
    traditions(table, 1, 6)
    imprison(table, 1, "got")
    do(table, CheckKeys(1), ScoreDungeon(1))
    assert table.glory[1] == 5
    play(table, "release goblin")
    kept = table.box.enemies[1].glory + table.box.enemies[2].glory
    assert table.glory[1] == 5 + kept, "the set is broken"


def test_cv_3_04_an_ornament_is_replaced_before_it_works() -> None:
    """CV-17.09 lets a silver one work at once: the one that it may take already lies in the slot."""
    table = bare(2)
    traditions(table, 1, 9)
    row(table, "silver ornament", "adorn", "-", "-")
    stock(table, 1, "emerald", "emerald")
    play(gain(table, "adorn", 1), "adorn pick with silver 1")
    assert question(table) == "TurnUp"
    assert weights(table).keys() == {
        f"turn up silver ornament {kind.name}" for kind in table.box.ornaments[0]
    }
    play(table, "turn up silver ornament goblin")
    assert options(table) == ["adorn compass with silver 1", "pass"]
    assert row_names(table, "silver ornament") == ["goblin", "-", "-"]


def test_cv_3_09_what_the_first_ornament_does_comes_before_the_second_ornament() -> None:
    table = bare(2, HALL)
    traditions(table, 1, 9)
    row(table, "silver ornament", "house", "goblin", "-")
    stock(table, 1, "emerald", "gold")
    nature(play(gain(table, "2 adorn", 1), "adorn pick with silver 1"))
    assert question(table) == "BuildHouse"
    play(table, "done")
    assert question(table) == "Adorn"


def test_cv_12_07_site_throne_structure_bonus_with_a_tradition_between() -> None:
    table = bare(2)
    traditions(table, 1, 18)
    stock(table, 1, "iron", "gold")
    play(at_work(table, "cart", 2, 1), "transport", "go to gate 1", "deliver iron")
    assert (question(table), table.forge[1][3], table.support[1]) == ("DeliverToThrone", 0, (0, 0))
    play(table, "deliver gold to the throne")
    assert (question(table), table.forge[1][3], table.support[1]) == ("PlaceMarker", 1, (1, 0))
    assert table.tracks[1][0] == 1


def test_cv_11_06_the_dungeon_is_filled_last() -> None:
    table = bare(2, "b2 yellow gold 2 o")
    table.dice = (0, 0, 0)
    play(do(table, Fight(1, 2)), "defeat orc at b2")
    assert (question(table), table.tracks[1][1], table.dungeon[1]) == ("ChooseDie", 1, (0, 0, 0))
    play(table, "take orc die")
    assert (question(table), table.dungeon[1]) == ("RollDie", (0, 0, 0))
    play(table, "orc die shows 2")
    assert (table.over(), table.dungeon[1]) == (True, (0, 1, 0))


def test_cv_15_02_goals_are_shown_in_turn_order_before_anything_is_counted() -> None:
    table = bare(3)
    table.first = 2
    table.goals = ((0, 6), (1, 7), (2, 8))
    marks = [i + 1 for i, space in enumerate(table.box.tracks[0]) if space.achievement]
    table.tracks = ((marks[3], 0, 0),) * 3
    do(table, FinalScoring())
    asked = []
    while not table.over():
        asked.append(table.to_move())
        assert table.glory == (5, 5, 5)
        table.play(table.options()[0])
    assert asked == [2, 0, 1]
    assert table.shown_goals == (1 << 0, 1 << 1, 1 << 2)


def test_cv_3_02_the_token_comes_after_the_dwarf_and_before_the_tool() -> None:
    table = bare(2, "b2 yellow gold 2 g")
    support(table, 1, 1)
    play(at_work(table, "axe", 1, 1), "fight", "defeat goblin at b2", "pass")
    assert table.over(), "not when the tool has been used"
    assert table.support[1] == (1, 0)


# The wrong kind


@pytest.mark.parametrize(
    ("prisoners", "sets"),
    [("ggg", 0), ("ggo", 0), ("oot", 0), ("got", 1), ("ggoott", 2), ("gggot", 1), ("ttg", 0)],
)
def test_cv_17_06_three_different_enemies_not_any_three(prisoners: str, sets: int) -> None:
    glories = []
    for number in ((), (6,)):
        table = bare(2)
        traditions(table, 1, *number)
        imprison(table, 1, prisoners)
        glories.append(do(table, ScoreDungeon(1)).glory[1])
    assert glories[1] - glories[0] == 2 * sets


def test_cv_17_11_only_trolls_take_less_strength() -> None:
    table = bare(2)
    traditions(table, 1, 11)
    printed = [enemy.strength for enemy in table.box.enemies]
    assert [needed(table, 1, kind) for kind in range(3)] == [printed[0], printed[1], printed[2] - 1]
    assert [needed(table, 0, kind) for kind in range(3)] == printed


@pytest.mark.parametrize("kind", ["house", "workshop", "pillar", "gate"])
def test_cv_17_27_17_29_17_34_17_35_each_kind_of_building_has_its_tradition(kind: str) -> None:
    """A token for workshops, a prisoner for houses, a march for pillars, a stronger dwarf for gates."""
    table = bare(2, "b2 yellow emerald 2 g; b3 blue emerald 2; c3 black emerald 2")
    traditions(table, 1, 27, 29, 34, 35)
    forge_area(table, 1, 1, 1, 1, 1)
    where = {"house": "b2", "workshop": "b2", "pillar": "b2-b3-c3", "gate": "b2-b3"}[kind]
    plan = "plan pillar or gate" if kind in ("pillar", "gate") else f"plan {kind}"
    play(at_work(table, "compass", 2, 1), "build", plan, f"build {kind} at {where}")
    asked = set()
    while question(table) not in ("UseTool", "over"):
        asked.add(question(table))
        taking = [text for text in options(table) if text.startswith("take ")]
        play(table, (taking or options(table))[-1])
    assert table.support[1] == ((1, 0) if kind == "workshop" else (0, 0))
    assert ("CaptureEnemy" in asked) == (kind == "house")
    assert ("MoveEnemy" in asked) == (kind == "pillar")
    assert ("Strengthen" in asked) == (kind == "gate")


def test_cv_17_29_the_enemy_is_of_the_chamber_of_the_house_and_no_other() -> None:
    table = bare(2, "b2 yellow gold 2 o; b3 blue gold 2 t; c3 black gold 2")
    traditions(table, 1, 29)
    play(gain(table, "house", 1), "build house at b2")
    assert options(table) == ["capture orc", "pass"]
    play(table, "capture orc")
    assert (enemies(table, "b2"), enemies(table, "b3"), table.dungeon) == ("", "t", ((0, 0, 0), (0, 1, 0)))
    assert table.over(), "no die, no Prestige"
    assert play(gain(table, "house", 1), "build house at c3").over(), "nobody is there"


def test_cv_17_16_pillars_and_gates_count_houses_do_not() -> None:
    table = bare(2, HALL)
    traditions(table, 1, 16)
    table.finished = (0b111, 0b100001)
    built(table, 1, "house b2", "workshop c2")
    table.rows = tuple((0,) * slots for slots in SLOTS)
    assert do(table, HearClan(1)).glory[1] == 5 + 2


def test_cv_17_31_a_key_holds_two_goblins_but_one_orc() -> None:
    for prisoners, goes in (("gggg", False), ("ggggg", True), ("oo", False), ("ooo", True), ("ggoo", True)):
        table = bare(2)
        traditions(table, 1, 31)
        imprison(table, 1, prisoners)
        do(table, CheckKeys(1))
        assert bool(options(table)) is goes, prisoners


def test_cv_17_28_both_coins_and_traditions_are_free() -> None:
    for what, tiles in (("coin", ("-", "-", "iron", "road")), ("tradition", ("-", "-", "1", "2"))):
        table = bare(2)
        traditions(table, 1, 28)
        row(table, what, *tiles)
        table.glory = (5, 0)
        assert len(options(gain(table, what, 1))) > 2
        table.play(table.options()[-2])
        assert table.glory[1] >= 0


def test_cv_13_03_a_pillar_needs_three_revealed_chambers_whoever_builds() -> None:
    table = solo("b2 yellow gold 2; b3 blue gold 2")
    forge_area(table, ELDERS, pillars=1)
    forge_area(table, 0, pillars=1)
    table.open_tile(table.box.hexes.names.index("c3"), 5)
    play(at_work(table, "compass", 2), "build", "plan pillar or gate")
    assert options(table) == ["build pillar at b2-b3-c3"]
    play(table, "build pillar at b2-b3-c3")
    assert table.buildings[PILLAR] == ((corner(table, "b2-b3-c3"),), ())


# Chance


def test_cv_2_01_every_seat_is_as_likely_to_start() -> None:
    for seats in (2, 3, 4):
        assert set(weights(do(bare(seats), ChooseFirst())).values()) == {1}
        assert len(weights(do(bare(seats), ChooseFirst()))) == seats


@pytest.mark.parametrize("kind", [0, 1, 2])
def test_cv_1_04_the_six_projects_of_a_kind_are_as_likely(kind: int) -> None:
    table = do(bare(2), ChooseProject(kind))
    assert weights(table) == {f"project {'abc'[kind]}{number}": 1 for number in range(1, 7)}


@pytest.mark.parametrize("at", range(7))
def test_cv_1_04_the_tiles_of_a_stack_come_by_their_number(at: int) -> None:
    table = bare(2)
    table.rows = tuple(tuple(EMPTY for _ in tiles) for tiles in table.rows)
    name, bag = ROWS[at], table.box.bags[at]
    names = table.box.kind_names[at]
    do(table, TurnUp(at, 0))
    assert weights(table) == {f"turn up {name} {kind}": bag.counts[i] for i, kind in enumerate(names)}
    play(table, f"turn up {name} {names[0]}")
    do(table, TurnUp(at, 1))
    assert weights(table).get(f"turn up {name} {names[0]}", 0) == bag.counts[0] - 1


def test_cv_1_02_backs_are_laid_and_faces_turned_by_their_number() -> None:
    table = bare(4)
    do(table, LayChamber(0))
    backs = [move.text for move in table.moves.back]
    assert weights(table) == dict(zip(backs, table.box.back_counts, strict=True))
    play(table, backs[0])
    do(table, LayChamber(1))
    assert weights(table).get(backs[0], 0) == table.box.back_counts[0] - 1
    full = bare(4)
    full.backs = (0,) * full.box.back_counts[0] + full.backs[full.box.back_counts[0] :]
    assert backs[0] not in weights(do(full, LayChamber(23)))
    do(table, TurnOver(-1, 0))
    assert weights(table) == {
        f"chamber is tile {i + 1}": 1 for i, tile in enumerate(table.box.tiles) if tile.back == 0
    }


def test_cv_1_02_enemies_come_from_the_bag_by_their_number() -> None:
    table = bare(2)
    imprison(table, 1, "ggggoott")
    left = dict(zip(ENEMIES, table.enemy_bag.counts, strict=True))
    do(table, DrawEnemy(0))
    assert weights(table) == {f"draw {kind}": count for kind, count in left.items()}
    play(table, "draw orc")
    assert table.enemy_bag.counts[1] == left["orc"] - 1


def test_cv_2_03_tiles_on_offer_come_by_their_number_and_not_again() -> None:
    table = bare(3)
    do(table, OfferStart(), OfferStart())
    assert weights(table) == {f"offer start {kind.name}": kind.count for kind in table.box.starts}
    play(table, f"offer start {table.box.starts[2].name}")
    assert f"offer start {table.box.starts[2].name}" not in weights(table)
    do(table, OfferTradition(), OfferTradition())
    assert weights(table) == {f"turn up tradition {number}": 1 for number in range(1, 37)}
    play(table, "turn up tradition 7")
    assert "turn up tradition 7" not in weights(table)
    for kind in (0, 1):
        do(table, OfferGoal(kind), OfferGoal(kind))
        goals = [i + 1 for i, goal in enumerate(table.box.goals) if goal.kind == kind]
        assert weights(table) == {f"offer goal {goal}": 1 for goal in goals}
        play(table, f"offer goal {goals[3]}")
        assert f"offer goal {goals[3]}" not in weights(table)


@pytest.mark.parametrize("kind", range(3))
def test_cv_11_03_every_face_of_a_die_is_as_likely(kind: int) -> None:
    table = do(bare(2), RollDie(kind))
    assert weights(table) == {f"{ENEMIES[kind]} die shows {face}": 1 for face in range(1, 7)}


def test_cv_16_03_whatever_the_elders_can_choose_is_as_likely() -> None:
    table = solo("a1 yellow gold 2 t; d1 blue gold 2 t; c3 black gold 1")
    row(table, "rubble", "iron", "-", "gold", "iron", "-")
    row(table, "coin", "iron", "-", "golden", "road")
    table.put_cart(ELDERS, 4, 0)
    for item, faces in (
        (ElderRubble(ELDERS), (1, 3, 4)),
        (ElderTile(ELDERS, ROWS.index("coin")), (1, 3, 4)),
        (ElderSite(ELDERS), (1, 2, 3, 4, 6)),
        (ElderReveal(ELDERS), (1, 2, 3, 4, 5)),
        (ElderPrey(ELDERS, (0, 0, 1)), (1, 4)),
    ):
        do(table, item)
        assert weights(table) == {f"elders roll {face}": 1 for face in faces}


def test_cv_16_02_every_card_of_a_kind_is_as_likely_and_so_is_every_kind() -> None:
    table = do(solo(), RevealCard(ELDERS))
    assert weights(table) == {f"elders reveal {TOOLS[kind]} {n}": 1 for kind in range(4) for n in range(1, 5)}
    table.elder_kinds, table.elder_seen = 0b0110, 0b1_0000_0000_0001
    do(table, RevealCard(ELDERS))
    assert Counter(text.split()[2] for text in weights(table)) == {"axe": 4, "compass": 4}
    assert set(weights(table).values()) == {1}


def test_relics_of_others_do_not_count_for_the_council() -> None:
    table = bare(2)
    relics(table, 0, "horn", "seal")
    assert (table.relic_count(0), table.relic_count(1)) == (2, 0)
