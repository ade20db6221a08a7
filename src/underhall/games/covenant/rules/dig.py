"""Chapter 10. Dig: the pick.

CV-10.01  Strength removes rubble: each open tile costs 1, the tile in the marked slot 2. Gain what they show.
CV-10.02  Then Mine steps: 1 for 1 or 2 tiles, 2 for 3 or 4, 3 for 5.
CV-10.03  Then one face-down chamber next to a revealed one: its back's reward, turn it, enemies by skulls.
CV-10.05  The marked slot is the leftmost; any of the tiles may be taken.
CV-10.06  At least one tile if affordable. Order: back reward, turn, enemies, traditions 7 and 8.
"""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Chance, Decision, Dice, Effect, Item, below
from underhall.core.hexes import bits
from underhall.core.luck import EvenChance
from underhall.core.notation import Move
from underhall.core.words import Refusal
from underhall.games.covenant.icons import (
    ANY,
    COLOURS,
    DEPOSITS,
    ENEMIES,
    MINE_STEPS,
    RUBBLE_ROW,
    Rewards,
    amount_of,
    kind_of,
    reward,
)
from underhall.games.covenant.moves import Pick
from underhall.games.covenant.powers import traditions
from underhall.games.covenant.rules.rewards import Gain, gain
from underhall.games.covenant.rules.rows import discard_tile
from underhall.games.covenant.rules.storage import ChooseResource, Overflow, gain_resource
from underhall.games.covenant.table import EMPTY, NONE, Table, raised

MARKED_SLOT: Final = 0


def rubble_cost(slot: int) -> int:
    return 2 if slot == MARKED_SLOT else 1


def clearable(table: Table, strength: int, taken: int) -> list[int]:
    """The slots with rubble that can still be cleared."""
    row = table.rows[RUBBLE_ROW]
    return [
        slot
        for slot in range(len(row))
        if row[slot] != EMPTY and not taken >> slot & 1 and rubble_cost(slot) <= strength
    ]


class Dig(Effect[Table]):
    """CV-10.01 Clear rubble as far as the strength goes, then CV-10.02 and CV-10.03."""

    def __init__(self, seat: int, strength: int, taken: int = 0) -> None:
        self.seat, self.strength, self.taken = seat, strength, taken

    def resolve(self, table: Table) -> None:
        if clearable(table, self.strength, self.taken):
            table.then(ChooseRubble(self.seat, self.strength, self.taken))
        else:
            table.then(ClearRubble(self.seat, self.taken))


class ChooseRubble(Decision[Table, Move]):
    """CV-10.06 At least one tile; more as far as the strength goes."""

    rule = "CV-10.01"
    public = True
    by_the_way = True

    def __init__(self, seat: int, strength: int, taken: int) -> None:
        self.seat, self.strength, self.taken = seat, strength, taken

    def options(self, table: Table) -> list[Move]:
        slots = clearable(table, self.strength, self.taken)
        found: list[Move] = [table.moves.rubble[slot] for slot in slots]
        return [*found, table.moves.done] if self.taken else found

    def choose(self, table: Table, move: Move) -> None:
        if isinstance(move, Pick):
            left = self.strength - self.takes(table, move)
            table.then(Dig(self.seat, left, self.taken | 1 << move.what))
        else:
            table.then(ClearRubble(self.seat, self.taken))

    def takes(self, table: Table, move: Move) -> int:
        """The strength that a choice takes."""
        return rubble_cost(move.what) if isinstance(move, Pick) else 0

    def why_not(self, table: Table, move: Move) -> Refusal:
        if move is table.moves.done:
            return Refusal("CV-10.06", "refused.clear_one", {})
        if not isinstance(move, Pick) or move.key != "move.rubble":
            return Refusal(self.rule, "refused.not_now", {"move": move.text})
        if table.rows[RUBBLE_ROW][move.what] == EMPTY or self.taken >> move.what & 1:
            return Refusal("CV-3.04", "refused.slot_empty", {"slot": move.what + 1})
        words = {"need": rubble_cost(move.what), "strength": self.strength}
        return Refusal(self.rule, "refused.too_weak", {**words})


def under_rubble(table: Table, taken: int) -> Rewards:
    """CV-10.01 What the tiles in these slots show."""
    row, kinds = table.rows[RUBBLE_ROW], table.box.rubble
    return tuple([gift for slot in bits(taken) for gift in kinds[row[slot]].gives])


