"""Health: pages for whoever watches over the server.

`/health` says that the process lives and answers, `/ready` that it can also read and write, `/metrics` how
it is getting on. The last is for this machine, and for the networks that the settings name.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Mapping

from sqlalchemy import Connection, select
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from underhall.server.database.writer import NotStored
from underhall.server.door.watch import Watch
from underhall.server.house.waking import House
from underhall.server.wire.plain import encode
from underhall.server.wire.problems import JSON, Unmet, problem
from underhall.server.wire.speech import language_of

STAGES = ("gathering", "playing", "finished")
PATIENCE = 3.0


class Health:
    def __init__(self, house: House, watch: Watch) -> None:
        self.house = house
        self.watch = watch
        self.gauges = house.store.gauges
        self.readers = [ipaddress.ip_network(network, strict=False) for network in house.settings.metrics]

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/health", self.health, methods=["GET"]),
            Route("/ready", self.ready, methods=["GET"]),
            Route("/metrics", self.metrics, methods=["GET"]),
        ]

    async def health(self, _: Request) -> Response:
        return _say(200, {"alive": True})

    async def ready(self, _: Request) -> Response:
        """Reads and writes, or says which it cannot do."""
        found = {"reads": await self._reads(), "writes": await self._writes()}
        return _say(200 if all(found.values()) else 503, found)

    async def _reads(self) -> bool:
        try:
            return await asyncio.wait_for(self.house.store.read(_one), PATIENCE) == 1
        except (NotStored, TimeoutError):
            return False

    async def _writes(self) -> bool:
        """Keeping the hall's clock is a write that is needed anyway."""
        try:
            await asyncio.wait_for(self.house.store_hours(), PATIENCE)
        except (NotStored, TimeoutError):
            return False
        return True

    async def metrics(self, request: Request) -> Response:
        if not self._may_read(request):
            return problem(Unmet(403, "problem.not_your_metrics"), language_of(request.scope))
        self._look()
        return Response(self.gauges.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    def _may_read(self, request: Request) -> bool:
        """Whoever comes through a proxy that we were not told of may be anybody."""
        if "x-forwarded-for" in request.headers and not self.house.settings.proxies:
            return False
        try:
            own = ipaddress.ip_address(request.client.host if request.client else "")
        except ValueError:
            return False
        return any(own in network for network in self.readers)

    def _look(self) -> None:
        live = list(self.house.live.values())
        for stage in STAGES:
            self.gauges.tables.labels(stage).set(sum(table.stage == stage for table in live))
        self.gauges.listeners.set(sum(len(table.audience) for table in live))
        self.gauges.connections.set(len(self.watch.places))
        self.gauges.hours.set(self.house.hours.now())


def _one(connection: Connection) -> int | None:
    return connection.scalar(select(1))


def _say(status: int, found: Mapping[str, object]) -> Response:
    return Response(encode(found), status, {"Cache-Control": "no-store"}, media_type=JSON)
