"""The plate at the door: where this hall is, for those who may read it.

The addresses of a machine tell something about the network it is in. The person at the machine may know
all of them, a guest in one of its networks the one in that network, by which the guest has come; anybody
else, and anybody at a server that is out on the internet, learns none.
"""

from __future__ import annotations

import ipaddress

from starlette.types import Scope

from underhall.server.door.addresses import Interface, link, reached_at
from underhall.server.settings import Settings
from underhall.server.wire.identity import Whereabouts

# A request that bears one of these has come through somebody who speaks for others.
PASSED_ON = {
    b"forwarded",
    b"via",
    b"x-forwarded-for",
    b"x-forwarded-host",
    b"x-forwarded-proto",
    b"x-real-ip",
}
NOT_TOLD = Whereabouts([], only_here=False)


class Plate:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.is_out = bool(settings.hosts or settings.proxies) or not settings.tell_addresses

    def read(self, scope: Scope) -> Whereabouts:
        if self.settings.url:
            return Whereabouts([self.settings.url], only_here=False)
        if self.is_out or any(name in PASSED_ON for name, _ in scope["headers"]):
            return NOT_TOLD
        places = reached_at(self.settings.host)
        known = _known_to(scope, places)
        links = [link(str(place.ip), self.settings.port) for place in known]
        return Whereabouts(links, only_here=not places)


def _known_to(scope: Scope, places: list[Interface]) -> list[Interface]:
    try:
        asker = ipaddress.ip_address((scope.get("client") or ("", 0))[0].partition("%")[0])
    except ValueError:
        return []
    return places if asker.is_loopback else [place for place in places if asker in place.network]
