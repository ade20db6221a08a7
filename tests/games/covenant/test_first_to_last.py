"""From the first to the last: every slot, place, tool, site, chamber, point and edge counts alike."""

from __future__ import annotations

import pytest

from games.covenant.positions import (
    at_work,
    bare,
    built,
    coins,
    corner,
    do,
    edge,
    forge_area,
    gain,
    imprison,
    nature,
    on_track,
    options,
    ornament,
    own_tool,
    play,
    question,
    relics,
    solo,
    stock,
    stored,
    throne_carts,
    traditions,
    turn,
)
from underhall.core.agenda import changed
from underhall.games.covenant.icons import (
    COLUMNS,
    ENEMIES,
    GATE,
    HOUSE,
    PILLAR,
    PLACES,
    POSTS,
    RESOURCES,
    SLOTS,
    TOOLS,
    WORKSHOP,
)
from underhall.games.covenant.moves import POST_NAMES
from underhall.games.covenant.powers.goals import worth
from underhall.games.covenant.powers.projects import worth as project_worth
from underhall.games.covenant.rules.build import gate_places, pillar_places, with_room
from underhall.games.covenant.rules.council import CheckKeys, Council, HearClan
from underhall.games.covenant.rules.dig import RevealChamber
from underhall.games.covenant.rules.elders_rewards import rows_with_prey
from underhall.games.covenant.rules.fight import Fight
from underhall.games.covenant.rules.final_scoring import FinalScoring, column_count, leftovers, penalty
from underhall.games.covenant.rules.solo import ElderExplore, ElderTransport
from underhall.games.covenant.table import EMPTY, Table, with_row

ELDERS = 1


def wide_open(seats: int = 4) -> Table:
    """Every chamber of the large side revealed, the tiles in order."""
    table = bare(seats)
    for at in range(table.box.hexes.size):
        if table.side.chambers >> at & 1:
            table.open_tile(at, at)
    return table


def settled(table: Table) -> Table:
    """Leave what comes of it."""
    while not table.over():
        if table.to_move() < 0:
            nature(table)
        else:
            table.play(table.options()[-1])
    return table


# Markets


@pytest.mark.parametrize("slot", range(4))
@pytest.mark.parametrize("place", range(6))
def test_cv_8_01_a_coin_of_every_slot_goes_to_every_place(slot: int, place: int) -> None:
    table = bare(2)
    table.rows = with_row(table.rows, 2, (3, 5, 7, 9))
    gain(table, "coin", 1)
    play(table, f"coin {slot + 1} to place {place + 1}")
    assert table.coins[1] == tuple((3, 5, 7, 9)[slot] if at == place else EMPTY for at in range(6))
    assert table.rows[2] == tuple(EMPTY if at == slot else (3, 5, 7, 9)[at] for at in range(4))
    assert worth(table, 1, 6) == table.box.goals[6].glory


@pytest.mark.parametrize("place", range(6))
def test_cv_8_02_a_coin_of_every_place_gives_in_the_council(place: int) -> None:

    table = bare(2)
    table.rows = tuple((0,) * slots for slots in SLOTS)
    coins(table, 1, *["-"] * place, "golden")
    assert stored(do(table, HearClan(1)), 1) == ["gold"]


@pytest.mark.parametrize("slot", range(4))
def test_cv_17_00_9_01_17_17_every_slot_of_traditions_relics_and_benefits(slot: int) -> None:
    table = bare(2)
    on_track(table, 1, "mine", 15)
    table.rows = with_row(with_row(table.rows, 1, (4, 9, 14, 19)), 3, (0, 2, 3, 5))
    table.rows = with_row(table.rows, 2, (0, 0, 0, 0))
    play(gain(table, "tradition", 1), f"tradition in slot {slot + 1}")
    assert table.traditions[1] == 1 << (4, 9, 14, 19)[slot]
    play(gain(table, "relic", 1), f"relic in slot {slot + 1}")
    assert table.fresh_relics[1] == tuple(int(kind == (0, 2, 3, 5)[slot]) for kind in range(6))
    assert len(options(gain(table, "benefit", 1))) == 5


