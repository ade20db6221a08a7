"""One heuristic per game."""

from __future__ import annotations

from underhall.bots.heuristics.covenant import Covenant
from underhall.bots.heuristics.heuristic import Heuristic
from underhall.bots.heuristics.lost_mines import LostMines
from underhall.bots.heuristics.mountain_king import MountainKing

HEURISTICS: dict[str, type[Heuristic]] = {
    "mountain_king": MountainKing,
    "covenant": Covenant,
    "lost_mines": LostMines,
}
