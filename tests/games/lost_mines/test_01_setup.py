"""Chapter 1. Setup of a round."""

from __future__ import annotations

import random

import pytest

from games.lost_mines.positions import (
    end_turn,
    field,
    options,
    outcomes,
    play,
    position,
    question,
    refused,
    to_step_2,
)
from underhall.core.agenda import NATURE, SPECTATOR
from underhall.core.game import BadSetup
from underhall.core.notation import UnknownMove
from underhall.games.lost_mines import GAME
from underhall.games.lost_mines.components import BLUE, YELLOW
from underhall.games.lost_mines.table import UNSEEN, Table

EVERY_SEAT_COUNT = range(3, 10)


def set_up(seats: int, seed: int = 1) -> Table:
    """A table at its first turn; everybody picks the first dwarf that is left."""
    table, dice = GAME.new(seats), random.Random(seed)
    while question(table) != "PlayOrDiscard":
        if table.to_move() == NATURE:
            table.befall(dice)
        else:
            table.play(table.options()[0])
    return table


def dealt(seats: int, *fates: str) -> Table:
    """A table where nature has done just this."""
    return play(GAME.new(seats), *fates)


@pytest.mark.parametrize("seats", EVERY_SEAT_COUNT)
def test_lm_1_01_three_to_nine_can_play(seats: int) -> None:
    assert GAME.new(seats).seats == seats


@pytest.mark.parametrize("seats", [-1, 0, 2, 10])
def test_lm_1_01_fewer_than_three_and_more_than_nine_cannot_play(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"for 3 to 9 seats, not {seats}"):
        GAME.new(seats)


def test_lm_1_01_the_board_has_eleven_by_seven_fields_two_starts_and_four_mines() -> None:
    box = GAME.box()
    assert (box.grid.columns, box.grid.rows, len(box.grid.fields())) == (11, 7, 77)
    assert [box.grid.names[at] for at in box.starts] == ["b3", "b5"]
    assert [box.grid.names[at] for at in box.mine_fields] == ["k1", "k3", "k5", "k7"]


def test_lm_1_01_no_dwarf_leaves_the_board() -> None:
    table = to_step_2(position("3 ─B", dwarves={0: "a3"}))
    assert refused(table, "step west") == ("LM-1.01", "refused.off_board")


def test_lm_1_01_fields_off_the_board_have_no_name() -> None:
    notation = GAME.new(3).notation()
    for at in ("l3", "a8", "a0"):
        with pytest.raises(UnknownMove):
            notation.parse(f"lay ew at {at}")


def test_lm_1_02_the_starts_lie_open_on_all_sides_and_the_mines_face_down() -> None:
    table = set_up(3)
    assert [table.sides[at] for at in table.box.starts] == [15, 15]
    assert [table.sides[at] for at in table.box.mine_fields] == [0, 0, 0, 0]
    assert table.hidden_mines() == table.box.mine_mask
    assert GAME.view(table, 0).mine_kinds == [UNSEEN] * 4


def test_lm_1_02_each_of_four_mines_is_one_of_four_kinds() -> None:
    table = position(hands={0: "mine-role"})
    play(table, "play mine-role on mine k5")
    assert outcomes(table) == {"mine is gems": 1, "mine is gold": 1, "mine is silver": 1, "mine is dragon": 1}


def test_lm_1_02_no_kind_comes_twice() -> None:
    table = position(hands={0: "mine-role", 1: "mine-role", 2: "mine-treasure"})
    end_turn(play(table, "play mine-role on mine k5", "mine is silver"))
    play(table, "play mine-role on mine k1")
    assert outcomes(table) == {"mine is gems": 1, "mine is gold": 1, "mine is dragon": 1}
    end_turn(play(table, "mine is dragon"))
    play(table, "play mine-treasure on mine k3")
    assert outcomes(table) == {"mine is gems": 1, "mine is gold": 1}


def test_lm_1_02_a_mine_stays_what_it_is() -> None:
    table = position(hands={0: "mine-role", 1: "mine-role"})
    end_turn(play(table, "play mine-role on mine k5", "mine is silver"))
    play(table, "play mine-role on mine k5")
    assert not any(fate.startswith("mine is") for fate in options(table))
    assert GAME.view(table, 0).mine_kinds == GAME.view(table, 1).mine_kinds == [-1, -1, 2, -1]


