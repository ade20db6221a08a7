"""Chapter 2. Setup of the players."""

from __future__ import annotations

from random import Random

import pytest

from games.mountain_king.positions import (
    card,
    options,
    play,
    position,
    question,
    quiet_box,
    refused,
    settle_nature,
    square,
    to_step_2,
    told,
)
from games.mountain_king.test_01_mountain import set_up
from underhall.core.agenda import NATURE, SPECTATOR
from underhall.core.game import BadSetup
from underhall.core.match import Match
from underhall.core.notation import UnknownMove
from underhall.games.mountain_king import GAME
from underhall.games.mountain_king.components import CART, NONE
from underhall.games.mountain_king.rules.players import RevealDrafts
from underhall.games.mountain_king.table import GATE, Table


def to_drafts(seats: int) -> Table:
    """All gates are placed; everybody has drawn two starters."""
    table = set_up(seats, start="1")
    for _ in range(seats):
        play(table, options(table)[0])
    settle_nature(table)
    return table


def draft(table: Table, drawn: str, placed: str) -> None:
    """Everybody drafts alike: six starters in the order they lie, and which are put into which frame."""
    cards, puts = drawn.split(), placed.split(", ")
    play(table, *[f"draw {cards[0]}"] * table.seats)
    for name, put in zip(cards[1:], puts, strict=False):
        play(table, *[f"draw {name}"] * table.seats, *[f"put {put}"] * table.seats)


ORDER = "pebble rusty glimmer tinker scribble jingle"
PUTS = "pebble at 1a, rusty at 1b, glimmer at 1c, tinker at 1d"


def test_mk_2_01_the_start_player_is_random() -> None:
    assert {set_up(3, seed).first for seed in range(20)} == {0, 1, 2}


def test_mk_2_01_unless_chosen() -> None:
    assert {set_up(3, seed, start="2").first for seed in range(5)} == {1}
    with pytest.raises(BadSetup, match=r"MK-2\.01"):
        GAME.settle(3, {"start": "4"})


def test_mk_2_01_everybody_starts_with_no_honor() -> None:
    assert set_up(4).scores() == [0, 0, 0, 0]


@pytest.mark.parametrize(("seats", "spots"), [(3, 3), (4, 4), (5, 5)])
def test_mk_2_02_gates_stand_on_spots_with_the_number_of_players(seats: int, spots: int) -> None:
    table = set_up(seats, start="2")
    board = table.board()
    names = board.grid.names
    assert options(table) == [f"gate at {names[spot]}" for spot in board.marked(seats)]
    assert len(options(table)) == spots
    order = []
    for left in range(spots, 0, -1):
        assert len(options(table)) == left
        order.append(table.to_move())
        play(table, options(table)[0])
    assert order == [(1 + i) % seats for i in range(seats)]
    assert len(set(table.gates)) == seats


def test_mk_2_02_one_gate_per_spot() -> None:
    table = set_up(3, start="1")
    first = options(table)[0]
    play(table, first)
    assert refused(table, first) == ("MK-2.02", "gate_stands_there")
    assert refused(table, "go on") == ("MK-2.02", "not_now")


def test_mk_2_02_a_spot_with_another_number_is_refused() -> None:
    table = GAME.new(4, box=quiet_box())
    settle_nature(table)
    assert refused(table, "gate at k1") == ("MK-2.02", "not_a_start")


def test_mk_2_03_four_are_placed_one_is_in_hand_one_is_never_seen() -> None:
    table = to_drafts(2)
    for placed in range(4):
        assert [len(hand) for hand in table.hands] == [2, 2]
        assert [undrawn.bit_count() for undrawn in table.undrawn] == [4 - placed] * 2
        play(table, options(table)[-1])
        assert (len(table.hands[0]), table.drafts[0].count(NONE)) == (1, 3 - placed)
        play(table, options(table)[-1])
        settle_nature(table)
    assert NONE not in table.council[0][:4]
    assert table.council[0][4:] == (NONE,) * 6


def test_mk_2_03_any_of_two_cards_into_any_empty_frame() -> None:
    table = set_up(2, start="1")
    play(table, options(table)[0])
    play(table, options(table)[0], "draw pebble", "draw pebble", "draw rusty", "draw rusty")
    assert len(options(table)) == 8
    play(table, "put rusty at 1c", "put rusty at 1a", "draw jingle", "draw tinker")
    assert len(options(table)) == 6
    assert refused(table, "put jingle at 1c") == ("MK-2.03", "frame_is_taken")
    assert refused(table, "put rusty at 1a") == ("MK-2.03", "not_in_hand")
    assert refused(table, "done") == ("MK-2.03", "not_now")


