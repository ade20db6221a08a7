"""LM-6.11 Shall the round end? Only if no friend can win a treasure any more, however lucky.

Everything unknown is taken at its best: a gap can be filled while cards are left, an obstacle opened while
its tool may turn up, any path card blown away while a storm may.
"""

from __future__ import annotations

from typing import Final

from underhall.bots.heuristics.lost_mines.company import fellowship
from underhall.bots.heuristics.lost_mines.ground import Ground
from underhall.bots.heuristics.lost_mines.patience import unseen_cards
from underhall.core.grid import DIRECTIONS, holds, mask_of, opposite
from underhall.games.lost_mines.components import CAMPFIRE, PATH, STORM, TOOL
from underhall.games.lost_mines.table import UNSEEN
from underhall.games.lost_mines.view import View

MOVE: Final = 3
CAMPFIRE_MOVE: Final = 5
NEVER: Final = 999


def treasure_left_to_win(view: View, ground: Ground) -> bool:
    """Can I, or anybody who may share with me, still win a treasure?"""
    hopes = Hopes(view, ground)
    chances = fellowship(ground.box, view)
    return any(chance > 0 and hopes.can_win(seat) for seat, chance in enumerate(chances))


class Hopes:
    """The board at its best."""

    def __init__(self, view: View, ground: Ground) -> None:
        self.view = view
        self.ground = ground
        box = ground.box
        unseen = unseen_cards(box, view)
        may_come = [card for card, count in enumerate(unseen) if count or card in view.hand]
        storm = any(box.use[card] == STORM for card in may_come)
        fire = any(box.use[card] == PATH and box.detail[card] == CAMPFIRE for card in may_come)
        self.pace = CAMPFIRE_MOVE if fire or ground.campfires else MOVE
        tools = {box.detail[card] for card in may_come if box.use[card] == TOOL}
        paths = [field for field, face in enumerate(view.laid) if face >= 0]
        loose = mask_of(paths) if storm else 0
        self.open = [sides | ground.empty | ground.hidden | loose for sides in ground.open]
        closed = [f for f in paths if holds(ground.barred, f) and box.detail[view.laid[f] >> 1] not in tools]
        asleep = [view.places[seat] for seat in range(view.seats) if view.passed[seat]]
        self.blocked = mask_of(closed) & ~loose
        self.blocked |= mask_of(asleep) & ground.narrow
        self.gaps = ground.empty | ground.barred

    def can_win(self, seat: int) -> bool:
        """Turns enough to get to a treasure, and cards enough for the way?"""
        view = self.view
        if view.passed[seat] or not view.hand_sizes[seat] + view.pile:
            return False
        turns = view.hand_sizes[seat] + -(-view.pile // (view.seats - sum(view.passed)))
        cards = view.pile + sum(view.hand_sizes)
        steps, gaps = self._ways(seat, self.ground.box.grid.all), self._ways(seat, self.gaps)
        return any(steps[goal] <= turns * self.pace and gaps[goal] <= cards for goal in self._goals())

    def _goals(self) -> list[int]:
        """The mines that have treasures, as far as I know."""
        ground = self.ground
        return [
            field
            for field, kind in zip(ground.box.mine_fields, self.view.mine_kinds, strict=True)
            if any(ground.left[k] for k in (ground.unseen if kind == UNSEEN else [kind]))
        ]

    def _ways(self, seat: int, counted: int) -> list[int]:
        """For every field the fewest counted fields on a way there from the dwarf."""
        grid = self.ground.box.grid
        start = self.view.places[seat]
        fewest = [NEVER] * grid.size
        fewest[start] = 0
        todo = [start]
        for here in todo:
            for direction in DIRECTIONS:
                there = grid.next[direction][here]
                if there >= 0 and self._leads(here, direction, there):
                    count = fewest[here] + holds(counted, there)
                    if count < fewest[there]:
                        fewest[there] = count
                        todo.append(there)
        return fewest

    def _leads(self, here: int, direction: int, there: int) -> bool:
        if holds(self.blocked, there):
            return False
        return holds(self.open[direction], here) and holds(self.open[opposite(direction)], there)
