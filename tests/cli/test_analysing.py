"""How a finished game went, in the terminal."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from cli.driving import Run, Spawn
from underhall.bots.analysis.analyst import Analyst, Budget
from underhall.bots.analysis.telling import Teller
from underhall.cli.analysing import Report
from underhall.cli.curves import Curve, drawn, pointers
from underhall.core.record import read
from underhall.games import GAMES

GOLDEN = Path(__file__).parent.parent / "golden"
LOST_MINES = GOLDEN / "lost_mines" / "further_rounds.txt"


def report(file: Path, width: int) -> list[str]:
    """What is printed of a quick analysis."""
    record = read(file.read_text(encoding="utf-8"))
    game = GAMES[record.game]
    box = record.box(game)
    analyst = Analyst(record.dump(), box, Budget(1, 2, "hard@10"))
    assert [*analyst.run()]
    found = analyst.found()
    assert found is not None
    names = ["Ada", "Brock", "Cleo", "Dirk"][: record.seats]
    console = Console(width=width, record=True, file=io.StringIO())
    for part in Report(found, Teller(game, box, names, "en"), width).parts():
        console.print(part)
    return console.export_text().split("\n")


@pytest.mark.parametrize("file", ["lost_mines/further_rounds", "covenant/two", "mountain_king/teams"])
def test_everything_fits_a_terminal_of_80_columns(file: str) -> None:
    lines = report(GOLDEN / f"{file}.txt", 80)
    assert max(map(len, lines)) <= 80
    told = "\n".join(lines)
    assert all(
        words in told
        for words in ("Chances to win", "Points, if all", "What was gained where", "own choices")
    )
    assert "Ada" in told
    assert "in all" in told


def test_dice_stand_beside_what_was_to_be_expected() -> None:
    told = " ".join(report(GOLDEN / "covenant" / "two.txt", 100))
    assert "goblin die: 1 0 (1.0), 2 1 (1.0)" in told


def test_a_curve_shows_every_player_by_a_sign_where_the_value_is() -> None:
    low = Curve("1", "", [(0.0, 0.0), (0.5, 100.0)])
    high = Curve("2", "", [(0.0, 100.0)])
    rows = [text.plain for text in drawn([low, high], 0, 100, "%", (27, 5))]
    assert rows[0].startswith(" 100% ┤")
    assert rows[0][7:] == "2" * 10 + "1" * 10
    assert rows[4][7:] == "1" * 10 + " " * 10
    assert [row[:6].strip() for row in rows] == ["100%", "", "50%", "", "0%"]


def test_letters_below_the_curve_never_cover_each_other() -> None:
    assert pointers([0.0, 0.0, 0.5, 1.0], 27).plain[7:] == "ab        c        d"


def test_ctrl_c_stops_it_and_what_is_known_is_told(spawn: Spawn) -> None:
    child = spawn("analyse", LOST_MINES, "--worlds", 20, lines=60)
    child.expect("Analysing", timeout=120)
    child.expect(r"[1-9]%", timeout=300)
    child.sendintr()
    child.expect("Chances to win|What was gained", timeout=120)
    child.expect("Stopped after", timeout=120)
    child.expect_exact("this is what is known so far")
    child.wait()
    assert child.exitstatus == 130


def test_a_game_that_is_not_over_is_refused_in_one_line(run: Run) -> None:
    done = run("analyse", GOLDEN / "lost_mines" / "agreed.txt")
    assert (done.code, done.out) == (2, "")
    assert "the game is not over yet" in done.err
    assert done.err.count("\n") == 1


def test_a_number_of_worlds_is_at_least_one(run: Run) -> None:
    assert run("analyse", LOST_MINES, "--worlds", 0).code == 2


@pytest.mark.slow
def test_a_finished_game_is_told_of_from_the_first_chance_to_the_last(run: Run) -> None:
    done = run("analyse", LOST_MINES, "--worlds", 1)
    assert done.code == 0
    assert "Hard would have chosen" in done.out
    assert "Seat 1, cards drawn" in done.out
    assert run("analyse", LOST_MINES, "--worlds", 1).out == done.out
