"""What an analysis has found, as plain data: keys and words, for whoever puts them into sentences."""

from __future__ import annotations

from dataclasses import dataclass, field

from underhall.core.words import Word


@dataclass(frozen=True)
class Mark:
    """How things stood after so many moves, when somebody else was about to act.

    `actor` has acted since the mark before. `scores` and `stands` are by player, whoever plays beside the
    seats last: what has been scored, and what it would come to if all were counted. `chances` are by side,
    and empty until they have been found.
    """

    at: int
    actor: int
    scores: list[int]
    stands: list[int]
    chances: list[float]


@dataclass(frozen=True)
class Turning:
    """Where chances changed most: between two marks, of that side, by what `actor` did."""

    since: int
    at: int
    actor: int
    side: int
    before: float
    after: float

    @property
    def change(self) -> float:
        return self.after - self.before


@dataclass(frozen=True)
class Swing:
    """A choice after so many moves that cost its seat most against what another would have played.

    Both chances are judged in worlds that the seat could imagine; `reason` is a key with words.
    """

    at: int
    seat: int
    question: str
    played: str
    better: str
    reason: str
    words: dict[str, Word]
    chance_played: float
    chance_better: float

    @property
    def cost(self) -> float:
        return self.chance_better - self.chance_played


@dataclass(frozen=True)
class Gain:
    """Points of one source, by player."""

    source: str
    points: list[int]


@dataclass(frozen=True)
class Turn:
    """The stretch in which a player's points rose most."""

    player: int
    since: int
    at: int
    points: int


@dataclass(frozen=True)
class Share:
    """Where a side's win chance came from: what it began with, nature, its own choices, those of others."""

    side: int
    began: float
    luck: float
    own: float
    others: float


@dataclass(frozen=True)
class Fall:
    """One outcome: how often it came, and how often it was to be expected."""

    word: str
    came: int
    expected: float


@dataclass(frozen=True)
class Throws:
    """All throws or draws of a kind; by seat where they are somebody's own, else NATURE's."""

    kind: str
    seat: int
    number: int
    falls: list[Fall]


@dataclass(frozen=True)
class Analysis:
    """All of it, or as much as is known yet: `done` of `total` steps."""

    game: str
    players: int
    seats: int
    sides: list[list[int]]
    done: int
    total: int
    marks: list[Mark]
    gains: list[Gain]
    best: list[Turn]
    throws: list[Throws]
    turnings: list[Turning] = field(default_factory=list)
    shares: list[Share] = field(default_factory=list)
    swings: list[Swing] = field(default_factory=list)

    @property
    def whole(self) -> bool:
        return self.done == self.total
