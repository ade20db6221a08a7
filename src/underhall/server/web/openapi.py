"""The HTTP API in OpenAPI 3.1, and a page to read it on: both made from the table of routes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from http import HTTPStatus
from importlib.metadata import version
from typing import Any

from underhall.server.web.http import Route
from underhall.server.wire import protocol
from underhall.server.wire.plain import Schema, schemas
from underhall.server.wire.problems import JSON

TITLE = "Underhall table server"
COMMON = (400, 401, 413, 429, 503)
STYLE = """\
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h2 { font: 600 1.05rem ui-monospace, monospace; margin: 2rem 0 0.3rem; }
pre { background: #8882; padding: 0.6rem; border-radius: 0.4rem; overflow-x: auto; }
:root { color-scheme: light dark; }
"""


def document(routes: Sequence[Route]) -> Schema:
    kinds = [protocol.Problem, protocol.ClientMessage, protocol.ServerMessage]
    kinds += [kind for route in routes for kind in (route.answer, route.body) if kind is not None]
    found, named = schemas(kinds)
    by_kind = dict(zip(map(str, kinds), found, strict=True))
    named["ClientMessage"], named["ServerMessage"] = found[1], found[2]
    paths: dict[str, Schema] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {"title": TITLE, "version": version("underhall"), "description": _ABOUT},
        "paths": paths,
        "components": {
            "schemas": named,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


_ABOUT = (
    "Whoever enters gets a token, sent as a bearer token from then on. Games are played over a WebSocket at "
    "/api/tables/{id}/socket: ClientMessage goes in, ServerMessage comes out."
)


def _operation(route: Route, by_kind: dict[str, Schema]) -> Schema:
    operation: Schema = {
        "summary": route.says,
        "operationId": f"{route.method.lower()}{re.sub(r'[^a-z]+', '_', route.path)}",
        "parameters": _parameters(route),
        "responses": _responses(route, by_kind),
    }
    if route.personal:
        operation["security"] = [{"token": []}]
    if route.body is not None:
        content = {JSON: {"schema": by_kind[str(route.body)]}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _parameters(route: Route) -> list[Schema]:
    in_path = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", route.path)
    ]
    return in_path + [{"name": name, "in": "query", "schema": {"type": "string"}} for name in route.query]


def _responses(route: Route, by_kind: dict[str, Schema]) -> Schema:
    good: Schema = {JSON: {"schema": by_kind[str(route.answer)]}}
    if route.text:
        good = {"text/plain": {"schema": {"type": "string"}}}
    responses: Schema = {"200": {"description": "OK", "content": good}}
    problem = {JSON: {"schema": {"$ref": "#/components/schemas/Problem"}}}
    for status in {*COMMON, *route.refuses}:
        responses[str(status)] = {"description": HTTPStatus(status).phrase, "content": problem}
    return dict(sorted(responses.items()))


def page(routes: Sequence[Route]) -> str:
    """The same for people."""
    parts = [f"<h1>{escape(TITLE)}</h1><p>{escape(_ABOUT)} <a href='openapi.json'>OpenAPI</a></p>"]
    for route in routes:
        parts.append(f"<h2>{route.method} {escape(route.path)}</h2><p>{escape(route.says)}</p>")
        parts.append(f"<pre>{escape(_signature(route))}</pre>")
    head = f"<meta charset='utf-8'><title>{escape(TITLE)}</title><link rel='stylesheet' href='docs.css'>"
    return f"<!doctype html><html lang='en'><head>{head}</head><body>{''.join(parts)}</body></html>"


def _signature(route: Route) -> str:
    who = "with your token" if route.personal else "for everybody"
    query = "".join(f"  ?{name}=" for name in route.query)
    body = f"{_called(route.body)} -> " if route.body is not None else ""
    return f"{body}{'text' if route.text else _called(route.answer)}  ({who}){query}"


def _called(kind: Any) -> str:
    return re.sub(r"[\w.]*\.", "", str(kind)) if not isinstance(kind, type) else kind.__name__
