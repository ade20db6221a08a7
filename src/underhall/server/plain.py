"""From the engine's objects to JSON, and the JSON Schema that describes them.

A view may hold objects of plain classes; such an object is written as what it holds.
"""

from __future__ import annotations

import typing
from collections.abc import Iterable
from typing import Any

import msgspec

from underhall.core.game import AnyGame
from underhall.core.saving import fields

Schema = dict[str, Any]
REF = "#/components/schemas/{name}"


def as_plain(thing: object) -> dict[str, Any]:
    """What an object of a plain class holds."""
    return {name: getattr(thing, name) for name in fields(thing)}


encode = msgspec.json.Encoder(enc_hook=as_plain).encode


def view_type(game: AnyGame) -> type:
    """The class of a game's views."""
    found = typing.get_type_hints(type(game).view)["return"]
    assert isinstance(found, type)
    return found


def schemas(kinds: Iterable[Any]) -> tuple[tuple[Schema, ...], dict[str, Schema]]:
    """JSON Schema of each kind, and of all that they refer to by name."""
    return msgspec.json.schema_components(kinds, schema_hook=_plain_schema, ref_template=REF)


def _plain_schema(kind: type) -> Schema:
    """A plain class keeps its constructor's parameters under their own names."""
    hints = typing.get_type_hints(kind.__init__)  # type: ignore[misc]
    del hints["return"]
    properties = {name: schemas([hint])[0][0] for name, hint in hints.items()}
    return {"type": "object", "properties": properties, "required": list(properties)}
