"""A table as data, between any two choices: plain lists, dicts, ints and texts, ready for JSON.

Saved is what the table holds, its agenda included, with the version of its rules and the fingerprint of
its box; the components come from that box, and the options are worked out again. A saved table is for the
engine that saved it: one that other code holds differently is refused, and its record tells how it came
to be.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from typing import Any

from underhall.core.agenda import Decision, Item, Table, parts_of
from underhall.core.components import Components
from underhall.core.fixed import fields
from underhall.core.game import AnyGame, B, Game, T
from underhall.core.pile import Pile

SAVED_FORMAT = 2


class BadSave(ValueError):
    """Data that is no saved table of this game."""


def save(game: Game[T, B], table: T) -> dict[str, Any]:
    """Everything on the table as data."""
    held: Any = table
    saved = {
        "format": SAVED_FORMAT,
        "game": game.name,
        "rules": min(table.rules, game.rules_version),
        "box": held.box.fingerprint,
        "table": {name: _to_data(getattr(table, name)) for name in _kept(game, table)},
    }
    return {**saved, "check": _checksum(saved)}


def _kept(game: Game[T, B], table: T) -> list[str]:
    """What a save tells of the table; the rest comes from the box or is worked out."""
    return [name for name in fields(table) if name not in (*game.shared, "journal", "choices", "rules")]


def load(game: Game[T, B], box: B, data: Any) -> T:
    """The table that was saved."""
    _check_head(game, box, data)
    try:
        if data["check"] != _checksum({name: part for name, part in data.items() if name != "check"}):
            raise BadSave("its check does not match")
        table = _set_out(game, box, data["table"])
        table.rules = data["rules"]
        item = table.agenda[-1] if table.agenda else None
        table.choices = tuple(item.options(table)) if isinstance(item, Decision) else ()
        return table
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, RecursionError) as error:
        raise BadSave(f"the saved table is damaged: {error!r}") from error


def packed(table: Table) -> tuple[Any, ...]:
    """A table for a pickle: its box by name, what it holds as a saved table, and its journal."""
    box = table.notation().box
    if box.game is None:
        raise TypeError(f"cannot pickle a table with the {box!r}")
    saved = zlib.compress(json.dumps(save(box.game, table)).encode())
    return unpacked, (box, saved), table.journal


def unpacked(box: Components, saved: bytes) -> Table:
    """The table of a pickle, with the moves of its box."""
    table: Table = load(box.game, box, json.loads(zlib.decompress(saved)))
    return table


def _check_head(game: Game[T, B], box: B, data: Any) -> None:
    if not isinstance(data, dict) or "format" not in data or data.get("game") != game.name:
        raise BadSave(f"this is no saved table of {game.title}")
    if data["format"] != SAVED_FORMAT:
        raise BadSave(f"saved in the form {data['format']}, not {SAVED_FORMAT}: play its record instead")
    rules = data.get("rules")
    if type(rules) is not int or not 1 <= rules <= game.rules_version:
        raise BadSave(f"saved by rules {rules}, these are rules {game.rules_version}")
    if data.get("box") != box.fingerprint:
        raise BadSave(f"saved with the components {data.get('box')}, these are {box.fingerprint}")


def _set_out(game: Game[T, B], box: B, saved: dict[str, Any]) -> T:
    table = game.bare_table(box, saved["seats"], {option.name: option.default for option in game.options})
    if sorted(saved) != _kept(game, table):
        raise BadSave("another engine saved it: it holds other things")
    kinds = item_kinds(game)
    for name, value in saved.items():
        setattr(table, name, _from_data(value, kinds))
    return table


def _checksum(saved: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(saved, sort_keys=True).encode()).hexdigest()[:32]


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
    names = parts_of(type(value)) if isinstance(value, Item) else fields(value)
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
    if set(parts) == set(parts_of(kind)):
        return kind(**parts)
    if issubclass(kind, Item):
        raise BadSave(f"another engine saved it: {kind.__name__} holds other things")
    value = kind.__new__(kind)
    for name, part in parts.items():
        setattr(value, name, part)
    return value
