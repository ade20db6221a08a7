"""What the README shows works as it stands there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from underhall.bots.arena import play_match
from underhall.bots.bot import RandomBot
from underhall.core.match import AnyMatch, Match
from underhall.games import GAMES

ROOT = Path(__file__).parent.parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(\w*)\n(.*?)```", README, re.DOTALL)
COMMANDS = [
    line.partition("#")[0].strip()
    for _, block in BLOCKS
    for line in block.splitlines()
    if line.startswith("underhall ")
]
RUN = [sys.executable, "-c", "from underhall.cli.main import main; main()"]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the files that the README's commands speak of, and an unfinished game."""
    place = tmp_path_factory.mktemp("reader")
    match: AnyMatch = Match(GAMES["lost_mines"], 3)
    play_match(match, [RandomBot(Random(1))] * 3, Random(1))
    (place / "my-game.txt").write_text(match.record().dump(), encoding="utf-8")
    pack = place / "my-pack"
    pack.mkdir()
    board = ROOT / "src" / "underhall" / "games" / "lost_mines" / "data" / "board.toml"
    (pack / "board.toml").write_bytes(board.read_bytes())
    assert said("underhall play lost_mines", place).returncode == 0
    return place


def said(command: str, place: Path) -> subprocess.CompletedProcess[str]:
    """The command as typed, with somebody who answers its first questions and then leaves."""
    environment = {**os.environ, "XDG_DATA_HOME": str(place), "COLUMNS": "100"}
    return subprocess.run(
        [*RUN, *command.split()[1:]],
        input="1\nquit\n",
        cwd=place,
        env=environment,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )


@pytest.mark.parametrize("command", [command for command in COMMANDS if "serve" not in command])
def test_a_command_of_the_readme_works(command: str, place: Path) -> None:
    done = said(command, place)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    assert done.stdout


def test_the_python_of_the_readme_works() -> None:
    (example,) = [block for language, block in BLOCKS if language == "python"]
    done = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, check=True)
    assert re.fullmatch(r"\[\d+(, \d+)*\] \[\d+(, \d+)*\]\n", done.stdout)


def test_the_two_commands_are_in_the_makefile() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"^make (\w+)", "\n".join(block for _, block in BLOCKS), re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
