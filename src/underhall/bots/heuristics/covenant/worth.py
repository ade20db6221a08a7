"""What things are worth to a clan of Covenant, in glory, as far as a quick look can tell."""

from __future__ import annotations

from typing import Final

from underhall.games.covenant.holdings import NONE
from underhall.games.covenant.icons import (
    ADORN,
    ANY,
    BENEFIT,
    BUILD_HOUSE,
    BUILD_WORKSHOP,
    BUILDINGS,
    COIN,
    COIN_ROW,
    COURT_STEPS,
    DEFEAT_GOBLIN,
    DEFEAT_ORC,
    FORGE,
    FREE_STEP,
    GLORY,
    GOBLIN,
    HOUSE,
    IRON,
    KEY,
    MINE_STEPS,
    MOST_STRENGTH,
    MOVE,
    ORC,
    RANSOM,
    RELIC,
    RELIC_ROW,
    SILVER_ROW,
    SITE,
    STORAGE,
    STRENGTH,
    STRENGTHEN,
    SUPPORT,
    THRONE,
    TOKEN,
    TOOL_ROW,
    TRADITION,
    TRADITION_ROW,
    WORKSHOP,
    Rewards,
    amount_of,
    kind_of,
)
from underhall.games.covenant.powers import goals
from underhall.games.covenant.rules.coins import affordable, slot_cost
from underhall.games.covenant.rules.final_scoring import column_count
from underhall.games.covenant.rules.forging import can_pay, free_slots
from underhall.games.covenant.rules.relics import reachable
from underhall.games.covenant.rules.transport import for_throne, glory_for
from underhall.games.covenant.table import EMPTY, Table

RESOURCE: Final[tuple[float, ...]] = (0.8, 0.9, 1.3, 1.4)
# Of each tradition over a whole game, and the part of it that does not depend on the time left.
# fmt: off
TRADITION_WORTH: Final[tuple[float, ...]] = (
    3.0, 3.5, 4.5, 4.5, 2.5, 2.5, 3.5, 4.5, 3.5, 5.5, 3.5, 2.5,
    5.0, 5.0, 5.5, 3.5, 6.0, 5.0, 4.0, 4.5, 4.0, 5.5, 4.5, 3.0,
    2.0, 2.5, 3.5, 4.5, 2.0, 2.0, 1.5, 2.0, 2.0, 2.5, 3.0, 5.0,
)
# fmt: on
STEP: Final = 1.5
# What a further tool of each kind does in the turns to come, and what a column will have to count by the end.
USE: Final[tuple[float, ...]] = (0.8, 0.6, 0.9, 0.8, 1.4)
COUNTED: Final[tuple[float, ...]] = (3.0, 3.0, 4.0, 3.5)
RESERVE: Final = 1.2
KEPT: Final = 0.4
CALM: Final = 25  # tradition 26, counted from 0


