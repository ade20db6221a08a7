"""Catalogues: sentences by key, in one language, for whoever shows what the engine tells.

A sentence is cut into parts, text and what is put in, once; what makes the parts of a file is no matter of
the core. Where a language has no sentence, or it cannot be said, English stands in and a note is made.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

from mypy_extensions import mypyc_attr

from underhall.core.grammar import Grammar
from underhall.core.words import Event, Word

Words = Mapping[str, Word]
Names = Sequence[str]
ONE: Words = {"count": 1}
NOT_IN_AN_ID = re.compile(r"[^A-Za-z0-9_-]+")
DEEPEST = 8
GROUPED = 1000  # numbers below are written alike in all languages


def id_of(key: str) -> str:
    """What a key is called in a catalogue: `card.ew+tree` is `card-ew_tree`."""
    return NOT_IN_AN_ID.sub("_", key.replace(".", "-"))


class Unsayable(Exception):
    """A sentence that is broken, or that lacks what is to be put in."""


CANNOT_SAY = (Unsayable, KeyError, TypeError, ValueError)


class Part:
    """A piece of a sentence; `shown` stands there if nothing can be put in."""

    shown = ""

    def put(self, words: Words, names: Names, by: Catalogue) -> str:
        raise NotImplementedError

    def value(self, words: Words, names: Names, by: Catalogue) -> Word:
        """What variants are chosen by."""
        return self.put(words, names, by)

    def names_somebody(self) -> bool:
        return False


Sentence = list[Part]


class Message:
    """A sentence, and by their names the other forms of it."""

    def __init__(self, value: Sentence, forms: dict[str, Sentence]) -> None:
        self.value = value
        self.forms = forms


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Where a catalogue has its messages from."""

    def ids(self) -> Iterable[str]:
        raise NotImplementedError

    def find(self, name: str) -> Message | None:
        """None if there is no such message; Unsayable if it is broken."""
        raise NotImplementedError


class Text(Part):
    def __init__(self, text: str) -> None:
        self.shown = text

    def put(self, words: Words, names: Names, by: Catalogue) -> str:
        return self.shown