def mine_steps(taken: int) -> Rewards:
    """CV-10.02 The steps for so many tiles."""
    return (reward(MINE_STEPS, (taken.bit_count() + 1) // 2),) if taken else ()


class ClearRubble(Effect[Table]):
    """CV-6.03 One dig is one gain, settled before the Mine steps."""

    def __init__(self, seat: int, taken: int) -> None:
        self.seat, self.taken = seat, taken

    def resolve(self, table: Table) -> None:
        choices: list[Item[Table]] = []
        for gift in under_rubble(table, self.taken):
            if kind_of(gift) == ANY:
                choices += [ChooseResource(self.seat)] * amount_of(gift)
            else:
                gain_resource(table, self.seat, kind_of(gift), amount_of(gift))
        for slot in bits(self.taken):
            discard_tile(table, RUBBLE_ROW, table.take_from_row(RUBBLE_ROW, slot))
        if self.taken and table.heard():
            table.announce(self.seat, "clears_rubble", amount=self.taken.bit_count())
        steps = Gain(self.seat, mine_steps(self.taken), "dig")
        table.then(*choices, Overflow(self.seat), steps, RevealChamber(self.seat))


class RevealChamber(Decision[Table, Pick]):
    """CV-10.03 A must; skipped if no face-down chamber lies next to a revealed one."""

    rule = "CV-10.03"
    public = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: Table) -> list[Pick]:
        reached = table.box.hexes.beside(table.revealed) & table.hidden()
        return [table.moves.reveal[chamber] for chamber in bits(reached)]

    def choose(self, table: Table, move: Pick) -> None:
        reveal(table, self.seat, move.what)

    def why_not(self, table: Table, move: Move) -> Refusal:
        if not isinstance(move, Pick) or move.key != "move.reveal":
            return Refusal(self.rule, "refused.must_reveal", {})
        if table.revealed >> move.what & 1:
            return Refusal(self.rule, "refused.is_revealed", {**move.words})
        if not table.side.chambers >> move.what & 1:
            return Refusal("CV-1.01", "refused.not_on_this_side", {**move.words})
        return Refusal(self.rule, "refused.not_beside_revealed", {**move.words})


def reveal(table: Table, clan: int, chamber: int) -> None:
    """CV-10.06 First the back's reward with its chains, then the face."""
    if table.heard():
        table.announce(clan, "reveals", chamber=table.box.hexes.names[chamber])
    table.then(TurnOver(clan, chamber))
    gain(table, clan, table.box.backs[table.backs[chamber]], "back")


class TurnOver(EvenChance[Table, Pick]):
    """CV-10.03 Which of the tiles with this back it is, nobody knew."""

    def __init__(self, clan: int, chamber: int) -> None:
        self.clan, self.chamber = clan, chamber

    def among(self, table: Table) -> list[Pick]:
        return [table.moves.tile[at] for at in self.left(table)]

    def left(self, table: Table) -> list[int]:
        """The tiles with this back that nobody has seen."""
        return bits(table.box.with_back[table.backs[self.chamber]] & ~table.seen_tiles())

    def sample(self, table: Table, dice: Dice) -> Pick:
        left = self.left(table)
        return table.moves.tile[left[below(dice, len(left))]]

    def befall(self, table: Table, move: Pick) -> None:
        tile = table.box.tiles[move.what]
        table.open_tile(self.chamber, move.what)
        if table.heard():
            name, colour, deposit = table.box.hexes.names[self.chamber], tile.colour, tile.deposit
            table.tell("chamber_is", chamber=name, colour=COLOURS[colour], deposit=DEPOSITS[deposit])
        after: list[Item[Table]] = [PlaceEnemy(self.chamber) for _ in range(tile.skulls)]
        if self.clan != NONE:
            after.append(AfterReveal(self.clan, tile.deposit))
        table.then_all(after)


class PlaceEnemy(Effect[Table]):
    """CV-1.02 An enemy from the bag; CV-1.08 as long as there are any."""

    def __init__(self, chamber: int) -> None:
        self.chamber = chamber

    def resolve(self, table: Table) -> None:
        if table.enemy_bag.size:
            table.then(DrawEnemy(self.chamber))


class DrawEnemy(Chance[Table, Pick]):
    """CV-1.02 Drawn from the bag."""

    def __init__(self, chamber: int) -> None:
        self.chamber = chamber

    def outcomes(self, table: Table) -> list[tuple[Pick, int]]:
        return [(table.moves.enemy[kind], count) for kind, count in table.enemy_bag.outcomes()]

    def sample(self, table: Table, dice: Dice) -> Pick:
        return table.moves.enemy[table.enemy_bag.sample(dice)]

    def befall(self, table: Table, move: Pick) -> None:
        table.enemy_bag = table.enemy_bag.without(move.what)
        table.enemies = raised(table.enemies, move.what, self.chamber)
        if table.heard():
            chamber = table.box.hexes.names[self.chamber]
            table.tell("enemy_appears", enemy=ENEMIES[move.what], chamber=chamber)


class AfterReveal(Effect[Table]):
    """CV-17.07, CV-17.08 What traditions give for the deposit found."""

    def __init__(self, clan: int, deposit: int) -> None:
        self.clan, self.deposit = clan, deposit

    def resolve(self, table: Table) -> None:
        gives: Rewards = ()
        for tradition in traditions.kept(table, self.clan):
            gives += tradition.after_reveal(self.deposit)
        gain(table, self.clan, gives, "tradition")
