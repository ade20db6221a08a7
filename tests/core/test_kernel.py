"""What a compiled engine does in C, seen through what calls it: the same as in plain Python."""

from __future__ import annotations

from random import Random

import pytest

from underhall.core.agenda import Dice, added, below, longer, raised
from underhall.core.grid import Grid, holds
from underhall.core.hexes import HexMap, picked
from underhall.core.pile import Pile, less, others, places_but_of, places_of


@pytest.mark.parametrize(("columns", "rows"), [(1, 1), (7, 4), (30, 2), (61, 1), (9, 9), (20, 20), (30, 30)])
def test_fields_of_small_and_large_boards(columns: int, rows: int) -> None:
    grid = Grid(columns, rows)
    expected = [grid.field(column, row) for row in range(1, rows + 1) for column in range(1, columns + 1)]
    assert grid.fields() == expected


def test_chambers_beside_a_mask() -> None:
    hexes = HexMap((3, 4, 3))
    assert hexes.beside(1 << 0) == 1 << 1 | 1 << 3 | 1 << 4
    assert hexes.beside((1 << hexes.size) - 1) == 0


@pytest.mark.parametrize("shown", [0.0, 0.19, 0.2, 0.59, 0.6, 0.99])
def test_the_kind_on_top_is_by_the_share_of_the_kinds_before(shown: float) -> None:
    class Dice:
        def random(self) -> float:
            return shown

    expected = 1 if shown < 0.2 else 3 if shown < 0.6 else 4
    assert Pile((0, 1, 0, 2, 2, 0), 5).sample(Dice()) == expected


def test_drawing_changes_one_count_of_a_new_pile() -> None:
    pile = Pile((3, 1, 2), 6)
    assert (pile.without(0).counts, pile.without(2).counts) == ((2, 1, 2), (3, 1, 1))
    assert pile.counts == (3, 1, 2)
    with pytest.raises(IndexError):
        pile.without(3)


@pytest.mark.parametrize("field", [0, 1, 29, 30, 59, 60, 61, 62, 63, 64, 90, 119, 120, 200])
def test_a_mask_holds_its_fields_and_no_others(field: int) -> None:
    assert holds(1 << field, field)
    assert not holds(~(1 << field) & (1 << 210) - 1, field)
    assert not holds(1 << 7, field) or field == 7


def sampled(dice: Dice, count: int) -> int:
    return Pile((1,) * count, count).sample(dice)


def test_a_number_below_another_takes_one_throw_of_the_dice() -> None:
    dice, other = Random(4), Random(4)
    expected = [int(other.random() * count) for count in range(1, 50)]
    assert [sampled(dice, count) for count in range(1, 50)] == expected
    assert below(dice, 100) == int(other.random() * 100)


def test_dice_that_are_no_dice_of_python_are_thrown_in_their_own_way() -> None:
    class Loaded(Random):
        def random(self) -> float:
            return 0.999

    class Thumb:
        def random(self) -> float:
            return 0.5

    for _ in range(2):
        assert [sampled(Loaded(1), 6), sampled(Thumb(), 6), sampled(Random(1), 6)] == [5, 3, 0]


def test_dice_that_cannot_be_thrown_say_why() -> None:
    class Broken:
        def random(self) -> float:
            raise OSError("it is gone")

    with pytest.raises(OSError, match="it is gone"):
        sampled(Broken(), 6)


def test_a_row_grows_at_its_end() -> None:
    assert (longer((), 7), longer((1, 2), 300)) == ((7,), (1, 2, 300))


def test_counts_less_what_is_gone() -> None:
    assert less((3, 1, 2), (-1, 2, 0, -1, 0)) == (1, 1, 1)
    assert less((), ()) == ()
    with pytest.raises(IndexError):
        less((3, 1, 2), (3,))


def test_places_of_a_thing_and_of_all_others() -> None:
    row = (4, -1, 700, -1, 4)
    assert [places_of(row, thing) for thing in (4, -1, 700, 5)] == [[0, 4], [1, 3], [2], []]
    assert [places_but_of(row, thing) for thing in (4, -1, 700)] == [[1, 2, 3], [0, 2, 4], [0, 1, 3, 4]]


def test_what_is_left_of_a_row_without_a_thing() -> None:
    row = (4, -1, 700, -1, 4)
    assert [others(row, thing) for thing in (-1, 700, 5)] == [(4, 700, 4), (4, -1, -1, 4), row]


def test_entries_are_raised_in_new_rows() -> None:
    row, rows = (0, 300, -1), ((1, 2), (3,))
    assert [added(row, 0), added(row, 1, 5), added(row, -1, 1 << 70)] == [
        (1, 300, -1),
        (0, 305, -1),
        (0, 300, (1 << 70) - 1),
    ]
    assert [raised(rows, 0, 1), raised(rows, -1, 0, -3)] == [((1, 3), (3,)), ((1, 2), (0,))]
    for wrong in (3, -4):
        with pytest.raises(IndexError):
            added(row, wrong)
        with pytest.raises(IndexError):
            raised(rows, wrong, 0, 2)


def test_things_whose_numbers_are_in_a_mask() -> None:
    things = ("a", "b", "c")
    assert [picked(things, mask) for mask in (0, 0b101, 0b111)] == [[], ["a", "c"], ["a", "b", "c"]]
    with pytest.raises(IndexError):
        picked(things, 0b1000)
