"""Face-down piles. A pile is a bag until somebody looks: it has contents, but no order yet."""

from __future__ import annotations

from typing import Any

from underhall.core.agenda import Dice, below, changed


class Pile:
    """How many of each kind are somewhere in the pile. Never changed, only replaced."""

    def __init__(self, counts: tuple[int, ...], size: int) -> None:
        self.counts = counts
        self.size = size

    def __repr__(self) -> str:
        return f"Pile({self.counts}, {self.size})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Pile, (self.counts, self.size)

    def without(self, kind: int) -> Pile:
        """The pile after one of a kind was drawn."""
        return Pile(changed(self.counts, kind, self.counts[kind] - 1), self.size - 1)

    def outcomes(self) -> list[tuple[int, int]]:
        """What may lie on top, with weights."""
        return [(kind, count) for kind, count in enumerate(self.counts) if count]

    def sample(self, dice: Dice) -> int:
        """The kind on top, as the dice will have it; it stays in the pile."""
        return kind_at(self.counts, below(dice, self.size))


def kind_at(counts: tuple[int, ...], place: int) -> int:
    """The kind of the thing at a place, if all lay there kind after kind."""
    kind, count = 0, counts[0]
    while place >= count:
        place -= count
        kind += 1
        count = counts[kind]
    return kind


def less(counts: tuple[int, ...], things: tuple[int, ...]) -> tuple[int, ...]:
    """The counts without these things; a number below 0 is none."""
    left = list(counts)
    for thing in things:
        if thing >= 0:
            left[thing] -= 1
    return tuple(left)


def others(row: tuple[int, ...], thing: int) -> tuple[int, ...]:
    """What else there is in the row, in order."""
    return tuple([found for found in row if found != thing])


def places_of(row: tuple[int, ...], thing: int) -> list[int]:
    """Where in the row the thing is."""
    return [place for place, found in enumerate(row) if found == thing]


def places_but_of(row: tuple[int, ...], thing: int) -> list[int]:
    """Where in the row something else is."""
    return [place for place, found in enumerate(row) if found != thing]


def with_one_more(row: tuple[int, ...], thing: int) -> tuple[int, ...]:
    """The row, which is in order, with the thing where it belongs."""
    at = len(row)
    while at and row[at - 1] > thing:
        at -= 1
    new = list(row)
    new.insert(at, thing)
    return tuple(new)


def kinds_in(row: tuple[int, ...]) -> list[int]:
    """The things of a row, which is in order, each once."""
    return [thing for at, thing in enumerate(row) if not at or thing != row[at - 1]]


def drawn(things: list[int], count: int, dice: Dice) -> list[int]:
    """So many of the things, in an order of the dice's choice.

    How often the dice are asked depends on the numbers alone, never on what the things are.
    """
    left = things[:]
    for last in range(len(left) - 1, len(left) - 1 - count, -1):
        at = below(dice, last + 1)
        left[last], left[at] = left[at], left[last]
    return left[len(left) - count :]
