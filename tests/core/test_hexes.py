"""Maps of hexagonal chambers, against slow geometry."""

from __future__ import annotations

from itertools import combinations
from math import cos, dist, pi, sin

import pytest

from underhall.core.hexes import LEFT, NOWHERE, RIGHT, UPPER_RIGHT, HexMap, bits

SHAPES = [(1,), (2, 3, 2), (3, 4, 5, 4, 3), (4, 5, 6, 5, 4)]
EVERY_SHAPE = pytest.mark.parametrize("rows", SHAPES, ids=str)
Point = tuple[float, float]


def centres(rows: tuple[int, ...]) -> list[Point]:
    """The middle of each chamber, hexagons with points up and sides of length 1."""
    width = 3**0.5
    return [
        ((i - (count - 1) / 2) * width, row * 1.5) for row, count in enumerate(rows) for i in range(count)
    ]


def points(centre: Point) -> list[Point]:
    """Its corners, clockwise from the top (y grows downwards)."""
    return [(centre[0] + sin(k * pi / 3), centre[1] - cos(k * pi / 3)) for k in range(6)]


def same(a: Point, b: Point) -> bool:
    return dist(a, b) < 1e-6


@EVERY_SHAPE
def test_neighbours_are_those_at_the_distance_of_two_hexagons(rows: tuple[int, ...]) -> None:
    hexes, middle = HexMap(rows), centres(rows)
    for a in range(hexes.size):
        near = {b for b in range(hexes.size) if a != b and dist(middle[a], middle[b]) < 1.8}
        assert set(bits(hexes.neighbours[a])) == near


@EVERY_SHAPE
def test_edges_lie_between_two_chambers_each_once(rows: tuple[int, ...]) -> None:
    hexes, middle = HexMap(rows), centres(rows)
    pairs = {
        pair for pair in combinations(range(hexes.size), 2) if dist(middle[pair[0]], middle[pair[1]]) < 1.8
    }
    assert set(hexes.edges) == pairs
    assert len(hexes.edges) == len(pairs)
    for edge, (a, b) in enumerate(hexes.edges):
        assert hexes.edge_masks[edge] == 1 << a | 1 << b
        assert hexes.edge_names[edge] == f"{hexes.names[a]}-{hexes.names[b]}"


@EVERY_SHAPE
def test_corners_are_the_points_that_three_chambers_share(rows: tuple[int, ...]) -> None:
    hexes = HexMap(rows)
    around = [points(centre) for centre in centres(rows)]
    found = set()
    for trio in combinations(range(hexes.size), 3):
        if any(all(any(same(p, q) for q in around[c]) for c in trio[1:]) for p in around[trio[0]]):
            found.add(trio)
    assert hexes.corners == sorted(found)
    assert hexes.corner_names == ["-".join(hexes.names[c] for c in trio) for trio in hexes.corners]
    assert [hexes.corner_masks[i] for i in range(len(found))] == [
        sum(1 << c for c in t) for t in hexes.corners
    ]


@EVERY_SHAPE
def test_near_corners_are_one_edge_away(rows: tuple[int, ...]) -> None:
    hexes, around = HexMap(rows), [points(centre) for centre in centres(rows)]
    places = [
        next(
            p for p in around[a] if any(same(p, q) for q in around[b]) and any(same(p, q) for q in around[c])
        )
        for a, b, c in hexes.corners
    ]
    for i, place in enumerate(places):
        near = {j for j, other in enumerate(places) if abs(dist(place, other) - 1) < 1e-6}
        assert set(bits(hexes.near_corners[i])) == near


@EVERY_SHAPE
def test_sides_and_points_go_clockwise_from_the_top(rows: tuple[int, ...]) -> None:
    hexes, middle = HexMap(rows), centres(rows)
    for a in range(hexes.size):
        for d in range(6):
            angle = pi / 6 + d * pi / 3
            there = (middle[a][0] + 3**0.5 * sin(angle), middle[a][1] - 3**0.5 * cos(angle))
            b = next((i for i, centre in enumerate(middle) if same(centre, there)), NOWHERE)
            assert hexes.next[d][a] == b
            edge = hexes.edge[d][a]
            assert (edge == NOWHERE) == (b == NOWHERE)
            assert edge == NOWHERE or hexes.edges[edge] == (min(a, b), max(a, b))
            corner = hexes.corner[d][a]
            trio = {a, hexes.next[d][a], hexes.next[d - 1][a]}
            assert (corner == NOWHERE) == (NOWHERE in trio)
            assert corner == NOWHERE or set(hexes.corners[corner]) == trio


def test_chambers_are_named_by_row_and_place() -> None:
    hexes = HexMap((3, 4, 5, 4, 3))
    assert (hexes.size, hexes.names[0], hexes.names[3], hexes.names[-1]) == (19, "a1", "b1", "e3")
    assert [mask.bit_count() for mask in hexes.row_masks] == [3, 4, 5, 4, 3]
    assert hexes.names[hexes.next[RIGHT][7]] == "c2"
    assert hexes.names[hexes.next[UPPER_RIGHT][7]] == "b1"
    assert hexes.next[LEFT][7] == NOWHERE


def test_the_small_map_is_a_part_of_the_large_one() -> None:
    small, large = HexMap((3, 4, 5, 4, 3)), HexMap((4, 5, 6, 5, 4))
    assert set(small.names) < set(large.names)
    assert set(small.edge_names) < set(large.edge_names)
    assert set(small.corner_names) < set(large.corner_names)


def test_beside_and_connected() -> None:
    hexes = HexMap((2, 3, 2))
    at = hexes.names.index
    assert hexes.beside(1 << at("a1")) == 1 << at("a2") | 1 << at("b1") | 1 << at("b2")
    within = 1 << at("a1") | 1 << at("b1") | 1 << at("c2") | 1 << at("b3")
    assert hexes.connected(at("a1"), within) == 1 << at("a1") | 1 << at("b1")
    assert hexes.connected(at("c2"), within) == 1 << at("c2") | 1 << at("b3")
    assert bits(0b1011) == [0, 1, 3]
