"""The second time: what works again, what works only once, and when a thing is over."""

from __future__ import annotations

import pytest

from games.covenant.positions import (
    HALL,
    at_work,
    bare,
    built,
    coins,
    do,
    dwarves,
    enemies,
    forge_area,
    gain,
    imprison,
    nature,
    on_track,
    options,
    ornament,
    own_tool,
    play,
    question,
    ready,
    refused,
    relic,
    relics,
    row,
    row_names,
    solo,
    stock,
    stored,
    strengths,
    support,
    tools,
    traditions,
    turn,
)
from underhall.games.covenant.icons import GOBLIN, ORC, amount_of
from underhall.games.covenant.rules.clan_turn import EndTurn
from underhall.games.covenant.rules.council import CheckKeys, HearClan, ScoreDungeon, ScoreProjects
from underhall.games.covenant.rules.elders_rewards import player_has
from underhall.games.covenant.rules.setup_players import SetUpPlayers
from underhall.games.covenant.rules.solo import ElderTurn
from underhall.games.covenant.table import EMPTY, NONE, Table, raised

ELDERS = 1


def council(table: Table, seat: int) -> Table:
    """A seat's part of a council, on a board that needs no refill."""
    table.rows = tuple(tuple(max(tile, 0) for tile in tiles) for tiles in table.rows)
    return do(table, HearClan(seat))


def waive_until(table: Table, asked: str) -> Table:
    """Leave everything until this is asked."""
    while question(table) != asked:
        table.play(table.options()[-1])
    return table


# Councils


def test_cv_14_02_a_fire_burns_in_every_council() -> None:
    table = bare(3, HALL)
    traditions(table, 2, 16)
    table.finished = (0, 0, 0b11)
    for times in (1, 2, 3):
        assert council(table, 2).glory == (5, 5, 5 + 2 * times)


def test_cv_14_02_a_fire_burns_once_in_a_council_and_others_after_it() -> None:
    table = bare(2, HALL)
    traditions(table, 1, 16, 19, 21)
    table.finished = (0, 0b1)
    council(table, 1)
    play(table, "honour tradition 16")
    assert options(table) == ["honour tradition 19", "honour tradition 21", "pass"]
    assert refused(table, "honour tradition 16") == ("CV-14.02", "tradition_not_now")
    play(table, "pass")
    assert (table.over(), table.glory[1]) == (True, 6)


def test_cv_14_02_who_waives_has_all_fires_again_in_the_next_council() -> None:
    table = bare(2, HALL)
    traditions(table, 1, 16, 19)
    for _ in range(2):
        council(table, 1)
        assert options(table) == ["honour tradition 16", "honour tradition 19", "pass"]
        assert play(table, "pass").over()


def test_cv_8_02_a_coin_gives_in_every_council_and_once() -> None:
    table = bare(2)
    coins(table, 1, "-", "golden", "-", "mythrall")
    for times in (1, 2):
        council(table, 1)
        play(table, "resolve coin at place 4")
        assert table.over(), "the last one is not asked for"
        assert stored(table, 1) == ["gold"] * times + ["mythrall"] * times


def test_cv_14_07_coins_that_were_waived_are_over() -> None:
    table = bare(2)
    coins(table, 1, "golden", "mythrall", "iron")
    council(table, 1)
    play(table, "resolve coin at place 1", "pass")
    assert (table.over(), table.unresolved_coins, stored(table, 1)) == (True, 0, ["gold"])


def test_cv_14_03_keys_are_checked_in_every_council() -> None:
    table = bare(2)
    imprison(table, 1, "ggg")
    play(do(table, CheckKeys(1)), "release goblin")
    do(table, ScoreDungeon(1))
    imprison(table, 1, "o")
    do(table, CheckKeys(1))
    assert options(table) == ["release goblin", "release orc"]
    play(table, "release goblin")
    do(table, ScoreDungeon(1))
    assert table.glory[1] == 5 + 1 + 1
    assert table.enemy_bag.counts[GOBLIN] == table.box.enemy_bag.counts[GOBLIN] - 1


