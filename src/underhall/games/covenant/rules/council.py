"""Chapter 14. The council.

CV-14.01  The era marker advances; all dwarves return to the taverns.
CV-14.02  In turn order: coin benefits, then traditions with the fire icon (6 comes after the key check).
CV-14.03  Each player keeps as many enemies as keys, puts the rest back into the bag; glory for those kept.
CV-14.04  In turn order: every project beside the era marker and above it scores.
CV-14.07  Each player resolves own coins, then own fire traditions, in the own order; then refill.
CV-14.08  Key check by the owner's choice; with tradition 31 a key holds 1 enemy or 2 goblins.
"""

from __future__ import annotations

from underhall.core.agenda import Decision, Effect, Item
from underhall.core.hexes import bits
from underhall.core.notation import Move
from underhall.core.pile import Pile
from underhall.core.words import Refusal, clause
from underhall.games.covenant.icons import COIN_PLACES, ENEMIES, GOBLIN, MOST_STRENGTH
from underhall.games.covenant.moves import Pick
from underhall.games.covenant.powers import projects, traditions
from underhall.games.covenant.rules.rewards import Gain
from underhall.games.covenant.rules.rows import Refill
from underhall.games.covenant.table import EMPTY, Row, Table, added, raised, with_row


class Council(Effect[Table]):
    """CV-14.01 to CV-14.04 The steps in order."""

    def resolve(self, table: Table) -> None:
        table.era += 1
        table.tell("council_begins", era=table.era)
        for seat in range(table.seats):
            send_home(table, seat)
        order = table.in_order()
        steps: list[Item[Table]] = []
        steps += [HearClan(seat) for seat in order]
        steps += [CheckKeys(seat) for seat in order]
        steps += [ScoreDungeon(seat) for seat in order]
        steps += [ScoreProjects(seat) for seat in order]
        table.then_all(steps)


def send_home(table: Table, seat: int) -> None:
    """CV-14.01 With their strength."""
    counts = list(table.tavern[seat])
    for strength in table.posts[seat]:
        if strength:
            counts[strength - 1] += 1
    assert len(counts) == MOST_STRENGTH
    table.tavern = with_row(table.tavern, seat, tuple(counts))
    table.posts = with_row(table.posts, seat, (0,) * len(table.posts[seat]))


class HearClan(Effect[Table]):
    """CV-14.02, CV-14.07 Coins, fire traditions, refill."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, table: Table) -> None:
        coins = table.coins[self.seat]
        table.unresolved_coins = sum([1 << place for place in range(COIN_PLACES) if coins[place] != EMPTY])
        table.honoured = 0
        table.then(Coins(self.seat), Traditions(self.seat), Refill())


class Coins(Effect[Table]):
    """CV-8.02 What is printed on the coins; one gained or replaced in this council gives nothing."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, table: Table) -> None:
        left = bits(table.unresolved_coins)
        if len(left) == 1:
            resolve_coin(table, self.seat, left[0])
        elif left:
            table.then(ChooseCoin(self.seat))


def resolve_coin(table: Table, seat: int, place: int) -> None:
    table.unresolved_coins &= ~(1 << place)
    coin = table.box.coins[table.coins[seat][place]]
    table.announce(seat, "resolves_coin", coin=coin.name)
    table.then(Gain(seat, coin.gives, "coin"), Coins(seat))


class ChooseCoin(Decision[Table, Move]):
    """CV-14.07 Which coin next; the rest may be waived."""

    rule = "CV-14.07"
    public = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: Table) -> list[Move]:
        places = bits(table.unresolved_coins)
        return [*[table.moves.resolve_coin[place] for place in places], table.moves.waive]

    def choose(self, table: Table, move: Move) -> None:
        if isinstance(move, Pick):
            resolve_coin(table, self.seat, move.what)
        else:
            table.unresolved_coins = 0

    def why_not(self, table: Table, move: Move) -> Refusal:
        if move.key == "move.resolve_coin":
            return Refusal("CV-8.02", "refused.coin_not_now", {**move.words})
        return Refusal(self.rule, "refused.not_now", {"move": move.text})


