"""Chapter 7. Great halls.

MK-7.01  One per turn, free: over own tunnels that fill its shape without a gap.
MK-7.03  Covered pedestals leave the game. MK-7.04 Statues keep their squares.
MK-7.05  What sticks out of covered tunnels is a tunnel of its own, piece by piece.
"""

from __future__ import annotations

from underhall.core.agenda import changed
from underhall.core.grid import fields_of
from underhall.core.notation import Move
from underhall.core.words import Refusal
from underhall.games.mountain_king.moves import Lay
from underhall.games.mountain_king.rules.asking import Trading
from underhall.games.mountain_king.table import HALL, REMAINDER, Table


class DedicateHall(Trading):
    """MK-3.04 Step 3: may dedicate one great hall."""

    rule = "MK-7.01"
    by_the_way = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def acts(self, table: Table) -> list[Move]:
        board, own = table.board(), own_tunnels(table, self.seat)
        found: list[Move] = []
        for number, face in enumerate(table.box.hall_faces):
            if table.halls >> face.tile & 1:
                lays = table.moves.dedicate[number]
                found += [lays[field] for field in fields_of(board.spans(face, own))]
        return [table.moves.no_hall, *found] if found else []

    def act(self, table: Table, move: Move) -> None:
        if isinstance(move, Lay):
            face = table.box.hall_faces[move.face]
            name = table.box.halls[face.tile].name
            table.tell("dedicates", seat=self.seat, hall=name, square=table.box.grid.names[move.field])
            lay_hall(table, face.tile, face.mask(move.field), move.field)

    def why_not_act(self, table: Table, move: Move) -> Refusal:
        if not isinstance(move, Lay) or move.rule != "MK-7.01":
            return Refusal(self.rule, "refused.not_now", {"move": move.text})
        face, names = table.box.hall_faces[move.face], table.box.grid.names
        mask = face.mask(move.field)
        if not table.halls >> face.tile & 1:
            return Refusal("MK-1.03", "refused.hall_is_taken", {"hall": table.box.halls[face.tile].name})
        covered = mask & (table.networks[self.seat] | table.board().site_mask) & ~table.tunnels
        if covered:
            return Refusal("MK-7.02", "refused.only_over_tunnels", {"square": names[fields_of(covered)[0]]})
        missing = fields_of(mask & ~own_tunnels(table, self.seat))[0]
        return Refusal("MK-7.01", "refused.not_own_tunnel", {"square": names[missing]})


def own_tunnels(table: Table, seat: int) -> int:
    """MK-7.07 Tiles, fresh or not, and remainders of the own network; MK-7.02 no gates, no halls."""
    return table.networks[seat] & table.tunnels


def lay_hall(table: Table, hall: int, mask: int, altar: int) -> None:
    """MK-7.05 The hall is one tunnel; MK-7.08 covered tiles are gone, no honor is lost.

    MK-7.09 Every remainder is a tunnel of its own and keeps its pedestals.
    """
    regions, kinds = [], []
    for region, kind in zip(table.regions, table.kinds, strict=True):
        if not region & mask:
            regions.append(region)
            kinds.append(kind)
            continue
        for piece in table.box.grid.pieces(region & ~mask):
            regions.append(piece)
            kinds.append(REMAINDER)
    table.regions = (*regions, mask)
    table.kinds = (*kinds, HALL + hall)
    table.tunnels &= ~mask
    table.halls ^= 1 << hall
    table.altars = changed(table.altars, hall, altar)
    table.pedestals = tuple([squares & ~mask for squares in table.pedestals])
