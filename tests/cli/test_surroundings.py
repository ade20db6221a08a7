"""The command in its surroundings: pipes, plain terminals, and the shell's completion."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

COMMAND = (sys.executable, "-c", "from underhall.cli.main import main; main()")


def run(*args: object, **env: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*COMMAND, *map(str, args)],
        env={**os.environ, **env},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
        timeout=60,
    )


def test_a_terminal_without_unicode_gets_plain_letters(finished: Path) -> None:
    done = run("replay", finished, PYTHONIOENCODING="ascii")
    assert done.returncode == 0, done.stderr
    shown = done.stdout.decode("ascii")
    assert "?" not in shown.replace("{ ? }", "").replace("[?]", "")


def test_without_any_input_a_game_begins_and_is_kept(tmp_path: Path) -> None:
    done = run("play", "lost_mines", "--saves", tmp_path)
    assert done.returncode == 0, done.stderr
    assert b"Go on with: underhall play lost_mines --resume" in done.stdout
    assert len(list(tmp_path.glob("*.record"))) == 1


def test_a_reader_that_leaves_early_is_no_error() -> None:
    command = [*COMMAND, "rules", "lost_mines", "--markdown"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""


def test_the_shell_completes_games_and_bots() -> None:
    def completed(line: str) -> list[str]:
        done = run(_UNDERHALL_COMPLETE="complete_bash", COMP_WORDS=line, COMP_CWORD=str(line.count(" ")))
        return done.stdout.decode().split()

    assert completed("underhall play lost_") == ["lost_mines"]
    assert completed("underhall play lost_mines --bots greedy,ra") == ["greedy,random"]


def test_an_installed_command_answers() -> None:
    command = Path(sys.executable).with_name("underhall")
    done = subprocess.run([command, "--version"], capture_output=True, check=True, timeout=60)
    assert done.stdout.startswith(b"underhall ")
