"""Chapter 2. Setup of the players.

CV-2.01  Random start player.
CV-2.03  Draft: as many starting tiles, traditions, goals I and goals II as players. From the player right of
         the start player counter-clockwise, one tile at a time, until everyone has one of each kind.
CV-2.05  Starting tiles are resolved in turn order: resources, tokens, tradition, tracks last; then refill.
CV-2.07  All four draft rounds go counter-clockwise, the start player last.
CV-16.01 Alone: two tiles of each kind, and the player takes one of each.
"""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Chance, Decision, Dice, Effect, changed, longer
from underhall.core.luck import EvenChance
from underhall.core.notation import Move
from underhall.core.pile import Pile
from underhall.core.words import Refusal
from underhall.games.covenant.icons import COURT_STEPS, MINE_STEPS, TRADITION_ROW, kind_of
from underhall.games.covenant.moves import Pick
from underhall.games.covenant.rules.keeping import keep
from underhall.games.covenant.rules.rewards import Gain
from underhall.games.covenant.rules.rows import Refill
from underhall.games.covenant.table import EMPTY, Row, Table, with_row

STARTS: Final = 0
TRADITIONS: Final = 1
GOALS: Final = 2


class SetUpPlayers(Effect[Table]):
    """CV-2.01, CV-2.03 The start player, the tiles on offer, the draft."""

    def resolve(self, table: Table) -> None:
        count = table.clans
        offers: list[Chance[Table, Pick]] = []
        offers += [OfferStart() for _ in range(count)]
        offers += [OfferTradition() for _ in range(count)]
        offers += [OfferGoal(kind) for kind in (0, 1) for _ in range(count)]
        table.then(ChooseFirst(), *offers, Draft())


class ChooseFirst(EvenChance[Table, Pick]):
    """CV-2.01 The start player stays the same in all eras."""

    def among(self, table: Table) -> list[Pick]:
        return [table.moves.first[seat] for seat in range(table.seats)]

    def befall(self, table: Table, move: Pick) -> None:
        table.first = move.what
        table.tell("first_player", seat=move.what)


def offer(table: Table, sort: int, tile: int) -> None:
    table.offers = with_row(table.offers, sort, longer(table.offers[sort], tile))


class OfferStart(Chance[Table, Pick]):
    """CV-2.03 A starting tile on offer."""

    def left(self, table: Table) -> Pile:
        """The starting tiles that are not on offer yet."""
        offered = table.offers[STARTS]
        left = [kind.count - offered.count(tile) for tile, kind in enumerate(table.box.starts)]
        return Pile(tuple(left), sum(left))

    def outcomes(self, table: Table) -> list[tuple[Pick, int]]:
        return [(table.moves.offer_start[tile], count) for tile, count in self.left(table).outcomes()]

    def sample(self, table: Table, dice: Dice) -> Pick:
        return table.moves.offer_start[self.left(table).sample(dice)]

    def befall(self, table: Table, move: Pick) -> None:
        offer(table, STARTS, move.what)


class OfferTradition(Chance[Table, Pick]):
    """CV-2.03 A tradition on offer, from the same stack as the open ones."""

    def outcomes(self, table: Table) -> list[tuple[Pick, int]]:
        faces = table.moves.turn_up[TRADITION_ROW]
        return [(faces[kind], count) for kind, count in table.bags[TRADITION_ROW].outcomes()]

    def sample(self, table: Table, dice: Dice) -> Pick:
        return table.moves.turn_up[TRADITION_ROW][table.bags[TRADITION_ROW].sample(dice)]

    def befall(self, table: Table, move: Pick) -> None:
        table.draw(TRADITION_ROW, move.what)
        offer(table, TRADITIONS, move.what)