class Traditions(Effect[Table]):
    """CV-14.02 The traditions with the fire icon; CV-14.07 one gained in this council works at once."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, table: Table) -> None:
        left = fires(table, self.seat)
        if len(left) == 1:
            honour(table, self.seat, left[0])
        elif left:
            table.then(ChooseTradition(self.seat))


def fires(table: Table, seat: int) -> list[int]:
    """The fire traditions of the seat that have not had their turn in this council."""
    return bits(table.traditions[seat] & traditions.FIRE & ~table.honoured)


def honour(table: Table, seat: int, tradition: int) -> None:
    table.honoured |= 1 << tradition
    table.announce(seat, "honours", tradition=str(tradition + 1))
    gives = traditions.ALL[tradition].at_council(table, seat)
    table.then(Gain(seat, gives, "tradition"), Traditions(seat))


class ChooseTradition(Decision[Table, Move]):
    """CV-14.07 Which tradition next; the rest may be waived."""

    rule = "CV-14.07"
    public = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: Table) -> list[Move]:
        return [*[table.moves.honour[at] for at in fires(table, self.seat)], table.moves.waive]

    def choose(self, table: Table, move: Move) -> None:
        if isinstance(move, Pick):
            honour(table, self.seat, move.what)

    def why_not(self, table: Table, move: Move) -> Refusal:
        if move.key == "move.honour":
            return Refusal("CV-14.02", "refused.tradition_not_now", {**move.words})
        return Refusal(self.rule, "refused.not_now", {"move": move.text})


def keys_needed(table: Table, seat: int) -> int:
    """CV-14.03 One key per enemy; CV-14.08, CV-17.31 one for 2 goblins for some."""
    held: Row = table.dungeon[seat]
    if True in [tradition.pairs_goblins() for tradition in traditions.kept(table, seat)]:
        return sum(held) - held[GOBLIN] // 2
    return sum(held)


class CheckKeys(Decision[Table, Pick]):
    """CV-14.03 More enemies than keys: one goes back into the bag, until the rest can be held."""

    rule = "CV-14.03"
    public = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: Table) -> list[Pick]:
        if keys_needed(table, self.seat) <= table.keys(self.seat):
            return []
        held = table.dungeon[self.seat]
        return [move for move in table.moves.release if held[move.what]]

    def choose(self, table: Table, move: Pick) -> None:
        table.dungeon = raised(table.dungeon, self.seat, move.what, -1)
        table.enemy_bag = Pile(added(table.enemy_bag.counts, move.what), table.enemy_bag.size + 1)
        table.announce(self.seat, "releases", enemy=ENEMIES[move.what])
        table.then(CheckKeys(self.seat))

    def why_not(self, table: Table, move: Move) -> Refusal:
        if move.key == "move.release":
            return Refusal(self.rule, "refused.not_in_dungeon", {**move.words})
        return Refusal(self.rule, "refused.must_release", {"keys": table.keys(self.seat)})


class ScoreDungeon(Effect[Table]):
    """CV-14.03 1 glory per goblin pair and orc, 2 per troll; CV-17.06 more for some."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, table: Table) -> None:
        enemies, held = table.box.enemies, table.dungeon[self.seat]
        worth = [count // enemies[kind].per * enemies[kind].glory for kind, count in enumerate(held)]
        bonus = sum([one.dungeon_bonus(table, self.seat) for one in traditions.kept(table, self.seat)])
        glory = sum(worth) + bonus
        if glory:
            table.gain_glory(self.seat, glory)
            if table.heard():
                more = [clause("tradition", points=bonus)] if bonus else []
                how = "; ".join([*captives(held, worth), *more])
                table.announce(self.seat, "scores_dungeon", points=glory, how=how)


def captives(held: Row, worth: list[int]) -> list[str]:
    """Who sits in a dungeon, and the glory for it; as clauses."""
    return [
        clause(ENEMIES[kind], count=count, points=worth[kind]) for kind, count in enumerate(held) if count
    ]


class ScoreProjects(Effect[Table]):
    """CV-14.04, CV-14.06 The first project in three councils, the second in two, the third in one."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, table: Table) -> None:
        for project in table.projects[: table.era]:
            glory = projects.worth(table, self.seat, project)
            if glory:
                table.gain_glory(self.seat, glory)
                if table.heard():
                    name, how = table.box.projects[project].name, projects.reckoned(table, self.seat, project)
                    table.announce(self.seat, "scores_project", project=name, points=glory, how=how)
