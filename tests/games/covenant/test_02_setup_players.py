"""Chapter 2. Setup of the players."""

from __future__ import annotations

from random import Random

from games.covenant.positions import (
    asks,
    bare,
    do,
    nature,
    on_track,
    options,
    play,
    question,
    ready,
    refused,
    row,
    row_names,
    stored,
)
from underhall.core.agenda import NATURE, SPECTATOR
from underhall.games.covenant import GAME
from underhall.games.covenant.icons import SUPPORT, amount_of, kind_of
from underhall.games.covenant.rules.setup_mountain import SetUpMountain
from underhall.games.covenant.rules.setup_players import Draft, DraftTile, Outfit, SetUpPlayers
from underhall.games.covenant.table import EMPTY, Table


def drafting(seats: int, first: int = 0) -> Table:
    """A table at the start of the draft."""
    table = bare(seats)
    table.first = first
    count = max(seats, 2)
    table.offers = (tuple(range(count)), tuple(range(10, 10 + count)), (*range(count), *range(6, 6 + count)))
    return do(table, Draft())


def outfitting(start: str, seats: int = 2) -> Table:
    """A table before a starting tile is worked off; the drafted tradition is 7."""
    table = bare(seats)
    names = [kind.name for kind in table.box.starts]
    table.start_tiles = (names.index(start), *[0] * (seats - 1))
    table.start_traditions = (6,) * seats
    return table


def test_cv_2_01_nature_names_the_start_player() -> None:
    table = bare(4)
    do(table, SetUpPlayers())
    assert [(move.text, weight) for move, weight in table.outcomes()] == [
        (f"start with seat {seat}", 1) for seat in (1, 2, 3, 4)
    ]
    play(table, "start with seat 3")
    assert table.first == 2
    assert table.in_order() == [2, 3, 0, 1]


def test_cv_2_01_four_dwarves_of_strength_1_and_5_glory() -> None:
    table = bare(3)
    assert table.tavern == ((4, 0, 0, 0),) * 3
    assert table.glory == (5, 5, 5)
    assert table.tracks == ((0, 0, 0),) * 3


def test_cv_2_02_what_lies_on_a_clan_board() -> None:
    table = bare(2)
    assert table.forge == ((2, 2, 0, 0), (2, 2, 0, 0))
    assert table.buildings == (((), ()),) * 4
    assert (table.storage(0), table.keys(0), table.carts[0]) == (4, 2, 15)
    assert table.box.clan.storage_tiles == 2
    assert [site.name for site in table.side.sites] == [
        "pillar 1",
        "pillar 2",
        "pillar 3",
        "gate 1",
        "gate 2",
        "gate 3",
    ]


def test_cv_2_03_as_many_tiles_of_each_kind_as_players_are_offered() -> None:
    table = bare(3)
    do(table, SetUpPlayers())
    nature(table)
    starts, traditions, goals = table.offers
    assert len(set(starts)) == len(set(traditions)) == 3
    assert sorted(table.box.goals[goal].kind for goal in goals) == [0, 0, 0, 1, 1, 1]
    assert len(set(goals)) == 6
    assert table.bags[1].size == 36 - 3


def test_cv_2_03_nobody_takes_a_second_tile_of_a_kind() -> None:
    table = drafting(2)
    play(table, "draft start miners", "draft goal 1", "draft tradition 11")
    second = table.box.starts[1].name
    assert options(table) == [f"draft start {second}", "draft tradition 12", "draft goal 7", "draft goal 8"]
    assert refused(table, "draft goal 2") == ("CV-2.03", "has_such_a_tile")
    assert refused(table, "draft start miners") == ("CV-2.03", "tile_not_offered")
    assert refused(table, "done") == ("CV-2.03", "not_now")


def test_cv_2_03_tiles_are_offered_in_their_order_and_others_are_refused() -> None:
    table = bare(2)
    table.offers = ((3, 1), (30, 4), (9, 2))
    do(table, DraftTile(1))
    starts = [table.box.starts[tile].name for tile in (1, 3)]
    assert options(table) == [
        *[f"draft start {name}" for name in starts],
        "draft tradition 5",
        "draft tradition 31",
        "draft goal 3",
        "draft goal 10",
    ]
    for text in (
        "draft goal 2",
        "draft goal 4",
        "draft tradition 4",
        f"draft start {table.box.starts[2].name}",
    ):
        assert refused(table, text) == ("CV-2.03", "tile_not_offered")


