"""The terms of an arena: who plays what, how often, on which deals."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from underhall.bots.annals import Heading
from underhall.bots.arena import Crew, Outcome, simulate
from underhall.bots.players import fingerprint
from underhall.core.game import AnyGame


class Terms(msgspec.Struct, frozen=True):
    """What is to be played."""

    game: AnyGame
    seats: int
    bots: list[str]
    games: int
    seed: int
    jobs: int
    options: dict[str, str]
    pack: Path | None = None
    # Who plays, if not so many processes as there are jobs.
    crew: Crew | None = None

    def whole(self) -> int:
        """As many games as whole deals have."""
        return -(-self.games // len(self.bots)) * len(self.bots)

    def outcomes(self, first: int) -> Iterator[Outcome]:
        table = self.game, self.seats, self.bots, self.whole(), self.seed, self.jobs, self.options, self.pack
        return simulate(*table, line_ups=len(self.bots), first=first, crew=self.crew)

    def heading(self) -> Heading:
        """What games of today have in common."""
        game, box = self.game, self.game.box(self.pack)
        options = game.settle(self.seats, self.options)
        table = game.name, game.rules_version, box.name, box.fingerprint, self.seats, options, self.seed
        return Heading(*table, self.bots, fingerprint(game.name))

    def fits(self, number: int, outcome: Outcome) -> bool:
        """Whether an outcome is that of this game by these terms."""
        names = [self.bots[(seat + number) % len(self.bots)] for seat in range(self.seats)]
        options = self.game.settle(self.seats, self.options)
        here = self.game.name, self.game.box(self.pack).fingerprint, options, self.seed, number, names
        there = outcome.game, outcome.box, outcome.options, outcome.seed, outcome.number, outcome.bots
        return here == there
