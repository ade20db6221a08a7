"""Chapter 16. The Council of Elders: setup, turns, actions."""

from __future__ import annotations

from random import Random

import pytest

from games.covenant.positions import (
    HALL,
    built,
    chamber,
    corner,
    do,
    edge,
    enemies,
    events,
    forge_area,
    gain,
    lay,
    nature,
    options,
    play,
    question,
    ready,
    rewards,
    row,
    row_names,
    solo,
)
from underhall.core.agenda import NATURE
from underhall.games.covenant import GAME
from underhall.games.covenant.icons import GATE, GLORY, HOUSE, PILLAR, TOOLS, WORKSHOP, amount_of, kind_of
from underhall.games.covenant.rules.course import Eras
from underhall.games.covenant.rules.elders_build import ElderBuild
from underhall.games.covenant.rules.setup_players import SetUpPlayers
from underhall.games.covenant.rules.solo import ElderDig, ElderExplore, ElderFight, ElderTransport, ElderTurn
from underhall.games.covenant.table import EMPTY, Table

ELDERS = 1


def rolls(table: Table) -> list[int]:
    """What the Elders' die may show now."""
    return [int(text.removeprefix("elders roll ")) for text in options(table)]


def test_cv_16_01_two_tiles_of_each_kind_and_the_player_takes_one_of_each() -> None:
    table = solo()
    do(table, SetUpPlayers())
    nature(table)
    assert [len(offer) for offer in table.offers] == [2, 2, 4]
    for _ in range(4):
        assert (table.to_move(), question(table)) == (0, "DraftTile")
        table.play(table.options()[0])
    assert question(table) != "DraftTile"
    assert table.offers == ((), (), ())
    assert table.first == 0


def test_cv_16_01_the_board_is_that_of_two_players() -> None:
    table = ready(1)
    assert table.side is table.box.sides[0]
    assert (table.clans, table.seats, table.elders) == (2, 1, ELDERS)


def test_cv_16_02_one_card_of_each_kind_is_available_the_rest_are_the_forge() -> None:
    table = solo()
    assert (table.elder_kinds.bit_count(), table.elder_forge) == (4, 12)
    seen = []
    for _ in range(4):
        do(table, ElderTurn(ELDERS))
        left = {move.text.split()[2] for move, _ in table.outcomes()}
        assert len(table.outcomes()) == 4 * len(left)
        table.play(table.options()[5 % len(table.options())])
        seen.append(str(events(table, "elders_card")[-1].words["tool"]))
    assert sorted(seen) == sorted(TOOLS[:4])


def test_cv_16_02_their_tavern_has_a_place_for_each_strength_and_nobody_there() -> None:
    table = ready(1)
    assert table.tavern[ELDERS] == (0,) * len(table.tavern[0])


def test_cv_16_02_they_have_5_glory_and_no_dwarves() -> None:
    table = solo()
    assert table.glory[ELDERS] == 5
    assert table.forge[ELDERS] == (4, 4, 0, 0)
    assert table.dwarves(ELDERS) == []


def test_cv_16_03_chooses_means_a_die_roll() -> None:
    table = solo(HALL)
    row(table, "rubble", "iron", "-", "gold", "-", "iron")
    do(table, ElderDig(ELDERS))
    assert (table.to_move(), rolls(table)) == (NATURE, [1, 3, 5])
    play(table, "elders roll 3")
    assert rolls(table) == [1, 5]
    assert row_names(table, "rubble") == ["iron", "-", "-", "-", "iron"]


def test_cv_16_03_a_site_without_own_carts() -> None:
    table = solo()
    table.put_cart(ELDERS, 2, 0)
    table.put_cart(0, 0, 0)
    do(table, ElderTransport(ELDERS))
    assert rolls(table) == [1, 2, 4, 5, 6]


def test_cv_16_04_reshuffle_the_used_tools_if_none_is_left() -> None:
    table = solo(HALL)
    table.elder_kinds = 0
    table.elder_used = table.elder_seen = 0b1_0001_0001_0001
    do(table, ElderTurn(ELDERS))
    assert options(table) == [f"elders reveal {TOOLS[kind]} 1" for kind in range(4)]
    play(table, "elders reveal axe 1")
    assert (table.elder_used.bit_count(), table.elder_deck.bit_count()) == (1, 3)
    assert len(events(table, "elders_reshuffle")) == 1


