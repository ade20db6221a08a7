"""HTTP: a table of routes, each typed; bodies in, answers out, troubles as problems."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Scope

from underhall.server.database.writer import NotStored
from underhall.server.tables.refusals import Lost, Refuse
from underhall.server.wire.identity import Person
from underhall.server.wire.plain import NOT_UNDERSTOOD, encode, why
from underhall.server.wire.problems import JSON, Unmet, problem

LOGGER = logging.getLogger("underhall.server")


@dataclass(frozen=True)
class Call:
    """One request: its path's parts, its query, who asks (checked) with which token, from where, the
    decoded body, and how it came."""

    path: dict[str, str]
    query: dict[str, str]
    person: Person | None
    token: str
    address: str
    body: Any
    scope: Scope

    @property
    def me(self) -> Person:
        if self.person is None:
            raise Unmet(401, "problem.no_token")
        return self.person


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Route:
    """One thing that can be asked for. `refuses`: the statuses besides 200, 400, 401 and 429."""

    method: str
    path: str
    handler: Handler
    says: str
    answer: Any
    body: Any = None
    personal: bool = True
    rate: str = ""
    query: tuple[str, ...] = ()
    refuses: tuple[int, ...] = ()
    text: bool = False


@dataclass(frozen=True)
class TextFile:
    name: str
    text: str


async def read_body(request: Request, kind: Any, most: int) -> Any:
    """The decoded body, refused as soon as it is too long."""
    if kind is None:
        return None
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise Unmet(413, "problem.too_long", most=most)
        parts.append(part)
    try:
        return msgspec.json.decode(b"".join(parts), type=kind)
    except NOT_UNDERSTOOD as error:
        raise Unmet(400, "problem.not_understood", why=why(error)) from error


def answer(found: Any) -> Response:
    if isinstance(found, TextFile):
        headers = {"Content-Disposition": f'attachment; filename="{found.name}"'}
        return Response(found.text, headers=headers, media_type="text/plain; charset=utf-8")
    body = found if isinstance(found, bytes) else encode(found)
    return Response(body, headers={"Cache-Control": "no-store"}, media_type=JSON)


async def safely(work: Awaitable[Response], language: str) -> Response:
    """Every trouble becomes a problem; what nobody foresaw is logged, not told."""
    try:
        return await work
    except Unmet as trouble:
        return problem(trouble, language)
    except Refuse as refusal:
        return problem(Unmet(409, refusal.key, refusal.rule, **refusal.words), language)
    except (NotStored, Lost):
        return problem(Unmet(503, "problem.not_stored"), language)
    except ClientDisconnect:
        return Response(status_code=400)
    except Exception:
        LOGGER.exception("a request failed")
        return problem(Unmet(500, "problem.went_wrong"), language)