@pytest.mark.parametrize("slot", range(4))
@pytest.mark.parametrize("place", range(PLACES))
def test_cv_5_01_a_tool_of_every_slot_goes_to_every_place(slot: int, place: int) -> None:
    table = bare(2)
    table.extra_storage = (9, 9)
    stock(table, 1, *["iron"] * 2, *RESOURCES)
    numbers = (0, 6, 12, 18)
    table.rows = with_row(table.rows, 4, numbers)
    play(gain(table, "forge", 1), f"forge tool {slot + 1} at place {place + 1}")
    assert table.tools[1] == tuple(numbers[slot] if at == place else EMPTY for at in range(PLACES))
    column = table.box.clan.places[place].column
    assert [table.forged_in(1, at) for at in range(COLUMNS)] == [int(at == column) for at in range(COLUMNS)]
    assert table.owned_posts(1) == [0, 1, 2, 3, COLUMNS + place]
    assert worth(table, 1, 0) == 5 * table.box.goals[0].glory


@pytest.mark.parametrize("post", range(POSTS))
def test_cv_3_01_4_02_5_03_every_tool_takes_a_dwarf_and_an_ornament(post: int) -> None:
    table = bare(2)
    for place in range(1, PLACES + 1):
        own_tool(table, 1, place, ("pick", "axe", "compass", "cart", "book")[place % 5])
    name = POST_NAMES[post]
    play(turn(table, 1), f"assign 1 to {name}")
    assert table.posts[1] == tuple(int(at == post) for at in range(POSTS))
    assert (table.post, sum(table.dwarves(1))) == (post, 4)
    play(gain(table, "strengthen", 0), "pass")
    table.post = -1
    assert f"strengthen dwarf at {name}" in options(gain(table, "strengthen", 1))
    play(table, f"strengthen dwarf at {name}")
    assert (table.posts[1][post], worth(table, 1, 8)) == (2, 5 * table.box.goals[8].glory)
    colour = table.slot_colour(1, post)
    table.rows = with_row(table.rows, 5 + colour, (0, 0, 0))
    stock(table, 1, *[RESOURCES[price] for price in table.box.printed.ornament_prices])
    for slot in range(3):
        assert f"adorn {name} with {('silver', 'gold')[colour]} {slot + 1}" in options(
            gain(table, "adorn", 1)
        )
    play(table, f"adorn {name} with {('silver', 'gold')[colour]} 3")
    assert table.ornaments[1] == tuple(0 if at == post else EMPTY for at in range(POSTS))
    assert worth(table, 1, 1) == table.box.goals[1].glory


@pytest.mark.parametrize("post", range(POSTS))
def test_cv_14_01_a_dwarf_comes_home_from_every_tool(post: int) -> None:
    table = bare(2)
    table.tavern = ((0, 0, 0, 0), (0, 1, 0, 0))
    table.posts = (table.posts[0], changed(table.posts[1], post, 3))
    do(table, Council())
    assert (table.tavern[1], sum(table.posts[1])) == ((0, 1, 1, 0), 0)


@pytest.mark.parametrize("slot", range(5))
def test_cv_10_01_rubble_of_every_slot_is_cleared(slot: int) -> None:
    table = wide_open(2)
    table.rows = with_row(table.rows, 0, (3, 2, 1, 0, 3))
    on_track(table, 1, "mine", table.box.track_lengths[2])
    play(at_work(table, "pick", 2, 1), "dig", f"clear rubble {slot + 1}")
    if question(table) == "ChooseRubble":
        play(table, "done")
    kind = table.box.rubble[(3, 2, 1, 0, 3)[slot]]
    assert stored(table, 1) == [kind.name]
    assert table.rows[0][slot] == EMPTY
    assert sum(table.discards[0]) == 1


@pytest.mark.parametrize("relic", range(6))
def test_cv_9_02_19_12_every_kind_of_relic_counts_in_every_state(relic: int) -> None:
    for state in ("relics", "fresh_relics", "used_relics"):
        table = bare(2)
        kinds = tuple(2 * int(kind == relic) for kind in range(6))
        setattr(table, state, with_row(getattr(table, state), 1, kinds))
        assert (table.relic_count(1), table.relic_kinds(1), table.relic_count(0)) == (2, 1, 0)
    table = bare(2)
    name = table.box.relics[relic].name
    relics(table, 1, name)
    assert options(turn(table, 1)) == [f"use {name}", "pass"]


# The mountain