def test_cv_16_04_the_three_steps_and_then_the_reward_of_the_card() -> None:
    table = solo("b2 yellow gold 2 t")
    table.dice = (5, 5, 5)
    do(table, ElderTurn(ELDERS))
    play(table, "elders reveal axe 1")
    assert question(table) == "ElderPrey"
    play(table, "elders roll 2")
    assert question(table) == "RollDie"
    play(table, "troll die shows 1")
    keys = [event.key for event in table.journal or []]
    assert keys.index("elders_defeats") < keys.index("elders_forge_tool")


def test_cv_16_05_two_rubble_2_mine_a_relic_and_a_chamber() -> None:
    table = solo("c3 yellow gold 2")
    row(table, "rubble", "iron", "iron", "gold", "iron", "iron")
    row(table, "relic", "horn", "seal", "crown", "crown")
    table.backs = (table.box.backs.index(rewards("mine, prestige")),) * 24
    do(table, ElderDig(ELDERS))
    play(table, "elders roll 1", "elders roll 2")
    assert table.tracks[ELDERS][2] == 2
    assert table.resources[ELDERS] == (0, 0, 0, 0)
    assert table.discards[0] == (2, 0, 0, 0, 0), "both iron tiles lie among the discards"
    assert row_names(table, "relic")[0] == "-"
    assert question(table) == "ElderReveal"
    assert rolls(table) == [1, 2, 3, 4, 5]
    play(table, "elders roll 3")
    assert (events(table, "elders_reveals")[0].words["chamber"], table.tracks[ELDERS][1:]) == ("c1", (1, 3))
    assert question(table) == "TurnOver"


def test_cv_16_05_the_leftmost_hidden_chamber_of_the_row() -> None:
    table = solo("c1 yellow gold 2; c2 blue gold 2; a1 blue gold 1; a2 blue gold 1; a3 blue gold 1")
    table.backs = (0,) * 24
    do(table, ElderExplore(ELDERS))
    assert rolls(table) == [2, 3, 4, 5]
    play(table, "elders roll 3")
    assert events(table, "elders_reveals")[0].words["chamber"] == "c3"


def test_cv_16_06_a_troll_then_an_orc_and_a_goblin_then_two_goblins() -> None:
    table = solo("a1 yellow gold 2 t; b1 blue gold 2 og; b2 blue gold 2 o; d1 black gold 2 ggt")
    do(table, ElderFight(ELDERS))
    assert rolls(table) == [1, 4]
    play(table, "elders roll 4")
    assert (enemies(table, "d1"), table.tracks[ELDERS][1]) == ("gg", 2)
    nature(table)
    assert table.dungeon[ELDERS] == (0, 0, 1)
    table = solo("b1 blue gold 2 g; b2 blue gold 2 og; d1 black gold 2 gg")
    do(table, ElderFight(ELDERS))
    assert rolls(table) == [2]
    play(table, "elders roll 2")
    assert (enemies(table, "b1"), enemies(table, "b2")) == ("", "g")
    table = solo("b1 blue gold 2 g; b2 blue gold 2 gg; d1 black gold 2 o")
    do(table, ElderFight(ELDERS))
    play(table, "elders roll 2")
    assert (enemies(table, "b1"), enemies(table, "b2")) == ("", "g")


def test_cv_16_06_dice_are_taken_and_rolled_as_usual() -> None:
    table = solo("b1 blue gold 2 og")
    table.dice = (5, 3, 5)
    do(table, ElderFight(ELDERS))
    play(table, "elders roll 2", "goblin die shows 1", "orc die shows 6")
    assert table.glory[ELDERS] == 5 + amount_of(table.box.enemies[0].faces[5][0])
    assert (table.dice, table.tracks[ELDERS][0]) == ((0, 5, 5), 1)


def test_cv_16_06_nobody_to_fight_is_worth_4_glory() -> None:
    table = do(solo(HALL), ElderFight(ELDERS))
    assert (table.over(), table.glory[ELDERS]) == (True, 9)


