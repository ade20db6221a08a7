"""Greedy in The Lost Mines, step 2: where a dwarf walks, and what it takes there."""

from __future__ import annotations

from random import Random

from bots.seats import choices, explanation, walk
from games.lost_mines.positions import field, play, position, question, to_step_2
from underhall.bots import make_bot
from underhall.bots.bot import Sight
from underhall.core.agenda import NATURE, changed
from underhall.games.lost_mines import GAME
from underhall.games.lost_mines.components import DRAGON, GOLD, SILVER
from underhall.games.lost_mines.moves import Step
from underhall.games.lost_mines.table import Table


def seen(table: Table, at: str, kind: int, seat: int = 0) -> Table:
    """As if the seat had looked at the mine."""
    mine = table.box.mine_at[field(table, at)]
    table.mine_kind = changed(table.mine_kind, mine, kind)
    table.mine_seen = changed(table.mine_seen, mine, 1 << seat)
    return table


def test_lm_5_03_it_takes_a_treasure_within_reach() -> None:
    table = position(
        "3 .B......──", dwarves={0: "i3"}, mines={"k3": "gold"}, treasures="gold gold gems", hands={0: "n w"}
    )
    assert walk(table) == "k3"
    assert table.treasures_of(0)


def test_lm_5_03_it_does_not_stop_at_a_mine_that_is_used_up() -> None:
    table = position(
        "4 ..........│",
        dwarves={0: "k4"},
        mines={"k3": "gold turned", "k5": "silver"},
        treasures="silver gems gems",
        hands={0: "n w"},
    )
    assert walk(table) == "k5"


def test_lm_5_04_it_stays_on_a_mine_that_has_more() -> None:
    table = position(
        "3 .B.......─", dwarves={0: "k3"}, mines={"k3": "gold"}, treasures="gold gold gems", hands={0: "n w"}
    )
    to_step_2(table)
    assert choices(table) == {"stop"}
    assert explanation(table).key == "reason.stays_at_mine"


def test_lm_5_01_it_walks_as_far_as_it_can_towards_a_known_treasure() -> None:
    table = position(
        "5 .Y─┴─┴─┬─┼",
        turn=1,
        dwarves={1: "d5"},
        mines={"k5": "silver"},
        treasures="silver silver gold",
        hands={1: "n w"},
    )
    assert walk(table) == "g5"


def test_lm_4_02_it_goes_to_the_mine_it_has_seen_rather_than_to_an_unknown_one() -> None:
    for known in ("k3", "k5"):
        table = position("4 ..........│", dwarves={0: "k4"}, treasures="gold gold gems", hands={0: "n w"})
        assert walk(seen(table, known, GOLD)) == known


def test_lm_5_05_it_leaves_the_dragon_it_has_seen_alone() -> None:
    for dragon, other in (("k3", "k5"), ("k5", "k3")):
        table = position("4 ..........│", dwarves={0: "k4"}, treasures="gold silver gems", hands={0: "n w"})
        assert walk(seen(table, dragon, DRAGON)) == other


def test_lm_5_05_it_cannot_avoid_a_dragon_that_only_others_have_seen() -> None:
    table = position("4 ..........│", dwarves={0: "k4"}, treasures="gold silver gems", hands={0: "n w"})
    to_step_2(seen(table, "k3", DRAGON, seat=1))
    assert choices(table) == {"step north", "step south"}


def test_lm_5_05_it_does_not_wake_a_dragon_it_has_seen_even_if_no_other_mine_is_near() -> None:
    table = position("3 .B.......─", dwarves={0: "j3"}, treasures="gold silver gems", hands={0: "n w"})
    assert walk(seen(table, "k3", DRAGON)) == "j3"


def test_lm_5_02_it_does_not_call_a_mine_unknown_that_it_has_seen() -> None:
    for known, reason in ((False, "reason.reveals_mine"), (True, "reason.toward_mine")):
        table = position("3 .B.......─", dwarves={0: "j3"}, treasures="gold gold gems", hands={0: "n w"})
        to_step_2(seen(table, "k3", SILVER) if known else table)
        assert choices(table) == {"step east"}
        assert explanation(table).key == reason


