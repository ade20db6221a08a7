"""Chapter 6. Digging.

MK-6.01  Choose a tile, pay as many minerals of one kind as it has squares, place it, score honor.
MK-6.04  It touches the own network, MK-6.05 no opponent's, MK-6.07 and each rubble square costs a hammer.
MK-6.13  Choose, pay, place, score, unearth, buried gains, then pedestal and workshops.
"""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Effect, changed
from underhall.core.grid import fields_of, holds, without
from underhall.core.notation import Move
from underhall.core.words import Refusal, Word
from underhall.games.mountain_king.components import (
    ALL_MINERALS,
    BANDS,
    BLENDED_WALLS,
    CLANS,
    HAMMER,
    MINERALS,
    MIXED,
    NONE,
    PAYMENTS,
    RESOURCES,
    SOFT_STONE,
    STATUE_CLANS,
)
from underhall.games.mountain_king.moves import Dig, Lay, Pick
from underhall.games.mountain_king.rules.asking import Trading
from underhall.games.mountain_king.rules.paying import Needs, Owe, Settled
from underhall.games.mountain_king.table import Table

CONNECTED: Final = 0
APART: Final = 1
SMALLEST: Final = 2


def free_ground(table: Table, seat: int, manner: int) -> int:
    """MK-6.03, MK-6.05 Squares a new tunnel may cover. A lone shaft keeps off every network."""
    grid = table.box.grid
    near = table.rivals(seat)
    if manner == APART:
        for network in table.networks:
            near |= network
    return without(table.board().ground, table.dug | grid.around(near))


def touched_ground(table: Table, seat: int, manner: int) -> int:
    """MK-6.04 Squares of which a new tunnel must cover at least one."""
    grid = table.box.grid
    return grid.all if manner == APART else grid.around(table.networks[seat])


def hammers(table: Table, wealth: list[int]) -> int:
    """MK-6.07 How many rubble squares can be paid for."""
    return 5 if table.charms & SOFT_STONE else wealth[HAMMER]


def rubble_price(table: Table, mask: int) -> int:
    """MK-6.07 A hammer for each square of rubble; MK-4.08 none with the spell."""
    return 0 if table.charms & SOFT_STONE else (mask & table.board().rubble).bit_count()


def payments(table: Table, wealth: list[int], size: int) -> list[int]:
    """MK-6.01 The minerals of which there are enough, all of one kind, or mixed by a spell."""
    found = [mineral for mineral in range(len(MINERALS)) if wealth[mineral] >= size]
    if table.charms & BLENDED_WALLS and sum(wealth[: len(MINERALS)]) >= size:
        found.append(MIXED)
    return found


def digs(table: Table, seat: int, manner: int) -> list[Move]:
    """MK-3.10 A tile in stock, the minerals, and a place whose rubble can be paid for."""
    wealth = table.wealth(seat)
    if not payments(table, wealth, SMALLEST):
        return []
    free, touch = free_ground(table, seat, manner), touched_ground(table, seat, manner)
    tools = hammers(table, wealth)
    found: list[Move] = []
    for tile, tunnel in enumerate(table.box.tunnels):
        minerals = payments(table, wealth, tunnel.size) if table.stacks[tile] else []
        if minerals and fits_somewhere(table, tile, free, touch, tools):
            found += [table.moves.dig[tile][mineral] for mineral in minerals]
    return found


def fits_somewhere(table: Table, tile: int, free: int, touch: int, tools: int) -> bool:
    board, faces = table.board(), table.box.faces
    numbers = table.box.faces_of[tile]
    return any(board.places(faces[number], free, touch, tools) for number in numbers)


def why_not_dig(table: Table, seat: int, move: Dig) -> Refusal:
    wealth = table.wealth(seat)
    tunnel = table.box.tunnels[move.tile]
    words: dict[str, Word] = {"tile": tunnel.name, "mineral": PAYMENTS[move.mineral], "size": tunnel.size}
    if not table.stacks[move.tile]:
        return Refusal("MK-1.03", "refused.stack_is_empty", words)
    if move.mineral == MIXED and not table.charms & BLENDED_WALLS:
        return Refusal("MK-6.01", "refused.one_mineral", words)
    if move.mineral not in payments(table, wealth, tunnel.size):
        return Refusal("MK-6.01", "refused.too_few_minerals", words)
    return Refusal("MK-6.03", "refused.no_place", words)


