"""What a spell in the book would bring now."""

from __future__ import annotations

from underhall.bots.heuristics.mountain_king.ground import FIND, Ground
from underhall.bots.heuristics.mountain_king.purse import SYMBOL, after_paying, fresh, with_more, worth
from underhall.bots.heuristics.mountain_king.shrines import best_haul, pedestal_gain
from underhall.games.mountain_king.components import (
    CASCADE,
    HAMMER,
    NONE,
    SECOND_ROW,
    STATUE_CLANS,
    STONE,
    Troll,
)
from underhall.games.mountain_king.moves import Dig, Pick
from underhall.games.mountain_king.rules.asking import Spelled
from underhall.games.mountain_king.rules.digging import APART, CONNECTED, digs
from underhall.games.mountain_king.rules.recruiting import full_council
from underhall.games.mountain_king.rules.spells import CaveIn, Consecrate, Divine, Stir, level_three
from underhall.games.mountain_king.rules.statues import own_statues
from underhall.games.mountain_king.table import REMAINDER, Table

RUNE_COST = 1.1


def card_worth(card: Troll) -> float:
    return sum([SYMBOL[symbol] for symbol in card.yields])


class Magic:
    """One seat's view of the spell book."""

    def __init__(self, table: Table, seat: int, ground: Ground, last: bool) -> None:
        self.table = table
        self.seat = seat
        self.ground = ground
        self.last = last

    def gain(self, spell: int) -> float:
        """The effect, minus what the rune is worth."""
        name = self.table.box.spells[spell].name
        ways = {
            "swift-dig": self.swift_dig,
            "lone-shaft": self.lone_shaft,
            "soft-stone": self.soft_stone,
            "blended-walls": self.blended_walls,
            "cave-in": self.cave_in,
            "divining": self.divining,
            "earth-rite": self.earth_rite,
            "silver-tongue": self.silver_tongue,
            "elevation": self.elevation,
            "drums": self.drums,
            "open-hands": self.open_hands,
            "toll": self.toll,
            "fair-weight": self.fair_weight,
            "wandering-stone": self.wandering_stone,
            "stir-the-buried": self.stir,
            "consecration": self.consecration,
            "brother-carts": self.brother_carts,
        }
        return ways[name]() - (0.0 if self.last else RUNE_COST)

    def best_dig(self, manner: int) -> float:
        table, counts = self.table, self.table.wealth(self.seat)
        best = 0.0
        for move in digs(table, self.seat, manner):
            if isinstance(move, Dig) and move.mineral < 3:
                best = max(best, dig_gain(self.ground, counts, move, manner, self.last))
        return best

    def swift_dig(self) -> float:
        return 0.8 * self.best_dig(CONNECTED)

    def lone_shaft(self) -> float:
        return 0.7 * self.best_dig(APART) - 0.5

    def soft_stone(self) -> float:
        counts = self.table.wealth(self.seat)
        near = self.table.box.grid.around(self.table.networks[self.seat]) & self.table.board().rubble
        return 2.6 if near and not counts[HAMMER] and max(counts[:3]) >= 3 else 0.0

    def blended_walls(self) -> float:
        counts = self.table.wealth(self.seat)
        total, most = sum(counts[:3]), max(counts[:3])
        return 2.8 if most < 4 <= total else 1.6 if most < 5 <= total else 0.0

    def cave_in(self) -> float:
        """Only a dead end that holds nothing, and only for stone that completes a tunnel."""
        ways = self.ways(CaveIn(self.seat, 0))
        if not any(dead_end(self.table, self.seat, square) for square in ways):
            return 0.0
        counts = self.table.wealth(self.seat)
        return worth(with_more(counts, STONE, 2), self.last) - worth(counts, self.last)

    def divining(self) -> float:
        buried = self.table.board().buried
        return max([1.6 * FIND[buried[square]] for square in self.ways(Divine(self.seat))], default=0.0)

    def earth_rite(self) -> float:
        counts = self.table.wealth(self.seat)
        gifts = [(0, 3), (1, 2), (2, 1)]
        before = worth(counts, self.last)
        return max([worth(with_more(counts, *gift), self.last) - before for gift in gifts])

    def silver_tongue(self) -> float:
        counts = self.table.wealth(self.seat)
        if full_council(self.table, self.seat) or counts[6] >= 2 or sum(counts) < 5:
            return 0.0
        return 3.0 - (worth(counts) - worth(after_paying(counts, 2)))

    def elevation(self) -> float:
        table = self.table
        cards = table.box.cards
        low = [card_worth(cards[c]) for c in table.council[self.seat] if c != NONE and cards[c].level == 2]
        high = [card_worth(cards[table.horde[stand]]) for stand in level_three(table)]
        return 2.0 + 0.5 * (max(high) - min(low)) if low and high and not self.last else 0.0

    def drums(self) -> float:
        counts = self.table.wealth(self.seat)
        before = worth(counts, self.last)
        best = 0.0
        for place in SECOND_ROW:
            if self.table.council[self.seat][place] != NONE:
                more = fresh(self.table, self.seat, CASCADE[place])
                after = [have + gain for have, gain in zip(counts, more, strict=True)]
                best = max(best, worth(after, self.last) - before)
        return best

    def open_hands(self) -> float:
        loads = [load.bit_count() for load in self.table.laden[self.seat]]
        return 0.0 if self.last else 0.55 * max(loads)

    def toll(self) -> float:
        counts = self.table.wealth(self.seat)
        before, best = worth(counts, self.last), 0.0
        for bribes in self.table.bribes:
            after = [have + more for have, more in zip(counts, bribes, strict=True)]
            best = max(best, worth(after, self.last) - before)
        return best

    def fair_weight(self) -> float:
        counts = self.table.wealth(self.seat)
        left = after_paying(counts, 3)
        gains = [worth(with_more(left, kind, 1)) - worth(counts) for kind in range(3)]
        return max(gains) if sum(counts) >= 5 and not self.last else 0.0

    def wandering_stone(self) -> float:
        table = self.table
        squares = table.networks[self.seat] & ~table.statue_mask()
        statues = own_statues(table, self.seat)
        return max([best_haul(table, s, squares, self.ground.to_heart) for s in statues], default=0.0)

    def stir(self) -> float:
        return 3.4 if self.ways(Stir(self.seat)) else 0.0

    def consecration(self) -> float:
        best = 0.0
        for square in self.ways(Consecrate(self.seat)):
            for clan in range(len(STATUE_CLANS)):
                if self.can_put(square, clan):
                    best = max(best, pedestal_gain(self.table, square, clan))
        return best

    def can_put(self, square: int, clan: int) -> bool:
        table = self.table
        free = table.track_owner[table.pair(square, clan)] == NONE
        return bool(table.held[table.purse(self.seat)][clan]) and free

    def brother_carts(self) -> float:
        """Clan carts that fit no own statue."""
        table = self.table
        carts = table.on_trolls(self.seat)[7:]
        clans = {table.statue_clans[statue] for statue in own_statues(table, self.seat)}
        idle = sum([count for clan, count in enumerate(carts) if clan not in clans])
        return 1.6 * min(idle, 2) if clans else 0.0

    def ways(self, question: Spelled) -> list[int]:
        """The numbers of what a spell could do."""
        return [move.what for move in question.ways(self.table) if isinstance(move, Pick)]


def dead_end(table: Table, seat: int, square: int) -> bool:
    """A tile that nothing stands on and nothing hangs on."""
    number = table.region_at(square)
    mask = table.regions[number]
    if table.kinds[number] >= REMAINDER or mask & table.statue_mask():
        return False
    if mask & (table.pedestals[0] | table.pedestals[1] | table.pedestals[2]):
        return False
    network = table.networks[seat] & ~mask
    return table.box.grid.reach(1 << table.gates[seat], network) == network


def dig_gain(ground: Ground, counts: list[int], move: Dig, manner: int, last: bool) -> float:
    """Honor and place of a tunnel, minus the minerals."""
    table = ground.table
    tunnel = table.box.tunnels[move.tile]
    place = ground.best(move.tile, manner)
    kinds = 0b111 if move.mineral == 3 else 1 << move.mineral
    left = after_paying(counts, tunnel.size, kinds)
    honor = table.box.tunnel_honor(tunnel.size, move.mineral)
    return honor + place - (worth(counts, last) - worth(left, last))
