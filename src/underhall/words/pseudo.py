"""A language for tests: English with accents, longer by two fifths and more. Whatever is cut off, or is in
no catalogue at all, catches the eye."""

from __future__ import annotations

from typing import Any

from fluent.syntax import ast
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Transformer

from underhall.core.catalogue import Message
from underhall.words.fluent import PARSER, FluentSource, message, parse

PSEUDO = "en-XA"
ACCENTS = str.maketrans(
    "abcdefghijklmnoprstuvwyzABCDEFGHIJKLMNOPRSTUVWYZ",
    "áƀčďéƒğĥíĵķľḿńőṕřšťűṽŵýžÁɃČĎÉƑĞĤÍĴĶĽḾŃŐṔŘŠŤŰṼŴÝŽ",
)
DOUBLED = frozenset("aeioulnsAEIOULNS")


def accented(text: str) -> str:
    longer = "".join([letter * 2 if letter in DOUBLED else letter for letter in text])
    return longer.translate(ACCENTS)


class _Accents(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> Any:  # noqa: N802
        node.value = accented(node.value)
        return node


def accented_file(text: str) -> str:
    """A whole Fluent file."""
    return FluentSerializer().serialize(_Accents().visit(PARSER.parse(text)))


class PseudoSource(FluentSource):
    """Of English messages, accented as they are read."""

    def find(self, name: str) -> Message | None:
        found = self._read.get(name)
        if found is None and name in self.written:
            found = self._read[name] = message(_Accents().visit(parse(self.written[name])))
        return found
