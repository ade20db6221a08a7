"""The greedy bot: the option that looks best at once, by the game's heuristic; without one, by points."""

from __future__ import annotations

from random import Random

from underhall.bots.bot import Bot, Reason, Sight
from underhall.bots.heuristics import HEURISTICS
from underhall.bots.heuristics.heuristic import Heuristic
from underhall.bots.heuristics.points import Points
from underhall.core.notation import Move


class GreedyBot(Bot):
    """The best option; the dice choose among equals."""

    name = "greedy"

    def __init__(self, dice: Random) -> None:
        super().__init__(dice)
        self._heuristics: dict[str, Heuristic] = {}

    def choose(self, sight: Sight) -> Move:
        options = sight.options
        if len(options) == 1:
            return options[0]
        scores = self._heuristic(sight).scores(sight)
        best = max(scores)
        found = [move for move, score in zip(options, scores, strict=True) if score == best]
        return found[int(self.dice.random() * len(found))]

    def explain(self, sight: Sight) -> tuple[Move, Reason]:
        move = self.choose(sight)
        if len(sight.options) == 1:
            return move, Reason("reason.only_option")
        return move, self._heuristic(sight).reason(sight, move)

    def _heuristic(self, sight: Sight) -> Heuristic:
        name = sight.game
        if name not in self._heuristics:
            self._heuristics[name] = HEURISTICS.get(name, Points)()
        return self._heuristics[name]