FORK = """
    3 .......┌──
    4 .....┼┼┤
    5 .......└──
    """


def test_lm_5_04_it_goes_where_nobody_takes_the_treasures_already() -> None:
    for rival, end in (("k3", "h5"), ("k5", "h3")):
        table = position(
            FORK,
            seats=4,
            dwarves={0: "f4", 1: rival},
            mines={"k3": "gold", "k5": "silver"},
            treasures="gold gold silver silver",
            hands={0: "n w"},
        )
        assert walk(table) == end


def test_lm_5_14_it_turns_a_mine_so_that_the_way_on_leads_to_treasure() -> None:
    for rich, empty, turn in (("k5", "k1", "mine half turned"), ("k1", "k5", "mine as printed")):
        table = position(
            "3 .B.......─", dwarves={0: "j3"}, treasures="gold gold gems", hands={0: "n"}, pile=0
        )
        seen(seen(table, rich, GOLD), empty, DRAGON)
        play(to_step_2(table), "step east", "mine is gems")
        assert question(table) == "ChooseTurn"
        assert choices(table) == {turn}
        assert explanation(table).key == "reason.mine_leads_on"


def test_lm_4_03_it_goes_round_a_trap() -> None:
    board = """
    3 ........┌┬
    4 ........└┘
    """
    for traps in ("i3-i4", "i4-j4"):
        table = position(
            board,
            dwarves={0: "i4"},
            mines={"k3": "gold"},
            treasures="gold gold gems",
            traps=traps,
            hands={0: "n w ns"},
        )
        assert walk(table) == "k3"
        assert len(table.hands[0]) == 3


def test_lm_4_03_it_crosses_a_trap_if_a_treasure_lies_behind_it() -> None:
    table = position(
        "3 .B.......─",
        dwarves={0: "j3"},
        mines={"k3": "gold"},
        treasures="gold gold gems",
        traps="j3-k3",
        hands={0: "n w ns"},
    )
    assert walk(table) == "k3"
    assert len(table.hands[0]) == 2


def test_lm_5_16_it_takes_the_treasure_it_knows_to_be_dear_and_not_the_one_it_knows_to_be_cheap() -> None:
    for value, picked in ((4, {"take treasure 2"}), (2, {"take treasure 1", "take treasure 3"})):
        table = position(
            "3 .B.......─",
            dwarves={0: "j3"},
            mines={"k3": "gold"},
            treasures="gold gold gold",
            hands={0: "n w"},
        )
        table.treasure_value = changed(table.treasure_value, 1, value)
        table.treasure_seen = changed(table.treasure_seen, 1, 1)
        play(to_step_2(table), "step east", "stop")
        assert question(table) == "PickTreasure"
        assert choices(table) == picked


def test_lm_4_03_a_hint_never_leads_over_a_trap() -> None:
    table = position(
        "3 .B......──",
        dwarves={0: "i3"},
        mines={"k3": "gold"},
        treasures="gold gold gems",
        traps="j3-k3",
        hands={0: "n w"},
    )
    to_step_2(table)
    sight = Sight(GAME, table, 0)
    assert make_bot("greedy", Random(0)).choose(sight).text == "step east"
    taken = []
    while table.to_move() == 0:
        sight = Sight(GAME, table, 0)
        sight.careful = True
        move, reason = make_bot("greedy", Random(0)).explain(sight)
        taken.append(move.text)
        table.play(move)
    assert taken[-1] == "stop"
    assert reason.key == "reason.avoids_trap"


def test_hints_of_whole_games_are_never_warned_of_and_never_turn_back() -> None:
    for seed in range(2):
        dice, table, walked = Random(seed), GAME.new(4), list[int]()
        while not table.over():
            seat = table.to_move()
            if seat == NATURE:
                table.befall(dice)
                continue
            sight = Sight(GAME, table, seat)
            sight.careful = True
            move = make_bot("greedy", Random(0)).choose(sight)
            if question(table) == "MoveDwarf":
                outlook = GAME.outlook(table, seat, move)
                assert outlook is None or "trap" not in outlook.warns
                walked.append(table.place[seat])
            else:
                walked = []
            table.play(move)
            assert not isinstance(move, Step) or table.place[seat] not in walked
