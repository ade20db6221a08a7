"""What translators ask: what does a language lack, and what in it does not fit the English it stands for?

A game may have a glossary, `words/glossary.<language>.toml`: under `[terms]` for each English term how words
begin that say it in the language, under `[except]` the messages that say it otherwise.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from underhall.core.catalogue import Unsayable
from underhall.core.words import Word
from underhall.words import shelf
from underhall.words.anatomy import Anatomy
from underhall.words.fluent import entries, parse
from underhall.words.grammar import plural_forms

# A word may always be said differently for one and for many.
COUNT = "count"


class Complaint(NamedTuple):
    """Where, and what: a key with words."""

    file: str
    key: str
    words: dict[str, Word]


def broken(file: str, what: str, error: Exception) -> Complaint:
    return Complaint(file, "broken", {"message": what, "why": str(error)})


class Glossary(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    terms: dict[str, list[str]] = {}
    otherwise: dict[str, list[str]] = msgspec.field(default_factory=dict, name="except")


class Part:
    """A part of the package that speaks, and those whose words it has beside its own."""

    def __init__(self, home: Path, beside: Sequence[Path] = ()) -> None:
        self.home = home
        self.beside = beside

    @property
    def name(self) -> str:
        return self.home.relative_to(shelf.ROOT).as_posix()


def check(part: Part, language: str) -> Iterator[Complaint]:
    """All there is to say about a language's file of a part."""
    file = f"{part.name}/words/{language}.ftl"
    found = shelf.files([part.home], f"{language}.ftl")
    if not found:
        yield Complaint(file, "no_file", {})
        return
    try:
        written = [*entries("\n".join([path.read_text(encoding="utf-8") for path in found]))]
    except UnicodeError as error:
        yield broken(file, "text", error)
        return
    own, complaints = _anatomies(file, dict(written))
    shared, _ = _anatomies(file, _written(part.beside, language))
    often = Counter([name for name, _ in written])
    yield from [Complaint(file, "twice", {"message": name}) for name, times in often.items() if times > 1]
    yield from complaints
    english = english_of([part.home])
    yield from [Complaint(file, "missing", {"message": name}) for name in english if name not in often]
    comparison = Comparison(file, language, {**english_of(part.beside), **english}, {**shared, **own})
    for name, anatomy in own.items():
        yield from comparison.compare(name, anatomy, name in english)
    yield from in_glossary(file, part, language, _texts(english), _texts(own))


def _written(homes: Iterable[Path], language: str) -> dict[str, str]:
    files = shelf.files(homes, f"{language}.ftl")
    texts = [path.read_text(encoding="utf-8", errors="replace") for path in files]
    return dict(entries("\n".join(texts)))


def _anatomies(file: str, written: Mapping[str, str]) -> tuple[dict[str, Anatomy], list[Complaint]]:
    """Of all that can be read, and complaints about the rest."""
    found, wrong = dict[str, Anatomy](), list[Complaint]()
    for name, text in written.items():
        try:
            found[name] = anatomy(text)
        except Unsayable as error:
            wrong.append(broken(file, name, error))
    return found, wrong


@cache
def anatomy(written: str) -> Anatomy:
    """English is compared with every language."""
    return Anatomy(parse(written))


def _texts(anatomies: Mapping[str, Anatomy]) -> dict[str, str]:
    return {name: anatomy.text for name, anatomy in anatomies.items()}


def english_of(homes: Iterable[Path]) -> dict[str, Anatomy]:
    files = [home / "words" / f"{shelf.ENGLISH}.ftl" for home in homes]
    texts = [path.read_text(encoding="utf-8") for path in files if path.is_file()]
    return {name: anatomy(text) for name, text in entries("\n".join(texts)) if name[0] != "-"}


