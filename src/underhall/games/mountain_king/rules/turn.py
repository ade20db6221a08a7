"""Chapter 3. The turn.

MK-3.01  Spell and workshop; recruit or dig; great hall; statues: in this order.
MK-3.02  Step 1: one spell and one workshop, in either order, both, one or neither.
MK-3.03  Step 2 is a must; who can neither recruit nor dig skips it.
MK-9.02  After the last coronation token the round is finished, then everybody has two more turns.
"""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Effect, changed
from underhall.core.grid import fields_of
from underhall.core.luck import EvenChance
from underhall.core.notation import Fate, Move
from underhall.core.words import Refusal
from underhall.games.mountain_king.components import NONE, RESOURCES
from underhall.games.mountain_king.moves import Dig, Pick
from underhall.games.mountain_king.rules.asking import TurnDecision
from underhall.games.mountain_king.rules.digging import CONNECTED, LayTunnel, digs, why_not_dig
from underhall.games.mountain_king.rules.halls import DedicateHall
from underhall.games.mountain_king.rules.paying import Owe, Settled, trade_price
from underhall.games.mountain_king.rules.recruiting import full_council, recruiting, recruits, why_not_recruit
from underhall.games.mountain_king.rules.scoring import ScoreGame
from underhall.games.mountain_king.rules.spells import effect
from underhall.games.mountain_king.rules.statues import MoveStatues
from underhall.games.mountain_king.rules.workshops import UseWorkshop, why_not_work, workshops_in_reach
from underhall.games.mountain_king.table import Table

RUNES_PER_SPELL: Final = 3


class FirstTurn(Effect[Table]):
    """MK-2.01 The start player begins."""

    def resolve(self, table: Table) -> None:
        table.then(Turn(table.first))


class Turn(Effect[Table]):
    """MK-3.01 The steps in order."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, table: Table) -> None:
        seat = self.seat
        table.tell("turn_begins", seat=seat)
        table.then(
            SpellAndWorkshop(seat, 0, 0),
            BeginWork(seat),
            DedicateHall(seat),
            MoveStatues(seat),
            EndTurn(seat),
        )


class SpellAndWorkshop(TurnDecision):
    """MK-3.02 Step 1. MK-4.06 Spell and workshop are not interleaved."""

    rule = "MK-3.02"
    by_the_way = True

    def __init__(self, seat: int, cast: int, worked: int) -> None:
        self.seat, self.cast, self.worked = seat, cast, worked

    def acts(self, table: Table) -> list[Move]:
        found: list[Move] = []
        if not self.cast:
            wealth = table.wealth(self.seat)
            found += [table.moves.cast[spell] for spell in table.book if not lacking(table, wealth, spell)]
        if not self.worked:
            found += workshops_in_reach(table, self.seat)
        return found

    def options(self, table: Table) -> list[Move]:
        """With spell and workshop done the step is over; a trade can wait for step 2."""
        return [] if self.cast and self.worked else super().options(table)

    def ways_out(self, table: Table, acts: list[Move]) -> list[Move]:
        return [table.moves.go_on]

    def hopes(self, table: Table) -> bool:
        return not self.cast and any(in_sight(table, self.seat, spell) for spell in table.book)

    def act(self, table: Table, move: Move) -> None:
        seat = self.seat
        if not isinstance(move, Pick):
            return
        if move in table.moves.cast:
            rest = SpellAndWorkshop(seat, 1, self.worked)
            cost = [Owe(seat, 1 << kind, amount) for kind, amount in table.box.spells[move.what].cost]
            table.then(*cost, Settled(), CastSpell(seat, move.what), rest)
        else:
            kind = table.workshop_at[table.board().sites.index(move.what)]
            uses = table.open_sides(move.what)
            table.tell("works", seat=seat, workshop=table.box.workshops[kind].name, uses=uses)
            table.then(UseWorkshop(seat, kind, uses), SpellAndWorkshop(seat, self.cast, 1))

    def why_not_act(self, table: Table, move: Move) -> Refusal:
        if isinstance(move, Pick) and move in table.moves.cast:
            spell = table.box.spells[move.what].name
            if self.cast:
                return Refusal("MK-3.02", "refused.one_spell", {})
            if move.what not in table.book:
                return Refusal("MK-4.01", "refused.not_in_book", {"spell": spell})
            kind, amount = lacking(table, table.wealth(self.seat), move.what)[0]
            return Refusal("MK-4.01", "refused.too_few", {"resource": RESOURCES[kind], "count": amount})
        if isinstance(move, Pick) and move.key == "move.work":
            if self.worked:
                return Refusal("MK-4.12", "refused.one_workshop", {})
            return why_not_work(table, move)
        return Refusal("MK-3.01", "refused.not_now", {"move": move.text})


def lacking(table: Table, wealth: list[int], spell: int) -> list[tuple[int, int]]:
    """MK-4.01 Of what a spell costs, that which is not there: the rune first of all."""
    return [(kind, amount) for kind, amount in table.box.spells[spell].cost if wealth[kind] < amount]


def in_sight(table: Table, seat: int, spell: int) -> bool:
    """MK-3.05 Whether trades could bring what a spell lacks, as far as the number of resources goes."""
    wealth = table.wealth(seat)
    missing = sum([amount - wealth[kind] for kind, amount in lacking(table, wealth, spell)])
    return missing * trade_price(table) <= sum(wealth)


class CastSpell(Effect[Table]):
    """MK-4.01 The rune lies on the card; then its text is followed."""

    def __init__(self, seat: int, spell: int) -> None:
        self.seat, self.spell = seat, spell

    def resolve(self, table: Table) -> None:
        slot = table.book.index(self.spell)
        table.runes = changed(table.runes, slot, table.runes[slot] + table.box.spells[self.spell].runes)
        table.tell("casts", seat=self.seat, spell=table.box.spells[self.spell].name)
        table.then(effect(table, self.seat, self.spell), FadeSpell(slot))


class FadeSpell(Effect[Table]):
    """MK-4.02 With the third rune the card goes under the deck, and another takes its place."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def resolve(self, table: Table) -> None:
        if table.runes[self.slot] >= RUNES_PER_SPELL:
            spell = table.book[self.slot]
            table.tell("spell_fades", spell=table.box.spells[spell].name)
            table.spells_under = (*table.spells_under, spell)
            table.book = changed(table.book, self.slot, NONE)
            table.runes = changed(table.runes, self.slot, 0)
            table.then(TurnUpSpell(self.slot))


