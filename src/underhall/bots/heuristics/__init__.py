"""One heuristic per game."""

from __future__ import annotations

from underhall.bots.heuristics.covenant import Covenant
from underhall.bots.heuristics.heuristic import Heuristic
from underhall.bots.heuristics.lost_mines import LostMines

HEURISTICS: dict[str, type[Heuristic]] = {"lost_mines": LostMines, "covenant": Covenant}
