"""How a game ended: where the honor of each purse came from."""

from __future__ import annotations

from typing import Final

SOURCES_OF_HONOR: Final[tuple[str, ...]] = (
    "tunnels",
    "coronation",
    "tokens",
    "leftovers",
    "halls",
    "statues",
    "pedestals",
)


class Result:
    """MK-9.03 to MK-9.07 Where the honor of one purse came from."""

    def __init__(
        self,
        tunnels: int,
        coronation: int,
        tokens: int,
        leftovers: int,
        halls: int,
        statues: int,
        pedestals: int,
    ) -> None:
        self.tunnels = tunnels
        self.coronation = coronation
        self.tokens = tokens
        self.leftovers = leftovers
        self.halls = halls
        self.statues = statues
        self.pedestals = pedestals

    def total(self) -> int:
        played = self.tunnels + self.coronation + self.tokens + self.leftovers
        return played + self.halls + self.statues + self.pedestals
