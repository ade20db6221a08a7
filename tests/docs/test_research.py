"""What docs/research.md shows works as it stands there."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
from pathlib import Path

import pytest

from underhall.research.episode import Terms
from underhall.research.rewards import REWARDS

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_an_example_works(example: str) -> None:
    end = "\nprint(bool(seen is not None))"
    done = subprocess.run([sys.executable, "-c", example + end], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("True\n")


def test_the_lines_about_openspiel_work() -> None:
    pytest.importorskip("pyspiel")
    (lines,) = re.findall(r"((?:    .*\n)+)", PAGE.partition("## OpenSpiel")[2].partition("##")[0])
    code = "\n".join([line.strip() for line in lines.splitlines()])
    done = subprocess.run(
        [sys.executable, "-c", f"{code}\nprint(game.num_players())"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stdout, done.stderr) == ("4\n", "")


def test_every_term_is_told_with_its_default() -> None:
    rows = re.findall(r"^\| `(\w+)=([^`]*)`", PAGE, re.MULTILINE)
    named = {name for name, _ in rows}
    terms = inspect.signature(Terms).parameters
    assert named - {"render_mode"} == set(terms) - {"game", "seats", "options"}
    assert {value.strip('"') for name, value in rows if name == "rewards"} == set(REWARDS)
    assert f"most_choices={terms['most_choices'].default}" in PAGE
