"""Chapter 5. Recruiting.

MK-5.01  Level 1 is free; above, a bribe on every troll below.
MK-5.02  Take the card with bribes and pedestal, refill its place, seat it, let the cascade run.
MK-5.07  Then every troll of the horde with 4 bribes retires.
MK-5.09  The cascade fills the new troll, the two below it, and so on down.
"""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Chance, Effect, Item, changed
from underhall.core.grid import fields_of
from underhall.core.luck import EvenChance
from underhall.core.notation import Fate, Move
from underhall.core.words import Refusal, Word
from underhall.games.mountain_king.components import (
    ALL_RESOURCES,
    BELOW,
    BRIBED,
    CASCADE,
    CASCADE_ROWS,
    CLANS,
    COIN,
    COUNCIL_ROW,
    FIRE_CART,
    NONE,
    PLACES,
    RESOURCES,
    SILVER_TONGUE,
    STAND_LEVEL,
    STANDS,
    STATUE_CLANS,
    SYMBOLS,
)
from underhall.games.mountain_king.moves import Pick
from underhall.games.mountain_king.rules.asking import Trading, TurnDecision
from underhall.games.mountain_king.rules.paying import Owe, Settled
from underhall.games.mountain_king.table import NOTHING, Table

RETIRES_AT: Final = 4
# MK-5.12 Which decks are tried for a place of level 1, 2, 3.
SUBSTITUTES: Final[tuple[tuple[int, ...], ...]] = ((1, 2, 3), (2, 3, 1), (3, 2, 1))


def full_council(table: Table, seat: int) -> bool:
    return NONE not in table.council[seat]


def bribed(table: Table, stand: int) -> list[int]:
    """MK-5.01 The trolls that have to be bribed; MK-5.12 an empty place needs none."""
    return [below for below in BRIBED[stand] if table.horde[below] != NONE]


def bribe_kinds(table: Table) -> int:
    """MK-5.01 Coins; MK-4.09 with the spell any resource but clan carts."""
    return ALL_RESOURCES if table.charms & SILVER_TONGUE else 1 << COIN


def bribes_at_hand(table: Table, seat: int) -> int:
    wealth = table.wealth(seat)
    return sum(wealth) if table.charms & SILVER_TONGUE else wealth[COIN]


def recruits(table: Table, seat: int) -> list[Move]:
    """MK-5.01 The trolls a seat can recruit."""
    if full_council(table, seat):
        return []
    purse = bribes_at_hand(table, seat)
    return [
        table.moves.recruit[stand]
        for stand in range(len(STANDS))
        if table.horde[stand] != NONE and len(bribed(table, stand)) <= purse
    ]


def why_not_recruit(table: Table, seat: int, stand: int) -> Refusal:
    if full_council(table, seat):
        return Refusal("MK-3.03", "refused.council_is_full", {})
    if table.horde[stand] == NONE:
        return Refusal("MK-5.05", "refused.nobody_there", {"stand": STANDS[stand]})
    words: dict[str, Word] = {"bribes": len(bribed(table, stand)), "have": bribes_at_hand(table, seat)}
    return Refusal("MK-5.01", "refused.too_few_bribes", words)


def recruiting(table: Table, seat: int, stand: int) -> list[Item[Table]]:
    """MK-5.01 All bribes, each on its own troll, then the troll comes."""
    kinds = bribe_kinds(table)
    owed = [Owe(seat, kinds, 1, below) for below in bribed(table, stand)]
    return [*owed, Settled(), TakeTroll(seat, stand)]


class TakeTroll(Effect[Table]):
    """MK-5.15 The horde is full again before the place in the council is chosen."""

    def __init__(self, seat: int, stand: int) -> None:
        self.seat, self.stand = seat, stand

    def resolve(self, table: Table) -> None:
        card = table.horde[self.stand]
        table.tell("recruits", seat=self.seat, troll=table.box.cards[card].name, stand=STANDS[self.stand])
        gained = leave_horde(table, self.seat, self.stand)
        steps: list[Item[Table]] = [Refill(self.stand), SeatTroll(self.seat, card)]
        table.then(*gained, *(steps if table.rules >= 2 else steps[::-1]), RetireTrolls())


def leave_horde(table: Table, seat: int, stand: int) -> list[Item[Table]]:
    """MK-5.03 Bribes and MK-5.04 pedestal go to storage; MK-5.11 a card of level 3 lets the player choose."""
    card, clan = table.horde[stand], table.horde_pedestals[stand]
    if table.bribes[stand] != NOTHING:
        table.gain_all(seat, table.bribes[stand])
        if table.heard():
            table.tell("takes_bribes", seat=seat, what=named(table.bribes[stand]))
    if clan != NONE:
        table.hold(seat, clan, 1)
        table.tell("takes_pedestal", seat=seat, clan=CLANS[clan])
    table.horde = changed(table.horde, stand, NONE)
    table.bribes = changed(table.bribes, stand, NOTHING)
    table.horde_pedestals = changed(table.horde_pedestals, stand, NONE)
    return [ChoosePedestal(seat)] if table.box.level[card] == 3 else []


