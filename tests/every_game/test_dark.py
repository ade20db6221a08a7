"""What a game names as dark is all that `unseen` goes by: while that is the same, nobody has seen more."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import underhall
from underhall.core.agenda import NATURE, SPECTATOR, Table
from underhall.core.game import AnyGame
from underhall.games import GAMES

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


@EVERY_GAME
def test_while_what_is_dark_is_the_same_all_have_seen_as_much_as_before(game: AnyGame) -> None:
    before, alike = None, 0
    for table in tables(game):
        if before is not None and all(getattr(before, name) is getattr(table, name) for name in game.dark):
            alike += 1
            for seat in (*range(4), SPECTATOR):
                assert game.unseen(before, seat) == game.unseen(table, seat)
        before = table
    assert alike > 10


@pytest.mark.skipif(underhall.ENGINE == "compiled", reason="plain Python can be watched as it reads")
@EVERY_GAME
def test_unseen_reads_what_is_dark_and_what_never_changes(game: AnyGame) -> None:
    first, read = next(tables(game)), set[str]()

    def noted(table: Any, name: str) -> Any:
        read.add(name)
        return object.__getattribute__(table, name)

    for table in tables(game):
        watched: Any = type("Watched", (type(table),), {"__slots__": (), "__getattribute__": noted})
        table.__class__ = watched
        for seat in (*range(4), SPECTATOR):
            game.unseen(table, seat)
    fixed = {
        name
        for name in read
        if callable(getattr(table, name)) or getattr(table, name) is getattr(first, name)
    }
    assert set(game.dark) & read
    assert read - set(game.dark) - fixed == set()
