"""The report of a game's balance: how it is counted and judged, and that one command makes it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from underhall.bots.arena import Outcome, simulate
from underhall.bots.balance.drawing import drawn
from underhall.bots.balance.facts import FACTS
from underhall.bots.balance.report import gathered
from underhall.bots.balance.sums import Group, Groups, Sum
from underhall.bots.ladder import student
from underhall.games import GAMES

PAGES = Path(__file__).parents[2] / "docs" / "balance"


def outcome(game: str, seats: int) -> Outcome:
    (found,) = simulate(GAMES[game], seats, ["medium"], 1, 1)
    return found


def group(limit: float, **figures: list[float]) -> Group:
    found = Group("toy", limit)
    for name, values in figures.items():
        for value in values:
            found.add(name, value / 100)
    return found


def test_a_mean_and_its_interval_are_those_of_all_values() -> None:
    values = [1.0, 2.5, -3.0, 4.0, 0.0]
    figure = Sum()
    for value in values:
        figure.add(value)
    assert figure.mean() == pytest.approx(0.9)
    assert figure.within() == pytest.approx(student(values))
    alone = Sum()
    alone.add(1.0)
    assert alone.within() == (float("-inf"), float("inf"))


def test_a_group_is_met_missed_or_open() -> None:
    even, wide, off = [1.0, -1.0] * 50, [60.0, -60.0] * 50, [9.0, 11.0] * 50
    assert group(3, a=even).verdict() == "met"
    assert group(3, a=even, b=wide).verdict() == "met, 1 of 2 not surely"
    assert group(3, a=even, b=off).verdict() == "not met: 1 of 2 surely beyond"
    assert group(3, a=[40.0, -20.0]).verdict() == "open: more games are needed"


@pytest.mark.parametrize(("game", "seats"), [("covenant", 3), ("mountain_king", 4), ("lost_mines", 5)])
def test_what_seats_win_beyond_their_share_sums_up_to_nothing(game: str, seats: int) -> None:
    facts = list(FACTS[game](outcome(game, seats)))
    for title in ("turn order", "start spots", "seats", "starting tiles", "traditions"):
        values = [fact.value for fact in facts if fact.group == title]
        assert len(values) in (0, seats)
        assert sum(values) == pytest.approx(0)


def test_the_winners_place_is_counted_from_who_began() -> None:
    game = outcome("mountain_king", 4)
    shown = msgspec.structs.replace(game, winners=[1], facts=game.facts | {"start": 3})
    places = {fact.figure: fact.value for fact in FACTS["mountain_king"](shown) if fact.group == "turn order"}
    assert places["4 players, place 3"] == 0.75
    assert places["4 players, place 1"] == -0.25


def test_cv_16_21_alone_it_counts_how_often_the_elders_are_beaten() -> None:
    game = outcome("covenant", 1)
    for winners, value in (([0], 0.5), ([], -0.5)):
        (fact,) = FACTS["covenant"](msgspec.structs.replace(game, winners=winners))
        assert (fact.limit, fact.value) == (20.0, value)


def test_lm_6_03_clans_and_roles_of_a_round() -> None:
    game = outcome("lost_mines", 3)
    told = {"roles": ["blue loyal", "yellow selfish", "blue saboteur"], "points": [3, 0, 1]}
    shown = msgspec.structs.replace(game, facts={"rounds": [told]})
    found = {fact.figure: fact.value for fact in FACTS["lost_mines"](shown) if fact.group != "seats"}
    assert found == {
        "3 players, loyal": 1.25,
        "3 players, selfish": -1.0,
        "3 players, saboteur": -0.25,
        "3 players, blue": 0.5,
    }


def test_a_game_that_was_stopped_counts_for_nothing() -> None:
    groups: Groups = {}
    stopped = msgspec.structs.replace(outcome("covenant", 2), finished=False)
    gathered(GAMES["covenant"], [stopped], groups)
    assert groups == {}


def test_a_drawing_has_a_dot_for_every_figure_and_its_limits() -> None:
    both = [("medium", group(3, a=[1.0, 2.0], b=[-1.0, 0.5])), ("hard@100", group(3, a=[5.0, 4.0]))]
    root = ElementTree.fromstring(drawn(both))
    dots = [dot for dot in root.iter() if dot.tag.endswith("circle") and dot.get("r") == "2.5"]
    texts = [text.text for text in root.iter() if text.tag.endswith("text")]
    assert len(dots) == 3
    assert {"a", "b", "medium", "hard@100", "-3", "+0", "+3"} <= set(texts)


def test_one_command_plays_goes_on_and_writes_page_and_drawings(tmp_path: Path) -> None:
    page = tmp_path / "covenant.md"
    page.write_text("By hand.\n\n<!-- figures -->\n<!-- end of figures -->\n", encoding="utf-8")
    for games in (1, 2):
        command = [sys.executable, "-m", "underhall.bots.balance", "covenant", "--report", str(tmp_path)]
        command += ["--bots", f"random:{games}", "--seed", "5", "--keep", str(tmp_path / "games")]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        assert "hours are left" in done.stderr
    text = page.read_text(encoding="utf-8")
    assert text.startswith("By hand.\n")
    assert "| `random` | 2 | 2 | 2 | 2 |" in text
    drawings = {path.stem for path in tmp_path.glob("*.svg")}
    assert "covenant-traditions" in drawings
    assert all(f"({name}.svg)" in text for name in drawings)


@pytest.mark.parametrize("game", FACTS)
def test_a_published_page_shows_its_drawings_and_says_how_many_games_it_has(game: str) -> None:
    text = (PAGES / f"{game}.md").read_text(encoding="utf-8")
    assert f"python -m underhall.bots.balance {game} --report" in text
    assert "| `medium` |" in text
    for drawing in PAGES.glob(f"{game}-*.svg"):
        assert f"({drawing.name})" in text
