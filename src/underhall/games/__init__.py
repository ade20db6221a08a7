"""The register of games."""

from __future__ import annotations

from underhall.core.game import AnyGame
from underhall.games import covenant, lost_mines, mountain_king

GAMES: dict[str, AnyGame] = {game.name: game for game in (lost_mines.GAME,)}

# Games in the making: they play, but are not offered to anybody before all of their rules are confirmed.
COMING: dict[str, AnyGame] = {game.name: game for game in (mountain_king.GAME, covenant.GAME)}