@pytest.mark.parametrize("at", range(24))
def test_cv_13_02_11_01_15_04_every_chamber_takes_buildings_and_enemies(at: int) -> None:
    table = wide_open()
    name = table.box.hexes.names[at]
    assert with_room(table) == table.side.chambers
    table.enemies = with_row(table.enemies, 1, changed(table.enemies[1], at, 1))
    assert table.enemy_mask() == 1 << at
    assert table.enemies_in(at) == 1
    assert options(do(table, Fight(2, 2))) == [f"defeat orc at {name}", "done"]
    play(gain(table, "house", 2), f"build house at {name}")
    assert table.buildings[HOUSE] == ((), (), (at,), ())
    assert table.taken_spaces == tuple(int(chamber == at) for chamber in range(24))
    assert table.present(2) == 1 << at
    assert (penalty(table, 2), penalty(table, 1)) == (table.box.scoring.penalty, 0)
    again = table.moves.build[WORKSHOP][at]
    assert again not in gain(table, "workshop", 2).options()
    assert (again in gain(table, "workshop", 3).options()) == (table.box.tiles[at].spaces == 2)
    moves = options(gain(table, "move", 0))
    around = [n for n in range(24) if table.box.hexes.neighbours[at] >> n & 1]
    assert moves[:-1] == [f"move orc from {name} to {table.box.hexes.names[n]}" for n in around]


@pytest.mark.parametrize("at", range(24))
def test_cv_10_03_every_chamber_can_be_revealed_beside_its_neighbours(at: int) -> None:

    table = bare(4)
    for n in range(24):
        if table.box.hexes.neighbours[at] >> n & 1:
            table.open_tile(n, n)
    do(table, RevealChamber(3))
    assert table.moves.reveal[at] in table.options()
    alone = bare(4)
    alone.open_tile(at, at)
    near = [n for n in range(24) if table.box.hexes.neighbours[at] >> n & 1]
    assert list(do(alone, RevealChamber(3)).options()) == [table.moves.reveal[n] for n in near]


def test_cv_13_03_13_04_every_point_and_every_edge_can_be_built_on() -> None:
    table = wide_open()
    hexes = table.box.hexes
    assert pillar_places(table, 3) == list(range(len(hexes.corners)))
    assert gate_places(table, 3) == list(range(len(hexes.edges)))
    for where in (0, len(hexes.corners) - 1):
        built(table, 3, f"pillar {hexes.corner_names[where]}")
        near = [
            c
            for c in range(len(hexes.corners))
            if len(set(hexes.corners[c]) & set(hexes.corners[where])) >= 2
        ]
        assert not set(near) & set(pillar_places(table, 0))
    for where in (0, len(hexes.edges) - 1):
        built(table, 3, f"gate {hexes.edge_names[where]}")
        touching = [e for e in range(len(hexes.edges)) if set(hexes.edges[e]) & set(hexes.edges[where])]
        assert not set(touching) & set(gate_places(table, 0))
    assert (worth(table, 3, 4), worth(table, 3, 5)) == (
        2 * table.box.goals[4].glory,
        2 * table.box.goals[5].glory,
    )
    assert table.buildings[PILLAR][3][0] == corner(table, hexes.corner_names[0])
    assert table.buildings[GATE][3][1] == edge(table, hexes.edge_names[-1])


@pytest.mark.parametrize("site", range(6))
def test_cv_12_01_12_03_every_site_is_filled_and_won(site: int) -> None:
    table = bare(2)
    one = table.site(site)
    table.extra_storage = (9, 9)
    stock(table, 1, *[RESOURCES[space] for space in one.spaces[: one.limit]])
    play(at_work(table, "cart", 3, 1), "transport", f"go to {one.name}")
    for space in one.spaces[: one.limit]:
        play(table, f"deliver {RESOURCES[space]}")
    assert table.carts_of(1, site) == one.limit
    play(table, f"bonus space {len(one.bonus)}")
    assert table.markers[site] == (EMPTY,) * (len(one.bonus) - 1) + (1,)
    assert table.finished[1] == 1 << site
    assert table.forge[1][one.structure] == 1
    assert worth(table, 1, 2) == table.box.goals[2].glory


@pytest.mark.parametrize("space", range(8))
def test_cv_12_04_15_01_every_space_of_the_throne_counts(space: int) -> None:
    table = bare(4)
    resource = RESOURCES[table.side.throne[space]]
    table.throne = tuple(EMPTY if at == space else 0 for at in range(8))
    stock(table, 2, *RESOURCES)
    gain(table, "throne", 2)
    assert options(table) == [f"deliver {resource} to the throne", "done"]
    play(table, f"deliver {resource} to the throne")
    assert table.throne[space] == 2


# Prisoners, left-overs, the Elders


