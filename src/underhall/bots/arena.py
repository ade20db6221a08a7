"""The driver: plays tables with bots and a seeded generator, one after the other or many at once."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from underhall.bots.bot import Bot, Sight
from underhall.core.agenda import NATURE, Table
from underhall.core.game import AnyGame
from underhall.core.match import AnyMatch


def play_on(game: AnyGame, table: Table, bots: Sequence[Bot], dice: Random) -> int:
    """Play a table to its end; how many choices the bots made."""
    decisions = 0
    while not table.over():
        seat = table.to_move()
        if seat == NATURE:
            table.befall(dice)
        else:
            table.play(bots[seat].choose(Sight(game, table, seat)))
            decisions += 1
    return decisions


def play_match(match: AnyMatch, bots: Sequence[Bot], dice: Random) -> None:
    """The same with a record and a log."""
    while not match.table.over():
        seat = match.table.to_move()
        if seat == NATURE:
            match.befall(dice)
        else:
            match.play(seat, bots[seat].choose(Sight(match.game, match.table, seat)))
