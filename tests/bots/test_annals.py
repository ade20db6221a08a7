"""Annals: short lines that are kept for good, and games of older bots that are not gone on with."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
import pytest

from bots.test_arena import timeless
from underhall.bots import players
from underhall.bots.annals import Annals, Heading, OtherGames, OtherPlayers, read
from underhall.bots.arena import Outcome
from underhall.bots.campaign import Stage, file_name
from underhall.bots.ledger import Ledger
from underhall.bots.strength.__main__ import lines, main
from underhall.bots.strength.checking import checked, spread
from underhall.bots.strength.rows import ROWS, Row
from underhall.bots.terms import Terms
from underhall.games import GAMES

ROOT = Path(__file__).parents[2]
LADDER = ROOT / "docs" / "ladder"
LATE = float("inf")
OTHERS = "of other bots"


def terms(games: int = 6) -> Terms:
    return Terms(GAMES["lost_mines"], 3, ["medium", "random"], games, 3, 1, {})


def annals(folder: Path, who: str | None = None) -> Annals:
    heading = terms().heading()
    return Annals(
        folder / file_name(terms()),
        heading if who is None else msgspec.structs.replace(heading, players=who),
    )


def factless(outcomes: list[Outcome]) -> list[Outcome]:
    return [msgspec.structs.replace(outcome, facts={}) for outcome in timeless(outcomes)]


def whole() -> list[Outcome]:
    return list(terms().outcomes(0))


def add(to: Annals, outcomes: list[Outcome]) -> None:
    with to as open_annals:
        for outcome in outcomes:
            open_annals.add(outcome)


def test_a_game_is_a_short_line_and_comes_back_whole_but_for_its_facts(tmp_path: Path) -> None:
    outcomes = whole()
    add(annals(tmp_path), outcomes)
    heading, *short = annals(tmp_path).out.read_bytes().splitlines()
    assert msgspec.json.decode(heading, type=Heading) == terms().heading()
    assert len(short) == 6
    assert all(len(line) < 60 for line in short)
    assert factless(annals(tmp_path).played()) == factless(outcomes)


def test_a_campaign_goes_on_with_the_ledger_of_an_earlier_one_and_makes_annals_of_it(tmp_path: Path) -> None:
    """Whoever killed it: what is in the part that was being written counts, but for its torn last line."""
    with Ledger(annals(tmp_path).out) as ledger:
        for outcome in whole()[:3]:
            ledger.add(outcome)
    part = tmp_path / f"{file_name(terms())}.part"
    part.write_bytes(ledger.out.read_bytes() + b'{"number":3,"se')
    ledger.out.write_bytes(b"")
    stage = Stage(terms(), tmp_path, brief=True)
    assert stage.done == 3
    assert not part.exists()
    assert stage.ledger.out.stat().st_size < 1000
    stage.play_to(6, LATE)
    assert factless(Stage(terms(), tmp_path, brief=True).played()) == factless(whole())
    said = [heading.players for heading, _ in read(stage.ledger.out, terms().heading())]
    assert said == ["", "", "", *[terms().heading().players] * 3]


def test_a_line_that_was_torn_is_left_out_and_played_again(tmp_path: Path) -> None:
    add(annals(tmp_path), whole()[:4])
    annals(tmp_path).out.write_bytes(annals(tmp_path).out.read_bytes()[:-5])
    stage = Stage(terms(), tmp_path, brief=True)
    assert stage.done == 3
    stage.play_to(6, LATE)
    assert factless(annals(tmp_path).played()) == factless(whole())


@pytest.mark.parametrize("change", [{"players": OTHERS}, {"rules": 99}])
def test_games_of_other_bots_or_rules_are_not_gone_on_with(change: dict[str, object], tmp_path: Path) -> None:
    other = msgspec.structs.replace(terms().heading(), **change)
    add(Annals(annals(tmp_path).out, other), whole()[:2])
    before = annals(tmp_path).out.read_bytes()
    with pytest.raises(OtherPlayers, match="lost_mines-3"):
        Stage(terms(), tmp_path, brief=True)
    assert annals(tmp_path).out.read_bytes() == before


def test_lines_without_a_heading_or_of_other_terms_are_refused(tmp_path: Path) -> None:
    add(annals(tmp_path), whole())
    headless = b"\n".join(annals(tmp_path).out.read_bytes().split(b"\n")[1:])
    annals(tmp_path).out.write_bytes(headless)
    with pytest.raises(OtherGames):
        annals(tmp_path).played()
    moved = msgspec.structs.replace(terms(), seed=4)
    annals(tmp_path).out.unlink()
    add(annals(tmp_path), whole())
    annals(tmp_path).out.rename(tmp_path / file_name(moved))
    with pytest.raises(OtherGames):
        Stage(moved, tmp_path, brief=True)
    with pytest.raises(OtherGames):
        checked(moved, tmp_path, 1)


# Who plays


def copy_of_bots(monkeypatch: pytest.MonkeyPatch, to: Path) -> Path:
    home = shutil.copytree(players.HOME, to / "bots", ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(players, "HOME", home)
    return home


def prints(games: tuple[str, ...] = ("covenant", "lost_mines")) -> list[str]:
    players.fingerprint.cache_clear()
    return [players.fingerprint(game) for game in games]


@pytest.mark.parametrize(
    ("file", "text", "changes"),
    [
        ("greedy.py", "MORE = 1\n", [True, True]),
        ("greedy.py", "\n    # a remark\n", [False, False]),
        ("heuristics/covenant/worth.py", "MORE = 1\n", [True, False]),
        ("heuristics/points.py", "MORE = 1\n", [True, True]),
        ("learning/weights/lost_mines.json", "1", [False, True]),
        ("strength/rows.py", "MORE = 1\n", [False, False]),
        ("arena.py", "MORE = 1\n", [False, False]),
    ],
)
def test_the_fingerprint_is_of_what_decides_how_bots_play_this_game(
    file: str, text: str, changes: list[bool], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = copy_of_bots(monkeypatch, tmp_path)
    before = prints()
    with (home / file).open("a", encoding="utf-8") as source:
        source.write(text)
    after = prints()
    players.fingerprint.cache_clear()
    assert [one != other for one, other in zip(before, after, strict=True)] == changes


def test_who_only_looks_on_is_named_as_it_is() -> None:
    there = {path.name for path in players.HOME.iterdir()}
    assert there >= players.LOOKING_ON


def test_games_that_come_out_the_same_are_signed_by_who_plays_today(tmp_path: Path) -> None:
    add(annals(tmp_path, OTHERS), whole())
    found = checked(terms(), tmp_path, 2)
    assert (found.again, found.otherwise) == ([5, 2], [])
    assert factless(annals(tmp_path).played()) == factless(whole())


def test_one_that_goes_another_way_keeps_the_file_as_it_is(tmp_path: Path) -> None:
    false = [msgspec.structs.replace(outcome, points=[9, 9, 9]) for outcome in whole()]
    add(annals(tmp_path, OTHERS), false)
    found = checked(terms(), tmp_path, 1)
    assert (found.again, found.otherwise) == ([5], [5])
    with pytest.raises(OtherPlayers):
        annals(tmp_path).played()


def test_games_to_play_again_are_spread() -> None:
    assert spread(200, 1) == [199]
    assert spread(200, 4) == [199, 149, 99, 49]
    assert spread(2, 5) == [1, 0]
    assert spread(0, 3) == []


def test_the_command_checks_signs_and_refuses_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    few = ["--keep", str(tmp_path), "--game", "lost_mines", "--bot", "medium", "--games", "2"]
    main(few)
    for file in tmp_path.iterdir():
        file.write_bytes(file.read_bytes().replace(terms().heading().players.encode(), b"f00d"))
    with pytest.raises(SystemExit, match=r"games of other bots or rules; --check 3 tells"):
        main(few)
    with pytest.raises(SystemExit) as all_well:
        main([*few, "--check", "1"])
    assert all_well.value.code == 0
    assert capsys.readouterr().out.count("as kept, game 1 played again") == 2
    main([*few, "--games", "4"])
    assert "| 4 |" in capsys.readouterr().out


# The ladder of this repository


def rows_kept() -> list[Row]:
    return [row for row in ROWS if (LADDER / file_name(row.terms(200, 2, 1))).exists()]


@pytest.mark.parametrize("row", rows_kept(), ids=lambda row: f"{row.game} {row.seats} {','.join(row.bots)}")
def test_the_table_of_the_page_is_counted_from_the_games_that_are_kept(row: Row) -> None:
    own = row.terms(200, 2, 1)
    outcomes = [outcome for _, outcome in read(LADDER / file_name(own), own.heading())]
    cells = " | ".join(row.cells(outcomes[: own.whole()]))
    assert f"| {cells} |" in (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")


def test_what_is_kept_is_of_the_table_and_short() -> None:
    files = {file_name(row.terms(200, 2, 1)) for row in rows_kept()}
    assert files
    assert files == {path.name for path in LADDER.iterdir()} - {"README.md"}
    for name in files:
        assert (LADDER / name).stat().st_size < 70 * 200 + 1000


def test_the_table_has_a_line_for_every_row_that_was_played(tmp_path: Path) -> None:
    stages = [row.stage(200, 2, 1, tmp_path) for row in ROWS]
    assert len(lines(list(zip(ROWS, stages, strict=True)))) == 2
