"""Chapter 6. Scoring a round, and who wins; how a round ends is in test_06_ending.py."""

from __future__ import annotations

import random

import pytest

from games.lost_mines.positions import end_turn, event, events, hoards, play, position, to_step_2
from underhall.core.agenda import NATURE, SPECTATOR
from underhall.games import library
from underhall.games.lost_mines import GAME
from underhall.games.lost_mines.rules.course import Rounds
from underhall.games.lost_mines.rules.scoring import ScoreRound
from underhall.games.lost_mines.table import Result, Table

SIX = "yellow loyal, yellow loyal, blue loyal, blue loyal, yellow saboteur, blue selfish"


def finished(roles: str, *values: list[int], dragon: int = -1, points: tuple[int, ...] = ()) -> Table:
    """A table after its last round, where the seats have taken treasures of these values."""
    seats = len(values)
    table = position(
        seats=seats,
        roles=roles,
        taken=hoards(*values),
        hands={0: "ew"} | dict.fromkeys(range(1, seats), ""),
        pile=0,
    )
    table.dragon = dragon
    table.points = points or (0,) * seats
    end_turn(to_step_2(table))
    assert table.over()
    return table


def test_lm_6_02_roles_and_treasures_are_revealed() -> None:
    table = finished("blue loyal, yellow selfish, blue saboteur", [4], [3], [])
    for reader in (0, 1, SPECTATOR):
        told = [words for key, words in events(table, reader) if key == "was_role"]
        shared = "share, points={0}, pool={0}, count=1"
        assert told == [
            {"seat": 0, "clan": "blue", "role": "loyal", "points": 4, "how": shared.format(4)},
            {"seat": 1, "clan": "yellow", "role": "selfish", "points": 3, "how": "own, points=3"},
            {"seat": 2, "clan": "blue", "role": "saboteur", "points": 0, "how": shared.format(0)},
        ]
        result = GAME.view(table, reader).results[-1]
        assert result.roles == (0, 4, 2)
        assert result.treasures == ((0, 0, 4), (1, 0, 3))


def test_lm_6_02_a_selfish_dwarf_scores_the_value_of_the_own_treasures() -> None:
    table = finished("blue selfish, blue loyal, yellow loyal", [4, 3], [2], [])
    assert table.scores() == [7, 2, 0]


def test_lm_6_02_a_selfish_dwarf_without_treasure_scores_nothing() -> None:
    table = finished("blue selfish, blue loyal, yellow loyal", [], [4, 3], [2])
    assert table.scores() == [0, 7, 2]


def test_lm_6_03_the_loyal_dwarves_of_a_clan_share_equally() -> None:
    roles = "blue loyal, blue loyal, yellow loyal, yellow loyal, blue selfish"
    table = finished(roles, [4, 2], [], [3, 3], [], [])
    assert table.scores() == [3, 3, 3, 3, 0]


@pytest.mark.parametrize(("clan", "other"), [("blue", "yellow"), ("yellow", "blue")])
def test_lm_6_03_a_saboteur_belongs_to_the_other_clans_pool(clan: str, other: str) -> None:
    table = finished(f"{clan} saboteur, {clan} loyal, {other} loyal", [4], [3], [2])
    assert table.scores() == [3, 3, 3]
    table = finished(f"{clan} saboteur, {clan} loyal, {other} loyal", [], [3], [4])
    assert table.scores() == [2, 3, 2]


def test_lm_6_03_two_saboteurs_change_places() -> None:
    table = finished("blue saboteur, yellow saboteur, blue loyal, yellow loyal", [4], [3], [3], [2])
    assert table.scores() == [3, 3, 3, 3]
    assert table.results[0].shares == (3, 3, 3, 3)


def test_lm_6_03_treasures_nobody_took_are_worth_nothing() -> None:
    assert finished("blue loyal, yellow loyal, blue selfish", [], [], []).scores() == [0, 0, 0]


def test_lm_6_04_the_remainder_goes_to_the_member_with_the_most_valuable_card() -> None:
    roles = "blue loyal, blue loyal, yellow saboteur, yellow selfish"
    table = finished(roles, [3], [4], [], [])
    assert table.scores() == [2, 3, 2, 0]
    assert table.results[0].extras == (0, 1, 0, 0)


def test_lm_6_04_one_dear_card_counts_more_than_many_cheap_ones() -> None:
    roles = "blue loyal, blue loyal, yellow saboteur, yellow selfish, yellow loyal"
    table = finished(roles, [3, 3, 3], [4], [], [], [])
    assert table.scores() == [4, 5, 4, 0, 0]
    table = finished(roles, [3, 3], [4, 3, 2], [], [], [])
    assert table.results[0].extras == (0, 0, 0, 0, 0)
    table = finished(roles, [3, 3], [4, 3, 3], [], [], [])
    assert table.results[0].extras == (0, 1, 0, 0, 0)
    table = finished(roles, [3, 3], [4, 2, 2], [], [], [])
    assert table.results[0].extras == (0, 2, 0, 0, 0)


