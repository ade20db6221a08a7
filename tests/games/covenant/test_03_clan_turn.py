"""Chapter 3. The clan turn: steps, ornaments, the book."""

from __future__ import annotations

from collections import Counter

from games.covenant.positions import (
    HALL,
    at_work,
    bare,
    do,
    dwarves,
    events,
    gain,
    lay,
    nature,
    options,
    ornament,
    own_tool,
    play,
    question,
    ready,
    refused,
    relics,
    row,
    row_names,
    stock,
    support,
    traditions,
    turn,
)
from underhall.core.agenda import NATURE
from underhall.games.covenant.icons import COIN_ROW, REWARDS, RUBBLE_ROW
from underhall.games.covenant.moves import MOST_OF_ONE_REWARD
from underhall.games.covenant.rules.clan_turn import Turn
from underhall.games.covenant.rules.course import Eras
from underhall.games.covenant.rules.rows import Refill, TurnUp
from underhall.games.covenant.table import EMPTY, NONE, with_row


def test_cv_3_01_four_turns_each_clockwise_from_the_start_player() -> None:
    table = bare(3)
    table.first = 2
    do(table, Eras())
    order = [2, *[item.seat for item in table.agenda[::-1] if isinstance(item, Turn)]]
    assert order == [2, 0, 1] * 4


def test_cv_3_01_a_dwarf_must_be_assigned_to_a_free_tool() -> None:
    table = bare(2)
    dwarves(table, 0, 1, 3)
    table.posts = with_row(table.posts, 0, (1, 0, 2, 0, *[0] * 8))
    turn(table)
    assert options(table) == ["assign 1 to axe", "assign 1 to cart", "assign 3 to axe", "assign 3 to cart"]
    assert refused(table, "done") == ("CV-3.01", "must_assign")
    assert refused(table, "assign 2 to axe") == ("CV-3.01", "no_such_dwarf")
    assert refused(table, "assign 1 to pick") == ("CV-3.01", "tool_in_use")
    assert refused(table, "assign 1 to place 4") == ("CV-3.01", "no_tool")
    play(table, "assign 3 to axe")
    assert (table.tavern[0], table.posts[0][1]) == ((1, 0, 0, 0), 3)


def test_cv_3_02_the_steps_come_in_order() -> None:
    table = bare(2, HALL)
    relics(table, 0, "horn")
    support(table, 0, 1)
    turn(table)
    asked = [question(table)]
    for text in ("pass", "assign 1 to axe", "spend +1", "done"):
        play(table, text)
        asked.append(question(table))
    assert asked == ["UseRelic", "AssignDwarf", "SpendSupport", "UseTool", "UseRelic"]
    play(table, "pass")
    nature(table)
    assert table.over()


def test_cv_3_02_one_token_adds_its_value_for_this_turn() -> None:
    table = bare(2, "b2 yellow gold 2 ot")
    dwarves(table, 0, 1)
    support(table, 0, 1, 1)
    play(turn(table), "assign 1 to axe")
    assert options(table) == ["spend +1", "spend +2", "pass"]
    assert refused(table, "dig") == ("CV-3.02", "not_now")
    play(table, "spend +2", "fight")
    assert table.support[0] == (1, 0)
    assert options(table) == ["defeat orc at b2", "defeat troll at b2", "done"]
    play(table, "done")
    nature(table)
    assert (table.boost, table.post, table.support[0]) == (0, NONE, (1, 0))


def test_cv_3_02_a_token_that_is_not_there_is_refused() -> None:
    table = bare(2)
    support(table, 0, 1)
    play(turn(table), "assign 1 to axe")
    assert refused(table, "spend +2") == ("CV-3.02", "no_such_token")


def test_cv_3_02_action_and_ornament_in_either_order() -> None:
    for order in (["fight", "done", "use ornament"], ["use ornament", "pass", "fight"]):
        table = bare(2, "b2 yellow gold 2 gg")
        ornament(table, 0, "axe", "orc")
        at_work(table, "axe", 1)
        assert options(table) == ["fight", "use ornament", "done"]
        play(table, *order)


def test_cv_3_02_another_action_than_the_tools_is_refused() -> None:
    table = at_work(bare(2, HALL), "axe", 2)
    assert refused(table, "dig") == ("CV-3.02", "other_tool")
    assert refused(table, "use ornament") == ("CV-3.12", "not_adorned")
    assert refused(table, "spend +1") == ("CV-3.02", "not_now")


def test_cv_3_03_a_tool_adorned_by_its_own_action_uses_the_ornament_at_once() -> None:
    table = bare(2, "b2 yellow gold 2 g")
    row(table, "silver ornament", "goblin", "-", "-")
    stock(table, 0, "emerald")
    at_work(table, "compass", 2)
    play(table, "build", "plan workshop", "build workshop at b2", "adorn compass with silver 1")
    assert options(nature(table)) == ["use ornament", "done"]
    assert refused(table, "build") == ("CV-3.02", "has_acted")
    play(table, "use ornament", "defeat goblin at b2")
    assert question(table) == "ChooseDie"