def test_cv_16_07_a_site_is_filled_dearest_first() -> None:
    table = solo()
    do(table, ElderTransport(ELDERS))
    play(table, "elders roll 3")
    site = table.side.sites[2]
    filled = sorted(
        [site.spaces[i] for i, clan in enumerate(table.carts_at[2]) if clan == ELDERS], reverse=True
    )
    assert filled == sorted(site.spaces, reverse=True)[:3]
    assert table.markers[2][0] == ELDERS
    assert table.forge[ELDERS] == (4, 4, 1, 0)
    assert table.carts[ELDERS] == 12
    court = amount_of(site.bonus[0])
    assert table.glory[ELDERS] == 5 + sum(table.box.printed.delivery_glory[resource] for resource in filled)
    assert table.tracks[ELDERS] == (court, 0, 0)


def test_cv_16_07_the_leftmost_free_bonus_space() -> None:
    table = solo()
    table.markers = ((0, EMPTY), *table.markers[1:])
    do(table, ElderTransport(ELDERS))
    play(table, "elders roll 1")
    assert table.markers[0] == (0, ELDERS)


def test_cv_16_08_pillar_first_and_distance_does_not_matter() -> None:
    table = solo(HALL)
    forge_area(table, ELDERS, houses=1, workshops=1, pillars=1, gates=1)
    built(table, 0, "pillar b2-b3-c3")
    do(table, ElderBuild(ELDERS))
    ring = [table.box.hexes.names[c] for c in table.side.ring]
    faces = {ring[roll - 1] for roll in rolls(table)}
    assert faces == {"b2", "b3", "c2", "c4"}
    play(table, f"elders roll {ring.index('b3') + 1}")
    assert table.buildings[PILLAR][ELDERS] == (corner(table, "b3-c3-c4"),)


@pytest.mark.parametrize("owners", [(0,), (ELDERS,), (0, ELDERS)])
def test_cv_16_08_a_taken_point_or_edge_is_passed_over_whoever_took_it(owners: tuple[int, ...]) -> None:
    """Clockwise from the top of b2 come b2-b3-c3 and then b2-c2-c3; its edges are b2-b3, b2-c3, b2-c2."""
    table = solo(HALL)
    forge_area(table, ELDERS, pillars=1)
    built(table, owners[0], "pillar b2-b3-c3")
    ring = [table.box.hexes.names[c] for c in table.side.ring]
    play(do(table, ElderBuild(ELDERS)), f"elders roll {ring.index('b2') + 1}")
    assert table.buildings[PILLAR][ELDERS][-1] == corner(table, "b2-c2-c3")
    forge_area(table, ELDERS, gates=1)
    built(table, owners[0], "gate b2-b3")
    built(table, owners[-1], "gate b2-c3")
    play(do(table, ElderBuild(ELDERS)), f"elders roll {ring.index('b2') + 1}")
    assert table.buildings[GATE][ELDERS][-1] == edge(table, "b2-c2")


def test_cv_16_08_then_a_gate_beside_other_gates_if_need_be() -> None:
    table = solo(HALL)
    forge_area(table, ELDERS, houses=1, workshops=1, gates=1)
    built(table, 0, "gate b3-c3")
    do(table, ElderBuild(ELDERS))
    ring = [table.box.hexes.names[c] for c in table.side.ring]
    play(table, f"elders roll {ring.index('b3') + 1}")
    assert table.buildings[GATE][ELDERS] == (edge(table, "b3-c4"),)
    assert table.glory[ELDERS] == 5 + 1 + 2


def test_cv_16_08_then_a_workshop_then_a_house_two_in_a_chamber() -> None:
    table = solo("b1 yellow gold 2; b2 blue gold 1; d2 blue gold 1")
    forge_area(table, ELDERS, houses=2, workshops=1)
    row(table, "silver ornament", "-", "-", "-")
    row(table, "gold ornament", "-", "-", "-")
    do(table, ElderBuild(ELDERS))
    assert rolls(table) == [2, 4]
    play(table, "elders roll 2")
    assert table.buildings[WORKSHOP][ELDERS] == (chamber(table, "b1"),)
    do(table, ElderBuild(ELDERS))
    play(table, "elders roll 2")
    assert table.buildings[HOUSE][ELDERS] == (chamber(table, "b1"),)
    assert table.resources[ELDERS] == (0, 0, 0, 0)
    do(table, ElderBuild(ELDERS))
    play(table, "elders roll 2")
    assert table.buildings[HOUSE][ELDERS][1] == chamber(table, "b2")


