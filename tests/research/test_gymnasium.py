"""The Gymnasium environment: one learner among bots."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from research.episodes import TABLES, pick
from underhall.bots import UnknownBot
from underhall.research.episode import BadEpisode
from underhall.research.gymnasium import Env


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.filterwarnings("error::UserWarning")
def test_it_passes_the_check_of_gymnasium(game: str, seats: int) -> None:
    name = f"underhall.research.gymnasium:underhall/{game}-v0"
    check_env(gymnasium.make(name, seats=seats, bots="random", render_mode="ansi").unwrapped)


def played(found: Env, seed: int) -> tuple[float, int]:
    """What a random learner got in a whole episode, and after how many choices."""
    _, told = found.reset(seed=seed)
    dice, got, steps, over = Random(seed), 0.0, 0, False
    while not over:
        _, reward, over, stopped, told = found.step(pick(told["action_mask"], dice))  # type: ignore[arg-type]
        assert not stopped
        got, steps = got + reward, steps + 1
    return got, steps


@pytest.mark.parametrize("bots", ["medium", "random,easy", "hard@20"])
def test_bots_play_the_other_seats_and_the_learner_gets_its_points(bots: str) -> None:
    """In The Lost Mines `hard` listens to what is told."""
    found = Env("lost_mines", 3, seat=1, bots=bots)
    got, steps = played(found, 1)
    assert got == found.episode.table.scores()[1]
    assert steps < found.episode.choices
    assert played(found, 1) == (got, steps)


def test_gains_of_others_turns_are_had_at_the_next_step() -> None:
    found = Env("mountain_king", 2, seat=0, rewards="gains")
    got, _ = played(found, 2)
    assert got == found.episode.table.scores()[0]


def test_alone_there_is_nobody_else() -> None:
    found = Env("covenant", 1, elders="expert", rewards="victory")
    assert played(found, 1)[0] == 0.0
    assert found.terms.options["elders"] == "expert"


def test_the_learner_sits_anywhere_or_where_it_is_told() -> None:
    anywhere, fixed = Env("lost_mines", 5), Env("lost_mines", 5, seat=3)
    assert {anywhere.reset(seed=seed)[1]["seat"] for seed in range(20)} == set(range(5))
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {3}


def test_what_is_not_allowed_costs_something_and_tells_the_rule() -> None:
    found = Env("lost_mines", 3, illegal_reward=-2.0, most_choices=3)
    seen, told = found.reset(seed=1)
    wrong: Any = (told["action_mask"] == 0).nonzero()[0][-1]
    again, reward, over, _, told = found.step(wrong)
    assert (reward, over) == (-2.0, False)
    assert told["refusal"].startswith("LM-")
    assert (seen == again).all()
    stops = [found.step(wrong)[3] for _ in range(3)]
    assert stops[-1], "who never chooses anything allowed is stopped, too"


def test_masks_are_there_by_the_name_that_others_ask_for() -> None:
    found = Env("covenant", 2)
    _, told = found.reset(seed=1)
    assert (found.action_masks() == told["action_mask"]).all()
    assert found.action_masks().any()


def test_it_is_shown_in_words() -> None:
    found = gymnasium.make("underhall/covenant-v0", render_mode="ansi", seats=2)
    found.reset(seed=1)
    assert "drafts" in str(found.render())
    assert Env("covenant", 2).render() is None


@pytest.mark.parametrize(("seat", "bots"), [(3, "medium"), (-1, "medium"), (0, "nobody")])
def test_seats_and_bots_that_there_are_not_are_refused(seat: int, bots: str) -> None:
    with pytest.raises((BadEpisode, UnknownBot)):
        Env("lost_mines", 3, seat=seat, bots=bots)