def test_cv_3_04_rows_are_refilled_when_the_turn_ends() -> None:
    table = ready(2)
    for at in range(5):
        table.rows = with_row(table.rows, at, (*table.rows[at][:1], EMPTY, *table.rows[at][2:]))
    before = table.rows
    do(table, Refill())
    assert table.rows[0][1:] == (before[0][0], *before[0][2:])
    for at in (1, 2, 3):
        assert table.rows[at][:3] == (before[at][0], *before[at][2:])
    assert table.rows[4] == before[4]
    nature(table)
    assert all(EMPTY not in tiles for tiles in table.rows)
    assert table.rows[4][0] == before[4][0]
    assert table.rows[4][2:] == before[4][2:]


def test_cv_3_04_the_end_of_a_turn_fills_every_row_but_the_ornaments() -> None:
    table = nature(do(bare(2), Refill()))
    assert [EMPTY in tiles for tiles in table.rows] == [False] * 5 + [True] * 2


def test_cv_3_04_a_taken_ornament_is_replaced_at_once_in_the_same_slot() -> None:
    table = bare(2)
    row(table, "silver ornament", "goblin", "site", "house")
    stock(table, 0, "gold")
    gain(table, "adorn")
    play(table, "adorn pick with silver 2")
    assert question(table) == "TurnUp"
    play(table, "turn up silver ornament adorn")
    assert row_names(table, "silver ornament") == ["goblin", "adorn", "house"]


def test_cv_3_05_a_book_is_any_of_the_four_actions() -> None:
    table = bare(2, HALL)
    own_tool(table, 0, 1, "book")
    at_work(table, "place 1", 2)
    assert options(table) == ["dig", "fight", "build", "transport", "done"]


def test_cv_3_06_rewards_are_optional() -> None:
    table = bare(2)
    row(table, "coin", "crowned", "iron", "golden", "road")
    row(table, "relic", "horn", "horn", "horn", "horn")
    gain(table, "coin, strengthen, 2 mine")
    play(table, "pass")
    assert table.over()
    assert table.tracks[0] == (0, 0, 0)


def test_cv_3_06_what_can_only_help_is_given_without_asking() -> None:
    table = gain(bare(2), "3 glory, 2 token, 2 key, storage, buildings")
    assert table.over()
    assert (table.glory[0], table.support[0]) == (8, (2, 0))
    assert (table.keys(0), table.storage(0), table.forge[0]) == (4, 6, (3, 3, 0, 0))
    assert gain(bare(2), "2 prestige").tracks[0][1] == 2
    table = at_work(bare(2), "axe", 1)
    gain(table, "2 strength, strengthen")
    assert (table.boost, question(table)) == (2, "Strengthen")


def test_cv_3_07_the_cheap_end_the_low_end_and_the_right() -> None:
    table = bare(2)
    row(table, "rubble", "iron", "-", "gold", "-", "mythrall")
    row(table, "tradition", "-", "5", "-", "9")
    row(table, "coin", "iron", "-", "-", "road")
    row(table, "relic", "-", "-", "-", "crown")
    do(table, Refill())
    assert row_names(table, "rubble") == ["-", "-", "iron", "gold", "mythrall"]
    assert row_names(table, "tradition") == ["5", "9", "-", "-"]
    assert row_names(table, "coin") == ["iron", "road", "-", "-"]
    assert row_names(table, "relic") == ["crown", "-", "-", "-"]


def test_cv_3_08_discards_of_rubble_and_coins_are_shuffled() -> None:
    table = bare(2)
    empty = [type(bag)((0,) * len(bag.counts), 0) for bag in table.bags]
    table.bags = tuple(empty)
    table.discards = ((2, 0, 1, 0, 0), (0, 1, *[0] * (len(table.box.coins) - 2)))
    do(table, TurnUp(RUBBLE_ROW, 0))
    assert table.discards[0] == (0,) * 5
    assert [(move.text, weight) for move, weight in table.outcomes()] == [
        ("turn up rubble iron", 2),
        ("turn up rubble gold", 1),
    ]
    do(table, TurnUp(COIN_ROW, 3))
    assert table.to_move() == NATURE
    assert len(events(table, "shuffles_discards")) == 2


def test_cv_3_08_other_slots_stay_empty() -> None:
    table = bare(2)
    table.bags = tuple(type(bag)((0,) * len(bag.counts), 0) for bag in table.bags)
    do(table, *[TurnUp(at, 0) for at in range(7)])
    assert table.over()
    assert all(tiles[0] == EMPTY for tiles in table.rows)


