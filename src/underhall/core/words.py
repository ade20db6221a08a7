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


class _Speaker(string.Formatter):
    def __init__(self, catalogue: Catalogue, names: Sequence[str]) -> None:
        self.catalogue = catalogue
        self.names = names

    def format_field(self, value: Any, spec: str) -> str:
        """`{card:card}` looks a word up, `{cards:each card}` a list of words, `{paid:amounts kind}` counts what
        is alike in such a list, `{seat:name}` names a player, `{n:plural one many}` counts."""
        if spec == "name":
            return self.names[value] if value < len(self.names) else f"seat {value + 1}"
        if spec == "names":
            return ", ".join(self.format_field(int(seat), "name") for seat in str(value).split())
        if spec.startswith("each "):
            return ", ".join(self.format_field(word, spec.removeprefix("each ")) for word in value.split())
        if spec.startswith("amounts "):
            counts = Counter(value.split()).items()
            return ", ".join(f"{n} {self.format_field(word, spec[8:])}" for word, n in counts)
        if spec.startswith("plural "):
            _, one, many = spec.split(" ")
            return f"{value} {one if value == 1 else many}"
        if spec:
            return self.catalogue.sentences.get(f"{spec}.{value}", str(value))
        return str(value)


class Catalogue:
    """Sentences by key, in one language."""

    def __init__(self, sentences: Mapping[str, str]) -> None:
        self.sentences = sentences

    def word(self, key: str) -> str:
        return self.sentences.get(key, key)

    def say(self, key: str, words: Mapping[str, Word], names: Sequence[str] = ()) -> str:
        return _Speaker(self, names).vformat(self.word(key), (), words)

    def report(self, event: Event, names: Sequence[str] = ()) -> str:
        return self.say(f"event.{event.key}", event.words, names)
