"""The compiled engine plays the very same games; and what is not whole, or not of this source, is not run."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import underhall
from underhall import engine
from underhall.games import GAMES

HOME = Path(underhall.__file__).parent
needs_compiled = pytest.mark.skipif(underhall.ENGINE != "compiled", reason="not compiled: make engine")

PLAY = """
import copy, hashlib, json, pickle, sys
import msgspec, underhall
from random import Random
from underhall.bots.arena import play_match
from underhall.bots.bot import RandomBot
from underhall.core import agenda, saving
from underhall.core.match import Match
from underhall.games import GAMES

print(underhall.ENGINE, agenda.__file__.endswith(".py"), file=sys.stderr)
for game in GAMES.values():
    for seats in range(game.least_seats, game.most_seats + 1):
        match, dice = Match(game, seats), Random(seats)
        play_match(match, [RandomBot(Random(seat)) for seat in range(seats)], dice)
        told = [(event.key, event.words, event.to) for event in match.journal]
        saved = json.dumps([saving.save(game, match.table), told], sort_keys=True)
        for again in (pickle.loads(pickle.dumps(match)), copy.deepcopy(match)):
            table = pickle.loads(pickle.dumps(again.table))
            assert saving.save(game, table) == saving.save(game, match.table), game
            assert [(event.key, event.words, event.to) for event in table.journal] == told, game
            view = pickle.loads(pickle.dumps(game.view(table, 0)))
            assert msgspec.json.encode(view) == msgspec.json.encode(game.view(match.table, 0)), game
        table = game.new(seats)
        items = table.agenda
        assert repr(pickle.loads(pickle.dumps(items))) == repr(copy.deepcopy(items)) == repr(items), game
        assert pickle.loads(pickle.dumps(table.options())) == table.options(), game
        print(repr(match), repr(items), repr(match.box), repr(table))
        print(game.name, seats, match.record().dump()[-33:-1], hashlib.sha256(saved.encode()).hexdigest())
"""


def asked(script: str, root: Path, **spoken: str) -> tuple[str, str]:
    """What a fresh Python says, and what it complains of."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(root),
        "PYTHONSAFEPATH": "1",
        "UNDERHALL_PURE": "",
        **spoken,
    }
    run = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, env=environment, check=True
    )
    return run.stdout.strip(), run.stderr.strip()


def chosen(root: Path, **spoken: str) -> tuple[str, str]:
    return asked(
        "import underhall; from underhall.core import agenda; print(underhall.ENGINE)", root, **spoken
    )


@needs_compiled
@pytest.mark.slow
def test_the_compiled_engine_plays_the_same_games() -> None:
    fast, fast_is = asked(PLAY, HOME.parent)
    plain, plain_is = asked(PLAY, HOME.parent, UNDERHALL_PURE="1")
    assert (fast_is, plain_is) == ("compiled False", "plain Python True")
    assert fast == plain


