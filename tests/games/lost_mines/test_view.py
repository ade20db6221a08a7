"""What a seat and a spectator see and do not see, and what they may imagine behind it."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from games.lost_mines.positions import (
    all_cards,
    begin,
    card,
    end_turn,
    field,
    hoards,
    names,
    passage,
    play,
    position,
    question,
    to_step_2,
)
from games.lost_mines.wandering import small_box, wander
from underhall.core.agenda import SPECTATOR, Decision, changed
from underhall.core.saving import save
from underhall.games.lost_mines import GAME
from underhall.games.lost_mines.hidden import unseen_cards, unseen_mines, unseen_values
from underhall.games.lost_mines.rules.setup import role_cards
from underhall.games.lost_mines.table import UNSEEN, Table

SMALL = [(3, 31), (5, 32), (6, 33), (9, 34)]


def mid_round() -> Table:
    """Everybody has learned something of their own."""
    hands = {0: "mine-role ew", 1: "treasure-role ns", 2: "mine-treasure nw"}
    table = position("3 .B─", seats=4, hands=hands, treasures="gold gold gems silver")
    end_turn(play(table, "play mine-role on mine k3", "mine is dragon"))
    end_turn(play(table, "play treasure-role on treasure 1", "worth 4"))
    end_turn(play(table, "play mine-treasure on mine k5", "mine is gold"))
    return table


# What is seen


def test_lm_1_06_a_seat_sees_its_own_hand_and_the_size_of_the_others() -> None:
    table = position(hands={0: "ew trap", 1: "ns ns ne", 2: ""}, turn=1)
    view = GAME.view(table, 0)
    assert names(table, view.hand) == ["ew", "trap"]
    assert view.hand_sizes == [2, 3, 0]


def test_lm_2_04_a_spectator_holds_no_cards() -> None:
    table = to_step_2(position(hands={0: "ew trap"}))
    view = GAME.view(table, SPECTATOR)
    assert (view.hand, view.discarded) == ([], [])
    assert view.discard_counts == [1, 0, 0]


def test_lm_1_06_the_pile_is_seen_as_a_number() -> None:
    table = position(pile=7)
    assert GAME.view(table, 0).pile == 7


def test_lm_3_02_4_01_4_03_4_04_the_board_is_seen_by_all() -> None:
    board = """
        3 .B──
        4 ..│"""
    table = position(
        board,
        features={"c3": "tree"},
        tools="c3",
        traps="b3-c3",
        trolls={1: "c3-d3"},
        mines={"k3": "gold"},
        dwarves={1: "d3"},
    )
    for reader in (0, 1, SPECTATOR):
        view = GAME.view(table, reader)
        assert {table.box.grid.names[at] for at, face in enumerate(view.laid) if face >= 0} == {
            "c3",
            "d3",
            "c4",
        }
        assert [view.sides[field(table, at)] for at in ("b3", "c3", "c4", "k3", "k1")] == [15, 10, 5, 11, 0]
        assert view.tools == [field(table, "c3")]
        assert view.traps == [passage(table, "b3-c3")]
        assert view.trolls == [-1, passage(table, "c3-d3"), -1]
        assert view.mine_open == [False, True, False, False]
        assert view.places == [field(table, at) for at in ("b3", "d3", "b3")]
        assert view.ways == [15, 10, 15]


def test_lm_2_07_5_05_5_17_the_state_of_play_is_seen_by_all() -> None:
    table = position("3 .B─", hands={0: "ew ns", 1: ""}, taken=hoards([], [4], []), pile=0, turn=1)
    table.dragon, table.points = 2, (1, 2, 3)
    for reader in (0, 1, SPECTATOR):
        view = GAME.view(table, reader)
        assert (view.seat, view.seats, view.round, view.first) == (reader, 3, 2, 0)
        assert (view.to_move, view.question, view.steps_left) == (2, "PlayOrDiscard", 0)
        assert (view.passed, view.dragon, view.points) == ([False, True, False], 2, [1, 2, 3])
        assert view.treasure_owners == [-1, -1, 1]
        assert view.dwarves == [0, 0, 1]
        assert view.clans == [0, 1, 0]


def test_lm_6_01_nature_and_the_end_ask_no_question() -> None:
    table = play(to_step_2(position("3 .B─")), "stop")
    assert GAME.view(table, 0).question == ""
    table = to_step_2(position(hands={0: "ew", 1: "", 2: ""}, pile=0))
    assert table.over()
    assert (GAME.view(table, 0).question, GAME.view(table, 0).to_move) == ("", -2)


def test_lm_4_02_what_was_looked_at_is_seen_by_who_looked() -> None:
    table = mid_round()
    views = [GAME.view(table, seat) for seat in (0, 1, 2, 3, SPECTATOR)]
    assert [view.mine_kinds for view in views] == [
        [-1, 3, -1, -1],
        [-1, -1, -1, -1],
        [-1, -1, 1, -1],
        [-1, -1, -1, -1],
        [-1, -1, -1, -1],
    ]
    assert [view.treasure_values[0] for view in views] == [-1, 4, -1, -1, -1]
    assert [view.roles for view in views] == [
        [0, -1, -1, -1],
        [-1, 3, -1, -1],
        [-1, -1, 1, -1],
        [-1, -1, -1, 4],
        [-1, -1, -1, -1],
    ]


def test_lm_6_12_at_the_end_of_the_game_roles_and_treasures_are_open() -> None:
    table = position(taken=hoards([], [4], []), hands={0: "ew", 1: "", 2: ""}, pile=0)
    to_step_2(table)
    assert table.over()
    for reader in (0, 1, 2, SPECTATOR):
        assert GAME.view(table, reader).roles == list(table.roles)
        assert GAME.view(table, reader).treasure_values == [-1, -1, 4]


def test_lm_1_04_4_02_hidden_things_do_not_change_what_is_seen() -> None:
    table = mid_round()
    other = table.copy()
    other.hands = (table.hands[0], table.hands[2], table.hands[1], table.hands[3])
    other.mine_kind = changed(changed(other.mine_kind, 2, 0), 1, 3)
    other.treasure_value = changed(other.treasure_value, 0, 2)
    other.roles = (table.roles[0], 5, 2, 3)
    assert GAME.view(other, 0) == GAME.view(table, 0)
    assert GAME.view(other, 1) != GAME.view(table, 1)


def test_the_sheet_tells_a_client_what_the_numbers_mean() -> None:
    sheet = GAME.sheet(GAME.box())
    assert (sheet["columns"], sheet["rows"], sheet["stride"]) == (11, 7, 12)
    assert sheet["starts"] == list(GAME.box().starts)
    assert sheet["mine_fields"] == list(GAME.box().mine_fields)
    assert [entry["name"] for entry in sheet["cards"]] == [card.name for card in GAME.box().cards]
    cards = {entry["name"]: entry for entry in sheet["cards"]}
    assert cards["ew+lake"] == {"name": "ew+lake", "use": "path", "feature": "lake", "ways": (10,)}
    assert cards["axe"] == {"name": "axe", "use": "tool", "feature": "", "ways": ()}
    assert sheet["mine_sides"] == [11, 11, 11, 15]
    assert (sheet["mines"][3], sheet["roles"][1], sheet["clans"][0]) == ("dragon", "selfish", "blue")


# What may be behind it


def is_possible(table: Table) -> bool:
    """Whether the box could have dealt all this."""
    roles = Counter(table.roles)
    kinds = [kind for kind in table.mine_kind if kind != UNSEEN]
    values = Counter(
        (kind, value)
        for kind, value in zip(table.treasure_kind, table.treasure_value, strict=False)
        if value != UNSEEN
    )
    in_box = Counter((kind, v) for kind, row in enumerate(table.box.treasure_values) for v in row)
    return (
        all(roles[role] <= count for role, count in enumerate(role_cards(table)))
        and len(set(kinds)) == len(kinds)
        and values <= in_box
        and all_cards(table) == all_cards(GAME.new(table.seats))
    )


def undecided(table: Table) -> list[bool]:
    """What nobody has looked at yet, which imagining it does not decide."""
    return [thing == UNSEEN for thing in (*table.mine_kind, *table.treasure_value)]


def readers(table: Table) -> list[int]:
    return [*range(table.seats), SPECTATOR]


@pytest.mark.parametrize(("seats", "seed"), SMALL)
def test_lm_1_02_1_03_1_04_2_04_determinize_keeps_what_is_known_and_deals_what_the_box_has(
    seats: int, seed: int
) -> None:
    dice = random.Random(seed)
    for number, table in enumerate(wander(seats, seed, small_box())):
        assert is_possible(table)
        if number % 7 == 0:
            before = save(GAME, table)
            for seat in readers(table):
                other = GAME.determinize(table, seat, dice)
                assert GAME.view(other, seat) == GAME.view(table, seat)
                assert is_possible(other)
                assert [len(hand) for hand in other.hands] == [len(hand) for hand in table.hands]
                assert [k == UNSEEN for k in other.mine_kind] == [k == UNSEEN for k in table.mine_kind]
                assert [v == UNSEEN for v in other.treasure_value] == [
                    v == UNSEEN for v in table.treasure_value
                ]
                assert other.shown == table.shown
            assert save(GAME, table) == before


@pytest.mark.parametrize(("seats", "seed"), SMALL)
def test_lm_2_01_determinize_leaves_the_questions_as_they_are(seats: int, seed: int) -> None:
    dice = random.Random(seed)
    for number, table in enumerate(wander(seats, seed, small_box())):
        if number % 5 == 0:
            for seat in readers(table):
                other = GAME.determinize(table, seat, dice)
                assert [type(item) for item in other.agenda] == [type(item) for item in table.agenda]
                assert other.to_move() == table.to_move()
                item = other.agenda[-1] if other.agenda else None
                if isinstance(item, Decision):
                    assert other.options() == tuple(item.options(other))
                if table.to_move() == seat:
                    assert other.options() == table.options()


def test_lm_6_01_determinize_can_be_played_to_the_end() -> None:
    dice = random.Random(5)
    for number, table in enumerate(wander(4, 35, small_box())):
        if number % 25 == 0:
            other = GAME.determinize(table, number // 25 % 4, dice)
            while not other.over():
                if other.to_move() < 0:
                    other.befall(dice)
                else:
                    other.play(dice.choice(other.options()))
                assert is_possible(other)


def imagined(table: Table, seat: int, times: int = 600) -> list[Table]:
    dice = random.Random(9)
    return [GAME.determinize(table, seat, dice) for _ in range(times)]


def test_lm_1_04_determinize_deals_every_role_that_may_be_there() -> None:
    table = position(seats=7)
    roles = Counter(other.roles[2] for other in imagined(table, 0, 1200))
    assert set(roles) == {0, 1, 2}
    assert 500 < roles[0] < 700
    assert 220 < roles[1] < 380


def test_lm_1_04_determinize_deals_no_role_that_was_seen_elsewhere() -> None:
    table = position(seats=5, roles="blue loyal, blue selfish, blue saboteur, yellow loyal, yellow selfish")
    table = begin(table, 0)
    table.role_seen = changed(table.role_seen, 1, 0b11)
    seen = {(other.roles[1], other.roles[2]) for other in imagined(table, 0, 100)}
    assert seen == {(1, 0), (1, 2)}
    assert {other.roles[0] for other in imagined(table, 1, 100)} == {0, 2}


def test_lm_1_02_determinize_deals_every_mine_that_others_may_have_seen() -> None:
    table = mid_round()
    kinds = Counter(other.mine_kind for other in imagined(table, 0))
    assert set(kinds) == {(-1, 3, kind, -1) for kind in (0, 1, 2)}
    assert min(kinds.values()) > 150
    assert len({other.mine_kind for other in imagined(table, 3)}) == 12


def test_lm_1_03_determinize_deals_every_value_that_others_may_have_seen() -> None:
    table = mid_round()
    values = Counter(other.treasure_value[0] for other in imagined(table, 0))
    assert set(values) == {2, 3, 4}
    assert 240 < values[3] < 360
    assert {other.treasure_value for other in imagined(table, 1, 50)} == {(4, -1, -1, -1)}
    assert {other.treasure_value[1:] for other in imagined(table, 0, 50)} == {(-1, -1, -1)}


def test_lm_1_03_determinize_leaves_room_for_what_the_seat_has_seen() -> None:
    table = position(treasures="gold gold", taken=[(0, "gold", 4)])
    table.treasure_value = (3, -1, 4)
    table.treasure_seen = (0b010, 0, 0b001)
    values = Counter(other.treasure_value for other in imagined(table, 0))
    assert set(values) == {(2, -1, 4), (3, -1, 4)}
    assert values[3, -1, 4] > values[2, -1, 4]


def test_lm_1_03_a_value_seen_of_one_kind_may_lie_under_another() -> None:
    table = position(treasures="gems gold", taken=[(0, "gold", 4)])
    assert unseen_values(table, 0) == [[2, 3, 3, 4], [2, 3, 3], [2, 3, 3, 4]]
    assert unseen_values(table, 1) == [[2, 3, 3, 4]] * 3


def test_lm_2_04_an_open_troll_card_is_seen_by_all() -> None:
    table = position("3 .B─", seats=4, turn=2, hands={2: "ew trap"}, trolls={1: "b3-c3"})
    troll, trap = card(table, "troll"), card(table, "trap")
    count = table.box.pile.counts[troll]
    for reader in (0, 1, 2, 3, SPECTATOR):
        left = unseen_cards(table, reader)
        assert left.count(troll) == count - 1
        assert left.count(trap) == table.box.pile.counts[trap] - (reader == 2)
        hand = len(table.hands[reader]) if reader < 4 else 0
        assert len(left) == table.box.pile.size - 2 - hand


def test_lm_2_04_determinize_deals_hands_and_discards_from_all_unseen_cards() -> None:
    table = to_step_2(position("3 .B─", hands={0: "ew ew ew ns", 1: "trap trap trap", 2: "w"}))
    others = imagined(table, 1, 200)
    assert {other.hands[1] for other in others} == {table.hands[1]}
    trap = card(table, "trap")
    assert all(trap not in other.hands[0] + other.buried[0] + other.hands[2] for other in others)
    assert len({other.buried[0] for other in others}) > 15
    assert len({other.hands[2] for other in others}) > 15
    assert {other.buried[0] for other in imagined(table, 0, 50)} == {table.buried[0]}


def test_lm_5_14_determinize_keeps_a_mine_that_waits_to_be_turned() -> None:
    board = """
        2 .........─┤
        3 .........─M
        4 .........─┘"""
    table = play(to_step_2(position(board, dwarves={0: "j3"})), "step east", "mine is gold")
    assert question(table) == "ChooseTurn"
    for seat in (0, 1, SPECTATOR):
        assert {other.mine_kind for other in imagined(table, seat, 30)} == {(-1, 1, -1, -1)}


def test_lm_2_01_determinize_gives_others_the_options_of_their_new_hand() -> None:
    table = position("3 .B─", hands={0: "trap"})
    other = next(other for other in imagined(table, 1) if card(table, "trap") not in other.hands[0])
    assert not any(move.text.startswith("play trap") for move in other.options())
    assert f"discard {names(other, other.hands[0])[0]}" in [move.text for move in other.options()]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_lm_1_02_1_03_1_04_2_04_what_a_seat_cannot_place_is_told_sort_by_sort(seat: int) -> None:
    """Cards, roles of both clans, mines, values of the three kinds of treasure."""
    table = position(treasures="gems gold", taken=[(1, "gold", 4)], mines={"k3": "gold"})
    cards, blue, yellow, mines, *values = GAME.unseen(table, seat)
    left = role_cards(table)
    left[table.roles[seat]] -= 1
    assert cards == unseen_cards(table, seat)
    assert [*blue, *yellow] == [role for role, count in enumerate(left) for _ in range(count)]
    assert {table.clan(0), table.clan(1)} == {0, 1}
    assert max(blue) < 3 <= min(yellow)
    assert mines == [0, 2, 3]
    assert values == [[2, 3, 3, 4], [2, 3, 3] if seat == 1 else [2, 3, 3, 4], [2, 3, 3, 4]]


@pytest.mark.parametrize("seat", [0, 2, SPECTATOR])
def test_lm_2_04_an_imagined_hand_is_held_in_order_like_any_other(seat: int) -> None:
    table = position("3 .B─", hands={0: "ew ew ns trap", 1: "trap w n ns", 2: "w trap axe boat"})
    for other in imagined(table, seat, 20):
        assert all(list(hand) == sorted(hand) for hand in other.hands)


@pytest.mark.parametrize("seats", [3, 4])
def test_lm_1_02_each_seat_has_looked_at_mines_of_its_own(seats: int) -> None:
    table = position(seats=seats)
    table.mine_kind = (0, 1, 2, 3)
    looked = [seat % 2 for seat in range(seats)]
    table.mine_seen = tuple(
        sum(1 << seat for seat in range(seats) if looked[seat] and mine == 0)
        for mine in range(len(table.mine_kind))
    )
    for seat in range(seats):
        mines = GAME.unseen(table, seat)[3]
        assert mines == unseen_mines(table, seat)
        assert (table.mine_kind[0] in mines) is not bool(looked[seat])