class Comparison:
    """Messages of a language beside the English ones."""

    def __init__(
        self, file: str, language: str, english: Mapping[str, Anatomy], own: Mapping[str, Anatomy]
    ) -> None:
        self.file = file
        self.english = english
        self.own = own
        self.plurals = plural_forms(language)
        self.families = {name.partition("-")[0] for name in english}

    def compare(self, name: str, anatomy: Anatomy, is_asked_for: bool) -> Iterator[Complaint]:
        if name.startswith("-"):
            yield from self._plural(name, anatomy)
            yield from self._words_within(name, anatomy)
            return
        if not is_asked_for:
            yield self._complaint("unused", name)
            return
        english = self.english[name]
        for argument in sorted(anatomy.arguments - english.arguments - {COUNT}):
            yield self._complaint("unknown_argument", name, argument=argument)
        for argument in sorted(english.said - anatomy.arguments):
            yield self._complaint("unsaid_argument", name, argument=argument)
        yield from self._plural(name, anatomy)
        yield from self._words_within(name, anatomy)

    def _plural(self, name: str, anatomy: Anatomy) -> Iterator[Complaint]:
        """Who tells numbers apart tells all forms apart, unless English only names some numbers, too."""
        there = self.english[name].plurals if name in self.english else []
        counted = {choice.argument for choice in there if len(choice.forms) > 1}
        for choice in anatomy.plurals:
            lacking = self.plurals - choice.forms
            counts = len(choice.forms) > 1 or (choice.variants > 1 and choice.argument in counted)
            if lacking and counts:
                yield self._complaint("plural", name, forms=", ".join(sorted(lacking)))

    def _words_within(self, name: str, anatomy: Anatomy) -> Iterator[Complaint]:
        """Terms, messages, families and their forms that a message speaks of."""
        for other in sorted((anatomy.terms | anatomy.messages) - set(self.own)):
            yield self._complaint("no_message", name, other=other)
        for family in sorted({family for family, _ in anatomy.clauses} - self.families):
            yield self._complaint("no_family", name, family=family.upper())
        for family, form in sorted(anatomy.forms):
            if family not in self.families:
                yield self._complaint("no_family", name, family=family.upper())
            members = [each for each in self.own if form and each.startswith(f"{family}-")]
            for member in members:
                if form not in self.own[member].attributes:
                    yield self._complaint("no_form", member, form=form, user=name)

    def _complaint(self, key: str, name: str, **words: Word) -> Complaint:
        return Complaint(self.file, key, {"message": name, **words})


def check_rules(
    part: Part, language: str, english: Mapping[str, str], told: Mapping[str, str]
) -> Iterator[Complaint]:
    """Rules by their ids, in English and as they are told."""
    file = f"{part.name}/words/rules.{language}.toml"
    if not told:
        yield Complaint(file, "no_file", {})
        return
    yield from [Complaint(file, "missing", {"message": rule}) for rule in english if rule not in told]
    yield from [Complaint(file, "unused", {"message": rule}) for rule in told if rule not in english]
    yield from in_glossary(file, part, language, english, told)


# Glossaries


def glossary(home: Path, language: str) -> Glossary:
    """Raises ValueError if a file is not one."""
    found = Glossary()
    for path in shelf.files([home], f"glossary.{language}.toml"):
        text = path.read_text(encoding="utf-8")
        own = msgspec.convert(tomllib.loads(text), Glossary)
        found = Glossary({**found.terms, **own.terms}, {**found.otherwise, **own.otherwise})
    return found


def in_glossary(
    file: str, part: Part, language: str, english: Mapping[str, str], own: Mapping[str, str]
) -> Iterator[Complaint]:
    """Where English says a term the language says it, too."""
    try:
        terms = glossary(part.home, language)
    except ValueError as error:
        yield broken(f"{part.name}/words/glossary.{language}.toml", "glossary", error)
        return
    for term, beginnings in terms.terms.items():
        said = re.compile(rf"\b{re.escape(term)}(s|es)?\b", re.IGNORECASE)
        told = re.compile("|".join([rf"\b{re.escape(each)}" for each in beginnings]), re.IGNORECASE)
        for name in [name for name, text in english.items() if name in own and said.search(text)]:
            if not told.search(own[name]) and name not in terms.otherwise.get(term, []):
                words: dict[str, Word] = {"message": name, "term": term, "own": " / ".join(beginnings)}
                yield Complaint(file, "not_in_glossary", words)
