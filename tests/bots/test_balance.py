"""The balance of The Lost Mines: how it is counted, and that it holds."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from underhall.bots.balance.lost_mines import Tally, measure, page, seat_targets, targets
from underhall.games import GAMES


def facts(roles: str, points: list[int], treasures: int, ended_by: str = "cards") -> dict[str, Any]:
    names = [name.strip() for name in roles.split(",")]
    return {"roles": names, "points": points, "treasures": treasures, "turns": 40, "ended_by": ended_by}


def tally(*rounds: dict[str, Any]) -> Tally:
    found = Tally(len(rounds[0]["points"]))
    for one in rounds:
        found.add(one)
    return found


TRIO = "blue loyal, yellow selfish, blue saboteur"


def test_a_role_is_measured_against_the_mean_over_all_dwarves() -> None:
    found = tally(facts(TRIO, [4, 1, 1], 2), facts(TRIO, [2, 3, 1], 3, "treasures"))
    assert found.mean_points() == 2
    assert [found.role_score(role) for role in range(3)] == [1.5, 1.0, 0.5]
    assert found.share(found.all_taken) == 0.5
    assert found.taken_share() == 5 / 6


def test_lm_6_03_a_saboteurs_points_count_for_the_other_clan_and_selfish_ones_for_none() -> None:
    found = tally(facts(TRIO, [0, 9, 3], 3), facts(TRIO, [4, 9, 3], 3), facts(TRIO, [3, 9, 3], 3))
    assert found.clan_wins == [1, 1]
    assert found.ties() == 1
    assert found.win_share(0) == 0.5


def test_targets_tell_what_is_met_and_what_is_not() -> None:
    even, loyal = "blue loyal, yellow selfish, blue saboteur", "blue loyal, yellow loyal, blue loyal"
    good = tally(facts(even, [2, 2, 2], 2), facts(even, [2, 2, 2], 3))
    assert [target.met for target in targets([good])] == [True, True, True]
    greedy_three = tally(facts(even, [2, 2, 2], 3))
    assert [target.met for target in targets([greedy_three])] == [False, True, True]
    unfair = tally(facts(even, [3, 1, 2], 2), facts(loyal, [0, 1, 0], 1))
    assert [target.met for target in targets([unfair])][1:] == [False, True]
    one_sided = tally(*[facts(loyal, [2, 1, 2], 1)] * 6, *[facts(loyal, [1, 5, 1], 1)] * 4)
    assert [target.met for target in targets([one_sided])][2] is False


def test_six_and_nine_have_targets_of_their_own() -> None:
    six = tally(*[facts(", ".join(["blue loyal"] * 6), [1] * 6, taken) for taken in (6, 2)])
    assert [target.met for target in seat_targets(six)] == [True]
    six.add(facts(", ".join(["blue loyal"] * 6), [1] * 6, 6))
    assert [target.met for target in seat_targets(six)] == [False]
    nine = tally(*[facts(", ".join(["blue loyal"] * 9), [1] * 9, taken) for taken in (9, 0)])
    assert [target.met for target in seat_targets(nine)] == [True, False]


def test_measuring_plays_as_many_rounds_as_asked_and_the_page_tells_them() -> None:
    tallies = measure([3], 3, seed=1, jobs=1)
    assert [found.rounds for found in tallies] == [3]
    text = page(tallies, 3, 1)
    assert "--rounds 3 --seed 1" in text
    assert text.startswith("## Balance\n")


def test_the_command_prints_the_page_and_writes_it(tmp_path: Path) -> None:
    out = tmp_path / "balance.md"
    command = [
        sys.executable,
        "-m",
        "underhall.bots.balance",
        "lost_mines",
        "--rounds",
        "2",
        "--out",
        str(out),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout == out.read_text(encoding="utf-8")
    assert "| players | 3 | 4 | 5 | 6 | 7 | 8 | 9 |" in done.stdout


@pytest.mark.slow
def test_a_short_measurement_stays_near_the_targets() -> None:
    """Few rounds, wide bounds, but a bot or a component that has changed would leave them."""
    three, six, nine = measure([3, 6, 9], 300, seed=2, jobs=1)
    assert 0.6 < three.share(three.all_taken) < 0.9
    assert 0.3 < six.share(six.all_taken) < 0.65
    assert nine.taken_share() > 0.47
    assert nine.share(nine.some_taken) > 0.8
    for found in (three, six, nine):
        assert all(0.7 < found.role_score(role) < 1.35 for role in range(3))


def test_the_published_page_comes_from_ten_thousand_rounds_and_meets_every_target() -> None:
    text = (GAMES["lost_mines"].home / "words" / "balance.md").read_text(encoding="utf-8")
    assert "--rounds 10000" in text
    assert text.count("| met |") == 6
    assert "not met" not in text
