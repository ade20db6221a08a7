"""Where to dig: what lies under a tunnel, and how far it leads."""

from __future__ import annotations

from typing import Final

from underhall.bots.heuristics.mountain_king.shrines import best_pedestal
from underhall.core.grid import Grid, beside, fields_of, mask_of, without
from underhall.games.mountain_king.components import NONE, Board, Face
from underhall.games.mountain_king.rules.digging import free_ground, hammers, touched_ground
from underhall.games.mountain_king.table import Table

STATUE: Final = 3.2
FIND: Final[tuple[float, ...]] = (0.7, 1.0, 1.5, 1.4, 0.9, 1.1, 1.0)
RUBBLE: Final = 0.8
STEP: Final = 0.75
STATUE_STEP: Final = 0.5
ROOM: Final = 0.04
SITE: Final = 0.9
FAR: Final = 99
ANY_RUBBLE: Final = 5


def distances(grid: Grid, goal: int, within: int) -> list[int]:
    """Steps from every square to the goal, walking within a mask."""
    steps = [FAR] * grid.size
    found, edge, number = goal, goal, 0
    while edge:
        for field in fields_of(edge):
            steps[field] = number
        number += 1
        edge = beside(found, grid.stride, within)
        found |= edge
    return steps


class Ground:
    """One seat's view of the mountain: every square with its price or prize."""

    def __init__(self, table: Table, seat: int, to_heart: list[int]) -> None:
        self.table = table
        self.seat = seat
        self.to_heart = to_heart
        self.board: Board = table.board()
        grid = table.box.grid
        network = table.networks[seat]
        self.near = min([to_heart[field] for field in fields_of(network)])
        open_ground = without(self.board.ground, table.dug | grid.around(table.rivals(seat)))
        buried = table.statue_mask() & open_ground
        own = (table.statue_mask() & network).bit_count()
        self.hunger = max(0.25, 1.0 - 0.22 * own)
        self.to_statue = distances(grid, buried, open_ground) if buried else [FAR] * grid.size
        self.statue_near = min([self.to_statue[f] for f in fields_of(grid.around(network))], default=FAR)
        self.prize = self.prizes(buried)
        self.sites = self.empty_sites()
        self.holds = any(table.held[table.purse(seat)])
        self.pedestals: dict[int, float] = {}
        self.found: dict[tuple[int, int, bool], float] = {}

    def prizes(self, buried: int) -> list[float]:
        table, board = self.table, self.board
        prize = [0.0] * table.box.grid.size
        for field in fields_of(without(board.buried_mask, table.looted)):
            prize[field] += FIND[board.buried[field]]
        for field in fields_of(buried):
            prize[field] += STATUE * self.hunger + 1.0
        return prize

    def empty_sites(self) -> int:
        if not any(self.table.workshops):
            return 0
        pairs = zip(self.board.sites, self.table.workshop_at, strict=True)
        return mask_of([field for field, kind in pairs if kind == NONE])

    def worth(self, face: Face, field: int, soft: bool) -> float:
        """Of a tile lying there, its honor apart; soft stone needs no hammers."""
        total = 0.0
        nearest, to_statue, rubble = FAR, FAR, 0
        for offset in face.offsets:
            square = field + offset
            total += self.prize[square]
            nearest = min(nearest, self.to_heart[square])
            to_statue = min(to_statue, self.to_statue[square])
            rubble += self.board.rubble_at[square]
        if nearest < self.near:
            total += STEP * (self.near - nearest)
        if 0 < to_statue < self.statue_near < FAR:
            total += STATUE_STEP * self.hunger * (self.statue_near - to_statue)
        total -= ROOM * nearest
        if not soft:
            total -= RUBBLE * rubble
        if self.holds and self.table.box.tunnels[face.tile].anchored:
            total += self.pedestal(field)
        return total + self.beside(face, field)

    def pedestal(self, anchor: int) -> float:
        """What the best pedestal in storage would bring there."""
        if anchor not in self.pedestals:
            self.pedestals[anchor] = max(0.0, best_pedestal(self.table, self.seat, anchor))
        return self.pedestals[anchor]

    def beside(self, face: Face, field: int) -> float:
        if not self.sites:
            return 0.0
        return SITE * beside(face.mask(field), self.table.box.grid.stride, self.sites).bit_count()

    def best(self, tile: int, manner: int, soft: bool) -> float:
        """The best place of a tile, or something very bad if there is none."""
        key = tile, manner, soft
        if key not in self.found:
            self.found[key] = self.search(tile, manner, soft)
        return self.found[key]

    def search(self, tile: int, manner: int, soft: bool) -> float:
        table, box = self.table, self.table.box
        free = free_ground(table, self.seat, manner)
        touch = touched_ground(table, self.seat, manner)
        tools = ANY_RUBBLE if soft else hammers(table, table.wealth(self.seat))
        best = -FAR * 1.0
        for number in box.faces_of[tile]:
            face = box.faces[number]
            for field in fields_of(self.board.places(face, free, touch, tools)):
                best = max(best, self.worth(face, field, soft))
        return best
