"""The ledger of a simulation: the same columns for all, written as it goes."""

from __future__ import annotations

import csv
import json
import re
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from underhall.bots import UnknownBot, hire
from underhall.bots.arena import Outcome, simulate
from underhall.bots.bot import Bot, RandomBot, Sight
from underhall.bots.chronicles import CovenantChronicle, MountainKingChronicle, times_round
from underhall.bots.greedy import GreedyBot
from underhall.bots.heuristics import HEURISTICS
from underhall.bots.ledger import COLUMNS, ROWS_PER_GROUP, Ledger
from underhall.core.match import Match
from underhall.core.words import Event
from underhall.games import GAMES

PAGE = Path(__file__).parents[2] / "docs" / "simulations.md"
EMPTY = Outcome(0, 1, "purses", 1, "box", "f00d", 1, {}, [], [], [], False, 0, 0, 0.5, {"of": [], "by": {}})
PARTS = ("facts", "options")


def kept(file: Path, outcomes: list[Outcome]) -> None:
    with Ledger(file) as ledger:
        for outcome in outcomes:
            ledger.add(outcome)


def played() -> list[Outcome]:
    """Games of all three, with different seats; one that was stopped at once."""
    seats = {"lost_mines": 3, "mountain_king": 2, "covenant": 1}
    return [
        *[next(iter(simulate(GAMES[name], count, ["random"], 1))) for name, count in seats.items()],
        EMPTY,
    ]


def rows_of(file: Path) -> list[dict[str, Any]]:
    parquet = pytest.importorskip("pyarrow.parquet")
    rows: list[dict[str, Any]] = parquet.read_table(file).to_pylist()
    return rows


def test_files_of_all_games_and_seat_counts_have_one_schema_and_concatenate(tmp_path: Path) -> None:
    parquet, arrow = pytest.importorskip("pyarrow.parquet"), pytest.importorskip("pyarrow")
    outcomes, tables = played(), []
    for outcome in outcomes:
        kept(tmp_path / f"{outcome.game}.parquet", [outcome])
        tables.append(parquet.read_table(tmp_path / f"{outcome.game}.parquet"))
    assert {str(table.schema) for table in tables} == {str(tables[0].schema)}
    whole = arrow.concat_tables(tables).to_pylist()
    assert [row["game"] for row in whole] == ["lost_mines", "mountain_king", "covenant", "purses"]
    assert [len(row["points"]) for row in whole] == [3, 2, 1, 0]
    assert [json.loads(row["facts"]) for row in whole] == [outcome.facts for outcome in outcomes]


def test_the_three_forms_hold_the_same(tmp_path: Path) -> None:
    outcomes = played()
    for suffix in ("jsonl", "csv", "parquet"):
        kept(tmp_path / f"games.{suffix}", outcomes)
    lines = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text("utf-8").splitlines()]
    assert [list(line) for line in lines] == [list(COLUMNS)] * len(outcomes)
    read = [
        row | {part: json.loads(row[part]) for part in PARTS} for row in rows_of(tmp_path / "games.parquet")
    ]
    assert read == lines
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        cells = list(csv.DictReader(file))
    for row, line in zip(cells, lines, strict=True):
        strings = ("game", "pack", "box")
        assert {key: cell if key in strings else json.loads(cell) for key, cell in row.items()} == line


