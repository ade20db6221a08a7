"""Levels: bots by how hard they are to beat."""

from __future__ import annotations

from typing import ClassVar

from underhall.bots.bot import Sight
from underhall.bots.greedy import GreedyBot
from underhall.core.notation import Move

THIRD = 0.4


class EasyBot(GreedyBot):
    """Slips as people do: now and then the second or the third thought is followed."""

    name = "easy"
    # How often, by game: where a turn is of many small choices, few slips cost as much as many elsewhere.
    slips: ClassVar[dict[str, float]] = {"covenant": 0.08, "mountain_king": 0.3}
    usual = 0.15

    def choose(self, sight: Sight) -> Move:
        options = sight.options
        if len(options) == 1:
            return options[0]
        scores = self._heuristic(sight).scores(sight)
        order = sorted(range(len(options)), key=lambda at: -scores[at])
        return options[order[min(self._thought(sight.game), len(order) - 1)]]

    def _thought(self, game: str) -> int:
        """0 for the best; of the slips, more go to the second than to the third."""
        luck, slip = self.dice.random(), self.slips.get(game, self.usual)
        return 0 if luck < 1 - slip else 1 if luck < 1 - THIRD * slip else 2


class CuriousBot(EasyBot):
    """Nearly greedy; for self-play, which should come to other positions, too."""

    name = "curious"
    slips: ClassVar[dict[str, float]] = {}
    usual = 0.1


class MediumBot(GreedyBot):
    """The greedy bot, by the name of its level."""

    name = "medium"
