"""Chapter 3, continued. Rewards: what a clan gets, with all that follows from it.

CV-3.06  Rewards are optional; chains are resolved one after the other in the order the player chooses.
CV-3.09  Depth first: a reward with all its consequences, then the interrupted effect.

What can only help and asks nothing (glory, +1 tokens, keys, storage, buildings, strength) is given at once,
before the rest: nobody could want to put it off. Each other kind of reward is an item of the chapter that
knows it, entered in GIVEN; the Elders get theirs by ELDERS_GET (chapter 16).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from underhall.core.agenda import Decision, Effect, Item
from underhall.core.notation import Move
from underhall.core.words import Refusal
from underhall.games.covenant.icons import (
    BUILDINGS,
    GLORY,
    HOUSE,
    KEY,
    REWARDS,
    STORAGE,
    STRENGTH,
    TOKEN,
    WORKSHOP,
    Rewards,
    amount_of,
    kind_of,
)
from underhall.games.covenant.moves import Pick
from underhall.games.covenant.table import NONE, Table, added, raised

GIVEN: Final[dict[int, Callable[[int, int], Item[Table]]]] = {}
ELDERS_GET: Final[list[Item[Table] | None]] = [None] * len(REWARDS)
AT_ONCE: Final[tuple[int, ...]] = (GLORY, TOKEN, KEY, STORAGE, BUILDINGS, STRENGTH)


class Gain(Effect[Table]):
    """CV-3.09 Rewards that come at the same time, from one source."""

    def __init__(self, clan: int, rewards: Rewards, source: str) -> None:
        self.clan, self.rewards, self.source = clan, rewards, source

    def resolve(self, table: Table) -> None:
        gain(table, self.clan, self.rewards, self.source)


def gain(table: Table, clan: int, rewards: Rewards, source: str) -> None:
    """CV-3.09 The same, where nothing else comes first."""
    if clan == table.elders:
        elders_share(table, clan, rewards, source)
    elif rewards:
        rest = []
        for gift in rewards:
            if kind_of(gift) in AT_ONCE:
                give_at_once(table, clan, gift, source)
            else:
                rest.append(gift)
        if len(rest) == 1:
            table.then(item_for(clan, rest[0]))
        elif len(set(rest)) == 1:
            table.then_all([item_for(clan, gift) for gift in rest])
        elif rest:
            table.then(ChooseReward(clan, tuple(rest), source))


def item_for(clan: int, gift: int) -> Item[Table]:
    return GIVEN[kind_of(gift)](clan, amount_of(gift))


def elders_share(table: Table, clan: int, rewards: Rewards, source: str) -> None:
    """CV-16.09, CV-16.19 As printed, from the left; unlisted rewards are nothing."""
    for gift in rewards:
        if kind_of(gift) == GLORY:
            give_glory(table, clan, amount_of(gift), source)
    for at in range(len(rewards) - 1, -1, -1):
        share = ELDERS_GET[kind_of(rewards[at])]
        if share is not None:
            for _ in range(amount_of(rewards[at])):
                table.agenda.append(share)


def give_glory(table: Table, clan: int, amount: int, source: str) -> None:
    table.gain_glory(clan, amount)
    if table.heard():
        table.announce(clan, "gains_glory", points=amount, source=source)


def give_at_once(table: Table, clan: int, gift: int, source: str) -> None:
    kind, amount = kind_of(gift), amount_of(gift)
    if kind == GLORY:
        give_glory(table, clan, amount, source)
    elif kind == TOKEN:
        table.support = raised(table.support, clan, 0, amount)
        table.announce(clan, "gets_token")
    elif kind == KEY:
        table.extra_keys = added(table.extra_keys, clan, amount)
        table.announce(clan, "gets_keys", amount=amount)
    elif kind == STORAGE:
        for _ in range(amount):
            open_storage(table, clan)
    elif kind == BUILDINGS:
        for _ in range(amount):
            unlock_buildings(table, clan)
    elif table.post != NONE:  # CV-20.01 for this turn
        table.boost += amount
        table.announce(clan, "is_stronger", amount=amount)


def unlock_buildings(table: Table, clan: int) -> None:
    """CV-5.02 A house and a workshop for the forge area."""
    table.forge = raised(table.forge, clan, HOUSE)
    table.forge = raised(table.forge, clan, WORKSHOP)
    table.announce(clan, "unlocks_buildings")


def open_storage(table: Table, clan: int) -> None:
    """CV-5.02 One of the closed storage tiles leaves the clan board."""
    if table.open_storage[clan] < table.box.clan.storage_tiles:
        table.open_storage = added(table.open_storage, clan)
        table.announce(clan, "opens_storage")


class ChooseReward(Decision[Table, Move]):
    """CV-3.06, CV-3.09 Which reward next; the rest may be waived."""

    rule = "CV-3.09"
    public = True

    def __init__(self, seat: int, rewards: Rewards, source: str) -> None:
        self.seat, self.rewards, self.source = seat, rewards, source

    def options(self, table: Table) -> list[Move]:
        return [*[table.moves.take[gift] for gift in dict.fromkeys(self.rewards)], table.moves.waive]

    def choose(self, table: Table, move: Move) -> None:
        if isinstance(move, Pick):
            at = self.rewards.index(move.what)
            rest = self.rewards[:at] + self.rewards[at + 1 :]
            table.then(item_for(self.seat, move.what), Gain(self.seat, rest, self.source))

    def why_not(self, table: Table, move: Move) -> Refusal:
        if move.key == "move.take":
            return Refusal(self.rule, "refused.not_offered", {**move.words})
        return Refusal(self.rule, "refused.not_now", {"move": move.text})
