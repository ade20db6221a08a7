"""Chapter 8. Royal Coins.

CV-8.01  Choose an open coin (some slots cost glory), put it on one of the 6 places of the clan board, and
         gain what is printed under the place. Full board: discard one and reuse its place.
CV-8.04  Glory that is not there cannot be paid.
CV-8.05  No affordable coin: none. A replaced coin not yet resolved in this council gives nothing.
"""

from __future__ import annotations

from underhall.core.agenda import Decision, changed
from underhall.core.notation import Move
from underhall.core.words import Refusal
from underhall.games.covenant.icons import BENEFIT, COIN, COIN_PLACES, COIN_ROW, ROWS, Rewards, kind_of
from underhall.games.covenant.moves import Pick, Put
from underhall.games.covenant.powers import traditions
from underhall.games.covenant.rules.rewards import GIVEN, Gain
from underhall.games.covenant.rules.rows import discard_tile
from underhall.games.covenant.table import EMPTY, Table, with_row


def slot_cost(table: Table, clan: int, slot: int) -> int:
    """CV-8.03 The glory a coin or tradition in this slot costs; CV-17.28 nothing for some."""
    return 0 if traditions.free_slots(table, clan) else table.box.printed.slot_costs[slot]


def affordable(table: Table, clan: int, row: int) -> list[int]:
    """CV-8.04 The slots of the row with a tile that the clan can pay for."""
    tiles = table.rows[row]
    glory = table.glory[clan]
    return [
        slot for slot, tile in enumerate(tiles) if tile != EMPTY and slot_cost(table, clan, slot) <= glory
    ]


def pay_slot(table: Table, clan: int, row: int, slot: int) -> None:
    cost = slot_cost(table, clan, slot)
    if cost:
        table.gain_glory(clan, -cost)
        table.announce(clan, "pays_glory", amount=cost, points=-cost, row=ROWS[row])


def why_not_slot(table: Table, clan: int, row: int, slot: int) -> Refusal:
    """Why a coin or tradition cannot be had."""
    if table.rows[row][slot] == EMPTY:
        return Refusal("CV-3.04", "refused.slot_empty", {"slot": slot + 1})
    return Refusal("CV-8.04", "refused.too_dear", {"cost": slot_cost(table, clan, slot)})


class TakeCoin(Decision[Table, Move]):
    """CV-8.01 A coin and a place for it."""

    rule = "CV-8.01"
    public = True

    def __init__(self, seat: int, amount: int) -> None:
        self.seat, self.amount = seat, amount

    def options(self, table: Table) -> list[Move]:
        slots = affordable(table, self.seat, COIN_ROW)
        places = self.places(table)
        found: list[Move] = [table.moves.coin[slot][place] for slot in slots for place in places]
        return [*found, table.moves.waive] if found else []

    def places(self, table: Table) -> list[int]:
        """The free places, or all of them on a full board."""
        coins = table.coins[self.seat]
        return [place for place in range(COIN_PLACES) if coins[place] == EMPTY] or list(range(COIN_PLACES))

    def choose(self, table: Table, move: Move) -> None:
        if not isinstance(move, Put):
            return
        seat, place = self.seat, move.where
        pay_slot(table, seat, COIN_ROW, move.what)
        coin = table.take_from_row(COIN_ROW, move.what)
        if table.coins[seat][place] != EMPTY:
            discard_tile(table, COIN_ROW, table.coins[seat][place])
            table.unresolved_coins &= ~(1 << place)
        table.coins = with_row(table.coins, seat, changed(table.coins[seat], place, coin))
        table.announce(seat, "takes_coin", coin=table.box.coins[coin].name, place=place + 1)
        rest = [TakeCoin(seat, self.amount - 1)] if self.amount > 1 else []
        table.then(Gain(seat, table.box.printed.coin_places[place], "coin place"), *rest)

    def why_not(self, table: Table, move: Move) -> Refusal:
        if not isinstance(move, Put) or move.key != "move.coin":
            return Refusal(self.rule, "refused.not_now", {"move": move.text})
        if move.where not in self.places(table):
            return Refusal(self.rule, "refused.place_taken", {"place": move.where + 1})
        return why_not_slot(table, self.seat, COIN_ROW, move.what)


class BenefitOfCoin(Decision[Table, Move]):
    """CV-17.17 What one open coin gives; the slot's cost is ignored and the coin stays.

    A coin of a pack that borrows in its turn borrows only as an own coin.
    """

    rule = "CV-17.17"
    public = True

    def __init__(self, seat: int, amount: int) -> None:
        self.seat, self.amount = seat, amount

    def options(self, table: Table) -> list[Move]:
        coins = table.rows[COIN_ROW]
        found: list[Move] = [move for move in table.moves.benefit if coins[move.what] != EMPTY]
        return [*found, table.moves.waive] if found else []

    def choose(self, table: Table, move: Move) -> None:
        if isinstance(move, Pick):
            coin = table.box.coins[table.rows[COIN_ROW][move.what]]
            table.announce(self.seat, "borrows_coin", coin=coin.name)
            gives: Rewards = tuple(
                [gift for gift in coin.gives if kind_of(gift) != BENEFIT]
            )  # or without end
            rest = [BenefitOfCoin(self.seat, self.amount - 1)] if self.amount > 1 else []
            table.then(Gain(self.seat, gives, "coin"), *rest)

    def why_not(self, table: Table, move: Move) -> Refusal:
        if isinstance(move, Pick) and move.key == "move.benefit":
            return Refusal("CV-3.04", "refused.slot_empty", {"slot": move.what + 1})
        return Refusal(self.rule, "refused.not_now", {"move": move.text})


GIVEN[COIN] = TakeCoin
GIVEN[BENEFIT] = BenefitOfCoin
