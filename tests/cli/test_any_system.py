"""As far as it can be told from here: Windows and macOS, other consoles, other folders, an older Python."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url

from underhall.cli.keys import BACKSPACE, ENTER, ESCAPE, LEFT, RIGHT
from underhall.server.settings import Settings

# What chooses by the system it is on (Python itself, platformdirs) comes first. Then everything
# goes that Windows does not have, and with it what is not installed there.
BLOCK = """
import asyncio, importlib, importlib.abc, logging.handlers, multiprocessing.pool, os, pathlib, signal, socket
import subprocess, sys, tempfile, webbrowser, concurrent.futures.process, sqlite3, ctypes.util
import platformdirs, shutil
GONE = {"curses", "fcntl", "grp", "pty", "pwd", "readline", "resource", "syslog", "termios",
        "tty", "uvloop"}

class Windows(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in GONE:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Windows())
for name in [name for name in sys.modules if name.partition(".")[0] in GONE]:
    del sys.modules[name]
for name in ("fchmod", "fchown", "fork", "getuid", "geteuid", "getgid", "killpg", "mkfifo", "setsid"):
    delattr(os, name)
for name in ("SIGHUP", "SIGUSR1", "SIGUSR2", "SIGALRM", "SIGCHLD", "SIGKILL", "SIGPIPE", "SIGQUIT"):
    delattr(signal, name)
"""
EVERY_MODULE = """
import pkgutil, underhall
for found in pkgutil.walk_packages(underhall.__path__, "underhall."):
    if ".migrations." not in found.name and not found.name.endswith("__main__"):
        importlib.import_module(found.name)
print("all", len([name for name in sys.modules if name.startswith("underhall.")]) > 100)
"""


def run(code: str, *args: str, **env: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-c", code, *args],
        env={**os.environ, **env},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )


def command(*args: str, **env: str) -> subprocess.CompletedProcess[bytes]:
    return run(BLOCK + "from underhall.__main__ import main; main()", *args, **env)


def test_every_module_can_be_imported_without_what_only_unix_has() -> None:
    done = run(BLOCK + EVERY_MODULE)
    assert done.returncode == 0, done.stderr.decode()
    assert done.stdout.split() == [b"all", b"True"]


def test_the_block_blocks() -> None:
    done = run(BLOCK + "import termios")
    assert b"No module named 'termios'" in done.stderr


@pytest.mark.parametrize(
    "args",
    [
        ("games",),
        ("rules", "covenant", "CV-11.03"),
        ("components", "mountain_king"),
        ("sim", "lost_mines", "--games", "1", "--bots", "random"),
        ("play", "lost_mines"),
        ("doctor",),
    ],
)
def test_commands_work_without_what_only_unix_has(args: tuple[str, ...], tmp_path: Path) -> None:
    done = command(*args, XDG_DATA_HOME=str(tmp_path))
    assert done.stderr == b""
    assert done.stdout


@pytest.mark.parametrize("encoding", ["cp1252", "cp437", "ascii"])
@pytest.mark.parametrize(
    "args", [("play", "covenant"), ("rules", "lost_mines", "--markdown"), ("components", "lost_mines")]
)
def test_a_console_that_knows_few_letters_gets_those(
    args: tuple[str, ...], encoding: str, tmp_path: Path
) -> None:
    done = command(*args, XDG_DATA_HOME=str(tmp_path), PYTHONIOENCODING=encoding)
    assert done.returncode == 0, done.stderr.decode()
    assert done.stdout.decode(encoding)


def test_a_console_without_colours_gets_none(tmp_path: Path) -> None:
    done = command("play", "mountain_king", XDG_DATA_HOME=str(tmp_path), TERM="dumb")
    assert b"\x1b" not in done.stdout


@pytest.mark.parametrize("path", [r"C:\Users\Ole Lukøje\hall.db", r"D:\hall.db", r"\\server\share\hall.db"])
def test_a_path_with_backslashes_stays_as_it_is(path: str) -> None:
    assert make_url(Settings(database=path).address).database == path


def test_games_are_kept_where_the_system_keeps_such_things(tmp_path: Path) -> None:
    code = """
import sys
system, sys.platform = sys.platform, "darwin"
import platformdirs
sys.platform = system
from underhall.cli.saves import saves_folder
print(saves_folder())
"""
    done = run(code, HOME=str(tmp_path), XDG_DATA_HOME="")
    assert done.stderr == b""
    kept = tmp_path / "Library" / "Application Support" / "underhall" / "saves"
    assert Path(done.stdout.decode().strip()) == kept


def test_keys_have_the_names_that_their_library_gives_them() -> None:
    from prompt_toolkit.keys import Keys

    named = [Keys.Enter, Keys.Escape, Keys.Left, Keys.Right, Keys.Backspace]
    assert [key.value for key in named] == [ENTER, ESCAPE, LEFT, RIGHT, BACKSPACE]


def test_an_older_python_is_told_in_one_line() -> None:
    pretend = "import sys; sys.version_info = (3, 9, 2); from underhall.__main__ import main; main()"
    done = run(pretend)
    assert done.returncode == 1
    assert done.stderr.decode().splitlines() == ["underhall: needs Python 3.11 or newer; this is 3.9"]
