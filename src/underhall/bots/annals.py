"""The annals of an arena: a short line for each game, under a heading that says what it was played with.

A ledger has room for all that can be asked of a game; annals are to be kept for good and say who won, by how
much. They read the ledgers of earlier campaigns too, whose games do not say who played, and write them anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from underhall.bots.arena import Outcome

NOBODY_SAYS = ""


class OtherGames(Exception):
    """A file that holds games of other terms than its name says."""


class OtherPlayers(OtherGames):
    """A file with games of other bots, or by other rules, than are here today."""


SHARED = ("game", "rules", "pack", "box", "seats", "options", "seed")


class Heading(msgspec.Struct, frozen=True):
    """What the games below it have in common; `bots` move on by a seat from game to game."""

    game: str
    rules: int
    pack: str
    box: str
    seats: int
    options: dict[str, str]
    seed: int
    bots: list[str]
    players: str = NOBODY_SAYS

    def may_be(self, other: Heading) -> bool:
        """Whether its games may be of these players: nothing speaks against it."""
        return self.rules == other.rules and self.players in (NOBODY_SAYS, other.players)

    def outcome(self, line: Line) -> Outcome:
        """A game as the arena told of it, but for its facts."""
        names = [self.bots[(seat + line.number) % len(self.bots)] for seat in range(self.seats)]
        shared = {name: getattr(self, name) for name in SHARED}
        return Outcome(**{**msgspec.structs.asdict(line), **shared, "bots": names, "facts": {}})


class Line(msgspec.Struct, frozen=True, array_like=True):
    """One game, as short as can be."""

    number: int
    points: list[int]
    winners: list[int]
    finished: bool
    decisions: int
    rounds: int
    seconds: float


Entry = tuple[Heading, Outcome]


class Annals:
    """The file of one arena, and under which heading one would play on."""

    def __init__(self, out: Path, heading: Heading) -> None:
        self.out = out
        self.heading = heading

    def entries(self) -> list[Entry]:
        """All games with what is said of them."""
        part = self.out.with_name(f"{self.out.name}.part")
        return list(read(part if part.exists() else self.out, self.heading))

    def played(self) -> list[Outcome]:
        """The games, if they may be of today's players."""
        entries = self.entries()
        if not all(heading.may_be(self.heading) for heading, _ in entries):
            raise OtherPlayers(str(self.out))
        return [outcome for _, outcome in entries]

    def settle(self) -> None:
        """Write in short what a ledger told at length."""
        entries = self.entries()
        if entries and not (self.out.exists() and self.out.read_bytes() == b"".join(told(entries))):
            self._write(entries)

    def sign(self) -> None:
        """Today's players have shown that the games are theirs."""
        self._write([(self.heading, outcome) for _, outcome in self.entries()])

    def _write(self, entries: Iterable[Entry]) -> None:
        fresh = self.out.with_name(f".{self.out.name}")
        fresh.write_bytes(b"".join(told(entries)))
        fresh.replace(self.out)
        self.out.with_name(f"{self.out.name}.part").unlink(missing_ok=True)

    def __enter__(self) -> Self:
        entries = self.entries()
        self._write(entries)
        self.last = entries[-1][0] if entries else None
        self.lines = self.out.open("ab")
        return self

    def add(self, outcome: Outcome) -> None:
        """A game that has just ended; it is on disk when this returns."""
        self.lines.write(b"".join(told([(self.heading, outcome)], self.last)))
        self.lines.flush()
        self.last = self.heading

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.lines.close()


def read(file: Path, wanted: Heading) -> Iterator[Entry]:
    """What a file holds, annals or a ledger; a line that was being written when all ended is left out."""
    heading = None
    for line in file.read_bytes().split(b"\n")[:-1] if file.exists() else []:
        if line.startswith(b"["):
            if heading is None:
                raise OtherGames(str(file))
            yield heading, heading.outcome(msgspec.json.decode(line, type=Line))
        elif b'"number"' in line:
            outcome = msgspec.json.decode(line, type=Outcome)
            shared = {name: getattr(outcome, name) for name in SHARED}
            yield Heading(**shared, bots=wanted.bots), outcome
        else:
            heading = msgspec.json.decode(line, type=Heading)


def told(entries: Iterable[Entry], last: Heading | None = None) -> Iterator[bytes]:
    """Line by line; a heading where it is another than the `last` one."""
    for heading, outcome in entries:
        if heading != last:
            yield msgspec.json.encode(heading) + b"\n"
            last = heading
        parts = [getattr(outcome, name) for name in Line.__struct_fields__]
        yield msgspec.json.encode([*parts[:-1], round(outcome.seconds, 2)]) + b"\n"