def named(amounts: tuple[int, ...]) -> str:
    """Resources as words, one for each piece."""
    return " ".join([RESOURCES[kind] for kind, amount in enumerate(amounts) for _ in range(amount)])


class ChoosePedestal(Trading):
    """MK-5.14 From the bag, optional, before the refill."""

    rule = "MK-5.14"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def acts(self, table: Table) -> list[Move]:
        clans = [table.moves.take_pedestal[clan] for clan, count in enumerate(table.bag) if count]
        return [table.moves.no_pedestal, *clans] if clans else []

    def act(self, table: Table, move: Move) -> None:
        if isinstance(move, Pick):
            table.bag = changed(table.bag, move.what, table.bag[move.what] - 1)
            table.hold(self.seat, move.what, 1)
            table.tell("takes_pedestal", seat=self.seat, clan=CLANS[move.what])

    def why_not_act(self, table: Table, move: Move) -> Refusal:
        if isinstance(move, Pick) and move in table.moves.take_pedestal:
            return Refusal("MK-5.06", "refused.not_in_bag", {"clan": CLANS[move.what]})
        return Refusal(self.rule, "refused.not_now", {"move": move.text})


class SeatTroll(Trading):
    """MK-5.08 Above and between two trolls; `rows` is 1 if the cascade shall stop after each row."""

    rule = "MK-5.08"

    def __init__(self, seat: int, card: int, rows: int = 0) -> None:
        self.seat, self.card, self.rows = seat, card, rows

    def acts(self, table: Table) -> list[Move]:
        places = open_places(table, self.seat)
        found: list[Move] = [table.moves.place[place] for place in places]
        return (
            [*found, table.moves.by_rows] if not self.rows and may_stop(table, self.seat, places) else found
        )

    def act(self, table: Table, move: Move) -> None:
        if not isinstance(move, Pick):
            table.then(SeatTroll(self.seat, self.card, 1))
            return
        table.seat_troll(self.seat, move.what, self.card)
        if table.heard():
            words: dict[str, Word] = {"troll": table.box.cards[self.card].name, "place": PLACES[move.what]}
            table.tell("seats_troll", seat=self.seat, **words)
        table.then(Cascade(self.seat, move.what, 0, self.rows), Crown(self.seat))

    def why_not_act(self, table: Table, move: Move) -> Refusal:
        if move is table.moves.by_rows and table.rules >= 2:
            key = "refused.by_rows_already" if self.rows else "refused.nothing_below"
            return Refusal("MK-3.11", key, {})
        if not isinstance(move, Pick) or move not in table.moves.place:
            return Refusal(self.rule, "refused.seat_first", {"move": move.text})
        key = "refused.place_is_taken"
        if table.council[self.seat][move.what] == NONE:
            key = "refused.no_two_below"
        return Refusal(self.rule, key, {"place": PLACES[move.what]})


def open_places(table: Table, seat: int) -> list[int]:
    """MK-5.16 Any empty place with both trolls below it there."""
    row = table.council[seat]
    return [
        place
        for place, below in enumerate(BELOW)
        if below and row[place] == NONE and row[below[0]] != NONE and row[below[1]] != NONE
    ]


class Cascade(Effect[Table]):
    """MK-5.09 Row by row from the top; MK-3.11 stopping between them for trades if `rows` is 1."""

    def __init__(self, seat: int, top: int, row: int, rows: int) -> None:
        self.seat, self.top = seat, top
        self.row, self.rows = row, rows

    def resolve(self, table: Table) -> None:
        below, row = CASCADE_ROWS[self.top], self.row + 1
        for place in below[self.row]:
            activate(table, self.seat, place)
        if row < len(below):
            further = Cascade(self.seat, self.top, row, self.rows)
            if self.rows:
                table.then(TradeInCascade(self.seat, self.top, row), further)
            else:
                table.then(further)


def activate(table: Table, seat: int, place: int) -> None:
    """MK-5.09 Each symbol without a resource on it gets one; MK-5.17 once per troll."""
    card, load = table.box.cards[table.council[seat][place]], table.laden[seat][place]
    if load == card.full:
        return
    table.load(seat, place, card.full)
    if table.heard():
        fresh = [SYMBOLS[symbol] for bit, symbol in enumerate(card.yields) if not load >> bit & 1]
        words: dict[str, Word] = {"place": PLACES[place], "what": " ".join(fresh)}
        table.tell("yields", seat=seat, troll=card.name, **words)


def tradable_on(table: Table, seat: int, places: list[int]) -> bool:
    """Whether something lies there that a trade could take, so that it would be filled again."""
    cards, row = table.box.cards, table.council[seat]
    return any(
        symbol < FIRE_CART and table.laden[seat][place] >> bit & 1
        for place in places
        if table.laden[seat][place]
        for bit, symbol in enumerate(cards[row[place]].yields)
    )


