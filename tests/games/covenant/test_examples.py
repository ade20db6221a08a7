"""The worked examples of the rulebook, by the numbers of section 22."""

from __future__ import annotations

import pytest

from games.covenant.positions import (
    HALL,
    at_work,
    bare,
    built,
    carts,
    do,
    dwarves,
    enemies,
    forge_area,
    gain,
    imprison,
    lay,
    nature,
    on_track,
    options,
    ornament,
    own_tool,
    play,
    question,
    refused,
    relics,
    rewards,
    row,
    row_names,
    stock,
    stored,
    support,
    throne_carts,
    tools,
    turn,
)
from underhall.games.covenant.icons import COLUMNS, RELIC, kind_of
from underhall.games.covenant.powers.projects import worth
from underhall.games.covenant.rules.clan_turn import strength
from underhall.games.covenant.rules.council import CheckKeys, ScoreProjects
from underhall.games.covenant.rules.final_scoring import (
    FinalScoring,
    column_count,
    leftovers,
    penalty,
    throne_glory,
)
from underhall.games.covenant.rules.rewards import Gain
from underhall.games.covenant.rules.rows import Refill
from underhall.games.covenant.table import EMPTY, Table, with_row


def hauling(power: int, *resources: str) -> Table:
    table = bare(2)
    table.open_storage = (2, 0)
    stock(table, 0, *resources)
    return at_work(table, "cart", power)


def deliveries(table: Table) -> int:
    """How many resources go to one site of 3 and to the throne if all is delivered."""
    play(table, "transport", "go to gate 3")
    count = 0
    while question(table) in ("ChooseDelivery", "DeliverToThrone"):
        table.play(table.options()[0])
        count += 1
    return count


def test_cv_example_1_strength_3_with_a_plus_1_carries_4() -> None:
    table = bare(2)
    table.open_storage = (2, 0)
    stock(table, 0, "iron", "iron", "emerald", "gold", "gold", "emerald")
    dwarves(table, 0, 3)
    support(table, 0, 1)
    play(turn(table), "assign 3 to cart", "spend +1")
    assert deliveries(table) == 4


def test_cv_example_2_strength_2_with_a_plus_2_is_4() -> None:
    table = bare(2)
    dwarves(table, 0, 2)
    support(table, 0, 0, 1)
    play(turn(table), "assign 2 to axe", "spend +2")
    assert strength(table, 0, 1) == 4


def test_cv_example_3_a_full_column_takes_no_third_tool() -> None:
    table = bare(2)
    tools(table, "axe emerald gold", "-", "-", "-")
    stock(table, 0, "iron", "emerald")
    own_tool(table, 0, 1, "pick")
    own_tool(table, 0, 2, "cart")
    gain(table, "forge")
    columns = table.box.clan.places
    offered = {int(text.split()[-1]) for text in options(table)[:-1]}
    assert not any(columns[place - 1].column == columns[0].column for place in offered)
    assert refused(table, "forge tool 1 at place 1") == ("CV-5.01", "place_taken")


def test_cv_example_4_two_prestige_reach_a_strengthen_space() -> None:
    table = gain(bare(2), "2 prestige")
    assert question(table) == "Strengthen"
    play(table, "strengthen 1 in tavern")
    assert table.tavern[0] == (3, 1, 0, 0)


def test_cv_example_5_a_2_glory_coin_on_the_relic_place() -> None:
    table = bare(2)
    row(table, "coin", "crowned", "iron", "golden", "road")
    row(table, "relic", "horn", "seal", "crown", "crown")
    on_track(table, 0, "mine", 9)
    place = next(i for i, gives in enumerate(table.box.printed.coin_places) if kind_of(gives[0]) == RELIC)
    play(gain(table, "coin"), f"coin 4 to place {place + 1}", "relic in slot 2")
    assert table.glory[0] == 3
    assert table.relic_kinds(0) == 1


def test_cv_example_6_two_rubble_gaps_slide_right_and_fill_on_the_left() -> None:
    table = bare(2)
    row(table, "rubble", "iron", "-", "gold", "-", "emerald")
    do(table, Refill())
    play(table, "turn up rubble mythrall", "turn up rubble any")
    assert row_names(table, "rubble") == ["mythrall", "any", "iron", "gold", "emerald"]


