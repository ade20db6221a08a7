"""The games of the house, and what there is to know about each, for clients."""

from __future__ import annotations

from functools import cache
from typing import Any

from underhall.bots import LEVELS
from underhall.core.catalogue import Catalogue
from underhall.core.game import AnyGame, Option
from underhall.games import GAMES, library
from underhall.server.wire.books import Chapter, GameBook, GameCard, OptionCard, RuleText
from underhall.server.wire.plain import encode
from underhall.server.wire.problems import not_found
from underhall.words.shelf import ENGLISH

# Enough of them to meet every way in which a language counts more than one.
COUNTS = range(2, 101)


def find_game(name: str) -> AnyGame:
    if name not in GAMES:
        raise not_found("game")
    return GAMES[name]


def card(game: AnyGame, language: str = ENGLISH) -> GameCard:
    words = library.catalogue(game, language)
    return GameCard(
        name=game.name,
        title=words.word("game.title"),
        about=words.word("game.about"),
        least_seats=game.least_seats,
        most_seats=game.most_seats,
        options=[_option(option, words) for option in game.options],
        bots=list(LEVELS),
        hides=game.hides,
    )


def _option(option: Option, words: Catalogue) -> OptionCard:
    return OptionCard(
        name=option.name,
        choices=list(option.choices),
        rule=option.rule,
        meaning=words.word(f"option.{option.name}"),
        title=words.word(f"option_name.{option.name}"),
        labels={choice: _choice(option, choice, words) for choice in option.choices},
    )


def _choice(option: Option, choice: str, words: Catalogue) -> str:
    """A number is read alike everywhere."""
    return choice if choice.isdecimal() else words.word(f"choice.{option.name}.{choice}")


@cache
def book(game: AnyGame, box: Any, language: str = ENGLISH) -> bytes:
    """The encoded `GameBook`: rules, words and the components of a box."""
    light = card(game, language)
    return encode(
        GameBook(
            **{name: getattr(light, name) for name in light.__struct_fields__},
            chapters=_chapters(game, language),
            words=_words(game, language),
            box=game.sheet(box),
        )
    )


def _words(game: AnyGame, language: str) -> dict[str, str]:
    """By family and name, what is said without knowing anything; `reward.court.few` where it is counted."""
    catalogue = library.catalogue(game, language)
    said = _by_name(catalogue.plain())
    for form, count in {catalogue.grammar.plural(count): count for count in COUNTS}.items():
        more = _by_name(catalogue.plain(count))
        said |= {f"{key}.{form}": text for key, text in more.items() if text != said.get(key)}
    return said


def _by_name(said: dict[str, str]) -> dict[str, str]:
    return {name.replace("-", ".", 1): text for name, text in said.items()}


def _chapters(game: AnyGame, language: str) -> list[Chapter]:
    return [
        Chapter(chapter.title, [RuleText(r.id, r.source, r.title, r.text) for r in chapter.rule])
        for chapter in library.chapters(game, language)
    ]
