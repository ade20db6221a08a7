"""Masks of fields: what lies around them, what a walk reaches, and where shapes fit."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from underhall.core.grid import Grid, fields_of

GRID = Grid(5, 4)
MASKS = st.sets(st.sampled_from(GRID.fields())).map(lambda fields: sum(1 << field for field in fields))


def beside(field: int) -> set[int]:
    return {there for there in (GRID.next[d][field] for d in range(4)) if there >= 0}


@given(MASKS)
def test_around_are_the_neighbours_that_are_not_in_the_mask(mask: int) -> None:
    own = set(fields_of(mask))
    near = {there for field in own for there in beside(field)}
    assert set(fields_of(GRID.around(mask))) == near - own


@given(MASKS, st.sampled_from(GRID.fields()))
def test_reach_is_what_a_walk_comes_to(within: int, start: int) -> None:
    allowed = set(fields_of(within))
    found, todo = {start} & allowed, [start] if start in allowed else []
    while todo:
        for there in beside(todo.pop()) & allowed - found:
            found.add(there)
            todo.append(there)
    assert set(fields_of(GRID.reach(1 << start, within))) == found


@given(MASKS)
def test_pieces_are_connected_and_make_up_the_mask(mask: int) -> None:
    pieces = GRID.pieces(mask)
    assert sum(pieces) == mask
    for piece in pieces:
        assert GRID.reach(piece & -piece, mask) == piece


@given(MASKS)
def test_where_a_connected_shape_fits(mask: int) -> None:
    """A corner of three squares, laid on every field."""
    cells = ((0, 0), (1, 0), (0, 1))
    fits = GRID.all
    for x, y in cells:
        fits &= GRID.where(mask, y * GRID.stride + x)
        fits &= GRID.where(mask, 0)
    slow = set()
    for field in GRID.fields():
        column, row = field % GRID.stride, field // GRID.stride
        squares = [(column + x, row + y) for x, y in cells]
        inside = all(x < GRID.columns and y < GRID.rows for x, y in squares)
        if inside and all(mask >> GRID.field(x + 1, y + 1) & 1 for x, y in squares):
            slow.add(field)
    assert set(fields_of(fits)) == slow


def test_where_looks_back_as_well() -> None:
    middle = GRID.field(3, 2)
    assert GRID.where(1 << middle, -1) == 1 << middle + 1
    assert GRID.where(1 << middle, 1) == 1 << middle - 1


@given(MASKS, st.integers(-2 * GRID.stride, 2 * GRID.stride))
def test_where_names_fields_of_the_board_alone(mask: int, offset: int) -> None:
    assert GRID.where(mask, offset) & ~GRID.all == 0
    for field in GRID.fields():
        there = field + offset
        assert GRID.where(mask, offset) >> field & 1 == (there >= 0 and mask >> there & 1)
