"""Chapter 1. Setup of the mountain."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games.covenant.positions import (
    bare,
    do,
    enemies,
    gain,
    lay,
    nature,
    play,
    ready,
    stock,
    stored,
    support,
    throne_carts,
)
from underhall.core.agenda import NATURE
from underhall.core.game import BadSetup
from underhall.games.covenant import GAME
from underhall.games.covenant.icons import ENEMIES, RESOURCES, ROWS, SLOTS
from underhall.games.covenant.rules.dig import TurnOver
from underhall.games.covenant.rules.final_scoring import throne_glory
from underhall.games.covenant.rules.setup_mountain import SetUpMountain, block_shares
from underhall.games.covenant.table import BLOCKED, EMPTY, UNSEEN, Table


def set_up(seats: int, seed: int = 3) -> Table:
    return nature(do(bare(seats), SetUpMountain()), seed)


@pytest.mark.parametrize(("seats", "chambers"), [(1, 19), (2, 19), (3, 24), (4, 24)])
def test_cv_1_01_each_number_of_players_has_its_side_of_the_board(seats: int, chambers: int) -> None:
    table = set_up(seats)
    assert table.side.chambers.bit_count() == chambers
    assert sum(back != UNSEEN for back in table.backs) == chambers
    assert [row.bit_count() for row in table.box.hexes.row_masks] == [4, 5, 6, 5, 4]
    small = [(row & table.box.sides[0].chambers).bit_count() for row in table.box.hexes.row_masks]
    assert small == [3, 4, 5, 4, 3]


@pytest.mark.parametrize("seats", [0, 5])
def test_cv_1_01_nobody_plays_with_other_numbers(seats: int) -> None:
    with pytest.raises(BadSetup):
        GAME.new(seats)


def test_cv_1_01_the_five_tiles_left_out_are_not_decided_either() -> None:
    table = set_up(2)
    laid = Counter(back for back in table.backs if back != UNSEEN)
    assert all(laid[back] <= count for back, count in enumerate(table.box.back_counts))
    assert sum(table.box.back_counts) - laid.total() == 5


def test_cv_1_02_the_marked_chambers_are_revealed_with_their_enemies() -> None:
    table = set_up(4)
    assert table.revealed == sum(1 << chamber for chamber in table.side.marked)
    assert len(table.side.marked) == 4
    for chamber in table.side.marked:
        tile = table.box.tiles[table.tiles[chamber]]
        assert table.enemies_in(chamber) == tile.skulls
        assert tile.back == table.backs[chamber]
    assert all(table.tiles[chamber] == UNSEEN for chamber in range(24) if chamber not in table.side.marked)


def test_cv_1_02_tiles_with_the_same_back_cannot_be_told_apart() -> None:
    table = set_up(2)
    chamber = next(c for c in range(24) if table.hidden() >> c & 1)
    do(table, TurnOver(-1, chamber))
    back = table.backs[chamber]
    fitting = {i for i, tile in enumerate(table.box.tiles) if tile.back == back and i not in table.tiles}
    assert {move.words["text"] for move, _ in table.outcomes()} == {
        f"chamber is tile {i + 1}" for i in fitting
    }
    assert {weight for _, weight in table.outcomes()} == {1}


def test_cv_1_03_36_enemies_are_in_the_bag() -> None:
    table = bare(4)
    assert table.enemy_bag.size == 36
    assert len(table.enemy_bag.counts) == len(ENEMIES)


def test_cv_1_04_tiles_lie_open_and_dice_are_rolled() -> None:
    table = set_up(3)
    assert [len(row) for row in table.rows] == list(SLOTS) == [5, 4, 4, 4, 4, 3, 3]
    assert all(EMPTY not in row for row in table.rows)
    totals = [bag.size + slots for bag, slots in zip(table.bags, SLOTS, strict=True)]
    assert dict(zip(ROWS, totals, strict=True)) == {
        "rubble": 24,
        "tradition": 36,
        "coin": 28,
        "relic": 27,
        "tool": 24,
        "silver ornament": 15,
        "gold ornament": 15,
    }
    assert [project // 6 for project in table.projects] == [0, 1, 2]
    assert all(0 <= face < 6 for face in table.dice)
    assert table.era == 0


def test_cv_1_05_three_players_find_a_fourth_share_blocked() -> None:
    table = set_up(3)
    assert table.throne.count(BLOCKED) == len(table.throne) // 4
    blocked = {
        site.name: carts.count(BLOCKED) for site, carts in zip(table.side.sites, table.carts_at, strict=True)
    }
    shares = {name: count for name, count in blocked.items() if count}
    assert shares == {"pillar 2": 2, "pillar 3": 3, "gate 2": 2, "gate 3": 3}


def test_cv_1_05_every_level_of_the_throne_and_of_a_site_keeps_its_share() -> None:
    """No resource loses more than a quarter, rounded up, and none loses all its spaces."""
    table = set_up(3)
    boards = [(table.side.throne, table.throne)]
    boards += [(site.spaces, carts) for site, carts in zip(table.side.sites, table.carts_at, strict=True)]
    for spaces, carts in boards:
        before = Counter(spaces)
        lost = Counter(space for space, cart in zip(spaces, carts, strict=True) if cart == BLOCKED)
        for resource, count in lost.items():
            assert count <= -(-before[resource] // 4), (spaces, carts)
            assert count < before[resource], (spaces, carts)
            taken = [cart == BLOCKED for s, cart in zip(spaces, carts, strict=True) if s == resource]
            assert taken == sorted(taken), "on the right"


@pytest.mark.parametrize("seat", range(3))
def test_cv_1_05_what_covers_the_throne_never_scores(seat: int) -> None:
    """Neither for anybody nor against: a single cart is the most."""
    table = bare(3)
    block_shares(table)
    assert throne_glory(table) == [0, 0, 0]
    throne_carts(table, seat, "iron")
    assert throne_glory(table) == [6 if clan == seat else 0 for clan in range(3)]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_cv_1_05_others_have_the_whole_board(seats: int) -> None:
    table = set_up(seats)
    assert BLOCKED not in table.throne
    assert all(BLOCKED not in carts for carts in table.carts_at)


def test_cv_1_06_resources_never_run_out() -> None:
    """There are 15 markers of each; whoever has room gains a sixteenth."""
    table = bare(2)
    table.extra_storage = (0, 40)
    for name in RESOURCES:
        stock(table, 0, *[name] * 15)
        assert stored(gain(table, f"3 {name}", 1), 1).count(name) == 3


def test_cv_1_07_tokens_have_no_limit_but_carts_do() -> None:
    """There are 20 tokens of +1 and 10 of +2."""
    table = bare(2)
    assert table.carts == (15, 15)
    support(table, 0, 20, 10)
    support(table, 1, 20, 10)
    play(gain(table, "2 support", 1), "token +1", "token +2 for +1")
    assert table.support == ((20, 10), (20, 11))
    table.carts = (15, 1)
    stock(table, 1, "gold", "gold")
    play(gain(table, "2 throne", 1), "deliver gold to the throne")
    assert (table.over(), table.carts[1], stored(table, 1)) == (True, 0, ["gold"])


def test_cv_1_08_an_empty_bag_gives_what_it_has() -> None:
    table = set_up(2)
    for kind, count in enumerate(table.enemy_bag.counts):
        for _ in range(count):
            table.enemy_bag = table.enemy_bag.without(kind)
    table.enemy_bag = type(table.enemy_bag)((1, 0, 0), 1)
    skulls = max(range(24), key=lambda i: table.box.tiles[i].skulls)
    chamber = next(c for c in range(24) if table.hidden() >> c & 1)
    table.backs = tuple(
        table.box.tiles[skulls].back if c == chamber else b for c, b in enumerate(table.backs)
    )
    table.tiles = tuple(UNSEEN for _ in table.tiles)
    do(table, TurnOver(-1, chamber))
    play(table, f"chamber is tile {skulls + 1}", "draw goblin")
    assert table.over()
    assert table.enemies_in(chamber) == 1 < table.box.tiles[skulls].skulls


def test_cv_1_09_nobody_gains_the_rewards_of_the_first_chambers() -> None:
    table = bare(2)
    dice = Random(8)
    do(table, SetUpMountain())
    while not table.over():
        assert table.to_move() == NATURE
        table.befall(dice)
    assert table.glory == (5, 5)
    assert table.tracks == ((0, 0, 0), (0, 0, 0))
    assert table.support == ((0, 0), (0, 0))


def test_a_whole_setup_leaves_nothing_to_draft() -> None:
    for seats in (1, 2, 3, 4):
        table = ready(seats)
        assert table.offers == ((), (), ())
        assert len(table.rows) == len(ROWS)


def test_chambers_are_written_down_as_they_lie() -> None:
    table = bare(2)
    lay(table, "b2 yellow gold 2 go; c2 blue emerald 1 t")
    assert (enemies(table, "b2"), enemies(table, "c2")) == ("go", "t")