def test_lm_6_04_a_card_outside_the_pool_does_not_count() -> None:
    roles = "blue loyal, blue loyal, yellow loyal, blue selfish"
    table = finished(roles, [3], [2], [4], [4])
    assert table.scores() == [3, 2, 4, 4]


def test_lm_6_04_6_09_a_tie_splits_the_remainder() -> None:
    roles = "blue loyal, blue loyal, yellow saboteur, yellow selfish, yellow loyal"
    table = finished(roles, [4], [4], [], [], [])
    assert table.results[0].shares[:3] == (2, 2, 2)
    assert table.scores() == [3, 3, 2, 0, 0]


def test_lm_6_09_what_the_tied_cannot_share_is_lost() -> None:
    roles = "blue loyal, blue loyal, yellow saboteur, yellow selfish"
    table = finished(roles, [2], [2], [], [])
    assert table.scores() == [1, 1, 1, 0]
    roles = "blue loyal, blue loyal, blue loyal, yellow saboteur, yellow loyal, yellow selfish, yellow loyal"
    table = finished(roles, [3, 2], [3], [3], [], [], [], [])
    assert table.results[0].shares[:4] == (2, 2, 2, 2)
    assert table.scores() == [3, 3, 3, 2, 0, 0, 0]


@pytest.mark.parametrize(("values", "expected"), [([4], 2), ([3], 1), ([2], 0), ([], 0), ([4, 4], 6)])
def test_lm_6_05_the_dragons_holder_gives_back_two_points_or_all(values: list[int], expected: int) -> None:
    table = finished("blue selfish, blue loyal, yellow loyal", values, [], [], dragon=0)
    assert table.scores() == [expected, 0, 0]


def test_lm_6_05_one_point_is_all_there_is_to_give_back() -> None:
    table = finished("blue loyal, blue loyal, yellow loyal, yellow loyal", [2], [], [], [], dragon=1)
    assert table.scores() == [1, 0, 0, 0]
    assert table.results[0].losses == (0, 1, 0, 0)


def test_lm_6_05_the_remainder_won_is_lost_to_the_dragon_too() -> None:
    table = finished("blue loyal, blue loyal, yellow loyal, yellow loyal", [3], [], [], [], dragon=0)
    assert table.scores() == [0, 1, 0, 0]
    assert table.results[0].losses == (2, 0, 0, 0)


def test_lm_6_05_points_of_an_earlier_round_are_safe() -> None:
    table = finished("blue selfish, blue loyal, yellow loyal", [], [], [], dragon=0, points=(5, 1, 0))
    assert table.scores() == [5, 1, 0]


def test_lm_6_03_6_04_6_05_the_points_are_told_with_what_they_are_made_of() -> None:
    table = finished("blue loyal, blue loyal, yellow saboteur, yellow loyal", [4, 4], [], [], [2], dragon=0)
    words = library.catalogue(GAME)
    said = [words.report(one, "ABCD") for one in table.journal or [] if one.key == "was_role"]
    assert said == [
        "A, blue clan, was a loyal dwarf: 2 points (2 of a pool of 8 split among 3, "
        "2 more for the best treasure, 2 to the dragon).",
        "B, blue clan, was a loyal dwarf: 2 points (2 of a pool of 8 split among 3).",
        "C, yellow clan, was a saboteur: 2 points (2 of a pool of 8 split among 3).",
        "D, yellow clan, was a loyal dwarf: 2 points (2 of a pool of 2 that nobody else shares).",
    ]


def test_lm_6_05_nobody_else_pays_for_the_dragon() -> None:
    table = finished("blue selfish, blue loyal, yellow loyal", [4], [3], [], dragon=2)
    assert table.scores() == [4, 3, 0]


def test_lm_6_07_the_points_of_both_rounds_count() -> None:
    table = finished("blue selfish, blue loyal, yellow loyal", [4], [3], [], points=(1, 1, 6))
    assert table.scores() == [5, 4, 6]
    assert table.winners() == [2]
    assert event(table, 0, "game_over") == {"winners": "2"}


def test_lm_6_07_ties_share_the_victory() -> None:
    table = finished("blue selfish, blue loyal, yellow loyal", [4], [3], [], points=(2, 3, 0))
    assert table.winners() == [0, 1]
    assert event(table, 1, "game_over") == {"winners": "0 1"}


def test_lm_6_07_nobody_has_won_while_the_game_goes_on() -> None:
    table = position()
    table.points = (3, 1, 0)
    assert table.winners() == []


