"""The application: the API, the sockets and the web client, behind the same safe headers."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.routing import Route as HttpRoute

from underhall.games import GAMES
from underhall.server.database.boxes import keep_boxes
from underhall.server.database.opening import Hold, open_database
from underhall.server.database.store import Store
from underhall.server.database.writer import NotStored
from underhall.server.door.limits import Gate
from underhall.server.door.plate import Plate
from underhall.server.door.threshold import Threshold, caller
from underhall.server.door.watch import WATCH, Watch
from underhall.server.house.waking import House
from underhall.server.people.register import People
from underhall.server.settings import Settings
from underhall.server.tables.live import LOGGER
from underhall.server.web import openapi
from underhall.server.web.api import Api
from underhall.server.web.health import Health
from underhall.server.web.http import Call, Route, answer, read_body, safely
from underhall.server.web.sockets import Doors
from underhall.server.web.static import Client
from underhall.server.wire.identity import Person
from underhall.server.wire.plain import encode
from underhall.server.wire.problems import JSON, Unmet, not_found, problem
from underhall.server.wire.speech import language_of

HOLD_EVERY = 5.0


class Desk:
    """Takes requests: who, how often, what; then lets the API answer."""

    def __init__(self, people: People, house: House) -> None:
        self.people = people
        self.turnstile = house.turnstile
        self.gauges = house.store.gauges
        self.limits = house.settings.limits
        names = ("newcomers", "passwords", "uploads", "new_tables")
        self.gates = {name: Gate(getattr(self.limits, name)) for name in names}

    def serve(self, route: Route) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            answer = await safely(self._answer(route, request), language_of(request.scope))
            self.gauges.answers.labels(answer.status_code).inc()
            return answer

        return endpoint

    async def _answer(self, route: Route, request: Request) -> Response:
        address = caller(request.scope)
        gate = self.gates.get(route.rate)
        if gate is not None and not gate.lets_in(address):
            raise Unmet(429, "problem.too_many_requests")
        person = await self._person(request)
        if route.personal and person is None:
            raise Unmet(401, "problem.no_token")
        body = await read_body(request, route.body, self.limits.body_bytes)
        query = dict(request.query_params)
        call = Call(request.path_params, query, person, _token(request), address, body, request.scope)
        await self.turnstile.pass_by(address)
        return answer(await route.handler(call))

    async def _person(self, request: Request) -> Person | None:
        """Who asks; a token that is none of ours is refused rather than overlooked."""
        if "authorization" not in request.headers:
            return None
        person = await self.people.find(_token(request))
        if person is None:
            raise Unmet(401, "problem.unknown_token")
        return person


def _token(request: Request) -> str:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def build(settings: Settings) -> Starlette:
    """Everything, ready to be served."""
    store, hold = open_database(settings.address)
    keep_boxes(store, GAMES.values())
    people, house = People(store, settings.limits), House(store, settings)
    desk, client = Desk(people, house), Client()
    doors = Doors(house, people, settings.limits, settings.origins)
    api = Api(house, people, Plate(settings))
    routes = api.routes()
    paths: list[BaseRoute] = [
        HttpRoute(route.path, desk.serve(route), methods=[route.method]) for route in routes
    ]
    paths.append(WebSocketRoute("/api/tables/{id}/socket", doors))
    watch = Watch(settings.limits, settings.proxies)
    paths += [*_about(routes), *Health(house, watch).routes()]

    async def page(request: Request) -> Response:
        return client.response(request.path_params["path"], request.headers, language_of(request.scope))

    paths.append(HttpRoute("/{path:path}", page, methods=["GET"]))
    chores = (house.wake_ticking, house.sweep, house.keep_hours, api.clearing.look_round, watch.rounds)
    threshold = Middleware(Threshold, settings=settings)
    return Starlette(routes=paths, lifespan=_life(store, hold, house, watch, chores), middleware=[threshold])


def _about(routes: list[Route]) -> list[BaseRoute]:
    """The API's own pages; whatever else is under /api does not exist."""
    fixed = {
        "/api/openapi.json": Response(encode(openapi.document(routes)), media_type=JSON),
        "/api/docs": HTMLResponse(openapi.page(routes)),
        "/api/docs.css": Response(openapi.STYLE, media_type="text/css"),
    }

    async def about(request: Request) -> Response:
        return fixed[request.url.path]

    async def nothing(request: Request) -> Response:
        return problem(not_found("thing"), language_of(request.scope))

    every = ["GET", "POST", "PUT", "PATCH", "DELETE"]
    return [
        *[HttpRoute(path, about, methods=["GET"]) for path in fixed],
        HttpRoute("/api/{path:path}", nothing, methods=every),
    ]


State = dict[str, Watch]
Chore = Callable[[], Coroutine[None, None, None]]


def _life(
    store: Store, hold: Hold, house: House, watch: Watch, chores: Sequence[Chore]
) -> Callable[[Starlette], AbstractAsyncContextManager[State]]:
    @asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[State]:
        """The door is open at once; tables with a clock wake one after the other behind it."""
        tasks = [asyncio.create_task(chore()) for chore in chores]
        tasks.append(asyncio.create_task(_keep(hold)))
        yield {WATCH: watch}
        for task in tasks:
            task.cancel()
        with suppress(NotStored):
            await house.store_hours()
        await house.thinkers.close()
        store.close()
        hold.release()

    return life


async def _keep(hold: Hold) -> None:
    """Two servers on one database would know nothing of each other: one that lost it stops."""
    while await asyncio.to_thread(hold.still_ours):
        await asyncio.sleep(HOLD_EVERY)
    LOGGER.critical("another server plays on this database now; this one stops")
    signal.raise_signal(signal.SIGTERM)
