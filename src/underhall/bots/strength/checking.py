"""Kept games played again: whether the bots of today are those who played them."""

from __future__ import annotations

from pathlib import Path

import msgspec

from underhall.bots.annals import Annals, OtherGames
from underhall.bots.arena import Outcome
from underhall.bots.campaign import file_name
from underhall.bots.terms import Terms


class Finding(msgspec.Struct, frozen=True):
    """Of one file: which games were played again, and which of them went another way."""

    file: str
    again: list[int]
    otherwise: list[int]

    def line(self) -> str:
        if not self.again:
            return f"{self.file}: no games"
        if self.otherwise:
            return f"{self.file}: game {', '.join(map(str, self.otherwise))} goes another way today"
        return f"{self.file}: as kept, game {', '.join(map(str, self.again))} played again"


def checked(terms: Terms, folder: Path, games: int) -> Finding:
    """Play some games again; if all go as before, the file is signed by who plays today."""
    annals = Annals(folder / file_name(terms), terms.heading())
    kept = [outcome for _, outcome in annals.entries()]
    if not all(terms.fits(number, outcome) for number, outcome in enumerate(kept)):
        raise OtherGames(str(annals.out))
    again = spread(len(kept), games)
    otherwise = [number for number in again if played(terms, number) != told(kept[number])]
    if again and not otherwise:
        annals.sign()
    return Finding(annals.out.name, again, otherwise)


def spread(count: int, some: int) -> list[int]:
    """So many of these numbers, the last of equal parts."""
    return sorted({count * part // some - 1 for part in range(1, some + 1)} - {-1}, reverse=True)


def played(terms: Terms, number: int) -> tuple[object, ...]:
    return told(next(msgspec.structs.replace(terms, games=number + 1).outcomes(number)))


def told(outcome: Outcome) -> tuple[object, ...]:
    """What the same players come to again."""
    return outcome.points, outcome.winners, outcome.finished, outcome.decisions, outcome.rounds
