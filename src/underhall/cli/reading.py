"""What a typed line means: a number of the menu, a move's text, or a short form of it."""

from __future__ import annotations

from difflib import get_close_matches

from underhall.cli.menu import Group, Menu, is_number
from underhall.cli.session import Session
from underhall.cli.words import say
from underhall.core.notation import Move, UnknownMove


class Reading:
    """A group to open, a move to make, or an objection."""

    def __init__(
        self,
        move: Move | None = None,
        group: Group | None = None,
        is_aside: bool = False,
        objection: str = "",
    ) -> None:
        self.move = move
        self.group = group
        self.is_aside = is_aside
        self.objection = objection


def read_answer(session: Session, menu: Menu, group: Group | None, line: str) -> Reading:
    """`group` is the one that is open, if any."""
    numbers = line.split()
    if all(is_number(number) for number in numbers):
        found = _by_number(menu, [int(number) for number in numbers])
        if found is not None:
            return found
        if len(numbers) == 1 and line != "0":
            return Reading(objection=say("play.no_such_number", number=line))
    return _by_text(session, group, line)


def _by_number(menu: Menu, numbers: list[int]) -> Reading | None:
    first = numbers[0]
    if len(numbers) == 2:
        group = menu.group(first)
        entry = menu.only(group).entry(numbers[1]) if group is not None else None
        return Reading(entry.move) if entry is not None else None
    if len(numbers) != 1:
        return None
    group, entry = menu.group(first), menu.entry(first)
    if group is not None:
        return Reading(group=group)
    return Reading(entry.move) if entry is not None else None


def _by_text(session: Session, group: Group | None, line: str) -> Reading:
    """A move that is legal now, else one that is a move at all; the open group is tried first."""
    found, objection = None, ""
    for text in [f"{group.name} {line}", line] if group is not None else [line]:
        try:
            move = session.match.table.notation().parse(session.painter.spelling(session.view(), text))
        except UnknownMove as error:
            objection = _unknown(session, error)
            continue
        if _is_possible(session, move):
            return Reading(move, is_aside=not _is_legal(session, move))
        found = found or move
    return Reading(found) if found is not None else Reading(objection=objection)


def _is_legal(session: Session, move: Move) -> bool:
    return session.match.table.refusal(move) is None


def _is_possible(session: Session, move: Move) -> bool:
    return _is_legal(session, move) or move in session.match.table.asides(session.seat)


def _unknown(session: Session, error: UnknownMove) -> str:
    """Meant is what can be done now. What was typed is shown as Python writes it: no sign in it steers the
    terminal."""
    asides = session.match.table.asides(session.seat)
    possible = [move.text for move in [*session.options(), *asides]]
    near = get_close_matches(error.text.lower(), possible, n=2)
    return say("play.unknown_move", move=repr(error.text)[1:-1], near=" · ".join(near), hints=len(near))
