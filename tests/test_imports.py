"""Imports run one way: core, then games, then bots, then everything that faces people, and learners last."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

import underhall
from underhall.games import GAMES

ROOT = Path(underhall.__file__).parent
LAYERS = {"core": 0, "words": 1, "games": 2, "bots": 3, "server": 4, "cli": 4, "research": 5}
MODULES = sorted(ROOT.rglob("*.py"))
# What the core may take from Python: words, types, texts and sums; no chance, no files, no clock.
CORE_MAY = {"bisect", "copy", "zlib",
    "__future__", "abc", "collections", "dataclasses", "difflib", "enum", "functools", "hashlib", "inspect",
    "itertools", "json", "math", "mypy_extensions", "pathlib", "re", "string", "types", "typing",
}  # fmt: skip
# The rooms of the server, each of which may know those before it.
ROOMS = ["wire", "door", "database", "people", "tables", "play", "house", "web"]
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


def room(name: str) -> int:
    """The place of a dotted name among the rooms; what stands before them all, or behind."""
    part = name.split(".")[2]
    return ROOMS.index(part) if part in ROOMS else -1 if part == "settings" else len(ROOMS)


def dotted(path: Path) -> str:
    return ".".join(["underhall", *path.relative_to(ROOT).with_suffix("").parts])


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
            homes = {name.split(".")[2] for name in ours(path) if layer(name) == LAYERS["games"]}
            assert not homes & (set(GAMES) - {game}), path


@pytest.mark.parametrize("path", [*below("core"), *below("server")], ids=identity)
def test_core_and_server_name_no_game(path: Path) -> None:
    code = ast.dump(ast.parse(path.read_text(encoding="utf-8")), include_attributes=False)
    assert [game for game in GAMES if f"{game}." in code] == []
    assert [name for name in ours(path) if set(name.split(".")) & set(GAMES)] == []


@pytest.mark.parametrize("path", below("server"), ids=identity)
def test_a_living_table_is_told_what_to_do_and_its_fields_are_left_alone(path: Path) -> None:
    """Who holds a table calls its verbs; only its own room sets what it holds."""
    if path.parent.name != "tables":
        nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
        targets = [target for node in nodes if isinstance(node, ast.Assign) for target in node.targets]
        targets += [node.target for node in nodes if isinstance(node, ast.AugAssign | ast.AnnAssign)]
        fields = [target for target in targets if isinstance(target, ast.Attribute | ast.Subscript)]
        owners = {ast.unparse(field.value).split(".")[0] for field in fields}
        assert not owners & {"table", "live", "left", "found"}


def test_every_room_of_the_server_is_known_and_says_what_it_is_for() -> None:
    rooms = {path.parent.name: path for path in (ROOT / "server").glob("*/__init__.py")}
    assert set(rooms) == set(ROOMS)
    for path in [ROOT / "server/__init__.py", *rooms.values()]:
        assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))), path


@pytest.mark.parametrize("path", below("server"), ids=identity)
def test_a_room_of_the_server_knows_only_those_before_it(path: Path) -> None:
    known = [name for name in ours(path) if name.startswith("underhall.server.")]
    assert [name for name in known if room(name) > room(dotted(path))] == []


def test_whatever_is_imported_is_asked_for() -> None:
    """By ourselves, with a lowest version: not by something that happens to bring it along."""
    project = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))[
        "project"
    ]
    extras = project["optional-dependencies"]
    named = ("parquet", "postgres", "research", "openspiel")
    wishes = [*project["dependencies"], *[wish for name in named for wish in extras[name]]]
    asked = {re.split(r"[\[>=]", wish)[0].replace("_", "-") for wish in wishes} - {"underhall"}
    brings = {"pyspiel": ["open_spiel"], **packages_distributions()}
    taken = {name.split(".")[0] for path in MODULES for name in imported(path)}
    others = taken - set(sys.stdlib_module_names) - {"underhall"}
    assert {dist.lower().replace("_", "-") for name in others for dist in brings[name]} == asked
