"""Chapter 7. Great halls."""

from __future__ import annotations

from pathlib import Path

from games.mountain_king.positions import (
    QUIET,
    go,
    mask_of,
    names_of,
    network,
    options,
    parsed_lay,
    play,
    position,
    question,
    refusal,
    refused,
    square,
    to_step_2,
)
from underhall.core.agenda import changed
from underhall.games.mountain_king import GAME
from underhall.games.mountain_king.components import ICE, NONE, Box
from underhall.games.mountain_king.moves import Lay
from underhall.games.mountain_king.rules.halls import lay_hall
from underhall.games.mountain_king.rules.scoring import result
from underhall.games.mountain_king.table import HALL, REMAINDER, Table

# Three columns f, g, h of rows 2 to 4: room for a house of two by three.
BLOCK = "i3 at f3 turned 90, i3 at g3 turned 90, i3 at h3 turned 90"
HOUSE = "dedicate stonemasons-house at f3 turned 90"


def at_step_3(**position_of: object) -> Table:
    """Seat 1 has recruited and may dedicate a hall."""
    table = position(**position_of)  # type: ignore[arg-type]
    to_step_2(table)
    go(table, "recruit b1", "place at 2c")
    return table


def winding_box(folder: Path) -> Box:
    """The quiet mountain with a rift that is not its own mirror image."""
    (folder / "board_winter.toml").write_text((QUIET / "board_winter.toml").read_text())
    halls = (GAME.home / "data" / "halls.toml").read_text()
    (folder / "halls.toml").write_text(halls.replace("OO.OO\n.OAO.", "OO...\n.OAO.\n...OO"))
    return GAME.box(folder)


def region(table: Table, where: str) -> str:
    number = table.region_at(square(where))
    return names_of(table.regions[number])


def kind(table: Table, where: str) -> int:
    return table.kinds[table.region_at(square(where))]


def test_mk_7_01_a_hall_covers_own_tunnels_that_fill_its_shape() -> None:
    table = at_step_3(tiles=BLOCK)
    play(table, HOUSE)
    assert kind(table, "f3") == HALL + 1
    assert region(table, "f3").count(" ") == 5
    assert not table.halls >> 1 & 1
    assert table.honor == (0, 0)


def test_mk_7_01_a_gap_is_refused() -> None:
    table = at_step_3(tiles="i3 at f3 turned 90, i3 at g3 turned 90")
    assert refused(table, "dedicate treasury at g4") == ("MK-7.01", "not_own_tunnel")
    move = parsed_lay(table, "dedicate treasury at g4")
    covered = table.box.hall_faces[move.face].mask(move.field)
    missing = [field for field in range(table.box.grid.size) if (covered & ~table.networks[0]) >> field & 1]
    assert len(missing) > 1
    assert refusal(table, move.text).words == {"square": table.box.grid.names[missing[0]]}
    assert refused(table, "done") == ("MK-7.01", "not_now")


def test_mk_7_01_a_hall_is_turned_but_not_flipped(tmp_path: Path) -> None:
    """A rift that winds one way: its mirror image takes no hall."""
    table = at_step_3(tiles="i2 at f2, i3 at h3, i2 at i4", box=winding_box(tmp_path))
    printed = mask_of("f2 g2 g3 h3 i3 i4 j4")
    assert table.networks[0] & printed == printed
    assert "dedicate rift at h3" in options(table)
    mirrored = mask_of("j2 i2 i3 h3 g3 g4 f4")
    assert not any(table.board().spans(face, mirrored) for face in table.box.halls[5].faces)
    block = "i3 at f3 turned 90, i3 at g3 turned 90, i3 at h3 turned 90, i3 at i3 turned 90"
    assert any("turned" in text for text in options(at_step_3(tiles=block), "dedicate"))


def test_mk_7_02_not_over_gates_or_other_halls() -> None:
    table = at_step_3(tiles="i3 at f2, i3 at f3")
    assert refused(table, "dedicate stonemasons-house at f2") == ("MK-7.02", "only_over_tunnels")
    table = at_step_3(
        tiles=f"{BLOCK}, i3 at i3 turned 90, i3 at j3 turned 90", halls="stonemasons-house at f3 turned 90"
    )
    assert refused(table, "dedicate crucible at g3") == ("MK-7.02", "only_over_tunnels")


