"""What came of each mutant: one line of JSON, written as it comes; the last line about a mutant counts."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import NamedTuple

from mutants.targets import EQUAL, RECORDS

RULE, OTHER, GOLDEN, SURVIVED, EQUAL_IN_PLAY = "rule", "other", "golden", "survived", "equal"


class Verdict(NamedTuple):
    id: str
    by: str  # who noticed: rule, other, golden; or survived
    test: str
    timeout: bool
    change: str
    place: str


class Records:
    def __init__(self, name: str) -> None:
        self.path = RECORDS / f"{name}.jsonl"
        self.verdicts: dict[str, Verdict] = {}
        if self.path.exists():
            for line in self.path.read_text(encoding="utf-8").splitlines():
                verdict = Verdict(**json.loads(line))
                self.verdicts[verdict.id] = verdict

    def add(self, verdict: Verdict) -> None:
        self.verdicts[verdict.id] = verdict
        self.path.parent.mkdir(exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(verdict._asdict()) + "\n")


def judged_equal(name: str, folder: Path = EQUAL) -> dict[str, str]:
    """Mutants that play like the original, with the reason, by id."""
    path = folder / f"{name}.toml"
    if not path.exists():
        return {}
    entries = tomllib.loads(path.read_text(encoding="utf-8"))["mutant"]
    found = {entry["id"]: entry["reason"] for entry in entries}
    if len(found) < len(entries) or not all(found.values()):
        raise ValueError(f"{path.name}: every id once, every id with a reason")
    return found
