"""A mutant: one change at one place, with a name that outlives changes elsewhere."""

from __future__ import annotations

import ast
import difflib
import hashlib
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from types import CodeType

from mutants.blocks import block_at, names_of_statements
from mutants.changes import Change, Changes, Kinds
from mutants.source import Source
from mutants.targets import ROOT, SOURCE, Target, module_name


@dataclass(frozen=True)
class Mutant:
    id: str
    source: Source
    change: Change
    function: str  # empty at the level of a class or module
    block: str

    @property
    def path(self) -> Path:
        return self.source.path

    @property
    def module(self) -> str:
        return module_name(self.path)

    def text(self) -> bytes:
        return self.source.spliced(self.source.span(self.change.node), self.change.text)

    def surroundings(self) -> tuple[bytes, bytes]:
        """The class, function or statement of the module that holds the place, before and after."""
        node: ast.AST = self.change.node
        while not isinstance(self.source.parents[node], ast.Module):
            node = self.source.parents[node]
        assert isinstance(node, ast.stmt)
        start, end = self.source.span(node)
        place = self.source.span(self.change.node)
        text = self.source.text
        after = text[start : place[0]] + self.change.text.encode() + text[place[1] : end]
        return text[start:end], after

    def cited(self) -> list[str]:
        """The rules cited in the function around the place, else in its class, as tests are named by them."""
        node: ast.AST = self.change.node
        while node in self.source.parents:
            node = self.source.parents[node]
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                ids = re.findall(r"\b(MK|CV|LM)-(\d+)\.(\d+)", self.source.segment(node))
                if ids:
                    return ["::test_{}_{}_{}_".format(*parts).lower() for parts in dict.fromkeys(ids)]
        return []

    def summary(self) -> str:
        before = " ".join(self.source.segment(self.change.node).split())
        return f"{before}  ->  {' '.join(self.change.text.split())}"

    def place(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.change.node.lineno}"

    def diff(self) -> str:
        before = self.source.text.decode().splitlines(keepends=True)
        after = self.text().decode().splitlines(keepends=True)
        name = str(self.path.relative_to(ROOT))
        return "".join(difflib.unified_diff(before, after, name, f"{name} ({self.id})"))


def mutants_of(target: Target) -> dict[Path, list[Mutant]]:
    """All changes that can be made, by module."""
    sources = [Source(path) for path in target.files()]
    kinds = Kinds(sources)
    return {source.path: list(mutants_in(source, kinds)) for source in sources}


def mutants_in(source: Source, kinds: Kinds) -> Iterator[Mutant]:
    """A name is made of the function, the line of text, and what becomes of it."""
    met: Counter[str] = Counter()
    blocks = names_of_statements(source)
    short = ".".join(source.path.relative_to(SOURCE).with_suffix("").parts[-2:])
    for change in Changes(source, kinds).all():
        function = source.qualname(change.node)
        line = source.text.splitlines()[change.node.lineno - 1].decode().strip()
        key = "\n".join([short, function, line, source.segment(change.node), change.text])
        met[key] += 1
        digest = hashlib.sha256(f"{key}\n{met[key]}".encode()).hexdigest()[:8]
        yield Mutant(
            f"{short}:{function or '-'}:{digest}",
            source,
            change,
            function,
            block_at(source, change.node, blocks),
        )


def sample(by_module: dict[Path, list[Mutant]], count: int, seed: int) -> list[Mutant]:
    """`count` mutants, spread over the modules by their size, none like another or like the original."""
    total = sum(len(mutants) for mutants in by_module.values())
    found: list[Mutant] = []
    quota = 0.0
    for mutants in by_module.values():
        quota += count * len(mutants) / total if total else 0
        ranked = sorted(mutants, key=lambda mutant: Random(f"{seed}:{mutant.id}").random())
        wanted = round(quota) - len(found)
        found += different(ranked, max(0, wanted))
    return found


def different(mutants: list[Mutant], wanted: int) -> list[Mutant]:
    found: list[Mutant] = []
    met: set[str] = set()
    for mutant in mutants:
        if len(found) >= wanted:
            break
        before, after = mutant.surroundings()
        met.add(fingerprint(before))
        print_ = fingerprint(after)
        if print_ and print_ not in met:
            met.add(print_)
            found.append(mutant)
    return found


@cache
def fingerprint(text: bytes) -> str:
    """Of what the text compiles to; empty if it does not."""
    try:
        code = compile(text, "", "exec", dont_inherit=True)
    except SyntaxError:
        return ""
    return hashlib.sha256(repr(plain(code)).encode()).hexdigest()


def plain(code: CodeType) -> tuple[object, ...]:
    constants = [plain(part) if isinstance(part, CodeType) else (type(part), part) for part in code.co_consts]
    names = (code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars)
    return (code.co_name, code.co_code, code.co_exceptiontable, constants, names)
