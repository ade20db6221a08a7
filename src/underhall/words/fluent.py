"""Fluent files (https://projectfluent.org) as a source of sentences; a message is read when it is first said.

What is put in by name stands in braces as Fluent has it, and Fluent chooses among variants. Functions name
what only a catalogue knows: `NAME`, `NAMES`, `EACH`, `AMOUNTS`, `PARTS`, and one for each family of
words, so that `CARD($card)` is what the message `card-axe` calls it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping

from fluent.syntax import FluentParser, ast

from underhall.core.catalogue import (
    Amounts,
    Argument,
    Clauses,
    Message,
    Part,
    Player,
    Players,
    Reference,
    Sentence,
    Source,
    Text,
    Thing,
    Things,
    Unsayable,
    Variants,
)
from underhall.core.words import Word

ENTRY = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
PARSER = FluentParser(with_spans=False)
Entry = ast.Message | ast.Term


def entries(text: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a file by their names, each still as it is written."""
    bare = COMMENT.sub("", text.replace("\r\n", "\n"))
    found = [*ENTRY.finditer(bare)]
    ends = [following.start() for following in found[1:]]
    for start, end in zip(found, [*ends, len(bare)], strict=False):
        yield start[1], bare[start.start() : end]


def parse(written: str) -> Entry:
    """One message or term."""
    for found in PARSER.parse(written).body:
        if isinstance(found, ast.Message) and found.value is None:
            raise Unsayable("it has forms, but says nothing itself")
        if isinstance(found, ast.Message | ast.Term):
            return found
        if isinstance(found, ast.Junk):
            raise Unsayable("; ".join([str(note.message) for note in found.annotations]))
    raise Unsayable("there is nothing in it")


class FluentSource(Source):
    """Messages by name, as they are written."""

    def __init__(self, written: Mapping[str, str]) -> None:
        self.written = written
        self._read: dict[str, Message] = {}

    def ids(self) -> Iterable[str]:
        return [name for name in self.written if not name.startswith("-")]

    def find(self, name: str) -> Message | None:
        found = self._read.get(name)
        if found is None and name in self.written:
            found = self._read[name] = message(parse(self.written[name]))
        return found


def message(entry: Entry) -> Message:
    forms = {form.id.name: sentence(form.value) for form in entry.attributes}
    return Message([] if entry.value is None else sentence(entry.value), forms)


def sentence(pattern: ast.Pattern) -> Sentence:
    return [
        Text(element.value) if isinstance(element, ast.TextElement) else part(element.expression)
        for element in pattern.elements
    ]


def part(expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression) -> Part:
    if isinstance(expression, ast.StringLiteral | ast.NumberLiteral):
        return Text(str(expression.parse()["value"]))
    if isinstance(expression, ast.VariableReference):
        return Argument(expression.id.name)
    if isinstance(expression, ast.SelectExpression):
        return _variants(expression)
    if isinstance(expression, ast.FunctionReference):
        return _function(expression)
    if isinstance(expression, ast.Placeable):
        return part(expression.expression)
    return _reference(expression)


def _variants(choice: ast.SelectExpression) -> Part:
    default = next(variant for variant in choice.variants if variant.default)
    sentences = {_key(variant): sentence(variant.value) for variant in choice.variants}
    return Variants(part(choice.selector), sentences, _key(default))


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def _reference(expression: ast.MessageReference | ast.TermReference) -> Part:
    form = "" if expression.attribute is None else expression.attribute.name
    if isinstance(expression, ast.MessageReference):
        return Reference(expression.id.name, form, {})
    return Reference(f"-{expression.id.name}", form, named(expression.arguments))


def named(arguments: ast.CallArguments | None) -> dict[str, Word]:
    return {} if arguments is None else {each.name.name: _literal(each.value) for each in arguments.named}


def _literal(value: ast.StringLiteral | ast.NumberLiteral) -> Word:
    found = value.parse()["value"]
    return found if isinstance(found, int | str) else str(found)


def positional(call: ast.FunctionReference) -> list[str]:
    """The names of what a function is asked about."""
    given = call.arguments.positional
    names = [each.id.name for each in given if isinstance(each, ast.VariableReference)]
    if not names or len(names) != len(given):
        raise Unsayable(f"{call.id.name} is asked about a $word")
    return names


def family_of(call: ast.FunctionReference) -> str:
    """The family of words that a function looks into; none for names of people."""
    name = call.id.name
    if name in LISTS:
        return str(named(call.arguments).get("of", ""))
    return "" if name in PEOPLE else name.lower()


def _function(call: ast.FunctionReference) -> Part:
    names, options = positional(call), named(call.arguments)
    family, form, style = family_of(call), str(options.get("form", "")), str(options.get("style", ""))
    if call.id.name in PEOPLE:
        return PEOPLE[call.id.name](names[0], style)
    if call.id.name in LISTS:
        return LISTS[call.id.name](family, names[0], form, style)
    return Thing(family, names[0], names[1] if len(names) > 1 else "", form)


PEOPLE: dict[str, Callable[[str, str], Part]] = {"NAME": lambda name, _: Player(name), "NAMES": Players}
LISTS: dict[str, Callable[[str, str, str, str], Part]] = {
    "EACH": Things,
    "AMOUNTS": Amounts,
    "PARTS": Clauses,
}