def test_mk_7_02_not_over_workshops() -> None:
    """f5 is a site below the block."""
    table = at_step_3(tiles=BLOCK, workshops={"f5": "quarry"})
    faces = table.box.hall_faces
    over_the_site = [
        move.text
        for move in table.notation().moves
        if isinstance(move, Lay)
        and move.rule == "MK-7.01"
        and faces[move.face].mask(move.field) >> square("f5") & 1
    ]
    assert over_the_site
    assert {refused(table, text) for text in over_the_site} == {("MK-7.02", "only_over_tunnels")}


def test_mk_7_02_each_hall_exists_once() -> None:
    tiles = f"{BLOCK}, i3 at i3 turned 90, i3 at j3 turned 90, i3 at k3 turned 90"
    table = at_step_3(tiles=tiles, halls="stonemasons-house at f3 turned 90")
    assert refused(table, "dedicate stonemasons-house at j3 turned 90") == ("MK-1.03", "hall_is_taken")


def test_mk_7_03_covered_pedestals_leave_the_game_their_tokens_stay() -> None:
    table = at_step_3(tiles=BLOCK, held={0: "ice"})
    table.pedestals = (0, 1 << square("f3"), 1 << square("h4"))
    table.track_owner = changed(table.track_owner, table.pair(square("f3"), ICE), 0)
    play(table, HOUSE)
    assert table.pedestals == (0, 0, 1 << square("h4"))
    assert table.tokens_of(0) == [2]
    assert table.track_owner[table.pair(square("f3"), ICE)] == 0


def test_mk_7_04_statues_keep_their_squares() -> None:
    table = at_step_3(tiles=BLOCK, statues={"g2": "moon", "f4": "fire"})
    play(table, HOUSE)
    assert (table.statues[0], table.statues[1]) == (square("g2"), square("f4"))


def test_mk_7_05_a_hall_is_one_tunnel_and_what_sticks_out_another() -> None:
    table = at_step_3(tiles="i2 at f2, i3 at f3, i3 at f4, i2 at h3")
    play(table, "dedicate stonemasons-house at f4")
    assert region(table, "f4") == "e3 e4 f3 f4 g3 g4"
    assert kind(table, "f4") == HALL + 1
    assert kind(table, "f2") == kind(table, "h3") == 0
    table = at_step_3(tiles="v5 at f2 turned 90, i3 at f4, i2 at f3")
    play(table, next(text for text in options(table, "dedicate") if covers(table, text, "f3 g3 f4 g4")))
    rests = [names_of(m) for m, k in zip(table.regions, table.kinds, strict=True) if k == REMAINDER]
    halls = [names_of(m) for m, k in zip(table.regions, table.kinds, strict=True) if k >= HALL and k < 300]
    assert rests
    assert len(halls) == 1
    squares = [name for names in (*rests, *halls) for name in names.split()]
    assert len(set(squares)) == len(squares)


def test_mk_7_05_a_tile_cut_in_two_leaves_two_tunnels() -> None:
    """The bar e3 f3 g3 is covered in its middle only."""
    table = at_step_3(tiles="i2 at f2, i3 at f3, i3 at f4")
    lay_hall(table, 5, 1 << square("f3"), square("f3"))
    assert (region(table, "e3"), region(table, "g3")) == ("e3", "g3")
    assert kind(table, "e3") == kind(table, "g3") == REMAINDER
    assert {"e3", "f3", "g3"} <= set(network(table).split())


def test_mk_7_06_a_statue_where_the_altar_comes_to_lie_is_on_it_at_once() -> None:
    table = at_step_3(tiles="i3 at f3 turned 90, i3 at g3 turned 90", statues={"f3": "moon"})
    play(table, HOUSE)
    assert table.altars[1] == square("f3")
    assert result(table, 0).halls == table.box.halls[1].high
    assert result(table, 0).statues == 0


def test_mk_7_07_fresh_tiles_and_remainders_may_be_covered() -> None:
    table = position(tiles="i3 at f3 turned 90", storage={0: "3 stone"})
    to_step_2(table)
    go(table, "dig i3 with stone", "lay i3 at g3 turned 90")
    assert question(table) == "DedicateHall"
    play(table, HOUSE)
    assert kind(table, "g3") == HALL + 1


