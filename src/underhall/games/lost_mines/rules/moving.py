"""Chapter 5. Moving, mines and treasures.

LM-5.01  After step 1 the dwarf may move 1 to 3 cards, 5 from a campfire, along existing passages.
LM-5.02  The first dwarf on a face-down mine reveals it, and the move ends.
LM-5.03  A move that ends on a treasure mine draws one treasure of the kind.
LM-5.04  A dwarf that stayed on a treasure mine draws one at the end of the turn.
LM-5.06  A move is a sequence of single steps; the mover may stop after each.
"""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Decision, Effect, changed
from underhall.core.grid import DIRECTIONS, half_turn, holds, opposite
from underhall.core.notation import Move
from underhall.core.words import EVERYONE, Refusal, all_but, only
from underhall.games.lost_mines.components import CAMPFIRE, DITCH, DRAGON, MINES, ROCKS, TREASURES, TREE
from underhall.games.lost_mines.moves import COMPASS, Step, TakeTreasure, TurnMine
from underhall.games.lost_mines.rules.action_cards import LoseCard, appraise, identify
from underhall.games.lost_mines.rules.scoring import ScoreRound
from underhall.games.lost_mines.table import NONE, Table

FREE: Final = 0
OFF_BOARD: Final = 1
NO_PASSAGE: Final = 2
TROLL_BLOCKS: Final = 3
OBSTACLE: Final = 4
OCCUPIED: Final = 5
HINDRANCES: Final = (
    ("", ""),
    ("LM-1.01", "refused.off_board"),
    ("LM-5.01", "refused.no_passage"),
    ("LM-4.04", "refused.troll_blocks"),
    ("LM-3.04", "refused.obstacle"),
    ("LM-3.05", "refused.occupied"),
)


