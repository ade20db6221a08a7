"""Chapter 2. Setup of the players; chapter 10 where teams differ.

MK-2.02  Gates on start spots with the number of players.
MK-2.03  The starter draft: each seat sees only the own until all are done.
MK-2.04  Starting gains; MK-2.05 a bonus for the later in turn order.
MK-10.01 Partners have neighbouring gates.
"""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Decision, Effect, Item, changed
from underhall.core.grid import fields_of
from underhall.core.luck import EvenChance
from underhall.core.notation import Fate, Move
from underhall.core.words import Refusal, only
from underhall.games.mountain_king.components import NONE, PLACES, RESOURCES
from underhall.games.mountain_king.moves import Draft, Pick
from underhall.games.mountain_king.table import GATE, Table

FRAMES: Final = 4


class SetUpPlayers(Effect[Table]):
    """MK-2.01 to MK-2.05; MK-2.09 gates before drafts."""

    def resolve(self, table: Table) -> None:
        if table.start_wish == NONE:
            table.then(ChooseStart(), PlaceGates(), StartDrafts())
        else:
            table.first = left_member(table, table.start_wish)
            table.then(PlaceGates(), StartDrafts())


def left_member(table: Table, seat: int) -> int:
    """MK-10.09 In the team game the left-seated member of the start team begins."""
    return max(table.members(table.purse(seat))) if table.teams else seat


class ChooseStart(EvenChance[Table, Fate]):
    """MK-2.01 A random start player, or start team."""

    def among(self, table: Table) -> list[Fate]:
        seats = [seat for seat in range(table.seats) if seat == left_member(table, seat)]
        return [table.moves.start[seat] for seat in seats]

    def befall(self, table: Table, move: Fate) -> None:
        table.first = move.what


class PlaceGates(Effect[Table]):
    """MK-2.02 From the start player clockwise."""

    def resolve(self, table: Table) -> None:
        table.tell("first_player", seat=table.first)
        table.then(*[PlaceGate(seat) for seat in table.order()])


class PlaceGate(Decision[Table, Pick]):
    """MK-2.02 A free start spot; MK-2.06 two players share a number; MK-10.06 partners are neighbours."""

    rule = "MK-2.02"
    public = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: Table) -> list[Pick]:
        free = [spot for spot in spots_in_play(table) if spot not in table.gates]
        if table.teams:
            free = [spot for spot in free if teams_fit(table, self.seat, spot)]
        return [table.moves.gate[spot] for spot in free]

    def choose(self, table: Table, move: Pick) -> None:
        # MK-2.08 One square, a tunnel of its own.
        table.gates = changed(table.gates, self.seat, move.what)
        table.add_region(1 << move.what, GATE + self.seat)
        table.dug |= 1 << move.what
        table.connect()
        table.tell("places_gate", seat=self.seat, square=table.box.grid.names[move.what])

    def why_not(self, table: Table, move: Move) -> Refusal:
        if not isinstance(move, Pick) or move.key != "move.gate":
            return Refusal(self.rule, "refused.not_now", {"move": move.text})
        square = table.box.grid.names[move.what]
        if move.what in table.gates:
            return Refusal(self.rule, "refused.gate_stands_there", {"square": square})
        if move.what in spots_in_play(table):
            return Refusal("MK-10.06", "refused.parts_partners", {"square": square})
        rule = "MK-2.06" if table.seats == 2 else self.rule
        return Refusal(rule, "refused.not_a_start", {"square": square})


def spots_in_play(table: Table) -> list[int]:
    """MK-2.02 Spots with the number of players; MK-2.06 for two, any that share a number with the first."""
    board = table.board()
    if table.seats > 2:
        return board.marked(table.seats)
    taken = table.gates[table.first]
    if taken == NONE:
        return list(board.starts)
    numbers = board.start_players[board.starts.index(taken)]
    return [spot for spot in board.starts if any(spot in board.marked(number) for number in numbers)]


def teams_fit(table: Table, seat: int, spot: int) -> bool:
    """MK-10.06 With this gate both pairs can still be neighbours on the ring of start spots."""
    ring = table.board().marked(table.seats)
    gates = list(table.gates)
    gates[seat] = spot
    open_seats = [other for other in table.order() if gates[other] == NONE]
    open_spots = [other for other in ring if other not in gates]
    return pairs_possible(ring, gates, open_seats, open_spots)


def pairs_possible(ring: list[int], gates: list[int], seats: list[int], spots: list[int]) -> bool:
    if not seats:
        return all(neighbours(ring, gates[first], gates[first + 1]) for first in (0, 2))
    for spot in spots:
        filled = gates[:]
        filled[seats[0]] = spot
        if pairs_possible(ring, filled, seats[1:], [other for other in spots if other != spot]):
            return True
    return False


