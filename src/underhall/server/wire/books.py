"""What server and clients say to each other about games and languages; a part of the protocol."""

from __future__ import annotations

from typing import Any

from underhall.server.wire.identity import Message


class LanguageCard(Message):
    """A language that is spoken here, and what it calls itself."""

    code: str
    name: str


class Words(Message):
    """The web client's own words in a language, as a Fluent file; none in English, which it brings along."""

    language: str
    text: str
    languages: list[LanguageCard]


class OptionCard(Message):
    """`name` and `choices` are what is sent; `title` and `labels`, by choice, are what is read."""

    name: str
    choices: list[str]
    rule: str
    meaning: str
    title: str
    labels: dict[str, str]


class RuleText(Message):
    id: str
    source: str
    title: str
    text: str


class Chapter(Message):
    title: str
    rules: list[RuleText]


class GameCard(Message):
    """What the lobby needs to know about a game. It `hides` what one seat holds from the others."""

    name: str
    title: str
    about: str
    least_seats: int
    most_seats: int
    options: list[OptionCard]
    bots: list[str]
    hides: bool


class GameBook(GameCard):
    """All that a client needs to know about a game once. `box` is the game's own: see its board."""

    chapters: list[Chapter]
    words: dict[str, str]
    box: dict[str, Any]
