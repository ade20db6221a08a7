"""Purses: a toy game with a hidden card, a die and coins, so that the core is tested without a real game.

Each seat is dealt a secret card. A turn: take coins, roll the die, peek at a card, or rest. Who has six coins
ends the game; the secret card counts too.
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

from underhall.core import agenda
from underhall.core.agenda import NATURE, Chance, Decision, Dice, Effect, changed
from underhall.core.components import Components
from underhall.core.contents import Contents
from underhall.core.game import Game, Option
from underhall.core.match import Match
from underhall.core.notation import Move, Notation
from underhall.core.pile import Pile, drawn
from underhall.core.words import Refusal, all_but, only

ENOUGH = 6
MORE_ONCE = 8  # before rules 3
CARDS = (2, 2, 4)


class Box(Components):
    """The cards and the name of the pack."""

    def __init__(self, name: str = "box", fingerprint: str = "f00d") -> None:
        super().__init__(name, fingerprint)
        self.pile = Pile(CARDS, sum(CARDS))
        self.notation = Notation(self)
        self.take = [self._move(f"take {n}", n) for n in (1, 2)]
        self.roll = self._move("roll", 0)
        self.peek = [self._move(f"peek at {seat + 1}", seat) for seat in range(4)]
        self.rest = self._move("rest", 0)
        self.keep = self._move("keep", 0)
        self.spend = self._move("spend", 1)
        self.stop = self._move("call it a day", 0)
        self.die = [self._move(f"die shows {n}", n) for n in (1, 2, 3)]
        self.deal = [self._move(f"deal {card}", card) for card in range(len(CARDS))]
        self.notation.alias("sleep", self.rest)

    def _move(self, text: str, what: int) -> ToyMove:
        return self.notation.add(ToyMove(text, what))


class ToyMove(Move):
    def __init__(self, text: str, what: int) -> None:
        super().__init__(text, "TOY-1", f"move.{text.split()[0]}", {"what": what})
        self.what = what


class Roll:
    """A value that stands on the table."""

    def __init__(self, seat: int, pips: int) -> None:
        self.seat = seat
        self.pips = pips


class Purses(agenda.Table):
    def __init__(self, box: Box, seats: int, high: int) -> None:
        super().__init__(seats)
        self.box = box
        self.high = high
        self.coins: tuple[int, ...] = (0,) * seats
        self.cards: tuple[int, ...] = (-1,) * seats
        self.seen: tuple[int, ...] = (0,) * seats
        self.rolls: tuple[Roll, ...] = ()
        self.pile = box.pile
        self.motto: str | None = None

    def copy(self) -> Purses:
        other = Purses(self.box, self.seats, self.high)
        self.copy_agenda(other)
        other.coins = self.coins
        other.cards = self.cards
        other.seen = self.seen
        other.rolls = self.rolls
        other.pile = self.pile
        other.motto = self.motto
        return other

    def notation(self) -> Notation:
        return self.box.notation

    def scores(self) -> list[int]:
        return [coins + card for coins, card in zip(self.coins, self.cards, strict=True)]

    def winners(self) -> list[int]:
        best = max(self.scores())
        return [seat for seat, score in enumerate(self.scores()) if score == best] if self.over() else []

    def gain(self, seat: int, coins: int) -> None:
        self.coins = changed(self.coins, seat, self.coins[seat] + coins)
        self.tell("gains", seat=seat, coins=coins)


class DealCard(Chance[Purses, ToyMove]):
    def __init__(self, to: int) -> None:
        self.to = to

    def outcomes(self, table: Purses) -> list[tuple[ToyMove, int]]:
        return [(table.box.deal[card], count) for card, count in table.pile.outcomes()]

    def befall(self, table: Purses, move: ToyMove) -> None:
        table.pile = table.pile.without(move.what)
        table.cards = changed(table.cards, self.to, move.what)
        table.seen = changed(table.seen, self.to, 1 << self.to)
        table.whisper(all_but(self.to), "is_dealt", seat=self.to)
        table.whisper(only(self.to), "is_dealt_card", seat=self.to, card=move.what)


class Turn(Effect[Purses]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, table: Purses) -> None:
        table.then(Choose(self.seat), SpendCoin(self.seat), NextTurn(self.seat))


class Choose(Decision[Purses, ToyMove]):
    rule = "TOY-1"

    def __init__(self, seat: int, called: int = 0) -> None:
        self.seat = seat
        self.called = called

    def options(self, table: Purses) -> list[ToyMove]:
        box = table.box
        unseen = [s for s in range(table.seats) if not table.seen[s] >> self.seat & 1]
        return [*box.take[: 1 + table.high], box.roll, *[box.peek[s] for s in unseen], box.rest]

    def choose(self, table: Purses, move: ToyMove) -> None:
        if move in table.box.take:
            table.gain(self.seat, move.what)
        elif move is table.box.roll:
            table.then(RollDie(self.seat))
        elif move in table.box.peek:
            table.then(SeeCard(self.seat, move.what))

    def asides(self, table: Purses, seat: int) -> list[Move]:
        return [] if self.called else [table.box.stop]

    def hear(self, table: Purses, seat: int, aside: Move) -> None:
        table.agenda[-1] = Choose(self.seat, called=1)
        table.tell("calls_it_a_day", seat=seat)


class SpendCoin(Decision[Purses, ToyMove]):
    """Lapses for a seat without coins. A spent coin goes to the left."""

    rule = "TOY-2"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: Purses) -> list[ToyMove]:
        return [table.box.keep, table.box.spend] if table.coins[self.seat] else []

    def choose(self, table: Purses, move: ToyMove) -> None:
        if move is table.box.spend:
            table.gain(self.seat, -1)
            table.gain((self.seat + 1) % table.seats, 1)

    def why_not(self, table: Purses, move: Move) -> Refusal:
        return Refusal("TOY-2", "refused.coin_first", {"move": move.text})


class RollDie(Chance[Purses, ToyMove]):
    """One pip is rare, three are common."""

    def __init__(self, to: int) -> None:
        self.to = to

    def outcomes(self, table: Purses) -> list[tuple[ToyMove, int]]:
        return [(move, move.what) for move in table.box.die]

    def befall(self, table: Purses, move: ToyMove) -> None:
        table.rolls = (*table.rolls, Roll(self.to, move.what))
        table.gain(self.to, move.what)


class SeeCard(Effect[Purses]):
    def __init__(self, seat: int, other: int) -> None:
        self.seat, self.other = seat, other

    def resolve(self, table: Purses) -> None:
        table.learn()
        table.seen = changed(table.seen, self.other, table.seen[self.other] | 1 << self.seat)
        table.whisper(only(self.seat), "sees_card", seat=self.other, card=table.cards[self.other])


class NextTurn(Effect[Purses]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, table: Purses) -> None:
        enough = ENOUGH if table.rules >= 3 else MORE_ONCE
        if max(table.coins) >= enough:
            table.then(Turn(self.seat), Turn(self.seat))
            table.skip_to(Finish)
        else:
            table.then(Turn((self.seat + 1) % table.seats))


class Finish(Effect[Purses]):
    def resolve(self, table: Purses) -> None:
        table.learn()
        table.motto = "the fullest purse"
        table.tell("game_over", winners=" ".join(map(str, range(table.seats))))


class PurseGame(Game[Purses, Box]):
    name = "purses"
    title = "Purses"
    about = "Fill the purse."
    least_seats = 2
    most_seats = 4
    options: tuple[Option, ...] = (Option("stakes", ("low", "high"), "TOY-1"),)
    rules_version = 3
    home = Path(__file__).parent
    chapters: tuple[ModuleType, ...] = (sys.modules[__name__],)
    values: tuple[type, ...] = (Roll,)
    shared = ("box",)

    def moves_of(self, box: Box) -> Box:
        return box

    def read_box(self, pack: Path | Contents | None) -> Box:
        return Box(pack.name, pack.fingerprint()) if isinstance(pack, Contents) else PRINTED

    def bare_table(self, box: Box, seats: int, options: dict[str, str]) -> Purses:
        return Purses(box, seats, int(options["stakes"] == "high"))

    def begin(self, table: Purses) -> None:
        table.then(*[DealCard(seat) for seat in range(table.seats)], Turn(0), Finish())

    def view(self, table: Purses, seat: int) -> object:
        return [card if seen >> seat & 1 else -1 for card, seen in zip(table.cards, table.seen, strict=True)]

    def unseen(self, table: Purses, seat: int) -> list[list[int]]:
        """The cards in the pile and in purses that the seat has not looked into."""
        left = list(CARDS)
        for card, seen in zip(table.cards, table.seen, strict=True):
            left[card] -= card >= 0 and seen >> seat & 1
        return [[card for card, count in enumerate(left) for _ in range(count)]]

    def determinize(self, table: Purses, seat: int, dice: Dice) -> Purses:
        other = table.copy()
        dark = [s for s, card in enumerate(table.cards) if card >= 0 and not table.seen[s] >> seat & 1]
        left = self.unseen(table, seat)[0]
        for s, card in zip(dark, drawn(left, len(dark), dice), strict=True):
            other.cards = changed(other.cards, s, card)
            left.remove(card)
        other.pile = Pile(tuple([left.count(card) for card in range(len(CARDS))]), len(left))
        other.ask_again(seat)
        return other


PURSES = PurseGame()
PRINTED = Box()
PURSES.box()


def dealt(seats: int = 3, stakes: str = "low") -> Purses:
    """A table at the first seat's first choice; seat i holds card i % 3."""
    table = PURSES.new(seats, {"stakes": stakes})
    for seat in range(seats):
        table.play(PRINTED.deal[seat % 3])
    return table


def dealt_match(seats: int = 3, stakes: str = "low") -> Match[Purses, Box]:
    match = Match(PURSES, seats, {"stakes": stakes})
    for seat in range(seats):
        match.play(NATURE, PRINTED.deal[seat % 3])
    return match


def said(match: Match[Purses, Box], seat: int, *texts: str) -> None:
    """The seat makes these choices one after the other."""
    for text in texts:
        match.play(seat, PRINTED.notation.parse(text))
