"""How a sensible dwarf values its options in The Lost Mines.

A dwarf wants the dwarves that score for it near the mines, itself first, and its rivals far from them.
Which ones those are follows from its role and from the roles it knows; the rest is guessed by the cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from underhall.bots.bot import Reason, Sight
from underhall.bots.heuristics.heuristic import Heuristic
from underhall.bots.heuristics.lost_mines.cards import Cards
from underhall.bots.heuristics.lost_mines.company import stakes
from underhall.bots.heuristics.lost_mines.ground import Ground, obstacles_in_reach
from underhall.bots.heuristics.lost_mines.outlook import Outlook
from underhall.bots.heuristics.lost_mines.reasons import Reasons
from underhall.bots.heuristics.lost_mines.votes import treasure_left_to_win
from underhall.bots.heuristics.lost_mines.walking import Walk, treasure_worth
from underhall.core.grid import half_turn
from underhall.core.notation import Move
from underhall.games.lost_mines.components import Box
from underhall.games.lost_mines.moves import Step, TakeTreasure, TurnMine
from underhall.games.lost_mines.view import View


class LostMines(Heuristic):
    def __init__(self) -> None:
        self._key: tuple[Any, ...] = ()
        self._ground: Ground | None = None

    def scores(self, sight: Sight) -> list[float]:
        view: View = sight.view()
        options = sight.options
        ground = self._survey(sight.box, view)
        if view.question == "PlayOrDiscard":
            return self._cards(ground, view).scores(options)
        if view.question == "MoveDwarf":
            return self._walks(ground, sight, view)
        if view.question == "DiscardAnother":
            cards = self._cards(ground, view)
            return [cards.discard_too(move) for move in options]
        if view.question == "PickTreasure":
            return [treasure_worth(ground, view, m.slot) for m in options if isinstance(m, TakeTreasure)]
        if view.question == "ChooseTurn":
            return self._turns(ground, view, options)
        if view.question == "Vote":
            left = treasure_left_to_win(view, ground)
            return [float((move.text == "refuse") == left) for move in options]
        return [0.0] * len(options)

    def reason(self, sight: Sight, move: Move) -> Reason:
        view: View = sight.view()
        ground = self._survey(sight.box, view)
        return Reasons(ground, view, careful=sight.careful).why(move)

    def _survey(self, box: Box, view: View) -> Ground:
        """The ground, drawn anew if anything on it has changed; the own dwarf may walk meanwhile."""
        me = view.seat
        key = (
            box,
            view.sides,
            view.laid,
            view.tools,
            obstacles_in_reach(box, view),
            view.mine_kinds,
            view.treasure_kinds,
            view.treasure_owners,
            view.places[:me],
            view.places[me + 1 :],
        )
        if self._ground is None or key != self._key:
            self._key = key
            self._ground = Ground(box, view)
        return self._ground

    def _cards(self, ground: Ground, view: View) -> Cards:
        return Cards(view, Outlook(ground, view.places, stakes(ground.box, view)))

    def _walks(self, ground: Ground, sight: Sight, view: View) -> list[float]:
        walk = Walk(view, ground, careful=sight.careful)
        return [
            walk.step(move.direction) if isinstance(move, Step) else walk.prospect(walk.here)
            for move in sight.options
        ]

    def _turns(self, ground: Ground, view: View, options: Sequence[Move]) -> list[float]:
        """LM-5.14 How the mine should lie."""
        box, field = ground.box, view.places[view.seat]
        sides = box.mine_sides[view.mine_kinds[box.mine_at[field]]]
        outlook = Outlook(ground, view.places, stakes(box, view))
        return [
            outlook.if_turned(field, half_turn(sides) if move.turned else sides)
            for move in options
            if isinstance(move, TurnMine)
        ]
