"""The server's own sentences, in the language of whoever hears them."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from urllib.parse import parse_qs

from starlette.types import Scope

from underhall.core.catalogue import Catalogue, Words
from underhall.words import shelf
from underhall.words.choosing import of_header
from underhall.words.pseudo import PSEUDO, accented_file

HOME = Path(__file__).parents[1]
CLIENT = HOME.parent / "client"


def words(language: str) -> Catalogue:
    return shelf.catalogue((HOME,), language)


def say(language: str, key: str, given: Words | None = None) -> str:
    return words(language).say(key, given or {})


def chosen(wish: str) -> str:
    """English, if that is not spoken here. Nothing for the log: strangers could fill it with their wishes."""
    return shelf.known([wish]) or shelf.ENGLISH


def language_of(scope: Scope) -> str:
    """Of a request or socket: what its address asks for, else what the browser says."""
    asked = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("language")
    if asked:
        return chosen(asked[0])
    headers = [value.decode("latin-1") for name, value in scope["headers"] if name == b"accept-language"]
    return _of_header(headers[0][:200]) if headers else shelf.ENGLISH


@cache
def client_file(language: str) -> str:
    """What the web client says by itself, in Fluent; nothing in English, which it knows."""
    if language == shelf.ENGLISH:
        return ""
    if language == PSEUDO:
        return accented_file((CLIENT / "words" / "en.ftl").read_text(encoding="utf-8"))
    return "\n".join([shelf.text_of(path) for path in shelf.files([CLIENT], f"{language}.ftl")])


@lru_cache(256)
def _of_header(header: str) -> str:
    return shelf.known(of_header(header)) or shelf.ENGLISH