def test_mk_2_03_all_draft_at_the_same_time() -> None:
    """Nobody waits for the seat that is asked, but nobody is a card ahead."""
    table = to_drafts(3)
    assert table.to_move() == 0
    assert len(table.asides(1)) == len(table.asides(2)) == 8
    assert table.asides(0) == ()
    assert table.together()
    assert table.answers(1) == table.asides(1)
    assert table.answers(0) == table.options()
    table.interject(2, table.asides(2)[0])
    assert table.asides(2) == ()
    assert (table.to_move(), len(table.options())) == (0, 8)
    play(table, options(table)[0])
    assert table.to_move() == 1
    play(table, options(table)[0])
    assert table.to_move() == NATURE
    settle_nature(table)
    assert [len(hand) for hand in table.hands] == [2, 2, 2]
    assert table.to_move() == 0


@pytest.mark.parametrize("start", [1, 2, 3, 4])
def test_mk_2_03_whoever_is_asked_first_all_others_may_draft_ahead(start: int) -> None:
    table = set_up(4, start=str(start))
    for _ in range(4):
        play(table, options(table)[0])
    settle_nature(table)
    asked = start - 1
    assert table.to_move() == asked
    for seat in range(4):
        assert len(table.asides(seat)) == (0 if seat == asked else 8)
    for seat in [s for s in range(4) if s != asked]:
        table.interject(seat, table.asides(seat)[-1])
        assert table.drafts[seat].count(NONE) == 3
        assert table.asides(seat) == ()
    play(table, options(table)[0])
    assert table.to_move() == NATURE
    settle_nature(table)
    assert [len(hand) for hand in table.hands] == [2] * 4


@pytest.mark.parametrize("start", [1, 2, 3, 4, 5])
def test_mk_2_05_the_bonus_goes_by_turn_order_not_by_seat(start: int) -> None:
    table = set_up(5, start=str(start))
    for _ in range(5):
        play(table, options(table)[0])
    draft(table, ORDER, PUTS)
    sums = [sum(table.storage[(start - 1 + i) % 5]) for i in range(5)]
    cards = {c.name: len(c.gives) for c in table.box.cards}
    hand, unseen = cards["scribble"], cards["jingle"]
    assert [more - sums[0] for more in sums] == [0, hand, hand, hand + unseen, hand + unseen]


def test_mk_2_03_each_card_left_of_the_own_six_is_equally_likely() -> None:
    table = set_up(2, start="2")
    play(table, options(table)[0])
    play(table, options(table)[0])
    assert [weight for _, weight in table.outcomes()] == [1] * 6
    play(table, "draw tinker", "draw pebble")
    assert sorted(options(table)) == [
        f"draw {name}" for name in ("glimmer", "jingle", "pebble", "rusty", "scribble")
    ]
    assert table.hands[1] != table.hands[0]


def test_mk_2_03_nobody_sees_another_draft_until_all_are_done() -> None:
    match = Match(GAME, 2, {"start": "1"})
    dice = Random(4)
    while match.table.council[0][0] == NONE:
        seen = GAME.view(match.table, 1)
        assert (seen.draft, seen.hand) == (list(match.table.drafts[1]), list(match.table.hands[1]))
        assert set(seen.council[0]) == {NONE}
        assert not [e for e in match.log(SPECTATOR) if e.key in ("drafts", "draws_starter")]
        if match.table.to_move() == NATURE:
            match.befall(dice)
        else:
            match.play(match.table.to_move(), match.table.options()[0])
    assert NONE not in GAME.view(match.table, 1).council[0][:4]


def test_mk_2_04_the_gifts_of_the_placed_starters_go_to_storage() -> None:
    table = set_up(2, start="1")
    play(table, options(table)[0])
    play(table, options(table)[0])
    draft(table, ORDER, PUTS)
    gifts = [0] * 7
    cards = {c.name: c for c in table.box.cards}
    for name in ("pebble", "rusty", "glimmer", "tinker"):
        for kind in cards[name].gives:
            gifts[kind] += 1
    assert table.storage[0] == tuple(gifts)
    assert [table.box.cards[c].name for c in table.council[0][:4]] == ["pebble", "rusty", "glimmer", "tinker"]


