"""Chapter 4. Action cards.

LM-4.01  Tools open obstacles: axe tree, boat lake, rope ditch.
LM-4.02  Information: look at a mine, a treasure or a role, whichever two the card shows.
LM-4.03  Trap: who crosses it loses a random card.
LM-4.04  Troll: blocks a passage until its owner's next turn.
LM-4.06  Storm: removes a path card without a dwarf on it.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from underhall.core.agenda import Chance, Effect, changed
from underhall.core.grid import DIRECTIONS, fields_of, without
from underhall.core.luck import EvenChance
from underhall.core.notation import Fate
from underhall.core.pile import kinds_in
from underhall.core.words import Refusal, all_but, only
from underhall.games.lost_mines.components import (
    FEATURES,
    MINE,
    MINES,
    ROLE,
    ROLES,
    TREASURE,
    TREASURES,
)
from underhall.games.lost_mines.moves import CardMove, LookAt, PlayOnField, PlayOnPassage
from underhall.games.lost_mines.table import NONE, UNSEEN, Table

M = TypeVar("M", bound=CardMove)


class ActionCard(Generic[M]):
    """LM-2.04 Shown to everybody, then face down to the discards."""

    def options(self, table: Table, seat: int, card: int) -> list[M]:
        raise NotImplementedError

    def play(self, table: Table, seat: int, move: M) -> None:
        raise NotImplementedError

    def why_not(self, table: Table, seat: int, move: M) -> Refusal:
        raise NotImplementedError


def show(table: Table, seat: int, card: int) -> None:
    """LM-2.04 Everybody has seen the card; it lies among the discards."""
    table.drop(seat, card)
    table.show(card)


class Tool(ActionCard[PlayOnField]):
    """LM-4.01 On its obstacle, if no tool lies there; from then on it serves everybody."""

    def options(self, table: Table, seat: int, card: int) -> list[PlayOnField]:
        fields = without(table.features[table.box.detail[card]], table.tools)
        return [table.moves.on_field[card][field] for field in fields_of(fields)]

    def play(self, table: Table, seat: int, move: PlayOnField) -> None:
        show(table, seat, move.card)
        table.tools |= 1 << move.field
        if table.heard():
            table.tell("uses_tool", seat=seat, card=table.box.cards[move.card].name, **move.words)

    def why_not(self, table: Table, seat: int, move: PlayOnField) -> Refusal:
        obstacle = table.box.detail[move.card]
        if table.features[obstacle] >> move.field & 1:
            return Refusal("LM-4.10", "refused.has_tool", {**move.words})
        words = {"card": table.box.cards[move.card].name, "obstacle": FEATURES[obstacle]}
        return Refusal("LM-4.01", "refused.no_such_obstacle", {**words, **move.words})


class Information(ActionCard[LookAt]):
    """LM-4.02 One of the two options printed; option and target are public, what was seen is not."""

    def options(self, table: Table, seat: int, card: int) -> list[LookAt]:
        subjects = table.box.detail[card]
        mines, treasures, roles = table.moves.look[card]
        found: list[LookAt] = []
        if subjects >> MINE & 1:
            fields = table.box.mine_fields
            found += [move for move in mines if table.is_hidden_mine(fields[move.target])]
        if subjects >> TREASURE & 1:
            found += [treasures[t] for t, owner in enumerate(table.treasure_owner) if owner == NONE]
        if subjects >> ROLE & 1:
            found += [roles[other] for other in range(table.seats) if other != seat]
        return found

    def play(self, table: Table, seat: int, move: LookAt) -> None:
        show(table, seat, move.card)
        if table.heard():
            table.tell(f"looks_at_{('mine', 'treasure', 'role')[move.subject]}", seat=seat, **move.words)
        table.then(*look(table, seat, move.subject, move.target))

    def why_not(self, table: Table, seat: int, move: LookAt) -> Refusal:
        if move.subject == MINE:
            return Refusal("LM-4.02", "refused.mine_is_open", {**move.words})
        if move.target >= table.seats:
            return Refusal("LM-4.02", "refused.not_at_this_table", {**move.words})
        if move.subject == TREASURE:
            return Refusal("LM-5.17", "refused.treasure_is_taken", {**move.words})
        return Refusal("LM-4.10", "refused.own_role", {})


def look(table: Table, seat: int, subject: int, target: int) -> list[Effect[Table] | Chance[Table, Fate]]:
    """What has to happen so that a seat sees a hidden thing: decide it if nobody has seen it, then see it."""
    if subject == MINE:
        return [*identify(table, target), SeeMine(seat, target)]
    if subject == TREASURE:
        return [*appraise(table, target), SeeTreasure(seat, target)]
    return [SeeRole(seat, target)]


def identify(table: Table, mine: int) -> list[Chance[Table, Fate]]:
    return [IdentifyMine(mine)] if table.mine_kind[mine] == UNSEEN else []


def appraise(table: Table, slot: int) -> list[Chance[Table, Fate]]:
    return [AppraiseTreasure(slot)] if table.treasure_value[slot] == UNSEEN else []


class IdentifyMine(EvenChance[Table, Fate]):
    """LM-1.02 The mines were shuffled; now it matters which one this is."""

    def __init__(self, mine: int) -> None:
        self.mine = mine

    def among(self, table: Table) -> list[Fate]:
        return [table.moves.mine_is[kind] for kind in table.unseen_mines()]

    def befall(self, table: Table, move: Fate) -> None:
        table.mine_kind = changed(table.mine_kind, self.mine, move.what)


class AppraiseTreasure(Chance[Table, Fate]):
    """LM-1.03 The treasures were shuffled; now it matters what this one is worth."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def outcomes(self, table: Table) -> list[tuple[Fate, int]]:
        values = table.unseen_values(table.treasure_kind[self.slot])
        return [(table.moves.worth[value], values.count(value)) for value in sorted(set(values))]

    def befall(self, table: Table, move: Fate) -> None:
        table.treasure_value = changed(table.treasure_value, self.slot, move.what)


