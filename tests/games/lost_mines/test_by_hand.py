"""Where cards may be played, found by masks, must be where a player at the table finds them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.lost_mines.by_hand import Board, letters, may_look
from games.lost_mines.positions import question
from games.lost_mines.wandering import small_box, wander
from underhall.games.lost_mines.components import PATH, STORM, TROLL, Box
from underhall.games.lost_mines.moves import CardMove, Lay, LookAt, PlayOnField, PlayOnPassage, Step
from underhall.games.lost_mines.rules.action_cards import Storm, open_passages, tokens
from underhall.games.lost_mines.rules.path_cards import fitting
from underhall.games.lost_mines.table import Table

GAMES = [(3, 1, None), (5, 2, None), (9, 3, None), *[(3 + seed % 7, seed, "small") for seed in range(4, 12)]]


def turns(seats: int, seed: int, board: str | None) -> Iterator[Table]:
    """A game of random play, at the start of each turn."""
    box: Box | None = small_box() if board else None
    return (table for table in wander(seats, seed, box) if question(table) == "PlayOrDiscard")


def named(table: Table, fields: list[int]) -> list[str]:
    return sorted(table.box.grid.names[field] for field in fields)


def in_mask(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


@pytest.mark.parametrize(("seats", "seed", "board"), GAMES)
def test_lm_3_01_3_03_3_07_3_09_every_card_finds_its_places(seats: int, seed: int, board: str | None) -> None:
    for table in turns(seats, seed, board):
        seen = Board(table)
        for sides in range(1, 16):
            found = [field for field, joints in enumerate(table.joints) if fitting(joints) >> sides & 1]
            assert named(table, found) == seen.places(letters(sides))


@pytest.mark.parametrize(("seats", "seed", "board"), GAMES)
def test_lm_4_03_4_07_every_token_finds_its_passages(seats: int, seed: int, board: str | None) -> None:
    for table in turns(seats, seed, board):
        moves = table.moves.on_passage[table.box.use.index(TROLL)]
        found = [moves[passage].text.split()[-1] for passage in in_mask(open_passages(table))]
        assert sorted(found) == Board(table).token_passages()
        taken = set(in_mask(tokens(table)))
        assert taken == set(in_mask(table.traps)) | {troll for troll in table.trolls if troll >= 0}


@pytest.mark.parametrize(("seats", "seed", "board"), GAMES)
def test_lm_4_06_every_storm_finds_its_cards(seats: int, seed: int, board: str | None) -> None:
    for table in turns(seats, seed, board):
        assert named(table, in_mask(Storm().fields(table))) == Board(table).storm_fields()


@pytest.mark.parametrize(("seats", "seed", "board"), GAMES)
def test_lm_3_01_a_lay_is_refused_exactly_if_it_is_no_option_and_for_a_true_reason(
    seats: int, seed: int, board: str | None
) -> None:
    for table in turns(seats, seed, board):
        hand, seen = set(table.hands[table.to_move()]), Board(table)
        for move in (move for lays in table.moves.lay for move in lays if move.card in hand):
            refusal = table.refusal(move)
            assert (refusal is None) == (move in table.options())
            assert refusal is None or seen.is_true_of_lay(table, move, refusal), (move, refusal.key)


@pytest.mark.parametrize(("seats", "seed", "board"), GAMES)
def test_lm_5_06_every_dwarf_finds_its_steps(seats: int, seed: int, board: str | None) -> None:
    for table in wander(seats, seed, small_box() if board else None):
        if question(table) == "MoveDwarf":
            seen, seat = Board(table), table.to_move()
            found = ["nesw"[move.direction] for move in table.options() if isinstance(move, Step)]
            assert found == [side for side in "nesw" if seen.may_step(seat, side)]


def playable(table: Table, move: CardMove) -> bool:
    """Whether a player at the table would allow an action card of the hand to be played so."""
    seat, use = table.to_move(), table.box.use[move.card]
    target = move.text.split(" on ")[1]
    if isinstance(move, LookAt):
        return may_look(table, seat, move)
    if isinstance(move, PlayOnPassage):
        return target in Board(table).token_passages() and not tokens(table) >> move.passage & 1
    assert isinstance(move, PlayOnField)
    if use == STORM:
        return target in Board(table).storm_fields()
    laid = table.laid[move.field]
    is_obstacle = laid >= 0 and table.box.detail[laid >> 1] == table.box.detail[move.card]
    return is_obstacle and not table.tools >> move.field & 1


@pytest.mark.parametrize(("seats", "seed", "board"), GAMES[3:])
def test_lm_4_01_4_02_4_03_4_04_4_06_an_action_is_refused_exactly_if_it_is_no_option(
    seats: int, seed: int, board: str | None
) -> None:
    for table in turns(seats, seed, board):
        hand = set(table.hands[table.to_move()])
        for move in table.notation().moves:
            if isinstance(move, CardMove) and not isinstance(move, Lay) and move.card in hand:
                allowed = playable(table, move)
                assert (move in table.options()) == allowed, move
                assert (table.refusal(move) is None) == allowed


def test_lm_2_01_whatever_is_no_option_is_refused_by_a_rule() -> None:
    for number, table in enumerate(wander(4, 21, small_box())):
        if number % 9 == 0:
            legal = set(table.options())
            for move in table.notation().moves:
                refusal = table.refusal(move)
                assert (refusal is None) == (move in legal)
                assert refusal is None or refusal.key.startswith("refused.")


def test_the_random_games_are_rich_enough_to_try_the_rules() -> None:
    met = set()
    for seats, seed, board in GAMES:
        for table in turns(seats, seed, board):
            hidden = len(Board(table).hidden)
            met |= {"mine"} if hidden < 4 else set()
            met |= {"trap"} if table.traps else set()
            met |= {"troll"} if max(table.trolls) >= 0 else set()
            met |= {"tool"} if table.tools else set()
            met |= {f"uses {table.box.use[card]}" for card in table.hands[table.to_move()]}
    assert {"mine", "trap", "troll", "tool"} <= met
    assert {f"uses {use}" for use in range(PATH, STORM + 1)} <= met
