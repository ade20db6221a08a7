"""`underhall serve` opens the web table, or says in one line why not."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import underhall
from ports import free_port
from underhall.server.door.addresses import EVERYWHERE, link, reached_at

UNDERHALL = [sys.executable, "-c", "from underhall.cli.main import main; main()"]


@contextmanager
def opened(home: Path, *args: str) -> Iterator[tuple[subprocess.Popen[str], int]]:
    port = free_port()
    command = [*UNDERHALL, "serve", "--port", str(port), *args]
    without_window = {"DISPLAY": "", "WAYLAND_DISPLAY": ""}
    environment = {**os.environ, "XDG_DATA_HOME": str(home), "PYTHONUNBUFFERED": "1", **without_window}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    yield process, port
    process.terminate()
    process.wait(20)


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], int]]:
    with opened(tmp_path) as found:
        yield found


def said(process: subprocess.Popen[str], lines: int) -> list[str]:
    assert process.stdout is not None
    return [process.stdout.readline().strip() for _ in range(lines)]


def fetched(port: int, path: str) -> str:
    for _ in range(1200):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=5) as answer:
                return str(answer.read().decode())
        except OSError:
            time.sleep(0.1)
    raise AssertionError("nobody answered")


def test_the_hall_opens_where_it_says_and_keeps_its_tables_in_the_data_folder(
    hall: tuple[subprocess.Popen[str], int], tmp_path: Path
) -> None:
    process, port = hall
    assert "<title>" in fetched(port, "/")
    assert '"lost_mines"' in fetched(port, "/api/games")
    greeting, notice = said(process, 2)
    assert f"http://127.0.0.1:{port}" in greeting
    assert notice == "Only this machine hears it. For friends in your network say: underhall serve --open"
    assert (tmp_path / "underhall" / "tables.db").is_file()


def test_an_open_hall_says_at_which_addresses_friends_find_it(tmp_path: Path) -> None:
    places = reached_at(EVERYWHERE)
    if not places:
        pytest.skip("this machine is in no network")
    with opened(tmp_path, "--open") as (process, port):
        lines = said(process, 1 + len(places))
        for place, line in zip(places, lines[1:], strict=True):
            assert line.endswith(f" {link(str(place.ip), port)}")
            with urllib.request.urlopen(f"{line.rpartition(' ')[2]}/health", timeout=5) as answer:
                assert answer.status == 200


def test_a_url_is_what_friends_are_told(tmp_path: Path) -> None:
    with opened(tmp_path, "--url", "https://hall.example") as (process, _):
        assert said(process, 2)[1] == "Friends in your network come to https://hall.example"


def test_without_a_browser_the_address_is_told(tmp_path: Path) -> None:
    with opened(tmp_path, "--browser") as (process, port):
        expected = f"No browser could be opened here: open http://127.0.0.1:{port} in one."
        assert said(process, 3)[2] == expected


def test_a_database_named_in_the_file_of_settings_is_the_one(tmp_path: Path) -> None:
    config, database = tmp_path / "hall.toml", tmp_path / "elsewhere.db"
    config.write_text(f"database = {str(database)!r}\n", encoding="utf-8")
    with opened(tmp_path / "home", "--config", str(config)) as (process, _):
        said(process, 1)
        assert database.is_file()
        assert not (tmp_path / "home").exists()


@pytest.mark.parametrize(
    ("is_tree", "advice"),
    [(True, "make client builds it"), (False, "with pip install --force-reinstall")],
)
def test_a_missing_client_is_said_in_one_line(tmp_path: Path, is_tree: bool, advice: str) -> None:
    source = Path(underhall.__file__).parent
    copy = tmp_path / "src" / "underhall"
    shutil.copytree(source, copy, ignore=shutil.ignore_patterns("static", "__pycache__"))
    if is_tree:
        (tmp_path / "web").mkdir()
        (tmp_path / "web" / "package.json").touch()
    done = subprocess.run(
        [sys.executable, "-m", "underhall", "serve"],
        env={**os.environ, "PYTHONPATH": str(copy.parent)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert done.stderr.startswith("underhall: the web client is ")
    assert advice in done.stderr


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (("--host", "203.0.113.77"), "203.0.113.77 is no address of this machine; this one has 127.0.0.1"),
        (("--host", "no.such.machine.invalid"), "there is no machine by the name 'no.such.machine.invalid'"),
        (("--open", "--host", "0.0.0.0"), "either --open or --host, not both"),
        (("--url", "hall.example"), "url: is written https://hall.example, not hall.example"),
    ],
)
def test_a_place_that_cannot_be_had_is_said_in_one_line(
    args: tuple[str, ...], complaint: str, tmp_path: Path
) -> None:
    done = subprocess.run(
        [*UNDERHALL, "serve", *args],
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode in (1, 2)
    assert done.stderr.startswith(f"underhall: {complaint}")
    assert done.stderr.count("\n") == 1


def test_a_port_in_use_is_said_in_one_line() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = subprocess.run(
            [*UNDERHALL, "serve", "--port", str(port)], capture_output=True, text=True, check=False
        )
    assert done.returncode == 1
    assert done.stderr.startswith(f"underhall: port {port} is in use")
    assert done.stderr.count("\n") == 1
