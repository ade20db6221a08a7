"""Chapter 6. Digging."""

from __future__ import annotations

import pytest

from games.mountain_king.positions import (
    go,
    mask_of,
    network,
    options,
    play,
    position,
    question,
    refused,
    square,
    stored,
    to_step_2,
    told,
)
from games.mountain_king.test_components import hoards
from underhall.core.agenda import changed
from underhall.core.grid import fields_of
from underhall.games.mountain_king import GAME
from underhall.games.mountain_king.components import HAMMER, IRON, NONE, STONE
from underhall.games.mountain_king.rules.digging import CONNECTED, LayTunnel, why_not_here
from underhall.games.mountain_king.rules.scoring import result
from underhall.games.mountain_king.table import Table


def digging(dig: str, **position_of: object) -> Table:
    """Seat 1 has chosen tile and mineral."""
    table = position(**position_of)  # type: ignore[arg-type]
    to_step_2(table)
    play(table, f"dig {dig}")
    return table


@pytest.mark.parametrize(
    ("mineral", "honor"), [("stone", (0, 3, 4, 5)), ("iron", (0, 4, 6, 8)), ("heartstone", (0, 6, 9, 13))]
)
def test_mk_6_01_one_mineral_per_square_honor_by_size_and_mineral(
    mineral: str, honor: tuple[int, ...]
) -> None:
    for tile, lay, size in (("i2", "f2", 2), ("i3", "f2", 3), ("l4", "g2", 4), ("v5", "e1", 5)):
        table = position(storage={0: f"{size} {mineral}, 1 rune"})
        to_step_2(table)
        stacks = sum(table.stacks)
        play(table, f"dig {tile} with {mineral}", f"lay {tile} at {lay}")
        assert stored(table) == "1 rune"
        assert table.honor[0] == honor[size - 2]
        assert sum(table.stacks) == stacks - 1


def test_mk_6_01_minerals_of_one_kind_and_enough_of_them() -> None:
    table = position(storage={0: "2 stone, 1 iron"})
    assert options(table, "dig") == ["dig i2 with stone"]
    assert refused(table, "dig i3 with stone") == ("MK-6.01", "too_few_minerals")
    table = digging("i2 with stone", storage={0: "2 stone"})
    assert refused(table, "done") == ("MK-6.01", "lay_first")
    assert refused(table, "lay i3 at f2") == ("MK-6.01", "other_tile")
    assert refused(table, "dedicate treasury at f4") == ("MK-6.01", "lay_first")


def test_mk_6_02_tiles_are_turned_and_flipped() -> None:
    table = digging("l4 with stone", storage={0: "4 stone"})
    ways = {text.split(" ", 4)[4] if len(text.split(" ")) > 4 else "" for text in options(table)}
    plain = {"", "turned 90", "turned 180", "turned 270"}
    assert ways == plain | {f"{way} flipped".strip() for way in plain}


def test_mk_6_03_not_on_tunnel_gate_site_or_heart_nor_beyond_the_board() -> None:
    table = digging("i3 with stone", tiles="i3 at f3 turned 90", storage={0: "3 stone"})
    assert refused(table, "lay i3 at g1") == ("MK-6.03", "on_tunnel")
    assert refused(table, "lay i3 at g4") == ("MK-6.03", "on_tunnel")
    assert refused(table, "lay i3 at e5") == ("MK-6.03", "on_site")
    assert refused(table, "lay i3 at k7 turned 90") == ("MK-6.03", "on_heart")
    assert refused(table, "lay i3 at p2") == ("MK-6.05", "touches_rival")
    names = {text.split()[3] for text in options(table)}
    assert "a1" not in names


def test_mk_6_03_beyond_the_smaller_board_is_off_the_board() -> None:
    table = GAME.bare_table(GAME.box(), 3, GAME.settle(3, {}))
    found = why_not_here(table, 0, 1 << square("u9"), CONNECTED)
    assert (found.rule, found.key) == ("MK-6.03", "refused.off_board")


def test_mk_6_04_an_edge_touches_the_own_network() -> None:
    table = digging("i2 with stone", tiles="i3 at f3 turned 90", storage={0: "2 stone"})
    assert "lay i2 at g2" in options(table)
    assert "lay i2 at f5" not in options(table)
    assert refused(table, "lay i2 at k9") == ("MK-6.03", "on_heart")
    assert refused(table, "lay i2 at k6") == ("MK-6.04", "touches_nothing")