def may_stop(table: Table, seat: int, tops: list[int]) -> bool:
    """MK-3.11 Whether a trade within the cascade from one of these places could differ from one before it."""
    below = [place for top in tops for place in CASCADE[top] if place != top]
    return table.rules >= 2 and tradable_on(table, seat, below)


class TradeInCascade(TurnDecision):
    """MK-3.11 What the upper rows gained can be traded while something below is still to be filled."""

    rule = "MK-3.11"

    def __init__(self, seat: int, top: int, row: int) -> None:
        self.seat, self.top, self.row = seat, top, row

    def acts(self, table: Table) -> list[Move]:
        return []

    def options(self, table: Table) -> list[Move]:
        below = [p for p in CASCADE[self.top] if COUNCIL_ROW[self.top] - COUNCIL_ROW[p] >= self.row]
        return super().options(table) if tradable_on(table, self.seat, below) else []

    def ways_out(self, table: Table, acts: list[Move]) -> list[Move]:
        return [table.moves.roll_on]

    def act(self, table: Table, move: Move) -> None:
        """The next row follows by itself."""


class Crown(Effect[Table]):
    """MK-9.01, MK-9.10 The 10th card takes the next coronation token; the last one triggers the end."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, table: Table) -> None:
        if table.crowns_left and full_council(table, self.seat):
            honor = table.crowns_left[0]
            table.crowns = changed(table.crowns, self.seat, honor)
            table.crowns_left = table.crowns_left[1:]
            table.tell("is_crowned", seat=self.seat, honor=honor)
            if not table.crowns_left:
                table.last_rounds = 2
                table.tell("end_is_near")


class Refill(Effect[Table]):
    """MK-5.02, MK-5.12 A new troll for a place of the horde, if any deck has one."""

    def __init__(self, stand: int) -> None:
        self.stand = stand

    def resolve(self, table: Table) -> None:
        for level in SUBSTITUTES[STAND_LEVEL[self.stand] - 1]:
            if table.decks[level - 1] or table.under[level - 1]:
                table.then(DealTroll(self.stand, level))
                return


class DealTroll(EvenChance[Table, Fate]):
    """MK-1.04 The top card of a deck; below the shuffled part lie the retired, in their order."""

    def __init__(self, stand: int, level: int) -> None:
        self.stand, self.level = stand, level

    def among(self, table: Table) -> list[Fate]:
        cards = fields_of(table.decks[self.level - 1]) or [table.under[self.level - 1][0]]
        return [table.moves.deal[card] for card in cards]

    def befall(self, table: Table, move: Fate) -> None:
        card, at = move.what, self.level - 1
        if table.decks[at]:
            table.decks = changed(table.decks, at, table.decks[at] & ~(1 << card))
        else:
            table.under = changed(table.under, at, table.under[at][1:])
        table.horde = changed(table.horde, self.stand, card)
        table.tell("joins_horde", troll=table.box.cards[card].name, stand=STANDS[self.stand])
        self.bring_pedestal(table, table.box.level[card])

    def bring_pedestal(self, table: Table, level: int) -> None:
        """MK-5.02 For a level-2 troll, MK-5.13 the one kept on the place or one from the bag."""
        kept = table.horde_pedestals[self.stand]
        if kept != NONE and level != 2:
            table.bag = changed(table.bag, kept, table.bag[kept] + 1)
            table.horde_pedestals = changed(table.horde_pedestals, self.stand, NONE)
        elif kept == NONE and level == 2 and any(table.bag):
            table.then(DrawPedestal(self.stand))


class DrawPedestal(Chance[Table, Fate]):
    """MK-1.05 A random pedestal onto a level-2 troll."""

    def __init__(self, stand: int) -> None:
        self.stand = stand

    def outcomes(self, table: Table) -> list[tuple[Fate, int]]:
        return [(table.moves.draw_pedestal[clan], count) for clan, count in enumerate(table.bag) if count]

    def befall(self, table: Table, move: Fate) -> None:
        table.bag = changed(table.bag, move.what, table.bag[move.what] - 1)
        table.horde_pedestals = changed(table.horde_pedestals, self.stand, move.what)
        table.tell("brings_pedestal", stand=STANDS[self.stand], clan=STATUE_CLANS[move.what])


class RetireTrolls(Effect[Table]):
    """MK-5.07, MK-5.13 One after the other, bottom row first, left to right."""

    def resolve(self, table: Table) -> None:
        for stand in range(len(STANDS)):
            if table.horde[stand] != NONE and sum(table.bribes[stand]) >= RETIRES_AT:
                card = table.horde[stand]
                table.tell("retires", troll=table.box.cards[card].name)
                bury_troll(table, card)
                table.horde = changed(table.horde, stand, NONE)
                table.bribes = changed(table.bribes, stand, NOTHING)
                table.then(Refill(stand), RetireTrolls())
                return


def bury_troll(table: Table, card: int) -> None:
    """Under the deck of the card's own level."""
    at = table.box.level[card] - 1
    table.under = changed(table.under, at, (*table.under[at], card))
