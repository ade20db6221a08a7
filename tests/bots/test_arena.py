"""The arena: many games, the same whoever plays them when."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from underhall.bots import UnknownBot
from underhall.bots.arena import MOST_CHOICES, Outcome, simulate
from underhall.core.game import BadSetup
from underhall.games.lost_mines import GAME
from underhall.games.packs import PackError


def timeless(outcomes: list[Outcome]) -> list[Outcome]:
    return [msgspec.structs.replace(outcome, seconds=0.0) for outcome in outcomes]


def test_the_same_seed_plays_the_same_games_and_another_seed_others() -> None:
    first, again, other = [
        timeless(list(simulate(GAME, 3, ["greedy", "random"], 4, seed))) for seed in (8, 8, 9)
    ]
    assert first == again
    assert [o.decisions for o in first] != [o.decisions for o in other]


def test_a_game_depends_on_its_number_not_on_the_games_before() -> None:
    assert timeless(list(simulate(GAME, 4, ["greedy"], 3, 5)))[:2] == timeless(
        list(simulate(GAME, 4, ["greedy"], 2, 5))
    )


def test_two_jobs_tell_the_same_as_one_and_in_the_same_order() -> None:
    one, two = [timeless(list(simulate(GAME, 5, ["greedy", "random"], 9, 2, jobs))) for jobs in (1, 2)]
    assert [outcome.number for outcome in two] == list(range(9))
    assert one == two


def test_the_bots_move_on_by_a_seat_from_game_to_game() -> None:
    names = [outcome.bots for outcome in simulate(GAME, 3, ["greedy", "random"], 2, 1)]
    assert names == [["greedy", "random", "greedy"], ["random", "greedy", "random"]]


def test_an_outcome_tells_points_and_rounds_that_agree() -> None:
    for outcome in simulate(GAME, 6, ["greedy"], 3, 4):
        rounds = outcome.facts["rounds"]
        assert outcome.rounds == len(rounds) == 2
        assert outcome.points == [sum(r["points"][seat] for r in rounds) for seat in range(6)]
        best = max(outcome.points)
        assert outcome.winners == [seat for seat, points in enumerate(outcome.points) if points == best]
        assert outcome.decisions >= sum(r["turns"] for r in rounds)


def test_lm_6_01_a_round_tells_what_ended_it() -> None:
    rounds = [r for o in simulate(GAME, 3, ["greedy", "random"], 8, 6) for r in o.facts["rounds"]]
    rounds += [r for o in simulate(GAME, 3, ["greedy"], 4, 6) for r in o.facts["rounds"]]
    assert {r["ended_by"] for r in rounds} == {"treasures", "cards"}
    for r in rounds:
        assert (r["ended_by"] == "treasures") == (r["treasures"] == 3)
        assert r["turns"] <= 53


def test_further_rounds_are_counted() -> None:
    games = list(simulate(GAME, 3, ["random"], 3, 1, options={"further_rounds": "no"}))
    assert [outcome.rounds for outcome in games] == [2, 2, 2]
    games = list(simulate(GAME, 3, ["greedy"], 12, 1, options={"further_rounds": "yes"}))
    assert all(len(outcome.winners) == 1 for outcome in games)
    assert max(outcome.rounds for outcome in games) > 2


def test_mistakes_are_refused_before_a_game_is_played(tmp_path: Path) -> None:
    with pytest.raises(UnknownBot):
        simulate(GAME, 3, ["clever"], 1)
    with pytest.raises(BadSetup):
        simulate(GAME, 2, ["random"], 1)
    with pytest.raises(BadSetup):
        simulate(GAME, 3, ["random"], 1, options={"weather": "fine"})
    with pytest.raises(PackError):
        simulate(GAME, 3, ["random"], 1, pack=tmp_path / "nowhere")


def test_lm_6_07_bots_that_never_decide_a_game_are_stopped() -> None:
    endless = {"further_rounds": "yes"}
    (outcome,) = simulate(GAME, 3, ["random"], 1, 1, options=endless)
    assert (outcome.finished, outcome.winners, outcome.decisions) == (False, [], MOST_CHOICES)
    (outcome,) = simulate(GAME, 3, ["greedy"], 1, 1, options=endless)
    assert outcome.finished
    assert len(outcome.winners) == 1