def test_mk_6_04_a_hall_is_network_a_workshop_is_not() -> None:
    table = digging(
        "i2 with stone",
        tiles="i3 at f3 turned 90, i3 at g3 turned 90",
        halls="stonemasons-house at f3 turned 90",
        workshops={"f5": "quarry"},
        storage={0: "2 stone"},
    )
    assert "lay i2 at h4" in options(table)
    assert refused(table, "lay i2 at f6") == ("MK-6.04", "touches_nothing")


def test_mk_6_03_a_tile_that_fits_nowhere_is_refused() -> None:
    table = position(storage={0: "5 stone"})
    table.dug |= table.board().ground & ~mask_of("g1 h1")
    table.advance()
    to_step_2(table)
    assert options(table, "dig") == ["dig i2 with stone"]
    assert refused(table, "dig p5 with stone") == ("MK-6.03", "no_place")


def test_mk_6_05_no_edge_touches_an_opponent_corners_may() -> None:
    table = digging("i2 with stone", gates=("f1", "k1"), tiles="i3 at h1", storage={0: "2 stone"})
    assert refused(table, "lay i2 at j1 turned 90") == ("MK-6.05", "touches_rival")
    assert refused(table, "lay i2 at j2") == ("MK-6.05", "touches_rival")
    assert "lay i2 at i2" in options(table)


def test_mk_6_06_cut_off_tiles_belong_to_nobody_until_somebody_connects() -> None:
    table = digging("i3 with stone", tiles="i2 at j1", storage={0: "3 stone"})
    assert network(table) == "f1"
    play(table, "lay i3 at h1")
    assert network(table) == "f1 g1 h1 i1 j1 k1"


def test_mk_6_06_a_statue_in_no_network_is_buried_again() -> None:
    table = position(tiles="i2 at j1", statues={"j1": "fire"}, storage={0: "4 cart"})
    go(table, "go on", "recruit b1", "place at 2c")
    assert refused(table, "haul from j1") == ("MK-8.06", "not_your_statue")
    assert [result(table, purse).statues for purse in (0, 1)] == [0, 0]


def test_mk_6_07_each_rubble_square_costs_a_hammer() -> None:
    tiles = "i3 at f3 turned 90, i2 at g3"
    for hammers, legal in ((0, False), (2, False), (3, True)):
        storage = "3 stone" + (f", {hammers} hammer" if hammers else "")
        table = digging("i3 with stone", tiles=tiles, storage={0: storage})
        assert ("lay i3 at j3" in options(table)) == legal
        if not legal:
            assert refused(table, "lay i3 at j3") == ("MK-6.07", "too_few_hammers")
    play(table, "lay i3 at j3")
    assert table.storage[0][HAMMER] == 0
    table = digging("i2 with stone", tiles=tiles, storage={0: "2 stone, 1 hammer"})
    assert "lay i2 at i3 turned 90" in options(table)
    assert "lay i2 at i3" not in options(table)


def test_mk_6_08_a_covered_statue_is_unearthed_on_its_square() -> None:
    table = digging("i2 with stone", tiles="i2 at f2", storage={0: "2 stone"})
    assert square("h2") in table.statues
    play(table, "lay i2 at h2")
    assert square("h2") in table.statues
    assert table.networks[0] >> square("h2") & 1
    assert [words["square"] for words in told(table, "unearths")] == ["h2"]


def test_mk_6_09_buried_resources_go_to_storage_once() -> None:
    table = digging("i3 with stone", storage={0: "3 stone"})
    play(table, "lay i3 at f3 turned 90")
    assert stored(table) == "1 heartstone"
    assert table.looted == 1 << square("f4")
    table = position(storage={0: "2 stone"}, tiles="i2 at f2 turned 90")
    table.looted = 1 << square("f4")
    to_step_2(table)
    play(table, "dig i2 with stone", "lay i2 at f4")
    assert stored(table) == ""


def test_mk_6_10_a_pedestal_needs_its_token_on_the_track() -> None:
    table = digging("i3 with stone", storage={0: "3 stone"}, held={0: "fire moon"})
    play(table, "lay i3 at f3 turned 90")
    assert options(table) == ["leave the anchor", "put pedestal fire", "put pedestal moon"]
    assert refused(table, "put pedestal ice") == ("MK-6.10", "no_such_pedestal")
    play(table, "put pedestal moon")
    assert table.track_owner[1 * 3 + 2] == 0
    assert table.tokens_of(0) == [3]
    assert table.pedestals[2] == 1 << square("f3")
    assert table.held[0] == (1, 0, 0)


