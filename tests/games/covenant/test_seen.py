"""Nearly everything lies open: each thing is seen where it lies, by players and by those who look on."""

from __future__ import annotations

from dataclasses import fields
from random import Random

import pytest

from games.covenant.positions import (
    HALL,
    at_work,
    bare,
    built,
    carts,
    chamber,
    coins,
    corner,
    do,
    dwarves,
    edge,
    forge_area,
    imprison,
    on_track,
    ornament,
    own_tool,
    play,
    put_enemy,
    relics,
    row,
    solo,
    stock,
    support,
    throne_carts,
    traditions,
)
from underhall.core.agenda import SPECTATOR
from underhall.games.covenant import GAME
from underhall.games.covenant.hidden import unseen
from underhall.games.covenant.rules.council import HearClan
from underhall.games.covenant.rules.setup_mountain import block_shares
from underhall.games.covenant.rules.solo import ElderTurn
from underhall.games.covenant.table import EMPTY, NONE, Table, raised, with_row
from underhall.games.covenant.view import ClanView

ANYBODY = pytest.mark.parametrize("seat", [0, 1, SPECTATOR])


def busy() -> Table:
    """Two clans; the second has something of everything, and no two amounts are alike where that can be."""
    table = bare(2, HALL)
    table.first, table.era = 1, 2
    table.glory = (5, 37)
    on_track(table, 1, "court", 3)
    on_track(table, 1, "mine", 7)
    dwarves(table, 1, 2, 2, 3)
    table.posts = with_row(table.posts, 1, (0, 4, *[0] * 10))
    own_tool(table, 1, 3, "book", "gold")
    ornament(table, 1, "axe", "orc")
    support(table, 1, 3, 1)
    stock(table, 1, "iron", "gold", "gold", "mythrall")
    table.open_storage, table.extra_storage, table.extra_keys = (0, 1), (0, 3), (0, 2)
    coins(table, 1, "-", "iron", "road")
    traditions(table, 1, 3, 17, 36)
    relics(table, 1, "horn", "seal")
    table.fresh_relics = raised(table.fresh_relics, 1, 2)
    table.used_relics = raised(table.used_relics, 1, 5, 2)
    imprison(table, 1, "ggo")
    forge_area(table, 1, 1, 2, 3, 1)
    table.finished = (0, 0b100110)
    built(table, 1, "house b2", "workshop c3", "pillar b2-b3-c3", "gate c3-c4")
    table.start_tiles = (4, 7)
    table.goals, table.shown_goals = ((2, 9), (0, 11)), (0, 1 << 11)
    carts(table, 1, "gate 3", 2)
    throne_carts(table, 1, "gold")
    return table


@ANYBODY
def test_cv_2_02_everything_on_a_clan_board_is_seen(seat: int) -> None:
    table = busy()
    marks = [
        i
        for track, at in ((0, 3), (2, 7))
        for i, s in enumerate(table.box.tracks[track][:at])
        if s.achievement
    ]
    goals = [EMPTY, 11] if seat == SPECTATOR else [0, 11]
    assert GAME.view(table, seat).clans[1] == ClanView(
        glory=37,
        tracks=[3, 0, 7],
        achievements=len(marks),
        tavern=[0, 2, 1, 0],
        posts=[0, 4, *[0] * 10],
        tools=[EMPTY, EMPTY, table.tools[1][2], *[EMPTY] * 5],
        ornaments=[EMPTY, table.ornaments[1][1], *[EMPTY] * 10],
        support=[3, 1],
        resources=[1, 0, 2, 1],
        storage=table.box.clan.storage + 2 + 3,
        coins=[EMPTY, table.coins[1][1], table.coins[1][2], EMPTY, EMPTY, EMPTY],
        traditions=[2, 16, 35],
        relics=[1, 0, 0, 1, 0, 0],
        fresh_relics=[0, 0, 1, 0, 0, 0],
        used_relics=[0, 0, 0, 0, 0, 2],
        keys=table.box.clan.keys + 2,
        dungeon=[2, 1, 0],
        forge=[1, 2, 3, 1],
        finished=[1, 2, 5],
        carts=table.box.clan.carts - 3,
        houses=[chamber(table, "b2")],
        workshops=[chamber(table, "c3")],
        pillars=[corner(table, "b2-b3-c3")],
        gates=[edge(table, "c3-c4")],
        start_tile=7,
        goals=goals,
        shown_goals=[11],
    )
    plain = GAME.view(table, seat).clans[0]
    assert (plain.glory, plain.houses, plain.relics, plain.traditions) == (5, [], [0] * 6, [])
    assert (plain.forge, plain.start_tile) == ([table.box.clan.houses, table.box.clan.workshops, 0, 0], 4)