def test_cv_example_7_a_dig_of_strength_3() -> None:
    table = bare(2, "c1 blue gold 2")
    row(table, "rubble", "mythrall", "iron", "gold", "iron", "emerald")
    backs = [move.text.removeprefix("lay back ") for move in table.moves.back]
    table.backs = (backs.index("mine + prestige"),) * 24
    play(at_work(table, "pick", 3), "dig", "clear rubble 2", "clear rubble 4", "clear rubble 3")
    assert stored(table)[:3].count("iron") + stored(table).count("gold") >= 3
    while question(table) != "RevealChamber":
        table.play(table.options()[-1])
    assert table.tracks[0][2] == 2
    assert refused(table, "reveal b3") == ("CV-10.03", "not_beside_revealed")
    play(table, "reveal b1", "take prestige")
    while question(table) != "TurnOver":
        table.play(table.options()[-1])
    assert table.tracks[0][1:] == (1, 3)
    back = table.backs[0]
    fitting = [i for i, tile in enumerate(table.box.tiles) if tile.back == back and i not in table.tiles]
    one_skull = next(i for i in fitting if table.box.tiles[i].skulls == 1)
    play(table, f"chamber is tile {one_skull + 1}", "draw orc")
    assert enemies(table, "b1") == "o"


@pytest.mark.parametrize(
    "defeated",
    [["goblin"] * 4, ["orc"] * 2, ["orc", "goblin", "goblin"], ["troll", "goblin"]],
)
def test_cv_example_8_what_strength_4_defeats(defeated: list[str]) -> None:
    table = bare(2, "b2 yellow gold 2 ggg; b3 blue gold 2 goo; c3 black gold 2 t")
    play(at_work(table, "axe", 4), "fight")
    for enemy in defeated:
        at = next(text for text in options(table) if text.startswith(f"defeat {enemy}"))
        play(table, at)
    assert question(table) != "ChooseEnemy"


def test_cv_example_9_troll_and_goblin_2_prestige_and_two_dice() -> None:
    table = bare(2, "b2 yellow gold 2 gt")
    table.dice = (0, 0, 0)
    play(at_work(table, "axe", 4), "fight", "defeat troll at b2", "defeat goblin at b2")
    assert table.tracks[0][1] == 2
    play(table, "pass")
    assert options(table) == ["take goblin die", "take troll die", "pass"]
    play(table, "take troll die", "troll die shows 3", "take goblin die", "goblin die shows 5")
    assert table.dice == (4, 0, 2)
    assert table.dungeon[0] == (1, 0, 1)


def test_cv_example_10_the_pillar_of_3_with_one_own_cart() -> None:
    table = hauling(3, "mythrall", "iron", "gold")
    row(table, "coin", "-", "-", "-", "-")
    spaces = table.side.sites[2].spaces
    table.put_cart(0, 2, spaces.index(1))
    play(table, "transport", "go to pillar 3", "deliver mythrall", "deliver iron")
    assert table.glory[0] == 5 + 3
    assert question(table) == "DeliverToThrone"
    play(table, "deliver gold to the throne")
    assert table.forge[0][2] == 1
    play(table, "bonus space 1")
    assert table.tracks[0][0] == 2


def test_cv_example_11_a_gate_lacking_2_then_2_to_the_throne() -> None:
    table = hauling(4, "iron", "emerald", "gold", "gold")
    carts(table, 0, "gate 3", 1)
    table.carts_at = with_row(table.carts_at, 5, (*[EMPTY] * 2, 0, *[EMPTY] * 3))
    play(table, "transport", "go to gate 3")
    assert refused(table, "deliver gold to the throne") == ("CV-12.04", "site_first")
    play(table, "deliver iron")
    assert refused(table, "deliver gold to the throne") == ("CV-12.04", "site_first")
    play(table, "deliver emerald", "deliver gold to the throne", "deliver gold to the throne")
    assert (table.throne.count(0), table.carts_of(0, 5)) == (2, 3)


