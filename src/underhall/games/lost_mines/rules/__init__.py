"""The rules of The Lost Mines, one module per chapter; here the course of the game.

1 setup  2 turn  3 path_cards  4 action_cards  5 moving  6 scoring
"""

from __future__ import annotations

from underhall.games.lost_mines.rules import action_cards, course, moving, path_cards, scoring, setup, turn
from underhall.games.lost_mines.rules.course import Rounds

CHAPTERS = (setup, turn, path_cards, action_cards, moving, scoring, course)

__all__ = ["CHAPTERS", "Rounds"]