@ANYBODY
def test_cv_1_04_everything_on_the_main_board_is_seen(seat: int) -> None:
    table = busy()
    row(table, "coin", "iron", "-", "golden", "road")
    table.discards = ((1, 0, 2, 0, 0), table.discards[1])
    table.dice, table.projects = (1, 3, 5), (4, 8, 13)
    table.offers = ((1, 2), (30,), (3, 8))
    put_enemy(table, 2, chamber(table, "b3"))
    table.markers = (*table.markers[:2], (EMPTY, 1), *table.markers[3:])
    table.results = ((1, 2), (3, 4))
    table.unresolved_coins = 0b110
    shown = GAME.view(table, seat)
    assert (shown.seat, shown.seats, shown.era, shown.first) == (seat, 2, 2, 1)
    assert shown.rows[2] == [table.rows[2][0], EMPTY, table.rows[2][2], table.rows[2][3]]
    assert shown.stacks == [bag.size for bag in table.box.bags]
    assert shown.discards[0] == [1, 0, 2, 0, 0]
    assert shown.enemy_bag == [
        count - less for count, less in zip(table.box.enemy_bag.counts, (2, 1, 1), strict=True)
    ]
    assert (shown.dice, shown.projects) == ([1, 3, 5], [4, 8, 13])
    assert shown.offers == [[1, 2], [30], [EMPTY, EMPTY] if seat == SPECTATOR else [3, 8]]
    assert [at for at, tile in enumerate(shown.tiles) if tile != EMPTY] == sorted(
        chamber(table, name) for name in ("b2", "b3", "c2", "c3", "c4")
    )
    assert shown.backs == list(table.backs)
    assert [sum(kind) for kind in shown.enemies] == [0, 0, 1]
    assert shown.enemies[2][chamber(table, "b3")] == 1
    assert shown.sites[5][:3] == [1, 1, EMPTY]
    assert shown.markers[2] == [EMPTY, 1]
    assert [i for i, clan in enumerate(shown.throne) if clan == 1] == [table.side.throne.index(2)]
    assert (shown.results, shown.unresolved_coins, shown.elders) == ([[1, 2], [3, 4]], [1, 2], None)


@ANYBODY
def test_cv_3_02_what_is_asked_and_of_whom_is_seen(seat: int) -> None:
    table = busy()
    table.posts = with_row(table.posts, 1, (0,) * 12)
    at_work(table, "axe", 2, seat=1, boost=2)
    shown = GAME.view(table, seat)
    assert (shown.to_move, shown.question, shown.post, shown.boost) == (1, "UseTool", 1, 2)
    assert (shown.power, shown.acted, shown.ornament_used) == (2 + 2 + 1, False, False)
    assert (shown.site, shown.strength, shown.cleared) == (NONE, NONE, [])
    assert [(link.item, link.clan) for link in shown.chain] == [("UseTool", 1)]
    forged = busy()
    own_tool(forged, 1, 8, "axe")
    assert GAME.view(at_work(forged, "place 8", 2, seat=1), seat).power == 2 + 1
    put_enemy(table, 1, chamber(table, "b3"))
    play(table, "fight")
    shown = GAME.view(table, seat)
    assert (shown.question, shown.strength, shown.acted) == ("ChooseEnemy", 5, True)
    play(table, "done", "use ornament")
    assert GAME.view(table, seat).ornament_used
    table = busy()
    play(at_work(table, "cart", 2, seat=1), "transport", "go to gate 1")
    shown = GAME.view(table, seat)
    assert (shown.question, shown.site, shown.strength) == ("ChooseDelivery", 3, 2)
    table = do(busy(), HearClan(1))
    assert (GAME.view(table, seat).unresolved_coins, GAME.view(table, seat).power) == ([1, 2], NONE)


