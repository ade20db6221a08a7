"""What a game brings: seats, options, and a table at its first choice."""

from __future__ import annotations

import pytest

from core.toy import PRINTED, PURSES, Box, Finish, PurseGame, Purses, Turn
from underhall.core.agenda import NATURE
from underhall.core.game import BadSetup


def test_a_new_table_waits_at_its_first_choice() -> None:
    table = PURSES.new(2)
    assert table.box is PRINTED
    assert table.to_move() == NATURE
    assert table.high == 0


def test_what_happens_before_the_first_choice_has_happened() -> None:
    class Undealt(PurseGame):
        def begin(self, table: Purses) -> None:
            table.then(Turn(1), Finish())

    table = Undealt().new(3)
    assert table.to_move() == 1
    assert PRINTED.roll in table.options()


def test_a_table_is_made_with_the_options_and_the_box_that_were_asked_for() -> None:
    box = Box("house")
    table = PURSES.new(4, {"stakes": "high"}, box)
    assert (table.seats, table.high) == (4, 1)
    assert table.box is box


def test_options_not_named_are_at_their_default() -> None:
    assert PURSES.options[0].default == "low"
    assert PURSES.settle(2, {}) == {"stakes": "low"}
    assert PURSES.settle(2, {"stakes": "high"}) == {"stakes": "high"}


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_too_few_or_too_many_seats_are_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"^Purses is for 2 to 4 seats, not {seats}$"):
        PURSES.settle(seats, {})
    with pytest.raises(BadSetup):
        PURSES.new(seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_count_between_is_welcome(seats: int) -> None:
    assert PURSES.new(seats).seats == seats


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadSetup, match=r"^Purses has no option 'steaks'; it has stakes$"):
        PURSES.settle(2, {"steaks": "low"})


def test_an_unknown_choice_is_refused() -> None:
    with pytest.raises(BadSetup, match=r"^option stakes is one of low, high, not 'none'$"):
        PURSES.settle(2, {"stakes": "none"})


def test_a_game_without_statistics_of_its_own_has_no_facts() -> None:
    assert PURSES.facts(PURSES.new(2)) == {}


def test_a_game_may_leave_it_to_the_players_to_look_ahead() -> None:
    table = PURSES.new(2)
    assert PURSES.outlook(table, 0, PRINTED.rest) is None


def test_a_game_whose_points_count_as_they_come_has_no_tally() -> None:
    table = PURSES.new(2)
    assert PURSES.tally(table, 0) == []
    assert PURSES.counts_alike(table)