def test_cv_3_09_a_reward_with_all_its_consequences_comes_first() -> None:
    table = bare(2)
    row(table, "coin", "crowned", "iron", "golden", "road")
    place = next(
        i
        for i, gives in enumerate(table.box.printed.coin_places)
        if "step" in str(table.moves.take[gives[0]])
    )
    gain(table, "coin, strengthen")
    assert options(table) == ["take coin", "take strengthen", "pass"]
    assert refused(table, "take relic") == ("CV-3.09", "not_offered")
    assert refused(table, "done") == ("CV-3.09", "not_now")
    play(table, "take coin", f"coin 1 to place {place + 1}")
    assert question(table) == "FreeStep"
    play(table, "step on prestige")
    assert question(table) == "Strengthen"


def test_cv_3_09_the_owner_orders_what_comes_at_the_same_time() -> None:
    table = bare(2)
    gain(table, "mine, prestige")
    play(table, "take prestige")
    assert table.tracks[0] == (0, 1, 1)


def test_cv_3_10_a_token_gained_by_the_tool_comes_too_late() -> None:
    table = bare(2)
    ornament(table, 0, "axe", "orc")
    lay(table, "b2 yellow gold 2 g")
    table.dice = (2, 0, 0)
    at_work(table, "axe", 1)
    play(table, "use ornament", "defeat goblin at b2", "take goblin die")
    assert table.support[0] == (1, 0)
    nature(table)
    assert question(table) == "UseTool"


def test_cv_3_10_a_token_of_a_relic_at_the_start_can_be_spent() -> None:
    table = bare(2, HALL)
    relics(table, 0, "horn")
    turn(table)
    play(table, "use horn")
    while question(table) == "ChooseSupport":
        play(table, "token +1")
    play(table, "assign 1 to axe")
    assert question(table) == "SpendSupport"


def test_cv_3_11_the_action_may_be_left_out() -> None:
    table = at_work(bare(2, HALL), "pick", 3)
    play(table, "done")
    assert table.over()
    assert table.tracks[0] == (0, 0, 0)


def test_cv_3_12_strength_ornaments_work_only_before_the_action() -> None:
    table = bare(2, "b2 yellow gold 2 o")
    ornament(table, 0, "axe", "strength")
    at_work(table, "axe", 1)
    play(table, "use ornament", "fight")
    assert options(table) == ["defeat orc at b2", "done"]
    table = bare(2, "b2 yellow gold 2 g")
    ornament(table, 0, "axe", "strength")
    at_work(table, "axe", 1)
    play(table, "fight", "done")
    assert table.over()


def test_cv_3_12_an_ornament_works_once_and_does_not_depend_on_strength() -> None:
    table = bare(2, "b2 yellow gold 2 og")
    ornament(table, 0, "axe", "orc")
    at_work(table, "axe", 1)
    play(table, "use ornament", "defeat orc at b2")
    nature(play(table, "pass"))
    assert refused(table, "use ornament") == ("CV-3.12", "ornament_spent")


def test_cv_3_13_the_relic_at_the_end_comes_before_the_refill() -> None:
    table = bare(2, HALL)
    relics(table, 0, "horn")
    row(table, "rubble", "-", "iron", "iron", "iron", "iron")
    turn(table)
    play(table, "pass", "assign 1 to axe", "done")
    assert question(table) == "UseRelic"
    assert row_names(table, "rubble")[0] == "-"
    play(table, "use horn")
    while question(table) == "ChooseSupport":
        play(table, "token +1")
    assert "-" not in row_names(nature(table), "rubble")


def test_cv_3_14_traditions_do_not_help_a_book_but_its_ornament_works() -> None:
    table = bare(2, "b2 yellow gold 2 ogg")
    traditions(table, 0, 3)
    own_tool(table, 0, 1, "book", "gold")
    own_tool(table, 1, 1, "axe", "gold")
    ornament(table, 0, "place 1", "orc")
    at_work(table, "place 1", 1)
    play(table, "fight")
    assert options(table) == ["defeat goblin at b2", "done"]
    nature(play(table, "defeat goblin at b2", "pass"))
    assert options(table) == ["use ornament", "done"]
    table = bare(2, "b2 yellow gold 2 o")
    traditions(table, 0, 3)
    play(at_work(table, "axe", 1), "fight")
    assert options(table) == ["defeat orc at b2", "done"]


def test_cv_3_09_every_reward_can_be_taken_in_every_amount_and_none_of_nothing() -> None:
    taken = Counter(move.words["reward"] for move in bare().moves.take.values())
    amounts = {move.words["amount"] for move in bare().moves.take.values()}
    assert amounts == set(range(1, MOST_OF_ONE_REWARD + 1))
    assert taken == dict.fromkeys(REWARDS, MOST_OF_ONE_REWARD)
