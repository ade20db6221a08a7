"""Chapter 16, continued. The Elders' rewards and scoring."""

from __future__ import annotations

from games.covenant.positions import (
    HALL,
    bare,
    built,
    chamber,
    do,
    enemies,
    events,
    forge_area,
    gain,
    imprison,
    options,
    play,
    question,
    relics,
    row,
    row_names,
    solo,
    stock,
    throne_carts,
)
from underhall.games.covenant.icons import HOUSE, RESOURCES, WORKSHOP
from underhall.games.covenant.rules.elders_scoring import ElderCouncil, ElderFinalScoring
from underhall.games.covenant.rules.final_scoring import GameEnds
from underhall.games.covenant.rules.solo import ElderTurn
from underhall.games.covenant.table import Table

ELDERS = 1


def give(table: Table, text: str) -> Table:
    return gain(table, text, ELDERS)


def test_cv_16_09_resources_are_nothing() -> None:
    table = give(solo(), "2 iron, gold, any")
    assert (table.over(), table.resources[ELDERS], table.glory[ELDERS]) == (True, (0, 0, 0, 0), 5)


def test_cv_16_09_steps_as_usual_a_free_one_on_each_track() -> None:
    table = give(solo(), "2 mine")
    assert table.tracks[ELDERS] == (0, 0, 2)
    table = give(solo(), "step")
    assert table.tracks[ELDERS] == (1, 1, 1)


def test_cv_16_09_support_or_strengthen_is_1_glory() -> None:
    for text in ("support", "strengthen", "token"):
        assert give(solo(), text).glory[ELDERS] == 6


def test_cv_16_09_forging_puts_a_card_under_the_available_tools() -> None:
    table = give(solo(), "forge")
    assert (table.elder_forge, table.elder_forged) == (11, 1)
    table.elder_forge = 0
    give(table, "forge")
    assert (table.elder_forge, table.elder_forged) == (0, 1)


def test_cv_16_09_a_forged_card_comes_after_the_basic_ones() -> None:
    table = solo(HALL)
    table.elder_kinds, table.elder_forged, table.elder_forge = 0b0001, 1, 11
    table.elder_seen = table.elder_used = 0b1_0001_0001_0000
    do(table, ElderTurn(ELDERS))
    assert options(table) == [f"elders reveal pick {n}" for n in (1, 2, 3, 4)]
    play(table, "elders reveal pick 2")
    do(table, ElderTurn(ELDERS))
    assert len(options(table)) == 12
    play(table, "elders reveal axe 2")
    assert (table.elder_forged, table.elder_used.bit_count()) == (0, 5)


def test_cv_16_09_tiles_are_chosen_by_die_without_costs() -> None:
    table = solo()
    row(table, "tradition", "1", "-", "3", "4")
    row(table, "coin", "-", "iron", "-", "road")
    table.glory = (5, 0)
    give(table, "tradition")
    assert options(table) == ["elders roll 1", "elders roll 3", "elders roll 4"]
    play(table, "elders roll 4")
    give(table, "coin")
    assert options(table) == ["elders roll 2", "elders roll 4"]
    play(table, "elders roll 4")
    assert (table.glory[ELDERS], row_names(table, "tradition")) == (0, ["1", "-", "3", "-"])
    assert [len(tiles) for tiles in table.elder_tiles] == [0, 1, 1, 0, 0, 0, 0]
    row(table, "coin", "-", "-", "-", "-")
    assert give(table, "coin").over()


def test_cv_16_09_ornaments_silver_1_to_3_gold_4_to_6_replaced_at_once() -> None:
    table = solo()
    row(table, "silver ornament", "goblin", "-", "-")
    row(table, "gold ornament", "-", "orc", "-")
    give(table, "adorn")
    assert options(table) == ["elders roll 1", "elders roll 5"]
    play(table, "elders roll 5")
    assert question(table) == "TurnUp"
    play(table, "turn up gold ornament strength")
    assert row_names(table, "gold ornament") == ["-", "strength", "-"]
    assert (len(table.elder_tiles[6]), table.glory[ELDERS]) == (1, 5)
    row(table, "silver ornament", "-", "-", "-")
    row(table, "gold ornament", "-", "-", "-")
    assert give(table, "adorn").over()


def test_cv_16_09_the_topmost_relic_of_a_kind_the_player_lacks() -> None:
    table = solo()
    relics(table, 0, "horn", "seal")
    row(table, "relic", "horn", "seal", "crown", "banner")
    give(table, "relic")
    assert row_names(table, "relic") == ["horn", "seal", "-", "banner"]
    row(table, "relic", "-", "seal", "horn", "-")
    give(table, "relic")
    assert row_names(table, "relic") == ["-", "-", "horn", "-"]
    row(table, "relic", "-", "-", "-", "-")
    assert give(table, "relic").over()
    assert len(table.elder_tiles[3]) == 2


def test_cv_16_09_the_throne_is_filled_by_value() -> None:
    table = give(solo(), "2 throne")
    best = sorted(table.side.throne, reverse=True)[:2]
    filled = [table.side.throne[i] for i, clan in enumerate(table.throne) if clan == ELDERS]
    assert sorted(filled, reverse=True) == best
    assert table.glory[ELDERS] == 5 + 4
    throne_carts(
        table, 0, *[RESOURCES[s] for s, c in zip(table.side.throne, table.throne, strict=True) if c < 0]
    )
    assert give(table, "throne").glory[ELDERS] == 9
    table = solo()
    table.carts = (15, 0)
    assert give(table, "throne").glory[ELDERS] == 5


