"""What whoever runs the server can set."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random, SystemRandom


@dataclass(frozen=True)
class Rate:
    """So many a second on average, and so many at once."""

    each_second: float
    at_once: float


@dataclass(frozen=True)
class Limits:
    """What one socket, one address or one table may ask for."""

    body_bytes: int = 512 * 1024
    frame_bytes: int = 16 * 1024
    unsent_bytes: int = 4 * 1024 * 1024
    sockets_per_address: int = 64
    tables_per_person: int = 200
    requests: Rate = Rate(40, 200)
    newcomers: Rate = Rate(0.5, 30)
    passwords: Rate = Rate(0.2, 8)
    uploads: Rate = Rate(0.2, 10)
    messages: Rate = Rate(20, 60)
    chat: Rate = Rate(1, 8)
    hints: Rate = Rate(1, 5)
    faults_forgiven: int = 100


NO_LIMITS = Limits(
    sockets_per_address=10**9,
    tables_per_person=10**9,
    requests=Rate(1e9, 1e9),
    newcomers=Rate(1e9, 1e9),
    passwords=Rate(1e9, 1e9),
    uploads=Rate(1e9, 1e9),
    messages=Rate(1e9, 1e9),
    chat=Rate(1e9, 1e9),
    hints=Rate(1e9, 1e9),
    faults_forgiven=10**9,
)


@dataclass(frozen=True)
class Settings:
    database: str = "sqlite:///underhall.db"
    bot_delay: float = 0.7
    origins: tuple[str, ...] = ()
    limits: Limits = field(default_factory=Limits)
    snapshot_every: int = 200
    idle_seconds: float = 600.0
    gone_after: float = 600.0
    seed: int | None = None

    def dice(self) -> Random:
        """The dice of one table: nobody can foresee them, unless a seed has all tables dealt alike."""
        return SystemRandom() if self.seed is None else Random(self.seed)
