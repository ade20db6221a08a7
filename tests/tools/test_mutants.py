"""The tool that breaks the rules: what it changes, what it leaves alone, and whom it asks."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from mutants.__main__ import order
from mutants.blocks import block_at, names_of_statements, watched
from mutants.changes import Changes, Kinds
from mutants.mutant import Mutant, different, mutants_in, mutants_of, sample
from mutants.reach import Reach
from mutants.source import Source
from mutants.tables import counted, markdown, verdict_line
from mutants.targets import ROOT, SOURCE, TARGETS
from mutants.trial import Job, find_function, put_in_place, verdict_of
from mutants.verdicts import Records, Verdict, judged_equal

EXAMPLES = "tests/games/lost_mines/test_examples.py"
LOST_MINES = TARGETS["lost_mines"]


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("mutants.mutant.SOURCE", tmp_path)
    monkeypatch.setattr("mutants.targets.SOURCE", tmp_path / "src")
    (tmp_path / "src" / "rules").mkdir(parents=True)
    return tmp_path / "src" / "rules" / "turn.py"


def read(module: Path, text: str) -> Source:
    module.write_text(text, encoding="utf-8")
    return Source(module)


def changes(module: Path, text: str) -> set[str]:
    source = read(module, text)
    return {
        f"{source.segment(change.node)} -> {change.text}" for change in Changes(source, Kinds([source])).all()
    }


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("x = a < b", {"a < b -> (a <= b)", "a < b -> (a >= b)"}),
        ("x = a in b", {"a in b -> (a not in b)"}),
        ("x = 3", {"3 -> 4", "3 -> (2)"}),
        ("x = a or b", {"a or b -> ((a) and (b))", "a or b -> ((b))", "a or b -> ((a))"}),
        ("x = not a", {"not a -> (a)"}),
        ("x = a & b", {"a & b -> ((a) | (b))", "a & b -> (a)", "a & b -> (b)"}),
        ("x = [*a, b]", {"[*a, b] -> [b]", "[*a, b] -> [*a]"}),
        ("x = a[0]", {"a[0] -> a[-1]", "0 -> 1", "0 -> (-1)"}),
        ("x = min(a, b)", {"min(a, b) -> max(a, b)"}),
        ("x = sorted(a)", {"sorted(a) -> [*a]"}),
        ("x = f(a, b)", {"f(a, b) -> f(b, a)"}),
        ("x = f(table, b)", set()),
        ("x = True", {"True -> False"}),
        ("x = isinstance(a, B | C)", {
            "isinstance(a, B | C) -> isinstance(a, B)", "isinstance(a, B | C) -> isinstance(a, C)",
        }),
        ("for x in a:\n    break", {"a -> [*a][1:]", "a -> [*a][:-1]", "break -> continue"}),
        ("if a:\n    pass", {"a -> True", "a -> False"}),
        ("t.then(A(), B())", {
            "t.then(A(), B()) -> pass", "t.then(A(), B()) -> t.then(B())", "t.then(A(), B()) -> t.then(A())",
            "t.then(A(), B()) -> t.then(B(), A())",
        }),
        ("def f(table, seat):\n    return seat", {"seat -> 0", "seat -> ((seat + 1) % table.seats)"}),
        ("def f() -> bool:\n    return a", {"a -> not (a)"}),
        ("def f() -> int:\n    return a", {"a -> (a) + 1"}),
        ("def f() -> list[int]:\n    return a", {"a -> []"}),
        ("def f():\n    t.x = y", {"t.x = y -> pass"}),
        ("def f():\n    t.x += y", {"t.x += y -> pass", "t.x += y -> t.x -= y"}),
        ("raise Illegal(a)", {"raise Illegal(a) -> pass"}),
    ],
)  # fmt: skip
def test_a_place_is_changed_in_these_ways(module: Path, text: str, expected: set[str]) -> None:
    assert changes(module, text) == expected


@pytest.mark.parametrize(
    "text",
    [
        '"""Words."""',
        "def f(a: int = 3) -> int: ...",
        "x: list[int]",
        "assert a < 3",
        'table.tell("moves", seat=seat, count=a + 1)',
        'x = Refusal("LM-1.01", "refused.no", {"count": a + 1})',
        "raise NotImplementedError",
        "IRON: Final = 0\nGOLD: Final = 1",
        "x = f'{a + 1}'",
        "from a import b",
        "class A(B[3]): ...",
    ],
)
def test_this_is_left_alone(module: Path, text: str) -> None:
    assert changes(module, text) == set()


def test_the_audience_of_a_whisper_may_be_wrong_but_not_its_words(module: Path) -> None:
    assert changes(module, 'table.whisper(only(seat), "sees", seat=seat)') == {"seat -> 0"}


def test_a_kind_is_taken_for_the_next_of_its_row(module: Path) -> None:
    rows = "IRON: Final = 0\nGOLD: Final = 1\n\nSTEPS: Final = 5\n"
    assert changes(module, f"{rows}x = GOLD") == {"5 -> 6", "5 -> (4)", "GOLD -> IRON"}


TWO_FUNCTIONS = "def f(a):\n    return a + 1\n\n\ndef g(a):\n    if a:\n        return a + 1\n    return 0\n"


def mutants(source: Source) -> list[Mutant]:
    return list(mutants_in(source, Kinds([source])))


def test_an_id_outlives_changes_elsewhere(module: Path) -> None:
    before = {mutant.id for mutant in mutants(read(module, TWO_FUNCTIONS)) if mutant.function == "g"}
    after = {
        mutant.id for mutant in mutants(read(module, "x = 1\n" + TWO_FUNCTIONS)) if mutant.function == "g"
    }
    assert before
    assert before == after


def test_every_mutant_of_the_games_has_an_id_of_its_own_and_differs_from_the_original() -> None:
    for target in TARGETS.values():
        ids = [mutant.id for mutants in mutants_of(target).values() for mutant in mutants]
        assert len(set(ids)) == len(ids) > 1000


def test_what_compiles_to_the_same_is_tried_once_and_never_as_the_original(module: Path) -> None:
    found = mutants(read(module, "def f(a):\n    return a[0] + 1 if a == a else 3\n"))
    texts = [mutant.text() for mutant in different(found, 100)]
    assert len(set(texts)) == len(texts) == len(different(found, 100))
    for_last = [mutant for mutant in found if b"a[-1]" in mutant.text() or b"a[(-1)]" in mutant.text()]
    assert len(for_last) == 2
    assert len(different(for_last, 100)) == 1


def test_a_sample_is_seeded_and_spread_over_the_modules() -> None:
    everything = mutants_of(LOST_MINES)
    one, same, other = (sample(everything, 120, seed) for seed in (1, 1, 2))
    assert [mutant.id for mutant in one] == [mutant.id for mutant in same]
    assert {mutant.id for mutant in one} != {mutant.id for mutant in other}
    assert len(one) == 120
    assert {mutant.path for mutant in one} == set(everything)


def test_a_block_is_known_by_its_function_and_its_number(module: Path) -> None:
    source = read(module, TWO_FUNCTIONS)
    names = names_of_statements(source)
    found = {mutant.change.text: mutant.block for mutant in mutants(source) if mutant.function == "g"}
    assert found["True"].endswith("#0")
    assert found["((a) - (1))"].endswith("#1")
    assert block_at(source, source.tree.body[0], names) == ""


def test_a_watched_module_tells_which_blocks_were_passed(module: Path) -> None:
    source = read(module, TWO_FUNCTIONS)
    names: list[str] = []
    passed: set[int] = set()
    space: dict[str, object] = {"_passed": passed.add}
    exec(compile(watched("turn", ast.parse(source.text), names), "turn", "exec"), space)
    exec("g(0)", space)
    assert [names[number].rpartition("#")[2] for number in passed] == ["0"]
    exec("g(1)", space)
    assert sorted(names[number].rpartition("#")[2] for number in passed) == ["0", "1"]


CITING = '''
class Dig:
    """LM-2.01, LM-10.03"""

    def f(self, a):
        """LM-2.06"""
        return a + 1

    def g(self, a):
        return a + 2


x = 3
'''


def test_the_rules_cited_around_a_place_are_those_of_its_function_else_of_its_class(module: Path) -> None:
    cited = {mutant.function: mutant.cited() for mutant in mutants(read(module, CITING))}
    assert cited["Dig.f"] == ["::test_lm_2_06_"]
    assert cited["Dig.g"] == ["::test_lm_2_01_", "::test_lm_10_03_", "::test_lm_2_06_"]
    assert cited[""] == []


def test_who_has_noticed_before_is_asked_first_then_who_is_named_by_a_cited_rule_then_who_is_quick(
    module: Path,
) -> None:
    mutant = next(mutant for mutant in mutants(read(module, CITING)) if mutant.function == "Dig.f")
    names = ("lm_2_01_quick", "lm_2_06_slow", "lm_2_01_known", "lm_2_01_slow", "quick", "not_here")
    tests = {name: f"tests/games/lost_mines/test_02_turn.py::test_{name}" for name in names}
    reach = Reach()
    reach.add({
        "seconds": dict(zip(tests.values(), (0.1, 2.0, 3.0, 1.0, 0.1, 0.1), strict=True)),
        "tests": {test: [mutant.block] if name != "not_here" else [] for name, test in tests.items()},
        "early": [],
    })  # fmt: skip
    asked, cold = order(LOST_MINES, mutant, reach, Counter([tests["lm_2_01_known"]]))
    assert [test.partition("::test_")[2] for test, _ in asked] == [
        *("lm_2_01_known", "lm_2_06_slow", "lm_2_01_quick", "lm_2_01_slow"),
        "quick",
    ]
    assert not cold


def test_the_map_of_a_changed_function_is_that_of_its_name() -> None:
    reach = Reach()
    reach.add({
        "seconds": {"t::a": 0.1, "t::b": 0.1},
        "tests": {"t::a": ["m:f:old#0"], "t::b": ["m:f:old#0", "m:f:old#1"]},
        "early": ["m:g:old#0"],
    })  # fmt: skip
    assert reach.comes_to("m:f:old#1") == {"t::b"}
    assert reach.comes_to("m:f:new#1") == {"t::a", "t::b"}
    assert [reach.is_early(f"m:{block}#0") for block in ("f:old", "f:new", "g:old", "g:new", "h:x")] == [
        False,
        False,
        True,
        True,
        True,
    ]


@pytest.mark.parametrize(
    ("target", "test", "kind"),
    [
        ("lost_mines", "tests/games/lost_mines/test_02_turn.py::test_lm_2_01_a_turn[3]", "rule"),
        ("lost_mines", "tests/games/lost_mines/test_examples.py::test_lm_example_4_a", "rule"),
        ("lost_mines", "tests/games/lost_mines/test_view.py::test_a_view", "other"),
        ("lost_mines", "tests/games/lost_mines/test_02_turn.py", "rule"),
        ("lost_mines", "tests/every_game/test_golden.py::test_a_golden_playthrough[dragon]", "golden"),
        ("core", "tests/core/test_agenda.py::test_then", "rule"),
        ("core", "tests/games/lost_mines/test_02_turn.py::test_lm_2_01_a_turn[3]", "other"),
    ],
)
def test_who_notices(target: str, test: str, kind: str) -> None:
    assert TARGETS[target].kind(test) == kind


def test_the_tests_of_other_games_are_not_asked() -> None:
    assert LOST_MINES.concerns("tests/every_game/test_conformance.py::test_a[lost_mines-3]")
    assert not LOST_MINES.concerns("tests/every_game/test_conformance.py::test_a[covenant-3]")


@pytest.mark.parametrize(
    ("said", "word", "test"),
    [
        (["a", "b", "failed"], "failed", "b"),
        (["a", "b", "timeout"], "timeout", "b"),
        (["a", "b"], "timeout", "b"),
        (["a", "survived"], "survived", ""),
        ([], "timeout", ""),
    ],
)
def test_a_fork_is_known_by_its_last_words(said: list[str], word: str, test: str) -> None:
    assert verdict_of(said) == {"word": word, "test": test}


def test_the_last_verdict_on_a_mutant_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mutants.verdicts.RECORDS", tmp_path)
    records = Records("lost_mines")
    for by in ("survived", "rule"):
        records.add(Verdict("a", by, "t", False, "x -> y", "p:1"))
    assert Records("lost_mines").verdicts == {"a": Verdict("a", "rule", "t", False, "x -> y", "p:1")}


def test_a_mutant_is_judged_equal_with_a_reason(tmp_path: Path) -> None:
    assert judged_equal("lost_mines", tmp_path) == {}
    entry = '[[mutant]]\nid = "a"\nreason = "{}"\n'
    (tmp_path / "lost_mines.toml").write_text(entry.format("because"), encoding="utf-8")
    assert judged_equal("lost_mines", tmp_path) == {"a": "because"}
    (tmp_path / "lost_mines.toml").write_text(entry.format(""), encoding="utf-8")
    with pytest.raises(ValueError, match="reason"):
        judged_equal("lost_mines", tmp_path)


@pytest.mark.parametrize("name", TARGETS)
def test_what_was_judged_equal_is_still_there(name: str) -> None:
    known = {mutant.id for mutants in mutants_of(TARGETS[name]).values() for mutant in mutants}
    assert set(judged_equal(name)) <= known


def test_the_table_counts_by_chapter() -> None:
    found = sample(mutants_of(LOST_MINES), 200, 1)
    turn = [mutant for mutant in found if mutant.path.stem == "turn"][:4]
    ends = ("rule", "golden", "survived", "survived")
    verdicts = {
        mutant.id: Verdict(mutant.id, by, "", False, "", "") for mutant, by in zip(turn, ends, strict=True)
    }
    rows = counted(turn, verdicts, {turn[3].id: "because"})
    assert markdown(rows, "rule test").splitlines()[2:] == [
        "| chapter 2 | 4 | 1 | 0 | 1 | 1 | 1 |",
        "| **all** | 4 | 1 | 0 | 1 | 1 | 1 |",
    ]
    assert verdict_line(rows, "rule test").startswith("Noticed: 2 of 3 (66.7%), 1 (33.3%) by a rule test;")


def test_the_changed_code_is_what_everybody_calls_who_had_the_function() -> None:
    from underhall.core import agenda
    from underhall.core.agenda import changed

    path = SOURCE / "core" / "agenda.py"
    text = path.read_text(encoding="utf-8").replace("new[at] = value", "new[at] = 7")
    told = {"module": agenda.__name__, "path": str(path), "source": text, "function": "changed"}
    before = find_function(agenda, "changed").__code__
    put_in_place(Job(json.dumps({**told, "cold": False, "tests": []})))
    try:
        assert changed((1, 2), 0, 3) == (7, 2)
    finally:
        changed.__code__ = before
    assert changed((1, 2), 0, 3) == (3, 2)


@pytest.mark.slow
def test_what_is_broken_is_noticed_in_a_fork_and_by_import_and_what_is_not_is_not() -> None:
    path = SOURCE / "games" / "lost_mines" / "rules" / "scoring.py"
    text = path.read_text(encoding="utf-8")
    told = {
        "module": "underhall.games.lost_mines.rules.scoring",
        "path": str(path),
        "function": "round_result",
        "tests": [
            ["tests/games/lost_mines/test_examples.py::test_lm_example_8_the_results_of_example_4", 0.01]
        ],
    }
    endless = text.replace("    seats = range(table.seats)\n", "    while table.seats: ...\n")
    broken = text.replace("DRAGON_LOSS: Final = 2", "DRAGON_LOSS: Final = 1 // 0")
    assert len({text, endless, broken}) == 3
    jobs = [
        {**told, "source": source, "cold": cold}
        for source, cold in ((text, False), (endless, False), (text, True), (broken, True), (text, False))
    ]
    done = subprocess.run(
        [sys.executable, "-m", "mutants.trial", "lost_mines"],
        input="".join(json.dumps(job) + "\n" for job in jobs),
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": "tools"},
    )
    words = [json.loads(line)["word"] for line in done.stdout.splitlines()]
    assert words == ["survived", "timeout", "survived", "failed", "survived"]
