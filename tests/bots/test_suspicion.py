"""What others' deeds tell hard of their roles in The Lost Mines."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bots.seats import greedy
from games.lost_mines.positions import position
from underhall.bots.bot import Sight
from underhall.bots.suspicion import Suspicion
from underhall.core.agenda import NATURE
from underhall.core.match import Match
from underhall.core.words import EVERYONE, Event
from underhall.games.lost_mines import GAME
from underhall.games.lost_mines.components import LOYAL, SABOTEUR, SELFISH

SIX = "blue loyal, blue loyal, yellow loyal, yellow selfish, blue selfish, yellow saboteur"
# From the blue start at b3 towards the mines, and the yellow one at b5.
EAST_OF_BLUE = "c3"
EAST_OF_YELLOW = "c5"


def laid(seat: int, card: str, at: str) -> Event:
    return Event("lays", {"seat": seat, "card": card, "field": at}, EVERYONE)


def suspicion(*heard: Event) -> tuple[Suspicion, Sight]:
    found, sight = Suspicion(), Sight(GAME, position(seats=6, roles=SIX), 0, heard)
    found.consider(sight)
    return found, sight


def pleased(*heard: Event, seat: int = 1) -> list[float]:
    past = suspicion(*heard)[0].past
    assert past is not None
    return past.pleased[seat]


def test_a_way_for_the_own_clan_pleases_the_loyal_more_than_the_saboteur() -> None:
    ways = pleased(laid(1, "ew", EAST_OF_BLUE))
    assert ways[LOYAL] > ways[SABOTEUR]


def test_a_way_for_the_other_clan_pleases_the_saboteur_more_than_the_loyal() -> None:
    ways = pleased(laid(1, "ew", EAST_OF_YELLOW))
    assert ways[SABOTEUR] > ways[LOYAL]


def test_a_dead_end_before_the_own_clan_pleases_the_saboteur_alone() -> None:
    ways = pleased(laid(1, "w", EAST_OF_BLUE))
    assert ways[SABOTEUR] > max(ways[LOYAL], ways[SELFISH])


def test_a_way_that_is_blown_away_is_a_deed_too() -> None:
    storm = Event("storm", {"seat": 1, "card": "ew", "field": EAST_OF_BLUE}, EVERYONE)
    ways = pleased(laid(2, "ew", EAST_OF_BLUE), storm)
    assert ways[SABOTEUR] > ways[LOYAL]


@pytest.mark.parametrize("key", ["sets_trap", "calls_troll"])
def test_who_bars_the_way_of_the_own_clan_is_suspected(key: str) -> None:
    """On the passage from the blue start, which has a way on."""
    barred = Event(key, {"seat": 1, "passage": f"b3-{EAST_OF_BLUE}"}, EVERYONE)
    ways = pleased(laid(2, "ew", EAST_OF_BLUE), barred)
    assert ways[SABOTEUR] > ways[LOYAL]


def test_what_was_heard_of_the_last_round_is_forgotten() -> None:
    deed = laid(1, "w", EAST_OF_BLUE)
    assert pleased(deed, Event("round_begins", {"round": 2}, EVERYONE)) == [0.0, 0.0, 0.0]


def roles_believed(*heard: Event) -> Counter[int]:
    """Of seat 1, in many worlds."""
    found, sight = suspicion(*heard)
    counts: Counter[int] = Counter()
    for seed in range(200):
        dice = Random(seed)
        world = sight.imagine(dice)
        found.deal(world, 0, dice)
        assert sorted(role // 3 for role in world.roles) == [0, 0, 0, 1, 1, 1]
        assert world.roles[0] == LOYAL
        counts[world.roles[1] % 3] += 1
    return counts


def test_worlds_follow_what_has_been_done() -> None:
    """LM-1.04 Of the blue cards a loyal one, the selfish and the saboteur are left: a third each."""
    storm = Event("storm", {"seat": 1, "card": "ew", "field": EAST_OF_BLUE}, EVERYONE)
    before, after = roles_believed(), roles_believed(*[laid(2, "ew", EAST_OF_BLUE), storm] * 20)
    assert before[SABOTEUR] == pytest.approx(67, abs=25)
    assert after[SABOTEUR] > before[SABOTEUR] + 25


def test_going_on_comes_to_the_same_as_beginning_anew() -> None:
    """Memory saves time and changes nothing, through a whole match and for every seat."""
    match, dice, deeds = Match(GAME, 4), Random(4), 0
    old, bots = [Suspicion() for _ in range(4)], [greedy(seat) for seat in range(4)]
    while not match.table.over():
        seat = match.table.to_move()
        if seat == NATURE:
            match.befall(dice)
            continue
        sight, new = Sight(GAME, match.table, seat, match.log(seat)), Suspicion()
        for suspicious in (old[seat], new):
            suspicious.consider(sight)
        here, fresh = old[seat].past, new.past
        if here is not None and fresh is not None:
            assert here.pleased == fresh.pleased
            deeds += any(map(any, fresh.pleased))
        match.play(seat, bots[seat].choose(sight))
    assert deeds > 50
