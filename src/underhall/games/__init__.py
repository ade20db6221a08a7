"""The register of games. A game that is named is known by its own types: `GAMES["covenant"].new(2).glory`."""

from __future__ import annotations

from typing import Literal, overload

from underhall.core.game import AnyGame
from underhall.games import covenant, lost_mines, mountain_king
from underhall.games.covenant import Covenant
from underhall.games.lost_mines import LostMines
from underhall.games.mountain_king import MountainKing


class Register(dict[str, AnyGame]):
    """Games by name."""

    @overload
    def __getitem__(self, name: Literal["lost_mines"], /) -> LostMines: ...
    @overload
    def __getitem__(self, name: Literal["mountain_king"], /) -> MountainKing: ...
    @overload
    def __getitem__(self, name: Literal["covenant"], /) -> Covenant: ...
    @overload
    def __getitem__(self, name: str, /) -> AnyGame: ...
    def __getitem__(self, name: str, /) -> AnyGame:
        return super().__getitem__(name)


GAMES = Register({game.name: game for game in (lost_mines.GAME, mountain_king.GAME, covenant.GAME)})
