"""The engine compiles with mypyc as it stands, and the compiled engine plays the very same games."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from underhall.games import GAMES

SOURCE = Path(__file__).parent.parent / "src" / "underhall"
HOT_CORE = ("agenda", "grid", "notation", "pile", "words")
HOT_GAME = ("components", "holdings", "moves", "table", "view")

PLAY = """
import hashlib, json, sys
from random import Random
from underhall.bots.arena import play_match
from underhall.bots.bot import RandomBot
from underhall.core import agenda, saving
from underhall.core.match import Match
from underhall.games import GAMES

print(agenda.__file__.endswith(".py"), file=sys.stderr)
for game in GAMES.values():
    for seats in range(game.least_seats, game.most_seats + 1):
        match, dice = Match(game, seats), Random(seats)
        play_match(match, [RandomBot(Random(seat)) for seat in range(seats)], dice)
        told = [(event.key, event.words, event.to) for event in match.journal]
        saved = json.dumps([saving.save(game, match.table), told], sort_keys=True)
        print(game.name, seats, match.record().dump()[-33:-1], hashlib.sha256(saved.encode()).hexdigest())
"""


def played(root: Path) -> tuple[str, str]:
    environment = {**os.environ, "PYTHONPATH": str(root), "PYTHONSAFEPATH": "1"}
    run = subprocess.run(
        [sys.executable, "-c", PLAY], capture_output=True, text=True, env=environment, check=True
    )
    return run.stdout, run.stderr.strip()


def hot_modules(root: Path) -> list[str]:
    found = [root / "core" / f"{name}.py" for name in HOT_CORE]
    for game in [root / "games" / name for name in GAMES]:
        found += [path for path in [game / f"{name}.py" for name in HOT_GAME] if path.is_file()]
        found += sorted((game / "rules").glob("*.py"))
    return [str(path.relative_to(root.parent)) for path in found]


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("gcc") is None and shutil.which("cc") is None, reason="needs a C compiler")
def test_the_compiled_engine_plays_the_same_games(tmp_path: Path) -> None:
    shutil.copytree(
        SOURCE, tmp_path / "underhall", ignore=shutil.ignore_patterns("*.so", "__pycache__", "static")
    )
    modules = hot_modules(tmp_path / "underhall")
    command = [str(Path(sys.executable).parent / "mypyc"), "--strict", *modules]
    unhurried = {
        **os.environ,
        "MYPYC_OPT_LEVEL": "0",
    }  # the same behaviour, compiled in a fraction of the time
    compiled = subprocess.run(
        command, cwd=tmp_path, capture_output=True, text=True, env=unhurried, check=False
    )
    assert compiled.returncode == 0, compiled.stdout[-4000:] + compiled.stderr[-4000:]
    fast, fast_is_source = played(tmp_path)
    plain, plain_is_source = played(SOURCE.parent)
    assert (fast_is_source, plain_is_source) == ("False", "True")
    assert fast == plain