class BeginMove(Effect[Table]):
    """LM-5.01 Up to 3 cards; LM-3.06 up to 5 from a campfire."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, table: Table) -> None:
        table.moved = 0
        at_campfire = table.feature_at(table.place[self.seat]) == CAMPFIRE
        table.then(MoveDwarf(self.seat, 5 if at_campfire else 3), FinishMove(self.seat))


class MoveDwarf(Decision[Table, Move]):
    """LM-5.06 One step, or stop; LM-5.08 turning back is a step like any other."""

    rule = "LM-5.06"
    public = True

    def __init__(self, seat: int, steps: int) -> None:
        self.seat = seat
        self.steps = steps

    def options(self, table: Table) -> list[Move]:
        steps = [table.moves.step[d] for d in DIRECTIONS if hindrance(table, self.seat, d) == FREE]
        return [table.moves.stop, *steps] if steps else []

    def choose(self, table: Table, move: Move) -> None:
        if not isinstance(move, Step):
            return
        grid, here = table.box.grid, table.place[self.seat]
        there = grid.next[move.direction][here]
        table.moved = 1
        if table.heard():
            table.tell("steps", seat=self.seat, field=grid.names[there])
        arrive = Arrive(self.seat, there, opposite(move.direction), self.steps - 1)
        if trap_bites(table, self.seat, move.direction):
            table.then(LoseCard(self.seat), arrive)
        else:
            table.then(arrive)

    def spot(self, table: Table, step: Move | None = None) -> object:
        """The field, which way leads on from there, and whether a trap bites before it."""
        here = table.place[self.seat]
        if step is None:
            return here, table.way[self.seat], False
        if not isinstance(step, Step):
            return None
        there = table.box.grid.next[step.direction][here]
        way = table.way_into(there, opposite(step.direction))
        return there, way, trap_bites(table, self.seat, step.direction)

    def why_not(self, table: Table, move: Move) -> Refusal:
        if not isinstance(move, Step):
            return Refusal("LM-2.01", "refused.not_now", {"move": move.text})
        rule, key = HINDRANCES[hindrance(table, self.seat, move.direction)]
        return Refusal(rule, key, {"direction": COMPASS[move.direction]})


def trap_bites(table: Table, seat: int, direction: int) -> bool:
    """LM-4.03 There is a trap on the passage, and a card to lose."""
    passage = table.box.grid.passage[direction][table.place[seat]]
    return holds(table.traps, passage) and bool(table.hands[seat])


def hindrance(table: Table, seat: int, direction: int) -> int:
    """LM-5.06 What keeps the dwarf from a step: the passage, a troll, or the card behind it.

    LM-5.09 Starts and mines hold any number. LM-5.10 On a narrow card every dwarf counts, the own clan's and
    passed players' too. LM-5.11 A troll blocks its layer as well.
    """
    grid, here = table.box.grid, table.place[seat]
    if not table.way[seat] >> direction & 1:
        return NO_PASSAGE
    there = grid.next[direction][here]
    if there < 0:
        return OFF_BOARD
    if not table.sides[there] >> opposite(direction) & 1 and not table.is_hidden_mine(there):
        return NO_PASSAGE
    if grid.passage[direction][here] in table.trolls:
        return TROLL_BLOCKS
    feature, tool = table.feature_at(there), holds(table.tools, there)
    if TREE <= feature <= DITCH and not tool:
        return OBSTACLE
    if (feature == ROCKS or tool) and there in table.place:
        return OCCUPIED
    return FREE


class Arrive(Effect[Table]):
    """LM-5.06 The dwarf stands on the card it came to by `side`; a face-down mine is revealed."""

    def __init__(self, seat: int, field: int, side: int, steps: int) -> None:
        self.seat, self.field = seat, field
        self.side, self.steps = side, steps

    def resolve(self, table: Table) -> None:
        table.stand(self.seat, self.field, table.way_into(self.field, self.side))
        if table.is_hidden_mine(self.field):
            mine = table.box.mine_at[self.field]
            table.then(*identify(table, mine), RevealMine(self.seat, mine, self.side))
        elif self.steps:
            table.then(MoveDwarf(self.seat, self.steps))


class RevealMine(Effect[Table]):
    """LM-5.02, LM-5.13 A dwarf turns the mine over. LM-5.05 Who finds the dragon takes its token."""

    def __init__(self, seat: int, mine: int, side: int) -> None:
        self.seat, self.mine, self.side = seat, mine, side

    def resolve(self, table: Table) -> None:
        kind = table.mine_kind[self.mine]
        field = table.box.grid.names[table.box.mine_fields[self.mine]]
        table.learn()
        table.mine_seen = changed(table.mine_seen, self.mine, EVERYONE)
        table.tell("reveals_mine", seat=self.seat, field=field, mine=MINES[kind])
        if kind == DRAGON:
            table.dragon = self.seat
            table.tell("takes_dragon", seat=self.seat)
        turns = best_turns(table, self.mine, self.side)
        if len(turns) == 1:
            open_mine(table, self.seat, self.mine, turns[0])
        else:
            table.then(ChooseTurn(self.seat, self.mine))


def mine_sides(table: Table, mine: int, turned: int) -> int:
    sides = table.box.mine_sides[table.mine_kind[mine]]
    return half_turn(sides) if turned else sides


def best_turns(table: Table, mine: int, side: int) -> list[int]:
    """LM-5.14 The used passage open, then the fewest mismatches; two turns that look alike are one."""
    fits = {}
    for turned in (0, 1):
        sides = mine_sides(table, mine, turned)
        if sides >> side & 1 and sides not in fits:
            fits[sides] = (mismatches(table, table.box.mine_fields[mine], sides), turned)
    fewest = min([count for count, _ in fits.values()])
    return [turned for count, turned in fits.values() if count == fewest]


def mismatches(table: Table, field: int, sides: int) -> int:
    """LM-5.14 How many neighbouring cards a card with these sides would not fit."""
    grid, count = table.box.grid, 0
    for direction in DIRECTIONS:
        there = grid.next[direction][field]
        if there >= 0 and holds(table.known, there):
            theirs = table.sides[there] >> opposite(direction) & 1
            count += theirs != sides >> direction & 1
    return count


def open_mine(table: Table, seat: int, mine: int, turned: int) -> None:
    """LM-5.14 A side that does not fit counts as closed; LM-4.08 a token at it stays, without effect."""
    field = table.box.mine_fields[mine]
    sides = mine_sides(table, mine, turned)
    table.open_card(field, sides)
    table.stand(seat, field, sides)


class ChooseTurn(Decision[Table, TurnMine]):
    """LM-5.14 Both ways fit equally well: the revealing player chooses, before drawing."""

    rule = "LM-5.14"
    public = True

    def __init__(self, seat: int, mine: int) -> None:
        self.seat, self.mine = seat, mine

    def options(self, table: Table) -> list[TurnMine]:
        return [*table.moves.turn_mine]

    def choose(self, table: Table, move: TurnMine) -> None:
        open_mine(table, self.seat, self.mine, move.turned)


class FinishMove(Effect[Table]):
    """LM-5.03 A move that ended on a treasure mine draws; walking across one does not."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, table: Table) -> None:
        if table.moved:
            draw_treasure(table, self.seat)