def test_mk_6_10_the_band_is_that_of_the_anchors_square() -> None:
    table = digging("i3 with stone", storage={0: "3 stone"}, held={0: "fire"})
    table.track_owner = changed(table.track_owner, 0, 1)
    play(table, "lay i3 at f2")
    assert question(table) != "AddPedestal"
    table = digging("i3 with stone", storage={0: "3 stone"}, held={0: "fire"})
    table.track_owner = changed(table.track_owner, 0, 1)
    play(table, "lay i3 at f3 turned 90", "put pedestal fire")
    assert table.track_owner[3] == 0


def test_mk_6_10_a_tile_without_an_anchor_takes_none() -> None:
    for dig, lay in (("i2", "f2"), ("p5", "f2")):
        table = digging(f"{dig} with stone", storage={0: "5 stone"}, held={0: "fire"})
        play(table, f"lay {dig} at {lay}")
        assert question(table) != "AddPedestal"


def test_mk_6_11_a_pedestal_goes_under_a_statue_of_any_clan() -> None:
    table = digging("i3 with stone", storage={0: "3 stone"}, held={0: "fire"}, statues={"f3": "moon"})
    play(table, "lay i3 at f3 turned 90", "put pedestal fire")
    assert table.statues[0] == square("f3")
    assert table.pedestals[0] == 1 << square("f3")


def test_mk_6_12_workshops_are_founded_beside_the_new_tunnel() -> None:
    table = digging("i3 with stone", storage={0: "3 stone"}, supply="quarry foundry")
    play(table, "lay i3 at f3 turned 90")
    assert options(table) == ["leave the site", "found quarry", "found foundry"]
    play(table, "found foundry")
    site = table.board().sites.index(square("f5"))
    assert table.box.workshops[table.workshop_at[site]].name == "foundry"
    assert sum(table.workshops) == 1


def test_mk_6_12_several_sites_in_one_dig() -> None:
    table = digging(
        "v3 with stone", tiles="i3 at f3 turned 90, i2 at d4", storage={0: "3 stone"}, supply="quarry foundry"
    )
    beside = [text for text in options(table) if len(sites_beside(table, text)) == 2]
    play(table, beside[0], "found quarry", "found foundry")
    assert sum(kind != NONE for kind in table.workshop_at) == 2


def sites_beside(table: Table, text: str) -> list[int]:
    move = table.notation().parse(text)
    mask = table.box.faces[move.face].mask(move.field)  # type: ignore[attr-defined]
    return fields_of(table.box.grid.around(mask) & table.board().site_mask)


def test_mk_6_13_pay_place_score_unearth_gain_then_pedestal_and_workshops() -> None:
    table = digging(
        "i3 with stone",
        storage={0: "3 stone"},
        held={0: "fire"},
        supply="quarry",
        statues={"f3": "ice"},
    )
    play(table, "lay i3 at f3 turned 90")
    assert question(table) == "AddPedestal"
    assert table.journal is not None
    keys = [event.key for event in table.journal][-4:]
    assert keys == ["pays", "digs", "unearths", "finds"]
    play(table, "leave the anchor")
    assert question(table) == "FoundWorkshop"


def test_mk_6_14_the_anchor_turns_and_flips_with_the_tile() -> None:
    box = GAME.box()
    for tunnel in box.tunnels:
        if tunnel.anchored:
            for face in tunnel.faces:
                assert (0, 0) in face.cells
    ways = {face.cells for face in box.tunnels[3].faces}
    assert len(ways) == 8


def test_mk_6_15_annexing_gives_what_is_on_the_tiles_but_no_honor_and_no_founding() -> None:
    """The cut-off bar d4 e4 f4 touches the site f5; the new tile does not."""
    table = digging(
        "i2 with stone", tiles="i3 at e4", storage={0: "2 stone"}, statues={"e4": "fire"}, supply="quarry"
    )
    assert network(table) == "f1"
    play(table, "lay i2 at f2 turned 90")
    assert network(table) == "d4 e4 f1 f2 f3 f4"
    assert table.honor == (0, 0)
    assert question(table) != "FoundWorkshop"
    assert result(table, 0).statues == 4


