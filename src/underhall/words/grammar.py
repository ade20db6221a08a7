"""How languages count, write numbers and list things: what the Unicode CLDR knows, by way of Babel."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime
from typing import Literal

from babel.core import Locale, UnknownLocaleError
from babel.dates import format_skeleton, format_time
from babel.lists import format_list
from babel.numbers import format_decimal

from underhall.core.grammar import Grammar

STYLES: dict[str, Literal["standard", "or"]] = {"and": "standard", "or": "or"}
# The CLDR leaves it to who uses it: Spanish says "Ana e Inés", but "fuego y hielo".
SPANISH_I = re.compile("h?[ií](?![ae])", re.IGNORECASE)


class CldrGrammar(Grammar):
    def __init__(self, language: str, locale: Locale) -> None:
        self.language = language
        self.locale = locale
        self.comma = str(locale.list_patterns["standard"]["middle"])[3:-3]

    def plural(self, number: int) -> str:
        return str(self.locale.plural_form(number))

    def number(self, number: int) -> str:
        return format_decimal(number, locale=self.locale)

    def listed(self, things: Sequence[str], style: str) -> str:
        if style not in STYLES:
            return self.comma.join(things)
        text = str(format_list(list(things), STYLES[style], self.locale))
        if self.locale.language == "es" and len(things) > 1 and SPANISH_I.match(things[-1]):
            return re.sub(f" y (?={re.escape(things[-1])}$)", " e ", text)
        return text


def locale_of(language: str) -> Locale | None:
    """None for a language that nobody has told the CLDR about."""
    try:
        return Locale.parse(language, sep="-")
    except (UnknownLocaleError, ValueError):
        return None


def grammar(language: str) -> Grammar:
    locale = locale_of(language)
    if locale is not None:
        return CldrGrammar(language, locale)
    plain = Grammar()
    plain.language = language
    return plain


def plural_forms(language: str) -> frozenset[str]:
    """The categories in which the language counts whole numbers."""
    locale = locale_of(language)
    if locale is None:
        return frozenset({"one", "other"})
    return frozenset(str(locale.plural_form(number)) for number in range(200))


def own_name(language: str) -> str:
    """What the language calls itself."""
    locale = locale_of(language)
    return language if locale is None else str(locale.get_display_name(locale))


def moment(when: datetime, language: str) -> str:
    """A day of the year, and the time."""
    locale = locale_of(language) or Locale("en")
    return f"{format_skeleton('MMMMd', when, locale=locale)}, {format_time(when, 'short', locale=locale)}"
