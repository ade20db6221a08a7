"""Chances whose outcomes are all alike."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import mypyc_attr

from underhall.core.agenda import Chance, Dice, M, T, below


@mypyc_attr(allow_interpreted_subclasses=True)
class EvenChance(Chance[T, M], Generic[T, M]):
    """Nature draws one of several, all of them as likely as each other."""

    def among(self, table: T) -> list[M]:
        raise NotImplementedError

    def outcomes(self, table: T) -> list[tuple[M, int]]:
        return [(move, 1) for move in self.among(table)]

    def sample(self, table: T, dice: Dice) -> M:
        moves = self.among(table)
        return moves[below(dice, len(moves))]