def test_cv_example_12_strength_4_builds_house_and_workshop() -> None:
    table = bare(2, HALL)
    play(
        at_work(table, "compass", 4),
        "build",
        "plan house + workshop",
        "build house at b2",
        "build workshop at b3",
    )
    assert table.over()
    assert table.forge[0] == (1, 1, 0, 0)


def test_cv_example_13_a_gate_on_emerald_and_gold_gives_3() -> None:
    table = bare(2, HALL)
    forge_area(table, 0, gates=1)
    play(at_work(table, "compass", 2), "build", "plan pillar or gate", "build gate at b2-b3")
    assert table.glory[0] == 8


def test_cv_example_14_a_pillar_on_two_emeralds_and_a_mythrall() -> None:
    table = bare(2, "b2 yellow emerald 2; b3 blue emerald 2; c3 black mythrall 2")
    forge_area(table, 0, pillars=1)
    play(at_work(table, "compass", 2), "build", "plan pillar or gate", "build pillar at b2-b3-c3")
    play(table, "take mine", "take court")
    assert table.tracks[0] == (1, 0, 2)


def test_cv_example_15_six_enemies_and_four_keys() -> None:
    table = gain(bare(2), "2 key")
    imprison(table, 0, "ggooot")
    do(table, CheckKeys(0))
    play(table, "release goblin", "release goblin")
    assert (table.over(), sum(table.dungeon[0])) == (True, 4)


def test_cv_example_16_the_tie_at_the_throne() -> None:
    table = bare(4)
    throne_carts(table, 0, "mythrall", "gold", "gold")
    throne_carts(table, 1, "mythrall", "gold", "emerald")
    throne_carts(table, 2, "emerald", "iron")
    assert throne_glory(table) == [6, 3, 1, 0]


def test_cv_example_17_present_in_three_chambers_with_enemies() -> None:
    table = bare(2, "b2 yellow gold 2 g; b3 blue gold 2 oo; c3 black gold 2 t; c2 blue gold 2 g")
    built(table, 0, "gate b2-b3", "house c3")
    built(table, 1, "pillar b2-c2-c3")
    assert (penalty(table, 0), penalty(table, 1)) == (6, 6)


def test_cv_example_18_the_columns() -> None:
    table = bare(2)
    relics(table, 0, "horn", "horn", "seal", "crown")
    own_tool(table, 0, 6, "axe")
    assert table.forged_in(0, 0) * column_count(table, 0, 0) == 3
    imprison(table, 0, "ggot")
    own_tool(table, 0, 3, "axe")
    own_tool(table, 0, 4, "book")
    assert table.forged_in(0, 1) * column_count(table, 0, 1) == 8
    districts = (
        "a1 yellow gold 2; b1 blue gold 2; b2 black gold 2; c1 black gold 2; d3 blue gold 2; c4 yellow gold 2"
    )
    table = bare(2, districts)
    built(table, 0, "pillar a1-b1-b2", "house c1", "gate c4-d3")
    own_tool(table, 0, 1, "axe")
    own_tool(table, 0, 2, "axe")
    assert table.forged_in(0, 2) * column_count(table, 0, 2) == 12
    table.finished = (0b011001, 0)
    own_tool(table, 0, 5, "axe")
    own_tool(table, 0, 7, "axe")
    assert table.forged_in(0, 3) * column_count(table, 0, 3) == 6


def test_cv_example_19_seven_units_left_are_2_glory() -> None:
    table = bare(2)
    support(table, 0, 1, 1)
    stock(table, 0, "iron", "gold", "mythrall", "mythrall")
    assert leftovers(table, 0) == 2


def glory(table: Table, name: str) -> int:
    return worth(table, 0, [project.name for project in table.box.projects].index(name))


def test_cv_example_20_projects_of_houses_and_workshops() -> None:
    table = bare(2, "b2 yellow mythrall 2; b3 yellow mythrall 2; c3 yellow gold 2; c2 blue gold 2")
    built(table, 0, "workshop b2", "workshop b3", "workshop c2")
    assert glory(table, "A1") == 2
    table = bare(2, "b2 yellow mythrall 2; b3 yellow mythrall 2; c3 yellow gold 2; c2 blue gold 2")
    built(table, 0, "house b2", "house b3", "house c3", "house c2")
    assert glory(table, "A2") == 6


