"""The table of the Mountain King: where every component is, and small verbs to move them.

Nothing but ints and tuples that are replaced, never changed, so that a copy is cheap. Decks are bags with a
known part below; a *purse* is whose storage it is: a seat's, or in the team game a team's.
"""

from __future__ import annotations

from typing import Final

from underhall.core import agenda
from underhall.core.agenda import changed
from underhall.core.grid import holds, mask_of
from underhall.core.notation import Notation
from underhall.games.mountain_king.components import (
    CART,
    FIRE_CART,
    NONE,
    PLACES,
    RESOURCES,
    STANDS,
    STATUE_CLANS,
    STORAGE,
    SYMBOLS,
    Board,
    Box,
)
from underhall.games.mountain_king.moves import Moves
from underhall.games.mountain_king.result import Result

NOTHING: Final[tuple[int, ...]] = (0,) * len(RESOURCES)
EMPTY_ROW: Final[tuple[int, ...]] = (NONE,) * len(PLACES)
NO_LOAD: Final[tuple[int, ...]] = (0,) * len(PLACES)
# MK-3.13 The default payment empties the trolls first that a cascade comes to most often.
PAY_ORDER: Final[tuple[int, ...]] = (1, 2, 0, 3, 5, 4, 6, 7, 8, 9)

# MK-8.02 What a region of the board is, each a tunnel: a whole tile has its stack's number.
REMAINDER: Final = 100
HALL: Final = 200
GATE: Final = 300

RANDOM_WORKSHOPS: Final = 0
NO_DUPLICATES: Final = 1
CHOSEN_WORKSHOPS: Final = 2

Rows = tuple[tuple[int, ...], ...]


