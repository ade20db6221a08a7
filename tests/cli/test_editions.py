"""Earlier editions at the terminal: records are shown, games go on, and a command proves them all."""

from __future__ import annotations

import gzip
import json
import sqlite3
from pathlib import Path

import pytest

from cli.driving import Run
from underhall.core.match import replay
from underhall.core.record import Record, read
from underhall.games import GAMES

GOLDEN = Path(__file__).parents[1] / "golden" / "editions" / "1"
HALL = Path(__file__).parents[1] / "server" / "halls" / "1" / "hall.db.gz"
NAMES = {"lost_mines": "agreed", "mountain_king": "two", "covenant": "two"}
every_game = pytest.mark.parametrize("game", list(GAMES))


@pytest.fixture
def hall(tmp_path: Path) -> Path:
    """A database that the first release left behind."""
    file = tmp_path / "hall.db"
    file.write_bytes(gzip.decompress(HALL.read_bytes()))
    return file


@every_game
def test_a_record_of_an_earlier_edition_is_shown(run: Run, game: str) -> None:
    done = run("replay", GOLDEN / game / f"{NAMES[game]}.txt")
    assert (done.code, done.err) == (0, "")


@every_game
def test_a_game_saved_by_an_earlier_edition_goes_on(run: Run, game: str, tmp_path: Path) -> None:
    whole = read((GOLDEN / game / f"{NAMES[game]}.txt").read_text(encoding="utf-8"))
    head = (whole.game, whole.rules, whole.pack, whole.fingerprint, whole.seats, whole.options)
    middle = next(n for n, line in enumerate(whole.lines) if n >= len(whole.lines) // 2 and line.actor == 0)
    saves = tmp_path / "saves"
    saves.mkdir()
    file = saves / f"{game}-20260101-101500-1.record"
    file.write_text(Record(*head, whole.lines[:middle]).dump(), encoding="utf-8")
    seating = {"game": game, "seat": 0, "names": ["Ada", "Bot", "Cog"][: whole.seats], "seed": "7"}
    bots = ["", "greedy", "greedy"][: whole.seats]
    file.with_suffix(".json").write_text(json.dumps({**seating, "bots": bots}), encoding="utf-8")
    done = run("play", game, "--resume", "--saves", saves, typed=f"{whole.lines[middle].text}\n")
    assert "Traceback" not in done.err
    record = read(file.read_text(encoding="utf-8"))
    assert (record.rules, record.fingerprint) == (1, whole.fingerprint)
    assert len(record.lines) > middle
    assert replay(GAMES[game], record).table.rules == 1


def test_editions_are_listed(run: Run) -> None:
    done = run("editions")
    assert done.code == 0
    assert all(f"{name}" in done.out and GAMES[name].box().fingerprint in done.out for name in GAMES)
    assert "1af970fe7b1e24f5" in done.out


def unwrapped(text: str) -> str:
    """Wherever the lines break, which depends on the folder's name."""
    return "".join(text.split())


def test_everything_that_was_played_is_proven(run: Run, hall: Path) -> None:
    before = hall.read_bytes()
    done = run("editions", GOLDEN, hall)
    assert done.code == 0
    assert unwrapped(f"{hall}: 9 games played again, 0 of them another way") in unwrapped(done.out)
    assert hall.read_bytes() == before


def test_a_table_that_goes_another_way_is_named(run: Run, hall: Path) -> None:
    with sqlite3.connect(hall) as connection:
        (table,) = connection.execute("select id from tables where stage = 'finished'").fetchone()
        connection.execute("delete from lines where table_id = ? and n > 100", (table,))
    connection.close()
    done = run("editions", hall)
    assert done.code == 1
    assert unwrapped(f"{table} goes another way: was finished, and is not over") in unwrapped(done.out)
    assert "1 of them another way" in done.out


def test_a_place_without_games_is_refused(run: Run, tmp_path: Path) -> None:
    for place in (tmp_path / "nowhere", Path(__file__)):
        done = run("editions", place)
        assert done.code == 2
        assert "neither a folder of records nor a database" in done.err
