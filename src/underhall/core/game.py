"""What a game brings to the engine: an identity card, a table to play on, and eyes to see it with."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any, Generic, Protocol, TypeVar

from underhall.core.agenda import Dice, Table
from underhall.core.notation import Move


class Components(Protocol):
    """What every game's box has: the name of its pack, and a text that changes with any fact in it."""

    name: str
    fingerprint: str


T = TypeVar("T", bound=Table)
B = TypeVar("B", bound=Components)


class Option:
    """A choice made when the table is set up."""

    def __init__(self, name: str, choices: tuple[str, ...], rule: str, meaning: str) -> None:
        self.name = name
        self.choices = choices
        self.rule = rule
        self.meaning = meaning

    @property
    def default(self) -> str:
        return self.choices[0]


class BadSetup(ValueError):
    """A table that cannot be set up this way."""


@dataclass
class Outlook:
    """What a choice leads to, as far as the chooser can know; amounts by the game's own words.

    `costs` and `gives` are what has changed when somebody is asked again, `then` is what may be had after
    that. Not `sure`: something that nobody knows yet will add to it.
    """

    costs: dict[str, int]
    gives: dict[str, int]
    then: dict[str, int]
    sure: bool


class Game(Generic[T, B]):
    """One game of the register. It only remembers the boxes it has opened: what changes is on the table."""

    name: str
    title: str
    about: str
    least_seats: int
    most_seats: int
    options: tuple[Option, ...] = ()
    rules_version: int
    home: Path
    chapters: tuple[ModuleType, ...]
    values: tuple[type, ...] = ()
    shared: tuple[str, ...] = ()

    def __init__(self) -> None:
        self._boxes: dict[Path | None, B] = {}

    def box(self, pack: Path | None = None) -> B:
        """The components, with the tables of a pack in place of the printed ones; read once."""
        if pack not in self._boxes:
            self._boxes[pack] = self.read_box(pack)
        return self._boxes[pack]

    def read_box(self, pack: Path | None) -> B:
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

    def determinize(self, table: T, seat: int, dice: Dice) -> T:
        """A copy in which all that the seat cannot know is dealt anew."""
        raise NotImplementedError

    def facts(self, table: T) -> dict[str, Any]:
        """What statistics want to know of a finished game, beyond the scores."""
        return {}

    def new(self, seats: int, options: dict[str, str] | None = None, box: B | None = None) -> T:
        """A table at its first choice."""
        chosen = self.settle(seats, options or {})
        table = self.bare_table(self.box() if box is None else box, seats, chosen)
        self.begin(table)
        table.advance()
        return table

    def settle(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        """All options, those not named at their default; an impossible wish is refused."""
        if not self.least_seats <= seats <= self.most_seats:
            raise BadSetup(f"{self.title} is for {self.least_seats} to {self.most_seats} seats, not {seats}")
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise BadSetup(f"{self.title} has no option {name!r}; it has {', '.join(known)}")
            if value not in known[name].choices:
                raise BadSetup(f"option {name} is one of {', '.join(known[name].choices)}, not {value!r}")
        return {name: options.get(name, option.default) for name, option in known.items()}


AnyGame = Game[Any, Any]
