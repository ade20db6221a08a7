"""What a seat plays for, by game: when an imagined game has told enough, and how well it went."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, ClassVar

from underhall.games.lost_mines.components import CLANS, SELFISH
from underhall.games.lost_mines.table import NONE

FAR = 60.0
# What the Elders gain in a turn at normal, hard and expert: the mean of 20 games of medium with seed 1.
ELDERS_GAIN = (8.3, 9.8, 11.5)
TURNS_OF_ERA = 4
LAST_ERA = 2
# LM-6.05
DRAGON_LOSS = 2.0


class Aim:
    """To lead when the game is over; of a large lead it matters less how large it is."""

    # A lead of so many points wins about three games in four.
    scale = 10.0
    # After so many passes of the turn the forecast judges an imagined game: once, or each time.
    looks: ClassVar[tuple[int, ...]] = (4,)
    # How much of the budget a question is worth, where not all are worth the same.
    efforts: ClassVar[dict[str, float]] = {}

    def __init__(self, table: Any, seat: int) -> None:
        self.seat = seat

    def settled(self, table: Any) -> bool:
        return bool(table.over())

    def turn(self, table: Any) -> int:
        """Whose it is: when it changes, the turn has passed on."""
        return int(table.to_move())

    def turns_passed(self, table: Any) -> int:
        """How many turns are over, when it has changed."""
        return 1

    def points(self, table: Any) -> Sequence[float]:
        """Of everybody who can win."""
        scores: list[int] = table.scores()
        return scores

    def gains(self, table: Any) -> list[int]:
        """What is forecast, when it is settled."""
        scores: list[int] = table.scores()
        return scores

    def is_rival(self, table: Any, other: int) -> bool:
        return other != self.seat

    def foreseen(self, table: Any, forecast: list[float]) -> float:
        """The worth of what is forecast."""
        return self.worth(table, forecast)

    def worth(self, table: Any, points: Sequence[float]) -> float:
        """From 0, lost by far, to 1."""
        others = [own for other, own in enumerate(points) if self.is_rival(table, other)]
        lead = points[self.seat] - max(others, default=0)
        return 1.0 / (1.0 + exp(-max(-FAR, min(FAR, lead / self.scale))))


class MountainKingAim(Aim):
    """MK-10.03 Partners win together."""

    def is_rival(self, table: Any, other: int) -> bool:
        return bool(table.purse(other) != table.purse(self.seat))


class CovenantAim(Aim):
    """CV-16.21 The Elders can win, too."""

    # What is built late brings most.
    looks = (8,)

    def turn(self, table: Any) -> int:
        """CV-16.13 Alone, a turn begins with every dwarf that goes to work."""
        return int(table.to_move()) if table.seats > 1 else sum(table.tavern[self.seat])

    def turns_passed(self, table: Any) -> int:
        """CV-16.13 Alone, the Elders have had theirs, too."""
        return 1 if table.seats > 1 else 2

    def foreseen(self, table: Any, forecast: list[float]) -> float:
        """The Elders have no weights of their own: they gain about the same in each of their turns."""
        if table.seats == 1:
            eras = max(0, LAST_ERA - table.era)
            turns = sum(table.tavern[self.seat]) + TURNS_OF_ERA * eras
            forecast[1] += ELDERS_GAIN[table.difficulty] * turns
        return self.worth(table, forecast)

    def points(self, table: Any) -> Sequence[float]:
        glory: tuple[int, ...] = table.glory
        return glory


class LostMinesAim(Aim):
    """LM-6.06 A round has its own roles and board: what it brings is all that can be played for."""

    # What a card was worth shows late, and by then much else has happened.
    looks = (4, 6, 8, 10, 12)
    efforts: ClassVar[dict[str, float]] = {"PlayOrDiscard": 2.0}

    def __init__(self, table: Any, seat: int) -> None:
        super().__init__(table, seat)
        self.rounds = len(table.results)

    def settled(self, table: Any) -> bool:
        return len(table.results) > self.rounds

    def points(self, table: Any) -> Sequence[float]:
        result = table.results[self.rounds]
        return [result.points(seat) for seat in range(table.seats)]

    def gains(self, table: Any) -> list[int]:
        """LM-6.02 The treasures of each dwarf, whoever shares in them."""
        found = [0] * table.seats
        for owner, _, value in table.results[self.rounds].treasures:
            found[owner] += value
        return found

    def foreseen(self, table: Any, forecast: list[float]) -> float:
        """LM-6.02, LM-6.03 Of treasures points are made by the roles of the imagined table."""
        points = forecast[:]
        for clan in range(len(CLANS)):
            pool = [s for s in range(table.seats) if table.role(s) != SELFISH and table.pool(s) == clan]
            for seat in pool:
                points[seat] = sum([forecast[member] for member in pool]) / len(pool)
        if table.dragon != NONE:
            points[table.dragon] -= min(DRAGON_LOSS, points[table.dragon])
        return self.worth(table, points)

    def worth(self, table: Any, points: Sequence[float]) -> float:
        """The own points, less the mean of the others'."""
        own = points[self.seat]
        return own - (sum(points) - own) / (len(points) - 1)


AIMS: dict[str, type[Aim]] = {
    "mountain_king": MountainKingAim,
    "covenant": CovenantAim,
    "lost_mines": LostMinesAim,
}
