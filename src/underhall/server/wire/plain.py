"""From the engine's objects to JSON, and the JSON Schema that describes them.

A view may hold objects of plain classes; such an object is written as what it holds.
"""

from __future__ import annotations

import typing
from collections.abc import Iterable
from typing import Any

import msgspec

from underhall.core.fixed import fields
from underhall.core.game import AnyGame

Schema = dict[str, Any]
REF = "#/components/schemas/{name}"


def as_plain(thing: object) -> dict[str, Any]:
    """What an object of a plain class holds."""
    return {name: getattr(thing, name) for name in fields(thing)}


# Broken JSON, broken UTF-8, numbers too long to read, and brackets nested too deeply.
NOT_UNDERSTOOD = (msgspec.DecodeError, UnicodeError, ValueError, RecursionError)


def why(error: Exception) -> str:
    """What was not understood, in words for whoever sent it."""
    if isinstance(error, RecursionError):
        return "nested too deeply"
    return str(error) if isinstance(error, msgspec.DecodeError) else "this is no sound text"


encode = msgspec.json.Encoder(enc_hook=as_plain).encode


def written(thing: object) -> Any:
    """The thing, encoded once: in every message that it is a part of it is copied as it stands."""
    return msgspec.Raw(encode(thing))


def begun(thing: object) -> bytes:
    """The first part of an object, which is not empty, encoded once for all that it ends as."""
    return encode(thing)[:-1] + b","


def rest(thing: object) -> bytes:
    """The last part of an object, which is not empty either."""
    return encode(thing)[1:]


def whole(first: bytes, last: bytes) -> Any:
    """The object that was `begun` and has this `rest`."""
    return msgspec.Raw(first + last)


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
