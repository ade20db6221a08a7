"""The box: what is printed on the components of the Mountain King. Read once, never changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from underhall.core.components import Components
from underhall.core.grid import Grid, without

# MK-1.02 Seven resources, and the three clan carts that lie only on trolls.
STONE: Final = 0
IRON: Final = 1
HEARTSTONE: Final = 2
CART: Final = 3
HAMMER: Final = 4
RUNE: Final = 5
COIN: Final = 6
FIRE_CART: Final = 7
RESOURCES: Final[tuple[str, ...]] = ("stone", "iron", "heartstone", "cart", "hammer", "rune", "coin")
SYMBOLS: Final[tuple[str, ...]] = (*RESOURCES, "fire-cart", "ice-cart", "moon-cart")
MINERALS: Final[tuple[str, ...]] = RESOURCES[:3]
MIXED: Final = 3
PAYMENTS: Final[tuple[str, ...]] = (*MINERALS, "mixed")
ALL_RESOURCES: Final = 0b1111111
ALL_MINERALS: Final = 0b111

FIRE: Final = 0
ICE: Final = 1
MOON: Final = 2
MUD: Final = 3
CLANS: Final[tuple[str, ...]] = ("fire", "ice", "moon", "mud")
STATUE_CLANS: Final[tuple[str, ...]] = CLANS[:3]

# What a spell changes until the end of the turn.
SOFT_STONE: Final = 1
BLENDED_WALLS: Final = 2
SILVER_TONGUE: Final = 4
FAIR_WEIGHT: Final = 8
BROTHER_CARTS: Final = 16
CHARMS: Final[tuple[str, ...]] = (
    "soft-stone",
    "blended-walls",
    "silver-tongue",
    "fair-weight",
    "brother-carts",
)

BANDS: Final[tuple[str, ...]] = ("dark grey", "light grey", "brown", "orange", "yellow")
SIDES: Final[tuple[str, ...]] = ("winter", "autumn")
WINTER: Final = 0
AUTUMN: Final = 1

NONE: Final = -1
ANY: Final = 7

# The council: four rows of 4, 3, 2 and 1 places, from the bottom.
PLACES: Final[tuple[str, ...]] = ("1a", "1b", "1c", "1d", "2a", "2b", "2c", "3a", "3b", "4a")
STORAGE: Final = 10
BELOW: Final[tuple[tuple[int, ...], ...]] = ((), (), (), (), (0, 1), (1, 2), (2, 3), (4, 5), (5, 6), (7, 8))
CASCADE: Final[tuple[tuple[int, ...], ...]] = (
    (0,), (1,), (2,), (3,),
    (4, 0, 1), (5, 1, 2), (6, 2, 3),
    (7, 4, 5, 0, 1, 2), (8, 5, 6, 1, 2, 3),
    (9, 7, 8, 4, 5, 6, 0, 1, 2, 3),
)  # fmt: skip
COUNCIL_ROW: Final[tuple[int, ...]] = (1, 1, 1, 1, 2, 2, 2, 3, 3, 4)
# The cascade from each place on, row by row.
CASCADE_ROWS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    ((0,),), ((1,),), ((2,),), ((3,),),
    ((4,), (0, 1)), ((5,), (1, 2)), ((6,), (2, 3)),
    ((7,), (4, 5), (0, 1, 2)), ((8,), (5, 6), (1, 2, 3)),
    ((9,), (7, 8), (4, 5, 6), (0, 1, 2, 3)),
)  # fmt: skip
SECOND_ROW: Final[tuple[int, ...]] = (4, 5, 6)

# The horde: five places at the bottom, four in the middle, three on top.
STANDS: Final[tuple[str, ...]] = ("b1", "b2", "b3", "b4", "b5", "m1", "m2", "m3", "m4", "t1", "t2", "t3")
STAND_LEVEL: Final[tuple[int, ...]] = (1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3)
BRIBED: Final[tuple[tuple[int, ...], ...]] = (
    (), (), (), (), (),
    (0, 1), (1, 2), (2, 3), (3, 4),
    (5, 6, 0, 1, 2), (6, 7, 1, 2, 3), (7, 8, 2, 3, 4),
)  # fmt: skip


class Troll:
    """One card: a starter has level 0. `yields` are symbols, `gives` the one-time gain of a starter."""

    def __init__(
        self, name: str, level: int, clan: int, yields: tuple[int, ...], gives: tuple[int, ...] = ()
    ) -> None:
        self.name = name
        self.level = level
        self.clan = clan
        self.yields = yields
        self.gives = gives
        self.full = (1 << len(yields)) - 1


class Face:
    """A tile as it lies: turned, perhaps flipped. The named square is its anchor, altar or first square."""

    def __init__(self, tile: int, turned: int, flipped: int, cells: tuple[tuple[int, int], ...]) -> None:
        self.tile = tile
        self.turned = turned
        self.flipped = flipped
        self.cells = cells
        self.offsets: tuple[int, ...] = ()
        self.lowest = 0
        self.shape = 0

    def settle(self, stride: int) -> None:
        """Columns and rows become steps on the grid."""
        self.offsets = tuple([y * stride + x for x, y in self.cells])
        self.lowest = min(self.offsets)
        self.shape = sum([1 << offset - self.lowest for offset in self.offsets])

    def mask(self, field: int) -> int:
        """The squares covered with the named square on `field`."""
        return self.shape << field + self.lowest


class Tunnel:
    """A stack of tunnel tiles of one shape."""

    def __init__(self, name: str, count: int, size: int, anchored: bool, faces: list[Face]) -> None:
        self.name = name
        self.count = count
        self.size = size
        self.anchored = anchored
        self.faces = tuple(faces)


class Hall:
    def __init__(self, name: str, low: int, high: int, faces: list[Face]) -> None:
        self.name = name
        self.low = low
        self.high = high
        self.faces = tuple(faces)


class Exchange:
    """One use of a workshop: `count` of `give` (or of ANY) for `amount` of `take`."""

    def __init__(self, give: int, count: int, take: int, amount: int) -> None:
        self.give = give
        self.count = count
        self.take = take
        self.amount = amount


class Workshop:
    """`exchanges` are numbers in the box's list; the quartermaster has none and unloads trolls."""

    def __init__(self, name: str, exchanges: tuple[int, ...], unloads: bool) -> None:
        self.name = name
        self.exchanges = tuple(exchanges)
        self.unloads = unloads


