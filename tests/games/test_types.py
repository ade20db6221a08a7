"""Who names a game gets its own table, box and view, and a type checker knows them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import underhall
from underhall.games import GAMES

GOOD = """
from random import Random
from underhall.bots.bot import RandomBot, Sight
from underhall.core.match import Match
from underhall.games import GAMES, lost_mines, mountain_king

forest = GAMES["lost_mines"].new(3)
reveal_type(forest.pile)
reveal_type(forest.box.set_aside)
reveal_type(GAMES["covenant"].new(2).glory)
reveal_type(lost_mines.GAME.view(forest, 0).hand_sizes)
reveal_type(Match(mountain_king.GAME, 2).table.honor)
reveal_type(Match(mountain_king.GAME, 2).copy().box.boards)
for name, game in GAMES.items():
    anything = game.new(game.least_seats)
    RandomBot(Random(1)).choose(Sight(game, anything, 0))
"""
KNOWN = (
    "underhall.core.pile.Pile",
    "int",
    "tuple[int, ...]",
    "list[int]",
    "tuple[int, ...]",
    "tuple[underhall.games.mountain_king.components.Board, underhall.games.mountain_king.components.Board]",
)
WRONG = {
    "method": 'GAMES["lost_mines"].new(3).no_such_method()',
    "of_another_game": 'GAMES["lost_mines"].new(3).glory',
    "module": "covenant.GAME.new(2).no_such_method()",
    "match": "Match(mountain_king.GAME, 2).table.no_such_method()",
    "box": 'GAMES["mountain_king"].box().no_such_component',
    "other_box": 'GAMES["covenant"].new(2, box=GAMES["lost_mines"].box())',
    "copy": 'GAMES["covenant"].new(2).copy().no_such_method()',
    "view": 'GAMES["covenant"].view(GAMES["covenant"].new(2), 0).no_such_field',
}
HEAD = "from underhall.core.match import Match\nfrom underhall.games import GAMES, covenant, mountain_king\n"


def checked(folder: Path, snippet: str) -> str:
    """What a strict type checker of somebody who uses the package says."""
    file = folder / "snippet.py"
    file.write_text(snippet, encoding="utf-8")
    root = Path(underhall.__file__).parent.parent
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "--config-file=", str(file)]
    place = {**os.environ, "MYPYPATH": str(root), "MYPY_CACHE_DIR": str(folder / "cache")}
    return subprocess.run(command, capture_output=True, text=True, env=place, check=False, cwd=folder).stdout


@pytest.mark.slow
def test_a_named_game_is_known_to_the_type_checker(tmp_path: Path) -> None:
    said = checked(tmp_path, GOOD)
    assert "error" not in said, said
    lines = said.replace("builtins.", "").splitlines()
    assert len(lines) == len(KNOWN)
    for line, known in zip(lines, KNOWN, strict=True):
        assert known in line
    said = checked(tmp_path, HEAD + "\n".join(WRONG.values()) + "\n")
    wrong = {int(line.split(":")[1]) - HEAD.count("\n") for line in said.splitlines() if " error: " in line}
    assert wrong == set(range(1, len(WRONG) + 1)), said


def test_the_register_is_still_a_dict_of_games() -> None:
    assert list(GAMES) == ["lost_mines", "mountain_king", "covenant"]
    assert all(GAMES[name] is game and game.name == name for name, game in GAMES.items())
    with pytest.raises(KeyError):
        GAMES["chess"]
