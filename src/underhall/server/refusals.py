"""What a table says no to, and why."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from underhall.core.agenda import Illegal
from underhall.core.notation import UnknownMove
from underhall.server.eyes import Eyes


class Refuse(Exception):
    """No; nothing has changed."""

    def __init__(self, key: str, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.key = key
        self.text = text
        self.rule = rule


class Lost(Exception):
    """It could not be stored; the table is as it was stored last."""


@contextmanager
def in_words(eyes: Eyes) -> Iterator[None]:
    """The engine's refusals, in words for people."""
    try:
        yield
    except Illegal as error:
        refusal = error.refusal
        raise Refuse(refusal.key, eyes.refusal(refusal), refusal.rule) from error
    except UnknownMove as error:
        raise Refuse("refused.unknown_move", f"{str(error)[:1].upper()}{str(error)[1:]}") from error


def stale() -> Refuse:
    return Refuse("refused.stale", "The game has moved on since; look again.")


def not_seated() -> Refuse:
    return Refuse("refused.not_seated", "Only who sits at the table can do that.")


def not_playing() -> Refuse:
    return Refuse("refused.not_playing", "The game is not being played now.")
