"""sdist and wheel hold the web client, whatever order they are built in, or are not built at all."""

from __future__ import annotations

import os
import shutil
import subprocess
import tarfile
from pathlib import Path

import pytest

from packages.building import ROOT, STATIC, Archives, build, client_of, copy_tree, run_build, words_of

pytestmark = pytest.mark.slow


def test_every_archive_holds_the_whole_client(archives: Archives) -> None:
    assert "index.html" in archives.client
    assert any(name.startswith("assets/") for name in archives.client)
    for archive in (archives.sdist, archives.wheel_of_tree, archives.wheel_of_sdist):
        assert client_of(archive) == archives.client, archive


def test_every_archive_holds_the_words_and_rules_of_every_language(archives: Archives) -> None:
    words = words_of(ROOT)
    assert {"cli/words/en.ftl", "games/lost_mines/words/rules.toml"} <= set(words)
    for archive in (archives.sdist, archives.wheel_of_tree, archives.wheel_of_sdist):
        assert words_of(archive) == words, archive


def test_a_clone_without_a_client_builds_it(tmp_path: Path) -> None:
    if shutil.which("npm") is None:
        pytest.skip("no Node here")
    tree = copy_tree(tmp_path / "tree", client=False)
    wheel = build(tree, "wheel", tmp_path / "dist", node=True, UNDERHALL_PURE="1")
    assert "index.html" in client_of(wheel)
    assert client_of(wheel) == client_of(tree)


def test_without_node_a_clone_is_refused_in_one_line(tmp_path: Path) -> None:
    tree = copy_tree(tmp_path / "tree", client=False)
    for kind in ("sdist", "wheel"):
        assert complaints(run_build(tree, kind, tmp_path / "dist")) == [
            "underhall: the web client is not built, or is old, and there is no Node 20.19 here; "
            "say: make client"
        ]
    assert not list((tmp_path / "dist").glob("underhall*"))


def test_a_client_that_is_older_than_its_sources_is_not_packed(tmp_path: Path) -> None:
    tree = copy_tree(tmp_path / "tree", client=True)
    built = (tree / STATIC / "index.html").stat().st_mtime
    os.utime(tree / "web" / "src" / "App.svelte", (built + 1, built + 1))
    (said,) = complaints(run_build(tree, "wheel", tmp_path / "dist"))
    assert "is old" in said


def test_an_sdist_without_client_is_refused_in_one_line(archives: Archives, tmp_path: Path) -> None:
    with tarfile.open(archives.sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    (tree,) = tmp_path.iterdir()
    shutil.rmtree(tree / STATIC)
    assert complaints(run_build(tree, "wheel", tmp_path / "dist", node=True)) == [
        "underhall: this source archive has no web client; take the archive of a release"
    ]


def complaints(done: subprocess.CompletedProcess[str]) -> list[str]:
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    return [line for line in (done.stdout + done.stderr).splitlines() if line.startswith("underhall: ")]