def test_cv_14_04_a_project_scores_again_in_the_next_council() -> None:
    table = bare(2, HALL)
    names = [project.name for project in table.box.projects]
    table.projects = (names.index("A2"), names.index("B1"), names.index("C3"))
    built(table, 1, "house b2", "house c2")
    for times in (1, 2):
        table.era = 1
        assert do(table, ScoreProjects(1)).glory[1] == 5 + 4 * times


# Turns


def test_cv_9_02_one_relic_a_turn_and_each_once_a_game() -> None:
    table = bare(2, HALL)
    relics(table, 1, "banner", "banner", "seal")
    turn(table, 1)
    assert options(table) == ["use banner", "use seal", "pass"]
    play(waive_until(play(table, "use banner"), "AssignDwarf"), "assign 1 to axe")
    play(waive_until(table, "UseTool"), "done")
    nature(table)
    assert table.over(), "no second one at the end"
    turn(table, 1)
    assert options(table) == ["use banner", "use seal", "pass"], "another banner is left"
    play(waive_until(play(table, "use banner"), "AssignDwarf"), "assign 1 to pick")
    play(waive_until(table, "UseTool"), "done")
    nature(table)
    assert options(turn(table, 1)) == ["use seal", "pass"]
    assert refused(table, "use banner") == ("CV-9.02", "relic_used")
    assert table.used_relics[1][relic(table, "banner")] == 2


def test_cv_9_03_relics_that_were_ready_stay_ready_beside_new_ones() -> None:
    table = bare(2, HALL)
    relics(table, 1, "horn", "seal")
    for name in ("horn", "crown"):
        table.fresh_relics = raised(table.fresh_relics, 1, relic(table, name))
    turn(table, 1)
    assert options(table) == ["use horn", "use seal", "use crown", "pass"]
    assert table.relics[1][relic(table, "horn")] == 2
    assert sum(table.fresh_relics[1]) == 0


def test_cv_9_03_what_others_have_gained_is_not_ready_yet() -> None:
    table = bare(2, HALL)
    table.fresh_relics = raised(table.fresh_relics, 0, relic(table, "horn"))
    turn(table, 1)
    assert question(table) == "AssignDwarf"
    assert sum(table.fresh_relics[0]) == 1


def test_cv_9_02_not_in_the_turn_it_was_gained_even_beside_an_older_one() -> None:
    table = bare(2, HALL)
    relics(table, 1, "seal")
    row(table, "relic", "horn", "-", "-", "-")
    on_track(table, 1, "mine", 1)
    turn(table, 1)
    play(table, "pass", "assign 1 to axe")
    table.fresh_relics = raised(table.fresh_relics, 1, relic(table, "horn"))
    play(table, "done")
    assert options(table) == ["use seal", "pass"]
    assert refused(table, "use horn") == ("CV-9.02", "relic_fresh")
    assert refused(table, "use crown") == ("CV-9.02", "no_such_relic")


def test_cv_3_02_one_token_a_turn_and_another_in_the_next() -> None:
    table = bare(2, HALL)
    dwarves(table, 1, 1, 1)
    support(table, 1, 3)
    for post, left in (("axe", 2), ("pick", 1)):
        play(turn(table, 1), f"assign 1 to {post}", "spend +1")
        assert question(table) == "UseTool"
        assert table.boost == 1
        nature(play(table, "done"))
        assert (table.over(), table.boost, table.support[1]) == (True, 0, (left, 0))


