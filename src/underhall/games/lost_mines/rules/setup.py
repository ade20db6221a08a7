"""Chapter 1. Setup of a round.

LM-1.02  Four mines face down, two starts open. A mine's kind is decided when somebody looks.
LM-1.03  As many treasures as players, face down, backs showing the kind.
LM-1.04  One role card each: the clan is public, the role secret.
LM-1.05  Everybody picks a dwarf of the own clan and puts it on the clan's start.
LM-1.06  Hands of 5 cards with 3 to 6 players, of 4 with 7 to 9; ten cards are set aside unseen.
LM-1.07  A random start player in round 1; play goes clockwise.
"""

from __future__ import annotations

from underhall.core.agenda import Chance, Decision, Dice, Effect, changed
from underhall.core.luck import EvenChance
from underhall.core.notation import Fate
from underhall.core.words import all_but, only
from underhall.games.lost_mines.components import CLANS, DWARVES_PER_CLAN, LOYAL, ROLES, TREASURES
from underhall.games.lost_mines.moves import PickDwarf
from underhall.games.lost_mines.table import NONE, Table


class SetUpRound(Effect[Table]):
    """LM-1.01 to LM-1.07, in the rulebook's order."""

    def resolve(self, table: Table) -> None:
        table.clear()
        table.round += 1
        table.tell("round_begins", round=table.round)
        seats = range(table.seats)
        first = [] if table.first != NONE else [ChooseFirst()]
        dealing = [DealCard(seat) for _ in range(table.box.hand[table.seats]) for seat in seats]
        table.then(
            *[LayOutTreasure() for _ in seats],
            *[DealRole(seat) for seat in seats],
            *first,
            ChooseDwarves(),
            *dealing,
        )


class LayOutTreasure(Chance[Table, Fate]):
    """LM-1.03 The kind on a treasure's back is seen by all, its value by nobody."""

    def outcomes(self, table: Table) -> list[tuple[Fate, int]]:
        left = [len(values) for values in table.box.treasure_values]
        for kind in table.treasure_kind:
            left[kind] -= 1
        return [(table.moves.lay_out[kind], count) for kind, count in enumerate(left) if count]

    def befall(self, table: Table, move: Fate) -> None:
        table.treasure_kind = (*table.treasure_kind, move.what)
        table.tell("treasure_laid_out", kind=TREASURES[move.what], slot=len(table.treasure_kind))


class DealRole(Chance[Table, Fate]):
    """LM-1.04 One role card; who holds it may look at once, the others see the clan on its back."""

    def __init__(self, of: int) -> None:
        self.of = of

    def outcomes(self, table: Table) -> list[tuple[Fate, int]]:
        left = role_cards(table)
        for role in table.roles:
            left[role] -= 1
        return [(table.moves.deal_role[role], count) for role, count in enumerate(left) if count]

    def befall(self, table: Table, move: Fate) -> None:
        table.roles = (*table.roles, move.what)
        table.role_seen = changed(table.role_seen, self.of, 1 << self.of)
        clan, role = CLANS[move.what // 3], ROLES[move.what % 3]
        table.whisper(all_but(self.of), "joins_clan", seat=self.of, clan=clan)
        table.whisper(only(self.of), "is_dealt_role", seat=self.of, clan=clan, role=role)


def role_cards(table: Table) -> list[int]:
    """LM-1.04 How many of each role card are used with this number of players."""
    loyal = table.box.loyal[table.seats]
    return [loyal if role == LOYAL else 1 for _ in CLANS for role in range(len(ROLES))]


class ChooseFirst(EvenChance[Table, Fate]):
    """LM-1.07 Nature knows the most adventurous."""

    def among(self, table: Table) -> list[Fate]:
        return [table.moves.start[seat] for seat in range(table.seats)]

    def befall(self, table: Table, move: Fate) -> None:
        table.first = move.what


class ChooseDwarves(Effect[Table]):
    """LM-1.05 In turn order."""

    def resolve(self, table: Table) -> None:
        table.tell("first_player", seat=table.first)
        table.then(*[ChooseDwarf((table.first + i) % table.seats) for i in range(table.seats)])


class ChooseDwarf(Decision[Table, PickDwarf]):
    """LM-1.05 A dwarf of the own clan that nobody has picked."""

    rule = "LM-1.05"
    public = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: Table) -> list[PickDwarf]:
        clan = table.clan(self.seat)
        picked = [table.dwarves[seat] for seat in range(table.seats) if table.clan(seat) == clan]
        return [table.moves.pick_dwarf[dwarf] for dwarf in range(DWARVES_PER_CLAN) if dwarf not in picked]

    def choose(self, table: Table, move: PickDwarf) -> None:
        clan = table.clan(self.seat)
        table.dwarves = changed(table.dwarves, self.seat, move.dwarf)
        table.stand(self.seat, table.box.starts[clan], table.box.start_sides)
        table.tell("picks_dwarf", seat=self.seat, dwarf=f"{CLANS[clan]} {move.dwarf + 1}")


class DealCard(Chance[Table, Fate]):
    """LM-1.06 A card from the pile to a hand."""

    def __init__(self, to: int) -> None:
        self.to = to

    def outcomes(self, table: Table) -> list[tuple[Fate, int]]:
        return [(table.moves.draw[card], count) for card, count in table.pile.outcomes()]

    def sample(self, table: Table, dice: Dice) -> Fate:
        return table.moves.draw[table.pile.sample(dice)]

    def befall(self, table: Table, move: Fate) -> None:
        table.draw(self.to, move.what)
