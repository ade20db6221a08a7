"""The rules of the Mountain King, one module per chapter.

1 mountain  2 players (and 10, teams)  3 turn, asking, paying  4 workshops, spells  5 recruiting  6 digging
7 halls  8 statues  9 scoring
"""

from __future__ import annotations

from underhall.games.mountain_king.rules import (
    digging,
    halls,
    mountain,
    paying,
    players,
    recruiting,
    scoring,
    spells,
    statues,
    turn,
    workshops,
)
from underhall.games.mountain_king.rules.mountain import SetUpMountain
from underhall.games.mountain_king.rules.players import SetUpPlayers
from underhall.games.mountain_king.rules.turn import FirstTurn

CHAPTERS = (mountain, players, turn, paying, workshops, spells, recruiting, digging, halls, statues, scoring)

__all__ = ["CHAPTERS", "FirstTurn", "SetUpMountain", "SetUpPlayers"]
