"""Where catalogues stand: `words/<language>.ftl` in each part of the package that speaks, and in folders from
outside that have the same paths as the package, `games/lost_mines/words/eo.ftl` and so on."""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path

import underhall
from underhall.core.catalogue import Catalogue
from underhall.core.grammar import Grammar
from underhall.words.fluent import FluentSource, entries
from underhall.words.grammar import grammar, own_name
from underhall.words.pseudo import PSEUDO, PseudoSource

LOGGER = logging.getLogger("underhall.words")
ROOT = Path(underhall.__file__).parent
ENGLISH = "en"
FOLDER = "UNDERHALL_WORDS"
LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
_outside: list[Path] = [Path(folder) for folder in [os.environ.get(FOLDER, "")] if folder]


def use(*folders: Path) -> None:
    """From now on the languages of these folders are there too."""
    _outside[:] = folders
    for known in (catalogue, languages, unknown):
        known.cache_clear()


def places(home: Path) -> list[Path]:
    """The folders with the words of a part: its own, and the like outside."""
    own = [home / "words"]
    if home.is_relative_to(ROOT):
        own += [folder / home.relative_to(ROOT) / "words" for folder in _outside]
    return own


def files(homes: Iterable[Path], name: str) -> list[Path]:
    """Those there are of this name, in the order in which they are read."""
    return [place / name for home in homes for place in places(home) if (place / name).is_file()]


@cache
def languages() -> dict[str, str]:
    """What each language calls itself, by its code; the one for tests is not among them."""
    found = {ENGLISH}
    for root in [ROOT, *_outside]:
        if not root.is_dir():
            LOGGER.warning("there is no folder of words %s", root)
        found |= {path.stem for path in root.glob("**/words/*.ftl") if LANGUAGE.fullmatch(path.stem)}
    return {language: own_name(language) for language in sorted(found)}


def known(wishes: Iterable[str]) -> str | None:
    """The first language wished for that is spoken here: as it is said, or without its region."""
    spoken = {language.lower(): language for language in [*languages(), PSEUDO]}
    for wish in wishes:
        plain = wish.replace("_", "-").lower()
        for candidate in (plain, plain.partition("-")[0]):
            if candidate in spoken:
                return spoken[candidate]
    return None


def spoken(*wishes: str) -> str:
    """The language to speak: English if it is none of those wished for."""
    found = known(wishes)
    if found is None:
        unknown(", ".join([wish for wish in wishes if wish]))
    return found or ENGLISH


@lru_cache(100)
def unknown(wish: str) -> None:
    """One line, once."""
    if wish:
        LOGGER.warning("nobody here speaks %s: English instead", ascii(wish[:40]))


@cache
def catalogue(homes: tuple[Path, ...], language: str = ENGLISH) -> Catalogue:
    """The words of these parts, later ones before earlier ones; what is missing is said in English."""
    english = _read(files(homes, f"{ENGLISH}.ftl"))
    if language == ENGLISH:
        return Catalogue(FluentSource(english), Grammar(), None, LOGGER.warning)
    instead = catalogue(homes)
    if language == PSEUDO:
        return Catalogue(PseudoSource(english), grammar(PSEUDO), instead, LOGGER.warning)
    own = _read(files(homes, f"{language}.ftl"))
    if not own:
        if language in languages():
            LOGGER.warning("words of %s: there are none for %s", language, homes[-1].name)
        else:
            unknown(language)
        return instead
    return Catalogue(FluentSource(own), grammar(language), instead, LOGGER.warning)


def _read(paths: Iterable[Path]) -> dict[str, str]:
    return {name: written for path in paths for name, written in entries(text_of(path))}


def text_of(path: Path) -> str:
    """Nothing, and a line in the log, if the file cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        LOGGER.warning("%s cannot be read: %s", path.name, error)
        return ""
