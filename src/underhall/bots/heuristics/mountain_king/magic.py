"""What a spell in the book would bring now."""

from __future__ import annotations

from typing import Final

from underhall.bots.heuristics.mountain_king.ground import FIND, STATUE, Ground
from underhall.bots.heuristics.mountain_king.purse import fresh, with_more, worth
from underhall.bots.heuristics.mountain_king.shrines import best_haul, best_pedestal
from underhall.bots.heuristics.mountain_king.trolls import card_worth
from underhall.bots.heuristics.mountain_king.work import best_dig, best_recruit, best_trade, best_work
from underhall.games.mountain_king.components import (
    BLENDED_WALLS,
    CART,
    CASCADE,
    FAIR_WEIGHT,
    FIRE_CART,
    NONE,
    RUNE,
    SECOND_ROW,
    SILVER_TONGUE,
    SOFT_STONE,
    STONE,
)
from underhall.games.mountain_king.moves import Pick
from underhall.games.mountain_king.rules.asking import Spelled
from underhall.games.mountain_king.rules.digging import APART, CONNECTED
from underhall.games.mountain_king.rules.recruiting import full_council
from underhall.games.mountain_king.rules.spells import CaveIn, Consecrate, Divine, Stir, beside, level_three
from underhall.games.mountain_king.rules.statues import own_statues, targets
from underhall.games.mountain_king.table import REMAINDER, Table

RUNE_COST: Final = 1.1
LAST_RUNE: Final = 0.35
MOVE_AT_ALL: Final = 0.9


class Magic:
    """One seat's view of the spell book."""

    def __init__(self, table: Table, seat: int, ground: Ground, last: bool) -> None:
        self.table = table
        self.seat = seat
        self.ground = ground
        self.last = last
        self.counts = table.wealth(seat)

    def gain(self, spell: int) -> float:
        """The effect, minus what the rune is worth."""
        effect = self.table.box.spells[spell].effect
        brings: float = getattr(self, effect.replace("-", "_"))()
        return brings - (LAST_RUNE if self.last else RUNE_COST)

    # Digging

    def swift_dig(self) -> float:
        return 0.8 * best_dig(self.table, self.seat, self.ground, CONNECTED, self.last)

    def lone_shaft(self) -> float:
        return 0.7 * best_dig(self.table, self.seat, self.ground, APART, self.last) - 0.5

    def soft_stone(self) -> float:
        return self.charmed(SOFT_STONE)

    def blended_walls(self) -> float:
        return self.charmed(BLENDED_WALLS)

    def charmed(self, charm: int) -> float:
        """How much better the work of this turn gets. It will be weighed so again, and done."""
        trial = self.without_rune()
        plain = best_work(trial, self.seat, self.ground, self.last)
        trial.charms |= charm
        return best_work(trial, self.seat, self.ground, self.last) - plain

    def without_rune(self) -> Table:
        trial = self.table.copy()
        trial.take(self.seat, RUNE, trial.sources(self.seat, RUNE)[0])
        return trial

    def cave_in(self) -> float:
        """Only a dead end that holds nothing, and only for stone that completes a tunnel."""
        ways = self.ways(CaveIn(self.seat, 0))
        if not any(dead_end(self.table, self.seat, square) for square in ways):
            return 0.0
        return worth(with_more(self.counts, STONE, 2), self.last) - worth(self.counts, self.last)

    def divining(self) -> float:
        buried = self.table.board().buried
        return max([1.6 * FIND[buried[square]] for square in self.ways(Divine(self.seat))], default=0.0)

    def earth_rite(self) -> float:
        gifts = [(0, 3), (1, 2), (2, 1)]
        before = worth(self.counts, self.last)
        return max([worth(with_more(self.counts, *gift), self.last) - before for gift in gifts])

    def silver_tongue(self) -> float:
        return 0.0 if full_council(self.table, self.seat) else self.charmed(SILVER_TONGUE)

    def elevation(self) -> float:
        table = self.table
        cards = table.box.cards
        low = [card_worth(cards[c]) for c in table.council[self.seat] if c != NONE and cards[c].level == 2]
        high = [card_worth(cards[table.horde[stand]]) for stand in level_three(table)]
        return 2.0 + 0.5 * (max(high) - min(low)) if low and high and not self.last else 0.0

    def drums(self) -> float:
        before = worth(self.counts, self.last)
        best = 0.0
        for place in SECOND_ROW:
            if self.table.council[self.seat][place] != NONE:
                more = fresh(self.table, self.seat, CASCADE[place])
                after = [have + gain for have, gain in zip(self.counts, more, strict=True)]
                best = max(best, worth(after, self.last) - before)
        return best

    def open_hands(self) -> float:
        loads = [load.bit_count() for load in self.table.laden[self.seat]]
        return 0.0 if self.last else 0.55 * max(loads)

    def toll(self) -> float:
        before, best = worth(self.counts, self.last), 0.0
        for bribes in self.table.bribes:
            after = [have + more for have, more in zip(self.counts, bribes, strict=True)]
            best = max(best, worth(after, self.last) - before)
        return best

    def fair_weight(self) -> float:
        """For a trade that makes the work of this turn better than it is without, paid as usual or not."""
        trial = self.without_rune()
        seat, ground, last = self.seat, self.ground, self.last
        plain = max(best_work(trial, seat, ground, last), best_trade(trial, seat, ground, last))
        trial.charms |= FAIR_WEIGHT
        return best_trade(trial, seat, ground, last) - plain

    def wandering_stone(self) -> float:
        table = self.table
        squares = table.networks[self.seat] & ~table.statue_mask()
        statues = own_statues(table, self.seat)
        return max([best_haul(table, s, squares, self.ground.to_heart) for s in statues], default=0.0)

    def stir_the_buried(self) -> float:
        """What it scores in the tunnel, and what it may score further in."""
        table, gains = self.table, [0.0]
        for square in self.ways(Stir(self.seat)):
            free = beside(table, self.seat, square)
            gain = best_haul(table, table.statue_on(square), free, self.ground.to_heart)
            gains.append(gain if self.last else max(gain, STATUE * self.ground.hunger))
        return max(gains)

    def consecration(self) -> float:
        squares = self.ways(Consecrate(self.seat))
        return max([best_pedestal(self.table, self.seat, square) for square in squares], default=0.0)

    def brother_carts(self) -> float:
        """The best move of a statue, if all carts are of clans that no own statue is of."""
        table = self.table
        carts = table.on_trolls(self.seat)[FIRE_CART:]
        statues = own_statues(table, self.seat)
        fitting = sum([carts[table.statue_clans[statue]] for statue in statues])
        if not any(carts) or fitting or self.counts[CART]:
            return 0.0
        near = [(statue, targets(table, table.statues[statue])) for statue in statues]
        gains = [best_haul(table, statue, squares, self.ground.to_heart) for statue, squares in near]
        best = max(gains, default=0.0)
        return best if best > MOVE_AT_ALL and not self.will_recruit() else 0.0

    def will_recruit(self) -> bool:
        """A cascade may bring the very cart that is missing now."""
        tunnel = best_dig(self.table, self.seat, self.ground, CONNECTED, self.last)
        return best_recruit(self.table, self.seat, self.last) > tunnel

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
