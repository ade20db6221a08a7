"""Real terminals: a friendly start, whole games, and windows that close in mid-game."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pexpect
import pytest

from cli.driving import Spawn, kept, own_moves
from underhall.core.match import replay
from underhall.core.record import read
from underhall.games import GAMES

CARD = r"Play a card, or discard one or two\. .*> $"
BEGIN = r"Enter goes (?:to the table|on) .*> $"
DWARF = r"Which dwarf will you play\? .*> $"
PROMPT = r"> $"


@pytest.fixture
def table(spawn: Spawn, saves: Path) -> Spawn:
    """A game of three, always dealt alike."""

    def start(*args: object, columns: int = 80, lines: int = 24, **env: str) -> Any:
        usual = ("--seats", 3, "--bots", "random", "--seed", "7", "--saves", saves)
        return spawn("play", "lost_mines", *usual, *args, columns=columns, lines=lines, **env)

    return start


def begin(child: Any) -> None:
    """The game is told of first."""
    child.expect("How to win: .*How it ends: ")
    child.expect(BEGIN)
    child.sendline("")
    child.expect(DWARF)


def at_first_turn(child: Any) -> None:
    begin(child)
    child.sendline("1")
    child.expect(CARD)


# The start


def test_with_no_options_a_few_friendly_questions_are_asked(spawn: Spawn, tmp_path: Path) -> None:
    child = spawn("play", "lost_mines")
    child.expect(r"Your name \[Wanderer\] .*: $")
    child.sendline("?")
    child.expect("How to win: ")
    child.expect(r"Your name \[Wanderer\] .*: $")
    child.sendline("Ole")
    for answer in ("12", "many", "²", "?"):
        child.expect(r"How many players, 3 to 9 \[4\] .*: $")
        child.sendline(answer)
    child.expect(r"How many players, 3 to 9 \[4\] .*: $")
    child.sendline("")
    begin(child)
    assert kept(tmp_path / "home" / "underhall" / "saves").seats == 4


def test_an_unfinished_game_is_offered_at_the_next_start(spawn: Spawn, tmp_path: Path) -> None:
    saves = tmp_path / "home" / "underhall" / "saves"
    child = spawn("play", "lost_mines", "--seats", "3")
    at_first_turn(child)
    child.sendline("quit")
    child.expect("Go on with: underhall play lost_mines --resume")
    child.expect(pexpect.EOF)
    again = spawn("play", "lost_mines")
    again.expect(r"Go on with it\? \[Y/n\] ")
    again.sendline("")
    again.expect(CARD)
    again.sendline("quit")
    again.expect(pexpect.EOF)
    assert len(list(saves.glob("*.record"))) == 1
    other = spawn("play", "lost_mines")
    other.expect(r"Go on with it\? \[Y/n\] ")
    other.sendline("n")
    other.expect("Your name")


def test_an_unfinished_game_is_gone_on_with_in_another_language(spawn: Spawn) -> None:
    child = spawn("play", "lost_mines", "--seats", "3")
    at_first_turn(child)
    child.sendline("quit")
    child.expect(pexpect.EOF)
    again = spawn("--language", "es", "play", "lost_mines")
    again.expect(r"\[S/n\] ")
    again.sendline("sí")
    again.expect("Juega una carta")


def test_a_damaged_save_does_not_keep_anybody_from_a_new_game(spawn: Spawn, tmp_path: Path) -> None:
    child = spawn("play", "lost_mines", "--seats", "3")
    begin(child)
    child.sendline("quit")
    child.expect(pexpect.EOF)
    (path,) = (tmp_path / "home" / "underhall" / "saves").glob("*.record")
    path.write_text("spilled coffee", encoding="utf-8")
    again = spawn("play", "lost_mines")
    again.expect(r"Go on with it\? \[Y/n\] ")
    again.sendline("y")
    again.expect("It cannot be resumed: .*this is not a record")
    again.expect("Your name")


def test_leaving_at_the_first_question_leaves_nothing_behind(spawn: Spawn, tmp_path: Path) -> None:
    for leave in ("sendeof", "sendintr"):
        child = spawn("play", "lost_mines")
        child.expect("Your name.*: $")
        getattr(child, leave)()
        child.expect(pexpect.EOF)
        assert "Traceback" not in child.before
    assert not (tmp_path / "home" / "underhall").exists()


# Whole games


@pytest.mark.slow
@pytest.mark.parametrize(("columns", "lines"), [(80, 24), (120, 45)])
def test_a_whole_game_by_random_numbers(spawn: Spawn, saves: Path, columns: int, lines: int) -> None:
    dice = Random(columns)
    child = spawn(
        "play", "lost_mines", "--seats", 4, "--seed", "3", "--saves", saves, columns=columns, lines=lines
    )
    while True:
        found = child.expect([BEGIN, PROMPT, pexpect.EOF])
        if found == 2:
            break
        child.sendline(str(dice.randint(1, 6)) if found else "")
    assert "The end" in child.before
    child.close()
    assert child.exitstatus == 0
    (path,) = (saves / "finished").glob("*.record")
    assert replay(GAMES["lost_mines"], read(path.read_text(encoding="utf-8"))).table.over()


# Closed in mid-game


def kill(child: Any) -> None:
    child.kill(signal.SIGKILL)


def hang_up(child: Any) -> None:
    child.kill(signal.SIGHUP)


def terminate(child: Any) -> None:
    child.kill(signal.SIGTERM)


def close_window(child: Any) -> None:
    child.close()


def interrupt(child: Any) -> None:
    child.sendintr()
    child.expect("Go on with: underhall play lost_mines --resume")


def end_of_input(child: Any) -> None:
    child.sendeof()
    child.expect("Go on with: underhall play lost_mines --resume")


@pytest.mark.parametrize("end", [kill, hang_up, terminate, close_window, interrupt, end_of_input])
def test_a_terminal_closed_in_mid_game_loses_nothing(
    table: Spawn, spawn: Spawn, saves: Path, end: Callable[[Any], None]
) -> None:
    child = table()
    at_first_turn(child)
    child.sendline("d 1")
    child.expect(PROMPT)
    end(child)
    child.close(force=True)
    record = kept(saves)
    assert [text.split()[0] for text in own_moves(record)] == ["pick", "discard"]
    again = spawn("play", "lost_mines", "--resume", "--saves", saves)
    again.expect(PROMPT)
    assert kept(saves).dump() == record.dump()
    again.sendline("undo")
    again.expect(CARD)
    again.sendline("d 1; keep the rest")
    again.expect(PROMPT)
    assert own_moves(kept(saves))[: len(own_moves(record))] == own_moves(record)


def test_undo_and_explanations_work_in_a_terminal(table: Spawn, saves: Path) -> None:
    child = table()
    at_first_turn(child)
    before = kept(saves).dump()
    child.sendline("?")
    child.expect("LM-2.01")
    child.expect(BEGIN)
    child.sendline("q")
    child.expect(CARD)
    child.sendline("d 1")
    child.expect(PROMPT)
    child.sendline("undo")
    child.expect(CARD)
    assert kept(saves).dump() == before
    child.sendline("1")
    child.expect(r"\(number, Enter goes back, \?\) > $")
    child.sendline("")
    child.expect(CARD)
    assert kept(saves).dump() == before


# Colours


def colours(text: str) -> list[str]:
    return re.findall(r"\x1b\[[0-9;]*(?:3[0-7]|38;5;\d+|9[0-7])m", text)


def test_colours_are_used_and_no_color_is_respected(table: Spawn) -> None:
    child = table()
    begin(child)
    assert colours(child.before)
    child.close(force=True)
    plain = table(NO_COLOR="1")
    begin(plain)
    assert not colours(plain.before)


# Replay


def test_a_record_is_stepped_through_by_keys(spawn: Spawn, finished: Path) -> None:
    moves = len(read(finished.read_text(encoding="utf-8")).lines)
    child = spawn("replay", finished)
    child.expect(f"Move 0 of {moves}.*q quits")
    child.send("\r")
    child.expect(r"Move (\d+) of.*q quits")
    first = int(child.match.group(1))
    child.send("\x1b[C")
    child.expect(r"Move (\d+) of.*q quits")
    second = int(child.match.group(1))
    assert 0 < first < second
    for key in ("b", "\x1b[D"):
        child.send(key)
        child.expect(r"Move (\d+) of.*q quits")
    assert int(child.match.group(1)) < first
    child.send("60\r")
    child.expect(r"Move 60 of.*q quits")
    child.send("99999\r")
    child.expect(rf"Move {moves} of.*The end.*q quits")
    child.send("q")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


@pytest.mark.parametrize("key", ["q", "\x1b", "\x04", "\x03"])
def test_a_replay_is_left_by_many_keys_and_the_terminal_is_as_before(
    spawn: Spawn, finished: Path, key: str
) -> None:
    child = spawn("replay", finished)
    child.expect("Move 0 of .*q quits")
    child.send("12\x7f0\x7f")
    child.expect("To move: 1")
    child.send("\r")
    child.expect("Move 1 of .*q quits")
    assert not child.getecho()
    child.send(key)
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
