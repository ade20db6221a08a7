"""Gauges: what a host can read off a running server, in the form that Prometheus collects.

Numbers only: no names, no tables, no moves.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.metrics_core import HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

TAKES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Takes(Collector):
    """How long messages take. Every move counts here, so it is two sums, and a form only for who asks."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self.counts = [0] * (len(TAKES) + 1)
        self.total = 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(TAKES, seconds)] += 1
        self.total += seconds

    def collect(self) -> Iterable[Metric]:
        names = [*[str(edge) for edge in TAKES], "+Inf"]
        buckets = list(zip(names, map(float, accumulate(self.counts)), strict=True))
        yield HistogramMetricFamily(
            "underhall_message_seconds", "From a message to its answer.", buckets, self.total
        )


class Gauges:
    """One set for one server; several may run in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.stored = Counter("underhall_stored", "Changes that are on the disk.", registry=self.registry)
        self.unstored = Counter(
            "underhall_unstored", "Changes that the database did not take.", registry=self.registry
        )
        self.answers = Counter("underhall_http_answers", "HTTP answers.", ["status"], registry=self.registry)
        self.refusals = Counter("underhall_refusals", "Messages that were refused.", registry=self.registry)
        self.faults = Counter(
            "underhall_faults", "Messages that were not understood or failed.", registry=self.registry
        )
        self.takes = Takes(self.registry)
        self.thoughts = Counter(
            "underhall_thoughts",
            "Thoughts in processes of their own: thought, given_up, failed, or turned_away by a full line.",
            ["end"],
            registry=self.registry,
        )
        self.tables = Gauge("underhall_tables_awake", "Tables in memory.", ["stage"], registry=self.registry)
        self.listeners = Gauge("underhall_listeners", "Sockets at tables.", registry=self.registry)
        self.connections = Gauge("underhall_connections", "Open connections.", registry=self.registry)
        self.hours = Gauge("underhall_running_seconds", "The hall's own clock.", registry=self.registry)

    def count(self, changes: int, stored: bool) -> None:
        """So many changes more, stored together, or not."""
        (self.stored if stored else self.unstored).inc(changes)

    def text(self) -> bytes:
        return generate_latest(self.registry)