def test_what_is_compiled_is_there_and_of_every_game() -> None:
    compiled = engine.modules()
    for folder in engine.ENGINE:
        assert [path for path in HOME.glob(folder) if path.is_dir()], folder
    assert {name.split("/")[1] for name in compiled if name.startswith("games/")} == set(GAMES)
    assert {path.relative_to(HOME).as_posix() for path in engine.sources()} >= set(compiled)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The package, by itself, with what is compiled of it or something that looks like it."""
    shutil.copytree(
        HOME, tmp_path / "underhall", ignore=shutil.ignore_patterns("__pycache__", "static", "making-*")
    )
    if underhall.ENGINE != "compiled":
        pretend(tmp_path / "underhall" / engine.COMPILED.relative_to(HOME))
    return tmp_path


def pretend(folder: Path) -> None:
    """A stamped engine of this source that no system can load."""
    shutil.rmtree(folder, ignore_errors=True)
    for name in [engine.LIBRARY, *[f"underhall/{name.removesuffix('.py')}" for name in engine.modules()]]:
        file = folder / f"{name}{engine.SUFFIX}"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b"no library")
    engine.write_stamp(folder, engine.digest(), "2")


def place(copy: Path) -> Path:
    return copy / "underhall" / engine.COMPILED.relative_to(HOME)


def library(copy: Path) -> Path:
    return place(copy) / f"{engine.LIBRARY}{engine.SUFFIX}"


def change_a_source(copy: Path) -> None:
    with (copy / "underhall/games/lost_mines/rules/turn.py").open("a", encoding="utf-8") as file:
        file.write("# changed\n")


def add_a_source(copy: Path) -> None:
    (copy / "underhall/games/lost_mines/rules/more.py").write_text("MORE = 1\n", encoding="utf-8")


def cut_a_library_short(copy: Path) -> None:
    library(copy).write_bytes(library(copy).read_bytes()[:-1])


def lose_a_module(copy: Path) -> None:
    (place(copy) / f"underhall/core/pile{engine.SUFFIX}").unlink()


def forget_a_module(copy: Path) -> None:
    stamp = place(copy) / engine.STAMP
    told = json.loads(stamp.read_text(encoding="utf-8"))
    del told["files"][f"underhall/core/pile{engine.SUFFIX}"]
    stamp.write_text(json.dumps(told), encoding="utf-8")


def leave_it_half_done(copy: Path) -> None:
    (place(copy) / engine.STAMP).unlink()


def garble_the_stamp(copy: Path) -> None:
    (place(copy) / engine.STAMP).write_text("[]", encoding="utf-8")


def break_it_with_a_good_stamp(copy: Path) -> None:
    pretend(place(copy))


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        (change_a_source, "is not of this source"),
        (add_a_source, "is not of this source"),
        (cut_a_library_short, "is not whole"),
        (lose_a_module, "is not whole"),
        (forget_a_module, "is not whole"),
        (leave_it_half_done, "is not whole"),
        (garble_the_stamp, "is not whole"),
        (break_it_with_a_good_stamp, "cannot be loaded ("),
    ],
)
def test_an_engine_that_is_not_fit_is_told_in_one_line_and_not_run(
    damage: Callable[[Path], None], why: str, copy: Path
) -> None:
    damage(copy)
    runs, told = chosen(copy)
    assert runs == "plain Python"
    assert told.startswith(f"underhall: the compiled engine {why}")
    assert told.endswith("so plain Python runs; make engine, or install underhall again")
    assert len(told.splitlines()) == 1


@pytest.mark.parametrize("spoken", ["1", "yes"])
def test_plain_python_runs_when_told(spoken: str, copy: Path) -> None:
    assert chosen(copy, UNDERHALL_PURE=spoken) == ("plain Python", "")


def test_nothing_is_said_where_nothing_was_compiled(copy: Path) -> None:
    shutil.rmtree(place(copy))
    assert chosen(copy) == ("plain Python", "")


@needs_compiled
@pytest.mark.parametrize("spoken", ["", "0"])
def test_what_is_whole_and_of_this_source_runs(spoken: str, copy: Path) -> None:
    assert chosen(copy, UNDERHALL_PURE=spoken) == ("compiled", "")


@pytest.mark.parametrize("compiler", ["false", "no-such-compiler"])
def test_a_broken_compiler_is_told_in_one_line(compiler: str, copy: Path) -> None:
    shutil.rmtree(place(copy))
    environment = {**os.environ, "PYTHONPATH": str(copy), "CC": compiler, "UNDERHALL_PURE": "1"}
    tool = HOME.parents[1] / "tools" / "engine.py"
    done = subprocess.run(
        [sys.executable, str(tool)], env=environment, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (1, "")
    (told,) = done.stderr.splitlines()
    assert told.startswith("underhall: the engine cannot be compiled here, so it is plain Python (")
    assert compiler in told
    assert chosen(copy) == ("plain Python", "")
