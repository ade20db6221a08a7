"""A soak that is stopped leaves nothing behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from server.floods import eventually

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="no list of processes here"),
]
TESTS = Path(__file__).parents[1]
PATIENCE = 120.0
# Processes and databases, when its servers and attackers are there.
STARTED = {"kills": (5, 2), "faults": (2, 1), "floods": (4, 1)}


def session(number: int) -> list[int]:
    """All processes that were begun in a session, whoever is their parent by now."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, _, leader = stat.read_text().rpartition(")")[2].split()[:4]
        except (FileNotFoundError, ProcessLookupError):
            continue
        if int(leader) == number and state != "Z":
            found.append(int(stat.parent.name))
    return found


@pytest.mark.parametrize(
    ("part", "how"),
    [
        ("kills", signal.SIGINT),
        ("kills", signal.SIGTERM),
        ("faults", signal.SIGTERM),
        ("floods", signal.SIGTERM),
    ],
)
def test_a_soak_that_is_stopped_ends_its_servers(tmp_path: Path, part: str, how: signal.Signals) -> None:
    soak = subprocess.Popen(
        [sys.executable, "-m", "soak", "--only", part, "--kills", "1000", "--faults", "1000"],
        env={**os.environ, "PYTHONPATH": str(TESTS), "TMPDIR": str(tmp_path)},
        stderr=subprocess.PIPE,
        start_new_session=True,
        text=True,
    )
    processes, databases = STARTED[part]
    try:
        eventually(lambda: len(list(tmp_path.glob("*/*.db"))) >= databases, PATIENCE)
        eventually(lambda: len(session(soak.pid)) >= processes, PATIENCE)
        soak.send_signal(how)
        _, said = soak.communicate(timeout=PATIENCE)
        assert (soak.returncode, said.splitlines()[-1:]) == (1, ["stopped"])
        eventually(lambda: not session(soak.pid))
        assert not list(tmp_path.glob("underhall-*"))
    finally:
        for left in session(soak.pid):
            os.kill(left, signal.SIGKILL)
