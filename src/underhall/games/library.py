"""The words of a game: its rules, told in our own words, and its catalogue of sentences."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from underhall.core.game import AnyGame
from underhall.core.words import Catalogue


class Rule(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One rule: where it comes from, and what it says."""

    id: str
    source: Literal["rulebook", "english edition", "public", "ruling", "reconstructed"]
    title: str
    text: str


class Chapter(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    title: str
    rule: list[Rule]


class _RuleBook(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    chapter: list[Chapter]


def chapters(game: AnyGame) -> list[Chapter]:
    """The rules of a game in the rulebook's order."""
    return msgspec.convert(_read(game.home / "words" / "rules.toml"), _RuleBook).chapter


@cache
def rules(game: AnyGame) -> dict[str, Rule]:
    """The rules of a game by id."""
    return {rule.id: rule for chapter in chapters(game) for rule in chapter.rule}


@cache
def catalogue(game: AnyGame, language: str = "en") -> Catalogue:
    """A game's sentences: those every game shares, then its own."""
    shared = _flat(_read(Path(__file__).parent / "words" / f"{language}.toml"))
    return Catalogue({**shared, **_flat(_read(game.home / "words" / f"{language}.toml"))})


def _read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def _flat(tree: dict[str, Any], prefix: str = "") -> dict[str, str]:
    """`[card] axe = "an axe"` becomes `card.axe`."""
    flat: dict[str, str] = {}
    for key, value in tree.items():
        if isinstance(value, dict):
            flat |= _flat(value, f"{prefix}{key}.")
        else:
            flat[f"{prefix}{key}"] = value
    return flat
