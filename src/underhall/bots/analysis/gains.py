"""What each player gained where: the sources of all points, which sum up to the last score."""

from __future__ import annotations

from collections import Counter
from typing import Any

from underhall.bots.analysis.course import Course
from underhall.bots.analysis.findings import Gain
from underhall.core.words import Event
from underhall.games.lost_mines.components import SELFISH

# What glory of Covenant was earned by, as events tell it; all else is one sort.
EARNED = {
    **dict.fromkeys(("iron", "emerald", "gold", "mythrall", "bonus"), "deliveries"),
    **dict.fromkeys(("court", "prestige", "mine"), "tracks"),
    **dict.fromkeys(("coin", "coin_place", "support"), "coins"),
    **dict.fromkeys(("back", "dig", "relic"), "digs"),
    **dict.fromkeys(("fight", "die", "no_fight"), "fights"),
    **dict.fromkeys(("house", "workshop", "pillar", "gate", "no_building"), "buildings"),
}
IN_COUNCILS = {"scores_dungeon": "dungeon", "scores_project": "projects", "pays_glory": "paid"}
Ledger = list[Counter[str]]


def gains(course: Course) -> list[Gain]:
    """By source, those that gave anybody most first."""
    books = BOOKS[course.game.name](course)
    sources = {source for own in books for source, points in own.items() if points}
    found = [Gain(source, [own[source] for own in books]) for source in sources]
    return sorted(found, key=lambda gain: (-max(gain.points), gain.source))


def mountain_king(course: Course) -> Ledger:
    return [_tally(own) for own in course.game.tally(course.tables[-1], 0)]


def covenant(course: Course) -> Ledger:
    """The final scoring, and glory of the turns and councils by what it was earned with."""
    books = [_tally(own) for own in course.game.tally(course.tables[-1], 0)]
    for event in course.journal:
        found = earned_by(event)
        if found is not None:
            own, points = books[int(event.words["seat"])], int(event.words["points"])
            own[f"gain.{found}"] += points
            own["tally.glory"] -= points
    for own in books:
        own["gain.other"] += own.pop("tally.glory")
    return books


def earned_by(event: Event) -> str | None:
    """None for what is no glory, or counted at the end."""
    key = event.key.removeprefix("clan_").removeprefix("elders_")
    if key == "gains_glory":
        return EARNED.get(str(event.words["source"]), "other")
    if key == "counts" and event.words["part"] == "buildings":
        return "buildings"
    return IN_COUNCILS.get(key)


def lost_mines(course: Course) -> Ledger:
    """LM-6.02 to LM-6.05"""
    table = course.tables[-1]
    books: Ledger = [Counter() for _ in range(table.seats)]
    for result in table.results:
        for seat, own in enumerate(books):
            alone = result.roles[seat] % 3 == SELFISH
            own["gain.own" if alone else "gain.share"] += result.shares[seat]
            own["gain.extra"] += result.extras[seat]
            own["gain.dragon"] -= result.losses[seat]
    return books


def _tally(parts: dict[str, int]) -> Counter[str]:
    return Counter({f"tally.{name}": points for name, points in parts.items()})


BOOKS: dict[str, Any] = {"mountain_king": mountain_king, "covenant": covenant, "lost_mines": lost_mines}
