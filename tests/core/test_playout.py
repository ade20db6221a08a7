"""Playing out at random, and letting nature move."""

from __future__ import annotations

from random import Random

from core.toy import PURSES
from underhall.core.agenda import NATURE
from underhall.core.playout import play_out
from underhall.core.saving import save


def test_nature_moves_until_a_seat_has_to_choose() -> None:
    table, other = PURSES.new(3), PURSES.new(3)
    table.settle(Random(1))
    dice = Random(1)
    for _ in range(3):
        assert other.to_move() == NATURE
        other.befall(dice)
    assert table.to_move() == 0
    assert save(PURSES, table) == save(PURSES, other)


def test_a_table_is_played_to_its_end() -> None:
    table = PURSES.new(2)
    assert play_out(table, Random(4), 1000) > 0
    assert table.over()
    assert max(table.scores()) > 0


def test_the_game_is_that_of_whoever_asks_the_same_dice_for_each_move() -> None:
    table, by_hand, dice, made = PURSES.new(3), PURSES.new(3), Random(7), 0
    while not by_hand.over():
        if by_hand.to_move() == NATURE:
            by_hand.befall(dice)
        else:
            options = by_hand.options()
            by_hand.play(options[int(dice.random() * len(options))])
            made += 1
    assert play_out(table, Random(7), 1000) == made
    assert save(PURSES, table) == save(PURSES, by_hand)


def test_it_ends_after_so_many_choices_with_somebody_asked() -> None:
    table = PURSES.new(2)
    assert play_out(table, Random(4), 2) == 2
    assert table.to_move() >= 0
