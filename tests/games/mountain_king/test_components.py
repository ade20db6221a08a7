"""The box: what is in it, and what its reconstructed parts must allow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import permutations

import pytest

from underhall.core.grid import fields_of
from underhall.games.mountain_king import GAME
from underhall.games.mountain_king.components import (
    CART,
    CLANS,
    COIN,
    FIRE,
    FIRE_CART,
    HAMMER,
    HEARTSTONE,
    ICE,
    IRON,
    MUD,
    NONE,
    RUNE,
    STONE,
    SYMBOLS,
    Board,
    Hall,
)

BOX = GAME.box()
WINTER, AUTUMN = BOX.boards


def hoards(board: Board) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Lays of a size-4 tile over 2 iron, a hammer and a statue, each with a lay over 3 rubble nearby."""
    found = []
    for number, face in enumerate(BOX.faces):
        if len(face.offsets) != 4:
            continue
        for field in fields_of(board.spans(face, board.ground)):
            mask = face.mask(field)
            if mask & board.rubble:
                continue
            kinds = sorted(board.buried[f] for f in fields_of(mask) if board.buried[f] != NONE)
            if kinds == [IRON, IRON, HAMMER] and any(mask >> spot & 1 for spot in board.spots):
                found += [((number, field), near) for near in rubble_near(board, face.tile, mask)[:1]]
    return found


def rubble_near(board: Board, tile: int, mask: int) -> list[tuple[int, int]]:
    near = mask
    for _ in range(3):
        near |= board.grid.around(near)
    found = []
    for number in BOX.faces_of[tile]:
        face = BOX.faces[number]
        for field in fields_of(board.spans(face, board.ground)):
            other = face.mask(field)
            if other & near and not other & mask and (other & board.rubble).bit_count() == 3:
                found.append((number, field))
    return found


# Counts known from the rulebooks


def test_the_stacks_hold_52_tiles_of_size_2_to_5() -> None:
    assert sorted(tunnel.count for tunnel in BOX.tunnels) == [5] * 6 + [10, 12]
    sizes = {tunnel.count: tunnel.size for tunnel in BOX.tunnels if tunnel.count > 5}
    assert sizes == {12: 2, 10: 3}
    fives = Counter(tunnel.size for tunnel in BOX.tunnels if tunnel.count == 5)
    assert fives[3] == 1
    assert fives[4] in (3, 4)
    assert fives[5] in (1, 2)


def test_no_tile_of_size_5_has_an_anchor_most_others_do() -> None:
    assert not any(tunnel.anchored for tunnel in BOX.tunnels if tunnel.size == 5)
    others = [tunnel.anchored for tunnel in BOX.tunnels if tunnel.size < 5]
    assert sum(others) > len(others) / 2


def test_mirror_images_are_one_stack() -> None:
    outlines: list[set[frozenset[tuple[int, int]]]] = []
    for tunnel in BOX.tunnels:
        ways = {frozenset(moved_to_corner(face.cells)) for face in tunnel.faces}
        assert not any(ways & other for other in outlines)
        outlines.append(ways)


def moved_to_corner(cells: tuple[tuple[int, int], ...]) -> list[tuple[int, int]]:
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return [(x - left, y - top) for x, y in cells]


def test_the_tunnel_table_rises_with_size_and_mineral() -> None:
    stone, iron, heartstone = BOX.honor
    assert stone[0] == iron[0] == heartstone[0] == 0
    assert stone[2] == 4
    for row in BOX.honor:
        assert list(row) == sorted(set(row))
    for size in (1, 2, 3):
        assert stone[size] < iron[size] < heartstone[size]


def test_43_honor_from_tunnels_is_within_reach_of_six_recruits() -> None:
    """Eight digs beside six recruits: less than 60 minerals, most of them stone and iron."""
    digs = [(4, STONE), (4, STONE), (4, IRON), (5, IRON), (5, STONE), (3, HEARTSTONE), (4, STONE), (3, IRON)]
    assert sum(BOX.tunnel_honor(size, mineral) for size, mineral in digs) >= 40
    assert sum(BOX.tunnel_honor(5, HEARTSTONE) for _ in range(3)) + 4 >= 43


def test_the_statue_ladder() -> None:
    assert BOX.statue_honor == (2, 4, 6, 8, 10)


def test_the_treasury_and_one_hall_with_nothing_for_an_empty_altar() -> None:
    halls = {hall.name: (hall.low, hall.high) for hall in BOX.halls}
    assert halls["treasury"] == (6, 15)
    assert sum(low == 0 for low, _ in halls.values()) == 1
    assert len(halls) == 6
    assert all((0, 0) in face.cells for face in BOX.hall_faces)


