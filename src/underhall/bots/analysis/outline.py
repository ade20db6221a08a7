"""What a record tells without any judgement: where somebody else begins to act, how points stood, choices."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from underhall.bots.analysis.course import Course
from underhall.bots.analysis.findings import Gain, Mark, Throws, Turn
from underhall.bots.analysis.gains import gains
from underhall.bots.analysis.throws import throws


@dataclass(frozen=True)
class Outline:
    """`marks` have no chances yet; `choices` are the moves before which there was something to choose."""

    game: str
    seats: int
    sides: list[list[int]]
    marks: list[Mark]
    choices: list[int]
    gains: list[Gain]
    best: list[Turn]
    throws: list[Throws]


def outline(course: Course) -> Outline:
    marks = [course.mark(at, []) for at in course.stops]
    return Outline(
        game=course.game.name,
        seats=course.tables[-1].seats,
        sides=course.sides,
        marks=marks,
        choices=[at for at in range(len(course.lines)) if course.chosen(at)],
        gains=gains(course),
        best=[best(marks, player) for player in range(len(marks[0].stands))],
        throws=throws(course),
    )


def best(marks: list[Mark], player: int) -> Turn:
    """The stretch in which a player's points, were all counted, rose most."""
    before, after = max(pairwise(marks), key=lambda pair: pair[1].stands[player] - pair[0].stands[player])
    return Turn(player, before.at, after.at, after.stands[player] - before.stands[player])
