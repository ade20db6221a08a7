"""The protocol as TypeScript: `python -m underhall.server.wire.typescript > web/src/lib/protocol.ts`."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from dataclasses import is_dataclass

import msgspec

import underhall
from underhall.core.game import AnyGame
from underhall.games import GAMES, library
from underhall.server.wire import analyses, books, identity, protocol
from underhall.server.wire.plain import Schema, schemas, view_type

HEAD = """\
// Made from src/underhall/server/wire/protocol.py and the games; do not edit.
// python -m underhall.server.wire.typescript > web/src/lib/protocol.ts
"""
ASKED = (
    identity.NewPerson,
    identity.Credentials,
    identity.NewPassword,
    identity.Farewell,
    protocol.NewTable,
    protocol.SeatOrder,
    protocol.Upload,
    protocol.ClientMessage,
)
FATE = "move.fate"  # nature's
NULL = "null"  # comes last: releases of msgspec differ about its place
ANY = "${string}"
WIDTH = 110
UNIONS = {
    "ClientMessage": protocol.ClientMessage,
    "ServerMessage": protocol.ServerMessage,
    "SeatKind": protocol.SeatKind,
    "TableStage": protocol.TableStage,
    "AnalysisStage": analyses.AnalysisStage,
}
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """Messages in the order of the protocol, then every game's view, questions and notation."""
    parts = [HEAD]
    asked = set(schemas(ASKED)[1])
    for kind in messages():
        _, named = schemas([kind])
        parts.append(_interface(kind.__name__, named[kind.__name__], may_miss=kind.__name__ in asked))
    for name, union in UNIONS.items():
        (schema,), _ = schemas([union])
        parts.append(f"export type {name} = {_type(schema)};\n")
    for game in GAMES.values():
        parts += [_interface(name, schema, may_miss=False) for name, schema in _view_parts(game)]
        parts += [_question(game), _notation(game)]
    parts.append(_union("Notation", [f"{_camel(game)}Notation" for game in GAMES]))
    return "\n".join(parts)


def _view_parts(game: AnyGame) -> list[tuple[str, Schema]]:
    """The view of a game and what it is made of, each named after the game too."""
    prefix = _camel(game.name)
    _, named = schemas([view_type(game)])
    written = msgspec.json.encode(named).replace(b"/schemas/", f"/schemas/{prefix}".encode())
    parts: dict[str, Schema] = msgspec.json.decode(written)
    parts["View"]["properties"]["question"] = {"anyOf": [{"$ref": f"/{prefix}Question"}, {"enum": [""]}]}
    return [(prefix + name, schema) for name, schema in parts.items()]


def _question(game: AnyGame) -> str:
    """The names of the questions that a game asks; a view says which of them is open."""
    ids = [name for name in library.catalogue(game).source.ids() if name.startswith("question-")]
    names = [name.removeprefix("question-") for name in ids]
    return _union(f"{_camel(game.name)}Question", [f'"{name}"' for name in names])


def _notation(game: AnyGame) -> str:
    """How the moves of people are written: what differs among moves of one sort may be any text."""
    sorts: dict[tuple[str, int], list[list[str]]] = {}
    for move in game.new(game.most_seats).notation().moves:
        words = move.text.split()
        if move.key != FATE:
            sorts.setdefault((move.key, len(words)), []).append(words)
    forms = {form for texts in sorts.values() for form in _forms(texts)}
    return _union(f"{_camel(game.name)}Notation", sorted(forms))


def _forms(texts: list[list[str]]) -> list[str]:
    """As a template, neighbours that both may be any text as one; where no word is fixed, text by text."""
    places = [set(words) for words in zip(*texts, strict=True)]
    if all(len(words) > 1 for words in places):
        return [f'"{" ".join(words)}"' for words in texts]
    form = " ".join([words.pop() if len(words) == 1 else ANY for words in places])
    while f"{ANY} {ANY}" in form:
        form = form.replace(f"{ANY} {ANY}", ANY)
    return [f"`{form}`" if ANY in form else f'"{form}"']


def _union(name: str, members: list[str]) -> str:
    line = f"export type {name} = {' | '.join(members)};\n"
    if len(line) <= WIDTH:
        return line
    return f"export type {name} =\n" + "\n".join([f"  | {member}" for member in members]) + ";\n"


def messages() -> list[type]:
    """Every message of the protocol, in its order, and the parts that come from the engine."""
    said = {**vars(identity), **vars(books), **vars(protocol), **vars(analyses)}.values()
    kinds = [kind for kind in said if inspect.isclass(kind) and kind not in (identity.Message, protocol.Push)]
    return [kind for kind in kinds if issubclass(kind, identity.Message) or is_dataclass(kind)]


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
        return " | ".join(sorted([_type(part) for part in schema["anyOf"]], key=NULL.__eq__))
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
    if underhall.ENGINE == "compiled":
        sys.exit("set UNDERHALL_PURE=1")  # a compiled engine has forgotten its types
    print(typescript(), end="")
