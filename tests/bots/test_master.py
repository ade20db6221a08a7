"""Master: hard with more time, and the same however many processes share its worlds."""

from __future__ import annotations

from random import Random

import pytest

from bots.test_search import asked
from every_game.positions import SMALL_CASES
from underhall.bots import make_bot
from underhall.bots.bot import Sight
from underhall.bots.search import CORES, MasterBot, SearchBot, cores_given
from underhall.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_two_processes_come_to_the_same_move_as_one(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And to the same worths, in the same order of worlds."""
    case = next(case for case in SMALL_CASES if case.game.name == game and case.seats > 2)
    match, seat = next((m, s) for m, s in asked(case, 5, 1) if len(m.table.options()) > 3)
    sight = Sight(case.game, match.table, seat, match.log(seat))
    found = []
    for cores in ("1", "2"):
        monkeypatch.setenv(CORES, cores)
        bot = MasterBot(Random(3))
        bot.nodes = 60
        seeds = range(10, 10 + 2 * bot.at_once, 2)
        found.append((bot.choose(sight), list(bot.worlds_tried(sight, list(sight.options[:3]), seeds))))
    assert found[0] == found[1]
    assert len(found[0][1]) == MasterBot.at_once


@pytest.mark.parametrize(("given", "cores"), [("4", 4), ("0", 1), ("many", 1), ("", 1)])
def test_a_master_thinks_in_as_many_processes_as_it_is_given(
    given: str, cores: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(CORES, given)
    assert cores_given() == cores
    monkeypatch.delenv(CORES)
    assert cores_given() == 1


def test_a_master_is_hard_with_more_time_and_more_ideas() -> None:
    assert MasterBot.nodes > SearchBot.nodes
    assert MasterBot.width > SearchBot.width
    bot = make_bot("master@200", Random(1))
    assert isinstance(bot, MasterBot)
    assert bot.nodes == 200
