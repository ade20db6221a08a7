"""Step 1: what each card is worth, played here or there, discarded or kept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from underhall.bots.heuristics.lost_mines.company import role_chances
from underhall.bots.heuristics.lost_mines.ground import HORIZON, is_obstacle
from underhall.bots.heuristics.lost_mines.outlook import NEARNESS, Outlook
from underhall.bots.heuristics.lost_mines.patience import waiting
from underhall.core.grid import holds
from underhall.core.notation import Move
from underhall.games.lost_mines.components import (
    CAMPFIRE,
    INFORMATION,
    MINE,
    PATH,
    ROCKS,
    SABOTEUR,
    STORM,
    TOOL,
    TRAP,
    TREASURE,
    TROLL,
    Box,
)
from underhall.games.lost_mines.moves import CardMove, Discard, Lay, LookAt, PlayOnField, PlayOnPassage
from underhall.games.lost_mines.table import UNSEEN
from underhall.games.lost_mines.view import View

USELESS: Final = -0.004
BITE: Final = 0.02
WARMTH: Final = 0.02
NARROWNESS: Final = 0.01
TURN: Final = 3
DEAD_ENDS: Final = (1, 2, 4, 8)
DISGUISE: Final = 0.01
# What a card is worth in the hand.
KEPT: Final = {TOOL: 0.01, INFORMATION: 0.005, TRAP: 0.005, TROLL: 0.02, STORM: 0.02}
KEPT_OBSTACLE: Final = 0.002
KEPT_DEAD_END: Final = 0.004
KEPT_PATH: Final = 0.01
KEPT_OPENING: Final = 0.004
# A second card is discarded if it is worth less than this, and while the pile can pay for it.
FRESH_CARD: Final = 0.008
LOW_PILE: Final = 4


@cache
def kept_worth(box: Box) -> list[float]:
    """What each card may still do for me."""
    worth = []
    for card, use in enumerate(box.use):
        openings = box.sides[card * 2].bit_count()
        if use != PATH:
            worth.append(KEPT[use])
        elif is_obstacle(box.detail[card]):
            worth.append(KEPT_OBSTACLE)
        else:
            worth.append(KEPT_DEAD_END if openings == 1 else KEPT_PATH + KEPT_OPENING * openings)
    return worth


class Cards:
    def __init__(self, view: View, outlook: Outlook) -> None:
        self.view = view
        self.outlook = outlook
        self.ground = outlook.ground
        self.box = outlook.ground.box
        self.here = view.places[view.seat]
        self.corridor = outlook.corridor()
        hidden = view.role_seen[view.seat] == 1 << view.seat
        self.disguise = DISGUISE if view.roles[view.seat] % 3 == SABOTEUR and hidden else 0.0
        self.kept = kept_worth(self.box)
        self._trails: list[list[int]] = []
        self._laid: dict[tuple[int, int, int], float] = {}

    def scores(self, moves: Sequence[Move]) -> list[float]:
        """When no path card helps, a detour may be better than waiting for the right one."""
        scores = [self.score(move) for move in moves]
        lays = [(i, move) for i, move in enumerate(moves) if isinstance(move, Lay)]
        if lays and max([self.lay(move) for _, move in lays]) <= 0:
            far = self.ground.far[self.here]
            later = min(far + waiting(self.view, self.ground), HORIZON)
            impatience = self.outlook.weights[self.view.seat] * (NEARNESS[far] - NEARNESS[later])
            for i, move in lays:
                if holds(self.corridor, move.field) and not self.bars(move):
                    scores[i] += impatience
        return scores

    def score(self, move: Move) -> float:
        if isinstance(move, Discard):
            return -self.kept[move.card]
        assert isinstance(move, CardMove)
        gain = self.gain(move)
        if self.disguise and self.is_hostile(move):
            gain -= self.disguise
        return gain - self.kept[move.card]

    def gain(self, move: CardMove) -> float:
        """What playing the card does for me and mine."""
        if isinstance(move, Lay):
            return self.lay(move)
        if isinstance(move, PlayOnField):
            storm = self.box.use[move.card] == STORM
            return self.storm(move.field) if storm else self.outlook.if_opened(move.field)
        if isinstance(move, PlayOnPassage):
            trap = self.box.use[move.card] == TRAP
            return self.trap(move.passage) if trap else self.troll(move.passage)
        assert isinstance(move, LookAt)
        return self.look(move)

    def bars(self, move: Lay) -> bool:
        """An obstacle that I cannot open myself."""
        feature = self.box.detail[move.card]
        return is_obstacle(feature) and feature not in self.ground.tools

    def is_hostile(self, move: CardMove) -> bool:
        """Would the others frown at it?"""
        if isinstance(move, Lay):
            return is_obstacle(self.box.detail[move.card]) or self.box.sides[move.face] in DEAD_ENDS
        return self.box.use[move.card] in (TRAP, TROLL, STORM)

    def lay(self, move: Lay) -> float:
        """Off the shortest ways a card changes nothing."""
        if not holds(self.corridor, move.field):
            return USELESS
        feature = self.box.detail[move.card]
        key = (move.field, self.box.sides[move.face], feature if is_obstacle(feature) else 0)
        if key not in self._laid:
            self._laid[key] = self.outlook.if_laid(move.face, move.field)
        gain = self._laid[key]
        if gain <= 0:
            return gain
        return gain + (WARMTH if feature == CAMPFIRE else -NARROWNESS if feature == ROCKS else 0.0)

    def trails(self) -> list[list[int]]:
        """Where each dwarf is going to walk."""
        if not self._trails:
            self._trails = [self.outlook.trail(place) for place in self.view.places]
        return self._trails

    def trap(self, passage: int) -> float:
        """LM-4.03 Everybody who is going to cross it loses a card."""
        crossing = [seat for seat, trail in enumerate(self.trails()) if passage in trail]
        return -BITE * sum([self.outlook.weights[seat] for seat in crossing])

    def troll(self, passage: int) -> float:
        """LM-4.04 Who would cross the passage in the next turn loses about a turn."""
        gain = 0.0
        for seat, trail in enumerate(self.trails()):
            if passage in trail[:TURN]:
                far = self.ground.far[self.view.places[seat]]
                gain -= self.outlook.weights[seat] * (NEARNESS[far] - NEARNESS[min(far + TURN, HORIZON)])
        return gain

    def storm(self, field: int) -> float:
        hinders = holds(self.ground.barred, field) or self.view.sides[field] in DEAD_ENDS
        if not hinders and not holds(self.corridor, field):
            return USELESS
        return self.outlook.if_cleared(field)

    def look(self, move: LookAt) -> float:
        """LM-4.02 Knowledge is worth more the nearer the mines are."""
        view = self.view
        near = NEARNESS[self.ground.far[self.here]]
        if move.subject == MINE:
            if view.mine_kinds[move.target] != UNSEEN:
                return USELESS
            return 0.01 + 0.1 * near + 0.03 * NEARNESS[self._paces(self.box.mine_fields[move.target])]
        if move.subject == TREASURE:
            alone = self.ground.left[view.treasure_kinds[move.target]] == 1
            return USELESS if alone or view.treasure_values[move.target] != UNSEEN else 0.03 * near
        return 0.03 * (1 - max(role_chances(self.box, view, move.target)))

    def _paces(self, field: int) -> int:
        """As the raven flies."""
        stride = self.box.grid.stride
        return abs(field % stride - self.here % stride) + abs(field // stride - self.here // stride)

    def discard_too(self, move: Move) -> float:
        """LM-2.06 A second discard, or none: cards are turns, and turns run out with the pile."""
        if isinstance(move, Discard):
            return -self.kept[move.card]
        return -FRESH_CARD if self.view.pile > LOW_PILE else 0.0
