"""Floods and shapes on boards of one machine word and of many, against walks field by field."""

from __future__ import annotations

from heapq import heappop, heappush
from random import Random

import pytest

from underhall.core.grid import DIRECTIONS, Grid, fields_of, mask_of, opposite, without

SHAPES = [(4, 3), (11, 7), (15, 4), (21, 17), (26, 26)]
COSTS = (1, 4, 3, 5)
HORIZON = 40
NEVER = 999
CELLS = ((0, 0), (1, 0), (1, 1), (2, 1), (-1, 0))


@pytest.fixture(params=SHAPES, ids=lambda shape: f"{shape[0]}x{shape[1]}")
def grid(request: pytest.FixtureRequest) -> Grid:
    return Grid(*request.param)


def some(grid: Grid, share: float, dice: Random) -> int:
    return sum(1 << field for field in grid.fields() if dice.random() < share)


def drawn_board(grid: Grid, dice: Random) -> tuple[int, ...]:
    """Open sides, then each field of one sort; some cannot be gone on from."""
    sorts = [0] * (len(COSTS) + 1)
    for field in grid.fields():
        sorts[int(dice.random() * len(sorts))] |= 1 << field
    return (*[some(grid, 0.8, dice) for _ in DIRECTIONS], *sorts[:-1])


def steps(grid: Grid, board: tuple[int, ...], here: int) -> list[int]:
    """Where one can go from a field, out by an open side and in by another."""
    beyond = [(d, grid.next[d][here]) for d in DIRECTIONS if board[d] >> here & 1]
    return [there for d, there in beyond if there >= 0 and board[opposite(d)] >> there & 1]


def distances(grid: Grid, seeds: list[int], board: tuple[int, ...]) -> dict[int, int]:
    """By Dijkstra, as far as the horizon."""
    todo = [(level, field) for level, fields in enumerate(seeds) for field in fields_of(fields)]
    todo.sort()
    far: dict[int, int] = {}
    while todo:
        level, here = heappop(todo)
        if here in far or level >= HORIZON:
            continue
        far[here] = level
        for sort, cost in enumerate(COSTS):
            if board[4 + sort] >> here & 1:
                for there in steps(grid, board, here):
                    heappush(todo, (level + cost, there))
    return far


def drawn_seeds(grid: Grid, dice: Random) -> list[int]:
    seeds = [0] * (HORIZON + max(COSTS))
    for field in dice.sample(grid.fields(), 3):
        seeds[dice.randrange(4)] |= 1 << field
    return seeds


@pytest.mark.parametrize("seed", range(8))
def test_a_flood_finds_the_wanted_fields_by_their_distance(grid: Grid, seed: int) -> None:
    dice = Random(seed)
    board, seeds, wanted = drawn_board(grid, dice), drawn_seeds(grid, dice), some(grid, 0.1, dice) | 1
    far = distances(grid, seeds, board)
    levels = grid.flood(seeds, board, COSTS, wanted)
    found = {field: level for level, fields in enumerate(levels) for field in fields_of(fields)}
    assert found == {field: level for field, level in far.items() if wanted >> field & 1}
    ended = set(found) == set(fields_of(wanted))
    assert len(levels) == (max(found.values()) + 1 if ended else HORIZON)
    assert seeds[HORIZON:] == [0] * max(COSTS)


@pytest.mark.parametrize("seed", range(8))
def test_shortest_ways_are_all_fields_that_lose_nothing(grid: Grid, seed: int) -> None:
    dice = Random(seed)
    board, seeds, starts = drawn_board(grid, dice), drawn_seeds(grid, dice), some(grid, 0.05, dice)
    far = distances(grid, seeds, board)
    levels = grid.flood(seeds, board, COSTS, grid.all)
    expected, todo = set[int](), [field for field in fields_of(starts) if far.get(field, 0)]
    while todo:
        here = todo.pop()
        expected.add(here)
        for there in steps(grid, board, here):
            entry = [cost for sort, cost in enumerate(COSTS) if board[4 + sort] >> there & 1]
            nearer = far.get(there, NEVER)
            if entry and nearer + entry[0] == far[here] and nearer and there not in expected:
                todo.append(there)
    assert set(fields_of(grid.shortest_ways(levels, board, COSTS, starts))) == expected


@pytest.mark.parametrize("side", DIRECTIONS)
def test_a_shortest_way_leaves_by_an_open_side_and_enters_by_another(grid: Grid, side: int) -> None:
    here = next(f for f in grid.fields() if all(grid.next[d][f] >= 0 for d in DIRECTIONS))
    there = grid.next[side][here]
    levels = [0, 1 << there, 1 << here]
    for out, into in ((1, 1), (1, 0), (0, 1), (0, 0)):
        sides = [0] * len(DIRECTIONS)
        sides[side], sides[opposite(side)] = out << here, into << there
        found = grid.shortest_ways(levels, (*sides, grid.all, 0, 0, 0), COSTS, 1 << here)
        assert found == 1 << here | (out & into) << there


@pytest.mark.parametrize("seed", range(8))
def test_a_shape_spans_and_touches_what_its_squares_do(grid: Grid, seed: int) -> None:
    dice = Random(seed)
    free, ground = some(grid, 0.8, dice), some(grid, 0.1, dice)
    offsets = tuple([y * grid.stride + x for x, y in CELLS])
    spans, touches = [], []
    for field in grid.fields():
        column, row = field % grid.stride, field // grid.stride
        squares = [(column + x, row + y) for x, y in CELLS]
        inside = all(0 <= x < grid.columns and y < grid.rows for x, y in squares)
        covered = [grid.field(x + 1, y + 1) for x, y in squares] if inside else []
        if inside and all(free >> square & 1 for square in covered):
            spans.append(field)
            if any(ground >> square & 1 for square in covered):
                touches.append(field)
    fits = grid.spans(offsets, free)
    assert fields_of(fits) == spans
    assert fields_of(grid.touches(offsets, ground, fits)) == touches


@pytest.mark.parametrize("seed", range(8))
def test_a_mask_is_of_its_fields_and_without_those_of_another(grid: Grid, seed: int) -> None:
    dice = Random(seed)
    mask, other = some(grid, 0.5, dice), some(grid, 0.5, dice)
    assert mask_of(fields_of(mask)) == mask_of(tuple(fields_of(mask))) == mask
    assert fields_of(without(mask, other)) == [field for field in fields_of(mask) if not other >> field & 1]