class Outlook:
    """A clan's prospects on a table."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.councils = 3 - table.era
        self.turns = (
            sum(table.tavern[seat]) + table.box.clan.dwarves * (2 - table.era) if table.era < 3 else 0
        )
        self.later = self.turns if table.post != NONE else self.turns - 1  # after the turn at hand
        self.known: dict[int, float] = {}

    # Rewards

    def all(self, rewards: Rewards) -> float:
        return sum([self.gift(gift) for gift in rewards])

    def gift(self, gift: int) -> float:
        if gift not in self.known:
            self.known[gift] = 0.0  # what leads back to itself is worth nothing more
            self.known[gift] = self._gift(kind_of(gift), amount_of(gift))
        return self.known[gift]

    def _gift(self, kind: int, amount: int) -> float:
        if kind == GLORY:
            return amount
        if kind <= ANY:
            return self.resources(kind, amount)
        if COURT_STEPS <= kind <= MINE_STEPS:
            return self.steps(kind - COURT_STEPS, amount)
        if kind == FREE_STEP:
            return amount * max(self.steps(track, 1) for track in range(3))
        if kind in (SUPPORT, TOKEN):
            return amount * (0.95 if self.later > 0 else 0.33)
        if kind == STRENGTHEN:
            return amount * self.strengthening()
        return self._tile(kind, amount)

    def _tile(self, kind: int, amount: int) -> float:
        if kind == COIN:
            return max(0.0, self.best_coin())
        if kind == TRADITION:
            return max(0.0, self.best_tradition())
        if kind in (RELIC, RANSOM):
            return max(0.0, self.best_relic() - (0.8 if kind == RANSOM else 0))
        if kind == FORGE:
            return max(0.0, self.best_tool())
        if kind == ADORN:
            return max(0.0, self.best_ornament())
        return self._deed(kind, amount)

    def _deed(self, kind: int, amount: int) -> float:
        table, seat = self.table, self.seat
        if kind == THRONE:
            return self.throne(amount)
        if kind == SITE:
            return 1.2 if sum(table.resources[seat]) else 0.0
        if kind in (DEFEAT_GOBLIN, DEFEAT_ORC):
            prey = [
                k for k in ((GOBLIN,) if kind == DEFEAT_GOBLIN else (GOBLIN, ORC)) if sum(table.enemies[k])
            ]
            return max(
                [self.enemy(k) + self.all(table.box.enemies[k].faces[table.dice[k]]) for k in prey], default=0
            )
        if kind in (BUILD_HOUSE, BUILD_WORKSHOP):
            return 2.5 if table.forge[seat][HOUSE if kind == BUILD_HOUSE else WORKSHOP] else 0.0
        if kind == BENEFIT:
            coins = table.rows[COIN_ROW]
            return max([self.all(table.box.coins[coin].gives) for coin in coins if coin != EMPTY], default=0)
        if kind == MOVE:
            return amount * 0.3 * self.danger()
        over_time = {KEY: 0.8, STORAGE: 2.0, BUILDINGS: 3.0}.get(kind, 0.0) * max(self.later, 0) / 8
        return amount * (
            over_time + {KEY: self.goal_per(9), STORAGE: 2 * self.goal_per(10), STRENGTH: 1.2}.get(kind, 0.0)
        )

    def resources(self, kind: int, amount: int) -> float:
        """Less if they do not fit, little when there is no time to use them."""
        table, seat = self.table, self.seat
        room = table.storage(seat) - sum(table.resources[seat])
        each = 1.5 if kind == ANY else RESOURCE[kind]
        if self.later <= 0:
            each = 0.33
        return each * min(amount, max(room, 0)) + 0.2 * each * max(0, amount - max(room, 0))

    def price(self, resource: int) -> float:
        """What a clan gives away with a resource; the last iron is what it forges with."""
        needed = resource == IRON and self.table.resources[self.seat][IRON] == 1 and self.may_forge()
        return RESOURCE[resource] + (1.0 if needed else 0.0)

    def may_forge(self) -> bool:
        """A workshop waits for its place, and a tool would have one."""
        table, seat = self.table, self.seat
        return self.later > 0 and table.forge[seat][WORKSHOP] > 0 and EMPTY in table.tools[seat]

    def keeping(self, amount: int) -> float:
        """A support token that is not spent now: for another turn, or a part of a point at the end."""
        ones, twos = self.table.support[self.seat]
        return amount * (KEPT if ones + twos <= self.later else 0.34)

    def danger(self) -> float:
        """What an enemy beside an own building is feared for; the fewer turns are left, the more."""
        penalty = 1 if self.table.traditions[self.seat] >> CALM & 1 else self.table.box.scoring.penalty
        return penalty * (1.0 - 0.05 * self.later)

    def steps(self, track: int, amount: int) -> float:
        table, seat = self.table, self.seat
        at = table.tracks[seat][track]
        spaces = table.box.tracks[track][at : at + amount]
        done = table.achievements(seat)
        total = 0.0
        for space in spaces:
            total += 0.6 * self.all(space.gives) + 0.4 * STEP
            if space.achievement:
                done += 1
                total += self.achievement(done)
        return total

    def achievement(self, number: int) -> float:
        scoring = self.table.box.scoring
        worth = float(scoring.for_achievements(number) - scoring.for_achievements(number - 1))
        mine = sorted(
            [goals.worth(self.table, self.seat, goal) for goal in self.table.goals[self.seat] if goal >= 0]
        )
        near = {scoring.goals_from: mine[-1:], scoring.both_goals_from: mine[:1]}
        for threshold, worths in near.items():
            if threshold - 3 <= number <= threshold and worths:
                worth += 0.3 * (worths[0] + 3)
        return worth

    def strengthening(self) -> float:
        """A stronger dwarf works once in each era."""
        waiting = [at for at in range(MOST_STRENGTH - 1) if self.table.tavern[self.seat][at]]
        return 1.7 * (max(0, 2 - self.table.era) + (1 if waiting else 0))

    # Tiles

    def coin(self, slot: int, place: int) -> float:
        table, seat = self.table, self.seat
        gives = table.box.coins[table.rows[COIN_ROW][slot]].gives
        worth = self.all(gives) * 0.95 * self.councils - slot_cost(table, seat, slot)
        old = table.coins[seat][place]
        if old != EMPTY:
            worth -= self.all(table.box.coins[old].gives) * 0.95 * self.councils
        return worth + self.all(table.box.printed.coin_places[place]) + 0.5 * self.goal_per(6)

    def best_coin(self) -> float:
        slots = affordable(self.table, self.seat, COIN_ROW)
        coins = self.table.coins[self.seat]
        free = [place for place in range(6) if coins[place] == EMPTY] or list(range(6))
        return max([self.coin(slot, place) for slot in slots for place in free], default=0)

    def tradition(self, number: int) -> float:
        """Counted from 0."""
        return TRADITION_WORTH[number] * (0.15 + 0.85 * self.turns / 12) + 0.5 * self.goal_per(7)

    def best_tradition(self) -> float:
        table, seat = self.table, self.seat
        slots = affordable(table, seat, TRADITION_ROW)
        row = table.rows[TRADITION_ROW]
        return max([self.tradition(row[slot]) - slot_cost(table, seat, slot) for slot in slots], default=0)

    def relic(self, kind: int) -> float:
        table, seat = self.table, self.seat
        new = not (table.relics[seat][kind] + table.fresh_relics[seat][kind] + table.used_relics[seat][kind])
        worth = self.all(table.box.relics[kind].gives) * 0.8 if self.later > 0 else 0.0
        return worth + (table.forged_in(seat, 0) + 0.4 + 0.5 * self.goal_per(11) if new else 0.0)

    def best_relic(self) -> float:
        row = self.table.rows[RELIC_ROW]
        return max([self.relic(row[slot]) for slot in reachable(self.table, self.seat)], default=0)

    def tool(self, slot: int, place: int) -> float:
        return self.open_tool(slot) + self.place(place)

    def open_tool(self, slot: int) -> float:
        """What can be done with a tool, less what it costs."""
        tool = self.table.box.tools[self.table.rows[TOOL_ROW][slot]]
        cost = RESOURCE[0] + (0.9 if tool.cost == ANY else RESOURCE[tool.cost])
        return USE[tool.kind] * min(1.0, self.later / 4) + self.goal_per(0) - cost

    def place(self, place: int) -> float:
        """What a forge place gives, and its column with one more tool."""
        here = self.table.box.clan.places[place]
        return self.all(here.gives) + self.column(here.column)

    def column(self, column: int) -> float:
        """What one more tool in a column will give, now and by the end."""
        return column_count(self.table, self.seat, column) + COUNTED[column] * max(self.later, 0) / 12

    def best_tool(self) -> float:
        table, seat = self.table, self.seat
        held = table.resources[seat]
        slots = [
            s
            for s, t in enumerate(table.rows[TOOL_ROW])
            if t != EMPTY and can_pay(held, table.box.tools[t].cost)
        ]
        places = [place for place, tool in enumerate(table.tools[seat]) if tool == EMPTY]
        if not slots or not places:
            return 0.0
        return max([self.open_tool(slot) for slot in slots]) + max([self.place(place) for place in places])

    def ornament(self, colour: int, slot: int) -> float:
        table = self.table
        kind = table.box.ornaments[colour][table.rows[SILVER_ROW + colour][slot]]
        uses = max(0, 3 - table.era) * 0.7
        effect = self.all(kind.gives) if kind.gives[0] // 64 != ADORN else 1.0
        price = RESOURCE[table.box.printed.ornament_prices[slot]]
        return table.box.printed.ornament_glory[colour] + uses * effect - price + 0.5 * self.goal_per(1)

    def best_ornament(self) -> float:
        table, seat = self.table, self.seat
        best = 0.0
        for colour in (0, 1):
            if free_slots(table, seat, colour):
                for slot, ornament in enumerate(table.rows[SILVER_ROW + colour]):
                    if ornament != EMPTY and table.resources[seat][table.box.printed.ornament_prices[slot]]:
                        best = max(best, self.ornament(colour, slot))
        return best

    def goal_per(self, goal: int) -> float:
        """The glory of one more of what an own goal counts."""
        return self.table.box.goals[goal].glory if goal in self.table.goals[self.seat] else 0.0

    # Enemies and throne

    def enemy(self, kind: int) -> float:
        """An enemy more in the dungeon: glory in councils while there are keys, and the axe column."""
        table, seat = self.table, self.seat
        full = sum(table.dungeon[seat]) >= table.keys(seat)
        each = (0.5, 1.0, 2.0)[kind] * self.councils
        weakest = (0.5, 1.0, 2.0)[min([k for k in range(3) if table.dungeon[seat][k]], default=0)]
        if full:
            each = max(0.0, each - weakest * self.councils)
        return each + (0.0 if full else table.forged_in(seat, 1))

    def throne(self, amount: int) -> float:
        table, seat = self.table, self.seat
        gains = [glory_for(table, seat, r) + 1.0 - 0.6 * RESOURCE[r] for r in for_throne(table, seat)]
        return sum(sorted(gains)[-amount:]) if gains else 0.0
