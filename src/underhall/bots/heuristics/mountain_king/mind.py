"""One seat at one moment: what each of its options is worth, in honor."""

from __future__ import annotations

from underhall.bots.heuristics.mountain_king.ground import Ground
from underhall.bots.heuristics.mountain_king.magic import Magic, card_worth, dead_end, dig_gain
from underhall.bots.heuristics.mountain_king.purse import (
    SYMBOL,
    after_paying,
    after_trade,
    exchange_gain,
    fresh,
    trade_gain,
    with_more,
    worth,
)
from underhall.bots.heuristics.mountain_king.shrines import (
    best_haul,
    hall_gain,
    haul_gain,
    pedestal_gain,
    wanted_clan,
)
from underhall.core.agenda import Item
from underhall.core.notation import Move
from underhall.games.mountain_king.components import ANY, CART, CASCADE, COIN, FIRE_CART, NONE, RESOURCES
from underhall.games.mountain_king.moves import Dig, Draft, Give, Lay, Pick, Store
from underhall.games.mountain_king.rules.digging import CONNECTED, AddPedestal
from underhall.games.mountain_king.rules.recruiting import SeatTroll, bribed, open_places
from underhall.games.mountain_king.rules.spells import ConsecrateTo, DigBySpell, SendStatue, Wander
from underhall.games.mountain_king.rules.statues import HaulTo, targets
from underhall.games.mountain_king.table import Table

