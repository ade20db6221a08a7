"""What a component pack may bring beyond our reconstruction; and whatever it brings, a game ends."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from games.covenant.positions import (
    HALL,
    at_work,
    bare,
    coins,
    do,
    gain,
    nature,
    options,
    play,
    question,
    row,
    stock,
    stored,
    turn,
)
from underhall.core.agenda import NATURE
from underhall.games.covenant import GAME
from underhall.games.covenant.components import Box
from underhall.games.covenant.icons import ANY, ROWS
from underhall.games.covenant.rules.council import HearClan
from underhall.games.covenant.rules.course import Eras
from underhall.games.covenant.rules.final_scoring import throne_glory
from underhall.games.covenant.rules.solo import ElderTransport
from underhall.games.covenant.schema import DATA, read_box
from underhall.games.covenant.table import BLOCKED, EMPTY, Table


def pack(tmp_path: Path, **changes: tuple[str, str]) -> Box:
    """Our tables with one place of each written differently: every match of the first becomes the second."""
    folder = tmp_path / "pack"
    folder.mkdir(exist_ok=True)
    for file, (old, new) in changes.items():
        text = (DATA / f"{file}.toml").read_text()
        assert re.search(old, text), old
        (folder / f"{file}.toml").write_text(re.sub(old, new, text))
    return read_box(folder)


def by_the_dice(box: Box, seats: int, seed: int = 5) -> Table:
    """A whole game by chance; ten thousand choices are more than any game has."""
    table, dice = GAME.new(seats, box=box), Random(seed)
    for _ in range(10_000):
        if table.over():
            return table
        if table.to_move() == NATURE:
            table.befall(dice)
        else:
            table.play(dice.choice(table.options()))
    raise AssertionError(f"still at {question(table)}")


UNIVERSAL = (r'players = 2, spaces = \["mythrall", "gold"', 'players = 2, spaces = ["any", "gold"')


def test_cv_6_02_a_universal_space_of_the_throne_takes_any_resource(tmp_path: Path) -> None:
    box = pack(tmp_path, sites=UNIVERSAL)
    table = bare(2, box=box)
    assert table.side.throne[0] == ANY
    stock(table, 1, "mythrall", "gold", "gold", "gold")
    gain(table, "4 throne", 1)
    assert options(table) == ["deliver gold to the throne", "deliver mythrall to the throne", "done"]
    play(table, "deliver gold to the throne")
    assert table.throne.index(1) == table.side.throne.index(2), "onto a space of its own kind first"
    play(table, "deliver mythrall to the throne")
    assert (table.throne[0], table.glory[1]) == (
        1,
        5 + sum(map(table.box.printed.delivery_glory.__getitem__, (2, 3))),
    )
    assert options(table) == ["deliver gold to the throne", "done"]
    play(table, "deliver gold to the throne")
    assert table.over(), "neither a gold nor a universal space is left"
    assert stored(table, 1) == ["gold"]


def test_cv_6_02_the_last_of_a_kind_goes_onto_the_universal_space(tmp_path: Path) -> None:
    table = bare(2, box=pack(tmp_path, sites=UNIVERSAL))
    stock(table, 0, "iron", "iron")
    play(gain(table, "2 throne"), "deliver iron to the throne")
    assert table.throne[0] == EMPTY
    play(table, "deliver iron to the throne")
    assert table.throne[0] == 0
    assert table.glory[0] == 5 + 2 * table.box.printed.delivery_glory[0], "it counts as what was brought"
    assert throne_glory(table)[:2] == [table.box.scoring.throne[0], 0]


def test_cv_6_02_a_universal_space_of_a_site_takes_any_resource(tmp_path: Path) -> None:
    box = pack(
        tmp_path,
        sites=(r'(players = 2, structure = "gate", limit = 1, spaces = )\[[^]]*\]', r'\1["any", "iron"]'),
    )
    table = bare(2, box=box)
    stock(table, 1, "mythrall")
    play(at_work(table, "cart", 1, seat=1), "transport", "go to gate 1")
    assert options(table) == ["deliver mythrall", "done"]
    play(table, "deliver mythrall")
    assert table.carts_at[3] == (1, EMPTY)
    assert question(table) == "PlaceMarker"


def test_cv_6_02_a_universal_space_may_be_the_last(tmp_path: Path) -> None:
    box = pack(tmp_path, sites=(r'(players = 4, spaces = \[[^]]*)"iron"\]', r'\1"any"]'))
    table = bare(4, box=box)
    assert (table.side.throne[-1], table.side.throne.count(ANY)) == (ANY, 1)
    stock(table, 2, "iron")
    play(gain(table, "throne", 2), "deliver iron to the throne")
    assert table.throne == (EMPTY,) * (len(table.throne) - 1) + (2,)


def test_cv_6_02_the_elders_bring_mythrall_onto_a_universal_space(tmp_path: Path) -> None:
    box = pack(tmp_path, sites=UNIVERSAL)
    table = bare(1, box=box)
    gain(table, "throne", 1)
    assert table.throne[0] == 1
    assert table.glory[1] == 5 + table.box.printed.delivery_glory[3]


def test_cv_1_05_a_pack_covers_what_it_names_or_so_many_on_the_right(tmp_path: Path) -> None:
    old = 'blocked = \\["gold", "emerald"\\]'
    box = pack(tmp_path, sites=(old, "blocked = 2"))
    assert box.sides[1].throne_blocked == (6, 7)
    box = pack(tmp_path, sites=(old, 'blocked = ["gold", "gold", "iron"]'))
    spaces = [box.sides[1].throne[at] for at in box.sides[1].throne_blocked]
    assert spaces == [2, 2, 0]
    assert [
        space for at, space in enumerate(box.sides[1].throne) if at not in box.sides[1].throne_blocked
    ].count(2) == 1


def test_cv_1_05_no_more_spaces_are_covered_than_there_are(tmp_path: Path) -> None:
    box = pack(tmp_path, sites=('blocked = \\["gold", "emerald"\\]', "blocked = 9"))
    assert box.sides[1].throne_blocked == tuple(range(len(box.sides[1].throne))) == tuple(range(8))


def test_cv_1_05_a_site_may_name_its_share(tmp_path: Path) -> None:
    box = pack(tmp_path, sites=("blocked = true", 'blocked = ["iron", "gold"]'))
    site = box.sides[1].sites[1]
    assert sorted(site.spaces[at] for at in site.blocked) == [0, 2]


def test_cv_5_01_tools_of_a_pack_may_be_alike(tmp_path: Path) -> None:
    box = pack(
        tmp_path,
        tools=(r'tool = "pick", cost = "\w+", slot = "\w+"', 'tool = "pick", cost = "gold", slot = "gold"'),
    )
    bag = box.bags[ROWS.index("tool")]
    assert bag.size == 24
    assert max(bag.counts) == 5
    assert by_the_dice(box, 2).over()


def test_cv_1_01_rows_of_a_pack_may_run_otherwise(tmp_path: Path) -> None:
    """24 chambers in five rows, each one longer or shorter than the next, the small side within the large."""
    small = r"rows = \[3, 4, 5, 4, 3\]"
    large = r"rows = \[4, 5, 6, 5, 4\], marked = \[[^]]*\]"
    marked = 'marked = ["b2", "b3", "c2", "d2"]'
    box = pack(
        tmp_path,
        board=(
            rf"{small}(.*\n.*){large}",
            rf"rows = [4, 4, 4, 4, 3]\1rows = [6, 5, 4, 5, 4], {marked}",
        ),
    )
    assert box.sides[0].chambers.bit_count() == 19
    for seats in (2, 4):
        assert by_the_dice(box, seats).over()


def test_cv_1_08_more_skulls_than_enemies_are_played_until_the_bag_is_empty(tmp_path: Path) -> None:
    box = pack(tmp_path, chambers=(r"skulls = \d", "skulls = 3"))
    assert by_the_dice(box, 4).over()


def test_cv_12_03_sites_with_fewer_bonus_spaces_than_clans_are_completed_all_the_same(tmp_path: Path) -> None:
    box = pack(tmp_path, sites=(r'bonus = \["([^"]*)"[^]]*\]', r'bonus = ["\1"]'))
    table = bare(2, box=box)
    for seat in (1, 0):
        table.store(seat, table.site(0).spaces[seat])
        play(at_work(table, "cart", 1, seat=seat), "transport", "go to pillar 1")
        play(table, options(table)[0])
        if seat:
            play(table, "bonus space 1")
    assert table.over()
    assert table.finished == (1, 1)
    assert by_the_dice(box, 1).over()


def test_cv_16_07_a_site_without_room_for_the_elders_takes_what_fits(tmp_path: Path) -> None:
    box = pack(
        tmp_path, sites=(r"limit = 3, spaces = \[[^]]*\]", 'limit = 3, spaces = ["iron", "gold", "mythrall"]')
    )
    table = bare(1, box=box)
    for at in range(6):
        carts = tuple(0 if at != 2 or i else EMPTY for i in range(len(table.carts_at[at])))
        table.carts_at = (*table.carts_at[:at], carts, *table.carts_at[at + 1 :])
    do(table, ElderTransport(1))
    play(table, "elders roll 3")
    assert table.carts_at[2] == (1, 0, 0)
    assert (table.over(), table.finished[1]) == (True, 0)
    assert by_the_dice(box, 1).over()


def test_cv_3_01_with_more_dwarves_than_tools_a_turn_passes(tmp_path: Path) -> None:
    box = pack(tmp_path, clan=("dwarves = 4", "dwarves = 6"))
    table = bare(2, HALL, box=box)
    table.posts = ((1, 1, 1, 1, *(0,) * 8), table.posts[1])
    table.support = ((2, 1), (0, 0))
    turn(table)
    assert question(table) == "TurnUp", "no tool is free: nothing to spend, nothing to use"
    nature(table)
    assert (table.over(), table.support[0]) == (True, (2, 1))
    for seats in (1, 3):
        assert by_the_dice(box, seats).over()


def test_cv_17_17_a_coin_that_borrows_borrows_once(tmp_path: Path) -> None:
    """A coin of a pack that gives the benefit of an open coin would else give it without end."""
    box = pack(tmp_path, coins=(r'gives = \["2 glory"\]', 'gives = ["2 benefit", "glory"]'))
    table = bare(2, box=box)
    row(table, "coin", "crowned", "golden", "-", "-")
    coins(table, 1, "crowned")
    do(table, HearClan(1))
    assert table.glory[1] == 6
    play(table, "benefit of coin 1")
    assert (table.glory[1], options(table)) == (7, ["benefit of coin 1", "benefit of coin 2", "pass"])
    play(table, "benefit of coin 2")
    assert stored(table, 1) == ["gold"]
    nature(table)
    assert table.over()
    assert by_the_dice(box, 3).over()


GREEDY = '["2 coin", "2 relic", "2 tradition", "2 benefit", "2 step", "2 adorn", "2 forge", "2 orc"]'


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("file", ["coins", "chambers", "tracks", "relics", "building"])
def test_whatever_a_pack_gives_a_game_comes_to_an_end(tmp_path: Path, file: str, seats: int) -> None:
    """Every tile of the table gives what leads to more tiles."""
    word = {"chambers": "back", "building": "workshop"}.get(file, "gives")
    box = pack(tmp_path, **{file: (rf"{word} = \[[^]]*\]", f"{word} = {GREEDY}")})
    assert by_the_dice(box, seats).over()


def test_cv_14_05_nobody_has_a_move_and_the_game_ends() -> None:
    """No dwarf, no tile, no enemy, no cart, nothing hidden: every turn passes, and the scoring comes."""
    table = bare(3, HALL)
    table.tavern = ((0, 0, 0, 0),) * 3
    table.bags = tuple(type(bag)((0,) * len(bag.counts), 0) for bag in table.bags)
    table.throne = (BLOCKED,) * len(table.throne)
    table.goals = ((0, 6),) * 3
    do(table, Eras())
    assert table.over()
    assert (table.era, table.winners()) == (3, [0, 1, 2])