def test_cv_example_20_projects_of_pillars_and_gates() -> None:
    table = bare(
        2, "b2 blue mythrall 2; b3 blue mythrall 2; c3 black gold 2; d2 black gold 2; d3 blue mythrall 2"
    )
    built(table, 0, "pillar b2-b3-c3", "pillar c3-d2-d3", "gate c3-d2")
    assert glory(table, "B1") == 6
    table = bare(2, "b2 yellow gold 2; b3 blue gold 2; c3 black gold 2; d2 black gold 2")
    built(table, 0, "gate c3-d2", "gate b2-b3")
    assert glory(table, "B2") == 5


def test_cv_example_20_projects_of_districts() -> None:
    yellow = "a1 yellow gold 2; b1 yellow gold 2; c1 yellow gold 2"
    blue = "a2 blue gold 2; b2 blue gold 2; b3 blue gold 2; c3 blue gold 2"
    table = bare(2, f"{yellow}; {blue}")
    built(table, 0, "gate a1-a2")
    assert glory(table, "C1") == 7
    blue, black = "b2 blue gold 2; b3 blue gold 2; a2 blue gold 2", "c2 black gold 2; d1 black gold 2"
    table = bare(2, f"a1 yellow gold 2; {blue}; {black}; d2 black gold 2; b1 black gold 2")
    built(table, 0, "pillar a1-b1-b2")
    assert glory(table, "C2") == 1 + 3 + 4


def test_cv_example_20_special_projects() -> None:
    table = bare(2, HALL)
    built(table, 0, "house b2", "workshop b3", "pillar b2-b3-c3", "gate c2-c3")
    assert glory(table, "C3") == 8
    table = bare(2, "b2 yellow gold 2 g; b3 blue gold 2; c3 black gold 2 o")
    lay(table, "c2 blue gold 2; d2 blue gold 2; a1 blue gold 2")
    built(table, 0, "pillar b2-b3-c3", "gate c2-d2", "house a1")
    assert glory(table, "C4") == 4
    table = bare(3, "b2 yellow gold 2; b3 blue gold 2; c3 black gold 2")
    built(table, 0, "pillar b2-b3-c3", "workshop b2", "workshop b3")
    built(table, 1, "house b2", "workshop c3", "house b3")
    built(table, 2, "workshop c3")
    assert glory(table, "C5") == 6


def test_cv_example_20_workshops_among_houses() -> None:
    halls = ["a1", "a2", "b1", "c3", "d3", "e4", "e3", "d5"]
    table = bare(3, "; ".join(f"{at} yellow gold 2" for at in halls))
    built(table, 0, "workshop a1", "workshop c3", "workshop e4", "house d5")
    for seat in (1, 2):
        built(table, seat, "house a2", "house b1", "house d3", "house e3")
    assert glory(table, "C6") == 4 + 2 + 3


def test_cv_example_21_four_achievements_reveal_one_goal() -> None:
    table = bare(2)
    table.goals = ((3, 8), (3, 8))
    for at, (name, count) in enumerate((("court", 1), ("prestige", 2), ("mine", 1))):
        marks = [i + 1 for i, space in enumerate(table.box.tracks[at]) if space.achievement]
        on_track(table, 0, name, marks[count - 1])
    assert table.achievements(0) == 4
    do(table, FinalScoring())
    play(table, "show goal 9")
    assert table.shown_goals[0].bit_count() == 1


def test_cv_example_22_strength_3_alone_carries_at_most_3() -> None:
    assert deliveries(hauling(3, "iron", "emerald", "gold", "gold", "iron")) == 3


def test_cv_example_22_an_ornament_for_1_gold_taken_in_gold() -> None:
    table = bare(2)
    row(table, "gold ornament", "orc", "orc", "orc")
    stock(table, 0, "gold")
    nature(play(gain(table, "adorn"), "adorn axe with gold 2"))
    assert (stored(table), table.glory[0]) == ([], 7)


