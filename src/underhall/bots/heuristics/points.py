"""What is known of any game: points. The heuristic of games that have none of their own."""

from __future__ import annotations

from underhall.bots.bot import STILL, Reason, Sight
from underhall.bots.heuristics.heuristic import Heuristic
from underhall.core.agenda import Table
from underhall.core.notation import Move


class Points(Heuristic):
    """Tries each option on an imagined table: how far the seat leads when somebody is asked again."""

    def scores(self, sight: Sight) -> list[float]:
        imagined = sight.imagine(STILL)
        return [float(self._lead(imagined.copy(), sight.seat, move)) for move in sight.options]

    def _lead(self, table: Table, seat: int, move: Move) -> int:
        if seat != table.to_move():
            table.interject(seat, move)
        else:
            table.play(move)
        table.settle(STILL)
        points = table.scores()
        others = [other for at, other in enumerate(points) if at != seat]
        return points[seat] - max(others, default=0)

    def reason(self, sight: Sight, move: Move) -> Reason:
        return Reason("reason.points")
