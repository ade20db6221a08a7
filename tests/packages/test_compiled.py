"""A wheel holds the compiled engine where that can be had, and plain Python where not, and says which."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from packages.building import build, copy_tree, run_build
from packages.test_installed import UV
from underhall import engine

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler"),
]
SITE = f"lib/python{sys.version_info.major}.{sys.version_info.minor}/site-packages"


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copy_tree(tmp_path_factory.mktemp("compiled") / "tree", client=True, engine=True)


@pytest.fixture(scope="module")
def wheel(tree: Path) -> Path:
    """What make engine has compiled is packed; if it has not, the build compiles."""
    return build(tree, "wheel", tree.parent / "dist", node=True, UNDERHALL_PURE="")


def said(program: Path, *words: str, **spoken: str) -> tuple[str, str]:
    environment = {**os.environ, "UNDERHALL_PURE": "", **spoken}
    done = subprocess.run(
        [str(program), *words],
        env=environment,
        cwd=program.parent,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip(), done.stderr.strip()


def test_a_compiled_wheel_is_for_its_python_alone_and_holds_the_source_too(wheel: Path) -> None:
    assert wheel.name.endswith(".whl")
    assert not wheel.name.endswith("-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    place = f"underhall/compiled/{engine.COMPILED.name}"
    for name in engine.modules():
        assert f"underhall/{name}" in names
        assert f"{place}/underhall/{name.removesuffix('.py')}{engine.SUFFIX}" in names
    assert f"{place}/{engine.STAMP}" in names
    assert not [name for name in names if name.endswith(engine.SUFFIX) and not name.startswith(place)]


def results(program: Path, **environment: str) -> list[str]:
    """Of two games, without how fast they were played."""
    told, error = said(program, "sim", "covenant", "--games", "2", "--seed", "1", **environment)
    assert error == ""
    return [line for line in told.splitlines() if "decisions/s" not in line]


def test_installed_it_runs_compiled_and_notices_what_does_not_belong(wheel: Path, tmp_path: Path) -> None:
    subprocess.run([*UV, "venv", "--quiet", "--python", sys.executable, str(tmp_path / "env")], check=True)
    python = tmp_path / "env" / "bin" / "python"
    subprocess.run([*UV, "pip", "install", "--quiet", "--python", str(python), str(wheel)], check=True)
    program = python.with_name("underhall")
    version = wheel.name.split("-")[1]
    assert said(program, "--version") == (f"underhall {version} (compiled)", "")
    assert said(program, "--version", UNDERHALL_PURE="1") == (f"underhall {version} (plain Python)", "")
    assert results(program) == results(program, UNDERHALL_PURE="1")
    with (tmp_path / "env" / SITE / "underhall/core/pile.py").open("a", encoding="utf-8") as file:
        file.write("# changed\n")
    shown, error = said(program, "--version")
    assert shown == f"underhall {version} (plain Python)"
    assert error.startswith("underhall: the compiled engine is not of this source")
    assert len(error.splitlines()) == 1


@pytest.mark.parametrize(
    ("spoken", "node", "told"),
    [
        ({"CC": "false"}, True, "the engine cannot be compiled here, so it is plain Python ("),
        ({}, False, "there is no C compiler here, so the engine is packed as plain Python"),
        ({"UNDERHALL_PURE": "1"}, True, "packed as plain Python, as UNDERHALL_PURE says"),
    ],
)
def test_where_nothing_is_compiled_the_wheel_is_for_all_and_one_line_says_so(
    spoken: dict[str, str], node: bool, told: str, tree: Path, tmp_path: Path
) -> None:
    shutil.copytree(tree, tmp_path / "tree", ignore=shutil.ignore_patterns("compiled"))
    done = run_build(
        tmp_path / "tree", "wheel", tmp_path / "dist", node=node, **{"UNDERHALL_PURE": "", **spoken}
    )
    assert done.returncode == 0, done.stderr
    lines = [line for line in (done.stdout + done.stderr).splitlines() if line.startswith("underhall: ")]
    assert len(lines) == 1
    assert lines[0].startswith(f"underhall: {told}")
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert not [name for name in zipfile.ZipFile(wheel).namelist() if "/compiled/" in name]