class Spell:
    """`cost` and `gives` are pairs of a resource and an amount; several cards may have one effect."""

    def __init__(
        self,
        name: str,
        family: str,
        effect: str,
        cost: tuple[tuple[int, int], ...],
        gives: tuple[tuple[int, int], ...],
    ) -> None:
        self.name = name
        self.family = family
        self.effect = effect
        self.cost = cost
        self.gives = gives
        self.runes = sum([amount for kind, amount in cost if kind == RUNE])


class Board:
    """One side of the mountain. Squares are fields of the box's grid; `*_mask` are sets of them.

    MK-1.12 A square may be rubble and hide something as well. MK-2.07 Start spots are ordinary ground.
    """

    def __init__(
        self,
        name: str,
        grid: Grid,
        bands: tuple[int, ...],
        heart: int,
        rubble: int,
        buried: tuple[int, ...],
        spots: tuple[int, ...],
        sites: tuple[int, ...],
        starts: tuple[int, ...],
        start_players: tuple[tuple[int, ...], ...],
    ) -> None:
        self.name = name
        self.grid = grid
        self.bands = bands
        self.heart = heart
        self.rubble = rubble
        self.rubble_at = tuple([rubble >> field & 1 for field in range(grid.size)])
        self.buried = buried
        self.spots = spots
        self.sites = sites
        self.starts = starts
        self.start_players = start_players
        self.rough: dict[Face, tuple[int, ...]] = {}
        self.site_mask = sum([1 << field for field in sites])
        self.land = sum([1 << field for field, band in enumerate(bands) if band != NONE])
        self.ground = self.land & ~self.site_mask
        self.buried_mask = sum([1 << field for field, kind in enumerate(buried) if kind != NONE])

    def marked(self, players: int) -> list[int]:
        """MK-2.02 The start spots with this number, clockwise."""
        return [
            spot for spot, numbers in zip(self.starts, self.start_players, strict=True) if players in numbers
        ]

    def survey(self, faces: Sequence[Face]) -> None:
        """For each tile as it lies, and each number of hammers: where there would be too few."""
        for face in faces:
            self.rough[face] = tuple([self.more_rubble(face, number) for number in range(len(face.cells))])

    def places(self, face: Face, free: int, touch: int, hammers: int) -> int:
        """Where the named square of a tile may lie: all on `free`, some square on `touch`, rubble payable."""
        fits = self.grid.spans(face.offsets, free)
        if fits:
            fits = self.grid.touches(face.offsets, touch, fits)
        return without(fits, self.rough[face][hammers]) if fits and hammers < len(face.cells) else fits

    def more_rubble(self, face: Face, hammers: int) -> int:
        """Places where the tile covers more rubble squares than there are hammers."""
        grid = self.grid
        at_least = [grid.all] + [0] * (hammers + 1)
        for offset in face.offsets:
            rubble = grid.where(self.rubble, offset)
            for number in range(hammers, -1, -1):
                at_least[number + 1] |= at_least[number] & rubble
        return at_least[hammers + 1]

    def spans(self, face: Face, within: int) -> int:
        """Where the named square may lie so that the tile covers only squares of `within`."""
        return self.grid.spans(face.offsets, within)


