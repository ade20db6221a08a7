"""Positions of the Mountain King, written down, on the quiet mountain of quiet/board_winter.toml.

Seat 1 has its gate at f1, seat 2 at p1, seat 3 at p17, seat 4 at f17, seat 5 at a7, unless a test says more.
The autumn side has no quiet board: positions are for 2, 4 or 5 seats.
Everybody has four empty starters: pebble (stone), jingle (coin), glimmer (heartstone), rusty (iron).
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest

from games.mountain_king.turned import play_everywhere, refused_everywhere
from underhall.core.agenda import NATURE, Illegal, changed
from underhall.core.grid import fields_of
from underhall.core.words import Refusal
from underhall.games.mountain_king import GAME
from underhall.games.mountain_king.components import (
    CLANS,
    NONE,
    PLACES,
    RESOURCES,
    STANDS,
    STATUE_CLANS,
    SYMBOLS,
    Box,
)
from underhall.games.mountain_king.moves import Lay
from underhall.games.mountain_king.rules.digging import lay_tunnel
from underhall.games.mountain_king.rules.halls import lay_hall
from underhall.games.mountain_king.rules.turn import Turn
from underhall.games.mountain_king.table import GATE, NOTHING, Table

QUIET = Path(__file__).parent / "quiet"
GATES = ("f1", "p1", "p17", "f17", "a7")
STARTERS = {"1a": "pebble", "1b": "jingle", "1c": "glimmer", "1d": "rusty"}
HORDE = (
    "bogmar sludge-nan peatfoot clayhand mirewife "
    "old-quagga turfback marshmaw wallowgrim "
    "mother-mire lord-of-peat bogking"
)
BOOK = "earth-rite soft-stone drums"


def quiet_box() -> Box:
    return GAME.box(QUIET)


def square(name: str) -> int:
    return quiet_box().grid.names.index(name)


def mask_of(names: str) -> int:
    return sum(1 << square(name) for name in names.split())


def names_of(mask: int) -> str:
    names = quiet_box().grid.names
    return " ".join(sorted(names[field] for field in fields_of(mask)))


def amounts(text: str) -> tuple[int, ...]:
    """`3 stone, 2 iron` as a row of storage."""
    row = NOTHING
    for part in filter(None, text.split(", ")):
        count, kind = part.split()
        row = changed(row, RESOURCES.index(kind), int(count))
    return row


def card(table: Table, name: str) -> int:
    return [troll.name for troll in table.box.cards].index(name)


def spell(table: Table, name: str) -> int:
    return [s.name for s in table.box.spells].index(name)


def kind(table: Table, name: str) -> int:
    return [w.name for w in table.box.workshops].index(name)


def position(
    *,
    seats: int = 2,
    turn: int = 0,
    first: int = 0,
    gates: tuple[str, ...] = GATES,
    tiles: str = "",
    halls: str = "",
    storage: Mapping[int, str] | None = None,
    council: Mapping[int, Mapping[str, str]] | None = None,
    load: Mapping[int, str] | None = None,
    statues: Mapping[str, str] | None = None,
    held: Mapping[int, str] | None = None,
    workshops: Mapping[str, str] | None = None,
    supply: str = "",
    horde: str = HORDE,
    book: str = BOOK,
    options: Mapping[str, str] | None = None,
    box: Box | None = None,
) -> Table:
    """A table at the start of a turn. `load` names what lies on trolls: `iron on 1d, coin on 1b`."""
    chosen = {"board": "winter"} if seats == 2 else {}
    table = GAME.bare_table(box or quiet_box(), seats, GAME.settle(seats, {**chosen, **(options or {})}))
    table.journal = []
    table.first = first
    table.undrawn = (0,) * seats
    set_mountain(table, gates, tiles, halls, statues or {})
    set_trolls(table, horde, council or {})
    set_spells(table, book)
    set_workshops(table, workshops or {}, supply)
    for seat, text in (storage or {}).items():
        table.gain_all(seat, amounts(text))
    for seat, text in (held or {}).items():
        for clan in text.split():
            table.hold(seat, CLANS.index(clan), 1)
    for seat, text in (load or {}).items():
        lay_on_trolls(table, seat, text)
    table.then(Turn(turn))
    table.advance()
    return table


def set_mountain(
    table: Table, gates: tuple[str, ...], tiles: str, halls: str, statues: Mapping[str, str]
) -> None:
    table.track = (1, 2, 3) * 5
    table.statue_clans = (0, 1, 2) * 2
    table.gates = tuple(square(gate) for gate in gates[: table.seats])
    for seat, gate in enumerate(table.gates):
        table.add_region(1 << gate, GATE + seat)
        table.dug |= 1 << gate
    table.connect()
    for text in filter(None, tiles.split(", ")):
        move = parsed_lay(table, f"lay {text}")
        face = table.box.faces[move.face]
        lay_tunnel(table, face.tile, face.mask(move.field))
    for text in filter(None, halls.split(", ")):
        move = parsed_lay(table, f"dedicate {text}")
        face = table.box.hall_faces[move.face]
        lay_hall(table, face.tile, face.mask(move.field), move.field)
    for at, (where, clan) in enumerate(statues.items()):
        table.statues = changed(table.statues, at, square(where))
        table.statue_clans = changed(table.statue_clans, at, CLANS.index(clan))


def parsed_lay(table: Table, text: str) -> Lay:
    move = table.notation().parse(text)
    assert isinstance(move, Lay)
    return move


def set_trolls(table: Table, horde: str, council: Mapping[int, Mapping[str, str]]) -> None:
    for stand, name in enumerate(horde.split()):
        if name != "-":
            deal(table, STANDS[stand], name)
    for seat in range(table.seats):
        for place, name in {**STARTERS, **council.get(seat, {})}.items():
            number = card(table, name)
            table.seat_troll(seat, PLACES.index(place), number)
            table.decks = tuple(deck & ~(1 << number) for deck in table.decks)


def deal(table: Table, stand: str, name: str) -> None:
    """A card of the decks to a place of the horde."""
    number = card(table, name)
    table.decks = tuple(deck & ~(1 << number) for deck in table.decks)
    table.horde = changed(table.horde, STANDS.index(stand), number)


def set_spells(table: Table, book: str) -> None:
    table.book = tuple(spell(table, name) for name in book.split())
    for number in table.book:
        table.spell_deck &= ~(1 << number)


def set_workshops(table: Table, workshops: Mapping[str, str], supply: str) -> None:
    for where, name in workshops.items():
        site = table.board().sites.index(square(where))
        table.workshop_at = changed(table.workshop_at, site, kind(table, name))
    for name in supply.split():
        table.workshops = changed(table.workshops, kind(table, name), 1)


def lay_on_trolls(table: Table, seat: int, text: str) -> None:
    for part in text.split(", "):
        symbol, place = part.split(" on ")
        at = PLACES.index(place)
        yields = table.box.cards[table.council[seat][at]].yields
        bits = [bit for bit, shown in enumerate(yields) if shown == SYMBOLS.index(symbol)]
        free = [bit for bit in bits if not table.laden[seat][at] >> bit & 1]
        table.load(seat, at, table.laden[seat][at] | 1 << free[0])


def bribe(table: Table, stand: str, text: str) -> None:
    table.bribes = changed(table.bribes, STANDS.index(stand), amounts(text))


# Playing and looking


def play(table: Table, *texts: str) -> None:
    """Each text is a move of the seat to move or of nature; nature does as it likes where nothing is said."""
    for text in texts:
        move = table.notation().parse(text)
        while table.to_move() == NATURE and move not in table.options():
            table.befall(Random(1))
        play_everywhere(table, move)


def go(table: Table, *texts: str) -> None:
    """The same, and then whatever nature has to do."""
    play(table, *texts)
    settle_nature(table)


def settle_nature(table: Table) -> None:
    while table.to_move() == NATURE:
        table.befall(Random(1))


def to_step_2(table: Table) -> None:
    """Go on until a troll or a tunnel has to be chosen."""
    if question(table) == "SpellAndWorkshop":
        play(table, "go on")


def question(table: Table) -> str:
    return type(table.agenda[-1]).__name__


def options(table: Table, verb: str = "") -> list[str]:
    return [move.text for move in table.options() if move.text.startswith(verb)]


def refusal(table: Table, text: str) -> Refusal:
    found = table.refusal(table.notation().parse(text))
    assert found is not None, f"{text} is legal"
    refused_everywhere(table, table.notation().parse(text))
    with pytest.raises(Illegal):
        table.play(table.notation().parse(text))
    return found


def refused(table: Table, text: str) -> tuple[str, str]:
    found = refusal(table, text)
    return found.rule, found.key.removeprefix("refused.")


def stored(table: Table, seat: int = 0) -> str:
    """Storage as text, in the order of resources."""
    row = table.storage[table.purse(seat)]
    return ", ".join(f"{count} {RESOURCES[at]}" for at, count in enumerate(row) if count)


def lying(table: Table, seat: int = 0) -> dict[str, str]:
    """What lies on the trolls of a council, by place."""
    found = {}
    for at, load in enumerate(table.laden[seat]):
        if load:
            yields = table.box.cards[table.council[seat][at]].yields
            found[PLACES[at]] = " ".join(SYMBOLS[s] for bit, s in enumerate(yields) if load >> bit & 1)
    return found


def troll_at(table: Table, place: str, seat: int = 0) -> str:
    number = table.council[seat][PLACES.index(place)]
    return "" if number == NONE else table.box.cards[number].name


def horde_at(table: Table, stand: str) -> str:
    number = table.horde[STANDS.index(stand)]
    return "" if number == NONE else table.box.cards[number].name


def bribes_on(table: Table, stand: str) -> str:
    row = table.bribes[STANDS.index(stand)]
    return ", ".join(f"{count} {RESOURCES[at]}" for at, count in enumerate(row) if count)


def pedestals_held(table: Table, seat: int = 0) -> str:
    row = table.held[table.purse(seat)]
    return " ".join(clan for at, clan in enumerate(STATUE_CLANS) for _ in range(row[at]))


def network(table: Table, seat: int = 0) -> str:
    return names_of(table.networks[seat])


def told(table: Table, key: str) -> list[dict[str, object]]:
    """The words of all events with this key."""
    assert table.journal is not None
    return [dict(event.words) for event in table.journal if event.key == key]
