"""Chapter 6, continued. The course of the game: rounds until there is a winner."""

from __future__ import annotations

from underhall.core.agenda import Effect
from underhall.games.lost_mines.rules.scoring import ScoreRound
from underhall.games.lost_mines.rules.setup import SetUpRound
from underhall.games.lost_mines.rules.turn import FirstTurn
from underhall.games.lost_mines.table import NONE, Table


class Rounds(Effect[Table]):
    """LM-6.06, LM-6.07 Two rounds; with the option, further ones until there is a single winner.

    Ruling: where a round was ended by agreement before anybody played a card, its first player begins again.
    """

    def resolve(self, table: Table) -> None:
        if not self.finished(table):
            if table.last != NONE:
                table.first = table.left_of(table.last)
            table.then(SetUpRound(), FirstTurn(), ScoreRound(), Rounds())
            return
        table.tell("game_over", winners=" ".join(map(str, table.leaders())))

    def finished(self, table: Table) -> bool:
        if table.round < 2:
            return False
        return not table.further_rounds or len(table.leaders()) == 1
