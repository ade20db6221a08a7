"""For translators: which languages there are, what one lacks, and a beginning for a new one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from underhall.cli import words as terminal
from underhall.cli.errors import Trouble
from underhall.cli.words import say
from underhall.core.game import AnyGame
from underhall.games import GAMES, library
from underhall.server.wire import speech
from underhall.words import shelf
from underhall.words.checking import Complaint, Part, broken, check, check_rules
from underhall.words.grammar import own_name

SOURCE = re.compile(r'^source = ".*"\n', re.MULTILINE)


def parts() -> dict[Part, AnyGame | None]:
    """All that speaks; with its game, where it has rules to tell."""
    games: dict[Part, AnyGame | None] = {Part(game.home, [library.HOME]): game for game in GAMES.values()}
    faces = [Part(home) for home in (terminal.HOME, speech.HOME, speech.CLIENT)]
    return {Part(library.HOME): None, **games, **dict.fromkeys(faces)}


def list_languages() -> None:
    for language, name in shelf.languages().items():
        print(say("words.language", language=language, name=name))


def check_languages(language: str | None, folder: Path | None) -> bool:
    """Whether nothing is wrong with a language, or with any."""
    if folder is not None:
        shelf.use(folder)
    if language is not None and language not in shelf.languages():
        raise Trouble(say("words.nobody_speaks", language=language))
    wanted = [language] if language else [each for each in shelf.languages() if each != shelf.ENGLISH]
    return not [each for each in wanted if _complain(each)]


def _complain(language: str) -> int:
    found = [*complaints(language)]
    for complaint in found:
        print(say(f"words.{complaint.key}", file=complaint.file, **complaint.words))
    name = own_name(language)
    print(say("words.ill", language=name, count=len(found)) if found else say("words.well", language=name))
    return len(found)


def complaints(language: str) -> Iterator[Complaint]:
    for part, game in parts().items():
        yield from check(part, language)
        if game is not None:
            yield from _about_rules(part, game, language)


def _about_rules(part: Part, game: AnyGame, language: str) -> Iterator[Complaint]:
    english = {rule.id: f"{rule.title} {rule.text}" for rule in library.rules(game).values()}
    name = f"rules.{language}.toml"
    try:
        told = [chapter for path in shelf.files([game.home], name) for chapter in library.read_told(path)]
    except ValueError as error:
        yield broken(f"{part.name}/words/{name}", "rules", error)
        return
    whole = [rule for chapter in told for rule in chapter.rule if rule.title and rule.text]
    rules = {rule.id: f"{rule.title} {rule.text}" for rule in whole}
    yield from check_rules(part, language, english, rules)


def begin_language(language: str, folder: Path | None) -> None:
    """The English files, under the names they have in the language; what is there already stays."""
    if folder is None:
        raise Trouble(say("words.need_folder"))
    if not shelf.LANGUAGE.fullmatch(language):
        raise Trouble(say("words.no_code", language=language))
    for part in parts():
        own, there = part.home / "words", folder / part.name / "words"
        there.mkdir(parents=True, exist_ok=True)
        _copy(own / "en.ftl", there / f"{language}.ftl")
        if (own / "rules.toml").is_file():
            _copy(own / "rules.toml", there / f"rules.{language}.toml")


def _copy(english: Path, own: Path) -> None:
    if own.exists():
        return
    own.write_text(SOURCE.sub("", english.read_text(encoding="utf-8")), encoding="utf-8")
    print(say("words.begun", file=str(own)))
