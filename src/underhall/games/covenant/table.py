"""The table of Covenant: small questions about it, and small verbs to move its components."""

from __future__ import annotations

from underhall.core.agenda import added, changed, longer, raised
from underhall.core.hexes import bits
from underhall.core.notation import Notation
from underhall.core.words import Word
from underhall.games.covenant.components import Site
from underhall.games.covenant.holdings import (
    BLOCKED,
    ELDERS,
    EMPTY,
    NONE,
    UNSEEN,
    Holdings,
    Row,
    Rows,
    with_row,
)
from underhall.games.covenant.icons import COLUMNS, GATE, HOUSE, PILLAR, POSTS, WORKSHOP

__all__ = [
    "BLOCKED",
    "ELDERS",
    "EMPTY",
    "NONE",
    "UNSEEN",
    "Row",
    "Rows",
    "Table",
    "added",
    "raised",
    "with_row",
]


class Table(Holdings):
    """One game, between any two choices."""

    def copy(self) -> Table:
        other = Table(self.box, self.moves, self.seats, self.difficulty)
        self.copy_agenda(other)
        self.copy_boards(other)
        self.copy_clans(other)
        self.copy_turn(other)
        return other

    # Seats and clans

    def in_order(self) -> list[int]:
        """The seats clockwise from the start player."""
        return [(self.first + i) % self.seats for i in range(self.seats)]

    def announce(self, clan: int, key: str, **words: Word) -> None:
        """Tell what a clan does or gets: a seat by its name, the Elders in sentences of their own."""
        if self.journal is None:
            return
        if clan == self.elders:
            self.tell(f"elders_{key}", seat=clan, **words)
        else:
            self.tell(f"clan_{key}", seat=clan, **words)

    # Glory, resources, tracks

    def gain_glory(self, clan: int, amount: int) -> None:
        self.glory = added(self.glory, clan, amount)

    def store(self, clan: int, resource: int, amount: int = 1) -> None:
        """Amounts below zero are taken out. CV-1.06 There is always more."""
        self.resources = raised(self.resources, clan, resource, amount)

    def storage(self, clan: int) -> int:
        """How many storage spaces the clan has."""
        return self.box.clan.storage + 2 * self.open_storage[clan] + self.extra_storage[clan]

    def keys(self, clan: int) -> int:
        return self.box.clan.keys + self.extra_keys[clan]

    def achievements(self, clan: int) -> int:
        """CV-7.02 How many achievement spaces the clan has reached; CV-15.10 with those of tradition 22."""
        count = self.extra_achievements[clan]
        for track, reached in enumerate(self.tracks[clan]):
            for space in self.box.tracks[track][:reached]:
                count += space.achievement
        return count

    # Tools

    def tool_kind(self, clan: int, post: int) -> int:
        """The kind of tool at a post, or EMPTY."""
        if post < COLUMNS:
            return post
        tool = self.tools[clan][post - COLUMNS]
        return EMPTY if tool == EMPTY else self.box.tools[tool].kind

    def slot_colour(self, clan: int, post: int) -> int:
        if post < COLUMNS:
            return self.box.printed.tool_slots[post]
        return self.box.tools[self.tools[clan][post - COLUMNS]].slot

    def owned_posts(self, clan: int) -> list[int]:
        """The posts that have a tool, printed or forged."""
        return [post for post in range(POSTS) if self.tool_kind(clan, post) != EMPTY]

    def forged_in(self, clan: int, column: int) -> int:
        """CV-15.05 How many tools were forged in a column; CV-15.11 printed ones do not count."""
        places = self.box.clan.places
        return sum(
            [tool != EMPTY and places[at].column == column for at, tool in enumerate(self.tools[clan])]
        )

    def dwarves(self, clan: int) -> list[int]:
        """The strengths of all dwarves of the clan."""
        found = [strength for strength in self.posts[clan] if strength]
        for at, count in enumerate(self.tavern[clan]):
            found += [at + 1] * count
        return found

    # Rows of tiles

    def take_from_row(self, row: int, slot: int) -> int:
        """The tile in a slot, which is empty from then on."""
        kind = self.rows[row][slot]
        self.rows = with_row(self.rows, row, changed(self.rows[row], slot, EMPTY))
        return kind

    def draw(self, row: int, kind: int) -> None:
        """A tile leaves its stack."""
        self.bags = changed(self.bags, row, self.bags[row].without(kind))

    # The mountain

    def enemies_in(self, chamber: int) -> int:
        return self.enemies[0][chamber] + self.enemies[1][chamber] + self.enemies[2][chamber]

    def enemy_mask(self) -> int:
        """The chambers with at least one enemy."""
        mask = 0
        for kind in self.enemies:
            for chamber, count in enumerate(kind):
                if count:
                    mask |= 1 << chamber
        return mask

    def hidden(self) -> int:
        return self.side.chambers & ~self.revealed

    def open_tile(self, chamber: int, tile: int) -> None:
        """The chamber lies face up from now on."""
        face = self.box.tiles[tile]
        self.tiles = changed(self.tiles, chamber, tile)
        self.revealed |= 1 << chamber
        self.colours = changed(self.colours, face.colour, self.colours[face.colour] | 1 << chamber)
        self.deposits = changed(self.deposits, face.deposit, self.deposits[face.deposit] | 1 << chamber)

    def seen_tiles(self) -> int:
        """The chamber tiles that lie face up, as a mask."""
        seen = 0
        for tile in self.tiles:
            if tile != UNSEEN:
                seen |= 1 << tile
        return seen

    def deposit(self, chamber: int) -> int:
        """0, 1, 2 for emerald, gold, mythrall."""
        return self.box.tiles[self.tiles[chamber]].deposit

    def district(self, chamber: int) -> int:
        """CV-10.04 The revealed chambers of one colour that hang together with this one."""
        colour = self.box.tiles[self.tiles[chamber]].colour
        return self.box.hexes.connected(chamber, self.colours[colour])

    def districts(self, chambers: int) -> list[int]:
        """The districts that revealed chambers lie in, each once."""
        found = []
        left = chambers
        while left:
            district = self.district(bits(left)[0])
            found.append(district)
            left &= ~district
        return found

    def raise_building(self, clan: int, kind: int, where: int) -> None:
        """From the forge area to the mountain."""
        self.forge = raised(self.forge, clan, kind, -1)
        built = self.buildings[kind]
        self.buildings = changed(self.buildings, kind, with_row(built, clan, longer(built[clan], where)))
        if kind in (HOUSE, WORKSHOP):
            self.taken_spaces = added(self.taken_spaces, where)

    def touched(self, kind: int, where: int) -> int:
        """CV-13.05 The chambers in which a building is present."""
        if kind == PILLAR:
            return self.box.hexes.corner_masks[where]
        if kind == GATE:
            return self.box.hexes.edge_masks[where]
        return 1 << where

    def place_name(self, kind: int, where: int) -> str:
        """Where a building stands: a chamber, an edge or a point."""
        hexes = self.box.hexes
        names = hexes.corner_names if kind == PILLAR else hexes.edge_names if kind == GATE else hexes.names
        return names[where]

    def present(self, clan: int) -> int:
        """CV-13.05 The chambers in which the clan is present."""
        mask = 0
        for kind, owners in enumerate(self.buildings):
            for where in owners[clan]:
                mask |= self.touched(kind, where)
        return mask

    def built(self, clan: int) -> int:
        return sum([len(owners[clan]) for owners in self.buildings])

    def count_built(self, kind: int, chambers: int) -> int:
        """How many houses, or workshops, of anyone stand in these chambers."""
        return sum([chambers >> where & 1 for owners in self.buildings[kind] for where in owners])

    # Sites and throne

    def site(self, at: int) -> Site:
        return self.side.sites[at]

    def carts_of(self, clan: int, at: int) -> int:
        return self.carts_at[at].count(clan)

    def structures(self, clan: int) -> int:
        """CV-15.08 Pillars and gates gained, built or not."""
        return self.finished[clan].bit_count()

    def put_cart(self, clan: int, at: int, space: int) -> None:
        self.carts_at = with_row(self.carts_at, at, changed(self.carts_at[at], space, clan))
        self.carts = added(self.carts, clan, -1)

    def put_throne_cart(self, clan: int, space: int) -> None:
        self.throne = changed(self.throne, space, clan)
        self.carts = added(self.carts, clan, -1)

    # Relics

    def relic_count(self, clan: int) -> int:
        """Used or not."""
        return sum(self.relics[clan]) + sum(self.fresh_relics[clan]) + sum(self.used_relics[clan])

    def relic_kinds(self, clan: int) -> int:
        ready, fresh, used = self.relics[clan], self.fresh_relics[clan], self.used_relics[clan]
        return sum([ready[kind] + fresh[kind] + used[kind] > 0 for kind in range(len(ready))])

    # Faces for the core

    def notation(self) -> Notation:
        return self.moves.notation

    def scores(self) -> list[int]:
        return list(self.glory[: self.seats])

    def rank(self, clan: int) -> tuple[int, int]:
        """CV-15.07 Glory, then achievements."""
        return self.glory[clan], self.achievements(clan)

    def winners(self) -> list[int]:
        """CV-15.07, CV-16.21 The seats that have won; none if the Elders have."""
        if not self.over():
            return []
        best = max([self.rank(clan) for clan in range(self.clans)])
        return [seat for seat in range(self.seats) if self.rank(seat) == best]
