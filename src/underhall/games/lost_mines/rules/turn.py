"""Chapter 2. The turn.

LM-2.01  Play one card, or discard one or two; may move the own dwarf; draw.
LM-2.02  Draw 1 after playing, as many as were discarded otherwise, never more than the pile holds.
LM-2.03  Without a card at the start of the turn a player passes for the rest of the round.
LM-2.05  First the own troll goes, then an empty hand passes, then step 1.
LM-6.11  Between turns any seat may propose to end the round; all others must agree.
"""

from __future__ import annotations

from underhall.core.agenda import Decision, Effect
from underhall.core.notation import Fate, Move
from underhall.core.pile import kinds_in
from underhall.core.words import Refusal, all_but, only
from underhall.games.lost_mines.components import PATH
from underhall.games.lost_mines.moves import CardMove, Discard, Lay
from underhall.games.lost_mines.rules.action_cards import ACTION_CARDS, send_troll_home
from underhall.games.lost_mines.rules.moving import BeginMove, StayAtMine
from underhall.games.lost_mines.rules.path_cards import lay, lays, why_not_lay
from underhall.games.lost_mines.rules.scoring import ScoreRound
from underhall.games.lost_mines.rules.setup import DealCard
from underhall.games.lost_mines.table import Table


class FirstTurn(Effect[Table]):
    """LM-1.07, LM-6.06"""

    def resolve(self, table: Table) -> None:
        table.then(Turn(table.first))


class Turn(Effect[Table]):
    """LM-2.01 The steps in order; LM-2.03, LM-2.05 or a pass."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, table: Table) -> None:
        seat = self.seat
        send_troll_home(table, seat)
        if table.hands[seat]:
            table.then(
                PlayOrDiscard(seat), BeginMove(seat), DrawCards(seat), StayAtMine(seat), NextTurn(seat)
            )
        else:
            pass_round(table, seat)
            table.then(NextTurn(seat))


def pass_round(table: Table, seat: int) -> None:
    """LM-2.07 A passed player is skipped without being asked; the dwarf stays."""
    if not table.passed >> seat & 1:
        table.passed |= 1 << seat
        table.tell("passes", seat=seat)


class PlayOrDiscard(Decision[Table, Move]):
    """LM-2.01 Step 1, a must: play one card, or discard one or two."""

    rule = "LM-2.01"

    def __init__(self, seat: int, proposed: int = 0) -> None:
        self.seat = seat
        self.proposed = proposed

    def options(self, table: Table) -> list[Move]:
        use = table.box.use
        cards = kinds_in(table.hands[self.seat])
        found: list[Move] = [*lays(table, [card for card in cards if use[card] == PATH])]
        for card in cards:
            if use[card] != PATH:
                found += ACTION_CARDS[use[card]].options(table, self.seat, card)
        found += [table.moves.discard[card] for card in cards]
        return found

    def choose(self, table: Table, move: Move) -> None:
        table.last = self.seat  # LM-6.10
        table.to_draw = 1
        if isinstance(move, Lay):
            lay(table, self.seat, move)
        elif isinstance(move, CardMove):
            ACTION_CARDS[table.box.use[move.card]].play(table, self.seat, move)
        else:
            assert isinstance(move, Discard)
            discard(table, self.seat, move)
            table.then(DiscardAnother(self.seat))

    def why_not(self, table: Table, move: Move) -> Refusal:
        if not isinstance(move, CardMove | Discard):
            return Refusal(self.rule, "refused.not_now", {"move": move.text})
        if move.card not in table.hands[self.seat]:
            return Refusal(self.rule, "refused.not_in_hand", {"card": table.box.cards[move.card].name})
        if isinstance(move, Lay):
            return why_not_lay(table, move)
        return ACTION_CARDS[table.box.use[move.card]].why_not(table, self.seat, move)

    def asides(self, table: Table, seat: int) -> list[Move]:
        """LM-6.11 Any seat, once between two turns."""
        return [] if self.proposed else [table.moves.propose_end]

    def hear(self, table: Table, seat: int, aside: Move) -> None:
        table.agenda[-1] = PlayOrDiscard(self.seat, proposed=1)
        table.tell("proposes_end", seat=seat)
        others = [(seat + i) % table.seats for i in range(1, table.seats)]
        table.then(*[Vote(other) for other in others], EndByAgreement())


def discard(table: Table, seat: int, move: Discard) -> None:
    """LM-2.04 Face down: only the owner knows which card it was."""
    table.bury(seat, move.card)
    if table.heard():
        table.whisper(all_but(seat), "discards", seat=seat)
        table.whisper(only(seat), "discards_card", seat=seat, card=table.box.cards[move.card].name)


class DiscardAnother(Decision[Table, Move]):
    """LM-2.06 A second discard is chosen before drawing."""

    rule = "LM-2.06"
    by_the_way = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: Table) -> list[Move]:
        hand = table.hands[self.seat]
        more = [table.moves.discard[card] for card in kinds_in(hand)]
        return [table.moves.keep_rest, *more] if hand else []

    def choose(self, table: Table, move: Move) -> None:
        if isinstance(move, Discard):
            table.to_draw = 2
            discard(table, self.seat, move)


class DrawCards(Effect[Table]):
    """LM-2.02 Step 3, a must, as far as the pile goes."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, table: Table) -> None:
        count = min(table.to_draw, table.pile_left())
        if count == 1:
            table.then(DrawCard(self.seat))
        elif count:
            table.then(DrawCard(self.seat), DrawCard(self.seat))


class DrawCard(DealCard):
    """LM-2.02 Others see that a card is drawn, not which."""

    def befall(self, table: Table, move: Fate) -> None:
        table.draw(self.to, move.what)
        if table.heard():
            table.whisper(all_but(self.to), "draws", seat=self.to)
            table.whisper(only(self.to), "draws_card", seat=self.to, card=table.box.cards[move.what].name)


class NextTurn(Effect[Table]):
    """LM-6.01 The round goes on until, after a finished turn, the pile and all hands are empty."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, table: Table) -> None:
        if table.no_cards_left():
            table.tell("no_cards_left")
        else:
            table.then(Turn(table.left_of(self.seat)))


class Vote(Decision[Table, Move]):
    """LM-6.11 All others must agree; the first refusal settles it. What all have heard is not taken back."""

    rule = "LM-6.11"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: Table) -> list[Move]:
        return [table.moves.agree, table.moves.refuse]

    def choose(self, table: Table, move: Move) -> None:
        table.learn()
        if move is table.moves.agree:
            table.tell("agrees", seat=self.seat)
        else:
            table.tell("disagrees", seat=self.seat)
            table.skip_to(PlayOrDiscard)


class EndByAgreement(Effect[Table]):
    """LM-6.01 All players agreed to end the round."""

    def resolve(self, table: Table) -> None:
        table.tell("ends_by_agreement")
        table.skip_to(ScoreRound)