@ANYBODY
def test_cv_3_02_while_nature_moves_nobody_acts_with_any_strength(seat: int) -> None:
    table = busy()
    put_enemy(table, 1, chamber(table, "b3"))
    play(at_work(table, "axe", 2, seat=1), "fight", "defeat orc at b3", "take orc die")
    while table.to_move() >= 0:
        table.play(table.options()[-1])
    shown = GAME.view(table, seat)
    assert (shown.to_move, shown.question, shown.post, shown.power) == (-1, "", 1, NONE)


@ANYBODY
def test_cv_16_13_of_the_elders_the_board_is_seen_and_the_decks_are_not(seat: int) -> None:
    table = solo(HALL, "hard")
    table.elder_kinds, table.elder_deck, table.elder_forged, table.elder_forge = 0b0101, 0b1110, 2, 7
    table.elder_used, table.elder_tiles = 0b1_0000_0001, ((), (3, 4), (), (), (), (), (1,))
    elders = GAME.view(table, seat).elders
    assert elders is not None
    assert (elders.difficulty, elders.available, elders.forge) == (1, 2 + 3 + 2, 7)
    assert (elders.used, elders.tiles) == ([0, 8], [[], [3, 4], [], [], [], [], [1]])
    do(table, ElderTurn(1))
    assert (GAME.view(table, seat).question, GAME.view(table, seat).to_move) == ("", -1)
    shown = {field.name for field in fields(elders)}
    assert shown == {"difficulty", "available", "forge", "used", "tiles"}


def test_cv_1_05_covered_spaces_are_seen_as_nobodys() -> None:
    table = bare(3)
    block_shares(table)
    for seat in (0, 2, SPECTATOR):
        shown = GAME.view(table, seat)
        assert sorted(set(shown.throne)) == [-2, -1]
        assert [at for at, cart in enumerate(shown.throne) if cart == -2] == list(table.side.throne_blocked)
        for site, carts_there in zip(table.side.sites, shown.sites, strict=True):
            assert [at for at, cart in enumerate(carts_there) if cart == -2] == list(site.blocked)


@pytest.mark.parametrize("clan", range(3))
@pytest.mark.parametrize("kind", [0, 1])
def test_cv_2_06_who_looks_on_imagines_a_shown_goal_with_its_clan_alone(clan: int, kind: int) -> None:
    table = bare(3)
    table.goals = ((0, 6), (1, 7), (2, 8))
    table.shown_goals = tuple(1 << table.goals[clan][kind] if seat == clan else 0 for seat in range(3))
    for seed in range(12):
        goals = GAME.determinize(table, SPECTATOR, Random(seed)).goals
        assert goals[clan][kind] == table.goals[clan][kind]
        assert len({goal for own in goals for goal in own}) == 6
        assert [[table.box.goals[goal].kind for goal in own] for own in goals] == [[0, 1]] * 3


def test_cv_2_06_nothing_is_unseen_by_a_player() -> None:
    table = bare(2)
    table.goals = ((0, 6), (1, 7))
    assert unseen(table, 0) == unseen(table, 1) == [[], []]
    assert [len(goals) for goals in unseen(table, SPECTATOR)] == [6, 6]


def test_cv_2_06_an_undrafted_goal_is_no_goal_to_anybody() -> None:
    table = bare(2)
    for seat in (0, 1, SPECTATOR):
        assert [clan.goals for clan in GAME.view(table, seat).clans] == [[EMPTY, EMPTY]] * 2
