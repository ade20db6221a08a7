"""A layout: which part of an observation tells what, and within which limits.

A view has lists of any length. In a layout each part has its place: a short list is filled up with the lowest
value, a set of places is a mark on each of them, a hand is a number of each card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from underhall.core.agenda import Decision
from underhall.core.game import AnyGame
from underhall.core.saving import item_kinds

Array = NDArray[np.float32]
Reading = Callable[[Any], Iterable[int]]


class Part:
    """Some numbers that belong together. `read` takes them from a view."""

    # How a net should take it: an amount, the number of a thing, or whether there is one.
    sort = "amount"

    def __init__(self, name: str, size: int, low: int, high: int, read: Reading) -> None:
        self.name = name
        self.size = size
        self.low = low
        self.high = high
        self.read = read
        self.at = slice(0, size)

    def __repr__(self) -> str:
        return f"<{self.name}: {self.sort}, {self.size} from {self.low} to {self.high}>"

    def write(self, view: Any, into: Array) -> None:
        values = list(self.read(view))
        into[: len(values)] = values


class Amount(Part):
    """Numbers as they are."""


class Thing(Part):
    """The number of a card, a tile, a seat, a place; the lowest is none."""

    sort = "thing"


class Mark(Part):
    """One where something is: `read` names the places."""

    sort = "mark"

    def __init__(self, name: str, size: int, read: Reading) -> None:
        super().__init__(name, size, 0, 1, read)

    def write(self, view: Any, into: Array) -> None:
        into[list(self.read(view))] = 1


class Bits(Mark):
    """The same of sets that are written as masks, of `width` places each: `read` gives the masks."""

    def __init__(self, name: str, size: int, width: int, read: Reading) -> None:
        super().__init__(name, size, read)
        self.bits = np.arange(width)

    def write(self, view: Any, into: Array) -> None:
        found = np.array(list(self.read(view)), int)[:, None] >> self.bits & 1
        into[: found.size] = found.ravel()


class Count(Part):
    """How many there are of each: `read` names them one by one."""

    def write(self, view: Any, into: Array) -> None:
        for one in self.read(view):
            into[one] += 1


class Layout:
    """The parts of an observation, one after the other."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts = {part.name: part for part in parts}
        assert len(self.parts) == len(parts)
        begin = 0
        for part in parts:
            part.at = slice(begin, begin + part.size)
            begin += part.size
        self.size = begin
        self.low = self._each([part.low for part in parts])
        self.high = self._each([part.high for part in parts])

    def _each(self, limits: list[int]) -> Array:
        sizes = [part.size for part in self.parts.values()]
        return np.repeat(np.array(limits, np.float32), sizes)

    def of(self, view: Any) -> Array:
        """A view as an observation."""
        found = self.low.copy()
        for part in self.parts.values():
            part.write(view, found[part.at])
        return found

    def named(self, observation: Array) -> dict[str, Array]:
        """An observation, or several in rows, by parts."""
        return {name: observation[..., part.at] for name, part in self.parts.items()}

    def spread(self, observation: Array) -> Array:
        """For a net: each thing as a place among all that it could be, amounts by their highest."""
        found = []
        for part in self.parts.values():
            piece = observation[..., part.at]
            if isinstance(part, Thing):
                kinds = np.arange(part.low, part.high + 1)
                piece = (piece[..., None] == kinds).reshape(*piece.shape[:-1], -1)
            found.append(piece / max(part.high if part.sort == "amount" else 1, 1))
        return np.concatenate(found, axis=-1, dtype=np.float32)


def one(read: Callable[[Any], int]) -> Reading:
    """The reading of a single number."""
    return lambda view: (int(read(view)),)


def row(name: str) -> Reading:
    """The reading of a list of the view, by its name."""
    return lambda view: getattr(view, name)


def rows(read: Callable[[Any], Iterable[Iterable[int]]]) -> Reading:
    """Lists of fixed length, one after the other."""
    return lambda view: [value for values in read(view) for value in values]


def places(read: Callable[[Any], Iterable[Iterable[int]]], width: int) -> Reading:
    """Sets of places, each on a board of its own."""
    return lambda view: [at * width + place for at, found in enumerate(read(view)) for place in found]


def question(game: AnyGame) -> Part:
    """What is asked, by the number of the question among those of the game, in order of their names."""
    kinds = item_kinds(game).items()
    names = sorted([name for name, kind in kinds if issubclass(kind, Decision)])
    number = {name: at for at, name in enumerate(names)}
    return Thing("question", 1, -1, len(names) - 1, one(lambda view: number.get(view.question, -1)))
