"""What is open to all and what is a seat's own make up its view, in every game."""

from __future__ import annotations

from dataclasses import fields
from random import Random
from typing import Any

import pytest

from underhall.core.agenda import NATURE, SPECTATOR
from underhall.games import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_a_view_is_what_is_open_and_what_is_the_seats_own(name: str) -> None:
    game, dice = GAMES[name], Random(1)
    table = game.new(3)
    for _ in range(150):
        if table.to_move() == NATURE:
            table.befall(dice)
        else:
            table.play(dice.choice(table.options()))
    for seat in (*range(3), SPECTATOR):
        opened, own = game.open_view(table), game.own_view(table, seat)
        assert not set(opened) & set(own)
        view: Any = game.view(table, seat)
        assert {field.name: getattr(view, field.name) for field in fields(view)} == {**opened, **own}
