"""What a seat believes of what it cannot see: which imagined worlds are likelier than others."""

from __future__ import annotations

from typing import Any

from underhall.bots.bot import Sight
from underhall.core.agenda import Dice


class Belief:
    """All worlds are alike. Made once per bot; what it remembers may only save time."""

    def consider(self, sight: Sight) -> None:
        """What can be seen now, and what has been heard."""

    def deal(self, world: Any, seat: int, dice: Dice) -> None:
        """Make an imagined world one that the seat believes in."""
