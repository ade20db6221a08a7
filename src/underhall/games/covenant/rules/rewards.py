"""Chapter 3, continued. Rewards: what a clan gets, with all that follows from it.

CV-3.06  Rewards are optional; chains are resolved one after the other in the order the player chooses.
CV-3.09  Depth first: a reward with all its consequences, then the interrupted effect.

What can only help and asks nothing (glory, +1 tokens, keys, storage, buildings, strength) is given at once,
before the rest: nobody could want to put it off. Each other kind of reward is an item of the chapter that
knows it, entered in GIVEN; the Elders get theirs by ELDERS_GET (chapter 16).
"""

from __future__ import annotations

from collections.abc import Callable

from underhall.core.agenda import Decision, Effect, Item
from underhall.core.notation import Move
from underhall.core.words import Refusal
from underhall.games.covenant.icons import (
    BUILDINGS,
    GLORY,
    HOUSE,
    KEY,
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

GIVEN: dict[int, Callable[[int, int], Item[Table]]] = {}
ELDERS_GET: dict[int, Callable[[int, int], Item[Table]]] = {}
AT_ONCE = (GLORY, TOKEN, KEY, STORAGE, BUILDINGS, STRENGTH)


class Gain(Effect[Table]):
    """CV-3.09 Rewards that come at the same time."""

    def __init__(self, clan: int, rewards: Rewards) -> None:
        self.clan, self.rewards = clan, rewards

    def resolve(self, table: Table) -> None:
        if self.clan == table.elders:
            table.then(*elders_share(table, self.clan, self.rewards))
            return
        rest = []
        for gift in self.rewards:
            if kind_of(gift) in AT_ONCE:
                give_at_once(table, self.clan, kind_of(gift), amount_of(gift))
            else:
                rest.append(gift)
        if len(set(rest)) == 1:
            table.then(*[item_for(self.clan, gift) for gift in rest])
        elif rest:
            table.then(ChooseReward(self.clan, tuple(rest)))


def item_for(clan: int, gift: int) -> Item[Table]:
    return GIVEN[kind_of(gift)](clan, amount_of(gift))


def elders_share(table: Table, clan: int, rewards: Rewards) -> list[Item[Table]]:
    """CV-16.09, CV-16.19 As printed, from the left; unlisted rewards are nothing."""
    items = []
    for gift in rewards:
        if kind_of(gift) == GLORY:
            give_glory(table, clan, amount_of(gift))
        elif kind_of(gift) in ELDERS_GET:
            items += [ELDERS_GET[kind_of(gift)](clan, 1)] * amount_of(gift)
    return items


def give_glory(table: Table, clan: int, amount: int) -> None:
    table.gain_glory(clan, amount)
    table.announce(clan, "gains_glory", amount=amount)


def give_at_once(table: Table, clan: int, kind: int, amount: int) -> None:
    if kind == GLORY:
        give_glory(table, clan, amount)
    elif kind == TOKEN:
        table.support = raised(table.support, clan, 0, amount)
        table.announce(clan, "gets_token")
    elif kind == KEY:
        table.extra_keys = added(table.extra_keys, clan, amount)
        table.announce(clan, "gets_keys", amount=amount)
    elif kind == STORAGE:
        open_storage(table, clan)
    elif kind == BUILDINGS:
        table.forge = raised(table.forge, clan, HOUSE)
        table.forge = raised(table.forge, clan, WORKSHOP)
        table.announce(clan, "unlocks_buildings")
    elif table.post != NONE:  # CV-20.01 for this turn
        table.boost += amount
        table.announce(clan, "is_stronger", amount=amount)


def open_storage(table: Table, clan: int) -> None:
    """CV-5.02 One of the closed storage tiles leaves the clan board."""
    if table.open_storage[clan] < table.box.clan.storage_tiles:
        table.open_storage = added(table.open_storage, clan)
        table.announce(clan, "opens_storage")


class ChooseReward(Decision[Table, Move]):
    """CV-3.06, CV-3.09 Which reward next; the rest may be waived."""

    rule = "CV-3.09"

    def __init__(self, seat: int, rewards: Rewards) -> None:
        self.seat, self.rewards = seat, rewards

    def options(self, table: Table) -> list[Move]:
        return [*[table.moves.take[gift] for gift in dict.fromkeys(self.rewards)], table.moves.waive]

    def choose(self, table: Table, move: Move) -> None:
        if isinstance(move, Pick):
            at = self.rewards.index(move.what)
            rest = self.rewards[:at] + self.rewards[at + 1 :]
            table.then(item_for(self.seat, move.what), Gain(self.seat, rest))

    def why_not(self, table: Table, move: Move) -> Refusal:
        if move.key == "move.take":
            return Refusal(self.rule, "refused.not_offered", {**move.words})
        return Refusal(self.rule, "refused.not_now", {"move": move.text})
