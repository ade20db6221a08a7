"""Games on a Ray cluster come to the same as games in processes of our own. Ray is an extra."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from bots.test_arena import timeless
from cli.driving import Run, is_one_complaint
from cli.test_arena import ARENA, kept
from underhall.bots import cluster
from underhall.bots.arena import simulate
from underhall.bots.cluster import Cluster, OtherVersion
from underhall.games.lost_mines import GAME

needs_ray = pytest.mark.skipif(
    find_spec("ray") is None, reason="Ray is not installed: pip install 'underhall[ray]'"
)


@pytest.fixture
def nobody_else(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A local Ray, started for the test."""
    monkeypatch.setenv("RAY_ADDRESS", "local")
    yield
    ray = pytest.importorskip("ray")
    assert not ray.is_initialized()


@needs_ray
@pytest.mark.slow
@pytest.mark.usefixtures("nobody_else")
def test_ray_plays_the_same_games_in_the_same_order_as_processes_of_ours() -> None:
    bots = ["greedy", "random", "hard@20"]
    here = list(simulate(GAME, 3, bots, 9, 2, line_ups=3, first=3))
    there = list(simulate(GAME, 3, bots, 9, 2, line_ups=3, first=3, crew=Cluster()))
    assert [outcome.number for outcome in there] == list(range(3, 9))
    assert timeless(there) == timeless(here)


@needs_ray
@pytest.mark.slow
@pytest.mark.usefixtures("nobody_else")
def test_the_arena_goes_on_on_ray_with_what_was_played_here(run: Run, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    run(*ARENA, "--games", 6, "--out", whole)
    run(*ARENA, "--games", 2, "--out", parts)
    done = run(*ARENA, "--games", 6, "--out", parts, "--on", "ray")
    assert done.code == 0, done.err
    assert kept(parts) == kept(whole)


@needs_ray
@pytest.mark.slow
@pytest.mark.usefixtures("nobody_else")
def test_another_version_on_the_cluster_plays_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "version", lambda _: "0.0.1")
    with pytest.raises(OtherVersion, match=r"^0\.0\.1$"):
        list(simulate(GAME, 3, ["random"], 2, crew=Cluster()))


@needs_ray
def test_a_cluster_that_is_not_there_is_one_complaint(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_ADDRESS", "no port here")
    done = run(*ARENA, "--games", 2, "--on", "ray")
    assert is_one_complaint(done), done.err


def test_without_ray_it_says_what_to_install(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    done = run(*ARENA, "--games", 2, "--on", "ray")
    assert is_one_complaint(done)
    assert "underhall[ray]" in done.err


def test_only_ray_is_known(run: Run) -> None:
    done = run(*ARENA, "--games", 2, "--on", "fire")
    assert is_one_complaint(done)
    assert "ray://HOST:PORT" in done.err
