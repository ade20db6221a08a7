"""The agenda: what still has to happen at a table, next on top.

A table is components plus a stack of pending items. An `Effect` is resolved when it is reached, a
`Decision` asks one seat one question, a `Chance` asks nature. Items hold a few ints and never change,
so a table can be copied, saved and undone between any two choices.
"""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from copy import deepcopy
from typing import Any, ClassVar, Final, Generic, Protocol, Self, TypeVar

from mypy_extensions import mypyc_attr

from underhall.core.notation import GoOn, Move, Notation
from underhall.core.words import EVERYONE, Event, Refusal, Word

NATURE: Final = -1
NOBODY: Final = -2
SPECTATOR: Final = 30
NEWEST: Final = 1 << 16

T = TypeVar("T", bound="Table")
M = TypeVar("M", bound=Move)
X = TypeVar("X")


class Dice(Protocol):
    """The part of `random.Random` the engine uses."""

    def random(self) -> float: ...


def below(dice: Dice, count: int) -> int:
    """A number below the count, all as likely as each other."""
    return int(dice.random() * count)


class Illegal(ValueError):
    """A move that the rules refuse; the table is as it was before."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.key}")
        self.refusal = refusal

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.refusal,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Item(Generic[T]):
    """Something that still has to happen. Never changed once made: tables share it.

    The constructor's parameters are ints and are kept under their own names; that is how an item is saved.
    """

    seat: int = NATURE

    def reached(self, table: T) -> bool:
        """The item is next: whether it waits for somebody. What need not wait happens, or lapses."""
        raise NotImplementedError

    def answered(self, table: T, move: Any) -> None:
        """What it waited for: a move was chosen."""
        raise NotImplementedError

    def __repr__(self) -> str:
        parts = [f"{name}={getattr(self, name)}" for name in parts_of(type(self))]
        return f"{type(self).__name__}({', '.join(parts)})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple([getattr(self, name) for name in parts_of(type(self))])


_PARTS: dict[type, tuple[str, ...]] = {}


def parts_of(kind: type) -> tuple[str, ...]:
    """The names of what an item of this kind holds."""
    if kind not in _PARTS:
        _PARTS[kind] = tuple(inspect.signature(kind).parameters)
    return _PARTS[kind]


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Item[T], Generic[T]):
    """Happens as soon as it is reached."""

    def reached(self, table: T) -> bool:
        table.agenda.pop()
        self.resolve(table)
        return False

    def resolve(self, table: T) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Item[T], Generic[T, M]):
    """One question to one seat. A decision without options lapses."""

    rule: ClassVar[str] = ""
    # Asked of all at once: the asides are the answers of those who are not waited for.
    together: ClassVar[bool] = False
    # Everybody can tell how many options there are: a single one is taken without asking.
    public: ClassVar[bool] = False
    # Who does what comes next goes on by that: nothing that was earned is given up.
    by_the_way: ClassVar[bool] = False

    def reached(self, table: T) -> bool:
        table.choices = tuple(self.options(table))
        if table.choices:
            return True
        table.agenda.pop()
        return False

    def answered(self, table: T, move: M) -> None:
        self.choose(table, move)

    def options(self, table: T) -> list[M]:
        raise NotImplementedError

    def choose(self, table: T, move: M) -> None:
        raise NotImplementedError

    def why_not(self, table: T, move: Move) -> Refusal:
        """The rule that keeps `move` out of the options; asked only for such moves."""
        return Refusal(self.rule, "refused.not_now", {"move": move.text})

    def is_public(self, table: T) -> bool:
        return self.public

    def onward(self, table: T) -> Move | None:
        """The option that means to go on, if there is one; asked while the question is open."""
        return next((move for move in table.choices if isinstance(move, GoOn)), None)

    def idle(self, table: T) -> bool:
        """Whether nothing but going on leads anywhere, though more is allowed."""
        return False

    def can_wait(self, table: T) -> bool:
        """Whether all that is offered will be offered again, at the seat's next turn."""
        return False

    def spot(self, table: T, step: Move | None = None) -> object:
        """Where a walk stands, or would after one more step; None for what is no walk, or no step."""
        return None

    def asides(self, table: T, seat: int) -> list[Move]:
        """What any seat may say while this question is open."""
        return []

    def hear(self, table: T, seat: int, aside: Move) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Item[T], Generic[T, M]):
    """One question to nature, answered by weight."""

    def reached(self, table: T) -> bool:
        table.choices = ()
        return True

    def answered(self, table: T, move: M) -> None:
        table.learn()
        self.befall(table, move)

    def outcomes(self, table: T) -> list[tuple[M, int]]:
        raise NotImplementedError

    def befall(self, table: T, move: M) -> None:
        raise NotImplementedError

    def sample(self, table: T, dice: Dice) -> M:
        outcomes = self.outcomes(table)
        left = below(dice, sum([weight for _, weight in outcomes]))
        at, (move, weight) = 0, outcomes[0]
        while left >= weight:
            left -= weight
            at += 1
            move, weight = outcomes[at]
        return move