class LayTunnel(Trading):
    """MK-6.02 to MK-6.07 Where and how the tile lies."""

    rule = "MK-6.03"

    def __init__(self, seat: int, tile: int, mineral: int, manner: int) -> None:
        self.seat, self.tile = seat, tile
        self.mineral, self.manner = mineral, manner

    def lining(self, table: Table) -> tuple[int, int]:
        """MK-6.01 The kinds of minerals and their number."""
        kinds = ALL_MINERALS if self.mineral == MIXED else 1 << self.mineral
        return kinds, table.box.tunnels[self.tile].size

    def needs(self, table: Table) -> Needs:
        return [self.lining(table), (1 << HAMMER, self.fewest_hammers(table))]

    def fewest_hammers(self, table: Table) -> int:
        """Without so many the tile would lie nowhere."""
        free = free_ground(table, self.seat, self.manner)
        touch = touched_ground(table, self.seat, self.manner)
        tools = 0
        while not table.charms & SOFT_STONE and not fits_somewhere(table, self.tile, free, touch, tools):
            tools += 1
        return tools

    def acts(self, table: Table) -> list[Move]:
        board, box = table.board(), table.box
        free = free_ground(table, self.seat, self.manner)
        touch = touched_ground(table, self.seat, self.manner)
        tools = hammers(table, table.wealth(self.seat))
        found: list[Move] = []
        for number in box.faces_of[self.tile]:
            lays = table.moves.lay[number]
            places = board.places(box.faces[number], free, touch, tools)
            found += [lays[field] for field in fields_of(places)]
        return found

    def act(self, table: Table, move: Move) -> None:
        assert isinstance(move, Lay)
        mask = table.box.faces[move.face].mask(move.field)
        table.then(
            Owe(self.seat, *self.lining(table)),
            Owe(self.seat, 1 << HAMMER, rubble_price(table, mask)),
            Settled(),
            Excavate(self.seat, move.face, move.field, self.mineral),
        )

    def why_not_act(self, table: Table, move: Move) -> Refusal:
        if not isinstance(move, Lay) or move.rule != "MK-6.01":
            return Refusal("MK-6.01", "refused.lay_first", {"move": move.text})
        if table.box.faces[move.face].tile != self.tile:
            return Refusal("MK-6.01", "refused.other_tile", {"tile": table.box.tunnels[self.tile].name})
        mask = table.box.faces[move.face].mask(move.field)
        return why_not_here(table, self.seat, mask, self.manner)


def why_not_here(table: Table, seat: int, mask: int, manner: int) -> Refusal:
    """The first rule that a tunnel on these squares would break."""
    board, grid = table.board(), table.box.grid
    near = grid.around(table.rivals(seat))
    networks = table.domain(table.purse(seat)) if manner == APART else 0
    rubble = (mask & board.rubble).bit_count()
    for squares, rule, key in (
        (mask & board.heart, "MK-6.03", "refused.on_heart"),
        (mask & ~board.land, "MK-6.03", "refused.off_board"),
        (mask & board.site_mask, "MK-6.03", "refused.on_site"),
        (mask & table.dug, "MK-6.03", "refused.on_tunnel"),
        (mask & near, "MK-6.05", "refused.touches_rival"),
        (mask & grid.around(networks), "MK-6.06", "refused.touches_network"),
    ):
        if squares:
            return Refusal(rule, key, {"square": grid.names[fields_of(squares)[0]]})
    if not mask & touched_ground(table, seat, manner):
        return Refusal("MK-6.04", "refused.touches_nothing", {})
    return Refusal("MK-6.07", "refused.too_few_hammers", {"hammers": rubble})


class Excavate(Effect[Table]):
    """MK-6.13 All is paid: place, score, unearth, gain; then pedestal and workshops."""

    def __init__(self, seat: int, face: int, field: int, mineral: int) -> None:
        self.seat, self.face = seat, face
        self.field, self.mineral = field, mineral

    def resolve(self, table: Table) -> None:
        box, seat = table.box, self.seat
        face = box.faces[self.face]
        tunnel = box.tunnels[face.tile]
        mask = face.mask(self.field)
        honor = box.tunnel_honor(tunnel.size, self.mineral)
        lay_tunnel(table, face.tile, mask)
        purse = table.purse(seat)
        table.honor = changed(table.honor, purse, table.honor[purse] + honor)
        words: dict[str, Word] = {"tile": tunnel.name, "square": box.grid.names[self.field]}
        words |= {"mineral": PAYMENTS[self.mineral], "size": tunnel.size}
        table.tell("digs", seat=seat, **words, points=honor)
        unearth(table, seat, mask)
        founding = [FoundWorkshop(seat, site) for site in empty_sites(table, mask)]
        table.then(*([AddPedestal(seat, self.field)] if tunnel.anchored else []), *founding)


def lay_tunnel(table: Table, tile: int, mask: int) -> None:
    """A tile from its stack onto the board; MK-6.15 whoever now reaches cut-off tiles owns them."""
    table.stacks = changed(table.stacks, tile, table.stacks[tile] - 1)
    table.add_region(mask, tile)
    table.dug |= mask
    table.tunnels |= mask
    table.connect()


def unearth(table: Table, seat: int, mask: int) -> None:
    """MK-6.08 Statues stand in the tunnel; MK-6.09 buried resources go to storage, once."""
    names = table.box.grid.names
    for statue in statues_in(table, mask):
        clan = CLANS[table.statue_clans[statue]]
        table.tell("unearths", seat=seat, clan=clan, square=names[table.statues[statue]])
    for field in buried(table, mask):
        loot(table, seat, field)


