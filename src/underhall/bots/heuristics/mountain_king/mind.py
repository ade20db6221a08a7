"""One seat at one moment: what each of its options is worth, in honor."""

from __future__ import annotations

from typing import Final

from underhall.bots.heuristics.mountain_king.ground import Ground
from underhall.bots.heuristics.mountain_king.magic import MOVE_AT_ALL, Magic, dead_end
from underhall.bots.heuristics.mountain_king.purse import (
    BOTHER,
    SYMBOL,
    after_paying,
    fresh,
    store_gain,
    use_gain,
    visit_gain,
    with_more,
    worth,
)
from underhall.bots.heuristics.mountain_king.shrines import (
    NEVER,
    best_haul,
    best_pedestal,
    hall_gain,
    haul_gain,
    pedestal_gain,
    wanted_clan,
)
from underhall.bots.heuristics.mountain_king.trolls import (
    Trolls,
    card_worth,
    paid_before_seating,
    spared,
    trade_before_seating,
)
from underhall.bots.heuristics.mountain_king.work import dig_gain, trade_for_work
from underhall.core.agenda import Item
from underhall.core.notation import Move
from underhall.games.mountain_king.components import (
    BLENDED_WALLS,
    CART,
    CASCADE,
    FIRE_CART,
    RESOURCES,
    SILVER_TONGUE,
    SOFT_STONE,
    Exchange,
)
from underhall.games.mountain_king.moves import Dig, Draft, Give, Lay, Pick, Store
from underhall.games.mountain_king.rules.digging import CONNECTED, AddPedestal
from underhall.games.mountain_king.rules.paying import GiveOne, Owe, Receive, Settled, trade_price
from underhall.games.mountain_king.rules.recruiting import SeatTroll
from underhall.games.mountain_king.rules.spells import ConsecrateTo, DigBySpell, SendStatue, Wander
from underhall.games.mountain_king.rules.statues import HaulTo, MoveStatues, own_statues, targets
from underhall.games.mountain_king.rules.turn import RecruitOrDig
from underhall.games.mountain_king.rules.workshops import UseWorkshop
from underhall.games.mountain_king.table import Table

# What comes before everything else that is worth doing.
FIRST: Final = 20.0
HALL_AT_ALL: Final = 2.0
INNER: Final[tuple[int, ...]] = (1, 2)
GIFT: Final = 0.3
FAVOURITES: Final[dict[str, float]] = {
    "quartermaster": 1.0,
    "foundry": 0.8,
    "millstone": 0.9,
    "wheelwright": 0.9,
    "cartwright": 0.7,
}
PLAINLY: Final[dict[str, float]] = {
    "move.by_hand": NEVER,
    "move.by_rows": NEVER,
    "move.done": MOVE_AT_ALL,
    "move.no_hall": HALL_AT_ALL,
    "move.follow": 1.0,
}
# Charms that were cast for the work of this turn.
FOR_WORK: Final = SOFT_STONE | BLENDED_WALLS | SILVER_TONGUE


