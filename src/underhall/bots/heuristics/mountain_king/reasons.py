"""Why a move looks good, in a sentence's key and its words."""

from __future__ import annotations

from underhall.bots.bot import Reason
from underhall.core.notation import Move
from underhall.games.mountain_king.components import NONE
from underhall.games.mountain_king.moves import Dig, Lay, Pick
from underhall.games.mountain_king.rules.statues import HaulTo
from underhall.games.mountain_king.table import Table

REASONS = {
    "any_spot": ("gate",),
    "good_starter": ("draft",),
    "grows_council": ("recruit", "place"),
    "carries_home": ("haul", "to", "stir"),
    "useful_workshop": ("work", "use", "found", "store", "choose_workshop"),
    "useful_spell": (
        "cast",
        "follow",
        "collapse",
        "divine",
        "take",
        "unload",
        "drum",
        "toll",
        "elevate",
        "with",
    ),
    "pedestal_pays": ("put_pedestal", "take_pedestal", "consecrate"),
    "keeps_pedestal": ("leave_anchor",),
    "no_hall": ("no_hall",),
    "last_piece": ("trade",),
    "spares_most": ("give", "give_from"),
    "keeps_resources": ("go_on", "done", "leave_work", "waive"),
}
BY_MOVE = {f"move.{move}": f"reason.{reason}" for reason, moves in REASONS.items() for move in moves}


def why(table: Table, seat: int, move: Move) -> Reason:
    """What is special about this move, else what such moves are for."""
    if isinstance(move, Lay):
        return why_there(table, move)
    if isinstance(move, Dig):
        return why_dig(table, move)
    if move.key == "move.recruit" and table.crowns_left and table.council[seat].count(NONE) == 1:
        return Reason("reason.takes_crown")
    item = table.agenda[-1]
    if isinstance(move, Pick) and isinstance(item, HaulTo):
        return why_to(table, item.statue, move.what)
    return Reason(BY_MOVE.get(move.key, "reason.nothing_better"))


def why_dig(table: Table, move: Dig) -> Reason:
    honor = table.box.tunnel_honor(table.box.tunnels[move.tile].size, move.mineral)
    return Reason("reason.scores_now", {"honor": honor}) if honor else Reason("reason.reaches_deeper")


def why_there(table: Table, move: Lay) -> Reason:
    """What lies under a tunnel is a better reason than where it leads."""
    if move.rule == "MK-7.01":
        return Reason("reason.grand_hall")
    mask = table.box.faces[move.face].mask(move.field)
    if mask & table.statue_mask():
        return Reason("reason.unearths")
    if mask & table.board().buried_mask & ~table.looted:
        return Reason("reason.finds")
    return Reason("reason.reaches_deeper")


def why_to(table: Table, statue: int, square: int) -> Reason:
    if square in table.altars:
        return Reason("reason.fills_altar")
    if table.pedestals[table.statue_clans[statue]] >> square & 1:
        return Reason("reason.doubles")
    return Reason("reason.carries_home")
