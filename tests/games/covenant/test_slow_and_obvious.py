"""Districts, pillar points and gate edges against implementations that take their time, on random maps."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from games.covenant.positions import bare, traditions
from games.covenant.turned import turned
from underhall.games.covenant.icons import GATE, HOUSE, PILLAR, WORKSHOP
from underhall.games.covenant.rules.build import basic_places, gate_places, pillar_places
from underhall.games.covenant.rules.final_scoring import throne_glory
from underhall.games.covenant.table import EMPTY, Table, raised

ALL = range(24)


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Random chambers and random buildings, legal or not, and perhaps the traditions that bend the rules."""
    table = bare(4)
    for chamber in draw(st.sets(st.integers(0, 23), min_size=3)):
        table.open_tile(chamber, draw(st.integers(0, 23)))
    hexes = table.box.hexes
    sizes = {HOUSE: 24, WORKSHOP: 24, PILLAR: len(hexes.corners), GATE: len(hexes.edges)}
    for kind, size in sizes.items():
        for where in draw(st.sets(st.integers(0, size - 1), max_size=4)):
            clan = draw(st.integers(0, 3))
            table.forge = raised(table.forge, clan, kind)
            table.raise_building(clan, kind, where)
    for number in draw(st.sets(st.sampled_from([25, 32, 33]))):
        traditions(table, 0, number)
    return table


def has(table: Table, number: int) -> bool:
    return bool(table.traditions[0] >> number - 1 & 1)


def is_open(table: Table, chamber: int) -> bool:
    return table.tiles[chamber] != EMPTY


@settings(max_examples=150, deadline=None)
@given(tables())
def test_cv_10_04_districts_are_found_by_walking(table: Table) -> None:
    tiles, hexes = table.box.tiles, table.box.hexes
    for start in (c for c in ALL if is_open(table, c)):
        seen, front = {start}, [start]
        while front:
            here = front.pop()
            for there in (row[here] for row in hexes.next):
                if there < 0 or not is_open(table, there) or there in seen:
                    continue
                if tiles[table.tiles[there]].colour == tiles[table.tiles[start]].colour:
                    seen.add(there)
                    front.append(there)
        assert {c for c in ALL if table.district(start) >> c & 1} == seen


@settings(max_examples=150, deadline=None)
@given(tables())
def test_cv_13_03_13_09_pillar_points_are_checked_one_by_one(table: Table) -> None:
    corners = table.box.hexes.corners
    standing = [where for owner in table.buildings[PILLAR] for where in owner]
    legal = []
    for corner, chambers in enumerate(corners):
        shared = [len(set(chambers) & set(corners[other])) for other in standing]
        far = all(count < (3 if has(table, 32) else 2) for count in shared)
        if all(is_open(table, c) for c in chambers) and far:
            legal.append(corner)
    for by in range(4):
        assert pillar_places(turned(table, by), by) == legal


@settings(max_examples=150, deadline=None)
@given(tables())
def test_cv_13_04_13_10_gate_edges_are_checked_one_by_one(table: Table) -> None:
    edges = table.box.hexes.edges
    own = {c for where in table.buildings[GATE][0] for c in edges[where]}
    others = {c for clan in (1, 2, 3) for where in table.buildings[GATE][clan] for c in edges[where]}
    legal = []
    for edge, chambers in enumerate(edges):
        free = not set(chambers) & own and len(set(chambers) & others) <= int(has(table, 33))
        if all(is_open(table, c) for c in chambers) and free:
            legal.append(edge)
    for by in range(4):
        assert gate_places(turned(table, by), by) == legal


@settings(max_examples=150, deadline=None)
@given(tables())
def test_cv_13_02_building_spaces_are_counted_one_by_one(table: Table) -> None:
    legal = []
    for chamber in (c for c in ALL if is_open(table, c)):
        standing = [
            clan
            for kind in (HOUSE, WORKSHOP)
            for clan in range(4)
            for where in table.buildings[kind][clan]
            if where == chamber
        ]
        room = table.box.tiles[table.tiles[chamber]].spaces > len(standing)
        if room and (0 not in standing or has(table, 25)):
            legal.append(chamber)
    for by in range(4):
        assert basic_places(turned(table, by), by) == legal


@settings(max_examples=150, deadline=None)
@given(st.lists(st.integers(-1, 3), min_size=8, max_size=8))
def test_cv_15_01_15_09_the_throne_is_ranked_by_comparing_everybody(owners: list[int]) -> None:
    table = bare(4)
    table.throne = tuple(owners)
    levels = table.side.throne

    def better(a: int, b: int) -> bool:
        for test in (None, 3, 2, 1, 0):
            mine = sum(o == a and test in (None, r) for o, r in zip(owners, levels, strict=True))
            yours = sum(o == b and test in (None, r) for o, r in zip(owners, levels, strict=True))
            if mine != yours:
                return mine > yours
        return False

    expected = []
    for clan in range(4):
        ahead = sum(better(other, clan) for other in range(4))
        expected.append((6, 3, 1, 0)[ahead] if clan in owners else 0)
    assert throne_glory(table) == expected
