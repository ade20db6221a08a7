"""What is done for nothing in the Mountain King: the measure of how well a bot plans its turn."""

from __future__ import annotations

from collections import Counter
from typing import Any

from underhall.core.notation import Move
from underhall.games.mountain_king.components import (
    BLENDED_WALLS,
    BROTHER_CARTS,
    CART,
    CHARMS,
    FAIR_WEIGHT,
    FIRE_CART,
    MIXED,
    SILVER_TONGUE,
    SOFT_STONE,
    STONE,
)
from underhall.games.mountain_king.moves import Dig, Lay, Pick
from underhall.games.mountain_king.rules.halls import DedicateHall
from underhall.games.mountain_king.rules.recruiting import bribed
from underhall.games.mountain_king.rules.statues import HaulTo, MoveStatues, default_cart
from underhall.games.mountain_king.rules.turn import RecruitOrDig, SpellAndWorkshop
from underhall.games.mountain_king.table import Table

VISIT = "workshop"
DOMINO = "domino"
STEPS = (SpellAndWorkshop, RecruitOrDig, DedicateHall, MoveStatues)


class Waste:
    """Counts spells by name, visits to workshops and dominoes in iron or heartstone."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.begun = ""
        self.before: tuple[Any, ...] = ()
        self.charms = 0
        self.used = 0

    def note(self, table: Table, move: Move) -> None:
        """Look at a choice before it is made."""
        self.watch_step(table, move)
        self.watch_charms(table, move)
        if isinstance(move, Dig) and STONE < move.mineral < MIXED and table.box.tunnels[move.tile].size == 2:
            self.counts[DOMINO] += 1

    def watch_step(self, table: Table, move: Move) -> None:
        """A spell or a visit after which all stands as before. The rune is paid before the spell asks."""
        if isinstance(table.agenda[-1], STEPS):
            self.close(standing(table))
            if isinstance(move, Pick) and move.key == "move.cast":
                self.begun = table.box.spells[move.what].name
            elif move.key == "move.work":
                self.begun, self.before = VISIT, standing(table)
        elif self.begun and not self.before:
            self.before = standing(table)

    def close(self, now: tuple[Any, ...]) -> None:
        if self.begun and self.before in ((), now):
            self.counts[self.begun] += 1
        self.begun, self.before = "", ()

    def watch_charms(self, table: Table, move: Move) -> None:
        if table.charms != self.charms:
            self.lapse(self.charms & ~table.charms & ~self.used)
            self.charms, self.used = table.charms, self.used & table.charms
        self.used |= table.charms & served(table, move)

    def lapse(self, charms: int) -> None:
        for number, name in enumerate(CHARMS):
            if charms >> number & 1:
                self.counts[name] += 1

    def total(self, table: Table) -> dict[str, int]:
        """When the game is over, and its last turn with it."""
        self.close(standing(table))
        self.lapse(self.charms & ~self.used)
        return dict(self.counts)


def standing(table: Table) -> tuple[Any, ...]:
    """All that a spell or a workshop can change."""
    goods = table.storage, table.laden, table.held, table.council, table.bribes, table.charms
    return *goods, table.regions, table.statues, table.pedestals


def served(table: Table, move: Move) -> int:
    """MK-4.08 The charms that this choice makes use of, if they are at work."""
    item = table.agenda[-1]
    if isinstance(move, Dig):
        return BLENDED_WALLS if move.mineral == MIXED else 0
    if isinstance(move, Lay):
        tunnel = table.box.faces[move.face].mask(move.field) if move.rule == "MK-6.01" else 0
        return SOFT_STONE if tunnel & table.board().rubble else 0
    if isinstance(item, HaulTo):
        clan = table.statue_clans[item.statue]
        cart = default_cart(table, item.seat, clan)
        return BROTHER_CARTS if cart not in (CART, FIRE_CART + clan) else 0
    if isinstance(move, Pick) and move.key == "move.recruit":
        return SILVER_TONGUE if bribed(table, move.what) else 0
    return FAIR_WEIGHT if move.key == "move.trade" else 0
