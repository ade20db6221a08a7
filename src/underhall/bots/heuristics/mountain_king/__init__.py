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
from underhall.core.notation import Move
from underhall.games.mountain_king.moves import Lay
from underhall.games.mountain_king.table import Table

REASONS = {
    "move.dig": "reason.reaches_deeper",
    "move.recruit": "reason.grows_council",
    "move.place": "reason.grows_council",
    "move.haul": "reason.carries_home",
    "move.to": "reason.carries_home",
    "move.work": "reason.useful_workshop",
    "move.use": "reason.useful_workshop",
    "move.found": "reason.useful_workshop",
    "move.store": "reason.useful_workshop",
    "move.cast": "reason.useful_spell",
    "move.put_pedestal": "reason.pedestal_pays",
    "move.take_pedestal": "reason.pedestal_pays",
    "move.go_on": "reason.keeps_resources",
    "move.done": "reason.keeps_resources",
    "move.leave_work": "reason.keeps_resources",
    "move.waive": "reason.keeps_resources",
}


class MountainKing(Heuristic):
    def __init__(self) -> None:
        self._dice = Random(1)
        self._to_heart: dict[tuple[str, int], list[int]] = {}

    def scores(self, sight: Sight) -> list[float]:
        """Nothing secret matters once the drafts are open, so an imagined table serves as well as a view."""
        mind = self._mind(sight)
        return [mind.score(move) for move in sight.options]

    def reason(self, sight: Sight, move: Move) -> Reason:
        if isinstance(move, Lay):
            return self._why_there(sight.imagine(self._dice), move)
        return Reason(REASONS.get(move.key, "reason.nothing_better"))

    def _why_there(self, table: Table, move: Lay) -> Reason:
        """What lies under a tunnel is a better reason than where it leads."""
        if move.rule == "MK-7.01":
            return Reason("reason.grand_hall")
        mask = table.box.faces[move.face].mask(move.field)
        if mask & table.statue_mask():
            return Reason("reason.unearths")
        if mask & table.board().buried_mask & ~table.looted:
            return Reason("reason.finds")
        return Reason("reason.reaches_deeper")

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
