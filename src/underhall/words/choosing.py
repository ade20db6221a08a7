"""Which language somebody wishes for: what the environment, a browser or a terminal says of it."""

from __future__ import annotations

import os

ASKED_FOR = "UNDERHALL_LANGUAGE"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
NO_LANGUAGE = ("", "C", "POSIX")


def asked_for() -> str:
    """Of us alone."""
    return os.environ.get(ASKED_FOR, "")


def of_environment() -> str:
    """Of all programs, by the first variable that says anything; empty if none does."""
    for name in VARIABLES:
        said = os.environ.get(name, "").partition(".")[0].partition("@")[0]
        if said not in NO_LANGUAGE:
            return said
    return ""


def of_header(header: str) -> list[str]:
    """The languages of an Accept-Language header, the dearest first."""
    wishes: list[tuple[float, str]] = []
    for wish in header[:500].split(","):
        language, _, quality = wish.strip().partition(";q=")
        wishes.append((-_weight(quality), language.strip()))
    wishes.sort(key=lambda wish: wish[0])
    return [language for weight, language in wishes if weight and language != "*"]


def _weight(quality: str) -> float:
    try:
        return float(quality) if quality else 1.0
    except ValueError:
        return 0.0
