"""Statues, pedestals and halls: what they would score, and what a move adds to it."""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import changed
from underhall.core.grid import fields_of, holds
from underhall.games.mountain_king.components import NONE, STATUE_CLANS
from underhall.games.mountain_king.rules.halls import lay_hall
from underhall.games.mountain_king.rules.scoring import best_statue, hall_honor, statue_honor
from underhall.games.mountain_king.table import GATE, HALL, Table

CLOSER: Final = 0.3
HOPE: Final = 0.45
NEVER: Final = -50.0


def shrine_honor(table: Table, seat: int) -> int:
    """What statues and halls would score now."""
    purse = table.purse(seat)
    return sum(statue_honor(table, purse)) + hall_honor(table, purse)


def region_honor(table: Table, number: int) -> int:
    kind = table.kinds[number]
    if HALL <= kind < GATE:
        hall = table.box.halls[kind - HALL]
        return hall.high if table.altars[kind - HALL] in table.statues else hall.low
    return sum(best_statue(table, table.regions[number]))


def haul_gain(table: Table, statue: int, to: int, to_heart: list[int]) -> float:
    """What moving a statue adds: honor, and a little for coming closer to the heart."""
    here = table.statues[statue]
    regions = {table.region_at(to)} | ({table.region_at(here)} - {NONE})
    before = sum([region_honor(table, number) for number in regions])
    table.statues = changed(table.statues, statue, to)
    after = sum([region_honor(table, number) for number in regions])
    table.statues = changed(table.statues, statue, here)
    gain = after - before
    return gain + CLOSER * (to_heart[here] - to_heart[to]) * (0.5 if gain else 1.0)


def best_haul(table: Table, statue: int, squares: int, to_heart: list[int]) -> float:
    """The best of these squares for a statue; free squares only."""
    return max([haul_gain(table, statue, field, to_heart) for field in fields_of(squares)], default=-1.0)


def hall_gain(table: Table, seat: int, face: int, field: int) -> float:
    """A dedication, with some hope for a statue on the altar."""
    before = shrine_honor(table, seat)
    trial = table.copy()
    lying = table.box.hall_faces[face]
    hall = table.box.halls[lying.tile]
    lay_hall(trial, lying.tile, lying.mask(field), field)
    own = (table.statue_mask() & table.networks[seat]).bit_count()
    filled = trial.altars[lying.tile] in trial.statues
    hope = 0.0 if filled or not own else HOPE * (hall.high - hall.low)
    return shrine_honor(trial, seat) - before + hope


def pedestal_gain(table: Table, square: int, clan: int) -> float:
    """The token, and half the band's honor in the hope of a statue; a dark place is better left."""
    honor = table.box.statue_honor[table.board().bands[square]]
    token = table.track[table.pair(square, clan)]
    standing = table.statue_on(square)
    if standing != NONE and table.statue_clans[standing] == clan:
        return token + honor
    return token + 0.45 * honor - 1.5


def can_put(table: Table, seat: int, square: int, clan: int) -> bool:
    """MK-6.10 Whether a pedestal in storage may still go into that band."""
    held = table.held[table.purse(seat)][clan]
    return held > 0 and table.track_owner[table.pair(square, clan)] == NONE


def best_pedestal(table: Table, seat: int, square: int) -> float:
    clans = [clan for clan in range(len(STATUE_CLANS)) if can_put(table, seat, square, clan)]
    return max([pedestal_gain(table, square, clan) for clan in clans], default=NEVER)


def wanted_clan(table: Table, seat: int, clan: int) -> float:
    """How much a pedestal of a clan would help: own statues of it, minus pedestals already held."""
    network = table.networks[seat]
    pairs = zip(table.statue_clans, table.statues, strict=True)
    own = sum([1 for c, field in pairs if c == clan and holds(network, field)])
    open_pairs = sum([1 for at, owner in enumerate(table.track_owner) if at % 3 == clan and owner == NONE])
    return own + 0.3 * open_pairs - 0.8 * table.held[table.purse(seat)][clan]