def test_mk_6_16_one_pedestal_per_dig_declining_is_free() -> None:
    table = digging("i3 with stone", storage={0: "3 stone"}, held={0: "fire moon"})
    play(table, "lay i3 at f3 turned 90", "put pedestal fire")
    assert question(table) != "AddPedestal"
    table = digging("i3 with stone", storage={0: "3 stone"}, held={0: "fire moon"})
    play(table, "lay i3 at f3 turned 90")
    assert refused(table, "done") == ("MK-6.16", "not_now")
    play(table, "leave the anchor")
    assert table.held[0] == (1, 0, 1)
    assert GAME.view(table, 1).pedestals == [[], [], []]


def test_mk_6_17_only_sites_beside_the_new_tile_and_only_workshops_in_supply() -> None:
    table = digging("i3 with stone", storage={0: "3 stone"}, supply="quarry")
    play(table, "lay i3 at f3 turned 90")
    assert refused(table, "found foundry") == ("MK-6.17", "no_such_workshop")
    assert refused(table, "done") == ("MK-6.12", "not_now")
    play(table, "leave the site")
    assert set(table.workshop_at) == {NONE}
    table = digging("i2 with stone", tiles="i3 at f3 turned 90", storage={0: "2 stone"}, supply="quarry")
    play(table, "lay i2 at g2")
    assert question(table) != "FoundWorkshop"
    table = digging("i3 with stone", storage={0: "3 stone"})
    play(table, "lay i3 at f3 turned 90")
    assert question(table) != "FoundWorkshop"
    table = digging("i3 with stone", storage={0: "3 stone"}, supply="quarry", workshops={"f5": "foundry"})
    play(table, "lay i3 at f3 turned 90")
    assert question(table) != "FoundWorkshop"


def test_mk_example_2_two_iron_a_hammer_and_a_fire_statue_under_four_stone() -> None:
    """On the real mountain; near it the same tile would need three hammers."""
    board = GAME.box().boards[0]
    (face, field), near = hoards(board)[0]
    table = standing_beside(face, field, near)
    before = table.copy()
    moves = table.moves
    assert refused(table, moves.lay[near[0]][near[1]].text) == ("MK-6.07", "too_few_hammers")
    assert table.refusal(moves.lay[near[0]][near[1]]).words["hammers"] == 3  # type: ignore[union-attr]
    table.play(moves.lay[face][field])
    assert table.honor[0] - before.honor[0] == 4
    assert table.storage[0][IRON] - before.storage[0][IRON] == 2
    assert table.storage[0][HAMMER] - before.storage[0][HAMMER] == 1
    assert table.box.faces[face].mask(field) & table.statue_mask() & table.networks[0]


def standing_beside(face: int, field: int, near: tuple[int, int]) -> Table:
    """Seat 1 owns the squares round both places, the gate at the first, has four stone, and lays the tile."""
    table = GAME.bare_table(GAME.box(), 4, GAME.settle(4, {}))
    box, board = table.box, table.board()
    wanted = box.faces[face].mask(field) | box.faces[near[0]].mask(near[1])
    road = box.grid.around(wanted) & board.ground
    gate = fields_of(box.grid.around(box.faces[face].mask(field)) & road)[0]
    table.statue_clans = (0,) * len(table.statues)
    table.gates = (gate, *[spot for spot in board.marked(4) if not box.grid.around(wanted) >> spot & 1][:3])
    table.networks = (road, 0, 0, 0)
    table.dug = road
    table.gain(0, STONE, 4)
    table.then(LayTunnel(0, box.faces[face].tile, STONE, CONNECTED))
    table.advance()
    return table


def test_mk_example_11_the_anchor_on_yellow_the_moon_token_is_gone() -> None:
    table = position(
        gates=("k1", "p1"), tiles="i3 at k3 turned 90", storage={0: "4 stone"}, held={0: "fire moon"}
    )
    yellow = 4 * 3
    table.track = changed(table.track, yellow, 3)
    table.track_owner = changed(table.track_owner, yellow + 2, 1)
    to_step_2(table)
    play(table, "dig l4 with stone")
    deep = [t for t in options(table) if table.board().bands[square(t.split()[3])] == 4]
    play(table, deep[0])
    assert options(table) == ["leave the anchor", "put pedestal fire"]
    assert refused(table, "put pedestal moon") == ("MK-6.10", "token_is_taken")
    play(table, "put pedestal fire")
    assert table.tokens_of(0) == [3]