class OfferGoal(EvenChance[Table, Pick]):
    """CV-2.03 A goal of kind I or II on offer."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def among(self, table: Table) -> list[Pick]:
        goals = table.box.goals
        return [
            move
            for move in table.moves.offer_goal
            if goals[move.what].kind == self.kind and move.what not in table.offers[GOALS]
        ]

    def befall(self, table: Table, move: Pick) -> None:
        offer(table, GOALS, move.what)


class Draft(Effect[Table]):
    """CV-2.07 Four rounds counter-clockwise, the start player last; then CV-2.05 in turn order."""

    def resolve(self, table: Table) -> None:
        back = [(table.first - i) % table.seats for i in range(1, table.seats + 1)]
        table.then(
            *[DraftTile(seat) for _ in range(4) for seat in back],
            EndDraft(),
            *[Outfit(seat) for seat in table.in_order()],
        )


class DraftTile(Decision[Table, Pick]):
    """CV-2.03 One tile of a kind the player does not have yet."""

    rule = "CV-2.03"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: Table) -> list[Pick]:
        seat, moves = self.seat, table.moves
        found: list[Pick] = []
        if table.start_tiles[seat] == EMPTY:
            found += [moves.draft_start[tile] for tile in sorted(set(table.offers[STARTS]))]
        if table.start_traditions[seat] == EMPTY:
            found += [moves.draft_tradition[tile] for tile in sorted(table.offers[TRADITIONS])]
        for goal in sorted(table.offers[GOALS]):
            if table.goals[seat][table.box.goals[goal].kind] == EMPTY:
                found.append(moves.draft_goal[goal])
        return found

    def is_public(self, table: Table) -> bool:
        """CV-2.06 A spectator cannot tell the kind of a single goal: of one seat that is all the same."""
        single = [seat for seat in range(table.seats) if table.goals[seat].count(EMPTY) == 1]
        return self.seat not in single or len(single) == 1

    def choose(self, table: Table, move: Pick) -> None:
        seat, tile = self.seat, move.what
        if move.key == "move.draft_start":
            table.start_tiles = changed(table.start_tiles, seat, tile)
            take_offer(table, STARTS, tile)
            table.tell("drafts_start", seat=seat, start=table.box.starts[tile].name)
        elif move.key == "move.draft_tradition":
            table.start_traditions = changed(table.start_traditions, seat, tile)
            take_offer(table, TRADITIONS, tile)
            table.tell("drafts_tradition", seat=seat, tradition=str(tile + 1))
        else:
            kind = table.box.goals[tile].kind
            table.goals = with_row(table.goals, seat, changed(table.goals[seat], kind, tile))
            take_offer(table, GOALS, tile)
            tell_goal(table, seat, tile)

    def why_not(self, table: Table, move: Move) -> Refusal:
        sorts = {"move.draft_start": STARTS, "move.draft_tradition": TRADITIONS, "move.draft_goal": GOALS}
        if not isinstance(move, Pick) or move.key not in sorts:
            return Refusal(self.rule, "refused.not_now", {"move": move.text})
        if move.what not in table.offers[sorts[move.key]]:
            return Refusal(self.rule, "refused.tile_not_offered", {})
        return Refusal(self.rule, "refused.has_such_a_tile", {})


def tell_goal(table: Table, seat: int, goal: int) -> None:
    """CV-2.06 The players watch the draft; to anybody else the goal is secret."""
    players = (1 << table.seats) - 1
    table.whisper(players, "drafts_goal", seat=seat, goal=str(goal + 1))
    table.whisper(~players, "drafts_a_goal", seat=seat)


def take_offer(table: Table, sort: int, tile: int) -> None:
    row = table.offers[sort]
    at = row.index(tile)
    table.offers = with_row(table.offers, sort, row[:at] + row[at + 1 :])


class EndDraft(Effect[Table]):
    """CV-16.01 What was not taken goes back to the box."""

    def resolve(self, table: Table) -> None:
        table.offers = ((), (), ())


class Outfit(Effect[Table]):
    """CV-2.05 What the starting tile gives: all but the steps, then the steps, then refill."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, table: Table) -> None:
        gives = table.box.starts[table.start_tiles[self.seat]].gives
        goods: Row = tuple([gift for gift in gives if not COURT_STEPS <= kind_of(gift) <= MINE_STEPS])
        steps: Row = tuple([gift for gift in gives if COURT_STEPS <= kind_of(gift) <= MINE_STEPS])
        items = [Gain(self.seat, (gift,), "start") for gift in goods]
        table.then(*items, KeepStartTradition(self.seat), Gain(self.seat, steps, "start"), Refill())


class KeepStartTradition(Effect[Table]):
    """CV-2.04 The drafted tradition works from now on."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, table: Table) -> None:
        keep(table, self.seat, table.start_traditions[self.seat])
