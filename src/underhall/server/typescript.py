"""The protocol as TypeScript: `python -m underhall.server.typescript > web/src/lib/protocol.ts`."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from dataclasses import is_dataclass

import msgspec

from underhall.core.game import AnyGame
from underhall.games import GAMES
from underhall.server import protocol
from underhall.server.plain import Schema, schemas, view_type

HEAD = """\
// Made from src/underhall/server/protocol.py and the games' views; do not edit.
// python -m underhall.server.typescript > web/src/lib/protocol.ts
"""
ASKED = (
    protocol.NewPerson,
    protocol.Credentials,
    protocol.NewTable,
    protocol.SeatOrder,
    protocol.Upload,
    protocol.ClientMessage,
)
UNIONS = ("ClientMessage", "ServerMessage", "SeatKind", "TableStage")
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """All interfaces: messages in the order of the protocol, then every game's view."""
    parts = [HEAD]
    asked = set(schemas(ASKED)[1])
    for kind in messages():
        _, named = schemas([kind])
        parts.append(_interface(kind.__name__, named[kind.__name__], may_miss=kind.__name__ in asked))
    for name in UNIONS:
        (schema,), _ = schemas([getattr(protocol, name)])
        parts.append(f"export type {name} = {_type(schema)};\n")
    for game in GAMES.values():
        parts += [_interface(name, schema, may_miss=False) for name, schema in _view_parts(game)]
    return "\n".join(parts)


def _view_parts(game: AnyGame) -> list[tuple[str, Schema]]:
    """The view of a game and what it is made of, each named after the game too."""
    prefix = _camel(game.name)
    _, named = schemas([view_type(game)])
    written = msgspec.json.encode(named).replace(b"/schemas/", f"/schemas/{prefix}".encode())
    parts: dict[str, Schema] = msgspec.json.decode(written)
    return [(prefix + name, schema) for name, schema in parts.items()]


def messages() -> list[type]:
    """Every message of the protocol, in its order, and the parts that come from the engine."""
    kinds = [
        kind for kind in vars(protocol).values() if inspect.isclass(kind) and kind is not protocol.Message
    ]
    return [kind for kind in kinds if issubclass(kind, protocol.Message) or is_dataclass(kind)]


def _interface(name: str, schema: Schema, *, may_miss: bool) -> str:
    return "\n".join([*_comment(schema), f"export interface {name} {{", *_fields(schema, may_miss), "}\n"])


def _comment(schema: Schema) -> Iterator[str]:
    words = " ".join(str(schema.get("description", "")).split())
    if words and not words.startswith("View("):
        yield f"/** {words} */"


def _fields(schema: Schema, may_miss: bool) -> Iterator[str]:
    """What is sent has all its fields, except those without even a default."""
    required = schema.get("required", [])
    for name, part in schema["properties"].items():
        missing = name not in required and (may_miss or "default" not in part)
        mark = "?" if missing else ""
        yield f"  {name}{mark}: {_type(part)};"


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "anyOf" in schema:
        return " | ".join(_type(part) for part in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object":
        return _object(schema)
    return SIMPLE[kind] if kind else "unknown"


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(part) for part in schema['prefixItems'])}]"
    inner = _type(schema["items"]) if schema.get("items") else "unknown"
    return f"({inner})[]" if " " in inner else f"{inner}[]"


def _object(schema: Schema) -> str:
    if "properties" in schema:
        return "{ " + " ".join(line.strip() for line in _fields(schema, may_miss=False)) + " }"
    inner = schema.get("additionalProperties")
    return f"Record<string, {_type(inner) if inner else 'unknown'}>"


def _camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


if __name__ == "__main__":
    print(typescript(), end="")
