"""What the terminal says, in the language of whoever sits before it."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from underhall.core.catalogue import Catalogue
from underhall.core.game import AnyGame, Denial
from underhall.core.words import Word
from underhall.games import library
from underhall.games.library import Chapter, Rule
from underhall.words import choosing, grammar, shelf

if TYPE_CHECKING:
    from underhall.server.wire.hindrance import Hindrance

HOME = Path(__file__).parent


class Tongue:
    """The language that is spoken here, once somebody has said which."""

    language = shelf.ENGLISH


def speak(wish: str | None) -> None:
    """The language that was asked for, by a word or by the environment."""
    explicit = wish or choosing.asked_for()
    environment = shelf.known([choosing.of_environment()])
    Tongue.language = shelf.spoken(explicit) if explicit else environment or shelf.ENGLISH


def say(key: str, **words: Word) -> str:
    return shelf.catalogue((HOME,), Tongue.language).say(key, words)


def moment(when: datetime) -> str:
    return grammar.moment(when, Tongue.language)


def told(hindrance: Hindrance) -> str:
    return hindrance.told(Tongue.language)


def denied(denial: Denial) -> str:
    return library.told(denial, Tongue.language)


def words_of(game: AnyGame) -> Catalogue:
    return library.catalogue(game, Tongue.language)


def rules_of(game: AnyGame) -> dict[str, Rule]:
    return library.rules(game, Tongue.language)


def chapters_of(game: AnyGame) -> list[Chapter]:
    return library.chapters(game, Tongue.language)