def test_cv_3_12_an_ornament_works_again_in_the_next_turn() -> None:
    table = bare(2, "b2 yellow gold 2 ggo")
    ornament(table, 1, "axe", "orc")
    for left in ("go", "o"):
        at_work(table, "axe", 1, 1)
        nature(play(table, "use ornament", "defeat goblin at b2", "pass"))
        assert (enemies(table, "b2"), options(table)) == (left, ["fight", "done"])
        play(table, "done")
        assert (table.acted, table.ornament_used, table.relic_used, table.post) == (0, 0, 0, NONE)


def test_cv_3_10_what_was_for_the_turn_ends_with_it() -> None:
    table = bare(2)
    table.post, table.boost, table.acted, table.ornament_used, table.relic_used = 3, 2, 1, 1, 1
    do(table, EndTurn())
    assert (table.post, table.boost, table.acted, table.ornament_used, table.relic_used) == (NONE, 0, 0, 0, 0)


def test_cv_3_01_a_dwarf_stays_on_its_tool_until_the_council() -> None:
    table = bare(2, HALL)
    dwarves(table, 1, 2, 2)
    nature(play(turn(table, 1), "assign 2 to axe", "done"))
    turn(table, 1)
    assert options(table) == ["assign 2 to pick", "assign 2 to compass", "assign 2 to cart"]
    assert refused(table, "assign 2 to axe") == ("CV-3.01", "tool_in_use")


# Rewards of more than one


def test_cv_3_06_a_reward_of_two_is_asked_for_twice_and_may_be_left_after_one() -> None:
    table = bare(2)
    row(table, "coin", "crowned", "iron", "golden", "road")
    play(gain(table, "2 coin", 1), "coin 1 to place 1")
    assert question(table) == "TakeCoin"
    play(table, "coin 2 to place 3")
    while question(table) == "ChooseSupport":
        play(table, "token +1")
    assert table.over()
    assert sum(coin != EMPTY for coin in table.coins[1]) == 2
    play(gain(table, "2 coin", 1), "coin 3 to place 2", "gain iron", "pass")
    assert table.over()


def test_cv_9_01_two_relics_are_two_and_three_are_three() -> None:
    table = bare(2)
    on_track(table, 1, "mine", max(table.box.printed.relic_spaces))
    row(table, "relic", "horn", "seal", "crown", "banner")
    gain(table, "3 relic", 1)
    for slot in (1, 2, 3):
        assert question(table) == "TakeRelic"
        play(table, f"relic in slot {slot}")
    assert table.over()
    assert row_names(table, "relic") == ["-", "-", "-", "banner"]
    row(table, "relic", "horn", "seal", "crown", "banner")
    play(gain(table, "2 relic", 1), "relic in slot 4", "pass")
    assert table.over()


def test_cv_5_02_two_ransoms_are_paid_twice() -> None:
    table = bare(2)
    on_track(table, 1, "mine", max(table.box.printed.relic_spaces))
    row(table, "relic", "horn", "seal", "crown", "banner")
    stock(table, 1, "iron", "iron", "iron")
    play(gain(table, "ransom", 1), "relic in slot 1")
    assert (table.over(), stored(table, 1)) == (True, ["iron", "iron"])
    play(gain(table, "3 ransom", 1), "relic in slot 2", "relic in slot 3")
    assert (table.over(), stored(table, 1)) == (True, [])
    assert table.relic_kinds(1) == 3


def test_cv_17_00_three_traditions_are_paid_and_kept_one_by_one() -> None:
    table = bare(2)
    row(table, "tradition", "1", "2", "3", "4")
    gain(table, "3 tradition", 1)
    for slot in (4, 3, 1):
        play(table, f"tradition in slot {slot}")
    costs = table.box.printed.slot_costs
    assert (table.over(), table.traditions[1]) == (True, 0b1101)
    assert table.glory[1] == 5 - costs[3] - costs[2] - costs[0]


