"""The register of games."""

from __future__ import annotations

from underhall.core.game import AnyGame
from underhall.games import covenant, lost_mines, mountain_king

GAMES: dict[str, AnyGame] = {game.name: game for game in (lost_mines.GAME, mountain_king.GAME, covenant.GAME)}
