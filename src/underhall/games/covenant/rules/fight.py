"""Chapter 11. Fight: the axe.

CV-11.01  Strength defeats enemies in any chambers: goblin 1, orc 2, troll 3; it may be split.
CV-11.02  Prestige: 1 for every 2 goblins, 1 per orc, 2 per troll.
CV-11.03  Once per kind defeated: the reward on that kind's die, in any order; then that die is rolled.
CV-11.05  Moving enemies: to a neighbouring revealed chamber; at most 3 enemies in a chamber.
CV-11.06  Choose all enemies, remove them, Prestige, dice, dungeon.
CV-11.07  A defeat by ornament or reward is a fight of its own.
"""

from __future__ import annotations

from underhall.core.agenda import Decision, Effect, changed
from underhall.core.hexes import bits
from underhall.core.luck import EvenChance
from underhall.core.notation import Move
from underhall.core.words import Refusal
from underhall.games.covenant.icons import (
    DEFEAT_GOBLIN,
    DEFEAT_ORC,
    ENEMIES,
    GOBLIN,
    MOST_IN_CHAMBER,
    MOVE,
    ORC,
    PRESTIGE_STEPS,
    Rewards,
    reward,
    told,
)
from underhall.games.covenant.moves import March, Pick, Put
from underhall.games.covenant.powers import traditions
from underhall.games.covenant.rules.rewards import GIVEN, Gain
from underhall.games.covenant.table import Row, Table, added, raised


def needed(table: Table, clan: int, enemy: int) -> int:
    """CV-11.01 The strength an enemy takes; CV-17.11 less for some."""
    saved = sum([tradition.strength_saved(enemy) for tradition in traditions.kept(table, clan)])
    return table.box.enemies[enemy].strength - saved


def within_reach(table: Table, seat: int, strength: int) -> list[Move]:
    """CV-11.01 The enemies that so much strength defeats, wherever they are."""
    found: list[Move] = []
    for kind, counts in enumerate(table.enemies):
        if needed(table, seat, kind) <= strength:
            found += [table.moves.defeat[kind][chamber] for chamber, count in enumerate(counts) if count]
    return found


def remove_enemy(table: Table, clan: int, move: Put) -> None:
    table.enemies = raised(table.enemies, move.what, move.where, -1)
    if table.heard():
        table.announce(clan, "defeats", **move.words)


def why_not_defeat(table: Table, seat: int, move: Move, strength: int, rule: str) -> Refusal:
    if not isinstance(move, Put) or move.key != "move.defeat":
        return Refusal(rule, "refused.not_now", {"move": move.text})
    if not table.enemies[move.what][move.where]:
        return Refusal(rule, "refused.no_such_enemy", {**move.words})
    need = needed(table, seat, move.what)
    return Refusal(rule, "refused.too_weak", {"need": need, "strength": strength})


class Fight(Effect[Table]):
    """CV-11.06 Choose enemies as far as the strength goes; `beaten` counts them by kind."""

    def __init__(self, seat: int, strength: int, beaten: Row = (0, 0, 0)) -> None:
        self.seat, self.strength, self.beaten = seat, strength, beaten

    def resolve(self, table: Table) -> None:
        if within_reach(table, self.seat, self.strength):
            table.then(ChooseEnemy(self.seat, self.strength, self.beaten))
        else:
            table.then(FinishFight(self.seat, self.beaten))


class ChooseEnemy(Decision[Table, Move]):
    """CV-11.01 One more enemy, or enough."""

    rule = "CV-11.01"
    public = True

    def __init__(self, seat: int, strength: int, beaten: Row) -> None:
        self.seat, self.strength, self.beaten = seat, strength, beaten

    def options(self, table: Table) -> list[Move]:
        return [*within_reach(table, self.seat, self.strength), table.moves.done]

    def choose(self, table: Table, move: Move) -> None:
        if isinstance(move, Put):
            left = self.strength - self.takes(table, move)
            remove_enemy(table, self.seat, move)
            table.then(Fight(self.seat, left, added(self.beaten, move.what)))
        else:
            table.then(FinishFight(self.seat, self.beaten))

    def takes(self, table: Table, move: Move) -> int:
        """The strength that a choice takes."""
        return needed(table, self.seat, move.what) if isinstance(move, Put) else 0

    def why_not(self, table: Table, move: Move) -> Refusal:
        return why_not_defeat(table, self.seat, move, self.strength, self.rule)


