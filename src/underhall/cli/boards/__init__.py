"""The register of painters: how each game looks in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from underhall.cli.boards.covenant import CovenantPainter
from underhall.cli.boards.lost_mines import LostMinesPainter
from underhall.cli.boards.mountain_king import MountainKingPainter
from underhall.cli.boards.painter import Painter
from underhall.core.game import AnyGame

PAINTERS: dict[str, type[Painter]] = {
    "covenant": CovenantPainter,
    "lost_mines": LostMinesPainter,
    "mountain_king": MountainKingPainter,
}


def painter_of(game: AnyGame, box: Any, names: Sequence[str]) -> Painter:
    return PAINTERS.get(game.name, Painter)(game, box, names)
