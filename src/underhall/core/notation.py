"""Moves and their notation: every move has one text and one number, and both lead back to it."""

from __future__ import annotations

import difflib
from bisect import bisect
from typing import TypeVar

from underhall.core.words import Word


class UnknownMove(ValueError):
    """A text that names no move of the game."""

    def __init__(self, text: str, near: list[str]) -> None:
        hint = f"; did you mean {' or '.join(repr(n) for n in near)}?" if near else ""
        super().__init__(f"no move is written {text!r}{hint}")
        self.text = text
        self.near = near


class Move:
    """One choice of a seat or of nature. Each move exists once per box: compare with `is`.

    `rule` is the rule that grants it, `key` and `words` say it in human words.
    """

    def __init__(self, text: str, rule: str, key: str, words: dict[str, Word]) -> None:
        self.text = text
        self.rule = rule
        self.key = key
        self.words = words
        self.id = -1

    def __repr__(self) -> str:
        return f"<{self.text}>"


M = TypeVar("M", bound=Move)


class Notation:
    """All moves of a game, in a stable order."""

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self._by_text: dict[str, Move] = {}
        self._sorted: list[str] = []

    def add(self, move: M) -> M:
        assert move.text not in self._by_text, move.text
        move.id = len(self.moves)
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

    def _near(self, plain: str) -> list[str]:
        """Moves much like a text, among those that begin like it: fast, for anybody may send nonsense."""
        if len(self._sorted) != len(self.moves):
            self._sorted = sorted([move.text for move in self.moves])
        at = bisect(self._sorted, plain)
        return difflib.get_close_matches(plain, self._sorted[max(0, at - 20) : at + 20], n=2)