def statues_in(table: Table, mask: int) -> list[int]:
    """MK-6.08 The statues on these squares."""
    return [statue for statue, field in enumerate(table.statues) if holds(mask, field)]


def buried(table: Table, mask: int) -> list[int]:
    """MK-6.09 Those of these squares where something is still buried."""
    return fields_of(without(mask & table.board().buried_mask, table.looted))


def empty_sites(table: Table, mask: int) -> list[int]:
    """MK-6.12 The sites beside these squares where no workshop stands."""
    sites = table.board().sites
    beside = fields_of(table.box.grid.around(mask) & table.board().site_mask)
    return [sites.index(site) for site in beside if table.workshop_at[sites.index(site)] == NONE]


def loot(table: Table, seat: int, field: int) -> None:
    kind = table.board().buried[field]
    table.looted |= 1 << field
    table.gain(seat, kind, 1)
    table.tell("finds", seat=seat, resource=RESOURCES[kind], square=table.box.grid.names[field])


class AddPedestal(Trading):
    """MK-6.10 A tile with an anchor may get a pedestal, now or never."""

    rule = "MK-6.10"

    def __init__(self, seat: int, anchor: int) -> None:
        self.seat, self.anchor = seat, anchor

    def acts(self, table: Table) -> list[Move]:
        fitting = pedestals_for(table, self.seat, self.anchor)
        return [table.moves.leave_anchor, *fitting] if fitting else []

    def act(self, table: Table, move: Move) -> None:
        if isinstance(move, Pick):
            put_pedestal(table, self.seat, self.anchor, move.what)

    def why_not_act(self, table: Table, move: Move) -> Refusal:
        return why_not_pedestal(table, self.anchor, move)


def pedestals_for(table: Table, seat: int, square: int) -> list[Move]:
    """MK-6.10 Those in storage whose token for the band of the square is still there."""
    held = table.held[table.purse(seat)]
    return [
        table.moves.put_pedestal[clan]
        for clan in range(len(STATUE_CLANS))
        if held[clan] and table.track_owner[table.pair(square, clan)] == NONE
    ]


def put_pedestal(table: Table, seat: int, square: int, clan: int) -> None:
    """MK-6.10 The player takes the token of clan and band; MK-6.11 under a statue, too, and for good."""
    at = table.pair(square, clan)
    table.hold(seat, clan, -1)
    table.pedestals = changed(table.pedestals, clan, table.pedestals[clan] | 1 << square)
    table.track_owner = changed(table.track_owner, at, table.purse(seat))
    words: dict[str, Word] = {"clan": CLANS[clan], "square": table.box.grid.names[square]}
    words["band"] = BANDS[table.board().bands[square]]
    if table.hide_tokens:
        owners = sum([1 << member for member in table.members(table.purse(seat))])
        table.whisper(~owners, "puts_pedestal_face_down", seat=seat, **words)
        table.whisper(owners, "puts_pedestal", seat=seat, value=table.track[at], **words)
    else:
        table.tell("puts_pedestal", seat=seat, value=table.track[at], **words)


def why_not_pedestal(table: Table, square: int, move: Move) -> Refusal:
    if not isinstance(move, Pick) or move not in table.moves.put_pedestal:
        return Refusal("MK-6.16", "refused.not_now", {"move": move.text})
    words: dict[str, Word] = {"clan": CLANS[move.what], "band": BANDS[table.board().bands[square]]}
    if table.track_owner[table.pair(square, move.what)] != NONE:
        return Refusal("MK-6.10", "refused.token_is_taken", words)
    return Refusal("MK-6.10", "refused.no_such_pedestal", words)


class FoundWorkshop(Trading):
    """MK-6.12 On an empty site beside the new tunnel, any workshop of the supply."""

    rule = "MK-6.12"

    def __init__(self, seat: int, site: int) -> None:
        self.seat, self.site = seat, site

    def acts(self, table: Table) -> list[Move]:
        kinds = [table.moves.found[kind] for kind, count in enumerate(table.workshops) if count]
        return [table.moves.leave_site, *kinds] if kinds else []

    def act(self, table: Table, move: Move) -> None:
        if isinstance(move, Pick):
            kind = move.what
            table.workshops = changed(table.workshops, kind, table.workshops[kind] - 1)
            table.workshop_at = changed(table.workshop_at, self.site, kind)
            square = table.box.grid.names[table.board().sites[self.site]]
            table.tell("founds", seat=self.seat, workshop=table.box.workshops[kind].name, square=square)

    def why_not_act(self, table: Table, move: Move) -> Refusal:
        if isinstance(move, Pick) and move in table.moves.found:
            words: dict[str, Word] = {"workshop": table.box.workshops[move.what].name}
            return Refusal("MK-6.17", "refused.no_such_workshop", words)
        return Refusal(self.rule, "refused.not_now", {"move": move.text})
