"""What a choice costs and brings, for whoever looks before they choose.

A tunnel can lie in hundreds of ways, so what it meets is read off the board. Other choices are made on a
copy, and what the seat owns is counted again. Nothing in it is hidden from the seat.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from underhall.core.agenda import Decision
from underhall.core.game import Outlook
from underhall.core.notation import Move
from underhall.games.mountain_king.components import (
    CLANS,
    NONE,
    PAYMENTS,
    RESOURCES,
    SILVER_TONGUE,
    STATUE_CLANS,
    SYMBOLS,
)
from underhall.games.mountain_king.moves import Dig, Lay, Pick
from underhall.games.mountain_king.rules.asking import Trading
from underhall.games.mountain_king.rules.digging import (
    LayTunnel,
    buried,
    empty_sites,
    rubble_price,
    statues_in,
)
from underhall.games.mountain_king.rules.halls import DedicateHall
from underhall.games.mountain_king.rules.paying import trade_price
from underhall.games.mountain_king.rules.recruiting import SeatTroll, bribed
from underhall.games.mountain_king.rules.scoring import hall_honor, statue_honor
from underhall.games.mountain_king.rules.spells import SendStatue
from underhall.games.mountain_king.rules.statues import HaulTo
from underhall.games.mountain_king.rules.turn import SpellAndWorkshop
from underhall.games.mountain_king.table import Table

TRIED = (SeatTroll, HaulTo, SendStatue, DedicateHall)


def outlook(table: Table, seat: int, move: Move) -> Outlook | None:
    """None for a choice that says all by its name."""
    asked = table.agenda[-1]
    if isinstance(asked, LayTunnel) and isinstance(move, Lay):
        return _tunnel(table, asked, move)
    if isinstance(move, Dig):
        return _lining(table, move.tile, move.mineral)
    if isinstance(move, Pick) and move.key == "move.recruit":
        return _recruit(table, move.what)
    if isinstance(asked, Trading) and isinstance(move, Pick) and move in table.moves.trade:
        return _trade(table, move)
    if isinstance(asked, SpellAndWorkshop) and isinstance(move, Pick):
        return _magic(table, asked, move)
    return _tried(table, seat, asked, move) if isinstance(asked, TRIED) else None


def _trade(table: Table, move: Pick) -> Outlook:
    """MK-3.05 So many of anything for one."""
    return Outlook({"any": trade_price(table)}, {RESOURCES[move.what]: 1}, {}, sure=True)


def _magic(table: Table, asked: SpellAndWorkshop, move: Pick) -> Outlook | None:
    """MK-4.07 A spell or a workshop that finds nothing to do is for nothing."""
    tried = table.copy()
    tried.agenda, tried.by_hand = [], 0
    asked.choose(tried, move)
    tried.advance()
    first = tried.agenda[-1] if tried.agenda else None
    useful = isinstance(first, Trading) and not isinstance(first, SpellAndWorkshop) and first.acts(tried)
    return None if useful else Outlook({}, {}, {}, sure=True, warns=["nothing"])


def _lining(table: Table, tile: int, mineral: int) -> Outlook:
    """MK-6.01 Minerals for honor, wherever the tile will lie."""
    size = table.box.tunnels[tile].size
    return Outlook({PAYMENTS[mineral]: size}, {"honor": table.box.tunnel_honor(size, mineral)}, {}, sure=True)


def _tunnel(table: Table, asked: LayTunnel, move: Lay) -> Outlook:
    """MK-6.07 to MK-6.09 What lies on its squares, MK-6.12 and beside them."""
    mask = table.box.faces[move.face].mask(move.field)
    found = _lining(table, asked.tile, asked.mineral)
    hammers = rubble_price(table, mask)
    if hammers:
        found.costs["hammer"] = hammers
    finds = [RESOURCES[table.board().buried[field]] for field in buried(table, mask)]
    finds += [f"{CLANS[table.statue_clans[statue]]}-statue" for statue in statues_in(table, mask)]
    for find in finds:
        found.gives[find] = found.gives.get(find, 0) + 1
    sites = len(empty_sites(table, mask))
    if sites:
        found.then["site"] = sites
    return found


def _recruit(table: Table, stand: int) -> Outlook:
    """MK-5.01 Bribes for those below; MK-5.03, MK-5.04 what lies on the troll comes with it."""
    price, pedestal = len(bribed(table, stand)), table.horde_pedestals[stand]
    kind = "any" if table.charms & SILVER_TONGUE else "coin"
    gives = {RESOURCES[i]: count for i, count in enumerate(table.bribes[stand]) if count}
    if pedestal != NONE:
        gives[f"{CLANS[pedestal]}-pedestal"] = 1
    return Outlook({kind: price} if price else {}, gives, {}, sure=True)


def _tried(table: Table, seat: int, asked: Decision[Table, Any], move: Move) -> Outlook | None:
    """The question alone is answered on a copy, paid by the default; a cascade rolls through."""
    if not isinstance(move, (Lay, Pick)):
        return None
    if isinstance(asked, SeatTroll):
        asked = SeatTroll(asked.seat, asked.card)
    tried = table.copy()
    tried.agenda, tried.by_hand = [], 0
    had = goods(tried, seat)
    asked.choose(tried, move)
    tried.advance()
    has = goods(tried, seat)
    found = Outlook(dict(had - has), dict(has - had), {}, sure=True)
    if isinstance(asked, (HaulTo, SendStatue)):
        _warn_of_idling(found)
    return found if found.costs or found.gives or found.warns else None


def _warn_of_idling(found: Outlook) -> None:
    """MK-9.07 A statue that goes for a cart or a rune is meant to be worth more."""
    if "later-honor" in found.costs:
        found.warns.append("outwards")
    elif "later-honor" not in found.gives:
        found.warns.append("idle")


def goods(table: Table, seat: int) -> Counter[str]:
    """All that a seat, or its team, can gain or lose by these choices."""
    purse = table.purse(seat)
    owned = Counter(dict(zip(SYMBOLS, table.on_trolls(seat), strict=True)))
    owned.update(dict(zip(RESOURCES, table.storage[purse], strict=True)))
    owned.update({f"{clan}-pedestal": table.held[purse][i] for i, clan in enumerate(STATUE_CLANS)})
    owned["honor"] = table.honor[purse] + table.crowns[seat]
    owned["later-honor"] = hall_honor(table, purse) + sum(statue_honor(table, purse))
    return owned
