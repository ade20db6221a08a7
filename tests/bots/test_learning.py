"""What is learned from self-play: sums by hand, training that goes on, and forecasts without secrets."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from bots.test_search import asked
from every_game.knowledge import KNOWLEDGE
from every_game.positions import SMALL_CASES, Case
from underhall.bots.learning.features import FEATURES
from underhall.bots.learning.forecast import Forecast, gain, learned, rows_of, tally_of
from underhall.bots.learning.training import State, begin, error, learn, played, solved, train
from underhall.games import GAMES

CASES = [case for case in SMALL_CASES if case.game.name in FEATURES]
COVENANT = GAMES["covenant"]


def empty() -> State:
    return State("toy", 1, "", 1, 0, [], [], [])


def test_a_chain_counted_by_hand() -> None:
    """Two positions with a number of their own: the first gains 3 and then 2, the second 2.

    LSTD of (1, 0) to (0, 1) to the end: with traces of 0.9 the sums, beside the ridge of 1, are
    [[2, -1], [0.9 * 0, 2]] plus 0.9 of the first trace in the second step, and (3 + 1.8, 2).
    """
    state = empty()
    learn(state, [([0], [[1.0, 0.0]]), ([3], [[0.0, 1.0]]), ([5], [])])
    assert state.matrix == [pytest.approx([2.0, -0.1]), pytest.approx([0.0, 2.0])]
    assert state.vector == pytest.approx([4.8, 2.0])
    assert solved(state) == pytest.approx([2.45, 1.0])


def test_many_games_of_a_chain_come_to_what_is_gained() -> None:
    state = empty()
    for _ in range(2000):
        learn(state, [([0], [[1.0, 0.0]]), ([3], [[0.0, 1.0]]), ([5], [])])
    assert solved(state) == pytest.approx([5.0, 2.0], abs=0.01)


def test_elimination_finds_its_pivots() -> None:
    state = empty()
    state.matrix, state.vector = [[0.0, 2.0], [4.0, 1.0]], [6.0, 11.0]
    assert solved(state) == pytest.approx([2.0, 3.0])


def test_the_error_counted_by_hand() -> None:
    """Forecasts of 0 + 2 and 3 + 2 for what came to 5: off by 3 and by nothing."""
    course = [([0], [[1.0]]), ([3], [[1.0]]), ([5], [])]
    assert error([2.0], [course]) == pytest.approx((9 / 2) ** 0.5)
    assert error([], [course]) == pytest.approx(((25 + 4) / 2) ** 0.5)


def test_training_goes_on_as_if_it_had_not_stopped_and_learns() -> None:
    whole = list(train(COVENANT, begin(COVENANT, 3), 4))[-1]
    part = list(train(COVENANT, begin(COVENANT, 3), 2))[-1]
    kept = msgspec.json.decode(msgspec.json.encode(part), type=State)
    again = list(train(COVENANT, kept, 4))[-1]
    assert again == whole
    checks = [played(COVENANT, 2, f"other {number}") for number in range(3)]
    assert error(solved(whole), checks) < 0.6 * error([], checks)


@pytest.mark.parametrize("game", FEATURES)
def test_what_comes_with_the_package_fits_and_is_near(game: str) -> None:
    weights = learned(game)
    assert weights is not None
    assert (weights.game, weights.rules) == (game, GAMES[game].rules_version)
    course = played(GAMES[game], 3, "a game that was not learned from")
    assert len(course[0][1][0]) == len(weights.weights)
    far = 0.8 if game == "lost_mines" else 0.5
    assert error(weights.weights, [course]) < far * error([], [course])


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_forecast_does_not_depend_on_what_the_seat_cannot_know(case: Case) -> None:
    weights, dice = learned(case.game.name), Random(2)
    assert weights is not None
    forecast = Forecast(case.game, weights.weights)
    for match, seat in asked(case, 3, 1):
        here = forecast.points(match.table, seat)
        other = KNOWLEDGE[case.game.name].reshuffled(match, seat, dice)
        assert forecast.points(other, seat) == here
        tally = tally_of(case.game, match.table, seat)
        rows = rows_of(case.game, match.table, seat, tally)
        assert len(rows) == case.seats
        assert here[0] == pytest.approx(sum(tally[0].values()) + gain(weights.weights, rows[0]))
