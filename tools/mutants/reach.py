"""Which tests reach which blocks: a map, made test file by test file and kept until that file changes."""

from __future__ import annotations

import ast
import hashlib
import importlib.abc
import json
import os
import subprocess
import sys
import time
from collections.abc import Generator
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import TypedDict

import pytest

from mutants.blocks import watched
from mutants.targets import RECORDS, ROOT, TARGETS, Target, module_name
from mutants.trial import PYTEST, Limited, prepare


class Page(TypedDict):
    """What a test file reaches."""

    seconds: dict[str, float]
    tests: dict[str, list[str]]
    early: list[str]


class Reach:
    """`early`: blocks that run while tests are collected, before any of them."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self.tests: dict[str, set[str]] = {}
        self.early: set[str] = set()

    def add(self, page: Page) -> None:
        for test, blocks in page["tests"].items():
            self.seconds[test] = page["seconds"][test]
            for block in blocks:
                self.tests.setdefault(block, set()).add(test)
                self.tests.setdefault(function_of(block), set()).add(test)
        self.early.update(page["early"], map(function_of, page["early"]))

    def known(self, block: str) -> str:
        """The block, if the map was made of the function as it stands; else the function by its name."""
        function, _, _ = block.partition("#")
        first = f"{function}#0"
        return block if first in self.tests or first in self.early else function_of(block)

    def comes_to(self, block: str) -> set[str]:
        return self.tests.get(self.known(block), set())

    def is_early(self, block: str) -> bool:
        """Also if the function is new to the map: then nothing is known of it."""
        known = self.known(block)
        return known in self.early or ("#" not in known and known not in self.tests)


def function_of(block: str) -> str:
    return block.rpartition(":")[0]


def reach_of(target: Target) -> Reach:
    """The map of a target; what is missing of it is made now."""
    pages = {path: page_path(target, path) for path in test_files(target)}
    stale = [str(path.relative_to(ROOT)) for path, page in pages.items() if not page.exists()]
    if stale:
        print(
            f"{target.name}: {len(stale)} of {len(pages)} test files are looked at: who reaches what",
            flush=True,
        )
        subprocess.run([sys.executable, "-m", "mutants.reach", target.name, *stale], cwd=ROOT, check=True)
    reach = Reach()
    for page in pages.values():
        reach.add(json.loads(page.read_text(encoding="utf-8")))
    return reach


def test_files(target: Target) -> list[Path]:
    found = []
    for suite in target.suites:
        path = ROOT / suite
        found += [path] if path.is_file() else sorted(path.rglob("test_*.py"))
    return found


def page_path(target: Target, test_file: Path) -> Path:
    digest = hashlib.sha256()
    for path in sorted([*test_file.parent.glob("*.py")]):
        if path == test_file or not path.name.startswith("test_"):
            digest.update(path.name.encode() + path.read_bytes())
    return RECORDS / "reach" / target.name / f"{test_file.stem}-{digest.hexdigest()[:16]}.json"


class WatchedModules(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds the modules of a target in a form that tells which of their blocks are passed."""

    def __init__(self, target: Target) -> None:
        self.paths = {module_name(path): path for path in target.files()}
        self.names: list[str] = []
        self.passed: set[int] = set()

    def find_spec(self, name: str, path: object, target: object = None) -> ModuleSpec | None:
        return spec_from_loader(name, self, origin=str(self.paths[name])) if name in self.paths else None

    def exec_module(self, module: ModuleType) -> None:
        path = self.paths[module.__name__]
        module.__file__ = str(path)
        vars(module)["_passed"] = self.passed.add
        tree = watched(module.__name__, ast.parse(path.read_bytes()), self.names)
        exec(compile(tree, str(path), "exec", dont_inherit=True), module.__dict__)

    def take(self) -> list[str]:
        """The blocks passed since it was asked last."""
        found = sorted(self.names[number] for number in self.passed)
        self.passed.clear()
        return found


class Mapper(Limited):
    """A plugin that notes, test by test, which blocks are passed, and how long it takes."""

    def __init__(self, target: Target, modules: WatchedModules) -> None:
        super().__init__(target)
        self.modules = modules
        self.early: list[str] = []
        self.seconds: dict[str, float] = {}
        self.tests: dict[str, list[str]] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(
        self, item: pytest.Item, nextitem: pytest.Item | None
    ) -> Generator[None, object, object]:
        if not self.tests:
            self.early = self.modules.take()
        began = time.process_time()
        done = yield
        self.seconds[item.nodeid] = round(time.process_time() - began, 4)
        self.tests[item.nodeid] = self.modules.take()
        if nextitem is None or nextitem.path != item.path:
            self.write(item.nodeid.partition("::")[0])
        return done

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            os.write(2, report.longreprtext.encode())
            pytest.exit(f"{report.nodeid} fails with nothing broken", 1)

    def write(self, name: str) -> None:
        """The page of a test file."""
        path = page_path(self.target, ROOT / name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(self.page(name)), encoding="utf-8")

    def page(self, name: str) -> Page:
        tests = {test: noted for test, noted in self.tests.items() if test.startswith(f"{name}::")}
        return {"seconds": {test: self.seconds[test] for test in tests}, "tests": tests, "early": self.early}


def main() -> None:
    target = TARGETS[sys.argv[1]]
    modules = WatchedModules(target)
    sys.meta_path.insert(0, modules)
    mapper = Mapper(target, modules)
    prepare()
    code = pytest.main([*PYTEST, "-q", "--no-header", "-W", "ignore", *sys.argv[2:]], plugins=[mapper])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        sys.exit("the tests must pass before anything is broken")
    for name in sys.argv[2:]:
        if not page_path(target, ROOT / name).exists():
            mapper.write(name)  # nothing in it concerns the target


if __name__ == "__main__":
    main()