@pytest.mark.parametrize("kind", range(3))
def test_cv_11_04_14_03_15_05_every_kind_of_enemy_is_kept_and_released(kind: int) -> None:

    table = bare(2)
    imprison(table, 1, "got"[kind] * 3)
    assert column_count(table, 1, TOOLS.index("axe")) == 3
    before = table.enemy_bag.counts[kind]
    play(do(table, CheckKeys(1)), f"release {ENEMIES[kind]}")
    assert (table.over(), table.dungeon[1][kind], table.enemy_bag.counts[kind]) == (True, 2, before + 1)


@pytest.mark.parametrize("resource", range(4))
def test_cv_15_06_every_resource_is_left_over_alike(resource: int) -> None:
    table = bare(2)
    stock(table, 1, *[RESOURCES[resource]] * 3)
    assert (leftovers(table, 1), leftovers(table, 0)) == (1, 0)


@pytest.mark.parametrize("row_of_map", range(5))
def test_cv_16_05_16_06_every_row_of_the_map_is_searched(row_of_map: int) -> None:
    table = solo()
    here = [
        at for at in range(24) if table.box.hexes.row_of[at] == row_of_map and table.side.chambers >> at & 1
    ]
    for at in (here[0], here[-1]):
        table.enemies = with_row(table.enemies, 2, changed((0,) * 24, at, 1))
        assert rows_with_prey(table, (0, 0, 1)) == [row_of_map]
        table.revealed = table.side.chambers & ~(1 << at)
        do(table, ElderExplore(ELDERS))
        assert options(table) == [f"elders roll {row_of_map + 1}"]


@pytest.mark.parametrize("site", range(6))
def test_cv_16_07_the_elders_fill_every_site(site: int) -> None:
    table = solo()
    play(do(table, ElderTransport(ELDERS)), f"elders roll {site + 1}")
    one = table.site(site)
    assert table.carts_of(ELDERS, site) == one.limit
    assert (table.finished[ELDERS], table.markers[site][0]) == (1 << site, ELDERS)
    assert table.forge[ELDERS][one.structure] == 1


@pytest.mark.parametrize("number", range(12))
def test_cv_15_02_every_goal_can_be_shown(number: int) -> None:

    table = bare(2)
    other = 11 - number
    table.goals = ((0, 6), (min(number, other), max(number, other)))
    marks = [i + 1 for i, space in enumerate(table.box.tracks[1]) if space.achievement]
    on_track(table, 1, "prestige", marks[3])
    do(table, FinalScoring())
    play(table, f"show goal {number + 1}")
    assert table.shown_goals == (0, 1 << number)
    assert table.results[1][1] == worth(table, 1, number)


@pytest.mark.parametrize("number", range(12))
def test_cv_18_07_a_project_counts_the_buildings_of_its_kind_and_no_other(number: int) -> None:
    table = wide_open()
    project = table.box.projects[number]
    glory = [0] * 24
    for at in range(24):
        tile = table.box.tiles[at]
        glory[at] = project.by_colour[tile.colour] + project.by_deposit[tile.deposit]
    kinds: tuple[list[tuple[str, tuple[int, ...]]], ...] = (
        [(name, (at,)) for at, name in enumerate(table.box.hexes.names)],
        [(name, (at,)) for at, name in enumerate(table.box.hexes.names)],
        list(zip(table.box.hexes.corner_names, table.box.hexes.corners, strict=True)),
        list(zip(table.box.hexes.edge_names, table.box.hexes.edges, strict=True)),
    )
    for kind, places in enumerate(kinds):
        for where, (name, chambers) in ((0, places[0]), (len(places) - 1, places[-1])):
            table.buildings = tuple(
                tuple((where,) if kind == at and clan == 2 else () for clan in range(4)) for at in range(4)
            )
            expected = sum(glory[at] for at in chambers) if kind == project.building else 0
            assert project_worth(table, 2, number) == expected, (kind, name)
            assert project_worth(table, 1, number) == 0


def test_cv_19_08_the_first_and_the_last_tradition_count() -> None:
    table = bare(2)
    traditions(table, 1, 1, 36)
    assert worth(table, 1, 7) == 2 * table.box.goals[7].glory
    ornament(table, 1, "axe", "orc")
    forge_area(table, 1)
    throne_carts(table, 1, "iron")
    assert worth(table, 1, 7) == 2 * table.box.goals[7].glory
    assert settled(table).over()
