"""What stands on the shelf: the games, their rules, their components."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from underhall.cli.errors import Trouble
from underhall.cli.words import say
from underhall.core.game import AnyGame, Option
from underhall.games import GAMES, library
from underhall.games.library import Rule

COUNTED = ("count", "values")


def find_game(name: str) -> AnyGame:
    if name not in GAMES:
        raise Trouble(say("trouble.game", name=name, known=", ".join(GAMES)))
    return GAMES[name]


def games_table() -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    for key in ("name", "title", "seats", "options"):
        table.add_column(say(f"games.{key}"), no_wrap=key != "options")
    for game in GAMES.values():
        options = "\n".join(_option(option) for option in game.options)
        table.add_row(game.name, game.title, f"{game.least_seats}-{game.most_seats}", options)
    return table


def _option(option: Option) -> str:
    choices = "|".join(option.choices)
    return f"{option.name}={choices}: {option.meaning} ({option.rule})"


# Rules


def rule_text(game: AnyGame, rule: Rule) -> Text:
    source = say("rules.source", source=library.catalogue(game).word(f"source.{rule.source}"))
    text = Text(f"{rule.id}  {rule.title}", "bold")
    return text.append(f"  {source}\n", "not bold dim").append(rule.text, "not bold")


def rules_for(game: AnyGame, rule_id: str | None, word: str | None) -> Iterator[RenderableType]:
    """What `underhall rules` was asked for."""
    if rule_id is not None and rule_id.lower() not in _by_small_id(game):
        raise Trouble(say("trouble.rule_id", game=game.name, rule=rule_id))
    yield from find_rules(game, rule_id or word or "")


def find_rules(game: AnyGame, what: str) -> Iterator[RenderableType]:
    """All chapters, one rule by its id, or the rules in which a word stands."""
    if not what:
        yield from rule_chapters(game)
        return
    rule = _by_small_id(game).get(what.lower())
    if rule is not None:
        yield rule_text(game, rule)
        return
    found = search_rules(game, what)
    if not found:
        raise Trouble(say("trouble.rule", game=game.name, what=what))
    for rule in found:
        yield rule_text(game, rule)


def _by_small_id(game: AnyGame) -> dict[str, Rule]:
    return {rule_id.lower(): rule for rule_id, rule in library.rules(game).items()}


def search_rules(game: AnyGame, word: str) -> list[Rule]:
    plain = word.lower()
    return [r for r in library.rules(game).values() if plain in f"{r.id} {r.title} {r.text}".lower()]


def rule_chapters(game: AnyGame) -> Iterator[RenderableType]:
    for chapter in library.chapters(game):
        text = Text(chapter.title, "bold")
        for rule in chapter.rule:
            text.append(f"\n  {rule.id}  {rule.title}", "not bold")
        yield text


# Components


def component_tables(game: AnyGame, pack: Path | None) -> Iterator[RenderableType]:
    """Every table of the box, those of a pack in place of the printed ones."""
    game.box(pack)
    words = library.catalogue(game)
    for path in sorted((game.home / "data").glob("*.toml")):
        own = pack / path.name if pack is not None else None
        file = own if own is not None and own.is_file() else path
        sheet = tomllib.loads(file.read_text(encoding="utf-8"))
        source = words.word(f"source.{sheet.pop('source')}")
        title = say("components.title", table=words.word(f"sheet.{path.stem}"), source=source)
        yield Text(title, "bold")
        for key, value in sheet.items():
            yield _component(key, value)


def _component(key: str, value: Any) -> RenderableType:
    if not isinstance(value, list):
        text = str(value).strip("\n")
        return Text(f"{key}:\n{text}\n" if "\n" in text else f"{key}: {text}\n")
    columns = list(dict.fromkeys(name for row in value for name in row))
    totals = {name: sum(_count(row.get(name)) for row in value) for name in columns if name in COUNTED}
    table = Table(box=box.SIMPLE_HEAD, show_footer=bool(totals))
    for at, name in enumerate(columns):
        footer = say("components.total") if at == 0 else str(totals.get(name, ""))
        table.add_column(name, footer)
    for row in value:
        table.add_row(*[_cell(row.get(name, "")) for name in columns])
    return table


def _count(value: Any) -> int:
    return len(value) if isinstance(value, list) else value if isinstance(value, int) else 0


def _cell(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