def test_cv_16_08_nothing_to_build_is_worth_5_glory() -> None:
    table = solo(HALL)
    forge_area(table, ELDERS)
    do(table, ElderBuild(ELDERS))
    assert table.glory[ELDERS] == 10


def test_cv_16_12_slots_and_rows_count_from_the_left_and_the_top() -> None:
    table = solo(HALL)
    names = table.box.hexes.names
    assert [names[c][0] for c in table.side.ring] == ["b", "c", "d", "d", "c", "b"]
    row(table, "rubble", "-", "-", "-", "-", "mythrall")
    do(table, ElderDig(ELDERS))
    assert rolls(table) == [5]


def test_cv_16_13_four_turns_per_era_each_after_the_players() -> None:
    table = do(solo(), Eras())
    kinds = [type(item).__name__ for item in table.agenda[::-1] if type(item).__name__.endswith("Turn")]
    assert kinds == ["EndTurn", "ElderTurn", *["Turn", "ElderTurn"] * 3]


def test_cv_16_10_the_elders_hold_their_council_after_the_players_and_score_last() -> None:
    table = do(solo(), Eras())
    assert [type(item).__name__ for item in table.agenda[2::-1]] == ["Council", "ElderCouncil", "Eras"]
    table.era = 3
    Eras().resolve(table)
    steps = [type(item).__name__ for item in table.agenda[:-4:-1]]
    assert steps == ["FinalScoring", "ElderFinalScoring", "GameEnds"]


def test_cv_16_13_refill_after_each_and_decks_stay_hidden() -> None:
    table = ready(1)
    row(table, "rubble", "-", "iron", "iron", "iron", "iron")
    do(table, ElderTurn(ELDERS))
    assert len(table.outcomes()) == 16
    nature(table)
    assert "-" not in row_names(table, "rubble")
    shown = GAME.view(table, 0).elders
    assert shown is not None
    assert (shown.available, len(shown.used)) == (3 + table.elder_forged, 1)


def test_cv_16_13_the_reward_also_comes_after_a_fall_back() -> None:
    table = solo(HALL)
    do(table, ElderTurn(ELDERS))
    play(table, "elders reveal axe 1")
    assert len(events(table, "elders_find_no_prey")) == 1
    plain = [gift for gift in table.box.elders.card_gives[4] if kind_of(gift) == GLORY]
    assert table.glory[ELDERS] == 5 + 4 + sum(map(amount_of, plain))
    assert len(events(table, "elders_forge_tool")) == 1


def test_cv_16_14_four_houses_four_workshops_15_carts_and_won_structures_only() -> None:
    table = solo(HALL)
    assert (table.forge[ELDERS], table.carts[ELDERS], table.tracks[ELDERS]) == ((4, 4, 0, 0), 15, (0, 0, 0))
    do(table, ElderBuild(ELDERS))
    assert question(table) == "ElderBasic"


def test_cv_16_15_reveals_need_no_neighbour_and_all_revealed_is_skipped() -> None:
    table = solo("e3 yellow gold 1")
    table.backs = (0,) * 24
    do(table, ElderExplore(ELDERS))
    play(table, "elders roll 1")
    assert events(table, "elders_reveals")[0].words["chamber"] == "a1"
    table.revealed = table.side.chambers
    assert do(table, ElderExplore(ELDERS)).over()


def test_cv_16_15_relics_regardless_of_the_mine_and_fewer_rubble() -> None:
    table = solo(HALL)
    row(table, "rubble", "-", "-", "gold", "-", "-")
    row(table, "relic", "-", "-", "-", "crown")
    table.backs = (0,) * 24
    do(table, ElderDig(ELDERS))
    play(table, "elders roll 3")
    assert table.elder_tiles[3] == (5,)
    table = solo(HALL)
    do(table, ElderDig(ELDERS))
    assert question(table) == "ElderReveal"