def test_a_long_simulation_goes_into_several_row_groups(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    kept(tmp_path / "long.parquet", [EMPTY] * (2 * ROWS_PER_GROUP + 1))
    file = parquet.ParquetFile(tmp_path / "long.parquet")
    assert (file.num_row_groups, file.metadata.num_rows) == (3, 2 * ROWS_PER_GROUP + 1)


def test_no_game_at_all_is_a_file_without_rows(tmp_path: Path) -> None:
    for suffix in ("jsonl", "csv", "parquet"):
        kept(tmp_path / f"none.{suffix}", [])
    assert rows_of(tmp_path / "none.parquet") == []
    assert (tmp_path / "none.csv").read_text("utf-8").split() == [",".join(COLUMNS)]


@pytest.mark.parametrize("suffix", ["jsonl", "csv", "parquet"])
def test_every_game_is_on_disk_before_the_next_begins_and_a_crash_keeps_them(
    tmp_path: Path, suffix: str
) -> None:
    file = tmp_path / f"games.{suffix}"
    with suppress(ZeroDivisionError), Ledger(file) as ledger:
        for number in range(3):
            ledger.add(EMPTY)
            part = (tmp_path / f"games.{suffix}.part").read_text("utf-8")
            assert [json.loads(line)["game"] for line in part.splitlines()] == ["purses"] * (number + 1)
        raise ZeroDivisionError
    assert [path.name for path in tmp_path.iterdir()] == [file.name]
    if suffix == "parquet":
        assert len(rows_of(file)) == 3
    else:
        assert len(file.read_text("utf-8").splitlines()) == 3 + (suffix == "csv")


def test_the_page_names_every_column_with_its_type() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (\S+) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert dict(rows) == COLUMNS


# Rounds


@pytest.mark.parametrize(
    ("name", "kind"), [("mountain_king", MountainKingChronicle), ("covenant", CovenantChronicle)]
)
def test_a_round_is_once_round_the_table_by_a_recount_of_turns(name: str, kind: Any) -> None:
    game = GAMES[name]
    match, chronicle, dice = Match(game, 2), kind(), Random(3)
    match.table.journal = chronicle.journal = match.journal
    turns: Counter[int] = Counter()
    begun = 0
    while not match.table.over() and begun < 400:
        before = len(match.journal)
        match.befall(dice) if match.table.to_move() < 0 else match.play(
            match.table.to_move(), dice.choice(match.table.options())
        )
        turns.update(int(e.words["seat"]) for e in match.journal[before:] if e.key == "turn_begins")
        begun += 1
        assert chronicle.rounds(match.table) == max(turns.values(), default=0)
    assert chronicle.rounds(match.table) > 1


def test_a_seat_that_has_begun_more_turns_begins_a_round() -> None:
    turns = [Event("turn_begins", {"seat": seat}, -1) for seat in (1, 0, 1, 0, 1)]
    assert [times_round(turns[:count]) for count in range(6)] == [0, 1, 1, 2, 2, 3]


def test_outcomes_tell_the_rounds_of_every_game() -> None:
    rounds = {outcome.game: outcome.rounds for outcome in played()}
    assert rounds["lost_mines"] == 2
    assert rounds["mountain_king"] > 5
    assert rounds["covenant"] > 5


# Bots


def test_a_bot_of_ones_own_is_hired_by_its_module_and_class(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = "from underhall.bots.bot import Bot, RandomBot\nclass Last(RandomBot):\n"
    bots += "    def choose(self, sight):\n        return sight.options[-1]\nHEAVY = 3\nclass Stone: pass\n"
    (tmp_path / "own_bots.py").write_text(bots, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert type(hire("own_bots:Last", Random(1))).__name__ == "Last"
    one = list(simulate(GAMES["lost_mines"], 3, ["own_bots:Last", "random"], 2, seed=4))
    two = list(simulate(GAMES["lost_mines"], 3, ["own_bots:Last", "random"], 2, seed=4, jobs=2))
    assert [(game.points, game.bots) for game in one] == [(game.points, game.bots) for game in two]
    assert "own_bots:Last" in one[0].bots
    for name, reason in {
        "own_bots:First": "own_bots has no class 'First'",
        "own_bots:HEAVY": "own_bots has no class 'HEAVY'",
        "own_bots:Stone": "Stone is no subclass of underhall.bots.bot.Bot",
        "no_such_module:Bot": "No module named 'no_such_module'",
        ":Bot": "is named module:Class",
        "clever": "there are random, greedy, easy, medium, hard, master, and your own as module:Class",
    }.items():
        with pytest.raises(UnknownBot, match=re.escape(reason)):
            hire(name, Random(1))


@pytest.mark.parametrize("name", GAMES)
def test_without_a_heuristic_the_greedy_bot_goes_by_points(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(HEURISTICS, name)
    game, dice = GAMES[name], Random(5)
    table, asked = game.new(game.least_seats), 0
    bots: list[Bot] = [GreedyBot(Random(seat)) for seat in range(table.seats)]
    while not table.over() and asked < 25:
        seat = table.to_move()
        if seat < 0:
            table.befall(dice)
            continue
        sight = Sight(game, table, seat)
        move, reason = bots[seat].explain(sight)
        assert move in sight.options
        assert reason.key in ("reason.points", "reason.only_option")
        table.play(RandomBot(dice).choose(sight))
        asked += 1
    assert asked


def test_by_points_the_greedy_bot_takes_what_counts_most() -> None:
    from core.toy import PRINTED, PURSES, dealt

    sight = Sight(PURSES, dealt(stakes="high"), 0)
    assert GreedyBot(Random(1)).explain(sight)[0] is PRINTED.take[1]
