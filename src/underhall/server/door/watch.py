"""The watch: knows every connection, and shows out who takes a place and does not get on.

A connection waits until its request is whole, and again when it is answered; while the request is being
worked on, or when it has become a pipe, it does not wait. When places run out, who has waited longest
makes way.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter, OrderedDict
from math import inf
from time import monotonic

from underhall.server.door.limits import Gate, counted
from underhall.server.settings import Limits

WATCH = "watch"
ROUND = 1.0
FADES_WITHIN = 5.0
FILES_OF_OUR_OWN = 200
MOST_FILES = 65_536


class Place:
    """One connection: whose it is, by when it must have got on, and since when it is being closed."""

    __slots__ = ("address", "closing", "transport", "until")

    def __init__(self, address: str, transport: asyncio.Transport) -> None:
        self.address = address
        self.transport = transport
        self.until = inf
        self.closing = inf

    def overdue(self, now: float) -> bool:
        """Too late, or closed for a while though the other side does not take what is left."""
        if self.transport.is_closing():
            self.closing = min(self.closing, now)
        return now > self.until or now > self.closing + FADES_WITHIN


class Watch:
    def __init__(self, limits: Limits, proxies: tuple[str, ...] = ()) -> None:
        self.limits = limits
        self.proxies = [ipaddress.ip_network(proxy, strict=False) for proxy in proxies]
        self.most = min(limits.connections, _files() - FILES_OF_OUR_OWN)
        self.calls = Gate(limits.calls)
        self.places: dict[Place, None] = {}
        self.waiting: OrderedDict[Place, None] = OrderedDict()
        self.of: Counter[str] = Counter()

    def admit(self, transport: asyncio.Transport) -> Place | None:
        """A place for a new connection, if need be that of one who waits."""
        address = self._whose(transport)
        if address is not None and not self._welcomes(address):
            return None
        if len(self.places) >= self.most and not self._make_way(None):
            return None
        place = Place(address or "", transport)
        self.places[place] = None
        self.of[place.address] += 1
        self.waits(place, self.limits.head_seconds)
        return place

    def _whose(self, transport: asyncio.Transport) -> str | None:
        """None for a proxy of ours: it speaks for many, and is counted with the whole house only."""
        peer = transport.get_extra_info("peername")
        if not isinstance(peer, tuple):
            return None
        own = ipaddress.ip_address(peer[0].partition("%")[0])
        return None if any(own in proxy for proxy in self.proxies) else counted(peer[0])

    def _welcomes(self, address: str) -> bool:
        if not self.calls.lets_in(address):
            return False
        return self.of[address] < self.limits.connections_per_address or self._make_way(address)

    def _make_way(self, address: str | None) -> bool:
        found = next((p for p in self.waiting if address is None or p.address == address), None)
        if found is None:
            return False
        self.show_out(found)
        return True

    def waits(self, place: Place, seconds: float) -> None:
        """It has to get on within so many seconds."""
        place.until = monotonic() + seconds
        self.waiting[place] = None

    def works(self, place: Place) -> None:
        place.until = inf
        self.waiting.pop(place, None)

    def show_out(self, place: Place) -> None:
        """At once; what has not gone out is lost."""
        self.leave(place)
        place.transport.abort()

    def leave(self, place: Place) -> None:
        if place in self.places:
            del self.places[place]
            self.waiting.pop(place, None)
            self.of[place.address] -= 1
            if not self.of[place.address]:
                del self.of[place.address]

    def round(self) -> None:
        now = monotonic()
        for place in [place for place in self.places if place.overdue(now)]:
            self.show_out(place)

    async def rounds(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            self.round()


def _files() -> int:
    """How many files and connections this process may have open; as many as the system grants."""
    try:
        from resource import RLIM_INFINITY, RLIMIT_NOFILE, getrlimit, setrlimit
    except ImportError:  # Windows counts none
        return MOST_FILES
    soft, hard = getrlimit(RLIMIT_NOFILE)
    granted = MOST_FILES if hard == RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != RLIM_INFINITY and soft < granted:
        setrlimit(RLIMIT_NOFILE, (granted, hard))
    return granted
