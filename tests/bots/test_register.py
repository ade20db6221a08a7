"""The register of bots."""

from __future__ import annotations

from random import Random

import pytest

from underhall.bots import BOTS, LEVELS, QUICK, UnknownBot, make_bot
from underhall.bots.bot import Sight
from underhall.bots.heuristics import HEURISTICS
from underhall.bots.search import SearchBot
from underhall.games import GAMES


def test_every_bot_is_made_by_its_name() -> None:
    assert {"random", "greedy", "easy", "medium", "hard", "master"} <= set(BOTS)
    for name, kind in BOTS.items():
        assert type(make_bot(name, Random(1))) is kind
        assert kind.name == name


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownBot, match=r"'clever'.*random.*greedy"):
        make_bot("clever", Random(1))
    assert issubclass(UnknownBot, ValueError)


def test_a_budget_can_be_named() -> None:
    bot = make_bot("hard@200", Random(1))
    assert isinstance(bot, SearchBot)
    assert bot.nodes == 200
    assert SearchBot(Random(1)).nodes != 200
    for name in ("greedy@200", "hard@", "hard@0", "hard@many", "@200"):
        with pytest.raises(UnknownBot):
            make_bot(name, Random(1))


def test_a_server_offers_each_level_once_and_knows_who_answers_at_once() -> None:
    assert LEVELS == ["random", "easy", "greedy", "hard", "master"]
    assert [name for name in BOTS if name not in QUICK] == ["hard", "master"]
    assert not any(issubclass(BOTS[name], SearchBot) for name in QUICK)


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


def test_easy_follows_its_second_or_third_thought_as_often_as_it_is_said_to() -> None:
    """30 of a hundred in the Mountain King, more of them the second; nothing that greedy would rank lower."""
    game = GAMES["mountain_king"]
    table, dice = game.new(2), Random(3)
    while table.to_move() < 0 or len(table.options()) < 4 or table.together():
        if table.to_move() < 0:
            table.befall(dice)
        else:
            table.play(table.options()[0])
    sight = Sight(game, table, table.to_move())
    scores = HEURISTICS["mountain_king"]().scores(sight)
    order = sorted(range(len(scores)), key=lambda at: -scores[at])
    bot = make_bot("easy", Random(8))
    thoughts = [order.index(sight.options.index(bot.choose(sight))) for _ in range(200)]
    counts = [thoughts.count(thought) for thought in range(3)]
    assert sum(counts) == 200
    assert counts[0] == pytest.approx(140, abs=20)
    assert counts[1] > counts[2] > 10
