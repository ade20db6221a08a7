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

The rules and the box are the edition it was played by. A record has one form, the one we write: numbers
without ornament, entries in this order, options in the game's, moves as their notation has them. Any other
form is refused, so that one game is one text.
"""

from __future__ import annotations

import hashlib
import re

from underhall.core.agenda import NATURE
from underhall.core.game import AnyGame, B, BadSetup, Denial, Game, T, UnknownBox

MAGIC = "underhall record 1"
NUMBER = "0|[1-9][0-9]{0,5}"
HEAD = (("game", "[a-z0-9_]+"), ("rules", NUMBER), ("pack", "(.+) ([^ ]+)"), ("seats", NUMBER))


class BadRecord(Denial):
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

    def __repr__(self) -> str:
        return f"<{self}>"


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

    def __repr__(self) -> str:
        return f"<record of {self.game}: {self.seats} seats, {len(self.lines)} moves>"

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

    def box(self, game: Game[T, B]) -> B:
        """The components it was played with."""
        try:
            return game.box_of(self.fingerprint)
        except UnknownBox as error:
            known = f"played with component pack {self.pack!r} ({self.fingerprint}), which is not known here"
            raise BadRecord(known, "record.pack", pack=self.pack) from error

    def check_header(self, game: AnyGame, fingerprint: str) -> None:
        """Can this game, with this box, replay it?"""
        if self.game != game.name:
            why = f"a record of {self.game}, not of {game.name}"
            raise BadRecord(why, "record.other_game", game=self.game, wanted=game.name)
        if not 1 <= self.rules <= game.rules_version:
            why = f"played by rules {self.rules}, these are rules {game.rules_version}"
            raise BadRecord(why, "record.rules", rules=self.rules, known=game.rules_version)
        if self.fingerprint != fingerprint:
            why = f"played with component pack {self.pack!r} ({self.fingerprint}), this is {fingerprint}"
            raise BadRecord(why, "record.pack", pack=self.pack)
        try:
            self._check_options(game, game.settle(self.seats, self.options))
        except BadSetup as error:
            raise BadRecord(str(error), error.key, error.home, **error.words) from error

    def _check_options(self, game: AnyGame, settled: dict[str, str]) -> None:
        """In the game's order, and all of them; earlier editions may have had fewer."""
        whole = self.rules == game.rules_version
        wanted = [name for name in settled if whole or name in self.options]
        if list(self.options) != wanted:
            raise BadRecord(f"the options are not {', '.join(wanted)}, in this order", "record.form")


def read(text: str) -> Record:
    """The record written in `text`; a changed byte is noticed."""
    if not text.startswith(MAGIC + "\n"):
        raise BadRecord("this is not a record of underhall", "record.foreign")
    body, mark, check = text.rpartition("check: ")
    if not mark or not body.endswith("\n"):
        raise BadRecord("the record is cut off: its last line, the check, is missing", "record.cut_off")
    if check != f"{_checksum(body)}\n":
        raise BadRecord("the record was changed or damaged: its check does not match", "record.changed")
    head, gap, moves = body.partition("\n\n")
    if not gap:
        raise BadRecord("the record's form is broken: no empty line between head and moves", "record.form")
    try:
        return _read(head.split("\n")[1:], moves.split("\n")[:-1])
    except ValueError as error:
        raise BadRecord(f"the record's form is broken: {error}", "record.form") from error


def _read(head: list[str], moves: list[str]) -> Record:
    game, rules, pack, seats = [
        _entry(head[at] if at < len(head) else "", *wanted) for at, wanted in enumerate(HEAD)
    ]
    name, fingerprint = pack.rsplit(" ", 1)
    options: dict[str, str] = {}
    for line in head[len(HEAD) :]:
        option, value = _option(line)
        if option in options:
            raise ValueError(f"option {option} stands there twice")
        options[option] = value
    lines = [_read_line(line) for line in moves]
    return Record(game, int(rules), name, fingerprint, int(seats), options, lines)


def _entry(line: str, name: str, form: str) -> str:
    found = re.fullmatch(f"{name}: ({form})", line)
    if found is None:
        raise ValueError(f"{line!r} stands where the {name} should")
    return found[1]


def _option(line: str) -> tuple[str, str]:
    found = re.fullmatch("option ([^ :]+): (.+)", line)
    if found is None:
        raise ValueError(f"{line!r} is no option")
    return found[1], found[2]


def _read_line(line: str) -> Line:
    found = re.fullmatch(r"(nature|[1-9][0-9]?)([:!]) (.+)", line)
    if found is None:
        raise ValueError(f"{line!r} is no move")
    who, mark, text = found.groups()
    return Line(NATURE if who == "nature" else int(who) - 1, text, mark == "!")


def _checksum(body: str) -> str:
    return hashlib.sha256(body.encode(errors="surrogatepass")).hexdigest()[:32]