def test_cv_5_01_two_forgings_are_paid_twice() -> None:
    table = bare(2)
    table.open_storage = (2, 2)
    tools(table, "axe emerald gold", "pick emerald gold", "cart emerald gold", "-")
    stock(table, 1, *["iron"] * 3, *["emerald"] * 3)
    gain(table, "2 forge", 1)
    play(table, "forge tool 1 at place 6")
    while question(table) == "TakeRelic":
        play(table, "pass")
    assert question(table) == "Forge"
    play(table, "forge tool 2 at place 7")
    while question(table) == "Adorn":
        play(table, "pass")
    assert table.over()
    assert (len(table.owned_posts(1)), stored(table, 1).count("iron")) == (6, 1 + 1)


def test_cv_5_06_a_universal_cost_does_not_replace_the_iron() -> None:
    table = bare(2)
    tools(table, "book any silver", "-", "-", "-")
    stock(table, 1, "gold", "mythrall", "emerald")
    assert gain(table, "forge", 1).over()
    stock(table, 1, "iron")
    assert question(gain(table, "forge", 1)) == "Forge"


def test_cv_3_04_an_empty_slot_of_either_colour_is_told() -> None:
    table = bare(2)
    tools(table, "axe emerald gold", "axe emerald gold", "axe emerald gold", "-")
    row(table, "silver ornament", "goblin", "-", "-")
    row(table, "gold ornament", "orc", "-", "site")
    stock(table, 1, "emerald", "gold")
    gain(table, "adorn", 1)
    assert refused(table, "adorn axe with gold 2") == ("CV-3.04", "slot_empty")
    assert refused(table, "adorn pick with silver 2") == ("CV-3.04", "slot_empty")
    assert refused(table, "adorn axe with gold 3") == ("CV-5.06", "has_none")


def test_cv_20_06_two_adornings_are_two() -> None:
    table = bare(2)
    row(table, "gold ornament", "orc", "site", "-")
    stock(table, 1, "emerald", "gold")
    gain(table, "2 adorn", 1)
    nature(play(table, "adorn axe with gold 1"))
    assert question(table) == "Adorn"
    nature(play(table, "adorn cart with gold 2"))
    assert (table.over(), table.glory[1]) == (True, 5 + 2 * table.box.printed.ornament_glory[1])


def test_cv_7_01_two_free_steps_may_go_two_ways() -> None:
    table = gain(bare(2), "2 step", 1)
    play(table, "step on court")
    assert question(table) == "FreeStep"
    play(table, "step on prestige")
    assert (table.over(), table.tracks[1]) == (True, (1, 1, 0))
    play(gain(table, "2 step", 1), "pass")
    assert (table.over(), table.tracks[1]) == (True, (1, 1, 0))


def test_cv_4_02_two_strengthenings_are_two_and_never_beyond_4() -> None:
    table = bare(2)
    dwarves(table, 1, 3, 1)
    play(gain(table, "3 strengthen", 1), "strengthen 3 in tavern")
    assert options(table) == ["strengthen 1 in tavern", "pass"]
    play(table, "strengthen 1 in tavern", "strengthen 2 in tavern")
    assert (table.over(), strengths(table, 1)) == (True, [3, 4])


def test_cv_4_01_three_support_symbols_are_three_choices() -> None:
    table = bare(2)
    gain(table, "3 support", 1)
    assert table.support[1] == (1, 0), "the first can only be a token"
    play(table, "token +2 for +1")
    assert table.over(), "no +1 is left to exchange, so the third is a token"
    assert table.support[1] == (1, 1)


def test_cv_11_07_two_goblins_of_a_reward_are_two_fights() -> None:
    table = bare(2, "b2 yellow gold 2 ggo")
    table.dice = (5, 0, 0)
    gain(table, "2 goblin", 1)
    play(table, "defeat goblin at b2", "take goblin die", "goblin die shows 6")
    assert options(table) == ["defeat goblin at b2", "pass"]
    play(table, "defeat goblin at b2", "take goblin die", "goblin die shows 6")
    assert (table.over(), table.dungeon[1], table.tracks[1][1]) == (True, (2, 0, 0), 0)
    glory = amount_of(table.box.enemies[GOBLIN].faces[5][0])
    assert table.glory[1] == 5 + 2 * glory
    play(gain(table, "2 orc", 1), "defeat orc at b2", "pass")
    assert (table.over(), table.dungeon[1][ORC]) == (True, 1), "nobody else is there"


