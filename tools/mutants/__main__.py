"""make mutants GAME=lost_mines SAMPLE=1000 SEED=1"""

from __future__ import annotations

import argparse
import json
import queue
import re
import subprocess
import sys
import threading
from collections import Counter

from mutants.mutant import Mutant, mutants_of, sample
from mutants.reach import Reach, reach_of
from mutants.tables import counted, markdown, verdict_line
from mutants.targets import ROOT, TARGETS, Target
from mutants.verdicts import GOLDEN, OTHER, SURVIVED, Records, Verdict, judged_equal

PATIENCE = 4.0  # seconds of unbroken time for tests that are no rule tests


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="mutants", description="Breaks the rules one place at a time and sees which tests notice."
    )
    parser.add_argument("target", choices=TARGETS, help="a game, or the core")
    parser.add_argument("--sample", type=int, default=1000, metavar="N", help="how many mutants (1000)")
    parser.add_argument("--seed", type=int, default=1, help="of the sample (1)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    parser.add_argument("--only", default="", metavar="PATTERN", help="of the sample, those whose id matches")
    parser.add_argument(
        "--again",
        choices=("survivors", "others", "all"),
        help="try again: survivors; those no rule test noticed; all",
    )
    parser.add_argument(
        "--list", action="store_true", help="tell what is on record of the sample's survivors, and stop"
    )
    parser.add_argument(
        "--others", action="store_true", help="with --list: also those that no rule test noticed"
    )
    parser.add_argument("--show", metavar="ID", help="print the change of a mutant, and stop")
    parser.add_argument(
        "--markdown", action="store_true", help="print the table of the sample on record, and stop"
    )
    return parser.parse_args()


def order(
    target: Target, mutant: Mutant, reach: Reach, noticed: Counter[str]
) -> tuple[list[tuple[str, float]], bool]:
    """The tests to ask: rule tests, others as far as patience goes, golden games.

    Those come first that have noticed something in this function before, then those named by a rule that is
    cited around the place, then quick ones. True if the place is also run before all tests: then tests that
    do not pass it may notice, too.
    """
    cold = is_early(mutant, reach)
    reached = reach.comes_to(mutant.block)
    cited = mutant.cited()
    tests = sorted(
        reach.seconds if cold else reached,
        key=lambda test: (
            test not in reached,
            -noticed[test],
            not any(rule in test for rule in cited),
            reach.seconds[test],
        ),
    )
    by_kind: dict[str, list[tuple[str, float]]] = {"rule": [], "other": [], "golden": []}
    spent = 0.0
    for test in tests:
        kind = target.kind(test)
        spent += reach.seconds[test] if kind == "other" else 0
        if kind != "other" or spent <= PATIENCE:
            by_kind[kind].append((test, reach.seconds[test]))
    return by_kind["rule"] + by_kind["other"] + by_kind["golden"], cold


def is_early(mutant: Mutant, reach: Reach) -> bool:
    return not mutant.block or reach.is_early(mutant.block)


class Workshop:
    """Processes that try mutants, each with a thread that feeds it."""

    def __init__(self, target: Target, reach: Reach, records: Records) -> None:
        self.target = target
        self.reach = reach
        self.records = records
        self.left: queue.SimpleQueue[Mutant] = queue.SimpleQueue()
        self.lock = threading.Lock()
        self.done = 0
        self.total = 0
        self.noticed: dict[str, Counter[str]] = {}
        for verdict in records.verdicts.values():
            self.remember(verdict)

    def remember(self, verdict: Verdict) -> None:
        """Which tests have noticed something in a function."""
        function = verdict.id.rpartition(":")[0]
        self.noticed.setdefault(function, Counter())[verdict.test] += 1

    def run(self, mutants: list[Mutant], jobs: int) -> None:
        """In any order, but what needs a fresh import last: it takes longest."""
        self.total = len(mutants)
        by_id = sorted(mutants, key=lambda mutant: mutant.id[-8:])
        for mutant in sorted(by_id, key=lambda mutant: is_early(mutant, self.reach)):
            self.left.put(mutant)
        threads = [threading.Thread(target=self.work, daemon=True) for _ in range(min(jobs, len(mutants)))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    def work(self) -> None:
        command = [sys.executable, "-m", "mutants.trial", self.target.name]
        with subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as process:
            while not self.left.empty():
                mutant = self.left.get()
                self.note(mutant, *self.try_out(process, mutant))
            assert process.stdin is not None
            process.stdin.close()

    def try_out(self, process: subprocess.Popen[str], mutant: Mutant) -> tuple[str, str]:
        noticed = self.noticed.get(mutant.id.rpartition(":")[0], Counter())
        tests, cold = order(self.target, mutant, self.reach, noticed)
        if not tests:
            return "survived", "(no test comes here)"
        assert process.stdin is not None
        assert process.stdout is not None
        for is_cold in (cold, True):
            job = {
                "module": mutant.module,
                "path": str(mutant.path),
                "source": mutant.text().decode(),
                "function": mutant.function,
                "cold": is_cold,
                "tests": tests,
            }
            print(json.dumps(job), file=process.stdin, flush=True)
            answer = process.stdout.readline()
            if not answer:
                sys.exit(f"a worker has died: see .mutants/trial-{self.target.name}.log")
            verdict = json.loads(answer)
            if verdict["word"] != "cold":
                break
        return verdict["word"], verdict["test"]

    def note(self, mutant: Mutant, word: str, test: str) -> None:
        by = SURVIVED if word == "survived" else self.target.kind(test)
        verdict = Verdict(mutant.id, by, test, word == "timeout", mutant.summary(), mutant.place())
        with self.lock:
            self.records.add(verdict)
            self.remember(verdict)
            self.done += 1
            if by == SURVIVED:
                tell(verdict)
            if self.done % 25 == 0 or self.done == self.total:
                print(f"{self.done} of {self.total}", flush=True)


def tell(verdict: Verdict) -> None:
    print(f"{verdict.by:8} {verdict.id}  {verdict.place}\n         {verdict.change}", flush=True)
    if verdict.test:
        print(f"         {verdict.test}", flush=True)


def to_try(mutants: list[Mutant], records: Records, equal: dict[str, str], again: str | None) -> list[Mutant]:
    if again == "all":
        return mutants
    once_more = {None: set(), "survivors": {SURVIVED}, "others": {SURVIVED, OTHER, GOLDEN}}[again]
    return [
        mutant
        for mutant in mutants
        if mutant.id not in records.verdicts
        or (records.verdicts[mutant.id].by in once_more and mutant.id not in equal)
    ]


def main() -> None:
    asked = arguments()
    target = TARGETS[asked.target]
    own = "test of the core" if target.name == "core" else "rule test"
    by_module = mutants_of(target)
    if asked.show:
        found = [mutant for mutants in by_module.values() for mutant in mutants if mutant.id == asked.show]
        sys.exit("no such mutant" if not found else print(found[0].diff()))
    equal = judged_equal(target.name)
    records = Records(target.name)
    mutants = [
        mutant for mutant in sample(by_module, asked.sample, asked.seed) if re.search(asked.only, mutant.id)
    ]
    if not asked.list and not asked.markdown:
        left = to_try(mutants, records, equal, asked.again)
        print(f"{target.name}: {len(left)} of {len(mutants)} mutants to try", flush=True)
        if left:
            Workshop(target, reach_of(target), records).run(left, asked.jobs)
    if asked.list:
        told = {SURVIVED, OTHER, GOLDEN} if asked.others else {SURVIVED}
        for mutant in mutants:
            verdict = records.verdicts.get(mutant.id)
            if verdict is not None and verdict.by in told and mutant.id not in equal:
                tell(verdict)
    rows = counted(mutants, records.verdicts, equal)
    print(markdown(rows, own))
    print()
    print(verdict_line(rows, own))


if __name__ == "__main__":
    main()
