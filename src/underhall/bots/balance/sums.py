"""What many games came to, figure by figure: means with intervals of 95 %, kept as sums."""

from __future__ import annotations

from math import sqrt

from underhall.bots.ladder import Interval, quantile


class Sum:
    """Of one figure."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def mean(self) -> float:
        return self.total / self.count

    def within(self) -> Interval:
        """Student's; one value tells nothing about how far others are."""
        if self.count < 2:
            return float("-inf"), float("inf")
        mean = self.mean()
        spread = max(0.0, self.squares - self.count * mean * mean) / (self.count - 1)
        half = quantile(self.count - 1) * sqrt(spread / self.count)
        return mean - half, mean + half


class Group:
    """Figures that are judged together: how far each is from what would be fair, in points of a hundred."""

    def __init__(self, title: str, limit: float) -> None:
        self.title = title
        self.limit = limit
        self.figures: dict[str, Sum] = {}

    def add(self, name: str, value: float) -> None:
        self.figures.setdefault(name, Sum()).add(100 * value)

    def worst(self) -> Sum:
        return max(self.figures.values(), key=lambda figure: abs(figure.mean()))

    def verdict(self) -> str:
        """Beyond only where the interval of a figure leaves no doubt."""
        known = [figure for figure in self.figures.values() if figure.count > 1]
        surely = [
            figure for figure in known if figure.within()[0] > self.limit or figure.within()[1] < -self.limit
        ]
        if surely:
            return f"not met: {len(surely)} of {len(known)} surely beyond"
        if not known or abs(self.worst().mean()) > self.limit:
            return "open: more games are needed"
        doubtful = [f for f in known if max(-f.within()[0], f.within()[1]) > self.limit]
        return f"met, {len(doubtful)} of {len(known)} not surely" if doubtful else "met"


Groups = dict[str, Group]
