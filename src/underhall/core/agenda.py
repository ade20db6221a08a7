"""The agenda: what still has to happen at a table, next on top.

A table is components plus a stack of pending items. An `Effect` is resolved when it is reached, a
`Decision` asks one seat one question, a `Chance` asks nature. Items hold a few ints and never change,
so a table can be copied, saved and undone between any two choices.
"""

from __future__ import annotations

from typing import Any, Final, Generic, Protocol, Self, TypeVar

from underhall.core.notation import Move, Notation
from underhall.core.words import EVERYONE, Event, Refusal, Word

NATURE: Final = -1
NOBODY: Final = -2
SPECTATOR: Final = 30

T = TypeVar("T", bound="Table")
M = TypeVar("M", bound=Move)


class Dice(Protocol):
    """The part of `random.Random` the engine uses."""

    def random(self) -> float: ...


class Illegal(ValueError):
    """A move that the rules refuse; the table is as it was before."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.key}")
        self.refusal = refusal


class Item(Generic[T]):
    """Something that still has to happen. Never changed once made: tables share it.

    The constructor's parameters are ints and are kept under their own names; that is how an item is saved.
    """

    seat: int = NATURE


class Effect(Item[T], Generic[T]):
    """Happens as soon as it is reached."""

    def resolve(self, table: T) -> None:
        raise NotImplementedError


class Decision(Item[T], Generic[T, M]):
    """One question to one seat. A decision without options lapses."""

    rule: str = ""
    # Asked of all at once: the asides are the answers of those who are not waited for.
    together: bool = False

    def options(self, table: T) -> list[M]:
        raise NotImplementedError

    def choose(self, table: T, move: M) -> None:
        raise NotImplementedError

    def why_not(self, table: T, move: Move) -> Refusal:
        """The rule that keeps `move` out of the options; asked only for such moves."""
        return Refusal(self.rule, "refused.not_now", {"move": move.text})

    def asides(self, table: T, seat: int) -> list[Move]:
        """What any seat may say while this question is open."""
        return []

    def hear(self, table: T, seat: int, aside: Move) -> None:
        raise NotImplementedError


class Chance(Item[T], Generic[T, M]):
    """One question to nature, answered by weight."""

    def outcomes(self, table: T) -> list[tuple[M, int]]:
        raise NotImplementedError

    def befall(self, table: T, move: M) -> None:
        raise NotImplementedError

    def sample(self, table: T, dice: Dice) -> M:
        outcomes = self.outcomes(table)
        left = int(dice.random() * sum([weight for _, weight in outcomes]))
        at = 0
        while left >= outcomes[at][1]:
            left -= outcomes[at][1]
            at += 1
        return outcomes[at][0]


def changed(row: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """The row with one entry replaced. Rows on a table are never changed: copies share them."""
    return (*row[:at], value, *row[at + 1 :])


class Table:
    """What every game's table has: seats, an agenda, and a journal if somebody listens.

    Apart from the agenda a table holds only ints and things that are replaced rather than changed, so a
    copy shares all of them.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.agenda: list[Item[Any]] = []
        self.choices: list[Move] = []
        self.lessons = 0
        self.journal: list[Event] | None = None

    # What is asked

    def to_move(self) -> int:
        """The seat that has to choose, NATURE, or NOBODY when the game is over."""
        return self.agenda[-1].seat if self.agenda else NOBODY

    def over(self) -> bool:
        return not self.agenda

    def options(self) -> list[Move]:
        """The legal moves of the seat to move, or of nature. Do not change the list."""
        if self.choices or not self.agenda:
            return self.choices
        return [move for move, _ in self.outcomes()]

    def outcomes(self) -> list[tuple[Move, int]]:
        """Nature's moves with their weights."""
        item = self.agenda[-1]
        assert isinstance(item, Chance)
        return item.outcomes(self)

    def asides(self, seat: int) -> list[Move]:
        """What a seat may say out of turn. Bots and learners may leave it alone."""
        item = self.agenda[-1] if self.agenda else None
        if not isinstance(item, Decision) or not 0 <= seat < self.seats:
            return []
        return item.asides(self, seat)

    def together(self) -> bool:
        """Whether the open question is asked of all at once."""
        item = self.agenda[-1] if self.agenda else None
        return isinstance(item, Decision) and item.together

    def answers(self, seat: int) -> list[Move]:
        """What a seat may choose now: the one to move, or everybody if all are asked at once."""
        if seat == self.to_move():
            return self.options()
        return self.asides(seat) if self.together() else []

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

    def then(self, *items: Item[Any]) -> None:
        """Schedule items in reading order, before all that is pending."""
        self.agenda.extend(items[::-1])

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

    def interject(self, seat: int, aside: Move) -> None:
        """Let a seat say one of its asides; the open question waits."""
        if aside not in self.asides(seat):
            raise Illegal(Refusal(aside.rule, "refused.not_now", {"move": aside.text}))
        item = self.agenda[-1]
        assert isinstance(item, Decision)
        item.hear(self, seat, aside)
        self.advance()

    def _take(self, move: Move) -> None:
        item = self.agenda.pop()
        if isinstance(item, Decision):
            item.choose(self, move)
        else:
            assert isinstance(item, Chance)
            self.learn()
            item.befall(self, move)
        self.advance()

    def advance(self) -> None:
        """Resolve effects until somebody has to choose."""
        agenda = self.agenda
        while agenda:
            item = agenda[-1]
            if isinstance(item, Effect):
                agenda.pop()
                item.resolve(self)
            elif isinstance(item, Decision):
                self.choices = item.options(self)
                if self.choices:
                    return
                agenda.pop()
            else:
                break
        self.choices = []

    def learn(self) -> None:
        """Somebody learned something: from here there is no way back without consent."""
        self.lessons += 1

    def tell(self, key: str, **words: Word) -> None:
        """Write an event that everyone may read."""
        if self.journal is not None:
            self.journal.append(Event(key, words, EVERYONE))

    def whisper(self, to: int, key: str, **words: Word) -> None:
        """Write an event for the audience `to`."""
        if self.journal is not None:
            self.journal.append(Event(key, words, to))

    # What games bring

    def copy(self) -> Self:
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
        other.agenda = self.agenda[:]
        other.choices = self.choices
        other.lessons = self.lessons