class Mind:
    """One seat at one moment."""

    def __init__(self, table: Table, seat: int, to_heart: list[int]) -> None:
        self.table = table
        self.seat = seat
        self.to_heart = to_heart
        self.item: Item[Table] = table.agenda[-1]
        self.last = table.last_rounds == 0
        self.counts = table.wealth(seat)
        self._ground: Ground | None = None
        self._trolls: Trolls | None = None
        self._paid: Table | None = None

    @property
    def ground(self) -> Ground:
        if self._ground is None:
            self._ground = Ground(self.table, self.seat, self.to_heart)
        return self._ground

    @property
    def trolls(self) -> Trolls:
        if self._trolls is None:
            self._trolls = Trolls(self.table, self.seat, self.last)
        return self._trolls

    def score(self, move: Move) -> float:
        key = move.key
        if isinstance(move, Pick):
            return self.pick(key, move.what)
        if isinstance(move, Dig):
            manner = self.item.manner if isinstance(self.item, DigBySpell) else CONNECTED
            return dig_gain(self.table, self.ground, self.counts, move, manner, self.last)
        if isinstance(move, Lay):
            return self.lay(move)
        if isinstance(move, Give):
            return self.give(move)
        if isinstance(move, Store):
            return store_gain(self.table, self.seat, move.symbol, self.last) - BOTHER
        if isinstance(move, Draft):
            return self.draft(move)
        return self.plain(key)

    def draft(self, move: Draft) -> float:
        """MK-2.05 What a starter gives once counts for the first player only if it is placed."""
        card = self.table.box.cards[move.card]
        score = SYMBOL[card.yields[0]] * (1.0 if move.place in INNER else 0.6)
        if self.table.teams or self.seat == self.table.first:
            score += GIFT * sum([SYMBOL[kind] for kind in card.gives])
        return score

    def plain(self, key: str) -> float:
        """Words without a thing: to stop, to leave, to follow."""
        return PLAINLY.get(key, 0.0)

    def pick(self, key: str, what: int) -> float:
        if key == "move.trade":
            return self.trade(what)
        if key in ("move.recruit", "move.place", "move.take_pedestal", "move.elevate", "move.with"):
            return self.troll(key, what)
        if key in ("move.haul", "move.to", "move.stir", "move.consecrate", "move.put_pedestal"):
            return self.shrine(key, what)
        return self.power(key, what)

    def trade(self, kind: int) -> float:
        """Before the work it is for, before a cascade that fills up again, or for a cart."""
        table, seat, item = self.table, self.seat, self.item
        if isinstance(item, SeatTroll):
            if self._paid is None:
                self._paid = paid_before_seating(table, seat, item.card, self.last)
            return trade_before_seating(table, self._paid, seat, item.card, kind, self.last)
        if isinstance(item, MoveStatues) and kind == CART:
            return self.trade_for_cart()
        if isinstance(item, RecruitOrDig) and not table.charms & FOR_WORK:
            return trade_for_work(table, seat, self.ground, kind, self.last)
        return NEVER

    def trade_for_cart(self) -> float:
        """What a statue gains by it, when no cart is left."""
        table, seat = self.table, self.seat
        if self.counts[CART] or any(table.on_trolls(seat)[FIRE_CART:]):
            return NEVER
        cost = worth(self.counts, self.last) - worth(after_paying(self.counts, trade_price(table)), self.last)
        return self.best_move() - cost

    def best_move(self) -> float:
        table = self.table
        moves = [(s, targets(table, table.statues[s])) for s in own_statues(table, self.seat)]
        return max([best_haul(table, s, squares, self.to_heart) for s, squares in moves], default=0.0)

    # Trolls

    def troll(self, key: str, what: int) -> float:
        table = self.table
        cards = table.box.cards
        if key == "move.recruit":
            return self.trolls.recruit(what)
        if key == "move.place":
            assert isinstance(self.item, SeatTroll)
            return self.trolls.cascade_gain(self.item.card, what)
        if key == "move.take_pedestal":
            return 0.5 + wanted_clan(table, self.seat, what)
        if key == "move.elevate":
            return 10.0 - card_worth(cards[table.council[self.seat][what]])
        return card_worth(cards[table.horde[what]])

    # Tunnels

    def lay(self, move: Lay) -> float:
        table = self.table
        if move.rule == "MK-7.01":
            return hall_gain(table, self.seat, move.face, move.field)
        return self.ground.worth(table.box.faces[move.face], move.field, bool(table.charms & SOFT_STONE))

    # Statues

    def shrine(self, key: str, what: int) -> float:
        table, item = self.table, self.item
        if key == "move.haul":
            squares = targets(table, what)
            if isinstance(item, Wander):
                squares = table.networks[self.seat] & ~table.statue_mask()
            return best_haul(table, table.statue_on(what), squares, self.to_heart)
        if isinstance(item, HaulTo | SendStatue):
            return haul_gain(table, item.statue, what, self.to_heart)
        if isinstance(item, AddPedestal):
            return pedestal_gain(table, item.anchor, what)
        if isinstance(item, ConsecrateTo):
            return pedestal_gain(table, item.square, what)
        return best_pedestal(table, self.seat, what) if key == "move.consecrate" else 3.0

    # Spells, workshops, payments

    def magic(self) -> Magic:
        return Magic(self.table, self.seat, self.ground, self.last)

    def power(self, key: str, what: int) -> float:
        table = self.table
        if key == "move.cast":
            return self.magic().gain(what)
        if key == "move.work":
            return self.visit(what)
        if key == "move.use":
            assert isinstance(self.item, UseWorkshop)
            others = self.exchanges(self.item.kind)
            return use_gain(self.counts, table.box.exchanges[what], others, self.item.uses, self.last)
        if key == "move.found":
            return 0.3 + FAVOURITES.get(table.box.workshops[what].name, 0.5)
        return self.spelled(key, what)

    def spelled(self, key: str, what: int) -> float:
        """How to follow a spell that was worth casting."""
        table, seat = self.table, self.seat
        if key == "move.collapse":
            return 1.0 if dead_end(table, seat, what) else NEVER
        if key == "move.divine":
            return 1.0 + SYMBOL[table.board().buried[what]]
        if key == "move.take":
            return self.gift(what)
        if key == "move.unload":
            return float(table.laden[seat][what].bit_count())
        if key == "move.drum":
            return 0.1 + sum(fresh(table, seat, CASCADE[what]))
        return 0.1 + sum(table.bribes[what]) if key == "move.toll" else 0.0

    def visit(self, site: int) -> float:
        """Before a spell that is to use what it makes, and never between a charm and its use."""
        table = self.table
        kind = table.workshop_at[table.board().sites.index(site)]
        if table.charms:
            return NEVER
        if table.box.workshops[kind].unloads:
            symbols = [symbol for symbol, count in enumerate(table.on_trolls(self.seat)) if count]
            gains = [store_gain(table, self.seat, symbol, self.last) - BOTHER for symbol in symbols]
            gain = max(gains, default=0.0)
        else:
            gain = visit_gain(self.counts, self.exchanges(kind), table.open_sides(site), self.last)
        return gain + FIRST if gain > 0 else NEVER

    def exchanges(self, kind: int) -> list[Exchange]:
        return [self.table.box.exchanges[number] for number in self.table.box.workshops[kind].exchanges]

    def gift(self, what: int) -> float:
        amount, name = self.table.moves.take[what].text.split()[1:]
        after = with_more(self.counts, RESOURCES.index(name), int(amount))
        return 0.5 + worth(after, self.last) - worth(self.counts, self.last)

    def give(self, move: Give) -> float:
        """The least useful piece; clan carts before wild ones; what a cascade fills up again before all."""
        table, seat = self.table, self.seat
        if move.symbol >= FIRE_CART:
            return 0.0
        counts = self.counts
        for item in table.agenda[::-1]:
            if isinstance(item, SeatTroll):
                return spared(table, seat, item.card, move.symbol, self.last)
            if isinstance(item, Receive):
                counts = with_more(counts, item.kind, item.amount)
            elif not isinstance(item, GiveOne | Owe | Settled):
                break
        return worth(with_more(counts, move.symbol, -1)) - worth(counts)