class SeeMine(Effect[Table]):
    def __init__(self, seat: int, mine: int) -> None:
        self.seat, self.mine = seat, mine

    def resolve(self, table: Table) -> None:
        table.learn()
        seen = table.mine_seen[self.mine] | 1 << self.seat
        table.mine_seen = changed(table.mine_seen, self.mine, seen)
        field = table.box.grid.names[table.box.mine_fields[self.mine]]
        table.whisper(only(self.seat), "sees_mine", field=field, mine=MINES[table.mine_kind[self.mine]])


class SeeTreasure(Effect[Table]):
    def __init__(self, seat: int, slot: int) -> None:
        self.seat, self.slot = seat, slot

    def resolve(self, table: Table) -> None:
        table.learn()
        seen = table.treasure_seen[self.slot] | 1 << self.seat
        table.treasure_seen = changed(table.treasure_seen, self.slot, seen)
        kind, value = TREASURES[table.treasure_kind[self.slot]], table.treasure_value[self.slot]
        table.whisper(only(self.seat), "sees_treasure", slot=self.slot + 1, kind=kind, value=value)


class SeeRole(Effect[Table]):
    def __init__(self, seat: int, other: int) -> None:
        self.seat, self.other = seat, other

    def resolve(self, table: Table) -> None:
        table.learn()
        seen = table.role_seen[self.other] | 1 << self.seat
        table.role_seen = changed(table.role_seen, self.other, seen)
        role = ROLES[table.role(self.other)]
        table.whisper(only(self.seat), "sees_role", other=self.other, role=role)


class Token(ActionCard[PlayOnPassage]):
    """LM-4.03 On a passage between two open sides, or on an open end with a free field behind it.

    LM-4.05 At most one token per passage. LM-4.07 A face-down mine counts as free.
    """

    def options(self, table: Table, seat: int, card: int) -> list[PlayOnPassage]:
        passages = without(open_passages(table), tokens(table))
        return [table.moves.on_passage[card][passage] for passage in fields_of(passages)]

    def why_not(self, table: Table, seat: int, move: PlayOnPassage) -> Refusal:
        words = move.words
        if tokens(table) >> move.passage & 1:
            return Refusal("LM-4.05", "refused.has_token", {**words})
        ends = table.box.grid.passage_ends(move.passage)
        if not any(table.known >> field & 1 for field in ends):
            return Refusal("LM-4.03", "refused.no_card_there", {**words})
        return Refusal("LM-4.03", "refused.closed_side", {**words})


