"""A bot reaches nothing behind its sight, and changes nothing that others see."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, ClassVar

import pytest

from every_game.knowledge import KNOWLEDGE
from every_game.positions import SMALL_CASES, Case, visits
from underhall.bots.arena import play_match, play_on
from underhall.bots.bot import RandomBot, Sight
from underhall.core.agenda import SPECTATOR, Table
from underhall.core.fixed import Shared
from underhall.core.match import AnyMatch, Match
from underhall.core.notation import Move
from underhall.core.saving import save
from underhall.core.words import Event, Word
from underhall.games import GAMES

EVERY_SMALL_CASE = pytest.mark.parametrize("case", SMALL_CASES, ids=str)
# To walk through all that a sight leads to takes its time.
FEW_AND_MANY = [case for case in SMALL_CASES if case.seats in (case.game.least_seats, case.game.most_seats)]
# Where a walk ends: what cannot be changed, and modules and classes, which anybody can import.
ENDS = (int, float, str, type(None), type, ModuleType, Path)


def reachable(start: object, ends: tuple[type, ...] = ENDS) -> Iterator[object]:
    """All that attributes and items lead to, but modules, classes and what Python itself adds."""
    met, pending = {id(start): start}, [start]
    while pending:
        thing = pending.pop()
        yield thing
        for part in parts(thing):
            if id(part) not in met and not isinstance(part, ends) and not callable(part):
                met[id(part)] = part
                pending.append(part)


def parts(thing: object) -> list[object]:
    names = [name for name in dir(thing) if not name.startswith("__")]
    found = [getattr(thing, name) for name in names]
    if isinstance(thing, dict):
        return [*found, *thing.keys(), *thing.values()]
    return [*found, *thing] if isinstance(thing, list | tuple | set | frozenset) else found


def asked(case: Case, seed: int, each: int) -> Iterator[tuple[AnyMatch, int]]:
    """Every so many positions in which a seat is asked, and the seat."""
    met = 0
    for match in visits(case, seed):
        if match.table.to_move() >= 0:
            met += 1
            if met % each == 1:
                yield match, match.table.to_move()
    assert met > each


def behind(sight: Sight) -> list[Table]:
    """All tables that can be reached; moves lead nowhere."""
    return [thing for thing in reachable(sight, (*ENDS, Move)) if isinstance(thing, Table)]


@EVERY_SMALL_CASE
def test_all_tables_behind_a_sight_are_the_same_whatever_is_hidden(case: Case) -> None:
    game, knowledge, dice = case.game, KNOWLEDGE[case.game.name], Random(1)
    for match, seat in asked(case, 1, 3):
        world = knowledge.reshuffled(match, seat, dice)
        here, there = behind(Sight(game, match.table, seat)), behind(Sight(game, world, seat))
        assert match.table not in here
        assert [save(game, table) for table in here] == [save(game, table) for table in there]


@EVERY_SMALL_CASE
def test_a_sight_sees_what_the_seat_sees(case: Case) -> None:
    for match in visits(case, 2):
        for seat in (*range(case.seats), SPECTATOR):
            sight = Sight(case.game, match.table, seat)
            assert sight.view() == case.game.view(match.table, seat)
            assert sight.options == match.table.answers(seat)
            imagined = sight.imagine(Random(3))
            assert save(case.game, imagined) == save(
                case.game, case.game.determinize(match.table, seat, Random(3))
            )


@EVERY_SMALL_CASE
def test_an_imagined_table_goes_its_own_way(case: Case) -> None:
    dice: Any = Random(4)
    for match, seat in asked(case, 4, 2):
        sight, before = Sight(case.game, match.table, seat), save(case.game, match.table)
        first = save(case.game, sight.imagine(Random(5)))
        table = sight.imagine(Random(5))
        for _ in range(10):
            if not table.over():
                table.play(dice.choice(table.options()))
        assert save(case.game, match.table) == before
        assert save(case.game, sight.imagine(Random(5))) == first


def spoil(thing: object) -> None:
    """Change a list, dict or set in every way that it allows."""
    with suppress(Shared):
        if isinstance(thing, list):
            thing.append(None)
    with suppress(Shared):
        if isinstance(thing, list):
            thing[:] = thing[1:]
    with suppress(Shared):
        if isinstance(thing, list | dict | set):
            thing.clear()
    with suppress(Shared):
        if isinstance(thing, dict):
            thing["nonsense"] = None


@pytest.mark.parametrize("case", FEW_AND_MANY, ids=str)
def test_whatever_a_bot_changes_nobody_else_notices(case: Case) -> None:
    for match, seat in asked(case, 5, 4):
        table = match.table
        sight = Sight(case.game, table, seat)
        before = seen(case, match, seat)
        for thing in list(reachable([sight, sight.view(), sight.imagine(Random(6)), *sight.options])):
            spoil(thing)
        assert seen(case, match, seat) == before
        assert case.game.box_of(match.box.fingerprint) is match.box
        for move in table.options()[:5]:
            table.copy().play(move)


def seen(case: Case, match: AnyMatch, seat: int) -> list[object]:
    """The table, its choices in words, and what the next bot gets."""
    sight = Sight(case.game, match.table, seat)
    choices = [(move.text, dict(move.words)) for move in sight.options]
    imagined = save(case.game, sight.imagine(Random(7)))
    return [save(case.game, match.table), choices, case.game.view(match.table, seat), sight.view(), imagined]


class Listener(RandomBot):
    """Keeps what it hears, and spoils it."""

    listens = ("lost_mines",)
    kept: ClassVar[list[tuple[str, dict[str, Word]]]] = []

    def choose(self, sight: Sight) -> Move:
        assert all(event.readable_by(sight.seat) for event in sight.heard)
        Listener.kept = [(event.key, dict(event.words)) for event in sight.heard]
        for event in sight.heard:
            event.words.clear()
        return super().choose(sight)


def test_who_listens_hears_the_log_of_its_seat_and_cannot_change_it() -> None:
    """What was kept at the last choice is the beginning of what its seat may read, and of no other."""
    game, seats = GAMES["lost_mines"], 3
    match: AnyMatch = Match(game, seats)
    play_match(match, [Listener(Random(seat)) for seat in range(seats)], Random(1))
    assert len(Listener.kept) > 100
    logs = [[(event.key, event.words) for event in match.log(seat)] for seat in range(seats)]
    assert Listener.kept in [log[: len(Listener.kept)] for log in logs]
    assert sum(log[: len(Listener.kept)] == Listener.kept for log in logs) == 1


def test_who_does_not_listen_hears_nothing() -> None:
    table = GAMES["lost_mines"].new(3)
    heard: list[Event] = []

    class Deaf(RandomBot):
        def choose(self, sight: Sight) -> Move:
            heard.extend(sight.heard)
            return super().choose(sight)

    play_on(GAMES["lost_mines"], table, [Deaf(Random(1)), Deaf(Random(2)), Listener(Random(3))], Random(1))
    assert not heard
    assert len(Listener.kept) > 100
