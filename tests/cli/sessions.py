"""Sessions at random positions, where the person on seat 1 has to choose."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

from underhall.cli.saves import PERSON, Save, Seating
from underhall.cli.session import Session
from underhall.core.match import AnyMatch, Match
from underhall.games import GAMES


def new_session(folder: Path, seats: int, seed: int) -> Session:
    names = ["Ole", *[f"Bot{seat + 1}" for seat in range(1, seats)]]
    seating = Seating("lost_mines", 0, names, [PERSON] + ["random"] * (seats - 1), str(seed))
    match: AnyMatch = Match(GAMES["lost_mines"], seats)
    return Session(match, seating, Save(folder / "game.record"))


def choices(folder: Path, seats: int, seed: int) -> Iterator[Session]:
    """The session whenever the person has to choose; then a random choice is made."""
    session, dice = new_session(folder, seats, seed), Random(seed)
    while not session.over():
        if session.waits():
            yield session
            session.play(dice.choice(session.options()))
        else:
            session.step()
