"""What the engine tells, in keys with words: events and refusals; a catalogue makes sentences of them."""

from __future__ import annotations

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

    def __repr__(self) -> str:
        return f"Event({self.key!r}, {self.words}, to={self.to})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.key, self.words, self.to)

    def readable_by(self, seat: int) -> bool:
        return bool(self.to >> seat & 1)


class Refusal:
    """Why a move is not legal: a rule id, a message key and its words."""

    def __init__(self, rule: str, key: str, words: dict[str, Word]) -> None:
        self.rule = rule
        self.key = key
        self.words = words

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.key!r}, {self.words})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Refusal, (self.rule, self.key, self.words)


def clause(key: str, **words: Word) -> str:
    """A part of a sentence with words of its own: `orc, count=2, points=1`. `{how:parts captive}` says it."""
    return ", ".join([key, *[f"{name}={word}" for name, word in words.items()]])
