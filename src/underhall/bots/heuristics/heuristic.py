"""What a game tells the greedy bot: how good each option looks to the seat, and why."""

from __future__ import annotations

from underhall.bots.bot import Reason, Sight
from underhall.core.notation import Move


class Heuristic:
    """Made once per bot; what it remembers may only save time, never change a score."""

    def scores(self, sight: Sight) -> list[float]:
        """One number per option of the sight, in their order; more is better."""
        raise NotImplementedError

    def reason(self, sight: Sight, move: Move) -> Reason:
        """Why the move looks as good as it does."""
        raise NotImplementedError
