"""What a game brings to the engine: an identity card, a table to play on, and eyes to see it with."""

from __future__ import annotations

import zlib
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any, Generic, Self, TypeVar

from underhall.core import contents
from underhall.core.agenda import Dice, Table
from underhall.core.components import Components
from underhall.core.contents import Contents
from underhall.core.fixed import FixedDict, fixed
from underhall.core.notation import Move
from underhall.core.words import Word

T = TypeVar("T", bound=Table)
B = TypeVar("B", bound=Components)


class Option:
    """A choice made when the table is set up."""

    def __init__(self, name: str, choices: tuple[str, ...], rule: str) -> None:
        self.name = name
        self.choices = choices
        self.rule = rule

    @property
    def default(self) -> str:
        return self.choices[0]


class Denial(ValueError):
    """Why something cannot be had: a text for programs, and a key with words for people.

    `home` is the folder of the game that has the sentence, if not all games share it.
    """

    def __init__(self, why: str, key: str = "", home: Path | None = None, **words: Word) -> None:
        super().__init__(why)
        self.key = key
        self.home = home
        self.words = words


class BadSetup(Denial):
    """A table that cannot be set up this way."""


@dataclass
class Outlook:
    """What a choice leads to, as far as the chooser can know; amounts by the game's own words.

    `costs` and `gives` are what has changed when somebody is asked again, `then` is what may be had after
    that. Not `sure`: something that nobody knows yet will add to it. `warns` of what the chooser may not
    want, by the keys of the game's words under `warning`.
    """

    costs: dict[str, int]
    gives: dict[str, int]
    then: dict[str, int]
    sure: bool
    warns: list[str] = field(default_factory=list)


class UnknownBox(LookupError):
    """Components that are neither here nor kept from an earlier edition."""