def test_no_hall_is_harder_than_another_and_pays_less() -> None:
    """Harder are more squares, and as many that hang together by fewer edges."""
    for hall in BOX.halls:
        for other in BOX.halls:
            easier = len(other.faces[0].cells), -inner_edges(other)
            if hall is not other and (len(hall.faces[0].cells), -inner_edges(hall)) >= easier:
                assert hall.low > other.low or hall.high > other.high, (hall.name, other.name)


def inner_edges(hall: Hall) -> int:
    cells = set(hall.faces[0].cells)
    return sum(((x + 1, y) in cells) + ((x, y + 1) in cells) for x, y in cells)


def at_least(one: int, other: int) -> bool:
    """Whether a symbol does all that another does: dearer minerals line better, wild carts move any clan."""
    if other <= HEARTSTONE:
        return other <= one <= HEARTSTONE
    return one == other or (one == CART and other >= FIRE_CART)


def outdoes(one: Sequence[int], other: Sequence[int]) -> bool:
    """Whether for each symbol of the other there is one here that does as much."""
    return any(
        all(at_least(mine, yours) for mine, yours in zip(chosen, other, strict=True))
        for chosen in permutations(one, len(other))
    )


def test_no_troll_is_outdone_by_another_of_its_level() -> None:
    trolls = BOX.cards[: BOX.trolls]
    for troll in trolls:
        for other in trolls:
            if troll is not other and troll.level == other.level:
                assert not outdoes(other.yields, troll.yields), (troll.name, other.name)


def test_no_starter_is_outdone_by_another() -> None:
    starters = BOX.cards[BOX.trolls :]
    for starter in starters:
        for other in starters:
            if starter is not other:
                better = at_least(other.yields[0], starter.yields[0]) and outdoes(other.gives, starter.gives)
                assert not better, (starter.name, other.name)


def test_point_tokens_of_four_values_one_of_them_3() -> None:
    assert sorted(count for _, count in BOX.tokens) == [3, 4, 4, 4]
    assert 3 in dict(BOX.tokens)


def test_trolls_per_level_and_clan() -> None:
    trolls = BOX.cards[: BOX.trolls]
    counts = Counter((troll.level, CLANS[troll.clan]) for troll in trolls)
    assert counts[1, "mud"] == 6
    assert [counts[1, clan] for clan in CLANS[:3]] == [5, 5, 5]
    for level in (2, 3):
        assert counts[level, "mud"] == 5
        assert [counts[level, clan] for clan in CLANS[:3]] == [4, 4, 4]


@pytest.mark.parametrize(("level", "few", "many"), [(1, 2, 3), (2, 3, 4), (3, 4, 5)])
def test_trolls_get_better_by_level(level: int, few: int, many: int) -> None:
    sizes = {len(troll.yields) for troll in BOX.cards if troll.level == level}
    assert sizes <= {few, many}


def test_trolls_of_distinct_character() -> None:
    trolls = BOX.cards[: BOX.trolls]
    assert len({(troll.level, tuple(sorted(troll.yields))) for troll in trolls}) == len(trolls)
    for troll in trolls:
        carts = {SYMBOLS[symbol] for symbol in troll.yields if symbol >= 7}
        assert carts <= {f"{CLANS[troll.clan]}-cart"}


def test_the_trolls_of_the_rulebooks_exist() -> None:
    yields = [(troll.level, troll.clan, sorted(SYMBOLS[s] for s in troll.yields)) for troll in BOX.cards]
    assert any(sorted(["iron"] * 3 + ["rune", "cart"]) == shown for _, _, shown in yields)
    assert any(clan == FIRE and shown == ["fire-cart", "stone", "stone"] for _, clan, shown in yields)
    assert any(clan == MUD and shown == ["heartstone", "iron"] for _, clan, shown in yields)
    assert any(level == 3 and clan == ICE for level, clan, _ in yields)
    assert any("cart" in shown for _, _, shown in yields)


def test_starters_repeat_one_resource_each_coin_heartstone_and_stone_among_them() -> None:
    starters = BOX.cards[BOX.trolls :]
    assert len(starters) == 6
    assert all(len(starter.yields) == 1 for starter in starters)
    shown = {starter.yields[0] for starter in starters}
    assert {COIN, HEARTSTONE, STONE} <= shown
    assert len(shown) == 6
    assert all(starter.gives for starter in starters)


def test_17_spells_in_three_families() -> None:
    assert len({spell.name for spell in BOX.spells}) == 17
    families = Counter(spell.family for spell in BOX.spells)
    assert set(families) == {"digging", "resources", "statues"}
    assert min(families.values()) >= 4
    rite = next(spell for spell in BOX.spells if spell.name == "earth-rite")
    assert rite.gives == ((STONE, 3), (IRON, 2), (HEARTSTONE, 1))