class Table(agenda.Table):
    """One game, between any two choices."""

    def __init__(
        self, box: Box, moves: Moves, seats: int, side: int, teams: int, workshops: int, start: int, hide: int
    ) -> None:
        super().__init__(seats)
        self.box = box
        self.moves = moves
        self.side = side
        self.teams = teams
        self.workshop_draw = workshops
        self.start_wish = start
        self.hide_tokens = hide

    def clear(self) -> None:
        """The table before anything is set up."""
        self._clear_purses()
        self._clear_trolls()
        self._clear_powers()
        self._clear_mountain()

    def _clear_purses(self) -> None:
        purses = 2 if self.teams else self.seats
        self.first = NONE
        self.honor: tuple[int, ...] = (0,) * purses
        self.crowns: tuple[int, ...] = (0,) * self.seats
        # MK-1.06 Two players use only the smaller token.
        self.crowns_left: tuple[int, ...] = (
            self.box.coronation[1:] if self.seats == 2 else self.box.coronation
        )
        self.last_rounds = NONE
        self.storage: Rows = (NOTHING,) * purses
        self.held: Rows = ((0, 0, 0),) * purses
        self.results: tuple[Result, ...] = ()

    def _clear_trolls(self) -> None:
        box, seats = self.box, self.seats
        self.council: Rows = (EMPTY_ROW,) * seats
        self.laden: Rows = (NO_LOAD,) * seats
        self.filled: Rows = ((0,) * len(SYMBOLS),) * seats
        self.drafts: Rows = ((NONE,) * 4,) * seats
        self.hands: Rows = ((),) * seats
        self.undrawn: tuple[int, ...] = ((1 << box.starters) - 1,) * seats
        self.decks: tuple[int, ...] = box.decks
        self.under: Rows = ((), (), ())
        self.horde: tuple[int, ...] = (NONE,) * len(STANDS)
        self.bribes: Rows = (NOTHING,) * len(STANDS)
        self.horde_pedestals: tuple[int, ...] = (NONE,) * len(STANDS)
        self.bag: tuple[int, ...] = (box.pedestals_per_clan,) * len(STATUE_CLANS)

    def _clear_powers(self) -> None:
        box = self.box
        copies = 1 if self.workshop_draw == NO_DUPLICATES else box.copies
        self.workshop_pile: tuple[int, ...] = (copies,) * len(box.workshops)
        self.workshops: tuple[int, ...] = (0,) * len(box.workshops)
        self.workshop_at: tuple[int, ...] = (NONE,) * len(self.board().sites)
        self.spell_deck = (1 << len(box.spells)) - 1
        self.spells_under: tuple[int, ...] = ()
        self.book: tuple[int, ...] = (NONE, NONE, NONE)
        self.runes: tuple[int, ...] = (0, 0, 0)
        self.charms = 0
        self.by_hand = 0

    def _clear_mountain(self) -> None:
        box, spots = self.box, self.board().spots
        self.clan_order = NONE
        self.statues: tuple[int, ...] = spots
        self.statue_clans: tuple[int, ...] = (NONE,) * len(spots)
        self.track: tuple[int, ...] = ()
        self.track_owner: tuple[int, ...] = (NONE,) * 15
        self.stacks: tuple[int, ...] = tuple([tunnel.count for tunnel in box.tunnels])
        self.halls = (1 << len(box.halls)) - 1
        self.altars: tuple[int, ...] = (NONE,) * len(box.halls)
        self.pedestals: tuple[int, ...] = (0, 0, 0)
        self.gates: tuple[int, ...] = (NONE,) * self.seats
        self.regions: tuple[int, ...] = ()
        self.kinds: tuple[int, ...] = ()
        self.dug = 0
        self.tunnels = 0
        self.looted = 0
        self.networks: tuple[int, ...] = (0,) * self.seats

    def copy(self) -> Table:
        other = Table(
            self.box,
            self.moves,
            self.seats,
            self.side,
            self.teams,
            self.workshop_draw,
            self.start_wish,
            self.hide_tokens,
        )
        self.copy_agenda(other)
        self._copy_purses(other)
        self._copy_trolls(other)
        self._copy_mountain(other)
        return other

    def _copy_purses(self, other: Table) -> None:
        other.first = self.first
        other.honor = self.honor
        other.crowns = self.crowns
        other.crowns_left = self.crowns_left
        other.last_rounds = self.last_rounds
        other.storage = self.storage
        other.held = self.held
        other.results = self.results
        other.workshop_pile = self.workshop_pile
        other.workshops = self.workshops
        other.workshop_at = self.workshop_at
        other.spell_deck = self.spell_deck
        other.spells_under = self.spells_under
        other.book = self.book
        other.runes = self.runes
        other.charms = self.charms
        other.by_hand = self.by_hand

    def _copy_trolls(self, other: Table) -> None:
        other.council = self.council
        other.laden = self.laden
        other.filled = self.filled
        other.drafts = self.drafts
        other.hands = self.hands
        other.undrawn = self.undrawn
        other.decks = self.decks
        other.under = self.under
        other.horde = self.horde
        other.bribes = self.bribes
        other.horde_pedestals = self.horde_pedestals
        other.bag = self.bag

    def _copy_mountain(self, other: Table) -> None:
        other.clan_order = self.clan_order
        other.statues = self.statues
        other.statue_clans = self.statue_clans
        other.track = self.track
        other.track_owner = self.track_owner
        other.stacks = self.stacks
        other.halls = self.halls
        other.altars = self.altars
        other.pedestals = self.pedestals
        other.gates = self.gates
        other.regions = self.regions
        other.kinds = self.kinds
        other.dug = self.dug
        other.tunnels = self.tunnels
        other.looted = self.looted
        other.networks = self.networks

    # Seats

    def board(self) -> Board:
        return self.box.boards[self.side]

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def order(self) -> list[int]:
        """The seats from the start player clockwise."""
        return [(self.first + i) % self.seats for i in range(self.seats)]

    def purse(self, seat: int) -> int:
        """MK-10.03 Whose storage a seat uses; partners sit side by side."""
        return seat // 2 if self.teams else seat

    def members(self, purse: int) -> list[int]:
        return [seat for seat in range(self.seats) if self.purse(seat) == purse]

    # Resources

    def gain(self, seat: int, kind: int, amount: int) -> None:
        """From the supply into storage; MK-3.09 there is no limit."""
        purse = self.purse(seat)
        row = self.storage[purse]
        self.storage = changed(self.storage, purse, changed(row, kind, row[kind] + amount))

    def gain_all(self, seat: int, amounts: tuple[int, ...]) -> None:
        purse = self.purse(seat)
        row = tuple([have + more for have, more in zip(self.storage[purse], amounts, strict=True)])
        self.storage = changed(self.storage, purse, row)

    def on_trolls(self, seat: int) -> tuple[int, ...]:
        """How many of each symbol are filled in the council; clan carts apart from wild ones."""
        return self.filled[seat]

    def _counted(self, seat: int) -> tuple[int, ...]:
        counts = [0] * len(SYMBOLS)
        cards = self.box.cards
        for place, load in enumerate(self.laden[seat]):
            if load:
                yields = cards[self.council[seat][place]].yields
                for bit, symbol in enumerate(yields):
                    if load >> bit & 1:
                        counts[symbol] += 1
        return tuple(counts)

    def wealth(self, seat: int) -> list[int]:
        """MK-3.06 What a seat can spend on anything: storage and trolls; MK-5.10 no clan carts."""
        counts = self.on_trolls(seat)
        return [counts[kind] + have for kind, have in enumerate(self.storage[self.purse(seat)])]

    def lies_on(self, seat: int, place: int, symbol: int) -> int:
        """The bit of a filled symbol of this sort on that troll, or NONE."""
        load = self.laden[seat][place]
        if load:
            for bit, shown in enumerate(self.box.cards[self.council[seat][place]].yields):
                if shown == symbol and load >> bit & 1:
                    return bit
        return NONE

    def sources(self, seat: int, symbol: int) -> list[int]:
        """Where a resource of this sort lies, in the order of the default payment."""
        found: list[int] = []
        if self.filled[seat][symbol]:
            found = [place for place in PAY_ORDER if self.lies_on(seat, place, symbol) != NONE]
        if symbol < FIRE_CART and self.storage[self.purse(seat)][symbol]:
            found.append(STORAGE)
        return found

    def source(self, seat: int, symbol: int) -> int:
        """MK-3.13 The first of these sources: what is there is paid with it by default."""
        if not self.filled[seat][symbol]:
            return STORAGE
        at = 0
        while self.lies_on(seat, PAY_ORDER[at], symbol) == NONE:
            at += 1
        return PAY_ORDER[at]

    def take(self, seat: int, symbol: int, source: int) -> None:
        """One resource leaves a troll or the storage; where it goes is the caller's business."""
        if source == STORAGE:
            self.gain(seat, symbol, -1)
            return
        bit = self.lies_on(seat, source, symbol)
        row, counts = self.laden[seat], self.filled[seat]
        self.laden = changed(self.laden, seat, changed(row, source, row[source] & ~(1 << bit)))
        self.filled = changed(self.filled, seat, changed(counts, symbol, counts[symbol] - 1))

    def load(self, seat: int, place: int, load: int) -> None:
        self.laden = changed(self.laden, seat, changed(self.laden[seat], place, load))
        self.filled = changed(self.filled, seat, self._counted(seat))

    def seat_troll(self, seat: int, place: int, card: int) -> None:
        """Put a card, empty, at a place of the council."""
        self.council = changed(self.council, seat, changed(self.council[seat], place, card))
        self.load(seat, place, 0)

    def hold(self, seat: int, clan: int, more: int) -> None:
        """Pedestals in storage."""
        purse = self.purse(seat)
        row = self.held[purse]
        self.held = changed(self.held, purse, changed(row, clan, row[clan] + more))

    # The mountain

    def add_region(self, mask: int, kind: int) -> None:
        self.regions = (*self.regions, mask)
        self.kinds = (*self.kinds, kind)

    def connect(self) -> None:
        """MK-6.06 Who owns what: all that a walk from the gate comes to; MK-3.07 by edges.

        MK-10.04 Where partners' tunnels meet, both walks come to the same squares.
        """
        grid = self.box.grid
        self.networks = tuple([grid.reach(1 << gate, self.dug) if gate != NONE else 0 for gate in self.gates])

    def rivals(self, seat: int) -> int:
        """MK-6.05 All squares of opponents' networks; MK-10.07 a partner is no opponent."""
        purse = self.purse(seat)
        mask = 0
        for other, network in enumerate(self.networks):
            if self.purse(other) != purse:
                mask |= network
        return mask

    def domain(self, purse: int) -> int:
        """All squares of a purse's networks."""
        mask = 0
        for seat in self.members(purse):
            mask |= self.networks[seat]
        return mask

    def region_at(self, field: int) -> int:
        """The number of the region a square belongs to, or NONE."""
        for number, mask in enumerate(self.regions):
            if holds(mask, field):
                return number
        return NONE

    def statue_on(self, field: int) -> int:
        """The statue standing or buried there, or NONE."""
        return self.statues.index(field) if field in self.statues else NONE

    def statue_mask(self) -> int:
        return mask_of(self.statues)

    def open_sides(self, site: int) -> int:
        """MK-4.10 How many sides of a site are open: squares of networks beside it."""
        mask = 0
        for network in self.networks:
            mask |= network
        return (self.box.grid.around(1 << site) & mask).bit_count()

    def pair(self, field: int, clan: int) -> int:
        """MK-6.10 The place on the pedestal track of a clan in the band of a square."""
        return self.board().bands[field] * 3 + clan

    def tokens_of(self, purse: int) -> list[int]:
        """MK-9.04 The values of the point tokens a purse has taken; MK-10.08 they lie with the team."""
        return [self.track[at] for at, owner in enumerate(self.track_owner) if owner == purse]

    def wild_only(self, symbol: int) -> int:
        """MK-5.10 In storage every cart is wild."""
        return CART if symbol >= FIRE_CART else symbol

    # Faces for the core

    def notation(self) -> Notation:
        return self.moves.notation

    def scores(self) -> list[int]:
        """Honor by seat: MK-9.12 what digging has given, after the end all of it."""
        honor = [result.total() for result in self.results] or list(self.honor)
        return [honor[self.purse(seat)] for seat in range(self.seats)]

    def stripes(self, purse: int) -> int:
        """MK-9.11 Level stripes of the cards in the council; starters have none."""
        level = self.box.level
        return sum([level[c] for s in self.members(purse) for c in self.council[s] if c != NONE])

    def ranking(self) -> list[int]:
        """MK-9.08 The purses, best first: most honor, fewer stripes, later in turn order."""
        scores = self.scores()
        last: dict[int, int] = {self.purse(seat): at for at, seat in enumerate(self.order())}
        best = [(-scores[self.members(p)[0]], self.stripes(p), -last[p]) for p in range(len(self.honor))]
        return sorted(range(len(best)), key=best.__getitem__)

    def winners(self) -> list[int]:
        return self.members(self.ranking()[0]) if self.over() else []
