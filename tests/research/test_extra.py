"""What is heavy is an extra: nothing else needs it, and who lacks it is told how to get it."""

from __future__ import annotations

import subprocess
import sys

import pytest

from underhall.research import NEEDS


def said(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("name", NEEDS)
def test_without_the_extra_one_line_says_how_to_get_it(name: str) -> None:
    done = said(f"import sys; sys.modules[{name!r}] = None; import underhall.research.pettingzoo")
    assert done.returncode == 1
    last = done.stderr.splitlines()[-1]
    assert last == (
        f'ModuleNotFoundError: underhall.research needs {name}: pip install "underhall[research]"'
    )


def test_nothing_else_loads_it() -> None:
    rest = "import underhall.bots, underhall.cli.main, underhall.server.app"
    done = said(f"import sys; {rest}; print({set(NEEDS)!r} & set(sys.modules))")
    assert (done.stdout, done.stderr) == ("set()\n", "")