def test_cv_5_02_a_clan_has_two_storage_tiles_and_no_third() -> None:
    table = bare(2)
    for spaces in (6, 8, 8):
        assert gain(table, "storage", 1).storage(1) == spaces
    assert table.storage(0) == 4


@pytest.mark.parametrize("amount", [1, 2, 3])
def test_cv_5_02_so_many_storage_tiles_and_buildings_as_a_reward_says(amount: int) -> None:
    """A pack may print a number; a clan has two closed tiles."""
    table = bare(2)
    gain(table, f"{amount} storage, {amount} buildings", 1)
    assert table.storage(1) == 4 + 2 * min(amount, 2)
    assert (table.forge[0], table.forge[1]) == ((2, 2, 0, 0), (2 + amount, 2 + amount, 0, 0))


def test_cv_12_03_a_taken_bonus_space_is_not_used_again() -> None:
    table = bare(3)
    for seat, space in ((1, 2), (2, 3)):
        table.store(seat, table.site(0).spaces[0])
        at_work(table, "cart", 1, seat)
        play(table, "transport", "go to pillar 1")
        play(table, options(table)[0], f"bonus space {space}")
    table.store(0, table.site(0).spaces[1])
    play(at_work(table, "cart", 1), "transport", "go to pillar 1")
    play(table, options(table)[0])
    assert options(table) == ["bonus space 1", "bonus space 4"]
    for space in (2, 3):
        assert refused(table, f"bonus space {space}") == ("CV-12.03", "bonus_taken")
    assert table.markers[0] == (EMPTY, 1, 2, EMPTY)


def test_cv_12_03_a_completed_site_is_closed_for_its_clan_alone() -> None:
    table = bare(2)
    table.store(1, table.site(3).spaces[0])
    play(at_work(table, "cart", 1, 1), "transport", "go to gate 1")
    play(table, options(table)[0], "bonus space 2")
    assert table.over()
    play(at_work(table, "cart", 1, 1), "transport")
    assert "go to gate 1" not in options(table)
    assert refused(table, "go to gate 1") == ("CV-12.01", "site_finished")
    play(table, "pass")
    play(at_work(table, "cart", 1, 0), "transport")
    assert "go to gate 1" in options(table)


@pytest.mark.parametrize(("number", "times"), [(15, (2, 0)), (23, (0, 2))])
def test_cv_17_15_17_23_every_achievement_counts_not_only_the_first(
    number: int, times: tuple[int, int]
) -> None:
    table = bare(2)
    traditions(table, 1, number)
    tokens = glory = 0
    for track in (0, 2):
        space = next(i for i, s in enumerate(table.box.tracks[track]) if s.achievement and not s.gives)
        on_track(table, 1, ("court", "prestige", "mine")[track], space)
        gain(table, ("court", "prestige", "mine")[track], 1)
        tokens, glory = table.support[1][0], table.glory[1] - 5
    assert (tokens, glory) == times


def test_cv_17_13_17_27_17_35_every_building_and_every_tool_counts() -> None:
    table = bare(2, HALL)
    traditions(table, 1, 27, 35, 13)
    forge_area(table, 1, workshops=2, gates=2)
    for at in ("b3", "c4"):
        play(gain(table, "workshop", 1), f"build workshop at {at}")
    assert table.support[1] == (2, 0)
    play(at_work(table, "compass", 2, 1), "build", "plan pillar or gate", "build gate at b3-c3")
    assert question(table) == "Strengthen"
    waive_until(table, "over")
    play(at_work(table, "compass", 2, 1), "build", "plan pillar or gate", "build gate at b2-c2")
    assert question(table) == "Strengthen"