def test_mk_example_11_a_second_ice_pedestal_in_light_grey_is_refused() -> None:
    table = digging("i3 with stone", storage={0: "3 stone"}, held={0: "fire ice moon"})
    table.track_owner = changed(table.track_owner, 3 + 1, 1)
    play(table, "lay i3 at f3 turned 90")
    assert refused(table, "put pedestal ice") == ("MK-6.10", "token_is_taken")
    assert options(table, "put") == ["put pedestal fire", "put pedestal moon"]


# Second times, owners


@pytest.mark.parametrize("owner", range(4))
def test_mk_6_10_a_pair_of_clan_and_band_is_closed_whoever_has_its_token(owner: int) -> None:
    """The own pair too."""
    table = position(seats=4, turn=1, held={1: "fire moon"}, storage={1: "3 stone"})
    table.track_owner = changed(table.track_owner, table.pair(square("p3"), 0), owner)
    to_step_2(table)
    play(table, "dig i3 with stone", "lay i3 at p3 turned 90")
    assert options(table) == ["leave the anchor", "put pedestal moon"]
    assert refused(table, "put pedestal fire") == ("MK-6.10", "token_is_taken")
    play(table, "put pedestal moon")
    assert table.track_owner[table.pair(square("p3"), 2)] == 1
    assert table.held[1] == (1, 0, 0)


def test_mk_6_10_the_same_clan_in_another_band_and_another_clan_in_the_same() -> None:
    table = position(held={0: "fire ice"}, storage={0: "3 stone"})
    for clan, band in ((0, 0), (0, 2), (1, 0), (2, 1)):
        table.track_owner = changed(table.track_owner, band * 3 + clan, 1)
    assert table.board().bands[square("f3")] == 1
    to_step_2(table)
    play(table, "dig i3 with stone", "lay i3 at f3 turned 90")
    assert options(table, "put") == ["put pedestal fire", "put pedestal ice"]


def test_mk_6_12_of_two_workshops_of_a_kind_one_stays_in_the_supply() -> None:
    table = digging("i3 with stone", storage={0: "3 stone"}, supply="millstone quarry")
    table.workshops = changed(table.workshops, 5, 2)
    play(table, "lay i3 at f3 turned 90", "found millstone")
    assert table.workshops[5] == 1
    assert table.workshop_at.count(5) == 1
    assert sum(table.workshops) == 2


def test_mk_6_12_a_founded_site_is_not_founded_again() -> None:
    table = digging(
        "i3 with stone", storage={0: "3 stone"}, supply="millstone quarry", workshops={"f5": "foundry"}
    )
    play(table, "lay i3 at f3 turned 90")
    assert question(table) != "FoundWorkshop"
    assert sum(table.workshops) == 2


@pytest.mark.parametrize("seat", range(4))
def test_mk_6_09_who_digs_finds_and_scores(seat: int) -> None:
    table = position(
        seats=4, turn=seat, gates=turned_gates(seat), storage={seat: "2 iron"}, statues={"f3": "moon"}
    )
    to_step_2(table)
    play(table, "dig i2 with iron", "lay i2 at f3 turned 90")
    for other in range(4):
        assert stored(table, other) == ("1 heartstone" if other == seat else "")
        assert table.honor[other] == (table.box.tunnel_honor(2, IRON) if other == seat else 0)
    assert told(table, "unearths") == [{"seat": seat, "clan": "moon", "square": "f3"}]


def turned_gates(seat: int) -> tuple[str, ...]:
    """The seat has its gate at f2, beside what is buried at f4."""
    gates = ["h17", "k17", "p17"]
    return (*gates[:seat], "f2", *gates[seat:])


def test_mk_6_05_every_opponent_is_kept_off_not_only_the_next() -> None:
    for rival in (1, 2, 3):
        gates = ["f1", "p17", "o17", "a7"]
        gates[rival] = "h1"
        table = digging("i2 with stone", seats=4, gates=tuple(gates), storage={0: "2 stone"})
        assert refused(table, "lay i2 at g1 turned 90") == ("MK-6.05", "touches_rival")


def test_mk_1_03_a_tile_comes_from_its_own_stack() -> None:
    table = digging("v3 with stone", storage={0: "3 stone"})
    before = table.stacks
    play(table, options(table, "lay v3")[0])
    tile = [tunnel.name for tunnel in table.box.tunnels].index("v3")
    assert table.stacks == changed(before, tile, before[tile] - 1)