class Argument(Part):
    """`{ $field }`: a word as it is, a number as the language writes it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.shown = f"{{{name}}}"

    def put(self, words: Words, names: Names, by: Catalogue) -> str:
        value = words[self.name]
        if isinstance(value, str):
            return value
        return str(value) if -GROUPED < value < GROUPED else by.grammar.number(value)

    def value(self, words: Words, names: Names, by: Catalogue) -> Word:
        return words[self.name]


class Player(Argument):
    """`{ NAME($seat) }`"""

    def put(self, words: Words, names: Names, by: Catalogue) -> str:
        return by.player(int(words[self.name]), names)

    def value(self, words: Words, names: Names, by: Catalogue) -> Word:
        return self.put(words, names, by)

    def names_somebody(self) -> bool:
        return True


class Players(Player):
    """`{ NAMES($winners) }`, for several seats with spaces between."""

    def __init__(self, name: str, style: str) -> None:
        super().__init__(name)
        self.style = style

    def put(self, words: Words, names: Names, by: Catalogue) -> str:
        seats = [by.player(int(seat), names) for seat in str(words[self.name]).split()]
        return by.grammar.listed(seats, self.style)


class Thing(Part):
    """`{ CARD($card) }`: what the catalogue calls it, one or by `count`; with a form, in that form."""

    def __init__(self, family: str, name: str, count: str, form: str) -> None:
        self.family = family
        self.name = name
        self.count = count
        self.form = form
        self.shown = f"{{{name}}}"

    def put(self, words: Words, names: Names, by: Catalogue) -> str:
        count = words[self.count] if self.count else 1
        return by.called(self.family, str(words[self.name]), self.form, count)


class Things(Thing):
    """`{ EACH($cards, of: "card") }`: a list of things."""

    def __init__(self, family: str, name: str, form: str, style: str) -> None:
        super().__init__(family, name, "", form)
        self.style = style

    def put(self, words: Words, names: Names, by: Catalogue) -> str:
        things = [by.called(self.family, one, self.form, 1) for one in str(words[self.name]).split()]
        return by.grammar.listed(things, self.style)


class Amounts(Things):
    """`{ AMOUNTS($paid, of: "symbol") }` counts what is alike in such a list."""

    def put(self, words: Words, names: Names, by: Catalogue) -> str:
        counts = Counter(str(words[self.name]).split())
        things = [by.amount(self.family, one, self.form, count) for one, count in counts.items()]
        return by.grammar.listed(things, self.style)


class Clauses(Things):
    """`{ PARTS($how, of: "captive") }` says clauses, each by its own sentence."""

    def put(self, words: Words, names: Names, by: Catalogue) -> str:
        clauses = [by.clause(self.family, one, names) for one in str(words[self.name]).split("; ")]
        return by.grammar.listed(clauses, self.style)

    def names_somebody(self) -> bool:
        """They may."""
        return True


class Reference(Part):
    """`{ -clan(case: "genitive") }`, `{ other-message }`; a term knows what it is given and nothing else."""

    def __init__(self, name: str, form: str, given: dict[str, Word]) -> None:
        self.name = name
        self.form = form
        self.given = given
        self.shown = f"{{{name}}}"

    def put(self, words: Words, names: Names, by: Catalogue) -> str:
        scope = self.given if self.name.startswith("-") else words
        return by.inner(self.name, self.form, scope, names)

    def names_somebody(self) -> bool:
        """It may."""
        return True


class Variants(Part):
    """`{ $n -> [one] a card *[other] many cards }`: by a number, how the language counts it, or a word."""

    def __init__(self, by: Part, sentences: dict[str, Sentence], default: str) -> None:
        self.by = by
        self.sentences = sentences
        self.default = default
        self.shown = by.shown
        self.exact = any(key.isdigit() for key in sentences)

    def put(self, words: Words, names: Names, by: Catalogue) -> str:
        chosen = self.sentences.get(self._key(words, names, by))
        if chosen is None:
            chosen = self.sentences[self.default]
        return "".join([part.put(words, names, by) for part in chosen])

    def _key(self, words: Words, names: Names, by: Catalogue) -> str:
        """What nobody tells, such as the case of a term, is the usual."""
        try:
            value = self.by.value(words, names, by)
        except KeyError:
            return self.default
        if isinstance(value, str):
            return value
        if self.exact and str(value) in self.sentences:
            return str(value)
        return by.grammar.plural(value)

    def names_somebody(self) -> bool:
        sentences = [[self.by], *self.sentences.values()]
        return any(part.names_somebody() for sentence in sentences for part in sentence)


class Elsewhere(Part):
    """A sentence that only another catalogue has."""

    def __init__(self, catalogue: Catalogue, key: str) -> None:
        self.catalogue = catalogue
        self.key = key

    def put(self, words: Words, names: Names, by: Catalogue) -> str:
        return self.catalogue.say(self.key, words, names)

    def names_somebody(self) -> bool:
        return self.catalogue.names_somebody(self.key)


def unnoted(note: str) -> None:
    pass


class Catalogue:
    """Sentences by key, in one language; what it lacks `instead` says, and `note` is told of it once."""

    def __init__(
        self,
        source: Source,
        grammar: Grammar,
        instead: Catalogue | None = None,
        note: Callable[[str], None] = unnoted,
    ) -> None:
        self.source = source
        self.grammar = grammar
        self.instead = instead
        self.ids = frozenset(source.ids())
        self._note = note
        self._noted: set[str] = set()
        self._depth = 0
        self._sentences: dict[str, Sentence] = {}
        self._things: dict[str, Sentence] = {}
        self._plain: dict[str, str] = {}

    def has(self, key: str) -> bool:
        return id_of(key) in self.ids or (self.instead is not None and self.instead.has(key))

    def section(self, family: str) -> set[str]:
        """The ids that begin so."""
        return {name for name in self.ids if name.startswith(f"{family}-")}

    def word(self, key: str) -> str:
        return self.say(key, ONE)

    def say(self, key: str, words: Words, names: Names = ()) -> str:
        sentence = self._sentences.get(key)
        if sentence is None:
            sentence = self._sentences[key] = self._look_up(key)
        try:
            said = "".join([part.put(words, names, self) for part in sentence])
        except CANNOT_SAY as error:
            self.note(id_of(key), f"cannot be said with {', '.join(words) or 'nothing'}: {error}")
            if self.instead is not None:
                return self.instead.say(key, words, names)
            return "".join([self._tried(part, words, names) for part in sentence])
        return said if said or self.instead is None else self._spoken_up(key, words, names)

    def plain(self, count: int = 1) -> dict[str, str]:
        """By their ids, all that can be said without knowing anything but how many there are."""
        said = {} if self.instead is None else self.instead.plain(count)
        words: Words = {"count": count}
        for name in sorted(self.ids):
            found = self._found(name)
            try:
                if found is not None:
                    text = "".join([part.put(words, (), self) for part in found.value])
                    said[name] = text or said.get(name, "")
            except CANNOT_SAY:
                continue
        return said

    def label(self, question: str, key: str) -> str:
        """The key of what a move is called where this question is open: its own name there, or the usual."""
        own = f"label.{question}.{key.removeprefix('move.')}"
        return own if self.has(own) else key

    def report(self, event: Event, names: Names = ()) -> str:
        return self.say(f"event.{event.key}", event.words, names)

    def names_somebody(self, key: str) -> bool:
        """Whether the sentence has somebody's name in it."""
        return any(part.names_somebody() for part in self._look_up(key))

    def note(self, name: str, what: str) -> None:
        if name not in self._noted:
            self._noted.add(name)
            self._note(f"words of {self.grammar.language}: {name} {what}")

    # For the parts of a sentence

    def player(self, seat: int, names: Names) -> str:
        return names[seat] if seat < len(names) else self.say("player.nobody", {"seat": seat + 1})

    def called(self, family: str, thing: str, form: str, count: Word) -> str:
        """What a thing is called; its own name if nobody knows."""
        key = f"{family}.{thing}.{form}"
        plain = self._plain.get(key)
        if plain is not None:
            return plain
        found = self._things.get(key)
        if found is None:
            found = self._things[key] = self._named(family, thing, form)
        if all(isinstance(part, Text) for part in found):
            self._plain[key] = "".join([part.shown for part in found])
        words = ONE if count == 1 else {"count": count}
        return self._within(f"{family}-{thing}", found, words, ())

    def amount(self, family: str, thing: str, form: str, count: int) -> str:
        return f"{self.grammar.number(count)} {self.called(family, thing, form, count)}"

    def clause(self, family: str, written: str, names: Names) -> str:
        """A part of a sentence with words of its own: see `core.words.clause`."""
        key, *given = written.split(", ")
        said = dict([word.split("=", 1) for word in given])
        words: Words = {name: int(word) if word.isdigit() else word for name, word in said.items()}
        return self.say(f"{family}.{key}", words, names)

    def inner(self, name: str, form: str, words: Words, names: Names) -> str:
        """A message within another; not without end."""
        message = self.source.find(name)
        if message is None:
            raise Unsayable(f"there is no {name}")
        return self._within(name, message.forms.get(form, message.value), words, names)

    def _within(self, name: str, sentence: Sentence, words: Words, names: Names) -> str:
        if self._depth >= DEEPEST:
            raise Unsayable(f"there is no end to {name}")
        self._depth += 1
        try:
            return "".join([part.put(words, names, self) for part in sentence])
        finally:
            self._depth -= 1

    def _spoken_up(self, key: str, words: Words, names: Names) -> str:
        """What English says where this language is silent; it may be silent as well."""
        assert self.instead is not None
        said = self.instead.say(key, words, names)
        if said:
            self.note(id_of(key), "says nothing")
        return said

    def _look_up(self, key: str) -> Sentence:
        found = self._found(id_of(key))
        if found is not None:
            return found.value
        return [Text(key) if self.instead is None else Elsewhere(self.instead, key)]

    def _named(self, family: str, thing: str, form: str) -> Sentence:
        key = f"{family}.{thing}"
        if not self.has(key):
            return [Text(thing)]
        found = self._found(id_of(key))
        return self._look_up(key) if found is None else found.forms.get(form, found.value)

    def _found(self, name: str) -> Message | None:
        """None where something else has to be said."""
        try:
            found = self.source.find(name)
        except Unsayable as error:
            self.note(name, f"is broken: {error}")
            return None
        if found is None:
            self.note(name, "is missing")
        return found

    def _tried(self, part: Part, words: Words, names: Names) -> str:
        try:
            return part.put(words, names, self)
        except CANNOT_SAY:
            return part.shown
