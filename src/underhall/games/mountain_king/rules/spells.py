"""Chapter 4, second part. What spells do.

MK-4.01  The whole effect may be waived, never a part of it: the first question of a spell offers that.
MK-4.07  An effect that is impossible in part is waived altogether: its question has no options and lapses.
MK-4.08  A "this turn" effect is a charm; it outlives its card and lapses with the turn.
"""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Item, changed
from underhall.core.grid import fields_of
from underhall.core.notation import Move
from underhall.core.words import Refusal, Word
from underhall.games.mountain_king.components import (
    CHARMS,
    NONE,
    PLACES,
    RESOURCES,
    SECOND_ROW,
    STANDS,
)
from underhall.games.mountain_king.moves import Dig, Pick
from underhall.games.mountain_king.rules.asking import Spelled, Trading, TurnDecision
from underhall.games.mountain_king.rules.digging import (
    APART,
    CONNECTED,
    LayTunnel,
    digs,
    loot,
    pedestals_for,
    put_pedestal,
    why_not_dig,
    why_not_pedestal,
)
from underhall.games.mountain_king.rules.halls import own_tunnels
from underhall.games.mountain_king.rules.paying import receive
from underhall.games.mountain_king.rules.recruiting import (
    Cascade,
    Refill,
    RetireTrolls,
    bury_troll,
    leave_horde,
    may_stop,
    named,
)
from underhall.games.mountain_king.rules.statues import own_statues, set_statue
from underhall.games.mountain_king.rules.workshops import unload
from underhall.games.mountain_king.table import NOTHING, REMAINDER, Table

CAVE_IN: Final = "cave-in"
EARTH_RITE: Final = "earth-rite"


def effect(table: Table, seat: int, spell: int) -> Item[Table]:
    """The first question of a spell."""
    name = table.box.spells[spell].effect
    if name in CHARMS:
        return FollowCharm(seat, CHARMS.index(name))
    if name in ("swift-dig", "lone-shaft"):
        return DigBySpell(seat, CONNECTED if name == "swift-dig" else APART)
    if name in (CAVE_IN, EARTH_RITE):
        return CaveIn(seat, spell) if name == CAVE_IN else EarthRite(seat, spell)
    return SIMPLE[name](seat)


class FollowCharm(Trading):
    """MK-4.08 An effect until the end of the turn."""

    rule = "MK-4.08"

    def __init__(self, seat: int, charm: int) -> None:
        self.seat, self.charm = seat, charm

    def acts(self, table: Table) -> list[Move]:
        return [table.moves.follow, table.moves.waive]

    def idle(self, table: Table) -> bool:
        """A charm permits, and asks for nothing: nobody casts one to let it go by."""
        return True

    def onward(self, table: Table) -> Move:
        return table.moves.follow

    def act(self, table: Table, move: Move) -> None:
        if move is table.moves.follow:
            table.charms |= 1 << self.charm
            table.tell("is_charmed", seat=self.seat, spell=CHARMS[self.charm])
        else:
            table.tell("waives", seat=self.seat)


class DigBySpell(TurnDecision):
    """Swift dig, lone shaft: dig at once, paying and following all rules of digging; step 2 stays a must."""

    rule = "MK-4.01"

    def __init__(self, seat: int, manner: int) -> None:
        self.seat, self.manner = seat, manner

    def acts(self, table: Table) -> list[Move]:
        return digs(table, self.seat, self.manner)

    def ways_out(self, table: Table, acts: list[Move]) -> list[Move]:
        return [table.moves.waive]

    def act(self, table: Table, move: Move) -> None:
        if isinstance(move, Dig):
            table.then(LayTunnel(self.seat, move.tile, move.mineral, self.manner))
        else:
            table.tell("waives", seat=self.seat)

    def why_not_act(self, table: Table, move: Move) -> Refusal:
        if isinstance(move, Dig):
            return why_not_dig(table, self.seat, move)
        return Refusal(self.rule, "refused.not_by_this_spell", {"move": move.text})


class CaveIn(Spelled):
    """One whole tile of the own network goes back to its stack; what stood on it is buried again."""

    def __init__(self, seat: int, spell: int) -> None:
        self.seat, self.spell = seat, spell

    def ways(self, table: Table) -> list[Move]:
        network = table.networks[self.seat]
        return [
            table.moves.collapse[fields_of(region)[0]]
            for region, kind in zip(table.regions, table.kinds, strict=True)
            if kind < REMAINDER and region & network
        ]

    def follow(self, table: Table, what: int) -> None:
        table.tell("collapses", seat=self.seat, square=table.box.grid.names[what])
        collapse(table, table.region_at(what))
        for kind, amount in table.box.spells[self.spell].gives:
            receive(table, self.seat, kind, amount)


