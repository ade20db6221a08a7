"""The threshold: what is looked at before any request or socket is let in.

By which name was the server asked? A page of another site can have its own name lead here (DNS rebinding)
and would then speak as if it were ours. How often does this address ask? And every answer gets the same
safe headers.
"""

from __future__ import annotations

import ipaddress
import logging
import re
import socket
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as Event

from underhall.server.door.limits import Gate, counted
from underhall.server.settings import Settings
from underhall.server.wire.problems import Unmet, problem
from underhall.server.wire.speech import language_of

LOGGER = logging.getLogger("underhall.server")
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
HOST = re.compile(r"(\[[0-9a-f:.]+\]|[\w.-]+)(:\d{1,5})?", re.ASCII)
ANY = "*"


class Names:
    """The names that this server goes by: addresses, names of the local network, and those it is given.

    A name without a dot belongs to nobody outside, so no stranger can have it lead here.
    """

    def __init__(self, given: tuple[str, ...]) -> None:
        own = socket.gethostname().lower()
        self.given = {own, f"{own}.local", *[name.lower() for name in given]}

    def include(self, host: str) -> bool:
        found = HOST.fullmatch(host.lower())
        if ANY in self.given or found is None:
            return found is not None
        name = found[1].removesuffix(".")
        at_home = "." not in name or name.endswith(".localhost")
        return at_home or name in self.given or _is_address(name.strip("[]"))


def _is_address(name: str) -> bool:
    """Nobody can have an address lead elsewhere."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def caller(scope: Scope) -> str:
    """Whom a request or socket counts for."""
    return counted((scope.get("client") or ("?", 0))[0])


class Threshold:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.names = Names((*settings.hosts, settings.host, urlsplit(settings.url).hostname or ""))
        self.requests = Gate(settings.limits.requests)
        self.proxied = bool(settings.proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await self.app(scope, receive, send)
        trouble = self._trouble(scope)
        if scope["type"] == "websocket":
            if trouble is None:
                return await self.app(scope, receive, send)
            await receive()
            return await send({"type": "websocket.close", "code": 1008})
        answer = self.app
        if trouble is not None:
            answer = problem(trouble, language_of(scope))
            answer.headers["Connection"] = "close"
        return await answer(scope, receive, _safely(send))

    def _trouble(self, scope: Scope) -> Unmet | None:
        hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        if len(hosts) != 1 or not self.names.include(hosts[0]):
            asked = hosts[0][:100] if hosts else ""
            return Unmet(421, "problem.other_name", name=ascii(asked))
        if not self.requests.lets_in(caller(scope)):
            self._warn_of_proxy(scope)
            return Unmet(429, "problem.too_many_requests")
        return None

    def _warn_of_proxy(self, scope: Scope) -> None:
        """Once: behind a proxy that is not trusted all people count as one."""
        if not self.proxied and any(name == b"x-forwarded-for" for name, _ in scope["headers"]):
            self.proxied = True
            LOGGER.warning(
                "X-Forwarded-For is not believed: if a proxy of yours sends it, say --proxy ADDRESS"
            )


def _safely(send: Send) -> Send:
    async def send_safely(event: Event) -> None:
        if event["type"] == "http.response.start":
            MutableHeaders(scope=event).update(SAFE)
        await send(event)

    return send_safely
