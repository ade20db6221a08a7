"""Tries mutants: a process that has collected the tests, and forks for every mutant.

Most changes are inside a function that has not run yet when tests are collected. There the fork puts the
changed code into the function, which is the same object for everybody who imported it. All other changes
need a fork from before anything of ours was imported, which then imports the changed module.
"""

from __future__ import annotations

import gc
import importlib.abc
import importlib.machinery
import json
import os
import resource
import select
import signal
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import spec_from_loader
from types import CodeType, FunctionType, ModuleType
from typing import Any, NoReturn, TextIO

import pytest

from mutants.targets import RECORDS, ROOT, TARGETS, Target

# Assertions as they are written: what they would say is read by nobody, and collecting is quicker.
PYTEST = ("--assert=plain", "-p", "no:cacheprovider", "-p", "no:faulthandler", "-m", "not slow")
OWN = ("tests/core/", "tests/games/")
FEW = 40  # tests that a changed module is shown first
MEMORY = 4 << 30
COLLECTING_SECONDS = 60.0
LEAST_SECONDS = 3.0  # of processor time for one test; ten times as long as unbroken, if that is longer


def prepare() -> None:
    """Only the plugins we need; of hypothesis the same examples each time, none kept, none timed."""
    os.chdir(ROOT)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    from hypothesis import HealthCheck, settings

    checks = list(HealthCheck)
    settings.register_profile(
        "mutants", database=None, derandomize=True, deadline=None, suppress_health_check=checks
    )
    settings.load_profile("mutants")


class Job:
    """One mutant to try: the changed text of a module, and the tests in the order they are asked."""

    def __init__(self, text: str) -> None:
        told = json.loads(text)
        self.text = text
        self.module: str = told["module"]
        self.path: str = told["path"]
        self.source: str = told["source"]
        self.function: str = told["function"]
        self.cold: bool = told["cold"]
        self.tests: list[tuple[str, float]] = told["tests"]

    def seconds(self) -> float:
        """All the processor time it may take."""
        return 30 + sum(max(LEAST_SECONDS, 10 * seconds) for _, seconds in self.tests)


# Putting the change in place


class ChangedModule(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds one module in its changed form."""

    def __init__(self, job: Job) -> None:
        self.job = job

    def find_spec(
        self, name: str, path: object, target: object = None
    ) -> importlib.machinery.ModuleSpec | None:
        return spec_from_loader(name, self, origin=self.job.path) if name == self.job.module else None

    def exec_module(self, module: ModuleType) -> None:
        module.__file__ = self.job.path
        exec(compile(self.job.source, self.job.path, "exec", dont_inherit=True), module.__dict__)


def put_in_place(job: Job) -> None:
    """Gives the function its changed code."""
    function = find_function(sys.modules[job.module], job.function)
    code = compile(job.source, job.path, "exec", dont_inherit=True)
    before = function.__code__
    for part in codes_within(code):
        if (part.co_qualname, part.co_firstlineno) == (before.co_qualname, before.co_firstlineno):
            function.__code__ = part
            return
    raise LookupError(job.function)


def find_function(module: ModuleType, qualname: str) -> FunctionType:
    found: Any = module
    for name in qualname.split("."):
        found = vars(found)[name]
    found = getattr(found, "fget", found)
    found = getattr(found, "__func__", found)
    if not isinstance(found, FunctionType):
        raise LookupError(qualname)
    return found


def codes_within(code: CodeType) -> Iterator[CodeType]:
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield part
            yield from codes_within(part)


# Asking the tests


class Limited:
    """A plugin that keeps the tests of a target; of those for every game, each one's first two cases."""

    def __init__(self, target: Target) -> None:
        self.target = target

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        cases: dict[str, list[pytest.Item]] = {}
        for item in items:
            if self.target.concerns(item.nodeid):
                whole = item.nodeid if item.nodeid.startswith(OWN) else item.nodeid.partition("[")[0]
                cases.setdefault(whole, []).append(item)
        items[:] = [item for case in cases.values() for item in case[:2]]

    def pytest_collection_finish(self) -> None:
        """Opens the box and writes down the moves, made once for all tests, before the first of them."""
        from underhall.games import GAMES

        game = GAMES[self.target.game]
        game.bare_table(game.box(), game.most_seats, game.settle(game.most_seats, {}))


class Trial(Limited):
    """A plugin that asks tests whether they notice, and says what came of it."""

    ear = -1  # who listens: the end of a pipe

    def ask(self, job: Job, session: pytest.Session) -> NoReturn:
        items = {item.nodeid: item for item in session.items}
        wanted = [(items[test], seconds) for test, seconds in job.tests if test in items]
        for (item, usual), following in zip(wanted, [*wanted[1:], None], strict=True):
            self.say(item.nodeid)
            signal.setitimer(signal.ITIMER_PROF, max(LEAST_SECONDS, 10 * usual))
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following and following[0])
        self.leave("survived")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.leave("failed")

    def restrain(self, job: Job) -> None:
        """Limits of the process: neither time nor memory without end."""
        seconds = int(job.seconds())
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.signal(signal.SIGPROF, lambda *_: self.leave("timeout"))
        signal.setitimer(signal.ITIMER_PROF, COLLECTING_SECONDS)

    def say(self, word: str) -> None:
        os.write(self.ear, f"{word}\n".encode())

    def leave(self, word: str) -> NoReturn:
        self.say(word)
        os._exit(0)


