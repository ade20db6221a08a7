"""What a choice leads to that its chooser can see coming, and may not want."""

from __future__ import annotations

from underhall.core.game import Outlook
from underhall.core.notation import Move
from underhall.games.lost_mines.components import DRAGON, MINE, TREASURE
from underhall.games.lost_mines.moves import LookAt, Step
from underhall.games.lost_mines.rules.moving import trap_bites
from underhall.games.lost_mines.table import NONE, Table


def outlook(table: Table, seat: int, move: Move) -> Outlook | None:
    """Only by what the seat has seen; None where nothing is to be said."""
    warns = []
    if isinstance(move, Step):
        if trap_bites(table, seat, move.direction):
            warns.append("trap")
        if wakes_dragon(table, seat, move.direction):
            warns.append("dragon")
    elif isinstance(move, LookAt) and has_seen(table, seat, move):
        warns.append("known")
    return Outlook({}, {}, {}, sure=True, warns=warns) if warns else None


def wakes_dragon(table: Table, seat: int, direction: int) -> bool:
    """LM-5.05 Who knows where the dragon sleeps need not be the one to turn it over."""
    there = table.box.grid.next[direction][table.place[seat]]
    mine = table.box.mine_at[there]
    if mine == NONE or not table.hidden_mines() >> there & 1:
        return False
    return bool(table.mine_seen[mine] >> seat & 1) and table.mine_kind[mine] == DRAGON


def has_seen(table: Table, seat: int, move: LookAt) -> bool:
    """LM-4.02 The card would show what the seat has seen before."""
    if move.subject == MINE:
        seen = table.mine_seen
    else:
        seen = table.treasure_seen if move.subject == TREASURE else table.role_seen
    return bool(seen[move.target] >> seat & 1)
