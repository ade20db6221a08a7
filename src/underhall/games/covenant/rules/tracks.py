"""Chapter 7. The tracks: Royal Court, Prestige, Mine.

CV-7.01  Every space reached gives its benefit, also those passed.
CV-7.02  Four achievement spaces on each track.
CV-7.03  Moves of several steps go step by step; steps past the end are lost.
"""

from __future__ import annotations

from underhall.core.agenda import Decision, Effect
from underhall.core.notation import Move
from underhall.core.words import Refusal
from underhall.games.covenant.icons import (
    COURT,
    COURT_STEPS,
    FREE_STEP,
    MINE,
    MINE_STEPS,
    PRESTIGE,
    PRESTIGE_STEPS,
    TRACKS,
    reward,
)
from underhall.games.covenant.moves import Pick
from underhall.games.covenant.powers import traditions
from underhall.games.covenant.rules.rewards import ELDERS_GET, GIVEN, gain, item_for
from underhall.games.covenant.table import ELDERS, Table, raised


class Advance(Effect[Table]):
    """CV-7.03 One step, what the space gives with all that follows, then the next step."""

    track = COURT

    def __init__(self, clan: int, amount: int) -> None:
        self.clan, self.amount = clan, amount

    def resolve(self, table: Table) -> None:
        at = table.tracks[self.clan][self.track]
        if at == table.box.track_lengths[self.track]:
            return
        table.tracks = raised(table.tracks, self.clan, self.track)
        if table.heard():
            table.announce(self.clan, "advances", track=TRACKS[self.track], space=at + 1)
        space = table.box.tracks[self.track][at]
        gives = space.gives
        if space.achievement:
            if table.heard():
                table.announce(self.clan, "achieves", track=TRACKS[self.track])
            gives += traditions.after_achievement(table, self.clan)
        if self.amount > 1:
            table.then(item_for(self.clan, reward(COURT_STEPS + self.track, self.amount - 1)))
        gain(table, self.clan, gives, "achievement" if space.achievement else TRACKS[self.track])


class AdvancePrestige(Advance):
    track = PRESTIGE


class AdvanceMine(Advance):
    track = MINE


class FreeStep(Decision[Table, Move]):
    """CV-7.01 A step on a track of choice, unless all are at their end."""

    rule = "CV-7.01"
    public = True

    def __init__(self, seat: int, amount: int) -> None:
        self.seat, self.amount = seat, amount

    def options(self, table: Table) -> list[Move]:
        at, ends = table.tracks[self.seat], table.box.track_lengths
        found: list[Move] = [move for move in table.moves.step if at[move.what] < ends[move.what]]
        return [*found, table.moves.waive] if found else []

    def choose(self, table: Table, move: Move) -> None:
        if isinstance(move, Pick):
            rest = [FreeStep(self.seat, self.amount - 1)] if self.amount > 1 else []
            table.then(item_for(self.seat, reward(COURT_STEPS + move.what)), *rest)

    def why_not(self, table: Table, move: Move) -> Refusal:
        if move.key == "move.step":
            return Refusal("CV-7.03", "refused.track_ends", {**move.words})
        return Refusal(self.rule, "refused.not_now", {"move": move.text})


GIVEN[COURT_STEPS] = Advance
GIVEN[PRESTIGE_STEPS] = AdvancePrestige
GIVEN[MINE_STEPS] = AdvanceMine
ELDERS_GET[COURT_STEPS] = Advance(ELDERS, 1)
ELDERS_GET[PRESTIGE_STEPS] = AdvancePrestige(ELDERS, 1)
ELDERS_GET[MINE_STEPS] = AdvanceMine(ELDERS, 1)
GIVEN[FREE_STEP] = FreeStep
