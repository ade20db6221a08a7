"""The application: the API, the sockets and the web client, behind the same safe headers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.routing import Route as HttpRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as Event

from underhall.server import openapi
from underhall.server.api import Api
from underhall.server.house import House
from underhall.server.http import JSON, Call, Route, answer, problem, read_body, safely
from underhall.server.limits import Gate
from underhall.server.people import People
from underhall.server.plain import encode
from underhall.server.problems import Trouble, not_found
from underhall.server.protocol import Person
from underhall.server.settings import Settings
from underhall.server.sockets import Doors
from underhall.server.static import Client
from underhall.server.store import Store

SAFE = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "media-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class SafeHeaders:
    """Puts the same headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(event: Event) -> None:
            if event["type"] == "http.response.start":
                MutableHeaders(scope=event).update(SAFE)
            await send(event)

        await self.app(scope, receive, send_safely if scope["type"] == "http" else send)


class Desk:
    """Takes requests: who, how often, what; then lets the API answer."""

    def __init__(self, people: People, settings: Settings) -> None:
        self.people = people
        self.limits = settings.limits
        self.requests = Gate(self.limits.requests)
        names = ("newcomers", "passwords", "uploads")
        self.gates = {name: Gate(getattr(self.limits, name)) for name in names}

    def serve(self, route: Route) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            return await safely(self._answer(route, request))

        return endpoint

    async def _answer(self, route: Route, request: Request) -> Response:
        address = request.client.host if request.client else "?"
        gate = self.gates.get(route.rate)
        if not self.requests.lets_in(address) or (gate is not None and not gate.lets_in(address)):
            raise Trouble(429, "Too many requests; please wait a little.")
        person = await self._person(request)
        if route.personal and person is None:
            raise Trouble(401, "Who are you? Send your token.")
        body = await read_body(request, route.body, self.limits.body_bytes)
        query = dict(request.query_params)
        return answer(await route.handler(Call(request.path_params, query, person, address, body)))

    async def _person(self, request: Request) -> Person | None:
        """Who asks; a token that is none of ours is refused rather than overlooked."""
        given = request.headers.get("authorization")
        if given is None:
            return None
        kind, _, token = given.partition(" ")
        person = await self.people.find(token.strip()) if kind.lower() == "bearer" else None
        if person is None:
            raise Trouble(401, "This token is not known here.")
        return person


def build(settings: Settings) -> Starlette:
    """Everything, ready to be served."""
    store = Store(settings.database)
    people, house = People(store), House(store, settings)
    desk, client = Desk(people, settings), Client()
    doors = Doors(house, people, settings.limits, settings.origins)
    routes = Api(house, people).routes()
    paths: list[BaseRoute] = [
        HttpRoute(route.path, desk.serve(route), methods=[route.method]) for route in routes
    ]
    paths.append(WebSocketRoute("/api/tables/{id}/socket", doors))
    paths += _about(routes)

    async def page(request: Request) -> Response:
        return client.response(request.path_params["path"], request.headers)

    paths.append(HttpRoute("/{path:path}", page, methods=["GET"]))
    return Starlette(routes=paths, lifespan=_life(store, house), middleware=[Middleware(SafeHeaders)])


def _about(routes: list[Route]) -> list[BaseRoute]:
    """The API's own pages; whatever else is under /api does not exist."""
    fixed = {
        "/api/openapi.json": Response(encode(openapi.document(routes)), media_type=JSON),
        "/api/docs": HTMLResponse(openapi.page(routes)),
        "/api/docs.css": Response(openapi.STYLE, media_type="text/css"),
    }

    async def about(request: Request) -> Response:
        return fixed[request.url.path]

    async def nothing(_: Request) -> Response:
        return problem(not_found("thing"))

    every = ["GET", "POST", "PUT", "PATCH", "DELETE"]
    return [
        *[HttpRoute(path, about, methods=["GET"]) for path in fixed],
        HttpRoute("/api/{path:path}", nothing, methods=every),
    ]


def _life(store: Store, house: House) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        await house.wake_ticking()
        sweeping = asyncio.create_task(house.sweep())
        yield
        sweeping.cancel()
        store.close()

    return life
