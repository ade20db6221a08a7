"""The register of bots."""

from __future__ import annotations

from random import Random

import pytest

from underhall.bots import BOTS, UnknownBot, make_bot
from underhall.bots.bot import Sight
from underhall.bots.heuristics import HEURISTICS
from underhall.games import GAMES


def test_every_bot_is_made_by_its_name() -> None:
    assert {"random", "greedy"} <= set(BOTS)
    for name, kind in BOTS.items():
        assert type(make_bot(name, Random(1))) is kind
        assert kind.name == name


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownBot, match=r"'clever'.*random.*greedy"):
        make_bot("clever", Random(1))
    assert issubclass(UnknownBot, ValueError)


def test_every_game_has_a_heuristic() -> None:
    assert set(GAMES) <= set(HEURISTICS)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_explains_the_move_it_would_choose(name: str) -> None:
    game = GAMES["lost_mines"]
    table, dice = game.new(4), Random(3)
    while table.to_move() < 0:
        table.befall(dice)
    sight = Sight(game, table, table.to_move())
    move, reason = make_bot(name, Random(5)).explain(sight)
    assert move is make_bot(name, Random(5)).choose(sight)
    assert reason.key.startswith("reason.")
