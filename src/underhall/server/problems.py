"""What can go wrong, in words for whoever asked."""

from __future__ import annotations


class Trouble(Exception):
    """A request that cannot be met: an HTTP status, words, and the rule if one is concerned."""

    def __init__(self, status: int, error: str, rule: str = "") -> None:
        super().__init__(error)
        self.status = status
        self.error = error
        self.rule = rule


def not_found(what: str) -> Trouble:
    return Trouble(404, f"There is no such {what}.")
