"""The words of a game: its rules, told in our own words, and its catalogue of sentences."""

from __future__ import annotations

import logging
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from underhall.core.catalogue import Catalogue
from underhall.core.game import AnyGame, Denial
from underhall.words import shelf
from underhall.words.pseudo import PSEUDO, accented
from underhall.words.shelf import ENGLISH

LOGGER = logging.getLogger("underhall.words")
HOME = Path(__file__).parent


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


class ToldRule(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The same rule in another language; where it comes from the English file says."""

    id: str
    title: str
    text: str


class ToldChapter(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    title: str
    rule: list[ToldRule]


class _ToldBook(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    chapter: list[ToldChapter]


def homes(game: AnyGame) -> tuple[Path, ...]:
    """Whose words a game speaks in: those every game shares, then its own."""
    return (HOME, game.home)


def catalogue(game: AnyGame, language: str = ENGLISH) -> Catalogue:
    return shelf.catalogue(homes(game), language)


def told(denial: Denial, language: str = ENGLISH) -> str:
    """Why something cannot be had, for people; as programs read it if there is no sentence."""
    homes = (HOME,) if denial.home is None else (HOME, denial.home)
    return shelf.catalogue(homes, language).say(denial.key, denial.words) if denial.key else str(denial)


def chapters(game: AnyGame, language: str = ENGLISH) -> list[Chapter]:
    """The rules of a game in the rulebook's order, in English where nobody has told them otherwise."""
    english = msgspec.convert(_read(game.home / "words" / "rules.toml"), _RuleBook).chapter
    if language == ENGLISH:
        return english
    if language == PSEUDO:
        return [_accented(chapter) for chapter in english]
    told = told_rules(game, language)
    rules = {rule.id: rule for chapter in told for rule in chapter.rule}
    titles = {rule.id: chapter.title for chapter in told for rule in chapter.rule}
    return [
        Chapter(_first(titles, chapter), [_told(rule, rules.get(rule.id)) for rule in chapter.rule])
        for chapter in english
    ]


def told_rules(game: AnyGame, language: str) -> list[ToldChapter]:
    """What `rules.<language>.toml` tells."""
    found: list[ToldChapter] = []
    for path in shelf.files([game.home], f"rules.{language}.toml"):
        try:
            found += read_told(path)
        except (OSError, ValueError) as error:
            LOGGER.warning("%s cannot be read, its rules are told in English: %s", path.name, error)
    return found


def read_told(path: Path) -> list[ToldChapter]:
    """Raises ValueError if the file is not one of rules."""
    return msgspec.convert(_read(path), _ToldBook).chapter


def _told(rule: Rule, told: ToldRule | None) -> Rule:
    if told is None:
        return rule
    return Rule(rule.id, rule.source, told.title or rule.title, told.text or rule.text)


def _first(titles: dict[str, str], chapter: Chapter) -> str:
    return next((titles[rule.id] for rule in chapter.rule if titles.get(rule.id)), chapter.title)


def _accented(chapter: Chapter) -> Chapter:
    rules = [Rule(each.id, each.source, accented(each.title), accented(each.text)) for each in chapter.rule]
    return Chapter(accented(chapter.title), rules)


@cache
def rules(game: AnyGame, language: str = ENGLISH) -> dict[str, Rule]:
    """The rules of a game by id."""
    return by_id(chapters(game, language))


def by_id(told: Iterable[Chapter]) -> dict[str, Rule]:
    return {rule.id: rule for chapter in told for rule in chapter.rule}


def _read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))