class TurnUpSpell(EvenChance[Table, Fate]):
    """MK-1.08 The top card of the spell deck joins the book."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def among(self, table: Table) -> list[Fate]:
        spells = fields_of(table.spell_deck) or [table.spells_under[0]]
        return [table.moves.turn_up[spell] for spell in spells]

    def befall(self, table: Table, move: Fate) -> None:
        if table.spell_deck:
            table.spell_deck &= ~(1 << move.what)
        else:
            table.spells_under = table.spells_under[1:]
        table.book = changed(table.book, self.slot, move.what)
        table.tell("spell_appears", spell=table.box.spells[move.what].name)


class BeginWork(Effect[Table]):
    """MK-3.10 Whether step 2 is a must is judged when it begins."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, table: Table) -> None:
        able = bool(recruits(table, self.seat) or digs(table, self.seat, CONNECTED))
        table.then(RecruitOrDig(self.seat, int(able)))


class RecruitOrDig(TurnDecision):
    """MK-3.03 Step 2: recruit one troll or dig one tunnel."""

    rule = "MK-3.03"

    def __init__(self, seat: int, must: int) -> None:
        self.seat, self.must = seat, must

    def acts(self, table: Table) -> list[Move]:
        return recruits(table, self.seat) + digs(table, self.seat, CONNECTED)

    def ways_out(self, table: Table, acts: list[Move]) -> list[Move]:
        return [] if self.must and acts else [table.moves.skip]

    def act(self, table: Table, move: Move) -> None:
        if isinstance(move, Dig):
            table.then(LayTunnel(self.seat, move.tile, move.mineral, CONNECTED))
        elif isinstance(move, Pick):
            table.then(*recruiting(table, self.seat, move.what))
        else:
            table.tell("skips", seat=self.seat)

    def why_not_act(self, table: Table, move: Move) -> Refusal:
        if isinstance(move, Dig):
            return why_not_dig(table, self.seat, move)
        if isinstance(move, Pick) and move in table.moves.recruit:
            return why_not_recruit(table, self.seat, move.what)
        if move is table.moves.skip:
            return Refusal("MK-3.03", "refused.must_work", {})
        return Refusal("MK-3.01", "refused.not_now", {"move": move.text})


def crown_in_reach(table: Table) -> bool:
    """MK-9.01 Without a troll to recruit, or a place for one, no token would ever end the game."""
    seats = range(table.seats)
    return max(table.horde) != NONE and not all(full_council(table, seat) for seat in seats)


class EndTurn(Effect[Table]):
    """MK-4.08 Charms lapse; MK-9.02 the round's last player sits to the right of the start player."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, table: Table) -> None:
        table.charms = 0
        table.by_hand = 0
        if table.last_rounds == NONE and not crown_in_reach(table):
            table.last_rounds = 2
            table.tell("horde_is_gone")
        left = table.left_of(self.seat)
        if left == table.first and table.last_rounds == 0:
            table.then(ScoreGame())
            return
        if left == table.first and table.last_rounds > 0:
            table.last_rounds -= 1
            table.tell("last_rounds", rounds=table.last_rounds + 1)
        table.then(Turn(left))