@pytest.mark.parametrize("seats", EVERY_SEAT_COUNT)
def test_lm_1_03_as_many_treasures_as_players_are_laid_out(seats: int) -> None:
    table = set_up(seats)
    assert len(table.treasure_kind) == seats
    assert GAME.view(table, SPECTATOR).treasure_owners == [-1] * seats


def test_lm_1_03_the_twelve_treasures_are_shuffled_together() -> None:
    assert outcomes(GAME.new(3)) == {"lay out gems": 4, "lay out gold": 4, "lay out silver": 4}
    table = dealt(9, *["lay out gems"] * 4, "lay out gold")
    assert outcomes(table) == {"lay out gold": 3, "lay out silver": 4}


def test_lm_1_03_the_back_shows_the_kind_and_the_face_is_hidden() -> None:
    table = set_up(5)
    view = GAME.view(table, 2)
    assert view.treasure_kinds == list(table.treasure_kind)
    assert view.treasure_values == [UNSEEN] * 5


def test_lm_1_03_a_treasure_is_worth_what_is_left_of_its_kind() -> None:
    table = position(hands={0: "treasure-role", 1: "mine-treasure"}, treasures="gold gold gems")
    play(table, "play treasure-role on treasure 1")
    assert outcomes(table) == {"worth 2": 1, "worth 3": 2, "worth 4": 1}
    end_turn(play(table, "worth 3"))
    play(table, "play mine-treasure on treasure 2")
    assert outcomes(table) == {"worth 2": 1, "worth 3": 1, "worth 4": 1}


def test_lm_1_03_another_kind_has_values_of_its_own() -> None:
    table = position(hands={0: "treasure-role", 1: "mine-treasure"}, treasures="gold gold gems")
    end_turn(play(table, "play treasure-role on treasure 1", "worth 4"))
    play(table, "play mine-treasure on treasure 3")
    assert outcomes(table) == {"worth 2": 1, "worth 3": 2, "worth 4": 1}


