"""The box: what is printed on the components of The Lost Mines. Read once, never changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from underhall.core.components import Components
from underhall.core.grid import DIRECTIONS, Grid, half_turn
from underhall.core.pile import Pile

BLUE: Final = 0
YELLOW: Final = 1
CLANS: Final[tuple[str, ...]] = ("blue", "yellow")
DWARVES_PER_CLAN: Final = 5

LOYAL: Final = 0
SELFISH: Final = 1
SABOTEUR: Final = 2
ROLES: Final[tuple[str, ...]] = ("loyal", "selfish", "saboteur")

GEMS: Final = 0
GOLD: Final = 1
SILVER: Final = 2
DRAGON: Final = 3
MINES: Final = ("gems", "gold", "silver", "dragon")
TREASURES: Final = MINES[:3]

PLAIN: Final = 0
TREE: Final = 1
LAKE: Final = 2
DITCH: Final = 3
CAMPFIRE: Final = 4
ROCKS: Final = 5
FEATURES: Final[tuple[str, ...]] = ("plain", "tree", "lake", "ditch", "campfire", "rocks")

PATH: Final = 0
TOOL: Final = 1
INFORMATION: Final = 2
TRAP: Final = 3
TROLL: Final = 4
STORM: Final = 5
USES: Final[tuple[str, ...]] = ("path", "tool", "information", "trap", "troll", "storm")

MINE: Final = 0
TREASURE: Final = 1
ROLE: Final = 2


class Card:
    """One kind of card in the draw pile.

    `detail` is the feature of a path, the obstacle a tool is for, or the subjects of an information card
    as a set of bits.
    """

    def __init__(self, name: str, use: int, detail: int, count: int, ways: tuple[int, ...] = ()) -> None:
        self.name = name
        self.use = use
        self.detail = detail
        self.count = count
        self.ways = ways


class Box(Components):
    """All components. A *face* is a path card as it lies: card * 2, plus 1 if turned by 180 degrees."""

    def __init__(
        self,
        grid: Grid,
        starts: tuple[int, int],
        mine_fields: tuple[int, ...],
        cards: Sequence[Card],
        start_sides: int,
        mine_sides: tuple[int, ...],
        treasure_values: tuple[tuple[int, ...], ...],
        loyal: dict[int, int],
        hand: dict[int, int],
        set_aside: int,
        name: str,
        fingerprint: str,
    ) -> None:
        super().__init__(name, fingerprint)
        self.grid = grid
        self.starts = starts
        self.mine_fields = mine_fields
        self.cards = tuple(cards)
        self.pile = Pile(tuple([card.count for card in cards]), sum([card.count for card in cards]))
        self.use = tuple([card.use for card in cards])
        self.detail = tuple([card.detail for card in cards])
        self.start_sides = start_sides
        self.mine_sides = mine_sides
        self.treasure_values = treasure_values
        self.loyal = loyal
        self.hand = hand
        self.set_aside = set_aside

        turned = [tuple([half_turn(way) for way in card.ways]) for card in cards]
        pairs = zip(cards, turned, strict=True)
        self.ways = tuple([ways for card, back in pairs for ways in (card.ways, back)])
        self.sides = tuple([sum(ways) for ways in self.ways])
        self.way_by_side = tuple(
            [tuple([sum([w for w in ways if w >> side & 1]) for side in DIRECTIONS]) for ways in self.ways]
        )
        self.mine_mask = sum(1 << field for field in mine_fields)
        self.ground = grid.all & ~self.mine_mask
        mines = {field: mine for mine, field in enumerate(mine_fields)}
        self.mine_at = tuple([mines.get(field, -1) for field in range(grid.size)])
        self.faces = tuple([self._faces(card) for card in range(len(cards))])
        self.troll = self.use.index(TROLL) if TROLL in self.use else -1
        self.most_seats = max(loyal)

    def _faces(self, card: int) -> tuple[int, ...]:
        """The ways a path card can lie that differ from each other."""
        face = card * 2
        if self.use[card] != PATH:
            return ()
        return (face,) if set(self.ways[face]) == set(self.ways[face + 1]) else (face, face + 1)
