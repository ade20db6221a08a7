"""The same position for other seats, and beside rich others: rules know no seat by its number.

`play` of positions.py makes every move of every rule test there too. So a rule that serves the first seat
only, or looks into another seat's storage, fails the test of that rule.
"""

from __future__ import annotations

import inspect
from typing import Any

from games.heard import Heard, heard
from underhall.core.agenda import Item
from underhall.core.fixed import fields
from underhall.core.game import Outlook
from underhall.core.notation import Move
from underhall.games.mountain_king.components import NONE
from underhall.games.mountain_king.outlook import outlook
from underhall.games.mountain_king.rules.mountain import ChooseWorkshop
from underhall.games.mountain_king.rules.players import ChooseStart
from underhall.games.mountain_king.table import GATE, Table
from underhall.games.mountain_king.view import sources

BY_SEAT = ("crowns", "council", "laden", "filled", "drafts", "hands", "undrawn", "gates", "networks")
BY_PURSE = ("honor", "storage", "held", "results")
SHARED = ("box", "moves", "journal", "choices", "agenda", "start_wish")
RICH = (9, 9, 9, 9, 9, 9, 9)


def turned(table: Table) -> Table:
    """Everybody sits one place further to the left, in the team game two."""
    by = 2 if table.teams else 1
    other = table.copy()
    for name in BY_SEAT:
        setattr(other, name, rotated(getattr(table, name), by))
    for name in BY_PURSE:
        setattr(other, name, rotated(getattr(table, name), 1))
    if table.first != NONE:
        other.first = (table.first + by) % table.seats
    purses = len(table.honor)
    other.track_owner = tuple(o if o == NONE else (o + 1) % purses for o in table.track_owner)
    other.kinds = tuple(k if k < GATE else GATE + (k - GATE + by) % table.seats for k in table.kinds)
    other.agenda = [moved(item, by, table.seats) for item in table.agenda]
    other.journal = None if table.journal is None else []
    return other


def rotated(row: tuple[Any, ...], by: int) -> tuple[Any, ...]:
    return row[-by:] + row[:-by]


def moved(item: Item[Any], by: int, seats: int) -> Item[Any]:
    parts = {name: getattr(item, name) for name in inspect.signature(type(item)).parameters}
    return type(item)(**{k: (v + by) % seats if k in ("seat", "to") else v for k, v in parts.items()})


def beside_rich(table: Table, seat: int) -> Table:
    """All others have plenty: in storage if it is not shared, on their trolls, and of pedestals."""
    other, own = table.copy(), table.purse(seat)
    purses = range(len(table.storage))
    other.storage = tuple(table.storage[p] if p == own else RICH for p in purses)
    other.held = tuple(table.held[p] if p == own else (3, 3, 3) for p in purses)
    cards = table.box.cards
    for rival in range(table.seats):
        if rival != seat:
            for place, card in enumerate(table.council[rival]):
                other.load(rival, place, 0 if card == NONE else cards[card].full)
    return other


def facts(table: Table) -> dict[str, Any]:
    """All that a table holds, what can be done at it, and what is done without asking."""
    found = {name: getattr(table, name) for name in fields(table) if name not in SHARED}
    found["results"] = tuple(sources(result) for result in table.results)
    found["options"] = [move.text for move in table.options()]
    found["forced"] = str(table.forced())
    found["asked"] = (table.to_move(), *[type(item).__name__ for item in table.agenda])
    return found


def own_facts(table: Table, seat: int) -> dict[str, Any]:
    """What a seat has, and what lies open, as long as it is still asked."""
    found, purse = facts(table), table.purse(seat)
    for name in ("storage", "held", "results"):
        found[name] = found[name][purse] if found[name] else ()
    for name in ("laden", "filled"):
        found[name] = found[name][seat]
    return found


def knows_seats(table: Table) -> bool:
    """Who begins, and what the table's creator at seat 1 picks: these alone are about a number."""
    return any(isinstance(item, (ChooseWorkshop, ChooseStart)) for item in table.agenda)


def looked_at(table: Table, move: Move) -> Outlook | None:
    return outlook(table, table.to_move(), move)


def told(table: Table, by: int, since: int) -> list[Heard]:
    return heard((table.journal or [])[since:], by, table.seats, at_the_end=not table.agenda)


def play_everywhere(table: Table, move: Move) -> None:
    """The move, and the same one seat further on and beside rich others."""
    seat = table.to_move()
    if knows_seats(table):
        table.play(move)
        return
    other = turned(table)
    rich = beside_rich(table, seat) if seat >= 0 else None
    before = len(table.journal or [])
    if seat >= 0:
        assert looked_at(other, move) == looked_at(table, move), f"{move.text} promises something else"
    table.play(move)
    other.play(move)
    assert facts(other) == facts(turned(table)), f"{move.text} at another seat"
    by = 2 if table.teams else 1
    assert told(other, 0, 0) == told(table, by, before), f"{move.text} is told otherwise"
    if rich is not None:
        rich.advance()
        rich.play(move)
        if rich.to_move() == table.to_move() == seat:
            assert own_facts(rich, seat) == own_facts(table, seat), f"{move.text} beside rich others"


def refused_everywhere(table: Table, move: Move) -> None:
    """Another seat hears the same reason, and so does one beside rich others."""
    seat, found = table.to_move(), table.refusal(move)
    if found is None or seat < 0 or knows_seats(table):
        return
    rich = beside_rich(table, seat)
    rich.advance()
    for other in (turned(table), rich):
        if type(other.agenda[-1]) is type(table.agenda[-1]):
            heard = other.refusal(move)
            assert heard is not None, f"{move.text} is legal elsewhere"
            assert (heard.rule, heard.key) == (found.rule, found.key)