# The Elders


def test_cv_16_01_what_was_not_drafted_goes_to_the_box_not_to_the_stack() -> None:
    table = nature(do(solo(), SetUpPlayers()))
    offered = table.offers[1]
    before = table.bags[1].counts
    assert [before[tradition] for tradition in offered] == [0, 0]
    while question(table) == "DraftTile":
        table.play(table.options()[-1])
    assert table.bags[1].counts == before
    left = [tradition for tradition in offered if tradition != table.start_traditions[0]]
    assert len(left) == 1
    assert table.bags[1].counts[left[0]] == 0


@pytest.mark.parametrize("state", ["relics", "fresh_relics", "used_relics"])
def test_cv_16_09_the_elders_look_at_ready_fresh_and_used_relics(state: str) -> None:
    table = solo()
    setattr(table, state, raised(getattr(table, state), 0, relic(table, "horn")))
    assert player_has(table, relic(table, "horn"))
    row(table, "relic", "horn", "-", "seal", "crown")
    gain(table, "relic", ELDERS)
    assert row_names(table, "relic") == ["horn", "-", "-", "crown"]
    gain(table, "relic", ELDERS)
    assert row_names(table, "relic") == ["horn", "-", "-", "-"], "what they have themselves does not matter"


def test_cv_16_04_used_tools_are_reshuffled_every_time_the_deck_is_empty() -> None:
    table = ready(1)
    table.elder_kinds, table.elder_forge = 0, 0
    table.elder_used = table.elder_seen = 0b1_0001_0001_0001
    for _ in range(2):
        seen = []
        for left in (4, 3, 2, 1):
            do(table, ElderTurn(ELDERS))
            assert len(options(table)) == left
            seen.append(options(table)[0])
            table.play(table.options()[0])
            nature(table)
        assert len(set(seen)) == 4


def test_cv_16_09_a_forged_card_is_used_up_and_reshuffled_with_the_others() -> None:
    table = solo(HALL)
    table.elder_kinds, table.elder_forged, table.elder_forge = 0, 1, 11
    table.elder_seen = table.elder_used = 0b1_0001_0001_0001
    do(table, ElderTurn(ELDERS))
    assert len(options(table)) == 12, "any card that was not seen yet"
    table.play(table.moves.elder_card[15])
    nature(table)
    assert (table.elder_forged, table.elder_used.bit_count()) == (0, 5)
    do(table, ElderTurn(ELDERS))
    assert len(options(table)) == 5
    assert options(table)[-1] == "elders reveal cart 4"


def test_cv_16_09_a_card_forged_after_the_reshuffle_lies_under_the_reshuffled_ones() -> None:
    table = solo(HALL)
    table.elder_kinds, table.elder_deck, table.elder_forged, table.elder_forge = 0, 0b1_0001, 1, 11
    table.elder_seen, table.elder_used = 0b1_0001_0001_0001, 0b1_0001_0000_0000
    for expected in (["elders reveal pick 1", "elders reveal axe 1"], ["elders reveal axe 1"]):
        do(table, ElderTurn(ELDERS))
        assert options(table) == expected
        table.play(table.options()[0])
        nature(table)
    do(table, ElderTurn(ELDERS))
    assert len(options(table)) == 12, "now it is on top, and may be any card that was not seen yet"


def test_cv_5_06_a_tool_is_adorned_once() -> None:
    table = bare(2)
    own_tool(table, 1, 1, "axe", "gold")
    row(table, "gold ornament", "orc", "site", "strength")
    stock(table, 1, "emerald", "gold")
    nature(play(gain(table, "adorn", 1), "adorn place 1 with gold 1"))
    gain(table, "adorn", 1)
    assert refused(table, "adorn place 1 with gold 2") == ("CV-5.06", "already_adorned")
    assert [text for text in options(table) if "place 1" in text] == []