def test_cv_2_04_the_starting_tile_gives_steps_with_all_benefits() -> None:
    table = outfitting("wardens")
    on_track(table, 0, "prestige", 1)
    row(table, "tradition", "1", "2", "3", "4")
    do(table, Outfit(0))
    while question(table) == "ChooseSupport":
        play(table, "token +1")
    assert table.tracks[0] == (0, 1, 0)
    play(table, "take 2 prestige")
    assert question(table) == "Strengthen"
    assert table.traditions[0] == 1 << 6
    assert "iron" in stored(table)
    gives = table.box.starts[table.start_tiles[0]].gives
    assert table.support[0][0] == sum(amount_of(gift) for gift in gives if kind_of(gift) == SUPPORT)


def test_cv_2_05_the_tiles_are_resolved_in_turn_order_tracks_last_then_refill() -> None:
    table = outfitting("brewers")
    row(table, "rubble", "-", "iron", "iron", "iron", "iron")
    table.start_tiles = (table.start_tiles[0], table.start_tiles[0])
    do(table, *[Outfit(seat) for seat in table.in_order()])
    while question(table) == "ChooseSupport":
        assert table.tracks == ((0, 0, 0), (0, 0, 0))
        play(table, "token +1")
    while asks(table):
        table.play(table.options()[0])
    nature(table)
    assert table.journal is not None
    keys = [event.key for event in table.journal]
    assert keys.index("clan_gains_resource") < keys.index("clan_gets_token") < keys.index("clan_advances")
    assert "-" not in row_names(table, "rubble")
    assert keys.index("turns_up") > keys.index("clan_advances")


def test_cv_2_05_the_tradition_works_before_the_steps_not_before_the_resources() -> None:
    table = outfitting("carters")
    table.start_traditions = (23, 23)
    do(table, Outfit(0))
    while asks(table):
        table.play(table.options()[0])
    assert table.storage(0) == 5
    assert table.journal is not None
    keys = [event.key for event in table.journal]
    assert keys.index("clan_gains_resource") < keys.index("clan_advances")


def test_cv_2_06_what_is_left_is_drafted_without_asking_unless_a_spectator_would_learn_of_a_goal() -> None:
    """By which seats have drafted a single goal, and which of them is asked."""
    both, one, none = (0, 6), (0, EMPTY), (EMPTY, EMPTY)
    for seat in range(3):
        for own, others, is_public in (
            (both, both, True),
            (both, one, True),
            (none, one, True),
            (one, both, True),
            (one, one, False),
        ):
            table = bare(3)
            table.goals = tuple(own if clan == seat else others for clan in range(3))
            assert DraftTile(seat).is_public(table) is is_public
            table.start_traditions, table.offers = (0, 1, 2), ((0,), (), ())
            do(table, DraftTile(seat))
            assert len(table.options()) == 1
            assert table.forced() is (table.options()[0] if is_public else None)


def test_cv_2_06_players_have_watched_the_draft_spectators_have_not() -> None:
    table = ready(2)
    goals = [list(goals) for goals in table.goals]
    for seat in (0, 1):
        assert [clan.goals for clan in GAME.view(table, seat).clans] == goals
    assert [clan.goals for clan in GAME.view(table, SPECTATOR).clans] == [[EMPTY, EMPTY]] * 2
    table.shown_goals = (1 << goals[0][1], 0)
    assert [clan.goals for clan in GAME.view(table, SPECTATOR).clans] == [
        [EMPTY, goals[0][1]],
        [EMPTY, EMPTY],
    ]


def test_cv_2_07_all_four_rounds_go_counter_clockwise_the_start_player_last() -> None:
    table, order = drafting(4, first=1), []
    while question(table) == "DraftTile":
        order.append(table.to_move())
        table.play(table.options()[0])
    assert order == [0, 3, 2, 1] * 4


def test_cv_2_07_the_start_player_stays_the_same_in_all_eras() -> None:
    table, dice = GAME.new(3), Random(5)
    firsts = []
    table.journal = []
    while not table.over():
        if table.to_move() == NATURE:
            table.befall(dice)
        else:
            table.play(dice.choice(table.options()))
    keys = [event.key for event in table.journal]
    for at, key in enumerate(keys):
        if key == "era_begins":
            firsts.append(table.journal[at + 1].words["seat"])
    assert firsts == [table.first] * 3


def test_the_mountain_comes_before_the_players() -> None:
    table = GAME.new(2)
    assert question(table) == "TurnUp"
    assert any(isinstance(item, SetUpPlayers) for item in table.agenda)
    assert not any(isinstance(item, SetUpMountain) for item in table.agenda)