class WarmTrial(Trial):
    """All tests are collected once; every job is a fork from here."""

    def __init__(self, target: Target, jobs: TextIO, verdicts: TextIO) -> None:
        super().__init__(target)
        self.jobs = jobs
        self.verdicts = verdicts

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        gc.collect()
        gc.freeze()
        for text in self.jobs:
            job = Job(text)
            verdict = forked(job, partial(self.begin, job, session))
            print(json.dumps(verdict), file=self.verdicts, flush=True)
        return True

    def begin(self, job: Job, session: pytest.Session, ear: int) -> NoReturn:
        self.ear = ear
        self.restrain(job)
        try:
            put_in_place(job)
        except (LookupError, ValueError):
            self.leave("cold")
        self.ask(job, session)


class ColdTrial(Trial):
    """The changed module is imported; only the files of the wanted tests are collected."""

    def __init__(self, target: Target, job: Job) -> None:
        super().__init__(target)
        self.job = job

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if not session.testsfailed:
            self.ask(self.job, session)
        return True

    def begin(self, ear: int) -> NoReturn:
        self.ear = ear
        self.restrain(self.job)
        sys.meta_path.insert(0, ChangedModule(self.job))
        files = list(dict.fromkeys(test.partition("::")[0] for test, _ in self.job.tests))
        self.say(files[0])
        pytest.main([*PYTEST, *files], plugins=[self])
        self.leave("failed")


def forked(job: Job, begin: Callable[[int], NoReturn]) -> dict[str, str]:
    """What a fork says last: the test it was at, and how that ended."""
    here, there = os.pipe()
    child = os.fork()
    if not child:
        os.close(here)
        begin(there)
    os.close(there)
    said = b""
    until = time.monotonic() + 20 * job.seconds()
    while select.select([here], [], [], max(0.0, until - time.monotonic()))[0]:
        more = os.read(here, 1 << 16)
        if not more:
            break
        said += more
    else:
        os.kill(child, signal.SIGKILL)
    os.close(here)
    os.waitpid(child, 0)
    return verdict_of(said.decode().splitlines())


def verdict_of(said: list[str]) -> dict[str, str]:
    """A fork that falls silent has met its limits."""
    word = said.pop() if said and said[-1] in {"failed", "survived", "timeout", "cold"} else "timeout"
    return {"word": word, "test": said[-1] if said and word in {"failed", "timeout"} else ""}


def cold_verdict(target: Target, job: Job) -> dict[str, str]:
    """First a few of the target's own tests, then all of them; the others if those notice nothing."""
    own = [test for test in job.tests if target.kind(test[0]) == "rule"]
    others = [test for test in job.tests if target.kind(test[0]) != "rule"]
    for tests in (own[:FEW], own[FEW:], others):
        if tests:
            part = Job(json.dumps({**json.loads(job.text), "tests": tests}))
            verdict = forked(part, ColdTrial(target, part).begin)
            if verdict["word"] != "survived":
                return verdict
    return {"word": "survived", "test": ""}


def start_warm(target: Target) -> tuple[TextIO, TextIO]:
    """A process that collects the tests and waits for jobs; how to give it one, and where it answers."""
    jobs_here, jobs = os.pipe()
    verdicts, verdicts_here = os.pipe()
    if not os.fork():
        os.close(jobs)
        os.close(verdicts)
        trial = WarmTrial(target, os.fdopen(jobs_here), os.fdopen(verdicts_here, "w"))
        os._exit(pytest.main([*PYTEST, *target.suites], plugins=[trial]))
    os.close(jobs_here)
    os.close(verdicts_here)
    return os.fdopen(jobs, "w"), os.fdopen(verdicts)


def main() -> None:
    target = TARGETS[sys.argv[1]]
    jobs = os.fdopen(os.dup(0), encoding="utf-8")
    verdicts = os.fdopen(os.dup(1), "w", encoding="utf-8")
    RECORDS.mkdir(exist_ok=True)
    log = os.open(RECORDS / f"trial-{target.name}.log", os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for where, what in ((0, nothing), (1, log), (2, log)):
        os.dup2(what, where)
    prepare()
    to_warm, from_warm = start_warm(target)
    for text in jobs:
        job = Job(text)
        if job.cold:
            answer = json.dumps(cold_verdict(target, job))
        else:
            print(text.strip(), file=to_warm, flush=True)
            answer = from_warm.readline().strip()
        print(answer, file=verdicts, flush=True)


if __name__ == "__main__":
    main()
