"""Campaigns: arenas in files, stopped and gone on with, and tables between the marks of a page."""

from __future__ import annotations

from pathlib import Path

import pytest

from bots.test_arena import timeless
from underhall.bots.annals import OtherGames
from underhall.bots.arena import simulate
from underhall.bots.campaign import Campaign, NoMarks, Stage, written_into
from underhall.bots.strength.__main__ import main
from underhall.bots.strength.rows import ROWS, Row
from underhall.bots.terms import Terms
from underhall.games import GAMES
from underhall.games.lost_mines import GAME

AT_ONCE = 0.0


def stage(folder: Path, games: int = 20, seed: int = 3) -> Stage:
    return Stage(Terms(GAME, 3, ["greedy", "random"], games, seed, 1, {}), folder)


def test_a_campaign_that_was_stopped_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    first = stage(tmp_path)
    first.play_to(20, AT_ONCE)
    assert first.done == 1
    told: list[str] = []
    again = stage(tmp_path)
    assert again.done == 1
    Campaign([again]).run(told.append)
    assert again.done == 20
    whole = list(simulate(GAME, 3, ["greedy", "random"], 20, 3, line_ups=2))
    assert timeless(again.played()) == timeless(whole)
    assert told[-1].endswith("about 0.0 hours are left")
    assert "20 of 20 games" in told[-1]


def test_every_stage_gets_its_tenth_before_the_next_pass(tmp_path: Path) -> None:
    told: list[str] = []
    Campaign([stage(tmp_path, 20, seed) for seed in (3, 4)]).run(told.append)
    counts = [line.split(":")[1].split()[0] for line in told[1:]]
    assert counts == [str(games) for games in range(4, 22, 2) for _ in range(2)]


def test_nothing_is_played_when_it_is_late(tmp_path: Path) -> None:
    late = stage(tmp_path)
    campaign = Campaign([late])
    campaign.until = AT_ONCE
    campaign.run(lambda _: None)
    assert late.done == 1


def test_games_of_other_terms_are_refused(tmp_path: Path) -> None:
    kept = stage(tmp_path)
    kept.play_to(2, AT_ONCE)
    kept.ledger.out.rename(stage(tmp_path, seed=4).ledger.out)
    with pytest.raises(OtherGames, match="seed4"):
        stage(tmp_path, seed=4)


def test_only_what_stands_between_the_marks_is_written_anew(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- t -->\nold\n<!-- end of t -->\nafter\n", encoding="utf-8")
    written_into(page, "t", ["new", "lines"])
    assert page.read_text(encoding="utf-8") == "before\n<!-- t -->\nnew\nlines\n<!-- end of t -->\nafter\n"
    page.write_text("<!-- end of t -->\nafter<!-- t -->\n", encoding="utf-8")
    with pytest.raises(NoMarks):
        written_into(page, "t", [])


# The table of strength


def test_a_row_counted_by_hand() -> None:
    """Two deals of two: by seats one takes 4, 4, 2 and 3, 3, 5 points, the other 2, 2, 2 and 1, 3, 3."""
    first, *_ = simulate(GAME, 3, ["greedy", "random"], 1, 1)
    row = Row("lost_mines", 3, ("a", "b"), more=0.25)
    games = []
    for number, (mine, theirs) in enumerate([(4, 2), (2, 2), (3, 1), (5, 3)]):
        bots = ["a", "b", "a"] if number % 2 == 0 else ["b", "a", "b"]
        points = [mine if bot == "a" else theirs for bot in bots]
        winners = [seat for seat, own in enumerate(points) if own == max(points)]
        changed = {"number": number, "bots": bots, "points": points, "winners": winners}
        games.append(
            type(first)(**{name: getattr(first, name) for name in first.__struct_fields__} | changed)
        )
    cells = row.cells(games)
    assert cells[:4] == ["Saboteur: The Lost Mines", "3", "`a`, `b`", "4"]
    # Of 6 seats: 1/2, 1/2 and 1/3, then 1/2, 1/2 and 1, over the 4 games that it sat in.
    assert cells[4].startswith("55.6 % (")
    assert cells[5].startswith("3.5 (")
    assert cells[6].startswith("2.2 (")


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.game} {row.seats} {','.join(row.bots)}")
def test_every_row_can_be_played(row: Row, tmp_path: Path) -> None:
    chosen = row.stage(200, 2, 1, tmp_path).terms
    assert GAMES[row.game].settle(chosen.seats, chosen.options)
    assert len(set(row.bots)) <= row.seats
    assert next(chosen.outcomes(chosen.whole()), None) is None


def test_rows_have_files_of_their_own(tmp_path: Path) -> None:
    files = {row.stage(200, 2, 1, tmp_path).ledger.out for row in ROWS}
    assert len(files) == len(ROWS)


def test_the_command_writes_the_table_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.md"
    page.write_text("<!-- ladder -->\n<!-- end of ladder -->\n", encoding="utf-8")
    few = ["--keep", str(tmp_path / "games"), "--game", "lost_mines", "--bot", "medium", "--out", str(page)]
    main([*few, "--games", "2"])
    once = capsys.readouterr()
    assert "hours are left" in once.err
    assert once.out.count("\n") == 2 + 2
    assert once.out in page.read_text(encoding="utf-8")
    main([*few, "--games", "4"])
    assert "| 4 |" in capsys.readouterr().out
