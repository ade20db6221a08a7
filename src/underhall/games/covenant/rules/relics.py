"""Chapter 9. Relics.

CV-9.01  Gaining: an open relic at or behind the own marker on the Mine track.
CV-9.02  One use per relic and game, one relic per turn, before assigning or at the very end, never in the
         turn it was gained. Used relics stay and count.
CV-9.03  A relic from council or setup is usable from the next own turn.
CV-9.04  Mine position and slot as of the moment of gaining; no reachable relic: lost.
"""

from __future__ import annotations

from underhall.core.agenda import Decision
from underhall.core.notation import Move
from underhall.core.words import Refusal
from underhall.games.covenant.icons import ERAS, IRON, MINE, RANSOM, RELIC, RELIC_ROW, RESOURCES
from underhall.games.covenant.moves import Pick, Put
from underhall.games.covenant.powers import traditions
from underhall.games.covenant.rules.rewards import GIVEN, gain
from underhall.games.covenant.table import EMPTY, NONE, Table, raised, with_row


def reachable(table: Table, clan: int) -> list[int]:
    """CV-9.01 The slots with a relic that the clan may take; CV-17.14 all of them for some."""
    anywhere = True in [tradition.any_relic() for tradition in traditions.kept(table, clan)]
    at = table.tracks[clan][MINE]
    spaces = table.box.printed.relic_spaces
    row = table.rows[RELIC_ROW]
    return [slot for slot, relic in enumerate(row) if relic != EMPTY and (anywhere or spaces[slot] <= at)]


class TakeRelic(Decision[Table, Move]):
    """CV-9.01 An open relic that is not too deep."""

    rule = "CV-9.01"
    public = True

    def __init__(self, seat: int, amount: int) -> None:
        self.seat, self.amount = seat, amount

    def options(self, table: Table) -> list[Move]:
        found: list[Move] = [table.moves.relic[slot] for slot in reachable(table, self.seat)]
        return [*found, table.moves.waive] if found else []

    def choose(self, table: Table, move: Move) -> None:
        if isinstance(move, Pick):
            relic = table.take_from_row(RELIC_ROW, move.what)
            table.fresh_relics = raised(table.fresh_relics, self.seat, relic)
            table.announce(self.seat, "takes_relic", relic=table.box.relics[relic].name)
            if self.amount > 1:
                table.then(self.again())

    def again(self) -> TakeRelic:
        return TakeRelic(self.seat, self.amount - 1)

    def why_not(self, table: Table, move: Move) -> Refusal:
        if not isinstance(move, Pick) or move.key != "move.relic":
            return Refusal(self.rule, "refused.not_now", {"move": move.text})
        if table.rows[RELIC_ROW][move.what] == EMPTY:
            return Refusal("CV-3.04", "refused.slot_empty", {"slot": move.what + 1})
        return Refusal(self.rule, "refused.too_deep", {"space": table.box.printed.relic_spaces[move.what]})


class RansomRelic(TakeRelic):
    """CV-5.02 Discard 1 iron for a relic at the usual Mine position."""

    rule = "CV-5.02"

    def options(self, table: Table) -> list[Move]:
        return super().options(table) if table.resources[self.seat][IRON] else []

    def choose(self, table: Table, move: Move) -> None:
        if isinstance(move, Pick):
            table.store(self.seat, IRON, -1)
            table.announce(self.seat, "pays_resource", resource=RESOURCES[IRON])
        super().choose(table, move)

    def again(self) -> TakeRelic:
        return RansomRelic(self.seat, self.amount - 1)


class UseRelic(Decision[Table, Move]):
    """CV-9.02 One relic per turn, at its start or at its end."""

    rule = "CV-9.02"
    public = True
    by_the_way = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: Table) -> list[Move]:
        ready = [kind for kind, count in enumerate(table.relics[self.seat]) if count]
        if table.relic_used or not ready:
            return []
        found: list[Move] = [table.moves.use_relic[kind] for kind in ready]
        if True in [tradition.borrows_relics() for tradition in traditions.kept(table, self.seat)]:
            shown = sorted({relic for relic in table.rows[RELIC_ROW] if relic != EMPTY})
            found += [
                table.moves.use_relic_as[kind][other] for kind in ready for other in shown if other != kind
            ]
        return [*found, table.moves.waive]

    def can_wait(self, table: Table) -> bool:
        """At the end of a turn, while the seat has another one in which a relic may be used."""
        last = table.era + 1 == ERAS and not sum(table.tavern[self.seat])
        return table.post != NONE and not last

    def choose(self, table: Table, move: Move) -> None:
        if not isinstance(move, Pick):
            return
        seat, effect = self.seat, move.where if isinstance(move, Put) else move.what
        table.relic_used = 1
        table.relics = raised(table.relics, seat, move.what, -1)
        table.used_relics = raised(table.used_relics, seat, move.what)
        relics = table.box.relics
        if effect == move.what:
            table.announce(seat, "uses_relic", relic=relics[effect].name)
        else:
            table.announce(seat, "uses_relic_as", relic=relics[move.what].name, other=relics[effect].name)
        gain(table, seat, relics[effect].gives, "relic")

    def why_not(self, table: Table, move: Move) -> Refusal:
        if not isinstance(move, Pick) or move.key not in ("move.use_relic", "move.use_relic_as"):
            return Refusal(self.rule, "refused.not_now", {"move": move.text})
        seat, relic = self.seat, {"relic": move.words["relic"]}
        if table.relics[seat][move.what]:
            return Refusal("CV-17.20", "refused.cannot_borrow", {**move.words})
        if table.fresh_relics[seat][move.what]:
            return Refusal(self.rule, "refused.relic_fresh", relic)
        if table.used_relics[seat][move.what]:
            return Refusal(self.rule, "refused.relic_used", relic)
        return Refusal(self.rule, "refused.no_such_relic", relic)


def make_ready(table: Table, seat: int) -> None:
    """CV-9.03 Relics gained before this turn may be used from now on."""
    fresh = table.fresh_relics[seat]
    if sum(fresh):
        ready = tuple([old + new for old, new in zip(table.relics[seat], fresh, strict=True)])
        table.relics = with_row(table.relics, seat, ready)
        table.fresh_relics = with_row(table.fresh_relics, seat, (0,) * len(fresh))


GIVEN[RELIC] = TakeRelic
GIVEN[RANSOM] = RansomRelic
