"""The course of a finished game: its positions, where somebody else begins to act, and what stood when."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from underhall.bots.analysis.chances import sides_of
from underhall.bots.analysis.findings import Mark
from underhall.core.agenda import NATURE
from underhall.core.components import Components
from underhall.core.game import AnyGame
from underhall.core.match import AnyMatch, begin
from underhall.core.record import Line, read
from underhall.core.words import Event
from underhall.games import GAMES
from underhall.games.lost_mines.rules.scoring import round_result
from underhall.games.lost_mines.table import UNSEEN


class Unfinished(ValueError):
    """A game that still goes on: to look into it would tell secrets."""


class Course:
    """A record, replayed: the table before each line and after the last, and the journal."""

    def __init__(self, match: AnyMatch, lines: list[Line]) -> None:
        self.game: AnyGame = match.game
        self.lines = lines
        self.tables: list[Any] = [match.table.copy()]
        for line in lines:
            match.follow(line)
            self.tables.append(match.table.copy())
        if not match.table.over():
            raise Unfinished("the game is not over")
        self.journal: list[Event] = match.journal
        self.sides = sides_of(self.game, self.tables[-1])
        self.stops = stops(lines)

    def left(self, at: int) -> float:
        """How much of the record is still to come."""
        return 1 - at / len(self.lines)

    def actor(self, at: int) -> int:
        """Who acted right before."""
        return self.lines[at - 1].actor if at else NATURE

    def chosen(self, at: int) -> bool:
        """Whether somebody really had to choose then."""
        line = self.lines[at]
        return line.actor != NATURE and not line.aside and len(self.tables[at].options()) > 1

    def mark(self, at: int, chances: list[float]) -> Mark:
        table = self.tables[at]
        return Mark(at, self.actor(at), scored(self.game, table), stands(self.game, table), chances)


def stops(lines: list[Line]) -> list[int]:
    """From the first choice on, whenever the next line is somebody else's, nature included; and the end."""
    first = next(at for at, line in enumerate(lines) if line.actor != NATURE)
    changes = [at for at in range(first + 1, len(lines)) if lines[at].actor != lines[at - 1].actor]
    return [first, *changes, len(lines)]


def scored(game: AnyGame, table: Any) -> list[int]:
    """Points that have been scored, by player."""
    return list(table.glory) if game.name == "covenant" else list(table.scores())


def stands(game: AnyGame, table: Any) -> list[int]:
    """What they would come to if all were counted now, each by what that player knows."""
    if game.name == "lost_mines":
        return _with_the_round(table)
    players = len(game.tally(table, 0))
    return [sum(game.tally(table, min(at, table.seats - 1))[at].values()) for at in range(players)]


def _with_the_round(table: Any) -> list[int]:
    """LM-6.02 As if the round ended here; before roles are dealt there is nothing to add."""
    points = list(table.scores())
    if len(table.results) == table.round or len(table.roles) < table.seats:
        return points
    ended = table.copy()
    ended.treasure_value = tuple([0 if value == UNSEEN else value for value in table.treasure_value])
    found = round_result(ended)
    return [own + found.points(seat) for seat, own in enumerate(points)]


@lru_cache(maxsize=2)
def remembered(text: str, box: Components) -> Course:
    """The course of a record that is asked for piece by piece, with the box it was played with."""
    record = read(text)
    return Course(begin(GAMES[record.game], record, box), record.lines)
