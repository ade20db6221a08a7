"""A game at one keyboard, of one person or several, with bots: the match, and a save after every choice.

Chance and bots are seeded by the game's seed and the number of the move, so a game that was closed and
resumed goes on as it would have gone on.
"""

from __future__ import annotations

from random import Random
from typing import Any

from underhall.bots import hire, make_bot
from underhall.bots.bot import Bot, Reason, Sight
from underhall.cli.boards import painter_of
from underhall.cli.saves import PERSON, Save, Seating
from underhall.core.agenda import NATURE
from underhall.core.beyond import ways_on
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
        self.people = [seat for seat, bot in enumerate(seating.bots) if bot == PERSON]
        self.match.watched = self.several()
        self.painter = painter_of(match.game, match.box, seating.names)
        self.painter.outlook = self.outlook
        self.painter.tally = self.tally
        self.bots = {seat: hire(name, Random()) for seat, name in enumerate(seating.bots) if name != PERSON}
        # Whether people are asked what can wait until their next turn.
        self.asks_all = False
        # By seat: how much of the journal was told, how long it was after the last turn, what there was no
        # choice about since; and who was not asked what can wait.
        self._told = dict.fromkeys(self.people, 0)
        self._turn_ended = dict.fromkeys(self.people, 0)
        self._last_actor = NATURE
        self._forced: dict[int, list[Move]] = {seat: [] for seat in self.people}
        self._postponed: set[int] = set()

    # Who sits at the keyboard

    def several(self) -> bool:
        return len(self.people) > 1

    def asked(self) -> int:
        """The seat at this keyboard that has to choose, or whoever sat there last."""
        seat = self.match.table.to_move()
        return seat if seat in self.people else self.seat

    @property
    def told(self) -> int:
        return self._told[self.seat]

    @told.setter
    def told(self, events: int) -> None:
        self._told[self.seat] = events

    @property
    def forced(self) -> list[Move]:
        return self._forced[self.seat]

    @property
    def postponed(self) -> bool:
        return self.seat in self._postponed

    def tell_from(self, seat: int, events: int, turn_ended: int) -> None:
        """A game goes on: the news of a seat begin there, and its last turn ended there."""
        self._told[seat], self._turn_ended[seat] = events, turn_ended

    # What there is to see

    def view(self) -> Any:
        return self.match.game.view(self.match.table, self.seat)

    def options(self) -> list[Move]:
        return list(self.match.table.options()) if self.my_turn() else []

    def outlook(self, move: Move) -> Outlook | None:
        """What one of the options leads to."""
        found: Outlook | None = self.match.game.outlook(self.match.table, self.seat, move)
        return found

    def tally(self) -> list[dict[str, int]]:
        """What everybody's points would come to now, as far as the seat knows."""
        found: list[dict[str, int]] = self.match.game.tally(self.match.table, self.seat)
        return found

    def my_turn(self) -> bool:
        return bool(self.match.table.to_move() == self.seat)

    def over(self) -> bool:
        return bool(self.match.table.over())

    def news(self) -> list[Event]:
        """What the seat may read and has happened since its last choice."""
        return [event for event in self.match.journal[self.told :] if event.readable_by(self.seat)]

    def since_last_turn(self) -> list[Event]:
        """What the seat may read and has happened since somebody else acted after it."""
        begin = self._turn_ended[self.seat]
        return [event for event in self.match.journal[begin:] if event.readable_by(self.seat)]

    def rounds_scored(self) -> int:
        return self.painter.rounds_scored(self.view())

    # What happens

    def step(self) -> None:
        """One move of nature or of a bot, or what there is no choice about."""
        seat = self.match.table.to_move()
        if seat == NATURE:
            self.match.befall(self._dice("nature"))
            return
        self._acts(seat)
        if seat in self.people:
            self._pass_over(seat)
        else:
            bot = self.bots[seat]
            bot.dice = self._dice("bot")
            self.match.play(seat, bot.choose(self.sight(bot, seat)))
        self.keep()

    def _pass_over(self, seat: int) -> None:
        """What is done without asking, and kept to be told."""
        forced = self.match.table.forced()
        if forced is not None:
            self._forced[seat].append(forced)
            self.match.pass_over()
        elif self.match.postpone(seat):
            self._postponed.add(seat)

    def sight(self, bot: Bot, seat: int) -> Sight:
        """What a bot in a seat gets."""
        match = self.match
        return Sight(match.game, match.table, seat, bot.hears(match.game, match.journal, seat))

    def waits(self) -> bool:
        """A person has to choose."""
        table = self.match.table
        later = None if self.asks_all else table.postponed()
        return table.to_move() in self.people and table.forced() is None and later is None

    def _acts(self, seat: int) -> None:
        """With another actor a turn has ended."""
        if seat != self._last_actor and self._last_actor in self._turn_ended:
            self._turn_ended[self._last_actor] = len(self.match.journal)
        self._last_actor = seat

    def play(self, move: Move) -> None:
        self._acts(self.seat)
        told = len(self.match.journal)
        self.match.play(self.seat, move)
        self._acted(told)

    def way_to(self, move: Move) -> tuple[Move, ...]:
        """The moves by which the person goes on to one that can be made right after."""
        ways = ways_on(self.match.table, self.seat)
        return next((way.first for way in ways if move in way.moves), ())

    def go_by(self, first: tuple[Move, ...], move: Move) -> None:
        """Go on, and then do what could not be done before."""
        for one in first:
            self.play(one)
            while self.match.pass_over():
                pass
        self.play(move)

    def interject(self, aside: Move) -> None:
        told = len(self.match.journal)
        self.match.interject(self.seat, aside)
        self._acted(told)

    def _acted(self, told: int) -> None:
        self.told = told
        self.forced.clear()
        self._postponed.discard(self.seat)
        self.keep()

    def undo(self) -> None:
        """Back to the last real choice; raises `Illegal` if there is no way back."""
        self.match.undo(self.seat)
        self.forced.clear()
        self._postponed.discard(self.seat)
        for known in (self._told, self._turn_ended):
            for seat, events in known.items():
                known[seat] = min(events, len(self.match.journal))
        self.keep()

    def keep(self) -> None:
        self.save.write(self.match.record())

    def advice(self) -> tuple[Move, Reason]:
        """What a bot would do in the person's place, knowing no more; to one question always the same."""
        answered = sum(line.actor == self.seat and not line.aside for line in self.match.lines)
        bot: Bot = make_bot(ADVISER, Random(f"{self.seating.seed} advice {answered}"))
        sight = self.sight(bot, self.seat)
        sight.careful = True
        return bot.explain(sight)

    def _dice(self, whose: str) -> Random:
        return Random(f"{self.seating.seed} {whose} {len(self.match.lines)}")
