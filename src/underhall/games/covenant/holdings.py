"""What lies on a table of Covenant, and how it is copied.

Ints and tuples that are replaced rather than changed, so that a copy shares them. A *clan* is a seat, or
the Council of Elders in the solo game, who are clan 1 and no seat. Piles are bags until somebody looks;
a chamber's tile is UNSEEN until it is turned over, only its back is known.
"""

from __future__ import annotations

from typing import Final

from underhall.core import agenda
from underhall.core.agenda import changed
from underhall.core.pile import Pile
from underhall.games.covenant.components import Box
from underhall.games.covenant.icons import (
    COIN_PLACES,
    COLOURS,
    COLUMNS,
    DEPOSITS,
    ELDER_CARDS,
    ENEMIES,
    MOST_STRENGTH,
    POSTS,
    RESOURCES,
    SLOTS,
    TRACKS,
)
from underhall.games.covenant.moves import Moves

UNSEEN: Final = -1
NONE: Final = -1
EMPTY: Final = -1
BLOCKED: Final = -2
ELDERS: Final = 1

Row = tuple[int, ...]
Rows = tuple[Row, ...]


def with_row(rows: Rows, at: int, row: Row) -> Rows:
    """The rows with one of them replaced."""
    return changed(rows, at, row)


class Holdings(agenda.Table):
    """All that changes in a game."""

    def __init__(self, box: Box, moves: Moves, seats: int, difficulty: int) -> None:
        super().__init__(seats)
        self.box = box
        self.moves = moves
        self.difficulty = difficulty
        self.clans = max(seats, 2)
        self.elders = ELDERS if seats == 1 else NONE
        self.side = box.side(self.clans)

    def clear(self) -> None:
        """The table before setup."""
        self.era = 0
        self.first = NONE
        self._clear_boards()
        self._clear_clans()
        self._clear_turn()
        self._clear_elders()

    def _clear_boards(self) -> None:
        box, side = self.box, self.side
        size = box.hexes.size
        self.rows: Rows = tuple([(EMPTY,) * slots for slots in SLOTS])
        self.bags: tuple[Pile, ...] = box.bags
        self.discards: Rows = ((0,) * len(box.rubble), (0,) * len(box.coins))
        self.enemy_bag = box.enemy_bag
        self.dice: Row = (0, 0, 0)
        self.projects: Row = ()
        self.offers: Rows = ((), (), ())
        self.backs: Row = (UNSEEN,) * size
        self.tiles: Row = (UNSEEN,) * size
        self.revealed = 0
        self.colours: Row = (0,) * len(COLOURS)
        self.deposits: Row = (0,) * len(DEPOSITS)
        self.enemies: Rows = ((0,) * size,) * len(ENEMIES)
        self.taken_spaces: Row = (0,) * size
        self.carts_at: Rows = tuple([(EMPTY,) * len(site.spaces) for site in side.sites])
        self.throne: Row = (EMPTY,) * len(side.throne)
        self.markers: Rows = tuple([(EMPTY,) * len(site.bonus) for site in side.sites])

    def _clear_clans(self) -> None:
        """CV-2.02 What lies on each clan board; CV-1.07 tokens without limit, 15 carts."""
        clan, clans = self.box.clan, self.clans
        none: Rows = ((),) * clans
        self.glory: Row = (clan.glory,) * clans
        self.tracks: Rows = ((0,) * len(TRACKS),) * clans
        self.tavern: Rows = ((clan.dwarves, *(0,) * (MOST_STRENGTH - 1)),) * clans
        self.posts: Rows = ((0,) * POSTS,) * clans
        self.tools: Rows = ((EMPTY,) * (POSTS - COLUMNS),) * clans
        self.ornaments: Rows = ((EMPTY,) * POSTS,) * clans
        self.support: Rows = ((0, 0),) * clans
        self.resources: Rows = ((0,) * len(RESOURCES),) * clans
        self.coins: Rows = ((EMPTY,) * COIN_PLACES,) * clans
        self.traditions: Row = (0,) * clans
        kinds = (0,) * len(self.box.relics)
        self.relics: Rows = (kinds,) * clans
        self.fresh_relics: Rows = (kinds,) * clans
        self.used_relics: Rows = (kinds,) * clans
        self.extra_keys: Row = (0,) * clans
        self.open_storage: Row = (0,) * clans
        self.extra_storage: Row = (0,) * clans
        self.extra_achievements: Row = (0,) * clans
        self.forge: Rows = ((clan.houses, clan.workshops, 0, 0),) * clans
        self.finished: Row = (0,) * clans
        self.carts: Row = (clan.carts,) * clans
        self.buildings: tuple[Rows, ...] = (none,) * 4
        self.dungeon: Rows = ((0,) * len(ENEMIES),) * clans
        self.start_tiles: Row = (EMPTY,) * clans
        self.start_traditions: Row = (EMPTY,) * clans
        self.goals: Rows = ((EMPTY, EMPTY),) * clans
        self.shown_goals: Row = (0,) * clans
        self.results: Rows = ()

    def _clear_turn(self) -> None:
        self.post = NONE
        self.boost = 0
        self.acted = 0
        self.ornament_used = 0
        self.relic_used = 0
        self.unresolved_coins = 0
        self.honoured = 0

    def _clear_elders(self) -> None:
        """CV-16.02, CV-16.14 Four houses and four workshops, no pillar or gate yet, and no dwarves."""
        self.elder_kinds = (1 << COLUMNS) - 1
        self.elder_deck = 0
        self.elder_forged = 0
        self.elder_forge = ELDER_CARDS - COLUMNS
        self.elder_used = 0
        self.elder_seen = 0
        self.elder_tiles: Rows = ((),) * len(SLOTS)
        if self.elders != NONE:
            elders = self.box.elders
            self.forge = with_row(self.forge, self.elders, (elders.houses, elders.workshops, 0, 0))
            self.tavern = with_row(self.tavern, self.elders, (0,) * MOST_STRENGTH)

    def copy_boards(self, other: Holdings) -> None:
        other.era = self.era
        other.first = self.first
        other.rows = self.rows
        other.bags = self.bags
        other.discards = self.discards
        other.enemy_bag = self.enemy_bag
        other.dice = self.dice
        other.projects = self.projects
        other.offers = self.offers
        other.backs = self.backs
        other.tiles = self.tiles
        other.revealed = self.revealed
        other.colours = self.colours
        other.deposits = self.deposits
        other.enemies = self.enemies
        other.taken_spaces = self.taken_spaces
        other.carts_at = self.carts_at
        other.throne = self.throne
        other.markers = self.markers

    def copy_clans(self, other: Holdings) -> None:
        other.glory = self.glory
        other.tracks = self.tracks
        other.tavern = self.tavern
        other.posts = self.posts
        other.tools = self.tools
        other.ornaments = self.ornaments
        other.support = self.support
        other.resources = self.resources
        other.coins = self.coins
        other.traditions = self.traditions
        other.relics = self.relics
        other.fresh_relics = self.fresh_relics
        other.used_relics = self.used_relics
        other.extra_keys = self.extra_keys
        other.open_storage = self.open_storage
        other.extra_storage = self.extra_storage
        other.extra_achievements = self.extra_achievements
        other.forge = self.forge
        other.finished = self.finished
        other.carts = self.carts
        other.buildings = self.buildings
        other.dungeon = self.dungeon
        other.start_tiles = self.start_tiles
        other.start_traditions = self.start_traditions
        other.goals = self.goals
        other.shown_goals = self.shown_goals
        other.results = self.results

    def copy_turn(self, other: Holdings) -> None:
        other.post = self.post
        other.boost = self.boost
        other.acted = self.acted
        other.ornament_used = self.ornament_used
        other.relic_used = self.relic_used
        other.unresolved_coins = self.unresolved_coins
        other.honoured = self.honoured
        other.elder_kinds = self.elder_kinds
        other.elder_deck = self.elder_deck
        other.elder_forged = self.elder_forged
        other.elder_forge = self.elder_forge
        other.elder_used = self.elder_used
        other.elder_seen = self.elder_seen
        other.elder_tiles = self.elder_tiles
