"""Piles: bags until somebody looks."""

from __future__ import annotations

from collections import Counter
from random import Random

from underhall.core.pile import Pile, shuffled


def test_drawing_leaves_a_smaller_pile_and_the_old_one_as_it_was() -> None:
    pile = Pile((2, 0, 3), 5)
    rest = pile.without(2)
    assert (rest.counts, rest.size) == ((2, 0, 2), 4)
    assert (pile.counts, pile.size) == ((2, 0, 3), 5)
    assert (pile.without(0).counts, pile.without(0).size) == ((1, 0, 3), 4)


def test_only_what_is_in_the_pile_may_lie_on_top() -> None:
    assert Pile((2, 0, 3), 5).outcomes() == [(0, 2), (2, 3)]
    assert Pile((0, 0), 0).outcomes() == []


def test_the_dice_draw_by_count_and_leave_the_card_in_the_pile() -> None:
    pile, dice = Pile((1, 0, 3, 2), 6), Random(7)
    drawn = Counter(pile.sample(dice) for _ in range(6000))
    assert pile.size == 6
    assert set(drawn) == {0, 2, 3}
    for kind, count in pile.outcomes():
        assert abs(drawn[kind] - 1000 * count) < 120


def test_a_pile_is_drawn_to_its_end() -> None:
    pile, dice, drawn = Pile((1, 2, 3), 6), Random(3), []
    while pile.size:
        drawn.append(pile.sample(dice))
        pile = pile.without(drawn[-1])
    assert sorted(drawn) == [0, 1, 1, 2, 2, 2]


def test_shuffling_keeps_the_things_and_leaves_the_list_alone() -> None:
    things = [1, 1, 2, 5]
    assert sorted(shuffled(things, Random(1))) == things
    assert things == [1, 1, 2, 5]
    assert shuffled([], Random(1)) == []


def test_every_order_is_as_likely_as_any_other() -> None:
    dice = Random(11)
    orders = Counter(tuple(shuffled([1, 2, 3], dice)) for _ in range(6000))
    assert len(orders) == 6
    assert all(abs(count - 1000) < 150 for count in orders.values())
