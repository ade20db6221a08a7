"""A game of one person against bots: the match, the bots, and a save after every choice.

Chance and bots are seeded by the game's seed and the number of the move, so a game that was closed and
resumed goes on as it would have gone on.
"""

from __future__ import annotations

from random import Random
from typing import Any

from underhall.bots import make_bot
from underhall.bots.bot import Bot, Reason, Sight
from underhall.cli.boards import painter_of
from underhall.cli.saves import PERSON, Save, Seating
from underhall.core.agenda import NATURE
from underhall.core.game import Outlook
from underhall.core.match import AnyMatch
from underhall.core.notation import Move
from underhall.core.words import Event

ADVISER = "greedy"


class Session:
    def __init__(self, match: AnyMatch, seating: Seating, save: Save) -> None:
        self.match = match
        self.seating = seating
        self.save = save
        self.seat = seating.seat
        self.names = seating.names
        self.painter = painter_of(match.game, match.box, seating.names)
        self.painter.outlook = self.outlook
        self.bots = {
            seat: make_bot(name, Random()) for seat, name in enumerate(seating.bots) if name != PERSON
        }
        self.told = 0
        self.forced: list[Move] = []

    # What there is to see

    def view(self) -> Any:
        return self.match.game.view(self.match.table, self.seat)

    def options(self) -> list[Move]:
        return self.match.table.options() if self.my_turn() else []

    def outlook(self, move: Move) -> Outlook | None:
        """What one of the options leads to."""
        found: Outlook | None = self.match.game.outlook(self.match.table, self.seat, move)
        return found

    def my_turn(self) -> bool:
        return bool(self.match.table.to_move() == self.seat)

    def over(self) -> bool:
        return bool(self.match.table.over())

    def news(self) -> list[Event]:
        """What the seat may read and has happened since its last choice."""
        return [event for event in self.match.journal[self.told :] if event.readable_by(self.seat)]

    def rounds_scored(self) -> int:
        return self.painter.rounds_scored(self.view())

    # What happens

    def step(self) -> None:
        """One move of nature or of a bot, or the only thing the person can do."""
        seat = self.match.table.to_move()
        if seat == NATURE:
            self.match.befall(self._dice("nature"))
            return
        if seat == self.seat:
            self.forced.append(self.options()[0])
            self.match.play(seat, self.forced[-1])
        else:
            bot = self.bots[seat]
            bot.dice = self._dice("bot")
            self.match.play(seat, bot.choose(Sight(self.match.game, self.match.table, seat)))
        self.keep()

    def waits(self) -> bool:
        """The person has to choose between several things."""
        return self.my_turn() and len(self.options()) > 1

    def play(self, move: Move) -> None:
        told = len(self.match.journal)
        self.match.play(self.seat, move)
        self._acted(told)

    def interject(self, aside: Move) -> None:
        told = len(self.match.journal)
        self.match.interject(self.seat, aside)
        self._acted(told)

    def _acted(self, told: int) -> None:
        self.told = told
        self.forced = []
        self.keep()

    def undo(self) -> None:
        """Back to the last real choice; raises `Illegal` if there is no way back."""
        self.match.undo(self.seat)
        while len(self.options()) == 1 and self.match.can_undo(self.seat):
            self.match.undo(self.seat)
        self.forced = []
        self.told = min(self.told, len(self.match.journal))
        self.keep()

    def keep(self) -> None:
        self.save.write(self.match.record())

    def advice(self) -> tuple[Move, Reason]:
        """What a bot would do in the person's place, knowing no more."""
        bot: Bot = make_bot(ADVISER, self._dice("advice"))
        return bot.explain(Sight(self.match.game, self.match.table, self.seat))

    def _dice(self, whose: str) -> Random:
        return Random(f"{self.seating.seed} {whose} {len(self.match.lines)}")
