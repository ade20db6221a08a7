"""The rules and components of a game as one page to read: docs/rules/<game>.md is made from it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from underhall.core.catalogue import Catalogue
from underhall.core.game import AnyGame
from underhall.games import library
from underhall.words.shelf import ENGLISH


def markdown(game: AnyGame, language: str = ENGLISH) -> str:
    """The whole page: rules, components, and the balance tables if the game has them."""
    return rules_and_components(game, language) + balance(game)


def rules_and_components(game: AnyGame, language: str = ENGLISH) -> str:
    words = library.catalogue(game, language)
    parts = [
        f"# {words.word('game.title')}",
        words.word("game.about"),
        f"This page is made by `underhall rules {game.name} --markdown` from `words/` and `data/` in "
        f"`src/underhall/games/{game.name}/`. A rule names its source at its end.",
        *_chapters(library.chapters(game, language), words),
        "## Components",
        "Each table is a file that a component pack can replace.",
    ]
    for file in sorted((game.home / "data").glob("*.toml")):
        parts += _sheet(file, words)
    return "\n\n".join(parts) + "\n"


def balance(game: AnyGame) -> str:
    """What a simulation measured; the game keeps it beside its words."""
    page = game.home / "words" / "balance.md"
    return "\n" + page.read_text(encoding="utf-8") if page.is_file() else ""


def _chapters(chapters: list[library.Chapter], words: Catalogue) -> list[str]:
    parts = []
    for number, chapter in enumerate(chapters, 1):
        parts.append(f"## {number} {chapter.title}")
        for rule in chapter.rule:
            source = words.word(f"source.{rule.source}")
            parts += [f"### {rule.id} {rule.title}", f"{rule.text.strip()} *({source})*"]
    return parts


def _sheet(file: Path, words: Catalogue) -> list[str]:
    text = file.read_text(encoding="utf-8")
    facts = tomllib.loads(text)
    source = words.word(f"source.{facts.pop('source')}")
    title = f"### {words.word(f'sheet.{file.stem}')} (`{file.name}`)"
    return [title, f"{_preface(text)} *({source})*", *[_fact(name, fact) for name, fact in facts.items()]]


def _preface(text: str) -> str:
    """The comment at the head of a file."""
    lines = text.splitlines()
    head = lines[: next(i for i, line in enumerate(lines) if not line.startswith("#"))]
    return " ".join(line.removeprefix("#").strip() for line in head)


def _fact(name: str, fact: Any) -> str:
    if isinstance(fact, list) and isinstance(fact[0], dict):
        return _rows(fact)
    if isinstance(fact, dict):
        return _rows([{name: kind, "values in order": value} for kind, value in fact.items()])
    if "\n" in str(fact):
        return f"```text\n{fact.strip()}\n```"
    return f"`{name} = {fact}`"


def _rows(rows: list[dict[str, Any]]) -> str:
    columns = list(dict.fromkeys(name for row in rows for name in row))
    columns.sort(key=lambda name: name == "count")
    lines = [_row(columns), _row(["---"] * len(columns))]
    lines += [_row([_cell(row.get(name, "")) for name in columns]) for row in rows]
    return "\n".join(lines + _total(rows))


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _cell(value: Any) -> str:
    """A drawing stands in one line, its rows apart by strokes."""
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return " / ".join(str(value).split("\n")).removeprefix(" / ")


def _total(rows: list[dict[str, Any]]) -> list[str]:
    """How many cards the rows stand for, where they say so."""
    if "count" in rows[0]:
        return ["", f"In all: {sum(row['count'] for row in rows)} cards."]
    if "values" in rows[0]:
        values = [value for row in rows for value in row["values"]]
        return ["", f"In all: {len(values)} cards worth {sum(values)}."]
    return []
