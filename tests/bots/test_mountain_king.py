"""The greedy troll: it beats chance, finishes every game, and can say why."""

from __future__ import annotations

from random import Random

import pytest

from underhall.bots.bot import Bot, RandomBot, Sight
from underhall.bots.greedy import GreedyBot
from underhall.bots.heuristics.mountain_king import MountainKing
from underhall.bots.heuristics.mountain_king.purse import after_paying, worth
from underhall.core.agenda import NATURE
from underhall.games import library
from underhall.games.mountain_king import GAME
from underhall.games.mountain_king.table import Table


def finished(table: Table, bots: list[Bot], seed: int) -> Table:
    dice = Random(seed)
    while not table.over():
        seat = table.to_move()
        if seat == NATURE:
            table.befall(dice)
        else:
            table.play(bots[seat].choose(Sight(GAME, table, seat)))
    return table


@pytest.mark.slow
def test_greedy_beats_two_random_players_nearly_always() -> None:
    wins = 0
    for seed in range(100):
        me = seed % 3
        bots: list[Bot] = [RandomBot(Random(seed + seat)) for seat in range(3)]
        bots[me] = GreedyBot(Random(seed))
        wins += finished(GAME.new(3), bots, seed).winners() == [me]
    assert wins >= 98


@pytest.mark.parametrize(("seats", "wishes"), [(2, {"board": "winter"}), (4, {"teams": "yes"}), (5, {})])
def test_greedy_finishes_and_scores_well(seats: int, wishes: dict[str, str]) -> None:
    bots: list[Bot] = [GreedyBot(Random(seat)) for seat in range(seats)]
    table = finished(GAME.new(seats, wishes), bots, 1)
    assert min(table.scores()) > 40
    assert table.crowns_left == ()


def test_every_option_gets_a_score_and_every_reason_has_words() -> None:
    heuristic, dice = MountainKing(), Random(3)
    words = library.catalogue(GAME).sentences
    table = GAME.new(3)
    while not table.over():
        if table.to_move() == NATURE:
            table.befall(dice)
            continue
        sight = Sight(GAME, table, table.to_move())
        scores = heuristic.scores(sight)
        assert len(scores) == len(sight.options)
        move = sight.options[scores.index(max(scores))]
        assert heuristic.reason(sight, move).key in words
        table.play(move if dice.random() < 0.7 else dice.choice(sight.options))


def test_a_hoard_is_paid_with_what_is_least_useful() -> None:
    assert after_paying([5, 1, 0, 0, 0, 0, 0], 1) == [5, 0, 0, 0, 0, 0, 0]
    assert after_paying([1, 1, 0, 0, 0, 0, 0], 3) == [0, 0, 0, 0, 0, 0, 0]
    assert worth([0, 0, 5, 0, 0, 0, 0]) > worth([5, 0, 0, 0, 0, 0, 0]) > worth([4, 0, 0, 0, 0, 0, 0])
    assert worth([30, 0, 0, 0, 0, 0, 0]) > worth([29, 0, 0, 0, 0, 0, 0])
