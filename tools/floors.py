"""Were the lowest versions really tried? What another package asks for may be higher than our own floor.

.floors/bin/python tools/floors.py pyproject.toml
"""

from __future__ import annotations

import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

from packaging.requirements import Requirement
from packaging.version import Version

# What `dev` does not bring: heavy, or not made for every system and every Python.
LEFT_OUT = ("bench", "bench-search", "openspiel", "ray")


def asked_for(project: Path) -> list[Requirement]:
    told = tomllib.loads(project.read_text(encoding="utf-8"))["project"]
    extras = [extra for name, extra in told["optional-dependencies"].items() if name not in LEFT_OUT]
    found = [Requirement(text) for texts in [told["dependencies"], *extras] for text in texts]
    return [wish for wish in found if wish.name != told["name"]]


def untried(wish: Requirement) -> str:
    """What is wrong with a floor, if the lowest version that it allows is not the one that is here."""
    floors = [bound.version for bound in wish.specifier if bound.operator == ">="]
    if len(floors) != 1:
        return f"{wish}: has no floor"
    here = Version(version(wish.name))
    # 1.2 is met by 1.2.1, if there never was a 1.2.0.
    is_floor = here.release[: len(Version(floors[0]).release)] == Version(floors[0]).release
    return "" if is_floor else f"{wish}: tried with {here} alone; raise the floor"


def main() -> None:
    wrong = [said for said in map(untried, asked_for(Path(sys.argv[1]))) if said]
    sys.exit("\n".join(wrong) if wrong else 0)


if __name__ == "__main__":
    main()
