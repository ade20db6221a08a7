"""Copies of this tree, what is built of them, and what is in that."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from dataclasses import dataclass
from pathlib import Path

from underhall.engine import COMPILED

ROOT = Path(__file__).parents[2]
WORDS = re.compile(r"(\w+/)+words/[^/]+\.(ftl|toml)")
STATIC = Path("src/underhall/server/static")
Client = dict[str, bytes]


@dataclass(frozen=True)
class Archives:
    client: Client
    sdist: Path
    wheel_of_tree: Path
    wheel_of_sdist: Path


def copy_tree(to: Path, *, client: bool, engine: bool = False) -> Path:
    """What a clone would have; with the built client and the compiled engine, if that is wanted."""
    kept = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(kept, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    for name in names:
        if (ROOT / name).is_file():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, to / name)
    if client:
        shutil.copytree(ROOT / STATIC, to / STATIC)
        (to / STATIC / "index.html").touch()  # newer than a source that somebody has just saved
    if engine and COMPILED.exists():
        shutil.copytree(COMPILED, to / COMPILED.relative_to(ROOT))
    return to


def run_build(
    source: Path, kind: str, out: Path, *, node: bool = False, **spoken: str
) -> subprocess.CompletedProcess[str]:
    """`python -m build`, where Node is hidden unless it is wanted, and with it every C compiler."""
    if source.is_file():
        with tarfile.open(source) as archive:
            archive.extractall(out / "unpacked", filter="data")
        (source,) = (out / "unpacked").iterdir()
    nowhere = out / "no-node"
    nowhere.mkdir(parents=True, exist_ok=True)
    return subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", f"--{kind}", "--outdir", str(out), str(source)],
        env={**os.environ, "PATH": os.environ["PATH"] if node else str(nowhere), **spoken},
        capture_output=True,
        text=True,
        check=False,
    )


def build(source: Path, kind: str, out: Path, *, node: bool = False, **spoken: str) -> Path:
    done = run_build(source, kind, out, node=node, **spoken)
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = out.glob("*.whl" if kind == "wheel" else "*.tar.gz")
    return built


def client_of(place: Path) -> Client:
    """The files of the client in a tree, a wheel or an sdist, by name."""
    if place.is_dir():
        home = place / STATIC
        return {
            path.relative_to(home).as_posix(): path.read_bytes() for path in home.rglob("*") if path.is_file()
        }
    mark = "underhall/server/static/"
    return {name.partition(mark)[2]: content for name, content in _members(place).items() if mark in name}


def words_of(place: Path) -> Client:
    """The words and rules of all languages in a tree, a wheel or an sdist, by their path in the package."""
    if place.is_dir():
        home = place / "src" / "underhall"
        found = [path for path in home.glob("**/words/*") if path.suffix in (".ftl", ".toml")]
        return {path.relative_to(home).as_posix(): path.read_bytes() for path in found}
    inside = {name.partition("underhall/")[2]: content for name, content in _members(place).items()}
    return {name: content for name, content in inside.items() if WORDS.fullmatch(name)}


def _members(archive: Path) -> dict[str, bytes]:
    if archive.suffix == ".whl":
        with zipfile.ZipFile(archive) as wheel:
            return {name: wheel.read(name) for name in wheel.namelist()}
    with tarfile.open(archive) as sdist:
        found = [(member.name, sdist.extractfile(member)) for member in sdist.getmembers()]
        return {name: file.read() for name, file in found if file is not None}
