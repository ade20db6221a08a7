"""Greedy in The Lost Mines, step 1: what a dwarf does with its cards, and for whom."""

from __future__ import annotations

import pytest

from bots.seats import choice, choices, explanation
from games.lost_mines.positions import field, position, to_step_2
from underhall.core.agenda import changed
from underhall.games.lost_mines.components import GEMS, GOLD, SILVER
from underhall.games.lost_mines.table import Table

FOUR = "gold gold gems silver"
SIX = "gold gold gold silver silver silver"


def knows_role(table: Table, other: int) -> Table:
    """As if seat 0 had looked at the role."""
    table.role_seen = changed(table.role_seen, other, table.role_seen[other] | 1)
    return table


def seen_mine(table: Table, at: str, kind: int) -> Table:
    """As if seat 0 had looked at the mine."""
    mine = table.box.mine_at[field(table, at)]
    table.mine_kind = changed(table.mine_kind, mine, kind)
    table.mine_seen = changed(table.mine_seen, mine, 1)
    return table


def test_lm_3_01_it_prolongs_the_path_towards_the_mines() -> None:
    table = position("3 .B──┴", seats=4, dwarves={0: "e3"}, hands={0: "ew n boat"}, treasures=FOUR)
    assert choices(table) == {"lay ew at f3"}
    assert explanation(table).key == "reason.toward_mine"


def test_lm_3_01_it_builds_where_its_dwarf_stands_not_where_the_rivals_do() -> None:
    board = """
    1 .......─
    7 .......─
    """
    for at, path in (("h1", "i1"), ("h7", "i7")):
        dwarves = {0: at, 1: "h7" if at == "h1" else "h1"}
        table = position(board, dwarves=dwarves, hands={0: "ew n"}, treasures="gold gems silver")
        assert choices(table) == {f"lay ew at {path}"}


def test_lm_3_01_it_goes_for_a_mine_it_knows_to_be_rich() -> None:
    """Both mines next to the fork are as near; what it has seen decides."""
    for rich, poor, first in (("k3", "k5", "j3"), ("k5", "k3", "j5")):
        table = position("4 .........┤", dwarves={0: "j4"}, hands={0: "ne nw"}, treasures="gold gold gold")
        seen_mine(seen_mine(table, rich, GOLD), poor, GEMS)
        assert {move.split()[-1 if "turned" not in move else -2] for move in choices(table)} == {first}


def test_lm_3_04_it_does_not_put_an_obstacle_in_its_own_way_without_the_tool() -> None:
    table = position("3 .B──┴", seats=4, dwarves={0: "e3"}, hands={0: "ew+tree n boat"}, treasures=FOUR)
    assert "lay ew+tree at f3" not in choices(table)


@pytest.mark.parametrize(
    ("others", "pile", "detour"), [("n ns ns w axe boat", 20, False), ("n", 20, True), ("n", 0, True)]
)
def test_lm_3_01_it_waits_for_a_better_card_only_while_others_are_likely_to_hold_one(
    others: str, pile: int, detour: bool
) -> None:
    table = position(
        "3 .B.....─",
        dwarves={0: "h3", 1: "h3", 2: "h3"},
        hands={0: "nw trap", 1: others, 2: others.replace("ns ns", "ne ne")},
        mines={"k3": "gold"},
        treasures="gold gold gold",
        pile=pile,
    )
    assert ("lay nw at i3" in choices(table)) == detour


def test_lm_4_01_it_opens_the_obstacle_in_its_way() -> None:
    table = position(
        "3 .B──┴",
        seats=4,
        features={"e3": "lake"},
        dwarves={0: "d3"},
        hands={0: "n boat trap"},
        treasures=FOUR,
    )
    assert choices(table) == {"play boat on e3"}
    assert explanation(table).key == "reason.opens_obstacle"


def test_lm_4_02_near_the_mines_it_looks_at_the_nearest_it_does_not_know() -> None:
    table = position("3 .B..─┴─┬─", seats=4, dwarves={0: "i3"}, hands={0: "n mine-role trap"}, treasures=FOUR)
    assert choices(table) == {"play mine-role on mine k3"}
    assert explanation(table).key == "reason.looks"
    seen_mine(table, "k3", SILVER)
    assert "play mine-role on mine k3" not in choices(table)


def test_lm_4_06_a_storm_takes_away_the_dead_end_before_it() -> None:
    table = position("3 .B..───╴", seats=4, dwarves={0: "g3"}, hands={0: "n storm trap"}, treasures=FOUR)
    assert choices(table) == {"play storm on h3"}
    assert explanation(table).key == "reason.clears_way"


