"""HTTP: a table of routes, each typed; bodies in, answers out, troubles as problems."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from underhall.server.plain import encode
from underhall.server.problems import Trouble
from underhall.server.protocol import Person, Problem
from underhall.server.refusals import Lost, Refuse
from underhall.server.writer import NotStored

LOGGER = logging.getLogger("underhall.server")
JSON = "application/json"


@dataclass(frozen=True)
class Call:
    """One request: its path's parts, its query, who asks (checked), from where, and the decoded body."""

    path: dict[str, str]
    query: dict[str, str]
    person: Person | None
    address: str
    body: Any

    @property
    def me(self) -> Person:
        if self.person is None:
            raise Trouble(401, "Who are you? Send your token.")
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


def problem(trouble: Trouble) -> Response:
    headers = {"WWW-Authenticate": "Bearer"} if trouble.status == HTTPStatus.UNAUTHORIZED else {}
    answer = encode(Problem(trouble.error, trouble.rule))
    return Response(answer, trouble.status, headers, media_type=JSON)


async def read_body(request: Request, kind: Any, most: int) -> Any:
    """The decoded body, refused as soon as it is too long."""
    if kind is None:
        return None
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise Trouble(413, f"At most {most} bytes, please.")
        parts.append(part)
    try:
        return msgspec.json.decode(b"".join(parts), type=kind)
    except msgspec.DecodeError as error:
        raise Trouble(400, f"Not understood: {error}") from error


def answer(found: Any) -> Response:
    if isinstance(found, TextFile):
        headers = {"Content-Disposition": f'attachment; filename="{found.name}"'}
        return Response(found.text, headers=headers, media_type="text/plain; charset=utf-8")
    body = found if isinstance(found, bytes) else encode(found)
    return Response(body, headers={"Cache-Control": "no-store"}, media_type=JSON)


async def safely(work: Awaitable[Response]) -> Response:
    """Every trouble becomes a problem; what nobody foresaw is logged, not told."""
    try:
        return await work
    except Trouble as trouble:
        return problem(trouble)
    except Refuse as refusal:
        return problem(Trouble(409, refusal.text, refusal.rule))
    except (NotStored, Lost):
        return problem(Trouble(503, "It could not be stored; please try again."))
    except ClientDisconnect:
        return Response(status_code=400)
    except Exception:
        LOGGER.exception("a request failed")
        return problem(Trouble(500, "Something went wrong here; it has been noted."))
