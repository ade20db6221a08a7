"""Many games of bots: the table, and the files for further work."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cli.driving import Run, is_one_complaint


def test_sim_counts_every_seat_and_every_victory_once(run: Run) -> None:
    done = run("sim", "lost_mines", "--seats", 4, "--bots", "random", "--games", 6)
    assert done.code == 0, done.err
    (row,) = [line.split() for line in done.out.splitlines() if line.strip().startswith("random ")]
    assert row[1] == "24"
    assert row[3:] == ["6.0", "25.0%"]
    assert "decisions/s" in done.out


def test_two_kinds_of_bots_get_a_row_each(run: Run) -> None:
    done = run("sim", "lost_mines", "--seats", 3, "--bots", "greedy,random", "--games", 3)
    rows = {line.split()[0]: line.split() for line in done.out.splitlines() if line.strip()}
    assert int(rows["greedy"][1]) + int(rows["random"][1]) == 9


def test_json_lines_hold_a_game_each(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    done = run("sim", "lost_mines", "--bots", "random", "--games", 5, "--out", out)
    assert f"Written to {out}." in " ".join(done.out.split())
    games = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert sorted(game["number"] for game in games) == sorted({game["number"] for game in games})
    assert len(games) == 5
    for game in games:
        best = max(game["points"])
        assert game["winners"] == [seat for seat, points in enumerate(game["points"]) if points == best]


def test_parquet_holds_the_same_as_json_lines(run: Run, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    for suffix in ("jsonl", "parquet"):
        run("sim", "lost_mines", "--bots", "random", "--games", 4, "--out", tmp_path / f"games.{suffix}")
    lines = (tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()
    rows = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    for line, row in zip(lines, rows, strict=True):
        game = json.loads(line)
        assert [row[key] for key in ("number", "seed", "points", "winners", "decisions")] == [
            game[key] for key in ("number", "seed", "points", "winners", "decisions")
        ]


@pytest.mark.parametrize(("how", "suffix"), [(signal.SIGINT, "jsonl"), (signal.SIGTERM, "csv")])
@pytest.mark.parametrize("jobs", [1, 2])
def test_who_stops_a_simulation_keeps_what_was_played(
    tmp_path: Path, how: signal.Signals, suffix: str, jobs: int
) -> None:
    out, part = tmp_path / f"games.{suffix}", tmp_path / f"games.{suffix}.part"
    words = [
        "sim",
        "lost_mines",
        "--seats",
        "3",
        "--bots",
        "random",
        "--games",
        "1000000",
        "--jobs",
        str(jobs),
    ]
    # A shell's background jobs, and what they start, ignore an interrupt.
    heard = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    main = [sys.executable, "-c", f"{heard}\nfrom underhall.cli.main import main; main()"]
    pipe = subprocess.PIPE
    with subprocess.Popen([*main, *words, "--out", str(out)], stdout=pipe, stderr=pipe, text=True) as running:
        while not (part.is_file() and part.read_bytes().count(b"\n") > 2) and running.poll() is None:
            time.sleep(0.1)
        running.send_signal(how)
        said, trouble = running.communicate()
    assert (running.returncode, trouble) == (130, "")
    played = len(out.read_text(encoding="utf-8").splitlines()) - (suffix == "csv")
    assert f"Stopped after {played} of 1,000,000 games." in said
    assert played > 2
    assert [path.name for path in tmp_path.iterdir()] == [out.name]


def test_a_bot_of_ones_own_lies_in_the_folder_one_is_in(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "from underhall.bots.bot import RandomBot\nclass Cautious(RandomBot):\n    pass\n"
    (tmp_path / "my_own_bots.py").write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    done = run("sim", "lost_mines", "--seats", 3, "--bots", "random,my_own_bots:Cautious", "--games", 2)
    assert done.code == 0, done.err
    assert "my_own_bots:Cautious" in done.out
    wrong = run("sim", "lost_mines", "--bots", "my_own_bots:Bold", "--games", 2)
    assert is_one_complaint(wrong)
    assert "my_own_bots has no class 'Bold'" in wrong.err


def test_without_pyarrow_parquet_is_refused_before_a_game_is_played(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    done = run("sim", "lost_mines", "--games", 2, "--out", tmp_path / "games.parquet")
    assert is_one_complaint(done)
    assert "underhall[parquet]" in done.err


def test_the_same_seed_plays_the_same_games(run: Run, tmp_path: Path) -> None:
    points = []
    for number, seed in enumerate((5, 5, 6)):
        out = tmp_path / f"{number}.jsonl"
        run("sim", "lost_mines", "--bots", "greedy", "--games", 4, "--seed", seed, "--out", out)
        points.append([json.loads(line)["points"] for line in out.read_text(encoding="utf-8").splitlines()])
    assert points[0] == points[1]
    assert points[0] != points[2]


def test_balance_prints_a_column_for_every_number_of_players(run: Run) -> None:
    done = run("balance", "lost_mines", "--rounds", 2)
    assert done.code == 0
    assert "| players | 3 | 4 | 5 | 6 | 7 | 8 | 9 |" in done.out
