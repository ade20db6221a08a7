"""The hall's own clock: seconds that the server has been running, over all its runs.

Thinking time and absence are measured by it. It stands still while the server is down, and no change of
the machine's clock can make it jump; after a crash it goes on from where it was last kept.
"""

from __future__ import annotations

from time import monotonic

KEPT_EVERY = 5.0


class Hours:
    def __init__(self, so_far: float = 0.0) -> None:
        self._began = monotonic() - so_far

    def now(self) -> float:
        return monotonic() - self._began