class Game(Generic[T, B]):
    """One game of the register. It only remembers the boxes it has opened: what changes is on the table.

    An edition is a version of the rules and a box. `rules_version` is the newest; tables of all earlier
    ones go on and are replayed by the rules they began with. Boxes of earlier releases are kept in
    `editions/`, and found by their fingerprint.
    """

    name: str
    least_seats: int
    most_seats: int
    options: tuple[Option, ...] = ()
    # Whether seats ever hold anything that other seats may not see.
    hides = True
    # The fields of a table that `unseen` goes by; a game that names none has it worked out each time.
    dark: tuple[str, ...] = ()
    # The fields that the own part of a view goes by; where none is named it is made each time.
    own: tuple[str, ...] = ()
    # Those of all these that have a part for each seat, where a seat's own is all that matters to it.
    apart: tuple[str, ...] = ()
    rules_version: int
    home: Path
    chapters: tuple[ModuleType, ...]
    values: tuple[type, ...] = ()
    shared: tuple[str, ...] = ()
    # All moves that there are with a box: a class with a `notation`.
    moves: type[Any]

    def __init__(self) -> None:
        # Every move leads here, and so does every bot: what is opened is put into a new dict.
        self._packs: dict[Path | None, B] = FixedDict()
        self._boxes: dict[tuple[str, str], B] = FixedDict()
        _FIRST.setdefault(type(self), self)

    @property
    def title(self) -> str:
        """What it is called in English."""
        raise NotImplementedError

    # Its boxes

    def box(self, pack: Path | None = None) -> B:
        """The components, with the tables of a pack in place of the printed ones; read once."""
        if pack not in self._packs:
            printed = pack is None
            box = self._opened(self.read_box(None), None) if printed else self.unpack(self.contents(pack))
            self._packs = FixedDict({**self._packs, pack: box})
        return self._packs[pack]

    def box_of(self, fingerprint: str) -> B:
        """The box with this fingerprint: the present one, one that was opened before, or a kept one."""
        self.box()
        for box in self._boxes.values():
            if box.fingerprint == fingerprint:
                return box
        for kept in self.editions():
            if kept.fingerprint() == fingerprint:
                return self._opened(self.read_box(kept), None)
        raise UnknownBox(f"{self.title} has no components {fingerprint}")

    def unpack(self, kept: Contents) -> B:
        """The box with these contents; there is one of each name and fingerprint."""
        self.box()
        found = self._boxes.get((kept.name, kept.fingerprint()))
        return self._opened(self.read_box(kept), kept) if found is None else found

    def _opened(self, box: B, carried: Contents | None) -> B:
        """A box as all tables share it; `carried` if other processes may not find it by its fingerprint."""
        self._boxes = FixedDict({**self._boxes, (box.name, box.fingerprint): fixed(box, Game)})
        box.game = box.game or self
        box.carried = None if carried is None else zlib.compress(carried.dump().encode())
        return box

    def box_from_afar(self, name: str, fingerprint: str, carried: bytes | None) -> B:
        """The box of a pickle: one that is open, the one it carries, or an installed one."""
        self.box()
        if (name, fingerprint) in self._boxes:
            return self._boxes[name, fingerprint]
        if carried is not None:
            return self.unpack(contents.read(zlib.decompress(carried).decode()))
        return self.box_of(fingerprint)

    def moves_of(self, box: B) -> Any:
        """Every move there is with a box: made once, shared by its tables."""
        if box.moves is None:
            box.moves = fixed(self.moves(box), Move, Components)
        return box.moves

    # How it travels: a process has each game once

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return the_game, (type(self),)

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    # What a game brings

    def editions(self) -> list[Contents]:
        """The kept contents of all released boxes, newest first."""
        return []

    def contents(self, pack: Path | None = None) -> Contents:
        """The facts of a box as plain data."""
        raise NotImplementedError

    def read_box(self, pack: Path | Contents | None) -> B:
        raise NotImplementedError

    def bare_table(self, box: B, seats: int, options: dict[str, str]) -> T:
        """A table with nothing on it and an empty agenda."""
        raise NotImplementedError

    def begin(self, table: T) -> None:
        """Put the whole game on the agenda."""
        raise NotImplementedError

    def sheet(self, box: B) -> dict[str, Any]:
        """The components as plain data, for clients that draw them."""
        raise NotImplementedError

    def view(self, table: T, seat: int) -> object:
        """All that a seat, or SPECTATOR, may know: a whitelist. It is made of the two parts below."""
        raise NotImplementedError

    def open_view(self, table: T) -> dict[str, Any]:
        """The fields of a view that are the same for all, whoever looks."""
        raise NotImplementedError

    def own_view(self, table: T, seat: int) -> dict[str, Any]:
        """The other fields of a seat's view."""
        raise NotImplementedError

    def outlook(self, table: T, seat: int, move: Move) -> Outlook | None:
        """What one of the seat's answers leads to, by what the seat knows; None where that is plain."""
        return None

    def tally(self, table: T, seat: int) -> list[dict[str, int]]:
        """If everything were counted now, by what a seat, or SPECTATOR, may know: where the points come from.

        For each player, then for whoever plays beside them. Empty where points count only as they come.
        """
        return []

    def counts_alike(self, table: T) -> bool:
        """Whether all who sit at the table come to the same tally."""
        return True

    def unseen(self, table: T, seat: int) -> list[list[int]]:
        """All that a seat, or SPECTATOR, cannot place, by sort: the box less what it can see."""
        raise NotImplementedError

    def determinize(self, table: T, seat: int, dice: Dice) -> T:
        """A copy in which all that the seat cannot know is dealt anew, from `unseen` by the dice."""
        other = table.copy()
        self.deal_anew(other, seat, dice)
        other.ask_again(seat)
        return other

    def deal_anew(self, table: T, seat: int, dice: Dice) -> None:
        """Part of `determinize`: what the seat cannot know, dealt from `unseen` by the dice."""
        raise NotImplementedError

    def facts(self, table: T) -> dict[str, Any]:
        """What statistics want to know of a finished game, beyond the scores."""
        return {}

    def new(
        self,
        seats: int,
        options: dict[str, str] | None = None,
        box: B | None = None,
        rules: int | None = None,
    ) -> T:
        """A table at its first choice, by the newest rules unless told otherwise."""
        chosen = self.settle(seats, options or {})
        table = self.bare_table(self.box() if box is None else box, seats, chosen)
        table.rules = self.rules_version if rules is None else rules
        self.begin(table)
        table.advance()
        return table

    def settle(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        """All options, those not named at their default; an impossible wish is refused."""
        if not self.least_seats <= seats <= self.most_seats:
            least, most = self.least_seats, self.most_seats
            why = f"{self.title} is for {least} to {most} seats, not {seats}"
            raise BadSetup(why, "setup.seats", least=least, most=most, seats=seats)
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                there = ", ".join(known)
                why = f"{self.title} has no option {name!r}; it has {there}"
                raise BadSetup(why, "setup.option", option=name, known=there)
            if value not in known[name].choices:
                there = ", ".join(known[name].choices)
                why = f"option {name} is one of {there}, not {value!r}"
                raise BadSetup(why, "setup.choice", option=name, known=there, choice=value)
        return {name: options.get(name, option.default) for name, option in known.items()}


AnyGame = Game[Any, Any]
_FIRST: dict[type, AnyGame] = {}


def the_game(kind: type[AnyGame]) -> AnyGame:
    """The game of a pickle: the first of its class, which is made when its module is imported."""
    return _FIRST[kind] if kind in _FIRST else kind()
