from __future__ import annotations

import io
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pexpect
import pytest

from cli.driving import Done, PlayLines, Run, Spawn
from underhall.bots.arena import play_match
from underhall.bots.bot import RandomBot
from underhall.cli.main import main
from underhall.core.match import AnyMatch, Match
from underhall.core.record import Record
from underhall.games import GAMES

UNWANTED = ("COLUMNS", "LINES", "NO_COLOR")


@pytest.fixture
def saves(tmp_path: Path) -> Path:
    return tmp_path / "saves"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")

    def run_command(*args: object, typed: str = "") -> Done:
        monkeypatch.setattr(sys, "argv", ["underhall", *map(str, args)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        code = 0
        try:
            main()
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 0
        out, err = capsys.readouterr()
        return Done(code, out, err)

    return run_command


@pytest.fixture
def play(run: Run, saves: Path) -> PlayLines:
    def play_lines(*lines: str, args: tuple[object, ...] = ()) -> Done:
        usual = ("play", "lost_mines", "--seats", 3, "--bots", "random", "--seed", "7", "--saves", saves)
        return run(*usual, *args, typed="".join(f"{line}\n" for line in lines))

    return play_lines


@pytest.fixture(scope="session")
def whole_game() -> Record:
    """A game of three random players, from the first card to the last."""
    match: AnyMatch = Match(GAMES["lost_mines"], 3)
    dice = Random(7)
    play_match(match, [RandomBot(dice)] * 3, dice)
    return match.record()


@pytest.fixture
def finished(whole_game: Record, tmp_path: Path) -> Path:
    path = tmp_path / "whole.record"
    path.write_text(whole_game.dump(), encoding="utf-8")
    return path


def _hear_interrupts() -> None:
    """Tests that run in the background were told not to, and so would be their children."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def spawn(tmp_path: Path) -> Iterator[Spawn]:
    """Start the command in a terminal of its own."""
    children = []

    def start(*args: object, columns: int = 80, lines: int = 24, **env: str) -> Any:
        command = ["-c", "from underhall.cli.main import main; main()", *map(str, args)]
        surroundings = {
            **{key: value for key, value in os.environ.items() if key not in UNWANTED},
            "XDG_DATA_HOME": str(tmp_path / "home"),
            "TERM": "xterm-256color",
            **env,
        }
        child = pexpect.spawn(
            sys.executable,
            command,
            env=surroundings,
            dimensions=(lines, columns),
            encoding="utf-8",
            timeout=60,
            preexec_fn=_hear_interrupts,
        )
        child.delaybeforesend = None
        children.append(child)
        return child

    yield start
    for child in children:
        if child.isalive():
            child.kill(signal.SIGKILL)
            child.wait()
        child.close()
