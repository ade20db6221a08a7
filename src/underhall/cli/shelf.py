"""What stands on the shelf: the games, their rules, their components."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from underhall.bots import BOTS
from underhall.cli.errors import Trouble
from underhall.cli.words import chapters_of, rules_of, say, words_of
from underhall.core.game import AnyGame, Option
from underhall.games import GAMES
from underhall.games.library import Rule

COUNTED = ("count", "values")
# Who searches for one of these wants to know what the game is about; the small ones say nothing.
AIM_WORDS = {"win", "wins", "winning", "winner", "victory", "goal", "goals", "aim", "end", "ends", "over"}
SMALL_WORDS = {"a", "and", "do", "does", "how", "i", "is", "it", "of", "the", "to", "what", "when", "you"}


def find_game(name: str) -> AnyGame:
    if name not in GAMES:
        raise Trouble(say("trouble.game", name=name, known=", ".join(GAMES)))
    return GAMES[name]


def games_list() -> Iterator[RenderableType]:
    """Name, title and seats in a line, the options below, each broken between words."""
    for game in GAMES.values():
        words, seats = words_of(game), say("games.seats", least=game.least_seats, most=game.most_seats)
        yield Text.assemble((game.name, "bold"), f"  {words.word('game.title')}, {seats}")
        for option in game.options:
            yield Padding(Text(_option(option, words.word(f"option.{option.name}"))), (0, 0, 0, 4))
    yield Text(say("games.bots"), "bold")
    for bot in BOTS:
        yield Padding(Text(f"{bot}: {say(f'bot.{bot}')}"), (0, 0, 0, 4))


def _option(option: Option, meaning: str) -> str:
    choices = "|".join(option.choices)
    return f"{option.name}={choices}: {meaning} ({option.rule})"


# Rules


def rule_text(game: AnyGame, rule: Rule) -> Text:
    source = say("rules.source", source=words_of(game).word(f"source.{rule.source}"))
    text = Text(f"{rule.id}  {rule.title}", "bold")
    return text.append(f"  {source}\n", "not bold dim").append(rule.text, "not bold")


def rules_for(game: AnyGame, rule_id: str | None, word: str | None) -> Iterator[RenderableType]:
    """What `underhall rules` was asked for."""
    if rule_id is not None and rule_id.lower() not in _by_small_id(game):
        raise Trouble(say("trouble.rule_id", game=game.name, rule=rule_id))
    yield from find_rules(game, rule_id or word or "")


def find_rules(game: AnyGame, what: str) -> Iterator[RenderableType]:
    """All chapters, one rule by its id, or the rules that words lead to; the aim of the game first."""
    if not what:
        yield from goal_parts(game)
        yield from rule_chapters(game)
        return
    rule = _by_small_id(game).get(what.lower())
    if rule is not None:
        yield rule_text(game, rule)
        return
    found, is_aim = search_rules(game, what), bool(AIM_WORDS & {*what.lower().split()})
    if not found and not is_aim:
        raise Trouble(say("trouble.rule", game=game.name, what=what))
    if is_aim:
        yield from goal_parts(game)
    for rule in found:
        yield rule_text(game, rule)


def goal_parts(game: AnyGame) -> Iterator[RenderableType]:
    """What wins the game and how it ends."""
    words = words_of(game)
    yield Text(words.word("game.title"), "bold").append(f"\n{words.word('game.about')}", "not bold")
    for key in ("win", "end"):
        yield Text.assemble((say(f"rules.{key}") + " ", "bold"), words.word(f"aim.{key}"))


def _by_small_id(game: AnyGame) -> dict[str, Rule]:
    return {rule_id.lower(): rule for rule_id, rule in rules_of(game).items()}


def search_rules(game: AnyGame, what: str) -> list[Rule]:
    """Those with these words, or words that begin so, first where a title has them; else with the letters."""
    asked = [word for word in what.lower().split() if word not in SMALL_WORDS] or [what.lower()]
    patterns = [re.compile(rf"\b{re.escape(word)}") for word in asked]
    rules = rules_of(game).values()
    titled = [rule for rule in rules if all(each.search(rule.title.lower()) for each in patterns)]
    texts = {rule.id: f"{rule.id} {rule.title} {rule.text}".lower() for rule in rules}
    found = [rule for rule in rules if all(each.search(texts[rule.id]) for each in patterns)]
    found = titled + [rule for rule in found if rule not in titled]
    return found or [rule for rule in rules if what.lower() in texts[rule.id]]


def rule_chapters(game: AnyGame) -> Iterator[RenderableType]:
    for chapter in chapters_of(game):
        text = Text(chapter.title, "bold")
        for rule in chapter.rule:
            text.append(f"\n  {rule.id}  {rule.title}", "not bold")
        yield text


# Components


def component_tables(game: AnyGame, pack: Path | None) -> Iterator[RenderableType]:
    """Every table of the box, those of a pack in place of the printed ones."""
    game.box(pack)
    words = words_of(game)
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
    """A table for rows; anything else, such as a list of numbers, in a line."""
    if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
        text = _cell(value).strip("\n")
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
