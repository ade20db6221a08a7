"""Installed into a clean environment, without Node and without the tree, the hall opens in a browser."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from packages.building import Archives
from web.hall import PHONE, Guest, Hall

pytestmark = pytest.mark.slow
UV = [sys.executable, "-m", "uv"]


class Installed(Hall):
    """The command of an environment of its own, as a person types it."""

    def __init__(self, programs: Path, home: Path) -> None:
        super().__init__(home / "hall.db")
        self.programs = programs

    def command(self) -> list[str]:
        return [
            *[str(self.programs / "underhall"), "serve", "--bot-delay", "0"],
            *["--port", str(self.port), "--database", str(self.database)],
        ]


def install(archive: Path, home: Path) -> Path:
    """Into an environment of its own; where its commands are."""
    nowhere = home / "no-node"
    nowhere.mkdir()
    alone = {**os.environ, "PATH": str(nowhere)}
    subprocess.run([*UV, "venv", "--quiet", "--python", sys.executable, str(home / "env")], check=True)
    programs = home / "env" / ("Scripts" if os.name == "nt" else "bin")
    python = str(programs / "python")
    subprocess.run(
        [*UV, "pip", "install", "--quiet", "--python", python, str(archive)], check=True, env=alone, cwd=home
    )
    return programs


@pytest.mark.parametrize("kind", ["wheel_of_tree", "sdist", "wheel_of_sdist"])
def test_a_game_begins_in_the_browser(
    kind: str, archives: Archives, tmp_path: Path, browser: Browser
) -> None:
    programs = install(getattr(archives, kind), tmp_path)
    hall = Installed(programs, tmp_path)
    guest = Guest(browser, hall, PHONE)
    try:
        hall.open()
        guest.sit_with_bots(3)
        expect(guest.page.locator("svg.board")).to_be_visible()
        assert guest.complaints == []
    finally:
        guest.leave()
        hall.close()


def test_the_package_is_a_command_too(archives: Archives, tmp_path: Path) -> None:
    programs = install(archives.wheel_of_sdist, tmp_path)
    asked = [str(programs / "python"), "-m", "underhall", "games"]
    done = subprocess.run(asked, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "lost_mines" in done.stdout


LEARNING = "from underhall.research.pettingzoo import env; env('covenant', 2).reset(seed=1)"


def test_learners_take_an_extra_and_nobody_else_carries_it(archives: Archives, tmp_path: Path) -> None:
    programs = install(archives.wheel_of_sdist, tmp_path)
    learn = [str(programs / "python"), "-c", LEARNING]
    done = subprocess.run(learn, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1].endswith('pip install "underhall[research]"')
    wish = f"underhall[research] @ {archives.wheel_of_sdist.as_uri()}"
    added = [*UV, "pip", "install", "--quiet", "--python", str(programs / "python"), wish]
    subprocess.run(added, check=True, cwd=tmp_path)
    subprocess.run(learn, cwd=tmp_path, check=True)
