"""What a compiled engine does in C, seen through what calls it: the same as in plain Python."""

from __future__ import annotations

import pytest

from underhall.core.grid import Grid, holds
from underhall.core.hexes import HexMap
from underhall.core.pile import Pile


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
