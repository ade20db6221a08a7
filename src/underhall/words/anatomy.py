"""What a message is made of, for those who compare it with another: arguments, things, forms, plurals."""

from __future__ import annotations

from typing import NamedTuple

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from underhall.words.fluent import LISTS, PEOPLE, Entry, family_of, named, positional

CLAUSES = "PARTS"
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})


class Choice(NamedTuple):
    """By an argument: the plural forms told apart, and how many variants there are, numbers too."""

    argument: str
    forms: set[str]
    variants: int


class Anatomy(Visitor):
    """`things` are families with the argument that names one, and whether it names several; `clauses` are
    families with the argument that holds sentences of theirs."""

    def __init__(self, entry: Entry) -> None:
        self.said: set[str] = set()
        self.chosen_by: set[str] = set()
        self.things: set[tuple[str, str, bool]] = set()
        self.clauses: set[tuple[str, str]] = set()
        self.forms: set[tuple[str, str]] = set()
        self.terms: set[str] = set()
        self.messages: set[str] = set()
        self.plurals: list[Choice] = []
        self.texts: list[str] = []
        self.attributes = {attribute.id.name for attribute in entry.attributes}
        self.visit(entry)

    @property
    def arguments(self) -> set[str]:
        """All that are asked for: those said, and those by which is chosen what is said."""
        return self.said | self.chosen_by

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.texts).split())

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.said.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.terms.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        names, family = positional(node), family_of(node)
        self.said |= set(names)
        if node.id.name == CLAUSES:
            self.clauses.add((family, names[0]))
        elif node.id.name not in PEOPLE:
            self.things.add((family, names[0], node.id.name in LISTS))
            self.forms.add((family, str(named(node.arguments).get("form", ""))))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference):
            self.chosen_by.add(node.selector.id.name)
            if keys <= PLURALS:
                self.plurals.append(Choice(node.selector.id.name, keys, len(node.variants)))
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant)
