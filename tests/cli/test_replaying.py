"""Records shown again: at the end, at any move, through any eyes."""

from __future__ import annotations

from pathlib import Path

from cli.driving import Run
from underhall.core.agenda import NATURE
from underhall.core.record import Record


def write(record: Record, moves: int, folder: Path) -> Path:
    """The first moves of a record, as a file of its own."""
    path = folder / f"first-{moves}.record"
    head = (record.game, record.rules, record.pack, record.fingerprint, record.seats, record.options)
    path.write_text(Record(*head, record.lines[:moves]).dump(), encoding="utf-8")
    return path


def test_without_a_terminal_the_last_position_and_the_result_are_printed(run: Run, finished: Path) -> None:
    done = run("replay", finished)
    assert done.code == 0
    assert all(words in done.out for words in ("Round 1", "Round 2", "The end", "★"))


def test_to_prints_the_position_after_so_many_moves(run: Run, whole_game: Record, finished: Path) -> None:
    starts = ("1: lay", "2: lay", "3: lay")
    number = next(n for n, line in enumerate(whole_game.lines, 1) if str(line).startswith(starts))
    before, after = (run("replay", finished, "--to", n).out for n in (number - 1, number))
    assert f"Move {number} of {len(whole_game.lines)}" in after
    assert "lays the" in after
    assert "lays the" not in before
    assert run("replay", finished, "--to", 0).code == 0


def test_an_unfinished_game_is_shown_as_a_spectator_sees_it(
    run: Run, whole_game: Record, tmp_path: Path
) -> None:
    dealt = max(n for n, line in enumerate(whole_game.lines[:40], 1) if line.actor == NATURE)
    path = write(whole_game, dealt, tmp_path)
    closed, opened, seat = (run("replay", path, *args).out for args in ((), ("--open",), ("--seat", "2")))
    roles = ("loyal dwarf", "selfish dwarf", "saboteur")
    assert not any(role in closed for role in roles)
    assert "holds" not in closed
    assert opened.count("; holds ") == 3
    assert any(role in seat for role in roles)
    assert "; holds " not in seat


def test_a_finished_game_is_shown_open_unless_a_seat_is_asked_for(run: Run, finished: Path) -> None:
    assert run("replay", finished, "--to", 60).out.count("; holds ") == 3
    assert "; holds " not in run("replay", finished, "--to", 60, "--seat", 1).out


def test_every_move_of_a_record_can_be_shown(run: Run, whole_game: Record, finished: Path) -> None:
    for number in range(0, len(whole_game.lines), 23):
        assert run("replay", finished, "--to", number).code == 0
