"""How a sensible troll values its options in the Mountain King.

It recruits while a cascade brings more than a tunnel, digs large tunnels towards statues and the heart, and
carries statues inwards. Everything is weighed in honor.
"""

from __future__ import annotations

from random import Random

from underhall.bots.bot import Reason, Sight
from underhall.bots.heuristics.heuristic import Heuristic
from underhall.bots.heuristics.mountain_king.ground import distances
from underhall.bots.heuristics.mountain_king.mind import Mind
from underhall.bots.heuristics.mountain_king.reasons import why
from underhall.core.notation import Move
from underhall.games.mountain_king.table import Table


class MountainKing(Heuristic):
    def __init__(self) -> None:
        self._dice = Random(1)
        self._to_heart: dict[tuple[str, int], list[int]] = {}

    def scores(self, sight: Sight) -> list[float]:
        """Nothing secret matters once the drafts are open, so an imagined table serves as well as a view."""
        mind = self._mind(sight)
        return [mind.score(move) for move in sight.options]

    def reason(self, sight: Sight, move: Move) -> Reason:
        return why(sight.imagine(self._dice), sight.seat, move)

    def _mind(self, sight: Sight) -> Mind:
        table: Table = sight.imagine(self._dice)
        return Mind(table, sight.seat, self._heart_map(table))

    def _heart_map(self, table: Table) -> list[int]:
        """Steps to the heart from everywhere, kept per box and board."""
        key = (table.box.fingerprint, table.side)
        if key not in self._to_heart:
            board = table.board()
            self._to_heart[key] = distances(table.box.grid, board.heart, board.ground)
        return self._to_heart[key]
