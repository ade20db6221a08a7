"""The build hook: sdist and wheel hold the built web client, so that whoever installs them needs no Node.

A wheel also holds the compiled engine, where there is a C compiler.
"""

from __future__ import annotations

import os
import runpy
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/underhall/server/static/index.html"
BARE = "underhall: this source archive has no web client; take the archive of a release"
NO_NODE = (
    "underhall: the web client is not built, or is old, and there is no Node 20.19 here; say: make client"
)
FAILED = "underhall: the web client could not be built, see above; try: make client"


PURE = "underhall: packed as plain Python, as UNDERHALL_PURE says"
NO_COMPILER = "underhall: there is no C compiler here, so the engine is packed as plain Python"
# What mypyc needs to see beside the source.
FOR_COMPILING = ["mypy[mypyc]>=2.4", "mypy-extensions>=1.0", "msgspec>=0.19"]


class BuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        wanted = self.target_name == "wheel" and not told_pure() and has_compiler()
        return FOR_COMPILING if wanted else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable tree is left to make."""
        if version == "editable":
            return
        self.pack_client(Path(self.root))
        if self.target_name == "wheel":
            self.pack_engine(Path(self.root), build_data)

    def pack_client(self, root: Path) -> None:
        """Builds what is missing or old, except in an archive."""
        is_archive = (root / "PKG-INFO").exists()
        if (is_archive and (root / PAGE).exists()) or is_current(root):
            return
        if is_archive:
            self.app.abort(BARE)
        if not has_node(root):
            self.app.abort(NO_NODE)
        if subprocess.run([sys.executable, str(root / "web" / "build.py")], check=False).returncode:
            self.app.abort(FAILED)

    def pack_engine(self, root: Path, build_data: dict[str, Any]) -> None:
        """The engine of this source for this Python; where it cannot be had, the wheel is for all of them."""
        if told_pure() or not has_compiler():
            self.app.display_info(PURE if told_pure() else NO_COMPILER)
            return
        done = compile_engine(root)
        self.app.display_info((done.stdout + done.stderr).strip())
        if done.returncode == 0:
            made = Path(runpy.run_path(str(root / "src/underhall/engine.py"))["COMPILED"])
            build_data["force_include"][str(made)] = f"underhall/compiled/{made.name}"
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


def told_pure() -> bool:
    return os.environ.get("UNDERHALL_PURE", "0") not in ("", "0")


def has_compiler() -> bool:
    """Whether one can be looked for; Windows keeps its own where setuptools finds it."""
    spoken = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return os.name == "nt" or shutil.which(shlex.split(spoken)[0]) is not None


def compile_engine(root: Path) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(root / "src"), *filter(None, [os.environ.get("PYTHONPATH")])])
    return subprocess.run(
        [sys.executable, str(root / "tools" / "engine.py")],
        env={**os.environ, "PYTHONPATH": path, "UNDERHALL_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


def is_current(root: Path) -> bool:
    page = root / PAGE
    return page.exists() and all(page.stat().st_mtime >= source.stat().st_mtime for source in sources(root))


def sources(root: Path) -> Iterator[Path]:
    """What the client is made of; the same files as in the Makefile."""
    web = root / "web"
    for folder in (web / "src", web / "public"):
        yield from [path for path in folder.rglob("*") if path.is_file()]
    for ending in ("html", "json", "ts", "js"):
        yield from web.glob(f"*.{ending}")


def has_node(root: Path) -> bool:
    build = runpy.run_path(str(root / "web" / "build.py"))
    return bool(build["node_version"]("node") >= build["LEAST"] and build["shutil"].which("npm"))