def test_cv_16_16_the_preference_is_map_wide_and_a_lone_enemy_is_4_glory() -> None:
    table = do(solo("a1 yellow gold 2 g; b1 blue gold 2 o; d1 black gold 2 g"), ElderFight(ELDERS))
    assert (table.over(), table.glory[ELDERS]) == (True, 9)
    table = do(solo("a1 yellow gold 2 gg; b1 blue gold 2 og; e1 black gold 2 t"), ElderFight(ELDERS))
    assert rolls(table) == [5]


def test_cv_16_17_all_six_sites_done_and_a_support_bonus_is_glory() -> None:
    table = solo()
    table.carts_at = tuple((ELDERS, *spaces[1:]) for spaces in table.carts_at)
    assert do(table, ElderTransport(ELDERS)).over()
    table = solo()
    table.markers = (*table.markers[:3], (0, EMPTY), *table.markers[4:])
    do(table, ElderTransport(ELDERS))
    glory = table.glory[ELDERS]
    play(table, "elders roll 4")
    assert table.glory[ELDERS] == glory + 1 + 1


def test_cv_1_07_the_elders_too_have_15_carts_and_no_more() -> None:
    table = solo()
    table.carts = (15, 1)
    do(table, ElderTransport(ELDERS))
    play(table, "elders roll 3")
    assert table.carts_of(ELDERS, 2) == 1
    assert (table.carts[ELDERS], table.finished[ELDERS]) == (0, 0)
    assert do(table, ElderTransport(ELDERS)).over()


def test_cv_16_09_a_reward_of_two_is_the_reward_twice() -> None:
    table = solo(HALL)
    row(table, "relic", "horn", "lantern", "-", "-")
    gain(table, "2 relic, 2 forge, 2 house", ELDERS)
    assert (table.elder_tiles[3], table.elder_forged, question(table)) == ((0, 1), 2, "ElderBasic")
    play(table, f"elders roll {rolls(table)[0]}")
    play(table, f"elders roll {rolls(table)[0]}")
    assert len(table.buildings[HOUSE][ELDERS]) == 2


def test_cv_16_18_only_ring_chambers_with_a_legal_place_are_rolled() -> None:
    table = solo("b2 yellow gold 2; c2 blue gold 2; e1 blue gold 2")
    forge_area(table, ELDERS, pillars=1, gates=1)
    do(table, ElderBuild(ELDERS))
    ring = [table.box.hexes.names[c] for c in table.side.ring]
    assert {ring[roll - 1] for roll in rolls(table)} == {"b2", "c2"}
    play(table, f"elders roll {rolls(table)[0]}")
    assert table.buildings[GATE][ELDERS] == (edge(table, "b2-c2"),)
    table = solo("e1 blue gold 2")
    forge_area(table, ELDERS, pillars=1, gates=1)
    do(table, ElderBuild(ELDERS))
    assert table.glory[ELDERS] == 10


def test_cv_16_18_clockwise_from_the_top_corner_or_upper_right_edge() -> None:
    full = HALL + "; d2 blue gold 2; d3 black gold 2"
    table = solo(full)
    ring = [table.box.hexes.names[c] for c in table.side.ring]
    forge_area(table, ELDERS, pillars=2, gates=2)
    lay(table, "a1 blue gold 2; a2 blue gold 2; b1 blue gold 2")
    do(table, ElderBuild(ELDERS))
    play(table, f"elders roll {ring.index('b2') + 1}")
    assert table.buildings[PILLAR][ELDERS] == (corner(table, "a1-a2-b2"),)
    forge_area(table, ELDERS, gates=2)
    do(table, ElderBuild(ELDERS))
    play(table, f"elders roll {ring.index('b2') + 1}")
    assert table.buildings[GATE][ELDERS] == (edge(table, "a2-b2"),)


@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
def test_cv_16_13_whole_solo_games_end_at_every_difficulty(level: str) -> None:
    for seed in range(4):
        table, dice = GAME.new(1, {"elders": level}), Random(seed)
        table.journal = []
        while not table.over():
            if table.to_move() == NATURE:
                table.befall(dice)
            else:
                table.play(dice.choice(table.options()))
        assert len(events(table, "elders_turn")) == 12
        assert len(table.results) == 2
