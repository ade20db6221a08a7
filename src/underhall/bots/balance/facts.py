"""What a finished game says of the balance, by game: which figure, and how far from fair."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from underhall.bots.arena import Outcome
from underhall.bots.ladder import shares
from underhall.games import GAMES
from underhall.games.lost_mines.components import CLANS

PLACE = 3.0
TILE = 8.0
ELDERS = 20.0
ROLE = 25.0


class Fact(NamedTuple):
    """A value of a figure of a group, from -1 to 1; 0 is fair. The limit is in points of a hundred."""

    group: str
    limit: float
    figure: str
    value: float


def off(outcome: Outcome) -> list[float]:
    """What each seat won of the game, less an equal share."""
    return [share - 1 / outcome.seats for share in shares(outcome)]


def covenant(outcome: Outcome) -> Iterator[Fact]:
    facts, seats = outcome.facts, outcome.seats
    if seats == 1:
        won = "beaten by the bot, from 50 %"
        yield Fact("the Elders at normal, alone", ELDERS, won, bool(outcome.winners) - 0.5)
        return
    traditions = GAMES["covenant"].box().traditions
    for seat, value in enumerate(off(outcome)):
        place = (seat - facts["first"]) % seats + 1
        yield Fact("turn order", PLACE, f"{seats} players, place {place}", value)
        yield Fact("starting tiles", TILE, str(facts["starts"][seat]), value)
        tradition = int(facts["traditions"][seat])
        yield Fact("traditions", TILE, f"{tradition} {traditions[tradition - 1]}", value)


def mountain_king(outcome: Outcome) -> Iterator[Fact]:
    facts, seats = outcome.facts, outcome.seats
    for seat, value in enumerate(off(outcome)):
        place = (seat - facts["start"]) % seats + 1
        yield Fact("turn order", PLACE, f"{seats} players, place {place}", value)
        yield Fact("start spots", PLACE, f"{seats} players, {facts['gates'][seat]}", value)


def lost_mines(outcome: Outcome) -> Iterator[Fact]:
    """A clan wins a round if its pool has more; a role is judged by its part of a round's points."""
    seats = outcome.seats
    for seat, value in enumerate(off(outcome)):
        yield Fact("seats", PLACE, f"{seats} players, seat {seat + 1}", value)
    for told in outcome.facts["rounds"]:
        whole, pools = sum(told["points"]), [0, 0]
        for name, points in zip(told["roles"], told["points"], strict=True):
            clan, role = name.split()
            if whole:
                yield Fact("roles", ROLE, f"{seats} players, {role}", points * seats / whole - 1)
            if role != "selfish":
                pools[CLANS.index(clan) ^ (role == "saboteur")] += points
        if pools[0] != pools[1]:
            won = pools[0] > pools[1]
            yield Fact("clans", PLACE, f"{seats} players, {CLANS[0]}", won - 0.5)


FACTS: dict[str, Callable[[Outcome], Iterator[Fact]]] = {
    "covenant": covenant,
    "mountain_king": mountain_king,
    "lost_mines": lost_mines,
}
