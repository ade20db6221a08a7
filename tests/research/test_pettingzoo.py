"""The PettingZoo environment: its own checks, rewards, ends, and what is refused."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from every_game.positions import PACKS
from research.episodes import TABLES, pick, play
from underhall.core.agenda import Illegal
from underhall.core.game import BadSetup
from underhall.research.episode import BadEpisode
from underhall.research.pettingzoo import env, raw_env
from underhall.research.rewards import place

EVERY_TABLE = pytest.mark.parametrize(("game", "seats"), TABLES)
# What its own environments with masks are excused from, by their names.
EXCUSED = [
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
]


@EVERY_TABLE
@pytest.mark.filterwarnings("error::UserWarning", *EXCUSED)
def test_it_passes_the_checks_of_pettingzoo(game: str, seats: int) -> None:
    api_test(env(game, seats), num_cycles=100)
    seed_test(lambda: env(game, seats), num_cycles=30)


@EVERY_TABLE
def test_an_episode_ends_with_everybodys_points(game: str, seats: int) -> None:
    found = raw_env(game, seats)
    got = play(found, 5)
    assert found.episode.over()
    assert found.agents == []
    assert list(got.values()) == found.episode.table.scores()
    assert play(found, 5) == got
    assert found.observation_space("seat_0").contains(found.observe("seat_0"))


def test_with_a_seed_dice_begin_anew_and_without_they_go_on() -> None:
    found = raw_env("lost_mines", 3)
    seen = []
    for seed in (1, None, None, 1, None):
        found.reset(seed=seed)
        seen.append(found.observe("seat_0")["observation"].tobytes())
    assert seen[:2] == seen[3:]
    assert len(set(seen)) == 3


@pytest.mark.parametrize("rewards", ["points", "gains", "victory", "place"])
def test_rewards_come_to_the_same_whether_they_are_zero_sum_or_not(rewards: str) -> None:
    plain = play(raw_env("mountain_king", 3, rewards=rewards), 2)
    level = play(raw_env("mountain_king", 3, rewards=rewards, zero_sum=True), 2)
    mean = sum(plain.values()) / 3
    assert list(level.values()) == pytest.approx([value - mean for value in plain.values()])
    assert sum(level.values()) == pytest.approx(0)
    assert len(set(plain.values())) > 1


def test_gains_come_as_points_do_and_come_to_the_points() -> None:
    found = raw_env("covenant", 2, rewards="gains")
    found.reset(seed=1)
    begun, dice, times = found.episode.table.scores(), Random(1), 0
    while found.episode.to_move() >= 0:
        found.step(pick(found.observe(found.agent_selection)["action_mask"], dice))
        times += any(found.rewards.values())
    assert times > 1
    last = found.episode.table.scores()
    gained = play(raw_env("covenant", 2, rewards="gains"), 1)
    assert begun == [5, 5]
    assert last != begun
    final = play(raw_env("covenant", 2), 1)
    assert list(gained.values()) == [final[agent] - 5 for agent in final]


def test_a_place_is_the_share_of_the_others_that_one_is_before() -> None:
    assert place([7, 9, 3], [1]) == [0.5, 1.0, 0.0]
    assert place([7, 7, 3], [0]) == [1.0, 0.5, 0.0]
    assert place([7, 7, 3], [0, 1]) == [0.75, 0.75, 0.0]
    assert place([50], []) == [0.0]
    assert place([50], [0]) == [1.0]


def test_an_episode_that_takes_too_long_is_truncated_with_the_points_so_far() -> None:
    found = raw_env("covenant", 2, most_choices=7)
    found.reset(seed=1)
    for _ in range(7):
        assert not any(found.truncations.values())
        found.step(pick(found.observe(found.agent_selection)["action_mask"], Random(1)))
    assert found.truncations == {"seat_0": True, "seat_1": True}
    assert found.terminations == {"seat_0": False, "seat_1": False}
    assert list(found.rewards.values()) == found.episode.table.scores()
    assert not found.observe(found.agent_selection)["action_mask"].any()


def test_masks_are_the_options_and_those_who_are_not_asked_have_none() -> None:
    found = raw_env("lost_mines", 4)
    found.reset(seed=2)
    asked = found.agent_selection
    for agent in found.agents:
        allowed = set(found.observe(agent)["action_mask"].nonzero()[0].tolist())
        options = {move.id for move in found.episode.table.options()}
        assert allowed == (options if agent == asked else set())


def test_a_move_outside_of_the_mask_is_refused_by_its_rule_and_changes_nothing() -> None:
    found = raw_env("lost_mines", 3)
    found.reset(seed=1)
    before = found.observe(found.agent_selection)
    wrong = int((before["action_mask"] == 0).nonzero()[0][-1])
    with pytest.raises(Illegal, match="LM-"):
        found.step(wrong)
    after = found.observe(found.agent_selection)
    assert all((before[part] == after[part]).all() for part in before)


def steps_without_choice(found: Any) -> int:
    """How often somebody was asked who had one answer alone, as everybody could tell."""
    found.reset(seed=3)
    dice, forced = Random(3), 0
    while found.episode.to_move() >= 0:
        forced += found.episode.table.forced() is not None
        found.step(pick(found.observe(found.agent_selection)["action_mask"], dice))
    return forced


def test_what_is_forced_is_done_unless_one_wants_to_be_asked() -> None:
    assert steps_without_choice(raw_env("covenant", 2)) == 0
    assert steps_without_choice(raw_env("covenant", 2, pass_over=False)) > 0


def test_options_and_packs_are_those_of_the_game() -> None:
    assert raw_env("mountain_king", 4, teams=True, start=2).terms.options["teams"] == "yes"
    small = raw_env("lost_mines", 3, pack=PACKS / "lost_mines")
    assert small.action_space("seat_0") != raw_env("lost_mines", 3).action_space("seat_0")
    play(small, 1)


@pytest.mark.parametrize(
    ("game", "seats", "terms", "why"),
    [
        ("chess", 2, {}, "there is no game 'chess'"),
        ("lost_mines", 2, {}, "for 3 to 9 seats"),
        ("covenant", 2, {"teams": True}, "no option 'teams'"),
        ("covenant", 2, {"rewards": "gold"}, "no rewards 'gold': there are points"),
        ("covenant", 1, {"zero_sum": True}, "nobody to take from"),
        ("covenant", 1, {"most_choices": 0}, "at least one choice"),
    ],
)
def test_terms_that_cannot_be_are_refused_in_a_line(
    game: str, seats: int, terms: dict[str, Any], why: str
) -> None:
    with pytest.raises((BadEpisode, BadSetup), match=why) as refused:
        env(game, seats, **terms)
    assert "\n" not in str(refused.value)


def test_it_is_shown_in_words_as_who_chooses_may_read_them() -> None:
    found = raw_env("lost_mines", 3, render_mode="ansi")
    found.reset(seed=3)
    dice, shown = Random(1), []
    for _ in range(40):
        shown.append(str(found.render()))
        found.step(pick(found.observe(found.agent_selection)["action_mask"], dice))
    assert "lays" in "".join(shown)
    action = found.observe(found.agent_selection)["action_mask"].nonzero()[0][0]
    assert f"{action:6}  {found.terms.moves[action].text}  " in str(found.render())
    quiet = raw_env("lost_mines", 3)
    quiet.reset(seed=3)
    assert quiet.render() is None
    quiet.close()


def test_an_environment_travels_in_the_middle_of_an_episode() -> None:
    """As those do that many processes share."""
    found = raw_env("mountain_king", 2, rewards="place", hide_tokens=True)
    found.reset(seed=1)
    for _ in range(20):
        found.step(pick(found.observe(found.agent_selection)["action_mask"], Random(1)))
    other = pickle.loads(pickle.dumps(found))
    assert other.terms.rewards == "place"
    for each in (found, other):
        dice = Random(2)
        while each.episode.to_move() >= 0:
            each.step(pick(each.observe(each.agent_selection)["action_mask"], dice))
    assert found.rewards == other.rewards
    assert found.episode.table.scores() == other.episode.table.scores()


def test_there_is_no_state_of_the_whole_table() -> None:
    """It would tell what no seat may know."""
    with pytest.raises(NotImplementedError):
        raw_env("lost_mines", 3).state()


def test_observations_are_numbers_a_net_can_take() -> None:
    found = raw_env("covenant", 1)
    found.reset(seed=1)
    seen = found.observe("seat_0")
    assert (seen["observation"].dtype, seen["action_mask"].dtype) == (np.float32, np.int8)