def collapse(table: Table, number: int) -> None:
    """MK-6.06 Tiles that lose their way to a gate belong to nobody."""
    mask, tile = table.regions[number], table.kinds[number]
    table.regions = table.regions[:number] + table.regions[number + 1 :]
    table.kinds = table.kinds[:number] + table.kinds[number + 1 :]
    table.stacks = changed(table.stacks, tile, table.stacks[tile] + 1)
    table.dug &= ~mask
    table.tunnels &= ~mask
    table.pedestals = tuple([squares & ~mask for squares in table.pedestals])
    table.connect()


class Divine(Spelled):
    """A buried resource next to the own network, without digging it out."""

    def ways(self, table: Table) -> list[Move]:
        near = table.box.grid.around(table.networks[self.seat])
        squares = near & table.board().buried_mask & ~table.looted & ~table.dug
        return [table.moves.divine[field] for field in fields_of(squares)]

    def follow(self, table: Table, what: int) -> None:
        loot(table, self.seat, what)


class EarthRite(Spelled):
    """Three stone, or two iron, or one heartstone."""

    def __init__(self, seat: int, spell: int) -> None:
        self.seat, self.spell = seat, spell

    def gifts(self, table: Table) -> dict[int, tuple[int, int]]:
        """By the number of the move."""
        texts = [move.text for move in table.moves.take]
        gives = table.box.spells[self.spell].gives
        return {texts.index(f"take {amount} {RESOURCES[kind]}"): (kind, amount) for kind, amount in gives}

    def ways(self, table: Table) -> list[Move]:
        return [table.moves.take[number] for number in self.gifts(table)]

    def follow(self, table: Table, what: int) -> None:
        kind, amount = self.gifts(table)[what]
        receive(table, self.seat, kind, amount)


class Elevate(Spelled):
    """MK-4.13 A level-2 troll of the council makes room for a level-3 troll of the horde."""

    rule = "MK-4.13"

    def ways(self, table: Table) -> list[Move]:
        level = table.box.level
        if not level_three(table):
            return []
        row = table.council[self.seat]
        return [table.moves.elevate[p] for p, card in enumerate(row) if card != NONE and level[card] == 2]

    def follow(self, table: Table, what: int) -> None:
        table.then(ElevateWith(self.seat, what))


def level_three(table: Table) -> list[int]:
    level = table.box.level
    return [stand for stand, card in enumerate(table.horde) if card != NONE and level[card] == 3]


class ElevateWith(Trading):
    """MK-4.13 No bribes, no cascade, not a recruit; bribes and pedestal choice are gained."""

    rule = "MK-4.13"

    def __init__(self, seat: int, place: int) -> None:
        self.seat, self.place = seat, place

    def acts(self, table: Table) -> list[Move]:
        return [table.moves.with_troll[stand] for stand in level_three(table)]

    def act(self, table: Table, move: Move) -> None:
        assert isinstance(move, Pick)
        old, new = table.council[self.seat][self.place], table.horde[move.what]
        words: dict[str, Word] = {"troll": table.box.cards[new].name, "old": table.box.cards[old].name}
        table.tell("elevates", seat=self.seat, place=PLACES[self.place], **words)
        gained = leave_horde(table, self.seat, move.what)
        bury_troll(table, old)
        table.seat_troll(self.seat, self.place, new)
        table.then(*gained, Refill(move.what), RetireTrolls())

    def why_not_act(self, table: Table, move: Move) -> Refusal:
        return Refusal(self.rule, "refused.level_three_only", {"move": move.text})


class Drum(Spelled):
    """The cascade of a troll in the second row; `rows` is 1 if it stops after each row."""

    def __init__(self, seat: int, rows: int = 0) -> None:
        self.seat, self.rows = seat, rows

    def acts(self, table: Table) -> list[Move]:
        found = super().acts(table)
        tops = [place for place in SECOND_ROW if table.council[self.seat][place] != NONE]
        return [*found, table.moves.by_rows] if not self.rows and may_stop(table, self.seat, tops) else found

    def act(self, table: Table, move: Move) -> None:
        if move is table.moves.by_rows:
            table.then(Drum(self.seat, 1))
        else:
            super().act(table, move)

    def ways(self, table: Table) -> list[Move]:
        row = table.council[self.seat]
        return [table.moves.drum[place] for place in SECOND_ROW if row[place] != NONE]

    def follow(self, table: Table, what: int) -> None:
        table.tell("drums", seat=self.seat, place=PLACES[what])
        table.then(Cascade(self.seat, what, 0, self.rows))


