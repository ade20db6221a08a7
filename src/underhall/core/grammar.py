"""Grammar, as far as a catalogue needs it."""

from __future__ import annotations

from collections.abc import Sequence


class Grammar:
    """How a language counts, writes numbers and lists things; this one is English."""

    language = "en"

    def plural(self, number: int) -> str:
        return "one" if number == 1 else "other"

    def number(self, number: int) -> str:
        return f"{number:,}"

    def listed(self, things: Sequence[str], style: str) -> str:
        """One after the other; in the style `and` or `or` with that word before the last."""
        if not style or len(things) < 2:
            return ", ".join(things)
        comma = "," if len(things) > 2 else ""
        return f"{', '.join(things[:-1])}{comma} {style} {things[-1]}"
