"""Dice and draws: how often each outcome came, and how often it was to be expected."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any

from underhall.bots.analysis.course import Course
from underhall.bots.analysis.findings import Fall, Throws
from underhall.core.agenda import NATURE
from underhall.core.notation import Move
from underhall.games.covenant.icons import ENEMIES
from underhall.games.covenant.rules.dig import DrawEnemy
from underhall.games.covenant.rules.fight import RollDie
from underhall.games.lost_mines.components import USES
from underhall.games.lost_mines.rules.action_cards import AppraiseTreasure
from underhall.games.lost_mines.rules.setup import DealCard
from underhall.games.mountain_king.components import STATUE_CLANS
from underhall.games.mountain_king.rules.recruiting import DrawPedestal

# What sort of throw it is, whose it is, and the word for an outcome.
Sort = tuple[str, int]


def throws(course: Course) -> list[Throws]:
    """By kind and seat, in the order in which they first came."""
    came: dict[Sort, Counter[str]] = defaultdict(Counter)
    expected: dict[Sort, Counter[str]] = defaultdict(Counter)
    for line, table in zip(course.lines, course.tables, strict=False):
        item = table.agenda[-1]
        sort = sort_of(item) if line.actor == NATURE else None
        if sort is None:
            continue
        outcomes = table.outcomes()
        whole = sum([weight for _, weight in outcomes])
        for move, weight in outcomes:
            expected[sort][word_of(table, item, move)] += weight / whole
        came[sort][word_of(table, item, table.notation().parse(line.text))] += 1
    return [told(sort, came[sort], expected[sort]) for sort in came]


def told(sort: Sort, came: Counter[str], expected: Counter[str]) -> Throws:
    kind, seat = sort
    falls = [Fall(word, came[word], expected[word]) for word in sorted(expected)]
    return Throws(kind, seat, sum(came.values()), falls)


def sort_of(item: Any) -> Sort | None:
    if isinstance(item, RollDie):
        return f"throw.{ENEMIES[item.kind]}_die", NATURE
    if isinstance(item, DrawEnemy):
        return "throw.enemy", NATURE
    if isinstance(item, DrawPedestal):
        return "throw.pedestal", NATURE
    if isinstance(item, AppraiseTreasure):
        return "throw.treasure", NATURE
    return ("throw.card", item.to) if isinstance(item, DealCard) else None


def word_of(table: Any, item: Any, move: Move) -> str:
    """A key of the game's words, or a number."""
    what: int = move.what  # type: ignore[attr-defined]
    if isinstance(item, RollDie):
        return str(what + 1)
    if isinstance(item, DrawEnemy):
        return f"enemy.{ENEMIES[what]}"
    if isinstance(item, DrawPedestal):
        return f"clan.{STATUE_CLANS[what]}"
    return f"use.{USES[table.box.use[what]]}" if isinstance(item, DealCard) else str(what)