def test_mk_2_04_everybody_shows_the_own_starters() -> None:
    table = position(seats=4, first=2)
    names = [troll.name for troll in table.box.cards[table.box.trolls :]]
    rows = [[*names[seat : seat + 3], names[0]] for seat in range(4)]
    table.drafts = tuple(tuple(card(table, name) for name in row) for row in rows)
    table.agenda = [RevealDrafts()]
    table.advance()
    shown = {words["seat"]: words["trolls"] for words in told(table, "shows_starters")}
    assert list(shown) == [2, 3, 0, 1]
    assert [shown[seat] for seat in range(4)] == [" ".join(row) for row in rows]
    assert [[table.box.cards[c].name for c in row[:4]] for row in table.council] == rows


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_mk_2_05_later_players_get_the_gifts_of_spare_starters(seats: int) -> None:
    table = set_up(seats, start="1")
    for _ in range(seats):
        play(table, options(table)[0])
    draft(table, ORDER, PUTS)
    cards = {c.name: c for c in table.box.cards}
    bonus = [0, 1, 1, 2, 2][:seats]
    for seat in range(seats):
        more = [[], ["scribble"], ["scribble", "jingle"]][bonus[seat]]
        want = list(table.storage[0])
        for name in more:
            for kind in cards[name].gives:
                want[kind] += 1
        assert list(table.storage[seat]) == want
    assert table.hands == ((),) * seats
    assert table.undrawn == (0,) * seats


def test_mk_2_06_the_second_player_shares_a_number_with_the_first() -> None:
    table = GAME.new(2, {"board": "winter", "start": "1"}, quiet_box())
    settle_nature(table)
    assert len(options(table)) == 9
    play(table, "gate at k1")
    names = sorted(text.split()[-1] for text in options(table))
    assert names == ["a7", "g17", "o17", "u7"]
    assert refused(table, "gate at f1") == ("MK-2.06", "not_a_start")


def test_mk_2_07_an_unused_start_spot_is_ordinary_ground() -> None:
    table = position(tiles="i3 at h1", storage={0: "2 stone"})
    to_step_2(table)
    play(table, "dig i2 with stone", "lay i2 at j1")
    assert table.networks[0] >> square("k1") & 1


def test_mk_2_08_a_gate_is_one_square_and_holds_one_statue() -> None:
    table = position(tiles="i3 at f3 turned 90", statues={"f3": "fire", "f4": "ice"}, storage={0: "2 cart"})
    assert table.regions[0] == 1 << square("f1")
    to_step_2(table)
    play(table, "recruit b1", "place at 2a", "haul from f3", "to f1", "haul from f4")
    assert refused(table, "to f1") == ("MK-8.04", "statue_stands_there")
    assert table.board().bands[square("f1")] == 0


def test_mk_2_09_gates_are_placed_before_the_drafts() -> None:
    table = set_up(3)
    for _ in range(3):
        assert question(table) == "PlaceGate"
        assert table.hands == ((), (), ())
        play(table, options(table)[0])
    settle_nature(table)
    assert question(table) == "PlaceStarter"


def test_mk_2_10_starters_begin_empty_and_starting_carts_are_wild() -> None:
    table = set_up(2, start="1")
    play(table, options(table)[0])
    play(table, options(table)[0])
    draft(table, ORDER, PUTS)
    assert table.laden[0] == (0,) * 10
    rusty = next(c for c in table.box.cards if c.name == "rusty")
    assert len(rusty.gives) > 1
    placed = [card.gives.count(CART) for card in table.box.cards[table.box.trolls :][:4]]
    assert placed == [1, 1, 0, 0]
    assert table.storage[0][CART] == 2
    assert table.wealth(0)[CART] == 2


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_mk_2_08_each_gate_is_a_tunnel_of_its_own_seat(seats: int) -> None:
    table = set_up(seats, start="2")
    for _ in range(seats):
        seat = table.to_move()
        play(table, options(table)[-1])
        gate = table.gates[seat]
        assert table.kinds[table.region_at(gate)] == GATE + seat
        assert table.networks[seat] == table.regions[table.region_at(gate)] == 1 << gate
    assert sorted(table.kinds) == [GATE + seat for seat in range(seats)]


def test_mk_2_03_there_are_four_frames_for_starters_and_no_fifth() -> None:
    moves = GAME.new(2).moves
    assert [len(frames) for frames in moves.draft] == [4] * 6
    with pytest.raises(UnknownMove):
        moves.notation.parse("put pebble at 2a")
