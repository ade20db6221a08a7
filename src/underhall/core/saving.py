"""A table as data, between any two choices: plain lists, dicts, ints and texts, ready for JSON.

Saved is what the table holds, its agenda included; the components come from the box, and the options
are worked out again.
"""

from __future__ import annotations

import hashlib
import inspect
import json
from typing import Any

from underhall.core.agenda import Decision, Item
from underhall.core.game import AnyGame, B, Game, T
from underhall.core.pile import Pile

SAVED_FORMAT = 1


class BadSave(ValueError):
    """Data that is no saved table of this game."""


def save(game: Game[T, B], table: T) -> dict[str, Any]:
    """Everything on the table as data."""
    skipped = {*game.shared, "journal", "choices"}
    saved = {
        "format": SAVED_FORMAT,
        "game": game.name,
        "rules": game.rules_version,
        "table": {name: _to_data(getattr(table, name)) for name in fields(table) if name not in skipped},
    }
    return {**saved, "check": _checksum(saved)}


def load(game: Game[T, B], box: B, data: Any) -> T:
    """The table that was saved."""
    if not isinstance(data, dict) or data.get("format") != SAVED_FORMAT or data.get("game") != game.name:
        raise BadSave(f"this is no saved table of {game.title}")
    if data.get("rules") != game.rules_version:
        raise BadSave(f"saved by rules {data.get('rules')}, these are rules {game.rules_version}")
    try:
        if data["check"] != _checksum({name: part for name, part in data.items() if name != "check"}):
            raise BadSave("its check does not match")
        return _set_out(game, box, data["table"])
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, RecursionError) as error:
        raise BadSave(f"the saved table is damaged: {error!r}") from error


def _set_out(game: Game[T, B], box: B, saved: dict[str, Any]) -> T:
    table = game.bare_table(box, saved["seats"], {option.name: option.default for option in game.options})
    kinds = item_kinds(game)
    for name, value in saved.items():
        setattr(table, name, _from_data(value, kinds))
    item = table.agenda[-1] if table.agenda else None
    table.choices = item.options(table) if isinstance(item, Decision) else []
    return table


def _checksum(saved: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(saved, sort_keys=True).encode()).hexdigest()[:32]


def fields(thing: object) -> list[str]:
    """The names of what an object holds, compiled or not."""
    compiled = getattr(type(thing), "__mypyc_attrs__", None)
    return sorted(vars(thing)) if compiled is None else sorted(set(compiled) - {"__dict__"})


def item_kinds(game: AnyGame) -> dict[str, type]:
    """Every class that can stand in a saved table, by its name."""
    kinds: dict[str, type] = {kind.__name__: kind for kind in (Pile, *game.values)}
    for chapter in game.chapters:
        for kind in vars(chapter).values():
            if isinstance(kind, type) and issubclass(kind, Item) and kind.__module__ == chapter.__name__:
                kinds[kind.__name__] = kind
    return kinds


def _to_data(value: Any) -> Any:
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, list):
        return [_to_data(part) for part in value]
    if isinstance(value, tuple):
        return {"is": "tuple", "of": [_to_data(part) for part in value]}
    names = inspect.signature(type(value)).parameters if isinstance(value, Item) else fields(value)
    return {"is": type(value).__name__, **{name: _to_data(getattr(value, name)) for name in names}}


def _from_data(data: Any, kinds: dict[str, type]) -> Any:
    if isinstance(data, list):
        return [_from_data(part, kinds) for part in data]
    if not isinstance(data, dict):
        return data
    if data["is"] == "tuple":
        return tuple([_from_data(part, kinds) for part in data["of"]])
    kind = kinds[data["is"]]
    parts = {name: _from_data(part, kinds) for name, part in data.items() if name != "is"}
    if issubclass(kind, Item):
        return kind(**parts)
    value = kind.__new__(kind)
    for name, part in parts.items():
        setattr(value, name, part)
    return value
