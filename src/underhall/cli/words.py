"""The terminal's own sentences, kept in words.toml."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from underhall.core.words import Catalogue, Word


@cache
def _catalogue() -> Catalogue:
    tree = tomllib.loads((Path(__file__).parent / "words.toml").read_text(encoding="utf-8"))
    return Catalogue(
        {f"{part}.{key}": sentence for part, entries in tree.items() for key, sentence in entries.items()}
    )


def say(key: str, **words: Word) -> str:
    return _catalogue().say(key, words)
