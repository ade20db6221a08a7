"""Catalogues for tests: what Fluent says of a few messages."""

from __future__ import annotations

from collections.abc import Callable

from underhall.core.catalogue import Catalogue, unnoted
from underhall.core.grammar import Grammar
from underhall.words.fluent import FluentSource, entries


def catalogue(
    text: str,
    instead: Catalogue | None = None,
    grammar: Grammar | None = None,
    note: Callable[[str], None] = unnoted,
) -> Catalogue:
    return Catalogue(FluentSource(dict(entries(text))), grammar or Grammar(), instead, note)
