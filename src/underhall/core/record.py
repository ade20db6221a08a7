"""Records: a header and all moves, nature's included, as text that people can read.

    underhall record 1
    game: lost_mines
    rules: 1
    pack: box 1f0c...
    seats: 3
    option further_rounds: no

    nature: lay out gold
    2: lay ew+lake at d4 turned
    3! propose end
    check: 8a1d...

A line is `actor: move`, or `actor! move` for something said out of turn. The last line is a checksum.
"""

from __future__ import annotations

import hashlib
import re

from underhall.core.agenda import NATURE
from underhall.core.game import AnyGame, BadSetup

MAGIC = "underhall record 1"


class BadRecord(ValueError):
    """A record that cannot be read, or that the rules do not confirm."""


class Line:
    """Who did what; `aside` if it was said out of turn."""

    def __init__(self, actor: int, text: str, aside: bool = False) -> None:
        self.actor = actor
        self.text = text
        self.aside = aside

    def __str__(self) -> str:
        actor = "nature" if self.actor == NATURE else str(self.actor + 1)
        return f"{actor}{'!' if self.aside else ':'} {self.text}"


class Record:
    """One game, finished or not."""

    def __init__(
        self,
        game: str,
        rules: int,
        pack: str,
        fingerprint: str,
        seats: int,
        options: dict[str, str],
        lines: list[Line],
    ) -> None:
        self.game = game
        self.rules = rules
        self.pack = pack
        self.fingerprint = fingerprint
        self.seats = seats
        self.options = options
        self.lines = lines

    def dump(self) -> str:
        head = [
            MAGIC,
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"pack: {self.pack} {self.fingerprint}",
            f"seats: {self.seats}",
            *[f"option {name}: {value}" for name, value in self.options.items()],
            "",
        ]
        body = "\n".join([*head, *map(str, self.lines)]) + "\n"
        return f"{body}check: {_checksum(body)}\n"

    def check_header(self, game: AnyGame, fingerprint: str) -> None:
        """Can these rules and this box replay it?"""
        if self.game != game.name:
            raise BadRecord(f"a record of {self.game}, not of {game.name}")
        if self.rules != game.rules_version:
            raise BadRecord(f"played by rules {self.rules}, these are rules {game.rules_version}")
        if self.fingerprint != fingerprint:
            raise BadRecord(
                f"played with component pack {self.pack!r} ({self.fingerprint}), this is {fingerprint}"
            )
        try:
            game.settle(self.seats, self.options)
        except BadSetup as error:
            raise BadRecord(str(error)) from error


def read(text: str) -> Record:
    """The record written in `text`; a changed byte is noticed."""
    if not text.startswith(MAGIC + "\n"):
        raise BadRecord("this is not a record of underhall")
    body, mark, check = text.rpartition("check: ")
    if not mark or not body.endswith("\n"):
        raise BadRecord("the record is cut off: its last line, the check, is missing")
    if check != f"{_checksum(body)}\n":
        raise BadRecord("the record was changed or damaged: its check does not match")
    head, _, moves = body.partition("\n\n")
    try:
        return _read(head.split("\n")[1:], moves.split("\n")[:-1])
    except (KeyError, ValueError) as error:
        raise BadRecord(f"the record's form is broken: {error}") from error


def _read(head: list[str], moves: list[str]) -> Record:
    entries = dict(line.split(": ", 1) for line in head)
    pack, fingerprint = entries["pack"].rsplit(" ", 1)
    options = {
        key.removeprefix("option "): value for key, value in entries.items() if key.startswith("option ")
    }
    lines = [_read_line(line) for line in moves]
    rules, seats = int(entries["rules"]), int(entries["seats"])
    return Record(entries["game"], rules, pack, fingerprint, seats, options, lines)


def _read_line(line: str) -> Line:
    found = re.fullmatch(r"(nature|[1-9]\d?)([:!]) (.+)", line)
    if found is None:
        raise ValueError(f"{line!r} is no move")
    who, mark, text = found.groups()
    return Line(NATURE if who == "nature" else int(who) - 1, text, mark == "!")


def _checksum(body: str) -> str:
    return hashlib.sha256(body.encode(errors="surrogatepass")).hexdigest()[:32]