def test_cv_16_09_an_orc_else_a_goblin_is_removed_with_rewards() -> None:
    table = solo("b2 yellow gold 2 g; c1 blue gold 2 o; c2 blue gold 2 og")
    table.dice = (5, 0, 0)
    give(table, "orc")
    assert options(table) == ["elders roll 3"]
    play(table, "elders roll 3")
    assert (enemies(table, "c1"), table.tracks[ELDERS][1]) == ("", 1)
    assert question(table) == "RollDie"
    table = solo("b2 yellow gold 2 g; c2 blue gold 2 g")
    give(table, "orc")
    assert options(table) == ["elders roll 2", "elders roll 3"]
    assert give(solo(HALL), "orc").over()


def test_cv_16_09_a_troll_is_no_orc_and_no_goblin() -> None:
    table = give(solo("b2 yellow gold 2 t; c2 blue gold 2 tt"), "orc")
    assert table.over()
    assert (enemies(table, "b2"), enemies(table, "c2"), table.dungeon[ELDERS]) == ("t", "tt", (0, 0, 0))


def test_cv_16_09_a_house_or_workshop_is_placed_as_with_the_compass() -> None:
    table = solo("b2 yellow emerald 2")
    give(table, "house")
    play(table, "elders roll 2")
    assert table.buildings[HOUSE][ELDERS] == (chamber(table, "b2"),)
    give(table, "workshop")
    play(table, "elders roll 2")
    assert table.buildings[WORKSHOP][ELDERS] == (chamber(table, "b2"),)
    assert table.elder_forged == 1
    assert give(table, "house").over()


def test_cv_16_10_their_council() -> None:
    table = solo(HALL)
    imprison(table, ELDERS, "gggoott")
    built(table, ELDERS, "house b2", "gate b2-b3")
    for era, per_building in ((1, 1), (2, 1), (3, 2)):
        table.era, table.glory = era, (5, 5)
        do(table, ElderCouncil(ELDERS))
        assert table.glory[ELDERS] == 5 + 1 + 2 + 2 + 2 * per_building
    assert table.dungeon[ELDERS] == (3, 2, 2)
    table = solo()
    table.era = 1
    do(table, ElderCouncil(ELDERS))
    assert table.glory[ELDERS] == 5


def test_cv_16_11_their_end_by_difficulty() -> None:
    scores = []
    for level in ("normal", "hard", "expert"):
        table = solo(elders=level)
        table.elder_tiles = ((), (1, 2), (3,), (0,), (), (), (1,))
        table.elder_forge = 10
        first = next(i for i, space in enumerate(table.box.tracks[0]) if space.achievement)
        table.tracks = ((0, 0, 0), (first + 1, 0, 0))
        do(table, ElderFinalScoring(ELDERS))
        scores.append(table.results[-1])
    assert scores == [(0, 5, 1, 6), (0, 5, 2, 12), (0, 10, 2, 12)]


def test_cv_16_11_the_throne_6_or_3_or_nothing() -> None:
    table = solo()
    throne_carts(table, ELDERS, "gold")
    do(table, ElderFinalScoring(ELDERS))
    assert table.results[-1][0] == 6
    throne_carts(table, 0, "mythrall", "gold")
    do(table, ElderFinalScoring(ELDERS))
    assert table.results[-1][0] == 3


def test_cv_16_19_their_tiles_have_no_effect_and_unlisted_rewards_are_nothing() -> None:
    table = solo(HALL)
    row(table, "tradition", "23", "15", "28", "30")
    give(table, "tradition")
    play(table, "elders roll 1")
    assert table.traditions[ELDERS] == 0
    glory = table.glory[ELDERS]
    for text in ("move", "key", "storage", "strength", "site", "goblin", "ransom", "benefit", "buildings"):
        assert give(table, text).over()
    assert table.glory[ELDERS] == glory
    assert give(table, "3 support, 2 glory").glory[ELDERS] == glory + 5


def test_cv_16_20_that_is_all_they_score() -> None:
    table = solo(HALL)
    stock(table, ELDERS, "gold", "gold", "gold")
    built(table, ELDERS, "house b2", "pillar b2-b3-c3")
    imprison(table, ELDERS, "gg")
    do(table, ElderFinalScoring(ELDERS))
    assert table.glory[ELDERS] == 5 + 4
    assert [event.words["part"] for event in events(table, "elders_counts")] == ["tools"]


def test_cv_16_21_more_glory_wins_then_achievements_then_shared() -> None:
    table = solo()
    for glory, winners in (((30, 29), [0]), ((29, 30), []), ((30, 30), [0])):
        table.glory = glory
        do(table, GameEnds())
        assert table.winners() == winners
    table.tracks = ((0, 0, 0), (table.box.track_lengths[0], 0, 0))
    assert table.winners() == []
    do(table, GameEnds())
    assert len(events(table, "elders_win")) == 2
    assert bare(2).winners() == [0, 1]


def test_cv_16_14_the_elders_build_with_what_they_have() -> None:
    table = solo(HALL)
    forge_area(table, ELDERS)
    assert give(table, "workshop").over()
