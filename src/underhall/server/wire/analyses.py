"""What server and clients say to each other about how a game went; a part of the protocol."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from underhall.server.wire.identity import Message

AnalysisStage = Literal["unasked", "running", "stopped", "failed", "done"]


class MarkCard(Message):
    """How things stood after `at` moves, the last of which `actor` did: -1 is chance. Points scored, and what
    they would come to, by player, whoever plays beside the seats last; chances by side, if known yet."""

    at: int
    actor: int
    scores: list[int]
    stands: list[int]
    chances: list[float]


class TurningCard(Message):
    """Where the chances of a side changed most, between two marks."""

    since: int
    at: int
    actor: int
    side: int
    before: float
    after: float
    text: str


class SwingCard(Message):
    """A choice after `at` moves that cost most against what the hard bot would have played, and why."""

    at: int
    seat: int
    played: str
    better: str
    reason: str
    chance_played: float
    chance_better: float
    text: str


class GainCard(Message):
    label: str
    points: list[int]


class TurnCard(Message):
    """Where a player's points rose most."""

    player: int
    since: int
    at: int
    points: int


class ShareCard(Message):
    """Where the last chance of a side came from: these four sum up to it."""

    side: int
    began: float
    luck: float
    own: float
    others: float


class FallCard(Message):
    label: str
    came: int
    expected: float


class ThrowsCard(Message):
    """Dice or draws of one kind; of a seat, or -1."""

    label: str
    seat: int
    number: int
    falls: list[FallCard]


class AnalysisCard(Message):
    """How a finished game went, as far as it is known: `done` of `total` steps. `players` are names."""

    stage: AnalysisStage
    done: int
    total: int
    seats: int = 0
    players: list[str] = field(default_factory=list)
    sides: list[list[int]] = field(default_factory=list)
    marks: list[MarkCard] = field(default_factory=list)
    turnings: list[TurningCard] = field(default_factory=list)
    swings: list[SwingCard] = field(default_factory=list)
    gains: list[GainCard] = field(default_factory=list)
    best: list[TurnCard] = field(default_factory=list)
    shares: list[ShareCard] = field(default_factory=list)
    throws: list[ThrowsCard] = field(default_factory=list)
