"""Gates and buckets: who asks too much has to wait."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from functools import lru_cache
from time import monotonic

from underhall.server.settings import Rate

REMEMBERED = 10_000
SHARED = 256
HOUSEHOLD = 64


@lru_cache(maxsize=4096)
def counted(address: str) -> str:
    """Whom an address counts for: itself, or for IPv6 the /64, since every household has a whole one."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, HOUSEHOLD), strict=False))


class Bucket:
    """Fills by itself, up to its brim; each request takes one, or as much as it weighs."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.level = rate.at_once
        self.seen = monotonic()

    def take(self, amount: float = 1) -> bool:
        if not self.holds(amount):
            return False
        self.level -= amount
        return True

    def put(self, amount: float) -> None:
        self.level += amount

    def full(self) -> bool:
        return self.holds(self.rate.at_once)

    def holds(self, amount: float = 1) -> bool:
        now = monotonic()
        self.level = min(self.rate.at_once, self.level + (now - self.seen) * self.rate.each_second)
        self.seen = now
        return self.level >= amount


class Gate:
    """One bucket for each who asks.

    Only full buckets are forgotten, which are as good as new: many strangers cannot wash away what one of
    them has spent. While there are more strangers than can be remembered, the rest share some buckets.
    """

    def __init__(self, rate: Rate, remembered: int = REMEMBERED) -> None:
        self.rate = rate
        self.remembered = remembered
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.shared = [Bucket(rate) for _ in range(SHARED)]

    def lets_in(self, who: str, amount: float = 1) -> bool:
        return self._bucket(who).take(amount)

    def give_back(self, who: str, amount: float = 1) -> None:
        """What turned out not to count."""
        self._bucket(who).put(amount)

    def _bucket(self, who: str) -> Bucket:
        bucket = self.buckets.get(who)
        if bucket is None:
            if len(self.buckets) >= self.remembered and not self._forget():
                return self.shared[hash(who) % SHARED]
            bucket = self.buckets[who] = Bucket(self.rate)
        self.buckets.move_to_end(who)
        return bucket

    def _forget(self) -> bool:
        """The one that was not used for longest, if it has filled up since."""
        who = next(iter(self.buckets))
        if self.buckets[who].full():
            del self.buckets[who]
            return True
        return False