def end_of_round(number: int, points: tuple[int, ...], further_rounds: int) -> Table:
    """A round in which nobody wins a point ends."""
    table = position(hands={0: "ew", 1: "", 2: ""}, pile=0)
    table.round, table.points, table.further_rounds = number, points, further_rounds
    return to_step_2(table)


@pytest.mark.parametrize(
    ("number", "points", "further_rounds", "over"),
    [
        (1, (3, 1, 0), 0, False),
        (2, (3, 1, 0), 0, True),
        (2, (3, 3, 0), 0, True),
        (1, (3, 1, 0), 1, False),
        (2, (3, 1, 0), 1, True),
        (2, (3, 3, 0), 1, False),
        (3, (3, 3, 0), 1, False),
        (3, (3, 2, 0), 1, True),
    ],
)
def test_lm_6_07_two_rounds_or_as_an_option_more_until_there_is_a_single_winner(
    number: int, points: tuple[int, ...], further_rounds: int, over: bool
) -> None:
    table = end_of_round(number, points, further_rounds)
    assert table.over() is over
    assert table.round == number + (not over)


def test_lm_6_07_the_option_is_chosen_when_the_table_is_set_up() -> None:
    assert GAME.view(GAME.new(3), 0).further_rounds is False
    assert GAME.view(GAME.new(3, {"further_rounds": "yes"}), 0).further_rounds is True


def test_lm_6_08_a_pool_without_members_does_not_exist() -> None:
    table = finished("blue loyal, yellow saboteur, yellow selfish", [3], [4], [2])
    assert table.scores() == [3, 4, 2]
    assert sum(table.results[0].shares) + sum(table.results[0].extras) == 9


def test_lm_6_12_after_a_round_roles_and_points_are_open() -> None:
    table = position(
        roles="blue loyal, yellow saboteur, blue selfish",
        taken=hoards([], [4], [2]),
        hands={0: "ew", 1: "", 2: ""},
        pile=0,
    )
    table.round = 1
    to_step_2(table)
    dice = random.Random(1)
    while table.to_move() == NATURE:
        table.befall(dice)
    for reader in (0, 1, 2, SPECTATOR):
        view = GAME.view(table, reader)
        assert view.round == 2
        assert view.points == [2, 2, 2]
        assert [result.roles for result in view.results] == [(0, 5, 1)]
        assert view.results[0].points(1) == 2


def test_lm_6_12_the_roles_of_the_new_round_are_secret_again() -> None:
    table = end_of_round(1, (0, 0, 0), 0)
    dice = random.Random(1)
    while table.to_move() == NATURE:
        table.befall(dice)
    assert GAME.view(table, SPECTATOR).roles == [-1, -1, -1]
    assert GAME.view(table, 1).roles.count(-1) == 2


def test_lm_6_12_how_the_points_came_about_can_be_read() -> None:
    result: Result = finished(SIX, [4], [4], [2], [2], [4], [3], dragon=2).results[0]
    assert result.shares == (4, 4, 2, 2, 2, 3)
    assert result.extras == (0, 0, 0, 0, 2, 0)
    assert result.losses == (0, 0, 2, 0, 0, 0)


def test_the_facts_of_a_finished_game_are_those_of_its_rounds() -> None:
    table = finished("blue selfish, blue loyal, yellow saboteur", [4], [3], [], dragon=0)
    assert GAME.facts(table) == {
        "rounds": [
            {
                "roles": ["blue selfish", "blue loyal", "yellow saboteur"],
                "treasures": 2,
                "points": [2, 2, 1],
            }
        ]
    }


@pytest.mark.parametrize("text", ["discard ew", "stop", "propose end"])
def test_lm_6_07_after_the_game_nothing_is_played(text: str) -> None:
    table = finished("blue selfish, blue loyal, yellow loyal", [4], [3], [])
    refusal = table.refusal(table.notation().parse(text))
    assert refusal is not None
    assert refusal.key == "refused.game_over"
    assert play(table).options() == ()


def test_lm_6_03_a_saboteur_shares_with_the_other_clan_and_all_others_with_their_own() -> None:
    table = position(seats=6)
    assert [table.clan(seat) for seat in range(6)] == [0, 1, 0, 1, 0, 1]
    assert [table.pool(seat) for seat in range(6)] == [0, 1, 0, 1, 1, 0]


@pytest.mark.parametrize("number", [1, 2])
def test_lm_6_06_6_07_after_every_round_it_is_asked_again_whether_the_game_is_over(number: int) -> None:
    """Below the agenda of a round lies the question of what follows it, in the next round as in this one."""
    table = end_of_round(number, (3, 3, 0), 1)
    assert (table.round, table.over()) == (number + 1, False)
    assert [type(item) for item in table.agenda[:2]] == [Rounds, ScoreRound]
