"""Thinking time at a table: what is left of it, and how long an absent owner is waited for."""

from __future__ import annotations

from underhall.server.settings import Settings
from underhall.server.tables.chairs import Chair
from underhall.server.tables.hours import Hours
from underhall.server.wire.protocol import Clock

A_DAY = 86400


class Thinking:
    def __init__(self, hours: Hours, settings: Settings, clock: Clock | None, began: float | None) -> None:
        self.hours = hours
        self.settings = settings
        self.clock = clock
        self.began = hours.now() if began is None else began

    def begin(self) -> float:
        self.began = self.hours.now()
        return self.began

    def hand_out(self, chairs: list[Chair]) -> None:
        """The stock of each person, when the game begins."""
        for chair in chairs:
            chair.seconds = float(self.clock.stock) if self.clock and chair.kind == "person" else None

    def left(self, chair: Chair) -> float | None:
        """What the chair that is asked has left at this moment."""
        if chair.seconds is None or chair.stand_in:
            return chair.seconds
        return max(0.0, chair.seconds - (self.hours.now() - self.began))

    def charge(self, chair: Chair, *, done: bool) -> bool:
        """Take the time since the turn began; a finished turn adds to the stock. Whether anything was due."""
        if self.clock is None or chair.seconds is None or chair.stand_in:
            return False
        chair.seconds = self.left(chair)
        if done:
            chair.seconds = (chair.seconds or 0.0) + self.clock.add
        return True

    def lend(self, chair: Chair) -> None:
        """Who ran out of time gets a tenth of the stock to go on with."""
        if self.clock is not None and chair.seconds is not None:
            chair.seconds = max(chair.seconds, self.clock.stock / 10)

    def waits(self, chair: Chair) -> float | None:
        """How long the seat still waits for its absent owner; None if there is nobody to wait for."""
        if chair.person is None or chair.stand_in or chair.away_since is None:
            return None
        return max(0.0, self._grace() - (self.hours.now() - chair.away_since))

    def _grace(self) -> float:
        """Minutes at a live table, a day at one that takes days."""
        slow = self.clock is not None and self.clock.stock >= A_DAY
        return self.settings.grace_over_days if slow else self.settings.grace
