"""Chapter 8. Moving statues.

MK-8.01  A cart moves an own statue within its tunnel, or to any square of an adjacent one.
MK-8.03  A clan cart moves its clan's statues only, a wild cart any.
MK-8.04  One statue per square. MK-8.05 Any pedestal may be stood on, and left again.
"""

from __future__ import annotations

from underhall.core.agenda import Effect, changed
from underhall.core.grid import fields_of, holds, without
from underhall.core.notation import Move
from underhall.core.words import Refusal, Word
from underhall.games.mountain_king.components import BROTHER_CARTS, CART, CLANS, FIRE_CART, NONE, STATUE_CLANS
from underhall.games.mountain_king.moves import Pick
from underhall.games.mountain_king.rules.asking import Trading, TurnDecision
from underhall.games.mountain_king.rules.paying import GiveOne, Needs, Settled, at_hand, give
from underhall.games.mountain_king.table import Table


def carts_for(table: Table, clan: int) -> int:
    """MK-8.03 The symbols whose carts move a statue of this clan."""
    if table.charms & BROTHER_CARTS:
        return 1 << CART | 0b111 << FIRE_CART
    return 1 << CART | 1 << FIRE_CART + clan


def has_cart(table: Table, seat: int, clan: int) -> bool:
    have = at_hand(table, seat)
    return any(have[symbol] for symbol in fields_of(carts_for(table, clan)))


def own_statues(table: Table, seat: int) -> list[int]:
    """MK-8.06 Unearthed, and in the own network."""
    network = table.networks[seat]
    return [statue for statue, field in enumerate(table.statues) if holds(network, field)]


def targets(table: Table, field: int) -> int:
    """MK-8.01, MK-8.07 Free squares of the tunnel a square is in, and of the tunnels beside it."""
    region = table.regions[table.region_at(field)]
    near = table.box.grid.around(region)
    squares = region
    for other in table.regions:
        if other & near:
            squares |= other
    return without(squares, table.statue_mask())


def set_statue(table: Table, seat: int, statue: int, field: int) -> None:
    names = table.box.grid.names
    words: dict[str, Word] = {"square": names[table.statues[statue]], "to": names[field]}
    table.statues = changed(table.statues, statue, field)
    table.tell("moves_statue", seat=seat, clan=CLANS[table.statue_clans[statue]], **words)


class MoveStatues(TurnDecision):
    """MK-3.04 Step 4: as often as carts allow."""

    rule = "MK-8.01"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def hopes(self, table: Table) -> bool:
        """A cart is no use without a statue that has somewhere to go."""
        return any(targets(table, table.statues[statue]) for statue in own_statues(table, self.seat))

    def acts(self, table: Table) -> list[Move]:
        own = own_statues(table, self.seat)
        clans = [table.statue_clans[statue] for statue in own]
        carts = [clan in clans and has_cart(table, self.seat, clan) for clan in range(len(STATUE_CLANS))]
        return [
            table.moves.haul[table.statues[statue]]
            for statue in own
            if carts[table.statue_clans[statue]] and targets(table, table.statues[statue])
        ]

    def ways_out(self, table: Table, acts: list[Move]) -> list[Move]:
        return [table.moves.done]

    def act(self, table: Table, move: Move) -> None:
        if isinstance(move, Pick):
            table.then(HaulTo(self.seat, table.statue_on(move.what)), self)

    def why_not_act(self, table: Table, move: Move) -> Refusal:
        if not isinstance(move, Pick) or move.key != "move.haul":
            return Refusal("MK-3.01", "refused.not_now", {"move": move.text})
        statue = table.statue_on(move.what)
        words: dict[str, Word] = {"square": table.box.grid.names[move.what]}
        if statue == NONE:
            return Refusal("MK-8.01", "refused.no_statue_there", words)
        if not table.networks[self.seat] >> move.what & 1:
            return Refusal("MK-8.06", "refused.not_your_statue", words)
        clan = table.statue_clans[statue]
        if not has_cart(table, self.seat, clan):
            return Refusal("MK-8.03", "refused.no_cart", {"clan": CLANS[clan]})
        return Refusal("MK-8.07", "refused.nowhere_to_go", words)


class HaulTo(Trading):
    """MK-8.01 Where the statue goes; MK-3.13 paid with its clan's cart, then wild ones."""

    rule = "MK-8.01"

    def __init__(self, seat: int, statue: int) -> None:
        self.seat, self.statue = seat, statue

    def needs(self, table: Table) -> Needs:
        return [(carts_for(table, table.statue_clans[self.statue]), 1)]

    def acts(self, table: Table) -> list[Move]:
        squares = targets(table, table.statues[self.statue])
        return [table.moves.to[field] for field in fields_of(squares)]

    def act(self, table: Table, move: Move) -> None:
        assert isinstance(move, Pick)
        kinds = carts_for(table, table.statue_clans[self.statue])
        if table.by_hand:
            paying = GiveOne(self.seat, kinds, NONE)
            table.then(paying, Settled(), Haul(self.seat, self.statue, move.what))
            return
        symbol = default_cart(table, self.seat, table.statue_clans[self.statue])
        give(table, self.seat, table.moves.give_from[symbol][table.source(self.seat, symbol)], NONE)
        set_statue(table, self.seat, self.statue, move.what)

    def why_not_act(self, table: Table, move: Move) -> Refusal:
        if not isinstance(move, Pick) or move.key != "move.to":
            return Refusal(self.rule, "refused.haul_first", {"move": move.text})
        words: dict[str, Word] = {"square": table.box.grid.names[move.what]}
        if move.what in table.statues:
            return Refusal("MK-8.04", "refused.statue_stands_there", words)
        return Refusal(self.rule, "refused.too_far", words)


def default_cart(table: Table, seat: int, clan: int) -> int:
    """MK-3.13 The matching clan cart, then another that may be used, then wild on trolls, then storage."""
    own = FIRE_CART + clan
    others = [symbol for symbol in fields_of(carts_for(table, clan)) if symbol not in (own, CART)]
    for symbol in (own, *others):
        if table.sources(seat, symbol):
            return symbol
    return CART


class Haul(Effect[Table]):
    """The cart is paid; the statue moves."""

    def __init__(self, seat: int, statue: int, field: int) -> None:
        self.seat, self.statue, self.field = seat, statue, field

    def resolve(self, table: Table) -> None:
        set_statue(table, self.seat, self.statue, self.field)
