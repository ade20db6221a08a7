"""What `hard` would have played instead, and what the difference was worth."""

from __future__ import annotations

from random import Random

from underhall.bots import make_bot
from underhall.bots.analysis.chances import end, sides_of, spread, winning
from underhall.bots.analysis.course import Course
from underhall.bots.analysis.findings import Swing
from underhall.bots.bot import Sight
from underhall.core.notation import Move


def verdict(course: Course, at: int, mind: str, worlds: int) -> Swing | None:
    """Of the choice after so many moves; None where there was none, or `hard` would have played it too.

    Both moves are tried in the same worlds, drawn from what the seat knew: nobody is blamed for what was
    hidden. What others hold in them is made up, so a chance here is not the one of the curve.
    """
    table, line = course.tables[at], course.lines[at]
    seat, played = line.actor, table.notation().parse(line.text)
    sight = Sight(course.game, table, seat)
    if line.aside or len(sight.options) < 2:
        return None
    better, reason = make_bot(mind, Random(at)).explain(sight)
    if better is played:
        return None
    pair = [judged(course, at, move, worlds) for move in (played, better)]
    question = type(table.agenda[-1]).__name__
    return Swing(at, seat, question, played.text, better.text, reason.key, reason.words, *pair)


def judged(course: Course, at: int, move: Move, worlds: int) -> float:
    """The chance of who chose, if this is chosen."""
    game, table, seat = course.game, course.tables[at], course.lines[at].actor
    side = next(n for n, players in enumerate(sides_of(game, table)) if seat in players)
    wide = spread(game.name, course.left(at))
    found = 0.0
    for world in range(worlds):
        imagined = game.determinize(table, seat, Random(f"{at} {world}"))
        imagined.play(move)
        found += winning(end(game, imagined, Random(world)), wide)[side]
    return found / worlds