class FinishFight(Effect[Table]):
    """CV-11.06 Prestige, dice, dungeon. A clan may be the Elders."""

    def __init__(self, clan: int, beaten: Row) -> None:
        self.clan, self.beaten = clan, beaten

    def resolve(self, table: Table) -> None:
        steps = prestige(table, self.beaten)
        gives = (reward(PRESTIGE_STEPS, steps),) if steps else ()
        kinds = kinds_of(self.beaten)
        steps_up = Gain(self.clan, gives, "fight")
        table.then(steps_up, DiceOf(self.clan, kinds), ToDungeon(self.clan, self.beaten))


def prestige(table: Table, beaten: Row) -> int:
    """CV-11.02 Steps for the enemies of one fight."""
    enemies = table.box.enemies
    return sum([count // enemies[kind].per * enemies[kind].prestige for kind, count in enumerate(beaten)])


def kinds_of(beaten: Row) -> int:
    """The kinds that were beaten, as a mask."""
    return sum([1 << kind for kind, count in enumerate(beaten) if count])


def on_dice(table: Table, kinds: int) -> Rewards:
    """CV-11.03 What the dice of these kinds show."""
    return tuple([gift for kind in bits(kinds) for gift in table.box.enemies[kind].faces[table.dice[kind]]])


class DiceOf(Effect[Table]):
    """CV-11.03 The dice of the kinds defeated; the Elders take them as they come."""

    def __init__(self, clan: int, kinds: int) -> None:
        self.clan, self.kinds = clan, kinds

    def resolve(self, table: Table) -> None:
        if self.clan == table.elders:
            for kind in reversed(bits(self.kinds)):
                take_die(table, self.clan, kind, table.dice[kind])
        elif self.kinds:
            table.then(ChooseDie(self.clan, self.kinds))


def take_die(table: Table, clan: int, kind: int, face: int) -> None:
    """CV-11.03 The reward, then the roll."""
    if table.heard():
        table.announce(clan, "takes_die", enemy=ENEMIES[kind])
    table.then(Gain(clan, table.box.enemies[kind].faces[face], "die"), RollDie(kind))


class ChooseDie(Decision[Table, Move]):
    """CV-11.03 Which die next; a waived one is not rolled. CV-17.10 any face of it for some."""

    rule = "CV-11.03"
    public = True

    def __init__(self, seat: int, kinds: int) -> None:
        self.seat, self.kinds = seat, kinds

    def options(self, table: Table) -> list[Move]:
        found: list[Move] = []
        free = True in [tradition.any_face() for tradition in traditions.kept(table, self.seat)]
        for kind in bits(self.kinds):
            found.append(table.moves.die[kind])
            if free:
                found += [move for move in table.moves.die_face[kind] if move.where != table.dice[kind]]
        return [*found, table.moves.waive]

    def choose(self, table: Table, move: Move) -> None:
        if isinstance(move, Pick):
            face = move.where if isinstance(move, Put) else table.dice[move.what]
            table.then(DiceOf(self.seat, self.kinds & ~(1 << move.what)))
            take_die(table, self.seat, move.what, face)

    def why_not(self, table: Table, move: Move) -> Refusal:
        if isinstance(move, Pick) and move.key in ("move.die", "move.die_face"):
            if self.kinds >> move.what & 1:
                return Refusal("CV-17.10", "refused.face_not_up", {**move.words})
            return Refusal(self.rule, "refused.none_defeated", {**move.words})
        return Refusal(self.rule, "refused.not_now", {"move": move.text})


class RollDie(EvenChance[Table, Pick]):
    """CV-11.03 The die whose reward was gained."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def among(self, table: Table) -> list[Pick]:
        return list(table.moves.roll[self.kind])

    def befall(self, table: Table, move: Pick) -> None:
        table.dice = changed(table.dice, self.kind, move.what)
        if table.heard():
            gives = told(table.box.enemies[self.kind].faces[move.what])
            table.tell("die_shows", enemy=ENEMIES[self.kind], face=move.what + 1, gives=gives)


class ToDungeon(Effect[Table]):
    """CV-11.04 Defeated enemies go to the dungeon; CV-11.08 it has no limit now."""

    def __init__(self, clan: int, beaten: Row) -> None:
        self.clan, self.beaten = clan, beaten

    def resolve(self, table: Table) -> None:
        for kind, count in enumerate(self.beaten):
            if count:
                table.dungeon = raised(table.dungeon, self.clan, kind, count)


class DefeatGoblin(Decision[Table, Move]):
    """CV-11.07, CV-20.02 Defeat one goblin, a fight of its own."""

    rule = "CV-11.07"
    public = True
    kinds: tuple[int, ...] = (GOBLIN,)

    def __init__(self, seat: int, amount: int) -> None:
        self.seat, self.amount = seat, amount

    def options(self, table: Table) -> list[Move]:
        found: list[Move] = []
        for kind in self.kinds:
            here = [chamber for chamber, count in enumerate(table.enemies[kind]) if count]
            found += [table.moves.defeat[kind][chamber] for chamber in here]
        return [*found, table.moves.waive] if found else []

    def choose(self, table: Table, move: Move) -> None:
        if isinstance(move, Put):
            remove_enemy(table, self.seat, move)
            rest = [self.again()] if self.amount > 1 else []
            table.then(FinishFight(self.seat, added((0, 0, 0), move.what)), *rest)

    def again(self) -> DefeatGoblin:
        return DefeatGoblin(self.seat, self.amount - 1)

    def why_not(self, table: Table, move: Move) -> Refusal:
        if isinstance(move, Put) and move.key == "move.defeat" and move.what not in self.kinds:
            return Refusal(self.rule, "refused.other_enemy", {**move.words})
        return why_not_defeat(table, self.seat, move, 0, self.rule)


class DefeatOrc(DefeatGoblin):
    """CV-11.07, CV-20.03 Defeat one orc or goblin, a fight of its own."""

    kinds: tuple[int, ...] = (GOBLIN, ORC)

    def again(self) -> DefeatGoblin:
        return DefeatOrc(self.seat, self.amount - 1)


class MoveEnemy(Decision[Table, Move]):
    """CV-11.05, CV-11.08 A step of any enemy into a revealed neighbour with fewer than 3."""

    rule = "CV-11.05"
    public = True

    def __init__(self, seat: int, amount: int) -> None:
        self.seat, self.amount = seat, amount

    def options(self, table: Table) -> list[Move]:
        hexes = table.box.hexes
        found: list[Move] = []
        room = [table.enemies_in(chamber) < MOST_IN_CHAMBER for chamber in range(hexes.size)]
        for kind, counts in enumerate(table.enemies):
            for start, count in enumerate(counts):
                ends = bits(hexes.neighbours[start] & table.revealed) if count else []
                found += [table.moves.move_enemy[kind][start, end] for end in ends if room[end]]
        return [*found, table.moves.waive] if found else []

    def choose(self, table: Table, move: Move) -> None:
        if isinstance(move, March):
            table.enemies = raised(table.enemies, move.what, move.start, -1)
            table.enemies = raised(table.enemies, move.what, move.where)
            table.announce(self.seat, "moves_enemy", **move.words)
            if self.amount > 1:
                table.then(MoveEnemy(self.seat, self.amount - 1))

    def why_not(self, table: Table, move: Move) -> Refusal:
        if not isinstance(move, March):
            return Refusal(self.rule, "refused.not_now", {"move": move.text})
        if not table.enemies[move.what][move.start]:
            return Refusal(self.rule, "refused.no_such_enemy", {**move.words})
        if not table.revealed >> move.where & 1:
            return Refusal(self.rule, "refused.is_hidden", {"chamber": move.words["there"]})
        return Refusal(self.rule, "refused.chamber_full", {"chamber": move.words["there"]})


class CaptureEnemy(Decision[Table, Move]):
    """CV-17.29 One enemy of the chamber of a new house to the dungeon, without rewards."""

    rule = "CV-17.29"
    public = True

    def __init__(self, seat: int, chamber: int) -> None:
        self.seat, self.chamber = seat, chamber

    def options(self, table: Table) -> list[Move]:
        kinds = [kind for kind in range(len(ENEMIES)) if table.enemies[kind][self.chamber]]
        found: list[Move] = [table.moves.capture[kind] for kind in kinds]
        return [*found, table.moves.waive] if found else []

    def choose(self, table: Table, move: Move) -> None:
        if isinstance(move, Pick):
            table.enemies = raised(table.enemies, move.what, self.chamber, -1)
            table.dungeon = raised(table.dungeon, self.seat, move.what)
            chamber = table.box.hexes.names[self.chamber]
            table.announce(self.seat, "captures", enemy=ENEMIES[move.what], chamber=chamber)

    def why_not(self, table: Table, move: Move) -> Refusal:
        if move.key == "move.capture":
            words = {**move.words, "chamber": table.box.hexes.names[self.chamber]}
            return Refusal(self.rule, "refused.no_such_enemy", words)
        return Refusal(self.rule, "refused.not_now", {"move": move.text})


GIVEN[DEFEAT_GOBLIN] = DefeatGoblin
GIVEN[DEFEAT_ORC] = DefeatOrc
GIVEN[MOVE] = MoveEnemy