def test_lm_2_02_without_a_useful_card_it_parts_with_the_worst() -> None:
    """On its mine it needs no path; the crossing and the fork are the better cards to keep."""
    table = position(
        "3 .B.......─",
        seats=6,
        dwarves={0: "k3"},
        mines={"k3": "gold"},
        hands={0: "ew+lake nesw"},
        treasures=SIX,
    )
    assert "ew+lake" in choice(table)


def test_lm_2_06_it_discards_two_bad_cards_only_while_the_pile_is_high() -> None:
    """Cards are turns: with an empty pile every discard is a turn less."""
    for pile, second in ((20, "discard n"), (0, "keep the rest")):
        table = position("3 .B", hands={0: "n n nesw nesw"}, pile=pile)
        table.play(table.notation().parse("discard n"))
        assert choices(table) == {second}


# Roles

OTHERS = "blue loyal, yellow loyal, yellow loyal, blue loyal, yellow selfish"


def race(role: str, runner: int, hand: str) -> Table:
    """I stand on a rich mine, and another dwarf, whose role I know, is one card short of the next mine."""
    table = position(
        "3 .B......─",
        seats=6,
        roles=f"{role}, {OTHERS}",
        dwarves={0: "k5", runner: "i3"},
        mines={"k5": "silver"},
        hands={0: hand},
        treasures=SIX,
    )
    return knows_role(table, runner)


CLAN_MATE, STRANGER = 1, 2


@pytest.mark.parametrize(
    ("role", "runner", "move", "reason"),
    [
        ("blue loyal", CLAN_MATE, "lay ew at j3", "reason.helps_friends"),
        ("blue loyal", STRANGER, "lay w at j3", "reason.blocks_rival"),
        ("blue selfish", CLAN_MATE, "lay w at j3", "reason.blocks_rival"),
        ("blue selfish", STRANGER, "lay w at j3", "reason.blocks_rival"),
        ("blue saboteur", CLAN_MATE, "lay w at j3", "reason.blocks_rival"),
        ("blue saboteur", STRANGER, "lay ew at j3", "reason.helps_friends"),
    ],
)
def test_lm_6_03_a_role_decides_whom_it_helps_and_whom_it_stops(
    role: str, runner: int, move: str, reason: str
) -> None:
    table = race(role, runner, "w ew")
    assert choices(table) == {move}
    assert explanation(table).key == reason


def test_lm_6_03_it_names_whom_it_stops_and_not_who_is_ahead_elsewhere() -> None:
    ahead = 5
    table = knows_role(race("blue loyal", STRANGER, "w ew"), ahead)
    table.place = changed(table.place, ahead, field(table, "k5"))
    assert choices(table) == {"lay w at j3"}
    assert explanation(table).words == {"seat": STRANGER}


@pytest.mark.parametrize(
    ("role", "calls"), [("blue loyal", False), ("blue selfish", True), ("blue saboteur", True)]
)
def test_lm_4_04_a_troll_stops_a_clan_mate_only_if_it_is_a_rival(role: str, calls: bool) -> None:
    table = position(
        "3 .B.......─",
        seats=6,
        roles=f"{role}, {OTHERS}",
        dwarves={0: "k5", 1: "j3"},
        mines={"k5": "silver", "k3": "gold"},
        hands={0: "troll nesw"},
        treasures=SIX,
    )
    assert (choice(knows_role(table, 1)) == "play troll on j3-k3") == calls


@pytest.mark.parametrize("role", ["blue loyal", "blue selfish", "blue saboteur"])
def test_lm_5_03_every_role_takes_treasures_itself(role: str) -> None:
    table = position(
        "3 .B.......─",
        seats=6,
        roles=f"{role}, {OTHERS}",
        dwarves={0: "j3"},
        mines={"k3": "gold"},
        hands={0: "ns n"},
        treasures=SIX,
    )
    assert choice(to_step_2(table)) == "step east"


def test_lm_1_04_a_saboteur_that_nobody_knows_is_careful() -> None:
    """A trap that would just be worth it is left alone while the role is secret."""
    found = []
    for watched in (False, True):
        table = position(
            "3 .B.......─",
            seats=6,
            roles=f"blue saboteur, {OTHERS}",
            dwarves={0: "k5", 1: "j3"},
            mines={"k5": "silver", "k3": "gold"},
            hands={0: "trap nesw"},
            treasures=SIX,
        )
        knows_role(table, 1)
        if watched:
            table.role_seen = changed(table.role_seen, 0, 0b11)
        found.append(choice(table))
    assert found[1] == "play trap on j3-k3"
    assert found[0] != found[1]
