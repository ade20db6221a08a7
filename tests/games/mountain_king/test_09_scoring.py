"""Chapter 9. End and scoring."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from random import Random

import pytest

from games.mountain_king.positions import (
    go,
    options,
    play,
    position,
    question,
    square,
    to_step_2,
    told,
)
from games.mountain_king.test_03_turn import FULL
from underhall.core.agenda import changed
from underhall.games.mountain_king.components import NONE, PLACES
from underhall.games.mountain_king.result import Result
from underhall.games.mountain_king.rules.halls import lay_hall
from underhall.games.mountain_king.rules.scoring import ScoreGame, result, sets_of_three
from underhall.games.mountain_king.table import Table

NINE = {place: name for place, name in FULL.items() if place != "4a"}


def crowning(seats: int = 4, turn: int = 0, crowns: tuple[int, ...] = (5, 3)) -> Table:
    """A seat with nine trolls is about to seat its tenth."""
    table = position(seats=seats, turn=turn, council={turn: NINE})
    table.crowns_left = crowns
    return table


def crown(table: Table) -> None:
    to_step_2(table)
    go(table, "recruit b1", "place at 4a")


def end_turn(table: Table) -> None:
    seat = table.to_move()
    while table.to_move() == seat:
        ways = [w for w in ("go on", "no hall", "done", "skip") if w in options(table)]
        go(table, ways[0] if ways else options(table)[0])


def test_mk_9_01_the_first_tenth_troll_takes_5_the_next_3() -> None:
    table = crowning()
    crown(table)
    assert table.crowns == (5, 0, 0, 0)
    assert table.last_rounds == NONE
    table = crowning(crowns=(3,))
    crown(table)
    assert table.crowns == (3, 0, 0, 0)
    assert table.last_rounds == 2
    assert told(table, "end_is_near")


def test_mk_9_01_with_two_players_the_3_is_the_only_token() -> None:
    table = position(council={0: NINE})
    assert table.crowns_left == (3,)
    crown(table)
    assert table.crowns == (3, 0)
    assert table.last_rounds == 2


@pytest.mark.parametrize("turn", [0, 1, 2, 3])
def test_mk_9_02_the_round_is_finished_then_everybody_has_two_more_turns(turn: int) -> None:
    table = crowning(turn=turn, crowns=(3,))
    table.first = 1
    crown(table)
    if table.to_move() == turn:
        end_turn(table)
    turns = []
    while not table.over():
        turns.append(table.to_move())
        end_turn(table)
    rest = {1: [2, 3, 0], 2: [3, 0], 3: [0], 0: []}[turn]
    assert turns == [*rest, *[1, 2, 3, 0] * 2]


def test_mk_example_15_the_last_player_of_the_round_takes_the_deciding_token() -> None:
    table = crowning(turn=3, crowns=(3,))
    crown(table)
    if table.to_move() == 3:
        end_turn(table)
    turns = []
    while not table.over():
        turns.append(table.to_move())
        end_turn(table)
    assert turns == [0, 1, 2, 3, 0, 1, 2, 3]


def test_mk_9_10_everyone_may_finish_in_the_same_round() -> None:
    table = position(seats=4, council=dict.fromkeys(range(4), NINE))
    for seat in range(4):
        assert table.to_move() == seat
        crown(table)
        if table.to_move() == seat:
            end_turn(table)
    assert table.crowns == (5, 3, 0, 0)


def score(table: Table) -> list[Result]:
    table.agenda = [ScoreGame()]
    table.advance()
    assert table.over()
    return list(table.results)


def test_mk_9_03_coronation_tokens_count() -> None:
    table = position()
    table.crowns = (3, 5)
    assert [found.coronation for found in score(table)] == [3, 5]


def test_mk_9_04_point_tokens_count_their_values() -> None:
    table = position()
    table.track_owner = (0, 0, 1, *table.track_owner[3:])
    assert [found.tokens for found in score(table)] == [1 + 2, 3]


def test_mk_9_05_three_equal_resources_from_storage_and_trolls_score_one() -> None:
    table = position(
        council={0: {"2a": "sootbelly", "2b": "hailgrin"}},
        load={0: "fire-cart on 2a, ice-cart on 2b"},
        storage={0: "1 cart, 2 coin", 1: "3 stone, 3 iron"},
    )
    assert [found.leftovers for found in score(table)] == [1, 2]


@cache
def best_sets(counts: tuple[int, ...]) -> int:
    """Every trade there is, tried."""
    best = sum(count // 3 for count in counts)
    kinds = [kind for kind, count in enumerate(counts) if count]
    for given in combinations_with_replacement(kinds, 4):
        left = [count - given.count(kind) for kind, count in enumerate(counts)]
        if min(left) < 0:
            continue
        for taken in range(len(counts)):
            traded = sorted([*left[:taken], left[taken] + 1, *left[taken + 1 :]])
            best = max(best, best_sets(tuple(traded)))
    return best


def test_mk_9_05_the_trades_are_the_best_possible() -> None:
    dice = Random(5)
    for _ in range(120):
        counts = tuple(sorted(dice.choice((0, 1, 2, 2, 3, 4)) for _ in range(7)))
        if sum(counts) <= 17:
            assert sets_of_three(list(counts)) == best_sets(counts), counts


def test_mk_9_05_no_trade_breaks_a_set() -> None:
    for counts in (
        [6, 2, 2, 2, 0, 0, 0],
        [3, 3, 2, 2, 2, 0, 0],
        [2, 2, 2, 2, 2, 2, 2],
        [9, 1, 0, 0, 0, 0, 0],
    ):
        assert sets_of_three(counts) == best_sets(tuple(sorted(counts)))


def test_mk_example_7_left_overs() -> None:
    assert sets_of_three([3, 0, 0, 3, 0, 0, 0]) == 2
    assert sets_of_three([3, 2, 0, 3, 1, 1, 2]) == 3
    table = position(storage={0: "3 cart, 3 stone, 1 rune, 1 hammer, 2 iron, 2 coin"})
    assert score(table)[0].leftovers == 3


def test_mk_9_06_a_hall_scores_low_or_with_a_statue_on_the_altar_high() -> None:
    block = "i3 at f3 turned 90, i3 at g3 turned 90"
    hall = "stonemasons-house at f3 turned 90"
    table = position(tiles=block, halls=hall, statues={"g2": "fire"})
    house = table.box.halls[1]
    assert (result(table, 0).halls, result(table, 0).statues) == (house.low, 0)
    table = position(tiles=block, halls=hall, statues={"f3": "fire"})
    assert (result(table, 0).halls, result(table, 0).statues) == (house.high, 0)
    assert result(table, 1).halls == 0


@pytest.mark.parametrize(("where", "honor"), [("f2", 2), ("f3", 4), ("f4", 6), ("h5", 8), ("h7", 10)])
def test_mk_9_07_a_statue_scores_by_its_band_doubled_on_its_pedestal(where: str, honor: int) -> None:
    tiles = "i3 at f3 turned 90, i3 at h4, i3 at h6 turned 90"
    table = position(tiles=tiles, statues={where: "ice"})
    assert (result(table, 0).statues, result(table, 0).pedestals) == (honor, 0)
    table.pedestals = (0, 1 << square(where), 0)
    assert (result(table, 0).statues, result(table, 0).pedestals) == (honor, honor)
    table.pedestals = (1 << square(where), 0, 0)
    assert result(table, 0).pedestals == 0


def test_mk_9_07_one_statue_per_tunnel_scores_the_best() -> None:
    table = position(tiles="i3 at f3 turned 90", statues={"f2": "fire", "f3": "ice", "f4": "moon"})
    assert result(table, 0).statues == 6
    table.pedestals = (0, 1 << square("f3"), 0)
    assert (result(table, 0).statues, result(table, 0).pedestals) == (4, 4)


def test_mk_9_08_most_honor_wins() -> None:
    table = position()
    table.honor = (10, 11)
    score(table)
    assert table.winners() == [1]
    assert table.scores() == [10, 11]


def test_mk_9_08_on_a_tie_fewer_stripes_then_the_later_in_turn_order() -> None:
    table = position(council={1: {"2a": "flintnose"}})
    table.honor = (10, 10)
    score(table)
    assert table.winners() == [0]
    table = position()
    table.honor = (10, 10)
    score(table)
    assert table.winners() == [1]
    table = position(first=1)
    table.honor = (10, 10)
    score(table)
    assert table.winners() == [0]


def test_mk_9_09_the_gate_is_one_tunnel() -> None:
    table = position(tiles="i3 at f3 turned 90", statues={"f1": "fire", "f3": "ice"})
    assert result(table, 0).statues == 2 + 4
    table.pedestals = (1 << square("f1"), 0, 0)
    assert result(table, 0).pedestals == 2


def test_mk_9_10_the_token_is_taken_when_the_tenth_card_lies_later_ones_get_none() -> None:
    table = position(seats=4, council={0: NINE})
    to_step_2(table)
    play(table, "recruit b1")
    assert table.crowns == (0, 0, 0, 0)
    play(table, "place at 4a")
    assert question(table) == "MoveStatues"
    assert table.crowns == (5, 0, 0, 0)
    table = crowning(crowns=())
    crown(table)
    assert table.crowns == (0, 0, 0, 0)


def test_mk_9_11_stripes_of_recruited_cards_count_and_rank_all_places() -> None:
    council = {0: {"2a": "flintnose", "2b": "pyre-hag"}, 1: {"2a": "lunar-queen"}, 2: {"2a": "sootbelly"}}
    table = position(seats=4, council=council)
    assert [table.stripes(seat) for seat in range(4)] == [3, 3, 1, 0]
    table.honor = (7, 7, 7, 5)
    score(table)
    assert table.ranking() == [2, 1, 0, 3]


def test_mk_9_12_during_play_only_digging_gives_honor() -> None:
    table = position(tiles="i3 at f3 turned 90", statues={"f3": "fire"}, storage={0: "1 cart"})
    to_step_2(table)
    go(table, "recruit b1", "place at 2a", "haul from f3", "to f4")
    assert table.scores() == [0, 0]


def test_mk_example_1_the_final_score_is_111() -> None:
    tiles = "i3 at f3 turned 90, i3 at h4, i3 at h6 turned 90, i3 at j7, i3 at k4, v3 at d3 turned 180"
    table = position(
        tiles=tiles,
        statues={"h7": "fire", "j7": "ice", "f3": "fire", "k4": "ice", "f1": "moon"},
        storage={0: "3 coin"},
    )
    table.statues = (*table.statues[:4], *table.board().spots[4:])
    table.honor = (43, 0)
    table.crowns = (3, 0)
    table.track = (1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 4, 4, 3)
    table.track_owner = changed(changed(changed(table.track_owner, 12, 0), 13, 0), 2, 0)
    table.pedestals = (1 << square("h7") | 1 << square("f3"), 0, 0)
    lay_hall(table, 5, 1 << square("k4") | 1 << square("l4"), square("l4"))
    lay_hall(table, 3, 1 << square("f4") | 1 << square("g4"), square("f4"))
    table.statues = changed(table.statues, 4, square("f4"))
    found = score(table)[0]
    assert (found.tunnels, found.coronation, found.tokens, found.leftovers) == (43, 3, 11, 1)
    assert found.halls == 0 + 15
    assert found.statues + found.pedestals == 20 + 10 + 8
    assert table.scores()[0] == 111


@pytest.mark.parametrize("place", PLACES)
def test_mk_9_11_the_stripes_of_a_card_count_wherever_it_sits(place: str) -> None:
    for seat in range(4):
        table = position(seats=4, turn=seat, council={seat: {place: "mother-mire"}})
        assert [table.stripes(other) for other in range(4)] == [3 * (other == seat) for other in range(4)]


@pytest.mark.parametrize("seat", [0, 1])
def test_mk_9_06_every_hall_of_the_network_scores_and_no_other(seat: int) -> None:
    """All six, one after the other, with their altars on the gate of the seat."""
    for number, hall in enumerate(position().box.halls):
        table = position()
        table.altars = changed(table.altars, number, table.gates[seat])
        found = [result(table, other).halls for other in range(2)]
        assert found == [hall.low if other == seat else 0 for other in range(2)]
