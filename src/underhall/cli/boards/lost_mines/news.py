"""What happened in The Lost Mines, as far as it is worth telling."""

from __future__ import annotations

from collections.abc import Sequence

from underhall.core.words import Event

DULL = ("draws", "treasure_laid_out", "joins_clan", "picks_dwarf", "was_role")
OWN_DEEDS = (
    "lays",
    "steps",
    "uses_tool",
    "sets_trap",
    "calls_troll",
    "storm",
    "looks_at_mine",
    "looks_at_treasure",
    "looks_at_role",
    "discards_card",
)


def folded(events: Sequence[Event]) -> list[Event]:
    """A walk of several steps in one: it names all of them."""
    found: list[Event] = []
    for event in events:
        if found and _goes_on(found[-1], event):
            way = f"{found[-1].words['field']}, {event.words['field']}"
            found[-1] = Event(event.key, {**event.words, "field": way}, event.to)
        else:
            found.append(event)
    return found


def _goes_on(event: Event, after: Event) -> bool:
    same = event.key == after.key == "steps" and event.to == after.to
    return same and event.words["seat"] == after.words["seat"]
