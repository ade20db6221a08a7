"""The arena on the command line: the same deals for all, a ladder, and a file to go on with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cli.driving import Run, is_one_complaint

ARENA = ("arena", "lost_mines", "--seats", 3, "--bots", "greedy,random")


def kept(file: Path) -> list[dict[str, Any]]:
    lines = file.read_text(encoding="utf-8").splitlines()
    return [{**json.loads(line), "seconds": 0} for line in lines]


def test_every_bot_gets_a_row_with_intervals(run: Run) -> None:
    done = run(*ARENA, "--games", 6)
    assert done.code == 0, done.err
    rows = {line.split()[0]: line.split() for line in done.out.splitlines() if line.strip()}
    assert rows["greedy"][1] == rows["random"][1] == "9"
    assert float(rows["greedy"][2]) + float(rows["random"][2]) == pytest.approx(200 / 3, abs=0.1)
    assert done.out.count("…") == 6
    assert "6 games, 3 deals" in done.out


def test_every_line_up_plays_the_same_deals(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    run(*ARENA, "--games", 4, "--out", out)
    games = kept(out)
    assert [game["bots"][0] for game in games] == ["greedy", "random", "greedy", "random"]
    roles = [game["facts"]["rounds"][0]["roles"] for game in games]
    assert roles[0] == roles[1]
    assert roles[2] == roles[3]
    assert roles[0] != roles[2]


def test_games_are_rounded_up_to_whole_deals(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    run(*ARENA, "--games", 3, "--out", out)
    assert len(kept(out)) == 4


def test_a_file_is_gone_on_with_as_if_it_had_been_one_run(run: Run, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    once = run(*ARENA, "--games", 6, "--out", whole)
    run(*ARENA, "--games", 2, "--out", parts)
    # A process that died left its part, with a line that it was just writing.
    torn = parts.read_bytes() + b'{"number": 2, "se'
    parts.with_name("parts.jsonl.part").write_bytes(torn)
    again = run(*ARENA, "--games", 6, "--out", parts)
    assert "2 games were played before." in again.out
    assert kept(parts) == kept(whole)
    assert ladder_of(again.out) == ladder_of(once.out)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["parts.jsonl", "whole.jsonl"]


def ladder_of(out: str) -> list[str]:
    lines = out.splitlines()
    return lines[lines.index(next(line for line in lines if "deals" in line)) : -3]


@pytest.mark.parametrize(
    "other", [("--seed", 2), ("--option", "further_rounds=yes"), ("--bots", "random,greedy"), ("--seats", 4)]
)
def test_another_arena_is_not_mixed_with_it(run: Run, tmp_path: Path, other: tuple[Any, ...]) -> None:
    out = tmp_path / "games.jsonl"
    run(*ARENA, "--games", 2, "--out", out)
    before = out.read_bytes()
    done = run(*ARENA, "--games", 2, "--out", out, *other)
    assert is_one_complaint(done)
    assert "another arena" in done.err
    assert out.read_bytes() == before


def test_a_file_that_is_no_arena_is_left_alone(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "notes.jsonl"
    out.write_text('{"milk": 2}\n', encoding="utf-8")
    assert is_one_complaint(run(*ARENA, "--games", 2, "--out", out))
    assert out.read_text(encoding="utf-8") == '{"milk": 2}\n'
    assert is_one_complaint(run(*ARENA, "--games", 2, "--out", tmp_path / "games.csv"))


def test_it_stops_when_it_is_plain_who_is_better(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    done = run(*ARENA, "--games", 4000, "--out", out, "--stop", 0.05)
    assert done.code == 0, done.err
    played = len(kept(out))
    assert played < 400
    assert f"greedy wins more than its share: plain after {played} games." in " ".join(done.out.split())
    open_yet = run(*ARENA, "--games", 2, "--stop", 0.05)
    assert "is not plain after 2 games" in " ".join(open_yet.out.split())
