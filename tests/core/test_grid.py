"""Grids of bits against the obvious grid of coordinates."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from underhall.core.grid import (
    DIRECTIONS,
    EAST,
    LETTERS,
    NORTH,
    SOUTH,
    WEST,
    Grid,
    fields_of,
    half_turn,
    opposite,
)

SHAPES = [(1, 1), (1, 5), (5, 1), (2, 3), (11, 7), (26, 26)]
DELTAS = {NORTH: (0, -1), EAST: (1, 0), SOUTH: (0, 1), WEST: (-1, 0)}
Square = tuple[int, int]


def squares(grid: Grid) -> list[Square]:
    """Columns and rows from 1, row by row."""
    return [(x, y) for y in range(1, grid.rows + 1) for x in range(1, grid.columns + 1)]


def beside(grid: Grid, square: Square, direction: int) -> Square | None:
    x, y = square[0] + DELTAS[direction][0], square[1] + DELTAS[direction][1]
    return (x, y) if 1 <= x <= grid.columns and 1 <= y <= grid.rows else None


def mask_of(grid: Grid, chosen: list[Square]) -> int:
    return sum(1 << grid.field(*square) for square in chosen)


@pytest.fixture(params=SHAPES, ids=lambda shape: f"{shape[0]}x{shape[1]}")
def grid(request: pytest.FixtureRequest) -> Grid:
    return Grid(*request.param)


def test_every_square_is_one_field(grid: Grid) -> None:
    fields = [grid.field(*square) for square in squares(grid)]
    assert grid.fields() == fields
    assert len(set(fields)) == grid.columns * grid.rows
    assert grid.all == sum(1 << field for field in fields)
    assert max(fields) < grid.size
    assert (grid.stride, grid.size) == (grid.columns + 1, (grid.columns + 1) * grid.rows)


def test_a_field_is_named_by_the_letter_of_its_column_and_the_number_of_its_row(grid: Grid) -> None:
    for x, y in squares(grid):
        assert grid.names[grid.field(x, y)] == f"{'abcdefghijklmnopqrstuvwxyz'[x - 1]}{y}"


def test_a_step_leads_to_the_neighbour_or_off_the_board(grid: Grid) -> None:
    for square, direction in product(squares(grid), DIRECTIONS):
        there = beside(grid, square, direction)
        expected = -1 if there is None else grid.field(*there)
        assert grid.next[direction][grid.field(*square)] == expected


def test_a_passage_has_one_number_seen_from_both_sides(grid: Grid) -> None:
    numbers: dict[int, frozenset[int]] = {}
    for square, direction in product(squares(grid), DIRECTIONS):
        here, there = grid.field(*square), beside(grid, square, direction)
        passage = grid.passage[direction][here]
        if there is None:
            assert passage == -1
        else:
            ends = frozenset((here, grid.field(*there)))
            assert passage >= 0
            assert numbers.setdefault(passage, ends) == ends
            assert set(grid.passage_ends(passage)) == ends
    count = (grid.columns - 1) * grid.rows + grid.columns * (grid.rows - 1)
    assert len(numbers) == count


def test_passages_lead_from_an_open_side_to_another_or_to_a_free_field(grid: Grid) -> None:
    dice = Random(grid.size)
    for _ in range(20):
        sides, expected = [0, 0, 0, 0], set()
        for square, direction in product(squares(grid), DIRECTIONS):
            sides[direction] |= (dice.random() < 0.4) << grid.field(*square)
        free = mask_of(grid, [square for square in squares(grid) if dice.random() < 0.2])
        for square, direction in product(squares(grid), DIRECTIONS):
            here, there = grid.field(*square), beside(grid, square, direction)
            beyond = (sides[opposite(direction)] | free) >> grid.field(*there) & 1 if there else 0
            if sides[direction] >> here & beyond:
                expected.add(grid.passage[direction][here])
        assert set(fields_of(grid.passages(tuple(sides), free))) == expected


def test_fields_of_lists_the_bits_from_the_lowest() -> None:
    assert fields_of(0) == []
    assert fields_of(0b101001) == [0, 3, 5]
    assert fields_of(1 << 200 | 1 << 64) == [64, 200]


def test_opposite_directions() -> None:
    assert [opposite(direction) for direction in (NORTH, EAST, SOUTH, WEST)] == [SOUTH, WEST, NORTH, EAST]


def test_a_half_turn_swaps_every_side_with_its_opposite() -> None:
    for sides in range(16):
        letters = {LETTERS[d] for d in DIRECTIONS if sides >> d & 1}
        turned = {letter.translate(str.maketrans("nesw", "swne")) for letter in letters}
        assert {LETTERS[d] for d in DIRECTIONS if half_turn(sides) >> d & 1} == turned
        assert half_turn(sides) < 16
