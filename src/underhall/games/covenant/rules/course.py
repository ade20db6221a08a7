"""Chapters 3 and 14, continued. The course of the game: three eras of four turns, a council after each."""

from __future__ import annotations

from underhall.core.agenda import Effect, Item
from underhall.games.covenant.icons import ERAS
from underhall.games.covenant.rules.clan_turn import Turn
from underhall.games.covenant.rules.council import Council
from underhall.games.covenant.rules.elders_scoring import ElderCouncil, ElderFinalScoring
from underhall.games.covenant.rules.final_scoring import FinalScoring, GameEnds
from underhall.games.covenant.rules.setup_mountain import SetUpMountain
from underhall.games.covenant.rules.setup_players import SetUpPlayers
from underhall.games.covenant.rules.solo import ElderTurn
from underhall.games.covenant.table import NONE, Table


class Begin(Effect[Table]):
    """The whole game on one screen."""

    def resolve(self, table: Table) -> None:
        table.then(SetUpMountain(), SetUpPlayers(), Eras())


class Eras(Effect[Table]):
    """CV-3.01, CV-14.05 An era and its council, three times; then the final scoring."""

    def resolve(self, table: Table) -> None:
        elders = [] if table.elders == NONE else [table.elders]
        if table.era < ERAS:
            turns: list[Item[Table]] = []
            order = table.in_order()
            for _ in range(table.box.clan.dwarves):
                turns += [Turn(seat) for seat in order]
                turns += [ElderTurn(clan) for clan in elders]
            table.tell("era_begins", era=table.era + 1)
            table.then_all([*turns, Council(), *[ElderCouncil(clan) for clan in elders], Eras()])
        else:
            table.then(FinalScoring(), *[ElderFinalScoring(clan) for clan in elders], GameEnds())