def neighbours(ring: list[int], one: int, other: int) -> bool:
    """MK-10.01 Next to each other on the way round the mountain."""
    return (ring.index(one) - ring.index(other)) % len(ring) in (1, len(ring) - 1)


class StartDrafts(Effect[Table]):
    """MK-2.03 Draw two, place one, and so on: 4 placed, 1 in hand, 1 unseen; all players at the same time."""

    def resolve(self, table: Table) -> None:
        order = table.order()
        items: list[Item[Table]] = [DrawStarter(seat) for seat in order]
        for placed in range(FRAMES):
            items += [DrawStarter(seat) for seat in order]
            items += [PlaceStarter(seat, placed) for seat in order]
        table.then(*items, RevealDrafts())


class DrawStarter(EvenChance[Table, Fate]):
    """MK-2.03 The next card of the own six."""

    def __init__(self, to: int) -> None:
        self.to = to

    def among(self, table: Table) -> list[Fate]:
        return [table.moves.draw[starter] for starter in fields_of(table.undrawn[self.to])]

    def befall(self, table: Table, move: Fate) -> None:
        card = table.box.trolls + move.what
        table.undrawn = changed(table.undrawn, self.to, table.undrawn[self.to] & ~(1 << move.what))
        table.hands = changed(table.hands, self.to, tuple(sorted((*table.hands[self.to], card))))
        table.whisper(only(self.to), "draws_starter", troll=table.box.cards[card].name)


class PlaceStarter(Decision[Table, Draft]):
    """MK-2.03 One of the two in hand into any empty frame; nobody has to wait for another."""

    rule = "MK-2.03"
    together = True

    def __init__(self, seat: int, placed: int) -> None:
        self.seat, self.placed = seat, placed

    def options(self, table: Table) -> list[Draft]:
        return self.drafts(table, self.seat)

    def drafts(self, table: Table, seat: int) -> list[Draft]:
        """None for a seat that has placed already."""
        frames = [frame for frame, card in enumerate(table.drafts[seat]) if card == NONE]
        if len(frames) < FRAMES - self.placed:
            return []
        draft = table.moves.draft
        return [draft[card - table.box.trolls][frame] for card in table.hands[seat] for frame in frames]

    def choose(self, table: Table, move: Draft) -> None:
        place_starter(table, self.seat, move)

    def asides(self, table: Table, seat: int) -> list[Move]:
        return [*self.drafts(table, seat)] if seat != self.seat else []

    def hear(self, table: Table, seat: int, aside: Move) -> None:
        assert isinstance(aside, Draft)
        place_starter(table, seat, aside)

    def why_not(self, table: Table, move: Move) -> Refusal:
        if not isinstance(move, Draft):
            return Refusal(self.rule, "refused.not_now", {"move": move.text})
        if move.card not in table.hands[self.seat]:
            return Refusal(self.rule, "refused.not_in_hand", {"troll": table.box.cards[move.card].name})
        return Refusal(self.rule, "refused.frame_is_taken", {"place": PLACES[move.place]})


def place_starter(table: Table, seat: int, move: Draft) -> None:
    hand = tuple([card for card in table.hands[seat] if card != move.card])
    table.hands = changed(table.hands, seat, hand)
    row = changed(table.drafts[seat], move.place, move.card)
    table.drafts = changed(table.drafts, seat, row)
    name = table.box.cards[move.card].name
    table.whisper(only(seat), "drafts", troll=name, place=PLACES[move.place])


class RevealDrafts(Effect[Table]):
    """MK-2.04 All drafts are open; starting gains and MK-2.05 bonuses go to storage.

    MK-2.10 The starters begin empty, and starting carts are wild.
    """

    def resolve(self, table: Table) -> None:
        table.learn()
        for position, seat in enumerate(table.order()):
            for place, card in enumerate(table.drafts[seat]):
                table.seat_troll(seat, place, card)
            names = " ".join([table.box.cards[card].name for card in table.drafts[seat]])
            table.tell("shows_starters", seat=seat, trolls=names)
            givers = [*table.drafts[seat], *bonus_cards(table, seat, position)]
            gains = [kind for card in givers for kind in table.box.cards[card].gives]
            for kind in gains:
                table.gain(seat, kind, 1)
            table.tell("starts_with", seat=seat, what=" ".join([RESOURCES[kind] for kind in sorted(gains)]))
        table.drafts = ((NONE,) * FRAMES,) * table.seats
        table.hands = ((),) * table.seats
        table.undrawn = (0,) * table.seats


def bonus_cards(table: Table, seat: int, position: int) -> list[int]:
    """MK-2.05 2nd and 3rd: the hand troll; 4th and 5th: the unseen one too; MK-10.02 none in teams."""
    if table.teams or position == 0:
        return []
    unseen = [table.box.trolls + starter for starter in fields_of(table.undrawn[seat])]
    return [*table.hands[seat], *(unseen if position >= 3 else [])]
