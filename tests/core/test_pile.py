"""Piles: bags until somebody looks."""

from __future__ import annotations

from collections import Counter
from random import Random

from underhall.core.pile import Pile, drawn


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
    kinds = Counter(pile.sample(dice) for _ in range(6000))
    assert pile.size == 6
    assert set(kinds) == {0, 2, 3}
    for kind, count in pile.outcomes():
        assert abs(kinds[kind] - 1000 * count) < 120


def test_a_pile_is_drawn_to_its_end() -> None:
    pile, dice, cards = Pile((1, 2, 3), 6), Random(3), []
    while pile.size:
        cards.append(pile.sample(dice))
        pile = pile.without(cards[-1])
    assert sorted(cards) == [0, 1, 1, 2, 2, 2]


class Tally:
    """Dice that show the same every time, and count how often they are asked."""

    def __init__(self, shown: float) -> None:
        self.shown = shown
        self.asked = 0

    def random(self) -> float:
        self.asked += 1
        return self.shown


def test_drawing_them_all_keeps_the_things_and_leaves_the_list_alone() -> None:
    things = [1, 1, 2, 5]
    assert sorted(drawn(things, 4, Random(1))) == things
    assert things == [1, 1, 2, 5]
    assert drawn([], 0, Random(1)) == drawn(things, 0, Random(1)) == []


def test_every_order_is_as_likely_as_any_other() -> None:
    dice = Random(11)
    orders = Counter(tuple(drawn([1, 2, 3], 3, dice)) for _ in range(6000))
    assert len(orders) == 6
    assert all(abs(count - 1000) < 150 for count in orders.values())


def test_a_part_is_drawn_as_likely_as_any_other() -> None:
    dice = Random(12)
    parts = Counter(tuple(drawn([1, 2, 3, 4], 2, dice)) for _ in range(12000))
    assert len(parts) == 12
    assert all(abs(count - 1000) < 150 for count in parts.values())


def test_the_dice_are_asked_once_for_each_thing_drawn() -> None:
    for shown in (0.0, 0.5, 1 - 2**-53):
        for count in range(5):
            for things in ([1, 1, 1, 1], [4, 3, 2, 1]):
                dice = Tally(shown)
                assert len(drawn(things, count, dice)) == count
                assert dice.asked == count
