"""Words for people: events, refusals, and the catalogue that turns their keys into sentences."""

from __future__ import annotations

import string
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

Word = int | str
EVERYONE: Final = -1


def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


def all_but(seat: int) -> int:
    """Everyone, spectators included, except one seat."""
    return ~(1 << seat)


class Event:
    """Something that happened, and the seats that may read of it."""

    def __init__(self, key: str, words: dict[str, Word], to: int) -> None:
        self.key = key
        self.words = words
        self.to = to

    def readable_by(self, seat: int) -> bool:
        return bool(self.to >> seat & 1)


class Refusal:
    """Why a move is not legal: a rule id, a message key and its words."""

    def __init__(self, rule: str, key: str, words: dict[str, Word]) -> None:
        self.rule = rule
        self.key = key
        self.words = words


Part = tuple[str, str, str]


class Catalogue:
    """Sentences by key, in one language."""

    def __init__(self, sentences: Mapping[str, str]) -> None:
        self.sentences = sentences
        self._parts: dict[str, list[Part]] = {}

    def word(self, key: str) -> str:
        return self.sentences.get(key, key)

    def say(self, key: str, words: Mapping[str, Word], names: Sequence[str] = ()) -> str:
        parts = self._parts.get(key)
        if parts is None:
            parts = self._parts[key] = _parts(self.word(key))
        return "".join(
            [text + self._put(words[name], spec, names) if name else text for text, name, spec in parts]
        )

    def report(self, event: Event, names: Sequence[str] = ()) -> str:
        return self.say(f"event.{event.key}", event.words, names)

    def _put(self, value: Any, spec: str, names: Sequence[str]) -> str:
        """`{card:card}` looks a word up, `{cards:each card}` a list of words, `{paid:amounts kind}` counts
        what is alike in such a list, `{seat:name}` names a player, `{n:plural one many}` counts."""
        if spec == "name":
            return names[value] if value < len(names) else f"seat {value + 1}"
        if spec == "names":
            return ", ".join([self._put(int(seat), "name", names) for seat in str(value).split()])
        if spec.startswith("each "):
            return ", ".join([self._put(word, spec.removeprefix("each "), names) for word in value.split()])
        if spec.startswith("amounts "):
            kind, counts = spec.removeprefix("amounts "), Counter(value.split())
            return ", ".join([f"{count} {self._put(word, kind, names)}" for word, count in counts.items()])
        if spec.startswith("plural "):
            _, one, many = spec.split(" ")
            return f"{value} {one if value == 1 else many}"
        if spec:
            return self.sentences.get(f"{spec}.{value}", str(value))
        return str(value)


def _parts(sentence: str) -> list[Part]:
    """A sentence cut into what is written and what is put in: text, then the name of a word and its form."""
    parsed = string.Formatter().parse(sentence)
    return [(text, name or "", spec or "") for text, name, spec, _ in parsed]