def open_passages(table: Table) -> int:
    """LM-4.03 Passages where a token can stand; LM-4.07 a face-down mine is free."""
    grid = table.box.grid
    return grid.passages(table.open, without(grid.all, table.known))


def tokens(table: Table) -> int:
    mask = table.traps
    for passage in table.trolls:
        if passage != NONE:
            mask |= 1 << passage
    return mask


class Trap(Token):
    """LM-4.03 Stays, and bites in both directions, its own layer too."""

    def play(self, table: Table, seat: int, move: PlayOnPassage) -> None:
        show(table, seat, move.card)
        table.traps |= 1 << move.passage
        if table.heard():
            table.tell("sets_trap", seat=seat, **move.words)


class Troll(Token):
    """LM-4.04 The card lies open before the player, the troll on the passage."""

    def play(self, table: Table, seat: int, move: PlayOnPassage) -> None:
        table.drop(seat, move.card)
        table.trolls = changed(table.trolls, seat, move.passage)
        if table.heard():
            table.tell("calls_troll", seat=seat, **move.words)


def send_troll_home(table: Table, seat: int) -> None:
    """LM-4.04 Token and card go; LM-2.08 the open card is not a hand card."""
    if table.trolls[seat] != NONE:
        table.trolls = changed(table.trolls, seat, NONE)
        table.show(table.box.troll)
        table.tell("troll_leaves", seat=seat)


class LoseCard(Chance[Table, Fate]):
    """LM-4.03 A random card of the hand, drawn unseen by the left neighbour, face down to the discards.

    LM-5.07 Every crossing bites, also the second in one move.
    """

    def __init__(self, of: int) -> None:
        self.of = of

    def outcomes(self, table: Table) -> list[tuple[Fate, int]]:
        hand = table.hands[self.of]
        return [(table.moves.lose[card], hand.count(card)) for card in kinds_in(hand)]

    def befall(self, table: Table, move: Fate) -> None:
        table.bury(self.of, move.what)
        left, card = table.left_of(self.of), table.box.cards[move.what].name
        table.whisper(all_but(self.of), "trap_bites", seat=self.of, left=left)
        table.whisper(only(self.of), "trap_takes", seat=self.of, left=left, card=card)


class Storm(ActionCard[PlayOnField]):
    """LM-4.06 Any path card without a dwarf on it, never a start or mine."""

    def options(self, table: Table, seat: int, card: int) -> list[PlayOnField]:
        return [table.moves.on_field[card][field] for field in fields_of(self.fields(table))]

    def fields(self, table: Table) -> int:
        fields = table.known & ~table.box.mine_mask
        for field in (*table.box.starts, *table.place):
            fields &= ~(1 << field)
        return fields

    def play(self, table: Table, seat: int, move: PlayOnField) -> None:
        show(table, seat, move.card)
        removed = table.take_up(move.field)
        table.show(removed)
        if table.heard():
            table.tell("storm", seat=seat, card=table.box.cards[removed].name, **move.words)
        self.clear_tokens(table, move.field)

    def clear_tokens(self, table: Table, field: int) -> None:
        """LM-4.06, LM-4.09 A token beside the gap stays if the other field holds any card."""
        grid = table.box.grid
        empty = table.empty_fields()
        for direction in DIRECTIONS:
            there = grid.next[direction][field]
            if there >= 0 and empty >> there & 1:
                passage = grid.passage[direction][field]
                if table.traps >> passage & 1:
                    table.traps ^= 1 << passage
                    table.tell("trap_is_gone", field=grid.names[field], there=grid.names[there])
                if passage in table.trolls:
                    send_troll_home(table, table.trolls.index(passage))

    def why_not(self, table: Table, seat: int, move: PlayOnField) -> Refusal:
        if move.field in table.place:
            return Refusal("LM-4.06", "refused.dwarf_stands_there", {**move.words})
        return Refusal("LM-4.06", "refused.no_path_card", {**move.words})


# By the use of the card: path cards have a chapter of their own.
ACTION_CARDS: Final[tuple[ActionCard[Any], ...]] = (
    ActionCard(),
    Tool(),
    Information(),
    Trap(),
    Troll(),
    Storm(),
)
