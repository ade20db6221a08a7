"""What a table says no to, and why."""

from __future__ import annotations

from underhall.core.agenda import Illegal
from underhall.core.catalogue import Words
from underhall.core.notation import UnknownMove


class Refuse(Exception):
    """No; nothing has changed. Whoever hears it is told in their own language."""

    def __init__(self, key: str, rule: str = "", words: Words | None = None) -> None:
        super().__init__(key)
        self.key = key
        self.rule = rule
        self.words: Words = words or {}


class Lost(Exception):
    """It could not be stored; the table is as it was stored last."""


class AsRefusals:
    """What the engine does not allow, as the table's own refusals."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, Illegal):
            refusal = error.refusal
            raise Refuse(refusal.key, refusal.rule, refusal.words) from error
        if isinstance(error, UnknownMove):
            near = " · ".join([f"“{text}”" for text in error.near])
            words: Words = {"move": error.text, "near": near, "hints": len(error.near)}
            raise Refuse("refused.unknown_move", words=words) from error


def stale() -> Refuse:
    return Refuse("refused.stale")


def not_seated() -> Refuse:
    return Refuse("refused.not_seated")


def not_playing() -> Refuse:
    return Refuse("refused.not_playing")
