"""What a journal says and to whom, told as if everybody sat some seats further on."""

from __future__ import annotations

from underhall.core.words import Event, Word

Heard = tuple[str, dict[str, Word], int]


def heard(events: list[Event], by: int, seats: int, *, at_the_end: bool) -> list[Heard]:
    """At the end glory and honor are counted seat by seat: that may be told in any order."""
    told = [(event.key, renamed(event.words, by, seats), further(event.to, by, seats)) for event in events]
    return sorted(told, key=str) if at_the_end else told


def renamed(words: dict[str, Word], by: int, seats: int) -> dict[str, Word]:
    found = dict(words)
    if isinstance(seat := words.get("seat"), int):
        found["seat"] = (seat + by) % seats
    for name in ("seats", "winners"):
        if isinstance(listed := words.get(name), str):
            found[name] = " ".join(map(str, sorted((int(seat) + by) % seats for seat in listed.split())))
    return found


def further(audience: int, by: int, seats: int) -> int:
    """Who sits at the table moves on; who stands around it stays."""
    watchers = audience & ~((1 << seats) - 1)
    return watchers | sum(1 << (seat + by) % seats for seat in range(seats) if audience >> seat & 1)
