"""What whoever runs the server can set."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from random import Random, SystemRandom
from typing import Annotated, Literal

from msgspec import Meta

Port = Annotated[int, Meta(ge=1, le=65535)]
Thinkers = Annotated[int, Meta(ge=1, le=256)]
Worlds = Annotated[int, Meta(ge=1, le=1000)]
Rows = Annotated[int, Meta(ge=1)]
Count = Annotated[int, Meta(ge=0)]
# Seconds, days, or how often: whatever can be none, but not less.
Amount = Annotated[float, Meta(ge=0)]
Pause = Annotated[float, Meta(gt=0)]


@dataclass(frozen=True)
class Rate:
    """So many a second on average, and so many at once."""

    each_second: Amount
    at_once: Amount


@dataclass(frozen=True)
class Limits:
    """What one connection, one socket, one address or one person may ask for."""

    connections: Count = 4000
    connections_per_address: Count = 256
    calls: Rate = Rate(30, 100)
    head_bytes: Count = 16 * 1024
    head_seconds: Amount = 10.0
    body_bytes: Count = 512 * 1024
    body_seconds: Amount = 30.0
    answer_seconds: Amount = 30.0
    keep_alive_seconds: Count = 5
    pipelined: Count = 8
    frame_bytes: Count = 16 * 1024
    unsent_bytes: Count = 4 * 1024 * 1024
    sockets_per_address: Count = 64
    openings: Rate = Rate(5, 100)
    frames: Rate = Rate(40, 120)
    traffic: Rate = Rate(32 * 1024, 256 * 1024)
    tables_per_person: Count = 200
    public_per_person: Count = 5
    requests: Rate = Rate(40, 200)
    newcomers: Rate = Rate(0.5, 30)
    passwords: Rate = Rate(0.2, 8)
    wrong_passwords: Rate = Rate(1 / 60, 8)
    uploads: Rate = Rate(0.2, 10)
    new_tables: Rate = Rate(0.2, 20)
    replays: Rate = Rate(1, 20)
    messages: Rate = Rate(20, 60)
    talk: Rate = Rate(200, 800)
    chat: Rate = Rate(1, 8)
    hints: Rate = Rate(1, 5)
    analyses: Rate = Rate(0.05, 5)
    thoughts_per_person: Count = 8
    thoughts_per_thinker: Count = 32
    thought_seconds: Amount = 60.0
    faults_forgiven: Count = 100


FREELY = Rate(1e9, 1e9)
NO_LIMITS = Limits(
    connections=10**9,
    connections_per_address=10**9,
    calls=FREELY,
    sockets_per_address=10**9,
    openings=FREELY,
    frames=FREELY,
    traffic=Rate(1e12, 1e12),
    tables_per_person=10**9,
    public_per_person=10**9,
    requests=FREELY,
    newcomers=FREELY,
    passwords=FREELY,
    wrong_passwords=FREELY,
    uploads=FREELY,
    new_tables=FREELY,
    replays=FREELY,
    messages=FREELY,
    talk=FREELY,
    chat=FREELY,
    hints=FREELY,
    analyses=FREELY,
    thoughts_per_person=10**9,
    thoughts_per_thinker=10**9,
    faults_forgiven=10**9,
)


def spare_cores() -> int:
    """All but the one that answers people."""
    return max(1, (os.cpu_count() or 2) - 1)


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: Port = 8000
    url: str = ""
    tell_addresses: bool = True
    database: str = "underhall.db"
    bot_delay: Amount = 0.3
    thinkers: Thinkers = field(default_factory=spare_cores)
    analysis_worlds: Worlds = 6
    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    limits: Limits = field(default_factory=Limits)
    snapshot_every: Rows = 200
    idle_seconds: Pause = 600.0
    crowd_seconds: Amount = 0.2
    grace: Amount = 300.0
    grace_over_days: Amount = 86400.0
    clear_gathering_days: Amount = 30.0
    clear_playing_days: Amount = 180.0
    clear_notice_days: Amount = 7.0
    metrics: tuple[str, ...] = ("127.0.0.0/8", "::1/128")
    log: Literal["plain", "json"] = "plain"
    seed: int | None = None

    @property
    def address(self) -> str:
        """Of the database, as the store knows it; a bare path is a SQLite file."""
        return self.database if "://" in self.database else f"sqlite:///{self.database}"

    def dice(self) -> Random:
        """The dice of one table: nobody can foresee them, unless a seed has all tables dealt alike."""
        return SystemRandom() if self.seed is None else Random(self.seed)