class Unload(Spelled):
    """Open hands: all resources of one troll to storage."""

    def ways(self, table: Table) -> list[Move]:
        return [table.moves.unload[place] for place, load in enumerate(table.laden[self.seat]) if load]

    def follow(self, table: Table, what: int) -> None:
        load = table.laden[self.seat][what]
        yields = table.box.cards[table.council[self.seat][what]].yields
        for bit, symbol in enumerate(yields):
            if load >> bit & 1:
                unload(table, self.seat, what, symbol)


class TakeToll(Spelled):
    """All bribes lying on one troll of the horde."""

    def ways(self, table: Table) -> list[Move]:
        return [table.moves.toll[stand] for stand, bribes in enumerate(table.bribes) if bribes != NOTHING]

    def follow(self, table: Table, what: int) -> None:
        bribes = table.bribes[what]
        table.gain_all(self.seat, bribes)
        table.bribes = changed(table.bribes, what, NOTHING)
        table.tell("takes_toll", seat=self.seat, stand=STANDS[what], what=named(bribes))


class Wander(Spelled):
    """Wandering stone: a statue of the own network to any free square of it."""

    def ways(self, table: Table) -> list[Move]:
        if not table.networks[self.seat] & ~table.statue_mask():
            return []
        return [table.moves.haul[table.statues[statue]] for statue in own_statues(table, self.seat)]

    def follow(self, table: Table, what: int) -> None:
        table.then(SendStatue(self.seat, table.statue_on(what), 0))


class Stir(Spelled):
    """Stir the buried: a buried statue beside the own network comes into a tunnel it touches."""

    def ways(self, table: Table) -> list[Move]:
        near = table.box.grid.around(table.networks[self.seat]) & ~table.dug
        return [
            table.moves.stir[field]
            for field in table.statues
            if near >> field & 1 and beside(table, self.seat, field)
        ]

    def follow(self, table: Table, what: int) -> None:
        table.then(SendStatue(self.seat, table.statue_on(what), 1))


def beside(table: Table, seat: int, field: int) -> int:
    """Free squares of the own tunnels that touch a square."""
    near = table.box.grid.around(1 << field) & table.networks[seat]
    squares = 0
    for region in table.regions:
        if region & near:
            squares |= region
    return squares & ~table.statue_mask()


class SendStatue(Trading):
    """Where a spell sends a statue: anywhere in the network; if it was buried, into a tunnel beside it."""

    rule = "MK-4.01"

    def __init__(self, seat: int, statue: int, buried: int) -> None:
        self.seat, self.statue, self.buried = seat, statue, buried

    def acts(self, table: Table) -> list[Move]:
        squares = table.networks[self.seat] & ~table.statue_mask()
        if self.buried:
            squares = beside(table, self.seat, table.statues[self.statue])
        return [table.moves.to[field] for field in fields_of(squares)]

    def act(self, table: Table, move: Move) -> None:
        assert isinstance(move, Pick)
        set_statue(table, self.seat, self.statue, move.what)

    def why_not_act(self, table: Table, move: Move) -> Refusal:
        return Refusal(self.rule, "refused.not_by_this_spell", {"move": move.text})


class Consecrate(Spelled):
    """A pedestal from storage onto any square of an own tunnel, if its token is still on the track."""

    def ways(self, table: Table) -> list[Move]:
        taken = table.pedestals[0] | table.pedestals[1] | table.pedestals[2]
        squares = fields_of(own_tunnels(table, self.seat) & ~taken)
        return [table.moves.consecrate[f] for f in squares if pedestals_for(table, self.seat, f)]

    def follow(self, table: Table, what: int) -> None:
        table.then(ConsecrateTo(self.seat, what))


class ConsecrateTo(Trading):
    """Which pedestal; MK-6.10 each pair of clan and band only once."""

    rule = "MK-6.10"

    def __init__(self, seat: int, square: int) -> None:
        self.seat, self.square = seat, square

    def acts(self, table: Table) -> list[Move]:
        return pedestals_for(table, self.seat, self.square)

    def act(self, table: Table, move: Move) -> None:
        assert isinstance(move, Pick)
        put_pedestal(table, self.seat, self.square, move.what)

    def why_not_act(self, table: Table, move: Move) -> Refusal:
        return why_not_pedestal(table, self.square, move)


SIMPLE: Final[dict[str, type[Spelled]]] = {
    "divining": Divine,
    "elevation": Elevate,
    "drums": Drum,
    "open-hands": Unload,
    "toll": TakeToll,
    "wandering-stone": Wander,
    "stir-the-buried": Stir,
    "consecration": Consecrate,
}
