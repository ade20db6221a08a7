"""Face-down piles. A pile is a bag until somebody looks: it has contents, but no order yet."""

from __future__ import annotations

from underhall.core.agenda import Dice


class Pile:
    """How many of each kind are somewhere in the pile. Never changed, only replaced."""

    def __init__(self, counts: tuple[int, ...], size: int) -> None:
        self.counts = counts
        self.size = size

    def without(self, kind: int) -> Pile:
        """The pile after one of a kind was drawn."""
        counts = self.counts
        return Pile((*counts[:kind], counts[kind] - 1, *counts[kind + 1 :]), self.size - 1)

    def outcomes(self) -> list[tuple[int, int]]:
        """What may lie on top, with weights."""
        return [(kind, count) for kind, count in enumerate(self.counts) if count]

    def sample(self, dice: Dice) -> int:
        """The kind on top, as the dice will have it; it stays in the pile."""
        left = int(dice.random() * self.size)
        kind = 0
        while left >= self.counts[kind]:
            left -= self.counts[kind]
            kind += 1
        return kind


def shuffled(things: list[int], dice: Dice) -> list[int]:
    """The same things in an order of the dice's choice."""
    order = things[:]
    for i in range(len(order) - 1, 0, -1):
        j = int(dice.random() * (i + 1))
        order[i], order[j] = order[j], order[i]
    return order