class Box(Components):
    """All components. Trolls come first, starters after them, in one row of cards."""

    def __init__(
        self,
        grid: Grid,
        boards: tuple[Board, Board],
        tunnels: list[Tunnel],
        honor: tuple[tuple[int, ...], ...],
        halls: list[Hall],
        trolls: list[Troll],
        starters: list[Troll],
        workshops: list[Workshop],
        exchanges: list[Exchange],
        copies: int,
        spells: list[Spell],
        coronation: tuple[int, int],
        pedestals_per_clan: int,
        statue_honor: tuple[int, ...],
        tokens: tuple[tuple[int, int], ...],
        name: str,
        fingerprint: str,
    ) -> None:
        super().__init__(name, fingerprint)
        self.grid = grid
        self.boards = boards
        self.tunnels = tuple(tunnels)
        self.honor = honor
        self.halls = tuple(halls)
        self.cards = (*trolls, *starters)
        self.trolls = len(trolls)
        self.starters = len(starters)
        self.workshops = tuple(workshops)
        self.exchanges = exchanges
        self.copies = copies
        self.spells = tuple(spells)
        self.coronation = coronation
        self.pedestals_per_clan = pedestals_per_clan
        self.statue_honor = statue_honor
        self.tokens = tokens
        self.faces = tuple([face for tunnel in tunnels for face in tunnel.faces])
        self.hall_faces = tuple([face for hall in halls for face in hall.faces])
        for face in [*self.faces, *self.hall_faces]:
            face.settle(grid.stride)
        for board in boards:
            board.survey(self.faces)
        tiles = range(len(tunnels))
        numbered = list(enumerate(self.faces))
        self.faces_of = tuple([tuple([n for n, face in numbered if face.tile == tile]) for tile in tiles])
        self.level = tuple([card.level for card in self.cards])
        self.decks = tuple([self._deck(level) for level in (1, 2, 3)])

    def _deck(self, level: int) -> int:
        return sum([1 << card for card in range(self.trolls) if self.cards[card].level == level])

    def tunnel_honor(self, size: int, mineral: int) -> int:
        """MK-6.01 By size and mineral; a mix of minerals counts as stone."""
        return self.honor[STONE if mineral == MIXED else mineral][size - 2]
