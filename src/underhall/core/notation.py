"""Moves and their notation: every move has one text and one number, and both lead back to it."""

from __future__ import annotations

import difflib
from bisect import bisect
from typing import Any, Self, TypeVar

from mypy_extensions import mypyc_attr

from underhall.core.components import Components
from underhall.core.fixed import FixedDict
from underhall.core.words import Word


class UnknownMove(ValueError):
    """A text that names no move of the game."""

    def __init__(self, text: str, near: list[str]) -> None:
        hint = f"; did you mean {' or '.join(repr(n) for n in near)}?" if near else ""
        super().__init__(f"no move is written {text!r}{hint}")
        self.text = text
        self.near = near


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """One choice of a seat or of nature. Each move exists once per box: compare with `is`.

    `rule` is the rule that grants it, `key` and `words` say it in human words. A copy is the move itself, and
    a pickle names it by its box and its text.
    """

    def __init__(self, text: str, rule: str, key: str, words: dict[str, Word]) -> None:
        self.text = text
        self.rule = rule
        self.key = key
        self.words: dict[str, Word] = FixedDict(words)
        self.id = -1
        self.notation: Notation | None = None

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> tuple[Any, ...]:
        if self.notation is None:
            raise TypeError(f"cannot pickle {self!r}: it is in no notation")
        return move_written, (self.notation, self.text)

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self


class GoOn(Move):
    """Doing no more of what is asked: pass, enough, done."""

    def __init__(self, text: str, rule: str, key: str) -> None:
        super().__init__(text, rule, key, {})


class Fate(Move):
    """What nature decides: one of several things of a sort."""

    def __init__(self, what: int, text: str, rule: str) -> None:
        super().__init__(text, rule, "move.fate", {"text": text})
        self.what = what


M = TypeVar("M", bound=Move)


class Notation:
    """All moves that there are with a box, in a stable order."""

    def __init__(self, box: Components) -> None:
        self.box = box
        self.moves: list[Move] = []
        self._by_text: dict[str, Move] = {}
        self._sorted: tuple[str, ...] = ()

    def add(self, move: M) -> M:
        assert move.text not in self._by_text, move.text
        move.id = len(self.moves)
        move.notation = self
        self.moves.append(move)
        self._by_text[move.text] = move
        return move

    def alias(self, text: str, move: Move) -> None:
        """Another spelling that is understood and never written."""
        self._by_text[text] = move

    def parse(self, text: str) -> Move:
        """The move written `text`; letter case and spacing do not matter."""
        plain = " ".join(text.lower().split())
        move = self._by_text.get(plain)
        if move is None:
            raise UnknownMove(text, self._near(plain))
        return move

    def __reduce__(self) -> tuple[Any, ...]:
        return notation_of, (self.box,)

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def _near(self, plain: str) -> list[str]:
        """Moves much like a text, among those that begin like it: fast, for anybody may send nonsense."""
        if len(self._sorted) != len(self.moves):
            self._sorted = tuple(sorted([move.text for move in self.moves]))
        at = bisect(self._sorted, plain)
        return difflib.get_close_matches(plain, self._sorted[max(0, at - 20) : at + 20], n=2)


def by_number(moves: dict[int, M], size: int) -> tuple[M, ...]:
    """Moves to be found by their number, faster than in a dict. Who asks for a gap has made a mistake."""
    filler = next(iter(moves.values()))
    return tuple([moves.get(number, filler) for number in range(size)])


def notation_of(box: Components) -> Notation:
    """The notation of a pickle."""
    notation: Notation = box.game.moves_of(box).notation
    return notation


def move_written(notation: Notation, text: str) -> Move:
    """The move of a pickle."""
    return notation.parse(text)
