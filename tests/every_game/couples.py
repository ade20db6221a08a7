"""Two worlds that one watcher cannot tell apart, played on side by side."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from every_game.knowledge import KNOWLEDGE
from every_game.positions import weight
from underhall.core.agenda import Decision, Illegal, Table
from underhall.core.beyond import ways_on
from underhall.core.match import AnyMatch
from underhall.core.notation import Move

Worlds = tuple[AnyMatch, AnyMatch]


def twin(match: AnyMatch, table: Table) -> AnyMatch:
    """A match of the same past that goes on with another table; its log begins now."""
    other = type(match)(match.game, table.seats, match.options, match.box)
    other.table = table
    other.journal.clear()
    other.table.journal = other.journal
    other.lines = match.lines[:]
    return other


def impression(match: AnyMatch, watcher: int) -> dict[str, Any]:
    """Everything that a watcher gets to see and hear, as it would go over the wire."""
    table = match.table
    item = table.agenda[-1] if table.agenda else None
    heard = match.log(watcher)
    at_times = len(heard) % 4 == 0  # what is dear to work out; both worlds have heard as much
    return {
        "view": msgspec.json.encode(match.game.view(table, watcher)),
        "log": [msgspec.json.encode((event.key, event.words)) for event in heard],
        "to move": table.to_move(),
        "question": type(item).__name__ if isinstance(item, Decision) else "",
        "options": [move.text for move in table.options()] if table.to_move() == watcher else [],
        "outlooks": [match.game.outlook(table, watcher, move) for move in table.answers(watcher)[:4]],
        "asides": [aside.text for aside in table.asides(watcher)],
        "beyond": beyond(match, watcher) if at_times else [],
        "passed over": passed_over(match, watcher),
        "undo": [match.can_undo(seat) for seat in range(table.seats)],
        "score": (table.scores(), table.winners()),
        "tally": match.game.tally(table, watcher) if at_times else [],
        "refusals": refusals(match, watcher),
    }


def beyond(match: AnyMatch, watcher: int) -> list[Any]:
    """What the watcher could choose right after going on."""
    ways = ways_on(match.table, watcher)
    return [([move.text for move in way.first], [move.text for move in way.moves]) for way in ways]


def passed_over(match: AnyMatch, watcher: int) -> str:
    """What is done without asking, for all or for who has no time, as the watcher is told of it."""
    move = match.table.forced() or match.table.postponed()
    return KNOWLEDGE[match.game.name].perceived(match.table, move, watcher) if move else ""


def refusals(match: AnyMatch, watcher: int) -> list[Any]:
    """What the watcher hears when trying moves of all sorts; nothing that would be legal is tried."""
    heard: list[Any] = []
    moves = match.table.notation().moves
    stride = len(moves) // 20
    for move in moves[len(match.lines) % stride :: stride]:
        if match.table.to_move() == watcher:
            refusal = match.table.refusal(move)
        else:
            try:
                match.play(watcher, move)
            except Illegal as error:
                refusal = error.refusal
        heard.append((refusal.rule, refusal.key, refusal.words) if refusal else None)
    return heard


class Couple:
    """Does the same in both worlds as far as the watcher can tell, and anything behind the watcher's back."""

    def __init__(self, worlds: Worlds, watcher: int, dice: Random, alike: float = 0.0) -> None:
        self.worlds = worlds
        self.watcher = watcher
        self.dice = dice
        self.alike = alike
        self.knowledge = KNOWLEDGE[worlds[0].game.name]

    def run(self, steps: int) -> int:
        """How many steps the watcher was unable to tell the worlds apart, until something secret came out."""
        for number in range(steps):
            if not self.step():
                return number
            one, other = [self.knowledge.entitled(world, self.watcher) for world in self.worlds]
            if one != other:
                return number
            self.compare()
        return steps

    def compare(self) -> None:
        one, other = [impression(world, self.watcher) for world in self.worlds]
        for sense, seen in one.items():
            assert seen == other[sense], f"seat {self.watcher} can tell by {sense}"

    def step(self) -> bool:
        """False if the game is over, or nothing can be done in both worlds."""
        one, other = self.worlds
        if one.table.over():
            return False
        seat = self.dice.randrange(one.table.seats)
        luck = self.dice.random()
        if luck < 0.02 and one.table.asides(seat):
            one.interject(seat, one.table.asides(seat)[0])
            other.interject(seat, other.table.asides(seat)[0])
        elif luck > 0.9 and one.can_undo(seat):
            one.undo(seat)
            other.undo(seat)
        else:
            return self.move()
        return True

    def move(self) -> bool:
        one, other = self.worlds
        here, there = self.by_perception(one), self.by_perception(other)
        common = [text for text in here if text in there]
        if not common:
            return False
        text = self.dice.choices(common, [weight(one.game, here[text][0]) for text in common])[0]
        move = self.dice.choice(here[text])
        one.play(one.table.to_move(), move)
        same = move in there[text] and self.dice.random() < self.alike
        other.play(other.table.to_move(), move if same else self.dice.choice(there[text]))
        return True

    def by_perception(self, match: AnyMatch) -> dict[str, list[Move]]:
        """The possible moves, by what the watcher is told of them."""
        found: dict[str, list[Move]] = {}
        for move in match.table.options():
            text = self.knowledge.perceived(match.table, move, self.watcher)
            found.setdefault(text, []).append(move)
        return found