@pytest.mark.parametrize("first", ["fight", "use ornament"])
def test_cv_example_22_an_adorned_axe_with_strength_2_and_a_token_of_2(first: str) -> None:
    table = bare(2, "b2 yellow gold 2 gt")
    ornament(table, 0, "axe", "orc")
    at_work(table, "axe", 2, boost=2)
    assert options(table) == ["fight", "use ornament", "done"]
    assert strength(table, 0, 1) == 4
    play(table, first)
    assert question(table) == ("ChooseEnemy" if first == "fight" else "DefeatOrc")


def test_cv_example_22_a_pick_adorned_by_its_own_action() -> None:
    table = bare(2, "c1 yellow gold 2 g")
    table.backs = (0,) * 24
    row(table, "rubble", "iron", "emerald", "iron", "iron", "iron")
    row(table, "silver ornament", "goblin", "-", "-")
    at_work(table, "pick", 1)
    assert refused(table, "use ornament") == ("CV-3.12", "not_adorned")
    play(table, "dig", "clear rubble 2")
    table.then(Gain(0, rewards("adorn"), "coin"))
    table.advance()
    nature(play(table, "adorn pick with silver 1"))
    nature(play(table, "reveal b1"))
    assert options(table) == ["use ornament", "done"]
    play(table, "use ornament", "defeat goblin at c1")


def test_cv_example_22_troll_and_two_goblins_are_3_prestige() -> None:
    table = bare(2, "b2 yellow gold 2 ggt")
    play(
        at_work(table, "axe", 5), "fight", "defeat troll at b2", "defeat goblin at b2", "defeat goblin at b2"
    )
    while question(table) != "ChooseDie":
        table.play(table.options()[-1])
    assert table.tracks[0][1] == 3


def test_cv_example_22_a_double_key_tile_is_2_keys() -> None:
    table = bare(2)
    tools(table, "pick emerald gold", "-", "-", "-")
    stock(table, 0, "iron", "emerald")
    play(gain(table, "forge"), "forge tool 1 at place 3")
    assert table.keys(0) == 4


def test_cv_example_22_a_throne_reward_of_2() -> None:
    table = bare(2)
    stock(table, 0, "gold", "gold", "emerald")
    gain(table, "2 throne")
    assert refused(table, "deliver gold") == ("CV-12.04", "throne_only")
    play(table, "deliver gold to the throne", "deliver gold to the throne")
    assert (table.over(), table.throne.count(0)) == (True, 2)


def test_cv_example_22_a_two_space_chamber_takes_two_buildings_of_different_players() -> None:
    table = bare(3, "b2 yellow gold 2")
    built(table, 0, "house b2")
    assert gain(table, "workshop").over()
    gain(table, "workshop", 1)
    play(table, "build workshop at b2")
    assert gain(table, "house", 2).over()


def test_cv_example_22_the_second_council_scores_projects_1_and_2() -> None:
    table = bare(2, HALL)
    table.projects, table.era = (1, 7, 14), 2
    built(table, 0, "house b2", "gate c3-c4")
    do(table, ScoreProjects(0))
    assert table.glory[0] == 5 + 2 + 3


def test_cv_example_22_the_fourth_clan_without_carts_gets_nothing() -> None:
    table = bare(4)
    for clan, resource in enumerate(("mythrall", "gold", "iron")):
        throne_carts(table, clan, resource)
    assert throne_glory(table) == [6, 3, 1, 0]


def test_cv_example_22_a_pillar_costs_at_most_6_a_gate_4() -> None:
    table = bare(2, "b2 yellow gold 2 ggg; b3 blue gold 2 ooo; c3 black gold 2 ttt")
    built(table, 0, "pillar b2-b3-c3")
    built(table, 1, "gate b2-b3")
    assert (penalty(table, 0), penalty(table, 1)) == (6, 4)


def test_cv_example_22_four_relics_of_3_kinds_with_1_tool() -> None:
    table = bare(2)
    relics(table, 0, "horn", "horn", "seal", "crown")
    own_tool(table, 0, 8, "cart")
    assert table.tool_kind(0, COLUMNS + 7) == 3
    assert table.forged_in(0, 0) * column_count(table, 0, 0) == 3
