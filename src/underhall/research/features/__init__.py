"""What a seat sees, as an array of numbers: a layout for each game and number of seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from underhall.core.game import AnyGame
from underhall.research.features import covenant, lost_mines, mountain_king
from underhall.research.features.layout import Layout, Part

PARTS: dict[str, Callable[[AnyGame, Any, int], list[Part]]] = {
    "lost_mines": lost_mines.parts,
    "mountain_king": mountain_king.parts,
    "covenant": covenant.parts,
}


class NoFeatures(LookupError):
    """A game whose view nobody has laid out."""


def layout_of(game: AnyGame, box: Any, seats: int) -> Layout:
    """The same for all tables of a game with these components and so many seats, whatever their options."""
    if game.name not in PARTS:
        raise NoFeatures(f"the view of {game.name} has no layout; write one in underhall/research/features")
    return Layout(PARTS[game.name](game, box, seats))
