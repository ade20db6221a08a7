"""The ladder of an arena, against results that were counted by hand."""

from __future__ import annotations

from math import log10, sqrt

import pytest

from underhall.bots.arena import Outcome
from underhall.bots.ladder import (
    LEAST_DEALS,
    Sequential,
    deals,
    elo,
    plackett_luce,
    quantile,
    skills,
    standings,
    student,
    wilson,
)


def game(number: int, bots: str, points: list[int]) -> Outcome:
    best = max(points)
    winners = [seat for seat, own in enumerate(points) if own == best]
    names = bots.split()
    return Outcome(
        number=number,
        seed=1,
        game="toy",
        rules=1,
        pack="box",
        box="",
        seats=len(names),
        options={},
        bots=names,
        points=points,
        winners=winners,
        finished=True,
        decisions=1,
        rounds=1,
        seconds=0.0,
        facts={},
    )


# Two deals, each played both ways round: a wins three games, b one of them.
FOUR = [game(0, "a b", [5, 1]), game(1, "b a", [2, 7]), game(2, "a b", [1, 3]), game(3, "b a", [0, 1])]


def test_four_games_counted_by_hand() -> None:
    first, second = standings(deals(FOUR, 2))
    assert (first.bot, first.seats, first.games, first.share) == ("a", 4, 4, 0.75)
    assert (second.bot, second.share) == ("b", 0.25)
    assert first.share_within == pytest.approx((0.3006, 0.9544), abs=1e-4)
    # Six points a game in the first deal and one in the second: 3.5, give or take 12.706 times 2.5.
    assert first.points == 3.5
    assert first.points_within == pytest.approx((3.5 - 12.7062 * 2.5, 3.5 + 12.7062 * 2.5))
    assert second.points == 1.5


def test_elo_is_the_odds_of_coming_in_first() -> None:
    """Three to one, and half a game more for each."""
    ratings = elo(deals(FOUR, 2))
    assert ratings["a"][0] - ratings["b"][0] == pytest.approx(400 * log10(3.5 / 1.5))
    assert ratings["a"][0] + ratings["b"][0] == pytest.approx(3000)
    low, high = ratings["a"][1]
    assert low < ratings["a"][0] < high
    assert elo([[game(0, "a a", [1, 2])]]) == {}


def test_a_shared_victory_and_two_seats_of_one_bot() -> None:
    """At three seats: a and the first b share, so b has half a victory for two seats."""
    rows = {row.bot: row for row in standings([[game(0, "a b b", [4, 4, 1])]])}
    assert (rows["a"].share, rows["b"].share) == (0.5, 0.25)
    assert (rows["b"].seats, rows["b"].games, rows["b"].points) == (2, 1, 2.5)


def test_a_deal_counts_when_every_line_up_has_played_it() -> None:
    assert deals(FOUR[:3], 2) == [FOUR[:2]]


def test_intervals_as_they_are_printed_in_tables() -> None:
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(150, 200) == pytest.approx((0.6857, 0.8050), abs=1e-4)
    assert [quantile(freedom) for freedom in (1, 5, 10, 30)] == pytest.approx(
        [12.706, 2.571, 2.228, 2.042], abs=0.003
    )
    half = 2.776 * sqrt(2.5) / sqrt(5)
    assert student([1, 2, 3, 4, 5]) == pytest.approx((3 - half, 3 + half), abs=0.01)
    assert student([1]) == (float("-inf"), float("inf"))


def test_skill_is_as_openskill_has_it() -> None:
    """Figures of openskill 6.2 with tau=0; a tie is in the second game."""
    fresh = (25.0, 25 / 3)
    assert plackett_luce([fresh] * 3, [(1.0, 9), (0.0, 4), (0.0, 2)]) == [
        pytest.approx(one, abs=1e-5)
        for one in ((27.86888, 8.20484), (25.71722, 8.05783), (21.41390, 8.05783))
    ]
    some = [(30.0, 4.0), fresh, (20.0, 3.0), (22.0, 7.0)]
    assert plackett_luce(some, [(0.0, 1), (0.5, 3), (0.5, 3), (0.0, 2)]) == [
        pytest.approx(one, abs=1e-5)
        for one in ((28.91225, 3.98092), (26.16952, 8.18481), (20.19708, 2.99807), (23.43306, 6.84513))
    ]
    known = skills(deals(FOUR, 2))
    assert known["a"][0] > 25 > known["b"][0]


def test_a_sequential_test_stops_when_it_is_plain_and_not_before() -> None:
    test = Sequential("a", 0.05)
    for number in range(LEAST_DEALS):
        assert test.verdict() == 0
        test.add([game(number, "a b", [1, 0])])
    assert test.verdict() == 1
    worse = Sequential("b", 0.05)
    even = Sequential("a", 0.05)
    for number in range(40):
        worse.add([game(number, "a b", [1, 0])])
        even.add([game(number, "a b", [number % 2, 1 - number % 2])])
    assert worse.verdict() == -1
    assert even.verdict() == 0


def test_the_ratio_counted_by_hand() -> None:
    """Three deals won and one lost: excess 1/2 each, variance 1/4 + 1/12, twice the margin times the sum."""
    test = Sequential("a", 0.1)
    for number, points in enumerate(([1, 0], [1, 0], [1, 0], [0, 1])):
        test.add([game(number, "a b", points)])
    assert test.ratio() == pytest.approx(2 * 0.1 * 1.0 / 0.25)
