"""`underhall serve` opens the web table, or says in one line why not."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

UNDERHALL = [sys.executable, "-c", "from underhall.cli.main import main; main()"]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], int]]:
    port = free_port()
    command = [*UNDERHALL, "serve", "--port", str(port)]
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    yield process, port
    process.terminate()
    process.wait(20)


def fetched(port: int, path: str) -> str:
    for _ in range(200):
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
    assert process.stdout is not None
    assert f"http://127.0.0.1:{port}" in process.stdout.readline()
    assert (tmp_path / "underhall" / "tables.db").is_file()


def test_a_port_in_use_is_said_in_one_line() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = subprocess.run(
            [*UNDERHALL, "serve", "--port", str(port)], capture_output=True, text=True, check=False
        )
    assert done.returncode == 2
    assert done.stderr.startswith(f"underhall: cannot listen on port {port}: ")
    assert done.stderr.count("\n") == 1
