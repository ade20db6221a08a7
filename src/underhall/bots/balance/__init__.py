"""The balance of each game, measured with bots: python -m underhall.bots.balance GAME."""

from __future__ import annotations

from underhall.bots.balance.covenant import CovenantStudy
from underhall.bots.balance.lost_mines import LostMinesStudy
from underhall.bots.balance.mountain_king import MountainKingStudy
from underhall.bots.balance.study import Study

STUDIES: dict[str, Study] = {
    study.game.name: study for study in (MountainKingStudy(), CovenantStudy(), LostMinesStudy())
}
