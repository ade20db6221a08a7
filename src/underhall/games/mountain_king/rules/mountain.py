"""Chapter 1. Setup of the mountain.

MK-1.04  The horde, dealt as a pyramid; MK-1.05 with pedestals on its level-2 trolls.
MK-1.07  Two workshops per player and one more; MK-1.08 three spells.
MK-1.09  Statues round the mountain, clan after clan; MK-1.10 point tokens on the pedestal track.
"""

from __future__ import annotations

from underhall.core.agenda import Chance, Decision, Effect, changed
from underhall.core.luck import EvenChance
from underhall.core.notation import Fate, Move
from underhall.core.words import Refusal
from underhall.games.mountain_king.components import BANDS, CLANS, STANDS, STATUE_CLANS
from underhall.games.mountain_king.moves import Pick
from underhall.games.mountain_king.rules.recruiting import Refill
from underhall.games.mountain_king.rules.turn import TurnUpSpell
from underhall.games.mountain_king.table import CHOSEN_WORKSHOPS, Table


class SetUpMountain(Effect[Table]):
    """MK-1.03 to MK-1.10, in the rulebook's order."""

    def resolve(self, table: Table) -> None:
        board = table.board()
        table.tell("mountain_rises", side=board.name)
        count = 2 * table.seats + 1
        chosen = table.workshop_draw == CHOSEN_WORKSHOPS
        workshops = [ChooseWorkshop(0) if chosen else RevealWorkshop() for _ in range(count)]
        tokens = [LayToken() for _ in range(len(BANDS) * len(STATUE_CLANS))]
        table.then(
            *[Refill(stand) for stand in range(len(STANDS))],
            *workshops,
            *[TurnUpSpell(slot) for slot in range(len(table.book))],
            OrderClans(),
            RaiseStatues(),
            *tokens,
        )


def supply_workshop(table: Table, kind: int) -> None:
    table.workshop_pile = changed(table.workshop_pile, kind, table.workshop_pile[kind] - 1)
    table.workshops = changed(table.workshops, kind, table.workshops[kind] + 1)
    table.tell("workshop_revealed", workshop=table.box.workshops[kind].name)


class RevealWorkshop(Chance[Table, Fate]):
    """MK-1.07 One tile of the shuffled pile."""

    def outcomes(self, table: Table) -> list[tuple[Fate, int]]:
        return [(table.moves.reveal[kind], count) for kind, count in enumerate(table.workshop_pile) if count]

    def befall(self, table: Table, move: Fate) -> None:
        supply_workshop(table, move.what)


class ChooseWorkshop(Decision[Table, Pick]):
    """MK-1.11 The table's creator, at seat 1, picks them."""

    rule = "MK-1.11"
    public = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: Table) -> list[Pick]:
        kinds = [kind for kind, count in enumerate(table.workshop_pile) if count]
        return [table.moves.choose_workshop[kind] for kind in kinds]

    def choose(self, table: Table, move: Pick) -> None:
        supply_workshop(table, move.what)

    def why_not(self, table: Table, move: Move) -> Refusal:
        if isinstance(move, Pick) and move in table.moves.choose_workshop:
            name = table.box.workshops[move.what].name
            return Refusal("MK-1.07", "refused.no_such_workshop", {"workshop": name})
        return Refusal(self.rule, "refused.not_now", {"move": move.text})


class OrderClans(EvenChance[Table, Fate]):
    """MK-1.09 A random order of the three clans."""

    def among(self, table: Table) -> list[Fate]:
        return list(table.moves.clan_order)

    def befall(self, table: Table, move: Fate) -> None:
        table.clan_order = move.what


class RaiseStatues(EvenChance[Table, Fate]):
    """MK-1.09 From a random spot clockwise, repeating that order."""

    def among(self, table: Table) -> list[Fate]:
        return [table.moves.first_spot[spot] for spot in range(len(table.statues))]

    def befall(self, table: Table, move: Fate) -> None:
        order = [CLANS.index(clan) for clan in table.moves.clan_order[table.clan_order].text.split()[1:]]
        count = len(table.statues)
        table.statue_clans = tuple([order[(spot - move.what) % count % 3] for spot in range(count)])
        table.tell("statues_stand", clans=" ".join([CLANS[clan] for clan in order]))


class LayToken(Chance[Table, Fate]):
    """MK-1.10 A shuffled point token onto the next place of the pedestal track."""

    def outcomes(self, table: Table) -> list[tuple[Fate, int]]:
        left = [(value, count - table.track.count(value)) for value, count in table.box.tokens]
        return [(table.moves.token[value], count) for value, count in left if count]

    def befall(self, table: Table, move: Fate) -> None:
        table.track = (*table.track, move.what)
