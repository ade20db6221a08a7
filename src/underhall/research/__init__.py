"""The games as environments for learners: PettingZoo, Gymnasium and OpenSpiel, of what a seat may know.

`pip install "underhall[research]"` brings what they need; docs/research.md tells what is in them.
"""

from __future__ import annotations

from importlib.util import find_spec

NEEDS = ("gymnasium", "numpy", "pettingzoo")
MISSING = [name for name in NEEDS if find_spec(name) is None]

if MISSING:
    raise ModuleNotFoundError(
        f'underhall.research needs {" and ".join(MISSING)}: pip install "underhall[research]"',
        name=MISSING[0],
    )
