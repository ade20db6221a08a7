"""What every game's box has, and how it travels: by name, not by value.

Everything else that is shared refers to its box: a move to its notation, a notation to its box, a table to
both. So a pickle names a box once, and whoever opens the pickle has the very same moves as all other tables.
"""

from __future__ import annotations

from typing import Any, Self

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Components:
    """A box: the name of its pack, a text that changes with any fact in it, and the game it belongs to.

    `game` is set when the game opens the box, `moves` when its first table is set up, and `carried` are the
    packed contents of a box that is not installed everywhere and travels with them.
    """

    def __init__(self, name: str, fingerprint: str) -> None:
        self.name = name
        self.fingerprint = fingerprint
        self.game: Any = None
        self.moves: Any = None
        self.carried: bytes | None = None

    def __repr__(self) -> str:
        return f"<box {self.name!r} of {self.game_name()}: {self.fingerprint}>"

    def game_name(self) -> str:
        return "no game yet" if self.game is None else str(self.game.name)

    def __reduce__(self) -> tuple[Any, ...]:
        if self.game is None:
            raise TypeError("cannot pickle a box that no game has opened: game.box(folder) opens it")
        return opened, (self.game, self.name, self.fingerprint, self.carried)

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self


def opened(game: Any, name: str, fingerprint: str, carried: bytes | None) -> Components:
    """The box of a pickle, opened once in each process."""
    box: Components = game.box_from_afar(name, fingerprint, carried)
    return box
