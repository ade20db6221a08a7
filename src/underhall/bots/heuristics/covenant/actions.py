"""What the four basic actions are worth at a given strength, and the parts they are made of."""

from __future__ import annotations

from typing import Final

from underhall.bots.heuristics.covenant.worth import RESERVE, RESOURCE, Outlook
from underhall.core.hexes import bits
from underhall.games.covenant.icons import (
    AXE,
    BOOK,
    COMPASS,
    GATE,
    HOUSE,
    PICK,
    PILLAR,
    PRESTIGE_STEPS,
    RUBBLE_ROW,
    WORKSHOP,
    kind_of,
    reward,
)
from underhall.games.covenant.powers import projects
from underhall.games.covenant.rules.build import bonus, places_for
from underhall.games.covenant.rules.dig import rubble_cost
from underhall.games.covenant.rules.fight import needed, prestige
from underhall.games.covenant.rules.transport import deliverable, for_throne, free_space, glory_for
from underhall.games.covenant.table import EMPTY, Row, added

STRUCTURE: Final = 5.0
WON: Final = 1.0
WAIT: Final = 0.5
PRESENCE: Final = 0.6


class Actions:
    """The four actions as a clan sees them now; everything is worked out once."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.table = outlook.table
        self.seat = outlook.seat
        self._digs: dict[int, float] = {}
        self._best: dict[int, tuple[float, int]] = {}
        self._sites: dict[tuple[int, int], float] = {}
        self._best_places: dict[int, float] = {}
        self._builds: dict[int, float] = {}
        self._homes: dict[int, list[float]] = {}
        self.present = self.table.present(self.seat)
        self._foes = -1
        self._districts: list[int] | None = None

    def worth(self, tool: int, strength: int) -> float:
        if tool == BOOK:
            return max([self.worth(kind, strength) for kind in range(BOOK)])
        if tool == PICK:
            return self.dig(strength)
        if tool == AXE:
            return self.fight(strength)[0]
        if tool == COMPASS:
            return self.build(strength)
        return self.transport(strength)

    # Dig

    def rubble(self, slot: int) -> float:
        gives = self.table.box.rubble[self.table.rows[RUBBLE_ROW][slot]].gives
        return sum([1.5 if kind_of(gift) > 3 else RESOURCE[kind_of(gift)] for gift in gives])

    def dig(self, strength: int) -> float:
        if strength not in self._digs:
            self._digs[strength] = self._dig(strength)
        return self._digs[strength]

    def _dig(self, strength: int) -> float:
        table, outlook = self.table, self.outlook
        room = table.storage(self.seat) - sum(table.resources[self.seat])
        slots = [slot for slot, tile in enumerate(table.rows[RUBBLE_ROW]) if tile != EMPTY]
        slots.sort(key=lambda slot: -self.rubble(slot) / rubble_cost(slot))
        worth, taken = 0.0, 0
        for slot in slots:
            if rubble_cost(slot) <= strength:
                strength -= rubble_cost(slot)
                taken += 1
                worth += self.rubble(slot) * (1.0 if taken <= room else 0.15)
        if outlook.later <= 0:
            worth *= 0.3
        chambers = table.box.hexes.beside(table.revealed) & table.hidden()
        backs = {table.backs[chamber] for chamber in bits(chambers)}
        reveal = max([outlook.all(table.box.backs[back]) for back in backs], default=0.0)
        return worth + outlook.steps(2, (taken + 1) // 2) + reveal

    # Fight

    def fight(self, strength: int) -> tuple[float, int]:
        """The best set of enemies by kind: its worth, and the kind to defeat first or -1."""
        if strength not in self._best:
            self._best[strength] = self._fight(strength)
        return self._best[strength]

    def _fight(self, strength: int) -> tuple[float, int]:
        table, seat = self.table, self.seat
        there = [min(sum(table.enemies[kind]), 4) for kind in range(3)]
        need = [needed(table, seat, kind) for kind in range(3)]
        best = (0.0, -1)
        for trolls in range(there[2] + 1):
            for orcs in range(there[1] + 1):
                left = strength - trolls * need[2] - orcs * need[1]
                if left >= 0:
                    beaten = (min(there[0], left // need[0]), orcs, trolls)
                    worth = self.beaten(beaten)
                    if worth > best[0]:
                        best = (worth, max(k for k in range(3) if beaten[k]))
        return best

    def beaten(self, beaten: Row) -> float:
        table, outlook = self.table, self.outlook
        worth = 0.0
        for kind, count in enumerate(beaten):
            if count:
                worth += count * outlook.enemy(kind)
                worth += outlook.all(table.box.enemies[kind].faces[table.dice[kind]])
                worth += sum(self.homes(kind)[:count])
        steps = prestige(table, beaten)
        return worth + (outlook.gift(reward(PRESTIGE_STEPS, steps)) if steps else 0.0)

    def home(self, chamber: int) -> float:
        """How much an enemy there hurts."""
        if not self.present >> chamber & 1:
            return 0.0
        return self.outlook.danger() * (1.0 if self.table.enemies_in(chamber) == 1 else 0.4)

    def homes(self, kind: int) -> list[float]:
        """How much the enemies of a kind hurt, the worst first."""
        if kind not in self._homes:
            there = self.table.enemies[kind]
            hurt = [self.home(chamber) for chamber, count in enumerate(there) for _ in range(count)]
            self._homes[kind] = sorted(hurt, reverse=True)
        return self._homes[kind]

    # Transport

    def site(self, at: int, strength: int) -> float:
        if (at, strength) not in self._sites:
            self._sites[at, strength] = self._site(at, strength)
        return self._sites[at, strength]

    def _site(self, at: int, strength: int) -> float:
        """Deliveries as they come, the structure if it is reached, the throne with what is left."""
        scratch, seat = self.table.copy(), self.seat
        site = scratch.site(at)
        if scratch.finished[seat] >> at & 1:
            return -1.0
        worth = 0.0
        while strength:
            fitting = deliverable(scratch, seat, at)
            if not fitting:
                break
            resource = min(fitting, key=lambda r: RESOURCE[r] - glory_for(scratch, seat, r))
            worth += glory_for(scratch, seat, resource) - 0.5 * self.outlook.price(resource)
            scratch.store(seat, resource, -1)
            scratch.put_cart(seat, at, free_space(scratch.carts_at[at], site.spaces, resource))
            strength -= 1
        have = scratch.carts_of(seat, at)
        if have >= site.limit:
            worth += self.structure()
        elif have > self.table.carts_of(seat, at):
            worth += 0.7 * self.structure() * (have - self.table.carts_of(seat, at)) / site.limit
        return worth + self.gifts(scratch.resources[seat], strength)

    def gifts(self, held: Row, strength: int) -> float:
        """What left-over strength brings to the throne."""
        table, seat = self.table, self.seat
        worths = []
        for resource in for_throne(table, seat):
            each = glory_for(table, seat, resource) + 1.0 - 0.6 * self.outlook.price(resource)
            worths += [each] * min(held[resource], 2)
        return sum(sorted(worths)[max(0, len(worths) - strength) :]) if strength and worths else 0.0

    def structure(self) -> float:
        outlook, table = self.outlook, self.table
        waiting = table.forge[self.seat][PILLAR] + table.forge[self.seat][GATE]
        time = min(1.0, outlook.later / 4) / (1 + WAIT * waiting)
        extra = (
            table.forged_in(self.seat, 3)
            + outlook.goal_per(2)
            + outlook.councils * (table.traditions[self.seat] >> 15 & 1)
        )
        return 1.2 + STRUCTURE * time + extra

    def transport(self, strength: int) -> float:
        return max(0.0, max([self.site(at, strength) for at in range(6)]))

    # Build

    def building(self, kind: int, where: int) -> float:
        """Its bonus, what projects and columns will give, and enemies next door."""
        table, outlook, seat = self.table, self.outlook, self.seat
        worth = outlook.all(bonus(table, kind, where))
        touched = table.touched(kind, where)
        new = touched & ~self.present
        worth -= outlook.danger() * (new & self.foes()).bit_count()
        if kind == WORKSHOP:
            worth -= RESERVE * min(1.0, outlook.later / 4)
        worth += self.projects(kind, where) + 0.5 * outlook.goal_per(3) + 0.15 * outlook.councils
        if kind in (PILLAR, GATE):
            worth += outlook.goal_per(4 if kind == PILLAR else 5) + WON
        fresh = [d for d in table.districts(new) if d not in self.districts()] if new else []
        return worth + len(fresh) * (table.forged_in(seat, 2) + PRESENCE)

    def foes(self) -> int:
        """The chambers with enemies."""
        if self._foes < 0:
            self._foes = self.table.enemy_mask()
        return self._foes

    def districts(self) -> list[int]:
        """Those the clan is present in."""
        if self._districts is None:
            self._districts = self.table.districts(self.present)
        return self._districts

    def projects(self, kind: int, where: int) -> float:
        """The glory more in the councils to come."""
        table, seat = self.table, self.seat
        worth = 0.0
        for at, number in enumerate(table.projects):
            project = table.box.projects[number]
            councils = 3 - max(table.era, at)
            if project.building == kind:
                for chamber in bits(table.touched(kind, where)):
                    face = table.box.tiles[table.tiles[chamber]]
                    worth += councils * (project.by_colour[face.colour] + project.by_deposit[face.deposit])
            elif project.building < 0 and self.outlook.turns <= 6:
                after = table.copy()
                after.forge = (*after.forge[:seat], added(after.forge[seat], kind), *after.forge[seat + 1 :])
                after.raise_building(seat, kind, where)
                worth += projects.worth(after, seat, number) - projects.worth(table, seat, number)
            elif project.building < 0:
                worth += 0.8
        return worth

    def best_place(self, kind: int) -> float:
        if kind not in self._best_places:
            places = places_for(self.table, self.seat, kind)
            self._best_places[kind] = max([self.building(kind, where) for where in places], default=0.0)
        return self._best_places[kind]

    def plan(self, houses: int, workshops: int, majestic: int) -> float:
        great = sorted([self.best_place(PILLAR), self.best_place(GATE)])[::-1]
        worth = (self.best_place(HOUSE) if houses else 0.0) + (
            self.best_place(WORKSHOP) if workshops else 0.0
        )
        return worth + sum(great[:majestic])

    def build(self, strength: int) -> float:
        if strength not in self._builds:
            self._builds[strength] = self._build(strength)
        return self._builds[strength]

    def _build(self, strength: int) -> float:
        plans = [plan for plan in self.table.box.printed.plans if plan.strength <= strength]
        return max([self.plan(plan.houses, plan.workshops, plan.majestic) for plan in plans], default=0.0)
