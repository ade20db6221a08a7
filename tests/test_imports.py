"""Imports run one way: core, then games, then bots, then everything that faces people or learners."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import underhall
from underhall.games import GAMES

ROOT = Path(underhall.__file__).parent
LAYERS = {"core": 0, "games": 1, "bots": 2, "research": 3, "server": 3, "cli": 3}
MODULES = sorted(ROOT.rglob("*.py"))
# What the core may take from Python: words, types, texts and sums; no chance, no files, no clock.
CORE_MAY = {"bisect",
    "__future__", "abc", "collections", "dataclasses", "difflib", "enum", "functools", "hashlib", "inspect",
    "itertools", "json", "math", "pathlib", "re", "string", "types", "typing",
}  # fmt: skip
CHANCE = {"random", "secrets", "numpy", "uuid", "time"}


def imported(path: Path) -> Iterator[str]:
    """The dotted names that a module imports, wherever it does so."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name}: imports are absolute"
            assert node.module is not None
            yield from [f"{node.module}.{alias.name}" for alias in node.names]


def layer(name: str) -> int:
    """The layer of a dotted name within the package."""
    return LAYERS[name.split(".")[1]]


def ours(path: Path) -> list[str]:
    return [name for name in imported(path) if name.startswith("underhall.")]


def below(folder: str) -> list[Path]:
    return [path for path in MODULES if path.relative_to(ROOT).parts[0] == folder]


def identity(path: Path) -> str:
    return str(path.relative_to(ROOT))


def test_every_folder_has_its_layer() -> None:
    folders = {path.relative_to(ROOT).parts[0] for path in MODULES if path.parent != ROOT}
    assert folders <= set(LAYERS)
    assert {"core", "games", "bots", "cli"} <= folders


@pytest.mark.parametrize("path", [path for path in MODULES if path.parent != ROOT], ids=identity)
def test_nothing_imports_from_a_layer_above(path: Path) -> None:
    own = LAYERS[path.relative_to(ROOT).parts[0]]
    assert [name for name in ours(path) if layer(name) > own] == []


@pytest.mark.parametrize("path", below("core"), ids=identity)
def test_the_core_takes_no_chances_and_opens_no_files(path: Path) -> None:
    foreign = {name.split(".")[0] for name in imported(path)} - {"underhall"}
    assert foreign <= CORE_MAY
    called = [node.func for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Call)]
    names = {func.id for func in called if isinstance(func, ast.Name)}
    methods = {func.attr for func in called if isinstance(func, ast.Attribute)}
    assert not names & {"open", "print", "input", "exec", "eval"}
    assert not methods & {"open", "read_text", "read_bytes", "write_text", "write_bytes", "mkdir", "unlink"}


@pytest.mark.parametrize("path", below("games"), ids=identity)
def test_rules_leave_chance_to_the_driver(path: Path) -> None:
    assert not {name.split(".")[0] for name in imported(path)} & CHANCE


@pytest.mark.parametrize("game", GAMES)
def test_games_never_import_each_other(game: str) -> None:
    for path in below("games"):
        if path.is_relative_to(ROOT / "games" / game):
            homes = {name.split(".")[2] for name in ours(path) if layer(name) == 1}
            assert not homes & (set(GAMES) - {game}), path


@pytest.mark.parametrize("path", [*below("core"), *below("server"), *below("research")], ids=identity)
def test_core_server_and_research_name_no_game(path: Path) -> None:
    if path.relative_to(ROOT).parts[:2] != ("research", "features"):
        code = ast.dump(ast.parse(path.read_text(encoding="utf-8")), include_attributes=False)
        assert [game for game in GAMES if f"{game}." in code] == []
        assert [name for name in ours(path) if set(name.split(".")) & set(GAMES)] == []
