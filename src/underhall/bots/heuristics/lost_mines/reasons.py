"""Why a move looks good, in words: `reason-...` in the catalogue."""

from __future__ import annotations

from underhall.bots.bot import Reason
from underhall.bots.heuristics.lost_mines.cards import Cards, kept_worth
from underhall.bots.heuristics.lost_mines.company import stakes
from underhall.bots.heuristics.lost_mines.ground import Ground
from underhall.bots.heuristics.lost_mines.outlook import Outlook
from underhall.bots.heuristics.lost_mines.walking import Walk
from underhall.core.notation import Move
from underhall.core.words import Word
from underhall.games.lost_mines.components import STORM
from underhall.games.lost_mines.moves import (
    CardMove,
    Discard,
    Lay,
    LookAt,
    PlayOnField,
    PlayOnPassage,
    Step,
    TakeTreasure,
    TurnMine,
)
from underhall.games.lost_mines.table import NONE, UNSEEN
from underhall.games.lost_mines.view import View


def because(key: str, **words: Word) -> Reason:
    return Reason(f"reason.{key}", words)


class Reasons:
    def __init__(self, ground: Ground, view: View, *, careful: bool = False) -> None:
        self.careful = careful
        self.ground = ground
        self.view = view
        self.box = ground.box
        self.here = view.places[view.seat]
        self.weights = stakes(self.box, view)

    def why(self, move: Move) -> Reason:
        if isinstance(move, CardMove):
            return self.why_play(move)
        if isinstance(move, Discard):
            return because("discards_useless", card=self.box.cards[move.card].name)
        if isinstance(move, Step):
            return self.why_step(move)
        if isinstance(move, TakeTreasure):
            seen = self.view.treasure_values[move.slot] != UNSEEN
            return because("dearest_treasure" if seen else "unknown_treasure", slot=move.slot + 1)
        if isinstance(move, TurnMine):
            return because("mine_leads_on")
        return self.why_else(move)

    def why_else(self, move: Move) -> Reason:
        if move.text == "stop":
            return self.why_stop()
        if move.text == "keep the rest":
            worth = kept_worth(self.box)
            least = min(self.view.hand, key=lambda card: worth[card])
            return because("saves_card", card=self.box.cards[least].name)
        if move.text == "agree":
            return because("no_treasure_left")
        if move.text == "refuse":
            return because("treasure_left")
        return because("all_alike")

    # Step 1

    def why_play(self, move: CardMove) -> Reason:
        if isinstance(move, LookAt):
            return because("looks")
        if self._gain(move, self.weights) <= 0:
            return because("nothing_better")
        if isinstance(move, PlayOnPassage):
            return self._blocks(move)
        assert isinstance(move, Lay | PlayOnField)
        mine = [float(seat == self.view.seat) for seat in range(self.view.seats)]
        for_me = self._gain(move, mine) > 0
        if not for_me and self._gain(move, [max(0.0, weight) for weight in self.weights]) <= 0:
            return self._blocks(move)
        if not for_me:
            return because("helps_friends", field=self.box.grid.names[move.field])
        if isinstance(move, Lay):
            return self._toward(move.field)
        clears = self.box.use[move.card] == STORM
        return because("clears_way" if clears else "opens_obstacle", field=self.box.grid.names[move.field])

    def _gain(self, move: CardMove, weights: list[float]) -> float:
        """What the move is worth if dwarves count for so much."""
        return Cards(self.view, Outlook(self.ground, self.view.places, weights)).gain(move)

    def _blocks(self, move: CardMove) -> Reason:
        """Named is the rival whom it costs most."""
        rivals = [seat for seat, weight in enumerate(self.weights) if weight < 0]
        return because("blocks_rival", seat=max(rivals, key=lambda seat: self._cost(move, seat)))

    def _cost(self, move: CardMove, seat: int) -> float:
        """What the move takes from a dwarf."""
        return self._gain(move, [-float(other == seat) for other in range(self.view.seats)])

    # Step 2

    def why_step(self, move: Step) -> Reason:
        end = Walk(self.view, self.ground, careful=self.careful).best_end(move.direction)[1]
        if self._has_treasure(end):
            return because("takes_treasure")
        mine = self.box.mine_at[end]
        if self.ground.hidden >> end & 1 and self.view.mine_kinds[mine] == UNSEEN:
            return because("reveals_mine", field=self.box.grid.names[end])
        return self._toward(end)

    def why_stop(self) -> Reason:
        if self._has_treasure(self.here):
            return because("stays_at_mine")
        passages = self.box.grid.passage
        ahead = [passages[direction][self.here] for direction in self.ground.onward(self.here)]
        if any(passage in self.view.traps for passage in ahead):
            return because("avoids_trap")
        return because("stops_here")

    def _toward(self, field: int) -> Reason:
        goal = self.ground.goal(field)
        if goal == NONE:
            return because("nothing_better")
        return because("toward_mine", field=self.box.grid.names[goal])

    def _has_treasure(self, field: int) -> bool:
        mine = self.box.mine_at[field]
        kind = self.view.mine_kinds[mine] if mine >= 0 else UNSEEN
        return kind != UNSEEN and self.ground.left[kind] > 0