@pytest.mark.parametrize(("seats", "loyal"), [(3, 1), (4, 1), (5, 2), (6, 2), (7, 3), (8, 3), (9, 3)])
def test_lm_1_04_the_roles_in_play_depend_on_the_number_of_players(seats: int, loyal: int) -> None:
    table = dealt(seats, *["lay out gems", "lay out gold", "lay out silver"][:seats] * (seats // 3))
    while options(table)[0].startswith("lay out"):
        table.befall(random.Random(1))
    clan = {"loyal": loyal, "selfish": 1, "saboteur": 1}
    every = {f"deal {name} {role}": count for name in ("blue", "yellow") for role, count in clan.items()}
    assert outcomes(table) == every


def test_lm_1_04_a_role_card_is_dealt_once() -> None:
    table = dealt(3, *["lay out gold"] * 3, "deal blue loyal", "deal yellow saboteur")
    assert outcomes(table) == {
        "deal blue selfish": 1,
        "deal blue saboteur": 1,
        "deal yellow loyal": 1,
        "deal yellow selfish": 1,
    }


@pytest.mark.parametrize("seats", EVERY_SEAT_COUNT)
def test_lm_1_04_everybody_has_one_role_and_the_rest_stays_unseen(seats: int) -> None:
    table = set_up(seats)
    assert len(table.roles) == seats
    view = GAME.view(table, SPECTATOR)
    assert view.roles == [UNSEEN] * seats
    assert view.clans == [table.clan(seat) for seat in range(seats)]


def test_lm_1_04_the_clan_is_public_and_the_role_is_the_owners_secret() -> None:
    table = GAME.new(3)
    table.journal = []
    play(table, *["lay out gold"] * 3, "deal blue saboteur")
    told = [(event.key, event.words) for event in table.journal if event.readable_by(0)]
    others = [(event.key, event.words) for event in table.journal if event.readable_by(1)]
    assert told[-1] == ("is_dealt_role", {"seat": 0, "clan": "blue", "role": "saboteur"})
    assert others[-1] == ("joins_clan", {"seat": 0, "clan": "blue"})
    assert GAME.view(table, 0).roles == [2]
    assert GAME.view(table, 1).roles == [UNSEEN]
    assert GAME.view(table, 1).clans == [BLUE]


def with_roles(first: int) -> Table:
    """Seats 1 and 2 are blue, seat 3 yellow; now dwarves are picked."""
    roles = ["deal blue loyal", "deal blue selfish", "deal yellow loyal"]
    return dealt(3, *["lay out gold"] * 3, *roles, f"start with seat {first}")


def test_lm_1_05_everybody_picks_a_dwarf_in_turn_order_and_stands_on_the_clans_start() -> None:
    table = with_roles(first=2)
    order = []
    for dwarf in (5, 5, 1):
        order.append(table.to_move())
        play(table, f"pick dwarf {dwarf}")
    assert order == [1, 2, 0]
    assert table.dwarves == (0, 4, 4)
    assert list(table.place) == [field(table, at) for at in ("b3", "b3", "b5")]


def test_lm_1_05_a_dwarf_is_picked_once_in_its_clan() -> None:
    table = play(with_roles(first=1), "pick dwarf 3")
    assert options(table) == ["pick dwarf 1", "pick dwarf 2", "pick dwarf 4", "pick dwarf 5"]
    assert refused(table, "pick dwarf 3") == ("LM-1.05", "refused.not_now")
    play(table, "pick dwarf 5")
    assert table.clan(table.to_move()) == YELLOW
    assert options(table) == [f"pick dwarf {dwarf}" for dwarf in range(1, 6)]


def test_lm_1_05_a_dwarf_is_known_to_all() -> None:
    table = play(with_roles(first=1), "pick dwarf 3")
    assert GAME.view(table, SPECTATOR).dwarves == [2, -1, -1]


def test_lm_1_06_forty_path_cards_and_twenty_three_action_cards() -> None:
    box = GAME.box()
    paths = sum(card.count for card in box.cards if card.ways)
    assert (paths, box.pile.size - paths) == (40, 23)


@pytest.mark.parametrize(("seats", "hand"), [(3, 5), (4, 5), (5, 5), (6, 5), (7, 4), (8, 4), (9, 4)])
def test_lm_1_06_hands_of_five_or_four_cards(seats: int, hand: int) -> None:
    table = set_up(seats)
    assert [len(cards) for cards in table.hands] == [hand] * seats
    assert table.pile_left() == 63 - 10 - seats * hand


def test_lm_1_06_any_card_may_be_among_the_ten_put_away() -> None:
    table = set_up(3)
    assert table.pile.size == table.pile_left() + 10
    assert sum(table.pile.counts) == table.pile.size


def test_lm_1_06_the_ten_put_away_are_never_drawn() -> None:
    table = position(pile=1)
    end_turn(to_step_2(table))
    assert (table.pile_left(), table.pile.size) == (0, 10)
    end_turn(to_step_2(table))
    assert table.hands[1] == ()
    assert (question(table), table.to_move()) == ("PlayOrDiscard", 2)


def test_lm_1_06_cards_are_drawn_from_what_nobody_holds() -> None:
    table = dealt(3, *["lay out gold"] * 3, "deal blue loyal", "deal blue selfish", "deal yellow loyal")
    play(table, "start with seat 1", "pick dwarf 1", "pick dwarf 2", "pick dwarf 1")
    assert outcomes(table)["draw treasure-role"] == 1
    play(table, "draw treasure-role")
    assert outcomes(table)["draw trap"] == 3
    assert "draw treasure-role" not in outcomes(table)


def test_lm_1_07_any_seat_may_be_the_first_and_play_goes_clockwise() -> None:
    table = dealt(3, *["lay out gold"] * 3, "deal blue loyal", "deal blue selfish", "deal yellow loyal")
    assert outcomes(table) == {f"start with seat {seat}": 1 for seat in (1, 2, 3)}
    play(table, "start with seat 3", "pick dwarf 1", "pick dwarf 1", "pick dwarf 2")
    while table.to_move() == NATURE:
        table.befall(random.Random(2))
    order = []
    for _ in range(4):
        order.append(table.to_move())
        end_turn(to_step_2(table))
    assert order == [2, 0, 1, 2]


def test_lm_1_04_whoever_is_dealt_a_role_the_others_hear_the_clan_alone() -> None:
    table = GAME.new(4)
    play(table, *["lay out gold"] * 4)
    for seat, role in enumerate(("blue loyal", "yellow selfish", "blue saboteur", "yellow loyal")):
        table.journal = []
        play(table, f"deal {role}")
        clan, kind = role.split()
        for reader in (0, 1, 2, 3, SPECTATOR):
            heard = [(event.key, event.words) for event in table.journal if event.readable_by(reader)]
            own = ("is_dealt_role", {"seat": seat, "clan": clan, "role": kind})
            assert heard == [own if reader == seat else ("joins_clan", {"seat": seat, "clan": clan})]