def changed(row: tuple[X, ...], at: int, value: X) -> tuple[X, ...]:
    """The row with one entry replaced. Rows on a table are never changed: copies share them."""
    new = list(row)
    new[at] = value
    return tuple(new)


def added(row: tuple[int, ...], at: int, more: int = 1) -> tuple[int, ...]:
    """The row with one entry raised."""
    return changed(row, at, row[at] + more)


def raised(
    rows: tuple[tuple[int, ...], ...], at: int, entry: int, more: int = 1
) -> tuple[tuple[int, ...], ...]:
    """The rows with one entry of one of them raised."""
    return changed(rows, at, added(rows[at], entry, more))


def longer(row: tuple[X, ...], value: X) -> tuple[X, ...]:
    """The row with one entry more, at its end."""
    return (*row, value)


def put_on(agenda: list[Item[Any]], items: Sequence[Item[Any]]) -> None:
    """Items in reading order, before all that is pending."""
    agenda.extend(items[::-1])


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """What every game's table has: seats, an agenda, and a journal if somebody listens.

    Apart from the agenda a table holds only ints and things that are replaced rather than changed, so a
    copy shares all of them. `rules` is the version of the rules it is played by: a rule that has changed
    asks for it, and tables begun before the change go on as they began.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.rules = NEWEST
        self.agenda: list[Item[Any]] = []
        self.choices: tuple[Move, ...] = ()
        self.lessons = 0
        self.journal: list[Event] | None = None

    def __repr__(self) -> str:
        game = self.notation().box.game_name()
        return f"<table of {game}: seats={self.seats} {self._asked()} scores={self.scores()}>"

    def _asked(self) -> str:
        if not self.agenda:
            return f"over winners={self.winners()}"
        item = self.agenda[-1]
        if isinstance(item, Decision):
            return f"to_move={item.seat} asked={item!r} options={len(self.choices)}"
        return f"to_move=NATURE asked={item!r}" if isinstance(item, Chance) else f"next={item!r}"

    # What is asked

    def to_move(self) -> int:
        """The seat that has to choose, NATURE, or NOBODY when the game is over."""
        return self.agenda[-1].seat if self.agenda else NOBODY

    def over(self) -> bool:
        return not self.agenda

    def options(self) -> tuple[Move, ...]:
        """The legal moves of the seat to move, or of nature. Copies share them, nobody can change them."""
        if self.choices or not self.agenda:
            return self.choices
        return tuple([move for move, _ in self.outcomes()])

    def outcomes(self) -> list[tuple[Move, int]]:
        """Nature's moves with their weights."""
        item = self.agenda[-1]
        assert isinstance(item, Chance)
        return item.outcomes(self)

    def asides(self, seat: int) -> tuple[Move, ...]:
        """What a seat may say out of turn. Bots and learners may leave it alone."""
        item = self.agenda[-1] if self.agenda else None
        if not isinstance(item, Decision) or not 0 <= seat < self.seats:
            return ()
        return tuple(item.asides(self, seat))

    def together(self) -> bool:
        """Whether the open question is asked of all at once."""
        item = self.agenda[-1] if self.agenda else None
        return isinstance(item, Decision) and item.together

    def answers(self, seat: int) -> tuple[Move, ...]:
        """What a seat may choose now: the one to move, or everybody if all are asked at once."""
        if seat == self.to_move():
            return self.options()
        return self.asides(seat) if self.together() else ()

    def forced(self) -> Move | None:
        """What is done without asking: the only option, or to go on where nothing else leads anywhere.

        None where that it was not asked would tell others what they cannot know.
        """
        item = self.agenda[-1] if self.agenda else None
        if not isinstance(item, Decision) or not item.is_public(self):
            return None
        if len(self.choices) == 1:
            return self.choices[0]
        return item.onward(self) if item.idle(self) else None

    def postponed(self) -> Move | None:
        """What goes on for a seat that wants no question whose answer can wait until its next turn."""
        item = self.agenda[-1] if self.agenda else None
        if not isinstance(item, Decision) or not item.is_public(self) or not item.can_wait(self):
            return None
        return item.onward(self)

    def refusal(self, move: Move) -> Refusal | None:
        """None for a legal move of the seat to move, else the rule against it and the reason."""
        if not self.agenda:
            return Refusal("", "refused.game_over", {})
        if move in self.options():
            return None
        item = self.agenda[-1]
        if isinstance(item, Decision):
            return item.why_not(self, move)
        return Refusal("", "refused.nature_moves", {"move": move.text})

    # What happens

    def then(self, first: Item[Any] | None = None, *rest: Item[Any]) -> None:
        """Schedule items in reading order, before all that is pending. One alone is the usual case."""
        put_on(self.agenda, rest)
        if first is not None:
            self.agenda.append(first)

    def then_all(self, items: list[Item[Any]]) -> None:
        """The same with a list, which `then` would take apart and put together again."""
        put_on(self.agenda, items)

    def skip_to(self, kind: type) -> None:
        """Drop what is pending until an item of this kind is next."""
        while not isinstance(self.agenda[-1], kind):
            self.agenda.pop()

    def play(self, move: Move) -> None:
        """Let the seat to move, or nature, do `move`; an illegal one raises and changes nothing."""
        if move not in self.choices:
            refusal = self.refusal(move)
            if refusal is not None:
                raise Illegal(refusal)
        self._take(move)

    def befall(self, dice: Dice) -> Move:
        """Let nature move by the dice, and say what it did."""
        item = self.agenda[-1]
        assert isinstance(item, Chance)
        move: Move = item.sample(self, dice)
        self._take(move)
        return move

    def settle(self, dice: Dice) -> None:
        """Let nature move until a seat has to choose, or the game is over."""
        while self.to_move() == NATURE:
            self.befall(dice)

    def interject(self, seat: int, aside: Move) -> None:
        """Let a seat say one of its asides; the open question waits."""
        if aside not in self.asides(seat):
            raise Illegal(Refusal(aside.rule, "refused.not_now", {"move": aside.text}))
        item = self.agenda[-1]
        assert isinstance(item, Decision)
        item.hear(self, seat, aside)
        self.advance()

    def _take(self, move: Move) -> None:
        self.agenda.pop().answered(self, move)
        self.advance()

    def advance(self) -> None:
        """Resolve effects until somebody has to choose."""
        agenda = self.agenda
        while agenda:
            if agenda[-1].reached(self):
                return
        self.choices = ()

    def learn(self) -> None:
        """Somebody learned something: from here there is no way back without consent."""
        self.lessons += 1

    def heard(self) -> bool:
        """Whether somebody listens: where a game goes fast, nothing is said to nobody."""
        return self.journal is not None

    def tell(self, key: str, **words: Word) -> None:
        """Write an event that everyone may read."""
        if self.journal is not None:
            self.journal.append(Event(key, words, EVERYONE))

    def whisper(self, to: int, key: str, **words: Word) -> None:
        """Write an event for the audience `to`."""
        if self.journal is not None:
            self.journal.append(Event(key, words, to))

    # How it travels

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """All but the agenda and the journal is never changed, and shared for good."""
        other = memo[id(self)] = self.copy()
        other.journal = deepcopy(self.journal, memo)
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        from underhall.core import saving  # which knows tables too

        return saving.packed(self)

    def __setstate__(self, journal: list[Event]) -> None:
        self.journal = journal

    # What games bring

    def copy(self) -> Self:
        """A table that goes its own way; nobody listens to it."""
        raise NotImplementedError

    def notation(self) -> Notation:
        raise NotImplementedError

    def scores(self) -> list[int]:
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that have won; empty while the game goes on."""
        raise NotImplementedError

    def copy_agenda(self, other: Table) -> None:
        """Part of `copy`: the journal stays behind."""
        other.rules = self.rules
        other.agenda = self.agenda[:]
        other.choices = self.choices
        other.lessons = self.lessons

    def ask_again(self, seat: int) -> None:
        """Part of `determinize`: others choose with what they are now imagined to hold."""
        item = self.agenda[-1] if self.agenda else None
        if isinstance(item, Decision) and item.seat != seat:
            self.choices = tuple(item.options(self))
