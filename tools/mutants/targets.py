"""What can be broken, and which tests are asked whether they notice."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "underhall"
RECORDS = ROOT / ".mutants"
EQUAL = Path(__file__).parent / "equal"
GAMES = ("mountain_king", "covenant", "lost_mines")
# Checks of component packs, sheets for screens, identity cards: no rules of play.
LEFT_OUT = {"__init__.py", "schema.py", "sheets.py", "reading.py"}
RULE_TEST = re.compile(r"::test_(?:mk|cv|lm)_(?:\d|example_)")
SHARED = (
    "tests/games/test_two_parts_of_a_view.py",
    "tests/every_game",
    "tests/docs/test_words.py",
)


@dataclass(frozen=True)
class Target:
    name: str
    home: Path
    game: str  # whose tests take part; the core is played by the smallest game
    suites: tuple[str, ...]

    def files(self) -> list[Path]:
        return [path for path in sorted(self.home.rglob("*.py")) if path.name not in LEFT_OUT]

    def kind(self, test: str) -> str:
        """Who notices: `rule` for the target's own tests, `golden`, or `other`.

        A file that cannot even be collected speaks for all the tests in it.
        """
        if "::" not in test and test.startswith(self.suites[0]):
            return "rule"
        if test.startswith("tests/core/") if self.name == "core" else RULE_TEST.search(test):
            return "rule"
        return "golden" if "/test_golden.py::" in test else "other"

    def concerns(self, test: str) -> bool:
        """Whether a test plays this target's game, as far as its name tells."""
        return "/test_machine.py" not in test and not any(game in test for game in GAMES if game != self.game)


def target(name: str) -> Target:
    if name == "core":
        suites = ("tests/core", *SHARED)
        return Target(name, SOURCE / "core", "lost_mines", suites)
    return Target(name, SOURCE / "games" / name, name, (f"tests/games/{name}", *SHARED))


TARGETS = {name: target(name) for name in (*GAMES, "core")}


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts)


def chapter(path: Path) -> str:
    """What a module's mutants are counted under: its chapter of the rules, or its own name."""
    first = path.read_text(encoding="utf-8").partition("\n")[0]
    found = re.match(r'"""Chapters? (\d+)', first)
    return f"chapter {found[1]}" if found else f"`{path.stem}`"