def test_mk_7_07_every_square_must_be_an_own_tunnel() -> None:
    table = at_step_3(gates=("f1", "i1"), tiles="i3 at f3 turned 90, i3 at i3 turned 90")
    assert question(table) != "DedicateHall"
    table = position(turn=0, tiles="i3 at k7, i3 at k6")
    go(table, "recruit b1", "place at 2c")
    assert question(table) != "DedicateHall"


def test_mk_7_08_covered_tiles_do_not_return_and_no_honor_is_lost() -> None:
    table = at_step_3(tiles=BLOCK)
    table.honor = (9, 0)
    stacks = table.stacks
    play(table, HOUSE)
    assert table.stacks == stacks
    assert table.honor == (9, 0)


def test_mk_7_09_pedestals_on_remainders_still_double_and_both_pieces_score() -> None:
    table = at_step_3(tiles="i2 at f2, i3 at f3, i3 at f4", statues={"e3": "fire", "g3": "fire"})
    assert result(table, 0).statues == 4
    table.pedestals = (1 << square("g3"), 0, 0)
    lay_hall(table, 5, 1 << square("f3"), square("f3"))
    found = result(table, 0)
    assert (found.statues, found.pedestals) == (8, 4)


def test_mk_example_9_the_treasury_over_an_ice_pedestal_and_a_moon_statue() -> None:
    tiles = "i3 at f3 turned 90, i3 at g3 turned 90, i3 at h3 turned 90, i3 at i3 turned 90"
    table = at_step_3(tiles=tiles, statues={"g3": "moon"}, storage={0: "1 cart"})
    table.pedestals = (0, 1 << square("h3"), 0)
    table.track_owner = changed(table.track_owner, table.pair(square("h3"), ICE), 0)
    tokens = table.tokens_of(0)
    lays = [text for text in options(table, "dedicate treasury") if covers(table, text, "g3 h3")]
    away = [text for text in lays if " g3" not in text]
    play(table, away[0])
    assert table.pedestals == (0, 0, 0)
    assert table.tokens_of(0) == tokens != []
    assert table.statues[0] == square("g3")
    assert result(table, 0).halls == 6
    altar = table.box.grid.names[table.altars[3]]
    play(table, "haul from g3", f"to {altar}")
    assert result(table, 0).halls == 15
    assert table.altars[3] != NONE


def covers(table: Table, text: str, names: str) -> bool:
    move = table.notation().parse(text)
    mask = table.box.hall_faces[move.face].mask(move.field)  # type: ignore[attr-defined]
    return not mask_of(names) & ~mask


def test_mk_7_03_a_covered_pedestal_is_gone_even_under_a_statue() -> None:
    """The statue stays and stands on nothing; its square scores as hall or altar only."""
    table = position(tiles=BLOCK, statues={"g3": "fire", "f2": "ice"})
    table.pedestals = (mask_of("g3"), mask_of("f2"), mask_of("h4"))
    table.track_owner = changed(table.track_owner, table.pair(square("g3"), 0), 0)
    to_step_2(table)
    go(table, "recruit b1", "place at 2a")
    play(table, "dedicate shamans-dwelling at g3")
    assert table.pedestals == (0, mask_of("f2"), mask_of("h4"))
    assert table.statues[:2] == (square("g3"), square("f2"))
    assert table.track_owner[table.pair(square("g3"), 0)] == 0
    found = result(table, 0)
    assert found.pedestals == table.box.statue_honor[table.board().bands[square("f2")]]


def test_mk_7_01_only_the_own_tunnels_count() -> None:
    """Both seats have dug a block; each lays halls over the own one."""
    tiles = f"{BLOCK}, i3 at p3 turned 90, i3 at o3 turned 90, i3 at n3 turned 90"
    for seat, columns in ((0, "fgh"), (1, "nop")):
        table = position(turn=seat, tiles=tiles)
        go(table, "recruit b1", "place at 2a")
        found = {text.split(" at ")[1][0] for text in options(table, "dedicate")}
        assert found
        assert found <= set(columns)


def test_mk_7_06_each_hall_has_its_own_altar() -> None:
    table = position(tiles=BLOCK, halls="stonemasons-house at f3 turned 90")
    halls = [hall.name for hall in table.box.halls]
    assert sum(altar != NONE for altar in table.altars) == 1
    assert table.altars[halls.index("stonemasons-house")] == square("f3")
    assert not table.halls >> halls.index("stonemasons-house") & 1
