"""Token buckets: who asks too much has to wait."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

from underhall.server.settings import Rate


class Bucket:
    """Fills by itself, up to its brim; each request takes one."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.level = rate.at_once
        self.seen = monotonic()

    def take(self) -> bool:
        now = monotonic()
        self.level = min(self.rate.at_once, self.level + (now - self.seen) * self.rate.each_second)
        self.seen = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Gate:
    """One bucket per address; those long unused are forgotten."""

    def __init__(self, rate: Rate, remembered: int = 10_000) -> None:
        self.rate = rate
        self.remembered = remembered
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def lets_in(self, address: str) -> bool:
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.rate)
            if len(self.buckets) > self.remembered:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(address)
        return bucket.take()