ENGINE = 0.1
# A council has only six cascades in it: each should find as many empty symbols as possible.
CASCADE_COST = 5.0
PEDESTAL = 2.2
NEVER = -50.0
DEAR = 0.4
BOTHER = 0.15
MOVE_AT_ALL = 0.9
HALL_AT_ALL = 2.0
INNER = (1, 2)
FAVOURITES = {"quartermaster": 1.0, "foundry": 0.8, "millstone": 0.9, "wheelwright": 0.9, "cartwright": 0.7}


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
        self._traded: list[int] | None = None

    @property
    def ground(self) -> Ground:
        if self._ground is None:
            self._ground = Ground(self.table, self.seat, self.to_heart)
        return self._ground

    def score(self, move: Move) -> float:
        key = move.key
        if isinstance(move, Pick):
            return self.pick(key, move.what)
        if isinstance(move, Dig):
            manner = self.item.manner if isinstance(self.item, DigBySpell) else CONNECTED
            return dig_gain(self.ground, self.counts, move, manner, self.last)
        if isinstance(move, Lay):
            return self.lay(move)
        if isinstance(move, Give):
            return self.give(move)
        if isinstance(move, Store):
            return 0.45 * SYMBOL[move.symbol] + 0.1
        if isinstance(move, Draft):
            yields = self.table.box.cards[move.card].yields[0]
            return SYMBOL[yields] * (1.0 if move.place in INNER else 0.6)
        return self.plain(key)

    def plain(self, key: str) -> float:
        """Words without a thing: to stop, to leave, to follow."""
        levels = {
            "move.by_hand": NEVER,
            "move.done": MOVE_AT_ALL,
            "move.no_hall": HALL_AT_ALL,
            "move.follow": 1.0,
        }
        return levels.get(key, 0.0)

    def pick(self, key: str, what: int) -> float:
        if key == "move.trade":
            return self.trade(what)
        if key in ("move.recruit", "move.place", "move.take_pedestal", "move.elevate", "move.with"):
            return self.troll(key, what)
        if key in ("move.haul", "move.to", "move.stir", "move.consecrate", "move.put_pedestal"):
            return self.shrine(key, what)
        return self.power(key, what)

    def trade(self, kind: int) -> float:
        """Not in the last turn: the engine makes the last trades better."""
        if self.last:
            return NEVER
        if self._traded is None:
            self._traded = after_trade(self.table, self.counts)
        return trade_gain(self.counts, self._traded, kind) - DEAR

    # Trolls

    def troll(self, key: str, what: int) -> float:
        table = self.table
        cards = table.box.cards
        if key == "move.recruit":
            return self.recruit(what)
        if key == "move.place":
            assert isinstance(self.item, SeatTroll)
            return self.cascade_gain(self.item.card, what)
        if key == "move.take_pedestal":
            return 0.5 + wanted_clan(table, self.seat, what)
        if key == "move.elevate":
            return 10.0 - card_worth(cards[table.council[self.seat][what]])
        return card_worth(cards[table.horde[what]])

    def cascade_gain(self, card: int, place: int) -> float:
        """What the cascade from a place brings, the new troll's own symbols included."""
        more = fresh(self.table, self.seat, CASCADE[place])
        for symbol in self.table.box.cards[card].yields:
            more[CART if symbol >= FIRE_CART else symbol] += 1
        after = [have + gain for have, gain in zip(self.counts, more, strict=True)]
        return worth(after, self.last) - worth(self.counts, self.last)

    def recruit(self, stand: int) -> float:
        table, seat = self.table, self.seat
        card = table.horde[stand]
        bribes = len(bribed(table, stand))
        left = with_more(self.counts, COIN, -bribes)
        if min(left) < 0:
            left = after_paying(self.counts, bribes)
        left = [have + more for have, more in zip(left, table.bribes[stand], strict=True)]
        price = worth(self.counts, self.last) - worth(left, self.last)
        open_now = open_places(table, seat)
        gain = max([self.cascade_gain(card, place) for place in open_now])
        seats_left = table.council[seat].count(NONE)
        engine = ENGINE * card_worth(table.box.cards[card]) * (seats_left - 1)
        level = table.box.cards[card].level
        pedestal = PEDESTAL if level > 1 and not self.last else 0.0
        crown = float(table.crowns_left[0]) if table.crowns_left and seats_left == 1 else 0.0
        return gain + engine + pedestal + crown - price - CASCADE_COST

    # Tunnels

    def lay(self, move: Lay) -> float:
        table = self.table
        if move.rule == "MK-7.01":
            return hall_gain(table, self.seat, move.face, move.field)
        face = table.box.faces[move.face]
        score = self.ground.worth(face, move.field)
        if table.box.tunnels[face.tile].anchored:
            score += max(0.0, self.best_pedestal(move.field))
        return score

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
        return self.best_pedestal(what) if key == "move.consecrate" else 3.0

    def best_pedestal(self, square: int) -> float:
        """Of those in storage that may still go into that band."""
        magic = self.magic()
        clans = [clan for clan in range(3) if magic.can_put(square, clan)]
        return max([pedestal_gain(self.table, square, clan) for clan in clans], default=NEVER)

    # Spells, workshops, payments

    def magic(self) -> Magic:
        return Magic(self.table, self.seat, self.ground, self.last)

    def power(self, key: str, what: int) -> float:
        table = self.table
        if key == "move.cast":
            return self.magic().gain(what)
        if key == "move.work":
            kind = table.workshop_at[table.board().sites.index(what)]
            return self.best_use(kind) + 0.05
        if key == "move.use":
            return exchange_gain(self.counts, table.box.exchanges[what], self.last) - BOTHER
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

    def best_use(self, kind: int) -> float:
        workshop = self.table.box.workshops[kind]
        if workshop.unloads:
            return 0.3 if any(self.table.laden[self.seat]) and not self.last else -1.0
        gains = [-1.0]
        for number in workshop.exchanges:
            exchange = self.table.box.exchanges[number]
            have = sum(self.counts) if exchange.give == ANY else self.counts[exchange.give]
            if have >= exchange.count:
                gains.append(exchange_gain(self.counts, exchange, self.last) - BOTHER)
        return max(gains)

    def gift(self, what: int) -> float:
        amount, name = self.table.moves.take[what].text.split()[1:]
        after = with_more(self.counts, RESOURCES.index(name), int(amount))
        return 0.5 + worth(after, self.last) - worth(self.counts, self.last)

    def give(self, move: Give) -> float:
        """The least useful piece; clan carts before wild ones."""
        if move.symbol >= FIRE_CART:
            return 0.0
        return worth(with_more(self.counts, move.symbol, -1)) - worth(self.counts)