class StayAtMine(Effect[Table]):
    """LM-5.04 After step 3, a dwarf that has not moved draws another."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, table: Table) -> None:
        if not table.moved:
            draw_treasure(table, self.seat)


def draw_treasure(table: Table, seat: int) -> None:
    """LM-5.15 Nothing if the kind is not laid out or used up; LM-5.16 of several the player picks."""
    mine = table.mine_under(seat)
    if mine == NONE or table.mine_kind[mine] == DRAGON:
        return
    kind = table.mine_kind[mine]
    slots = table.laid_out(kind)
    if len(slots) == 1:
        take(table, seat, slots[0])
    elif slots:
        table.then(PickTreasure(seat, kind))


class PickTreasure(Decision[Table, TakeTreasure]):
    """LM-5.16 Of several treasures of the kind the player picks which."""

    rule = "LM-5.16"
    public = True

    def __init__(self, seat: int, kind: int) -> None:
        self.seat, self.kind = seat, kind

    def options(self, table: Table) -> list[TakeTreasure]:
        return [table.moves.take_treasure[slot] for slot in table.laid_out(self.kind)]

    def choose(self, table: Table, move: TakeTreasure) -> None:
        take(table, self.seat, move.slot)

    def why_not(self, table: Table, move: Move) -> Refusal:
        if isinstance(move, TakeTreasure):
            return Refusal(
                "LM-5.03", "refused.not_of_this_mine", {"kind": TREASURES[self.kind], **move.words}
            )
        return Refusal(self.rule, "refused.not_now", {"move": move.text})


def take(table: Table, seat: int, slot: int) -> None:
    table.treasure_owner = changed(table.treasure_owner, slot, seat)
    table.then(*appraise(table, slot), KeepTreasure(seat, slot))


class KeepTreasure(Effect[Table]):
    """LM-5.17 The owner sees its value, the others its kind. LM-6.01 The last one ends the round at once."""

    def __init__(self, seat: int, slot: int) -> None:
        self.seat, self.slot = seat, slot

    def resolve(self, table: Table) -> None:
        table.learn()
        seen = table.treasure_seen[self.slot] | 1 << self.seat
        table.treasure_seen = changed(table.treasure_seen, self.slot, seen)
        kind, value = TREASURES[table.treasure_kind[self.slot]], table.treasure_value[self.slot]
        table.whisper(all_but(self.seat), "takes_treasure", seat=self.seat, kind=kind)
        table.whisper(only(self.seat), "takes_valued_treasure", seat=self.seat, kind=kind, value=value)
        if table.all_taken():
            table.tell("all_treasures_taken")
            table.skip_to(ScoreRound)
