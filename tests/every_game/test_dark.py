"""What a game names as dark is all that `unseen` goes by: while that is the same, nobody has seen more. What
it names as own is all that a seat's own part of a view goes by: while that is the same, so is the part."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from random import Random
from typing import Any, cast

import pytest

import underhall
from underhall.core.agenda import NATURE, SPECTATOR, Table
from underhall.core.game import AnyGame
from underhall.games import GAMES

PLAIN = pytest.mark.skipif(underhall.ENGINE == "compiled", reason="plain Python can be watched as it reads")
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def tables(game: AnyGame, moves: int = 250) -> Iterator[Table]:
    """One game, choice by choice, with as much hidden as there may be."""
    hidden = {option.name: "yes" for option in game.options if option.name == "hide_tokens"}
    table, dice = game.new(4, hidden), Random(7)
    for _ in range(moves):
        yield table.copy()
        if table.over():
            return
        if table.to_move() == NATURE:
            table.befall(dice)
        else:
            table.play(dice.choice(table.options()))


def stands(game: AnyGame, names: tuple[str, ...], table: Table, seat: int) -> list[Any]:
    """What stands in these fields for a seat: of those with a part for each, its own."""
    own = [name for name in names if name not in game.apart or seat < table.seats]
    rows = {name: getattr(table, name) for name in own}
    return [row[seat] if name in game.apart else row for name, row in rows.items()]


def alike(game: AnyGame, names: tuple[str, ...]) -> Iterator[tuple[Table, Table, int]]:
    """A table before and after a choice, and a seat for which all that is named is the very same."""
    for before, table in pairwise(tables(game)):
        for seat in (*range(4), SPECTATOR):
            then, now = stands(game, names, before, seat), stands(game, names, table, seat)
            if all(one is other for one, other in zip(then, now, strict=True)):
                yield before, table, seat


@EVERY_GAME
def test_while_what_is_dark_is_the_same_for_a_seat_it_has_seen_as_much_as_before(game: AnyGame) -> None:
    found = list(alike(game, game.dark))
    assert len(found) > 50
    for before, table, seat in found:
        assert game.unseen(before, seat) == game.unseen(table, seat)


@EVERY_GAME
def test_while_what_it_goes_by_is_the_same_so_is_a_seats_own_part_of_the_view(game: AnyGame) -> None:
    found = list(alike(game, game.own)) if game.own else []
    assert len(found) > 200 or not game.own
    for before, table, seat in found:
        assert game.own_view(before, seat) == game.own_view(table, seat)


def watched(game: AnyGame, ask: Callable[[Table, int], object]) -> set[str]:
    """The fields that an answer reads and that ever change."""
    first, read = next(tables(game)), set[str]()

    def noted(table: Any, name: str) -> Any:
        read.add(name)
        return object.__getattribute__(table, name)

    for table in tables(game):
        plain = type(table)
        table.__class__ = cast(Any, type("Watched", (plain,), {"__slots__": (), "__getattribute__": noted}))
        for seat in (*range(4), SPECTATOR):
            ask(table, seat)
    return {
        name
        for name in read
        if not callable(getattr(table, name)) and getattr(table, name) is not getattr(first, name)
    }


@PLAIN
@EVERY_GAME
def test_unseen_reads_what_is_dark_and_what_never_changes(game: AnyGame) -> None:
    read = watched(game, game.unseen)
    assert set(game.dark) & read
    assert read - set(game.dark) == set()


@PLAIN
@EVERY_GAME
def test_a_seats_own_part_of_the_view_reads_what_is_named_and_what_never_changes(game: AnyGame) -> None:
    assert not game.own or watched(game, game.own_view) - set(game.own) == set()