def test_22_workshops_of_11_kinds() -> None:
    assert len(BOX.workshops) == 11
    assert BOX.copies == 2
    assert [workshop.name for workshop in BOX.workshops if workshop.unloads] == ["quartermaster"]
    assert any(e.give == RUNE for e in BOX.exchanges)


# What the boards must allow


def test_winter_is_large_and_autumn_smaller() -> None:
    assert WINTER.land.bit_count() >= 300
    assert AUTUMN.land.bit_count() < WINTER.land.bit_count()
    assert len(WINTER.sites) >= 12
    assert len(AUTUMN.sites) >= 8


def test_start_spots_by_number_of_players_all_in_the_dark_grey() -> None:
    assert [len(WINTER.marked(players)) for players in (3, 4, 5)] == [0, 4, 5]
    assert [len(AUTUMN.marked(players)) for players in (3, 4, 5)] == [3, 0, 0]
    for board in BOX.boards:
        assert {board.bands[spot] for spot in board.starts} == {0}


def test_statue_spots_are_a_multiple_of_3_round_the_perimeter() -> None:
    for board in BOX.boards:
        assert len(board.spots) % 3 == 0
        assert len(board.spots) <= 21
        assert {board.bands[spot] for spot in board.spots} <= {0, 1}


def mirrored(board: Board, field: int, down: bool) -> int:
    """The square across the middle of the board, left to right or top to bottom."""
    stride = board.grid.stride
    centre = fields_of(board.heart)
    if down:
        return field + (sum(f // stride for f in centre) * 2 // len(centre) - field // stride * 2) * stride
    return field + sum(f % stride for f in centre) * 2 // len(centre) - field % stride * 2


def lies_at(board: Board, field: int) -> tuple[object, ...]:
    """All that counts on a square; far from every start spot, in yellow, a coin is as good as iron."""
    kind, band = board.buried[field], board.bands[field]
    worth = IRON if (kind, band) == (COIN, 4) else kind
    return (
        *(mask >> field & 1 for mask in (board.ground, board.heart, board.rubble)),
        *(field in fields for fields in (board.sites, board.spots)),
        worth,
        band,
    )


@pytest.mark.parametrize(("board", "down"), [(WINTER, False), (WINTER, True), (AUTUMN, False)])
def test_start_spots_are_equally_good_because_the_mountain_is_its_own_mirror_image(
    board: Board, down: bool
) -> None:
    for field, band in enumerate(board.bands):
        if band != NONE or board.heart >> field & 1:
            assert lies_at(board, field) == lies_at(board, mirrored(board, field, down))
    for players in (3, 4) if down else (3, 4, 5):
        spots = set(board.marked(players))
        assert {mirrored(board, spot, down) for spot in spots} == spots


def test_no_hall_is_easier_on_one_side_of_the_mountain() -> None:
    """Halls are not flipped (MK-7.01), so each is its own mirror image, the altar apart."""
    for hall in BOX.halls:
        ways = {frozenset(moved_to_corner(face.cells)) for face in hall.faces}
        for face in hall.faces:
            assert frozenset(moved_to_corner(tuple((-x, y) for x, y in face.cells))) in ways


def test_the_heart_is_in_the_centre_with_yellow_all_round() -> None:
    for board in BOX.boards:
        ring = board.grid.around(board.heart)
        assert {board.bands[field] for field in fields_of(ring)} == {4}


@pytest.mark.parametrize("board", BOX.boards, ids=["winter", "autumn"])
def test_a_hoard_under_one_size_4_tile_and_three_rubble_nearby(board: Board) -> None:
    assert hoards(board)


@pytest.mark.parametrize("board", BOX.boards, ids=["winter", "autumn"])
def test_some_site_can_have_three_open_entrances(board: Board) -> None:
    sides = [(board.grid.around(1 << site) & board.ground).bit_count() for site in board.sites]
    assert max(sides) >= 3


@pytest.mark.parametrize("board", BOX.boards, ids=["winter", "autumn"])
def test_yellow_takes_a_size_4_anchor_and_two_statues_in_different_tunnels(board: Board) -> None:
    yellow = sum(1 << field for field, band in enumerate(board.bands) if band == 4) & board.ground
    anchored = [face for face in BOX.faces if len(face.offsets) == 4 and BOX.tunnels[face.tile].anchored]
    pairs = 0
    for face in anchored:
        for field in fields_of(board.spans(face, board.ground) & yellow):
            rest = board.ground & ~face.mask(field)
            beside = board.grid.around(face.mask(field)) & rest
            short = BOX.tunnels[0].faces[0]
            pairs += bool(board.places(short, rest, beside & yellow, 5))
    assert pairs
