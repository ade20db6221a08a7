"""What learners are rewarded for: a number for each seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence

Rewarding = Callable[[Sequence[int], Sequence[int]], list[float]]


def points(scores: Sequence[int], _: Sequence[int]) -> list[float]:
    return [float(score) for score in scores]


def victory(scores: Sequence[int], winners: Sequence[int]) -> list[float]:
    """A share of it for each who has won; nothing for anybody if the Elders have, or nobody."""
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))]


def place(scores: Sequence[int], winners: Sequence[int]) -> list[float]:
    """The share of the others whom a seat comes in before, and half of those it ties with; winners first.

    Alone it is the victory.
    """
    if len(scores) == 1:
        return victory(scores, winners)
    ranks = [(seat in winners, score) for seat, score in enumerate(scores)]
    before = [sum([(own > other) + (own == other) / 2 for other in ranks]) - 0.5 for own in ranks]
    return [found / (len(ranks) - 1) for found in before]


def nothing(scores: Sequence[int], _: Sequence[int]) -> list[float]:
    return [0.0] * len(scores)


# Points as they come; the others come at the end.
GAINS = "gains"
AT_LAST: dict[str, Rewarding] = {"points": points, "victory": victory, "place": place, GAINS: nothing}
REWARDS = tuple(AT_LAST)


def zero_sum(values: Sequence[float]) -> list[float]:
    """What each has more than all have on average."""
    mean = sum(values) / len(values)
    return [value - mean for value in values]
